### Do registo de outro programa: o que nele não se pode ler.

wrong-conformance-the-log = o registo
wrong-conformance-match = a partida { $number }
wrong-conformance-no-match = não contém nenhuma partida.
wrong-conformance-outcome = `outcome` deve ser { $outcomes } ou { $last }.
wrong-conformance-truth = `{ $key }` deve ser true ou false.
wrong-conformance-bid-lacks = falta a chave `{ $key }` em `bid`.
wrong-conformance-paid-by = o que o lugar { $seat } pagou
wrong-conformance-number-in = um número de `coins`
wrong-conformance-seat-in = um lugar de `eliminated`
wrong-conformance-name-in = um nome de `{ $key }`
