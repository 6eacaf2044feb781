# Les mots des images et des tableaux qui disent la même chose.
picture-as-text = L’image en mots
picture-table = { $players ->
    [0] { -card(many: "yes") } sur la table
   *[other] Une table de { $players }
 }
picture-seat = Place { $seat }
picture-out = éliminé
picture-coins = { $coins ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
 }
picture-bid-short = dit { $number }
picture-bid-number = Annonce : { $number }
picture-bid = Annonce : { $number }, par la place { $seat }
picture-acts = C’est à la place { $seat } de jouer.
picture-to-act = doit jouer
picture-to-the-right = on joue vers la droite
picture-pile = Pioche
picture-discards = Défausse
picture-laid = Au centre
picture-none = { no-card }
picture-total = Total : { $number }
picture-head-where = Où
picture-head-cards = { -card(many: "yes") }
picture-head-coins = { -coin(many: "yes") }
picture-head-bid = Annonce
picture-head-total = Total
picture-head-players = Joueurs
picture-head-lowest = Total le plus bas
picture-head-likeliest = Le plus probable
picture-head-average = Moyenne
picture-head-highest = Total le plus haut
picture-head-spread = Écart
picture-totals = Probabilité de chaque total
picture-growth = Totaux possibles selon le nombre de joueurs
picture-axis-total = Total des cartes
picture-axis-players = Joueurs
picture-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
picture-percent = { $number } %
picture-number = { $whole },{ $tenth }
picture-totals-told = À { $players } joueurs, le total va de { $low } à { $high } ; le plus fréquent est { $likeliest }.
picture-growth-told = À { $players } joueurs : de { $low } à { $high }.
