### De los idiomas y sus mensajes, y de las palabras que los lectores traen para sus propias reglas.

## Idiomas

wrong-locale-no-language = no hay ningún idioma `{ $language }`.
wrong-locale-unfinished = el idioma `{ $language }` no está terminado.
hint-locale-lacks = { $n_n ->
    [one] le falta { $n } mensaje
   *[other] le faltan { $n } mensajes
}: { $messages }.
hint-locale-lacks-more = { $n_n ->
    [one] le falta { $n } mensaje
   *[other] le faltan { $n } mensajes
}: { $messages }; `coyote-spec translations --language { $language }` los enumera todos.
wrong-locale-no-message = `{ $language }` no tiene ningún mensaje `{ $id }`.
wrong-locale-empty = `{ $id }` de `{ $language }` está vacío.
wrong-locale-unsaid = `{ $id }` de `{ $language }` no se puede decir: { $why }.
hint-locale-unsaid = está en { $file }.

## Archivos de palabras

wrong-locale-junk = { $file }: `{ $words }` no es un mensaje: { $why }.
wrong-locale-unread = no se puede leer
wrong-locale-no-term = el glosario de `{ $language }` no tiene ningún término `{ $term }`.
wrong-locale-unasked = nada pide el mensaje `{ $id }`.
wrong-locale-by-itself = `{ $id }` se dice por medio de sí mismo.
wrong-locale-uses = `{ $id }` usa `{ $used }`, que no existe.
wrong-locale-needs = `{ $term }` necesita `.{ $attribute } = ...`, uno de estos: { $values }.
