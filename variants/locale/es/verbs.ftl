### Lo que dicen los verbos de la línea de órdenes. De un número { $n } hay también { $n_n }: elige la forma.

verb-only-english = Las frases marcadas con { $mark } por ahora solo existen en inglés.
verb-note = nota:

verb-decimal = { $whole },{ $rest }
verb-percent = { $number } %
verb-below = menos de { $share }
verb-above = más de { $share }
verb-to = de { $first } a { $last }
verb-long-number = un número de unas { $digits } cifras

verb-head-players = jugadores
verb-head-total = el total
verb-head-exactly = exactamente
verb-head-percent = por ciento
verb-head-lowest = mínimo
verb-head-highest = máximo
verb-head-smallest-hand = mano más pequeña que lo da

verb-on-table = En la mesa: { $cards }
verb-in-pile = En el mazo, desde arriba: { $cards }
verb-hand = { $table }; luego, { $pile } del mazo
verb-deck-named = Con la baraja { $deck } de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}.
verb-deck-own = Con una baraja propia de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}.
verb-copies-given = Las copias de cada { -card(many: "no") } vienen dadas con la baraja; no son una suposición.
verb-copies-assumed = Las copias de cada { -card(many: "no") } son una suposición: { $why }.
verb-deck-assumed = Las copias son una suposición: { $why }.
verb-cards = { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}
verb-copies-of = { $copies_n ->
    [one] { $copies } copia
   *[other] { $copies } copias
} de { $cards }
verb-not-of-deck = La baraja propia de { $ruleset } no puede dar esta mesa: { $why }.

verb-total = El total: { $total }
verb-score-reshuffle = Después de la ronda se barajan { all-cards }, como exige alguna de las que están en juego.
verb-no-reshuffle = Nada de lo que hay en la mesa exige barajar { all-cards }.
verb-relied = Las reglas dejan esto abierto; la lectura que se ha usado:
verb-chosen = elegida
verb-assumed = supuesta

verb-round = Ronda { $round }
verb-match-won = El asiento { $seat } ha ganado la partida.
verb-match-open = La partida sigue abierta.
verb-match-illegal = La partida se ha mirado hasta la jugada que las reglas no permiten.
verb-forbidden = prohibido
verb-round-settled = La ronda está decidida.
verb-round-open = La ronda sigue abierta: le toca al asiento { $seat }.
verb-round-illegal = Las reglas no permiten esto: { $why }.
verb-event-is = la jugada { $event } está { $words }
verb-forbidden-by = en contra de la regla { $rule }: { $words }
verb-forbidden-as = en contra de las reglas: { $says }
verb-round-over = la ronda ha terminado
verb-follows-its-bid = solo sigue a la puja propia, antes de que actúe el siguiente jugador
verb-anothers-turn = tiene el turno otro jugador
verb-only-a-bid = después de esa jugada solo cabe pujar
verb-last-bid = La última puja: { $amount }, del asiento { $seat }.
verb-bids = El asiento { $seat } puja { $amount }.
verb-does = El asiento { $seat }: { $what }.
verb-choice-target = asiento { $choice }
verb-choice-amount = el número { $choice }
verb-choice-card = { the-card } { $choice }
verb-turned-over = Se descubre: { $cards }.
verb-not-counted = No se ha hecho la cuenta.
verb-total-of-cards = El total de { the-cards }: { $total }.
verb-takes = El asiento { $seat } toma { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} y tiene { $has_n ->
    [one] { $has } { -coin(many: "no") }
   *[other] { $has } { -coin(many: "yes") }
}.
verb-gives-back = El asiento { $seat } devuelve { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} y tiene { $has_n ->
    [one] { $has } { -coin(many: "no") }
   *[other] { $has } { -coin(many: "yes") }
}.
verb-nobody-pays = Nadie paga.
verb-is-out = El asiento { $seat } queda fuera.
verb-reshuffle = Se barajan { all-cards }, como exige algo que se ha jugado.
verb-wins = El asiento { $seat } gana la partida.
verb-starts = El asiento { $seat } empieza la siguiente ronda.
verb-playthrough-same = Se ha cumplido cada línea de la partida escrita.

verb-range = Los totales posibles, con { a-card } por jugador de una baraja nueva y sin acciones.
verb-range-undecided = Con { $players } jugadores: { $why }.
verb-range-more = Con { $option }: { $players } jugadores.
verb-undecided = sin decidir
verb-odds = La probabilidad de cada total, con { a-card } por jugador de una baraja nueva y sin acciones.
verb-odds-at-most = Un total de { $total } como máximo:
verb-odds-against = Otro total en { $ruleset }, con lo mismo en la mesa:
verb-odds-totals = Con { $players } jugadores: de { $lowest } a { $highest }; { $mean } de media.

verb-rules = { $rules_n ->
    [one] { $rules } regla
   *[other] { $rules } reglas
}
verb-clauses-cited = { $clauses_n ->
    [one] { $clauses } cláusula citada
   *[other] { $clauses } cláusulas citadas
}
verb-silences = { $silences_n ->
    [one] { $silences } punto abierto
   *[other] { $silences } puntos abiertos
}
verb-examples = { $examples_n ->
    [one] { $examples } ejemplo
   *[other] { $examples } ejemplos
}
verb-amendment = una enmienda, encaja en { $fits }
verb-source = una fuente de { $clauses_n ->
    [one] { $clauses } cláusula
   *[other] { $clauses } cláusulas
}
verb-deck = una baraja de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}
verb-a-claim = una afirmación
verb-a-tour = un recorrido
verb-a-example = un ejemplo
verb-a-playthrough = una partida escrita
verb-would-change = cambiaría
verb-formatted = formateado
verb-looked-through = se han revisado: { $rulesets }
verb-open-clauses = abiertas: { $clauses }
verb-text-exact = { $file } es el texto del que se leyeron estas cláusulas.
verb-text-same = { $file } es el texto del que se leyeron estas cláusulas, salvo los finales de línea.
verb-text-other = { $file } es un texto distinto del que se usó para estas cláusulas.
verb-its-digest = su resumen
verb-digest-of = el de { $source }
verb-because = porque { $reason }
verb-clauses = { $clauses_n ->
    [one] { $clauses } cláusula
   *[other] { $clauses } cláusulas
}
verb-status-formalised = en reglas
verb-status-component = material
verb-status-example = ejemplo
verb-status-no-constraint = sin obligación
verb-status-not-a-rule = no es una regla
verb-status-open = abierta

verb-built-from = se compone de: { $chain }
verb-cites = cita: { $source }
verb-from = (de { $origin })
verb-unless-agreed = { $default } si no se acuerda otra cosa
verb-section-players = players · jugadores
verb-section-options = options · opciones
verb-section-cards = cards · { -card(many: "yes") }
verb-section-pieces = pieces · piezas
verb-section-places = places · lugares
verb-section-state = state · lo que hay que recordar
verb-section-silences = silences · lo que el reglamento deja abierto
verb-section-dealing = dealing · el reparto
verb-section-bidding = bidding · las pujas
verb-section-actions = actions · acciones
verb-section-counting = counting · la cuenta
verb-section-settling = settling · el final de una ronda
verb-section-elimination = elimination · quién queda fuera
verb-section-starting = starting · quién empieza
verb-section-reshuffling = reshuffling · entre rondas
verb-section-ending = ending · el final de la partida
verb-section-deck = deck · la baraja
verb-section-remarks = remarks · observaciones

verb-play = { $title }, { $players } jugadores, semilla { $seed }.
verb-seats = Los asientos van de 0 a { $last }; cada uno está a la izquierda del anterior.
verb-stops = La partida se detiene aquí.
verb-nobody-won = Después de { $rounds } rondas nadie ha ganado.
verb-begins = Ronda { $round }. Empieza el asiento { $seat }.
verb-turn-of-nobody = El turno no ha pasado a nadie.
verb-no-legal-move = El asiento { $seat } no tiene ninguna jugada permitida.
verb-you-are = Ocupas el asiento { $seat }.
verb-at-table = en la mesa
verb-unseen = { a-card } que no ves
verb-coins = Lo que tiene cada cual ({ -coin(many: "yes") }): { $coins }
verb-seat-has = asiento { $seat }, { $coins }
verb-seat-out = asiento { $seat }, fuera
verb-bid-shown = Última puja: { $amount }, del asiento { $seat }
verb-you-can = Puedes: { $moves }
verb-you-can-say = Puedes decir: { $choices }
verb-help = Un número solo es una puja. `quit` termina la partida.
verb-such-as = NÚMERO, por ejemplo { $number }
verb-card-typed = CARTA
verb-a-amount = un número
verb-a-target = un asiento
verb-a-card = { a-card }
verb-is-asked = { $move } (se le pide { $what } al asiento { $seat })
verb-asks = El asiento { $seat } pide { $what } con `{ $move }`: ¿cuál?
verb-nothing-to-choose = No se puede pedir `{ $move }`: no hay nada permitido que elegir.
verb-that-is = Eso está { $why }.
verb-had = asiento { $seat }: { $cards }
verb-total-is = El total es { $total }.
verb-now-takes = El asiento { $seat } toma { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} y ya tiene { $has }.
verb-now-gives-back = El asiento { $seat } devuelve { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} y tiene { $has }.
verb-card-reshuffles = Se barajan { all-cards }, como exige algo que se ha jugado.
verb-written = Escrito en { $file }.
