### Lo que se ha averiguado: las frases de los hallazgos, como las dicen `compare`, `prove` y `audit`. De un
### número { $n } hay también { $n_n }: elige la forma.

## Cartas, jugadas y lo que cambian

found-and = { $left } y { $right }
found-number-or-more = { $number } o más
found-number-to = de { $first } a { $last }
found-no-number = ninguno
found-two-cards = { $one } con { $other }
found-with-draws = { $cards } y después { $pile } del mazo
found-event-bids = el asiento { $seat } puja { $amount }
found-event-does = el asiento { $seat }: { $what }
found-the-number = el número { $number }
found-seat = el asiento { $seat }
found-the-card = la carta { $card }
found-coins = { $number_n ->
    [one] { $number } moneda
   *[other] { $number } monedas
}
found-bid-is = la puja es de { $amount }, del asiento { $seat }
found-total-is = el total es { $total }
found-seat-has = el asiento { $seat } tiene { $coins }
found-seat-is-out = el asiento { $seat } queda fuera
found-to-the-left = se juega hacia la izquierda
found-to-the-right = se juega hacia la derecha
found-value-is = { $name } es { $value }
found-value-of-seat-is = { $name } del asiento { $seat } es { $value }
found-yes = sí
found-no = no
found-card-comes = { $card } pasa a { $place }
found-pile-filled = el mazo se rellena
found-seat-to-act = le toca al asiento { $seat }
found-only-a-bid = después solo cabe pujar
found-over-without-count = la ronda termina sin que se cuenten las cartas
found-all-shuffled = se barajan todas las cartas
found-seat-wins = el asiento { $seat } gana la partida
found-seat-starts = el asiento { $seat } empieza la siguiente ronda
found-no-such-move = no existe { $move }
found-forbidden-by = lo prohíbe { $rule }
found-nothing-changes = no cambia nada

## Lo que invierte una respuesta

found-flip-card = la carta { $new } en vez de { $old }
found-flip-draw = se descubre { $card }
found-flip-draw-instead = se descubre { $card } en vez de { $old }
found-flip-hand = el asiento { $seat } tiene la carta { $card } en vez de { $old }
found-flip-pile = la carta { $place } del mazo es { $card } en vez de { $old }
found-flip-pile-shorter = al mazo le falta su última carta, { $card }
found-flip-pile-longer = la carta { $card } está debajo del mazo
found-flip-coins = el asiento { $seat } tiene { $coins }
found-flip-coins-instead = el asiento { $seat } tiene { $coins } en vez de { $old }
found-flip-starter = empieza el asiento { $seat } en vez del asiento { $old }
found-flip-more-players = hay un jugador más, el asiento { $seat }, con la carta { $card }
found-flip-fewer-players = hay un jugador menos: falta el asiento { $seat }
found-flip-without = sin la jugada { $number }: { $event }
found-flip-also = después de la jugada { $number }, además: { $event }
found-flip-also-first = al principio, además: { $event }
found-flip-amount = { $event } en vez de { $old } (jugada { $number })
found-flip-event = en la jugada { $number }, { $event }, en vez de: { $old }
found-flip-agreed = nada en la mesa: hay que acordar que { $name } sea { $value }

## Dos reglamentos uno junto a otro

found-deck-same = Los dos tienen la misma baraja.
found-players-same = Los dos son para los mismos números de jugadores.
found-options-same = Los dos tienen las mismas opciones.
found-too-many-values = hay demasiados valores de las opciones para compararlos uno a uno.
found-option-only-in = Solo { $ruleset } tiene la opción { $option }.
found-deck-each = { $one } se juega con { $mine } y { $other } con { $theirs }.
found-copies-each = { $card }: { $mine } y { $theirs } copias
found-players-each = { $one } admite { $mine } jugadores; { $other }, { $theirs }.
found-option-values = Con { $players } jugadores, { $option } puede ser { $mine } en { $one } y { $theirs } en { $other }.
found-option-usual = Si no se acuerda otra cosa, { $option } es { $mine } en { $one } y { $theirs } en { $other }.
found-option-together = Con { $players } jugadores, solo { $ruleset } permite { $what } a la vez.
found-counting-differs = { $table }: el total es { $mine } en { $one } y { $theirs } en { $other }.
found-counting-same = Cualquier mesa de { $deck } tiene el mismo total en { $one } y en { $other }.
found-cards-differ = { $table }: no pasa lo mismo con las cartas.
found-cards-left = { $ruleset }: en el mazo { $pile_n ->
    [one] { $pile } carta
   *[other] { $pile } cartas
}, en los descartes { $out }
found-cards-same-after = Después de cada ronda con { $deck } se barajan y se descartan las mismas cartas.
found-sight-differs = Una carta repartida está { $mine } en { $one } y { $theirs } en { $other }.
found-sight-all = a la vista de todos
found-sight-others = a la vista de los demás
found-sight-nobody = fuera de la vista de todos
found-dealing-undecided = Con { $players } jugadores, los dos reparten de otro modo con algún mazo y algunos descartes; no está decidido si una partida llega a un reparto así: no lo muestra ninguna ronda de las que se probaron.
found-dealing-same = Los dos reparten igual, con cualquier mazo y cualesquiera descartes.
found-dealing-differs = Con { $players } jugadores, la primera ronda de una partida no se reparte igual.
found-moves-only-in = Solo { $ruleset } tiene: { $moves }.
found-move-choice-differs = La jugada { $move } se hace { $mine } en uno y { $theirs } en el otro.
found-made-before = antes de una puja, con { $choice }
found-made-instead = en vez de una puja, con { $choice }
found-made-after = después de una puja, con { $choice }
found-a-number = un número
found-a-seat = un asiento
found-a-card = una carta
found-no-choice = nada que elegir
found-moves-same = Cada jugada se puede hacer en los mismos momentos y hace lo mismo.
found-moves-none = Ninguno tiene más jugadas que las pujas y los desafíos; después de cada una le toca en los dos al mismo jugador.
found-turn-differs = { $one } y { $other } difieren en a quién le toca después de una puja.
found-move-differs = { $one } y { $other } difieren en cuándo se puede hacer { $move }, o en lo que hace.
found-move-undecided = Con { $players } jugadores, la jugada { $move } se puede hacer, o actúa, de otro modo en algún estado; no se ha encontrado ningún desarrollo corto que muestre una diferencia; prueba con otros números de jugadores o con un --timeout más largo.
found-undecided-with = sin decidir con { $players } jugadores: { $why }; no se ha encontrado ningún desarrollo corto que muestre una diferencia.
found-some-state-differs = se ha encontrado un estado, quizá uno al que no llega ninguna partida, en el que difieren en { $what } (prueba con otros números de jugadores o con un --timeout más largo)
found-aspect-differs = { $one } y { $other } difieren en { $what }.
found-aspect-same = { $one } y { $other } coinciden en { $what }{ $moves }{ $calls }.
found-aspect-opening = los números que pueden abrir la ronda
found-aspect-raise = los números que son una subida
found-aspect-call = cuándo se puede desafiar
found-aspect-actions = cuándo se puede hacer cada jugada y lo que hace
found-aspect-settling = quién paga y cuánto
found-aspect-elimination = quién queda fuera
found-aspect-next-starter = quién empieza la siguiente ronda
found-aspect-end = quién ha ganado y cuándo
found-unless-unshared = , mientras nadie haga una jugada que solo tiene uno de los dos
found-after-calls = , después de los desafíos que tienen los dos: { $calls }
found-no-call-in-common = { $one } y { $other } no tienen ningún desafío en común tras el que compararlos.
found-not-decided = sin decidir: { $why }
found-reading-undecided = { $reading }: no está decidido qué cambia en esto
found-reading-mends = { $reading } los hace iguales
found-reading-breaks = { $reading } lo rompe
found-reading-breaks-so = { $reading } lo rompe: { $how }
found-reading-gives = { $cards } da { $mine } en { $one } y { $theirs } en { $other }
found-readings-mend = { $readings }, juntas, los hacen iguales; ninguna por sí sola
found-readings-break = { $readings }, juntas, lo rompen; ninguna por sí sola
found-no-reading-mends = ninguna otra lectura los hace iguales, ni tampoco varias juntas

## Cómo se ha encontrado

found-by-values = las listas, valor por valor
found-by-many-counts = muchas cuentas a la vez, todas las mesas o el programa de resolución
found-by-solver = programa de resolución
found-by-table-often = { $how }: la mesa más pequeña; jugada de nuevo; la frecuencia, contando todos los repartos
found-by-hands-of-deck = { $how }: todas las manos y cartas descubiertas de la baraja
found-by-hands = programa de resolución: todas las manos y cartas descubiertas
found-by-places = las listas de lugares
found-by-pile-and-match = programa de resolución: cualquier mazo; la primera ronda de una partida
found-by-pile = programa de resolución: cualquier mazo y cualesquiera descartes
found-by-first-round = la primera ronda de una partida; jugada de nuevo
found-by-moves = las listas de jugadas
found-by-any-state = programa de resolución: cualquier estado
found-by-any-state-of-round = programa de resolución: cualquier estado de una ronda
found-by-calls = las listas de desafíos
found-by-scenario = programa de resolución: la situación más pequeña; jugada de nuevo
found-by-course = búsqueda simple: el desarrollo más corto, después menos monedas y pujas más pequeñas; jugado de nuevo

## What else is known of silences

found-pile-empty-from = En una partida de { $players } jugadores se puede tener que robar de un mazo vacío, como pronto en la ronda { $rounds }{ $fewer }.
found-with-fewer-never = ; con menos jugadores ({ $numbers }) no ocurre nunca
found-pile-never-empty = En ninguna partida con estos números de jugadores se roba de un mazo vacío.

## Lo que se pregunta en las afirmaciones

found-assuming = , suponiendo que { $what },
found-any-like = cualquiera como { $deck }
found-premise-never = La premisa no puede darse: en ningún estado de { $rulesets } hay una puja legal tal que { $what }.
found-bidding-ends = Con { $players } jugadores, toda serie de pujas de { $ruleset }{ $premise } termina. { $moving }
found-bidding-moves = Todo estado que no ha terminado tiene una jugada legal.
found-bidding-may-stick = No se ha averiguado si todo estado tiene una jugada legal: puede acabar atascada.
found-bidding-unknown = { $ruleset } con { $players } jugadores: no se ha encontrado ni una medida que baje ni una serie de pujas sin fin.
found-bidding-endless = Con { $players } jugadores, una serie de pujas de { $ruleset }{ $premise } no tiene por qué terminar: empieza con { $opening }, y cada asiento siguiente puede pujar { $more } más.
found-holds-throughout = se cumple siempre: { $what }
found-falls-with-moves = baja con cada jugada: { $ranking }
found-falls-with-rounds = baja con cada ronda: { $ranking }
found-then-measure = { $first }; después, { $next }
found-one-until = 1 hasta que sea así: { $name }; después, 0
found-one-while = 1 mientras sea así: { $name }; si no, 0
found-seats-having = cuántos asientos tienen { $name }
found-seats-lacking = cuántos asientos no tienen { $name }
found-players-in = los jugadores que siguen en juego
found-lacked-by-players = { $name } que les faltan a los que siguen en juego para { $bound }
found-held-by-players = { $name } de los que siguen en juego
found-pattern = pauta: { $pattern }
found-each-bid-more = cada puja siguiente es { $more } más que la última
found-closed = cerrado: { $facts }; lo demás que está fijado está como al empezar una partida
found-fact = { $name }{ $where }
found-fact-not = no { $name }{ $where }
found-fact-is = { $name }{ $where } es { $value }
found-fact-at-least = { $name }{ $where } es { $value } o más
found-at-seat = { " " }del asiento { $seat }
found-at-every-seat = { " " }de cada asiento
found-stuck-never = Con { $players } jugadores, todo estado de { $ruleset }{ $premise } que no ha terminado tiene una jugada legal.
found-stuck-unknown = { $ruleset } con { $players } jugadores{ $premise }: para algún estado no se ha encontrado ninguna jugada legal.
found-stuck = Una ronda de { $ruleset }{ $premise } con { $players } jugadores puede atascarse: { $who }, y no hay ninguna jugada legal.
found-nobody-to-act = no le toca a nadie
found-forced-never-ended = En { $ruleset }{ $premise } con { $players } jugadores, nadie puede verse obligado a pujar sin fin: desde cualquier estado se puede terminar la ronda con jugadas legales.
found-forced-never-ranked = En { $ruleset }{ $premise } con { $players } jugadores, nadie puede verse obligado a pujar sin fin: ninguna serie de pujas sigue sin fin.
found-forced-unknown = En { $ruleset }{ $premise } con { $players } jugadores, nadie puede verse obligado a pujar sin fin: no se ha encontrado ni eso ni un conjunto de estados desde los que no termina ninguna ronda.
found-forced = En { $ruleset }{ $premise } con { $players } jugadores, el asiento { $seat } puede verse obligado a pujar sin fin: ninguna jugada legal termina ya la ronda.
found-certain = Con { $players } jugadores, quien ve { $cards } puede estar seguro de que { $bid } es { $of }: el total es de { $low } a { $high }, sea cual sea la carta propia.
found-certain-never = Con { $players } jugadores, en { $ruleset } nadie puede estar seguro de que { $bid } es { $of }: { $best } es el número { $end } que puede serlo. Incluso para quien ve { $cards }, el total es de { $low } a { $high }, sea cual sea la carta propia.
found-end-lowest = más bajo
found-end-highest = más alto
found-of-too-high = demasiado alto
found-of-safe = seguro
found-sets-certain = con { $few } de { $many } conjuntos de cartas visibles se está seguro de ello
found-own-card-makes = en la mesa mostrada la carta propia es { $card }, y el total es { $total }
found-what-is-certain = Con { $players } jugadores de { $ruleset }, { $high } es el número más bajo del que alguien puede estar seguro de que es demasiado alto, viendo { $seeing }; desde { $always } lo está todo el mundo. { $safe } es el más alto del que se puede estar seguro de que no lo es, viendo { $sees }.
found-what-is-certain-otherwise = Con { $players } jugadores de { $ruleset }, { $safe } es el número más alto del que alguien puede estar seguro de que no es demasiado alto, viendo { $sees }, y { $high } el más bajo del que se puede estar seguro de que lo es, viendo { $seeing }, y no como se afirma.
found-sets-safe = con { $few } de { $many } conjuntos de cartas visibles se está seguro de que { $number } no es demasiado alto
found-range = Con { $players } jugadores, los totales de { $ruleset } van de { $low } a { $high }.
found-range-otherwise = Con { $players } jugadores, los totales de { $ruleset } van de { $low } a { $high }, y no como se afirma.
found-range-widest = Con { $players } jugadores, los totales de { $ruleset } van, como mucho, de { $low } a { $high }.
found-range-widest-otherwise = Con { $players } jugadores, los totales de { $ruleset } van, como mucho, de { $low } a { $high }, y no como se afirma.
found-copies-never-matter = Con { $players } jugadores, los totales de { $ruleset } van de { $low } a { $high } con { $deck }, y ninguna baraja parecida los sobrepasa.
found-copies-matter = Con { $players } jugadores, los totales de { $ruleset } van de { $low } a { $high } con { $deck }, y de { $lowest } a { $highest } con otras parecidas.
found-total-by = { $total } con { $table }
found-table-then = { $cards } y después { $pile }
found-table-of-deck = { $table } de una baraja con { $copies }
found-number-of-one = { $number } de { $card }
found-number-of-each = { $number } de cada una de { $cards }
found-two-copies = dos
found-three-copies = tres
found-four-copies = cuatro
found-one-of-each-other = una de cada una de las demás
found-one-of-each = una de cada carta
found-counts-alike-any-deck = Con { $players } jugadores, { $one } y { $other } cuentan igual cualquier mesa.
found-counts-alike = Con { $players } jugadores, { $one } y { $other } cuentan igual cualquier mesa de { $deck }.
found-counts-otherwise = { $table }: { $one } da { $mine } y { $other }, { $theirs }.
found-order-matters = { $table }: con «{ $first }» antes de «{ $second }», como en { $ruleset }, el total es { $mine }; al revés es { $theirs }.
found-order-never-matters = { $ruleset } cuenta igual, en cualquiera de los dos órdenes, toda mesa cuyas únicas especiales son «{ $first }» y «{ $second }».
found-deck-lacks-both = La baraja { $deck } no tiene { $cards }: ninguna mesa tiene las dos cartas.
found-quoted = «{ $card }»
found-nor = { $left } ni { $right }
found-exchange-passes = el cambio pasa también por: { $rules }
found-every-such-deck = { $what } Toda baraja así tiene estas cartas.
found-one-such-deck = con la baraja { $deck } tal como es, que es una de ellas
found-certain-any-deck = Con { $players } jugadores, quien ve { $cards } puede estar seguro de que { $bid } es { $of }, con cualquier baraja así: el total es de { $low } a { $high }.
found-certain-not-with = Con { $players } jugadores y una baraja con { $copies }, nadie puede estar seguro de que { $bid } es { $of }: { $best } es el número más cercano que puede serlo.
found-true-opening-any-deck = Con { $players } jugadores, ningún total de una baraja así es menor que { $lowest }, y en { $ruleset } se puede abrir con { $number }: es verdad de cualquier mesa.
found-true-opening = Con { $players } jugadores, ningún total es menor que { $lowest }, y en { $ruleset } se puede abrir con { $number }: es verdad de cualquier mesa.
found-no-true-opening-any-deck = { $table } dan { $total }, pero en { $ruleset } { $what }.
found-no-true-opening = Con { $players } jugadores, { $cards } dan { $total }, pero en { $ruleset } { $what }.
found-nothing-may-open = no se puede abrir con ningún número
found-lowest-that-opens = el número más bajo con el que se puede abrir es { $number }
found-never-acts = En ninguna situación de { $ruleset } puede `{ $rule }` actuar ni prohibir nada.
found-acts-in-no-match = En ninguna partida de { $ruleset } puede { $rules } actuar ni prohibir nada.
found-none-with-fewer = está demostrado que con menos jugadores ({ $numbers }) no la hay
found-fewer-unproved = no se ha demostrado que no la haya con menos jugadores ({ $numbers })
found-can-act = Con { $players } jugadores de { $ruleset }, { $rules } puede actuar o prohibir algo.
found-can-act-at-once = Con { $players } jugadores de { $ruleset }, { $rules } pueden actuar o prohibir algo en una misma situación.
found-acting-unknown = No se ha encontrado ninguna situación de { $ruleset } en la que { $rules } pueda actuar o prohibir algo, ni una demostración de que no la hay; prueba con más jugadores o un --timeout más largo.
found-acting-unknown-at-once = No se ha encontrado ninguna situación de { $ruleset } en la que { $rules } puedan actuar o prohibir algo, ni una demostración de que no la hay; prueba con más jugadores o un --timeout más largo.
found-as-code = `{ $name }`
found-allows-players = `{ $rule }` permite { $players } jugadores de { $ruleset }.
found-allows-no-players = `{ $rule }` no permite ninguno de estos números de jugadores de { $ruleset }.

## Partidas

found-rounds-taken-to-end = siempre que toda ronda termine
found-rounds-proved-to-end = pues toda serie de pujas termina
found-rounds-for-ever = sin fin
found-rounds-or-more = { $low } rondas o más, sin fin
found-rounds-exactly = { $number_n ->
    [one] { $number } ronda
   *[other] { $number } rondas
}
found-rounds-between = de { $low } a { $high } rondas
found-match-ends = Con { $players } jugadores, toda partida de { $ruleset }{ $premise } termina, { $given }; dura { $rounds }.
found-match-ends-somehow = Con { $players } jugadores, toda partida de { $ruleset }{ $premise } termina, { $given }.
found-match-unknown = { $ruleset } con { $players } jugadores: no se ha encontrado ni una medida que baje ni una partida sin fin; { $why }.
found-every-round-wins = toda ronda gana la partida
found-no-round-ends = { $ruleset } con { $players } jugadores: no se ha encontrado ninguna ronda que termine, así que la premisa puede no cumplirse nunca.
found-at-least-rounds = como mínimo { $rounds }
found-at-most-rounds = como máximo { $rounds }
found-match-endless = Con { $players } jugadores, una partida de { $ruleset }{ $premise } no tiene por qué terminar ({ $given }): tras la ronda { $round } todo está como { $back }. { $shortest }
found-back-to-round = tras la ronda { $round }
found-back-to-first = antes de la primera
found-fewest-rounds = está demostrado que ninguna partida vuelve atrás en menos rondas
found-fewer-rounds-unknown = no se ha demostrado que ninguna partida vuelva atrás en menos rondas
found-no-match-ends = Ninguna partida termina.
found-shortest-match = La partida más corta dura { $rounds }.
found-rounds-unknown = { $ruleset } con { $players } jugadores: no se ha averiguado si toda ronda termina. Prueba con `provided every round ends`.
found-match-endless-by-round = Con { $players } jugadores, una partida de { $ruleset } no tiene por qué terminar, pues una ronda no tiene por qué hacerlo. { $what }
found-premise-missing = la premisa que falta: { $premise }
found-match-lasts = Con { $players } jugadores, una partida de { $ruleset }{ $premise } dura { $rounds }, { $given }.
found-match-lasts-otherwise = Con { $players } jugadores, una partida de { $ruleset }{ $premise } dura { $rounds }, { $given }, y no como se afirma.
found-no-box = { $ruleset } no dice cuántas monedas hay, así que no puede faltar ninguna.
found-coins-more-than = más de { $coins }
found-coins-at-most = como máximo { $coins }
found-coins-suffice = Con { $players } jugadores{ $agreed }, las monedas de la caja de { $ruleset } siempre bastan: los jugadores tienen a la vez { $coins }, y en ella hay { $box }.
found-coins-lack = Con { $players } jugadores{ $agreed }, las monedas de la caja de { $ruleset } no siempre bastan: los jugadores tendrían a la vez { $coins }, y en ella hay { $box }. En la ronda { $round }, como muy pronto, se debe una que no está.
found-in-brackets = { " " }({ $what })
found-deal-lacks = un reparto no encuentra cartas suficientes en el mazo, como muy pronto en la ronda { $round }
found-deal-enough = todo reparto encuentra cartas suficientes en el mazo
found-deal-too-small = un reparto puede no encontrar cartas suficientes aunque se barajen todas
found-pile-suffices = Con { $players } jugadores y la baraja { $deck }, el mazo de { $ruleset } nunca está vacío cuando hay que robar una carta después del reparto.
found-pile-lacks = Con { $players } jugadores y la baraja { $deck }, el mazo de { $ruleset } puede estar vacío cuando hay que robar una carta: en la ronda { $round }, como muy pronto.

## Lo que puede importar

found-one-reading = { $ruleset } conoce una sola lectura de { $silence }: { $reading }.
found-never-consulted = Ninguna regla de { $ruleset } consulta { $silence }.
found-consulted-by-idle = Ninguna regla de { $ruleset } que consulta { $silence } puede actuar nunca, se lea como se lea.
found-consulted-by-paying = Las monedas de la caja de { $ruleset } siempre bastan, y solo donde no bastan se consulta { $silence }.
found-never-met = Ninguna cuenta de { $ruleset } llega a { $silence }, sean cuales sean las cartas de { $deck } en la mesa.
found-reading-of = la lectura de { $silence }
found-value-of = el valor de { $option }
found-option-unspoken = Ninguna regla de { $ruleset } habla de { $option }, salvo lo que se puede acordar.
found-one-value = { $ruleset } conoce un solo valor de { $option }.
found-option-decided = Nadie puede elegir { $option } en { $ruleset }: lo decide cuántos juegan.
found-totals-under = { $table }: en { $ruleset } el total es { $mine } con { $one } y { $theirs } con { $other }.
found-parts-under = Con { $players } jugadores de { $ruleset }, las mismas jugadas acaban de otro modo: { $mine } con { $one }, { $theirs } con { $other }.
found-in-round = en la ronda { $round } { $what }
found-nothing-counted = no se cuenta nada
found-turned-over = se descubre { $cards }
found-none-turned-over = no se descubre ninguna carta
found-nothing-shuffled = no se baraja nada
found-nobody-pays = nadie paga
found-seat-takes = el asiento { $seat } toma { $coins }
found-nobody-out = nadie queda fuera
found-seats-out = los asientos { $seats } quedan fuera
found-nobody-has-won = nadie ha ganado
found-seat-has-won = ha ganado el asiento { $seat }
found-nobody-starts = nadie empieza después
found-seat-starts-next = después empieza el asiento { $seat }
found-no-bid-stands = no hay puja vigente
found-bid-stands = la puja vigente es { $amount }
found-event-forbidden = la jugada { $number } está prohibida
found-goes-on = la ronda sigue
found-is-settled = la ronda se decide

## Dos juegos a los que se pregunta lo mismo

found-players-aspect-differs = Con { $players } jugadores, { $one } y { $other } difieren en { $what }.
found-players-aspect-same = Con { $players } jugadores, { $one } y { $other } coinciden en { $what }{ $moves }{ $calls }.
found-cards-same = Con { $players } jugadores, pasa lo mismo con las cartas en { $one } y en { $other }.
found-cards-not-same = { $table }: no pasa lo mismo con las cartas en { $one } y en { $other }.
found-cards-shuffled-left = { $ruleset }: se baraja; de estas, { $pile } en el mazo y { $out } en los descartes
found-cards-unshuffled-left = { $ruleset }: no se baraja; de estas, { $pile } en el mazo y { $out } en los descartes
found-players-dealing-same = Con { $players } jugadores, { $one } y { $other } reparten igual, con cualquier mazo y cualesquiera descartes.

## Lo que es así siempre, nunca o en algún caso

found-holds-always = En { $ruleset }{ $premise } con { $players } jugadores, se cumple { $where } que { $what }.
found-holds-never = En { $ruleset }{ $premise } con { $players } jugadores, esto no se cumple nunca { $where }: { $what }.
found-need-not-hold = En { $ruleset }{ $premise } con { $players } jugadores, esto no tiene por qué cumplirse { $where }: { $what }.
found-can-hold = En { $ruleset }{ $premise } con { $players } jugadores, esto puede darse { $where }: { $what }.
found-cannot-hold = En { $ruleset }{ $premise } esto no puede darse { $where }: { $what }.
found-reach-unknown = No se ha encontrado { $where } ningún estado de { $ruleset } con esto: { $what }; que no lo haya no está demostrado: falla en { $step }.
found-when-in-a-round = en una ronda
found-when-between-rounds = entre rondas
found-when-after-a-count = después de una cuenta
found-covers-in-a-round = en todo estado de una ronda en el que le toca a alguien
found-covers-between-rounds = antes de la primera ronda y después de cada una que deja otra por jugar
found-covers-after-a-count = siempre que se han contado las cartas
found-covers-counted-of = siempre que se han contado { $players } cartas de una baraja completa, una por asiento
found-covers-counted = siempre que se han contado cartas de una baraja completa, una por asiento
found-unproved-decided = { $what } No está demostrado: podría fallar en { $step }; pero no se ha encontrado ninguna situación así.
found-bid-never-back = En { $ruleset }{ $premise } con { $players } jugadores, nunca le toca a quien hizo la puja vigente.
found-bid-back = Con { $players } jugadores de { $ruleset }, una puja puede volver a su autor: le toca al asiento { $seat }, cuya puja de { $amount } está vigente.
found-opener-can-bid = Al empezar cualquier ronda de { $ruleset }{ $premise } con { $players } jugadores, hay un número que se puede pujar.
found-opener-cannot-bid = En { $ruleset }{ $premise } con { $players } jugadores, puede empezar una ronda en la que el asiento { $seat } no puede pujar ningún número.
found-starter-in = Después de cada ronda de { $ruleset } con { $players } jugadores, quien empieza la siguiente está en juego, salvo que alguien haya ganado.
found-starter-out = Con { $players } jugadores de { $ruleset }, una ronda puede dejar que empiece la siguiente el asiento { $seat }, que está fuera, aunque nadie ha ganado.
found-starter-nobody = Con { $players } jugadores de { $ruleset }, una ronda puede no dejar a nadie que empiece la siguiente, aunque nadie ha ganado.
found-one-loser = En toda ronda de { $ruleset } con { $players } jugadores que termina, exactamente un asiento toma monedas.
found-not-one-loser = Con { $players } jugadores de { $ruleset } puede terminar una ronda en la que { $who }.
found-nobody-takes = nadie toma monedas
found-several-take = toman monedas { $seats }
found-no-lasting-condition = Ninguna condición de una jugada, una puja o un desafío de { $ruleset } habla de quién está en juego, de monedas ni de nada más que dure toda la partida.
found-no-ban-begins = Mientras dura una ronda de { $ruleset } con { $players } jugadores no cambia nada que dure toda la partida y de lo que dependa lo que se puede hacer ({ $what }).
found-ban-begins = Con { $players } jugadores de { $ruleset }, puede cambiar en mitad de una ronda lo que se puede hacer el resto de la partida: { $what }.
found-who-is-in-play = quién está en juego

## Dónde podría fallar una demostración

found-step-deal-unknown = lo que cambia un reparto no se sabe antes de él
found-step-call-on-cards = lo que sigue a un desafío depende de las cartas como se contaron
found-step-round-ends-by = el final de una ronda por { $move }
found-step-before-first = el estado antes de la primera ronda
found-step-count-after = la cuenta después de { $move }
found-step-a-table = una mesa
found-step-round-begins = el comienzo de una ronda
found-step-the-move = la jugada { $move }
found-step-one-move = una jugada
found-step-moves-so = { $moves } jugadas seguidas: { $why }

## Cómo se ha encontrado: afirmaciones

found-by-ranking = se ha encontrado una medida que baja
found-by-ranking-of-bids = se ha encontrado una medida que baja; cualquier número de pujas
found-by-ranking-and-set = se ha probado con medidas y conjuntos cerrados
found-by-closed-set = conjunto cerrado de estados; jugado de nuevo
found-by-all-states = cualquier estado; cualquier número de pujas y rondas
found-by-state-and-search = cualquier estado, y búsqueda
found-by-state-and-set = cualquier estado, y se ha probado con conjuntos cerrados
found-by-way-to-set = conjunto cerrado de estados; búsqueda de un camino hasta él; jugado de nuevo
found-by-search = búsqueda, primero el camino más corto; jugado de nuevo
found-by-search-and-state = búsqueda, y cualquier estado
found-by-deals = cuenta de todos los repartos; jugado de nuevo
found-by-any-deck = cuenta de todas las mesas de cualquier baraja así; jugado de nuevo
found-by-deals-of-deck = cuenta de todos los repartos de esa baraja; jugado de nuevo
found-by-lowest-total = programa de resolución: el total más bajo, los números legales
found-by-ends-of-range = programa de resolución: se alcanza cada extremo, nada más allá
found-by-solver-replayed = programa de resolución; jugado de nuevo
found-by-table = programa de resolución: la mesa más pequeña; jugada de nuevo
found-by-such-hands = programa de resolución: todas esas manos y cartas descubiertas
found-by-deck = la baraja
found-by-rule-conditions = las condiciones de la regla
found-by-move-conditions = las condiciones de todas las jugadas
found-by-rankings-and-standings = se ha probado con medidas y con la búsqueda de todas las posiciones
found-by-ranking-and-search = medida, y búsqueda simple
found-by-ranking-extremes = se ha encontrado una medida que baja; la partida más corta y la más larga, jugadas de nuevo
found-by-standings-extremes = todas las posiciones recorridas; la partida más corta y la más larga, jugadas de nuevo
found-by-standings-back = todas las posiciones recorridas; partidas que vuelven atrás, primero las de menos rondas; jugado de nuevo
found-by-standings = todas las posiciones recorridas
found-by-standings-lack = todas las posiciones recorridas; una partida en la que se acaban, jugada de nuevo
found-by-bidding = se ha probado con las pujas
found-by-no-box = las reglas: ninguna dice lo que hay en la caja
found-by-situations = las { $number } situaciones entre rondas, todas recorridas
found-by-rounds-searched = búsqueda ronda a ronda; la partida, jugada de nuevo
found-by-first-rounds = búsqueda ronda a ronda, primero menos jugadores y menos rondas; la partida, jugada de nuevo
found-by-all-situations = todas las situaciones entre rondas recorridas
found-by-readings = la lista de lecturas
found-by-rules = todas las reglas
found-by-cards-anywhere = programa de resolución: cualesquiera cartas de la baraja, estén donde estén
found-by-value-list = la lista de valores
found-by-value-lists = las listas de valores, para cada número de jugadores
found-by-smallest-table = cuenta de todos los repartos: la mesa más pequeña, jugada de nuevo, y la frecuencia
found-by-side-by-side = búsqueda simple en paralelo: los menos jugadores, cartas y jugadas; jugado de nuevo
found-by-side-by-side-laid = búsqueda simple en paralelo: los menos jugadores, cartas y jugadas; jugado de nuevo; la ronda está dispuesta, y no se pregunta si una partida llega a ella
found-by-seeds = búsqueda simple en paralelo: partidas a partir de semillas, la de menos jugadores y rondas de las que se probaron; jugado de nuevo
found-by-hands-and-discards = programa de resolución: todas las manos, cartas descubiertas y descartes
found-by-table-of-solver = programa de resolución, la mesa más pequeña; jugada de nuevo
found-by-induction-and-search = inducción, y búsqueda
found-by-induction = inducción sobre cualquier jugada; cualquier número de pujas y rondas
found-by-long-induction = inducción sobre { $moves } jugadas seguidas; cualquier número de pujas y rondas
found-by-round-ends = cualquier final de cualquier ronda; cualquier número de pujas y rondas
found-by-any-total = cualquier estado, con cualquier total; cualquier número de pujas y rondas
found-by-any-table = cualquier mesa: una baraja completa, una carta por jugador, ninguna acción
found-by-round-begin = cualquier ronda al empezar
found-by-any-move = cualquier jugada en cualquier estado; cualquier número de pujas y rondas
found-matters-unfound = No se ha encontrado ninguna situación de { $ruleset } en la que importe { $what }, ni una demostración de que no la hay; prueba con más jugadores u otra baraja.
found-by-side-by-side-only = búsqueda simple en paralelo
found-step-as-round-begins = al empezar una ronda
found-step-after-moves = después de { $moves_n ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} de una ronda

## Por qué algo no está decidido, y qué probar

found-why-fewer-players = { $why }; pregunta por menos jugadores
found-why-sight = una carta repartida está { $sight } en { $ruleset }
found-why-many-hands = hay { $hands } manos, demasiadas para contarlas; pregunta por menos jugadores
found-why-discards-order = con cartas en los descartes, o en el orden del mazo, los dos difieren
found-why-deal-hangs = el reparto de { $ruleset } depende de { $what }
found-why-deal-changes = el reparto de { $ruleset } cambia { $what }
found-why-one-changes = solo uno de los dos cambia { $name } antes de un reparto, o de otro modo
found-why-bids-ask-cards = la regla { $rule } sobre las pujas pregunta por cartas
found-why-bids-on-cards = las pujas dependen de cartas
found-why-count-hangs = la cuenta de { $ruleset } depende de { $what }, no solo de las cartas
found-who-holds-a-card = quién tiene una carta
found-what-lies-in = lo que hay en { $place }
found-order-while-shuffled = el orden de cartas que se barajan mientras dura
found-why-call-on-cards = lo que sigue a un desafío en { $ruleset } depende de las cartas
found-why-count-changes = la cuenta o las cartas de { $ruleset } cambian { $what }
found-why-none-in-time = no se ha encontrado ninguna situación en { $seconds } s
found-why-after-count = lo que sigue a una cuenta en { $ruleset } depende de sus cartas
found-why-matches-in-time = las partidas no se recorrieron en { $seconds } s; prueba con un --timeout más largo o menos jugadores
found-why-kept-changes = las monedas, o lo que se recuerda para la partida, cambian dentro de una ronda
found-why-drawn-on-several = lo que se descubre en { $ruleset } depende de más que cartas sueltas
found-why-drawn-on = lo que se descubre en { $ruleset } depende de { $name }
found-why-cards-stay = hay cartas de { $ruleset } que se quedan en la mesa después de una ronda
found-why-paid-by-out = lo que se paga depende de las monedas de quienes están fuera
found-why-coins-by-changes = solo por cambios se ha encontrado un camino hasta el mayor número de monedas
found-why-coins-not-laid = se ha encontrado sin cartas una partida en la que se deben { $coins } monedas, pero no dispuesta con ellas
found-why-many-standings = las partidas pueden estar de demasiadas maneras para recorrerlas
found-why-round-endless = hay partidas que pueden llegar a un punto en el que no termina ninguna ronda
found-why-match-not-laid = se ha encontrado sin cartas una partida de { $rounds_n ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, pero no dispuesta con ellas
found-why-circles-not-laid = se han encontrado sin cartas partidas que dan vueltas, pero no dispuestas con ellas
found-why-not-laid-in-time = no se ha dispuesto ninguna partida a tiempo; prueba con un --timeout más largo
found-why-cards-in-time = las cartas de todas las partidas no se recorrieron a tiempo; prueba con un --timeout más largo o menos jugadores
found-why-move-on-more = lo que { $move } hace con las cartas depende de más que cartas
found-why-how-often = no se ha averiguado cuántas veces se puede hacer { $move } en una ronda
found-why-round-not-laid = se ha llegado a la ronda { $round } de una partida contando cartas, pero sin disponerlas
found-why-short-deal = un reparto no encuentra cartas suficientes, y ninguna regla dice qué se baraja entonces
found-why-once-out = con { $players } jugadores al principio, las mesas difieren cuando alguien queda fuera
found-why-only-after-count = las cartas como se cuentan solo están ahí después de una cuenta
found-why-order-maybe-not = con { $deck } importa el orden de { $one } y { $other }; con otras, quizá no
found-why-no-deck-without = no hay cartas visibles que lo hagan seguro con todas las barajas, pero no se ha encontrado ninguna baraja en la que no las haya
found-why-openings-hang = los números con los que se puede abrir dependen de lo que pasó antes en { $ruleset }
found-why-declares = `{ $rule }` dice lo que hay o lo que se entiende; no hace nada por sí misma
found-why-counted-and-more = depende de las cartas que se cuentan y de más que las cartas
found-why-name-a-deck = de una baraja cualquiera solo se preguntan los totales; nombra una baraja
found-why-deals-differ = con algún mazo y algunos descartes los dos reparten de otro modo; ninguna partida lo muestra
found-why-solver-time = sin respuesta en { $seconds } s; prueba con un --timeout más largo o menos jugadores
found-why-solver-gave-up = el programa de resolución se ha rendido: { $why }
found-why-one-has = solo uno de los dos tiene { $moves }
found-why-some-state = se ha encontrado algún estado, quizá uno al que no llega ninguna partida, en el que difieren
found-why-move-some-state = { $move } se puede hacer, o actúa, de otro modo en algún estado

## Lo que se cumple en todo estado de una ronda

found-rule-starter-seat = quien empieza es un asiento
found-rule-no-debts = nadie tiene menos de cero monedas
found-rule-two-ways = se juega hacia la izquierda o hacia la derecha
found-rule-nobody-won = todavía no ha ganado nadie
found-rule-nobody-to-go = nadie en juego tiene monedas suficientes para quedar fuera
found-rule-two-in = hay dos jugadores o más en juego
found-rule-starter-in = quien empieza está en juego
found-rule-turn-seat = el turno es de un asiento
found-rule-bidder-seat = quien pujó es un asiento o nadie
found-rule-turn-can-pass = el turno es de un asiento al que puede pasar
found-rule-as-at-first = { $name } está como al principio
found-rule-no-number-bid = no se ha pujado ningún número
found-rule-not-counted = todavía no se ha contado nada
found-rule-before-a-bid = antes de que haya una puja, { $what }
found-rule-one-of = { $name } es uno de { $values }
found-rule-up-to = { $name } es de 0 a { $most }
found-rule-with-seats = { $name } y los asientos con { $has } son juntos { $most } como máximo
found-rule-turn-in = el asiento que tiene el turno está en juego
found-rule-author-in = cuando hay una puja, su autor está en juego
found-rule-bid-and-bidder = hay una puja exactamente cuando hay quien pujó
found-rule-not-own-bid = a nadie le toca después de su propia puja
found-rule-no-waiting = ninguna jugada espera una puja
found-rule-nobody-bid = nadie ha pujado
found-rule-nobody-paid = nadie ha pagado en esta ronda
found-rule-marked-in = quien tiene { $mark } está en juego
found-rule-at-least = { $name } es { $number } o más
found-rule-at-most = { $name } es { $number } o menos
found-rule-add-up = { $name } y cuántos tienen { $mark } son juntos { $number }
found-rule-used-only-if = { $name } es { $number }, o { $what }
found-rule-marked-only-if = { $mark } de nadie ha cambiado, o { $what }
found-rule-author-not-to-act = no le toca al autor de la puja vigente
found-rule-one-takes = uno toma monedas

## Buenas preguntas

found-asks-opener-bids = ¿Puede siempre pujar el primer jugador?
found-asks-true-opening = ¿Puede siempre el primer jugador hacer una puja que sea verdad?
found-asks-never-stuck = ¿Tiene siempre una jugada legal quien tiene el turno?
found-asks-never-forced = ¿Es imposible que alguien se vea obligado a subir sin fin?
found-asks-never-back = ¿Es imposible que una puja vuelva a su autor?
found-asks-bidding-ends = ¿Termina toda serie de pujas?
found-asks-match-ends = ¿Termina toda partida, y en cuántas rondas?
found-asks-one-loser = ¿Tiene toda ronda exactamente un perdedor?
found-asks-starter-in = ¿Sigue en juego quien empieza la siguiente ronda?
found-asks-coins-suffice = ¿Bastan las monedas de la caja?
found-asks-pile-suffices = ¿Hay siempre una carta que robar?
found-asks-no-ban = ¿Es imposible que empiece una prohibición a mitad de una ronda?
found-asks-rules-act = ¿Qué reglas pueden actuar?
found-asks-options-matter = ¿Qué opciones pueden importar?
found-asks-orders-matter = ¿Qué especiales dan otro total en otro orden?
found-asks-certain = ¿Cuándo puede estar seguro quien ve las cartas de los demás?
found-asks-copies-matter = ¿Es igual el intervalo con otras copias de las cartas?
found-asks-silences-matter = ¿Qué puntos abiertos pueden cambiar un resultado?
found-asks-clauses-meet = ¿Qué cláusulas que se contradicen se aplican a la vez?
found-clause-against = { $one } contra { $other }
found-why-unreached = { $why }; no se ha encontrado ningún desarrollo corto que muestre una diferencia; prueba con otros números de jugadores o un --timeout más largo

## Registros y casos de otros programas

found-log-goes-on = en la ronda anterior se rechazó una jugada, y ahí se detiene la partida
found-log-refused = el programa la rechazó, y las reglas la permiten
found-log-shuffles = el registro da { $listed } mezclas, y las reglas piden { $used } en estas rondas.
found-gap-readings = ningún caso distingue las lecturas del punto abierto { $silence }
found-gap-silence = ningún caso llega al punto abierto { $silence }
found-gap-allowed = ningún caso permite la jugada { $move }
found-gap-forbidden = ningún caso prohíbe la jugada { $move }
found-gap-rule = ningún caso depende de la regla { $rule }

## Reglas cambiadas a propósito

found-change-undecided = no está decidido si cambia algo: { $why }
found-change-claim-open = una afirmación no se decidió a tiempo
found-change-begin = Con { $players } jugadores, una partida empieza de otro modo.
found-change-moves = Con { $players } jugadores, alguna jugada se permite, o actúa, de otro modo.
found-change-count = Con { $players } jugadores, algunas cartas se cuentan de otro modo.
found-change-cards = Con { $players } jugadores, el final de una ronda o el siguiente reparto es otro.
found-by-lists-of-players = programa de resolución: todo número de jugadores, cualesquiera valores de las opciones
found-by-equivalence = programa de resolución: { $steps }; de { $first } a { $last } jugadores, todas las opciones y lecturas, cualesquiera cartas de { $decks }, dos de cada una al menos
found-step-begin = el comienzo de una partida
found-step-moves = toda jugada desde cualquier estado de una ronda
found-step-count = toda cuenta
found-step-cards = todo final de una ronda con el siguiente reparto

## Traducciones que se han quedado atrás

found-text-reworded = significa lo mismo, dicho con otras palabras
found-text-said-twice = junto a las reglas dice «{ $beside }», en el archivo de palabras «{ $words }»
found-text-has-more = tiene { $what }, que el original no tiene
found-text-has-less = le falta { $what }, que el original tiene
found-text-has-gone = está anotado, y ya no existe
found-text-no-translation = no hay traducción
found-shows-nothing = ninguna de las reglas de las que trataba dice ahora otra cosa.
found-shows-no-game = con las demás, las reglas anotadas ya no son un juego: { $why }
found-shows-in-time = no se decidió a tiempo si se nota en alguna parte.
found-shows-nowhere = no se ha encontrado ninguna situación en la que se note.
found-shows-in-example = { $one } y { $other } difieren en el ejemplo { $example }.
found-by-example = un ejemplo, jugado
found-deck-was = { $cards } entonces
found-deck-is = { $cards } ahora
found-deck-had-others = la baraja tenía otras cartas: { $what }.
found-order-is-another = el orden es otro.
found-text-unread = nadie la ha aceptado
found-text-other-meaning = aquello de lo que trata significa otra cosa
found-text-shared = una misma traducción vale para textos distintos: { $texts }
found-text-no-words = no hay palabras para `{ $name }`
found-end-undecided-lowest = el total más bajo no está decidido: { $why }
found-end-undecided-highest = el total más alto no está decidido: { $why }
