### Des affirmations : ce qu’elles nomment et qu’un jeu n’a pas, et ce que l’on ne peut pas demander.

wrong-prover-the-claim = l’affirmation { $claim } : { $what }
wrong-prover-many-agreements = { $ways } accords, c’est trop pour les demander un par un.
hint-prover-many-agreements = nommez-en moins : { $most } en tout au plus.
wrong-prover-no-option = aucun des jeux n’a l’option { $name }.
wrong-prover-no-silence = aucun des jeux n’a le point laissé ouvert { $name }.
wrong-prover-any-deck = `{ $question }` ne peut pas se demander de n’importe quel paquet : la réponse dépend duquel il s’agit.
hint-prover-any-deck = demandez-le d’un paquet nommé ; de n’importe quel paquet, demandez les totaux, ou les annonces sans eux.
wrong-prover-assuming = `{ $question }` se demande sans `assuming` : la réponse ne regarde pas les annonces.
hint-prover-assuming = enlevez `assuming`, ou demandez ce qui dépend des annonces : `bidding ends`.
wrong-prover-no-rule = { $ruleset } n’a pas de règle `{ $rule }`.
wrong-prover-several-places = { $ruleset } a { $rules } règles avec "{ $card }" : la carte n’a donc pas une seule place.
wrong-prover-no-place = { $ruleset } n’a pas de règle avec "{ $card }" : la carte n’a donc pas de place dans le compte.
hint-prover-no-place = les cartes qui ont une place sont { $cards }.
wrong-prover-exchanged = { "\"" }{ $card }" ne peut pas être échangée avec elle-même.
hint-prover-exchanged = nommez deux cartes.
wrong-prover-asks-nothing = `every { $question }` ne demande rien sur `{ $name }`.
wrong-prover-nothing-left = il ne reste rien dans { $ruleset } sur quoi porte `every { $question }`.
hint-prover-nothing-left = laissez de côté le jeu, ou quelques-uns des noms qui suivent `but`.
