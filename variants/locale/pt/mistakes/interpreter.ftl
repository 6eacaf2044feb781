### Do que se dá para jogar ou contar: mesas, partidas, exemplos, jogadas escritas e o que se combina antes
### de um jogo. O que está entre acentos graves escreve-se tal e qual.

## Onde está o erro

wrong-interpreter-in = { $where }: { $what }
wrong-interpreter-sentence = { $what }.
wrong-interpreter-and-also = { $left }; { $right }
wrong-interpreter-the-scenario = a mesa
wrong-interpreter-the-match = a partida
wrong-interpreter-round-of = a ronda { $round } de { $where }
wrong-interpreter-result-of = o resultado de { $where }
wrong-interpreter-it = o conteúdo
wrong-interpreter-card-in = uma carta de { $where }
wrong-interpreter-number-in = um número de `{ $key }`
wrong-interpreter-shuffle = a baralhada { $number }
wrong-interpreter-the-option = a opção `{ $name }`
wrong-interpreter-the-reading = a leitura de `{ $name }`
wrong-interpreter-event = a jogada { $number }
wrong-interpreter-of-event = `{ $key }` da jogada { $number }

## O que é um valor de JSON

wrong-interpreter-no-constant = { $name } não é JSON: { $word } não é um número.
wrong-interpreter-key-twice = { $name } nomeia duas vezes a chave `{ $key }`.
wrong-interpreter-long-number = { $name } contém um número de { $digits } algarismos.
wrong-interpreter-not-object = { $what } deve ser um objeto, não { $kind }.
wrong-interpreter-not-list = { $what } deve ser uma lista, não { $kind }.
wrong-interpreter-not-whole = { $what } deve ser um número inteiro, não { $kind }.
wrong-interpreter-not-text = { $what } deve ser um texto, não { $kind }.
wrong-interpreter-not-between = { $what } deve ir de { $low } a { $high }, e não ser { $value }.
wrong-interpreter-not-at-least = { $what } deve ser pelo menos { $low }, não { $value }.
wrong-interpreter-an-object-at = `{ $key }` deve ser um objeto.
wrong-interpreter-no-key = { $what } não tem nenhuma chave `{ $key }`.
wrong-interpreter-key-missing = falta a chave `{ $key }`.
wrong-interpreter-lacks-key = falta a chave `{ $key }` em { $what }.
wrong-interpreter-kind-truth = um sim ou não
wrong-interpreter-kind-number = um número
wrong-interpreter-kind-point = um número com casas decimais
wrong-interpreter-kind-text = um texto
wrong-interpreter-kind-list = uma lista
wrong-interpreter-kind-object = um objeto

## Mesas e rondas

hint-interpreter-hands = dê uma carta por lugar.
wrong-interpreter-many-hands = há mãos a mais.
wrong-interpreter-many-cards = { $what } contém mais de { $most } cartas.
wrong-interpreter-deck-empty = `deck` não contém nenhuma carta.
wrong-interpreter-coins-range = um lugar tem de 0 a { $most } moedas.
wrong-interpreter-two-players = uma ronda precisa de dois jogadores que ainda estejam em jogo.
wrong-interpreter-starter-out = o lugar { $seat }, que começa, está eliminado.
wrong-interpreter-out-already = { $coins_n ->
    [one] o lugar { $seat } tem { $coins } moeda e já estaria eliminado.
   *[other] o lugar { $seat } tem { $coins } moedas e já estaria eliminado.
}
hint-interpreter-out-already = escreva null em vez da sua mão, ou dê-lhe menos moedas.
wrong-interpreter-too-many-copies = este baralho tem demasiadas cópias de uma carta para se fazer dele um programa.

## Partidas

wrong-interpreter-cards-both = as cartas vêm de `seed` ou de `shuffles`; estão postas as duas, `seed` e `shuffles`.
wrong-interpreter-cards-neither = as cartas vêm de `seed` ou de `shuffles`; não está posta nenhuma das duas.
wrong-interpreter-deck-too-large = o baralho tem mais de { $most } cartas.
wrong-interpreter-shuffles-listed = { $number_n ->
    [one] há { $number } baralhada escrita, e é precisa mais uma.
   *[other] há { $number } baralhadas escritas, e é precisa mais uma.
}
wrong-interpreter-no-such-order = a baralhada { $number } não é uma ordem das cartas que se baralham: { $what }.
wrong-interpreter-order-lacks = faltam { $cards }
wrong-interpreter-order-has-more = sobram { $cards }
wrong-interpreter-few-cards = o baralho { $deck } tem { $cards } cartas para { $players } jogadores.
wrong-interpreter-few-cards-own = o baralho tem { $cards } cartas para { $players } jogadores.
hint-interpreter-few-cards = para dar as cartas é precisa uma por jogador.

## Jogadas e lugares

wrong-interpreter-no-move = não há nenhuma jogada `{ $move }`.
wrong-interpreter-has-no-move = { $ruleset } não tem nenhuma jogada `{ $move }`.
wrong-interpreter-move-alone = `{ $move }` diz-se sem mais nada.
hint-interpreter-another-is-asked = pede-se { $what } a outro lugar.
wrong-interpreter-move-with = `{ $move }` diz-se com { $what }.
wrong-interpreter-choice-amount = um número
wrong-interpreter-choice-target = um lugar
wrong-interpreter-choice-card = uma carta
wrong-interpreter-no-whole-number = `{ $word }` não é um número inteiro.
wrong-interpreter-many-digits = um número de mais de { $most } algarismos é demasiado comprido.
wrong-interpreter-no-seat = não há nenhum lugar { $seat }.
wrong-interpreter-no-seat-of = não há nenhum lugar { $seat }; os lugares vão de 0 a { $last }.
wrong-interpreter-no-seat-with = não há nenhum lugar { $seat }; com { $players } jogadores vão de 0 a { $last }.
wrong-interpreter-no-choice = a jogada { $move } não leva `{ $key }`.
wrong-interpreter-needs-choice = a jogada { $move } precisa de `{ $key }`.
wrong-interpreter-said-amount = a jogada { $move } diz-se com um número: `seat 1: { $move } with 8`.
wrong-interpreter-said-target = a jogada { $move } diz-se para um lugar: `seat 1: { $move } for seat 2`.
wrong-interpreter-said-card = a jogada { $move } diz-se com uma carta: `seat 1: { $move } "x2"`.
wrong-interpreter-said-alone = a jogada { $move } diz-se sem mais nada: `seat 1: { $move }`.

## Exemplos e partidas escritas

wrong-interpreter-example-in = { $example } em { $ruleset }
wrong-interpreter-example-read = { $where }, com { $reading } como leitura de { $silence }
wrong-interpreter-event-forbidden = esta jogada é proibida.
wrong-interpreter-event-forbidden-by = esta jogada é proibida por { $rule }.
wrong-interpreter-expected = espera-se `{ $says }`, e saiu { $came }.
wrong-interpreter-event-of-round = a jogada { $event } da ronda { $round } é proibida.
wrong-interpreter-match-of = { $name } é uma partida de { $game }, não de { $ruleset }.
wrong-interpreter-number-needed = aqui é preciso um número de { $low } a { $high }.
wrong-interpreter-copies = uma carta tem de 1 a { $most } cópias.
wrong-interpreter-written-here = aqui está escrito `{ $says }`, e saiu `{ $came }`.
wrong-interpreter-nothing-more = aqui está escrito `{ $says }`, e da ronda não saiu mais nada.
wrong-interpreter-lacks-line = falta uma linha no fim da ronda { $round }: saiu `{ $came }`.
wrong-interpreter-forbidden = isto é proibido.
wrong-interpreter-forbidden-by = isto é proibido por { $rule }.

## O que se combina antes de um jogo

wrong-interpreter-card-digits = o número de uma carta não pode ter { $digits } algarismos.
wrong-interpreter-no-card = { $ruleset } não conhece nenhuma carta `{ $card }`.
hint-interpreter-no-card = qualquer número inteiro é uma carta; { $hint }
wrong-interpreter-too-few = o baralho { $deck } tem { $cards } cartas, poucas para { $players } jogadores.
hint-interpreter-too-few = chega para { $players } jogadores, no máximo.
wrong-interpreter-option-whole = a opção { $name } é um número inteiro.
wrong-interpreter-option-value = a opção { $name } não pode ser { $value } em { $ruleset }.
hint-interpreter-option-value = pode ser { $spans }.
wrong-interpreter-or-more = { $low } ou mais
wrong-interpreter-low-to-high = de { $low } a { $high }
wrong-interpreter-no-reading = `{ $reading }` não é uma leitura de { $silence } em { $ruleset }.
wrong-interpreter-not-for = { $players_n ->
    [one] { $ruleset } não é para { $players } jogador
   *[other] { $ruleset } não é para { $players } jogadores
}
wrong-interpreter-not-with-players = { $ruleset } não permite { $name } { $value } com { $players } jogadores
wrong-interpreter-rule-allows-not = a regra { $rule } de { $ruleset } não permite estas opções
wrong-interpreter-nor-others = { $why }, nem com qualquer outro número de jogadores.
wrong-interpreter-not-for-so-many = { $ruleset } não é para tantos jogadores.
wrong-interpreter-option-as = { $name } { $value }
hint-interpreter-players-with = com { $options }: { $players } jogadores.
hint-interpreter-no-players-with = nenhum número de jogadores admite { $options }.
wrong-interpreter-deck-lacks = o baralho { $deck } tem { $held } de `{ $card }`, não { $wanted }
wrong-interpreter-deck-without-rule = o baralho { $deck } contém "{ $card }", e { $ruleset } não tem nenhuma regra para essa carta.
