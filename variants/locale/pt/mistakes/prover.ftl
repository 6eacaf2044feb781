### Das afirmações: o que nomeiam e falta a um jogo, e o que não se pode perguntar.

wrong-prover-the-claim = a afirmação { $claim }: { $what }
wrong-prover-many-agreements = { $ways } acordos são demasiados para perguntar por eles um a um.
hint-prover-many-agreements = nomeie menos: até { $most } ao todo.
wrong-prover-no-option = nenhum dos jogos tem a opção { $name }.
wrong-prover-no-silence = nenhum dos jogos tem o ponto em aberto { $name }.
wrong-prover-any-deck = `{ $question }` não se pode perguntar de um baralho qualquer: a resposta depende de qual é.
hint-prover-any-deck = pergunte-o de um baralho com nome; de um qualquer pergunte por totais, ou por lances sem eles.
wrong-prover-assuming = `{ $question }` pergunta-se sem `assuming`: a resposta não olha para os lances.
hint-prover-assuming = tire `assuming`, ou pergunte algo que dependa dos lances: `bidding ends`.
wrong-prover-no-rule = { $ruleset } não tem nenhuma regra `{ $rule }`.
wrong-prover-several-places = { $ruleset } tem { $rules } regras com "{ $card }", por isso não tem um único lugar.
wrong-prover-no-place = { $ruleset } não tem nenhuma regra com "{ $card }", por isso não tem lugar na contagem.
hint-prover-no-place = as cartas que têm lugar são { $cards }.
wrong-prover-exchanged = { "\"" }{ $card }" não se pode trocar consigo mesma.
hint-prover-exchanged = nomeie duas cartas.
wrong-prover-asks-nothing = `every { $question }` não pergunta nada sobre `{ $name }`.
wrong-prover-nothing-left = de { $ruleset } não fica nada por que `every { $question }` pergunte.
hint-prover-nothing-left = deixe de fora o jogo, ou alguns dos nomes depois de `but`.
