### El glosario: lo que un juego puede llamar de otro modo (pluma o carta, moneda o tomahawk). El género
### de cada término manda en las palabras que lo rodean.

-card = { $many ->
    [yes] cartas
   *[no] carta
}
    .gender = feminine
-coin = { $many ->
    [yes] monedas
   *[no] moneda
}
    .gender = feminine

the-cards = { -card.gender ->
    [feminine] las { -card(many: "yes") }
   *[masculine] los { -card(many: "yes") }
}
the-card = { -card.gender ->
    [feminine] la { -card(many: "no") }
   *[masculine] el { -card(many: "no") }
}
this-card = { -card.gender ->
    [feminine] esta { -card(many: "no") }
   *[masculine] este { -card(many: "no") }
}
a-card = { -card.gender ->
    [feminine] una { -card(many: "no") }
   *[masculine] un { -card(many: "no") }
}
no-card = { -card.gender ->
    [feminine] ninguna { -card(many: "no") }
   *[masculine] ningún { -card(many: "no") }
}
all-cards = { -card.gender ->
    [feminine] todas las { -card(many: "yes") }
   *[masculine] todos los { -card(many: "yes") }
}
those-cards = { -card.gender ->
    [feminine] las
   *[masculine] los
}
on-those-cards = { -card.gender ->
    [feminine] sobre ellas
   *[masculine] sobre ellos
}
