### Lo que hay en una página de reglas además de las reglas.

page-goal = Objetivo
page-components = Componentes
page-deck = La baraja
page-set-up = Preparación
page-round = Una ronda
page-actions = Acciones
page-memory = Lo que hay que recordar
page-counting = La cuenta
page-examples = Ejemplos de la cuenta
page-settling = El final de una ronda
page-reshuffling = Entre rondas
page-end = El final de la partida
page-options = Opciones
page-open = Lo que el reglamento deja abierto
page-built-from = se compone de
page-cites = fuente
page-source = { $title } ({ $name })
page-source-at = { $title } ({ $name }), { $n ->
    [one] cláusula { $cites }
   *[other] cláusulas { $cites }
}
page-beside = tras cada regla están su nombre y los números de las cláusulas del reglamento en las que se apoya
page-beside-badge = la etiqueta dice cómo se ha comprobado la regla y lleva a la afirmación
page-amendment = Lo que esto cambia
page-card = { -card(many: "no") }
page-copies = Copias
page-colour = Color
page-no-colour = ninguno
page-deck-size = { $n ->
    [one] { $n } { -card(many: "no") }
   *[other] { $n } { -card(many: "yes") }
}
page-assumed = las copias son una suposición: { $why }
page-goal-says = la partida se gana así
page-open-says = el texto no dice qué es lo correcto aquí; la primera respuesta es la que suponemos
page-example = en la mesa hay { $cards }: el total es { $total }; sin «{ $card }» sería { $without }
page-example-draws = con { $cards } del mazo
page-example-reshuffle = después se barajan { all-cards }
page-untranslated = sin traducción
page-untranslated-note = las palabras marcadas no tienen traducción y están como las escribió su autor

badge-proved = demostrado
badge-bounded = demostrado hasta un límite
badge-enumerated = contados todos los casos
badge-example = solo con ejemplos
badge-unchecked = sin comprobar
badge-hint = en qué se apoya esta regla
