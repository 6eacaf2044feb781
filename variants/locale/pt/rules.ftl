### Regras: o que vem depois do nome de uma regra.

players = número de jogadores: { $range }
or-range = { $left }, ou { $right }
option = { $option }: { $default } salvo acordo em contrário; pode ser { $range }
option-also = { $option }: { $default } salvo acordo em contrário; também pode ser { $range }
option-fixed = { $option }: { $value }
requires = o que se combina tem de bater certo: { $clause }
kept-bid = em cada lance
kept-round = em cada ronda
kept-match = em toda a partida
kept-seat-bid = para cada jogador em cada lance
kept-seat-round = para cada jogador em cada ronda
kept-seat-match = para cada jogador em toda a partida
kept = guarda-se na memória { $scope }: { $what }; no início, { $first }
kept-truth = guarda-se na memória { $scope }: se { $clause }; no início: { $first }
number-on-card = o seu número
numbers = { the-cards } são { $colour } se { $clause }
cards = { -card.gender ->
    [feminine] estas { -card(many: "yes") } especiais são { $colour }: { $cards }
   *[masculine] estes { -card(many: "yes") } especiais são { $colour }: { $cards }
}
lies-each = pode haver { -card(many: "yes") } { $place }, em separado para cada jogador
lies-table = pode haver { -card(many: "yes") } { $place }
seen-all = estão à vista de todos
seen-others = estão à vista de todos, menos do próprio jogador
seen-nobody = ninguém { those-cards } pode ver
counted = contam, e { the-cards } especiais agem { on-those-cards }
uncounted = { the-cards } especiais não agem { on-those-cards }
kept-apart = ficam com o próprio jogador
box-n = { $n ->
    [one] há { $n } { -coin(many: "no") } disponível
   *[other] há { $n } { -coin(many: "yes") } disponíveis
}
box-each = { $n ->
    [one] há { $n } { -coin(many: "no") } por { $each }
   *[other] há { $n } { -coin(many: "yes") } por { $each }
}
box = o número de { -coin(many: "yes") } disponíveis é { $amount }
means-number = { $name } é { $value }
means-seat = { $name } é { $value }
means-card = { $name } é { $value }
means-truth = { $clause } se e só se { $value }
chosen = combina-se à mesa: quem começa a primeira ronda é { $how }
pays = o número de { -coin(many: "yes") } que se recebem é { $amount }
free-opening = o primeiro número de uma ronda pode ser qualquer um
free-raise = cada número seguinte pode ser qualquer um
free-any-bid = em todos os lances, o número pode ser qualquer um
needs-opening = o primeiro número de uma ronda só vale
needs-raise = cada número seguinte só vale
needs-any-bid = qualquer lance só vale
only-if = { $head } se { $clause }
only-if-all = { $head } se tudo isto for verdade
allowed = isto só se pode fazer
call = em vez de fazer um lance, quem tem a vez termina os lances, e contam-se { the-cards }
own-settling = então decide-se assim, e não como de costume
timing-before = quem tem a vez faz isto antes do seu lance
timing-instead = quem tem a vez faz isto em vez de um lance
timing-after = faz-se logo depois do próprio lance, antes da vez do jogador seguinte
chooses-seat = { $seat } escolhe um jogador
chooses-number = { $seat } diz um número
chooses-card = { $seat } nomeia { a-card }
move-called = { $move }
with = cada «{ $card }» na mesa
moment-after-a-round = depois de uma ronda
moment-before-a-deal = antes de distribuir
moment-at-an-empty-pile = se for preciso tirar { a-card } e o monte estiver vazio
moment-at-each-bid = em cada lance
moment-if = { $moment }, se { $clause }
