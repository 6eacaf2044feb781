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
title-below_zero = Pode-se começar com zero e abaixo
title-by_tens = Uma moeda por cada dez
title-calm_night = O zero azul acalma a mesa
title-cap = Nenhum lance acima de um limite
title-plain = Sem cartas especiais
title-doubled = Com um segundo ×2
title-exact_call = O desafio exato
title-hard_exact_call = O desafio exato, à maneira dura
title-last_two = O fim quando restam dois
title-late_exit = Fora com a quarta ou a quinta moeda
title-life_transfer = Quem ganha devolve uma moeda
title-one_life = Uma só moeda põe fora do jogo
title-points = Pontos em vez de moedas: ganha quem primeiro tiver dois
title-step_by_one = Cada aumento é exatamente de um
title-tomahawk = Um tomahawk para cada um
title-two_boxes = Uma mesa grande
