### Os títulos dos jogos e das regras da casa.

title-with = { $title }, com: { $more }
title-en = Coyote, as regras inglesas
title-es = Coyote, as regras espanholas
title-fr = Coyote, a folha francesa
title-pt = Coyote, a folha portuguesa
title-en_advanced = Coyote, as regras inglesas com as moedas ilustradas
title-es_advanced = Coyote, as regras espanholas com as moedas ilustradas
title-pt_kidult = Coyote, a folha portuguesa com as ações especiais
title-always_shuffle = Baralham-se todas as cartas depois de cada ronda
title-below_zero = Pode começar-se com zero ou menos
title-by_tens = Uma moeda por cada dez
title-calm_night = O zero azul acalma a mesa
title-cap = Nenhum lance acima de um limite
title-plain = Sem cartas especiais
title-doubled = Com um segundo ×2
title-exact_call = O desafio exato
title-hard_exact_call = O desafio exato, em versão dura
title-last_two = O fim quando restam dois
title-late_exit = Fora com a quarta ou a quinta moeda
title-life_transfer = Quem ganha devolve uma moeda
title-one_life = Uma só moeda põe fora do jogo
title-points = Pontos em vez de moedas: ganha quem primeiro tiver dois
title-step_by_one = Cada subida é exatamente de um
title-tomahawk = Um tomahawk para cada um
title-two_boxes = Uma mesa grande

## O que se diz por cima de uma regra da casa

above-below_zero = Para regras em que o primeiro número tem de ser maior do que zero.
above-by_tens = Um mau lance custa mais: uma moeda por cada dez de diferença, e no mínimo uma.
above-calm_night = Quem tem o zero azul na testa começa a ronda seguinte; se o zero tiver sido virado do monte, ou se quem o tem estiver fora, nada muda.
above-cap = No limite só resta desafiar. O limite é para os lances: o que outra jogada faz do número em vigor não o é, como um número novo.
above-exact_call = Em vez de subir, quem tem a vez pode afirmar que o último número é o total.
above-hard_exact_call = Como o desafio exato, mas acertar custa uma moeda a todos os outros.
above-last_two = Ganha quem tiver menos moedas; se tiverem as mesmas, joga-se mais uma ronda e volta a ver-se.
above-late_exit = Combina-se antes de uma partida de três ou quatro jogadores, com quaisquer regras.
above-points = Dos dois, quem desafiou e quem fez o lance, pontua o que não perdeu a ronda; ninguém recebe moedas.
above-tomahawk = Uma ficha por jogador e ronda: concordar em vez de subir ou, depois de dizer o próprio número, inverter o sentido ou dar mais uma carta a outro jogador.
above-two_boxes = De sete a doze jogadores, com as peças de duas caixas e um só conjunto de cartas.
