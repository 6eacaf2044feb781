### Dos reglamentos uno junto a otro, y todos en una tabla.

compare-part = Comparaciones
compare-part-intro = En qué se distinguen los juegos, regla por regla y en lo que resulta de ellas.
compare-all = Todos los juegos, dos a dos
compare-house = Las reglas de la casa junto a sus juegos
compare-all-intro = Cada casilla dice en cuántos puntos se distinguen dos juegos y lleva a la página sobre los dos.
compare-house-intro = En cuántos puntos cambia una regla de la casa el juego al que se añade.
compare-with-game = Lo que esto cambia en el juego, y con qué frecuencia importa
compare-cell-same = iguales
compare-cell-open = ?
compare-cell-open-says = Un signo de interrogación: no todo está decidido.
compare-title = { $one } y { $other }
compare-verdict-differ = Estos dos juegos se distinguen en { $n } de { $all } puntos: { $what }.
compare-verdict-same = Está demostrado que los { $all } puntos son iguales.
compare-verdict-no-difference = No se encontró ninguna diferencia.
compare-verdict-open = Sin decidir: { $what }.
compare-scope = comparación para { $players } jugadores, con { $options }; donde las reglas dejan algo abierto vale la lectura que se supone
compare-scope-plain = comparación para { $players } jugadores; donde las reglas dejan algo abierto vale la lectura que se supone
compare-agreed = { $name }: { $value }
compare-with-players = con { $players } jugadores

compare-behaviour = Lo que resulta
compare-point = Punto
compare-answer = Respuesta
compare-on = { $point } (con la baraja { $deck })
compare-same = igual
compare-differs = distinto
compare-unknown = sin decidir
compare-vacuous = nada que comparar

compare-deck = Baraja
    .same = Los dos se juegan con las mismas cartas.
    .differs = No se juegan con las mismas cartas.
compare-players = Jugadores
    .same = Los dos son para los mismos números de jugadores.
    .differs = No son para los mismos números de jugadores.
compare-options = Opciones
    .same = En los dos se puede acordar lo mismo antes de la partida.
    .differs = No se puede acordar lo mismo antes de la partida.
compare-dealing = Reparto
    .same = Los dos reparten de la misma manera.
    .differs = No reparten de la misma manera.
compare-counting = Cuenta
    .same = Las mismas cartas suman siempre lo mismo.
    .differs = Las mismas cartas pueden dar totales distintos.
compare-opening = Primera puja
    .same = Se puede empezar con los mismos números.
    .differs = Hay un número con el que se puede empezar en uno y en el otro no.
compare-raise = Puja siguiente
    .same = Después de una puja se pueden decir los mismos números.
    .differs = Hay un número que puede seguir a una puja en uno y en el otro no.
compare-call = Desafío
    .same = Se puede desafiar en los mismos momentos.
    .differs = Hay un momento en el que solo en uno de los dos se puede desafiar.
compare-actions = Jugadas
    .same = Las mismas jugadas se pueden hacer en los mismos momentos y hacen lo mismo.
    .differs = No se pueden hacer las mismas jugadas, o no resulta lo mismo de ellas.
compare-settling = Pago
    .same = Paga lo mismo el mismo jugador.
    .differs = No paga el mismo jugador, o no paga lo mismo.
compare-next-starter = Quién empieza después
    .same = El mismo jugador empieza la ronda siguiente.
    .differs = No empieza el mismo jugador la ronda siguiente.
compare-reshuffle = Barajar
    .same = Después de una ronda se barajan y se descartan las mismas cartas.
    .differs = Después de una ronda no se barajan ni se descartan las mismas cartas.
compare-elimination = Eliminación
    .same = Después de una ronda quedan fuera los mismos jugadores.
    .differs = Después de una ronda no quedan fuera los mismos jugadores.
compare-end = Final de la partida
    .same = La partida acaba en el mismo momento y la gana el mismo jugador.
    .differs = La partida no acaba en el mismo momento, o no la gana el mismo jugador.

compare-premise-moves = lo demostrado sobre una ronda vale mientras nadie haga una jugada que solo tiene uno de los dos: { $moves }
compare-premise-calls = vale después de los desafíos que tienen los dos: { $calls }
compare-no-call = no hay ningún desafío que tengan los dos, así que no hay nada que comparar
compare-not-decided = no se encontró ni una demostración ni una diferencia
compare-only-has = solo en { $game }: { $what }
compare-otherwise = con otros valores en cada uno: { $what }

compare-table = Cartas en la mesa
compare-table-cards = en la mesa están { $cards }
compare-table-draws = después se descubren: { $cards }
compare-shuffled = Después de la ronda se barajan { all-cards }.
compare-lies = Después de la ronda hay { $pile } { -card(many: "yes") } en el mazo y { $discards } en los descartes.
compare-no-step = ningún paso
compare-smallest = La situación más pequeña que lo muestra
compare-twin = Su gemela, en la que los dos coinciden
compare-twin-says = La situación más cercana con la otra respuesta.
compare-twin-agreed = Nada cambia en la mesa. Hay que acordar esto: { $what }.
compare-no-twin = { $changes ->
    [0] Ninguna situación cercana tiene la otra respuesta; se probaron { $tried }.
    [one] Ninguna situación a { $changes } cambio de distancia tiene la otra respuesta; se probaron { $tried }.
   *[other] Ninguna situación hasta a { $changes } cambios de distancia tiene la otra respuesta; se probaron { $tried }.
}
compare-instead = { $new } en vez de { $old }
compare-event-instead = { $new }, y no «{ $old }»
compare-changed = lo que cambia: { $what }
compare-event = Lo que pasa
compare-event-bid = el asiento { $seat } puja { $number }
compare-event-move = el asiento { $seat }: { $move }
compare-event-number = el número { $number }
compare-event-seat = el asiento { $seat }
compare-seat = el asiento { $seat }
compare-seat-out = el asiento { $seat } está fuera
compare-starts = el asiento { $seat } empieza la ronda
compare-has = el asiento { $seat } tiene { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-bid = la puja es de { $number }, del asiento { $seat }
compare-turn = le toca al asiento { $seat }
compare-total = el total es { $number }
compare-no-count = no se cuenta nada
compare-nobody-pays = nadie paga
compare-takes = el asiento { $seat } toma { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-gives = el asiento { $seat } devuelve { $n ->
    [one] { $n } { -coin(many: "no") }
   *[other] { $n } { -coin(many: "yes") }
 }
compare-to-left = se juega hacia la izquierda
compare-to-right = se juega hacia la derecha
compare-next = el asiento { $seat } empieza la ronda siguiente
compare-wins = el asiento { $seat } gana la partida
compare-forbidden = esto no está permitido
compare-no-move = no existe esta jugada
compare-match = Lo muestra una partida de { $players } jugadores. El mismo orden de las cartas y los mismos hechos dan en la ronda { $round }:

compare-often = Con qué frecuencia importa
compare-often-says = En esta parte de todos los repartos de una baraja completa, con { a-card } por jugador.
compare-share = Parte de los repartos
compare-percent = En porcentaje

compare-readings = Lo que cambian otras lecturas
compare-reading-breaks = con la lectura { $reading } se distinguen
compare-reading-mends = con la lectura { $reading } son iguales
compare-reading-open = lo que cambia la lectura { $reading } no está decidido
compare-reading-keeps = ninguna otra lectura cambia esto, ni tampoco varias juntas
compare-readings-break = juntas, estas lecturas crean una diferencia: { $readings }
compare-readings-mend = juntas, estas lecturas eliminan la diferencia: { $readings }
compare-reading = { $reading } ({ $question })

compare-proofs = Lo que demuestra que el resto es igual
compare-proof-lists = Las listas se compararon valor por valor.
compare-proof-pile = Está demostrado con un programa de resolución para cualquier mazo y cualesquiera descartes.
compare-proof-hands = Está demostrado con un programa de resolución para todas las manos y todas las cartas descubiertas.
compare-proof-counted = Se contaron todas las manos y todas las cartas descubiertas, o las abarca una demostración.
compare-proof-state = Está demostrado con un programa de resolución para cualquier estado de una ronda, por larga que sea.
compare-found-lists = Las listas se compararon valor por valor.
compare-found-solver = Está demostrado que ninguna situación más pequeña lo muestra; esta se jugó con los dos.
compare-found-counted = Todas las mesas más pequeñas se contaron o se excluyeron; esta se jugó con los dos.
compare-found-search = Una búsqueda ha visto que nada más corto lo muestra; esto se jugó con los dos.
compare-found-match = Se jugó con los dos.
compare-claim = afirmación: { $claim }

compare-rules = Regla por regla
compare-rules-alike = { $n ->
    [0] Ninguna regla dice lo mismo en los dos.
    [one] { $n } regla dice lo mismo en los dos.
   *[other] { $n } reglas dicen lo mismo en los dos.
}
compare-rules-otherwise = { $n ->
    [0] Ninguna regla dice otra cosa.
    [one] { $n } regla dice otra cosa, o solo está en uno de los dos:
   *[other] { $n } reglas dicen otra cosa, o solo están en uno de los dos:
}
compare-no-rule = no existe esa regla
