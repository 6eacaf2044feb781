### Of comparing two rulesets: what neither has, and what doesn't fit both.

wrong-comparison-deck-unfit = the deck { $deck } has cards that not both { $one } and { $other } know.
wrong-comparison-no-deck-fits = no deck has cards that both { $one } and { $other } know.
wrong-comparison-no-option = neither { $one } nor { $other } has { $name }.
wrong-comparison-no-reading = neither { $one } nor { $other } has the reading { $silence }={ $reading }.
wrong-comparison-players = { $ruleset } isn't for { $players } players with these options.
wrong-comparison-no-players = no number of players is for both { $one } and { $other }.
