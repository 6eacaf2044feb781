# The dispute desk. { $n } is the number as a figure; $number says which form fits.

desk-colon = { ": " }
desk-semicolon = { "; " }
desk-title = The dispute desk
desk-intro = Pick the cards on the table, those in the pile if any can be turned over, and the number that was bid. The desk says how each edition rules, step by step.
desk-needs-script = The desk counts in your browser: it needs JavaScript.

desk-target = Where does the next card go?
desk-to-table = On the table
desk-to-pile = In the pile, below the others
desk-palette = Cards to add
desk-add-table = { $number ->
    [0] Add { $card } to the table
   *[other] Add { $card } to the table, { $n } there already
}
desk-add-pile = { $number ->
    [0] Add { $card } to the pile
   *[other] Add { $card } to the pile, { $n } there already
}
desk-remove-table = Take { $card } off the table
desk-remove-pile = Take { $card } out of the pile
desk-full = No more than { $n } cards fit here.
desk-on-table = On the table
desk-in-pile = In the pile, the top card first
desk-empty = No card yet.
desk-bid = Number that was bid
desk-bid-hint = A whole number; leave it empty if nobody has bid.
desk-bid-wrong = The bid must be a whole number of at most nine digits.
desk-players = Players
desk-players-cards = As many as cards on the table
desk-scope = Ruled for players who are all still in and have no coins yet: the first bid of a round, which the next player calls. Unless you choose a number, there are as many players as cards on the table.
desk-copy = Copy the address of this situation
desk-copied = The address has been copied.
desk-copy-yourself = The browser does not let the desk copy. The address is: { $address }
desk-clear = Start again
desk-address = Left out of the address, because the desk cannot read it: { $what }
desk-points = Where the rulebooks leave something open
desk-assumed = { $reading } (assumed)

desk-rulings = The rulings
desk-nothing-yet = Pick a card.
desk-total = Total: { $total }
desk-steps = Step by step
desk-relied = This rests on what the rulebook leaves open:
desk-reshuffle = All cards are shuffled after the round.

desk-unknown = This edition has no rule for: { $cards }
desk-many = The desk takes at most { $most } of each of these: { $cards }
desk-seats = This count depends on how many play; the desk takes up to { $most } players.
desk-many-players = The desk rules on bids for at most { $most } players.
desk-too-large = These rules are too large for the desk.
desk-who-has-what = This count depends on who has which card, and the desk is not told that.

desk-step-leaves = { $number_n ->
    [one] { $cards } leaves the table
   *[other] { $cards } leave the table
}
desk-step-joins = { $number_n ->
    [one] { $cards } is turned over and joins the table
   *[other] { $cards } are turned over and join the table
}
desk-step-counts = { $number_n ->
    [one] { $cards } counts { $value }
   *[other] { $cards } count { $value } each
}
desk-step-set-aside = { $number_n ->
    [one] { $cards } is turned over, to be added at the end
   *[other] { $cards } are turned over, to be added at the end
}
desk-step-total = the total is { $value }
desk-step-nothing = nothing changes

desk-called = { $number ->
    [one] With { $n } player, { $bid } as the first number, and a call by the next player:
   *[other] With { $n } players, { $bid } as the first number, and a call by the next player:
}
desk-not-for = { $number ->
    [one] This edition is not for { $n } player: there is no ruling on the bid.
   *[other] This edition is not for { $n } players: there is no ruling on the bid.
}
desk-not-by-default = { $number ->
    [one] With its default options, this edition is not for { $n } player: there is no ruling on the bid.
   *[other] With its default options, this edition is not for { $n } players: there is no ruling on the bid.
}
desk-bid-forbidden = { $bid } is not allowed as the first number.
desk-call-forbidden = not allowed here.
desk-call-open = who pays depends on who has which card, and the desk is not told that.
desk-caller-right = The caller is right:
desk-caller-wrong = The caller is wrong:
desk-bidder = the bidder
desk-caller = the caller
desk-others = the others
desk-nobody = nobody takes a { -coin(many: "no") }
desk-with-coins = if each player has one already: { $what }
desk-bidder-takes = { $number ->
    [one] the bidder takes { $n } { -coin(many: "no") }
   *[other] the bidder takes { $n } { -coin(many: "yes") }
}
desk-bidder-gives = { $number ->
    [one] the bidder gives back { $n } { -coin(many: "no") }
   *[other] the bidder gives back { $n } { -coin(many: "yes") }
}
desk-caller-takes = { $number ->
    [one] the caller takes { $n } { -coin(many: "no") }
   *[other] the caller takes { $n } { -coin(many: "yes") }
}
desk-caller-gives = { $number ->
    [one] the caller gives back { $n } { -coin(many: "no") }
   *[other] the caller gives back { $n } { -coin(many: "yes") }
}
desk-others-takes = { $number ->
    [one] the others together take { $n } { -coin(many: "no") }
   *[other] the others together take { $n } { -coin(many: "yes") }
}
desk-others-gives = { $number ->
    [one] the others together give back { $n } { -coin(many: "no") }
   *[other] the others together give back { $n } { -coin(many: "yes") }
}
