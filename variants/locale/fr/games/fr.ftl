### La feuille française parle de plumes et de tomahawks.

-card = { $many ->
    [yes] plumes
   *[no] plume
}
    .gender = feminine
-coin = { $many ->
    [yes] tomahawks
   *[no] tomahawk
}
    .gender = masculine

silence-returned_coins = Que deviennent les { -coin(many: "yes") } d’un joueur hors jeu ?
    .kept = Le joueur les garde.
    .returned = Ils reviennent au centre de la table.
comment-seats = La feuille ne dit pas combien de joueurs ; la boîte contient six bandeaux.
