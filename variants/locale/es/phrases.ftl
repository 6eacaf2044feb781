### Expresiones. `$seat` nombra a un jugador; `$many` es yes o no. Una cláusula es una frase sin mayúscula
### ni punto.

and = { $left } y { $right }
or = { $left } o { $right }
and-clause = { $left } y { $right }
comma-clause = { $left }, { $right }
comma = { $left }, { $right }
grouped = ({ $what })
always = es siempre así
never = no es nunca así
yes = sí
no = no
nobody = nadie

## Números

plus = { $left } más { $right }
minus = { $left } menos { $right }
times = { $n ->
    [one] { $n } vez { $of }
   *[other] { $n } veces { $of }
}
divide-up = el resultado, redondeado hacia arriba, de dividir entre { $by } { $of }
known-value = { $what } ({ $value })
larger = el mayor de estos dos números: { $left } y { $right }
smaller = el menor de estos dos números: { $left } y { $right }
fork = { $then } si { $condition }, o si no, { $otherwise }
from = cualquier número desde { $low }
from-to = de { $low } a { $high }
range-if = { $range } si { $clause }

## Donde el reglamento calla

open-value = { $values }, según la respuesta a la pregunta «{ $question }»
value-assumed = { $value } con «{ $reading }», que es lo que suponemos
value-other = { $value } con «{ $reading }»
open-clause = a la pregunta «{ $question }», { $answers }
as-assumed = vale la respuesta «{ $reading }», que es la que suponemos
as-other = vale la respuesta «{ $reading }»
under-assumed = con «{ $reading }», que es lo que suponemos, { $clause }
under-other = con «{ $reading }», { $clause }
we-assume-other = { $clause } (suponemos «{ $reading }»)

## Jugadores

next-left = el siguiente jugador { $who } a la izquierda de { $of }
next-right = el siguiente jugador { $who } a la derecha de { $of }
next-onward = el siguiente jugador { $who }, según el sentido del juego, después de { $of }
first-seat = el jugador { $who }
holder = quien lleva «{ $card }»
such-that = { $many ->
    [yes] de los que es cierto esto: { $clause }
   *[no] de quien es cierto esto: { $clause }
}
who-is = { $many ->
    [yes] que son { $seat }
   *[no] que es { $seat }
}
who-is-not = { $many ->
    [yes] que no son { $seat }
   *[no] que no es { $seat }
}
count-seats = el número de jugadores { $who }
sum-seats = la suma de «{ $name }» de todos los jugadores

## Cartas

coloured = { $many ->
    [yes] { -card(many: "yes") } { $colour }
   *[no] { -card(many: "no") } { $colour }
}
cards-called = { $many ->
    [yes] { -card(many: "yes") } «{ $card }»
   *[no] { -card(many: "no") } «{ $card }»
}
cards-highest = { $cards } de mayor valor
cards-at = { $cards } { $place }
card-quoted = «{ $card }»
count-cards = el número de { $cards }
sum-coloured = { -card.gender ->
    [feminine] la suma de las { $cards }
   *[masculine] la suma de los { $cards }
}
sum-at = la suma de { the-cards } { $place }
size = el número de { -card(many: "yes") } { $place }
worn = { the-card } { $place }
select-one-highest = { -card.gender ->
    [feminine] una de las { $cards } de mayor valor
   *[masculine] uno de los { $cards } de mayor valor
}
select-one-lowest = { -card.gender ->
    [feminine] una de las { $cards } de menor valor
   *[masculine] uno de los { $cards } de menor valor
}
select-every-highest = { -card.gender ->
    [feminine] todas las { $cards } de mayor valor
   *[masculine] todos los { $cards } de mayor valor
}
select-every-lowest = { -card.gender ->
    [feminine] todas las { $cards } de menor valor
   *[masculine] todos los { $cards } de menor valor
}
select-every = { -card.gender ->
    [feminine] todas las { $cards }
   *[masculine] todos los { $cards }
}

## Condiciones

some = { -card.gender ->
    [feminine] hay una { $cards }
   *[masculine] hay un { $cards }
}
none = { -card.gender ->
    [feminine] no hay ninguna { $cards }
   *[masculine] no hay ningún { $cards }
}
several = { -card.gender ->
    [feminine] hay varias { $cards }
   *[masculine] hay varios { $cards }
}
not-several = { -card.gender ->
    [feminine] no hay varias { $cards }
   *[masculine] no hay varios { $cards }
}
several-highest = { -card.gender ->
    [feminine] varias { $cards } comparten el mayor valor
   *[masculine] varios { $cards } comparten el mayor valor
}
not-several-highest = no hay dos { $cards } que compartan el mayor valor
number-is = { $left } es exactamente { $right }
number-is-not = { $left } no es { $right }
number-above = { $left } es mayor que { $right }
number-below = { $left } es menor que { $right }
number-at-least = { $left } es mayor o igual que { $right }
number-at-most = { $left } es menor o igual que { $right }
within = { $value } está entre { $low } y { $high }, ambos incluidos
not-within = { $value } no está entre { $low } y { $high }, ambos incluidos
seat-is = { $left } es { $right }
seat-is-not = { $left } no es { $right }
card-is = { $left } es igual a { $right }
card-is-not = { $left } no es igual a { $right }
same-truth = estas dos cosas son ciertas o ninguna lo es: { $left }; { $right }
other-truth = solo una de estas dos cosas es cierta: { $left }; { $right }

## Lo que no tiene palabras propias

unnamed-of = { $name } de { $seat }
unnamed-true = «{ $name }» es cierto
unnamed-false = «{ $name }» no es cierto
unnamed-whose = cuyo valor de «{ $name }»
unnamed-place = en el lugar «{ $name }»
unnamed-place-of = en el lugar «{ $name }» de { $seat }
