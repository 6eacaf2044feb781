### De las palabras que nombran un idioma y no son su código.

wrong-languages-no-code = `{ $word }` no es el código de ningún idioma.
hint-languages-form = escribe su código de dos letras: `en`, `es`, `pt`, `fr`.
