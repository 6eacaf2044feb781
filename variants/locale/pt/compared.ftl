### Dois conjuntos de regras lado a lado, e todos numa tabela.

compare-part = Comparações
compare-part-intro = Em que diferem os jogos, regra por regra e no que delas resulta.
compare-all = Todos os jogos, dois a dois
compare-house = As regras da casa ao lado dos seus jogos
compare-all-intro = Cada casa diz em quantos pontos dois jogos diferem e leva à página sobre os dois.
compare-house-intro = Em quantos pontos uma regra da casa muda o jogo a que se junta.
compare-with-game = O que isto muda no jogo, e com que frequência importa
compare-cell-same = iguais
compare-cell-open = ?
compare-cell-open-says = Um ponto de interrogação: nem tudo está decidido.
compare-title = { $one } e { $other }
compare-verdict-differ = Estes dois jogos diferem em { $n } de { $all } pontos: { $what }.
compare-verdict-same = Está demonstrado que os { $all } pontos são iguais.
compare-verdict-no-difference = Não se encontrou nenhuma diferença.
compare-verdict-open = Por decidir: { $what }.
compare-scope = comparação para { $players } jogadores, com { $options }; onde as regras deixam algo em aberto vale a leitura que se supõe
compare-scope-plain = comparação para { $players } jogadores; onde as regras deixam algo em aberto vale a leitura que se supõe
compare-agreed = { $name }: { $value }
compare-with-players = com { $players } jogadores

compare-behaviour = O que resulta
compare-point = Ponto
compare-answer = Resposta
compare-on = { $point } (com o baralho { $deck })
compare-same = igual
compare-differs = diferente
compare-unknown = por decidir
compare-vacuous = nada para comparar

compare-deck = Baralho
    .same = Os dois jogam-se com as mesmas cartas.
    .differs = Não se jogam com as mesmas cartas.
compare-players = Jogadores
    .same = Os dois são para os mesmos números de jogadores.
    .differs = Não são para os mesmos números de jogadores.
compare-options = Opções
    .same = Nos dois pode combinar-se o mesmo antes da partida.
    .differs = Não se pode combinar o mesmo antes da partida.
compare-dealing = Distribuição
    .same = Os dois distribuem as cartas da mesma maneira.
    .differs = Não distribuem as cartas da mesma maneira.
compare-counting = Contagem
    .same = As mesmas cartas somam sempre o mesmo.
    .differs = As mesmas cartas podem dar totais diferentes.
compare-opening = Primeiro lance
    .same = Pode começar-se com os mesmos números.
    .differs = Há um número com que se pode começar num deles e no outro não.
compare-raise = Lance seguinte
    .same = Depois de um lance podem dizer-se os mesmos números.
    .differs = Há um número que pode seguir um lance num deles e no outro não.
compare-call = Desafio
    .same = Pode desafiar-se nos mesmos momentos.
    .differs = Há um momento em que só num deles se pode desafiar.
compare-actions = Jogadas
    .same = As mesmas jogadas podem fazer-se nos mesmos momentos e fazem o mesmo.
    .differs = Não se podem fazer as mesmas jogadas, ou não resulta delas o mesmo.
compare-settling = Pagamento
    .same = O mesmo jogador paga o mesmo.
    .differs = Não paga o mesmo jogador, ou não paga o mesmo.
compare-next-starter = Quem começa depois
    .same = O mesmo jogador começa a ronda seguinte.
    .differs = Não é o mesmo jogador que começa a ronda seguinte.
compare-reshuffle = Baralhar
    .same = Depois de uma ronda baralham-se e descartam-se as mesmas cartas.
    .differs = Depois de uma ronda não se baralham nem se descartam as mesmas cartas.
compare-elimination = Eliminação
    .same = Depois de uma ronda ficam fora os mesmos jogadores.
    .differs = Depois de uma ronda não ficam fora os mesmos jogadores.
compare-end = Fim da partida
    .same = A partida acaba no mesmo momento e ganha-a o mesmo jogador.
    .differs = A partida não acaba no mesmo momento, ou não a ganha o mesmo jogador.

compare-premise-moves = o que se demonstra sobre uma ronda vale enquanto ninguém fizer uma jogada que só um deles tem: { $moves }
compare-premise-calls = vale depois dos desafios que os dois têm: { $calls }
compare-no-call = não há nenhum desafio que os dois tenham, por isso não há nada para comparar
compare-not-decided = não se encontrou nem uma demonstração nem uma diferença
compare-only-has = só em { $game }: { $what }
compare-otherwise = com outros valores em cada um: { $what }

compare-table = Cartas na mesa
compare-table-cards = na mesa estão { $cards }
compare-table-draws = depois viram-se: { $cards }
compare-shuffled = Depois da ronda baralham-se { all-cards }.
compare-lies = Depois da ronda há { $pile } { -card(many: "yes") } no monte e { $discards } nos descartes.
compare-no-step = nenhum passo
compare-smallest = A situação mais pequena que o mostra
compare-twin = A sua gémea, em que os dois coincidem
compare-twin-says = A situação mais próxima com a outra resposta.
compare-twin-agreed = Nada muda na mesa. É preciso combinar isto: { $what }.
compare-no-twin = { $changes ->
    [0] Nenhuma situação próxima tem a outra resposta; experimentaram-se { $tried }.
    [one] Nenhuma situação a { $changes } mudança de distância tem a outra resposta; experimentaram-se { $tried }.
   *[other] Nenhuma situação até { $changes } mudanças de distância tem a outra resposta; experimentaram-se { $tried }.
}
compare-instead = { $new } em vez de { $old }
compare-event-instead = { $new }, e não «{ $old }»
compare-changed = o que muda: { $what }
compare-event = O que acontece
compare-event-bid = o lugar { $seat } faz o lance { $number }
compare-event-move = o lugar { $seat }: { $move }
compare-event-number = o número { $number }
compare-event-seat = o lugar { $seat }
compare-seat = o lugar { $seat }
compare-seat-out = o lugar { $seat } está fora
compare-starts = o lugar { $seat } começa a ronda
compare-has = o lugar { $seat } tem { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-bid = o lance é { $number }, do lugar { $seat }
compare-turn = é a vez do lugar { $seat }
compare-total = o total é { $number }
compare-no-count = não se conta nada
compare-nobody-pays = ninguém paga
compare-takes = o lugar { $seat } recebe { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-gives = o lugar { $seat } devolve { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-to-left = joga-se para a esquerda
compare-to-right = joga-se para a direita
compare-next = o lugar { $seat } começa a ronda seguinte
compare-wins = o lugar { $seat } ganha a partida
compare-forbidden = isto não é permitido
compare-no-move = não existe esta jogada
compare-match = Mostra-o uma partida de { $players } jogadores. A mesma ordem das cartas e os mesmos acontecimentos dão na ronda { $round }:

compare-often = Com que frequência importa
compare-often-says = Nesta parte de todas as distribuições de um baralho completo, com { a-card } por jogador.
compare-share = Parte das distribuições
compare-percent = Em percentagem

compare-readings = O que mudam outras leituras
compare-reading-breaks = com a leitura { $reading } diferem
compare-reading-mends = com a leitura { $reading } são iguais
compare-reading-open = o que muda a leitura { $reading } não está decidido
compare-reading-keeps = nenhuma outra leitura muda isto, nem várias juntas
compare-readings-break = juntas, estas leituras criam uma diferença: { $readings }
compare-readings-mend = juntas, estas leituras eliminam a diferença: { $readings }
compare-reading = { $reading } ({ $question })

compare-proofs = O que demonstra que o resto é igual
compare-proof-lists = As listas foram comparadas valor por valor.
compare-proof-pile = Está demonstrado com um programa de resolução para qualquer monte e quaisquer descartes.
compare-proof-hands = Está demonstrado com um programa de resolução para todas as mãos e todas as cartas viradas.
compare-proof-counted = Contaram-se todas as mãos e todas as cartas viradas, ou uma demonstração abrange-as.
compare-proof-state = Está demonstrado com um programa de resolução para qualquer estado de uma ronda, por longa que seja.
compare-found-lists = As listas foram comparadas valor por valor.
compare-found-solver = Está demonstrado que nenhuma situação mais pequena o mostra; esta foi jogada com os dois.
compare-found-counted = Todas as mesas mais pequenas foram contadas ou excluídas; esta foi jogada com os dois.
compare-found-search = Uma procura viu que nada mais curto o mostra; isto foi jogado com os dois.
compare-found-match = Foi jogado com os dois.
compare-claim = afirmação: { $claim }

compare-rules = Regra por regra
compare-rules-alike = { $n ->
    [0] Nenhuma regra diz o mesmo nos dois.
    [one] { $n } regra diz o mesmo nos dois.
   *[other] { $n } regras dizem o mesmo nos dois.
}
compare-rules-otherwise = { $n ->
    [0] Nenhuma regra diz outra coisa.
    [one] { $n } regra diz outra coisa, ou só está num deles:
   *[other] { $n } regras dizem outra coisa, ou só estão num deles:
}
compare-no-rule = não existe essa regra
