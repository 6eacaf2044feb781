### The English and the Spanish rulebook speak of feathers.

-card = { $many ->
    [yes] feathers
   *[no] feather
}
