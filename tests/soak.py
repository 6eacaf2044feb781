"""How hard the tests try: where they make cases up, `make soak` makes up ten times as many."""

from hypothesis import settings

SOAK = settings().max_examples > 1_000
"""Whether the profile `soak` of tests/conftest.py is in force."""


def cases(few: int) -> int:
    """So many cases in `make test`, ten times as many in the soak."""
    return few * 10 if SOAK else few
