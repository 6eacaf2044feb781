### Comment les jeux appellent leurs choses. `.not` nie ; `.who` suit « le joueur », `.whose` « chaque
### joueur » ; `.all` est la somme de tous ; `.set` dit qu’une chose reçoit une valeur.

## De tous les jeux

name-players = le nombre de joueurs
name-bid = la dernière annonce
    .set = la dernière annonce devient { $value }
name-bidder = la personne qui a fait la dernière annonce
name-opened = il y a une annonce
    .not = il n’y a encore aucune annonce
name-starter = la personne qui a commencé la manche
    .set = { $value } commence la manche suivante
name-total = le total
    .set = le total est { $value }
name-counted = on a fait le compte
    .not = on n’a pas fait le compte
name-players_left = le nombre de joueurs encore en jeu
name-direction = le sens du jeu
name-in_play = { $seat } est encore en jeu
    .not = { $seat } est hors jeu
    .who = { $many ->
        [yes] qui sont encore en jeu
       *[no] qui est encore en jeu
    }
    .who-not = { $many ->
        [yes] qui sont hors jeu
       *[no] qui est hors jeu
    }
name-coins = le nombre de { -coin(many: "yes") } de { $seat }
    .whose = dont le nombre de { -coin(many: "yes") }
    .all = le nombre de { -coin(many: "yes") } de tous les joueurs ensemble
name-actor = la personne qui agit
name-caller = la personne qui a lancé le défi
name-it = ce joueur
name-target = le joueur choisi
name-number = le nombre annoncé
name-card = { -card.gender ->
    [feminine] la { -card(many: "no") } nommée
   *[masculine] le { -card(many: "no") } nommé
}
name-due = le nombre de { -coin(many: "yes") } à payer
name-highest_total = le total le plus élevé possible
name-turned_over = { -card.gender ->
    [feminine] cette { -card(many: "no") } a été retournée pendant le compte
   *[masculine] ce { -card(many: "no") } a été retourné pendant le compte
}
    .not = { -card.gender ->
        [feminine] cette { -card(many: "no") } a été distribuée à un joueur
       *[masculine] ce { -card(many: "no") } a été distribué à un joueur
    }

## Les options

name-threshold = la limite de { -coin(many: "yes") }
name-boxes = le nombre de boîtes
    .each = boîte
name-highest_bid = la plus haute annonce permise
name-copies_extra_feather = le nombre de pièces illustrées « { -card(many: "no") } en plus »
name-copies_reverse = le nombre de pièces illustrées « demi-tour »
name-copies_skip = le nombre de pièces illustrées « saut »
name-copies_swap = le nombre de pièces illustrées « échange »
name-copies_guess = le nombre de pièces illustrées « devinette »

## Ce que veulent dire les noms

name-supply = le nombre de { -coin(many: "yes") } de la boîte
name-supply_left = le nombre de { -coin(many: "yes") } qui restent dans la réserve
name-loser = la personne qui a perdu la manche
name-winner = la personne qui a gagné la manche
name-gap = l’écart entre la dernière annonce et le total
name-this_one = l’un des deux
name-other_one = l’autre
name-may_call_self = la personne qui agit peut défier cette annonce
    .not = la personne qui agit ne peut pas défier cette annonce
name-may_call_safe = la personne qui a fait la dernière annonce n’est pas à l’abri du défi
    .not = la personne qui a fait la dernière annonce est à l’abri du défi
name-coins_in_use = on se sert des pièces illustrées
    .not = on ne se sert pas des pièces illustrées
name-to_be_drawn = il y a { a-card } à tirer
    .not = il n’y a { no-card } à tirer
name-card_to_give = il y a { a-card } à donner
    .not = il n’y a { no-card } à donner
name-may_pass = le tour peut passer sans annonce
    .not = le tour ne peut pas passer sans annonce
name-may_approve = on peut approuver
    .not = on ne peut pas approuver

## Ce qui est à retenir

name-extra_feathers_left = le nombre de pièces illustrées « { -card(many: "no") } en plus » non utilisées
name-reverses_left = le nombre de pièces illustrées « demi-tour » non utilisées
name-skips_left = le nombre de pièces illustrées « saut » non utilisées
name-swaps_left = le nombre de pièces illustrées « échange » non utilisées
name-guesses_left = le nombre de pièces illustrées « devinette » non utilisées
name-sits_out = { $seat } se repose
    .not = { $seat } ne se repose pas
    .who = { $many ->
        [yes] qui se reposent
       *[no] qui se repose
    }
    .who-not = { $many ->
        [yes] qui ne se reposent pas
       *[no] qui ne se repose pas
    }
name-token = { -coin.gender ->
    [feminine] { $seat } a encore la { -coin(many: "no") } d’action
   *[masculine] { $seat } a encore le { -coin(many: "no") } d’action
}
    .not = { -coin.gender ->
        [feminine] { $seat } n’a plus la { -coin(many: "no") } d’action
       *[masculine] { $seat } n’a plus le { -coin(many: "no") } d’action
    }
    .who = { -coin.gender ->
        [feminine] { $many ->
            [yes] qui ont encore la { -coin(many: "no") } d’action
           *[no] qui a encore la { -coin(many: "no") } d’action
        }
       *[masculine] { $many ->
            [yes] qui ont encore le { -coin(many: "no") } d’action
           *[no] qui a encore le { -coin(many: "no") } d’action
        }
    }
    .who-not = { -coin.gender ->
        [feminine] { $many ->
            [yes] qui n’ont plus la { -coin(many: "no") } d’action
           *[no] qui n’a plus la { -coin(many: "no") } d’action
        }
       *[masculine] { $many ->
            [yes] qui n’ont plus le { -coin(many: "no") } d’action
           *[no] qui n’a plus le { -coin(many: "no") } d’action
        }
    }
name-approved = quelqu’un a approuvé dans cette manche
    .not = personne n’a approuvé dans cette manche
name-just_approved = la dernière annonce vient d’être approuvée
    .not = la dernière annonce ne vient pas d’être approuvée
name-extra_given = on a déjà donné { a-card } en plus dans cette manche
    .not = on n’a encore donné { no-card } en plus dans cette manche
name-stake = la mise
name-beaten = le nombre que la dernière annonce devait dépasser
    .set = le nombre que la dernière annonce devait dépasser devient { $value }
name-points = le nombre de points de { $seat }
    .whose = dont le nombre de points
    .all = le nombre de points de tous les joueurs ensemble
name-tomahawk_left = { $seat } a encore le tomahawk
    .not = { $seat } n’a plus le tomahawk
    .who = { $many ->
        [yes] qui ont encore le tomahawk
       *[no] qui a encore le tomahawk
    }
    .who-not = { $many ->
        [yes] qui n’ont plus le tomahawk
       *[no] qui n’a plus le tomahawk
    }

## Les endroits : où se trouve une chose ; `.of`, chez un joueur

place-table = sur la table
place-pile = dans la pioche
place-discards = dans la défausse
place-played = parmi tout ce qui a été joué
place-forehead = sur les fronts
    .of = sur le front de { $seat }
place-turned = parmi ce qui a été retourné
place-added = parmi ce qui s’ajoute seulement à la fin
place-front = devant les joueurs
    .of = devant { $seat }
place-front_added = devant les joueurs, pour s’ajouter seulement à la fin
    .of = devant { $seat }, pour s’ajouter seulement à la fin
place-behind = derrière les { -card(many: "yes") } des fronts
    .of = derrière { the-card } du front de { $seat }
place-shown = à découvert devant les joueurs
    .of = à découvert devant { $seat }

## Les couleurs

colour-green = { -card.gender ->
    [feminine] { $many ->
        [yes] vertes
       *[no] verte
    }
   *[masculine] { $many ->
        [yes] verts
       *[no] vert
    }
}
colour-red = { $many ->
    [yes] rouges
   *[no] rouge
}
colour-blue = { -card.gender ->
    [feminine] { $many ->
        [yes] bleues
       *[no] bleue
    }
   *[masculine] { $many ->
        [yes] bleus
       *[no] bleu
    }
}
colour-plain = { $many ->
    [yes] neutres
   *[no] neutre
}

## Les cartes spéciales

card--question = ?
card-max0 = Max. 0
card-max-minus = Max. −
card-x2 = ×2
card-night = Nuit

## Les coups

move-challenge = le défi
    .does = la place { $seat } lance le défi
move-exact = le défi exact
    .does = la place { $seat } lance le défi exact
move-extra_feather = { -card(many: "no") } en plus
move-reverse = demi-tour
move-skip = saut
move-swap = échange
move-guess = devinette
move-approve = approuver
move-double = doubler
move-turn_round = faire demi-tour
move-extra_card = { -card(many: "no") } en plus pour un autre joueur
move-restart = nouveau nombre
move-name_next = désigner le joueur suivant
move-agree = être d’accord
move-turn_about = inverser le sens
move-give_a_card = donner { a-card }
