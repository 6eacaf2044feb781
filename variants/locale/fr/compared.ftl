### Deux règles du jeu côte à côte, et toutes dans un tableau.

compare-part = Comparaisons
compare-part-intro = En quoi les jeux diffèrent, règle par règle et dans ce qui en résulte.
compare-all = Tous les jeux, deux à deux
compare-house = Les règles maison à côté de leurs jeux
compare-all-intro = Chaque case dit sur combien de points deux jeux diffèrent et mène à la page qui traite des deux.
compare-house-intro = Sur combien de points une règle maison change le jeu auquel elle s’ajoute.
compare-with-game = Ce que cela change au jeu, et à quelle fréquence cela compte
compare-cell-same = identiques
compare-cell-open = ?
compare-cell-open-says = Un point d’interrogation : tout n’est pas décidé.
compare-title = { $one } et { $other }
compare-verdict-differ = Ces deux jeux diffèrent sur { $n } des { $all } points : { $what }.
compare-verdict-same = Il est prouvé que les { $all } points sont identiques.
compare-verdict-no-difference = Aucune différence n’a été trouvée.
compare-verdict-open = Non décidé : { $what }.
compare-scope = comparaison pour { $players } joueurs, avec { $options } ; là où la règle laisse quelque chose ouvert, c’est la lecture supposée qui vaut
compare-scope-plain = comparaison pour { $players } joueurs ; là où la règle laisse quelque chose ouvert, c’est la lecture supposée qui vaut
compare-agreed = { $name } : { $value }
compare-with-players = à { $players } joueurs

compare-behaviour = Ce qui en résulte
compare-point = Sujet
compare-answer = Réponse
compare-on = { $point } (avec le paquet { $deck })
compare-same = identique
compare-differs = différent
compare-unknown = non décidé
compare-vacuous = rien à comparer

compare-deck = Paquet de cartes
    .same = Les deux se jouent avec les mêmes cartes.
    .differs = Ils ne se jouent pas avec les mêmes cartes.
compare-players = Joueurs
    .same = Les deux sont faits pour les mêmes nombres de joueurs.
    .differs = Ils ne sont pas faits pour les mêmes nombres de joueurs.
compare-options = Choix possibles
    .same = On peut convenir des mêmes choses avant la partie.
    .differs = On ne peut pas convenir des mêmes choses avant la partie.
compare-dealing = Distribution
    .same = Les deux distribuent de la même façon.
    .differs = Ils ne distribuent pas de la même façon.
compare-counting = Calcul du total
    .same = Les mêmes cartes donnent toujours le même total.
    .differs = Les mêmes cartes peuvent donner des totaux différents.
compare-opening = Première annonce
    .same = On peut commencer par les mêmes nombres.
    .differs = Un nombre permis en première annonce dans l’un ne l’est pas dans l’autre.
compare-raise = Annonce suivante
    .same = Les mêmes nombres peuvent suivre une annonce.
    .differs = Un nombre qui peut suivre une annonce dans l’un ne le peut pas dans l’autre.
compare-call = Défi
    .same = On peut lancer un défi aux mêmes moments.
    .differs = À un certain moment, on peut lancer un défi dans un seul des deux.
compare-actions = Coups
    .same = Les mêmes coups peuvent être joués aux mêmes moments et font la même chose.
    .differs = On ne peut pas jouer les mêmes coups, ou ils n’ont pas le même effet.
compare-settling = Paiement
    .same = Le même joueur paie la même chose.
    .differs = Ce n’est pas le même joueur qui paie, ou il ne paie pas autant.
compare-next-starter = Qui commence ensuite
    .same = Le même joueur commence la manche suivante.
    .differs = Ce n’est pas le même joueur qui commence la manche suivante.
compare-reshuffle = Mélange
    .same = Après une manche, les mêmes cartes sont mélangées et défaussées.
    .differs = Après une manche, les cartes mélangées et défaussées ne sont pas les mêmes.
compare-elimination = Élimination
    .same = Après une manche, les mêmes joueurs sont hors jeu.
    .differs = Après une manche, ce ne sont pas les mêmes joueurs qui sont hors jeu.
compare-end = Fin de la partie
    .same = La partie finit au même moment et le même joueur la gagne.
    .differs = La partie ne finit pas au même moment, ou ce n’est pas le même joueur qui la gagne.

compare-premise-moves = ce qui est prouvé d’une manche vaut tant que personne ne joue un coup que seul l’un des deux connaît : { $moves }
compare-premise-calls = cela vaut après les défis que les deux connaissent : { $calls }
compare-no-call = aucun défi n’existe dans les deux, il n’y a donc rien à comparer
compare-not-decided = ni démonstration ni différence n’a été trouvée
compare-only-has = seulement dans { $game } : { $what }
compare-otherwise = avec d’autres valeurs dans chacun : { $what }

compare-table = Cartes sur la table
compare-table-cards = sur la table se trouvent { $cards }
compare-table-draws = puis on retourne : { $cards }
compare-shuffled = Après la manche, on mélange { all-cards }.
compare-lies = Après la manche, il y a { $pile } { -card(many: "yes") } dans la pioche et { $discards } dans la défausse.
compare-no-step = aucune étape
compare-smallest = La plus petite situation qui le montre
compare-twin = Sa jumelle, où les deux s’accordent
compare-twin-says = La situation la plus proche qui a l’autre réponse.
compare-twin-agreed = Rien ne change sur la table. Il faut convenir de ceci : { $what }.
compare-no-twin = { $changes ->
    [0] Aucune situation proche n’a l’autre réponse ; { $tried } ont été essayées.
    [one] Aucune situation à { $changes } changement près n’a l’autre réponse ; { $tried } ont été essayées.
   *[other] Aucune situation à { $changes } changements près n’a l’autre réponse ; { $tried } ont été essayées.
}
compare-instead = { $new } au lieu de { $old }
compare-event-instead = { $new }, et non « { $old } »
compare-changed = ce qui change : { $what }
compare-event = Ce qui se passe
compare-event-bid = la place { $seat } annonce { $number }
compare-event-move = la place { $seat } : { $move }
compare-event-number = le nombre { $number }
compare-event-seat = la place { $seat }
compare-seat = la place { $seat }
compare-seat-out = la place { $seat } est hors jeu
compare-starts = la place { $seat } commence la manche
compare-has = la place { $seat } possède { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-bid = l’annonce est de { $number }, par la place { $seat }
compare-turn = c’est à la place { $seat } de jouer
compare-total = le total est de { $number }
compare-no-count = rien n’est compté
compare-nobody-pays = personne ne paie
compare-takes = la place { $seat } prend { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-gives = la place { $seat } rend { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-to-left = on joue vers la gauche
compare-to-right = on joue vers la droite
compare-next = la place { $seat } commence la manche suivante
compare-wins = la place { $seat } gagne la partie
compare-forbidden = cela n’est pas permis
compare-no-move = ce coup n’existe pas
compare-match = Une partie à { $players } joueurs le montre. Le même ordre des cartes et les mêmes événements donnent à la manche { $round } :

compare-often = À quelle fréquence cela compte
compare-often-says = Dans cette part de toutes les distributions d’un paquet complet, avec { a-card } par joueur.
compare-share = Part des distributions
compare-percent = En pourcentage

compare-readings = Ce que changent d’autres lectures
compare-reading-breaks = avec la lecture { $reading }, ils diffèrent
compare-reading-mends = avec la lecture { $reading }, ils sont identiques
compare-reading-open = ce que change la lecture { $reading } n’est pas décidé
compare-reading-keeps = aucune autre lecture ne change cela, ni plusieurs ensemble
compare-readings-break = ensemble, ces lectures créent une différence : { $readings }
compare-readings-mend = ensemble, ces lectures suppriment la différence : { $readings }
compare-reading = { $reading } ({ $question })

compare-proofs = Ce qui prouve que le reste est identique
compare-proof-lists = Les listes ont été comparées valeur par valeur.
compare-proof-pile = Un solveur l’a prouvé pour toute pioche et toute défausse.
compare-proof-hands = Un solveur l’a prouvé pour toutes les mains et toutes les cartes retournées.
compare-proof-counted = Toutes les mains et toutes les cartes retournées ont été comptées, ou une démonstration les couvre.
compare-proof-state = Un solveur l’a prouvé pour tout état d’une manche, si longue soit-elle.
compare-found-lists = Les listes ont été comparées valeur par valeur.
compare-found-solver = Un solveur a prouvé qu’aucune situation plus petite ne le montre ; celle-ci a été jouée avec les deux.
compare-found-counted = Toutes les tables plus petites ont été comptées ou exclues ; celle-ci a été jouée avec les deux.
compare-found-search = Une recherche a vu que rien de plus court ne le montre ; cela a été joué avec les deux.
compare-found-match = Cela a été joué avec les deux.
compare-claim = affirmation : { $claim }

compare-rules = Règle par règle
compare-rules-alike = { $n ->
    [0] Aucune règle ne dit la même chose dans les deux.
    [one] { $n } règle dit la même chose dans les deux.
   *[other] { $n } règles disent la même chose dans les deux.
}
compare-rules-otherwise = { $n ->
    [0] Aucune règle ne dit autre chose.
    [one] { $n } règle dit autre chose, ou n’existe que dans l’un des deux :
   *[other] { $n } règles disent autre chose, ou n’existent que dans l’un des deux :
}
compare-no-rule = cette règle n’existe pas
