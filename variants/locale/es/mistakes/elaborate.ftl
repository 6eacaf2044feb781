### De los archivos que se leen como lenguaje de reglas, pero no significan nada o no son un juego: qué
### está mal y cómo arreglarlo. Lo que va entre acentos graves es el lenguaje, igual en todas partes; lo
### que va entre comillas lo dice el autor, en el idioma que quiera.

## Nombres de reglamentos y archivos

wrong-elaborate-names-nothing = `{ $name }` no nombra ningún reglamento.
hint-elaborate-names-nothing = escribe un nombre, una ruta o `NOMBRE+ENMIENDA`.
wrong-elaborate-no-ruleset = no hay ningún reglamento `{ $name }`.
wrong-elaborate-no-amendment = no hay ninguna enmienda `{ $name }`.
hint-elaborate-is-amendment = { $name } es una enmienda: escríbela tras un `+`, como en `en+{ $name }`.
hint-elaborate-path-works = { $hint }; también sirve la ruta de un archivo: `carpeta/{ $name }.coyote`.
hint-elaborate-path-in-quotes = { $hint }; también sirve la ruta de un archivo, entre comillas: `"carpeta/{ $name }.coyote"`.
wrong-elaborate-holds-no-ruleset = { $file } no contiene ningún reglamento.
wrong-elaborate-holds-no-amendment = { $file } no contiene ninguna enmienda.
hint-elaborate-holds-amendment = contiene la enmienda { $name }: escribe `en+{ $file }`.
hint-elaborate-holds-ruleset = contiene el reglamento { $name }: escríbelo antes del `+`.
wrong-elaborate-no-ruleset-in = { $file } no contiene ningún reglamento { $name }.
wrong-elaborate-no-amendment-in = { $file } no contiene ninguna enmienda { $name }.
wrong-elaborate-too-deep = { $name } tiene demasiados niveles, uno dentro de otro.
hint-elaborate-too-deep = haz que amplíe menos reglamentos, o divide sus definiciones.
wrong-elaborate-circle-of-rulesets = se amplían unos a otros: { $circle }.
wrong-elaborate-names-no-deck = { $ruleset } no nombra ninguna baraja.
hint-elaborate-names-no-deck = escribe `deck thirty` debajo del encabezado.

## Enmiendas unas encima de otras

wrong-elaborate-twice-on-top = { $amendment } se pone encima dos veces.
hint-elaborate-twice-on-top = con una basta.
wrong-elaborate-two-decks = { $one } y { $other } traen cada una su propia baraja.
wrong-elaborate-clash = { $one } y { $other } cambian las dos la regla `{ $rule }`.
hint-elaborate-leave-one-out = deja fuera una de las dos.
wrong-elaborate-only-one = solo se puede usar una de las dos: { $which }
wrong-elaborate-both-go-with = cualquiera de ellas va con { $names }
wrong-elaborate-goes-with = { $amendment } va con { $names }
wrong-elaborate-and-also = { $left }; { $right }
hint-elaborate-sentence = { $what }.

## Añadir, sustituir y quitar

wrong-elaborate-only-added = `before` es para una regla que se añade.
hint-elaborate-where-it-belongs = escríbela en su sitio.
hint-elaborate-stays-where-it-was = lo que se sustituye se queda donde estaba.
wrong-elaborate-nothing-to-change = `{ $word }` necesita algo que cambiar, y { $ruleset } no amplía nada.
hint-elaborate-nothing-to-change = escribe la regla sin esa palabra.
wrong-elaborate-rule-exists = ya hay una regla `{ $rule }`.
hint-elaborate-rule-exists = para cambiarla, escribe `replace { $rule }`.
wrong-elaborate-no-rule-before = en `{ $section }` no hay ninguna regla `{ $rule }` delante de la que ponerla.
wrong-elaborate-no-change = `{ $rule }` no dice si es nueva.
hint-elaborate-replace = escribe `replace { $rule }`.
hint-elaborate-add = escribe `add { $rule }`.
wrong-elaborate-no-rule-to-replace = en `{ $section }` no hay ninguna regla `{ $rule }` que sustituir.
wrong-elaborate-no-rule-to-remove = en `{ $section }` no hay ninguna regla `{ $rule }` que quitar.
hint-elaborate-in-section = está en la sección `{ $section }`.
wrong-elaborate-too-large = con lo que sustituye, esta regla es demasiado grande.
hint-elaborate-too-large = escríbela entera en vez de decir `as before`.
wrong-elaborate-nothing-before = `as before` no vale por nada aquí.
hint-elaborate-nothing-before = vale por el valor o los efectos de una regla que se sustituye.
wrong-elaborate-taken-by-rule = el nombre `{ $name }` ya es el de la regla de la línea { $line }.
hint-elaborate-taken-by-rule = da otro nombre a una de ellas.

## Fuentes y sus cláusulas

wrong-elaborate-no-source = no hay ninguna fuente `{ $source }`.
wrong-elaborate-source-language = la fuente no dice en qué idioma está el texto.
hint-elaborate-source-language = por ejemplo: `language en`.
wrong-elaborate-source-edition = la fuente no dice qué edición es.
hint-elaborate-source-edition = por ejemplo: `edition "la caja de 2010"`.
wrong-elaborate-source-digest = la fuente no da el resumen SHA-256 del texto.
hint-elaborate-source-digest = por ejemplo: `digest "…"`.
wrong-elaborate-digest = un resumen es el SHA-256 del texto: 64 cifras de 0 a f.
hint-elaborate-digest = `coverage … --text ARCHIVO` muestra el de un archivo.
wrong-elaborate-no-clauses = la fuente no contiene ninguna cláusula.
hint-elaborate-no-clauses = por ejemplo: `1  line 2  rule  "Cada jugador roba una carta."`.
wrong-elaborate-clause-twice = la cláusula { $clause } ya está en la línea { $line }.
hint-elaborate-clause-twice = dale el número siguiente.
wrong-elaborate-no-such-lines = ningún texto tiene una cláusula así.
hint-elaborate-no-such-lines = las líneas se cuentan desde 1, la primera antes que la última: `lines 35 to 37`.
wrong-elaborate-no-clause = la fuente { $source } no tiene ninguna cláusula `{ $clause }`.
hint-elaborate-clauses = ¿quizá `{ $close }`? Sus cláusulas van de { $first } a { $last }.

## Barajas y cartas

wrong-elaborate-no-deck = no hay ninguna baraja `{ $deck }`.
wrong-elaborate-circle-of-decks = estas barajas se hacen unas de otras: { $circle }.
wrong-elaborate-copies = no puede haber { $copies } copias de una carta.
hint-elaborate-copies = escribe un número de 1 a { $most }.
wrong-elaborate-card-twice = la carta "{ $card }" aparece dos veces.
wrong-elaborate-deck-empty = la baraja { $deck } no tiene ninguna carta.
wrong-elaborate-deck = en la baraja { $deck } está "{ $card }", y { $ruleset } no tiene ninguna regla para esa carta.
wrong-elaborate-card-of-deck = ninguna regla conoce "{ $card }" de { $deck }.
wrong-elaborate-card-name = el nombre de una carta es corto, sin comas ni espacios alrededor.
wrong-elaborate-recorded = lo que consta de `{ $rule }` no es una sola regla.

## Lo que un juego necesita

wrong-elaborate-incomplete = el reglamento no dice { $what }.
hint-elaborate-example = por ejemplo: `{ $example }`.
wrong-elaborate-asks-how-many = cuántos pueden jugar
wrong-elaborate-asks-which-cards = qué cartas hay
wrong-elaborate-asks-where-cards = dónde están las cartas
wrong-elaborate-asks-dealt = qué se reparte
wrong-elaborate-asks-first = quién empieza la primera ronda
wrong-elaborate-first-starter = first_starter  chosen "quien tenga menos años"
wrong-elaborate-asks-opening = con qué número se puede abrir
wrong-elaborate-asks-raise = qué número es una subida
wrong-elaborate-asks-turn = a quién pasa el turno
wrong-elaborate-asks-call = quién puede hacer que se cuenten las cartas
wrong-elaborate-asks-total = cuál es el total
wrong-elaborate-asks-out = quién queda fuera
wrong-elaborate-asks-next = quién empieza después
wrong-elaborate-asks-end = cuándo termina una partida
wrong-elaborate-asks-winner = quién gana una partida
wrong-elaborate-asks-tidied = qué pasa con las cartas después de una ronda
wrong-elaborate-second-turn = una segunda regla dice a quién pasa el turno.
wrong-elaborate-second-box = una segunda regla dice cuántas monedas hay en la caja.
wrong-elaborate-idle-silence = ninguna regla consulta el punto abierto `{ $name }`.
hint-elaborate-idle-silence = escribe `by { $name }` donde el texto calla.
wrong-elaborate-idle = ninguna regla habla de `{ $name }`.
wrong-elaborate-idle-option = ninguna regla habla de la opción `{ $name }`.
wrong-elaborate-idle-card = ninguna regla habla de la carta "{ $card }".
hint-elaborate-idle-card = por ejemplo: `with "{ $card }": draw 1 to …`.
wrong-elaborate-since-removed = como aquí se quita `{ $rule }`, { $said }
wrong-elaborate-since-replaced = como aquí se sustituye `{ $rule }`, { $said }
hint-elaborate-since = dilo en la nueva regla, o cambia también `{ $rule }`.
wrong-elaborate-too-late = `{ $rule }` cambia lo que cuentan las cartas cuando `{ $total }` ya las ha sumado.
hint-elaborate-too-late = escribe `add { $rule } before { $total }`, o ponla encima de `{ $total }`.

## Nombres que da un reglamento

wrong-elaborate-word-of-games = `{ $name }` es una palabra de todos los juegos y no se puede declarar.
wrong-elaborate-no-reading = `{ $name }` no tiene ninguna lectura.
hint-elaborate-no-reading = escribe debajo sus lecturas, primero la que se supone.
wrong-elaborate-only-readings = debajo de un punto abierto solo van lecturas.
wrong-elaborate-reading-twice = la lectura `{ $reading }` aparece dos veces.

## Las reglas en sus secciones

wrong-elaborate-kind-of-rule = `{ $rule }` es de una clase de reglas que no va en `{ $section }`.
hint-elaborate-belongs = va en { $sections }.
wrong-elaborate-says-nothing = `{ $rule }` no dice nada.
wrong-elaborate-lists-nothing = `{ $rule }` no contiene ninguna carta.
wrong-elaborate-no-effects = debajo de `{ $rule }` no puede haber efectos.
wrong-elaborate-empty-range = entre { $low } y { $high } no hay ningún número.
hint-elaborate-empty-range = escribe primero el número menor.
wrong-elaborate-few-players = un juego tiene al menos dos jugadores, y un número máximo.
wrong-elaborate-seat-kept = todavía no se puede recordar un asiento; recuerda un sí o un no para cada asiento.
wrong-elaborate-box = lo que hay en la caja es un número de monedas.
wrong-elaborate-moment = `{ $moment }` no es un momento de `{ $section }`.
hint-elaborate-moment = escribe { $fits }.
wrong-elaborate-no-time = nada dice cuándo se hace `{ $rule }`.
hint-elaborate-no-time = escribe `turn passes to` y el asiento, o lo que se hace, debajo de `at each bid`.
wrong-elaborate-no-bid-yet = antes de abrir no hay ningún `{ $name }`.
wrong-elaborate-effect = `{ $effect }` no puede ir aquí.
wrong-elaborate-to-draw = las cartas que se roban son un número de 1 a 9.
wrong-elaborate-lie-there = las cartas ya están ahí.
hint-elaborate-lie-there = nombra dos lugares.
wrong-elaborate-no-field = solo un campo puede cambiar de valor.
wrong-elaborate-follows = `{ $name }` se deduce de otras cosas y no se puede fijar.
wrong-elaborate-direction = se juega hacia la izquierda (1) o hacia la derecha (-1).
hint-elaborate-direction = escribe 1 o -1.
wrong-elaborate-place-of-seats = cada asiento tiene su `{ $place }`.
hint-elaborate-place-of-seats = escribe `{ $place } of` y el asiento.
wrong-elaborate-place-on-table = `{ $place }` está en la mesa.
hint-elaborate-place-on-table = escribe `{ $place }`.

## De qué habla una expresión

wrong-elaborate-type = aquí hace falta { $needed }, y esto es { $given }.
wrong-elaborate-a-number = un número
wrong-elaborate-a-truth = un sí o no
wrong-elaborate-a-seat = un asiento
wrong-elaborate-a-card = una carta
wrong-elaborate-division = solo tiene sentido dividir por un número mayor que 0.
wrong-elaborate-not-now = `{ $name }` no se conoce en este momento.
wrong-elaborate-speaks-of = `{ $name }` habla de `{ $local }`, que no se conoce en este momento.
hint-elaborate-here = aquí se conocen: { $names }.
wrong-elaborate-before-the-game = antes de empezar el juego solo se conocen las opciones y `players`.
wrong-elaborate-of-a-seat = `{ $name }` es de un asiento.
hint-elaborate-of-a-seat = escribe `{ $name } of` y el asiento.
wrong-elaborate-no-name = nada se llama `{ $name }`.
hint-elaborate-yes = lo verdadero se escribe `yes`.
hint-elaborate-no = lo falso se escribe `no`.
wrong-elaborate-circle = esta definición da vueltas en círculo: { $circle }.
wrong-elaborate-not-worn = `{ $name }` no está junto a un asiento.
wrong-elaborate-no-seat-has = ningún asiento tiene `{ $name }`.
wrong-elaborate-no-number-of-seats = ningún asiento tiene un número llamado `{ $name }`.
wrong-elaborate-no-silence = no hay ningún punto abierto `{ $silence }`.
wrong-elaborate-not-its-reading = `{ $silence }` no tiene ninguna lectura `{ $reading }`.
wrong-elaborate-one-answer = la lectura `{ $reading }` de `{ $silence }` necesita aquí exactamente una respuesta.
hint-elaborate-one-answer = cada lectura tiene una línea: { $lines }.
wrong-elaborate-neither = `{ $name }` no es ni un color ni un lugar.
wrong-elaborate-no-colour = ninguna carta es `{ $colour }`.
hint-elaborate-in-quotes = el nombre de una carta va entre comillas: "{ $card }".
wrong-elaborate-no-place = no hay ningún lugar `{ $place }`.
wrong-elaborate-no-card = no hay ninguna carta "{ $card }".
hint-elaborate-number-as-card = un número se nombra en `cards` antes de que las reglas hablen de él: `card "{ $card }"`.

## Afirmaciones

wrong-elaborate-taken-by-claim = el nombre `{ $name }` ya es el de la afirmación de la línea { $line }.
wrong-elaborate-without-question = la afirmación { $claim } no pregunta nada.
hint-elaborate-without-question = pregunta por ejemplo `bidding ends`, `never stuck` o `always in a round bid above 0`.
wrong-elaborate-one-question = una afirmación hace una sola pregunta.
hint-elaborate-one-question = escribe una segunda afirmación.
wrong-elaborate-second-time = `{ $what }` aparece aquí por segunda vez.
wrong-elaborate-agreed-twice = `{ $what }` se acuerda aquí por segunda vez.
wrong-elaborate-one-deck = una afirmación trata de una baraja, o de cualquiera parecida.
wrong-elaborate-two-games = `{ $what }` necesita dos juegos o más.
wrong-elaborate-no-game = la afirmación no nombra ningún juego.
hint-elaborate-no-game = escribe `games` y sus nombres.
wrong-elaborate-claim-expects-nothing = la afirmación { $claim } no espera nada.
hint-elaborate-claim-expects-nothing = escribe `expect proved` o `expect refuted`.
wrong-elaborate-no-verdict = `{ $word }` no es un veredicto.
wrong-elaborate-no-players = de { $low } a { $high } no es un número de jugadores.

## Ejemplos

wrong-elaborate-taken = el nombre `{ $name }` ya es el de otro en la línea { $line }.
wrong-elaborate-no-situation = { $example } no es ni una cuenta ni una ronda.
hint-elaborate-no-situation = para una cuenta escribe `table` y las cartas; para una ronda, `hands` y una carta por asiento.
wrong-elaborate-only-counted = `{ $line }` no tiene sentido donde las cartas solo se cuentan.
hint-elaborate-only-counted = dispón una ronda: `hands 3 4 5`.
wrong-elaborate-ends-a-playthrough = `{ $line }` cierra una partida escrita.
wrong-elaborate-expects-nothing = { $example } no espera nada.
hint-elaborate-expects-nothing = di lo que sale: `total is 12`.
wrong-elaborate-no-meaning = `{ $line }` no tiene sentido aquí.
wrong-elaborate-has-no-silence = { $ruleset } no tiene ningún punto abierto `{ $silence }`.
wrong-elaborate-reading-of = `{ $reading }` no es una lectura de { $silence }.
wrong-elaborate-of-no-game = { $example } no es de ningún juego.
hint-elaborate-of-no-game = nómbralos: `example NOMBRE of en, fr`.

## Partidas escritas

wrong-elaborate-match-game = { $match } es una partida de un solo juego.
hint-elaborate-match-game = nómbralo: `of en`.
wrong-elaborate-match-players = { $match } no dice cuántos juegan.
hint-elaborate-match-players = escribe `players 3`.
wrong-elaborate-match-cards = las cartas vienen de una semilla o de mezclas escritas, una de las dos cosas.
hint-elaborate-match-cards = escribe `seed 7`, o `shuffle` y las cartas en su orden.
wrong-elaborate-match-deck = la baraja se nombra o se escribe entera, no las dos cosas.
hint-elaborate-match-deck = quita una de ellas.
wrong-elaborate-match-round = aquí toca la ronda { $expected }, no la { $round }.
hint-elaborate-match-round = una partida escrita tiene todas sus rondas, desde la primera.
wrong-elaborate-match-end = { $match } no termina con el estado de la partida: quizá esté cortada.
hint-elaborate-match-end = la última línea es `seat 1 has won` o `nobody has won`.
