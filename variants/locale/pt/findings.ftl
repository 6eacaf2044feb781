### O que se apurou: as frases dos resultados, como as dizem `compare`, `prove` e `audit`. De um número
### { $n } há também { $n_n }: escolhe a forma.

## Cartas, jogadas e o que mudam

found-and = { $left } e { $right }
found-number-or-more = { $number } ou mais
found-number-to = de { $first } a { $last }
found-no-number = nenhum
found-two-cards = { $one } com { $other }
found-with-draws = { $cards } e depois { $pile } do monte
found-event-bids = o lugar { $seat } diz { $amount }
found-event-does = o lugar { $seat }: { $what }
found-the-number = o número { $number }
found-seat = o lugar { $seat }
found-the-card = a carta { $card }
found-coins = { $number_n ->
    [0] nenhuma moeda
    [one] { $number } moeda
   *[other] { $number } moedas
}
found-bid-is = o lance é { $amount }, do lugar { $seat }
found-total-is = o total é { $total }
found-seat-has = o lugar { $seat } tem { $coins }
found-seat-is-out = o lugar { $seat } fica de fora
found-to-the-left = joga-se para a esquerda
found-to-the-right = joga-se para a direita
found-value-is = { $name } é { $value }
found-value-of-seat-is = { $name } do lugar { $seat } é { $value }
found-yes = sim
found-no = não
found-card-comes = { $card } passa para { $place }
found-pile-filled = o monte é reposto
found-seat-to-act = é a vez do lugar { $seat }
found-only-a-bid = depois só cabe um lance
found-over-without-count = a ronda acaba sem contagem
found-all-shuffled = baralham-se todas as cartas
found-seat-wins = o lugar { $seat } ganha a partida
found-seat-starts = o lugar { $seat } começa a ronda seguinte
found-no-such-move = não existe { $move }
found-forbidden-by = proibido por { $rule }
found-nothing-changes = nada muda

## O que inverte uma resposta

found-flip-card = a carta { $new } em vez de { $old }
found-flip-draw = vira-se { $card }
found-flip-draw-instead = vira-se { $card } em vez de { $old }
found-flip-hand = o lugar { $seat } tem a carta { $card } em vez de { $old }
found-flip-pile = a carta { $place } do monte é { $card } em vez de { $old }
found-flip-pile-shorter = falta ao monte a sua última carta, { $card }
found-flip-pile-longer = a carta { $card } está por baixo do monte
found-flip-coins = o lugar { $seat } tem { $coins }
found-flip-coins-instead = o lugar { $seat } tem { $coins } em vez de { $old }
found-flip-starter = começa o lugar { $seat } em vez do lugar { $old }
found-flip-more-players = há mais um jogador, o lugar { $seat }, com a carta { $card }
found-flip-fewer-players = há um jogador a menos: falta o lugar { $seat }
found-flip-without = sem a jogada { $number }: { $event }
found-flip-also = depois da jogada { $number }, também: { $event }
found-flip-also-first = no início, também: { $event }
found-flip-amount = { $event } em vez de { $old } (jogada { $number })
found-flip-event = na jogada { $number }, { $event }, em vez de: { $old }
found-flip-agreed = nada na mesa: é preciso combinar que { $name } seja { $value }

## Dois regulamentos lado a lado

found-deck-same = Os dois têm o mesmo baralho.
found-players-same = Os dois são para os mesmos números de jogadores.
found-options-same = Os dois têm as mesmas opções.
found-too-many-values = há demasiados valores das opções para os comparar um a um.
found-option-only-in = Só { $ruleset } tem a opção { $option }.
found-deck-each = { $one } joga-se com { $mine } e { $other } com { $theirs }.
found-copies-each = { $card }: { $mine } e { $theirs } cópias
found-players-each = { $one } admite { $mine } jogadores; { $other }, { $theirs }.
found-option-values = Com { $players } jogadores, { $option } pode ser { $mine } em { $one } e { $theirs } em { $other }.
found-option-usual = Salvo acordo em contrário, { $option } é { $mine } em { $one } e { $theirs } em { $other }.
found-option-together = Com { $players } jogadores, só { $ruleset } permite { $what } ao mesmo tempo.
found-counting-differs = { $table }: o total é { $mine } em { $one } e { $theirs } em { $other }.
found-counting-same = Qualquer mesa de { $deck } tem o mesmo total em { $one } e em { $other }.
found-cards-differ = { $table }: não acontece o mesmo às cartas.
found-cards-left = { $ruleset }: no monte { $pile_n ->
    [one] { $pile } carta
   *[other] { $pile } cartas
}, nos descartes { $out }
found-cards-same-after = Depois de cada ronda com { $deck } baralham-se e descartam-se as mesmas cartas.
found-sight-differs = Uma carta distribuída está { $mine } em { $one } e { $theirs } em { $other }.
found-sight-all = à vista de todos
found-sight-others = à vista dos outros
found-sight-nobody = fora da vista de todos
found-dealing-undecided = Com { $players } jogadores, os dois distribuem de outro modo com algum monte e alguns descartes; não está decidido se uma partida chega a uma distribuição assim: não o mostra nenhuma ronda das que se experimentaram.
found-dealing-same = Os dois distribuem da mesma maneira, com qualquer monte e quaisquer descartes.
found-dealing-differs = Com { $players } jogadores, a primeira ronda de uma partida distribui-se de outro modo.
found-moves-only-in = Só { $ruleset } tem: { $moves }.
found-move-choice-differs = A jogada { $move } faz-se { $mine } num e { $theirs } no outro.
found-made-before = antes de um lance, com { $choice }
found-made-instead = em vez de um lance, com { $choice }
found-made-after = depois de um lance, com { $choice }
found-a-number = um número
found-a-seat = um lugar
found-a-card = uma carta
found-no-choice = nada para escolher
found-moves-same = Cada jogada pode fazer-se nos mesmos momentos e faz o mesmo.
found-moves-none = Nenhum tem jogadas além dos lances e dos desafios; depois de cada uma é a vez do mesmo jogador.
found-turn-differs = { $one } e { $other } diferem em quem tem a vez depois de um lance.
found-move-differs = { $one } e { $other } diferem em quando se pode fazer { $move }, ou no que faz.
found-move-undecided = Com { $players } jogadores, a jogada { $move } pode fazer-se, ou age, de outro modo nalgum estado; não se encontrou nenhum desenrolar curto que mostre uma diferença; experimente outros números de jogadores ou um --timeout mais longo.
found-undecided-with = por decidir com { $players } jogadores: { $why }; não se encontrou nenhum desenrolar curto que mostre uma diferença; experimente outros números de jogadores ou um --timeout mais longo.
found-some-state-differs = encontrou-se um estado, talvez um a que nenhuma partida chega, em que diferem em { $what }
found-aspect-differs = { $one } e { $other } diferem em { $what }.
found-aspect-same = { $one } e { $other } coincidem em { $what }{ $moves }{ $calls }.
found-aspect-opening = os números que podem abrir a ronda
found-aspect-raise = os números que são uma subida
found-aspect-call = quando se pode desafiar
found-aspect-actions = quando se pode fazer cada jogada e o que ela faz
found-aspect-settling = quem paga e quanto
found-aspect-elimination = quem fica de fora
found-aspect-next-starter = quem começa a ronda seguinte
found-aspect-end = quem ganhou e quando
found-unless-unshared = , enquanto ninguém fizer uma jogada que só um dos dois tem
found-after-calls = , depois dos desafios que os dois têm: { $calls }
found-no-call-in-common = { $one } e { $other } não têm nenhum desafio em comum depois do qual os comparar.
found-not-decided = por decidir: { $why }
found-reading-undecided = { $reading }: não está decidido o que muda nisto
found-reading-mends = { $reading } torna-os iguais
found-reading-breaks = { $reading } desfá-lo
found-reading-breaks-so = { $reading } desfá-lo: { $how }
found-reading-gives = { $cards } dá { $mine } em { $one } e { $theirs } em { $other }
found-readings-mend = { $readings }, juntas, tornam-nos iguais; nenhuma por si só
found-readings-break = { $readings }, juntas, desfazem-no; nenhuma por si só
found-no-reading-mends = nenhuma outra leitura os torna iguais, nem várias juntas

## Como se encontrou

found-by-values = as listas, valor por valor
found-by-many-counts = muitas contagens ao mesmo tempo, todas as mesas ou o programa de resolução
found-by-solver = programa de resolução
found-by-table-often = { $how }: a mesa mais pequena; jogada de novo; a frequência, contando todas as distribuições
found-by-hands-of-deck = { $how }: todas as mãos e cartas viradas do baralho
found-by-hands = programa de resolução: todas as mãos e cartas viradas
found-by-places = as listas de sítios
found-by-pile-and-match = programa de resolução: qualquer monte; a primeira ronda de uma partida
found-by-pile = programa de resolução: qualquer monte e quaisquer descartes
found-by-first-round = a primeira ronda de uma partida; jogada de novo
found-by-moves = as listas de jogadas
found-by-any-state = programa de resolução: qualquer estado
found-by-any-state-of-round = programa de resolução: qualquer estado de uma ronda
found-by-calls = as listas de desafios
found-by-scenario = programa de resolução: a situação mais pequena; jogada de novo
found-by-course = procura simples: o desenrolar mais curto, depois menos moedas e lances mais pequenos; jogado de novo

## What else is known of silences

found-pile-empty-from = Numa partida com { $players } jogadores pode ser preciso tirar uma carta de um monte vazio, o mais cedo na ronda { $rounds }{ $fewer }.
found-with-fewer-never = ; com menos jogadores nunca acontece
found-pile-never-empty = Em nenhuma partida com estes números de jogadores se tira uma carta de um monte vazio.
