### De las afirmaciones: lo que nombran y le falta a un juego, y lo que no se puede preguntar.

wrong-prover-the-claim = la afirmación { $claim }: { $what }
wrong-prover-many-agreements = { $ways } acuerdos son demasiados para preguntar por ellos uno a uno.
hint-prover-many-agreements = nombra menos: hasta { $most } en total.
wrong-prover-no-option = ninguno de los juegos tiene la opción { $name }.
wrong-prover-no-silence = ninguno de los juegos tiene el punto abierto { $name }.
wrong-prover-any-deck = `{ $question }` no se puede preguntar de una baraja cualquiera: la respuesta depende de cuál es.
hint-prover-any-deck = pregúntalo de una baraja con nombre; de una cualquiera pregunta por totales, o por pujas sin ellos.
wrong-prover-assuming = `{ $question }` se pregunta sin `assuming`: la respuesta no mira las pujas.
hint-prover-assuming = quita `assuming`, o pregunta algo que dependa de las pujas: `bidding ends`.
wrong-prover-no-rule = { $ruleset } no tiene ninguna regla `{ $rule }`.
wrong-prover-several-places = { $ruleset } tiene { $rules } reglas con "{ $card }", así que no tiene un único lugar.
wrong-prover-no-place = { $ruleset } no tiene ninguna regla con "{ $card }", así que no tiene lugar en la cuenta.
hint-prover-no-place = las cartas que tienen lugar son { $cards }.
wrong-prover-exchanged = { "\"" }{ $card }" no se puede intercambiar consigo misma.
hint-prover-exchanged = nombra dos cartas.
wrong-prover-asks-nothing = `every { $question }` no pregunta nada sobre `{ $name }`.
wrong-prover-nothing-left = de { $ruleset } no queda nada por lo que pregunte `every { $question }`.
hint-prover-nothing-left = deja fuera el juego, o algunos de los nombres que van tras `but`.
