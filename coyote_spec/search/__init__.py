"""Plain search: the shortest legal way to a state of which something holds."""
