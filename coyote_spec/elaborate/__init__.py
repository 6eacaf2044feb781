"""From trees to checked rulesets: inheritance, names, types; all mistakes at once."""
