### Les titres des jeux et des règles de la maison.

title-with = { $title }, avec : { $more }
title-en = Coyote, la règle anglaise
title-es = Coyote, la règle espagnole
title-fr = Coyote, la feuille française
title-pt = Coyote, la feuille portugaise
title-en_advanced = Coyote, la règle anglaise avec les pièces illustrées
title-es_advanced = Coyote, la règle espagnole avec les pièces illustrées
title-pt_kidult = Coyote, la feuille portugaise avec les actions spéciales
title-always_shuffle = On mélange toutes les cartes après chaque manche
title-below_zero = On peut ouvrir à zéro ou moins
title-by_tens = Une pièce par dizaine
title-calm_night = Le zéro bleu calme la table
title-cap = Aucune annonce au-dessus d’un plafond
title-plain = Sans cartes spéciales
title-doubled = Avec un second ×2
title-exact_call = Le défi exact
title-hard_exact_call = Le défi exact, version dure
title-last_two = La fin quand il ne reste que deux joueurs
title-late_exit = Hors jeu à la quatrième ou à la cinquième pièce
title-life_transfer = Qui gagne rend une pièce
title-one_life = Une seule pièce met hors jeu
title-points = Des points au lieu des pièces : le premier à deux gagne
title-step_by_one = Chaque relance est d’exactement un
title-tomahawk = Un tomahawk pour chacun
title-two_boxes = Une grande table

## Ce qui est dit au-dessus d’une règle de la maison

above-below_zero = Pour les règles où le premier nombre doit être supérieur à zéro.
above-by_tens = Une mauvaise annonce coûte plus cher : une pièce par dizaine d’écart, et au moins une.
above-calm_night = La personne qui porte le zéro bleu commence la manche suivante ; si ce zéro a été retourné de la pioche, ou si la personne qui le porte est hors jeu, rien ne change.
above-cap = Au plafond, il ne reste qu’à défier. Le plafond vaut pour les annonces : ce qu’un autre coup fait du nombre en cours n’en est pas une, comme un nouveau nombre.
above-exact_call = Au lieu de relancer, la personne dont c’est le tour peut affirmer que le dernier nombre est le total.
above-hard_exact_call = Comme le défi exact, mais un défi réussi coûte une pièce à tous les autres.
above-last_two = La personne qui a le moins de pièces gagne ; à égalité, on joue encore une manche, et l’on compare de nouveau.
above-late_exit = À décider avant une partie à trois ou quatre joueurs, quelle que soit la règle.
above-points = Des deux, l’auteur du défi et celui de l’annonce, c’est celui qui n’a pas perdu la manche qui marque ; personne ne prend de pièces.
above-tomahawk = Un jeton par joueur et par manche : être d’accord au lieu de relancer ou, après sa propre annonce, inverser le sens ou donner une carte de plus à un autre joueur.
above-two_boxes = De sept à douze joueurs, avec les pièces de deux boîtes et un seul jeu de cartes.
