### Of files that can be read as the rule language but mean nothing, or no game: what is wrong, and how to
### put it right. What stands between backquotes is the language, which is the same everywhere; words
### between quotes are an author's, and may be in any language.

## Names of rulesets and files

wrong-elaborate-names-nothing = `{ $name }` names no ruleset.
hint-elaborate-names-nothing = write a name, a path, or `NAME+AMENDMENT`.
wrong-elaborate-no-ruleset = there is no ruleset `{ $name }`.
wrong-elaborate-no-amendment = there is no amendment `{ $name }`.
hint-elaborate-is-amendment = { $name } is an amendment: write it after a `+`, as in `en+{ $name }`.
hint-elaborate-path-works = { $hint }; the path of a file works too: `folder/{ $name }.coyote`.
hint-elaborate-path-in-quotes = { $hint }; the path of a file works too, in quotes: `"folder/{ $name }.coyote"`.
wrong-elaborate-holds-no-ruleset = { $file } holds no ruleset.
wrong-elaborate-holds-no-amendment = { $file } holds no amendment.
hint-elaborate-holds-amendment = it holds the amendment { $name }: write `en+{ $file }`.
hint-elaborate-holds-ruleset = it holds the ruleset { $name }: write it before the `+`.
wrong-elaborate-no-ruleset-in = { $file } holds no ruleset { $name }.
wrong-elaborate-no-amendment-in = { $file } holds no amendment { $name }.
wrong-elaborate-too-deep = { $name } is nested too deeply.
hint-elaborate-too-deep = let it extend fewer others, or split its definitions.
wrong-elaborate-circle-of-rulesets = these extend each other: { $circle }.
wrong-elaborate-names-no-deck = { $ruleset } names no deck.
hint-elaborate-names-no-deck = write `deck thirty` under the header.

## Amendments on top of each other

wrong-elaborate-twice-on-top = { $amendment } is put on top twice.
hint-elaborate-twice-on-top = once is enough.
wrong-elaborate-two-decks = { $one } and { $other } both bring a deck of their own.
wrong-elaborate-clash = { $one } and { $other } both change the rule `{ $rule }`.
hint-elaborate-leave-one-out = leave one of the two out.
wrong-elaborate-only-one = only one of the two can be used: { $which }
wrong-elaborate-both-go-with = either goes with { $names }
wrong-elaborate-goes-with = { $amendment } goes with { $names }
wrong-elaborate-and-also = { $left }; { $right }
hint-elaborate-sentence = { $what }.

## Adding, replacing and removing

wrong-elaborate-only-added = `before` is for a rule that is added.
hint-elaborate-where-it-belongs = write it where it belongs.
hint-elaborate-stays-where-it-was = what is replaced stays where it was.
wrong-elaborate-nothing-to-change = `{ $word }` needs something to change; { $ruleset } extends nothing.
hint-elaborate-nothing-to-change = write the rule without it.
wrong-elaborate-rule-exists = there is a rule `{ $rule }` already.
hint-elaborate-rule-exists = to change it, write `replace { $rule }`.
wrong-elaborate-no-rule-before = there is no rule `{ $rule }` in `{ $section }` before which to put it.
wrong-elaborate-no-change = `{ $rule }` doesn't say whether it is new.
hint-elaborate-replace = write `replace { $rule }`.
hint-elaborate-add = write `add { $rule }`.
wrong-elaborate-no-rule-to-replace = there is no rule `{ $rule }` in `{ $section }` to replace.
wrong-elaborate-no-rule-to-remove = there is no rule `{ $rule }` in `{ $section }` to remove.
hint-elaborate-in-section = it is in the section `{ $section }`.
wrong-elaborate-too-large = with what it replaces, this rule is too large.
hint-elaborate-too-large = write it out instead of saying `as before`.
wrong-elaborate-nothing-before = `as before` stands for nothing here.
hint-elaborate-nothing-before = it stands for the value or the effects of a rule that is replaced.
wrong-elaborate-taken-by-rule = the name `{ $name }` is taken by the rule in line { $line }.
hint-elaborate-taken-by-rule = give one of them another name.

## Sources and their clauses

wrong-elaborate-no-source = there is no source `{ $source }`.
wrong-elaborate-source-language = the source doesn't say in which language the text is.
hint-elaborate-source-language = for example: `language en`.
wrong-elaborate-source-edition = the source doesn't say which edition it is.
hint-elaborate-source-edition = for example: `edition "the box of 2010"`.
wrong-elaborate-source-digest = the source doesn't say the digest of the text.
hint-elaborate-source-digest = for example: `digest "…"`.
wrong-elaborate-digest = a digest is the SHA-256 of the text: 64 digits from 0 to f.
hint-elaborate-digest = `coverage … --text FILE` prints that of a file.
wrong-elaborate-no-clauses = the source lists no clause.
hint-elaborate-no-clauses = for example: `1  line 2  rule  "Each player draws a card."`.
wrong-elaborate-clause-twice = the clause { $clause } stands in line { $line } already.
hint-elaborate-clause-twice = give it the next number.
wrong-elaborate-no-such-lines = no text has such a clause.
hint-elaborate-no-such-lines = lines count from 1, the first before the last: `lines 35 to 37`.
wrong-elaborate-no-clause = the source { $source } has no clause `{ $clause }`.
hint-elaborate-clauses = did you mean `{ $close }`? Its clauses go from { $first } to { $last }.

## Decks and cards

wrong-elaborate-no-deck = there is no deck `{ $deck }`.
wrong-elaborate-circle-of-decks = these decks are made from each other: { $circle }.
wrong-elaborate-copies = { $copies } copies of a card aren't possible.
hint-elaborate-copies = write a number from 1 to { $most }.
wrong-elaborate-card-twice = the card "{ $card }" is listed twice.
wrong-elaborate-deck-empty = the deck { $deck } holds no card.
wrong-elaborate-deck = the deck { $deck } holds "{ $card }", for which { $ruleset } has no rule.
wrong-elaborate-card-of-deck = no rule knows "{ $card }" of { $deck }.
wrong-elaborate-card-name = a card's name is short, without a comma, and has no blanks around it.
wrong-elaborate-recorded = what is recorded of `{ $rule }` isn't one rule.

## What a game needs

wrong-elaborate-incomplete = the ruleset doesn't say { $what }.
hint-elaborate-example = for example: `{ $example }`.
wrong-elaborate-asks-how-many = how many can play
wrong-elaborate-asks-which-cards = which cards there are
wrong-elaborate-asks-where-cards = where cards lie
wrong-elaborate-asks-dealt = what is dealt
wrong-elaborate-asks-first = who starts the first round
wrong-elaborate-first-starter = first_starter  chosen "the youngest player"
wrong-elaborate-asks-opening = which number may open
wrong-elaborate-asks-raise = which number is a raise
wrong-elaborate-asks-turn = to whom the turn passes
wrong-elaborate-asks-call = who may have the cards counted
wrong-elaborate-asks-total = what the total is
wrong-elaborate-asks-out = who is out
wrong-elaborate-asks-next = who starts next
wrong-elaborate-asks-end = when a match ends
wrong-elaborate-asks-winner = who wins a match
wrong-elaborate-asks-tidied = what becomes of the cards after a round
wrong-elaborate-second-turn = a second rule says to whom the turn passes.
wrong-elaborate-second-box = a second rule says how many coins the box holds.
wrong-elaborate-idle-silence = no rule consults the silence `{ $name }`.
hint-elaborate-idle-silence = write `by { $name }` where the text falls silent.
wrong-elaborate-idle = no rule speaks of `{ $name }`.
wrong-elaborate-idle-option = no rule speaks of the option `{ $name }`.
wrong-elaborate-idle-card = no rule speaks of the card "{ $card }".
hint-elaborate-idle-card = for example: `with "{ $card }": draw 1 to …`.
wrong-elaborate-since-removed = since `{ $rule }` is removed here, { $said }
wrong-elaborate-since-replaced = since `{ $rule }` is replaced here, { $said }
hint-elaborate-since = say it in the new rule, or change `{ $rule }` too.
wrong-elaborate-too-late = `{ $rule }` changes what cards count after `{ $total }` has added them up.
hint-elaborate-too-late = write `add { $rule } before { $total }`, or put it above `{ $total }`.

## Names that a ruleset gives

wrong-elaborate-word-of-games = `{ $name }` is a word of every game and can't be declared.
wrong-elaborate-no-reading = `{ $name }` has no reading.
hint-elaborate-no-reading = list its readings below, the assumed one first.
wrong-elaborate-only-readings = only readings stand under a silence.
wrong-elaborate-reading-twice = the reading `{ $reading }` is listed twice.

## Rules in their sections

wrong-elaborate-kind-of-rule = `{ $rule }` is a kind of rule that doesn't belong in `{ $section }`.
hint-elaborate-belongs = it belongs in { $sections }.
wrong-elaborate-says-nothing = `{ $rule }` says nothing.
wrong-elaborate-lists-nothing = `{ $rule }` lists no card.
wrong-elaborate-no-effects = no effects can stand under `{ $rule }`.
wrong-elaborate-empty-range = { $low } to { $high } holds no number.
hint-elaborate-empty-range = write the lower number first.
wrong-elaborate-few-players = a game has at least two players, and a largest number of them.
wrong-elaborate-seat-kept = a seat can't be kept yet; keep a yes or no for each seat.
wrong-elaborate-box = what the box holds is a number of coins.
wrong-elaborate-moment = `{ $moment }` isn't a moment of `{ $section }`.
hint-elaborate-moment = write { $fits }.
wrong-elaborate-no-time = nothing says when `{ $rule }` is done.
hint-elaborate-no-time = write `turn passes to` and the seat, or what is done under `at each bid`.
wrong-elaborate-no-bid-yet = before the opening there is no `{ $name }`.
wrong-elaborate-effect = `{ $effect }` can't stand here.
wrong-elaborate-to-draw = the cards to draw are a number from 1 to 9.
wrong-elaborate-lie-there = the cards lie there already.
hint-elaborate-lie-there = name two places.
wrong-elaborate-no-field = only a field can become something.
wrong-elaborate-follows = `{ $name }` follows from other things and can't be set.
wrong-elaborate-direction = play goes to the left (1) or to the right (-1).
hint-elaborate-direction = write 1 or -1.
wrong-elaborate-place-of-seats = `{ $place }` lies with each seat.
hint-elaborate-place-of-seats = write `{ $place } of` and the seat.
wrong-elaborate-place-on-table = `{ $place }` lies on the table.
hint-elaborate-place-on-table = write `{ $place }`.

## What an expression speaks of

wrong-elaborate-type = { $needed } is needed here, and this is { $given }.
wrong-elaborate-a-number = a number
wrong-elaborate-a-truth = yes or no
wrong-elaborate-a-seat = a seat
wrong-elaborate-a-card = a card
wrong-elaborate-division = only a division by a number above 0 has a meaning.
wrong-elaborate-not-now = `{ $name }` isn't known at this moment.
wrong-elaborate-speaks-of = `{ $name }` speaks of `{ $local }`, which isn't known at this moment.
hint-elaborate-here = known here: { $names }.
wrong-elaborate-before-the-game = before the game begins only options and `players` are known.
wrong-elaborate-of-a-seat = `{ $name }` belongs to a seat.
hint-elaborate-of-a-seat = write `{ $name } of` and the seat.
wrong-elaborate-no-name = nothing is called `{ $name }`.
hint-elaborate-yes = truth is written `yes`.
hint-elaborate-no = untruth is written `no`.
wrong-elaborate-circle = this definition goes round in a circle: { $circle }.
wrong-elaborate-not-worn = `{ $name }` doesn't lie with a seat.
wrong-elaborate-no-seat-has = no seat has `{ $name }`.
wrong-elaborate-no-number-of-seats = no seat has a number called `{ $name }`.
wrong-elaborate-no-silence = there is no silence `{ $silence }`.
wrong-elaborate-not-its-reading = `{ $silence }` has no reading `{ $reading }`.
wrong-elaborate-one-answer = the reading `{ $reading }` of `{ $silence }` needs exactly one answer here.
hint-elaborate-one-answer = each reading has one line: { $lines }.
wrong-elaborate-neither = `{ $name }` is neither a colour nor a place.
wrong-elaborate-no-colour = no card is `{ $colour }`.
hint-elaborate-in-quotes = a card's name stands in quotes: "{ $card }".
wrong-elaborate-no-place = there is no place `{ $place }`.
wrong-elaborate-no-card = there is no card "{ $card }".
hint-elaborate-number-as-card = a number is named under `cards` before rules speak of it: `card "{ $card }"`.

## Claims

wrong-elaborate-taken-by-claim = the name `{ $name }` is taken by the claim in line { $line }.
wrong-elaborate-without-question = the claim { $claim } asks nothing.
hint-elaborate-without-question = ask for example `bidding ends`, `never stuck` or `always in a round bid above 0`.
wrong-elaborate-one-question = a claim asks one question.
hint-elaborate-one-question = write a second claim.
wrong-elaborate-second-time = `{ $what }` stands here a second time.
wrong-elaborate-agreed-twice = `{ $what }` is agreed here a second time.
wrong-elaborate-one-deck = a claim is about one deck, or about any deck like it.
wrong-elaborate-two-games = `{ $what }` needs two games or more.
wrong-elaborate-no-game = the claim names no game.
hint-elaborate-no-game = write `games` and their names.
wrong-elaborate-claim-expects-nothing = the claim { $claim } expects nothing.
hint-elaborate-claim-expects-nothing = write `expect proved` or `expect refuted`.
wrong-elaborate-no-verdict = `{ $word }` isn't a verdict.
wrong-elaborate-no-players = { $low } to { $high } isn't a number of players.

## Examples

wrong-elaborate-taken = the name `{ $name }` is taken by that in line { $line }.
wrong-elaborate-no-situation = { $example } is no count and no round.
hint-elaborate-no-situation = write `table` and the cards for a count, or `hands` and a card for each seat.
wrong-elaborate-only-counted = `{ $line }` has no meaning where cards are only counted.
hint-elaborate-only-counted = lay out a round: `hands 3 4 5`.
wrong-elaborate-ends-a-playthrough = `{ $line }` ends a playthrough.
wrong-elaborate-expects-nothing = { $example } expects nothing.
hint-elaborate-expects-nothing = say what comes out: `total is 12`.
wrong-elaborate-no-meaning = `{ $line }` has no meaning here.
wrong-elaborate-has-no-silence = { $ruleset } has no silence `{ $silence }`.
wrong-elaborate-reading-of = `{ $reading }` isn't a reading of { $silence }.
wrong-elaborate-of-no-game = { $example } belongs to no game.
hint-elaborate-of-no-game = name them: `example NAME of en, fr`.

## Playthroughs

wrong-elaborate-match-game = { $match } is a match of one game.
hint-elaborate-match-game = name it: `of en`.
wrong-elaborate-match-players = { $match } doesn't say how many play.
hint-elaborate-match-players = write `players 3`.
wrong-elaborate-match-cards = the cards come from a seed or from shuffles that are listed, one of the two.
hint-elaborate-match-cards = write `seed 7`, or `shuffle` and the cards in their order.
wrong-elaborate-match-deck = the deck is named or written out, not both.
hint-elaborate-match-deck = take one of them out.
wrong-elaborate-match-round = round { $expected } is expected here, not round { $round }.
hint-elaborate-match-round = a playthrough has all rounds of its match, from the first on.
wrong-elaborate-match-end = { $match } doesn't end with how the match stands: it may have been cut.
hint-elaborate-match-end = the last line is `seat 1 has won` or `nobody has won`.
