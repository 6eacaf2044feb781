### De contar mesas: o que não se pode contar e os acordos que não vão juntos.

wrong-odds-shuffles = { $ruleset } devolve cartas ao monte e baralha-o durante a contagem; então não se podem contar os totais de todas as mãos.
wrong-odds-who-holds = { $ruleset } pergunta na contagem quem tem uma carta; então não se podem contar os totais de todas as mãos.
wrong-odds-what-lies = { $ruleset } pergunta na contagem o que está em { $place }; então não se podem contar os totais de todas as mãos.
wrong-odds-few-cards = { $cards } cartas não chegam para { $players } jogadores.
wrong-odds-unlike = { $one } e { $other } devem ter os mesmos jogadores e o mesmo baralho.
wrong-odds-much-drawn = poder-se-ia tirar demasiado para o contar
wrong-odds-not-all-drawn = com um baralho assim não se pode tirar tudo
wrong-odds-pile-runs-out = com um baralho assim o monte pode acabar
wrong-odds-many-hands = { $hands } mãos são demasiadas para as contar
wrong-odds-many-tables = mais de { $tables } mesas são demasiadas para as contar
