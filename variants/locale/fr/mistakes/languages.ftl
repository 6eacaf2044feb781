### Des mots qui nomment une langue sans en être le code.

wrong-languages-no-code = `{ $word }` n’est le code d’aucune langue.
hint-languages-form = écrivez son code à deux lettres : `en`, `es`, `pt`, `fr`.
