### De lo que se dio a la orden y no se puede usar: argumentos, la entrada estándar, archivos que escribir.

## Verbos

wrong-cli-no-verb = no hay ningún verbo `{ $name }`; { $hint }
wrong-cli-no-option = no hay ninguna opción `{ $name }`; sin verbo, { $hint }; las opciones de un verbo van detrás de él
wrong-cli-too-deep = esto tiene demasiados niveles, uno dentro de otro, para poder leerlo.

## La entrada estándar

wrong-cli-standard-input = la entrada estándar
wrong-cli-no-input = no hay entrada estándar.
hint-cli-no-people = quita `--as`: que no juegue ninguna persona.
wrong-cli-input-and-files = no se puede dar formato a la entrada estándar junto con archivos.

## Archivos que escribir

wrong-cli-it-is-read-only = es de solo lectura
wrong-cli-changed-meanwhile = alguien ha cambiado { $file } entretanto.
wrong-cli-no-suffix = { $file } no termina en { $suffix }.
hint-cli-no-suffix = escribe { $file }.
wrong-cli-there-already = { $file } ya existe.
wrong-cli-no-folder = no hay ninguna carpeta { $folder }.

## Reglamentos

wrong-cli-text-of-which = di de qué reglamento es el texto.
hint-cli-text-of-which = por ejemplo: coverage en --text mi-ejemplar.txt

## Argumentos

wrong-cli-argument = argumento { $name }: { $why }
wrong-cli-twice = { $name } no puede ser a la vez { $one } y { $other }
wrong-cli-witnesses = un número de testigos va de 1 a { $most }.
wrong-cli-players = escribe un número de jugadores, como 4 o 2-6, no `{ $seen }`
wrong-cli-lower-first = escribe primero el número de jugadores más bajo, no `{ $seen }`
wrong-cli-players-range = el número de jugadores va de 1 a { $most }
wrong-cli-seconds = escribe un número de segundos, no `{ $seen }`
wrong-cli-seconds-range = escribe más de 0 y hasta { $most } segundos
wrong-cli-card-empty = la carta { $number } está vacía; escribe nombres separados por comas, como 7,-5,x2
wrong-cli-no-card = no hay ninguna carta; escribe nombres separados por comas, como 7,-5,x2
wrong-cli-pair = escribe NAME=VALUE, un nombre y un valor, no `{ $seen }`
wrong-cli-it = esto
wrong-cli-number-of-players = el número de jugadores
wrong-cli-number-of-witnesses = un número de testigos
wrong-cli-option-named = la opción { $name }
wrong-cli-whole = { $what } es un número entero, no `{ $seen }`
wrong-cli-digits = { $what } no puede ser un número de { $digits } cifras
