### What the verbs of the command line say. Of a number { $n } there is { $n_n } too: it chooses the form.

verb-only-english = Sentences marked { $mark } exist only in English so far.
verb-note = note:

verb-decimal = { $whole }.{ $rest }
verb-percent = { $number }%
verb-below = below { $share }
verb-above = above { $share }
verb-to = { $first } to { $last }
verb-long-number = a number of about { $digits } digits

verb-head-players = players
verb-head-total = total
verb-head-exactly = exactly
verb-head-percent = percent
verb-head-lowest = lowest
verb-head-highest = highest
verb-head-smallest-hand = smallest hand for it

verb-on-table = On the table: { $cards }
verb-in-pile = In the pile, from the top: { $cards }
verb-hand = { $table }; then { $pile } from the pile
verb-deck-named = With the deck { $deck } of { $cards_n ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
verb-deck-own = With a deck of one's own of { $cards_n ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
verb-copies-given = The copies of each card are given with the deck, not assumed.
verb-copies-assumed = The copies of each card are assumed: { $why }.
verb-deck-assumed = The copies are assumed: { $why }.
verb-cards = { $cards_n ->
    [one] { $cards } card
   *[other] { $cards } cards
}
verb-copies-of = { $copies_n ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $cards }
verb-not-of-deck = { $ruleset }'s own deck can't give this table: { $why }.

verb-total = Total: { $total }
verb-score-reshuffle = After the round all cards are shuffled, as one of these cards demands.
verb-no-reshuffle = None of these cards demands that all cards be shuffled.
verb-relied = The rules leave this open; the reading that was used:
verb-chosen = chosen
verb-assumed = assumed

verb-round = Round { $round }
verb-match-won = Seat { $seat } has won the match.
verb-match-open = The match is still open.
verb-match-illegal = The match was looked at up to the event that the rules don't allow.
verb-forbidden = forbidden
verb-round-settled = The round is settled.
verb-round-open = The round is still open: seat { $seat } is to act.
verb-round-illegal = The rules don't allow this: { $why }.
verb-event-is = event { $event } is { $words }
verb-forbidden-by = forbidden by the rule { $rule }: { $words }
verb-forbidden-as = forbidden: { $says }
verb-round-over = the round is over
verb-follows-its-bid = it follows one's own bid, before the next player acts
verb-anothers-turn = it is another player's turn
verb-only-a-bid = after that move only a bid follows
verb-last-bid = The last bid: { $amount }, by seat { $seat }.
verb-bids = Seat { $seat } bids { $amount }.
verb-does = Seat { $seat }: { $what }.
verb-choice-target = seat { $choice }
verb-choice-amount = the number { $choice }
verb-choice-card = the card { $choice }
verb-turned-over = Turned over: { $cards }.
verb-not-counted = The cards were not counted.
verb-total-of-cards = The total of the cards: { $total }.
verb-takes = Seat { $seat } takes { $coins_n ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and has { $has_n ->
    [one] { $has } coin
   *[other] { $has } coins
}.
verb-gives-back = Seat { $seat } gives back { $coins_n ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and has { $has_n ->
    [one] { $has } coin
   *[other] { $has } coins
}.
verb-nobody-pays = Nobody pays.
verb-is-out = Seat { $seat } is out.
verb-reshuffle = All cards are shuffled, as a card that was played demands.
verb-wins = Seat { $seat } wins the match.
verb-starts = Seat { $seat } starts the next round.
verb-playthrough-same = Every line of the playthrough came out.

verb-range = The range of totals, one card each from a fresh deck and no action.
verb-range-undecided = With { $players } players { $why }.
verb-range-more = With { $option }: { $players } players.
verb-undecided = undecided
verb-odds = The odds of totals, one card each from a fresh deck and no action.
verb-odds-at-most = A total of at most { $total }:
verb-odds-against = Another total in { $ruleset }, on the same cards:
verb-odds-totals = With { $players } players: { $lowest } to { $highest }, { $mean } on average.

verb-rules = { $rules_n ->
    [one] { $rules } rule
   *[other] { $rules } rules
}
verb-clauses-cited = { $clauses_n ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
} cited
verb-silences = { $silences_n ->
    [one] { $silences } silence
   *[other] { $silences } silences
}
verb-examples = { $examples_n ->
    [one] { $examples } example
   *[other] { $examples } examples
}
verb-amendment = an amendment, fits { $fits }
verb-source = a source of { $clauses_n ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
verb-deck = a deck of { $cards_n ->
    [one] { $cards } card
   *[other] { $cards } cards
}
verb-a-claim = a claim
verb-a-tour = a tour
verb-a-example = an example
verb-a-playthrough = a playthrough
verb-would-change = would change
verb-formatted = formatted
verb-looked-through = looked through: { $rulesets }
verb-open-clauses = open: { $clauses }
verb-text-exact = { $file } is the text that these clauses were read from.
verb-text-same = { $file } is the text that these clauses were read from, but for its line ends.
verb-text-other = { $file } is another text than these clauses were read from.
verb-its-digest = its digest
verb-digest-of = that of { $source }
verb-because = because { $reason }
verb-clauses = { $clauses_n ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
verb-status-formalised = formalised
verb-status-component = component
verb-status-example = example
verb-status-no-constraint = no constraint
verb-status-not-a-rule = not a rule
verb-status-open = open

verb-built-from = built from: { $chain }
verb-cites = cites: { $source }
verb-from = (from { $origin })
verb-unless-agreed = { $default } unless something else is agreed
verb-section-players = players
verb-section-options = options
verb-section-cards = cards
verb-section-pieces = pieces
verb-section-places = places
verb-section-state = state
verb-section-silences = silences
verb-section-dealing = dealing
verb-section-bidding = bidding
verb-section-actions = actions
verb-section-counting = counting
verb-section-settling = settling
verb-section-elimination = elimination
verb-section-starting = starting
verb-section-reshuffling = reshuffling
verb-section-ending = ending
verb-section-deck = deck
verb-section-remarks = remarks

verb-play = { $title }, { $players } players, seed { $seed }.
verb-seats = Seats are 0 to { $last }, each the left neighbour of the one before.
verb-stops = The match stops here.
verb-nobody-won = After { $rounds } rounds nobody has won.
verb-begins = Round { $round }. Seat { $seat } begins.
verb-turn-of-nobody = The turn has passed to nobody.
verb-no-legal-move = Seat { $seat } has no legal move.
verb-you-are = You are seat { $seat }.
verb-at-table = on the table
verb-unseen = a card you don't see
verb-coins = Coins: { $coins }
verb-seat-has = seat { $seat } has { $coins }
verb-seat-out = seat { $seat } is out
verb-bid-shown = Last bid: { $amount }, by seat { $seat }
verb-you-can = You can: { $moves }
verb-you-can-say = You can say: { $choices }
verb-help = A number alone is a bid. `quit` ends the match.
verb-such-as = NUMBER, such as { $number }
verb-card-typed = CARD
verb-a-amount = a number
verb-a-target = a seat
verb-a-card = a card
verb-is-asked = { $move } (seat { $seat } is asked for { $what })
verb-asks = Seat { $seat } asks for { $what }, by `{ $move }`: which?
verb-nothing-to-choose = `{ $move }` can't be asked for: there is nothing legal to choose.
verb-that-is = That is { $why }.
verb-had = seat { $seat } had { $cards }
verb-total-is = The total is { $total }.
verb-now-takes = Seat { $seat } takes { $coins_n ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and has { $has }.
verb-now-gives-back = Seat { $seat } gives back { $coins_n ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and has { $has }.
verb-card-reshuffles = All cards are shuffled, as a card demands.
verb-written = Written to { $file }.
