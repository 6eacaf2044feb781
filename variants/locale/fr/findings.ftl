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
found-over-without-count = la manche se termine sans que l’on compte les cartes
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
found-cards-differ = { $table } : le sort des cartes n’est pas le même.
found-cards-left = { $ruleset } : dans la pioche { $pile_n ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}, dans la défausse { $out }
found-cards-same-after = Après chaque manche avec { $deck }, les mêmes cartes sont mélangées et défaussées.
found-sight-differs = Une carte distribuée est { $mine } dans { $one } et { $theirs } dans { $other }.
found-sight-all = vue de tous
found-sight-others = vue des autres
found-sight-nobody = cachée à tous
found-dealing-undecided = À { $players } joueurs, les deux distribuent autrement pour une certaine pioche et une certaine défausse ; il n’est pas décidé si une partie en vient à une telle donne : aucune manche essayée ne le montre.
found-dealing-same = Les deux distribuent de la même façon, quelles que soient la pioche et la défausse.
found-dealing-differs = À { $players } joueurs, la première manche d’une partie ne se distribue pas de la même façon.
found-moves-only-in = Seul { $ruleset } a : { $moves }.
found-move-choice-differs = Le coup { $move } se fait { $mine } dans l’un, { $theirs } dans l’autre.
found-made-before = avant une annonce, avec { $choice }
found-made-instead = au lieu d’une annonce, avec { $choice }
found-made-after = après une annonce, avec { $choice }
found-a-number = un nombre
found-a-seat = une place
found-a-card = une carte
found-no-choice = rien à choisir
found-moves-same = Chaque coup peut se faire aux mêmes moments et fait la même chose.
found-moves-none = Aucun n’a d’autre coup que les annonces et les défis ; après chacun, c’est dans les deux au même joueur de jouer.
found-turn-differs = { $one } et { $other } diffèrent sur le joueur dont c’est le tour après une annonce.
found-move-differs = { $one } et { $other } diffèrent sur le moment où { $move } peut se faire, ou sur ce que cela fait.
found-move-undecided = À { $players } joueurs, le coup { $move } peut se faire, ou agit, autrement dans un certain état ; aucun déroulement court montrant une différence n’a été trouvé ; essayez d’autres nombres de joueurs ou un --timeout plus long.
found-undecided-with = non décidé à { $players } joueurs : { $why } ; aucun déroulement court montrant une différence n’a été trouvé.
found-some-state-differs = on a trouvé un état, peut-être un où aucune partie n’arrive, où ils diffèrent sur ceci : { $what } (essayez d’autres nombres de joueurs ou un --timeout plus long)
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
found-with-fewer-never =  ; à moins de joueurs ({ $numbers }), cela n’arrive jamais
found-pile-never-empty = Dans aucune partie à ces nombres de joueurs on ne tire une carte d’une pioche vide.

## Ce que demandent les affirmations

found-assuming = , si l’on suppose que { $what },
found-any-like = quelconque comme { $deck }
found-premise-never = La prémisse ne peut se réaliser : dans aucun état de { $rulesets } il n’y a d’annonce légale telle que { $what }.
found-bidding-ends = À { $players } joueurs, toute suite d’annonces de { $ruleset }{ $premise } se termine. { $moving }
found-bidding-moves = Tout état qui n’est pas terminé a un coup légal.
found-bidding-may-stick = On n’a pas trouvé si tout état a un coup légal : elle peut finir bloquée.
found-bidding-unknown = { $ruleset } à { $players } joueurs : on n’a trouvé ni mesure qui baisse ni suite d’annonces sans fin.
found-bidding-endless = À { $players } joueurs, une suite d’annonces de { $ruleset }{ $premise } peut ne pas se terminer : elle commence par { $opening }, et chaque place suivante peut annoncer { $more } de plus.
found-holds-throughout = toujours vrai : { $what }
found-falls-with-moves = baisse à chaque coup : { $ranking }
found-falls-with-rounds = baisse à chaque manche : { $ranking }
found-then-measure = { $first } ; puis { $next }
found-one-until = 1 jusqu’à ce que ceci soit vrai : { $name } ; puis 0
found-one-while = 1 tant que ceci est vrai : { $name } ; sinon 0
found-seats-having = combien de places ont { $name }
found-seats-lacking = combien de places n’ont pas { $name }
found-players-in = les joueurs encore en jeu
found-lacked-by-players = les { $name } qui manquent aux joueurs en jeu pour atteindre { $bound }
found-held-by-players = les { $name } des joueurs en jeu
found-pattern = suite : { $pattern }
found-each-bid-more = chaque annonce suivante dépasse la dernière de { $more }
found-closed = fermé : { $facts } ; le reste de ce qui est fixé est comme au début d’une partie
found-fact = { $name }{ $where }
found-fact-not = non { $name }{ $where }
found-fact-is = { $name }{ $where } vaut { $value }
found-fact-at-least = { $name }{ $where } vaut au moins { $value }
found-at-seat = { " " }de la place { $seat }
found-at-every-seat = { " " }de chaque place
found-stuck-never = À { $players } joueurs, tout état de { $ruleset }{ $premise } qui n’est pas terminé a un coup légal.
found-stuck-unknown = { $ruleset } à { $players } joueurs{ $premise } : pour un certain état, on n’a trouvé aucun coup légal.
found-stuck = Une manche de { $ruleset }{ $premise } à { $players } joueurs peut se bloquer : { $who }, et il n’y a aucun coup légal.
found-nobody-to-act = ce n’est à personne de jouer
found-forced-never-ended = Dans { $ruleset }{ $premise } à { $players } joueurs, personne ne peut être forcé d’annoncer sans fin : depuis tout état, la manche peut se terminer par des coups légaux.
found-forced-never-ranked = Dans { $ruleset }{ $premise } à { $players } joueurs, personne ne peut être forcé d’annoncer sans fin : aucune suite d’annonces ne continue sans fin.
found-forced-unknown = Dans { $ruleset }{ $premise } à { $players } joueurs, personne ne peut être forcé d’annoncer sans fin : on n’a trouvé ni cela, ni un ensemble d’états d’où aucune manche ne se termine.
found-forced = Dans { $ruleset }{ $premise } à { $players } joueurs, la place { $seat } peut être forcée d’annoncer sans fin : plus aucun coup légal ne termine la manche.
found-certain = À { $players } joueurs, la personne qui voit { $cards } peut être certaine que { $bid } est { $of } : le total va de { $low } à { $high }, quelle que soit sa propre carte.
found-certain-never = À { $players } joueurs, dans { $ruleset }, personne ne peut être certain que { $bid } est { $of } : { $best } est le nombre { $end } qui peut l’être. Même pour la personne qui voit { $cards }, le total va de { $low } à { $high }, quelle que soit sa propre carte.
found-end-lowest = le plus bas
found-end-highest = le plus haut
found-of-too-high = trop haut
found-of-safe = sûr
found-sets-certain = { $few_n ->
    [one] avec { $few } ensemble de cartes visibles sur { $many }, on en est certain
   *[other] avec { $few } ensembles de cartes visibles sur { $many }, on en est certain
}
found-own-card-makes = sur la table montrée, la propre carte est { $card }, ce qui donne un total de { $total }
found-what-is-certain = À { $players } joueurs de { $ruleset }, { $high } est le nombre le plus bas dont on peut être certain qu’il est trop haut, en voyant { $seeing } ; à partir de { $always }, tout le monde l’est. { $safe } est le plus haut dont on peut être certain qu’il ne l’est pas, en voyant { $sees }.
found-what-is-certain-otherwise = À { $players } joueurs de { $ruleset }, { $safe } est le nombre le plus haut dont on peut être certain qu’il n’est pas trop haut, en voyant { $sees }, et { $high } le plus bas dont on peut être certain qu’il l’est, en voyant { $seeing }, contrairement à l’affirmation.
found-sets-safe = { $few_n ->
    [one] avec { $few } ensemble de cartes visibles sur { $many }, on est certain que { $number } n’est pas trop haut
   *[other] avec { $few } ensembles de cartes visibles sur { $many }, on est certain que { $number } n’est pas trop haut
}
found-range = À { $players } joueurs, les totaux de { $ruleset } vont de { $low } à { $high }.
found-range-otherwise = À { $players } joueurs, les totaux de { $ruleset } vont de { $low } à { $high }, contrairement à l’affirmation.
found-range-widest = À { $players } joueurs, les totaux de { $ruleset } vont, au plus large, de { $low } à { $high }.
found-range-widest-otherwise = À { $players } joueurs, les totaux de { $ruleset } vont, au plus large, de { $low } à { $high }, contrairement à l’affirmation.
found-copies-never-matter = À { $players } joueurs, les totaux de { $ruleset } vont de { $low } à { $high } avec { $deck }, et aucun paquet semblable ne va au-delà.
found-copies-matter = À { $players } joueurs, les totaux de { $ruleset } vont de { $low } à { $high } avec { $deck }, et de { $lowest } à { $highest } avec d’autres paquets semblables.
found-total-by = { $total } avec { $table }
found-table-then = { $cards }, puis { $pile }
found-table-of-deck = { $table } d’un paquet avec { $copies }
found-number-of-one = { $number } de { $card }
found-number-of-each = { $number } de chaque sorte parmi { $cards }
found-two-copies = deux
found-three-copies = trois
found-four-copies = quatre
found-one-of-each-other = une de chaque autre carte
found-one-of-each = une de chaque carte
found-counts-alike-any-deck = À { $players } joueurs, { $one } et { $other } comptent toute table de la même façon.
found-counts-alike = À { $players } joueurs, { $one } et { $other } comptent de la même façon toute table de { $deck }.
found-counts-otherwise = { $table } : { $one } donne { $mine }, { $other } { $theirs }.
found-order-matters = { $table } : avec « { $first } » avant « { $second } », comme dans { $ruleset }, le total est de { $mine } ; dans l’autre sens, il est de { $theirs }.
found-order-never-matters = { $ruleset } compte de la même façon, dans les deux ordres, toute table dont les seules spéciales sont « { $first } » et « { $second } ».
found-deck-lacks-both = Le paquet { $deck } ne contient pas { $cards } : aucune table n’a les deux cartes.
found-quoted = « { $card } »
found-nor = { $left } ni { $right }
found-exchange-passes = l’échange passe aussi : { $rules }
found-every-such-deck = { $what } Tout paquet semblable contient ces cartes.
found-one-such-deck = avec le paquet { $deck } tel qu’il est, qui est l’un d’eux
found-certain-any-deck = À { $players } joueurs, la personne qui voit { $cards } peut être certaine que { $bid } est { $of }, avec tout paquet semblable : le total va de { $low } à { $high }.
found-certain-not-with = À { $players } joueurs et avec un paquet contenant { $copies }, personne ne peut être certain que { $bid } est { $of } : { $best } est le nombre le plus proche qui peut l’être.
found-true-opening-any-deck = À { $players } joueurs, aucun total d’un tel paquet n’est inférieur à { $lowest }, et dans { $ruleset } on peut ouvrir par { $number } : c’est vrai de toute table.
found-true-opening = À { $players } joueurs, aucun total n’est inférieur à { $lowest }, et dans { $ruleset } on peut ouvrir par { $number } : c’est vrai de toute table.
found-no-true-opening-any-deck = { $table } donnent { $total }, mais dans { $ruleset } { $what }.
found-no-true-opening = À { $players } joueurs, { $cards } donnent { $total }, mais dans { $ruleset } { $what }.
found-nothing-may-open = aucun nombre ne peut ouvrir
found-lowest-that-opens = le plus petit nombre qui peut ouvrir est { $number }
found-never-acts = Dans aucune situation de { $ruleset }, `{ $rule }` ne peut agir ni interdire quoi que ce soit.
found-acts-in-no-match = Dans aucune partie de { $ruleset }, { $rules } ne peut agir ni interdire quoi que ce soit.
found-none-with-fewer = il est prouvé qu’il n’y en a pas à moins de joueurs ({ $numbers })
found-fewer-unproved = il n’a pas été prouvé qu’il n’y en ait pas à moins de joueurs ({ $numbers })
found-can-act = À { $players } joueurs de { $ruleset }, { $rules } peut agir ou interdire quelque chose.
found-can-act-at-once = À { $players } joueurs de { $ruleset }, { $rules } peuvent agir ou interdire quelque chose dans une même situation.
found-acting-unknown = On n’a trouvé aucune situation de { $ruleset } où { $rules } peut agir ou interdire quelque chose, ni de preuve qu’il n’y en a pas ; essayez plus de joueurs ou un --timeout plus long.
found-acting-unknown-at-once = On n’a trouvé aucune situation de { $ruleset } où { $rules } peuvent agir ou interdire quelque chose, ni de preuve qu’il n’y en a pas ; essayez plus de joueurs ou un --timeout plus long.
found-as-code = `{ $name }`
found-allows-players = `{ $rule }` permet { $players } joueurs de { $ruleset }.
found-allows-no-players = `{ $rule }` ne permet aucun de ces nombres de joueurs de { $ruleset }.

## Parties

found-rounds-taken-to-end = pourvu que toute manche se termine
found-rounds-proved-to-end = puisque toute suite d’annonces se termine
found-rounds-for-ever = sans fin
found-rounds-or-more = { $low } manches ou plus, sans fin
found-rounds-exactly = { $number_n ->
    [one] { $number } manche
   *[other] { $number } manches
}
found-rounds-between = de { $low } à { $high } manches
found-match-ends = À { $players } joueurs, toute partie de { $ruleset }{ $premise } se termine, { $given } ; elle dure { $rounds }.
found-match-ends-somehow = À { $players } joueurs, toute partie de { $ruleset }{ $premise } se termine, { $given }.
found-match-unknown = { $ruleset } à { $players } joueurs : on n’a trouvé ni mesure qui baisse ni partie sans fin ; { $why }.
found-every-round-wins = toute manche gagne la partie
found-no-round-ends = { $ruleset } à { $players } joueurs : on n’a trouvé aucune manche qui se termine, si bien que la prémisse ne se réalise peut-être jamais.
found-at-least-rounds = au moins { $rounds }
found-at-most-rounds = au plus { $rounds }
found-match-endless = À { $players } joueurs, une partie de { $ruleset }{ $premise } peut ne pas se terminer ({ $given }) : après la manche { $round }, tout est comme { $back }. { $shortest }
found-back-to-round = après la manche { $round }
found-back-to-first = avant la première
found-fewest-rounds = il est prouvé qu’aucune partie ne revient en moins de manches
found-fewer-rounds-unknown = il n’a pas été prouvé qu’aucune partie ne revienne en moins de manches
found-no-match-ends = Aucune partie ne se termine.
found-shortest-match = La partie la plus courte dure { $rounds }.
found-rounds-unknown = { $ruleset } à { $players } joueurs : on n’a pas trouvé si toute manche se termine. Essayez `provided every round ends`.
found-match-endless-by-round = À { $players } joueurs, une partie de { $ruleset } peut ne pas se terminer, puisqu’une manche peut ne pas se terminer. { $what }
found-premise-missing = la prémisse qui manque : { $premise }
found-match-lasts = À { $players } joueurs, une partie de { $ruleset }{ $premise } dure { $rounds }, { $given }.
found-match-lasts-otherwise = À { $players } joueurs, une partie de { $ruleset }{ $premise } dure { $rounds }, { $given }, contrairement à l’affirmation.
found-no-box = { $ruleset } n’indique aucun nombre de pièces, si bien qu’aucune ne peut manquer.
found-coins-more-than = plus de { $coins }
found-coins-at-most = au plus { $coins }
found-coins-suffice = À { $players } joueurs{ $agreed }, les pièces de la boîte de { $ruleset } suffisent toujours : les joueurs en ont { $coins } à la fois, et elle en contient { $box }.
found-coins-lack = À { $players } joueurs{ $agreed }, les pièces de la boîte de { $ruleset } ne suffisent pas toujours : les joueurs en auraient { $coins } à la fois, et elle en contient { $box }. À la manche { $round } au plus tôt, il en est dû une qui n’y est pas.
found-in-brackets = { " " }({ $what })
found-deal-lacks = une donne trouve trop peu de cartes dans la pioche à la manche { $round } au plus tôt
found-deal-enough = toute donne trouve assez de cartes dans la pioche
found-deal-too-small = une donne peut trouver trop peu de cartes même quand toutes sont mélangées
found-pile-suffices = À { $players } joueurs et avec le paquet { $deck }, la pioche de { $ruleset } n’est jamais vide quand il faut tirer une carte après la donne.
found-pile-lacks = À { $players } joueurs et avec le paquet { $deck }, la pioche de { $ruleset } peut être vide quand il faut tirer une carte : à la manche { $round } au plus tôt.

## Ce qui peut compter

found-one-reading = { $ruleset } ne connaît qu’une lecture de { $silence } : { $reading }.
found-never-consulted = Aucune règle de { $ruleset } ne consulte { $silence }.
found-consulted-by-idle = Aucune règle de { $ruleset } qui consulte { $silence } ne peut jamais agir, quelle que soit la lecture.
found-consulted-by-paying = Les pièces de la boîte de { $ruleset } suffisent toujours, et { $silence } n’est consulté que là où elles manquent.
found-never-met = Aucun compte de { $ruleset } n’en vient à { $silence }, quelles que soient les cartes de { $deck } sur la table.
found-reading-of = la lecture de { $silence }
found-value-of = la valeur de { $option }
found-option-unspoken = Aucune règle de { $ruleset } ne parle de { $option }, hors ce qui peut se convenir.
found-one-value = { $ruleset } ne connaît qu’une valeur de { $option }.
found-option-decided = Personne ne peut choisir { $option } dans { $ruleset } : le nombre de joueurs en décide.
found-totals-under = { $table } : dans { $ruleset }, le total est de { $mine } avec { $one }, de { $theirs } avec { $other }.
found-parts-under = À { $players } joueurs de { $ruleset }, les mêmes coups donnent autre chose : { $mine } avec { $one }, { $theirs } avec { $other }.
found-in-round = à la manche { $round } { $what }
found-nothing-counted = rien n’est compté
found-turned-over = on retourne { $cards }
found-none-turned-over = on ne retourne aucune carte
found-nothing-shuffled = rien n’est mélangé
found-nobody-pays = personne ne paie
found-seat-takes = la place { $seat } prend { $coins }
found-nobody-out = personne n’est éliminé
found-seats-out = les places { $seats } sont éliminées
found-nobody-has-won = personne n’a gagné
found-seat-has-won = la place { $seat } a gagné
found-nobody-starts = personne ne commence ensuite
found-seat-starts-next = la place { $seat } commence ensuite
found-no-bid-stands = il n’y a pas d’annonce en cours
found-bid-stands = l’annonce en cours est { $amount }
found-event-forbidden = le coup { $number } est interdit
found-goes-on = la manche continue
found-is-settled = la manche est réglée

## Deux jeux à qui l’on demande la même chose

found-players-aspect-differs = À { $players } joueurs, { $one } et { $other } diffèrent sur ceci : { $what }.
found-players-aspect-same = À { $players } joueurs, { $one } et { $other } s’accordent sur ceci : { $what }{ $moves }{ $calls }.
found-cards-same = À { $players } joueurs, le sort des cartes est le même dans { $one } et dans { $other }.
found-cards-not-same = { $table } : le sort des cartes n’est pas le même dans { $one } et dans { $other }.
found-cards-shuffled-left = { $ruleset } : on mélange ; de celles-ci, { $pile } dans la pioche et { $out } dans la défausse
found-cards-unshuffled-left = { $ruleset } : on ne mélange pas ; de celles-ci, { $pile } dans la pioche et { $out } dans la défausse
found-players-dealing-same = À { $players } joueurs, { $one } et { $other } distribuent de la même façon, quelles que soient la pioche et la défausse.

## Ce qui est vrai toujours, jamais ou quelque part

found-holds-always = Dans { $ruleset }{ $premise } à { $players } joueurs, il est vrai { $where } que { $what }.
found-holds-never = Dans { $ruleset }{ $premise } à { $players } joueurs, ceci n’est jamais vrai { $where } : { $what }.
found-need-not-hold = Dans { $ruleset }{ $premise } à { $players } joueurs, ceci peut ne pas être vrai { $where } : { $what }.
found-can-hold = Dans { $ruleset }{ $premise } à { $players } joueurs, ceci peut arriver { $where } : { $what }.
found-cannot-hold = Dans { $ruleset }{ $premise } ceci ne peut pas arriver { $where } : { $what }.
found-reach-unknown = On n’a trouvé { $where } aucun état de { $ruleset } avec ceci : { $what } ; qu’il n’y en ait pas n’est pas prouvé : cela échoue à { $step }.
found-when-in-a-round = dans une manche
found-when-between-rounds = entre les manches
found-when-after-a-count = après un compte
found-covers-in-a-round = dans tout état d’une manche où c’est à quelqu’un de jouer
found-covers-between-rounds = avant la première manche et après chacune qui en laisse une autre à jouer
found-covers-after-a-count = chaque fois que les cartes ont été comptées
found-covers-counted-of = chaque fois que { $players } cartes d’un paquet complet, une par place, ont été comptées
found-covers-counted = chaque fois que des cartes d’un paquet complet, une par place, ont été comptées
found-unproved-decided = { $what } Ce n’est pas prouvé : cela pourrait échouer à { $step } ; mais aucune situation de ce genre n’a été trouvée.
found-bid-never-back = Dans { $ruleset }{ $premise } à { $players } joueurs, ce n’est jamais le tour de l’auteur de l’annonce en cours.
found-bid-back = À { $players } joueurs de { $ruleset }, une annonce peut revenir à son auteur : c’est à la place { $seat } de jouer, alors que son annonce de { $amount } est en cours.
found-opener-can-bid = Au début de toute manche de { $ruleset }{ $premise } à { $players } joueurs, il y a un nombre que l’on peut annoncer.
found-opener-cannot-bid = Dans { $ruleset }{ $premise } à { $players } joueurs, il peut commencer une manche où la place { $seat } ne peut annoncer aucun nombre.
found-starter-in = Après chaque manche de { $ruleset } à { $players } joueurs, la personne qui commence la suivante est en jeu, sauf si quelqu’un a gagné.
found-starter-out = À { $players } joueurs de { $ruleset }, une manche peut laisser commencer la suivante par la place { $seat }, éliminée, bien que personne n’ait gagné.
found-starter-nobody = À { $players } joueurs de { $ruleset }, une manche peut ne laisser personne pour commencer la suivante, bien que personne n’ait gagné.
found-one-loser = Dans toute manche de { $ruleset } à { $players } joueurs qui se termine, exactement une place prend des pièces.
found-not-one-loser = À { $players } joueurs de { $ruleset }, une manche peut se terminer ainsi : { $who }.
found-nobody-takes = personne ne prend de pièces
found-several-take = { $seats } prennent des pièces
found-no-lasting-condition = Aucune condition d’un coup, d’une annonce ou d’un défi de { $ruleset } ne parle de qui est en jeu, de pièces, ni de rien d’autre qui dure toute la partie.
found-no-ban-begins = Pendant une manche de { $ruleset } à { $players } joueurs, rien ne change de ce qui dure toute la partie et dont dépend ce qui est permis ({ $what }).
found-ban-begins = À { $players } joueurs de { $ruleset }, ce qui est permis pour le reste de la partie peut changer au milieu d’une manche : { $what }.
found-who-is-in-play = qui est en jeu

## Où une preuve pourrait échouer

found-step-deal-unknown = ce que change une donne n’est pas connu avant elle
found-step-call-on-cards = ce qui suit un défi dépend des cartes telles qu’elles ont été comptées
found-step-round-ends-by = la fin d’une manche par { $move }
found-step-before-first = l’état avant la première manche
found-step-count-after = le compte après { $move }
found-step-a-table = une table
found-step-round-begins = le début d’une manche
found-step-the-move = le coup { $move }
found-step-one-move = un coup
found-step-moves-so = { $moves } coups de suite : { $why }

## Comment cela a été trouvé : affirmations

found-by-ranking = on a trouvé une mesure qui baisse
found-by-ranking-of-bids = on a trouvé une mesure qui baisse ; tout nombre d’annonces
found-by-ranking-and-set = mesures et ensembles fermés essayés
found-by-closed-set = ensemble fermé d’états ; rejoué
found-by-all-states = tout état ; tout nombre d’annonces et de manches
found-by-state-and-search = tout état, et recherche
found-by-state-and-set = tout état, et ensembles fermés essayés
found-by-way-to-set = ensemble fermé d’états ; recherche d’un chemin vers lui ; rejoué
found-by-search = recherche, le chemin le plus court d’abord ; rejoué
found-by-search-and-state = recherche, et tout état
found-by-deals = comptage de toutes les donnes ; rejoué
found-by-any-deck = comptage de toutes les tables de tout paquet semblable ; rejoué
found-by-deals-of-deck = comptage de toutes les donnes de ce paquet ; rejoué
found-by-lowest-total = solveur : le total le plus bas, les nombres légaux
found-by-ends-of-range = solveur : chaque extrême atteint, rien au-delà
found-by-solver-replayed = solveur ; rejoué
found-by-table = solveur : la plus petite table ; rejouée
found-by-such-hands = solveur : toutes ces mains et les cartes retournées
found-by-deck = le paquet
found-by-rule-conditions = les conditions de la règle
found-by-move-conditions = les conditions de tous les coups
found-by-rankings-and-standings = mesures et recherche de toutes les positions essayées
found-by-ranking-and-search = mesure, et recherche simple
found-by-ranking-extremes = on a trouvé une mesure qui baisse ; la partie la plus courte et la plus longue rejouées
found-by-standings-extremes = toutes les positions parcourues ; la partie la plus courte et la plus longue rejouées
found-by-standings-back = toutes les positions parcourues ; parties qui reviennent, le moins de manches d’abord ; rejoué
found-by-standings = toutes les positions parcourues
found-by-standings-lack = toutes les positions parcourues ; une partie où elles s’épuisent rejouée
found-by-bidding = annonces essayées
found-by-no-box = les règles : aucune ne dit ce que contient la boîte
found-by-situations = les { $number } situations entre les manches, toutes parcourues
found-by-rounds-searched = recherche manche par manche ; la partie rejouée
found-by-first-rounds = recherche manche par manche, le moins de joueurs et de manches d’abord ; la partie rejouée
found-by-all-situations = toutes les situations entre les manches parcourues
found-by-readings = la liste des lectures
found-by-rules = toutes les règles
found-by-cards-anywhere = solveur : toutes cartes du paquet, où qu’elles soient
found-by-value-list = la liste des valeurs
found-by-value-lists = les listes de valeurs, pour chaque nombre de joueurs
found-by-smallest-table = comptage de toutes les donnes : la plus petite table, rejouée, et la fréquence
found-by-side-by-side = recherche simple côte à côte : le moins de joueurs, de cartes, de coups ; rejoué
found-by-side-by-side-laid = recherche simple côte à côte : le moins de joueurs, de cartes, de coups ; rejoué ; la manche est disposée, et l’on ne demande pas si une partie y arrive
found-by-seeds = recherche simple côte à côte : parties tirées de graines, celle qui a le moins de joueurs et de manches parmi celles essayées ; rejoué
found-by-hands-and-discards = solveur : toutes les mains, les cartes retournées et les défausses
found-by-table-of-solver = solveur, la plus petite table ; rejouée
found-by-induction-and-search = récurrence, et recherche
found-by-induction = récurrence sur tout coup ; tout nombre d’annonces et de manches
found-by-long-induction = récurrence sur { $moves } coups de suite ; tout nombre d’annonces et de manches
found-by-round-ends = toute fin de toute manche ; tout nombre d’annonces et de manches
found-by-any-total = tout état, avec tout total ; tout nombre d’annonces et de manches
found-by-any-table = toute table : un paquet complet, une carte chacun, aucune action
found-by-round-begin = toute manche à son début
found-by-any-move = tout coup dans tout état ; tout nombre d’annonces et de manches
found-matters-unfound = On n’a trouvé aucune situation de { $ruleset } où { $what } importe, ni de preuve qu’il n’y en a pas ; essayez plus de joueurs ou un autre paquet.
found-by-side-by-side-only = recherche simple côte à côte
found-step-as-round-begins = au début d’une manche
found-step-after-moves = après { $moves_n ->
    [one] { $moves } coup
   *[other] { $moves } coups
} d’une manche

## Pourquoi quelque chose n’est pas décidé, et quoi essayer

found-why-fewer-players = { $why } ; demandez moins de joueurs
found-why-sight = une carte distribuée est { $sight } dans { $ruleset }
found-why-many-hands = il y a { $hands } mains, trop pour être comptées ; demandez moins de joueurs
found-why-discards-order = avec des cartes dans la défausse, ou dans l’ordre de la pioche, les deux diffèrent
found-why-deal-hangs = la donne de { $ruleset } dépend de { $what }
found-why-deal-changes = la donne de { $ruleset } change { $what }
found-why-one-changes = un seul des deux change { $name } avant une donne, ou autrement
found-why-bids-ask-cards = la règle { $rule } sur les annonces interroge les cartes
found-why-bids-on-cards = les annonces dépendent des cartes
found-why-count-hangs = le compte de { $ruleset } dépend de { $what }, non des seules cartes
found-who-holds-a-card = qui tient une carte
found-what-lies-in = ce qui se trouve dans { $place }
found-order-while-shuffled = l’ordre de cartes mélangées pendant qu’il se fait
found-why-call-on-cards = ce qui suit un défi dans { $ruleset } dépend des cartes
found-why-count-changes = le compte ou les cartes de { $ruleset } changent { $what }
found-why-none-in-time = aucune situation n’a été trouvée en { $seconds } s
found-why-after-count = ce qui suit un compte dans { $ruleset } dépend de ses cartes
found-why-matches-in-time = les parties n’ont pas été parcourues en { $seconds } s ; essayez un --timeout plus long ou moins de joueurs
found-why-kept-changes = des pièces, ou ce qui est retenu pour la partie, changent au cours d’une manche
found-why-drawn-on-several = ce qui est tiré dans { $ruleset } dépend de plus que de cartes isolées
found-why-drawn-on = ce qui est tiré dans { $ruleset } dépend de { $name }
found-why-cards-stay = des cartes de { $ruleset } restent sur la table après une manche
found-why-paid-by-out = ce qui est payé dépend des pièces des joueurs éliminés
found-why-coins-by-changes = un chemin vers le plus de pièces n’a été trouvé que par des changements
found-why-coins-not-laid = une partie où { $coins } pièces sont dues a été trouvée sans cartes, mais non disposée
found-why-many-standings = les parties peuvent se trouver dans trop de positions pour être parcourues
found-why-round-endless = des parties peuvent en arriver à un point où aucune manche ne se termine
found-why-match-not-laid = une partie de { $rounds_n ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} a été trouvée sans cartes, mais non disposée avec elles
found-why-circles-not-laid = des parties qui tournent en rond ont été trouvées sans cartes, mais non disposées avec elles
found-why-not-laid-in-time = aucune partie n’a été disposée à temps ; essayez un --timeout plus long
found-why-cards-in-time = les cartes de toutes les parties n’ont pas été parcourues à temps ; essayez un --timeout plus long ou moins de joueurs
found-why-move-on-more = ce que { $move } fait des cartes dépend de plus que de cartes
found-why-how-often = on n’a pas trouvé combien de fois { $move } peut se faire dans une manche
found-why-round-not-laid = on est parvenu à la manche { $round } d’une partie en comptant les cartes, mais sans les disposer
found-why-short-deal = une donne trouve trop peu de cartes, et aucune règle ne dit ce qu’on mélange alors
found-why-once-out = à { $players } joueurs au début, les tables diffèrent une fois que quelqu’un est éliminé
found-why-only-after-count = les cartes telles qu’elles sont comptées n’existent qu’après un compte
found-why-order-maybe-not = avec { $deck }, l’ordre de { $one } et { $other } compte ; avec d’autres, peut-être pas
found-why-no-deck-without = il n’y a pas de cartes visibles qui le rendent certain avec tous les paquets, mais on n’a trouvé aucun paquet où il n’y en ait pas
found-why-openings-hang = les nombres qui peuvent ouvrir dépendent de ce qui s’est passé avant dans { $ruleset }
found-why-declares = `{ $rule }` dit ce qu’il y a ou ce qu’on entend ; elle ne fait rien elle-même
found-why-counted-and-more = cela dépend des cartes qui sont comptées et de plus que les cartes
found-why-name-a-deck = d’un paquet quelconque, on ne demande que les totaux ; nommez un paquet
found-why-deals-differ = pour une certaine pioche et une certaine défausse, les deux distribuent autrement ; aucune partie ne le montre
found-why-solver-time = pas de réponse en { $seconds } s ; essayez un --timeout plus long ou moins de joueurs
found-why-solver-gave-up = le solveur a renoncé : { $why }
found-why-one-has = un seul des deux a { $moves }
found-why-some-state = on a trouvé un état, peut-être un où aucune partie n’arrive, où ils diffèrent
found-why-move-some-state = { $move } peut se faire, ou agit, autrement dans un certain état

## Ce qui est vrai de tout état d’une manche

found-rule-starter-seat = la personne qui commence est une place
found-rule-no-debts = personne n’a moins de zéro pièce
found-rule-two-ways = on joue vers la gauche ou vers la droite
found-rule-nobody-won = personne n’a encore gagné
found-rule-nobody-to-go = personne en jeu n’a assez de pièces pour être éliminé
found-rule-two-in = deux joueurs ou plus sont en jeu
found-rule-starter-in = la personne qui commence est en jeu
found-rule-turn-seat = le tour est à une place
found-rule-bidder-seat = l’auteur de l’annonce est une place ou personne
found-rule-turn-can-pass = le tour est à une place à laquelle il peut passer
found-rule-as-at-first = { $name } est comme au début
found-rule-no-number-bid = aucun nombre n’est annoncé
found-rule-not-counted = rien n’est encore compté
found-rule-before-a-bid = avant qu’il y ait une annonce, { $what }
found-rule-one-of = { $name } est l’un de { $values }
found-rule-up-to = { $name } va de 0 à { $most }
found-rule-with-seats = { $name } et les places avec { $has } font ensemble { $most } au plus
found-rule-turn-in = la place dont c’est le tour est en jeu
found-rule-author-in = dès qu’il y a une annonce, son auteur est en jeu
found-rule-bid-and-bidder = il y a une annonce exactement quand elle a un auteur
found-rule-not-own-bid = ce n’est à personne de jouer après sa propre annonce
found-rule-no-waiting = aucun coup n’attend une annonce
found-rule-nobody-bid = personne n’a annoncé
found-rule-nobody-paid = personne n’a payé dans cette manche
found-rule-marked-in = la personne qui a { $mark } est en jeu
found-rule-at-least = { $name } vaut au moins { $number }
found-rule-at-most = { $name } vaut au plus { $number }
found-rule-add-up = { $name } et le nombre de ceux qui ont { $mark } font ensemble { $number }
found-rule-used-only-if = { $name } vaut { $number }, ou { $what }
found-rule-marked-only-if = { $mark } de personne n’a changé, ou { $what }
found-rule-author-not-to-act = ce n’est pas le tour de l’auteur de l’annonce en cours
found-rule-one-takes = un seul prend des pièces

## Bonnes questions

found-asks-opener-bids = Le premier joueur peut-il toujours annoncer ?
found-asks-true-opening = Le premier joueur peut-il toujours faire une annonce qui soit vraie ?
found-asks-never-stuck = La personne dont c’est le tour a-t-elle toujours un coup légal ?
found-asks-never-forced = Est-il impossible que quelqu’un soit forcé de relancer sans fin ?
found-asks-never-back = Est-il impossible qu’une annonce revienne à son auteur ?
found-asks-bidding-ends = Toute suite d’annonces se termine-t-elle ?
found-asks-match-ends = Toute partie se termine-t-elle, et en combien de manches ?
found-asks-one-loser = Toute manche a-t-elle exactement un perdant ?
found-asks-starter-in = La personne qui commence la manche suivante est-elle encore en jeu ?
found-asks-coins-suffice = Les pièces de la boîte suffisent-elles ?
found-asks-pile-suffices = Y a-t-il toujours une carte à tirer ?
found-asks-no-ban = Est-il impossible qu’une interdiction commence au milieu d’une manche ?
found-asks-rules-act = Quelles règles peuvent agir ?
found-asks-options-matter = Quelles options peuvent changer quelque chose ?
found-asks-orders-matter = Quelles spéciales donnent un autre total dans un autre ordre ?
found-asks-certain = Quand la personne qui voit les cartes des autres peut-elle être certaine ?
found-asks-copies-matter = L’étendue est-elle la même avec d’autres exemplaires des cartes ?
found-asks-silences-matter = Quels points laissés ouverts peuvent changer un résultat ?
found-asks-clauses-meet = Quelles clauses qui se contredisent s’appliquent à la fois ?
found-clause-against = { $one } contre { $other }
found-why-unreached = { $why } ; aucun déroulement court montrant une différence n’a été trouvé ; essayez d’autres nombres de joueurs ou un --timeout plus long

## Journaux et cas d’autres programmes

found-log-goes-on = un coup a été refusé à la manche précédente, et la partie s’arrête là
found-log-refused = le programme l’a refusé, et les règles le permettent
found-log-shuffles = le journal donne { $listed } mélanges, et les règles en demandent { $used } dans ces manches.
found-gap-readings = aucun cas ne distingue les lectures du point laissé ouvert { $silence }
found-gap-silence = aucun cas n’en vient au point laissé ouvert { $silence }
found-gap-allowed = aucun cas ne permet le coup { $move }
found-gap-forbidden = aucun cas n’interdit le coup { $move }
found-gap-rule = aucun cas ne dépend de la règle { $rule }

## Règles changées à dessein

found-change-undecided = on n’a pas pu décider si cela change quelque chose : { $why }
found-change-claim-open = une affirmation n’a pas été décidée à temps
found-change-begin = À { $players } joueurs, une partie commence autrement.
found-change-moves = À { $players } joueurs, un certain coup est permis, ou agit, autrement.
found-change-count = À { $players } joueurs, certaines cartes se comptent autrement.
found-change-cards = À { $players } joueurs, la fin d’une manche ou la donne suivante est autre.
found-by-lists-of-players = solveur : tout nombre de joueurs, toutes valeurs des options
found-by-equivalence = solveur : { $steps } ; de { $first } à { $last } joueurs, toutes les options et lectures, toutes cartes de { $decks }, deux de chaque au moins
found-step-begin = le début d’une partie
found-step-moves = tout coup depuis tout état d’une manche
found-step-count = tout compte
found-step-cards = toute fin de manche avec la donne suivante

## Traductions périmées

found-text-reworded = cela veut dire la même chose, en d’autres mots
found-text-said-twice = à côté des règles il est dit « { $beside } », dans le fichier de mots « { $words } »
found-text-has-more = cela contient { $what }, que l’original n’a pas
found-text-has-less = il y manque { $what }, que l’original contient
found-text-has-gone = c’est enregistré, et n’existe plus
found-text-no-translation = il n’y a pas de traduction
found-shows-nothing = aucune des règles dont il s’agissait ne dit autre chose à présent.
found-shows-no-game = avec les autres, les règles enregistrées ne font plus un jeu : { $why }
found-shows-in-time = on n’a pas pu décider à temps si cela se voit quelque part.
found-shows-nowhere = on n’a trouvé aucune situation où cela se voie.
found-shows-in-example = { $one } et { $other } diffèrent dans l’exemple { $example }.
found-by-example = un exemple, joué
found-deck-was = { $cards } alors
found-deck-is = { $cards } maintenant
found-deck-had-others = le paquet avait d’autres cartes : { $what }.
found-order-is-another = l’ordre est autre.
found-text-unread = personne ne l’a acceptée
found-text-other-meaning = ce dont il s’agit signifie autre chose
found-text-shared = une même traduction vaut pour des textes différents : { $texts }
found-text-no-words = il n’y a pas de mots pour `{ $name }`
found-end-undecided-lowest = le total le plus bas n’est pas décidé : { $why }
found-end-undecided-highest = le total le plus haut n’est pas décidé : { $why }
