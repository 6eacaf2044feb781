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
title-below_zero = Se puede empezar con cero y por debajo
title-by_tens = Una moneda por cada diez
title-calm_night = El cero azul calma la mesa
title-cap = Ninguna puja por encima de un tope
title-plain = Sin cartas especiales
title-doubled = Con un segundo ×2
title-exact_call = El desafío exacto
title-hard_exact_call = El desafío exacto, por las malas
title-last_two = El final cuando quedan dos
title-late_exit = Fuera con la cuarta o la quinta moneda
title-life_transfer = Quien gana devuelve una moneda
title-one_life = Una sola moneda deja fuera
title-points = Puntos en vez de monedas: gana quien primero tenga dos
title-step_by_one = Cada aumento es exactamente de uno
title-tomahawk = Un tomahawk para cada cual
title-two_boxes = Una mesa grande
