### Reglas: lo que sigue al nombre de una regla.

players = número de jugadores: { $range }
or-range = { $left }, o { $right }
option = { $option }: { $default } si no se acuerda otra cosa; puede ser { $range }
option-also = { $option }: { $default } si no se acuerda otra cosa; también puede ser { $range }
option-fixed = { $option }: { $value }
requires = lo que se acuerda tiene que encajar: { $clause }
kept-bid = en cada puja
kept-round = en cada ronda
kept-match = en toda la partida
kept-seat-bid = para cada jugador en cada puja
kept-seat-round = para cada jugador en cada ronda
kept-seat-match = para cada jugador en toda la partida
kept = se recuerda { $scope }: { $what }; al principio, { $first }
kept-truth = se recuerda { $scope }: si { $clause }; al principio: { $first }
number-on-card = su número
numbers = { the-cards } son { $colour } si { $clause }
cards = { -card.gender ->
    [feminine] estas { -card(many: "yes") } especiales son { $colour }: { $cards }
   *[masculine] estos { -card(many: "yes") } especiales son { $colour }: { $cards }
}
lies-each = puede haber { -card(many: "yes") } { $place }, por separado para cada jugador
lies-table = puede haber { -card(many: "yes") } { $place }
seen-all = están a la vista de todos
seen-others = están a la vista de todos menos de quien { those-cards } lleva
seen-nobody = no { those-cards } ve nadie
counted = cuentan, y { the-cards } especiales actúan { on-those-cards }
uncounted = { the-cards } especiales no actúan { on-those-cards }
kept-apart = se quedan con quien { those-cards } tiene
box-n = { $n ->
    [one] hay { $n } { -coin(many: "no") } disponible
   *[other] hay { $n } { -coin(many: "yes") } disponibles
}
box-each = { $n ->
    [one] hay { $n } { -coin(many: "no") } por { $each }
   *[other] hay { $n } { -coin(many: "yes") } por { $each }
}
box = el número de { -coin(many: "yes") } disponibles es { $amount }
means-number = { $name } es { $value }
means-seat = { $name } es { $value }
means-card = { $name } es { $value }
means-truth = { $clause } si y solo si { $value }
chosen = se acuerda en la mesa: la primera ronda la empieza { $how }
pays = el número de { -coin(many: "yes") } que se toman es { $amount }
free-opening = el primer número de una ronda puede ser cualquiera
free-raise = cada número siguiente puede ser cualquiera
free-any-bid = en toda puja, el número puede ser cualquiera
needs-opening = el primer número de una ronda solo vale
needs-raise = cada número siguiente solo vale
needs-any-bid = toda puja solo vale
only-if = { $head } si { $clause }
only-if-all = { $head } si se cumple todo esto
allowed = esto solo se puede hacer
call = en vez de pujar, quien tiene el turno termina las pujas, y se cuentan { the-cards }
own-settling = entonces se decide así, y no como de costumbre
timing-before = quien tiene el turno lo hace antes de pujar
timing-instead = quien tiene el turno lo hace en vez de pujar
timing-after = se hace justo después de la propia puja, antes de que actúe el siguiente jugador
chooses-seat = { $seat } elige a un jugador
chooses-number = { $seat } dice un número
chooses-card = { $seat } nombra { a-card }
move-called = { $move }
with = cada «{ $card }» de la mesa
moment-after-a-round = después de una ronda
moment-before-a-deal = antes de repartir
moment-at-an-empty-pile = si hay que robar { a-card } y el mazo está vacío
moment-at-each-bid = en cada puja
moment-if = { $moment }, si { $clause }
