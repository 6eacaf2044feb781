"""The page of claims, and what hangs on them: no verdict outlives the rules that it was about."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from coyote_spec.handbook.badges import UNCHECKED
from coyote_spec.handbook.claimed import SAME, Told, about, claims_page, told
from coyote_spec.handbook.markdown import escape
from coyote_spec.handbook.shelf import Shelf
from coyote_spec.handbook.verdicts import shipped_claims, title_of
from coyote_spec.handbook.words import names_of
from coyote_spec.locale.names import as_written, plain
from coyote_spec.locale.tongue import tongue
from tests.handbook.texts import each_language
from tests.handbook.texts import written as file_of


def page(shelf: Shelf, language: str, *rulesets: str) -> str:
    def link(game: str) -> str | None:
        return f"games/{game}.html" if game == "fr" else None

    return claims_page(tongue(language), shelf, rulesets, link)


@each_language
def test_each_claim_of_a_site_stands_there_with_its_verdict(language: str) -> None:
    shelf = Shelf()
    text = page(shelf, language, "fr")
    mine = [claim for claim in shipped_claims() if "fr" in [game.name for game in claim.games]]
    others = [one for one in shipped_claims() if one not in mine and "en" in one.text]
    assert mine
    assert others
    assert text.count('<p class="verdicts">') == len(mine)
    for claim in mine:
        assert claim.text.rstrip() in text
    assert not [claim.name for claim in others if f"claim {claim.name} " in text]
    assert 'class="badge badge-proved"' in text
    assert 'class="badge badge-refuted"' in text
    assert 'href="games/fr.html"' in text
    assert "badge-unchecked" not in text


@each_language
def test_cards_in_titles_are_called_as_on_the_other_pages(language: str) -> None:
    """By the words for them, in quotes; the names of the rule files stand in the claims alone."""
    shelf = Shelf()
    text = page(shelf, language, "en", "fr", "en+doubled")
    titles = "\n".join(re.findall('<p class="verdicts"><strong>(.*?)</strong>', text))
    named = [one for one in ("max0", "max-", "x2") if f"“{one}”" in titles or f" {one}" in titles]
    assert named == []
    say = names_of(shelf.ruleset("en"), language)
    for card, least in (("max0", 4), ("max-", 3), ("x2", 8), ("?", 4)):
        shown = plain(say.say("card-quoted", card=say.card(card)))
        assert titles.count(escape(as_written(shown))) >= least, (card, titles)


@each_language
def test_a_site_without_claims_says_so(language: str, tmp_path: Path) -> None:
    file_of(tmp_path, "ruleset own extends fr\n\noptions\n  replace threshold  7\n", "own")
    text = page(Shelf(tmp_path), language, "./own.coyote")
    assert tongue(language).say("site-claims-none") in text
    assert "```coyote" not in text


def test_every_file_of_claims_has_its_heading() -> None:
    for language in ("en", "es", "fr", "pt"):
        for file in {one.file for one in told(Shelf())}:
            stem = file.removesuffix(".coyote").replace("_", "-")
            assert tongue(language).has(f"claims-{stem}"), (language, file)


def test_a_page_hangs_on_the_verdicts_of_claims_that_speak_of_its_games() -> None:
    shelf = Shelf()
    both = [one for one in told(shelf) if {"fr", "pt"} <= one.games.keys()]
    assert both
    assert about(shelf, "fr") == about(Shelf(), "fr")
    assert about(shelf, "fr") != about(shelf, "pt")
    assert about(shelf, "fr", "pt", asks=SAME) != about(shelf, "fr", "pt")
    changed = Shelf()
    changed.done[told] = tuple(
        one if one not in both else _with_other_rules(one, "pt") for one in told(shelf)
    )
    assert about(changed, "fr") != about(shelf, "fr")  # though nothing of fr has changed


def _with_other_rules(one: Told, game: str) -> Told:
    """What is told of a claim once a game rules otherwise: nothing is recorded of it any more."""
    unchecked = dict.fromkeys(one.verdicts, UNCHECKED)
    return replace(one, games={**one.games, game: "others"}, verdicts=unchecked)


@each_language
def test_each_claim_says_what_it_claims_in_the_language_of_the_page(language: str) -> None:
    text = page(Shelf(), language, "fr")
    mine = [claim for claim in shipped_claims() if "fr" in [game.name for game in claim.games]]
    for claim in mine:
        said = title_of(claim.name, claim.title, language)
        assert (said is None) == (language == "en")
        if said is not None or not re.search(r"max0|max-|x2|(?<!\S)\?", claim.title):
            assert f"<strong>{escape(as_written(said or claim.title))}</strong>" in text
    assert "untranslated" not in text
    assert title_of(mine[0].name, "Another title", language) is None
