### Del cambio de reglas: lo que nombran las pruebas contra ellas.

wrong-mutation-no-deck = no hay ninguna baraja `{ $name }`.
