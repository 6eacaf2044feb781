### Les effets : ce qui se fait. Chacun est une phrase sans majuscule ni point.

nothing = rien ne se passe
beside = { $head } : { $line }
followed = { $head } :
if = si { $clause }
otherwise-if = sinon, si { $clause }
otherwise = sinon
each-seat = pour chaque joueur
each-seat-who = pour chaque joueur { $who }
starts-next = qui commence la manche suivante
left-open = la règle ne répond pas à ceci : « { $question } »
we-assume = la règle ne dit rien, et nous supposons
reading-we-assume = « { $reading } » (ce que nous supposons)
another-reading = « { $reading } » (l’autre lecture)
reading-only = « { $reading } » (ce que nous supposons ; nous ne connaissons pas d’autre lecture)

draw-n = { $n ->
    [one] { -card.gender ->
        [feminine] on tire { $n } { -card(many: "no") } de la pioche et on la place { $place }
       *[masculine] on tire { $n } { -card(many: "no") } de la pioche et on le place { $place }
    }
   *[other] on tire { $n } { -card(many: "yes") } de la pioche et on les place { $place }
}
draw = on tire de la pioche autant de { -card(many: "yes") } que { $amount } et on les place { $place }
move-cards = { all-cards } { $source } passent { $to }
drop = retirer du compte { $cards }
flip = { $many ->
    [yes] changer le signe de { $cards }, qui comptent ensuite comme { $colour }
   *[no] changer le signe de { $cards }, qui compte ensuite comme { $colour }
}
multiply = multiplier par { $n } la valeur de { $cards }
set-value = compter { $cards } comme { $n }
copies-every = s’il y a plusieurs exemplaires d’{ special-card }, chacun agit
copies-one = s’il y a plusieurs exemplaires d’{ special-card }, un seul agit
shuffle-all = mélanger { all-cards } pour former une nouvelle pioche
shuffle-discards = mélanger la défausse et l’ajouter à la pioche
shuffle-under = mélanger la défausse et la mettre sous la pioche
discard-all = défausser { all-cards } de la table

becomes = { $what } devient { $value }
doubles = on double { $what }
multiplies = on multiplie { $what } par { $by }
rises = { $what } augmente de { $by }
falls = { $what } diminue de { $by }
from-now = désormais, { $clause }
noted = on retient que { $clause }
from-now-if = désormais, { $clause } si et seulement si { $condition }
direction-left = on joue vers la gauche
    .not = on ne joue pas vers la gauche
direction-right = on joue vers la droite
    .not = on ne joue pas vers la droite
direction-turns = le sens du jeu s’inverse

takes-n = { $n ->
    [one] { $seat } prend { $n } { -coin(many: "no") }
   *[other] { $seat } prend { $n } { -coin(many: "yes") }
}
takes = { $seat } prend autant de { -coin(many: "yes") } que { $amount }
gives-back-n = { $n ->
    [one] { $seat } rend { $n } { -coin(many: "no") }, si possible
   *[other] { $seat } rend { $n } { -coin(many: "yes") }, ou ce qui lui reste
}
gives-back = { $seat } rend autant de { -coin(many: "yes") } que { $amount }, ou ce qui lui reste
bids-same = { $seat } reprend la dernière annonce
bids = { $seat } fait maintenant la dernière annonce, avec ce nombre : { $amount }
wins = { $seat } gagne la partie
passes = le tour passe
passes-to = le tour passe à { $seat }
then-bid = le même joueur doit maintenant faire une annonce
round-ends = la manche se termine sans que l’on compte les { -card(many: "yes") }
