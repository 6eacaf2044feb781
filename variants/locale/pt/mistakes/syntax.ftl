### Dos ficheiros que não se podem ler como linguagem de regras: o que está errado e como corrigir. O que
### está entre acentos graves é a linguagem, igual em toda a parte; o que está entre aspas é do autor, na
### língua que quiser.

## O começo de um ficheiro

wrong-syntax-empty = o ficheiro está vazio.
hint-syntax-empty = comece-o com `coyote { $version }`.
wrong-syntax-no-version = falta a versão.
hint-syntax-no-version = comece o ficheiro com `coyote { $version }`.
wrong-syntax-version = a versão { $version } da linguagem não é conhecida.
hint-syntax-version = este programa lê a versão { $version }.

## Disposição

wrong-syntax-tab = há uma tabulação no avanço da linha.
hint-syntax-tab = use dois espaços por nível.
wrong-syntax-indentation = o avanço desta linha não é o de nenhuma linha vizinha.
hint-syntax-indentation = { $depth_n ->
    [0] escreva-a sem avanço
    [one] dê-lhe { $depth } espaço de avanço
   *[other] dê-lhe { $depth } espaços de avanço
}, como nas linhas vizinhas.
wrong-syntax-line-too-long = esta linha tem { $characters } caracteres; o máximo é { $most }.
hint-syntax-split = reparta-a por várias regras.
wrong-syntax-too-deep = há demasiados níveis, uns dentro dos outros.
wrong-syntax-number-too-long = um número de { $digits } algarismos é demasiado comprido.

## O que não encaixa

wrong-syntax-unfit = { $seen } não encaixa aqui.
wrong-syntax-too-early = { $seen } vem demasiado cedo.
wrong-syntax-range = `to` dá um intervalo, que vai com `is`, não com `{ $word }`.
hint-syntax-range = escreva `is 3 to 4`.
wrong-syntax-nothing-under = não há nada por baixo desta linha.
hint-syntax-nothing-under = escreva por baixo o que lhe pertence, com mais dois espaços de avanço.
wrong-syntax-no-block = não pode haver nada mais avançado por baixo da linha anterior.
hint-syntax-no-block = dê-lhe o avanço da linha anterior, ou traga para ela o que está depois dos dois pontos, acima.
wrong-syntax-backslash = esta barra invertida não significa nada.
hint-syntax-backslash = depois de uma barra invertida vêm aspas ou outra barra invertida: \" ou \\.
wrong-syntax-open-quote = estas aspas não se fecham.
hint-syntax-open-quote = os textos e as cartas ficam entre aspas duplas, numa só linha.
hint-syntax-expected = aqui cabe: { $what }.
hint-syntax-expected-more = aqui cabe: { $what }, …
hint-syntax-begins-with = a linha começa com `{ $word }`: talvez `{ $meant }`?
hint-syntax-meant = queria escrever `{ $meant }` em vez de `{ $word }`?

## O que pode haver num sítio

wrong-syntax-a-name = um nome
wrong-syntax-a-number = um número inteiro
wrong-syntax-words = um texto entre "aspas"
wrong-syntax-a-clause = uma cláusula como EN-31
wrong-syntax-a-source = uma fonte como EN
wrong-syntax-end-of-line = o fim da linha
wrong-syntax-a-block = um bloco com avanço
wrong-syntax-end-of-block = o fim do bloco
wrong-syntax-end-of-file = o fim do ficheiro

## A forma certa do que se costuma escrever

hint-syntax-comparisons = as comparações são palavras: `above`, `below`, `at least`, `at most`, `is`, `is not`.
hint-syntax-otherwise = escreva `otherwise`, como em `caller when total at least bid, otherwise bidder`.
hint-syntax-when = escreva `when`, como em `when no green: no change`.
hint-syntax-colon = antes do que se faz vêm dois pontos: `when no green: no change`.
hint-syntax-at-least = escreva `at least { $number }`.
hint-syntax-at-most = escreva `at most { $number }`.
hint-syntax-nothing-done = onde não se faz nada, escreva `no change`.
hint-syntax-equals = escreva `becomes` para uma mudança e `is` para uma comparação.
hint-syntax-truth = o verdadeiro e o falso escrevem-se `yes` e `no`.
hint-syntax-straight-quotes = os textos e as cartas ficam entre aspas duplas direitas: "max0".
hint-syntax-round = diga como se arredonda: `gap / 10 rounded up`.
hint-syntax-card-in-quotes = o nome de uma carta fica entre aspas: "x2".
hint-syntax-when-first = a condição fica antes do que se faz: `when no green: no change`.
hint-syntax-other-side = o que vale nos outros casos fica depois de uma vírgula: `1 when no green, otherwise 2`.

## Cabeçalhos, secções e mudanças

wrong-syntax-its-title = "O seu título"
hint-syntax-section-indented = a secção `{ $section }` fica na margem, e as suas regras por baixo, com dois espaços de avanço.
hint-syntax-section-above = a secção `{ $section }` acima fica na margem, e as suas regras por baixo, com dois espaços de avanço.
hint-syntax-section-alone = uma secção fica sozinha na sua linha, tal e qual: `{ $section }`.
hint-syntax-section-first = escreva primeiro a sua secção e, por baixo, `{ $change }`, com dois espaços de avanço.
hint-syntax-section-named-first = escreva primeiro a sua secção, `{ $section }`, e, por baixo, `{ $change }`, com dois espaços de avanço.
hint-syntax-section-at-margin = escreva a secção na margem e a mudança por baixo, com dois espaços de avanço.
hint-syntax-sections = as secções são { $sections }.
hint-syntax-header-above = aquilo de que faz parte fica acima: `amendment mine "O seu título"`.
hint-syntax-amendment-header = escreva `amendment { $name } { $title }`; o que ela muda diz-se onde é usada, como em `{ $base }+{ $name }`.
hint-syntax-ruleset-header = escreva `ruleset { $name } { $title }`, ou `ruleset { $name } { $title } extends { $base }` se muda outro regulamento.
hint-syntax-no-game-named = uma emenda não diz que jogo muda: usa-se em cima de um, como em `en+{ $name }`.
hint-syntax-extends = o que ele amplia fica depois do título: `ruleset mine "O seu título" extends en`.
hint-syntax-all-it-says = aqui fica tudo o que a regra diz agora; `as before` vale pelo que dizia.
hint-syntax-right-after = o que diz fica logo a seguir ao nome: `{ $change }`.
hint-syntax-change = escreva `{ $change }`.
hint-syntax-change-says = escreva `{ $change }` e, a seguir, o que diz agora.
hint-syntax-replace = escreva `{ $change }`, ou `add` se é nova.

## A forma de uma regra em cada secção

hint-syntax-form-players = diz quantos podem jogar: `{ $name }  2 to 6`.
hint-syntax-form-options = uma opção enumera os seus valores: `{ $name }  5`, ou `{ $name }  3, or 4 to 5`.
hint-syntax-form-cards = as cartas têm uma cor: `{ $name }  green numbers above 0`, `{ $name }  blue card "x2"`.
hint-syntax-form-pieces = diz quantas peças há: `{ $name }  means 12 * boxes`.
hint-syntax-form-places = um sítio para cartas está nalgum lado: `{ $name }  lies with each seat, counted, seen by others`.
hint-syntax-form-state = o que se guarda tem um tipo e um valor inicial: `{ $name }  a number for a round, at first 0`.
hint-syntax-form-silences = um ponto em aberto pergunta, com as suas leituras por baixo: `{ $name }  asks "O que se tira então?"`.
hint-syntax-form-dealing = por exemplo: `{ $name }  for each seat where in_play of it: draw 1 to forehead of it`.
hint-syntax-form-bidding = por exemplo: `{ $name }  raise needs number above bid`, `{ $name }  call needs opened`.
hint-syntax-form-actions = por exemplo: `{ $name }  move before a bid`, e por baixo o que faz.
hint-syntax-form-counting = por exemplo: `{ $name }  with "x2": multiply every green by 2`.
hint-syntax-form-settling = por exemplo: `{ $name }  loser takes 1 coin`.
hint-syntax-form-elimination = por exemplo: `{ $name }  for each seat where coins of it above 2: …`.
hint-syntax-form-starting = por exemplo: `{ $name }  starter becomes loser`.
hint-syntax-form-reshuffling = por exemplo: `{ $name }  after a round: discard every card on the table`.
hint-syntax-form-ending = por exemplo: `{ $name }  when players_left is 1: the seat where in_play of it wins`.
