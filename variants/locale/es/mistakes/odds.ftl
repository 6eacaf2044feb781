### De contar mesas: lo que no se puede contar y los acuerdos que no van juntos.

wrong-odds-shuffles = { $ruleset } devuelve cartas al mazo y lo mezcla durante la cuenta; entonces no se pueden contar los totales de todas las manos.
wrong-odds-who-holds = { $ruleset } pregunta en la cuenta quién tiene una carta; entonces no se pueden contar los totales de todas las manos.
wrong-odds-what-lies = { $ruleset } pregunta en la cuenta qué hay en { $place }; entonces no se pueden contar los totales de todas las manos.
wrong-odds-few-cards = { $cards } cartas no alcanzan para { $players } jugadores.
wrong-odds-unlike = { $one } y { $other } deben tener los mismos jugadores y la misma baraja.
wrong-odds-much-drawn = se podría robar demasiado para contarlo
wrong-odds-not-all-drawn = con una baraja así no se puede robar todo
wrong-odds-pile-runs-out = con una baraja así se puede acabar el mazo
wrong-odds-many-hands = { $hands } manos son demasiadas para contarlas
wrong-odds-many-tables = más de { $tables } mesas son demasiadas para contarlas
