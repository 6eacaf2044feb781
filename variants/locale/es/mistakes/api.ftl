### De lo que se pidió a la biblioteca y no se puede responder: barajas, números de jugadores, archivos y carpetas.

## Números de jugadores, opciones, lecturas, tiempo

wrong-api-timeout = un límite de tiempo es de más de 0 y hasta { $most } segundos.
wrong-api-no-players-asked = no se pide ningún número de jugadores.
wrong-api-not-in-a-row = una auditoría es para números de jugadores seguidos.
hint-api-not-in-a-row = escribe 2-4.
wrong-api-nor = { $left } ni { $right }
wrong-api-no-option = ni { $names } tiene una opción `{ $option }`.
wrong-api-no-reading = ni { $names } tiene la lectura `{ $reading }`.

## Cartas y barajas

wrong-api-no-card = no hay ninguna carta que contar.
wrong-api-no-deck-in = { $file } no contiene ninguna baraja.
wrong-api-copies = `{ $card }` tiene un número de copias de 1 a 1000.

## Archivos

wrong-api-empty-file = { $file } no contiene ningún reglamento, baraja, afirmación ni recorrido.
wrong-api-nothing-to-change = no hay ningún reglamento que { $name } pueda cambiar.
wrong-api-no-source = { $name } no nombra ninguna fuente.
hint-api-no-source = escribe `source EN` debajo de su encabezado.
wrong-api-no-playthrough = { $file } no contiene ninguna partida escrita.
hint-api-no-playthrough = `play … --save FILE` escribe una; `check { $file }` prueba ejemplos.
wrong-api-no-file = no hay ningún archivo { $file }.
hint-api-no-file = las afirmaciones van en archivos; `coyote-spec audit { $file }` pregunta por un reglamento.
wrong-api-no-claim-in = { $file } no contiene ninguna afirmación.
hint-api-no-claim-in = una afirmación empieza con la palabra `claim` y un nombre.
wrong-api-no-claim = ninguna afirmación se llama `{ $name }`.
wrong-api-no-tour = no se entrega ningún recorrido.
wrong-api-no-text = no hay ningún texto `{ $name }`.

## Certificados y registros

wrong-api-not-spoken-of = el certificado no dice nada del reglamento { $name }.
wrong-api-answers-no-claim = un hallazgo del certificado no responde a ninguna afirmación.
wrong-api-record-refused = no se puede usar { $file }: { $why }.
wrong-api-no-record = { $file } no es un registro de veredictos.
hint-api-no-record = di un archivo que haya escrito `prove --record`, o uno que no exista.

## Carpetas

hint-api-new-folder = di una carpeta que todavía no exista.
wrong-api-folder-in-use = { $folder } no está vacía, y no se sobrescribe nada.
