### Expressões. `$seat` designa um jogador; `$many` é yes ou no. Uma oração é uma frase sem maiúscula nem
### ponto final.

and = { $left } e { $right }
or = { $left } ou { $right }
comma = { $left }, { $right }
grouped = ({ $what })
always = é sempre assim
never = nunca é assim
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
divide-up = o resultado, arredondado para cima, de dividir { $of } por { $by }
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
as-assumed = vale a resposta «{ $reading }», que é a que supomos
as-other = vale a resposta «{ $reading }»
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
    [feminine] há uma { $cards }
   *[masculine] há um { $cards }
}
none = { -card.gender ->
    [feminine] não há nenhuma { $cards }
   *[masculine] não há nenhum { $cards }
}
several = { -card.gender ->
    [feminine] há várias { $cards }
   *[masculine] há vários { $cards }
}
not-several = { -card.gender ->
    [feminine] não há várias { $cards }
   *[masculine] não há vários { $cards }
}
several-highest = { -card.gender ->
    [feminine] várias { $cards } têm o maior valor
   *[masculine] vários { $cards } têm o maior valor
}
not-several-highest = { -card.gender ->
    [feminine] não há duas { $cards } com o maior valor
   *[masculine] não há dois { $cards } com o maior valor
}
number-is = { $left } é exatamente { $right }
number-is-not = { $left } não é { $right }
number-above = { $left } é maior do que { $right }
number-below = { $left } é menor do que { $right }
number-at-least = { $left } é no mínimo { $right }
number-at-most = { $left } é no máximo { $right }
within = { $value } está entre { $low } e { $high }, inclusive
not-within = { $value } não está entre { $low } e { $high }, inclusive
seat-is = { $left } é { $right }
seat-is-not = { $left } não é { $right }
card-is = { $left } é igual a { $right }
card-is-not = { $left } não é igual a { $right }
same-truth = estas duas coisas são ambas verdade ou nenhuma o é: { $left }; { $right }
other-truth = só uma destas duas coisas é verdade: { $left }; { $right }

## O que não tem palavras próprias

unnamed-of = { $name } de { $seat }
unnamed-true = «{ $name }» é verdade
unnamed-false = «{ $name }» não é verdade
unnamed-whose = cujo valor de «{ $name }»
unnamed-place = no lugar «{ $name }»
unnamed-place-of = no lugar «{ $name }» de { $seat }
