### Como os jogos chamam as suas coisas. `.not` nega; `.who` segue «o jogador», `.whose` «cada jogador»;
### `.all` é a soma de todos; `.set` diz que algo recebe um valor.

## De todos os jogos

name-players = o número de jogadores
name-bid = o último lance
    .set = o último lance passa a ser { $value }
name-bidder = quem fez o último lance
name-opened = { mood-there-is } um lance
    .not = ainda não { mood-there-is } nenhum lance
name-starter = quem começou a ronda
    .set = { $value } começa a ronda seguinte
name-total = o total
    .set = o total é { $value }
name-counted = a contagem { $mood ->
    [if] tiver sido feita
   *[is] foi feita
}
    .not = a contagem não { $mood ->
        [if] tiver sido feita
       *[is] foi feita
    }
name-players_left = o número de jogadores ainda em jogo
name-direction = o sentido do jogo
name-in_play = { $seat } { mood-goes-on } em jogo
    .not = { $seat } { mood-stands } fora do jogo
    .who = { $many ->
        [yes] que continuam em jogo
       *[no] que continua em jogo
    }
    .who-not = { $many ->
        [yes] que estão fora do jogo
       *[no] que está fora do jogo
    }
name-coins = o número de { -coin(many: "yes") } de { $seat }
    .whose = cujo número de { -coin(many: "yes") }
    .all = o número de { -coin(many: "yes") } de todos os jogadores juntos
name-actor = quem age
name-caller = quem desafiou
name-it = esse jogador
name-target = o jogador escolhido
name-number = o número dito
name-card = { -card.gender ->
    [feminine] a { -card(many: "no") } nomeada
   *[masculine] o { -card(many: "no") } nomeado
}
name-due = o número de { -coin(many: "yes") } em dívida
name-highest_total = o total mais alto possível
name-turned_over = { -card.gender ->
    [feminine] esta { -card(many: "no") } { mood-was } virada durante a contagem
   *[masculine] este { -card(many: "no") } { mood-was } virado durante a contagem
}
    .not = { -card.gender ->
        [feminine] esta { -card(many: "no") } { mood-was } dada a um jogador
       *[masculine] este { -card(many: "no") } { mood-was } dado a um jogador
    }

## Opções

name-threshold = o limite de { -coin(many: "yes") }
name-boxes = o número de caixas
    .each = caixa
name-highest_bid = o lance mais alto permitido
name-copies_extra_feather = o número de moedas ilustradas «{ -card(many: "no") } extra»
name-copies_reverse = o número de moedas ilustradas «inversão»
name-copies_skip = o número de moedas ilustradas «salto»
name-copies_swap = o número de moedas ilustradas «troca»
name-copies_guess = o número de moedas ilustradas «palpite»

## Significados

name-supply = o número de { -coin(many: "yes") } da caixa
name-supply_left = o número de { -coin(many: "yes") } que restam na reserva
name-loser = quem perdeu a ronda
name-winner = quem ganhou a ronda
name-gap = a diferença entre o último lance e o total
name-this_one = um dos dois
name-other_one = o outro
name-may_call_self = quem age { mood-may } desafiar este lance
    .not = quem age não { mood-may } desafiar este lance
name-may_call_safe = quem fez o último lance não { mood-stands } a salvo do desafio
    .not = quem fez o último lance { mood-stands } a salvo do desafio
name-coins_in_use = as moedas ilustradas { mood-stand } em uso
    .not = as moedas ilustradas não { mood-stand } em uso
name-to_be_drawn = { mood-there-is } { a-card } para tirar
    .not = não { mood-there-is } { no-card } para tirar
name-card_to_give = { mood-there-is } { a-card } para dar
    .not = não { mood-there-is } { no-card } para dar
name-may_pass = a vez { mood-may } passar sem lance
    .not = a vez não { mood-may } passar sem lance
name-may_approve = { mood-is } possível aprovar
    .not = não { mood-is } possível aprovar

## O que se guarda na memória

name-extra_feathers_left = o número de moedas ilustradas «{ -card(many: "no") } extra» por usar
name-reverses_left = o número de moedas ilustradas «inversão» por usar
name-skips_left = o número de moedas ilustradas «salto» por usar
name-swaps_left = o número de moedas ilustradas «troca» por usar
name-guesses_left = o número de moedas ilustradas «palpite» por usar
name-sits_out = { $seat } { mood-rests }
    .not = { $seat } não { mood-rests }
    .who = { $many ->
        [yes] que descansam
       *[no] que descansa
    }
    .who-not = { $many ->
        [yes] que não descansam
       *[no] que não descansa
    }
name-token = { -coin.gender ->
    [feminine] { $seat } ainda { mood-has } a { -coin(many: "no") } de ação
   *[masculine] { $seat } ainda { mood-has } o { -coin(many: "no") } de ação
}
    .not = { -coin.gender ->
        [feminine] { $seat } já não { mood-has } a { -coin(many: "no") } de ação
       *[masculine] { $seat } já não { mood-has } o { -coin(many: "no") } de ação
    }
    .who = { -coin.gender ->
        [feminine] { $many ->
            [yes] que ainda têm a sua { -coin(many: "no") } de ação
           *[no] que ainda tem a sua { -coin(many: "no") } de ação
        }
       *[masculine] { $many ->
            [yes] que ainda têm o seu { -coin(many: "no") } de ação
           *[no] que ainda tem o seu { -coin(many: "no") } de ação
        }
    }
    .who-not = { -coin.gender ->
        [feminine] { $many ->
            [yes] que já não têm a sua { -coin(many: "no") } de ação
           *[no] que já não tem a sua { -coin(many: "no") } de ação
        }
       *[masculine] { $many ->
            [yes] que já não têm o seu { -coin(many: "no") } de ação
           *[no] que já não tem o seu { -coin(many: "no") } de ação
        }
    }
name-approved = alguém { mood-has-approved } nesta ronda
    .not = ninguém { mood-has-approved } nesta ronda
name-just_approved = o último lance { mood-just } de ser aprovado
    .not = o último lance não { mood-just } de ser aprovado
name-extra_given = já se { mood-given } { a-card } extra nesta ronda
    .not = ainda não se { mood-given } { no-card } extra nesta ronda
name-stake = o que está em jogo
name-beaten = o número que o último lance tinha de superar
    .set = o número que o último lance tinha de superar passa a ser { $value }
name-points = o número de pontos de { $seat }
    .whose = cujo número de pontos
    .all = o número de pontos de todos os jogadores juntos
name-tomahawk_left = { $seat } ainda { mood-has } o tomahawk
    .not = { $seat } já não { mood-has } o tomahawk
    .who = { $many ->
        [yes] que ainda têm o tomahawk
       *[no] que ainda tem o tomahawk
    }
    .who-not = { $many ->
        [yes] que já não têm o tomahawk
       *[no] que já não tem o tomahawk
    }

## Lugares: onde algo está; `.of`, no lugar de um jogador

place-table = na mesa
place-pile = no monte
place-discards = nos descartes
place-played = entre tudo o que foi jogado
place-forehead = nas testas
    .of = na testa de { $seat }
place-turned = entre o que foi virado
place-added = entre o que só se soma no fim
place-front = diante dos jogadores
    .of = diante de { $seat }
place-front_added = diante dos jogadores, só para somar no fim
    .of = diante de { $seat }, só para somar no fim
place-behind = atrás de { the-cards } das testas
    .of = atrás de { the-card } da testa de { $seat }
place-shown = à vista diante dos jogadores
    .of = à vista diante de { $seat }

## Cores

colour-green = { $many ->
    [yes] verdes
   *[no] verde
}
colour-red = { -card.gender ->
    [feminine] { $many ->
        [yes] vermelhas
       *[no] vermelha
    }
   *[masculine] { $many ->
        [yes] vermelhos
       *[no] vermelho
    }
}
colour-blue = { $many ->
    [yes] azuis
   *[no] azul
}
colour-plain = { -card.gender ->
    [feminine] { $many ->
        [yes] neutras
       *[no] neutra
    }
   *[masculine] { $many ->
        [yes] neutros
       *[no] neutro
    }
}

## Cartas especiais

card--question = ?
card-max0 = Máx. 0
card-max-minus = Máx. −
card-x2 = ×2
card-night = Noite

## Jogadas

move-challenge = o desafio
    .does = o lugar { $seat } desafia
move-exact = o desafio exato
    .does = o lugar { $seat } declara exato o lance
move-extra_feather = { -card(many: "no") } extra
move-reverse = inversão
move-skip = salto
move-swap = troca
move-guess = palpite
move-approve = aprovar
move-double = dobrar
move-turn_round = dar a volta
move-extra_card = { -card(many: "no") } extra para outro jogador
move-restart = número novo
move-name_next = nomear o jogador seguinte
move-agree = concordar
move-turn_about = inverter o sentido
move-give_a_card = dar { a-card }
