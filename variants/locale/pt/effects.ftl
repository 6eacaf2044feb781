### Efeitos: o que se faz. Cada um é uma frase sem maiúscula nem ponto final.

nothing = nada acontece
beside = { $head }: { $line }
followed = { $head }:
if = se { $clause }
otherwise-if = caso contrário, se { $clause }
otherwise = caso contrário
each-seat = para cada jogador
each-seat-who = para cada jogador { $who }
starts-next = quem começa a ronda seguinte
left-open = as regras não respondem a isto: «{ $question }»
we-assume = as regras nada dizem, e supomos
reading-we-assume = «{ $reading }» (o que supomos)
another-reading = «{ $reading }» (a outra leitura)
reading-only = «{ $reading }» (o que supomos; não conhecemos outra leitura)

draw-n = { $n ->
    [one] tira-se { $n } { -card(many: "no") } do monte e põe-se { $place }
   *[other] tiram-se { $n } { -card(many: "yes") } do monte e põem-se { $place }
}
draw = tiram-se do monte { -card.gender ->
    [feminine] tantas
   *[masculine] tantos
} { -card(many: "yes") } como { $amount } e põem-se { $place }
move-cards = { all-cards } que estão { $source } passam a ficar { $to }
drop = retirar da contagem { $cards }
flip = { $many ->
    [yes] trocar o sinal de { $cards }, que passam a contar como { $colour }
   *[no] trocar o sinal de { $cards }, que passa a contar como { $colour }
}
multiply = multiplicar por { $n } o valor de { $cards }
set-value = contar { $cards } como { $n }
copies-every = se houver várias cópias de { a-card } especial, cada uma age
copies-one = se houver várias cópias de { a-card } especial, só uma age
shuffle-all = baralhar { all-cards } para formar um monte novo
shuffle-discards = baralhar os descartes e juntá-los ao monte
shuffle-under = baralhar os descartes e pô-los por baixo do monte
discard-all = descartar { all-cards } da mesa

becomes = { $what } passa a ser { $value }
doubles = duplica-se { $what }
multiplies = { $what } multiplica-se por { $by }
rises = { $what } aumenta em { $by }
falls = { $what } diminui em { $by }
from-now = a partir de agora, { $clause }
noted = guarda-se na memória que { $clause }
from-now-if = a partir de agora, { $clause } se e só se { $condition }
direction-left = o jogo { mood-heads } para a esquerda
    .not = o jogo não { mood-heads } para a esquerda
direction-right = o jogo { mood-heads } para a direita
    .not = o jogo não { mood-heads } para a direita
direction-turns = inverte-se o sentido do jogo

takes-n = { $n ->
    [one] { $seat } recebe { $n } { -coin(many: "no") }
   *[other] { $seat } recebe { $n } { -coin(many: "yes") }
}
takes = { $seat } recebe { -coin.gender ->
    [feminine] tantas
   *[masculine] tantos
} { -coin(many: "yes") } como { $amount }
gives-back-n = { $n ->
    [one] { $seat } devolve { $n } { -coin(many: "no") }, se tiver
   *[other] { $seat } devolve { $n } { -coin(many: "yes") }, ou o que tiver
}
gives-back = { $seat } devolve { -coin.gender ->
    [feminine] tantas
   *[masculine] tantos
} { -coin(many: "yes") } como { $amount }, ou o que tiver
bids-same = { $seat } fica com o último lance
bids = { $seat } passa a ter o último lance, com este número: { $amount }
wins = { $seat } ganha a partida
passes = a vez passa
passes-to = a vez passa para { $seat }
then-bid = o mesmo jogador tem agora de fazer um lance
round-ends = a ronda termina sem contagem
