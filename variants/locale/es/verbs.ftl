### Lo que dicen los verbos de la línea de órdenes. De un número { $n } hay también { $n_n }: elige la forma.

verb-only-english = Las frases marcadas con { $mark } por ahora solo existen en inglés.
verb-note = nota:
verb-error = error:
verb-hint = sugerencia:

verb-semicolon = ;
verb-labelled = { $label }: { $text }
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
verb-and-more = y { $n } más

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
verb-not-counted = No se han contado { the-cards }.
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
verb-open-clauses = sin tratar: { $clauses }
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
verb-status-not-a-rule = fuera de las reglas
verb-status-open = sin tratar

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
verb-seat-has = asiento { $seat }: { $coins }
verb-seat-out = asiento { $seat }: fuera
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
verb-type-rules = Escribe o pega un archivo de reglas; Ctrl-D lo termina.
verb-type-scenario = Escribe o pega una situación; Ctrl-D la termina.
verb-type-log = Escribe o pega un registro; Ctrl-D lo termina.
verb-folder-gone = la carpeta en la que se inició esto ya no existe

verb-verdict-proved = demostrado
verb-verdict-refuted = refutado
verb-verdict-unknown = sin respuesta
verb-verdict-vacuous = vacío
verb-n-proved = { $n_n ->
    [one] { $n } demostrada
   *[other] { $n } demostradas
}
verb-n-refuted = { $n_n ->
    [one] { $n } refutada
   *[other] { $n } refutadas
}
verb-n-unknown = { $n } sin respuesta
verb-n-vacuous = { $n_n ->
    [one] { $n } vacía
   *[other] { $n } vacías
}
verb-n-not-decided = { $n } sin decidir
verb-code-0 = como se esperaba
verb-code-1 = NO como se esperaba
verb-code-3 = sin decidir
verb-came-out = se esperaba: { $expected }; ha salido { $came }
verb-claims = { $claims_n ->
    [one] { $claims } afirmación
   *[other] { $claims } afirmaciones
}
verb-answers = { $answers_n ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
}
verb-by-method = { $where }; método: { $method }
verb-games-with = { $games }; { $players } jugadores
verb-of-players = { $players } jugadores
verb-with-deck = baraja { $deck }
verb-up-to = hasta { $bound }
verb-or = { $left } o { $right }
verb-and = { $left } y { $right }
verb-rests-on = En qué se apoyan las respuestas: coyote-spec recheck { $folder }
verb-verdict-for = { $verdict } para { $names }
verb-verdict-with = { $verdict }; { $players } jugadores

verb-situation = situación: { $situation }
verb-situation-then = la situación entonces: { $situation }
verb-shown-by = lo muestra: { $situation }
verb-is-shown-by = Lo muestra: { $situation }
verb-bidding-begins = empieza: { $bids }, y así sin fin (en juego: { $cards })
verb-bids-so = el asiento { $seat } puja { $amount }
verb-says-so = el asiento { $seat } dice { $move }
verb-seat-does = el asiento { $seat }: { $what }
verb-seat-starts = empieza el asiento { $seat }
verb-table-totals = en la mesa: { $cards }; { $totals }
verb-counts = { $ruleset } da { $total }
verb-share-with = { $share } con { $players }
verb-how-often = con qué frecuencia: { $shares } jugadores
verb-another-witness = otro testigo: { $situation }; { $came }
verb-no-further-witness = no se ha encontrado ningún otro testigo que sea de verdad distinto
verb-situations = { $situations_n ->
    [one] { $situations } situación
   *[other] { $situations } situaciones
}
verb-changes = { $changes_n ->
    [one] { $changes } cambio
   *[other] { $changes } cambios
}
verb-flips = lo que invierte la respuesta: { $flips }.
verb-flips-nothing = lo que invierte la respuesta: no se ha encontrado nada; probado cerca: { $tried }.
verb-flips-more = lo que invierte la respuesta: hacen falta más de { $changes }; probado cerca sin que cambie: { $tried }.
verb-total-in = { $total } en { $ruleset }
verb-total-in-both = { $total } en ambos
verb-total-on = Con { $table }, el total es { $totals }.
verb-both-do = en ambos: { $words }
verb-short-counts = da { $total }
verb-short-forbids = prohíbe la jugada { $event }
verb-short-open = da el turno al asiento { $seat }
verb-short-pays = el asiento { $seat } paga { $coins }
verb-short-nobody = nadie paga
verb-short-wins = gana el asiento { $seat }
verb-short-starts = después empieza el asiento { $seat }
verb-short-settles = la ronda acaba: { $what }
verb-step-by-step = paso a paso:
verb-match-of = una partida de { $rounds_n ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} con { $players } jugadores (entera con --json)
verb-out = fuera
verb-laid-cards = en juego { $what }
verb-laid-pile = mazo { $what }
verb-laid-discards = descartes { $what }
verb-laid-coins = { -coin(many: "yes") } { $what }

verb-no-example = { $ruleset } no tiene ningún ejemplo que pueda detectar un cambio.
verb-mutants-unnoticed = Pasan inadvertidos
verb-mutants-undecided = Sin decidir
verb-mutants-equivalent = No cambian nada, como se ha mostrado
verb-by-examples = { $examples_n ->
    [one] { $n } detectados por su { $examples } ejemplo
   *[other] { $n } detectados por sus { $examples } ejemplos
}
verb-by-claims = { $claims_n ->
    [one] { $n } por su { $claims } afirmación
   *[other] { $n } por sus { $claims } afirmaciones
}
verb-number-equivalent = { $n } que no cambian nada, como se ha mostrado
verb-number-undecided = { $n } sin decidir
verb-number-unnoticed = { $n } que pasan inadvertidos
verb-example-for-it = Un ejemplo que lo detectaría:

verb-change-number = número
verb-change-strictness = rigor
verb-change-exchanged = intercambio
verb-change-removed = quitado
verb-change-seat = asiento
verb-change-colour = color
verb-change-card = carta
verb-change-place = sitio
verb-change-yes-or-no = sí o no
verb-change-highest-or-lowest = la más alta o la más baja
verb-change-one-or-every = una o todas
verb-change-condition = condición
verb-change-reading = lectura
verb-change-time = momento
verb-change-operation = operación
verb-change-some-or-none = alguna o ninguna

verb-no-options = ninguna opción
verb-compared-with = Comparación hecha con { $options } y, donde los textos callan, con la lectura por defecto; --option y --reading comparan otros acuerdos.
verb-by-behaviour = Por comportamiento
verb-by-rule = Por regla
verb-how-many-aspects = En cuántos aspectos difieren
verb-matrix-legend = =  iguales en todos los aspectos, demostrado   ?  no todos los aspectos están decididos
verb-differ-in = { $pairs }: difieren en { $aspects }.
verb-not-known-to-differ = { $pairs }: no se conoce ninguna diferencia.
verb-are-the-same = { $pairs }: son iguales.
verb-not-decided-are = Sin decidir: { $aspects }.
verb-remarks-on = Observaciones sobre las cláusulas de las reglas que difieren
verb-games-differ = { $one } y { $other } difieren en: { $aspects }.
verb-no-difference = No se ha encontrado ninguna diferencia entre { $one } y { $other }.
verb-same-as-agreed = { $one } y { $other } son iguales en todos los aspectos de abajo con lo acordado aquí, está demostrado; pero hay reglas escritas de otro modo, lo que puede notarse con otros acuerdos.
verb-same-game = { $one } y { $other } son el mismo juego: demostrado para todos los aspectos de abajo.
verb-on-deck = { $aspect } con { $deck }
verb-aspect-is-same = igual
verb-aspect-is-differs = difiere
verb-aspect-is-not-decided = sin decidir
verb-aspect-deck = baraja
verb-aspect-players = jugadores
verb-aspect-options = opciones
verb-aspect-dealing = reparto
verb-aspect-counting = cuenta
verb-aspect-opening = apertura
verb-aspect-raise = subida
verb-aspect-call = desafío
verb-aspect-actions = acciones
verb-aspect-settling = final de la ronda
verb-aspect-next-starter = quién empieza después
verb-aspect-reshuffle = barajar de nuevo
verb-aspect-elimination = eliminación
verb-aspect-end = final
verb-how-often-it-is = Con qué frecuencia se da:
verb-its-total = el total: { $total }
verb-head-rules = reglas
verb-head-step = paso
verb-head-what-it-does = lo que hace
verb-head-seat = asiento
verb-head-card = { -card(many: "no") }
verb-head-coins = { -coin(many: "yes") }
verb-then-shuffled = después de la ronda se barajan { all-cards }.
verb-is-agreed = Acordado: { $what }
verb-in-both = ambos
verb-refused = Esto no se puede jugar: { $why }
verb-worded-alike = { $n_n ->
    [one] { $n } regla está escrita igual en ambos.
   *[other] { $n } reglas están escritas igual en ambos.
}
verb-only-in = { $n_n ->
    [one] { $n } regla está
   *[other] { $n } reglas están
} solo en { $ruleset }:
verb-worded-differently = { $n_n ->
    [one] { $n } regla está escrita de otro modo:
   *[other] { $n } reglas están escritas de otro modo:
}
verb-remark-contradicts = contradice a
verb-remark-doubtful-wording = redacción dudosa
verb-remark-translation-fault = fallo de traducción
verb-at-line = línea { $where }
verb-at-lines = líneas { $first } a { $last }

verb-certificate = un certificado de coyote-spec { $version }; su manifiesto tiene el SHA-256
verb-questions-for = { $questions_n ->
    [one] { $questions } pregunta
   *[other] { $questions } preguntas
} para { $solver }
verb-made-anew-from = rehecho a partir de las reglas de: { $rulesets }
verb-recheck-claim = afirmación
verb-recheck-answers = respuestas
verb-recheck-solver = programa
verb-recheck-made-anew = rehecho
verb-recheck-enumeration = recuento
verb-cell-agrees = coincide
verb-cell-differs = difiere
verb-cell-undecided = sin decidir
verb-differs-so = difiere: { $why }
verb-searched = No dependen de un programa, sino de una búsqueda completa o de la letra de las reglas: { $n }; --against las rehace.
verb-not-certified = NO como se certificó: difieren { $n }.
verb-answers-undecided = { $answers_n ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
} sin decidir: prueba con un --timeout más largo.
verb-nothing-checked = No se ha comprobado nada.
verb-as-certified = Como se certificó: { $answers_n ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
}.

verb-conforms = { $matches_n ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $rounds_n ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}: todo como dice { $ruleset }.
verb-others-too = También hay algo que señalar en { $matches_n ->
    [one] { $matches } partida más
   *[other] { $matches } partidas más
}: { $which }.
verb-without-result = { $rounds_n ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} sin resultado: solo se han juzgado las jugadas.
verb-in-match = partida { $n }
verb-in-round = ronda { $n }
verb-in-event = jugada { $n }
verb-rules-and-log = según las reglas { $rules }, en el registro { $log }
verb-not-dealt = no se puede repartir: { $why }
verb-otherwise = ha salido de otro modo

verb-pages = { $pages_n ->
    [one] { $pages } página
   *[other] { $pages } páginas
} en { $languages }: { $start }

verb-stop-undecided = { $what }: sin decidir: { $why }.
verb-tour-check = { $rules } reglas a partir de { $clauses } cláusulas, { $silences } puntos abiertos
verb-make = { $cards } dan { $total }
verb-own-decks = cada cual su baraja
verb-players = { $players } jugadores
verb-widest = { $ruleset } con { $players }: { $low } dan { $lowest }, { $high } dan { $highest }
verb-tour-reach = { $games }; de { $first } a { $last } jugadores
verb-yes-assuming = Sí, suponiendo que { $what } ({ $reach }).
verb-yes = Sí ({ $reach }).
verb-no = No, no es así ({ $reach }).
verb-proof = Demostración: { $proof }. Con cualquier número de pujas.
verb-for-example = Por ejemplo, en { $ruleset }: { $bids }, y así sin fin.
verb-for-ever = Sigue así para siempre: { $pattern }; y nada lo prohíbe.
verb-same-in-all = { $one } y { $other } son iguales, demostrado en todos los aspectos:
verb-they-differ = { $one } y { $other } difieren:
verb-proved-same = Demostrado igual: { $aspects }.
verb-but-of = Pero de { $aspect }: { $why }.
verb-smallest-case = El caso más pequeño: { $story }
verb-how-often-matters = Con qué frecuencia importa: { $shares } jugadores.
verb-not-allowed = no permitido
verb-allowed = permitido

verb-texts = { $language }: { $texts_n ->
    [one] { $texts } texto
   *[other] { $texts } textos
}: { $parts }
verb-text-is-contradictory = contradictorio
verb-text-is-meaning-stale = con significado desfasado
verb-text-is-wording-stale = con redacción desfasada
verb-text-is-missing = ausente
verb-text-is-unread = sin leer
verb-text-is-gone = desaparecido
verb-text-is-fresh = al día
verb-texts-are-contradictory = { $n_n ->
    [one] { $n } contradictorio
   *[other] { $n } contradictorios
}
verb-texts-are-meaning-stale = { $n } con significado desfasado
verb-texts-are-wording-stale = { $n } con redacción desfasada
verb-texts-are-missing = { $n_n ->
    [one] { $n } ausente
   *[other] { $n } ausentes
}
verb-texts-are-unread = { $n } sin leer
verb-texts-are-gone = { $n_n ->
    [one] { $n } desaparecido
   *[other] { $n } desaparecidos
}
verb-texts-are-fresh = { $n } al día
verb-text-in-state = { $state }: { $text }
verb-text-was = antes
verb-text-now = ahora
verb-text-of = de
verb-text-says = dice
verb-texts-recorded = { $language }: { $texts_n ->
    [one] { $texts } texto anotado.
   *[other] { $texts } textos anotados.
}
verb-nothing-recorded = No se anota nada que no estuviera ya anotado.
verb-texts-left = { $language }: no se anotan, porque faltan o contradicen algo:
