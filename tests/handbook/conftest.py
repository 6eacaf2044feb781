"""The small site that the tests of the handbook look at."""

from tests.built_site import built as built
