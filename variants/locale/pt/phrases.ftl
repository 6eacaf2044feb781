### Expressões. `$seat` designa um jogador; `$many` é yes ou no. Uma oração é uma frase sem maiúscula nem
### ponto final.

and = { $left } e { $right }
or = { $left } ou { $right }
and-clause = { $left } e { $right }
comma-clause = { $left }, { $right }
comma = { $left }, { $right }
grouped = ({ $what })
always = { mood-is } sempre assim
never = nunca { mood-is } assim
yes = sim
no = não
nobody = ninguém

## Números

plus = { $left } mais { $right }
minus = { $left } menos { $right }
times = { $n ->
    [one] { $n } vez { $of }
   *[other] { $n } vezes { $of }
}
divide-up = o resultado, arredondado para cima, de dividir por { $by } { $of }
known-value = { $what } ({ $value })
larger = o maior destes dois números: { $left } e { $right }
smaller = o menor destes dois números: { $left } e { $right }
fork = { $then } se { $condition }, ou então { $otherwise }
from = qualquer número a partir de { $low }
from-to = de { $low } a { $high }
range-if = { $range } se { $clause }

## Onde as regras nada dizem

open-value = { $values }, conforme a resposta à pergunta «{ $question }»
value-assumed = { $value } com «{ $reading }», que é o que supomos
value-other = { $value } com «{ $reading }»
open-clause = à pergunta «{ $question }», { $answers }
as-assumed = { mood-holds-good } a resposta «{ $reading }», que é a que supomos
as-other = { mood-holds-good } a resposta «{ $reading }»
under-assumed = com «{ $reading }», que é o que supomos, { $clause }
under-other = com «{ $reading }», { $clause }
we-assume-other = { $clause } (supomos «{ $reading }»)

## Jogadores

next-left = o jogador seguinte { $who } à esquerda de { $of }
next-right = o jogador seguinte { $who } à direita de { $of }
next-onward = o jogador seguinte { $who }, no sentido do jogo, depois de { $of }
first-seat = o jogador { $who }
holder = quem tem «{ $card }» na testa
such-that = { $many ->
    [yes] para quem isto é verdade: { $clause }
   *[no] para quem isto é verdade: { $clause }
}
who-is = { $many ->
    [yes] que são { $seat }
   *[no] que é { $seat }
}
who-is-not = { $many ->
    [yes] que não são { $seat }
   *[no] que não é { $seat }
}
count-seats = o número de jogadores { $who }
sum-seats = a soma de «{ $name }» de todos os jogadores

## Cartas

coloured = { $many ->
    [yes] { -card(many: "yes") } { $colour }
   *[no] { -card(many: "no") } { $colour }
}
cards-called = { $many ->
    [yes] { -card(many: "yes") } «{ $card }»
   *[no] { -card(many: "no") } «{ $card }»
}
cards-highest = { $cards } de maior valor
cards-at = { $cards } { $place }
card-quoted = «{ $card }»
count-cards = o número de { $cards }
sum-coloured = { -card.gender ->
    [feminine] a soma das { $cards }
   *[masculine] a soma dos { $cards }
}
sum-at = a soma de { the-cards } { $place }
size = o número de { -card(many: "yes") } { $place }
worn = { the-card } { $place }
select-one-highest = { -card.gender ->
    [feminine] uma das { $cards } de maior valor
   *[masculine] um dos { $cards } de maior valor
}
select-one-lowest = { -card.gender ->
    [feminine] uma das { $cards } de menor valor
   *[masculine] um dos { $cards } de menor valor
}
select-every-highest = { -card.gender ->
    [feminine] todas as { $cards } de maior valor
   *[masculine] todos os { $cards } de maior valor
}
select-every-lowest = { -card.gender ->
    [feminine] todas as { $cards } de menor valor
   *[masculine] todos os { $cards } de menor valor
}
select-every = { -card.gender ->
    [feminine] todas as { $cards }
   *[masculine] todos os { $cards }
}

## Condições

some = { -card.gender ->
    [feminine] { mood-there-is } uma { $cards }
   *[masculine] { mood-there-is } um { $cards }
}
none = { -card.gender ->
    [feminine] não { mood-there-is } nenhuma { $cards }
   *[masculine] não { mood-there-is } nenhum { $cards }
}
several = { -card.gender ->
    [feminine] { mood-there-is } várias { $cards }
   *[masculine] { mood-there-is } vários { $cards }
}
not-several = { -card.gender ->
    [feminine] não { mood-there-is } várias { $cards }
   *[masculine] não { mood-there-is } vários { $cards }
}
several-highest = { -card.gender ->
    [feminine] várias { $cards } { mood-have } o maior valor
   *[masculine] vários { $cards } { mood-have } o maior valor
}
not-several-highest = { -card.gender ->
    [feminine] não { mood-there-is } duas { $cards } com o maior valor
   *[masculine] não { mood-there-is } dois { $cards } com o maior valor
}
number-is = { $left } { mood-is } exatamente { $right }
number-is-not = { $left } não { mood-is } { $right }
number-above = { $left } { mood-is } maior do que { $right }
number-below = { $left } { mood-is } menor do que { $right }
number-at-least = { $left } { mood-is } maior ou igual a { $right }
number-at-most = { $left } { mood-is } menor ou igual a { $right }
within = { $value } { mood-stands } entre { $low } e { $high }, inclusive
not-within = { $value } não { mood-stands } entre { $low } e { $high }, inclusive
seat-is = { $left } { mood-is } { $right }
seat-is-not = { $left } não { mood-is } { $right }
card-is = { $left } { mood-is } igual a { $right }
card-is-not = { $left } não { mood-is } igual a { $right }
same-truth = { $mood ->
    [if] estas duas coisas forem ambas verdade ou nenhuma o for: { $left }; { $right }
   *[is] estas duas coisas são ambas verdade ou nenhuma o é: { $left }; { $right }
}
other-truth = só uma destas duas coisas { mood-is } verdade: { $left }; { $right }

## O que não tem palavras próprias

unnamed-of = { $name } de { $seat }
unnamed-true = «{ $name }» { mood-is } verdade
unnamed-false = «{ $name }» não { mood-is } verdade
unnamed-whose = cujo valor de «{ $name }»
unnamed-place = no lugar «{ $name }»
unnamed-place-of = no lugar «{ $name }» de { $seat }
