### Les expressions. `$seat` désigne un joueur ; `$many` est yes ou no. Une proposition est une phrase sans
### majuscule ni point.

and = { $left } et { $right }
or = { $left } ou { $right }
and-clause = { $mood ->
    [if] { $left } et que { $right }
   *[is] { $left } et { $right }
}
comma-clause = { $mood ->
    [if] { $left }, que { $right }
   *[is] { $left }, { $right }
}
comma = { $left }, { $right }
grouped = ({ $what })
always = c’est toujours le cas
never = ce n’est jamais le cas
yes = oui
no = non
nobody = personne

## Les nombres

plus = { $left } plus { $right }
minus = { $left } moins { $right }
times = { $n ->
    [one] { $n } fois { $of }
   *[other] { $n } fois { $of }
}
divide-up = le résultat, arrondi vers le haut, de la division par { $by } de { $of }
known-value = { $what } ({ $value })
larger = le plus grand de ces deux nombres : { $left } et { $right }
smaller = le plus petit de ces deux nombres : { $left } et { $right }
fork = { $then } si { $condition }, ou sinon { $otherwise }
from = n’importe quel nombre à partir de { $low }
from-to = de { $low } à { $high }
range-if = { $range } si { $clause }

## Là où la règle ne dit rien

open-value = { $values }, selon la réponse à la question « { $question } »
value-assumed = { $value } avec « { $reading } », ce que nous supposons
value-other = { $value } avec « { $reading } »
open-clause = à la question « { $question } », { $answers }
as-assumed = c’est la réponse « { $reading } » qui vaut, ce que nous supposons
as-other = c’est la réponse « { $reading } » qui vaut
under-assumed = avec « { $reading } », ce que nous supposons, { $clause }
under-other = avec « { $reading } », { $clause }
we-assume-other = { $clause } (nous supposons « { $reading } »)

## Les joueurs

next-left = le joueur suivant { $who } à gauche de { $of }
next-right = le joueur suivant { $who } à droite de { $of }
next-onward = le joueur suivant { $who }, dans le sens du jeu, après { $of }
first-seat = le joueur { $who }
holder = la personne qui porte « { $card } »
such-that = { $many ->
    [yes] pour qui ceci est vrai : { $clause }
   *[no] pour qui ceci est vrai : { $clause }
}
who-is = { $many ->
    [yes] qui sont { $seat }
   *[no] qui est { $seat }
}
who-is-not = { $many ->
    [yes] qui ne sont pas { $seat }
   *[no] qui n’est pas { $seat }
}
count-seats = le nombre de joueurs { $who }
sum-seats = la somme de « { $name } » de tous les joueurs

## Les cartes

coloured = { $many ->
    [yes] { -card(many: "yes") } { $colour }
   *[no] { -card(many: "no") } { $colour }
}
cards-called = { $many ->
    [yes] { -card(many: "yes") } « { $card } »
   *[no] { -card(many: "no") } « { $card } »
}
cards-highest = { $cards } de plus haute valeur
cards-at = { $cards } { $place }
card-quoted = « { $card } »
count-cards = le nombre de { $cards }
sum-coloured = la somme des { $cards }
sum-at = la somme des { -card(many: "yes") } { $place }
size = le nombre de { -card(many: "yes") } { $place }
worn = { the-card } { $place }
select-one-highest = { -card.gender ->
    [feminine] une des { $cards } de plus haute valeur
   *[masculine] un des { $cards } de plus haute valeur
}
select-one-lowest = { -card.gender ->
    [feminine] une des { $cards } de plus petite valeur
   *[masculine] un des { $cards } de plus petite valeur
}
select-every-highest = { -card.gender ->
    [feminine] toutes les { $cards } de plus haute valeur
   *[masculine] tous les { $cards } de plus haute valeur
}
select-every-lowest = { -card.gender ->
    [feminine] toutes les { $cards } de plus petite valeur
   *[masculine] tous les { $cards } de plus petite valeur
}
select-every = { -card.gender ->
    [feminine] toutes les { $cards }
   *[masculine] tous les { $cards }
}

## Les conditions

some = { -card.gender ->
    [feminine] il y a une { $cards }
   *[masculine] il y a un { $cards }
}
none = { -card.gender ->
    [feminine] il n’y a aucune { $cards }
   *[masculine] il n’y a aucun { $cards }
}
several = il y a plusieurs { $cards }
not-several = il n’y a pas plusieurs { $cards }
several-highest = plusieurs { $cards } ont la plus haute valeur
not-several-highest = il n’y a pas deux { $cards } ayant la plus haute valeur
number-is = { $left } vaut exactement { $right }
number-is-not = { $left } ne vaut pas { $right }
number-above = { $left } dépasse { $right }
number-below = { $left } vaut moins que { $right }
number-at-least = { $left } vaut au moins { $right }
number-at-most = { $left } vaut au plus { $right }
within = { $value } est compris entre { $low } et { $high } inclus
not-within = { $value } n’est pas compris entre { $low } et { $high } inclus
seat-is = { $left } est { $right }
seat-is-not = { $left } n’est pas { $right }
card-is = { $left } est identique à { $right }
card-is-not = { $left } n’est pas identique à { $right }
same-truth = ces deux choses sont vraies toutes les deux, ou aucune ne l’est : { $left } ; { $right }
other-truth = une seule de ces deux choses est vraie : { $left } ; { $right }

## Ce qui n’a pas de mots à soi

unnamed-of = { $name } de { $seat }
unnamed-true = « { $name } » est vrai
unnamed-false = « { $name } » n’est pas vrai
unnamed-whose = dont la valeur de « { $name } »
unnamed-place = à l’endroit « { $name } »
unnamed-place-of = à l’endroit « { $name } » de { $seat }
