### Lo que se ha averiguado: las frases de los hallazgos, como las dicen `compare`, `prove` y `audit`. De un
### número { $n } hay también { $n_n }: elige la forma.

## Cartas, jugadas y lo que cambian

found-and = { $left } y { $right }
found-number-or-more = { $number } o más
found-number-to = de { $first } a { $last }
found-no-number = ninguno
found-two-cards = { $one } con { $other }
found-with-draws = { $cards } y después { $pile } del mazo
found-event-bids = el asiento { $seat } puja { $amount }
found-event-does = el asiento { $seat }: { $what }
found-the-number = el número { $number }
found-seat = el asiento { $seat }
found-the-card = la carta { $card }
found-coins = { $number_n ->
    [0] ninguna moneda
    [one] { $number } moneda
   *[other] { $number } monedas
}
found-bid-is = la puja es de { $amount }, del asiento { $seat }
found-total-is = el total es { $total }
found-seat-has = el asiento { $seat } tiene { $coins }
found-seat-is-out = el asiento { $seat } queda fuera
found-to-the-left = se juega hacia la izquierda
found-to-the-right = se juega hacia la derecha
found-value-is = { $name } es { $value }
found-value-of-seat-is = { $name } del asiento { $seat } es { $value }
found-yes = sí
found-no = no
found-card-comes = { $card } pasa a { $place }
found-pile-filled = el mazo se rellena
found-seat-to-act = le toca al asiento { $seat }
found-only-a-bid = después solo cabe pujar
found-over-without-count = la ronda acaba sin cuenta
found-all-shuffled = se barajan todas las cartas
found-seat-wins = el asiento { $seat } gana la partida
found-seat-starts = el asiento { $seat } empieza la siguiente ronda
found-no-such-move = no existe { $move }
found-forbidden-by = lo prohíbe { $rule }
found-nothing-changes = no cambia nada

## Lo que invierte una respuesta

found-flip-card = la carta { $new } en vez de { $old }
found-flip-draw = se descubre { $card }
found-flip-draw-instead = se descubre { $card } en vez de { $old }
found-flip-hand = el asiento { $seat } tiene la carta { $card } en vez de { $old }
found-flip-pile = la carta { $place } del mazo es { $card } en vez de { $old }
found-flip-pile-shorter = al mazo le falta su última carta, { $card }
found-flip-pile-longer = la carta { $card } está debajo del mazo
found-flip-coins = el asiento { $seat } tiene { $coins }
found-flip-coins-instead = el asiento { $seat } tiene { $coins } en vez de { $old }
found-flip-starter = empieza el asiento { $seat } en vez del asiento { $old }
found-flip-more-players = hay un jugador más, el asiento { $seat }, con la carta { $card }
found-flip-fewer-players = hay un jugador menos: falta el asiento { $seat }
found-flip-without = sin la jugada { $number }: { $event }
found-flip-also = después de la jugada { $number }, además: { $event }
found-flip-also-first = al principio, además: { $event }
found-flip-amount = { $event } en vez de { $old } (jugada { $number })
found-flip-event = en la jugada { $number }, { $event }, en vez de: { $old }
found-flip-agreed = nada en la mesa: hay que acordar que { $name } sea { $value }

## Dos reglamentos uno junto a otro

found-deck-same = Los dos tienen la misma baraja.
found-players-same = Los dos son para los mismos números de jugadores.
found-options-same = Los dos tienen las mismas opciones.
found-too-many-values = hay demasiados valores de las opciones para compararlos uno a uno.
found-option-only-in = Solo { $ruleset } tiene la opción { $option }.
found-deck-each = { $one } se juega con { $mine } y { $other } con { $theirs }.
found-copies-each = { $card }: { $mine } y { $theirs } copias
found-players-each = { $one } admite { $mine } jugadores; { $other }, { $theirs }.
found-option-values = Con { $players } jugadores, { $option } puede ser { $mine } en { $one } y { $theirs } en { $other }.
found-option-usual = Si no se acuerda otra cosa, { $option } es { $mine } en { $one } y { $theirs } en { $other }.
found-option-together = Con { $players } jugadores, solo { $ruleset } permite { $what } a la vez.
found-counting-differs = { $table }: el total es { $mine } en { $one } y { $theirs } en { $other }.
found-counting-same = Cualquier mesa de { $deck } tiene el mismo total en { $one } y en { $other }.
found-cards-differ = { $table }: no pasa lo mismo con las cartas.
found-cards-left = { $ruleset }: en el mazo { $pile_n ->
    [one] { $pile } carta
   *[other] { $pile } cartas
}, en los descartes { $out }
found-cards-same-after = Después de cada ronda con { $deck } se barajan y se descartan las mismas cartas.
found-sight-differs = Una carta repartida está { $mine } en { $one } y { $theirs } en { $other }.
found-sight-all = a la vista de todos
found-sight-others = a la vista de los demás
found-sight-nobody = fuera de la vista de todos
found-dealing-undecided = Con { $players } jugadores, los dos reparten de otro modo con algún mazo y algunos descartes; no está decidido si una partida llega a un reparto así: no lo muestra ninguna ronda de las que se probaron.
found-dealing-same = Los dos reparten igual, con cualquier mazo y cualesquiera descartes.
found-dealing-differs = Con { $players } jugadores, la primera ronda de una partida se reparte de otro modo.
found-moves-only-in = Solo { $ruleset } tiene: { $moves }.
found-move-choice-differs = La jugada { $move } se hace { $mine } en uno y { $theirs } en el otro.
found-made-before = antes de una puja, con { $choice }
found-made-instead = en vez de una puja, con { $choice }
found-made-after = después de una puja, con { $choice }
found-a-number = un número
found-a-seat = un asiento
found-a-card = una carta
found-no-choice = nada que elegir
found-moves-same = Cada jugada se puede hacer en los mismos momentos y hace lo mismo.
found-moves-none = Ninguno tiene más jugadas que las pujas y los desafíos; después de cada una le toca al mismo jugador.
found-turn-differs = { $one } y { $other } difieren en a quién le toca después de una puja.
found-move-differs = { $one } y { $other } difieren en cuándo se puede hacer { $move }, o en lo que hace.
found-move-undecided = Con { $players } jugadores, la jugada { $move } se puede hacer, o actúa, de otro modo en algún estado; no se ha encontrado ningún desarrollo corto que muestre una diferencia; prueba con otros números de jugadores o con un --timeout más largo.
found-undecided-with = sin decidir con { $players } jugadores: { $why }; no se ha encontrado ningún desarrollo corto que muestre una diferencia; prueba con otros números de jugadores o con un --timeout más largo.
found-some-state-differs = se ha encontrado un estado, quizá uno al que no llega ninguna partida, en el que difieren en { $what }
found-aspect-differs = { $one } y { $other } difieren en { $what }.
found-aspect-same = { $one } y { $other } coinciden en { $what }{ $moves }{ $calls }.
found-aspect-opening = los números que pueden abrir la ronda
found-aspect-raise = los números que son una subida
found-aspect-call = cuándo se puede desafiar
found-aspect-actions = cuándo se puede hacer cada jugada y lo que hace
found-aspect-settling = quién paga y cuánto
found-aspect-elimination = quién queda fuera
found-aspect-next-starter = quién empieza la siguiente ronda
found-aspect-end = quién ha ganado y cuándo
found-unless-unshared = , mientras nadie haga una jugada que solo tiene uno de los dos
found-after-calls = , después de los desafíos que tienen los dos: { $calls }
found-no-call-in-common = { $one } y { $other } no tienen ningún desafío en común tras el que compararlos.
found-not-decided = sin decidir: { $why }
found-reading-undecided = { $reading }: no está decidido qué cambia en esto
found-reading-mends = { $reading } los hace iguales
found-reading-breaks = { $reading } lo rompe
found-reading-breaks-so = { $reading } lo rompe: { $how }
found-reading-gives = { $cards } da { $mine } en { $one } y { $theirs } en { $other }
found-readings-mend = { $readings }, juntas, los hacen iguales; ninguna por sí sola
found-readings-break = { $readings }, juntas, lo rompen; ninguna por sí sola
found-no-reading-mends = ninguna otra lectura los hace iguales, ni tampoco varias juntas

## Cómo se ha encontrado

found-by-values = las listas, valor por valor
found-by-many-counts = muchas cuentas a la vez, todas las mesas o el programa de resolución
found-by-solver = programa de resolución
found-by-table-often = { $how }: la mesa más pequeña; jugada de nuevo; la frecuencia, contando todos los repartos
found-by-hands-of-deck = { $how }: todas las manos y cartas descubiertas de la baraja
found-by-hands = programa de resolución: todas las manos y cartas descubiertas
found-by-places = las listas de lugares
found-by-pile-and-match = programa de resolución: cualquier mazo; la primera ronda de una partida
found-by-pile = programa de resolución: cualquier mazo y cualesquiera descartes
found-by-first-round = la primera ronda de una partida; jugada de nuevo
found-by-moves = las listas de jugadas
found-by-any-state = programa de resolución: cualquier estado
found-by-any-state-of-round = programa de resolución: cualquier estado de una ronda
found-by-calls = las listas de desafíos
found-by-scenario = programa de resolución: la situación más pequeña; jugada de nuevo
found-by-course = búsqueda simple: el desarrollo más corto, después menos monedas y pujas más pequeñas; jugado de nuevo

## What else is known of silences

found-pile-empty-from = En una partida de { $players } jugadores se puede tener que robar de un mazo vacío, como pronto en la ronda { $rounds }{ $fewer }.
found-with-fewer-never = ; con menos jugadores no ocurre nunca
found-pile-never-empty = En ninguna partida con estos números de jugadores se roba de un mazo vacío.
