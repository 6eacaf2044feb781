"""The dispute desk: a page that gives the ruling on a table under every edition at once."""
