# Palavras das imagens e das tabelas que dizem o mesmo.
picture-as-text = A imagem em palavras
picture-table = { $players ->
    [0] { -card(many: "yes") } na mesa
   *[other] Uma mesa de { $players }
 }
picture-seat = Lugar { $seat }
picture-out = fora
picture-coins = { $coins ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
 }
picture-bid-short = diz { $number }
picture-bid-number = Lance: { $number }
picture-bid = Lance: { $number }, do lugar { $seat }
picture-acts = É a vez do lugar { $seat }.
picture-to-act = é a sua vez
picture-to-the-right = joga-se para a direita
picture-pile = Monte
picture-discards = Descartes
picture-laid = No centro
picture-none = { no-card }
picture-total = Total: { $number }
picture-head-where = Onde
picture-head-cards = { -card(many: "yes") }
picture-head-coins = { -coin(many: "yes") }
picture-head-bid = Lance
picture-head-total = Total
picture-head-players = Jogadores
picture-head-lowest = Total mais baixo
picture-head-likeliest = Mais provável
picture-head-average = Média
picture-head-highest = Total mais alto
picture-head-spread = Diferença
picture-totals = Probabilidade de cada total
picture-growth = Totais possíveis conforme o número de jogadores
picture-axis-total = Total das cartas
picture-axis-players = Jogadores
picture-players = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
 }
picture-percent = { $number }%
picture-number = { $whole },{ $tenth }
picture-totals-told = Com { $players } jogadores o total vai de { $low } a { $high }; o mais frequente é { $likeliest }.
picture-growth-told = Com { $players } jogadores: de { $low } a { $high }.
