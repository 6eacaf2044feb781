### Das línguas e das suas mensagens, e das palavras que os leitores trazem para as suas próprias regras.

## Línguas

wrong-locale-no-language = não há nenhuma língua `{ $language }`.
wrong-locale-unfinished = a língua `{ $language }` não está terminada.
hint-locale-lacks = { $n_n ->
    [one] falta-lhe { $n } mensagem
   *[other] faltam-lhe { $n } mensagens
}: { $messages }.
hint-locale-lacks-more = { $n_n ->
    [one] falta-lhe { $n } mensagem
   *[other] faltam-lhe { $n } mensagens
}: { $messages }; `coyote-spec translations --language { $language }` enumera-as todas.
wrong-locale-no-message = `{ $language }` não tem nenhuma mensagem `{ $id }`.
wrong-locale-empty = `{ $id }` de `{ $language }` está vazia.
wrong-locale-unsaid = `{ $id }` de `{ $language }` não se pode dizer: { $why }.
hint-locale-unsaid = está em { $file }.

## Ficheiros de palavras

wrong-locale-junk = { $file }: `{ $words }` não é uma mensagem: { $why }.
wrong-locale-unread = não se pode ler
wrong-locale-no-term = o glossário de `{ $language }` não tem nenhum termo `{ $term }`.
wrong-locale-unasked = nada pede a mensagem `{ $id }`.
wrong-locale-by-itself = `{ $id }` diz-se por meio de si próprio.
wrong-locale-uses = `{ $id }` usa `{ $used }`, que não existe.
wrong-locale-needs = `{ $term }` precisa de `.{ $attribute } = ...`, um destes: { $values }.
