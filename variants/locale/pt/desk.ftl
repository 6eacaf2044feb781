# A mesa das disputas. { $n } é o número em algarismos; $number diz que forma convém.

desk-colon = { ": " }
desk-semicolon = { "; " }
desk-title = A mesa das disputas
desk-intro = Escolha as cartas que estão na mesa, as do monte se alguma puder ser virada, e o lance. Esta página mostra como decide cada edição, passo a passo.
desk-needs-script = Esta página faz as contas no seu navegador: precisa de JavaScript.

desk-target = Para onde vai a próxima carta?
desk-to-table = Para a mesa
desk-to-pile = Para o monte, por baixo das outras
desk-palette = Cartas para juntar
desk-add-table = { $number ->
    [0] Juntar { $card } à mesa
   *[other] Juntar { $card } à mesa, onde já há { $n }
}
desk-add-pile = { $number ->
    [0] Juntar { $card } ao monte
   *[other] Juntar { $card } ao monte, onde já há { $n }
}
desk-remove-table = Tirar { $card } da mesa
desk-remove-pile = Tirar { $card } do monte
desk-full = Aqui não cabem mais de { $n } cartas.
desk-on-table = Na mesa
desk-in-pile = No monte, primeiro a carta de cima
desk-empty = Ainda não há nenhuma carta.
desk-bid = Lance
desk-bid-hint = Um número inteiro; deixe vazio se ninguém fez um lance.
desk-bid-wrong = O lance tem de ser um número inteiro com nove algarismos no máximo.
desk-players = Jogadores
desk-players-cards = Tantos quantas as cartas na mesa
desk-scope = Decide-se para jogadores que estão todos ainda em jogo e não têm moedas: o primeiro lance de uma ronda, que o jogador seguinte desafia. Se não escolher um número, há tantos jogadores quantas as cartas na mesa.
desk-copy = Copiar o endereço desta situação
desk-copied = O endereço foi copiado.
desk-copy-yourself = O navegador não deixa copiar. O endereço é: { $address }
desk-clear = Começar de novo
desk-address = Deixado fora do endereço, porque esta página não o consegue ler: { $what }
desk-points = O que as regras deixam em aberto
desk-assumed = { $reading } (suposto)

desk-rulings = As decisões
desk-nothing-yet = Escolha uma carta.
desk-total = Total: { $total }
desk-steps = Passo a passo
desk-relied = Isto apoia-se no que as regras deixam em aberto:
desk-reshuffle = Depois da ronda, baralham-se todas as cartas.

desk-unknown = Esta edição não tem regra para: { $cards }
desk-many = Aqui aceitam-se no máximo { $most } de cada uma destas: { $cards }
desk-seats = Esta contagem depende de quantos jogam; aqui aceitam-se até { $most } jogadores.
desk-many-players = Aqui decide-se para { $most } jogadores no máximo.
desk-too-large = Estas regras são grandes demais para esta página.
desk-who-has-what = Esta contagem depende de quem tem cada carta, e isso aqui não se sabe.

desk-step-leaves = { $number_n ->
    [one] { $cards } sai da mesa
   *[other] { $cards } saem da mesa
}
desk-step-joins = { $number_n ->
    [one] { $cards } é virada e junta-se à mesa
   *[other] { $cards } são viradas e juntam-se à mesa
}
desk-step-counts = { $number_n ->
    [one] { $cards } conta { $value }
   *[other] { $cards } contam { $value } cada uma
}
desk-step-set-aside = { $number_n ->
    [one] { $cards } é virada, para somar no fim
   *[other] { $cards } são viradas, para somar no fim
}
desk-step-total = o total é { $value }
desk-step-nothing = nada muda

desk-called = { $number ->
    [one] Com { $n } jogador, { $bid } como primeiro lance e um desafio do jogador seguinte:
   *[other] Com { $n } jogadores, { $bid } como primeiro lance e um desafio do jogador seguinte:
}
desk-not-for = { $number ->
    [one] Esta edição não é para { $n } jogador: não há decisão sobre o lance.
   *[other] Esta edição não é para { $n } jogadores: não há decisão sobre o lance.
}
desk-not-by-default = { $number ->
    [one] Com as suas opções predefinidas, esta edição não é para { $n } jogador: não há decisão sobre o lance.
   *[other] Com as suas opções predefinidas, esta edição não é para { $n } jogadores: não há decisão sobre o lance.
}
desk-bid-forbidden = { $bid } não é permitido como primeiro lance.
desk-call-forbidden = aqui não é permitido.
desk-call-open = quem paga depende de quem tem cada carta, e isso aqui não se sabe.
desk-caller-right = Quem desafiou tem razão:
desk-caller-wrong = Quem desafiou não tem razão:
desk-bidder = quem fez o lance
desk-caller = quem desafiou
desk-others = os outros
desk-nobody = ninguém recebe { -coin.gender ->
    [feminine] nenhuma { -coin(many: "no") }
   *[masculine] nenhum { -coin(many: "no") }
}
desk-with-coins = se cada jogador já tiver { -coin.gender ->
    [feminine] uma
   *[masculine] um
}: { $what }
desk-bidder-takes = { $number ->
    [one] quem fez o lance recebe { $n } { -coin(many: "no") }
   *[other] quem fez o lance recebe { $n } { -coin(many: "yes") }
}
desk-bidder-gives = { $number ->
    [one] quem fez o lance devolve { $n } { -coin(many: "no") }
   *[other] quem fez o lance devolve { $n } { -coin(many: "yes") }
}
desk-caller-takes = { $number ->
    [one] quem desafiou recebe { $n } { -coin(many: "no") }
   *[other] quem desafiou recebe { $n } { -coin(many: "yes") }
}
desk-caller-gives = { $number ->
    [one] quem desafiou devolve { $n } { -coin(many: "no") }
   *[other] quem desafiou devolve { $n } { -coin(many: "yes") }
}
desk-others-takes = { $number ->
    [one] os outros juntos recebem { $n } { -coin(many: "no") }
   *[other] os outros juntos recebem { $n } { -coin(many: "yes") }
}
desk-others-gives = { $number ->
    [one] os outros juntos devolvem { $n } { -coin(many: "no") }
   *[other] os outros juntos devolvem { $n } { -coin(many: "yes") }
}
