### The Portuguese sheet speaks of cards and tokens.

-coin = { $many ->
    [yes] tokens
   *[no] token
}
