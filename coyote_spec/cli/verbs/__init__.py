"""A module for each verb: `EXAMPLES`, `arguments(parser)` and `run(given)`, which returns the exit
code. A module imports what it needs inside `run`, so that its help is quick."""
