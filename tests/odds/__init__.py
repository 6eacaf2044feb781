"""Exact counting: against figures worked out by hand, and against dealing every order of a deck."""
