# Le bureau des litiges. { $n } est le nombre en chiffres ; $number dit quelle forme convient.

desk-colon = { " : " }
desk-semicolon = { " ; " }
desk-title = Le bureau des litiges
desk-intro = Choisissez les cartes qui sont sur la table, celles de la pioche si l’on peut en retourner, et l’annonce. Le bureau montre comment chaque édition tranche, étape par étape.
desk-needs-script = Le bureau compte dans votre navigateur : il lui faut JavaScript.

desk-target = Où va la carte suivante ?
desk-to-table = Sur la table
desk-to-pile = Dans la pioche, sous les autres
desk-palette = Cartes à ajouter
desk-add-table = { $number ->
    [0] Ajouter { $card } sur la table
   *[other] Ajouter { $card } sur la table, où il y en a déjà { $n }
}
desk-add-pile = { $number ->
    [0] Ajouter { $card } à la pioche
   *[other] Ajouter { $card } à la pioche, où il y en a déjà { $n }
}
desk-remove-table = Retirer { $card } de la table
desk-remove-pile = Retirer { $card } de la pioche
desk-full = Il n’y a pas de place ici pour plus de { $n } cartes.
desk-on-table = Sur la table
desk-in-pile = Dans la pioche, la carte du dessus d’abord
desk-empty = Aucune carte pour l’instant.
desk-bid = Annonce
desk-bid-hint = Un nombre entier ; laissez vide si personne n’a rien annoncé.
desk-bid-wrong = L’annonce doit être un nombre entier de neuf chiffres au plus.
desk-players = Joueurs
desk-players-cards = Autant que de cartes sur la table
desk-scope = On tranche pour des joueurs qui sont tous encore en jeu et n’ont pas encore de pièces : la première annonce d’une manche, que le joueur suivant défie. Si vous ne choisissez pas de nombre, il y a autant de joueurs que de cartes sur la table.
desk-copy = Copier l’adresse de cette situation
desk-copied = L’adresse a été copiée.
desk-copy-yourself = Le navigateur ne permet pas de copier. L’adresse est : { $address }
desk-clear = Recommencer
desk-address = Écarté de l’adresse, car le bureau ne peut pas le lire : { $what }
desk-points = Ce que les règles laissent ouvert
desk-assumed = { $reading } (supposé)

desk-rulings = Les décisions
desk-nothing-yet = Choisissez une carte.
desk-total = Total : { $total }
desk-steps = Étape par étape
desk-relied = Cela repose sur ce que la règle laisse ouvert :
desk-reshuffle = Après la manche, toutes les cartes sont mélangées.

desk-unknown = Cette édition n’a pas de règle pour : { $cards }
desk-many = Le bureau prend au plus { $most } exemplaires de chacune de ces cartes : { $cards }
desk-seats = Ce compte dépend du nombre de joueurs ; le bureau prend jusqu’à { $most } joueurs.
desk-many-players = Le bureau tranche pour { $most } joueurs au plus.
desk-too-large = Ces règles sont trop grandes pour le bureau.
desk-who-has-what = Ce compte dépend de qui a quelle carte, et le bureau ne le sait pas.

desk-step-leaves = { $number_n ->
    [one] { $cards } quitte la table
   *[other] { $cards } quittent la table
}
desk-step-joins = { $number_n ->
    [one] { $cards } est retournée et rejoint la table
   *[other] { $cards } sont retournées et rejoignent la table
}
desk-step-counts = { $number_n ->
    [one] { $cards } compte { $value }
   *[other] { $cards } comptent chacune { $value }
}
desk-step-set-aside = { $number_n ->
    [one] { $cards } est retournée, à ajouter à la fin
   *[other] { $cards } sont retournées, à ajouter à la fin
}
desk-step-total = le total est de { $value }
desk-step-nothing = rien ne change

desk-called = { $number ->
    [one] À { $n } joueur, avec { $bid } comme première annonce et un défi du joueur suivant :
   *[other] À { $n } joueurs, avec { $bid } comme première annonce et un défi du joueur suivant :
}
desk-not-for = { $number ->
    [one] Cette édition ne se joue pas à { $n } joueur : pas de décision sur l’annonce.
   *[other] Cette édition ne se joue pas à { $n } joueurs : pas de décision sur l’annonce.
}
desk-not-by-default = { $number ->
    [one] Avec ses options par défaut, cette édition ne se joue pas à { $n } joueur : pas de décision sur l’annonce.
   *[other] Avec ses options par défaut, cette édition ne se joue pas à { $n } joueurs : pas de décision sur l’annonce.
}
desk-bid-forbidden = { $bid } n’est pas permis comme première annonce.
desk-call-forbidden = ce n’est pas permis ici.
desk-call-open = qui paie dépend de qui a quelle carte, et le bureau ne le sait pas.
desk-caller-right = La personne qui a lancé le défi a raison :
desk-caller-wrong = La personne qui a lancé le défi a tort :
desk-bidder = la personne qui a fait l’annonce
desk-caller = la personne qui a lancé le défi
desk-others = les autres
desk-nobody = personne ne prend de { -coin(many: "no") }
desk-with-coins = si chaque joueur en a déjà { -coin.gender ->
    [feminine] une
   *[masculine] un
} : { $what }
desk-bidder-takes = { $number ->
    [one] la personne qui a fait l’annonce prend { $n } { -coin(many: "no") }
   *[other] la personne qui a fait l’annonce prend { $n } { -coin(many: "yes") }
}
desk-bidder-gives = { $number ->
    [one] la personne qui a fait l’annonce rend { $n } { -coin(many: "no") }
   *[other] la personne qui a fait l’annonce rend { $n } { -coin(many: "yes") }
}
desk-caller-takes = { $number ->
    [one] la personne qui a lancé le défi prend { $n } { -coin(many: "no") }
   *[other] la personne qui a lancé le défi prend { $n } { -coin(many: "yes") }
}
desk-caller-gives = { $number ->
    [one] la personne qui a lancé le défi rend { $n } { -coin(many: "no") }
   *[other] la personne qui a lancé le défi rend { $n } { -coin(many: "yes") }
}
desk-others-takes = { $number ->
    [one] les autres ensemble prennent { $n } { -coin(many: "no") }
   *[other] les autres ensemble prennent { $n } { -coin(many: "yes") }
}
desk-others-gives = { $number ->
    [one] les autres ensemble rendent { $n } { -coin(many: "no") }
   *[other] les autres ensemble rendent { $n } { -coin(many: "yes") }
}
