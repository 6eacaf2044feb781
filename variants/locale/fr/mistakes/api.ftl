### De ce qui a été demandé à la bibliothèque et reste sans réponse : paquets, nombres de joueurs, fichiers et dossiers.

## Nombres de joueurs, options, lectures, temps

wrong-api-timeout = un délai est de plus de 0 et jusqu’à { $most } secondes.
wrong-api-no-players-asked = aucun nombre de joueurs n’est demandé.
wrong-api-not-in-a-row = un audit porte sur des nombres de joueurs qui se suivent.
hint-api-not-in-a-row = écrivez 2-4.
wrong-api-nor = { $left } ni { $right }
wrong-api-no-option = ni { $names } n’a d’option `{ $option }`.
wrong-api-no-reading = ni { $names } n’a la lecture `{ $reading }`.

## Cartes et paquets

wrong-api-no-card = il n’y a pas de carte à compter.
wrong-api-no-deck-in = { $file } ne contient pas de paquet.
wrong-api-copies = `{ $card }` a un nombre d’exemplaires de 1 à 1000.

## Fichiers

wrong-api-empty-file = { $file } ne contient ni règlement, ni paquet, ni affirmation, ni visite.
wrong-api-nothing-to-change = il n’y a pas de règlement que { $name } puisse changer.
wrong-api-no-source = { $name } ne nomme aucune source.
hint-api-no-source = écrivez `source EN` sous son en-tête.
wrong-api-no-playthrough = { $file } ne contient pas de partie écrite.
hint-api-no-playthrough = `play … --save FILE` en écrit une ; `check { $file }` joue des exemples.
wrong-api-no-file = il n’y a pas de fichier { $file }.
hint-api-no-file = les affirmations sont dans des fichiers ; `coyote-spec audit { $file }` interroge un règlement.
wrong-api-no-claim-in = { $file } ne contient pas d’affirmation.
hint-api-no-claim-in = une affirmation commence par le mot `claim` et un nom.
wrong-api-no-claim = aucune affirmation ne s’appelle `{ $name }`.
wrong-api-no-tour = aucune visite n’est fournie.
wrong-api-no-text = il n’y a pas de texte `{ $name }`.

## Certificats et registres

wrong-api-not-spoken-of = le certificat ne dit rien du règlement { $name }.
wrong-api-answers-no-claim = un résultat du certificat ne répond à aucune affirmation.
wrong-api-record-refused = impossible d’utiliser { $file } : { $why }.
wrong-api-no-record = { $file } n’est pas un registre de verdicts.
hint-api-no-record = indiquez un fichier écrit par `prove --record`, ou un qui n’existe pas.

## Dossiers

hint-api-new-folder = indiquez un dossier qui n’existe pas encore.
wrong-api-folder-in-use = { $folder } n’est pas vide, et rien n’est écrasé.
