### Des fichiers qui ne peuvent être lus comme langage de règles : ce qui ne va pas, et comment y
### remédier. Ce qui est entre accents graves est le langage, partout le même ; ce qui est entre
### guillemets est de l’auteur, dans la langue qu’il veut.

## Le début d’un fichier

wrong-syntax-empty = le fichier est vide.
hint-syntax-empty = commencez-le par `coyote { $version }`.
wrong-syntax-no-version = la version manque.
hint-syntax-no-version = commencez le fichier par `coyote { $version }`.
wrong-syntax-version = la version { $version } du langage n’est pas connue.
hint-syntax-version = ce programme lit la version { $version }.

## La disposition

wrong-syntax-tab = il y a une tabulation dans le retrait.
hint-syntax-tab = mettez deux espaces par niveau.
wrong-syntax-indentation = le retrait de cette ligne n’est celui d’aucune ligne voisine.
hint-syntax-indentation = { $depth_n ->
    [0] écrivez-la sans retrait
    [one] donnez-lui { $depth } espace de retrait
   *[other] donnez-lui { $depth } espaces de retrait
}, comme aux lignes voisines.
wrong-syntax-line-too-long = cette ligne a { $characters } caractères ; le maximum est { $most }.
hint-syntax-split = répartissez-la en plusieurs règles.
wrong-syntax-too-deep = il y a trop de niveaux les uns dans les autres.
wrong-syntax-number-too-long = un nombre de { $digits } chiffres est trop long.

## Ce qui ne convient pas

wrong-syntax-unfit = { $seen } ne convient pas ici.
wrong-syntax-too-early = { $seen } vient trop tôt.
wrong-syntax-range = `to` donne un intervalle, qui va avec `is`, pas avec `{ $word }`.
hint-syntax-range = écrivez `is 3 to 4`.
wrong-syntax-nothing-under = il n’y a rien sous cette ligne.
hint-syntax-nothing-under = écrivez au-dessous ce qui en fait partie, avec deux espaces de retrait en plus.
wrong-syntax-no-block = rien ne peut être plus en retrait sous la ligne précédente.
hint-syntax-no-block = donnez-lui le retrait de la ligne précédente, ou faites-y descendre ce qui suit les deux-points.
wrong-syntax-backslash = cette barre oblique inverse n’a pas de sens.
hint-syntax-backslash = après une barre oblique inverse vient un guillemet ou une barre oblique inverse : \" ou \\.
wrong-syntax-open-quote = ce guillemet n’est pas fermé.
hint-syntax-open-quote = les textes et les cartes sont entre deux guillemets droits, sur une seule ligne.
hint-syntax-expected = on attend ici : { $what }.
hint-syntax-expected-more = on attend ici : { $what }, …
hint-syntax-begins-with = la ligne commence par `{ $word }` : peut-être `{ $meant }` ?
hint-syntax-meant = vouliez-vous écrire `{ $meant }` au lieu de `{ $word }` ?

## Ce qui peut être à un endroit

wrong-syntax-a-name = un nom
wrong-syntax-a-number = un nombre entier
wrong-syntax-words = un texte entre "guillemets"
wrong-syntax-a-clause = une clause comme EN-31
wrong-syntax-a-source = un texte d’origine comme EN
wrong-syntax-end-of-line = la fin de la ligne
wrong-syntax-a-block = un bloc en retrait
wrong-syntax-end-of-block = la fin du bloc
wrong-syntax-end-of-file = la fin du fichier

## La bonne forme de ce que l’on écrit souvent

hint-syntax-comparisons = les comparaisons sont des mots : `above`, `below`, `at least`, `at most`, `is`, `is not`.
hint-syntax-otherwise = écrivez `otherwise`, comme dans `caller when total at least bid, otherwise bidder`.
hint-syntax-when = écrivez `when`, comme dans `when no green: no change`.
hint-syntax-colon = deux-points précèdent ce qui est fait : `when no green: no change`.
hint-syntax-at-least = écrivez `at least { $number }`.
hint-syntax-at-most = écrivez `at most { $number }`.
hint-syntax-nothing-done = là où rien n’est fait, écrivez `no change`.
hint-syntax-equals = écrivez `becomes` pour un changement et `is` pour une comparaison.
hint-syntax-truth = le vrai et le faux s’écrivent `yes` et `no`.
hint-syntax-straight-quotes = les textes et les cartes sont entre guillemets droits doubles : "max0".
hint-syntax-round = dites comment arrondir : `gap / 10 rounded up`.
hint-syntax-card-in-quotes = le nom d’une carte est entre guillemets : "x2".
hint-syntax-when-first = la condition précède ce qui est fait : `when no green: no change`.
hint-syntax-other-side = ce qui vaut sinon vient après une virgule : `1 when no green, otherwise 2`.

## En-têtes, sections et changements

wrong-syntax-its-title = "Son titre"
hint-syntax-section-indented = la section `{ $section }` se met à la marge, et ses règles au-dessous, en retrait de deux espaces.
hint-syntax-section-above = la section `{ $section }` plus haut se met à la marge, et ses règles au-dessous, en retrait de deux espaces.
hint-syntax-section-alone = une section est seule sur sa ligne, telle quelle : `{ $section }`.
hint-syntax-section-first = écrivez d’abord sa section et au-dessous `{ $change }`, en retrait de deux espaces.
hint-syntax-section-named-first = écrivez d’abord sa section, `{ $section }`, et au-dessous `{ $change }`, en retrait de deux espaces.
hint-syntax-section-at-margin = écrivez la section à la marge et le changement au-dessous, en retrait de deux espaces.
hint-syntax-sections = les sections sont { $sections }.
hint-syntax-header-above = ce dont elle fait partie se met plus haut : `amendment mine "Son titre"`.
hint-syntax-amendment-header = écrivez `amendment { $name } { $title }` ; ce qu’il change se dit là où il sert, comme dans `{ $base }+{ $name }`.
hint-syntax-ruleset-header = écrivez `ruleset { $name } { $title }`, ou `ruleset { $name } { $title } extends { $base }` s’il en change un autre.
hint-syntax-no-game-named = un amendement ne dit pas quel jeu il change : on s’en sert par-dessus un jeu, comme dans `en+{ $name }`.
hint-syntax-extends = ce qu’il complète vient après le titre : `ruleset mine "Son titre" extends en`.
hint-syntax-all-it-says = ici se met tout ce que la règle dit maintenant ; `as before` vaut pour ce qu’elle disait.
hint-syntax-right-after = ce qu’elle dit vient juste après le nom : `{ $change }`.
hint-syntax-change = écrivez `{ $change }`.
hint-syntax-change-says = écrivez `{ $change }`, puis ce qu’elle dit maintenant.
hint-syntax-replace = écrivez `{ $change }`, ou `add` si elle est nouvelle.

## La forme d’une règle dans chaque section

hint-syntax-form-players = elle dit à combien on peut jouer : `{ $name }  2 to 6`.
hint-syntax-form-options = une option donne ses valeurs : `{ $name }  5`, ou `{ $name }  3, or 4 to 5`.
hint-syntax-form-cards = les cartes ont une couleur : `{ $name }  green numbers above 0`, `{ $name }  blue card "x2"`.
hint-syntax-form-pieces = elle dit combien il y en a : `{ $name }  means 12 * boxes`.
hint-syntax-form-places = un emplacement se trouve quelque part : `{ $name }  lies with each seat, counted, seen by others`.
hint-syntax-form-state = ce que l’on retient a un genre et une première valeur : `{ $name }  a number for a round, at first 0`.
hint-syntax-form-silences = un point laissé ouvert pose une question, ses lectures au-dessous : `{ $name }  asks "Que tire-t-on alors ?"`.
hint-syntax-form-dealing = par exemple : `{ $name }  for each seat where in_play of it: draw 1 to forehead of it`.
hint-syntax-form-bidding = par exemple : `{ $name }  raise needs number above bid`, `{ $name }  call needs opened`.
hint-syntax-form-actions = par exemple : `{ $name }  move before a bid`, et au-dessous ce qu’il fait.
hint-syntax-form-counting = par exemple : `{ $name }  with "x2": multiply every green by 2`.
hint-syntax-form-settling = par exemple : `{ $name }  loser takes 1 coin`.
hint-syntax-form-elimination = par exemple : `{ $name }  for each seat where coins of it above 2: …`.
hint-syntax-form-starting = par exemple : `{ $name }  starter becomes loser`.
hint-syntax-form-reshuffling = par exemple : `{ $name }  after a round: discard every card on the table`.
hint-syntax-form-ending = par exemple : `{ $name }  when players_left is 1: the seat where in_play of it wins`.
