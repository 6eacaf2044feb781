### Of input that can't be used: what all parts of the program say. A message `wrong-…` says what is
### wrong, `hint-…` how to put it right. Words between backquotes are typed as they stand.

## Names and numbers

hint-shared-did-you-mean = did you mean `{ $name }`?
hint-shared-known = known here: { $names }
hint-shared-none = there is none.
wrong-shared-or = { $left } or { $right }
wrong-shared-long-number = { $number } ({ $digits } digits)
wrong-shared-said-before = `{ $what }` was said before.
hint-shared-one-of-two = take one of the two lines out.
wrong-shared-reserved = `{ $name }` is a word of the language.
hint-shared-another-name = choose another name.

## Files

wrong-shared-folder = { $file } is a folder, not a file.
wrong-shared-too-large = { $file } is larger than { $bytes } bytes.
wrong-shared-unreadable = { $file } can't be read: { $why }.
wrong-shared-unwritable = { $file } can't be written: { $why }.
wrong-shared-no-file-name = { $name } isn't a file name.
wrong-shared-no-utf8 = { $file } isn't UTF-8 text.
wrong-shared-no-utf8-at = { $file } isn't UTF-8: byte { $byte }, line { $line }.
hint-shared-utf8 = save it as UTF-8.

## Folders

wrong-shared-no-folder = { $folder } is no folder.
wrong-shared-not-made = { $folder } can't be made: { $why }.
wrong-shared-made-in-no-folder = { $folder } can't be made: { $parent } is no folder.
wrong-shared-made-in-read-only = { $folder } can't be made: { $parent } is read-only.

## Why an operating system refuses

wrong-shared-system-not-there = No such file or directory
wrong-shared-system-not-allowed = Permission denied
wrong-shared-system-not-permitted = Operation not permitted
wrong-shared-system-folder = Is a directory
wrong-shared-system-no-folder = Not a directory
wrong-shared-system-there-already = File exists
wrong-shared-system-not-empty = Directory not empty
wrong-shared-system-name-too-long = File name too long
wrong-shared-system-too-many-links = Too many levels of symbolic links
wrong-shared-system-read-only = Read-only file system
wrong-shared-system-no-space = No space left on device

## Data in JSON, and names that a ruleset lacks

wrong-shared-no-json = { $name } isn't JSON from line { $line }, column { $column } on.
wrong-shared-too-deep = { $name } is nested too deeply.
wrong-shared-other-schema = `schema` is another one.
hint-shared-other-schema = this program reads `{ $schema }`.
wrong-shared-coins = `coins` has { $numbers } numbers for { $seats } seats.
wrong-shared-has-no-option = { $ruleset } has no option `{ $name }`.
wrong-shared-has-no-silence = { $ruleset } has no silence `{ $name }`.
wrong-shared-no-players = no number of players is for { $rulesets } with these options.
