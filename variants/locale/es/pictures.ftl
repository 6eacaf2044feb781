# Palabras de las imágenes y de las tablas que dicen lo mismo.
picture-as-text = La imagen en palabras
picture-table = { $players ->
    [0] { -card(many: "yes") } en la mesa
   *[other] Una mesa de { $players }
 }
picture-seat = Asiento { $seat }
picture-out = fuera
picture-coins = { $coins ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
 }
picture-bid-short = dice { $number }
picture-bid-number = Puja: { $number }
picture-bid = Puja: { $number }, del asiento { $seat }
picture-acts = Le toca al asiento { $seat }.
picture-to-act = le toca
picture-to-the-right = se juega hacia la derecha
picture-pile = Mazo
picture-discards = Descartes
picture-laid = En el centro
picture-none = { no-card }
picture-total = Total: { $number }
picture-head-where = Dónde
picture-head-cards = { -card(many: "yes") }
picture-head-coins = { -coin(many: "yes") }
picture-head-bid = Puja
picture-head-total = Total
picture-head-players = Jugadores
picture-head-lowest = Total más bajo
picture-head-likeliest = Más probable
picture-head-average = Media
picture-head-highest = Total más alto
picture-head-spread = Diferencia
picture-totals = Probabilidad de cada total
picture-growth = Totales posibles según el número de jugadores
picture-axis-total = Total de las cartas
picture-axis-players = Jugadores
picture-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
 }
picture-percent = { $number } %
picture-number = { $whole },{ $tenth }
picture-totals-told = Con { $players } jugadores el total va de { $low } a { $high }; el más frecuente es { $likeliest }.
picture-growth-told = Con { $players } jugadores: de { $low } a { $high }.
