### The French sheet speaks of feathers and tomahawks.

-card = { $many ->
    [yes] feathers
   *[no] feather
}
-coin = { $many ->
    [yes] tomahawks
   *[no] tomahawk
}
