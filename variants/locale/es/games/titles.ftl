### Los títulos de los juegos y de las reglas de la casa.

title-with = { $title }, con: { $more }
title-en = Coyote, el reglamento inglés
title-es = Coyote, el reglamento español
title-fr = Coyote, la hoja francesa
title-pt = Coyote, la hoja portuguesa
title-en_advanced = Coyote, el reglamento inglés con las monedas ilustradas
title-es_advanced = Coyote, el reglamento español con las monedas ilustradas
title-pt_kidult = Coyote, la hoja portuguesa con las acciones especiales
title-always_shuffle = Se barajan todas las cartas después de cada ronda
title-below_zero = Se puede empezar con cero o menos
title-by_tens = Una moneda por cada diez
title-calm_night = El cero azul calma la mesa
title-cap = Ninguna puja por encima de un tope
title-plain = Sin cartas especiales
title-doubled = Con un segundo ×2
title-exact_call = El desafío exacto
title-hard_exact_call = El desafío exacto, en versión dura
title-last_two = El final cuando quedan dos
title-late_exit = Fuera con la cuarta o la quinta moneda
title-life_transfer = Quien gana devuelve una moneda
title-one_life = Una sola moneda deja fuera del juego
title-points = Puntos en vez de monedas: gana quien primero tenga dos
title-step_by_one = Cada subida es exactamente de uno
title-tomahawk = Un tomahawk para cada cual
title-two_boxes = Una mesa grande

## Lo que se dice encima de una regla de la casa

above-below_zero = Para reglamentos en los que el primer número tiene que ser mayor que cero.
above-by_tens = Una mala puja cuesta más: una moneda por cada diez de diferencia, y como mínimo una.
above-calm_night = Quien lleva el cero azul empieza la siguiente ronda; si el cero se ha descubierto del mazo, o quien lo lleva está fuera, no cambia nada.
above-cap = En el tope solo queda desafiar. El tope es para las pujas: lo que otra jugada hace del número vigente no lo es, como un número nuevo.
above-exact_call = En vez de subir, quien tiene el turno puede afirmar que el último número es el total.
above-hard_exact_call = Como el desafío exacto, pero acertar les cuesta una moneda a todos los demás.
above-last_two = Gana quien tenga menos monedas; si tienen las mismas, se juega otra ronda y se vuelve a mirar.
above-late_exit = Se acuerda antes de una partida de tres o cuatro jugadores, con cualquier reglamento.
above-points = De los dos, quien desafió y quien pujó, puntúa el que no perdió la ronda; nadie toma monedas.
above-tomahawk = Una ficha por jugador y ronda: estar de acuerdo en vez de subir o, después de decir uno su número, invertir el sentido o dar a otro jugador una carta más.
above-two_boxes = De siete a doce jugadores, con las piezas de dos cajas y un solo juego de cartas.
