### Of what the command was given and can't use: arguments, the standard input, files to write.

## Verbs

wrong-cli-no-verb = there is no verb `{ $name }`; { $hint }
wrong-cli-no-option = there is no option `{ $name }`; without a verb, { $hint }; the options of a verb stand after it
wrong-cli-too-deep = this is nested too deeply to be read.

## The standard input

wrong-cli-standard-input = the standard input
wrong-cli-no-input = there is no standard input.
hint-cli-no-people = leave out `--as`: no people.
wrong-cli-input-and-files = the standard input can't be formatted together with files.

## Files to write

wrong-cli-it-is-read-only = it is read-only
wrong-cli-changed-meanwhile = { $file } was changed by someone else meanwhile.
wrong-cli-no-suffix = { $file } doesn't end in { $suffix }.
hint-cli-no-suffix = write { $file }.
wrong-cli-there-already = { $file } is there already.
wrong-cli-no-folder = there is no folder { $folder }.

## Rulebooks

wrong-cli-text-of-which = say of which ruleset the text is the rulebook.
hint-cli-text-of-which = for example: coverage en --text my-copy.txt

## Arguments

wrong-cli-argument = argument { $name }: { $why }
wrong-cli-twice = { $name } can't be both { $one } and { $other }
wrong-cli-witnesses = a number of witnesses is 1 to { $most }.
wrong-cli-players = write a number of players, as in 4 or 2-6, not `{ $seen }`
wrong-cli-lower-first = write the lower number of players first, not `{ $seen }`
wrong-cli-players-range = the number of players is from 1 to { $most }
wrong-cli-seconds = write a number of seconds, not `{ $seen }`
wrong-cli-seconds-range = write more than 0 and up to { $most } seconds
wrong-cli-card-empty = card { $number } is empty; write names between commas, as in 7,-5,x2
wrong-cli-no-card = there is no card; write names between commas, as in 7,-5,x2
wrong-cli-pair = write NAME=VALUE, not `{ $seen }`
wrong-cli-it = it
wrong-cli-number-of-players = the number of players
wrong-cli-number-of-witnesses = a number of witnesses
wrong-cli-option-named = the option { $name }
wrong-cli-whole = { $what } is a whole number, not `{ $seen }`
wrong-cli-digits = { $what } can't be a number of { $digits } digits
