### Of languages and their messages, and of the words that readers bring along for their own rules.

## Languages

wrong-locale-no-language = there is no language `{ $language }`.
wrong-locale-unfinished = the language `{ $language }` isn't finished.
hint-locale-lacks = it lacks { $n } messages: { $messages }.
hint-locale-lacks-more = it lacks { $n } messages: { $messages }; `coyote-spec translations --language { $language }` lists all of them.
wrong-locale-no-message = `{ $language }` has no message `{ $id }`.
wrong-locale-empty = `{ $id }` of `{ $language }` is empty.
wrong-locale-unsaid = `{ $id }` of `{ $language }` can't be said: { $why }.
hint-locale-unsaid = it stands in { $file }.

## Files of words

wrong-locale-junk = { $file }: `{ $words }` is no message: { $why }.
wrong-locale-unread = it can't be read
wrong-locale-no-term = the glossary of `{ $language }` has no term `{ $term }`.
wrong-locale-unasked = nothing asks for the message `{ $id }`.
wrong-locale-by-itself = `{ $id }` is said by means of itself.
wrong-locale-uses = `{ $id }` uses `{ $used }`, which isn't there.
wrong-locale-needs = `{ $term }` needs `.{ $attribute } = ...`, one of { $values }.
