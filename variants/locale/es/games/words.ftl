### Cómo llaman los juegos a sus cosas. `.not` niega; `.who` sigue a «el jugador», `.whose` a «cada
### jugador»; `.all` es la suma de todos; `.set` dice que algo toma un valor.

## De todos los juegos

name-players = el número de jugadores
name-bid = la última puja
    .set = la última puja pasa a ser { $value }
name-bidder = quien hizo la última puja
name-opened = hay una puja
    .not = todavía no hay ninguna puja
name-starter = quien empezó la ronda
    .set = { $value } empieza la siguiente ronda
name-total = el total
    .set = el total es { $value }
name-counted = se ha hecho la cuenta
    .not = no se ha hecho la cuenta
name-players_left = el número de jugadores que siguen en juego
name-direction = el sentido del juego
name-in_play = { $seat } sigue en juego
    .not = { $seat } está fuera del juego
    .who = { $many ->
        [yes] que siguen en juego
       *[no] que sigue en juego
    }
    .who-not = { $many ->
        [yes] que están fuera del juego
       *[no] que está fuera del juego
    }
name-coins = el número de { -coin(many: "yes") } de { $seat }
    .whose = cuyo número de { -coin(many: "yes") }
    .all = el número de { -coin(many: "yes") } de todos los jugadores juntos
name-actor = quien actúa
name-caller = quien desafió
name-it = ese jugador
name-target = el jugador elegido
name-number = el número dicho
name-card = { -card.gender ->
    [feminine] la { -card(many: "no") } nombrada
   *[masculine] el { -card(many: "no") } nombrado
}
name-due = el número de { -coin(many: "yes") } que se deben
name-highest_total = el total más alto posible
name-turned_over = { this-card } se descubrió durante la cuenta
    .not = { this-card } se repartió a un jugador

## Opciones

name-threshold = el límite de { -coin(many: "yes") }
name-boxes = el número de cajas
    .each = caja
name-highest_bid = la puja más alta permitida
name-copies_extra_feather = el número de monedas ilustradas «{ -card(many: "no") } extra»
name-copies_reverse = el número de monedas ilustradas «cambio de sentido»
name-copies_skip = el número de monedas ilustradas «salto»
name-copies_swap = el número de monedas ilustradas «cambio»
name-copies_guess = el número de monedas ilustradas «adivinanza»

## Significados

name-supply = el número de { -coin(many: "yes") } de la caja
name-supply_left = el número de { -coin(many: "yes") } que quedan en la reserva
name-loser = quien perdió la ronda
name-winner = quien ganó la ronda
name-gap = la diferencia entre la última puja y el total
name-this_one = uno de los dos
name-other_one = el otro
name-may_call_self = quien actúa puede desafiar esta puja
    .not = quien actúa no puede desafiar esta puja
name-may_call_safe = quien hizo la última puja no está a salvo del desafío
    .not = quien hizo la última puja está a salvo del desafío
name-coins_in_use = se usan las monedas ilustradas
    .not = no se usan las monedas ilustradas
name-to_be_drawn = hay { a-card } que robar
    .not = no hay { no-card } que robar
name-card_to_give = hay { a-card } que dar
    .not = no hay { no-card } que dar
name-may_pass = el turno puede pasar sin puja
    .not = el turno no puede pasar sin puja
name-may_approve = se puede aprobar
    .not = no se puede aprobar

## Lo que se recuerda

name-extra_feathers_left = el número de monedas ilustradas «{ -card(many: "no") } extra» sin usar
name-reverses_left = el número de monedas ilustradas «cambio de sentido» sin usar
name-skips_left = el número de monedas ilustradas «salto» sin usar
name-swaps_left = el número de monedas ilustradas «cambio» sin usar
name-guesses_left = el número de monedas ilustradas «adivinanza» sin usar
name-sits_out = { $seat } descansa
    .not = { $seat } no descansa
    .who = { $many ->
        [yes] que descansan
       *[no] que descansa
    }
    .who-not = { $many ->
        [yes] que no descansan
       *[no] que no descansa
    }
name-token = { -coin.gender ->
    [feminine] { $seat } aún tiene la { -coin(many: "no") } de acción
   *[masculine] { $seat } aún tiene el { -coin(many: "no") } de acción
}
    .not = { -coin.gender ->
        [feminine] { $seat } ya no tiene la { -coin(many: "no") } de acción
       *[masculine] { $seat } ya no tiene el { -coin(many: "no") } de acción
    }
    .who = { $many ->
        [yes] que aún tienen su { -coin(many: "no") } de acción
       *[no] que aún tiene su { -coin(many: "no") } de acción
    }
    .who-not = { $many ->
        [yes] que ya no tienen su { -coin(many: "no") } de acción
       *[no] que ya no tiene su { -coin(many: "no") } de acción
    }
name-approved = alguien ha aprobado en esta ronda
    .not = nadie ha aprobado en esta ronda
name-just_approved = la última puja se acaba de aprobar
    .not = la última puja no se acaba de aprobar
name-extra_given = ya se ha dado { a-card } extra en esta ronda
    .not = todavía no se ha dado { no-card } extra en esta ronda
name-stake = lo que está en juego
name-beaten = el número que la última puja tenía que superar
    .set = el número que la última puja tenía que superar pasa a ser { $value }
name-points = el número de puntos de { $seat }
    .whose = cuyo número de puntos
    .all = el número de puntos de todos los jugadores juntos
name-tomahawk_left = { $seat } aún tiene el tomahawk
    .not = { $seat } ya no tiene el tomahawk
    .who = { $many ->
        [yes] que aún tienen el tomahawk
       *[no] que aún tiene el tomahawk
    }
    .who-not = { $many ->
        [yes] que ya no tienen el tomahawk
       *[no] que ya no tiene el tomahawk
    }

## Lugares: dónde está algo; `.of`, en el lugar de un jugador

place-table = en la mesa
place-pile = en el mazo
place-discards = en los descartes
place-played = entre todo lo que se ha jugado
place-forehead = en las frentes
    .of = en la frente de { $seat }
place-turned = entre lo descubierto
place-added = entre lo que solo se suma al final
place-front = delante de los jugadores
    .of = delante de { $seat }
place-front_added = delante de los jugadores, solo para sumar al final
    .of = delante de { $seat }, solo para sumar al final
place-behind = detrás de { the-cards } de las frentes
    .of = detrás de { the-card } de la frente de { $seat }
place-shown = boca arriba delante de los jugadores
    .of = boca arriba delante de { $seat }

## Colores

colour-green = { $many ->
    [yes] verdes
   *[no] verde
}
colour-red = { -card.gender ->
    [feminine] { $many ->
        [yes] rojas
       *[no] roja
    }
   *[masculine] { $many ->
        [yes] rojos
       *[no] rojo
    }
}
colour-blue = { $many ->
    [yes] azules
   *[no] azul
}
colour-plain = { -card.gender ->
    [feminine] { $many ->
        [yes] neutras
       *[no] neutra
    }
   *[masculine] { $many ->
        [yes] neutros
       *[no] neutro
    }
}

## Cartas especiales

card--question = ?
card-max0 = Máx. 0
card-max-minus = Máx. −
card-x2 = ×2
card-night = Noche

## Jugadas

move-challenge = el desafío
    .does = el asiento { $seat } desafía
move-exact = el desafío exacto
    .does = el asiento { $seat } declara exacta la puja
move-extra_feather = { -card(many: "no") } extra
move-reverse = cambio de sentido
move-skip = salto
move-swap = cambio
move-guess = adivinanza
move-approve = aprobar
move-double = doblar
move-turn_round = dar la vuelta
move-extra_card = { -card(many: "no") } extra para otro jugador
move-restart = número nuevo
move-name_next = nombrar al siguiente jugador
move-agree = estar de acuerdo
move-turn_about = invertir el sentido
move-give_a_card = dar { a-card }
