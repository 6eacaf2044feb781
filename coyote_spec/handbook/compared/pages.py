"""The comparisons of a site: which rulesets stand beside which, and where their pages lie."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from coyote_spec.elaborate.paths import split_name
from coyote_spec.handbook.claimed import SAME, about
from coyote_spec.handbook.compared.found import compared
from coyote_spec.handbook.compared.matrix import matrix_page
from coyote_spec.handbook.compared.page import comparison_page
from coyote_spec.handbook.kept import digest, program, words
from coyote_spec.handbook.markdown import anchor, plain
from coyote_spec.handbook.sitepage import SitePage, slug
from coyote_spec.handbook.words import names_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.comparison.compare import Comparison
    from coyote_spec.handbook.shelf import Shelf
    from coyote_spec.locale.tongue import Tongue

FOLDER = "compared"
CLAIMS = "../claims.html"

Two = tuple[str, str]


def pairs(shelf: Shelf, rulesets: Sequence[str]) -> list[Two]:
    """Each two games of a site, then each house rule with the game that it is put on.

    Raises InputError when a ruleset can't be used.
    """
    names = {given: shelf.ruleset(given).name for given in rulesets}
    games = [given for given, name in names.items() if "+" not in name]
    house = [(split_name(given)[0], given) for given in names if given not in games]
    two = [(a, b) for a, b in combinations(games, 2) if names[a] != names[b]]
    return [*two, *house]


def path_of(comparison: Comparison) -> str:
    """Where the page of a comparison lies, without its ending."""
    one, other = (slug(rules.name) for rules in comparison.rulesets)
    return f"{FOLDER}/{one}-and-{other}"


def comparisons(tongue: Tongue, shelf: Shelf, rulesets: Sequence[str]) -> Iterator[SitePage]:
    """The table of all, if there are two to compare, and a page for each two; only the table stands
    in the list of pages.

    Raises InputError when a ruleset can't be used.
    """
    found = [(two, one) for two in pairs(shelf, rulesets) if (one := compared(shelf, *two))]
    if not found:
        return
    house = [one for two, one in found if "+" in shelf.ruleset(two[1]).name]
    games = [one for _, one in found if one not in house]
    text = matrix_page(games, tongue.language, link=_link, house=house)
    yield SitePage(f"{FOLDER}/index.md", tongue.say("compare-part"), text)
    for two, one in found:
        text = _page(two, one, shelf, tongue.language)
        yield SitePage(f"{path_of(one)}.md", _title(one, tongue), text, listed=False)


def _link(comparison: Comparison) -> str:
    return f"{path_of(comparison).removeprefix(f'{FOLDER}/')}.html"


def _title(comparison: Comparison, tongue: Tongue) -> str:
    one, other = (names_of(rules, tongue.language).title() for rules in comparison.rulesets)
    return plain(tongue.say("compare-title", one=one, other=other))


def _page(two: Two, one: Comparison, shelf: Shelf, language: str) -> str:
    def link(claim: str) -> str:
        return f"{CLAIMS}#{anchor(claim, 'claim')}"

    senses = [*(shelf.sense(given) for given in two), about(shelf, *two, asks=SAME)]
    key = digest("comparison", program(), words(), language, *senses)
    return shelf.kept.text(key, partial(comparison_page, one, language, link=link))


__all__ = ["FOLDER", "comparisons", "pairs", "path_of"]
