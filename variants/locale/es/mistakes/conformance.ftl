### Del registro de otro programa: lo que no se puede leer en él.

wrong-conformance-the-log = el registro
wrong-conformance-match = la partida { $number }
wrong-conformance-no-match = no contiene ninguna partida.
wrong-conformance-outcome = `outcome` debe ser { $outcomes } o { $last }.
wrong-conformance-truth = `{ $key }` debe ser true o false.
wrong-conformance-bid-lacks = a `bid` le falta la clave `{ $key }`.
wrong-conformance-paid-by = lo que pagó el asiento { $seat }
wrong-conformance-number-in = un número de `coins`
wrong-conformance-seat-in = un asiento de `eliminated`
wrong-conformance-name-in = un nombre de `{ $key }`
