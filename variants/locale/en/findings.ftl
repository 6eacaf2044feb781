### What was found out: the sentences of findings, as `compare`, `prove` and `audit` say them. Of a
### number { $n } there is also { $n_n }: it chooses the form.

## Cards, events and what they change

found-and = { $left } and { $right }
found-number-or-more = { $number } or more
found-number-to = { $first } to { $last }
found-no-number = nothing
found-two-cards = { $one } with { $other }
found-with-draws = { $cards }, then { $pile } from the pile
found-event-bids = seat { $seat } bids { $amount }
found-event-does = seat { $seat }: { $what }
found-the-number = the number { $number }
found-seat = seat { $seat }
found-the-card = the card { $card }
found-coins = { $number_n ->
    [0] no coins
    [one] { $number } coin
   *[other] { $number } coins
}
found-bid-is = the bid is { $amount }, by seat { $seat }
found-total-is = the total is { $total }
found-seat-has = seat { $seat } has { $coins }
found-seat-is-out = seat { $seat } is out
found-to-the-left = play goes to the left
found-to-the-right = play goes to the right
found-value-is = { $name } is { $value }
found-value-of-seat-is = { $name } of seat { $seat } is { $value }
found-yes = yes
found-no = no
found-card-comes = { $card } comes to { $place }
found-pile-filled = the pile is filled
found-seat-to-act = seat { $seat } is to act
found-only-a-bid = only a bid may follow
found-over-without-count = the round is over without a count
found-all-shuffled = all cards are shuffled
found-seat-wins = seat { $seat } wins the match
found-seat-starts = seat { $seat } starts the next round
found-no-such-move = there is no { $move }
found-forbidden-by = forbidden by { $rule }
found-nothing-changes = nothing changes

## What flips an answer

found-flip-card = the card { $new } instead of { $old }
found-flip-draw = { $card } is turned over
found-flip-draw-instead = { $card } is turned over instead of { $old }
found-flip-hand = seat { $seat } has the card { $card } instead of { $old }
found-flip-pile = card { $place } of the pile is { $card } instead of { $old }
found-flip-pile-shorter = the pile is without its last card, { $card }
found-flip-pile-longer = the card { $card } lies under the pile
found-flip-coins = seat { $seat } has { $coins }
found-flip-coins-instead = seat { $seat } has { $coins } instead of { $old }
found-flip-starter = seat { $seat } starts instead of seat { $old }
found-flip-more-players = there is one more player, seat { $seat }, with the card { $card }
found-flip-fewer-players = there is one player less: seat { $seat } isn't there
found-flip-without = without event { $number }: { $event }
found-flip-also = after event { $number }, also: { $event }
found-flip-also-first = at first, also: { $event }
found-flip-amount = { $event } instead of { $old } (event { $number })
found-flip-event = event { $number } is { $event }, instead of { $old }
found-flip-agreed = nothing on the table: it has to be agreed that { $name } is { $value }

## Two rulesets beside each other

found-deck-same = Both have the same deck.
found-players-same = Both are for the same players.
found-options-same = Both have the same options.
found-too-many-values = there are too many values of options to be compared one by one.
found-option-only-in = Only { $ruleset } has the option { $option }.
found-deck-each = { $one } is played with { $mine }, { $other } with { $theirs }.
found-copies-each = { $card }: { $mine } and { $theirs } copies
found-players-each = { $one } is for { $mine } players, { $other } for { $theirs }.
found-option-values = With { $players } players { $option } can be { $mine } in { $one } and { $theirs } in { $other }.
found-option-usual = Unless agreed, { $option } is { $mine } in { $one } and { $theirs } in { $other }.
found-option-together = With { $players } players only { $ruleset } allows { $what } together.
found-counting-differs = { $table }: the total is { $mine } in { $one } and { $theirs } in { $other }.
found-counting-same = Every table of { $deck } has the same total in { $one } and { $other }.
found-cards-differ = { $table }: what becomes of the cards differs.
found-cards-left = { $ruleset }: { $pile } cards in the pile, { $out } discarded
found-cards-same-after = After every round on { $deck } the same cards are shuffled and discarded.
found-sight-differs = A card that is dealt is { $mine } in { $one }, { $theirs } in { $other }.
found-sight-all = seen by all
found-sight-others = seen by others
found-sight-nobody = seen by nobody
found-dealing-undecided = With { $players } players the two deal differently from some pile and discards; whether a match comes to such a deal is not decided: no round that was tried shows it.
found-dealing-same = Both deal alike, from any pile and discards.
found-dealing-differs = With { $players } players the first round of a match is dealt otherwise.
found-moves-only-in = Only { $ruleset } has: { $moves }.
found-move-choice-differs = The move { $move } is made { $mine } in one, { $theirs } in the other.
found-made-before = before a bid, with { $choice }
found-made-instead = instead of a bid, with { $choice }
found-made-after = after a bid, with { $choice }
found-a-number = a number
found-a-seat = a seat
found-a-card = a card
found-no-choice = no choice
found-moves-same = Every move can be made at the same moments and does the same.
found-moves-none = Neither has a move besides bids and calls; after each the same player is to act.
found-turn-differs = { $one } and { $other } differ in who is to act after a bid.
found-move-differs = { $one } and { $other } differ in when { $move } can be made, or in what it does.
found-move-undecided = With { $players } players the move { $move } can be made, or acts, differently in some state; no short course of events that shows a difference was found; try other numbers of players, or a longer --timeout.
found-undecided-with = not decided with { $players } players: { $why }; no short course of events that shows a difference was found; try other numbers of players, or a longer --timeout.
found-some-state-differs = a state was found, maybe one that no match comes to, in which they differ in { $what }
found-aspect-differs = { $one } and { $other } differ in { $what }.
found-aspect-same = { $one } and { $other } agree on { $what }{ $moves }{ $calls }.
found-aspect-opening = which numbers may open
found-aspect-raise = which numbers are a raise
found-aspect-call = when one may call
found-aspect-actions = when each move can be made and what it does
found-aspect-settling = who pays, and how much
found-aspect-elimination = who is out
found-aspect-next-starter = who starts the next round
found-aspect-end = who has won, and when
found-unless-unshared = , as long as nobody makes a move that only one of them has
found-after-calls = , after the calls that both have: { $calls }
found-no-call-in-common = { $one } and { $other } have no call in common, after which to compare them.
found-not-decided = not decided: { $why }
found-reading-undecided = { $reading }: not decided what it makes of this
found-reading-mends = { $reading } makes them the same
found-reading-breaks = { $reading } breaks it
found-reading-breaks-so = { $reading } breaks it: { $how }
found-reading-gives = { $cards } gives { $mine } in { $one } and { $theirs } in { $other }
found-readings-mend = { $readings } together makes them the same, neither of them alone
found-readings-break = { $readings } together breaks it, neither of them alone
found-no-reading-mends = no other reading makes them the same, nor do several together

## How it was found

found-by-values = the lists, value by value
found-by-many-counts = many counts at once, all tables or the solver
found-by-solver = solver
found-by-table-often = { $how }: the smallest table; replayed; frequency by counting all deals
found-by-hands-of-deck = { $how }: all hands and draws of the deck
found-by-hands = solver: all hands and draws
found-by-places = the lists of places
found-by-pile-and-match = solver: any pile; the first round of a match
found-by-pile = solver: any pile and discards
found-by-first-round = the first round of a match; replayed
found-by-moves = the lists of moves
found-by-any-state = solver: any state
found-by-any-state-of-round = solver: any state of a round
found-by-calls = the lists of calls
found-by-scenario = solver: the smallest scenario; replayed
found-by-course = plain search: the shortest course, then smaller coins and bids; replayed

## What else is known of silences

found-pile-empty-from = In a match with { $players } players a card can be drawn from an empty pile, in round { $rounds } at the earliest{ $fewer }.
found-with-fewer-never = ; with fewer players it never is
found-pile-never-empty = In no match with these numbers of players is a card drawn from an empty pile.
