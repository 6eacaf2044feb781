### La hoja portuguesa habla de cartas y fichas.

-coin = { $many ->
    [yes] fichas
   *[no] ficha
}
    .gender = feminine

silence-max_tie = Si varias cartas comparten el mayor valor, ¿anula «Máx. 0» una o todas?
    .one = Una de ellas.
    .all = Todas: la hoja anula un valor.
silence-max_without_green = ¿Qué hace «Máx. 0» si no hay ningún indio?
    .no_effect = Nada.
silence-two_question_cards = ¿Puede robar otra carta una «?» robada, que no está en la frente de nadie?
    .no_further = No: solo roba quien la lleva.
silence-returned_coins = ¿Qué pasa con las fichas de quien queda fuera del juego?
    .kept = Las conserva.
    .returned = Vuelven al centro de la mesa.
chosen-first_starter = quien mejor imite a un coyote
comment-green = Los indios son verdes, y la caballería roja. La hoja no tiene ninguna carta que vuelva negativo al indio más alto.
comment-opener = La hoja no pone límite superior ni dice con palabras el sentido: se juega hacia la izquierda.
comment-beaten = El número que la puja vigente tenía que superar.
comment-to_be_drawn = No se puede dar una carta que no hay.
comment-restart = Quien dijo el último número dice otro; después le toca a quien lo pidió.
