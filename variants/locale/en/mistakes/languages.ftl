### Of words that stand for a language and aren't its code.

wrong-languages-no-code = `{ $word }` isn't the code of a language.
hint-languages-form = write its code of two letters: `en`, `es`, `pt`, `fr`.
