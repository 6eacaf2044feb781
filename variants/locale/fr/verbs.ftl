### Ce que disent les verbes de la ligne de commande. D'un nombre { $n } il y a aussi { $n_n } : il choisit la forme.

verb-only-english = Les phrases marquées { $mark } n'existent pour l'instant qu'en anglais.
verb-note = à noter :

verb-decimal = { $whole },{ $rest }
verb-percent = { $number } %
verb-below = moins de { $share }
verb-above = plus de { $share }
verb-to = de { $first } à { $last }
verb-long-number = un nombre d'environ { $digits } chiffres

verb-head-players = joueurs
verb-head-total = le total
verb-head-exactly = exactement
verb-head-percent = pour cent
verb-head-lowest = minimum
verb-head-highest = maximum
verb-head-smallest-hand = plus petite main qui le donne

verb-on-table = Sur la table : { $cards }
verb-in-pile = Dans la pioche, à partir du dessus : { $cards }
verb-hand = { $table } ; puis { $pile } de la pioche
verb-deck-named = Avec le paquet { $deck } de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}.
verb-deck-own = Avec un paquet à soi de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}.
verb-copies-given = Les nombres d'exemplaires sont donnés avec le paquet ; ce n'est pas une supposition.
verb-copies-assumed = Les nombres d'exemplaires sont une supposition : { $why }.
verb-deck-assumed = Les nombres d'exemplaires sont une supposition : { $why }.
verb-cards = { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}
verb-copies-of = { $copies_n ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
} de { $cards }
verb-not-of-deck = Le paquet de { $ruleset } ne peut pas donner cette table : { $why }.

verb-total = Le total : { $total }
verb-score-reshuffle = Après la manche, on mélange { all-cards }, comme l'exige { a-card } de cette table.
verb-no-reshuffle = Rien sur cette table n'exige de mélanger { all-cards }.
verb-relied = La règle laisse ceci ouvert ; voici la lecture retenue :
verb-chosen = choisie
verb-assumed = supposée

verb-round = Manche { $round }
verb-match-won = La place { $seat } a gagné la partie.
verb-match-open = La partie n'est pas finie.
verb-match-illegal = La partie a été suivie jusqu'au coup que la règle n'autorise pas.
verb-forbidden = interdit
verb-round-settled = La manche est réglée.
verb-round-open = La manche n'est pas finie : c'est à la place { $seat } de jouer.
verb-round-illegal = La règle n'autorise pas cela : { $why }.
verb-event-is = le coup { $event } est { $words }
verb-forbidden-by = contraire à la règle { $rule } : { $words }
verb-forbidden-as = contraire à la règle : { $says }
verb-round-over = la manche est terminée
verb-follows-its-bid = cela ne suit que sa propre annonce, avant que le joueur suivant agisse
verb-anothers-turn = c'est le tour d'un autre joueur
verb-only-a-bid = après ce coup, on ne peut qu'annoncer
verb-last-bid = La dernière annonce : { $amount }, de la place { $seat }.
verb-bids = La place { $seat } annonce { $amount }.
verb-does = La place { $seat } : { $what }.
verb-choice-target = place { $choice }
verb-choice-amount = le nombre { $choice }
verb-choice-card = { the-card } { $choice }
verb-turned-over = On retourne : { $cards }.
verb-not-counted = On n'a pas compté.
verb-total-of-cards = Le total des { -card(many: "yes") } : { $total }.
verb-takes = La place { $seat } prend { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} et en a { $has }.
verb-gives-back = La place { $seat } rend { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} et en a { $has }.
verb-nobody-pays = Personne ne paie.
verb-is-out = La place { $seat } est éliminée.
verb-reshuffle = On mélange { all-cards }, comme l'exige { a-card } qui a été en jeu.
verb-wins = La place { $seat } gagne la partie.
verb-starts = La place { $seat } commence la manche suivante.
verb-playthrough-same = Chaque ligne de la partie écrite s'est vérifiée.

verb-range = Les totaux possibles, avec { a-card } par joueur d'un paquet neuf et sans action spéciale.
verb-range-undecided = À { $players } joueurs : { $why }.
verb-range-more = Avec { $option } : { $players } joueurs.
verb-undecided = indécis
verb-odds = La probabilité de chaque total, avec { a-card } par joueur d'un paquet neuf et sans action spéciale.
verb-odds-at-most = Un total de { $total } au plus :
verb-odds-against = Un autre total dans { $ruleset }, avec la même table :
verb-odds-totals = À { $players } joueurs : de { $lowest } à { $highest } ; { $mean } en moyenne.

verb-rules = { $rules_n ->
    [one] { $rules } règle
   *[other] { $rules } règles
}
verb-clauses-cited = { $clauses_n ->
    [one] { $clauses } clause citée
   *[other] { $clauses } clauses citées
}
verb-silences = { $silences_n ->
    [one] { $silences } point laissé ouvert
   *[other] { $silences } points laissés ouverts
}
verb-examples = { $examples_n ->
    [one] { $examples } exemple
   *[other] { $examples } exemples
}
verb-amendment = un amendement, convient à { $fits }
verb-source = un texte d'origine de { $clauses_n ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
verb-deck = un paquet de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}
verb-a-claim = une affirmation
verb-a-tour = une visite
verb-a-example = un exemple
verb-a-playthrough = une partie écrite
verb-would-change = changerait
verb-formatted = mis en forme
verb-looked-through = passés en revue : { $rulesets }
verb-open-clauses = ouvertes : { $clauses }
verb-text-exact = { $file } est le texte dont ces clauses ont été tirées.
verb-text-same = { $file } est le texte dont ces clauses ont été tirées, aux fins de ligne près.
verb-text-other = { $file } est un autre texte que celui dont ces clauses ont été tirées.
verb-its-digest = son empreinte
verb-digest-of = celle de { $source }
verb-because = parce que { $reason }
verb-clauses = { $clauses_n ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
verb-status-formalised = mise en règles
verb-status-component = matériel
verb-status-example = exemple
verb-status-no-constraint = sans contrainte
verb-status-not-a-rule = pas une règle
verb-status-open = ouverte

verb-built-from = composé de : { $chain }
verb-cites = texte cité : { $source }
verb-from = (de { $origin })
verb-unless-agreed = { $default } sauf accord différent
verb-section-players = players · joueurs
verb-section-options = options · les choix possibles
verb-section-cards = cards · { -card(many: "yes") }
verb-section-pieces = pieces · matériel
verb-section-places = places · emplacements
verb-section-state = state · ce qu'il faut retenir
verb-section-silences = silences · ce que la règle laisse ouvert
verb-section-dealing = dealing · la distribution
verb-section-bidding = bidding · les annonces
verb-section-actions = actions · les actions spéciales
verb-section-counting = counting · le compte
verb-section-settling = settling · la fin d'une manche
verb-section-elimination = elimination · qui est éliminé
verb-section-starting = starting · qui commence
verb-section-reshuffling = reshuffling · entre deux manches
verb-section-ending = ending · la fin de la partie
verb-section-deck = deck · le paquet
verb-section-remarks = remarks · remarques

verb-play = { $title }, { $players } joueurs, graine { $seed }.
verb-seats = Les places vont de 0 à { $last } ; chacune est à gauche de la précédente.
verb-stops = La partie s'arrête ici.
verb-nobody-won = Après { $rounds } manches, personne n'a gagné.
verb-begins = Manche { $round }. La place { $seat } commence.
verb-turn-of-nobody = Le tour n'est passé à personne.
verb-no-legal-move = La place { $seat } n'a aucun coup permis.
verb-you-are = Vous êtes à la place { $seat }.
verb-at-table = sur la table
verb-unseen = { a-card } que vous ne voyez pas
verb-coins = Ce que chacun possède ({ -coin(many: "yes") }) : { $coins }
verb-seat-has = place { $seat }, { $coins }
verb-seat-out = place { $seat }, hors jeu
verb-bid-shown = Dernière annonce : { $amount }, de la place { $seat }
verb-you-can = Vous pouvez : { $moves }
verb-you-can-say = Vous pouvez dire : { $choices }
verb-help = Un nombre seul est une annonce. `quit` met fin à la partie.
verb-such-as = NOMBRE, par exemple { $number }
verb-card-typed = CARTE
verb-a-amount = un nombre
verb-a-target = une place
verb-a-card = { a-card }
verb-is-asked = { $move } (on demande { $what } à la place { $seat })
verb-asks = La place { $seat } demande { $what } avec `{ $move }` : que répondez-vous ?
verb-nothing-to-choose = On ne peut pas demander `{ $move }` : il n'y a rien de permis à choisir.
verb-that-is = C'est { $why }.
verb-had = place { $seat } : { $cards }
verb-total-is = Le total est { $total }.
verb-now-takes = La place { $seat } prend { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} et en a { $has }.
verb-now-gives-back = La place { $seat } rend { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} et en a { $has }.
verb-card-reshuffles = On mélange { all-cards }, comme l'exige { a-card } de cette manche.
verb-written = Écrit dans { $file }.
