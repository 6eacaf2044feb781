### De comparar dos reglamentos: lo que no tiene ninguno y lo que no sirve para los dos.

wrong-comparison-deck-unfit = la baraja { $deck } tiene cartas que no conocen tanto { $one } como { $other }.
wrong-comparison-no-deck-fits = ninguna baraja tiene solo cartas que conozcan { $one } y { $other }.
wrong-comparison-no-option = ni { $one } ni { $other } tienen { $name }.
wrong-comparison-no-reading = ni { $one } ni { $other } tienen la lectura { $silence }={ $reading }.
wrong-comparison-players = { $ruleset } no es para { $players } jugadores con estas opciones.
wrong-comparison-no-players = ningún número de jugadores sirve para { $one } y también para { $other }.
