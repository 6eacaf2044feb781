### Das páginas que não se podem fazer: blocos em Markdown, a pasta de um sítio, registos de traduções,
### papel.

## Blocos

wrong-handbook-no-block = não há nenhum bloco coyote-{ $kind }.
wrong-handbook-lacks = ao bloco coyote-{ $kind } falta { $what }.
wrong-handbook-a-ruleset = um regulamento
wrong-handbook-an-example = o nome de um exemplo, ou as suas linhas
wrong-handbook-the-other = o regulamento com que o comparar
wrong-handbook-no-use = ao bloco coyote-{ $kind } não serve `{ $word }`.
wrong-handbook-no-setting = o bloco coyote-{ $kind } não tem nenhuma definição `{ $setting }`.
wrong-handbook-twice = a definição `{ $setting }` é dada duas vezes.
wrong-handbook-quote = umas aspas não se fecham.
wrong-handbook-within = este bloco está numa lista, numa citação ou num texto recuado.
hint-handbook-within = comece-o na margem; para o mostrar tal e qual, ponha à volta uma cerca mais longa.
wrong-handbook-no-end = este bloco não tem fim.
hint-handbook-no-end = feche-o com { $fence }.
wrong-handbook-players = `players` é um número ou um intervalo.
hint-handbook-players = escreva players=4 ou players=2-6.
wrong-handbook-after = `after` é um número de acontecimentos.
hint-handbook-after = escreva after={ $number }.
wrong-handbook-too-far = `after={ $after }` é mais do que os { $events } acontecimentos que há.
hint-handbook-too-far = escreva after={ $events } para todos.
wrong-handbook-not-both = nenhum baralho e nenhum número de jogadores servem para os dois.
hint-handbook-form-rules = escreva ```coyote-rules REGULAMENTO [REGRA...]
hint-handbook-form-source = escreva ```coyote-source REGULAMENTO [REGRA...]
hint-handbook-form-example = escreva ```coyote-example REGULAMENTO [EXEMPLO] [after=N], ou as suas linhas lá dentro.
hint-handbook-form-table = escreva ```coyote-table REGULAMENTO [EXEMPLO] [after=N], ou as suas linhas lá dentro.
hint-handbook-form-totals = escreva ```coyote-totals REGULAMENTO [players=2-6]
hint-handbook-form-growth = escreva ```coyote-growth REGULAMENTO [players=2-6]
hint-handbook-form-comparison = escreva ```coyote-comparison REGULAMENTO REGULAMENTO
wrong-handbook-no-rule = { $ruleset } não tem nenhuma regra `{ $rule }`.
wrong-handbook-no-example = { $ruleset } não tem nenhum exemplo `{ $example }`.

## O site e a folha

hint-handbook-folder = indique uma pasta que esteja vazia ou ainda não exista, ou uma que `document` tenha feito.
wrong-handbook-not-ours = { $folder } não está vazia, e não é um site de coyote-spec.
wrong-handbook-paper = não há nenhum papel `{ $paper }`.
hint-handbook-papers = aqui conhecem-se: { $papers }.
wrong-handbook-too-large = { $ruleset } é demasiado grande para a mesa das disputas.
wrong-handbook-who-has-what = a contagem de { $ruleset } depende de quem tem que carta.
hint-handbook-who-has-what = isso não se diz à mesa das disputas.
wrong-handbook-of-site = { $language }: { $said }

## Registos de traduções

hint-handbook-record = reponha a versão que estava certa, ou tire-o dali e execute `translations --accept`.
wrong-handbook-no-json = daqui em diante isto não é JSON.
wrong-handbook-record = não é possível usar { $file }: { $why }.
wrong-handbook-record-too-large = é demasiado grande
wrong-handbook-record-unreadable = não se pode ler
wrong-handbook-record-number = contém um número demasiado longo
wrong-handbook-record-deep = tem demasiados níveis, uns dentro dos outros
wrong-handbook-record-other = não é `{ $schema }`
wrong-handbook-record-parts = tem `schema` e `units`, e nada mais
wrong-handbook-record-entry = `{ $name }` não é como uma anotação
hint-handbook-writable = dê permissão de escrita à pasta, ou copie antes as regras.
