### What the verbs of the command line say. Of a number { $n } there is { $n_n } too: it chooses the form.

verb-only-english = Sentences marked { $mark } exist only in English so far.
verb-note = note:
verb-error = error:
verb-hint = hint:

verb-semicolon = ;
verb-labelled = { $label }: { $text }
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
verb-and-more = and { $n } more

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
verb-type-rules = Type or paste a file of rules; Ctrl-D ends it.
verb-type-scenario = Type or paste a scenario; Ctrl-D ends it.
verb-type-log = Type or paste a log; Ctrl-D ends it.
verb-folder-gone = the folder in which this was started is gone

verb-verdict-proved = proved
verb-verdict-refuted = refuted
verb-verdict-unknown = unknown
verb-verdict-vacuous = vacuous
verb-n-proved = { $n } proved
verb-n-refuted = { $n } refuted
verb-n-unknown = { $n } unknown
verb-n-vacuous = { $n } vacuous
verb-n-not-decided = { $n } not decided
verb-code-0 = as expected
verb-code-1 = NOT as expected
verb-code-3 = not decided
verb-came-out = expected: { $expected }; it came out { $came }
verb-claims = { $claims_n ->
    [one] { $claims } claim
   *[other] { $claims } claims
}
verb-answers = { $answers_n ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
verb-by-method = { $where }; by { $method }
verb-games-with = { $games } with { $players } players
verb-of-players = { $players } players
verb-with-deck = deck { $deck }
verb-up-to = up to { $bound }
verb-or = { $left } or { $right }
verb-and = { $left } and { $right }
verb-rests-on = What the answers rest on: coyote-spec recheck { $folder }
verb-verdict-for = { $verdict } for { $names }
verb-verdict-with = { $verdict } with { $players } players

verb-situation = situation: { $situation }
verb-situation-then = the situation then: { $situation }
verb-shown-by = shown by: { $situation }
verb-is-shown-by = Shown by: { $situation }
verb-bidding-begins = begins: { $bids }, and so on (cards: { $cards })
verb-bids-so = seat { $seat } bids { $amount }
verb-says-so = seat { $seat } says { $move }
verb-seat-does = seat { $seat }: { $what }
verb-seat-starts = seat { $seat } starts
verb-table-totals = on the table: { $cards }; { $totals }
verb-counts = { $ruleset } counts { $total }
verb-share-with = { $share } with { $players }
verb-how-often = how often: { $shares } players
verb-another-witness = another witness: { $situation }; { $came }
verb-no-further-witness = no further witness was found that is really different
verb-situations = { $situations_n ->
    [one] { $situations } situation
   *[other] { $situations } situations
}
verb-changes = { $changes_n ->
    [one] { $changes } change
   *[other] { $changes } changes
}
verb-flips = what flips the answer: { $flips }.
verb-flips-nothing = what flips the answer: nothing was found among { $tried } near it.
verb-flips-more = what flips the answer: it takes more than { $changes }; the { $tried } tried near it keep it.
verb-total-in = { $total } in { $ruleset }
verb-total-in-both = { $total } in both
verb-total-on = On { $table } the total is { $totals }.
verb-both-do = both { $words }
verb-short-counts = counts { $total }
verb-short-forbids = forbids event { $event }
verb-short-open = lets seat { $seat } act next
verb-short-pays = seat { $seat } pays { $coins }
verb-short-nobody = nobody pays
verb-short-wins = seat { $seat } wins
verb-short-starts = seat { $seat } starts next
verb-short-settles = settles it: { $what }
verb-step-by-step = step by step:
verb-match-of = a match of { $rounds_n ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} with { $players } players (--json has it whole)
verb-out = out
verb-laid-cards = cards { $what }
verb-laid-pile = pile { $what }
verb-laid-discards = discards { $what }
verb-laid-coins = coins { $what }

verb-no-example = { $ruleset } has no example that could notice a change.
verb-mutants-unnoticed = Noticed by nothing
verb-mutants-undecided = Not decided
verb-mutants-equivalent = Shown to change nothing
verb-by-examples = { $n } noticed by its { $examples_n ->
    [one] { $examples } example
   *[other] { $examples } examples
}
verb-by-claims = { $n } by its { $claims_n ->
    [one] { $claims } claim
   *[other] { $claims } claims
}
verb-number-equivalent = { $n } shown to change nothing
verb-number-undecided = { $n } not decided
verb-number-unnoticed = { $n } noticed by nothing
verb-example-for-it = An example that would notice it:

verb-change-number = number
verb-change-strictness = strictness
verb-change-exchanged = exchanged
verb-change-removed = removed
verb-change-seat = seat
verb-change-colour = colour
verb-change-card = card
verb-change-place = place
verb-change-yes-or-no = yes or no
verb-change-highest-or-lowest = highest or lowest
verb-change-one-or-every = one or every
verb-change-condition = condition
verb-change-reading = reading
verb-change-time = time
verb-change-operation = operation
verb-change-some-or-none = some or none

verb-no-options = no options
verb-compared-with = Compared with { $options }, and where the texts are silent as they are read by default; --option and --reading compare other agreements.
verb-by-behaviour = By behaviour
verb-by-rule = By rule
verb-how-many-aspects = In how many aspects they differ
verb-matrix-legend = =  proved the same in every aspect   ?  not every aspect is decided
verb-differ-in = { $pairs } differ in { $aspects }.
verb-not-known-to-differ = { $pairs } aren't known to differ.
verb-are-the-same = { $pairs } are the same.
verb-not-decided-are = Not decided: { $aspects }.
verb-remarks-on = Remarks on the clauses of the rules that differ
verb-games-differ = { $one } and { $other } differ in: { $aspects }.
verb-no-difference = No difference was found between { $one } and { $other }.
verb-same-as-agreed = { $one } and { $other } are proved the same in every aspect below, with what is agreed here; but rules are worded otherwise, which may show with other agreements.
verb-same-game = { $one } and { $other } are the same game: proved for every aspect below.
verb-on-deck = { $aspect } on { $deck }
verb-aspect-is-same = same
verb-aspect-is-differs = differs
verb-aspect-is-not-decided = not decided
verb-aspect-deck = deck
verb-aspect-players = players
verb-aspect-options = options
verb-aspect-dealing = dealing
verb-aspect-counting = counting
verb-aspect-opening = opening
verb-aspect-raise = raise
verb-aspect-call = call
verb-aspect-actions = actions
verb-aspect-settling = settling
verb-aspect-next-starter = next starter
verb-aspect-reshuffle = reshuffle
verb-aspect-elimination = elimination
verb-aspect-end = end
verb-how-often-it-is = How often it comes up:
verb-its-total = total: { $total }
verb-head-rules = rules
verb-head-step = step
verb-head-what-it-does = what it does
verb-head-seat = seat
verb-head-card = card
verb-head-coins = coins
verb-then-shuffled = after the round all cards are shuffled.
verb-is-agreed = Agreed: { $what }
verb-in-both = both
verb-refused = This can't be played: { $why }
verb-worded-alike = { $n_n ->
    [one] { $n } rule is
   *[other] { $n } rules are
} worded alike in both.
verb-only-in = { $n_n ->
    [one] { $n } rule is
   *[other] { $n } rules are
} only in { $ruleset }:
verb-worded-differently = { $n_n ->
    [one] { $n } rule is
   *[other] { $n } rules are
} worded differently:
verb-remark-contradicts = contradicts
verb-remark-doubtful-wording = doubtful wording
verb-remark-translation-fault = translation fault
verb-at-line = line { $where }
verb-at-lines = lines { $first } to { $last }

verb-certificate = a certificate of coyote-spec { $version }; its manifest has the SHA-256
verb-questions-for = { $questions_n ->
    [one] { $questions } question
   *[other] { $questions } questions
} for { $solver }
verb-made-anew-from = made anew from the rules of: { $rulesets }
verb-recheck-claim = claim
verb-recheck-answers = answers
verb-recheck-solver = solver
verb-recheck-made-anew = made anew
verb-recheck-enumeration = enumeration
verb-cell-agrees = agrees
verb-cell-differs = differs
verb-cell-undecided = undecided
verb-differs-so = differs: { $why }
verb-searched = { $n } rest on a search of everything or on how the rules read, not on a solver: --against makes them anew.
verb-not-certified = NOT as certified: { $n } differ.
verb-answers-undecided = { $answers_n ->
    [one] { $answers } answer
   *[other] { $answers } answers
} not decided: try a longer --timeout.
verb-nothing-checked = Nothing is checked.
verb-as-certified = As certified: { $answers_n ->
    [one] { $answers } answer
   *[other] { $answers } answers
}.

verb-conforms = { $matches_n ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $rounds_n ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: all as { $ruleset } says.
verb-others-too = There is something to report of { $matches_n ->
    [one] { $matches } other match
   *[other] { $matches } other matches
} as well: { $which }.
verb-without-result = { $rounds_n ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} without a result: only the events were judged.
verb-in-match = match { $n }
verb-in-round = round { $n }
verb-in-event = event { $n }
verb-rules-and-log = by the rules { $rules }, in the log { $log }
verb-not-dealt = it can't be dealt: { $why }
verb-otherwise = it came out otherwise

verb-pages = { $pages_n ->
    [one] { $pages } page
   *[other] { $pages } pages
} in { $languages }: { $start }

verb-stop-undecided = { $what }: not decided: { $why }.
verb-tour-check = { $rules } rules from { $clauses } clauses, { $silences } points left open
verb-make = { $cards } make { $total }
verb-own-decks = each its own deck
verb-players = { $players } players
verb-widest = { $ruleset } with { $players }: { $low } make { $lowest }, { $high } make { $highest }
verb-tour-reach = { $games }; { $first } to { $last } players
verb-yes-assuming = Yes, assuming { $what } ({ $reach }).
verb-yes = Yes ({ $reach }).
verb-no = No ({ $reach }).
verb-proof = Proof: { $proof }. Any number of bids.
verb-for-example = For example in { $ruleset }: { $bids }, and so on.
verb-for-ever = It goes on like this for ever: { $pattern }, and nothing forbids it.
verb-same-in-all = { $one } and { $other } are the same, proved in every respect:
verb-they-differ = { $one } and { $other } differ:
verb-proved-same = Proved the same: { $aspects }.
verb-but-of = But of { $aspect }: { $why }.
verb-smallest-case = Smallest case: { $story }
verb-how-often-matters = How often it matters: { $shares } players.
verb-not-allowed = not allowed
verb-allowed = allowed

verb-texts = { $language }: { $texts_n ->
    [one] { $texts } text
   *[other] { $texts } texts
}: { $parts }
verb-text-is-contradictory = contradictory
verb-text-is-meaning-stale = meaning stale
verb-text-is-wording-stale = wording stale
verb-text-is-missing = missing
verb-text-is-unread = unread
verb-text-is-gone = gone
verb-text-is-fresh = fresh
verb-texts-are-contradictory = { $n } contradictory
verb-texts-are-meaning-stale = { $n } meaning stale
verb-texts-are-wording-stale = { $n } wording stale
verb-texts-are-missing = { $n } missing
verb-texts-are-unread = { $n } unread
verb-texts-are-gone = { $n } gone
verb-texts-are-fresh = { $n } fresh
verb-text-in-state = { $state }: { $text }
verb-text-was = was
verb-text-now = now
verb-text-of = of
verb-text-says = says
verb-texts-recorded = { $language }: { $texts_n ->
    [one] { $texts } text recorded.
   *[other] { $texts } texts recorded.
}
verb-nothing-recorded = Nothing is recorded that wasn't recorded before.
verb-texts-left = { $language }: not recorded, for they are missing or contradict something:
