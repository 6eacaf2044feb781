### De las páginas que no se pueden hacer: bloques en Markdown, la carpeta de un sitio, registros de
### traducciones, papel.

## Bloques

wrong-handbook-no-block = no hay ningún bloque coyote-{ $kind }.
wrong-handbook-lacks = al bloque coyote-{ $kind } le falta { $what }.
wrong-handbook-a-ruleset = un reglamento
wrong-handbook-an-example = el nombre de un ejemplo, o sus líneas
wrong-handbook-the-other = el reglamento con el que compararlo
wrong-handbook-no-use = al bloque coyote-{ $kind } no le sirve `{ $word }`.
wrong-handbook-no-setting = el bloque coyote-{ $kind } no tiene ningún ajuste `{ $setting }`.
wrong-handbook-twice = el ajuste `{ $setting }` se da dos veces.
wrong-handbook-quote = unas comillas no se cierran.
wrong-handbook-within = este bloque está en una lista, en una cita o en un texto con sangría.
hint-handbook-within = empiézalo en el margen; para mostrarlo tal cual, rodéalo de una valla más larga.
wrong-handbook-no-end = este bloque no tiene fin.
hint-handbook-no-end = ciérralo con { $fence }.
wrong-handbook-players = `players` es un número o un intervalo.
hint-handbook-players = escribe players=4 o players=2-6.
wrong-handbook-after = `after` es un número de hechos.
hint-handbook-after = escribe after={ $number }.
wrong-handbook-too-far = `after={ $after }` es más que los { $events } hechos que hay.
hint-handbook-too-far = escribe after={ $events } para todos.
wrong-handbook-not-both = ninguna baraja y ningún número de jugadores valen para los dos.
hint-handbook-form-rules = escribe ```coyote-rules REGLAMENTO [REGLA...]
hint-handbook-form-source = escribe ```coyote-source REGLAMENTO [REGLA...]
hint-handbook-form-example = escribe ```coyote-example REGLAMENTO [EJEMPLO] [after=N], o sus líneas dentro.
hint-handbook-form-table = escribe ```coyote-table REGLAMENTO [EJEMPLO] [after=N], o sus líneas dentro.
hint-handbook-form-totals = escribe ```coyote-totals REGLAMENTO [players=2-6]
hint-handbook-form-growth = escribe ```coyote-growth REGLAMENTO [players=2-6]
hint-handbook-form-comparison = escribe ```coyote-comparison REGLAMENTO REGLAMENTO
wrong-handbook-no-rule = { $ruleset } no tiene ninguna regla `{ $rule }`.
wrong-handbook-no-example = { $ruleset } no tiene ningún ejemplo `{ $example }`.

## El sitio y la hoja

hint-handbook-folder = di una carpeta que esté vacía o que todavía no exista, o una que haya hecho `document`.
wrong-handbook-not-ours = { $folder } no está vacía, y no es un sitio de coyote-spec.
wrong-handbook-paper = no hay ningún papel `{ $paper }`.
hint-handbook-papers = aquí se conocen: { $papers }.
wrong-handbook-too-large = { $ruleset } es demasiado grande para la mesa de disputas.
wrong-handbook-who-has-what = el recuento de { $ruleset } depende de quién tiene qué carta.
hint-handbook-who-has-what = eso no se le dice a la mesa de disputas.
wrong-handbook-of-site = { $language }: { $said }

## Registros de traducciones

hint-handbook-record = vuelve a poner la versión que estaba bien, o quítala de ahí y ejecuta `translations --accept`.
wrong-handbook-no-json = de aquí en adelante esto no es JSON.
wrong-handbook-record = no se puede usar { $file }: { $why }.
wrong-handbook-record-too-large = es demasiado grande
wrong-handbook-record-unreadable = no se puede leer
wrong-handbook-record-number = contiene un número demasiado largo
wrong-handbook-record-deep = tiene demasiados niveles, uno dentro de otro
wrong-handbook-record-other = no es `{ $schema }`
wrong-handbook-record-parts = tiene `schema` y `units`, y nada más
wrong-handbook-record-entry = `{ $name }` no es como una anotación
hint-handbook-writable = da permiso de escritura a la carpeta, o copia antes las reglas.
