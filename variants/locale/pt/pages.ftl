### O que há numa página de regras além das regras.

page-goal = Objetivo
page-components = Componentes
page-deck = O baralho
page-set-up = Preparação
page-round = Uma ronda
page-actions = Ações
page-memory = O que é preciso guardar na memória
page-counting = A contagem
page-examples = Exemplos da contagem
page-settling = O fim de uma ronda
page-reshuffling = Entre rondas
page-end = O fim da partida
page-options = Opções
page-open = O que as regras deixam em aberto
page-built-from = é composto de
page-cites = fonte
page-source = { $title } ({ $name })
page-source-at = { $title } ({ $name }), { $n ->
    [one] cláusula { $cites }
   *[other] cláusulas { $cites }
}
page-beside = depois de cada regra estão o seu nome e os números das cláusulas do manual em que se apoia
page-beside-badge = a etiqueta diz como a regra foi verificada e leva à afirmação
page-amendment = O que isto muda
page-card = { -card(many: "no") }
page-copies = Cópias
page-colour = Cor
page-no-colour = nenhuma
page-deck-size = { $n ->
    [one] { $n } { -card(many: "no") }
   *[other] { $n } { -card(many: "yes") }
}
page-assumed = as cópias são uma suposição: { $why }
page-goal-says = a partida ganha-se assim
page-open-says = o texto não diz o que é certo aqui; a primeira resposta é a que supomos
page-example = na mesa há { $cards }: o total é { $total }; sem «{ $card }» seria { $without }
page-example-draws = com { $cards } do monte
page-example-reshuffle = depois baralham-se { all-cards }
page-untranslated = sem tradução
page-untranslated-note = as palavras marcadas não têm tradução e estão como o autor as escreveu

badge-proved = demonstrado
badge-bounded = demonstrado até um limite
badge-enumerated = contados todos os casos
badge-example = só com exemplos
badge-unchecked = por verificar
badge-hint = em que se apoia esta regra
