"""Two rulesets side by side: the rules that differ by name, the behaviour that differs by witness,
and how often it matters."""
