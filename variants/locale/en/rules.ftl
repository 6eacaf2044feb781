### Rules: what stands after a rule's name.

players = number of players: { $range }
or-range = { $left }, or { $right }
option = { $option }: { $default } unless something else is agreed; it can be { $range }
option-also = { $option }: { $default } unless something else is agreed; it can also be { $range }
option-fixed = { $option }: { $value }
requires = what is agreed must fit together: { $clause }
kept-bid = for each bid
kept-round = for each round
kept-match = for the whole match
kept-seat-bid = for each player and bid
kept-seat-round = for each player and round
kept-seat-match = for each player and the whole match
kept = kept in mind { $scope }: { $what }; at first { $first }
kept-truth = kept in mind { $scope }: whether { $clause }; at first: { $first }
number-on-card = the number
numbers = { -card(many: "yes") } are { $colour } if { $clause }
cards = these special { -card(many: "yes") } are { $colour }: { $cards }
lies-each = { -card(many: "yes") } can lie { $place }, separately for each player
lies-table = { -card(many: "yes") } can lie { $place }
seen-all = everybody sees them
seen-others = everybody sees them but the player who has them
seen-nobody = nobody sees them
counted = they count, and special { -card(many: "yes") } act on them
uncounted = special { -card(many: "yes") } do not act on them
kept-apart = they stay with the player they lie with
box-n = { $n ->
    [one] there is { $n } { -coin(many: "no") } to take from
   *[other] there are { $n } { -coin(many: "yes") } to take from
}
box-each = { $n ->
    [one] there is { $n } { -coin(many: "no") } per { $each } to take from
   *[other] there are { $n } { -coin(many: "yes") } per { $each } to take from
}
box = the number of { -coin(many: "yes") } to take from is { $amount }
means-number = { $name } is { $value }
means-seat = { $name } is { $value }
means-card = { $name } is { $value }
means-truth = { $clause } exactly if { $value }
chosen = agreed at the table: the first round is started by { $how }
pays = the number of { -coin(many: "yes") } that are taken is { $amount }
free-opening = the first number of a round may be any number
free-raise = every further number may be any number
free-any-bid = every bid may be any number
needs-opening = the first number of a round is allowed
needs-raise = every further number is allowed
needs-any-bid = every bid is allowed
only-if = { $head } only if { $clause }
only-if-all = { $head } only if all of this is true
allowed = this is allowed
call = instead of bidding, the player whose turn it is ends the bidding, and the { -card(many: "yes") } are counted
own-settling = it is then settled like this, not in the usual way
timing-before = the player whose turn it is does this before bidding
timing-instead = the player whose turn it is does this instead of bidding
timing-after = a player does this just after bidding, before the next player acts
chooses-seat = { $seat } chooses a player
chooses-number = { $seat } names a number
chooses-card = { $seat } names a { -card(many: "no") }
move-called = { $move }
with = each “{ $card }” on the table
moment-after-a-round = after a round
moment-before-a-deal = before the { -card(many: "yes") } are dealt
moment-at-an-empty-pile = if a { -card(many: "no") } is to be drawn and the pile is empty
moment-at-each-bid = at each bid
moment-if = { $moment }, if { $clause }
