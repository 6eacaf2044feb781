### Le glossaire : ce qu’un jeu peut appeler autrement (plume ou carte, pièce ou tomahawk). Le genre de
### chaque terme règle l’accord des mots qui l’entourent.

-card = { $many ->
    [yes] cartes
   *[no] carte
}
    .gender = feminine
-coin = { $many ->
    [yes] pièces
   *[no] pièce
}
    .gender = feminine

the-card = { -card.gender ->
    [feminine] la { -card(many: "no") }
   *[masculine] le { -card(many: "no") }
}
this-card = { -card.gender ->
    [feminine] cette { -card(many: "no") }
   *[masculine] ce { -card(many: "no") }
}
a-card = { -card.gender ->
    [feminine] une { -card(many: "no") }
   *[masculine] un { -card(many: "no") }
}
no-card = { -card.gender ->
    [feminine] aucune { -card(many: "no") }
   *[masculine] aucun { -card(many: "no") }
}
all-cards = { -card.gender ->
    [feminine] toutes les { -card(many: "yes") }
   *[masculine] tous les { -card(many: "yes") }
}
special-card = { -card.gender ->
    [feminine] une { -card(many: "no") } spéciale
   *[masculine] un { -card(many: "no") } spécial
}
special-cards = { -card.gender ->
    [feminine] { -card(many: "yes") } spéciales
   *[masculine] { -card(many: "yes") } spéciaux
}
they-cards = { -card.gender ->
    [feminine] elles
   *[masculine] ils
}
on-those-cards = { -card.gender ->
    [feminine] sur elles
   *[masculine] sur eux
}
