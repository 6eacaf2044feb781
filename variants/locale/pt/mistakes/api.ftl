### Do que se pediu à biblioteca e não tem resposta: baralhos, números de jogadores, ficheiros e pastas.

## Números de jogadores, opções, leituras, tempo

wrong-api-timeout = um limite de tempo é de mais de 0 e até { $most } segundos.
wrong-api-no-players-asked = não se pede nenhum número de jogadores.
wrong-api-not-in-a-row = uma auditoria é para números de jogadores seguidos.
hint-api-not-in-a-row = escreva 2-4.
wrong-api-nor = { $left } nem { $right }
wrong-api-no-option = nem { $names } tem uma opção `{ $option }`.
wrong-api-no-reading = nem { $names } tem a leitura `{ $reading }`.

## Cartas e baralhos

wrong-api-no-card = não há nenhuma carta para contar.
wrong-api-no-deck-in = { $file } não contém nenhum baralho.
wrong-api-copies = `{ $card }` tem um número de cópias de 1 a 1000.

## Ficheiros

wrong-api-empty-file = { $file } não contém nenhum regulamento, baralho, afirmação ou percurso.
wrong-api-nothing-to-change = não há nenhum regulamento que { $name } possa mudar.
wrong-api-no-source = { $name } não nomeia nenhuma fonte.
hint-api-no-source = escreva `source EN` por baixo do seu cabeçalho.
wrong-api-no-playthrough = { $file } não contém nenhuma partida escrita.
hint-api-no-playthrough = `play … --save FILE` escreve uma; `check { $file }` experimenta exemplos.
wrong-api-no-file = não há nenhum ficheiro { $file }.
hint-api-no-file = as afirmações estão em ficheiros; `coyote-spec audit { $file }` pergunta por um regulamento.
wrong-api-no-claim-in = { $file } não contém nenhuma afirmação.
hint-api-no-claim-in = uma afirmação começa com a palavra `claim` e um nome.
wrong-api-no-claim = nenhuma afirmação se chama `{ $name }`.
wrong-api-no-tour = não é fornecido nenhum percurso.
wrong-api-no-text = não há nenhum texto `{ $name }`.

## Certificados e registos

wrong-api-not-spoken-of = o certificado nada diz do regulamento { $name }.
wrong-api-answers-no-claim = um resultado do certificado não responde a nenhuma afirmação.
wrong-api-record-refused = não é possível usar { $file }: { $why }.
wrong-api-no-record = { $file } não é um registo de veredictos.
hint-api-no-record = indique um ficheiro que `prove --record` tenha escrito, ou um que não exista.

## Pastas

hint-api-new-folder = indique uma pasta que ainda não exista.
wrong-api-folder-in-use = { $folder } não está vazia, e nada é substituído.
