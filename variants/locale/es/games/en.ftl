### Los reglamentos inglés y español hablan de plumas.

-card = { $many ->
    [yes] plumas
   *[no] pluma
}
    .gender = feminine
