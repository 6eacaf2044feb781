### O que dizem os verbos da linha de comandos. De um número { $n } há também { $n_n }: escolhe a forma.

verb-only-english = As frases marcadas com { $mark } por enquanto só existem em inglês.
verb-note = nota:
verb-error = erro:
verb-hint = sugestão:

verb-semicolon = ;
verb-labelled = { $label }: { $text }
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
verb-and-more = e mais { $n }

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
verb-not-counted = Não se contaram { the-cards }.
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
verb-open-clauses = por tratar: { $clauses }
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
verb-status-not-a-rule = fora das regras
verb-status-open = por tratar

verb-built-from = é composto de: { $chain }
verb-cites = cita: { $source }
verb-from = (de { $origin })
verb-unless-agreed = { $default } salvo acordo em contrário
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
verb-seat-has = lugar { $seat }: { $coins }
verb-seat-out = lugar { $seat }: fora
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
verb-type-rules = Escreva ou cole um ficheiro de regras; Ctrl-D termina-o.
verb-type-scenario = Escreva ou cole uma situação; Ctrl-D termina-a.
verb-type-log = Escreva ou cole um registo; Ctrl-D termina-o.
verb-folder-gone = a pasta em que isto foi iniciado já não existe

verb-verdict-proved = demonstrado
verb-verdict-refuted = refutado
verb-verdict-unknown = sem resposta
verb-verdict-vacuous = vazio
verb-n-proved = { $n_n ->
    [one] { $n } demonstrada
   *[other] { $n } demonstradas
}
verb-n-refuted = { $n_n ->
    [one] { $n } refutada
   *[other] { $n } refutadas
}
verb-n-unknown = { $n } sem resposta
verb-n-vacuous = { $n_n ->
    [one] { $n } vazia
   *[other] { $n } vazias
}
verb-n-not-decided = { $n } por decidir
verb-code-0 = como se esperava
verb-code-1 = NÃO como se esperava
verb-code-3 = por decidir
verb-came-out = esperava-se: { $expected }; saiu { $came }
verb-claims = { $claims_n ->
    [one] { $claims } afirmação
   *[other] { $claims } afirmações
}
verb-answers = { $answers_n ->
    [one] { $answers } resposta
   *[other] { $answers } respostas
}
verb-by-method = { $where }; método: { $method }
verb-games-with = { $games }; { $players } jogadores
verb-of-players = { $players } jogadores
verb-with-deck = baralho { $deck }
verb-up-to = até { $bound }
verb-or = { $left } ou { $right }
verb-and = { $left } e { $right }
verb-rests-on = Em que se apoiam as respostas: coyote-spec recheck { $folder }
verb-verdict-for = { $verdict } para { $names }
verb-verdict-with = { $verdict }; { $players } jogadores

verb-situation = situação: { $situation }
verb-situation-then = a situação então: { $situation }
verb-shown-by = mostra-o: { $situation }
verb-is-shown-by = Mostra-o: { $situation }
verb-bidding-begins = começa: { $bids }, e assim por diante (em jogo: { $cards })
verb-bids-so = o lugar { $seat } diz { $amount }
verb-says-so = o lugar { $seat } diz { $move }
verb-seat-does = o lugar { $seat }: { $what }
verb-seat-starts = começa o lugar { $seat }
verb-table-totals = na mesa: { $cards }; { $totals }
verb-counts = { $ruleset } dá { $total }
verb-share-with = { $share } com { $players }
verb-how-often = com que frequência: { $shares } jogadores
verb-another-witness = outra testemunha: { $situation }; { $came }
verb-no-further-witness = não se encontrou outra testemunha que seja realmente diferente
verb-situations = { $situations_n ->
    [one] { $situations } situação
   *[other] { $situations } situações
}
verb-changes = { $changes_n ->
    [one] { $changes } mudança
   *[other] { $changes } mudanças
}
verb-flips = o que inverte a resposta: { $flips }.
verb-flips-nothing = o que inverte a resposta: não se encontrou nada; experimentado perto: { $tried }.
verb-flips-more = o que inverte a resposta: é preciso mais de { $changes }; experimentado perto sem que mude: { $tried }.
verb-total-in = { $total } em { $ruleset }
verb-total-in-both = { $total } em ambos
verb-total-on = Com { $table }, o total é { $totals }.
verb-both-do = em ambos: { $words }
verb-short-counts = dá { $total }
verb-short-forbids = proíbe a jogada { $event }
verb-short-open = dá a vez ao lugar { $seat }
verb-short-pays = o lugar { $seat } paga { $coins }
verb-short-nobody = ninguém paga
verb-short-wins = ganha o lugar { $seat }
verb-short-starts = depois começa o lugar { $seat }
verb-short-settles = a ronda acaba: { $what }
verb-step-by-step = passo a passo:
verb-match-of = uma partida de { $rounds_n ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} com { $players } jogadores (inteira com --json)
verb-out = fora
verb-laid-cards = em jogo { $what }
verb-laid-pile = monte { $what }
verb-laid-discards = descartes { $what }
verb-laid-coins = { -coin(many: "yes") } { $what }

verb-no-example = { $ruleset } não tem nenhum exemplo que possa detetar uma mudança.
verb-mutants-unnoticed = Passam despercebidas
verb-mutants-undecided = Por decidir
verb-mutants-equivalent = Nada mudam, como se mostrou
verb-by-examples = { $examples_n ->
    [one] { $n } detetadas pelo seu { $examples } exemplo
   *[other] { $n } detetadas pelos seus { $examples } exemplos
}
verb-by-claims = { $claims_n ->
    [one] { $n } pela sua { $claims } afirmação
   *[other] { $n } pelas suas { $claims } afirmações
}
verb-number-equivalent = { $n } que nada mudam, como se mostrou
verb-number-undecided = { $n } por decidir
verb-number-unnoticed = { $n } que passam despercebidas
verb-example-for-it = Um exemplo que a detetaria:

verb-change-number = número
verb-change-strictness = rigor
verb-change-exchanged = troca
verb-change-removed = retirado
verb-change-seat = lugar
verb-change-colour = cor
verb-change-card = carta
verb-change-place = sítio
verb-change-yes-or-no = sim ou não
verb-change-highest-or-lowest = a mais alta ou a mais baixa
verb-change-one-or-every = uma ou todas
verb-change-condition = condição
verb-change-reading = leitura
verb-change-time = momento
verb-change-operation = operação
verb-change-some-or-none = alguma ou nenhuma

verb-no-options = nenhuma opção
verb-compared-with = Comparação feita com { $options } e, onde os textos nada dizem, com a leitura que se supõe; --option e --reading comparam outros acordos.
verb-by-behaviour = Por comportamento
verb-by-rule = Por regra
verb-how-many-aspects = Em quantos aspetos diferem
verb-matrix-legend = =  iguais em todos os aspetos, demonstrado   ?  nem todos os aspetos estão decididos
verb-differ-in = { $pairs }: diferem em { $aspects }.
verb-not-known-to-differ = { $pairs }: não se conhece nenhuma diferença.
verb-are-the-same = { $pairs }: são iguais.
verb-not-decided-are = Por decidir: { $aspects }.
verb-remarks-on = Observações sobre as cláusulas das regras que diferem
verb-games-differ = { $one } e { $other } diferem em: { $aspects }.
verb-no-difference = Não se encontrou nenhuma diferença entre { $one } e { $other }.
verb-same-as-agreed = { $one } e { $other } são iguais em todos os aspetos abaixo com o que aqui se combinou, está demonstrado; mas há regras escritas de outro modo, o que pode notar-se com outros acordos.
verb-same-game = { $one } e { $other } são o mesmo jogo: demonstrado para todos os aspetos abaixo.
verb-on-deck = { $aspect } com { $deck }
verb-aspect-is-same = igual
verb-aspect-is-differs = difere
verb-aspect-is-not-decided = por decidir
verb-aspect-deck = baralho
verb-aspect-players = jogadores
verb-aspect-options = opções
verb-aspect-dealing = distribuição
verb-aspect-counting = contagem
verb-aspect-opening = abertura
verb-aspect-raise = subida
verb-aspect-call = desafio
verb-aspect-actions = ações
verb-aspect-settling = fim da ronda
verb-aspect-next-starter = quem começa a seguir
verb-aspect-reshuffle = baralhar de novo
verb-aspect-elimination = eliminação
verb-aspect-end = fim
verb-how-often-it-is = Com que frequência acontece:
verb-its-total = o total: { $total }
verb-head-rules = regras
verb-head-step = passo
verb-head-what-it-does = o que faz
verb-head-seat = lugar
verb-head-card = { -card(many: "no") }
verb-head-coins = { -coin(many: "yes") }
verb-then-shuffled = depois da ronda baralham-se { all-cards }.
verb-is-agreed = Combinado: { $what }
verb-in-both = ambos
verb-refused = Isto não pode ser jogado: { $why }
verb-worded-alike = { $n_n ->
    [one] { $n } regra está escrita igual em ambos.
   *[other] { $n } regras estão escritas igual em ambos.
}
verb-only-in = { $n_n ->
    [one] { $n } regra está
   *[other] { $n } regras estão
} só em { $ruleset }:
verb-worded-differently = { $n_n ->
    [one] { $n } regra está escrita de outro modo:
   *[other] { $n } regras estão escritas de outro modo:
}
verb-remark-contradicts = contradiz
verb-remark-doubtful-wording = redação duvidosa
verb-remark-translation-fault = falha de tradução
verb-at-line = linha { $where }
verb-at-lines = linhas { $first } a { $last }

verb-certificate = um certificado de coyote-spec { $version }; o seu manifesto tem o SHA-256
verb-questions-for = { $questions_n ->
    [one] { $questions } pergunta
   *[other] { $questions } perguntas
} para { $solver }
verb-made-anew-from = refeito a partir das regras de: { $rulesets }
verb-recheck-claim = afirmação
verb-recheck-answers = respostas
verb-recheck-solver = programa
verb-recheck-made-anew = refeito
verb-recheck-enumeration = enumeração
verb-cell-agrees = coincide
verb-cell-differs = difere
verb-cell-undecided = por decidir
verb-differs-so = difere: { $why }
verb-searched = Não dependem de um programa, mas de uma busca completa ou da letra das regras: { $n }; --against refá-las.
verb-not-certified = NÃO como se certificou: diferem { $n }.
verb-answers-undecided = { $answers_n ->
    [one] { $answers } resposta
   *[other] { $answers } respostas
} por decidir: tente um --timeout mais longo.
verb-nothing-checked = Nada foi verificado.
verb-as-certified = Como se certificou: { $answers_n ->
    [one] { $answers } resposta
   *[other] { $answers } respostas
}.

verb-conforms = { $matches_n ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $rounds_n ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}: tudo como diz { $ruleset }.
verb-others-too = Também há algo a assinalar em mais { $matches_n ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}: { $which }.
verb-without-result = { $rounds_n ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} sem resultado: só as jogadas foram julgadas.
verb-in-match = partida { $n }
verb-in-round = ronda { $n }
verb-in-event = jogada { $n }
verb-rules-and-log = segundo as regras { $rules }, no registo { $log }
verb-not-dealt = não se pode distribuir: { $why }
verb-otherwise = saiu de outro modo

verb-pages = { $pages_n ->
    [one] { $pages } página
   *[other] { $pages } páginas
} em { $languages }: { $start }

verb-stop-undecided = { $what }: por decidir: { $why }.
verb-tour-check = { $rules } regras a partir de { $clauses } cláusulas, { $silences } pontos em aberto
verb-make = { $cards } dão { $total }
verb-own-decks = cada um o seu baralho
verb-players = { $players } jogadores
verb-widest = { $ruleset } com { $players }: { $low } dão { $lowest }, { $high } dão { $highest }
verb-tour-reach = { $games }; de { $first } a { $last } jogadores
verb-yes-assuming = Sim, supondo que { $what } ({ $reach }).
verb-yes = Sim ({ $reach }).
verb-no = Não ({ $reach }).
verb-proof = Demonstração: { $proof }. Com qualquer número de lances.
verb-for-example = Por exemplo, em { $ruleset }: { $bids }, e assim por diante.
verb-for-ever = Continua assim para sempre: { $pattern }; e nada o proíbe.
verb-same-in-all = { $one } e { $other } são iguais, demonstrado em todos os aspetos:
verb-they-differ = { $one } e { $other } diferem:
verb-proved-same = Demonstrado igual: { $aspects }.
verb-but-of = Mas sobre { $aspect }: { $why }.
verb-smallest-case = O menor caso: { $story }
verb-how-often-matters = Com que frequência importa: { $shares } jogadores.
verb-not-allowed = não permitido
verb-allowed = permitido

verb-texts = { $language }: { $texts_n ->
    [one] { $texts } texto
   *[other] { $texts } textos
}: { $parts }
verb-text-is-contradictory = contraditório
verb-text-is-meaning-stale = com sentido desatualizado
verb-text-is-wording-stale = com redação desatualizada
verb-text-is-missing = em falta
verb-text-is-unread = por ler
verb-text-is-gone = desaparecido
verb-text-is-fresh = em dia
verb-texts-are-contradictory = { $n_n ->
    [one] { $n } contraditório
   *[other] { $n } contraditórios
}
verb-texts-are-meaning-stale = { $n } com sentido desatualizado
verb-texts-are-wording-stale = { $n } com redação desatualizada
verb-texts-are-missing = { $n } em falta
verb-texts-are-unread = { $n } por ler
verb-texts-are-gone = { $n_n ->
    [one] { $n } desaparecido
   *[other] { $n } desaparecidos
}
verb-texts-are-fresh = { $n } em dia
verb-text-in-state = { $state }: { $text }
verb-text-was = antes
verb-text-now = agora
verb-text-of = de
verb-text-says = diz
verb-texts-recorded = { $language }: { $texts_n ->
    [one] { $texts } texto anotado.
   *[other] { $texts } textos anotados.
}
verb-nothing-recorded = Nada se anota que não estivesse já anotado.
verb-texts-left = { $language }: não se anotam, porque faltam ou contradizem algo:
