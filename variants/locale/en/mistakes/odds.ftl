### Of counting tables: what can't be counted, and which settings don't belong together.

wrong-odds-shuffles = { $ruleset } shuffles cards into the pile during the count; totals over all hands can't be counted then.
wrong-odds-who-holds = { $ruleset } asks in the count who holds a card; totals over all hands can't be counted then.
wrong-odds-what-lies = { $ruleset } asks in the count what lies in the { $place }; totals over all hands can't be counted then.
wrong-odds-few-cards = { $cards } cards aren't enough for { $players } players.
wrong-odds-unlike = { $one } and { $other } must have the same players and deck.
wrong-odds-much-drawn = there is too much that could be drawn to be counted
wrong-odds-not-all-drawn = with such a deck not everything can be drawn
wrong-odds-pile-runs-out = with such a deck the pile can run out
wrong-odds-many-hands = { $hands } hands are too many to be counted
wrong-odds-many-tables = more than { $tables } tables are too many to be counted
