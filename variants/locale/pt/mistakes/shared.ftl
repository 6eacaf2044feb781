### Do que não se pode usar: o que dizem todas as partes do programa. Uma mensagem `wrong-…` diz o que
### está errado; `hint-…`, como corrigir. O que está entre acentos graves escreve-se tal e qual.

## Nomes e números

hint-shared-did-you-mean = talvez `{ $name }`?
hint-shared-known = aqui conhecem-se: { $names }
hint-shared-none = não há nenhum.
wrong-shared-or = { $left } ou { $right }
wrong-shared-long-number = { $number } ({ $digits } algarismos)
wrong-shared-said-before = `{ $what }` já foi dito antes.
hint-shared-one-of-two = tire uma das duas linhas.
wrong-shared-reserved = `{ $name }` é uma palavra da linguagem.
hint-shared-another-name = escolha outro nome.

## Ficheiros

wrong-shared-folder = { $file } é uma pasta, não um ficheiro.
wrong-shared-too-large = { $file } tem mais de { $bytes } bytes.
wrong-shared-unreadable = não é possível ler { $file }: { $why }.
wrong-shared-unwritable = não é possível escrever { $file }: { $why }.
wrong-shared-no-file-name = { $name } não é um nome de ficheiro.
wrong-shared-no-utf8 = { $file } não é texto em UTF-8.
wrong-shared-no-utf8-at = { $file } não está em UTF-8: byte { $byte }, linha { $line }.
hint-shared-utf8 = grave o ficheiro em UTF-8.

## Pastas

wrong-shared-no-folder = { $folder } não é uma pasta.
wrong-shared-not-made = não é possível criar { $folder }: { $why }.
wrong-shared-made-in-no-folder = não é possível criar { $folder }: { $parent } não é uma pasta.
wrong-shared-made-in-read-only = não é possível criar { $folder }: { $parent } é só de leitura.

## Porque recusa o sistema operativo

wrong-shared-system-not-there = não existe
wrong-shared-system-not-allowed = falta a permissão
wrong-shared-system-not-permitted = o sistema não o permite
wrong-shared-system-folder = é uma pasta
wrong-shared-system-no-folder = não é uma pasta
wrong-shared-system-there-already = já existe
wrong-shared-system-not-empty = a pasta não está vazia
wrong-shared-system-name-too-long = o nome é demasiado comprido
wrong-shared-system-too-many-links = há demasiadas ligações simbólicas encadeadas
wrong-shared-system-read-only = o disco é só de leitura
wrong-shared-system-no-space = não há espaço no disco

## Dados em JSON e nomes que faltam a um regulamento

wrong-shared-no-json = { $name } não é JSON a partir da linha { $line }, coluna { $column }.
wrong-shared-too-deep = { $name } tem demasiados níveis, uns dentro dos outros.
wrong-shared-other-schema = `schema` é outro.
hint-shared-other-schema = este programa lê `{ $schema }`.
wrong-shared-coins = { $numbers_n ->
    [one] `coins` tem { $numbers } número para { $seats } lugares.
   *[other] `coins` tem { $numbers } números para { $seats } lugares.
}
wrong-shared-has-no-option = { $ruleset } não tem nenhuma opção `{ $name }`.
wrong-shared-has-no-silence = { $ruleset } não tem nenhum ponto em aberto `{ $name }`.
wrong-shared-no-players = nenhum número de jogadores serve para { $rulesets } com estas opções.
