### De ce qui ne peut pas servir : ce que disent toutes les parties du programme. Un message `wrong-…`
### dit ce qui ne va pas, `hint-…` comment y remédier. Ce qui est entre accents graves se tape tel quel.

## Noms et nombres

hint-shared-did-you-mean = peut-être `{ $name }` ?
hint-shared-known = on connaît ici : { $names }
hint-shared-none = il n’y en a pas.
wrong-shared-or = { $left } ou { $right }
wrong-shared-long-number = { $number } ({ $digits } chiffres)
wrong-shared-said-before = `{ $what }` a déjà été dit.
hint-shared-one-of-two = enlevez l’une des deux lignes.
wrong-shared-reserved = `{ $name }` est un mot du langage.
hint-shared-another-name = choisissez un autre nom.

## Fichiers

wrong-shared-folder = { $file } est un dossier, pas un fichier.
wrong-shared-too-large = { $file } fait plus de { $bytes } octets.
wrong-shared-unreadable = impossible de lire { $file } : { $why }.
wrong-shared-unwritable = impossible d’écrire { $file } : { $why }.
wrong-shared-no-file-name = { $name } n’est pas un nom de fichier.
wrong-shared-no-utf8 = { $file } n’est pas un texte en UTF-8.
wrong-shared-no-utf8-at = { $file } n’est pas en UTF-8 : octet { $byte }, ligne { $line }.
hint-shared-utf8 = enregistrez-le en UTF-8.

## Dossiers

wrong-shared-no-folder = { $folder } n’est pas un dossier.
wrong-shared-not-made = impossible de créer { $folder } : { $why }.
wrong-shared-made-in-no-folder = impossible de créer { $folder } : { $parent } n’est pas un dossier.
wrong-shared-made-in-read-only = impossible de créer { $folder } : { $parent } est en lecture seule.

## Pourquoi le système refuse

wrong-shared-system-not-there = il n’existe pas
wrong-shared-system-not-allowed = l’autorisation manque
wrong-shared-system-not-permitted = le système ne le permet pas
wrong-shared-system-folder = c’est un dossier
wrong-shared-system-no-folder = ce n’est pas un dossier
wrong-shared-system-there-already = il existe déjà
wrong-shared-system-not-empty = le dossier n’est pas vide
wrong-shared-system-name-too-long = le nom est trop long
wrong-shared-system-too-many-links = trop de liens symboliques se suivent
wrong-shared-system-read-only = le disque est en lecture seule
wrong-shared-system-no-space = le disque est plein

## Données en JSON, et noms qui manquent à un règlement

wrong-shared-no-json = { $name } n’est pas du JSON à partir de la ligne { $line }, colonne { $column }.
wrong-shared-too-deep = { $name } a trop de niveaux les uns dans les autres.
wrong-shared-other-schema = `schema` est un autre.
hint-shared-other-schema = ce programme lit `{ $schema }`.
wrong-shared-coins = { $numbers_n ->
    [one] `coins` a { $numbers } nombre pour { $seats } places.
   *[other] `coins` a { $numbers } nombres pour { $seats } places.
}
wrong-shared-has-no-option = { $ruleset } n’a pas d’option `{ $name }`.
wrong-shared-has-no-silence = { $ruleset } n’a pas de point laissé ouvert `{ $name }`.
wrong-shared-no-players = aucun nombre de joueurs ne convient à { $rulesets } avec ces options.
