### La hoja francesa habla de plumas y tomahawks.

-card = { $many ->
    [yes] plumas
   *[no] pluma
}
    .gender = feminine
-coin = { $many ->
    [yes] tomahawks
   *[no] tomahawk
}
    .gender = masculine

silence-returned_coins = ¿Qué pasa con los { -coin(many: "yes") } de quien queda fuera del juego?
    .kept = Los conserva.
    .returned = Vuelven al centro de la mesa.
comment-seats = La hoja no dice cuántos jugadores; la caja tiene seis cintas.
