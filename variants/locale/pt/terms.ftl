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
on-those-cards = { -card.gender ->
    [feminine] sobre elas
   *[masculine] sobre eles
}
