"""Rules changed one at a time: is each change noticed by an example or a claim, or shown to change
nothing? Works on checked rulesets only."""
