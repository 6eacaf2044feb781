# Palavras das imagens e das tabelas que dizem o mesmo.
picture-as-text = A imagem em palavras
picture-table = { $players ->
    [0] Cartas na mesa
   *[other] Uma mesa de { $players }
 }
picture-seat = Lugar { $seat }
picture-out = fora
picture-coins = { $coins ->
    [one] { $coins } ficha
   *[other] { $coins } fichas
 }
picture-bid-short = diz { $number }
picture-bid-number = Aposta: { $number }
picture-bid = Aposta: { $number }, do lugar { $seat }
picture-acts = É a vez do lugar { $seat }.
picture-to-act = é a sua vez
picture-to-the-right = joga-se para a direita
picture-pile = Monte
picture-discards = Descartes
picture-laid = No centro
picture-none = nenhuma carta
picture-total = Soma: { $number }
picture-head-where = Onde
picture-head-cards = Cartas
picture-head-coins = Fichas
picture-head-bid = Aposta
picture-head-total = Soma
picture-head-players = Jogadores
picture-head-lowest = Soma mais baixa
picture-head-likeliest = Mais provável
picture-head-average = Média
picture-head-highest = Soma mais alta
picture-head-spread = Diferença
picture-totals = Probabilidade de cada soma
picture-growth = Somas possíveis conforme o número de jogadores
picture-axis-total = Soma das cartas
picture-axis-players = Jogadores
picture-players = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
 }
picture-percent = { $number }%
picture-number = { $whole },{ $tenth }
picture-totals-told = Com { $players } jogadores a soma vai de { $low } a { $high }; a mais frequente é { $likeliest }.
picture-growth-told = Com { $players } jogadores: de { $low } a { $high }.
