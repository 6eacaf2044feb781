### Ce qui a été trouvé : les phrases des résultats, comme les disent `compare`, `prove` et `audit`. D’un
### nombre { $n }, il y a aussi { $n_n } : il choisit la forme.

## Cartes, coups et ce qu’ils changent

found-and = { $left } et { $right }
found-number-or-more = { $number } ou plus
found-number-to = de { $first } à { $last }
found-no-number = aucun
found-two-cards = { $one } avec { $other }
found-with-draws = { $cards }, puis { $pile } de la pioche
found-event-bids = la place { $seat } annonce { $amount }
found-event-does = la place { $seat } : { $what }
found-the-number = le nombre { $number }
found-seat = la place { $seat }
found-the-card = la carte { $card }
found-coins = { $number_n ->
    [0] aucune pièce
    [one] { $number } pièce
   *[other] { $number } pièces
}
found-bid-is = l’annonce est de { $amount }, par la place { $seat }
found-total-is = le total est de { $total }
found-seat-has = la place { $seat } possède { $coins }
found-seat-is-out = la place { $seat } est éliminée
found-to-the-left = on joue vers la gauche
found-to-the-right = on joue vers la droite
found-value-is = { $name } vaut { $value }
found-value-of-seat-is = { $name } de la place { $seat } vaut { $value }
found-yes = oui
found-no = non
found-card-comes = { $card } arrive à { $place }
found-pile-filled = la pioche est reconstituée
found-seat-to-act = c’est à la place { $seat } de jouer
found-only-a-bid = ensuite, on ne peut qu’annoncer
found-over-without-count = la manche se termine sans compte
found-all-shuffled = toutes les cartes sont mélangées
found-seat-wins = la place { $seat } gagne la partie
found-seat-starts = la place { $seat } commence la manche suivante
found-no-such-move = il n’y a pas de { $move }
found-forbidden-by = interdit par { $rule }
found-nothing-changes = rien ne change

## Ce qui renverse une réponse

found-flip-card = la carte { $new } au lieu de { $old }
found-flip-draw = on retourne { $card }
found-flip-draw-instead = on retourne { $card } au lieu de { $old }
found-flip-hand = la place { $seat } a la carte { $card } au lieu de { $old }
found-flip-pile = la carte { $place } de la pioche est { $card } au lieu de { $old }
found-flip-pile-shorter = il manque à la pioche sa dernière carte, { $card }
found-flip-pile-longer = la carte { $card } est sous la pioche
found-flip-coins = la place { $seat } possède { $coins }
found-flip-coins-instead = la place { $seat } possède { $coins } au lieu de { $old }
found-flip-starter = la place { $seat } commence au lieu de la place { $old }
found-flip-more-players = il y a un joueur de plus, à la place { $seat }, avec la carte { $card }
found-flip-fewer-players = il y a un joueur de moins : la place { $seat } est vide
found-flip-without = sans le coup { $number } : { $event }
found-flip-also = après le coup { $number }, en plus : { $event }
found-flip-also-first = au début, en plus : { $event }
found-flip-amount = { $event } au lieu de { $old } (coup { $number })
found-flip-event = au coup { $number }, { $event }, au lieu de : { $old }
found-flip-agreed = rien sur la table : il faut convenir que { $name } vaut { $value }

## Deux règles côte à côte

found-deck-same = Les deux ont le même paquet.
found-players-same = Les deux sont pour les mêmes nombres de joueurs.
found-options-same = Les deux ont les mêmes options.
found-too-many-values = les options ont trop de valeurs pour être comparées une à une.
found-option-only-in = Seul { $ruleset } a l’option { $option }.
found-deck-each = { $one } se joue avec { $mine }, { $other } avec { $theirs }.
found-copies-each = { $card } : { $mine } et { $theirs } exemplaires
found-players-each = { $one } admet { $mine } joueurs, { $other } { $theirs }.
found-option-values = À { $players } joueurs, { $option } peut valoir { $mine } dans { $one } et { $theirs } dans { $other }.
found-option-usual = Sauf accord contraire, { $option } vaut { $mine } dans { $one } et { $theirs } dans { $other }.
found-option-together = À { $players } joueurs, seul { $ruleset } permet { $what } à la fois.
found-counting-differs = { $table } : le total est de { $mine } dans { $one } et de { $theirs } dans { $other }.
found-counting-same = Toute table de { $deck } a le même total dans { $one } et dans { $other }.
found-cards-differ = { $table } : les cartes ne deviennent pas la même chose.
found-cards-left = { $ruleset } : dans la pioche { $pile_n ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}, dans la défausse { $out }
found-cards-same-after = Après chaque manche avec { $deck }, les mêmes cartes sont mélangées et défaussées.
found-sight-differs = Une carte distribuée est { $mine } dans { $one } et { $theirs } dans { $other }.
found-sight-all = vue de tous
found-sight-others = vue des autres
found-sight-nobody = cachée à tous
found-dealing-undecided = À { $players } joueurs, les deux distribuent autrement pour une certaine pioche et une certaine défausse ; si une partie en vient à une telle donne n’est pas décidé : aucune manche essayée ne le montre.
found-dealing-same = Les deux distribuent de même, quelles que soient la pioche et la défausse.
found-dealing-differs = À { $players } joueurs, la première manche d’une partie se distribue autrement.
found-moves-only-in = Seul { $ruleset } a : { $moves }.
found-move-choice-differs = Le coup { $move } se fait { $mine } dans l’un, { $theirs } dans l’autre.
found-made-before = avant une annonce, avec { $choice }
found-made-instead = au lieu d’une annonce, avec { $choice }
found-made-after = après une annonce, avec { $choice }
found-a-number = un nombre
found-a-seat = une place
found-a-card = une carte
found-no-choice = rien à choisir
found-moves-same = Chaque coup peut se faire aux mêmes moments et fait la même chose.
found-moves-none = Aucun n’a d’autre coup que les annonces et les défis ; après chacun, c’est au même joueur de jouer.
found-turn-differs = { $one } et { $other } diffèrent sur le joueur dont c’est le tour après une annonce.
found-move-differs = { $one } et { $other } diffèrent sur le moment où { $move } peut se faire, ou sur ce que cela fait.
found-move-undecided = À { $players } joueurs, le coup { $move } peut se faire, ou agit, autrement dans un certain état ; aucun déroulement court montrant une différence n’a été trouvé ; essayez d’autres nombres de joueurs ou un --timeout plus long.
found-undecided-with = non décidé à { $players } joueurs : { $why } ; aucun déroulement court montrant une différence n’a été trouvé ; essayez d’autres nombres de joueurs ou un --timeout plus long.
found-some-state-differs = un état a été trouvé, peut-être hors de portée de toute partie, où ils diffèrent sur ceci : { $what }
found-aspect-differs = { $one } et { $other } diffèrent sur ceci : { $what }.
found-aspect-same = { $one } et { $other } s’accordent sur ceci : { $what }{ $moves }{ $calls }.
found-aspect-opening = les nombres qui peuvent ouvrir
found-aspect-raise = les nombres qui relancent
found-aspect-call = le moment où l’on peut défier
found-aspect-actions = le moment où chaque coup peut se faire et ce qu’il fait
found-aspect-settling = qui paie, et combien
found-aspect-elimination = qui est éliminé
found-aspect-next-starter = qui commence la manche suivante
found-aspect-end = qui a gagné, et quand
found-unless-unshared = , tant que personne ne joue un coup que seul l’un des deux connaît
found-after-calls = , après les défis que les deux connaissent : { $calls }
found-no-call-in-common = { $one } et { $other } n’ont aucun défi en commun après lequel les comparer.
found-not-decided = non décidé : { $why }
found-reading-undecided = { $reading } : ce qu’elle change ici n’est pas décidé
found-reading-mends = { $reading } les rend identiques
found-reading-breaks = { $reading } rompt cet accord
found-reading-breaks-so = { $reading } rompt cet accord : { $how }
found-reading-gives = { $cards } donne { $mine } dans { $one } et { $theirs } dans { $other }
found-readings-mend = { $readings }, ensemble, les rendent identiques, aucune à elle seule
found-readings-break = { $readings }, ensemble, rompent cet accord, aucune à elle seule
found-no-reading-mends = aucune autre lecture ne les rend identiques, ni plusieurs ensemble

## Comment cela a été trouvé

found-by-values = les listes, valeur par valeur
found-by-many-counts = de nombreux comptes à la fois, toutes les tables ou le solveur
found-by-solver = solveur
found-by-table-often = { $how } : la plus petite table ; rejouée ; la fréquence en comptant toutes les donnes
found-by-hands-of-deck = { $how } : toutes les mains et les cartes retournées du paquet
found-by-hands = solveur : toutes les mains et les cartes retournées
found-by-places = les listes d’emplacements
found-by-pile-and-match = solveur : toute pioche ; la première manche d’une partie
found-by-pile = solveur : toute pioche et toute défausse
found-by-first-round = la première manche d’une partie ; rejouée
found-by-moves = les listes de coups
found-by-any-state = solveur : tout état
found-by-any-state-of-round = solveur : tout état d’une manche
found-by-calls = les listes de défis
found-by-scenario = solveur : la plus petite situation ; rejouée
found-by-course = recherche simple : le déroulement le plus court, puis moins de pièces et de plus petites annonces ; rejoué

## What else is known of silences

found-pile-empty-from = Dans une partie à { $players } joueurs, il peut arriver de tirer une carte d’une pioche vide, au plus tôt à la manche { $rounds }{ $fewer }.
found-with-fewer-never =  ; à moins de joueurs, cela n’arrive jamais
found-pile-never-empty = Dans aucune partie à ces nombres de joueurs on ne tire une carte d’une pioche vide.
