### Effects: what is done. Each is a sentence without its capital letter and full stop.

nothing = nothing happens
beside = { $head }: { $line }
followed = { $head }:
if = if { $clause }
otherwise-if = otherwise, if { $clause }
otherwise = otherwise
each-seat = for each player
each-seat-who = for each player { $who }
starts-next = who starts the next round
left-open = left open by the rulebook: “{ $question }”
we-assume = the rulebook is silent, and we assume
reading-we-assume = “{ $reading }” (our assumption)
another-reading = “{ $reading }” (the other reading)
reading-only = “{ $reading }” (our assumption; we know of no other reading)

draw-n = { $n ->
    [one] { $n } { -card(many: "no") } is drawn from the pile and placed { $place }
   *[other] { $n } { -card(many: "yes") } are drawn from the pile and placed { $place }
}
draw = as many { -card(many: "yes") } as { $amount } are drawn from the pile and placed { $place }
move-cards = all { -card(many: "yes") } { $source } are now placed { $to }
drop = take { $cards } out of the count
flip = { $many ->
    [yes] turn the sign of { $cards }; they then count as { $colour }
   *[no] turn the sign of { $cards }; it then counts as { $colour }
}
multiply = multiply the value of { $cards } by { $n }
set-value = count { $cards } as { $n }
copies-every = if there are several copies of a special { -card(many: "no") }, each of them acts
copies-one = if there are several copies of a special { -card(many: "no") }, only one of them acts
shuffle-all = shuffle all { -card(many: "yes") } into a new pile
shuffle-discards = shuffle the discards into the pile
shuffle-under = shuffle the discards and put them under the pile
discard-all = discard every { -card(many: "no") } on the table

becomes = { $what } becomes { $value }
doubles = { $what } is doubled
multiplies = { $what } is multiplied by { $by }
rises = { $what } goes up by { $by }
falls = { $what } goes down by { $by }
from-now = from now on, { $clause }
noted = it is kept in mind that { $clause }
from-now-if = from now on, { $clause } exactly if { $condition }
direction-left = play goes to the left
    .not = play does not go to the left
direction-right = play goes to the right
    .not = play does not go to the right
direction-turns = the direction of play is reversed

takes-n = { $n ->
    [one] { $seat } takes { $n } { -coin(many: "no") }
   *[other] { $seat } takes { $n } { -coin(many: "yes") }
}
takes = { $seat } takes as many { -coin(many: "yes") } as { $amount }
gives-back-n = { $n ->
    [one] { $seat } gives back { $n } { -coin(many: "no") } if there is one to give
   *[other] { $seat } gives back { $n } { -coin(many: "yes") }, or as many as there are to give
}
gives-back = { $seat } gives back as many { -coin(many: "yes") } as { $amount }, or as many as there are to give
bids-same = { $seat } takes over the last bid
bids = { $seat } now has the last bid, with this number: { $amount }
wins = { $seat } wins the match
passes = the turn passes on
passes-to = the turn passes to { $seat }
then-bid = the same player must now bid
round-ends = the round ends without a count
