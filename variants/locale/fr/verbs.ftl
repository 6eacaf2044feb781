### Ce que disent les verbes de la ligne de commande. D’un nombre { $n } il y a aussi { $n_n } : il choisit la forme.

verb-only-english = Les phrases marquées { $mark } n’existent pour l’instant qu’en anglais.
verb-note = à noter :
verb-error = erreur :
verb-hint = conseil :

verb-semicolon = { " " };
verb-labelled = { $label } : { $text }
verb-decimal = { $whole },{ $rest }
verb-percent = { $number } %
verb-below = moins de { $share }
verb-above = plus de { $share }
verb-to = de { $first } à { $last }
verb-long-number = un nombre d’environ { $digits } chiffres

verb-head-players = joueurs
verb-head-total = le total
verb-head-exactly = exactement
verb-head-percent = pour cent
verb-head-lowest = minimum
verb-head-highest = maximum
verb-head-smallest-hand = plus petite main qui le donne

verb-on-table = Sur la table : { $cards }
verb-in-pile = Dans la pioche, à partir du dessus : { $cards }
verb-hand = { $table } ; puis { $pile } de la pioche
verb-deck-named = Avec le paquet { $deck } de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}.
verb-deck-own = Avec un paquet personnel de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}.
verb-copies-given = Les nombres d’exemplaires sont donnés avec le paquet ; ce n’est pas une supposition.
verb-copies-assumed = Les nombres d’exemplaires sont une supposition : { $why }.
verb-deck-assumed = Les nombres d’exemplaires sont une supposition : { $why }.
verb-cards = { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}
verb-copies-of = { $copies_n ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
} de { $cards }
verb-not-of-deck = Le paquet de { $ruleset } ne peut pas donner cette table : { $why }.
verb-and-more = et { $n } de plus

verb-total = Le total : { $total }
verb-score-reshuffle = Après la manche, on mélange { all-cards }, comme l’exige { a-card } de cette table.
verb-no-reshuffle = Rien sur cette table n’exige de mélanger { all-cards }.
verb-relied = La règle laisse ceci ouvert ; voici la lecture retenue :
verb-chosen = choisie
verb-assumed = supposée

verb-round = Manche { $round }
verb-match-won = La place { $seat } a gagné la partie.
verb-match-open = La partie n’est pas finie.
verb-match-illegal = La partie a été suivie jusqu’au coup que la règle n’autorise pas.
verb-forbidden = interdit
verb-round-settled = La manche est réglée.
verb-round-open = La manche n’est pas finie : c’est à la place { $seat } de jouer.
verb-round-illegal = La règle n’autorise pas cela : { $why }.
verb-event-is = le coup { $event } est { $words }
verb-forbidden-by = contraire à la règle { $rule } : { $words }
verb-forbidden-as = contraire à la règle : { $says }
verb-round-over = la manche est terminée
verb-follows-its-bid = cela ne suit que sa propre annonce, avant que le joueur suivant agisse
verb-anothers-turn = c’est le tour d’un autre joueur
verb-only-a-bid = après ce coup, on ne peut qu’annoncer
verb-last-bid = La dernière annonce : { $amount }, par la place { $seat }.
verb-bids = La place { $seat } annonce { $amount }.
verb-does = La place { $seat } : { $what }.
verb-choice-target = place { $choice }
verb-choice-amount = le nombre { $choice }
verb-choice-card = { the-card } { $choice }
verb-turned-over = On retourne : { $cards }.
verb-not-counted = On n’a pas compté les { -card(many: "yes") }.
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
verb-reshuffle = On mélange { all-cards }, comme l’exige { a-card } qui a été en jeu.
verb-wins = La place { $seat } gagne la partie.
verb-starts = La place { $seat } commence la manche suivante.
verb-playthrough-same = Chaque ligne de la partie écrite s’est vérifiée.

verb-range = Les totaux possibles, avec { a-card } par joueur d’un paquet neuf et sans action spéciale.
verb-range-undecided = À { $players } joueurs : { $why }.
verb-range-more = Avec { $option } : { $players } joueurs.
verb-undecided = indécis
verb-odds = La probabilité de chaque total, avec { a-card } par joueur d’un paquet neuf et sans action spéciale.
verb-odds-at-most = Un total de { $total } au plus :
verb-odds-against = Un autre total dans { $ruleset }, avec la même table :
verb-odds-totals = À { $players } joueurs : de { $lowest } à { $highest } ; { $mean } en moyenne.

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
verb-source = un texte d’origine de { $clauses_n ->
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
verb-open-clauses = à traiter : { $clauses }
verb-text-exact = { $file } est le texte dont ces clauses ont été tirées.
verb-text-same = { $file } est le texte dont ces clauses ont été tirées, aux fins de ligne près.
verb-text-other = { $file } est un autre texte que celui dont ces clauses ont été tirées.
verb-its-digest = son empreinte
verb-digest-of = celle de { $source }
verb-because = car { $reason }
verb-clauses = { $clauses_n ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
verb-status-formalised = en règles
verb-status-component = matériel
verb-status-example = exemple
verb-status-no-constraint = sans contrainte
verb-status-not-a-rule = hors règles
verb-status-open = à traiter

verb-built-from = composé de : { $chain }
verb-cites = texte cité : { $source }
verb-from = (de { $origin })
verb-unless-agreed = { $default } sauf accord contraire
verb-section-players = players · joueurs
verb-section-options = options · les choix possibles
verb-section-cards = cards · { -card(many: "yes") }
verb-section-pieces = pieces · matériel
verb-section-places = places · emplacements
verb-section-state = state · ce qu’il faut retenir
verb-section-silences = silences · ce que la règle laisse ouvert
verb-section-dealing = dealing · la distribution
verb-section-bidding = bidding · les annonces
verb-section-actions = actions · les actions spéciales
verb-section-counting = counting · le compte
verb-section-settling = settling · la fin d’une manche
verb-section-elimination = elimination · qui est éliminé
verb-section-starting = starting · qui commence
verb-section-reshuffling = reshuffling · entre deux manches
verb-section-ending = ending · la fin de la partie
verb-section-deck = deck · le paquet
verb-section-remarks = remarks · remarques

verb-play = { $title }, { $players } joueurs, graine { $seed }.
verb-seats = Les places vont de 0 à { $last } ; chacune est à gauche de la précédente.
verb-stops = La partie s’arrête ici.
verb-nobody-won = Après { $rounds } manches, personne n’a gagné.
verb-begins = Manche { $round }. La place { $seat } commence.
verb-turn-of-nobody = Le tour n’est passé à personne.
verb-no-legal-move = La place { $seat } n’a aucun coup permis.
verb-you-are = Vous êtes à la place { $seat }.
verb-at-table = sur la table
verb-unseen = { a-card } que vous ne voyez pas
verb-coins = Ce que chacun possède ({ -coin(many: "yes") }) : { $coins }
verb-seat-has = place { $seat } : { $coins }
verb-seat-out = place { $seat } : hors jeu
verb-bid-shown = Dernière annonce : { $amount }, par la place { $seat }
verb-you-can = Vous pouvez : { $moves }
verb-you-can-say = Vous pouvez dire : { $choices }
verb-help = Un nombre seul est une annonce. `quit` met fin à la partie.
verb-such-as = NOMBRE, par exemple { $number }
verb-card-typed = CARTE
verb-a-amount = un nombre
verb-a-target = une place
verb-a-card = { a-card }
verb-is-asked = { $move } (on demande { $what } à la place { $seat })
verb-asks = La place { $seat } demande { $what } avec `{ $move }` : que répondez-vous ?
verb-nothing-to-choose = On ne peut pas demander `{ $move }` : il n’y a rien de permis à choisir.
verb-that-is = C’est { $why }.
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
verb-card-reshuffles = On mélange { all-cards }, comme l’exige { a-card } de cette manche.
verb-written = Écrit dans { $file }.
verb-type-rules = Tapez ou collez un fichier de règles ; Ctrl-D le termine.
verb-type-scenario = Tapez ou collez une situation ; Ctrl-D la termine.
verb-type-log = Tapez ou collez un journal ; Ctrl-D le termine.
verb-folder-gone = le dossier d’où ceci a été lancé n’existe plus

verb-verdict-proved = prouvé
verb-verdict-refuted = réfuté
verb-verdict-unknown = sans réponse
verb-verdict-vacuous = sans objet
verb-n-proved = { $n_n ->
    [one] { $n } prouvée
   *[other] { $n } prouvées
}
verb-n-refuted = { $n_n ->
    [one] { $n } réfutée
   *[other] { $n } réfutées
}
verb-n-unknown = { $n } sans réponse
verb-n-vacuous = { $n } sans objet
verb-n-not-decided = { $n_n ->
    [one] { $n } indécise
   *[other] { $n } indécises
}
verb-code-0 = comme prévu
verb-code-1 = PAS comme prévu
verb-code-3 = sans décision
verb-came-out = attendu : { $expected } ; résultat : { $came }
verb-claims = { $claims_n ->
    [one] { $claims } affirmation
   *[other] { $claims } affirmations
}
verb-answers = { $answers_n ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}
verb-by-method = { $where } ; méthode : { $method }
verb-games-with = { $games } ; { $players } joueurs
verb-of-players = { $players } joueurs
verb-with-deck = paquet { $deck }
verb-up-to = jusqu’à { $bound }
verb-or = { $left } ou { $right }
verb-and = { $left } et { $right }
verb-rests-on = Ce sur quoi reposent les réponses : coyote-spec recheck { $folder }
verb-verdict-for = { $verdict } pour { $names }
verb-verdict-with = { $verdict } ; { $players } joueurs

verb-situation = cas de figure : { $situation }
verb-situation-then = le cas est alors : { $situation }
verb-shown-by = illustré par : { $situation }
verb-is-shown-by = Illustré par : { $situation }
verb-bidding-begins = début : { $bids }, et ainsi de suite (en jeu : { $cards })
verb-bids-so = la place { $seat } annonce { $amount }
verb-says-so = la place { $seat } dit { $move }
verb-seat-does = la place { $seat } : { $what }
verb-seat-starts = la place { $seat } commence
verb-table-totals = sur la table : { $cards } ; { $totals }
verb-counts = { $ruleset } donne { $total }
verb-share-with = { $share } à { $players }
verb-how-often = fréquence : { $shares } joueurs
verb-another-witness = autre témoin : { $situation } ; { $came }
verb-no-further-witness = aucun autre témoin vraiment différent n’a été trouvé
verb-situations = { $situations_n ->
    [one] { $situations } cas de figure
   *[other] { $situations } cas de figure
}
verb-changes = { $changes_n ->
    [one] { $changes } changement
   *[other] { $changes } changements
}
verb-flips = ce qui renverse la réponse : { $flips }.
verb-flips-nothing = ce qui renverse la réponse : rien n’a été trouvé ; essayé tout près : { $tried }.
verb-flips-more = ce qui renverse la réponse : il faut plus de { $changes } ; essayé tout près sans qu’elle change : { $tried }.
verb-total-in = { $total } dans { $ruleset }
verb-total-in-both = { $total } dans les deux
verb-total-on = Avec { $table }, le total est de { $totals }.
verb-both-do = dans les deux : { $words }
verb-short-counts = donne { $total }
verb-short-forbids = interdit le coup { $event }
verb-short-open = donne le tour à la place { $seat }
verb-short-pays = la place { $seat } paie { $coins }
verb-short-nobody = personne ne paie
verb-short-wins = la place { $seat } gagne
verb-short-starts = la place { $seat } commence ensuite
verb-short-settles = la manche se règle : { $what }
verb-step-by-step = étape par étape :
verb-match-of = une partie de { $rounds_n ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} à { $players } joueurs (entière avec --json)
verb-out = hors jeu
verb-laid-cards = en jeu { $what }
verb-laid-pile = pioche { $what }
verb-laid-discards = défausse { $what }
verb-laid-coins = { -coin(many: "yes") } { $what }

verb-no-example = { $ruleset } n’a aucun exemple qui puisse détecter un changement.
verb-mutants-unnoticed = Passés inaperçus
verb-mutants-undecided = Sans décision
verb-mutants-equivalent = Sans effet, c’est établi
verb-by-examples = { $examples_n ->
    [one] détectés par ses exemples ({ $examples }) : { $n }
   *[other] détectés par ses exemples ({ $examples }) : { $n }
}
verb-by-claims = { $claims_n ->
    [one] par ses affirmations ({ $claims }) : { $n }
   *[other] par ses affirmations ({ $claims }) : { $n }
}
verb-number-equivalent = sans effet, c’est établi : { $n }
verb-number-undecided = sans décision : { $n }
verb-number-unnoticed = passés inaperçus : { $n }
verb-example-for-it = Un exemple qui le détecterait :

verb-change-number = nombre
verb-change-strictness = rigueur
verb-change-exchanged = échange
verb-change-removed = retiré
verb-change-seat = place
verb-change-colour = couleur
verb-change-card = carte
verb-change-place = emplacement
verb-change-yes-or-no = oui ou non
verb-change-highest-or-lowest = la plus haute ou la plus basse
verb-change-one-or-every = une ou toutes
verb-change-condition = condition
verb-change-reading = lecture
verb-change-time = moment
verb-change-operation = opération
verb-change-some-or-none = une ou aucune

verb-no-options = aucune option
verb-compared-with = Comparaison faite avec { $options } et, là où les textes se taisent, avec la lecture par défaut ; --option et --reading comparent d’autres accords.
verb-by-behaviour = Par comportement
verb-by-rule = Par règle
verb-how-many-aspects = Le nombre d’aspects qui diffèrent
verb-matrix-legend = =  identiques sous tous les aspects, c’est prouvé   ?  tous les aspects ne sont pas décidés
verb-differ-in = { $pairs } : différences sur { $aspects }.
verb-not-known-to-differ = { $pairs } : aucune différence connue.
verb-are-the-same = { $pairs } : identiques.
verb-not-decided-are = Sans décision : { $aspects }.
verb-remarks-on = Remarques sur les clauses des règles qui diffèrent
verb-games-differ = { $one } et { $other } diffèrent sur : { $aspects }.
verb-no-difference = Aucune différence n’a été trouvée entre { $one } et { $other }.
verb-same-as-agreed = { $one } et { $other } sont identiques sous tous les aspects ci-dessous avec les accords pris ici, c’est prouvé ; mais des règles sont formulées autrement, ce qui peut se voir avec d’autres accords.
verb-same-game = { $one } et { $other } sont le même jeu : c’est prouvé pour tous les aspects ci-dessous.
verb-on-deck = { $aspect } avec { $deck }
verb-aspect-is-same = identique
verb-aspect-is-differs = diffère
verb-aspect-is-not-decided = indécis
verb-aspect-deck = paquet
verb-aspect-players = joueurs
verb-aspect-options = options proposées
verb-aspect-dealing = donne
verb-aspect-counting = compte
verb-aspect-opening = ouverture
verb-aspect-raise = relance
verb-aspect-call = défi
verb-aspect-actions = actions spéciales
verb-aspect-settling = fin de manche
verb-aspect-next-starter = qui commence ensuite
verb-aspect-reshuffle = mélange
verb-aspect-elimination = élimination
verb-aspect-end = fin de partie
verb-how-often-it-is = À quelle fréquence cela arrive :
verb-its-total = le total : { $total }
verb-head-rules = règles
verb-head-step = étape
verb-head-what-it-does = ce qu’elle fait
verb-head-seat = place
verb-head-card = { -card(many: "no") }
verb-head-coins = { -coin(many: "yes") }
verb-then-shuffled = après la manche, on mélange { all-cards }.
verb-is-agreed = Accords : { $what }
verb-in-both = les deux
verb-refused = Cela ne peut pas être joué : { $why }
verb-worded-alike = { $n_n ->
    [one] { $n } règle est formulée de même dans les deux.
   *[other] { $n } règles sont formulées de même dans les deux.
}
verb-only-in = { $n_n ->
    [one] { $n } règle n’est
   *[other] { $n } règles ne sont
} que dans { $ruleset } :
verb-worded-differently = { $n_n ->
    [one] { $n } règle est formulée autrement :
   *[other] { $n } règles sont formulées autrement :
}
verb-remark-contradicts = contredit
verb-remark-doubtful-wording = formulation douteuse
verb-remark-translation-fault = faute de traduction
verb-at-line = ligne { $where }
verb-at-lines = lignes { $first } à { $last }

verb-certificate = un certificat de coyote-spec { $version } ; son manifeste a pour SHA-256
verb-questions-for = { $questions_n ->
    [one] { $questions } question posée
   *[other] { $questions } questions posées
} à { $solver }
verb-made-anew-from = refait à partir des règles de : { $rulesets }
verb-recheck-claim = affirmation
verb-recheck-answers = réponses
verb-recheck-solver = solveur
verb-recheck-made-anew = refait
verb-recheck-enumeration = énumération
verb-cell-agrees = concorde
verb-cell-differs = diffère
verb-cell-undecided = indécis
verb-differs-so = diffère : { $why }
verb-searched = Reposent sur un examen complet ou sur la lettre des règles, non sur un solveur : { $n } ; --against les refait.
verb-not-certified = PAS comme certifié : { $n } différences.
verb-answers-undecided = { $answers_n ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} sans décision : essayez un --timeout plus long.
verb-nothing-checked = Rien n’est vérifié.
verb-as-certified = Comme certifié : { $answers_n ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}.

verb-conforms = { $matches_n ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $rounds_n ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : tout est comme le dit { $ruleset }.
verb-others-too = Il y a aussi quelque chose à signaler dans { $matches_n ->
    [one] { $matches } autre partie
   *[other] { $matches } autres parties
} : { $which }.
verb-without-result = { $rounds_n ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} sans résultat : seuls les coups ont été jugés.
verb-in-match = partie { $n }
verb-in-round = manche { $n }
verb-in-event = coup { $n }
verb-rules-and-log = selon la règle { $rules }, dans le journal { $log }
verb-not-dealt = la donne est impossible : { $why }
verb-otherwise = le résultat est différent

verb-pages = { $pages_n ->
    [one] { $pages } page créée
   *[other] { $pages } pages créées
} en { $languages } : { $start }

verb-stop-undecided = { $what } : sans décision : { $why }.
verb-tour-check = { $rules } règles tirées de { $clauses } clauses, { $silences } points laissés ouverts
verb-make = { $cards } font { $total }
verb-own-decks = chacun son paquet
verb-players = { $players } joueurs
verb-widest = { $ruleset } à { $players } : { $low } font { $lowest }, { $high } font { $highest }
verb-tour-reach = { $games } ; de { $first } à { $last } joueurs
verb-yes-assuming = Oui, si l’on suppose que { $what } ({ $reach }).
verb-yes = Oui ({ $reach }).
verb-no = Non ({ $reach }).
verb-proof = Preuve : { $proof }. Quel que soit le nombre d’annonces.
verb-for-example = Par exemple dans { $ruleset } : { $bids }, et ainsi de suite.
verb-for-ever = Cela continue ainsi sans fin : { $pattern } ; et rien ne l’interdit.
verb-same-in-all = { $one } et { $other } sont identiques, c’est prouvé à tous égards :
verb-they-differ = { $one } et { $other } diffèrent :
verb-proved-same = Prouvé identique : { $aspects }.
verb-but-of = Mais pour { $aspect } : { $why }.
verb-smallest-case = Le plus petit cas : { $story }
verb-how-often-matters = À quelle fréquence cela compte : { $shares } joueurs.
verb-not-allowed = pas autorisé
verb-allowed = autorisé

verb-texts = { $language } : { $texts_n ->
    [one] { $texts } texte
   *[other] { $texts } textes
} : { $parts }
verb-text-is-contradictory = contradictoire
verb-text-is-meaning-stale = au sens périmé
verb-text-is-wording-stale = au libellé périmé
verb-text-is-missing = manquant
verb-text-is-unread = non relu
verb-text-is-gone = disparu
verb-text-is-fresh = à jour
verb-texts-are-contradictory = { $n_n ->
    [one] { $n } contradictoire
   *[other] { $n } contradictoires
}
verb-texts-are-meaning-stale = { $n } au sens périmé
verb-texts-are-wording-stale = { $n } au libellé périmé
verb-texts-are-missing = { $n_n ->
    [one] { $n } manquant
   *[other] { $n } manquants
}
verb-texts-are-unread = { $n_n ->
    [one] { $n } non relu
   *[other] { $n } non relus
}
verb-texts-are-gone = { $n_n ->
    [one] { $n } disparu
   *[other] { $n } disparus
}
verb-texts-are-fresh = { $n } à jour
verb-text-in-state = { $state } : { $text }
verb-text-was = avant
verb-text-now = à présent
verb-text-of = de
verb-text-says = dit
verb-texts-recorded = { $language } : { $texts_n ->
    [one] { $texts } texte consigné.
   *[other] { $texts } textes consignés.
}
verb-nothing-recorded = Rien n’est consigné qui ne l’était déjà.
verb-texts-left = { $language } : non consignés, car ils manquent ou contredisent quelque chose :
