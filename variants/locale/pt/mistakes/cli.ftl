### Do que se deu ao comando e não se pode usar: argumentos, a entrada padrão, ficheiros para escrever.

## Verbos

wrong-cli-no-verb = não há nenhum verbo `{ $name }`; { $hint }
wrong-cli-no-option = não há nenhuma opção `{ $name }`; sem verbo, { $hint }; as opções de um verbo vêm depois dele
wrong-cli-too-deep = isto tem demasiados níveis, uns dentro dos outros, para se poder ler.

## A entrada padrão

wrong-cli-standard-input = a entrada padrão
wrong-cli-no-input = não há entrada padrão.
hint-cli-no-people = deixe de fora `--as`: nenhuma pessoa joga.
wrong-cli-input-and-files = não se pode formatar a entrada padrão juntamente com ficheiros.

## Ficheiros para escrever

wrong-cli-it-is-read-only = é só de leitura
wrong-cli-changed-meanwhile = alguém mudou { $file } entretanto.
wrong-cli-no-suffix = { $file } não termina em { $suffix }.
hint-cli-no-suffix = escreva { $file }.
wrong-cli-there-already = { $file } já existe.
wrong-cli-no-folder = não há nenhuma pasta { $folder }.

## Livros de regras

wrong-cli-text-of-which = diga de que regulamento é o texto.
hint-cli-text-of-which = por exemplo: coverage en --text o-meu-exemplar.txt

## Argumentos

wrong-cli-argument = argumento { $name }: { $why }
wrong-cli-twice = { $name } não pode ser ao mesmo tempo { $one } e { $other }
wrong-cli-witnesses = um número de testemunhos vai de 1 a { $most }.
wrong-cli-players = escreva um número de jogadores, como 4 ou 2-6, não `{ $seen }`
wrong-cli-lower-first = escreva primeiro o número de jogadores mais baixo, não `{ $seen }`
wrong-cli-players-range = o número de jogadores vai de 1 a { $most }
wrong-cli-seconds = escreva um número de segundos, não `{ $seen }`
wrong-cli-seconds-range = escreva mais de 0 e até { $most } segundos
wrong-cli-card-empty = a carta { $number } está vazia; escreva nomes entre vírgulas, como 7,-5,x2
wrong-cli-no-card = não há nenhuma carta; escreva nomes entre vírgulas, como 7,-5,x2
wrong-cli-pair = escreva NAME=VALUE, um nome e um valor, não `{ $seen }`
wrong-cli-it = isto
wrong-cli-number-of-players = o número de jogadores
wrong-cli-number-of-witnesses = um número de testemunhos
wrong-cli-option-named = a opção { $name }
wrong-cli-whole = { $what } é um número inteiro, não `{ $seen }`
wrong-cli-digits = { $what } não pode ser um número de { $digits } algarismos
