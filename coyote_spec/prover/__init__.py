"""Questions about rules, answered by Z3; the only door to it."""
