### De lo que se da para jugar o contar: mesas, partidas, ejemplos, jugadas tecleadas y lo que se acuerda
### antes de un juego. Lo que va entre acentos graves se teclea tal cual.

## Dónde está el error

wrong-interpreter-in = { $where }: { $what }
wrong-interpreter-sentence = { $what }.
wrong-interpreter-and-also = { $left }; { $right }
wrong-interpreter-the-scenario = la mesa
wrong-interpreter-the-match = la partida
wrong-interpreter-round-of = la ronda { $round } de { $where }
wrong-interpreter-result-of = el resultado de { $where }
wrong-interpreter-it = el contenido
wrong-interpreter-card-in = una carta de { $where }
wrong-interpreter-number-in = un número de `{ $key }`
wrong-interpreter-shuffle = la mezcla { $number }
wrong-interpreter-the-option = la opción `{ $name }`
wrong-interpreter-the-reading = la lectura de `{ $name }`
wrong-interpreter-event = la jugada { $number }
wrong-interpreter-of-event = `{ $key }` de la jugada { $number }

## Qué es un valor de JSON

wrong-interpreter-no-constant = { $name } no es JSON: { $word } no es un número.
wrong-interpreter-key-twice = { $name } nombra dos veces la clave `{ $key }`.
wrong-interpreter-long-number = { $name } contiene un número de { $digits } cifras.
wrong-interpreter-not-object = { $what } debe ser un objeto, no { $kind }.
wrong-interpreter-not-list = { $what } debe ser una lista, no { $kind }.
wrong-interpreter-not-whole = { $what } debe ser un número entero, no { $kind }.
wrong-interpreter-not-text = { $what } debe ser un texto, no { $kind }.
wrong-interpreter-not-between = { $what } debe ir de { $low } a { $high }, no ser { $value }.
wrong-interpreter-not-at-least = { $what } debe ser al menos { $low }, no { $value }.
wrong-interpreter-an-object-at = `{ $key }` debe ser un objeto.
wrong-interpreter-no-key = { $what } no tiene ninguna clave `{ $key }`.
wrong-interpreter-key-missing = falta la clave `{ $key }`.
wrong-interpreter-lacks-key = falta la clave `{ $key }` en { $what }.
wrong-interpreter-kind-truth = un sí o no
wrong-interpreter-kind-number = un número
wrong-interpreter-kind-point = un número con decimales
wrong-interpreter-kind-text = un texto
wrong-interpreter-kind-list = una lista
wrong-interpreter-kind-object = un objeto

## Mesas y rondas

hint-interpreter-hands = da una carta por asiento.
wrong-interpreter-many-hands = hay demasiadas manos.
wrong-interpreter-many-cards = { $what } contiene más de { $most } cartas.
wrong-interpreter-deck-empty = `deck` no contiene ninguna carta.
wrong-interpreter-coins-range = un asiento tiene de 0 a { $most } monedas.
wrong-interpreter-two-players = una ronda necesita dos jugadores que sigan en juego.
wrong-interpreter-starter-out = el asiento { $seat }, que empieza, está eliminado.
wrong-interpreter-out-already = { $coins_n ->
    [one] el asiento { $seat } tiene { $coins } moneda y ya estaría eliminado.
   *[other] el asiento { $seat } tiene { $coins } monedas y ya estaría eliminado.
}
hint-interpreter-out-already = escribe null en lugar de su mano, o dale menos monedas.
wrong-interpreter-too-many-copies = esta baraja tiene demasiadas copias de una carta para hacer de ella un programa.

## Partidas

wrong-interpreter-cards-both = las cartas vienen de `seed` o de `shuffles`; están puestas las dos, `seed` y `shuffles`.
wrong-interpreter-cards-neither = las cartas vienen de `seed` o de `shuffles`; no está puesta ninguna de las dos.
wrong-interpreter-deck-too-large = la baraja tiene más de { $most } cartas.
wrong-interpreter-shuffles-listed = { $number_n ->
    [one] hay { $number } mezcla escrita y hace falta una más.
   *[other] hay { $number } mezclas escritas y hace falta una más.
}
wrong-interpreter-no-such-order = la mezcla { $number } no es un orden de las cartas que se mezclan: { $what }.
wrong-interpreter-order-lacks = faltan { $cards }
wrong-interpreter-order-has-more = sobran { $cards }
wrong-interpreter-few-cards = la baraja { $deck } tiene { $cards } cartas para { $players } jugadores.
wrong-interpreter-few-cards-own = la baraja tiene { $cards } cartas para { $players } jugadores.
hint-interpreter-few-cards = para repartir hace falta una carta por jugador.

## Jugadas y asientos

wrong-interpreter-no-move = no hay ninguna jugada `{ $move }`.
wrong-interpreter-has-no-move = { $ruleset } no tiene ninguna jugada `{ $move }`.
wrong-interpreter-move-alone = `{ $move }` se dice a solas, sin nada detrás.
hint-interpreter-another-is-asked = se le pide { $what } a otro asiento.
wrong-interpreter-move-with = `{ $move }` se dice con { $what }.
wrong-interpreter-choice-amount = un número
wrong-interpreter-choice-target = un asiento
wrong-interpreter-choice-card = una carta
wrong-interpreter-no-whole-number = `{ $word }` no es un número entero.
wrong-interpreter-many-digits = un número de más de { $most } cifras es demasiado largo.
wrong-interpreter-no-seat = no hay ningún asiento { $seat }.
wrong-interpreter-no-seat-of = no hay ningún asiento { $seat }; los asientos van de 0 a { $last }.
wrong-interpreter-no-seat-with = no hay ningún asiento { $seat }; con { $players } jugadores van de 0 a { $last }.
wrong-interpreter-no-choice = la jugada { $move } no lleva `{ $key }`.
wrong-interpreter-needs-choice = la jugada { $move } necesita `{ $key }`.
wrong-interpreter-said-amount = la jugada { $move } se dice con un número: `seat 1: { $move } with 8`.
wrong-interpreter-said-target = la jugada { $move } se dice para un asiento: `seat 1: { $move } for seat 2`.
wrong-interpreter-said-card = la jugada { $move } se dice con una carta: `seat 1: { $move } "x2"`.
wrong-interpreter-said-alone = la jugada { $move } se dice sin nada más: `seat 1: { $move }`.

## Ejemplos y partidas escritas

wrong-interpreter-example-in = { $example } en { $ruleset }
wrong-interpreter-example-read = { $where }, con { $reading } como lectura de { $silence }
wrong-interpreter-event-forbidden = esta jugada está prohibida.
wrong-interpreter-event-forbidden-by = esta jugada la prohíbe { $rule }.
wrong-interpreter-expected = se espera `{ $says }`, y ha salido { $came }.
wrong-interpreter-event-of-round = la jugada { $event } de la ronda { $round } está prohibida.
wrong-interpreter-match-of = { $name } es una partida de { $game }, no de { $ruleset }.
wrong-interpreter-number-needed = aquí hace falta un número de { $low } a { $high }.
wrong-interpreter-copies = una carta tiene de 1 a { $most } copias.
wrong-interpreter-written-here = aquí está escrito `{ $says }`, y ha salido `{ $came }`.
wrong-interpreter-nothing-more = aquí está escrito `{ $says }`, y de la ronda no ha salido nada más.
wrong-interpreter-lacks-line = a la ronda { $round } le falta una línea al final: ha salido `{ $came }`.
wrong-interpreter-forbidden = esto está prohibido.
wrong-interpreter-forbidden-by = esto lo prohíbe { $rule }.

## Lo que se acuerda antes de un juego

wrong-interpreter-card-digits = el número de una carta no puede tener { $digits } cifras.
wrong-interpreter-no-card = { $ruleset } no conoce ninguna carta `{ $card }`.
hint-interpreter-no-card = cualquier número entero es una carta; { $hint }
wrong-interpreter-too-few = la baraja { $deck } tiene { $cards } cartas, muy pocas para { $players } jugadores.
hint-interpreter-too-few = alcanza para { $players } jugadores como mucho.
wrong-interpreter-option-whole = la opción { $name } es un número entero.
wrong-interpreter-option-value = la opción { $name } no puede ser { $value } en { $ruleset }.
hint-interpreter-option-value = puede ser { $spans }.
wrong-interpreter-or-more = { $low } o más
wrong-interpreter-low-to-high = de { $low } a { $high }
wrong-interpreter-no-reading = `{ $reading }` no es una lectura de { $silence } en { $ruleset }.
wrong-interpreter-not-for = { $players_n ->
    [one] { $ruleset } no es para { $players } jugador
   *[other] { $ruleset } no es para { $players } jugadores
}
wrong-interpreter-not-with-players = { $ruleset } no permite { $name } { $value } con { $players } jugadores
wrong-interpreter-rule-allows-not = la regla { $rule } de { $ruleset } no permite estas opciones
wrong-interpreter-nor-others = { $why }, y tampoco con ningún otro número de jugadores.
wrong-interpreter-not-for-so-many = { $ruleset } no es para tantos jugadores.
wrong-interpreter-option-as = { $name } { $value }
hint-interpreter-players-with = con { $options }: { $players } jugadores.
hint-interpreter-no-players-with = ningún número de jugadores admite { $options }.
wrong-interpreter-deck-lacks = la baraja { $deck } tiene { $held } de `{ $card }`, no { $wanted }
wrong-interpreter-deck-without-rule = la baraja { $deck } contiene "{ $card }", y { $ruleset } no tiene ninguna regla para esa carta.
