### Les règles : ce qui suit le nom d’une règle.

players = nombre de joueurs : { $range }
or-range = { $left }, ou { $right }
option = { $option } : { $default } sauf accord contraire ; ce peut être { $range }
option-also = { $option } : { $default } sauf accord contraire ; ce peut aussi être { $range }
option-fixed = { $option } : { $value }
requires = les accords doivent aller ensemble : { $clause }
kept-bid = pour chaque annonce
kept-round = pour chaque manche
kept-match = pour toute la partie
kept-seat-bid = pour chaque joueur et chaque annonce
kept-seat-round = pour chaque joueur et chaque manche
kept-seat-match = pour chaque joueur et toute la partie
kept = à retenir { $scope } : { $what } ; au début, { $first }
kept-truth = à retenir { $scope } : si { $clause } ; au début : { $first }
number-on-card = leur nombre
numbers = les { -card(many: "yes") } sont { $colour } si { $clause }
cards = ces { special-cards } sont { $colour } : { $cards }
lies-each = il peut y avoir des { -card(many: "yes") } { $place }, séparément pour chaque joueur
lies-table = il peut y avoir des { -card(many: "yes") } { $place }
seen-all = tout le monde les voit
seen-others = tout le monde les voit, sauf le joueur concerné
seen-nobody = personne ne les voit
counted = { they-cards } comptent, et les { special-cards } agissent { on-those-cards }
uncounted = les { special-cards } n’agissent pas { on-those-cards }
kept-apart = { they-cards } restent au joueur concerné
box-n = { $n ->
    [one] il y a { $n } { -coin(many: "no") } à prendre
   *[other] il y a { $n } { -coin(many: "yes") } à prendre
}
box-each = { $n ->
    [one] il y a { $n } { -coin(many: "no") } par { $each }
   *[other] il y a { $n } { -coin(many: "yes") } par { $each }
}
box = le nombre de { -coin(many: "yes") } à prendre est { $amount }
means-number = { $name } est { $value }
means-seat = { $name } est { $value }
means-card = { $name } est { $value }
means-truth = { $clause } si et seulement si { $value }
chosen = à décider à table : la première manche est ouverte par { $how }
pays = le nombre de { -coin(many: "yes") } que l’on prend est { $amount }
free-opening = le premier nombre d’une manche est libre
free-raise = chaque nombre suivant est libre
free-any-bid = pour toute annonce, le nombre est libre
needs-opening = le premier nombre d’une manche ne vaut que
needs-raise = chaque nombre suivant ne vaut que
needs-any-bid = toute annonce ne vaut que
only-if = { $head } si { $clause }
only-if-all = { $head } si tout ceci est vrai
allowed = cela n’est permis que
call = au lieu d’annoncer, la personne dont c’est le tour met fin aux annonces, et on compte les { -card(many: "yes") }
own-settling = on règle alors la manche ainsi, et non comme d’habitude
timing-before = la personne dont c’est le tour le fait avant son annonce
timing-instead = la personne dont c’est le tour le fait au lieu d’annoncer
timing-after = cela se fait juste après sa propre annonce, avant que le joueur suivant agisse
chooses-seat = { $seat } choisit un joueur
chooses-number = { $seat } dit un nombre
chooses-card = { $seat } nomme { a-card }
move-called = { $move }
with = chaque « { $card } » sur la table
moment-after-a-round = après une manche
moment-before-a-deal = avant la distribution
moment-at-an-empty-pile = s’il faut tirer { a-card } et que la pioche est vide
moment-at-each-bid = à chaque annonce
moment-if = { $moment }, si { $clause }
