### Efectos: lo que se hace. Cada uno es una frase sin mayúscula ni punto.

nothing = no pasa nada
beside = { $head }: { $line }
followed = { $head }:
if = si { $clause }
otherwise-if = en otro caso, si { $clause }
otherwise = en otro caso
each-seat = para cada jugador
each-seat-who = para cada jugador { $who }
starts-next = quién empieza la siguiente ronda
left-open = el reglamento no responde a esto: «{ $question }»
we-assume = el reglamento calla, y suponemos
reading-we-assume = «{ $reading }» (lo que suponemos)
another-reading = «{ $reading }» (la otra lectura)
reading-only = «{ $reading }» (lo que suponemos; no conocemos otra lectura)

draw-n = { $n ->
    [one] se roba { $n } { -card(many: "no") } del mazo y se pone { $place }
   *[other] se roban { $n } { -card(many: "yes") } del mazo y se ponen { $place }
}
draw = se roban del mazo { -card.gender ->
    [feminine] tantas
   *[masculine] tantos
} { -card(many: "yes") } como { $amount } y se ponen { $place }
move-cards = { all-cards } que están { $source } pasan a estar { $to }
drop = retirar de la cuenta { $cards }
flip = { $many ->
    [yes] cambiar el signo de { $cards }, que pasan a contar como { $colour }
   *[no] cambiar el signo de { $cards }, que pasa a contar como { $colour }
}
multiply = multiplicar por { $n } el valor de { $cards }
set-value = contar { $cards } como { $n }
copies-every = si hay varias copias de { a-card } especial, cada una actúa
copies-one = si hay varias copias de { a-card } especial, solo una actúa
shuffle-all = barajar { all-cards } para formar un mazo nuevo
shuffle-discards = barajar los descartes y añadirlos al mazo
shuffle-under = barajar los descartes y ponerlos debajo del mazo
discard-all = descartar { all-cards } de la mesa

becomes = { $what } pasa a ser { $value }
doubles = { $what } se duplica
multiplies = { $what } se multiplica por { $by }
rises = { $what } aumenta en { $by }
falls = { $what } disminuye en { $by }
from-now = a partir de ahora, { $clause }
noted = se recuerda que { $clause }
from-now-if = a partir de ahora, { $clause } si y solo si { $condition }
direction-left = se juega hacia la izquierda
    .not = no se juega hacia la izquierda
direction-right = se juega hacia la derecha
    .not = no se juega hacia la derecha
direction-turns = se invierte el sentido del juego

takes-n = { $n ->
    [one] { $seat } toma { $n } { -coin(many: "no") }
   *[other] { $seat } toma { $n } { -coin(many: "yes") }
}
takes = { $seat } toma { -coin.gender ->
    [feminine] tantas
   *[masculine] tantos
} { -coin(many: "yes") } como { $amount }
gives-back-n = { $n ->
    [one] { $seat } devuelve { $n } { -coin(many: "no") }, si tiene
   *[other] { $seat } devuelve { $n } { -coin(many: "yes") }, o lo que tenga
}
gives-back = { $seat } devuelve { -coin.gender ->
    [feminine] tantas
   *[masculine] tantos
} { -coin(many: "yes") } como { $amount }, o lo que tenga
bids-same = { $seat } se queda con la última puja
bids = { $seat } pasa a tener la última puja, con este número: { $amount }
wins = { $seat } gana la partida
passes = el turno pasa
passes-to = el turno pasa a { $seat }
then-bid = el mismo jugador tiene que pujar ahora
round-ends = la ronda termina sin que se cuenten { the-cards }
