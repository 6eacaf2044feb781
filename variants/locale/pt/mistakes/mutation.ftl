### Da mudança de regras: o que nomeiam as provas contra elas.

wrong-mutation-no-deck = não há nenhum baralho `{ $name }`.
