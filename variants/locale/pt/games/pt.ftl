### A folha portuguesa fala de cartas e fichas.

-coin = { $many ->
    [yes] fichas
   *[no] ficha
}
    .gender = feminine

silence-max_tie = Se várias cartas tiverem o maior valor, «Máx. 0» anula uma delas ou todas?
    .one = Uma delas.
    .all = Todas: a folha anula um valor.
silence-max_without_green = O que faz «Máx. 0» se não houver nenhum índio?
    .no_effect = Nada.
silence-two_question_cards = Uma «?» que foi tirada, e não está na testa de ninguém, pode tirar outra carta?
    .no_further = Não: só tira quem a tem na testa.
silence-returned_coins = O que acontece às fichas de quem fica fora do jogo?
    .kept = O jogador fica com elas.
    .returned = Voltam para o centro da mesa.
chosen-first_starter = quem melhor imitar um coiote
comment-green = Os índios são verdes, e a cavalaria vermelha. A folha não tem nenhuma carta que torne negativo o índio mais alto.
comment-opener = A folha não põe limite superior nem diz por palavras o sentido: joga-se para a esquerda.
comment-beaten = O número que o lance em vigor tinha de superar.
comment-to_be_drawn = Não se pode dar uma carta que não há.
comment-restart = Quem disse o último número diz outro; depois é a vez de quem o pediu.
