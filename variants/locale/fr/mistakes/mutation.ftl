### Du changement de règles : ce que nomment les preuves contre elles.

wrong-mutation-no-deck = il n’y a pas de paquet `{ $name }`.
