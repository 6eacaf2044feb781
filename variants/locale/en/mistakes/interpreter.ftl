### Of what is given to be played or counted: scenarios, matches, examples, moves that are typed, and what
### is agreed before a game. Words between backquotes are typed as they stand.

## What a mistake is found in

wrong-interpreter-in = { $where }: { $what }
wrong-interpreter-sentence = { $what }.
wrong-interpreter-and-also = { $left }; { $right }
wrong-interpreter-the-scenario = the scenario
wrong-interpreter-the-match = the match
wrong-interpreter-round-of = round { $round } of { $where }
wrong-interpreter-result-of = the result of { $where }
wrong-interpreter-it = it
wrong-interpreter-card-in = a card in { $where }
wrong-interpreter-number-in = a number in `{ $key }`
wrong-interpreter-shuffle = shuffle { $number }
wrong-interpreter-the-option = the option `{ $name }`
wrong-interpreter-the-reading = the reading of `{ $name }`
wrong-interpreter-event = event { $number }
wrong-interpreter-of-event = `{ $key }` of event { $number }

## What a value of JSON is

wrong-interpreter-no-constant = { $name } isn't JSON: { $word } is no number.
wrong-interpreter-key-twice = { $name } names the key `{ $key }` twice.
wrong-interpreter-long-number = { $name } holds a number of { $digits } digits.
wrong-interpreter-not-object = { $what } is an object, not { $kind }.
wrong-interpreter-not-list = { $what } is a list, not { $kind }.
wrong-interpreter-not-whole = { $what } is a whole number, not { $kind }.
wrong-interpreter-not-text = { $what } is a string, not { $kind }.
wrong-interpreter-not-between = { $what } is from { $low } to { $high }, not { $value }.
wrong-interpreter-not-at-least = { $what } is at least { $low }, not { $value }.
wrong-interpreter-an-object-at = `{ $key }` is an object.
wrong-interpreter-no-key = { $what } has no key `{ $key }`.
wrong-interpreter-key-missing = the key `{ $key }` is missing.
wrong-interpreter-lacks-key = { $what } lacks the key `{ $key }`.
wrong-interpreter-kind-truth = yes or no
wrong-interpreter-kind-number = a number
wrong-interpreter-kind-point = a number with a point
wrong-interpreter-kind-text = a string
wrong-interpreter-kind-list = a list
wrong-interpreter-kind-object = an object

## Tables and rounds

hint-interpreter-hands = give one card for each seat.
wrong-interpreter-many-hands = there are far too many hands.
wrong-interpreter-many-cards = { $what } holds more than { $most } cards.
wrong-interpreter-deck-empty = `deck` holds no card.
wrong-interpreter-coins-range = a seat has from 0 to { $most } coins.
wrong-interpreter-two-players = a round needs two players who are still in.
wrong-interpreter-starter-out = the starter { $seat } is out.
wrong-interpreter-out-already = seat { $seat } has { $coins } coins and would be out already.
hint-interpreter-out-already = write null for its hand, or give it fewer coins.
wrong-interpreter-too-many-copies = this deck has too many copies of a card to be staged.

## Matches

wrong-interpreter-cards-both = the cards come from `seed` or from `shuffles`; both `seed` and `shuffles` are given.
wrong-interpreter-cards-neither = the cards come from `seed` or from `shuffles`; neither is given.
wrong-interpreter-deck-too-large = the deck has more than { $most } cards.
wrong-interpreter-shuffles-listed = { $number } shuffles are listed, and a further one is needed.
wrong-interpreter-no-such-order = shuffle { $number } isn't an order of the cards shuffled: { $what }.
wrong-interpreter-order-lacks = it lacks { $cards }
wrong-interpreter-order-has-more = it has too many of { $cards }
wrong-interpreter-few-cards = the deck { $deck } has { $cards } cards for { $players } players.
wrong-interpreter-few-cards-own = the deck has { $cards } cards for { $players } players.
hint-interpreter-few-cards = a deal needs a card for each player.

## Moves and seats

wrong-interpreter-no-move = there is no move `{ $move }`.
wrong-interpreter-has-no-move = { $ruleset } has no move `{ $move }`.
wrong-interpreter-move-alone = `{ $move }` is said alone.
hint-interpreter-another-is-asked = another seat is asked for { $what }.
wrong-interpreter-move-with = `{ $move }` is said with { $what }.
wrong-interpreter-choice-amount = a number
wrong-interpreter-choice-target = a seat
wrong-interpreter-choice-card = a card
wrong-interpreter-no-whole-number = `{ $word }` isn't a whole number.
wrong-interpreter-many-digits = a number of more than { $most } digits is too long.
wrong-interpreter-no-seat = there is no seat { $seat }.
wrong-interpreter-no-seat-of = there is no seat { $seat }; the seats are 0 to { $last }.
wrong-interpreter-no-seat-with = there is no seat { $seat }; with { $players } players they are 0 to { $last }.
wrong-interpreter-no-choice = the move { $move } has no `{ $key }`.
wrong-interpreter-needs-choice = the move { $move } needs `{ $key }`.
wrong-interpreter-said-amount = the move { $move } is said with a number: `seat 1: { $move } with 8`.
wrong-interpreter-said-target = the move { $move } is said for a seat: `seat 1: { $move } for seat 2`.
wrong-interpreter-said-card = the move { $move } is said with a card: `seat 1: { $move } "x2"`.
wrong-interpreter-said-alone = the move { $move } is said alone: `seat 1: { $move }`.

## Examples and playthroughs

wrong-interpreter-example-in = { $example } in { $ruleset }
wrong-interpreter-example-read = { $where }, with { $silence } read as { $reading }
wrong-interpreter-event-forbidden = this event is forbidden.
wrong-interpreter-event-forbidden-by = this event is forbidden by { $rule }.
wrong-interpreter-expected = `{ $says }` is expected, and { $came } came out.
wrong-interpreter-event-of-round = event { $event } of round { $round } is forbidden.
wrong-interpreter-match-of = { $name } is a match of { $game }, not of { $ruleset }.
wrong-interpreter-number-needed = a number from { $low } to { $high } is needed here.
wrong-interpreter-copies = a card has from 1 to { $most } copies.
wrong-interpreter-written-here = `{ $says }` is written here, and `{ $came }` came out.
wrong-interpreter-nothing-more = `{ $says }` is written here, and nothing more came out of the round.
wrong-interpreter-lacks-line = round { $round } lacks a line at its end: `{ $came }` came out.
wrong-interpreter-forbidden = this is forbidden.
wrong-interpreter-forbidden-by = this is forbidden by { $rule }.

## What is agreed before a game

wrong-interpreter-card-digits = a card's number can't have { $digits } digits.
wrong-interpreter-no-card = { $ruleset } knows no card `{ $card }`.
hint-interpreter-no-card = any whole number is a card; { $hint }
wrong-interpreter-too-few = the deck { $deck } has { $cards } cards, too few for { $players } players.
hint-interpreter-too-few = it is enough for up to { $players } players.
wrong-interpreter-option-whole = the option { $name } is a whole number.
wrong-interpreter-option-value = the option { $name } can't be { $value } in { $ruleset }.
hint-interpreter-option-value = it can be { $spans }.
wrong-interpreter-or-more = { $low } or more
wrong-interpreter-low-to-high = { $low } to { $high }
wrong-interpreter-no-reading = `{ $reading }` isn't a reading of { $silence } in { $ruleset }.
wrong-interpreter-not-for = { $players_n ->
    [one] { $ruleset } isn't for { $players } player
   *[other] { $ruleset } isn't for { $players } players
}
wrong-interpreter-not-with-players = { $ruleset } doesn't allow { $name } { $value } with { $players } players
wrong-interpreter-rule-allows-not = the rule { $rule } of { $ruleset } doesn't allow these options
wrong-interpreter-nor-others = { $why }, nor with any other number of players.
wrong-interpreter-not-for-so-many = { $ruleset } isn't for so many players.
wrong-interpreter-option-as = { $name } { $value }
hint-interpreter-players-with = with { $options }: { $players } players.
hint-interpreter-no-players-with = no number of players has { $options }.
wrong-interpreter-deck-lacks = the deck { $deck } has { $held } of `{ $card }`, not { $wanted }
wrong-interpreter-deck-without-rule = the deck { $deck } holds "{ $card }", for which { $ruleset } has no rule.
