### O glossário: o que um jogo pode chamar de outra forma (pena ou carta, moeda ou tomahawk). O género
### de cada termo decide as palavras à sua volta.

-card = { $many ->
    [yes] cartas
   *[no] carta
}
    .gender = feminine
-coin = { $many ->
    [yes] moedas
   *[no] moeda
}
    .gender = feminine

the-cards = { -card.gender ->
    [feminine] as { -card(many: "yes") }
   *[masculine] os { -card(many: "yes") }
}
the-card = { -card.gender ->
    [feminine] a { -card(many: "no") }
   *[masculine] o { -card(many: "no") }
}
this-card = { -card.gender ->
    [feminine] esta { -card(many: "no") }
   *[masculine] este { -card(many: "no") }
}
a-card = { -card.gender ->
    [feminine] uma { -card(many: "no") }
   *[masculine] um { -card(many: "no") }
}
no-card = { -card.gender ->
    [feminine] nenhuma { -card(many: "no") }
   *[masculine] nenhum { -card(many: "no") }
}
all-cards = { -card.gender ->
    [feminine] todas as { -card(many: "yes") }
   *[masculine] todos os { -card(many: "yes") }
}
those-cards = { -card.gender ->
    [feminine] as
   *[masculine] os
}
on-those-cards = { -card.gender ->
    [feminine] sobre elas
   *[masculine] sobre eles
}

### Verbos de uma oração: no indicativo, ou no futuro do conjuntivo depois de «se» ($mood é if).

mood-is = { $mood ->
    [if] for
   *[is] é
}
mood-there-is = { $mood ->
    [if] houver
   *[is] há
}
mood-has = { $mood ->
    [if] tiver
   *[is] tem
}
mood-have = { $mood ->
    [if] tiverem
   *[is] têm
}
mood-stands = { $mood ->
    [if] estiver
   *[is] está
}
mood-stand = { $mood ->
    [if] estiverem
   *[is] estão
}
mood-goes-on = { $mood ->
    [if] continuar
   *[is] continua
}
mood-may = { $mood ->
    [if] puder
   *[is] pode
}
mood-heads = { $mood ->
    [if] seguir
   *[is] segue
}
mood-holds-good = { $mood ->
    [if] valer
   *[is] vale
}
mood-rests = { $mood ->
    [if] descansar
   *[is] descansa
}
mood-was = { $mood ->
    [if] tiver sido
   *[is] foi
}
mood-has-approved = { $mood ->
    [if] tiver aprovado
   *[is] aprovou
}
mood-just = { $mood ->
    [if] tiver acabado
   *[is] acaba
}
mood-given = { $mood ->
    [if] tiver dado
   *[is] deu
}
