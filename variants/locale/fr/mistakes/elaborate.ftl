### Des fichiers qui se lisent comme langage de règles mais ne veulent rien dire, ou ne font pas un jeu :
### ce qui ne va pas, et comment y remédier. Ce qui est entre accents graves est le langage, partout le
### même ; ce qui est entre guillemets est de l’auteur, dans la langue qu’il veut.

## Noms de règlements et de fichiers

wrong-elaborate-names-nothing = `{ $name }` ne nomme aucun règlement.
hint-elaborate-names-nothing = écrivez un nom, un chemin ou `NOM+AMENDEMENT`.
wrong-elaborate-no-ruleset = il n’y a pas de règlement `{ $name }`.
wrong-elaborate-no-amendment = il n’y a pas d’amendement `{ $name }`.
hint-elaborate-is-amendment = { $name } est un amendement : écrivez-le après un `+`, comme dans `en+{ $name }`.
hint-elaborate-path-works = { $hint } ; le chemin d’un fichier convient aussi : `dossier/{ $name }.coyote`.
hint-elaborate-path-in-quotes = { $hint } ; le chemin d’un fichier convient aussi, entre guillemets : `"dossier/{ $name }.coyote"`.
wrong-elaborate-holds-no-ruleset = { $file } ne contient pas de règlement.
wrong-elaborate-holds-no-amendment = { $file } ne contient pas d’amendement.
hint-elaborate-holds-amendment = il contient l’amendement { $name } : écrivez `en+{ $file }`.
hint-elaborate-holds-ruleset = il contient le règlement { $name } : écrivez-le avant le `+`.
wrong-elaborate-no-ruleset-in = { $file } ne contient pas de règlement { $name }.
wrong-elaborate-no-amendment-in = { $file } ne contient pas d’amendement { $name }.
wrong-elaborate-too-deep = { $name } a trop de niveaux les uns dans les autres.
hint-elaborate-too-deep = qu’il complète moins d’autres règlements, ou divisez ses définitions.
wrong-elaborate-circle-of-rulesets = ils se complètent les uns les autres : { $circle }.
wrong-elaborate-names-no-deck = { $ruleset } ne nomme aucun paquet.
hint-elaborate-names-no-deck = écrivez `deck thirty` sous l’en-tête.

## Amendements les uns par-dessus les autres

wrong-elaborate-twice-on-top = { $amendment } est mis par-dessus deux fois.
hint-elaborate-twice-on-top = une fois suffit.
wrong-elaborate-two-decks = { $one } et { $other } apportent chacun leur paquet.
wrong-elaborate-clash = { $one } et { $other } changent tous deux la règle `{ $rule }`.
hint-elaborate-leave-one-out = laissez de côté l’un des deux.
wrong-elaborate-only-one = un seul des deux peut servir : { $which }
wrong-elaborate-both-go-with = l’un et l’autre vont avec { $names }
wrong-elaborate-goes-with = { $amendment } va avec { $names }
wrong-elaborate-and-also = { $left } ; { $right }
hint-elaborate-sentence = { $what }.

## Ajouter, remplacer et enlever

wrong-elaborate-only-added = `before` est pour une règle que l’on ajoute.
hint-elaborate-where-it-belongs = écrivez-la à sa place.
hint-elaborate-stays-where-it-was = ce qui est remplacé reste où il était.
wrong-elaborate-nothing-to-change = `{ $word }` demande quelque chose à changer, et { $ruleset } ne complète rien.
hint-elaborate-nothing-to-change = écrivez la règle sans ce mot.
wrong-elaborate-rule-exists = il y a déjà une règle `{ $rule }`.
hint-elaborate-rule-exists = pour la changer, écrivez `replace { $rule }`.
wrong-elaborate-no-rule-before = dans `{ $section }`, il n’y a pas de règle `{ $rule }` devant laquelle la mettre.
wrong-elaborate-no-change = `{ $rule }` ne dit pas si elle est nouvelle.
hint-elaborate-replace = écrivez `replace { $rule }`.
hint-elaborate-add = écrivez `add { $rule }`.
wrong-elaborate-no-rule-to-replace = dans `{ $section }`, il n’y a pas de règle `{ $rule }` à remplacer.
wrong-elaborate-no-rule-to-remove = dans `{ $section }`, il n’y a pas de règle `{ $rule }` à enlever.
hint-elaborate-in-section = elle est dans la section `{ $section }`.
wrong-elaborate-too-large = avec ce qu’elle remplace, cette règle est trop grande.
hint-elaborate-too-large = écrivez-la en entier au lieu de dire `as before`.
wrong-elaborate-nothing-before = `as before` ne vaut pour rien ici.
hint-elaborate-nothing-before = il vaut pour la valeur ou les effets d’une règle que l’on remplace.
wrong-elaborate-taken-by-rule = le nom `{ $name }` est déjà celui de la règle de la ligne { $line }.
hint-elaborate-taken-by-rule = donnez un autre nom à l’une d’elles.

## Textes d’origine et leurs clauses

wrong-elaborate-no-source = il n’y a pas de texte d’origine `{ $source }`.
wrong-elaborate-source-language = il n’est pas dit dans quelle langue est le texte d’origine.
hint-elaborate-source-language = par exemple : `language en`.
wrong-elaborate-source-edition = il n’est pas dit de quelle édition est le texte d’origine.
hint-elaborate-source-edition = par exemple : `edition "la boîte de 2010"`.
wrong-elaborate-source-digest = l’empreinte SHA-256 du texte d’origine n’est pas donnée.
hint-elaborate-source-digest = par exemple : `digest "…"`.
wrong-elaborate-digest = une empreinte est le SHA-256 du texte : 64 chiffres de 0 à f.
hint-elaborate-digest = `coverage … --text FICHIER` affiche celle d’un fichier.
wrong-elaborate-no-clauses = le texte d’origine ne contient aucune clause.
hint-elaborate-no-clauses = par exemple : `1  line 2  rule  "Chaque joueur tire une carte."`.
wrong-elaborate-clause-twice = la clause { $clause } est déjà à la ligne { $line }.
hint-elaborate-clause-twice = donnez-lui le numéro suivant.
wrong-elaborate-no-such-lines = aucun texte n’a une telle clause.
hint-elaborate-no-such-lines = les lignes se comptent à partir de 1, la première avant la dernière : `lines 35 to 37`.
wrong-elaborate-no-clause = le texte d’origine { $source } n’a pas de clause `{ $clause }`.
hint-elaborate-clauses = peut-être `{ $close }` ? Ses clauses vont de { $first } à { $last }.

## Paquets et cartes

wrong-elaborate-no-deck = il n’y a pas de paquet `{ $deck }`.
wrong-elaborate-circle-of-decks = ces paquets sont faits les uns des autres : { $circle }.
wrong-elaborate-copies = { $copies } exemplaires d’une carte, ce n’est pas possible.
hint-elaborate-copies = écrivez un nombre de 1 à { $most }.
wrong-elaborate-card-twice = la carte "{ $card }" figure deux fois.
wrong-elaborate-deck-empty = le paquet { $deck } ne contient aucune carte.
wrong-elaborate-deck = le paquet { $deck } contient "{ $card }", pour laquelle { $ruleset } n’a pas de règle.
wrong-elaborate-card-of-deck = aucune règle ne connaît "{ $card }" de { $deck }.
wrong-elaborate-card-name = le nom d’une carte est court, sans virgule et sans espaces autour.
wrong-elaborate-recorded = ce qui est consigné de `{ $rule }` n’est pas une seule règle.

## Ce qu’il faut à un jeu

wrong-elaborate-incomplete = le règlement ne dit pas { $what }.
hint-elaborate-example = par exemple : `{ $example }`.
wrong-elaborate-asks-how-many = à combien on peut jouer
wrong-elaborate-asks-which-cards = quelles cartes il y a
wrong-elaborate-asks-where-cards = où se trouvent les cartes
wrong-elaborate-asks-dealt = ce que l’on distribue
wrong-elaborate-asks-first = qui commence la première manche
wrong-elaborate-first-starter = first_starter  chosen "la personne la plus jeune"
wrong-elaborate-asks-opening = par quel nombre on peut ouvrir
wrong-elaborate-asks-raise = quel nombre est une relance
wrong-elaborate-asks-turn = à qui passe le tour
wrong-elaborate-asks-call = qui peut faire compter les cartes
wrong-elaborate-asks-total = quel est le total
wrong-elaborate-asks-out = qui est éliminé
wrong-elaborate-asks-next = qui commence ensuite
wrong-elaborate-asks-end = quand une partie se termine
wrong-elaborate-asks-winner = qui gagne une partie
wrong-elaborate-asks-tidied = ce que deviennent les cartes après une manche
wrong-elaborate-second-turn = une seconde règle dit à qui passe le tour.
wrong-elaborate-second-box = une seconde règle dit combien de pièces contient la boîte.
wrong-elaborate-idle-silence = aucune règle ne consulte le point laissé ouvert `{ $name }`.
hint-elaborate-idle-silence = écrivez `by { $name }` là où le texte se tait.
wrong-elaborate-idle = aucune règle ne parle de `{ $name }`.
wrong-elaborate-idle-option = aucune règle ne parle de l’option `{ $name }`.
wrong-elaborate-idle-card = aucune règle ne parle de la carte "{ $card }".
hint-elaborate-idle-card = par exemple : `with "{ $card }": draw 1 to …`.
wrong-elaborate-since-removed = comme `{ $rule }` est enlevée ici, { $said }
wrong-elaborate-since-replaced = comme `{ $rule }` est remplacée ici, { $said }
hint-elaborate-since = dites-le dans la nouvelle règle, ou changez aussi `{ $rule }`.
wrong-elaborate-too-late = `{ $rule }` change ce que comptent les cartes alors que `{ $total }` les a déjà additionnées.
hint-elaborate-too-late = écrivez `add { $rule } before { $total }`, ou mettez-la au-dessus de `{ $total }`.

## Noms que donne un règlement

wrong-elaborate-word-of-games = `{ $name }` est un mot de tous les jeux et ne peut pas être déclaré.
wrong-elaborate-no-reading = `{ $name }` n’a aucune lecture.
hint-elaborate-no-reading = écrivez au-dessous ses lectures, d’abord celle que l’on suppose.
wrong-elaborate-only-readings = sous un point laissé ouvert, il n’y a que des lectures.
wrong-elaborate-reading-twice = la lecture `{ $reading }` figure deux fois.

## Les règles dans leurs sections

wrong-elaborate-kind-of-rule = `{ $rule }` est d’un genre de règles qui n’a pas sa place dans `{ $section }`.
hint-elaborate-belongs = sa place est dans { $sections }.
wrong-elaborate-says-nothing = `{ $rule }` ne dit rien.
wrong-elaborate-lists-nothing = `{ $rule }` ne contient aucune carte.
wrong-elaborate-no-effects = sous `{ $rule }`, il ne peut pas y avoir d’effets.
wrong-elaborate-empty-range = il n’y a aucun nombre de { $low } à { $high }.
hint-elaborate-empty-range = écrivez d’abord le plus petit nombre.
wrong-elaborate-few-players = un jeu a au moins deux joueurs, et un nombre maximal.
wrong-elaborate-seat-kept = on ne peut pas encore retenir une place ; retenez un oui ou un non pour chaque place.
wrong-elaborate-box = ce que contient la boîte est un nombre de pièces.
wrong-elaborate-moment = `{ $moment }` n’est pas un moment de `{ $section }`.
hint-elaborate-moment = écrivez { $fits }.
wrong-elaborate-no-time = rien ne dit quand `{ $rule }` se fait.
hint-elaborate-no-time = écrivez `turn passes to` et la place, ou ce qui se fait, sous `at each bid`.
wrong-elaborate-no-bid-yet = avant l’ouverture, il n’y a pas de `{ $name }`.
wrong-elaborate-effect = `{ $effect }` ne peut pas être ici.
wrong-elaborate-to-draw = les cartes à tirer sont un nombre de 1 à 9.
wrong-elaborate-lie-there = les cartes y sont déjà.
hint-elaborate-lie-there = nommez deux emplacements.
wrong-elaborate-no-field = seul un champ peut changer de valeur.
wrong-elaborate-follows = `{ $name }` découle d’autres choses et ne peut pas être fixé.
wrong-elaborate-direction = on joue vers la gauche (1) ou vers la droite (-1).
hint-elaborate-direction = écrivez 1 ou -1.
wrong-elaborate-place-of-seats = chaque place a son `{ $place }`.
hint-elaborate-place-of-seats = écrivez `{ $place } of` et la place.
wrong-elaborate-place-on-table = `{ $place }` est sur la table.
hint-elaborate-place-on-table = écrivez `{ $place }`.

## Ce dont parle une expression

wrong-elaborate-type = il faut ici { $needed }, et ceci est { $given }.
wrong-elaborate-a-number = un nombre
wrong-elaborate-a-truth = un oui ou non
wrong-elaborate-a-seat = une place
wrong-elaborate-a-card = une carte
wrong-elaborate-division = seule une division par un nombre au-dessus de 0 a un sens.
wrong-elaborate-not-now = `{ $name }` n’est pas connu à ce moment.
wrong-elaborate-speaks-of = `{ $name }` parle de `{ $local }`, qui n’est pas connu à ce moment.
hint-elaborate-here = on connaît ici : { $names }.
wrong-elaborate-before-the-game = avant le début du jeu, on ne connaît que les options et `players`.
wrong-elaborate-of-a-seat = `{ $name }` appartient à une place.
hint-elaborate-of-a-seat = écrivez `{ $name } of` et la place.
wrong-elaborate-no-name = rien ne s’appelle `{ $name }`.
hint-elaborate-yes = le vrai s’écrit `yes`.
hint-elaborate-no = le faux s’écrit `no`.
wrong-elaborate-circle = cette définition tourne en rond : { $circle }.
wrong-elaborate-not-worn = `{ $name }` n’est pas auprès d’une place.
wrong-elaborate-no-seat-has = aucune place n’a `{ $name }`.
wrong-elaborate-no-number-of-seats = aucune place n’a de nombre appelé `{ $name }`.
wrong-elaborate-no-silence = il n’y a pas de point laissé ouvert `{ $silence }`.
wrong-elaborate-not-its-reading = `{ $silence }` n’a pas de lecture `{ $reading }`.
wrong-elaborate-one-answer = il faut ici exactement une réponse pour la lecture `{ $reading }` de `{ $silence }`.
hint-elaborate-one-answer = chaque lecture a une ligne : { $lines }.
wrong-elaborate-neither = `{ $name }` n’est ni une couleur ni un emplacement.
wrong-elaborate-no-colour = aucune carte n’est `{ $colour }`.
hint-elaborate-in-quotes = le nom d’une carte est entre guillemets : "{ $card }".
wrong-elaborate-no-place = il n’y a pas d’emplacement `{ $place }`.
wrong-elaborate-no-card = il n’y a pas de carte "{ $card }".
hint-elaborate-number-as-card = un nombre est nommé sous `cards` avant que des règles en parlent : `card "{ $card }"`.

## Affirmations

wrong-elaborate-taken-by-claim = le nom `{ $name }` est déjà celui de l’affirmation de la ligne { $line }.
wrong-elaborate-without-question = l’affirmation { $claim } ne demande rien.
hint-elaborate-without-question = demandez par exemple `bidding ends`, `never stuck` ou `always in a round bid above 0`.
wrong-elaborate-one-question = une affirmation ne pose qu’une question.
hint-elaborate-one-question = écrivez une seconde affirmation.
wrong-elaborate-second-time = `{ $what }` est ici une seconde fois.
wrong-elaborate-agreed-twice = `{ $what }` est convenu ici une seconde fois.
wrong-elaborate-one-deck = une affirmation porte sur un paquet, ou sur tout paquet semblable.
wrong-elaborate-two-games = `{ $what }` demande deux jeux ou plus.
wrong-elaborate-no-game = l’affirmation ne nomme aucun jeu.
hint-elaborate-no-game = écrivez `games` et leurs noms.
wrong-elaborate-claim-expects-nothing = l’affirmation { $claim } n’attend rien.
hint-elaborate-claim-expects-nothing = écrivez `expect proved` ou `expect refuted`.
wrong-elaborate-no-verdict = `{ $word }` n’est pas un verdict.
wrong-elaborate-no-players = de { $low } à { $high }, ce n’est pas un nombre de joueurs.

## Exemples

wrong-elaborate-taken = le nom `{ $name }` est déjà celui d’un autre à la ligne { $line }.
wrong-elaborate-no-situation = { $example } n’est ni un compte ni une manche.
hint-elaborate-no-situation = pour un compte, écrivez `table` et les cartes ; pour une manche, `hands` et une carte par place.
wrong-elaborate-only-counted = `{ $line }` n’a pas de sens là où l’on ne fait que compter les cartes.
hint-elaborate-only-counted = disposez une manche : `hands 3 4 5`.
wrong-elaborate-ends-a-playthrough = `{ $line }` termine une partie écrite.
wrong-elaborate-expects-nothing = { $example } n’attend rien.
hint-elaborate-expects-nothing = dites ce qui en sort : `total is 12`.
wrong-elaborate-no-meaning = `{ $line }` n’a pas de sens ici.
wrong-elaborate-has-no-silence = { $ruleset } n’a pas de point laissé ouvert `{ $silence }`.
wrong-elaborate-reading-of = `{ $reading }` n’est pas une lecture de { $silence }.
wrong-elaborate-of-no-game = { $example } n’est d’aucun jeu.
hint-elaborate-of-no-game = nommez-les : `example NOM of en, fr`.

## Parties écrites

wrong-elaborate-match-game = { $match } est une partie d’un seul jeu.
hint-elaborate-match-game = nommez-le : `of en`.
wrong-elaborate-match-players = { $match } ne dit pas combien jouent.
hint-elaborate-match-players = écrivez `players 3`.
wrong-elaborate-match-cards = les cartes viennent d’une graine ou de mélanges écrits, l’un des deux.
hint-elaborate-match-cards = écrivez `seed 7`, ou `shuffle` et les cartes dans leur ordre.
wrong-elaborate-match-deck = le paquet est nommé ou écrit en entier, pas les deux.
hint-elaborate-match-deck = enlevez l’un des deux.
wrong-elaborate-match-round = on attend ici la manche { $expected }, pas la manche { $round }.
hint-elaborate-match-round = une partie écrite a toutes ses manches, à partir de la première.
wrong-elaborate-match-end = { $match } ne se termine pas par l’état de la partie : elle est peut-être coupée.
hint-elaborate-match-end = la dernière ligne est `seat 1 has won` ou `nobody has won`.
