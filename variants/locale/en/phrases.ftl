### Expressions. `$seat` is a phrase for a player; `$many` is yes or no. A clause is a sentence without
### its capital letter and full stop.

and = { $left } and { $right }
or = { $left } or { $right }
and-clause = { $left } and { $right }
comma-clause = { $left }, { $right }
comma = { $left }, { $right }
grouped = ({ $what })
always = it is always so
never = it is never so
yes = yes
no = no
nobody = nobody

## Numbers

plus = { $left } plus { $right }
minus = { $left } minus { $right }
times = { $n ->
    [one] { $n } time { $of }
   *[other] { $n } times { $of }
}
divide-up = { $of } divided by { $by }, rounded up
known-value = { $what } ({ $value })
larger = the larger of these two numbers: { $left } and { $right }
smaller = the smaller of these two numbers: { $left } and { $right }
fork = { $then } if { $condition }, or else { $otherwise }
from = any number from { $low }
from-to = { $low } to { $high }
range-if = { $range } if { $clause }

## Where the rulebook is silent

open-value = { $values }, depending on the answer to the question “{ $question }”
value-assumed = { $value } for “{ $reading }”, which we assume
value-other = { $value } for “{ $reading }”
open-clause = on the question “{ $question }”, { $answers }
as-assumed = the answer “{ $reading }” holds, which we assume
as-other = the answer “{ $reading }” holds
under-assumed = with “{ $reading }”, which we assume, { $clause }
under-other = with “{ $reading }”, { $clause }
we-assume-other = { $clause } (we assume “{ $reading }”)

## Seats

next-left = the next player { $who } to the left of { $of }
next-right = the next player { $who } to the right of { $of }
next-onward = the next player { $who }, in the direction of play, after { $of }
first-seat = the player { $who }
holder = whoever wears “{ $card }”
such-that = for whom this is true: { $clause }
who-is = { $many ->
    [yes] who are { $seat }
   *[no] who is { $seat }
}
who-is-not = { $many ->
    [yes] who are not { $seat }
   *[no] who is not { $seat }
}
count-seats = the number of players { $who }
sum-seats = the sum of “{ $name }” over all players

## Cards

coloured = { $many ->
    [yes] { $colour } { -card(many: "yes") }
   *[no] { $colour } { -card(many: "no") }
}
cards-called = { $many ->
    [yes] “{ $card }” { -card(many: "yes") }
   *[no] “{ $card }” { -card(many: "no") }
}
cards-highest = highest { $cards }
cards-at = { $cards } { $place }
card-quoted = “{ $card }”
count-cards = the number of { $cards }
sum-coloured = the sum of the { $cards }
sum-at = the sum of the { -card(many: "yes") } { $place }
size = the number of { -card(many: "yes") } { $place }
worn = the { -card(many: "no") } { $place }
select-one-highest = one of the highest { $cards }
select-one-lowest = one of the lowest { $cards }
select-every-highest = all of the highest { $cards }
select-every-lowest = all of the lowest { $cards }
select-every = all { $cards }

## Truths

some = there is a { $cards }
none = there is no { $cards }
several = there are several { $cards }
not-several = there are not several { $cards }
several-highest = several { $cards } share the highest value
not-several-highest = no two { $cards } share the highest value
number-is = { $left } is exactly { $right }
number-is-not = { $left } is not { $right }
number-above = { $left } is greater than { $right }
number-below = { $left } is less than { $right }
number-at-least = { $left } is at least { $right }
number-at-most = { $left } is at most { $right }
within = { $value } is from { $low } to { $high }
not-within = { $value } is not from { $low } to { $high }
seat-is = { $left } is { $right }
seat-is-not = { $left } is not { $right }
card-is = { $left } is the same as { $right }
card-is-not = { $left } is not the same as { $right }
same-truth = these two are both true or both untrue: { $left }; { $right }
other-truth = just one of these two is true: { $left }; { $right }

## What has no words of its own

unnamed-of = { $name } of { $seat }
unnamed-true = “{ $name }” is true
unnamed-false = “{ $name }” is not true
unnamed-whose = whose “{ $name }”
unnamed-place = in the place “{ $name }”
unnamed-place-of = in the place “{ $name }” of { $seat }
