### De ce que l’on donne à jouer ou à compter : tables, parties, exemples, coups tapés, et ce dont on convient
### avant une partie. Ce qui est entre accents graves se tape tel quel.

## Où se trouve la faute

wrong-interpreter-in = { $where } : { $what }
wrong-interpreter-sentence = { $what }.
wrong-interpreter-and-also = { $left } ; { $right }
wrong-interpreter-the-scenario = la table
wrong-interpreter-the-match = la partie
wrong-interpreter-round-of = la manche { $round } de { $where }
wrong-interpreter-result-of = le résultat de { $where }
wrong-interpreter-it = le contenu
wrong-interpreter-card-in = une carte de { $where }
wrong-interpreter-number-in = un nombre de `{ $key }`
wrong-interpreter-shuffle = le mélange { $number }
wrong-interpreter-the-option = l’option `{ $name }`
wrong-interpreter-the-reading = la lecture de `{ $name }`
wrong-interpreter-event = le coup { $number }
wrong-interpreter-of-event = `{ $key }` du coup { $number }

## Ce qu’est une valeur de JSON

wrong-interpreter-no-constant = { $name } n’est pas du JSON : { $word } n’est pas un nombre.
wrong-interpreter-key-twice = { $name } nomme deux fois la clé `{ $key }`.
wrong-interpreter-long-number = { $name } contient un nombre de { $digits } chiffres.
wrong-interpreter-not-object = { $what } doit être un objet, pas { $kind }.
wrong-interpreter-not-list = { $what } doit être une liste, pas { $kind }.
wrong-interpreter-not-whole = { $what } doit être un nombre entier, pas { $kind }.
wrong-interpreter-not-text = { $what } doit être un texte, pas { $kind }.
wrong-interpreter-not-between = { $what } va de { $low } à { $high } ; ce ne peut être { $value }.
wrong-interpreter-not-at-least = { $what } doit être au moins { $low }, pas { $value }.
wrong-interpreter-an-object-at = `{ $key }` doit être un objet.
wrong-interpreter-no-key = { $what } n’a pas de clé `{ $key }`.
wrong-interpreter-key-missing = la clé `{ $key }` manque.
wrong-interpreter-lacks-key = la clé `{ $key }` manque dans { $what }.
wrong-interpreter-kind-truth = un oui ou non
wrong-interpreter-kind-number = un nombre
wrong-interpreter-kind-point = un nombre à virgule
wrong-interpreter-kind-text = un texte
wrong-interpreter-kind-list = une liste
wrong-interpreter-kind-object = un objet

## Tables et manches

hint-interpreter-hands = donnez une carte par place.
wrong-interpreter-many-hands = il y a beaucoup trop de mains.
wrong-interpreter-many-cards = { $what } contient plus de { $most } cartes.
wrong-interpreter-deck-empty = `deck` ne contient aucune carte.
wrong-interpreter-coins-range = une place a de 0 à { $most } pièces.
wrong-interpreter-two-players = une manche demande deux joueurs encore en jeu.
wrong-interpreter-starter-out = la place { $seat }, qui commence, est éliminée.
wrong-interpreter-out-already = { $coins_n ->
    [one] la place { $seat } a { $coins } pièce et serait déjà éliminée.
   *[other] la place { $seat } a { $coins } pièces et serait déjà éliminée.
}
hint-interpreter-out-already = écrivez null à la place de sa main, ou donnez-lui moins de pièces.
wrong-interpreter-too-many-copies = ce paquet a trop d’exemplaires d’une carte pour qu’on en fasse un programme.

## Parties

wrong-interpreter-cards-both = les cartes viennent de `seed` ou de `shuffles` ; les deux, `seed` et `shuffles`, sont données.
wrong-interpreter-cards-neither = les cartes viennent de `seed` ou de `shuffles` ; ni l’un ni l’autre n’est donné.
wrong-interpreter-deck-too-large = le paquet a plus de { $most } cartes.
wrong-interpreter-shuffles-listed = { $number_n ->
    [one] { $number } mélange est écrit, et il en faut un de plus.
   *[other] { $number } mélanges sont écrits, et il en faut un de plus.
}
wrong-interpreter-no-such-order = le mélange { $number } n’est pas un ordre des cartes que l’on mélange : { $what }.
wrong-interpreter-order-lacks = il manque { $cards }
wrong-interpreter-order-has-more = il y a { $cards } en trop
wrong-interpreter-few-cards = le paquet { $deck } a { $cards } cartes pour { $players } joueurs.
wrong-interpreter-few-cards-own = le paquet a { $cards } cartes pour { $players } joueurs.
hint-interpreter-few-cards = pour distribuer, il faut une carte par joueur.

## Coups et places

wrong-interpreter-no-move = il n’y a pas de coup `{ $move }`.
wrong-interpreter-has-no-move = { $ruleset } n’a pas de coup `{ $move }`.
wrong-interpreter-move-alone = `{ $move }` se dit sans rien d’autre.
hint-interpreter-another-is-asked = on demande { $what } à une autre place.
wrong-interpreter-move-with = `{ $move }` se dit avec { $what }.
wrong-interpreter-choice-amount = un nombre
wrong-interpreter-choice-target = une place
wrong-interpreter-choice-card = une carte
wrong-interpreter-no-whole-number = `{ $word }` n’est pas un nombre entier.
wrong-interpreter-many-digits = un nombre de plus de { $most } chiffres est trop long.
wrong-interpreter-no-seat = il n’y a pas de place { $seat }.
wrong-interpreter-no-seat-of = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
wrong-interpreter-no-seat-with = il n’y a pas de place { $seat } ; à { $players } joueurs, elles vont de 0 à { $last }.
wrong-interpreter-no-choice = le coup { $move } n’a pas de `{ $key }`.
wrong-interpreter-needs-choice = il faut `{ $key }` au coup { $move }.
wrong-interpreter-said-amount = le coup { $move } se dit avec un nombre : `seat 1: { $move } with 8`.
wrong-interpreter-said-target = le coup { $move } se dit pour une place : `seat 1: { $move } for seat 2`.
wrong-interpreter-said-card = le coup { $move } se dit avec une carte : `seat 1: { $move } "x2"`.
wrong-interpreter-said-alone = le coup { $move } se dit sans rien d’autre : `seat 1: { $move }`.

## Exemples et parties écrites

wrong-interpreter-example-in = { $example } dans { $ruleset }
wrong-interpreter-example-read = { $where }, avec { $reading } comme lecture de { $silence }
wrong-interpreter-event-forbidden = ce coup est interdit.
wrong-interpreter-event-forbidden-by = ce coup est interdit par { $rule }.
wrong-interpreter-expected = on attend `{ $says }`, et il est sorti { $came }.
wrong-interpreter-event-of-round = le coup { $event } de la manche { $round } est interdit.
wrong-interpreter-match-of = { $name } est une partie de { $game }, pas de { $ruleset }.
wrong-interpreter-number-needed = il faut ici un nombre de { $low } à { $high }.
wrong-interpreter-copies = une carte a de 1 à { $most } exemplaires.
wrong-interpreter-written-here = il est écrit ici `{ $says }`, et il est sorti `{ $came }`.
wrong-interpreter-nothing-more = il est écrit ici `{ $says }`, et il n’est rien sorti de plus de la manche.
wrong-interpreter-lacks-line = il manque une ligne à la fin de la manche { $round } : il est sorti `{ $came }`.
wrong-interpreter-forbidden = c’est interdit.
wrong-interpreter-forbidden-by = c’est interdit par { $rule }.

## Ce dont on convient avant une partie

wrong-interpreter-card-digits = le nombre d’une carte ne peut pas avoir { $digits } chiffres.
wrong-interpreter-no-card = { $ruleset } ne connaît pas de carte `{ $card }`.
hint-interpreter-no-card = tout nombre entier est une carte ; { $hint }
wrong-interpreter-too-few = le paquet { $deck } a { $cards } cartes, trop peu pour { $players } joueurs.
hint-interpreter-too-few = il suffit pour { $players } joueurs au plus.
wrong-interpreter-option-whole = l’option { $name } est un nombre entier.
wrong-interpreter-option-value = l’option { $name } ne peut pas être { $value } dans { $ruleset }.
hint-interpreter-option-value = elle peut être { $spans }.
wrong-interpreter-or-more = { $low } ou plus
wrong-interpreter-low-to-high = de { $low } à { $high }
wrong-interpreter-no-reading = `{ $reading }` n’est pas une lecture de { $silence } dans { $ruleset }.
wrong-interpreter-not-for = { $players_n ->
    [one] { $ruleset } n’est pas pour { $players } joueur
   *[other] { $ruleset } n’est pas pour { $players } joueurs
}
wrong-interpreter-not-with-players = { $ruleset } n’admet pas { $name } { $value } à { $players } joueurs
wrong-interpreter-rule-allows-not = la règle { $rule } de { $ruleset } n’admet pas ces options
wrong-interpreter-nor-others = { $why }, ni avec aucun autre nombre de joueurs.
wrong-interpreter-not-for-so-many = { $ruleset } n’est pas pour autant de joueurs.
wrong-interpreter-option-as = { $name } { $value }
hint-interpreter-players-with = avec { $options } : { $players } joueurs.
hint-interpreter-no-players-with = aucun nombre de joueurs n’admet { $options }.
wrong-interpreter-deck-lacks = le paquet { $deck } a { $held } de `{ $card }`, pas { $wanted }
wrong-interpreter-deck-without-rule = le paquet { $deck } contient "{ $card }", et { $ruleset } n’a pas de règle pour cette carte.
