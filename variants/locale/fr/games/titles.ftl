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
title-below_zero = On peut ouvrir à zéro et en dessous
title-by_tens = Une pièce par dizaine
title-calm_night = Le zéro bleu calme la table
title-cap = Aucune annonce au-dessus d’un plafond
title-plain = Sans cartes spéciales
title-doubled = Avec un second ×2
title-exact_call = Le défi exact
title-hard_exact_call = Le défi exact, en plus dur
title-last_two = La fin quand il ne reste que deux joueurs
title-late_exit = Hors jeu à la quatrième ou à la cinquième pièce
title-life_transfer = Qui gagne rend une pièce
title-one_life = Une seule pièce met hors jeu
title-points = Des points au lieu des pièces : le premier à deux gagne
title-step_by_one = Chaque relance est d’exactement un
title-tomahawk = Un tomahawk pour chacun
title-two_boxes = Une grande table
