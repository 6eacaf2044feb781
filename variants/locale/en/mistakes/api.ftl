### Of what was asked of the library and can't be answered: decks, numbers of players, files and folders.

## Numbers of players, options, readings, time

wrong-api-timeout = a timeout is more than 0 and up to { $most } seconds.
wrong-api-no-players-asked = no number of players is asked for.
wrong-api-not-in-a-row = an audit is for numbers of players in a row.
hint-api-not-in-a-row = write 2-4.
wrong-api-nor = { $left } nor { $right }
wrong-api-no-option = neither { $names } has an option `{ $option }`.
wrong-api-no-reading = neither { $names } has the reading `{ $reading }`.

## Cards and decks

wrong-api-no-card = there is no card to count.
wrong-api-no-deck-in = { $file } holds no deck.
wrong-api-copies = `{ $card }` has a number of copies from 1 to 1000.

## Files

wrong-api-empty-file = { $file } holds no ruleset, deck, claim or tour.
wrong-api-nothing-to-change = there is no ruleset for { $name } to change.
wrong-api-no-source = { $name } names no source.
hint-api-no-source = write `source EN` under its header.
wrong-api-no-playthrough = { $file } holds no playthrough.
hint-api-no-playthrough = `play … --save FILE` writes one; `check { $file }` runs examples.
wrong-api-no-file = there is no file { $file }.
hint-api-no-file = claims stand in files; `coyote-spec audit { $file }` asks about a ruleset.
wrong-api-no-claim-in = { $file } holds no claim.
hint-api-no-claim-in = a claim begins with the word `claim` and a name.
wrong-api-no-claim = no claim is called `{ $name }`.
wrong-api-no-tour = no tour is shipped.
wrong-api-no-text = there is no text `{ $name }`.

## Certificates and records

wrong-api-not-spoken-of = the certificate says nothing of the ruleset { $name }.
wrong-api-answers-no-claim = a finding of the certificate answers no claim.
wrong-api-record-refused = { $file } can't be used: { $why }.
wrong-api-no-record = { $file } is no record of verdicts.
hint-api-no-record = name a file that `prove --record` has written, or one that isn't there.

## Folders

hint-api-new-folder = name a folder that isn't there yet.
wrong-api-folder-in-use = { $folder } isn't empty, and nothing is overwritten.
