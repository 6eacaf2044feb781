### Of files that can't be read as the rule language: what is wrong, and how to put it right. What
### stands between backquotes is the language, which is the same everywhere; words between quotes are an
### author's, and may be in any language.

## The beginning of a file

wrong-syntax-empty = the file is empty.
hint-syntax-empty = begin it with `coyote { $version }`.
wrong-syntax-no-version = no version is given.
hint-syntax-no-version = begin the file with `coyote { $version }`.
wrong-syntax-version = version { $version } of the language isn't known.
hint-syntax-version = this program reads version { $version }.

## Layout

wrong-syntax-tab = a tab stands in the indentation.
hint-syntax-tab = use two spaces a level.
wrong-syntax-indentation = this line is indented like none beside it.
hint-syntax-indentation = indent it by { $depth } spaces, as the lines beside it.
wrong-syntax-line-too-long = this line has { $characters } characters; { $most } is the most.
hint-syntax-split = split it into rules.
wrong-syntax-too-deep = this is nested too deeply.
wrong-syntax-number-too-long = a number of { $digits } digits is too long.

## What doesn't fit

wrong-syntax-unfit = { $seen } doesn't fit here.
wrong-syntax-too-early = { $seen } is too early.
wrong-syntax-range = `to` gives a range, which goes with `is`, not with `{ $word }`.
hint-syntax-range = write `is 3 to 4`.
wrong-syntax-nothing-under = nothing stands under this line.
hint-syntax-nothing-under = write what belongs to it below, indented by two more spaces.
wrong-syntax-no-block = nothing can be indented under the line above.
hint-syntax-no-block = indent it like the line above, or take the words after the colon above down to it.
wrong-syntax-backslash = this backslash has no meaning.
hint-syntax-backslash = after a backslash stands a quote or a backslash: \" or \\.
wrong-syntax-open-quote = this quote isn't closed.
hint-syntax-open-quote = words and cards stand between two double quotes on one line.
hint-syntax-expected = expected: { $what }.
hint-syntax-expected-more = expected: { $what }, …
hint-syntax-begins-with = the line begins with `{ $word }`: did you mean `{ $meant }`?
hint-syntax-meant = is `{ $word }` meant to be `{ $meant }`?

## What can stand at a place

wrong-syntax-a-name = a name
wrong-syntax-a-number = a whole number
wrong-syntax-words = words in "quotes"
wrong-syntax-a-clause = a clause such as EN-31
wrong-syntax-a-source = a source such as EN
wrong-syntax-end-of-line = the end of the line
wrong-syntax-a-block = an indented block
wrong-syntax-end-of-block = the end of the block
wrong-syntax-end-of-file = the end of the file

## The right form for what people write

hint-syntax-comparisons = comparisons are words: `above`, `below`, `at least`, `at most`, `is`, `is not`.
hint-syntax-otherwise = write `otherwise`, as in `caller when total at least bid, otherwise bidder`.
hint-syntax-when = write `when`, as in `when no green: no change`.
hint-syntax-colon = a colon stands before what is done: `when no green: no change`.
hint-syntax-at-least = write `at least { $number }`.
hint-syntax-at-most = write `at most { $number }`.
hint-syntax-nothing-done = where nothing is done, write `no change`.
hint-syntax-equals = write `becomes` for a change and `is` for a comparison.
hint-syntax-truth = truth is written `yes` and `no`.
hint-syntax-straight-quotes = words and cards stand in straight double quotes: "max0".
hint-syntax-round = say how to round: `gap / 10 rounded up`.
hint-syntax-card-in-quotes = a card's name stands in quotes: "x2".
hint-syntax-when-first = a condition stands before what is done: `when no green: no change`.
hint-syntax-other-side = what is so otherwise stands after a comma: `1 when no green, otherwise 2`.

## Headers, sections and changes

wrong-syntax-its-title = "Its title"
hint-syntax-section-indented = the section `{ $section }` belongs to the margin, its rules below it, indented by two spaces.
hint-syntax-section-above = the section `{ $section }` above belongs to the margin, its rules below it, indented by two spaces.
hint-syntax-section-alone = a section stands alone in its line, as it is: `{ $section }`.
hint-syntax-section-first = write its section first, and `{ $change }` below it, indented by two spaces.
hint-syntax-section-named-first = write its section `{ $section }` first, and `{ $change }` below it, indented by two spaces.
hint-syntax-section-at-margin = write the section at the margin, and the change below it, indented by two spaces.
hint-syntax-sections = a section is one of { $sections }.
hint-syntax-header-above = what it belongs to stands above: `amendment mine "Its title"`.
hint-syntax-amendment-header = write `amendment { $name } { $title }`; what it changes is said where it is used, as in `{ $base }+{ $name }`.
hint-syntax-ruleset-header = write `ruleset { $name } { $title }`, or `ruleset { $name } { $title } extends { $base }` where it changes another one.
hint-syntax-no-game-named = an amendment doesn't say which game it changes: it is used on top of one, as in `en+{ $name }`.
hint-syntax-extends = what it extends stands after the title: `ruleset mine "Its title" extends en`.
hint-syntax-all-it-says = here stands all that the rule says now; `as before` stands for what it said.
hint-syntax-right-after = what it says stands right after the name: `{ $change }`.
hint-syntax-change = write `{ $change }`.
hint-syntax-change-says = write `{ $change }`, and after it what it says now.
hint-syntax-replace = write `{ $change }`, or `add` where it is new.

## The form of a rule in each section

hint-syntax-form-players = it lists how many can play: `{ $name }  2 to 6`.
hint-syntax-form-options = an option lists its values: `{ $name }  5`, or `{ $name }  3, or 4 to 5`.
hint-syntax-form-cards = cards have a colour: `{ $name }  green numbers above 0`, `{ $name }  blue card "x2"`.
hint-syntax-form-pieces = it says how many there are: `{ $name }  means 12 * boxes`.
hint-syntax-form-places = a place lies somewhere: `{ $name }  lies with each seat, counted, seen by others`.
hint-syntax-form-state = what is kept has a kind and a first value: `{ $name }  a number for a round, at first 0`.
hint-syntax-form-silences = a silence asks, with its readings below: `{ $name }  asks "What is drawn then?"`.
hint-syntax-form-dealing = for example: `{ $name }  for each seat where in_play of it: draw 1 to forehead of it`.
hint-syntax-form-bidding = for example: `{ $name }  raise needs number above bid`, `{ $name }  call needs opened`.
hint-syntax-form-actions = for example: `{ $name }  move before a bid`, and below it what it does.
hint-syntax-form-counting = for example: `{ $name }  with "x2": multiply every green by 2`.
hint-syntax-form-settling = for example: `{ $name }  loser takes 1 coin`.
hint-syntax-form-elimination = for example: `{ $name }  for each seat where coins of it above 2: …`.
hint-syntax-form-starting = for example: `{ $name }  starter becomes loser`.
hint-syntax-form-reshuffling = for example: `{ $name }  after a round: discard every card on the table`.
hint-syntax-form-ending = for example: `{ $name }  when players_left is 1: the seat where in_play of it wins`.
