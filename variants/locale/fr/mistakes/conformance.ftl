### Du journal d’un autre programme : ce que l’on ne peut pas y lire.

wrong-conformance-the-log = le journal
wrong-conformance-match = la partie { $number }
wrong-conformance-no-match = il ne contient pas de partie.
wrong-conformance-outcome = `outcome` doit être { $outcomes } ou { $last }.
wrong-conformance-truth = `{ $key }` doit être true ou false.
wrong-conformance-bid-lacks = la clé `{ $key }` manque dans `bid`.
wrong-conformance-paid-by = ce qu’a payé la place { $seat }
wrong-conformance-number-in = un nombre de `coins`
wrong-conformance-seat-in = une place de `eliminated`
wrong-conformance-name-in = un nom de `{ $key }`
