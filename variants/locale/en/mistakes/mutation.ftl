### Of changing rules: what the evidence against them names.

wrong-mutation-no-deck = there is no deck `{ $name }`.
