### Two rulesets beside each other, and all of them in one table.

compare-part = Comparisons
compare-part-intro = What differs between the games, rule by rule and in what comes of it.
compare-all = All games beside each other
compare-house = House rules beside their games
compare-all-intro = Each field tells in how many points two games differ, and leads to the page about these two.
compare-house-intro = In how many points a house rule changes the game that it is put on.
compare-with-game = What this changes in the game, and how often it matters
compare-cell-same = the same
compare-cell-open = ?
compare-cell-open-says = A question mark: not everything is decided.
compare-title = { $one } and { $other }
compare-verdict-differ = These two games differ in { $n } of { $all } points: { $what }.
compare-verdict-same = All { $all } points are proved the same.
compare-verdict-no-difference = No difference was found.
compare-verdict-open = Not decided: { $what }.
compare-scope = the comparison is for { $players } players, with { $options }; where the rules leave something open, the reading that is assumed holds
compare-scope-plain = the comparison is for { $players } players; where the rules leave something open, the reading that is assumed holds
compare-agreed = { $name } = { $value }
compare-with-players = with { $players } players

compare-behaviour = What comes of it
compare-point = Point
compare-answer = Answer
compare-on = { $point } (deck { $deck })
compare-same = the same
compare-differs = differs
compare-unknown = not decided
compare-vacuous = nothing to compare

compare-deck = Deck
    .same = Both are played with the same cards.
    .differs = They are not played with the same cards.
compare-players = Players
    .same = Both are for the same numbers of players.
    .differs = They are not for the same numbers of players.
compare-options = Options
    .same = The same can be agreed in both before a match.
    .differs = What can be agreed before a match is not the same.
compare-dealing = Dealing
    .same = Both deal in the same way.
    .differs = They do not deal in the same way.
compare-counting = Counting
    .same = The same cards always come to the same total.
    .differs = The same cards can come to different totals.
compare-opening = First bid
    .same = The same numbers may be bid first.
    .differs = A number that may be bid first in one may not in the other.
compare-raise = Higher bid
    .same = The same numbers may follow a bid.
    .differs = A number that may follow a bid in one may not in the other.
compare-call = Call
    .same = One may call at the same moments.
    .differs = There is a moment at which one may call in only one of them.
compare-actions = Moves
    .same = The same moves can be made at the same moments, and do the same.
    .differs = Not the same moves can be made, or not the same comes of them.
compare-settling = Payment
    .same = The same player pays the same.
    .differs = Not the same player pays, or not as much.
compare-next-starter = Next starter
    .same = The same player starts the next round.
    .differs = Not the same player starts the next round.
compare-reshuffle = Shuffling
    .same = After a round the same cards are shuffled and discarded.
    .differs = After a round not the same cards are shuffled and discarded.
compare-elimination = Elimination
    .same = The same players are out after a round.
    .differs = Not the same players are out after a round.
compare-end = End of the match
    .same = The match is over at the same moment, and the same player has won.
    .differs = The match is not over at the same moment, or not the same player has won.

compare-premise-moves = what is proved of a round holds as long as nobody makes a move that only one of them has: { $moves }
compare-premise-calls = this holds after the calls that both have: { $calls }
compare-no-call = there is no call that both have, so there is nothing to compare
compare-not-decided = neither a proof nor a difference was found
compare-only-has = only in { $game }: { $what }
compare-otherwise = other values in each: { $what }

compare-table = Cards on the table
compare-table-cards = on the table lie { $cards }
compare-table-draws = then these are turned over: { $cards }
compare-shuffled = After the round all { -card(many: "yes") } are shuffled.
compare-lies = After the round { $pile } { -card(many: "yes") } lie in the pile and { $discards } among the discards.
compare-no-step = no step
compare-smallest = The smallest situation that shows it
compare-twin = Its twin, where both agree
compare-twin-says = The nearest situation with the other answer.
compare-twin-agreed = Nothing changes on the table. What has to be agreed is: { $what }.
compare-no-twin = { $changes ->
    [0] No situation near it has the other answer; { $tried } were tried.
    [one] No situation that is { $changes } change away has the other answer; { $tried } were tried.
   *[other] No situation that is up to { $changes } changes away has the other answer; { $tried } were tried.
}
compare-instead = { $new } instead of { $old }
compare-event-instead = { $new }, not “{ $old }”
compare-changed = what changes: { $what }
compare-event = What happens
compare-event-bid = seat { $seat } bids { $number }
compare-event-move = seat { $seat }: { $move }
compare-event-number = the number { $number }
compare-event-seat = seat { $seat }
compare-seat = seat { $seat }
compare-seat-out = seat { $seat } is out
compare-starts = seat { $seat } starts the round
compare-has = seat { $seat } has { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-bid = the bid is { $number }, by seat { $seat }
compare-turn = seat { $seat } is to act
compare-total = the total is { $number }
compare-no-count = nothing is counted
compare-nobody-pays = nobody pays
compare-takes = seat { $seat } takes { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-gives = seat { $seat } gives back { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-to-left = play goes to the left
compare-to-right = play goes to the right
compare-next = seat { $seat } starts the next round
compare-wins = seat { $seat } wins the match
compare-forbidden = this is not allowed
compare-no-move = there is no such move
compare-match = A match with { $players } players shows it. The same order of the cards and the same events give in round { $round }:

compare-often = How often it matters
compare-often-says = In this share of all deals of a fresh deck, with one { -card(many: "no") } for each player.
compare-share = Share of the deals
compare-percent = In percent

compare-readings = What other readings make of it
compare-reading-breaks = with the reading { $reading } they differ
compare-reading-mends = with the reading { $reading } they are the same
compare-reading-open = what the reading { $reading } makes of it is not decided
compare-reading-keeps = no other reading changes this, nor do several together
compare-readings-break = together these readings make a difference: { $readings }
compare-readings-mend = together these readings take the difference away: { $readings }
compare-reading = { $reading } ({ $question })

compare-proofs = What proves the rest the same
compare-proof-lists = The lists were compared value by value.
compare-proof-pile = A solver has proved it for every pile and all discards.
compare-proof-hands = A solver has proved it for all hands and all cards turned over.
compare-proof-counted = Every hand and every card turned over was counted, or covered by a proof of a solver.
compare-proof-state = A solver has proved it for every state of a round, however long the round is.
compare-found-lists = The lists were compared value by value.
compare-found-solver = A solver has proved that no smaller situation shows it; it was played under both.
compare-found-counted = All smaller tables were counted or excluded by a solver; this one was played under both.
compare-found-search = No shorter course of events shows it, as a search has seen; it was played under both.
compare-found-match = It was played under both.
compare-claim = claim: { $claim }

compare-rules = Rule by rule
compare-rules-alike = { $n ->
    [0] No rule is worded the same in both.
    [one] { $n } rule is worded the same in both.
   *[other] { $n } rules are worded the same in both.
}
compare-rules-otherwise = { $n ->
    [0] No rule is worded otherwise.
    [one] { $n } rule is worded otherwise, or stands in only one of them:
   *[other] { $n } rules are worded otherwise, or stand in only one of them:
}
compare-no-rule = no such rule
