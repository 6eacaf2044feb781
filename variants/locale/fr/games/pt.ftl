### La feuille portugaise parle de cartes et de jetons.

-coin = { $many ->
    [yes] jetons
   *[no] jeton
}
    .gender = masculine

silence-max_tie = Si plusieurs cartes ont la plus grande valeur, « Max. 0 » en annule-t-il une ou toutes ?
    .one = Une seule.
    .all = Toutes : la feuille annule une valeur.
silence-max_without_green = Que fait « Max. 0 » s’il n’y a aucun Indien ?
    .no_effect = Rien.
silence-two_question_cards = Un « ? » qui a été tiré, et qui n’est sur le front de personne, peut-il tirer encore une carte ?
    .no_further = Non : seule tire la personne qui le porte.
silence-returned_coins = Que deviennent les jetons d’un joueur hors jeu ?
    .kept = Le joueur les garde.
    .returned = Ils reviennent au centre de la table.
chosen-first_starter = la personne qui imite le mieux un coyote
comment-green = Les Indiens sont verts, la cavalerie rouge. La feuille n’a pas de carte qui rende négatif l’Indien le plus fort.
comment-opener = La feuille ne fixe pas de limite supérieure et ne dit pas en mots le sens du jeu : on joue vers la gauche.
comment-beaten = Le nombre que l’annonce en cours devait dépasser.
comment-to_be_drawn = On ne peut pas donner une carte qu’il n’y a pas.
comment-restart = L’auteur du dernier nombre en dit un autre ; puis c’est à la personne qui l’a demandé de jouer.
