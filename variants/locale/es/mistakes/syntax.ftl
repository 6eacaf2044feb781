### De los archivos que no se pueden leer como lenguaje de reglas: qué está mal y cómo arreglarlo. Lo
### que va entre acentos graves es el lenguaje, igual en todas partes; lo que va entre comillas lo dice
### el autor, en el idioma que quiera.

## El comienzo de un archivo

wrong-syntax-empty = el archivo está vacío.
hint-syntax-empty = empieza con `coyote { $version }`.
wrong-syntax-no-version = falta la versión.
hint-syntax-no-version = empieza el archivo con `coyote { $version }`.
wrong-syntax-version = la versión { $version } del lenguaje no se conoce.
hint-syntax-version = este programa lee la versión { $version }.

## Disposición

wrong-syntax-tab = hay un tabulador en la sangría.
hint-syntax-tab = usa dos espacios por nivel.
wrong-syntax-indentation = la sangría de esta línea no es la de ninguna línea vecina.
hint-syntax-indentation = { $depth_n ->
    [0] escríbela sin sangría
    [one] pon { $depth } espacio de sangría
   *[other] pon { $depth } espacios de sangría
}, como en las líneas vecinas.
wrong-syntax-line-too-long = esta línea tiene { $characters } caracteres; el máximo es { $most }.
hint-syntax-split = repártela en varias reglas.
wrong-syntax-too-deep = hay demasiados niveles, uno dentro de otro.
wrong-syntax-number-too-long = un número de { $digits } cifras es demasiado largo.

## Lo que no encaja

wrong-syntax-unfit = { $seen } no encaja aquí.
wrong-syntax-too-early = { $seen } llega demasiado pronto.
wrong-syntax-range = `to` da un intervalo, que va con `is`, no con `{ $word }`.
hint-syntax-range = escribe `is 3 to 4`.
wrong-syntax-nothing-under = no hay nada debajo de esta línea.
hint-syntax-nothing-under = escribe debajo lo que le corresponde, con dos espacios más de sangría.
wrong-syntax-no-block = no puede haber nada con más sangría debajo de la línea anterior.
hint-syntax-no-block = dale la sangría de la línea anterior, o baja a ella lo que sigue a los dos puntos de arriba.
wrong-syntax-backslash = esta barra invertida no significa nada.
hint-syntax-backslash = tras una barra invertida van unas comillas u otra barra invertida: \" o \\.
wrong-syntax-open-quote = estas comillas no se cierran.
hint-syntax-open-quote = los textos y las cartas van entre comillas dobles, en una sola línea.
hint-syntax-expected = aquí cabe: { $what }.
hint-syntax-expected-more = aquí cabe: { $what }, …
hint-syntax-begins-with = la línea empieza con `{ $word }`: ¿quizá `{ $meant }`?
hint-syntax-meant = ¿querías escribir `{ $meant }` en vez de `{ $word }`?

## Lo que puede haber en un sitio

wrong-syntax-a-name = un nombre
wrong-syntax-a-number = un número entero
wrong-syntax-words = un texto entre "comillas"
wrong-syntax-a-clause = una cláusula como EN-31
wrong-syntax-a-source = una fuente como EN
wrong-syntax-end-of-line = el final de la línea
wrong-syntax-a-block = un bloque con sangría
wrong-syntax-end-of-block = el final del bloque
wrong-syntax-end-of-file = el final del archivo

## La forma correcta de lo que se suele escribir

hint-syntax-comparisons = las comparaciones son palabras: `above`, `below`, `at least`, `at most`, `is`, `is not`.
hint-syntax-otherwise = escribe `otherwise`, como en `caller when total at least bid, otherwise bidder`.
hint-syntax-when = escribe `when`, como en `when no green: no change`.
hint-syntax-colon = antes de lo que se hace van dos puntos: `when no green: no change`.
hint-syntax-at-least = escribe `at least { $number }`.
hint-syntax-at-most = escribe `at most { $number }`.
hint-syntax-nothing-done = donde no se hace nada, escribe `no change`.
hint-syntax-equals = escribe `becomes` para un cambio e `is` para una comparación.
hint-syntax-truth = lo verdadero y lo falso se escriben `yes` y `no`.
hint-syntax-straight-quotes = los textos y las cartas van entre comillas dobles rectas: "max0".
hint-syntax-round = di cómo se redondea: `gap / 10 rounded up`.
hint-syntax-card-in-quotes = el nombre de una carta va entre comillas: "x2".
hint-syntax-when-first = la condición va antes de lo que se hace: `when no green: no change`.
hint-syntax-other-side = lo que vale en otro caso va tras una coma: `1 when no green, otherwise 2`.

## Encabezados, secciones y cambios

wrong-syntax-its-title = "Su título"
hint-syntax-section-indented = la sección `{ $section }` va al margen, y sus reglas debajo, con dos espacios de sangría.
hint-syntax-section-above = la sección `{ $section }` de arriba va al margen, y sus reglas debajo, con dos espacios de sangría.
hint-syntax-section-alone = una sección va sola en su línea, tal cual: `{ $section }`.
hint-syntax-section-first = escribe primero su sección y debajo `{ $change }`, con dos espacios de sangría.
hint-syntax-section-named-first = escribe primero su sección, `{ $section }`, y debajo `{ $change }`, con dos espacios de sangría.
hint-syntax-section-at-margin = escribe la sección al margen y el cambio debajo, con dos espacios de sangría.
hint-syntax-sections = las secciones son { $sections }.
hint-syntax-header-above = aquello de lo que forma parte va encima: `amendment mine "Su título"`.
hint-syntax-amendment-header = escribe `amendment { $name } { $title }`; lo que cambia se dice al usarla, como en `{ $base }+{ $name }`.
hint-syntax-ruleset-header = escribe `ruleset { $name } { $title }`, o `ruleset { $name } { $title } extends { $base }` si cambia otro reglamento.
hint-syntax-no-game-named = una enmienda no dice qué juego cambia: se usa encima de uno, como en `en+{ $name }`.
hint-syntax-extends = lo que amplía va tras el título: `ruleset mine "Su título" extends en`.
hint-syntax-all-it-says = aquí va todo lo que la regla dice ahora; `as before` vale por lo que decía.
hint-syntax-right-after = lo que dice va justo tras el nombre: `{ $change }`.
hint-syntax-change = escribe `{ $change }`.
hint-syntax-change-says = escribe `{ $change }`, y a continuación lo que dice ahora.
hint-syntax-replace = escribe `{ $change }`, o `add` si es nueva.

## La forma de una regla en cada sección

hint-syntax-form-players = dice cuántos pueden jugar: `{ $name }  2 to 6`.
hint-syntax-form-options = una opción enumera sus valores: `{ $name }  5`, o `{ $name }  3, or 4 to 5`.
hint-syntax-form-cards = las cartas tienen un color: `{ $name }  green numbers above 0`, `{ $name }  blue card "x2"`.
hint-syntax-form-pieces = dice cuántas piezas hay: `{ $name }  means 12 * boxes`.
hint-syntax-form-places = un lugar está en algún sitio: `{ $name }  lies with each seat, counted, seen by others`.
hint-syntax-form-state = lo que se recuerda tiene una clase y un valor inicial: `{ $name }  a number for a round, at first 0`.
hint-syntax-form-silences = un punto abierto pregunta, con sus lecturas debajo: `{ $name }  asks "¿Qué se roba entonces?"`.
hint-syntax-form-dealing = por ejemplo: `{ $name }  for each seat where in_play of it: draw 1 to forehead of it`.
hint-syntax-form-bidding = por ejemplo: `{ $name }  raise needs number above bid`, `{ $name }  call needs opened`.
hint-syntax-form-actions = por ejemplo: `{ $name }  move before a bid`, y debajo lo que hace.
hint-syntax-form-counting = por ejemplo: `{ $name }  with "x2": multiply every green by 2`.
hint-syntax-form-settling = por ejemplo: `{ $name }  loser takes 1 coin`.
hint-syntax-form-elimination = por ejemplo: `{ $name }  for each seat where coins of it above 2: …`.
hint-syntax-form-starting = por ejemplo: `{ $name }  starter becomes loser`.
hint-syntax-form-reshuffling = por ejemplo: `{ $name }  after a round: discard every card on the table`.
hint-syntax-form-ending = por ejemplo: `{ $name }  when players_left is 1: the seat where in_play of it wins`.
