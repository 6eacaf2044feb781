### De ce qui a été donné à la commande et ne peut pas servir : arguments, entrée standard, fichiers à écrire.

## Verbes

wrong-cli-no-verb = il n’y a pas de verbe `{ $name }` ; { $hint }
wrong-cli-no-option = il n’y a pas d’option `{ $name }` ; sans verbe, { $hint } ; les options d’un verbe se mettent après lui
wrong-cli-too-deep = ceci a trop de niveaux les uns dans les autres pour être lu.

## L’entrée standard

wrong-cli-standard-input = l’entrée standard
wrong-cli-no-input = il n’y a pas d’entrée standard.
hint-cli-no-people = laissez de côté `--as` : aucune personne ne joue.
wrong-cli-input-and-files = l’entrée standard ne peut pas être mise en forme en même temps que des fichiers.

## Fichiers à écrire

wrong-cli-it-is-read-only = il est en lecture seule
wrong-cli-changed-meanwhile = quelqu’un d’autre a modifié { $file } entre-temps.
wrong-cli-no-suffix = { $file } ne finit pas par { $suffix }.
hint-cli-no-suffix = écrivez { $file }.
wrong-cli-there-already = { $file } existe déjà.
wrong-cli-no-folder = il n’y a pas de dossier { $folder }.

## Livrets

wrong-cli-text-of-which = dites de quel règlement vient le texte.
hint-cli-text-of-which = par exemple : coverage en --text mon-exemplaire.txt

## Arguments

wrong-cli-argument = argument { $name } : { $why }
wrong-cli-twice = { $name } ne peut pas être à la fois { $one } et { $other }
wrong-cli-witnesses = un nombre de témoins va de 1 à { $most }.
wrong-cli-players = écrivez un nombre de joueurs, comme 4 ou 2-6, pas `{ $seen }`
wrong-cli-lower-first = écrivez d’abord le plus petit nombre de joueurs, pas `{ $seen }`
wrong-cli-players-range = le nombre de joueurs va de 1 à { $most }
wrong-cli-seconds = écrivez un nombre de secondes, pas `{ $seen }`
wrong-cli-seconds-range = écrivez plus de 0 et jusqu’à { $most } secondes
wrong-cli-card-empty = la carte { $number } est vide ; écrivez des noms entre virgules, comme 7,-5,x2
wrong-cli-no-card = il n’y a pas de carte ; écrivez des noms entre virgules, comme 7,-5,x2
wrong-cli-pair = écrivez NAME=VALUE, un nom et une valeur, pas `{ $seen }`
wrong-cli-it = ceci
wrong-cli-number-of-players = le nombre de joueurs
wrong-cli-number-of-witnesses = un nombre de témoins
wrong-cli-option-named = l’option { $name }
wrong-cli-whole = { $what } est un nombre entier, pas `{ $seen }`
wrong-cli-digits = { $what } ne peut pas être un nombre de { $digits } chiffres
