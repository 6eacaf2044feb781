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
found-undecided-with = not decided with { $players } players: { $why }; no short course of events that shows a difference was found.
found-some-state-differs = a state was found, maybe one that no match comes to, in which they differ in { $what } (try other numbers of players, or a longer --timeout)
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
found-with-fewer-never = ; with fewer players ({ $numbers }) it never is
found-pile-never-empty = In no match with these numbers of players is a card drawn from an empty pile.

## What is asked of claims

found-assuming = , assuming { $what },
found-any-like = any like { $deck }
found-premise-never = The premise can't happen: in no state of { $rulesets } is there a legal bid with { $what }.
found-bidding-ends = With { $players } players every bidding of { $ruleset }{ $premise } ends. { $moving }
found-bidding-moves = Every state that isn't over has a legal move.
found-bidding-may-stick = Whether every state has a legal move was not found: it may end stuck.
found-bidding-unknown = { $ruleset } with { $players } players: neither a ranking nor an endless bidding was found.
found-bidding-endless = With { $players } players a bidding of { $ruleset }{ $premise } need not end: it begins with { $opening }, and every next seat can bid { $more } more.
found-holds-throughout = holds throughout: { $what }
found-falls-with-moves = falls with every move: { $ranking }
found-falls-with-rounds = falls with every round: { $ranking }
found-then-measure = { $first }; then { $next }
found-one-until = 1 until { $name }, then 0
found-one-while = 1 while { $name }, else 0
found-seats-having = how many seats have { $name }
found-seats-lacking = how many seats have no { $name }
found-players-in = the players who are in
found-lacked-by-players = the { $name } that those who are in lack to { $bound }
found-held-by-players = the { $name } of those who are in
found-pattern = pattern: { $pattern }
found-each-bid-more = each next bid is { $more } more than the last
found-closed = closed: { $facts }; what else is fixed is as when a match begins
found-fact = { $name }{ $where }
found-fact-not = not { $name }{ $where }
found-fact-is = { $name }{ $where } is { $value }
found-fact-at-least = { $name }{ $where } is at least { $value }
found-at-seat = { " " }of seat { $seat }
found-at-every-seat = { " " }of every seat
found-stuck-never = With { $players } players every state of { $ruleset }{ $premise } that isn't over has a legal move.
found-stuck-unknown = { $ruleset } with { $players } players{ $premise }: no legal move was found for some state.
found-stuck = With { $players } players of { $ruleset }{ $premise } a round can get stuck: { $who }, and there is no legal move.
found-nobody-to-act = nobody is to act
found-forced-never-ended = With { $players } players of { $ruleset }{ $premise } nobody can be forced to bid for ever: from every state the round can be ended by legal moves.
found-forced-never-ranked = With { $players } players of { $ruleset }{ $premise } nobody can be forced to bid for ever: no bidding goes on for ever.
found-forced-unknown = With { $players } players of { $ruleset }{ $premise } nobody can be forced to bid for ever: neither that nor a set of states from which no round ends was found.
found-forced = With { $players } players of { $ruleset }{ $premise } seat { $seat } can be forced to bid for ever: no legal move ends the round any more.
found-certain = With { $players } players whoever sees { $cards } can be certain that { $bid } is { $of }: the total is { $low } to { $high }, whatever their own card is.
found-certain-never = With { $players } players nobody can be certain in { $ruleset } that { $bid } is { $of }: { $best } is the { $end } number that can be. Even for whoever sees { $cards }, the total is { $low } to { $high }, whatever their own card is.
found-end-lowest = lowest
found-end-highest = highest
found-of-too-high = too high
found-of-safe = safe
found-sets-certain = with { $few } of { $many } sets of visible cards one is certain of it
found-own-card-makes = on the table shown their own card is { $card }, which makes the total { $total }
found-what-is-certain = With { $players } players of { $ruleset } { $high } is the lowest number that somebody can be certain to be too high, seeing { $seeing }; from { $always } on everybody is. { $safe } is the highest that can be certain to be safe, seeing { $sees }.
found-what-is-certain-otherwise = With { $players } players of { $ruleset } { $safe } is the highest number that somebody can be certain to be safe, seeing { $sees }, and { $high } the lowest that can be certain to be too high, seeing { $seeing }, not as claimed.
found-sets-safe = with { $few } of { $many } sets of visible cards one is certain that { $number } is safe
found-range = With { $players } players the totals of { $ruleset } range from { $low } to { $high }.
found-range-otherwise = With { $players } players the totals of { $ruleset } range from { $low } to { $high }, not as claimed.
found-range-widest = With { $players } players the totals of { $ruleset } range at the widest from { $low } to { $high }.
found-range-widest-otherwise = With { $players } players the totals of { $ruleset } range at the widest from { $low } to { $high }, not as claimed.
found-copies-never-matter = With { $players } players the totals of { $ruleset } range from { $low } to { $high } with { $deck }, and no deck like it goes beyond.
found-copies-matter = With { $players } players the totals of { $ruleset } range from { $low } to { $high } with { $deck }, and from { $lowest } to { $highest } with others like it.
found-total-by = { $total } by { $table }
found-table-then = { $cards }, then { $pile }
found-table-of-deck = { $table } of a deck with { $copies }
found-number-of-one = { $number } of { $card }
found-number-of-each = { $number } each of { $cards }
found-two-copies = two
found-three-copies = three
found-four-copies = four
found-one-of-each-other = one of each other card
found-one-of-each = one of each card
found-counts-alike-any-deck = With { $players } players { $one } and { $other } count every table alike.
found-counts-alike = With { $players } players { $one } and { $other } count every table of { $deck } alike.
found-counts-otherwise = { $table }: { $one } counts { $mine }, { $other } { $theirs }.
found-order-matters = { $table }: with "{ $first }" before "{ $second }", as in { $ruleset }, the total is { $mine }; the other way round it is { $theirs }.
found-order-never-matters = { $ruleset } counts every table whose only specials are "{ $first }" and "{ $second }" alike in either order of the two.
found-deck-lacks-both = The deck { $deck } holds no { $cards }: no table has both cards.
found-quoted = "{ $card }"
found-nor = { $left } nor { $right }
found-exchange-passes = the exchange also passes: { $rules }
found-every-such-deck = { $what } Every such deck has these cards.
found-one-such-deck = with the deck { $deck } as it is, which is one of them
found-certain-any-deck = With { $players } players whoever sees { $cards } can be certain that { $bid } is { $of }, with any such deck: the total is { $low } to { $high }.
found-certain-not-with = With { $players } players and a deck with { $copies } nobody can be certain that { $bid } is { $of }: { $best } is the nearest number that can be.
found-true-opening-any-deck = With { $players } players no total of any such deck is below { $lowest }, and in { $ruleset } { $number } may open: that is true of every table.
found-true-opening = With { $players } players no total is below { $lowest }, and in { $ruleset } { $number } may open: that is true of every table.
found-no-true-opening-any-deck = { $table } give { $total }, but in { $ruleset } { $what }.
found-no-true-opening = With { $players } players { $cards } give { $total }, but in { $ruleset } { $what }.
found-nothing-may-open = no number may open
found-lowest-that-opens = the lowest number that may open is { $number }
found-never-acts = In no situation of { $ruleset } can `{ $rule }` act or forbid anything.
found-acts-in-no-match = In no match of { $ruleset } can { $rules } act or forbid anything.
found-none-with-fewer = with fewer players ({ $numbers }) it is proved that there is none
found-fewer-unproved = that there is none with fewer players ({ $numbers }) was not proved
found-can-act = With { $players } players of { $ruleset } { $rules } can act or forbid something.
found-can-act-at-once = With { $players } players of { $ruleset } { $rules } can act or forbid something in one situation.
found-acting-unknown = No situation of { $ruleset } was found in which { $rules } can act or forbid something, nor a proof that none is; try more players or a longer --timeout.
found-acting-unknown-at-once = No situation of { $ruleset } was found in which { $rules } can act or forbid something, nor a proof that none is; try more players or a longer --timeout.
found-as-code = `{ $name }`
found-allows-players = `{ $rule }` allows { $players } players of { $ruleset }.
found-allows-no-players = `{ $rule }` allows none of these numbers of players of { $ruleset }.

## Matches

found-rounds-taken-to-end = provided every round ends
found-rounds-proved-to-end = since every bidding ends
found-rounds-for-ever = for ever
found-rounds-or-more = { $low } rounds or more, without an end
found-rounds-exactly = { $number_n ->
    [one] { $number } round
   *[other] { $number } rounds
}
found-rounds-between = { $low } to { $high } rounds
found-match-ends = With { $players } players every match of { $ruleset }{ $premise } ends, { $given }: in { $rounds }.
found-match-ends-somehow = With { $players } players every match of { $ruleset }{ $premise } ends, { $given }.
found-match-unknown = { $ruleset } with { $players } players: neither a ranking nor an endless match was found; { $why }.
found-every-round-wins = every round wins the match
found-no-round-ends = { $ruleset } with { $players } players: no round was found that ends, so that the premise may never come true.
found-at-least-rounds = at least { $rounds }
found-at-most-rounds = at most { $rounds }
found-match-endless = With { $players } players a match of { $ruleset }{ $premise } need not end, even { $given }: after round { $round } everything is as { $back }. { $shortest }
found-back-to-round = after round { $round }
found-back-to-first = before the first
found-fewest-rounds = it is proved that no match comes back in fewer rounds
found-fewer-rounds-unknown = that no match comes back in fewer rounds was not proved
found-no-match-ends = No match ends at all.
found-shortest-match = The shortest match lasts { $rounds }.
found-rounds-unknown = { $ruleset } with { $players } players: whether every round ends was not found. Try `provided every round ends`.
found-match-endless-by-round = With { $players } players a match of { $ruleset } need not end, since a round need not. { $what }
found-premise-missing = the premise that is missing: { $premise }
found-match-lasts = With { $players } players a match of { $ruleset }{ $premise } lasts { $rounds }, { $given }.
found-match-lasts-otherwise = With { $players } players a match of { $ruleset }{ $premise } lasts { $rounds }, { $given }, not as claimed.
found-no-box = { $ruleset } states no number of coins, so that none can lack.
found-coins-more-than = more than { $coins }
found-coins-at-most = at most { $coins }
found-coins-suffice = With { $players } players{ $agreed } the coins in the box of { $ruleset } always suffice: { $coins } lie on heads at once, and it holds { $box }.
found-coins-lack = With { $players } players{ $agreed } the coins in the box of { $ruleset } don't always suffice: { $coins } would lie on heads at once, and it holds { $box }. In round { $round } at the earliest one is due that isn't there.
found-in-brackets = { " " }({ $what })
found-deal-lacks = a deal finds too few cards in the pile in round { $round } at the earliest
found-deal-enough = every deal finds cards enough in the pile
found-deal-too-small = a deal can find too few cards even when all are shuffled
found-pile-suffices = With { $players } players and the deck { $deck } the pile of { $ruleset } is never empty when a card must be drawn after the deal.
found-pile-lacks = With { $players } players and the deck { $deck } the pile of { $ruleset } can be empty when a card must be drawn: in round { $round } at the earliest.

## What can matter

found-one-reading = { $ruleset } knows one reading of { $silence }: { $reading }.
found-never-consulted = No rule of { $ruleset } consults { $silence }.
found-consulted-by-idle = No rule of { $ruleset } that consults { $silence } can ever act, however it is read.
found-consulted-by-paying = The coins in the box of { $ruleset } always suffice, and only where they don't is { $silence } consulted.
found-never-met = No count of { $ruleset } comes to { $silence }, whatever cards of { $deck } lie on the table.
found-reading-of = the reading of { $silence }
found-value-of = the value of { $option }
found-option-unspoken = No rule of { $ruleset } speaks of { $option }, but for what may be agreed.
found-one-value = { $ruleset } knows one value of { $option }.
found-option-decided = Nobody can choose { $option } in { $ruleset }: how many play decides it.
found-totals-under = { $table }: in { $ruleset } the total is { $mine } under { $one }, { $theirs } under { $other }.
found-parts-under = With { $players } players of { $ruleset } the same events come to something else: { $mine } under { $one }, { $theirs } under { $other }.
found-in-round = in round { $round } { $what }
found-nothing-counted = nothing is counted
found-turned-over = { $cards } is turned over
found-none-turned-over = no card is turned over
found-nothing-shuffled = nothing is shuffled
found-nobody-pays = nobody pays
found-seat-takes = seat { $seat } takes { $coins }
found-nobody-out = nobody is out
found-seats-out = seats { $seats } are out
found-nobody-has-won = nobody has won
found-seat-has-won = seat { $seat } has won
found-nobody-starts = nobody starts next
found-seat-starts-next = seat { $seat } starts next
found-no-bid-stands = no bid stands
found-bid-stands = the bid { $amount } stands
found-event-forbidden = event { $number } is forbidden
found-goes-on = it goes on
found-is-settled = it is settled

## Two games asked the same

found-players-aspect-differs = With { $players } players { $one } and { $other } differ in { $what }.
found-players-aspect-same = With { $players } players { $one } and { $other } agree on { $what }{ $moves }{ $calls }.
found-cards-same = With { $players } players the same becomes of the cards in { $one } and { $other }.
found-cards-not-same = { $table }: what becomes of the cards is not the same in { $one } and { $other }.
found-cards-shuffled-left = { $ruleset }: a shuffle, { $pile } cards of these in the pile, { $out } discarded
found-cards-unshuffled-left = { $ruleset }: no shuffle, { $pile } cards of these in the pile, { $out } discarded
found-players-dealing-same = With { $players } players { $one } and { $other } deal alike, from any pile and discards.

## What is always so, never or somewhere

found-holds-always = With { $players } players of { $ruleset }{ $premise } it holds that { $what }, { $where }.
found-holds-never = With { $players } players of { $ruleset }{ $premise } it never holds that { $what }, { $where }.
found-need-not-hold = With { $players } players of { $ruleset }{ $premise } it need not hold, { $where }, that { $what }.
found-can-hold = With { $players } players of { $ruleset }{ $premise } it can be, { $where }, that { $what }.
found-cannot-hold = In { $ruleset }{ $premise } it can't be that { $what }, { $where }.
found-reach-unknown = No state of { $ruleset } was found, { $where }, in which { $what }; that there is none isn't proved: it fails at { $step }.
found-when-in-a-round = in a round
found-when-between-rounds = between rounds
found-when-after-a-count = after a count
found-covers-in-a-round = in every state of a round in which somebody is to act
found-covers-between-rounds = before the first round and after each that leaves a further one
found-covers-after-a-count = whenever the cards have been counted
found-covers-counted-of = whenever { $players } cards of a fresh deck, one for each seat, have been counted
found-covers-counted = whenever cards of a fresh deck, one for each seat, have been counted
found-unproved-decided = { $what } That isn't proved: it could fail at { $step }; but no such situation was found.
found-bid-never-back = With { $players } players of { $ruleset }{ $premise } it is never the turn of whoever made the standing bid.
found-bid-back = With { $players } players of { $ruleset } a bid can come back to its author: seat { $seat } is to act, whose bid of { $amount } stands.
found-opener-can-bid = Whenever a round of { $ruleset } with { $players } players begins{ $premise } there is a number that may be bid.
found-opener-cannot-bid = With { $players } players of { $ruleset }{ $premise } a round can begin in which seat { $seat } may bid no number at all.
found-starter-in = After every round of { $ruleset } with { $players } players whoever starts the next is in play, unless somebody has won.
found-starter-out = With { $players } players of { $ruleset } a round can leave it to seat { $seat }, who is out, to start the next, though nobody has won.
found-starter-nobody = With { $players } players of { $ruleset } a round can leave it to nobody to start the next, though nobody has won.
found-one-loser = In every round of { $ruleset } with { $players } players that ends exactly one seat takes coins.
found-not-one-loser = With { $players } players of { $ruleset } a round can end in which { $who }.
found-nobody-takes = nobody takes coins
found-several-take = { $seats } take coins
found-no-lasting-condition = No condition of a move, a bid or a call of { $ruleset } speaks of who is in play, of coins, or of anything else that lasts for the match.
found-no-ban-begins = While a round of { $ruleset } with { $players } players goes on nothing changes that lasts for the match and on which what may be done hangs ({ $what }).
found-ban-begins = With { $players } players of { $ruleset } it can change in the middle of a round what may be done for the rest of the match: { $what }.
found-who-is-in-play = who is in play

## Where a proof could fail

found-step-deal-unknown = what a deal changes is not known before it
found-step-call-on-cards = what follows from a call hangs on the cards as they were counted
found-step-round-ends-by = the end of a round by { $move }
found-step-before-first = the state before the first round
found-step-count-after = the count after { $move }
found-step-a-table = a table
found-step-round-begins = the beginning of a round
found-step-the-move = the move { $move }
found-step-one-move = one move
found-step-moves-so = { $moves } moves in a row: { $why }

## How it was found: claims

found-by-ranking = ranking found
found-by-ranking-of-bids = ranking found; any number of bids
found-by-ranking-and-set = ranking and closed set tried
found-by-closed-set = closed set of states; replayed
found-by-all-states = any state; any number of bids and rounds
found-by-state-and-search = any state, and search
found-by-state-and-set = any state, and closed set tried
found-by-way-to-set = closed set of states; search for a way to it; replayed
found-by-search = search, the shortest way first; replayed
found-by-search-and-state = search, and any state
found-by-deals = counting of all deals; replayed
found-by-any-deck = counting of all tables of any such deck; replayed
found-by-deals-of-deck = counting of all deals of that deck; replayed
found-by-lowest-total = solver: the lowest total, the legal numbers
found-by-ends-of-range = solver: each end reached, nothing beyond it
found-by-solver-replayed = solver; replayed
found-by-table = solver: the smallest table; replayed
found-by-such-hands = solver: all such hands and draws
found-by-deck = the deck
found-by-rule-conditions = the conditions of the rule
found-by-move-conditions = the conditions of all moves
found-by-rankings-and-standings = ranking and search of all standings tried
found-by-ranking-and-search = ranking and plain search
found-by-ranking-extremes = ranking found; the shortest and the longest match replayed
found-by-standings-extremes = all standings searched; the shortest and the longest match replayed
found-by-standings-back = all standings searched; matches that come back, fewest rounds first; replayed
found-by-standings = all standings searched
found-by-standings-lack = all standings searched; a match in which they run out replayed
found-by-bidding = bidding tried
found-by-no-box = the rules: none says what the box holds
found-by-situations = all { $number } situations between rounds searched
found-by-rounds-searched = search round by round; the match replayed
found-by-first-rounds = search round by round, fewest players and rounds first; the match replayed
found-by-all-situations = all situations between rounds searched
found-by-readings = the list of readings
found-by-rules = all rules
found-by-cards-anywhere = solver: any cards of the deck, wherever they lie
found-by-value-list = the list of values
found-by-value-lists = the lists of values, for each number of players
found-by-smallest-table = counting of all deals: the smallest table, replayed, and the frequency
found-by-side-by-side = plain search side by side: fewest players, cards, moves; replayed
found-by-side-by-side-laid = plain search side by side: fewest players, cards, moves; replayed; the round is laid out, and whether a match comes to it isn't asked
found-by-seeds = plain search side by side: matches from seeds, that with fewest players and rounds of those that were tried; replayed
found-by-hands-and-discards = solver: all hands, draws and discards
found-by-table-of-solver = solver, the smallest table; replayed
found-by-induction-and-search = induction, and search
found-by-induction = induction over any move; any number of bids and rounds
found-by-long-induction = induction over { $moves } moves in a row; any number of bids and rounds
found-by-round-ends = any end of any round; any number of bids and rounds
found-by-any-total = any state, with any total; any number of bids and rounds
found-by-any-table = any table: a fresh deck, one card each, no action
found-by-round-begin = any round as it begins
found-by-any-move = any move in any state; any number of bids and rounds
found-matters-unfound = No situation of { $ruleset } was found in which { $what } matters, nor a proof that none is; try more players or another deck.
found-by-side-by-side-only = plain search side by side
found-step-as-round-begins = as a round begins
found-step-after-moves = after { $moves_n ->
    [one] { $moves } move
   *[other] { $moves } moves
} of a round

## Why something isn't decided, and what to try

found-why-fewer-players = { $why }; ask for fewer players
found-why-sight = a card that is dealt is { $sight } in { $ruleset }
found-why-many-hands = there are { $hands } hands, too many to be counted; ask for fewer players
found-why-discards-order = with cards among the discards, or in the order of the pile, the two differ
found-why-deal-hangs = the deal of { $ruleset } hangs on { $what }
found-why-deal-changes = the deal of { $ruleset } changes { $what }
found-why-one-changes = only one of the two changes { $name } before a deal, or otherwise
found-why-bids-ask-cards = the rule { $rule } about bids asks for cards
found-why-bids-on-cards = bids hang on cards
found-why-count-hangs = the count of { $ruleset } hangs on { $what }, not on the cards alone
found-who-holds-a-card = who holds a card
found-what-lies-in = what lies in the { $place }
found-order-while-shuffled = the order of cards that are shuffled while it goes on
found-why-call-on-cards = what follows from a call in { $ruleset } hangs on the cards
found-why-count-changes = the count or the cards of { $ruleset } change { $what }
found-why-none-in-time = no situation was found within { $seconds } s
found-why-after-count = what follows a count in { $ruleset } hangs on its cards
found-why-matches-in-time = the matches were not searched through within { $seconds } s; try a longer --timeout or fewer players
found-why-kept-changes = coins, or what is kept for the match, change within a round
found-why-drawn-on-several = what is drawn in { $ruleset } hangs on more than single cards
found-why-drawn-on = what is drawn in { $ruleset } hangs on { $name }
found-why-cards-stay = cards of { $ruleset } stay on the table after a round
found-why-paid-by-out = what is paid hangs on the coins of those who are out
found-why-coins-by-changes = a way to the most coins was found by changes alone
found-why-coins-not-laid = a match in which { $coins } coins are due was found without cards, but not laid out
found-why-many-standings = matches can stand in too many ways to be searched
found-why-round-endless = matches can come to where no round ends
found-why-match-not-laid = a match of { $rounds_n ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} was found without cards, but not laid out with them
found-why-circles-not-laid = matches that go round were found without cards, but not laid out with them
found-why-not-laid-in-time = no match was laid out in time; try a longer --timeout
found-why-cards-in-time = the cards of all matches were not searched through in time; try a longer --timeout or fewer players
found-why-move-on-more = what { $move } does to cards hangs on more than cards
found-why-how-often = how often { $move } can be made in a round was not found
found-why-round-not-laid = round { $round } of a match was come to with cards counted, but not laid out
found-why-short-deal = a deal finds too few cards, and no rule says what is shuffled then
found-why-once-out = with { $players } players at first, tables differ once somebody is out
found-why-only-after-count = the cards as they are counted are there after a count only
found-why-order-maybe-not = with { $deck } the order of { $one } and { $other } matters, with others maybe not
found-why-no-deck-without = no cards to be seen make it certain with any deck, but no deck without such was found
found-why-openings-hang = which numbers may open hangs on what happened before in { $ruleset }
found-why-declares = `{ $rule }` says what there is or what is meant; it does nothing itself
found-why-counted-and-more = it hangs on the cards that are counted and on more than the cards
found-why-name-a-deck = of any deck only totals are asked; name one deck
found-why-deals-differ = from some pile and discards the two deal differently; no match shows it
found-why-solver-time = no answer within { $seconds } s; try a longer --timeout or fewer players
found-why-solver-gave-up = the solver gave up: { $why }
found-why-one-has = only one of the two has { $moves }
found-why-some-state = some state was found, maybe none that a match comes to, in which they differ
found-why-move-some-state = { $move } can be made, or acts, differently in some state

## What holds of every state of a round

found-rule-starter-seat = the starter is a seat
found-rule-no-debts = nobody has less than no coins
found-rule-two-ways = play goes to the left or to the right
found-rule-nobody-won = nobody has won yet
found-rule-nobody-to-go = nobody in play has the coins to be out
found-rule-two-in = two players or more are in play
found-rule-starter-in = the starter is in play
found-rule-turn-seat = the seat to act is a seat
found-rule-bidder-seat = the bidder is a seat or nobody
found-rule-turn-can-pass = the turn is with a seat to which it can pass
found-rule-as-at-first = { $name } is as at first
found-rule-no-number-bid = no number is bid
found-rule-not-counted = nothing is counted yet
found-rule-before-a-bid = before there is a bid, { $what }
found-rule-one-of = { $name } is one of { $values }
found-rule-up-to = { $name } is 0 to { $most }
found-rule-with-seats = { $name } and the seats with { $has } are together at most { $most }
found-rule-turn-in = the seat to act is in play
found-rule-author-in = once there is a bid, its author is in play
found-rule-bid-and-bidder = there is a bid exactly when there is a bidder
found-rule-not-own-bid = nobody is to act after a bid of their own
found-rule-no-waiting = no move waits for a bid
found-rule-nobody-bid = nobody has bid
found-rule-nobody-paid = nobody has paid in this round
found-rule-marked-in = whoever has { $mark } is in play
found-rule-at-least = { $name } is at least { $number }
found-rule-at-most = { $name } is at most { $number }
found-rule-add-up = { $name } and how many have { $mark } are together { $number }
found-rule-used-only-if = { $name } is { $number }, or { $what }
found-rule-marked-only-if = nobody's { $mark } has changed, or { $what }
found-rule-author-not-to-act = the author of the standing bid isn't to act
found-rule-one-takes = one takes coins

## Good questions

found-asks-opener-bids = Can the first player always bid?
found-asks-true-opening = Can the first player always make a bid that is true?
found-asks-never-stuck = Has everybody who is to act a legal move?
found-asks-never-forced = Is nobody forced to raise for ever?
found-asks-never-back = Does a bid never come back to its author?
found-asks-bidding-ends = Does every bidding end?
found-asks-match-ends = Does every match end, and in how many rounds?
found-asks-one-loser = Has every round exactly one loser?
found-asks-starter-in = Is whoever starts the next round still in?
found-asks-coins-suffice = Do the coins in the box suffice?
found-asks-pile-suffices = Is there always a card to be drawn?
found-asks-no-ban = Does no ban begin in mid-round?
found-asks-rules-act = Which rules can act?
found-asks-options-matter = Which options can matter?
found-asks-orders-matter = Which specials give another total in another order?
found-asks-certain = When can whoever sees the others' cards be certain?
found-asks-copies-matter = Is the range the same with other copies of the cards?
found-asks-silences-matter = Which silences can change a result?
found-asks-clauses-meet = Which clauses that contradict each other apply at once?
found-clause-against = { $one } against { $other }
found-why-unreached = { $why }; no short course of events that shows a difference was found; try other numbers of players or a longer --timeout

## Logs and cases of other programs

found-log-goes-on = an event was refused in the round before, and there the match stops
found-log-refused = the program refused it, and the rules allow it
found-log-shuffles = { $listed } shuffles are listed, and the rules demand { $used } in these rounds.
found-gap-readings = no case sets the readings of the silence { $silence } apart
found-gap-silence = no case meets the silence { $silence }
found-gap-allowed = no case allows the move { $move }
found-gap-forbidden = no case forbids the move { $move }
found-gap-rule = no case hangs on the rule { $rule }

## Rules changed on purpose

found-change-undecided = whether it changes anything is not decided: { $why }
found-change-claim-open = a claim was not decided in time
found-change-begin = With { $players } players a match begins otherwise.
found-change-moves = With { $players } players some move is allowed, or acts, otherwise.
found-change-count = With { $players } players some cards are counted otherwise.
found-change-cards = With { $players } players the end of a round or the next deal is otherwise.
found-by-lists-of-players = solver: every number of players, any values of the options
found-by-equivalence = solver: { $steps }; { $first } to { $last } players, all options and readings, any cards of { $decks }, two of each at least
found-step-begin = the begin of a match
found-step-moves = every move from any state of a round
found-step-count = every count
found-step-cards = every end of a round with the next deal

## Translations that have gone stale

found-text-reworded = it means the same, and is worded otherwise
found-text-said-twice = beside the rules it says “{ $beside }”, in the file of words “{ $words }”
found-text-has-more = it has { $what }, which the original hasn't
found-text-has-less = it lacks { $what }, which the original has
found-text-has-gone = it is recorded, and isn't there any more
found-text-no-translation = there is no translation
found-shows-nothing = none of the rules that it was about says anything else now.
found-shows-no-game = with the others the rules as recorded are no game now: { $why }
found-shows-in-time = whether it shows anywhere was not decided in time.
found-shows-nowhere = no situation was found in which it shows.
found-shows-in-example = { $one } and { $other } differ in the example { $example }.
found-by-example = an example, played
found-deck-was = { $cards } then
found-deck-is = { $cards } now
found-deck-had-others = the deck had other cards: { $what }.
found-order-is-another = the order is another.
found-text-unread = nobody has accepted it
found-text-other-meaning = what it is about means something else
found-text-shared = one translation stands for different texts: { $texts }
found-text-no-words = there are no words for `{ $name }`
found-end-undecided-lowest = the lowest total is not decided: { $why }
found-end-undecided-highest = the highest total is not decided: { $why }
