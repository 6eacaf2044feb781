### What stands on a rulebook page besides the rules.

page-goal = Goal
page-components = Components
page-deck = The deck
page-set-up = Set-up
page-round = A round
page-actions = Actions
page-memory = What has to be kept in mind
page-counting = Counting
page-examples = Examples of the count
page-settling = Settling a round
page-reshuffling = Between rounds
page-end = The end
page-options = Options
page-open = What the rulebook leaves open
page-built-from = built from
page-cites = source
page-source = { $title } ({ $name })
page-source-at = { $title } ({ $name }), { $n ->
    [one] clause { $cites }
   *[other] clauses { $cites }
}
page-beside = after each rule: its name, and the numbers of the clauses of the rulebook that it rests on
page-beside-badge = the badge says how the rule was checked, and leads to the claim
page-amendment = What this changes
page-card = { -card(many: "no") }
page-copies = Copies
page-colour = Colour
page-no-colour = none
page-deck-size = { $n ->
    [one] { $n } { -card(many: "no") }
   *[other] { $n } { -card(many: "yes") }
}
page-assumed = the copies are assumed: { $why }
page-goal-says = the match is won like this
page-open-says = nobody can tell from the text what is right here; the first answer is the one that we assume
page-example = on the table lie { $cards }: the total is { $total }; without “{ $card }” it would be { $without }
page-example-draws = with { $cards } turned over from the pile
page-example-reshuffle = afterwards, all { -card(many: "yes") } are shuffled
page-untranslated = no translation
page-untranslated-note = marked words have no translation and stand here as their author wrote them

badge-proved = proved
badge-bounded = proved up to a bound
badge-enumerated = every case counted
badge-example = example only
badge-unchecked = not checked
badge-hint = what this rule rests on
