### O que se apurou: as frases dos resultados, como as dizem `compare`, `prove` e `audit`. De um número
### { $n } há também { $n_n }: escolhe a forma.

## Cartas, jogadas e o que mudam

found-and = { $left } e { $right }
found-number-or-more = { $number } ou mais
found-number-to = de { $first } a { $last }
found-no-number = nenhum
found-two-cards = { $one } com { $other }
found-with-draws = { $cards } e depois { $pile } do monte
found-event-bids = o lugar { $seat } diz { $amount }
found-event-does = o lugar { $seat }: { $what }
found-the-number = o número { $number }
found-seat = o lugar { $seat }
found-the-card = a carta { $card }
found-coins = { $number_n ->
    [one] { $number } moeda
   *[other] { $number } moedas
}
found-bid-is = o lance é { $amount }, do lugar { $seat }
found-total-is = o total é { $total }
found-seat-has = o lugar { $seat } tem { $coins }
found-seat-is-out = o lugar { $seat } fica de fora
found-to-the-left = joga-se para a esquerda
found-to-the-right = joga-se para a direita
found-value-is = { $name } é { $value }
found-value-of-seat-is = { $name } do lugar { $seat } é { $value }
found-yes = sim
found-no = não
found-card-comes = { $card } passa para { $place }
found-pile-filled = o monte é reposto
found-seat-to-act = é a vez do lugar { $seat }
found-only-a-bid = depois só cabe um lance
found-over-without-count = a ronda acaba sem contagem
found-all-shuffled = baralham-se todas as cartas
found-seat-wins = o lugar { $seat } ganha a partida
found-seat-starts = o lugar { $seat } começa a ronda seguinte
found-no-such-move = não existe { $move }
found-forbidden-by = proibido por { $rule }
found-nothing-changes = nada muda

## O que inverte uma resposta

found-flip-card = a carta { $new } em vez de { $old }
found-flip-draw = vira-se { $card }
found-flip-draw-instead = vira-se { $card } em vez de { $old }
found-flip-hand = o lugar { $seat } tem a carta { $card } em vez de { $old }
found-flip-pile = a carta { $place } do monte é { $card } em vez de { $old }
found-flip-pile-shorter = falta ao monte a sua última carta, { $card }
found-flip-pile-longer = a carta { $card } está por baixo do monte
found-flip-coins = o lugar { $seat } tem { $coins }
found-flip-coins-instead = o lugar { $seat } tem { $coins } em vez de { $old }
found-flip-starter = começa o lugar { $seat } em vez do lugar { $old }
found-flip-more-players = há mais um jogador, o lugar { $seat }, com a carta { $card }
found-flip-fewer-players = há um jogador a menos: falta o lugar { $seat }
found-flip-without = sem a jogada { $number }: { $event }
found-flip-also = depois da jogada { $number }, também: { $event }
found-flip-also-first = no início, também: { $event }
found-flip-amount = { $event } em vez de { $old } (jogada { $number })
found-flip-event = na jogada { $number }, { $event }, em vez de: { $old }
found-flip-agreed = nada na mesa: é preciso combinar que { $name } seja { $value }

## Dois regulamentos lado a lado

found-deck-same = Os dois têm o mesmo baralho.
found-players-same = Os dois são para os mesmos números de jogadores.
found-options-same = Os dois têm as mesmas opções.
found-too-many-values = há demasiados valores das opções para os comparar um a um.
found-option-only-in = Só { $ruleset } tem a opção { $option }.
found-deck-each = { $one } joga-se com { $mine } e { $other } com { $theirs }.
found-copies-each = { $card }: { $mine } e { $theirs } cópias
found-players-each = { $one } admite { $mine } jogadores; { $other }, { $theirs }.
found-option-values = Com { $players } jogadores, { $option } pode ser { $mine } em { $one } e { $theirs } em { $other }.
found-option-usual = Salvo acordo em contrário, { $option } é { $mine } em { $one } e { $theirs } em { $other }.
found-option-together = Com { $players } jogadores, só { $ruleset } permite { $what } ao mesmo tempo.
found-counting-differs = { $table }: o total é { $mine } em { $one } e { $theirs } em { $other }.
found-counting-same = Qualquer mesa de { $deck } tem o mesmo total em { $one } e em { $other }.
found-cards-differ = { $table }: não acontece o mesmo às cartas.
found-cards-left = { $ruleset }: no monte { $pile_n ->
    [one] { $pile } carta
   *[other] { $pile } cartas
}, nos descartes { $out }
found-cards-same-after = Depois de cada ronda com { $deck } baralham-se e descartam-se as mesmas cartas.
found-sight-differs = Uma carta distribuída está { $mine } em { $one } e { $theirs } em { $other }.
found-sight-all = à vista de todos
found-sight-others = à vista dos outros
found-sight-nobody = fora da vista de todos
found-dealing-undecided = Com { $players } jogadores, os dois distribuem de outro modo com algum monte e alguns descartes; não está decidido se uma partida chega a uma distribuição assim: não o mostra nenhuma ronda das que se experimentaram.
found-dealing-same = Os dois distribuem da mesma maneira, com qualquer monte e quaisquer descartes.
found-dealing-differs = Com { $players } jogadores, a primeira ronda de uma partida não se distribui da mesma maneira.
found-moves-only-in = Só { $ruleset } tem: { $moves }.
found-move-choice-differs = A jogada { $move } faz-se { $mine } num e { $theirs } no outro.
found-made-before = antes de um lance, com { $choice }
found-made-instead = em vez de um lance, com { $choice }
found-made-after = depois de um lance, com { $choice }
found-a-number = um número
found-a-seat = um lugar
found-a-card = uma carta
found-no-choice = nada para escolher
found-moves-same = Cada jogada pode fazer-se nos mesmos momentos e faz o mesmo.
found-moves-none = Nenhum tem jogadas além dos lances e dos desafios; depois de cada uma, é nos dois a vez do mesmo jogador.
found-turn-differs = { $one } e { $other } diferem em quem tem a vez depois de um lance.
found-move-differs = { $one } e { $other } diferem em quando se pode fazer { $move }, ou no que faz.
found-move-undecided = Com { $players } jogadores, a jogada { $move } pode fazer-se, ou age, de outro modo nalgum estado; não se encontrou nenhum desenrolar curto que mostre uma diferença; experimente outros números de jogadores ou um --timeout mais longo.
found-undecided-with = por decidir com { $players } jogadores: { $why }; não se encontrou nenhum desenrolar curto que mostre uma diferença.
found-some-state-differs = encontrou-se um estado, talvez um a que nenhuma partida chega, em que diferem em { $what } (experimente outros números de jogadores ou um --timeout mais longo)
found-aspect-differs = { $one } e { $other } diferem em { $what }.
found-aspect-same = { $one } e { $other } coincidem em { $what }{ $moves }{ $calls }.
found-aspect-opening = os números que podem abrir a ronda
found-aspect-raise = os números que são uma subida
found-aspect-call = quando se pode desafiar
found-aspect-actions = quando se pode fazer cada jogada e o que ela faz
found-aspect-settling = quem paga e quanto
found-aspect-elimination = quem fica de fora
found-aspect-next-starter = quem começa a ronda seguinte
found-aspect-end = quem ganhou e quando
found-unless-unshared = , enquanto ninguém fizer uma jogada que só um dos dois tem
found-after-calls = , depois dos desafios que os dois têm: { $calls }
found-no-call-in-common = { $one } e { $other } não têm nenhum desafio em comum depois do qual os comparar.
found-not-decided = por decidir: { $why }
found-reading-undecided = { $reading }: não está decidido o que muda nisto
found-reading-mends = { $reading } torna-os iguais
found-reading-breaks = { $reading } desfá-lo
found-reading-breaks-so = { $reading } desfá-lo: { $how }
found-reading-gives = { $cards } dá { $mine } em { $one } e { $theirs } em { $other }
found-readings-mend = { $readings }, juntas, tornam-nos iguais; nenhuma por si só
found-readings-break = { $readings }, juntas, desfazem-no; nenhuma por si só
found-no-reading-mends = nenhuma outra leitura os torna iguais, nem várias juntas

## Como se encontrou

found-by-values = as listas, valor por valor
found-by-many-counts = muitas contagens ao mesmo tempo, todas as mesas ou o programa de resolução
found-by-solver = programa de resolução
found-by-table-often = { $how }: a mesa mais pequena; jogada de novo; a frequência, contando todas as distribuições
found-by-hands-of-deck = { $how }: todas as mãos e cartas viradas do baralho
found-by-hands = programa de resolução: todas as mãos e cartas viradas
found-by-places = as listas de sítios
found-by-pile-and-match = programa de resolução: qualquer monte; a primeira ronda de uma partida
found-by-pile = programa de resolução: qualquer monte e quaisquer descartes
found-by-first-round = a primeira ronda de uma partida; jogada de novo
found-by-moves = as listas de jogadas
found-by-any-state = programa de resolução: qualquer estado
found-by-any-state-of-round = programa de resolução: qualquer estado de uma ronda
found-by-calls = as listas de desafios
found-by-scenario = programa de resolução: a situação mais pequena; jogada de novo
found-by-course = procura simples: o desenrolar mais curto, depois menos moedas e lances mais pequenos; jogado de novo

## What else is known of silences

found-pile-empty-from = Numa partida com { $players } jogadores pode ser preciso tirar uma carta de um monte vazio, nunca antes da ronda { $rounds }{ $fewer }.
found-with-fewer-never = ; com menos jogadores ({ $numbers }) nunca acontece
found-pile-never-empty = Em nenhuma partida com estes números de jogadores se tira uma carta de um monte vazio.

## O que se pergunta nas afirmações

found-assuming = , supondo que { $what },
found-any-like = qualquer um como { $deck }
found-premise-never = A premissa não pode dar-se: em nenhum estado de { $rulesets } há um lance legal tal que { $what }.
found-bidding-ends = Com { $players } jogadores, toda a série de lances de { $ruleset }{ $premise } termina. { $moving }
found-bidding-moves = Todo o estado que não terminou tem uma jogada legal.
found-bidding-may-stick = Não se apurou se todo o estado tem uma jogada legal: pode acabar bloqueada.
found-bidding-unknown = { $ruleset } com { $players } jogadores: não se encontrou nem uma medida que desça nem uma série de lances sem fim.
found-bidding-endless = Com { $players } jogadores, uma série de lances de { $ruleset }{ $premise } pode não terminar: começa com { $opening }, e cada lugar seguinte pode dizer mais { $more }.
found-holds-throughout = vale sempre: { $what }
found-falls-with-moves = desce a cada jogada: { $ranking }
found-falls-with-rounds = desce a cada ronda: { $ranking }
found-then-measure = { $first }; depois, { $next }
found-one-until = 1 até que seja assim: { $name }; depois, 0
found-one-while = 1 enquanto for assim: { $name }; senão, 0
found-seats-having = quantos lugares têm { $name }
found-seats-lacking = quantos lugares não têm { $name }
found-players-in = os jogadores que continuam em jogo
found-lacked-by-players = { $name } que faltam aos que continuam em jogo para { $bound }
found-held-by-players = { $name } dos que continuam em jogo
found-pattern = padrão: { $pattern }
found-each-bid-more = cada lance seguinte é mais { $more } do que o último
found-closed = fechado: { $facts }; o resto que está fixado está como no começo de uma partida
found-fact = { $name }{ $where }
found-fact-not = não { $name }{ $where }
found-fact-is = { $name }{ $where } é { $value }
found-fact-at-least = { $name }{ $where } é { $value } ou mais
found-at-seat = { " " }do lugar { $seat }
found-at-every-seat = { " " }de cada lugar
found-stuck-never = Com { $players } jogadores, todo o estado de { $ruleset }{ $premise } que não terminou tem uma jogada legal.
found-stuck-unknown = { $ruleset } com { $players } jogadores{ $premise }: para algum estado não se encontrou nenhuma jogada legal.
found-stuck = Uma ronda de { $ruleset }{ $premise } com { $players } jogadores pode bloquear: { $who }, e não há nenhuma jogada legal.
found-nobody-to-act = não é a vez de ninguém
found-forced-never-ended = Em { $ruleset }{ $premise } com { $players } jogadores, ninguém pode ser obrigado a lances sem fim: a partir de qualquer estado pode terminar-se a ronda com jogadas legais.
found-forced-never-ranked = Em { $ruleset }{ $premise } com { $players } jogadores, ninguém pode ser obrigado a lances sem fim: nenhuma série de lances continua sem fim.
found-forced-unknown = Em { $ruleset }{ $premise } com { $players } jogadores, ninguém pode ser obrigado a lances sem fim: não se encontrou nem isso nem um conjunto de estados a partir dos quais nenhuma ronda termina.
found-forced = Em { $ruleset }{ $premise } com { $players } jogadores, o lugar { $seat } pode ser obrigado a lances sem fim: já nenhuma jogada legal termina a ronda.
found-certain = Com { $players } jogadores, quem vê { $cards } pode ter a certeza de que { $bid } é { $of }: o total vai de { $low } a { $high }, seja qual for a própria carta.
found-certain-never = Com { $players } jogadores, em { $ruleset } ninguém pode ter a certeza de que { $bid } é { $of }: { $best } é o número { $end } que pode sê-lo. Mesmo para quem vê { $cards }, o total vai de { $low } a { $high }, seja qual for a própria carta.
found-end-lowest = mais baixo
found-end-highest = mais alto
found-of-too-high = demasiado alto
found-of-safe = seguro
found-sets-certain = com { $few } de { $many } conjuntos de cartas visíveis tem-se a certeza disso
found-own-card-makes = na mesa mostrada a própria carta é { $card }, e o total é { $total }
found-what-is-certain = Com { $players } jogadores de { $ruleset }, { $high } é o número mais baixo de que alguém pode ter a certeza de que é demasiado alto, vendo { $seeing }; a partir de { $always } todos a têm. { $safe } é o mais alto de que se pode ter a certeza de que não o é, vendo { $sees }.
found-what-is-certain-otherwise = Com { $players } jogadores de { $ruleset }, { $safe } é o número mais alto de que alguém pode ter a certeza de que não é demasiado alto, vendo { $sees }, e { $high } o mais baixo de que se pode ter a certeza de que o é, vendo { $seeing }, e não como se afirma.
found-sets-safe = com { $few } de { $many } conjuntos de cartas visíveis tem-se a certeza de que { $number } não é demasiado alto
found-range = Com { $players } jogadores, os totais de { $ruleset } vão de { $low } a { $high }.
found-range-otherwise = Com { $players } jogadores, os totais de { $ruleset } vão de { $low } a { $high }, e não como se afirma.
found-range-widest = Com { $players } jogadores, os totais de { $ruleset } vão, no máximo, de { $low } a { $high }.
found-range-widest-otherwise = Com { $players } jogadores, os totais de { $ruleset } vão, no máximo, de { $low } a { $high }, e não como se afirma.
found-copies-never-matter = Com { $players } jogadores, os totais de { $ruleset } vão de { $low } a { $high } com { $deck }, e nenhum baralho parecido os ultrapassa.
found-copies-matter = Com { $players } jogadores, os totais de { $ruleset } vão de { $low } a { $high } com { $deck }, e de { $lowest } a { $highest } com outros parecidos.
found-total-by = { $total } com { $table }
found-table-then = { $cards } e depois { $pile }
found-table-of-deck = { $table } de um baralho com { $copies }
found-number-of-one = { $number } de { $card }
found-number-of-each = { $number } de cada uma de { $cards }
found-two-copies = duas
found-three-copies = três
found-four-copies = quatro
found-one-of-each-other = uma de cada uma das outras
found-one-of-each = uma de cada carta
found-counts-alike-any-deck = Com { $players } jogadores, { $one } e { $other } contam da mesma maneira qualquer mesa.
found-counts-alike = Com { $players } jogadores, { $one } e { $other } contam da mesma maneira qualquer mesa de { $deck }.
found-counts-otherwise = { $table }: { $one } dá { $mine } e { $other }, { $theirs }.
found-order-matters = { $table }: com «{ $first }» antes de «{ $second }», como em { $ruleset }, o total é { $mine }; ao contrário é { $theirs }.
found-order-never-matters = { $ruleset } conta da mesma maneira, em qualquer das duas ordens, toda a mesa cujas únicas especiais são «{ $first }» e «{ $second }».
found-deck-lacks-both = O baralho { $deck } não tem { $cards }: nenhuma mesa tem as duas cartas.
found-quoted = «{ $card }»
found-nor = { $left } nem { $right }
found-exchange-passes = a troca passa também por: { $rules }
found-every-such-deck = { $what } Todo o baralho assim tem estas cartas.
found-one-such-deck = com o baralho { $deck } tal como é, que é um deles
found-certain-any-deck = Com { $players } jogadores, quem vê { $cards } pode ter a certeza de que { $bid } é { $of }, com qualquer baralho assim: o total vai de { $low } a { $high }.
found-certain-not-with = Com { $players } jogadores e um baralho com { $copies }, ninguém pode ter a certeza de que { $bid } é { $of }: { $best } é o número mais próximo que pode sê-lo.
found-true-opening-any-deck = Com { $players } jogadores, nenhum total de um baralho assim é menor do que { $lowest }, e em { $ruleset } pode abrir-se com { $number }: é verdade de qualquer mesa.
found-true-opening = Com { $players } jogadores, nenhum total é menor do que { $lowest }, e em { $ruleset } pode abrir-se com { $number }: é verdade de qualquer mesa.
found-no-true-opening-any-deck = { $table } dão { $total }, mas em { $ruleset } { $what }.
found-no-true-opening = Com { $players } jogadores, { $cards } dão { $total }, mas em { $ruleset } { $what }.
found-nothing-may-open = não se pode abrir com nenhum número
found-lowest-that-opens = o número mais baixo com que se pode abrir é { $number }
found-never-acts = Em nenhuma situação de { $ruleset } pode `{ $rule }` agir ou proibir seja o que for.
found-acts-in-no-match = Em nenhuma partida de { $ruleset } pode { $rules } agir ou proibir seja o que for.
found-none-with-fewer = está demonstrado que com menos jogadores ({ $numbers }) não a há
found-fewer-unproved = não se demonstrou que não a haja com menos jogadores ({ $numbers })
found-can-act = Com { $players } jogadores de { $ruleset }, { $rules } pode agir ou proibir alguma coisa.
found-can-act-at-once = Com { $players } jogadores de { $ruleset }, { $rules } podem agir ou proibir alguma coisa numa mesma situação.
found-acting-unknown = Não se encontrou nenhuma situação de { $ruleset } em que { $rules } possa agir ou proibir alguma coisa, nem uma demonstração de que não a há; experimente mais jogadores ou um --timeout mais longo.
found-acting-unknown-at-once = Não se encontrou nenhuma situação de { $ruleset } em que { $rules } possam agir ou proibir alguma coisa, nem uma demonstração de que não a há; experimente mais jogadores ou um --timeout mais longo.
found-as-code = `{ $name }`
found-allows-players = `{ $rule }` permite { $players } jogadores de { $ruleset }.
found-allows-no-players = `{ $rule }` não permite nenhum destes números de jogadores de { $ruleset }.

## Partidas

found-rounds-taken-to-end = desde que toda a ronda termine
found-rounds-proved-to-end = pois toda a série de lances termina
found-rounds-for-ever = sem fim
found-rounds-or-more = { $low } rondas ou mais, sem fim
found-rounds-exactly = { $number_n ->
    [one] { $number } ronda
   *[other] { $number } rondas
}
found-rounds-between = de { $low } a { $high } rondas
found-match-ends = Com { $players } jogadores, toda a partida de { $ruleset }{ $premise } termina, { $given }; dura { $rounds }.
found-match-ends-somehow = Com { $players } jogadores, toda a partida de { $ruleset }{ $premise } termina, { $given }.
found-match-unknown = { $ruleset } com { $players } jogadores: não se encontrou nem uma medida que desça nem uma partida sem fim; { $why }.
found-every-round-wins = toda a ronda ganha a partida
found-no-round-ends = { $ruleset } com { $players } jogadores: não se encontrou nenhuma ronda que termine, por isso a premissa pode nunca se cumprir.
found-at-least-rounds = no mínimo { $rounds }
found-at-most-rounds = no máximo { $rounds }
found-match-endless = Com { $players } jogadores, uma partida de { $ruleset }{ $premise } pode não terminar ({ $given }): depois da ronda { $round } tudo está como { $back }. { $shortest }
found-back-to-round = depois da ronda { $round }
found-back-to-first = antes da primeira
found-fewest-rounds = está demonstrado que nenhuma partida volta atrás em menos rondas
found-fewer-rounds-unknown = não se demonstrou que nenhuma partida volte atrás em menos rondas
found-no-match-ends = Nenhuma partida termina.
found-shortest-match = A partida mais curta dura { $rounds }.
found-rounds-unknown = { $ruleset } com { $players } jogadores: não se apurou se toda a ronda termina. Experimente `provided every round ends`.
found-match-endless-by-round = Com { $players } jogadores, uma partida de { $ruleset } pode não terminar, pois uma ronda pode não terminar. { $what }
found-premise-missing = a premissa que falta: { $premise }
found-match-lasts = Com { $players } jogadores, uma partida de { $ruleset }{ $premise } dura { $rounds }, { $given }.
found-match-lasts-otherwise = Com { $players } jogadores, uma partida de { $ruleset }{ $premise } dura { $rounds }, { $given }, e não como se afirma.
found-no-box = { $ruleset } não diz quantas moedas há, por isso não pode faltar nenhuma.
found-coins-more-than = mais de { $coins }
found-coins-at-most = no máximo { $coins }
found-coins-suffice = Com { $players } jogadores{ $agreed }, as moedas da caixa de { $ruleset } chegam sempre: os jogadores têm ao mesmo tempo { $coins }, e nela há { $box }.
found-coins-lack = Com { $players } jogadores{ $agreed }, as moedas da caixa de { $ruleset } nem sempre chegam: os jogadores teriam ao mesmo tempo { $coins }, e nela há { $box }. Nunca antes da ronda { $round } se deve uma que não existe.
found-in-brackets = { " " }({ $what })
found-deal-lacks = uma distribuição não encontra cartas suficientes no monte, nunca antes da ronda { $round }
found-deal-enough = toda a distribuição encontra cartas suficientes no monte
found-deal-too-small = uma distribuição pode não encontrar cartas suficientes mesmo que se baralhem todas
found-pile-suffices = Com { $players } jogadores e o baralho { $deck }, o monte de { $ruleset } nunca está vazio quando é preciso tirar uma carta depois da distribuição.
found-pile-lacks = Com { $players } jogadores e o baralho { $deck }, o monte de { $ruleset } pode estar vazio quando é preciso tirar uma carta: nunca antes da ronda { $round }.

## O que pode importar

found-one-reading = { $ruleset } conhece uma só leitura de { $silence }: { $reading }.
found-never-consulted = Nenhuma regra de { $ruleset } consulta { $silence }.
found-consulted-by-idle = Nenhuma regra de { $ruleset } que consulta { $silence } pode alguma vez agir, seja qual for a leitura.
found-consulted-by-paying = As moedas da caixa de { $ruleset } chegam sempre, e só onde não chegam se consulta { $silence }.
found-never-met = Nenhuma contagem de { $ruleset } chega a { $silence }, sejam quais forem as cartas de { $deck } na mesa.
found-reading-of = a leitura de { $silence }
found-value-of = o valor de { $option }
found-option-unspoken = Nenhuma regra de { $ruleset } fala de { $option }, salvo o que se pode combinar.
found-one-value = { $ruleset } conhece um só valor de { $option }.
found-option-decided = Ninguém pode escolher { $option } em { $ruleset }: decide-o quantos jogam.
found-totals-under = { $table }: em { $ruleset } o total é { $mine } com { $one } e { $theirs } com { $other }.
found-parts-under = Com { $players } jogadores de { $ruleset }, as mesmas jogadas acabam de outro modo: { $mine } com { $one }, { $theirs } com { $other }.
found-in-round = na ronda { $round } { $what }
found-nothing-counted = não se conta nada
found-turned-over = vira-se { $cards }
found-none-turned-over = não se vira nenhuma carta
found-nothing-shuffled = não se baralha nada
found-nobody-pays = ninguém paga
found-seat-takes = o lugar { $seat } recebe { $coins }
found-nobody-out = ninguém fica de fora
found-seats-out = os lugares { $seats } ficam de fora
found-nobody-has-won = ninguém ganhou
found-seat-has-won = ganhou o lugar { $seat }
found-nobody-starts = ninguém começa a seguir
found-seat-starts-next = a seguir começa o lugar { $seat }
found-no-bid-stands = não há lance em vigor
found-bid-stands = o lance em vigor é { $amount }
found-event-forbidden = a jogada { $number } é proibida
found-goes-on = a ronda continua
found-is-settled = a ronda decide-se

## Dois jogos a que se pergunta o mesmo

found-players-aspect-differs = Com { $players } jogadores, { $one } e { $other } diferem em { $what }.
found-players-aspect-same = Com { $players } jogadores, { $one } e { $other } coincidem em { $what }{ $moves }{ $calls }.
found-cards-same = Com { $players } jogadores, acontece o mesmo às cartas em { $one } e em { $other }.
found-cards-not-same = { $table }: não acontece o mesmo às cartas em { $one } e em { $other }.
found-cards-shuffled-left = { $ruleset }: baralha-se; destas, { $pile } no monte e { $out } nos descartes
found-cards-unshuffled-left = { $ruleset }: não se baralha; destas, { $pile } no monte e { $out } nos descartes
found-players-dealing-same = Com { $players } jogadores, { $one } e { $other } distribuem da mesma maneira, com qualquer monte e quaisquer descartes.

## O que é assim sempre, nunca ou nalgum caso

found-holds-always = Em { $ruleset }{ $premise } com { $players } jogadores, vale { $where } que { $what }.
found-holds-never = Em { $ruleset }{ $premise } com { $players } jogadores, isto nunca vale { $where }: { $what }.
found-need-not-hold = Em { $ruleset }{ $premise } com { $players } jogadores, isto pode não valer { $where }: { $what }.
found-can-hold = Em { $ruleset }{ $premise } com { $players } jogadores, isto pode acontecer { $where }: { $what }.
found-cannot-hold = Em { $ruleset }{ $premise } isto não pode acontecer { $where }: { $what }.
found-reach-unknown = Não se encontrou { $where } nenhum estado de { $ruleset } com isto: { $what }; que não o haja não está demonstrado: falha em { $step }.
found-when-in-a-round = numa ronda
found-when-between-rounds = entre rondas
found-when-after-a-count = depois de uma contagem
found-covers-in-a-round = em todo o estado de uma ronda em que é a vez de alguém
found-covers-between-rounds = antes da primeira ronda e depois de cada uma que deixa outra por jogar
found-covers-after-a-count = sempre que as cartas foram contadas
found-covers-counted-of = sempre que se contaram { $players } cartas de um baralho completo, uma por lugar
found-covers-counted = sempre que se contaram cartas de um baralho completo, uma por lugar
found-unproved-decided = { $what } Não está demonstrado: podia falhar em { $step }; mas não se encontrou nenhuma situação assim.
found-bid-never-back = Em { $ruleset }{ $premise } com { $players } jogadores, nunca é a vez de quem fez o lance em vigor.
found-bid-back = Com { $players } jogadores de { $ruleset }, um lance pode voltar ao seu autor: é a vez do lugar { $seat }, cujo lance de { $amount } está em vigor.
found-opener-can-bid = No início de qualquer ronda de { $ruleset }{ $premise } com { $players } jogadores, há um número que se pode dizer.
found-opener-cannot-bid = Em { $ruleset }{ $premise } com { $players } jogadores, pode começar uma ronda em que o lugar { $seat } não pode dizer nenhum número.
found-starter-in = Depois de cada ronda de { $ruleset } com { $players } jogadores, quem começa a seguinte está em jogo, a não ser que alguém tenha ganho.
found-starter-out = Com { $players } jogadores de { $ruleset }, uma ronda pode deixar que comece a seguinte o lugar { $seat }, que está fora, embora ninguém tenha ganho.
found-starter-nobody = Com { $players } jogadores de { $ruleset }, uma ronda pode não deixar ninguém para começar a seguinte, embora ninguém tenha ganho.
found-one-loser = Em toda a ronda de { $ruleset } com { $players } jogadores que termina, exatamente um lugar recebe moedas.
found-not-one-loser = Com { $players } jogadores de { $ruleset } pode terminar uma ronda em que { $who }.
found-nobody-takes = ninguém recebe moedas
found-several-take = recebem moedas { $seats }
found-no-lasting-condition = Nenhuma condição de uma jogada, de um lance ou de um desafio de { $ruleset } fala de quem está em jogo, de moedas ou de outra coisa que dure toda a partida.
found-no-ban-begins = Enquanto dura uma ronda de { $ruleset } com { $players } jogadores não muda nada que dure toda a partida e de que dependa o que se pode fazer ({ $what }).
found-ban-begins = Com { $players } jogadores de { $ruleset }, pode mudar a meio de uma ronda o que se pode fazer no resto da partida: { $what }.
found-who-is-in-play = quem está em jogo

## Onde podia falhar uma demonstração

found-step-deal-unknown = o que uma distribuição muda não se sabe antes dela
found-step-call-on-cards = o que se segue a um desafio depende das cartas como foram contadas
found-step-round-ends-by = o fim de uma ronda por { $move }
found-step-before-first = o estado antes da primeira ronda
found-step-count-after = a contagem depois de { $move }
found-step-a-table = uma mesa
found-step-round-begins = o começo de uma ronda
found-step-the-move = a jogada { $move }
found-step-one-move = uma jogada
found-step-moves-so = { $moves } jogadas seguidas: { $why }

## Como se encontrou: afirmações

found-by-ranking = encontrou-se uma medida que desce
found-by-ranking-of-bids = encontrou-se uma medida que desce; qualquer número de lances
found-by-ranking-and-set = tentaram-se medidas e conjuntos fechados
found-by-closed-set = conjunto fechado de estados; jogado de novo
found-by-all-states = qualquer estado; qualquer número de lances e rondas
found-by-state-and-search = qualquer estado, e procura
found-by-state-and-set = qualquer estado, e tentaram-se conjuntos fechados
found-by-way-to-set = conjunto fechado de estados; procura de um caminho até ele; jogado de novo
found-by-search = procura, primeiro o caminho mais curto; jogado de novo
found-by-search-and-state = procura, e qualquer estado
found-by-deals = contagem de todas as distribuições; jogado de novo
found-by-any-deck = contagem de todas as mesas de qualquer baralho assim; jogado de novo
found-by-deals-of-deck = contagem de todas as distribuições desse baralho; jogado de novo
found-by-lowest-total = programa de resolução: o total mais baixo, os números legais
found-by-ends-of-range = programa de resolução: alcança-se cada extremo, nada além dele
found-by-solver-replayed = programa de resolução; jogado de novo
found-by-table = programa de resolução: a mesa mais pequena; jogada de novo
found-by-such-hands = programa de resolução: todas essas mãos e cartas viradas
found-by-deck = o baralho
found-by-rule-conditions = as condições da regra
found-by-move-conditions = as condições de todas as jogadas
found-by-rankings-and-standings = tentaram-se medidas e a procura em todas as posições
found-by-ranking-and-search = medida, e procura simples
found-by-ranking-extremes = encontrou-se uma medida que desce; a partida mais curta e a mais longa, jogadas de novo
found-by-standings-extremes = todas as posições percorridas; a partida mais curta e a mais longa, jogadas de novo
found-by-standings-back = todas as posições percorridas; partidas que voltam atrás, primeiro as de menos rondas; jogado de novo
found-by-standings = todas as posições percorridas
found-by-standings-lack = todas as posições percorridas; uma partida em que acabam, jogada de novo
found-by-bidding = tentaram-se os lances
found-by-no-box = as regras: nenhuma diz o que há na caixa
found-by-situations = as { $number } situações entre rondas, todas percorridas
found-by-rounds-searched = procura ronda a ronda; a partida, jogada de novo
found-by-first-rounds = procura ronda a ronda, primeiro menos jogadores e menos rondas; a partida, jogada de novo
found-by-all-situations = todas as situações entre rondas percorridas
found-by-readings = a lista de leituras
found-by-rules = todas as regras
found-by-cards-anywhere = programa de resolução: quaisquer cartas do baralho, estejam onde estiverem
found-by-value-list = a lista de valores
found-by-value-lists = as listas de valores, para cada número de jogadores
found-by-smallest-table = contagem de todas as distribuições: a mesa mais pequena, jogada de novo, e a frequência
found-by-side-by-side = procura simples em paralelo: o mínimo de jogadores, cartas e jogadas; jogado de novo
found-by-side-by-side-laid = procura simples em paralelo: o mínimo de jogadores, cartas e jogadas; jogado de novo; a ronda está disposta, e não se pergunta se uma partida chega a ela
found-by-seeds = procura simples em paralelo: partidas a partir de sementes, a de menos jogadores e rondas das que se experimentaram; jogado de novo
found-by-hands-and-discards = programa de resolução: todas as mãos, cartas viradas e descartes
found-by-table-of-solver = programa de resolução, a mesa mais pequena; jogada de novo
found-by-induction-and-search = indução, e procura
found-by-induction = indução sobre qualquer jogada; qualquer número de lances e rondas
found-by-long-induction = indução sobre { $moves } jogadas seguidas; qualquer número de lances e rondas
found-by-round-ends = qualquer fim de qualquer ronda; qualquer número de lances e rondas
found-by-any-total = qualquer estado, com qualquer total; qualquer número de lances e rondas
found-by-any-table = qualquer mesa: um baralho completo, uma carta por jogador, nenhuma ação
found-by-round-begin = qualquer ronda ao começar
found-by-any-move = qualquer jogada em qualquer estado; qualquer número de lances e rondas
found-matters-unfound = Não se encontrou nenhuma situação de { $ruleset } em que importe { $what }, nem uma demonstração de que não a há; experimente mais jogadores ou outro baralho.
found-by-side-by-side-only = procura simples em paralelo
found-step-as-round-begins = ao começar uma ronda
found-step-after-moves = depois de { $moves_n ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
} de uma ronda

## Porque algo não está decidido, e o que experimentar

found-why-fewer-players = { $why }; pergunte por menos jogadores
found-why-sight = uma carta distribuída está { $sight } em { $ruleset }
found-why-many-hands = há { $hands } mãos, demasiadas para as contar; pergunte por menos jogadores
found-why-discards-order = com cartas nos descartes, ou na ordem do monte, os dois diferem
found-why-deal-hangs = a distribuição de { $ruleset } depende de { $what }
found-why-deal-changes = a distribuição de { $ruleset } muda { $what }
found-why-one-changes = só um dos dois muda { $name } antes de uma distribuição, ou de outro modo
found-why-bids-ask-cards = a regra { $rule } sobre os lances pergunta por cartas
found-why-bids-on-cards = os lances dependem de cartas
found-why-count-hangs = a contagem de { $ruleset } depende de { $what }, não só das cartas
found-who-holds-a-card = quem tem uma carta
found-what-lies-in = o que está em { $place }
found-order-while-shuffled = a ordem de cartas que se baralham enquanto dura
found-why-call-on-cards = o que se segue a um desafio em { $ruleset } depende das cartas
found-why-count-changes = a contagem ou as cartas de { $ruleset } mudam { $what }
found-why-none-in-time = não se encontrou nenhuma situação em { $seconds } s
found-why-after-count = o que se segue a uma contagem em { $ruleset } depende das suas cartas
found-why-matches-in-time = as partidas não se percorreram em { $seconds } s; experimente um --timeout mais longo ou menos jogadores
found-why-kept-changes = as moedas, ou o que se guarda para a partida, mudam dentro de uma ronda
found-why-drawn-on-several = o que se vira em { $ruleset } depende de mais do que cartas isoladas
found-why-drawn-on = o que se vira em { $ruleset } depende de { $name }
found-why-cards-stay = há cartas de { $ruleset } que ficam na mesa depois de uma ronda
found-why-paid-by-out = o que se paga depende das moedas de quem está fora
found-why-coins-by-changes = só por mudanças se encontrou um caminho até ao maior número de moedas
found-why-coins-not-laid = encontrou-se sem cartas uma partida em que se devem { $coins } moedas, mas não disposta com elas
found-why-many-standings = as partidas podem estar de demasiadas maneiras para as percorrer
found-why-round-endless = há partidas que podem chegar a um ponto em que nenhuma ronda termina
found-why-match-not-laid = encontrou-se sem cartas uma partida de { $rounds_n ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, mas não disposta com elas
found-why-circles-not-laid = encontraram-se sem cartas partidas que andam à roda, mas não dispostas com elas
found-why-not-laid-in-time = não se dispôs nenhuma partida a tempo; experimente um --timeout mais longo
found-why-cards-in-time = as cartas de todas as partidas não se percorreram a tempo; experimente um --timeout mais longo ou menos jogadores
found-why-move-on-more = o que { $move } faz às cartas depende de mais do que cartas
found-why-how-often = não se apurou quantas vezes se pode fazer { $move } numa ronda
found-why-round-not-laid = chegou-se à ronda { $round } de uma partida contando cartas, mas sem as dispor
found-why-short-deal = uma distribuição não encontra cartas suficientes, e nenhuma regra diz o que se baralha então
found-why-once-out = com { $players } jogadores no início, as mesas diferem quando alguém fica de fora
found-why-only-after-count = as cartas como se contam só existem depois de uma contagem
found-why-order-maybe-not = com { $deck } importa a ordem de { $one } e { $other }; com outros, talvez não
found-why-no-deck-without = não há cartas visíveis que o tornem certo com todos os baralhos, mas não se encontrou nenhum baralho em que não as haja
found-why-openings-hang = os números com que se pode abrir dependem do que aconteceu antes em { $ruleset }
found-why-declares = `{ $rule }` diz o que há ou o que se entende; não faz nada por si
found-why-counted-and-more = depende das cartas que se contam e de mais do que as cartas
found-why-name-a-deck = de um baralho qualquer só se perguntam os totais; nomeie um baralho
found-why-deals-differ = com algum monte e alguns descartes os dois distribuem de outro modo; nenhuma partida o mostra
found-why-solver-time = sem resposta em { $seconds } s; experimente um --timeout mais longo ou menos jogadores
found-why-solver-gave-up = o programa de resolução desistiu: { $why }
found-why-one-has = só um dos dois tem { $moves }
found-why-some-state = encontrou-se algum estado, talvez um a que nenhuma partida chega, em que diferem
found-why-move-some-state = { $move } pode fazer-se, ou age, de outro modo nalgum estado

## O que vale em todo o estado de uma ronda

found-rule-starter-seat = quem começa é um lugar
found-rule-no-debts = ninguém tem menos de zero moedas
found-rule-two-ways = joga-se para a esquerda ou para a direita
found-rule-nobody-won = ainda ninguém ganhou
found-rule-nobody-to-go = ninguém em jogo tem moedas suficientes para ficar de fora
found-rule-two-in = há dois jogadores ou mais em jogo
found-rule-starter-in = quem começa está em jogo
found-rule-turn-seat = a vez é de um lugar
found-rule-bidder-seat = quem fez o lance é um lugar ou ninguém
found-rule-turn-can-pass = a vez é de um lugar a que pode passar
found-rule-as-at-first = { $name } está como no início
found-rule-no-number-bid = não se disse nenhum número
found-rule-not-counted = ainda não se contou nada
found-rule-before-a-bid = antes de haver um lance, { $what }
found-rule-one-of = { $name } é um de { $values }
found-rule-up-to = { $name } é de 0 a { $most }
found-rule-with-seats = { $name } e os lugares com { $has } são juntos { $most } no máximo
found-rule-turn-in = o lugar que tem a vez está em jogo
found-rule-author-in = quando há um lance, o seu autor está em jogo
found-rule-bid-and-bidder = há um lance exatamente quando há quem o fez
found-rule-not-own-bid = não é a vez de ninguém depois do seu próprio lance
found-rule-no-waiting = nenhuma jogada espera um lance
found-rule-nobody-bid = ninguém fez um lance
found-rule-nobody-paid = ninguém pagou nesta ronda
found-rule-marked-in = quem tem { $mark } está em jogo
found-rule-at-least = { $name } é { $number } ou mais
found-rule-at-most = { $name } é { $number } ou menos
found-rule-add-up = { $name } e quantos têm { $mark } são juntos { $number }
found-rule-used-only-if = { $name } é { $number }, ou { $what }
found-rule-marked-only-if = { $mark } de ninguém mudou, ou { $what }
found-rule-author-not-to-act = não é a vez do autor do lance em vigor
found-rule-one-takes = um recebe moedas

## Boas perguntas

found-asks-opener-bids = O primeiro jogador pode sempre fazer um lance?
found-asks-true-opening = O primeiro jogador pode sempre fazer um lance que seja verdade?
found-asks-never-stuck = Quem tem a vez tem sempre uma jogada legal?
found-asks-never-forced = É impossível que alguém seja obrigado a subir sem fim?
found-asks-never-back = É impossível que um lance volte ao seu autor?
found-asks-bidding-ends = Toda a série de lances termina?
found-asks-match-ends = Toda a partida termina, e em quantas rondas?
found-asks-one-loser = Toda a ronda tem exatamente um perdedor?
found-asks-starter-in = Quem começa a ronda seguinte continua em jogo?
found-asks-coins-suffice = As moedas da caixa chegam?
found-asks-pile-suffices = Há sempre uma carta para tirar?
found-asks-no-ban = É impossível que uma proibição comece a meio de uma ronda?
found-asks-rules-act = Que regras podem agir?
found-asks-options-matter = Que opções podem importar?
found-asks-orders-matter = Que especiais dão outro total noutra ordem?
found-asks-certain = Quando pode ter a certeza quem vê as cartas dos outros?
found-asks-copies-matter = O intervalo é igual com outras cópias das cartas?
found-asks-silences-matter = Que pontos em aberto podem mudar um resultado?
found-asks-clauses-meet = Que cláusulas que se contradizem se aplicam ao mesmo tempo?
found-clause-against = { $one } contra { $other }
found-why-unreached = { $why }; não se encontrou nenhum desenrolar curto que mostre uma diferença; experimente outros números de jogadores ou um --timeout mais longo

## Registos e casos de outros programas

found-log-goes-on = na ronda anterior foi recusada uma jogada, e aí a partida para
found-log-refused = o programa recusou-a, e as regras permitem-na
found-log-shuffles = o registo dá { $listed } baralhadelas, e as regras pedem { $used } nestas rondas.
found-gap-readings = nenhum caso distingue as leituras do ponto em aberto { $silence }
found-gap-silence = nenhum caso chega ao ponto em aberto { $silence }
found-gap-allowed = nenhum caso permite a jogada { $move }
found-gap-forbidden = nenhum caso proíbe a jogada { $move }
found-gap-rule = nenhum caso depende da regra { $rule }

## Regras mudadas de propósito

found-change-undecided = não está decidido se muda alguma coisa: { $why }
found-change-claim-open = uma afirmação não se decidiu a tempo
found-change-begin = Com { $players } jogadores, uma partida começa de outro modo.
found-change-moves = Com { $players } jogadores, alguma jogada é permitida, ou age, de outro modo.
found-change-count = Com { $players } jogadores, algumas cartas contam-se de outro modo.
found-change-cards = Com { $players } jogadores, o fim de uma ronda ou a distribuição seguinte é outro.
found-by-lists-of-players = programa de resolução: todo o número de jogadores, quaisquer valores das opções
found-by-equivalence = programa de resolução: { $steps }; de { $first } a { $last } jogadores, todas as opções e leituras, quaisquer cartas de { $decks }, duas de cada pelo menos
found-step-begin = o começo de uma partida
found-step-moves = toda a jogada a partir de qualquer estado de uma ronda
found-step-count = toda a contagem
found-step-cards = todo o fim de uma ronda com a distribuição seguinte

## Traduções que ficaram para trás

found-text-reworded = significa o mesmo, dito por outras palavras
found-text-said-twice = junto às regras diz «{ $beside }», no ficheiro de palavras «{ $words }»
found-text-has-more = tem { $what }, que o original não tem
found-text-has-less = falta-lhe { $what }, que o original tem
found-text-has-gone = está registado, e já não existe
found-text-no-translation = não há tradução
found-shows-nothing = nenhuma das regras de que tratava diz agora outra coisa.
found-shows-no-game = com as outras, as regras registadas já não são um jogo: { $why }
found-shows-in-time = não se decidiu a tempo se se nota nalgum lado.
found-shows-nowhere = não se encontrou nenhuma situação em que se note.
found-shows-in-example = { $one } e { $other } diferem no exemplo { $example }.
found-by-example = um exemplo, jogado
found-deck-was = { $cards } então
found-deck-is = { $cards } agora
found-deck-had-others = o baralho tinha outras cartas: { $what }.
found-order-is-another = a ordem é outra.
found-text-unread = ninguém a aceitou
found-text-other-meaning = aquilo de que trata significa outra coisa
found-text-shared = a mesma tradução vale para textos diferentes: { $texts }
found-text-no-words = não há palavras para `{ $name }`
found-end-undecided-lowest = o total mais baixo não está decidido: { $why }
found-end-undecided-highest = o total mais alto não está decidido: { $why }
