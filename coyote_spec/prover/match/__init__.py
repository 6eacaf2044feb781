"""A round as one step of a match: what a round can change, and matches laid out with real cards."""
