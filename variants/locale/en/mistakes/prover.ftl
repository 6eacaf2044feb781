### Of claims: what they name that a game lacks, and what can't be asked.

wrong-prover-the-claim = the claim { $claim }: { $what }
wrong-prover-many-agreements = { $ways } agreements are too many to be asked about one by one.
hint-prover-many-agreements = name fewer: up to { $most } together.
wrong-prover-no-option = none of the games has the option { $name }.
wrong-prover-no-silence = none of the games has the silence { $name }.
wrong-prover-any-deck = `{ $question }` can't be asked of any deck: its answer hangs on the one it is.
hint-prover-any-deck = ask it of a deck by name; of any deck ask for totals, or for bids without them.
wrong-prover-assuming = `{ $question }` is asked without `assuming`: its answer doesn't look at the bids.
hint-prover-assuming = leave `assuming` out, or ask what hangs on bids: `bidding ends`.
wrong-prover-no-rule = { $ruleset } has no rule `{ $rule }`.
wrong-prover-several-places = { $ruleset } has { $rules } rules with "{ $card }", so that it has no one place.
wrong-prover-no-place = { $ruleset } has no rule with "{ $card }", so that it has no place in the count.
hint-prover-no-place = cards with a place are { $cards }.
wrong-prover-exchanged = { "\"" }{ $card }" can't be exchanged with itself.
hint-prover-exchanged = name two cards.
wrong-prover-asks-nothing = `every { $question }` asks nothing about `{ $name }`.
wrong-prover-nothing-left = nothing is left of { $ruleset } that `every { $question }` asks about.
hint-prover-nothing-left = leave out the game, or some of the names behind `but`.
