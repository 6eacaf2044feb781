### Ce qui figure sur une page de règles en plus des règles.

page-goal = But du jeu
page-components = Matériel
page-deck = Le paquet
page-set-up = Mise en place
page-round = Une manche
page-actions = Actions spéciales
page-memory = Ce qu’il faut retenir
page-counting = Le compte
page-examples = Exemples de compte
page-settling = La fin d’une manche
page-reshuffling = Entre deux manches
page-end = La fin de la partie
page-options = Options de jeu
page-open = Ce que la règle laisse ouvert
page-built-from = composé de
page-cites = texte d’origine
page-source = { $title } ({ $name })
page-source-at = { $title } ({ $name }), { $n ->
    [one] à la clause { $cites }
   *[other] aux clauses { $cites }
}
page-beside = après chaque règle : son nom, et les numéros des clauses du livret sur lesquelles elle repose
page-beside-badge = l’étiquette dit comment la règle a été vérifiée, et mène à l’affirmation
page-amendment = Ce que cela change
page-card = { -card(many: "no") }
page-copies = Exemplaires
page-colour = Couleur
page-no-colour = aucune
page-deck-size = { $n ->
    [one] { $n } { -card(many: "no") }
   *[other] { $n } { -card(many: "yes") }
}
page-assumed = les nombres d’exemplaires sont une supposition : { $why }
page-goal-says = voici comment on gagne la partie
page-open-says = le texte ne dit pas ce qui est juste ici ; la première réponse est celle que nous supposons
page-example = sur la table il y a { $cards } : le total est de { $total } ; sans « { $card } », ce serait { $without }
page-example-draws = avec { $cards } de la pioche
page-example-reshuffle = ensuite, on mélange { all-cards }
page-untranslated = sans traduction
page-untranslated-note = les mots marqués n’ont pas de traduction et restent tels que leur auteur les a écrits

badge-proved = prouvé
badge-bounded = prouvé jusqu’à une limite
badge-enumerated = tous les cas comptés
badge-example = exemples seulement
badge-unchecked = non vérifié
badge-hint = ce sur quoi repose cette règle
