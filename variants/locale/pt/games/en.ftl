### As regras inglesas e espanholas falam de penas.

-card = { $many ->
    [yes] penas
   *[no] pena
}
    .gender = feminine
