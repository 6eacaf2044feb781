# La mesa de disputas. { $n } es el número en cifras; $number dice qué forma conviene.

desk-colon = { ": " }
desk-semicolon = { "; " }
desk-title = La mesa de disputas
desk-intro = Elige las cartas que hay sobre la mesa, las del mazo si puede descubrirse alguna, y la puja. Esta página muestra cómo decide cada edición, paso a paso.
desk-needs-script = Esta página cuenta en tu navegador: necesita JavaScript.

desk-target = ¿Adónde va la próxima carta?
desk-to-table = A la mesa
desk-to-pile = Al mazo, debajo de las demás
desk-palette = Cartas para añadir
desk-add-table = { $number ->
    [0] Añadir { $card } a la mesa
   *[other] Añadir { $card } a la mesa, ya hay { $n }
}
desk-add-pile = { $number ->
    [0] Añadir { $card } al mazo
   *[other] Añadir { $card } al mazo, ya hay { $n }
}
desk-remove-table = Quitar { $card } de la mesa
desk-remove-pile = Quitar { $card } del mazo
desk-full = Aquí no caben más de { $n } cartas.
desk-on-table = Sobre la mesa
desk-in-pile = En el mazo, primero la carta de arriba
desk-empty = Todavía no hay ninguna carta.
desk-bid = Puja
desk-bid-hint = Un número entero; déjalo vacío si nadie ha pujado.
desk-bid-wrong = La puja debe ser un número entero de nueve cifras como máximo.
desk-players = Jugadores
desk-players-cards = Tantos como cartas sobre la mesa
desk-scope = Se decide para jugadores que siguen todos en juego y aún no tienen monedas: la primera puja de una ronda, que desafía el jugador siguiente. Si no eliges un número, hay tantos jugadores como cartas sobre la mesa.
desk-copy = Copiar la dirección de esta situación
desk-copied = Se ha copiado la dirección.
desk-copy-yourself = El navegador no permite copiar. La dirección es: { $address }
desk-clear = Empezar de nuevo
desk-address = Omitido de la dirección, porque esta página no puede leerlo: { $what }
desk-points = Lo que los reglamentos dejan abierto
desk-assumed = { $reading } (supuesto)

desk-rulings = Las decisiones
desk-nothing-yet = Elige una carta.
desk-total = Total: { $total }
desk-steps = Paso a paso
desk-relied = Esto se apoya en lo que el reglamento deja abierto:
desk-reshuffle = Después de la ronda se barajan todas las cartas.

desk-unknown = Esta edición no tiene regla para: { $cards }
desk-many = Aquí se admiten como máximo { $most } de cada una de estas: { $cards }
desk-seats = Esta cuenta depende de cuántos juegan; aquí se admiten hasta { $most } jugadores.
desk-many-players = Aquí se decide para { $most } jugadores como máximo.
desk-too-large = Estas reglas son demasiado grandes para esta página.
desk-who-has-what = Esta cuenta depende de quién tiene cada carta, y eso aquí no se sabe.

desk-step-leaves = { $number_n ->
    [one] { $cards } sale de la mesa
   *[other] { $cards } salen de la mesa
}
desk-step-joins = { $number_n ->
    [one] se descubre { $cards } y se añade a la mesa
   *[other] se descubren { $cards } y se añaden a la mesa
}
desk-step-counts = { $number_n ->
    [one] { $cards } cuenta como { $value }
   *[other] { $cards } cuentan como { $value } cada una
}
desk-step-set-aside = { $number_n ->
    [one] se descubre { $cards }, que se suma al final
   *[other] se descubren { $cards }, que se suman al final
}
desk-step-total = el total es { $value }
desk-step-nothing = no cambia nada

desk-called = { $number ->
    [one] Con { $n } jugador, { $bid } como primera puja y un desafío del jugador siguiente:
   *[other] Con { $n } jugadores, { $bid } como primera puja y un desafío del jugador siguiente:
}
desk-not-for = { $number ->
    [one] Esta edición no es para { $n } jugador: no hay decisión sobre la puja.
   *[other] Esta edición no es para { $n } jugadores: no hay decisión sobre la puja.
}
desk-not-by-default = { $number ->
    [one] Con sus opciones por defecto, esta edición no es para { $n } jugador: no hay decisión sobre la puja.
   *[other] Con sus opciones por defecto, esta edición no es para { $n } jugadores: no hay decisión sobre la puja.
}
desk-bid-forbidden = { $bid } no está permitido como primera puja.
desk-call-forbidden = aquí no está permitido.
desk-call-open = quién paga depende de quién tiene cada carta, y eso aquí no se sabe.
desk-caller-right = Tiene razón quien desafió:
desk-caller-wrong = Se equivoca quien desafió:
desk-bidder = quien pujó
desk-caller = quien desafió
desk-others = los demás
desk-nobody = nadie toma { -coin.gender ->
    [feminine] ninguna { -coin(many: "no") }
   *[masculine] ningún { -coin(many: "no") }
}
desk-with-coins = si cada jugador ya tiene { -coin.gender ->
    [feminine] una
   *[masculine] uno
}: { $what }
desk-bidder-takes = { $number ->
    [one] quien pujó toma { $n } { -coin(many: "no") }
   *[other] quien pujó toma { $n } { -coin(many: "yes") }
}
desk-bidder-gives = { $number ->
    [one] quien pujó devuelve { $n } { -coin(many: "no") }
   *[other] quien pujó devuelve { $n } { -coin(many: "yes") }
}
desk-caller-takes = { $number ->
    [one] quien desafió toma { $n } { -coin(many: "no") }
   *[other] quien desafió toma { $n } { -coin(many: "yes") }
}
desk-caller-gives = { $number ->
    [one] quien desafió devuelve { $n } { -coin(many: "no") }
   *[other] quien desafió devuelve { $n } { -coin(many: "yes") }
}
desk-others-takes = { $number ->
    [one] los demás juntos toman { $n } { -coin(many: "no") }
   *[other] los demás juntos toman { $n } { -coin(many: "yes") }
}
desk-others-gives = { $number ->
    [one] los demás juntos devuelven { $n } { -coin(many: "no") }
   *[other] los demás juntos devuelven { $n } { -coin(many: "yes") }
}
