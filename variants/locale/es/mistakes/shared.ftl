### De lo que no se puede usar: lo que dicen todas las partes del programa. Un mensaje `wrong-…` dice
### qué está mal; `hint-…`, cómo arreglarlo. Lo que va entre acentos graves se teclea tal cual.

## Nombres y números

hint-shared-did-you-mean = ¿quizá `{ $name }`?
hint-shared-known = aquí se conocen: { $names }
hint-shared-none = no hay ninguno.
wrong-shared-or = { $left } o { $right }
wrong-shared-long-number = { $number } ({ $digits } cifras)
wrong-shared-said-before = `{ $what }` ya se dijo antes.
hint-shared-one-of-two = quita una de las dos líneas.
wrong-shared-reserved = `{ $name }` es una palabra del lenguaje.
hint-shared-another-name = elige otro nombre.

## Archivos

wrong-shared-folder = { $file } es una carpeta, no un archivo.
wrong-shared-too-large = { $file } ocupa más de { $bytes } bytes.
wrong-shared-unreadable = no se puede leer { $file }: { $why }.
wrong-shared-unwritable = no se puede escribir { $file }: { $why }.
wrong-shared-no-file-name = { $name } no es un nombre de archivo.
wrong-shared-no-utf8 = { $file } no es texto en UTF-8.
wrong-shared-no-utf8-at = { $file } no está en UTF-8: byte { $byte }, línea { $line }.
hint-shared-utf8 = guárdalo como UTF-8.

## Carpetas

wrong-shared-no-folder = { $folder } no es una carpeta.
wrong-shared-not-made = no se puede crear { $folder }: { $why }.
wrong-shared-made-in-no-folder = no se puede crear { $folder }: { $parent } no es una carpeta.
wrong-shared-made-in-read-only = no se puede crear { $folder }: { $parent } es de solo lectura.

## Por qué se niega el sistema operativo

wrong-shared-system-not-there = no existe
wrong-shared-system-not-allowed = falta el permiso
wrong-shared-system-not-permitted = el sistema no lo permite
wrong-shared-system-folder = es una carpeta
wrong-shared-system-no-folder = no es una carpeta
wrong-shared-system-there-already = ya existe
wrong-shared-system-not-empty = la carpeta no está vacía
wrong-shared-system-name-too-long = el nombre es demasiado largo
wrong-shared-system-too-many-links = hay demasiados enlaces simbólicos encadenados
wrong-shared-system-read-only = el disco es de solo lectura
wrong-shared-system-no-space = no queda espacio en el disco

## Datos en JSON y nombres que le faltan a un reglamento

wrong-shared-no-json = { $name } no es JSON a partir de la línea { $line }, columna { $column }.
wrong-shared-too-deep = { $name } tiene demasiados niveles, uno dentro de otro.
wrong-shared-other-schema = `schema` es otro.
hint-shared-other-schema = este programa lee `{ $schema }`.
wrong-shared-coins = { $numbers_n ->
    [one] `coins` tiene { $numbers } número para { $seats } asientos.
   *[other] `coins` tiene { $numbers } números para { $seats } asientos.
}
wrong-shared-has-no-option = { $ruleset } no tiene ninguna opción `{ $name }`.
wrong-shared-has-no-silence = { $ruleset } no tiene ningún punto abierto `{ $name }`.
wrong-shared-no-players = ningún número de jugadores sirve para { $rulesets } con estas opciones.
