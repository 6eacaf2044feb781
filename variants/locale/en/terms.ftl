### The glossary: what a game may call otherwise (feather or card, coin or tomahawk). A language that
### has genders gives each term its own, so that the words around it agree with another term too.

-card = { $many ->
    [yes] cards
   *[no] card
}
-coin = { $many ->
    [yes] coins
   *[no] coin
}
