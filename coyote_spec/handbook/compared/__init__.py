"""Two rulesets beside each other as a page, and all of them in one table."""
