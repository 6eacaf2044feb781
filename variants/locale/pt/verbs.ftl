### O que dizem os verbos da linha de comandos. De um número { $n } há também { $n_n }: escolhe a forma.

verb-only-english = As frases marcadas com { $mark } por enquanto só existem em inglês.
verb-note = nota:

verb-decimal = { $whole },{ $rest }
verb-percent = { $number }%
verb-below = menos de { $share }
verb-above = mais de { $share }
verb-to = de { $first } a { $last }
verb-long-number = um número de cerca de { $digits } algarismos

verb-head-players = jogadores
verb-head-total = o total
verb-head-exactly = exatamente
verb-head-percent = por cento
verb-head-lowest = mínimo
verb-head-highest = máximo
verb-head-smallest-hand = menor mão que o dá

verb-on-table = Na mesa: { $cards }
verb-in-pile = No monte, a partir de cima: { $cards }
verb-hand = { $table }; depois, { $pile } do monte
verb-deck-named = Com o baralho { $deck } de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}.
verb-deck-own = Com um baralho próprio de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}.
verb-copies-given = As cópias de cada { -card(many: "no") } vêm indicadas com o baralho; não são uma suposição.
verb-copies-assumed = As cópias de cada { -card(many: "no") } são uma suposição: { $why }.
verb-deck-assumed = As cópias são uma suposição: { $why }.
verb-cards = { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}
verb-copies-of = { $copies_n ->
    [one] { $copies } cópia
   *[other] { $copies } cópias
} de { $cards }
verb-not-of-deck = O baralho próprio de { $ruleset } não pode dar esta mesa: { $why }.

verb-total = O total: { $total }
verb-score-reshuffle = Depois da ronda baralham-se { all-cards }, como exige alguma das que estão em jogo.
verb-no-reshuffle = Nada do que está na mesa exige baralhar { all-cards }.
verb-relied = As regras deixam isto em aberto; a leitura usada:
verb-chosen = escolhida
verb-assumed = suposta

verb-round = Ronda { $round }
verb-match-won = O lugar { $seat } ganhou a partida.
verb-match-open = A partida ainda está em aberto.
verb-match-illegal = A partida foi vista até à jogada que as regras não permitem.
verb-forbidden = proibido
verb-round-settled = A ronda está decidida.
verb-round-open = A ronda ainda está em aberto: é a vez do lugar { $seat }.
verb-round-illegal = As regras não permitem isto: { $why }.
verb-event-is = a jogada { $event } está { $words }
verb-forbidden-by = contra a regra { $rule }: { $words }
verb-forbidden-as = contra as regras: { $says }
verb-round-over = a ronda acabou
verb-follows-its-bid = só se faz depois do próprio lance, antes de o jogador seguinte agir
verb-anothers-turn = é a vez de outro jogador
verb-only-a-bid = depois dessa jogada só cabe um lance
verb-last-bid = O último lance: { $amount }, do lugar { $seat }.
verb-bids = O lugar { $seat } diz { $amount }.
verb-does = O lugar { $seat }: { $what }.
verb-choice-target = lugar { $choice }
verb-choice-amount = o número { $choice }
verb-choice-card = { the-card } { $choice }
verb-turned-over = Vira-se: { $cards }.
verb-not-counted = Não se fez a contagem.
verb-total-of-cards = O total de { the-cards }: { $total }.
verb-takes = O lugar { $seat } recebe { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} e tem { $has_n ->
    [one] { $has } { -coin(many: "no") }
   *[other] { $has } { -coin(many: "yes") }
}.
verb-gives-back = O lugar { $seat } devolve { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} e tem { $has_n ->
    [one] { $has } { -coin(many: "no") }
   *[other] { $has } { -coin(many: "yes") }
}.
verb-nobody-pays = Ninguém paga.
verb-is-out = O lugar { $seat } fica de fora.
verb-reshuffle = Baralham-se { all-cards }, como exige algo que foi jogado.
verb-wins = O lugar { $seat } ganha a partida.
verb-starts = O lugar { $seat } começa a ronda seguinte.
verb-playthrough-same = Cumpriram-se todas as linhas da partida escrita.

verb-range = Os totais possíveis, com { a-card } por jogador de um baralho novo e sem ações.
verb-range-undecided = Com { $players } jogadores: { $why }.
verb-range-more = Com { $option }: { $players } jogadores.
verb-undecided = por decidir
verb-odds = A probabilidade de cada total, com { a-card } por jogador de um baralho novo e sem ações.
verb-odds-at-most = Um total de { $total } no máximo:
verb-odds-against = Outro total em { $ruleset }, com o mesmo na mesa:
verb-odds-totals = Com { $players } jogadores: de { $lowest } a { $highest }; { $mean } em média.

verb-rules = { $rules_n ->
    [one] { $rules } regra
   *[other] { $rules } regras
}
verb-clauses-cited = { $clauses_n ->
    [one] { $clauses } cláusula citada
   *[other] { $clauses } cláusulas citadas
}
verb-silences = { $silences_n ->
    [one] { $silences } ponto em aberto
   *[other] { $silences } pontos em aberto
}
verb-examples = { $examples_n ->
    [one] { $examples } exemplo
   *[other] { $examples } exemplos
}
verb-amendment = uma emenda, encaixa em { $fits }
verb-source = uma fonte de { $clauses_n ->
    [one] { $clauses } cláusula
   *[other] { $clauses } cláusulas
}
verb-deck = um baralho de { $cards_n ->
    [one] { $cards } { -card(many: "no") }
   *[other] { $cards } { -card(many: "yes") }
}
verb-a-claim = uma afirmação
verb-a-tour = um percurso
verb-a-example = um exemplo
verb-a-playthrough = uma partida escrita
verb-would-change = mudaria
verb-formatted = formatado
verb-looked-through = foram revistos: { $rulesets }
verb-open-clauses = em aberto: { $clauses }
verb-text-exact = { $file } é o texto de que se leram estas cláusulas.
verb-text-same = { $file } é o texto de que se leram estas cláusulas, exceto os fins de linha.
verb-text-other = { $file } é um texto diferente daquele de que se leram estas cláusulas.
verb-its-digest = o seu resumo
verb-digest-of = o de { $source }
verb-because = porque { $reason }
verb-clauses = { $clauses_n ->
    [one] { $clauses } cláusula
   *[other] { $clauses } cláusulas
}
verb-status-formalised = em regras
verb-status-component = material
verb-status-example = exemplo
verb-status-no-constraint = sem obrigação
verb-status-not-a-rule = não é uma regra
verb-status-open = em aberto

verb-built-from = é composto de: { $chain }
verb-cites = cita: { $source }
verb-from = (de { $origin })
verb-unless-agreed = { $default } se nada for combinado
verb-section-players = players · jogadores
verb-section-options = options · opções
verb-section-cards = cards · { -card(many: "yes") }
verb-section-pieces = pieces · peças
verb-section-places = places · lugares
verb-section-state = state · o que é preciso guardar na memória
verb-section-silences = silences · o que as regras deixam em aberto
verb-section-dealing = dealing · a distribuição
verb-section-bidding = bidding · os lances
verb-section-actions = actions · ações
verb-section-counting = counting · a contagem
verb-section-settling = settling · o fim de uma ronda
verb-section-elimination = elimination · quem fica de fora
verb-section-starting = starting · quem começa
verb-section-reshuffling = reshuffling · entre rondas
verb-section-ending = ending · o fim da partida
verb-section-deck = deck · o baralho
verb-section-remarks = remarks · observações

verb-play = { $title }, { $players } jogadores, semente { $seed }.
verb-seats = Os lugares vão de 0 a { $last }; cada um fica à esquerda do anterior.
verb-stops = A partida para aqui.
verb-nobody-won = Depois de { $rounds } rondas ninguém ganhou.
verb-begins = Ronda { $round }. Começa o lugar { $seat }.
verb-turn-of-nobody = A vez não passou a ninguém.
verb-no-legal-move = O lugar { $seat } não tem nenhuma jogada permitida.
verb-you-are = O seu lugar é o { $seat }.
verb-at-table = na mesa
verb-unseen = { a-card } que não vê
verb-coins = O que cada um tem ({ -coin(many: "yes") }): { $coins }
verb-seat-has = lugar { $seat }, { $coins }
verb-seat-out = lugar { $seat }, fora
verb-bid-shown = Último lance: { $amount }, do lugar { $seat }
verb-you-can = Pode: { $moves }
verb-you-can-say = Pode dizer: { $choices }
verb-help = Um número sozinho é um lance. `quit` termina a partida.
verb-such-as = NÚMERO, por exemplo { $number }
verb-card-typed = UMA CARTA
verb-a-amount = um número
verb-a-target = um lugar
verb-a-card = { a-card }
verb-is-asked = { $move } (pede-se { $what } ao lugar { $seat })
verb-asks = O lugar { $seat } pede { $what } com `{ $move }`: qual?
verb-nothing-to-choose = Não se pode pedir `{ $move }`: não há nada permitido que escolher.
verb-that-is = Isso está { $why }.
verb-had = lugar { $seat }: { $cards }
verb-total-is = O total é { $total }.
verb-now-takes = O lugar { $seat } recebe { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} e já tem { $has }.
verb-now-gives-back = O lugar { $seat } devolve { $coins_n ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
} e tem { $has }.
verb-card-reshuffles = Baralham-se { all-cards }, como exige algo que foi jogado.
verb-written = Escrito em { $file }.
