### Das palavras que nomeiam uma língua e não são o seu código.

wrong-languages-no-code = `{ $word }` não é o código de uma língua.
hint-languages-form = escreva o código de duas letras: `en`, `es`, `pt`, `fr`.
