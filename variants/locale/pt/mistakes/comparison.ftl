### De comparar dois regulamentos: o que nenhum tem e o que não serve para os dois.

wrong-comparison-deck-unfit = o baralho { $deck } tem cartas que não são conhecidas tanto de { $one } como de { $other }.
wrong-comparison-no-deck-fits = nenhum baralho tem só cartas que { $one } e { $other } conheçam.
wrong-comparison-no-option = nem { $one } nem { $other } têm { $name }.
wrong-comparison-no-reading = nem { $one } nem { $other } têm a leitura { $silence }={ $reading }.
wrong-comparison-players = { $ruleset } não é para { $players } jogadores com estas opções.
wrong-comparison-no-players = nenhum número de jogadores serve para { $one } e também para { $other }.
