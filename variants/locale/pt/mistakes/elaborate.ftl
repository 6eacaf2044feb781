### Dos ficheiros que se leem como linguagem de regras, mas que nada significam ou não são um jogo: o que
### está errado e como corrigir. O que está entre acentos graves é a linguagem, igual em toda a parte; o
### que está entre aspas é do autor, na língua que quiser.

## Nomes de regulamentos e ficheiros

wrong-elaborate-names-nothing = `{ $name }` não nomeia nenhum regulamento.
hint-elaborate-names-nothing = escreva um nome, um caminho ou `NOME+EMENDA`.
wrong-elaborate-no-ruleset = não há nenhum regulamento `{ $name }`.
wrong-elaborate-no-amendment = não há nenhuma emenda `{ $name }`.
hint-elaborate-is-amendment = { $name } é uma emenda: escreva-a depois de um `+`, como em `en+{ $name }`.
hint-elaborate-path-works = { $hint }; o caminho de um ficheiro também serve: `pasta/{ $name }.coyote`.
hint-elaborate-path-in-quotes = { $hint }; o caminho de um ficheiro também serve, entre aspas: `"pasta/{ $name }.coyote"`.
wrong-elaborate-holds-no-ruleset = { $file } não contém nenhum regulamento.
wrong-elaborate-holds-no-amendment = { $file } não contém nenhuma emenda.
hint-elaborate-holds-amendment = contém a emenda { $name }: escreva `en+{ $file }`.
hint-elaborate-holds-ruleset = contém o regulamento { $name }: escreva-o antes do `+`.
wrong-elaborate-no-ruleset-in = { $file } não contém nenhum regulamento { $name }.
wrong-elaborate-no-amendment-in = { $file } não contém nenhuma emenda { $name }.
wrong-elaborate-too-deep = { $name } tem demasiados níveis, uns dentro dos outros.
hint-elaborate-too-deep = faça com que amplie menos regulamentos, ou divida as suas definições.
wrong-elaborate-circle-of-rulesets = ampliam-se uns aos outros: { $circle }.
wrong-elaborate-names-no-deck = { $ruleset } não nomeia nenhum baralho.
hint-elaborate-names-no-deck = escreva `deck thirty` por baixo do cabeçalho.

## Emendas umas em cima das outras

wrong-elaborate-twice-on-top = { $amendment } é posta em cima duas vezes.
hint-elaborate-twice-on-top = uma vez basta.
wrong-elaborate-two-decks = { $one } e { $other } trazem cada uma o seu baralho.
wrong-elaborate-clash = { $one } e { $other } mudam ambas a regra `{ $rule }`.
hint-elaborate-leave-one-out = deixe uma das duas de fora.
wrong-elaborate-only-one = só se pode usar uma das duas: { $which }
wrong-elaborate-both-go-with = qualquer delas vai com { $names }
wrong-elaborate-goes-with = { $amendment } vai com { $names }
wrong-elaborate-and-also = { $left }; { $right }
hint-elaborate-sentence = { $what }.

## Acrescentar, substituir e tirar

wrong-elaborate-only-added = `before` é para uma regra que se acrescenta.
hint-elaborate-where-it-belongs = escreva-a no seu sítio.
hint-elaborate-stays-where-it-was = o que se substitui fica onde estava.
wrong-elaborate-nothing-to-change = `{ $word }` precisa de algo para mudar, e { $ruleset } não amplia nada.
hint-elaborate-nothing-to-change = escreva a regra sem essa palavra.
wrong-elaborate-rule-exists = já há uma regra `{ $rule }`.
hint-elaborate-rule-exists = para a mudar, escreva `replace { $rule }`.
wrong-elaborate-no-rule-before = em `{ $section }` não há nenhuma regra `{ $rule }` antes da qual a pôr.
wrong-elaborate-no-change = `{ $rule }` não diz se é nova.
hint-elaborate-replace = escreva `replace { $rule }`.
hint-elaborate-add = escreva `add { $rule }`.
wrong-elaborate-no-rule-to-replace = em `{ $section }` não há nenhuma regra `{ $rule }` para substituir.
wrong-elaborate-no-rule-to-remove = em `{ $section }` não há nenhuma regra `{ $rule }` para tirar.
hint-elaborate-in-section = está na secção `{ $section }`.
wrong-elaborate-too-large = com o que substitui, esta regra é demasiado grande.
hint-elaborate-too-large = escreva-a por extenso em vez de dizer `as before`.
wrong-elaborate-nothing-before = `as before` aqui não vale por nada.
hint-elaborate-nothing-before = vale pelo valor ou pelos efeitos de uma regra que se substitui.
wrong-elaborate-taken-by-rule = o nome `{ $name }` já é o da regra da linha { $line }.
hint-elaborate-taken-by-rule = dê outro nome a uma delas.

## Fontes e as suas cláusulas

wrong-elaborate-no-source = não há nenhuma fonte `{ $source }`.
wrong-elaborate-source-language = a fonte não diz em que língua está o texto.
hint-elaborate-source-language = por exemplo: `language en`.
wrong-elaborate-source-edition = a fonte não diz que edição é.
hint-elaborate-source-edition = por exemplo: `edition "a caixa de 2010"`.
wrong-elaborate-source-digest = a fonte não dá o resumo SHA-256 do texto.
hint-elaborate-source-digest = por exemplo: `digest "…"`.
wrong-elaborate-digest = um resumo é o SHA-256 do texto: 64 algarismos de 0 a f.
hint-elaborate-digest = `coverage … --text FICHEIRO` mostra o de um ficheiro.
wrong-elaborate-no-clauses = a fonte não contém nenhuma cláusula.
hint-elaborate-no-clauses = por exemplo: `1  line 2  rule  "Cada jogador tira uma carta."`.
wrong-elaborate-clause-twice = a cláusula { $clause } já está na linha { $line }.
hint-elaborate-clause-twice = dê-lhe o número seguinte.
wrong-elaborate-no-such-lines = nenhum texto tem uma cláusula assim.
hint-elaborate-no-such-lines = as linhas contam-se a partir de 1, a primeira antes da última: `lines 35 to 37`.
wrong-elaborate-no-clause = a fonte { $source } não tem nenhuma cláusula `{ $clause }`.
hint-elaborate-clauses = talvez `{ $close }`? As suas cláusulas vão de { $first } a { $last }.

## Baralhos e cartas

wrong-elaborate-no-deck = não há nenhum baralho `{ $deck }`.
wrong-elaborate-circle-of-decks = estes baralhos fazem-se uns dos outros: { $circle }.
wrong-elaborate-copies = não pode haver { $copies } cópias de uma carta.
hint-elaborate-copies = escreva um número de 1 a { $most }.
wrong-elaborate-card-twice = a carta "{ $card }" aparece duas vezes.
wrong-elaborate-deck-empty = o baralho { $deck } não tem nenhuma carta.
wrong-elaborate-deck = no baralho { $deck } está "{ $card }", e { $ruleset } não tem nenhuma regra para essa carta.
wrong-elaborate-card-of-deck = nenhuma regra conhece "{ $card }" de { $deck }.
wrong-elaborate-card-name = o nome de uma carta é curto, sem vírgulas nem espaços à volta.
wrong-elaborate-recorded = o que consta de `{ $rule }` não é uma só regra.

## O que um jogo precisa

wrong-elaborate-incomplete = o regulamento não diz { $what }.
hint-elaborate-example = por exemplo: `{ $example }`.
wrong-elaborate-asks-how-many = quantos podem jogar
wrong-elaborate-asks-which-cards = que cartas há
wrong-elaborate-asks-where-cards = onde ficam as cartas
wrong-elaborate-asks-dealt = o que se distribui
wrong-elaborate-asks-first = quem começa a primeira ronda
wrong-elaborate-first-starter = first_starter  chosen "quem for mais novo"
wrong-elaborate-asks-opening = com que número se pode abrir
wrong-elaborate-asks-raise = que número é uma subida
wrong-elaborate-asks-turn = a quem passa a vez
wrong-elaborate-asks-call = quem pode mandar contar as cartas
wrong-elaborate-asks-total = qual é o total
wrong-elaborate-asks-out = quem fica de fora
wrong-elaborate-asks-next = quem começa a seguir
wrong-elaborate-asks-end = quando termina uma partida
wrong-elaborate-asks-winner = quem ganha uma partida
wrong-elaborate-asks-tidied = o que acontece às cartas depois de uma ronda
wrong-elaborate-second-turn = uma segunda regra diz a quem passa a vez.
wrong-elaborate-second-box = uma segunda regra diz quantas moedas há na caixa.
wrong-elaborate-idle-silence = nenhuma regra consulta o ponto em aberto `{ $name }`.
hint-elaborate-idle-silence = escreva `by { $name }` onde o texto se cala.
wrong-elaborate-idle = nenhuma regra fala de `{ $name }`.
wrong-elaborate-idle-option = nenhuma regra fala da opção `{ $name }`.
wrong-elaborate-idle-card = nenhuma regra fala da carta "{ $card }".
hint-elaborate-idle-card = por exemplo: `with "{ $card }": draw 1 to …`.
wrong-elaborate-since-removed = como aqui se tira `{ $rule }`, { $said }
wrong-elaborate-since-replaced = como aqui se substitui `{ $rule }`, { $said }
hint-elaborate-since = diga-o na nova regra, ou mude também `{ $rule }`.
wrong-elaborate-too-late = `{ $rule }` muda o que contam as cartas quando `{ $total }` já as somou.
hint-elaborate-too-late = escreva `add { $rule } before { $total }`, ou ponha-a acima de `{ $total }`.

## Nomes que um regulamento dá

wrong-elaborate-word-of-games = `{ $name }` é uma palavra de todos os jogos e não se pode declarar.
wrong-elaborate-no-reading = `{ $name }` não tem nenhuma leitura.
hint-elaborate-no-reading = escreva por baixo as suas leituras, primeiro a que se supõe.
wrong-elaborate-only-readings = por baixo de um ponto em aberto só há leituras.
wrong-elaborate-reading-twice = a leitura `{ $reading }` aparece duas vezes.

## As regras nas suas secções

wrong-elaborate-kind-of-rule = `{ $rule }` é de um tipo de regras que não pertence a `{ $section }`.
hint-elaborate-belongs = pertence a { $sections }.
wrong-elaborate-says-nothing = `{ $rule }` não diz nada.
wrong-elaborate-lists-nothing = `{ $rule }` não contém nenhuma carta.
wrong-elaborate-no-effects = por baixo de `{ $rule }` não pode haver efeitos.
wrong-elaborate-empty-range = entre { $low } e { $high } não há nenhum número.
hint-elaborate-empty-range = escreva primeiro o número menor.
wrong-elaborate-few-players = um jogo tem pelo menos dois jogadores, e um número máximo.
wrong-elaborate-seat-kept = ainda não se pode guardar um lugar; guarde um sim ou não para cada lugar.
wrong-elaborate-box = o que há na caixa é um número de moedas.
wrong-elaborate-moment = `{ $moment }` não é um momento de `{ $section }`.
hint-elaborate-moment = escreva { $fits }.
wrong-elaborate-no-time = nada diz quando se faz `{ $rule }`.
hint-elaborate-no-time = escreva `turn passes to` e o lugar, ou o que se faz, por baixo de `at each bid`.
wrong-elaborate-no-bid-yet = antes da abertura não há nenhum `{ $name }`.
wrong-elaborate-effect = `{ $effect }` não pode estar aqui.
wrong-elaborate-to-draw = as cartas a tirar são um número de 1 a 9.
wrong-elaborate-lie-there = as cartas já lá estão.
hint-elaborate-lie-there = nomeie dois sítios.
wrong-elaborate-no-field = só um campo pode mudar de valor.
wrong-elaborate-follows = `{ $name }` resulta de outras coisas e não se pode fixar.
wrong-elaborate-direction = joga-se para a esquerda (1) ou para a direita (-1).
hint-elaborate-direction = escreva 1 ou -1.
wrong-elaborate-place-of-seats = cada lugar tem o seu `{ $place }`.
hint-elaborate-place-of-seats = escreva `{ $place } of` e o lugar.
wrong-elaborate-place-on-table = `{ $place }` está na mesa.
hint-elaborate-place-on-table = escreva `{ $place }`.

## De que fala uma expressão

wrong-elaborate-type = aqui é preciso { $needed }, e isto é { $given }.
wrong-elaborate-a-number = um número
wrong-elaborate-a-truth = um sim ou não
wrong-elaborate-a-seat = um lugar
wrong-elaborate-a-card = uma carta
wrong-elaborate-division = só tem sentido dividir por um número acima de 0.
wrong-elaborate-not-now = `{ $name }` não se conhece neste momento.
wrong-elaborate-speaks-of = `{ $name }` fala de `{ $local }`, que não se conhece neste momento.
hint-elaborate-here = aqui conhecem-se: { $names }.
wrong-elaborate-before-the-game = antes de o jogo começar só se conhecem as opções e `players`.
wrong-elaborate-of-a-seat = `{ $name }` é de um lugar.
hint-elaborate-of-a-seat = escreva `{ $name } of` e o lugar.
wrong-elaborate-no-name = nada se chama `{ $name }`.
hint-elaborate-yes = o verdadeiro escreve-se `yes`.
hint-elaborate-no = o falso escreve-se `no`.
wrong-elaborate-circle = esta definição anda em círculo: { $circle }.
wrong-elaborate-not-worn = `{ $name }` não está junto de um lugar.
wrong-elaborate-no-seat-has = nenhum lugar tem `{ $name }`.
wrong-elaborate-no-number-of-seats = nenhum lugar tem um número chamado `{ $name }`.
wrong-elaborate-no-silence = não há nenhum ponto em aberto `{ $silence }`.
wrong-elaborate-not-its-reading = `{ $silence }` não tem nenhuma leitura `{ $reading }`.
wrong-elaborate-one-answer = a leitura `{ $reading }` de `{ $silence }` precisa aqui de exatamente uma resposta.
hint-elaborate-one-answer = cada leitura tem uma linha: { $lines }.
wrong-elaborate-neither = `{ $name }` não é uma cor nem um sítio para cartas.
wrong-elaborate-no-colour = nenhuma carta é `{ $colour }`.
hint-elaborate-in-quotes = o nome de uma carta fica entre aspas: "{ $card }".
wrong-elaborate-no-place = não há nenhum sítio `{ $place }` para cartas.
wrong-elaborate-no-card = não há nenhuma carta "{ $card }".
hint-elaborate-number-as-card = um número nomeia-se em `cards` antes de as regras falarem dele: `card "{ $card }"`.

## Afirmações

wrong-elaborate-taken-by-claim = o nome `{ $name }` já é o da afirmação da linha { $line }.
wrong-elaborate-without-question = a afirmação { $claim } não pergunta nada.
hint-elaborate-without-question = pergunte por exemplo `bidding ends`, `never stuck` ou `always in a round bid above 0`.
wrong-elaborate-one-question = uma afirmação faz uma só pergunta.
hint-elaborate-one-question = escreva uma segunda afirmação.
wrong-elaborate-second-time = `{ $what }` aparece aqui pela segunda vez.
wrong-elaborate-agreed-twice = `{ $what }` é combinado aqui pela segunda vez.
wrong-elaborate-one-deck = uma afirmação é sobre um baralho, ou sobre qualquer um parecido.
wrong-elaborate-two-games = `{ $what }` precisa de dois jogos ou mais.
wrong-elaborate-no-game = a afirmação não nomeia nenhum jogo.
hint-elaborate-no-game = escreva `games` e os seus nomes.
wrong-elaborate-claim-expects-nothing = a afirmação { $claim } não espera nada.
hint-elaborate-claim-expects-nothing = escreva `expect proved` ou `expect refuted`.
wrong-elaborate-no-verdict = `{ $word }` não é um veredicto.
wrong-elaborate-no-players = de { $low } a { $high } não é um número de jogadores.

## Exemplos

wrong-elaborate-taken = o nome `{ $name }` já é o de outro na linha { $line }.
wrong-elaborate-no-situation = { $example } não é uma contagem nem uma ronda.
hint-elaborate-no-situation = para uma contagem escreva `table` e as cartas; para uma ronda, `hands` e uma carta por lugar.
wrong-elaborate-only-counted = `{ $line }` não tem sentido onde as cartas só se contam.
hint-elaborate-only-counted = disponha uma ronda: `hands 3 4 5`.
wrong-elaborate-ends-a-playthrough = `{ $line }` fecha uma partida escrita.
wrong-elaborate-expects-nothing = { $example } não espera nada.
hint-elaborate-expects-nothing = diga o que resulta: `total is 12`.
wrong-elaborate-no-meaning = `{ $line }` não tem sentido aqui.
wrong-elaborate-has-no-silence = { $ruleset } não tem nenhum ponto em aberto `{ $silence }`.
wrong-elaborate-reading-of = `{ $reading }` não é uma leitura de { $silence }.
wrong-elaborate-of-no-game = { $example } não é de nenhum jogo.
hint-elaborate-of-no-game = nomeie-os: `example NOME of en, fr`.

## Partidas escritas

wrong-elaborate-match-game = { $match } é uma partida de um só jogo.
hint-elaborate-match-game = nomeie-o: `of en`.
wrong-elaborate-match-players = { $match } não diz quantos jogam.
hint-elaborate-match-players = escreva `players 3`.
wrong-elaborate-match-cards = as cartas vêm de uma semente ou de baralhadas escritas, uma das duas coisas.
hint-elaborate-match-cards = escreva `seed 7`, ou `shuffle` e as cartas pela sua ordem.
wrong-elaborate-match-deck = o baralho nomeia-se ou escreve-se por extenso, não as duas coisas.
hint-elaborate-match-deck = tire uma delas.
wrong-elaborate-match-round = aqui espera-se a ronda { $expected }, não a { $round }.
hint-elaborate-match-round = uma partida escrita tem todas as suas rondas, a partir da primeira.
wrong-elaborate-match-end = { $match } não termina com o estado da partida: pode ter sido cortada.
hint-elaborate-match-end = a última linha é `seat 1 has won` ou `nobody has won`.
