### A folha francesa fala de penas e tomahawks.

-card = { $many ->
    [yes] penas
   *[no] pena
}
    .gender = feminine
-coin = { $many ->
    [yes] tomahawks
   *[no] tomahawk
}
    .gender = masculine

silence-returned_coins = O que acontece aos { -coin(many: "yes") } de quem fica fora do jogo?
    .kept = O jogador fica com eles.
    .returned = Voltam para o centro da mesa.
comment-seats = A folha não diz quantos jogadores; a caixa tem seis fitas.
