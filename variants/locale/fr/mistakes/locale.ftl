### Des langues et de leurs messages, et des mots que les lecteurs apportent pour leurs propres règles.

## Langues

wrong-locale-no-language = il n’y a pas de langue `{ $language }`.
wrong-locale-unfinished = la langue `{ $language }` n’est pas achevée.
hint-locale-lacks = { $n_n ->
    [one] il lui manque { $n } message
   *[other] il lui manque { $n } messages
} : { $messages }.
hint-locale-lacks-more = { $n_n ->
    [one] il lui manque { $n } message
   *[other] il lui manque { $n } messages
} : { $messages } ; `coyote-spec translations --language { $language }` les énumère tous.
wrong-locale-no-message = `{ $language }` n’a pas de message `{ $id }`.
wrong-locale-empty = `{ $id }` de `{ $language }` est vide.
wrong-locale-unsaid = `{ $id }` de `{ $language }` ne peut pas se dire : { $why }.
hint-locale-unsaid = il est dans { $file }.

## Fichiers de mots

wrong-locale-junk = { $file } : `{ $words }` n’est pas un message : { $why }.
wrong-locale-unread = il est illisible
wrong-locale-no-term = le glossaire de `{ $language }` n’a pas de terme `{ $term }`.
wrong-locale-unasked = rien ne demande le message `{ $id }`.
wrong-locale-by-itself = `{ $id }` se dit au moyen de lui-même.
wrong-locale-uses = `{ $id }` se sert de `{ $used }`, qui n’existe pas.
wrong-locale-needs = il faut à `{ $term }` une ligne `.{ $attribute } = ...`, l’une de celles-ci : { $values }.
