"""Comparison pages: what the comparison found, in every language, and nothing that an author wrote
as anything but text."""

from __future__ import annotations

import importlib
import json
import re
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from coyote_spec import api
from coyote_spec.comparison.clauses import CHANGED, SAME
from coyote_spec.comparison.compare import IDS, Comparison
from coyote_spec.handbook.compared.forms import CardFindings
from coyote_spec.handbook.compared.found import (
    compared,
    decks_of,
    key_of,
    place,
    read,
    record,
    recorded,
    written,
)
from coyote_spec.handbook.compared.matrix import matrix_page
from coyote_spec.handbook.compared.page import comparison_page
from coyote_spec.handbook.compared.pages import pairs
from coyote_spec.handbook.compared.shares import percent
from coyote_spec.handbook.compared.sides import both as both_of
from coyote_spec.handbook.compared.sides import runs, usual
from coyote_spec.handbook.contents import house_rules
from coyote_spec.handbook.kept import Kept
from coyote_spec.handbook.markdown import escape
from coyote_spec.handbook.shelf import Shelf
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN
from tests.handbook.test_pages import NASTY, _Tags
from tests.handbook.texts import GAMES, LANGUAGES, each_language
from tests.handbook.texts import written as file_of

FEW = (("fr", "pt"), ("en", "fr"), ("pt", "pt_kidult"))
ALL = tuple(combinations(GAMES, 2))


@cache
def shelf() -> Shelf:
    return Shelf()


@cache
def pair(one: str, other: str) -> Comparison:
    found = compared(shelf(), one, other)
    assert found is not None
    return found


def bare(page: str) -> str:
    return re.sub(r"(?s)<figure.*?</figure>", "", page)


def whole(one: Comparison, language: str) -> None:
    """A page in which nothing is missing, with the numbers of the comparison."""
    page = comparison_page(one, language, link=lambda claim: f"claims.html#{claim}")
    text = bare(page)
    assert "untranslated" not in page
    assert not re.search(r"[{}\ue000-\ue003]|&#12[35];|None|\(\)|\?\.", text)
    assert len(text.encode()) < 300_000
    say = usual(language).say
    for finding in one.findings:
        which = f"compare-{finding.id.replace('_', '-')}"
        if finding.verdict in (PROVED, REFUTED):
            part = ".same" if finding.verdict == PROVED else ".differs"
            assert escape(say(which + part)) in text
        for n, share in (finding.frequency or {}).items():
            assert f"| {n} | {share} | {escape(percent(share, usual(language)))} |" in text
    shown = [one for one in one.findings if one.witness is not None]
    figures = re.findall(r"(?s)<figure.*?</figure>", page)
    assert len(set(figures)) == len(figures) >= bool(shown)
    assert text.count(f"#### {escape(say('compare-smallest'))}\n") == len(shown)
    twins = [one for one in shown if one.twin is not None]
    assert text.count(f"#### {escape(say('compare-twin'))}\n") == len(twins)
    alike = sum(pair.status == SAME for pair in one.rules)
    assert escape(say("compare-rules-alike", n=alike)) in text
    for rules in one.rules:
        if rules.status != SAME:
            name = f"<code>{escape(rules.name)}</code>"
            assert text.count(name) >= (2 if rules.status == CHANGED else 1)
            for rule in (rules.first, rules.second):
                assert rule is None or all(cite in text for cite in rule.cites)


@each_language
@pytest.mark.parametrize(("one", "other"), FEW)
def test_a_page_says_what_the_comparison_found(one: str, other: str, language: str) -> None:
    whole(pair(one, other), language)


@pytest.mark.soak
@pytest.mark.parametrize(("one", "other"), ALL)
def test_every_pair_of_games(one: str, other: str) -> None:
    for language in LANGUAGES:
        whole(pair(one, other), language)


@pytest.mark.soak
def test_every_house_rule_beside_its_game() -> None:
    for name in house_rules(shelf()):
        found = compared(shelf(), name.split("+")[0], name)
        if found is not None:
            for language in LANGUAGES:
                whole(found, language)


def test_pages_differ_between_languages_and_the_same_input_gives_the_same_page() -> None:
    pages = {language: comparison_page(pair("fr", "pt"), language) for language in LANGUAGES}
    assert len(set(pages.values())) == len(LANGUAGES)
    assert comparison_page(pair("fr", "pt"), "es") == pages["es"]


def test_the_numbers_are_those_of_compare() -> None:
    """The handbook compares what `compare` compares."""
    theirs = {(f.id, f.scope.deck): f for f in api.compare("fr", "pt").findings}
    for mine in pair("fr", "pt").findings:
        other = theirs[mine.id, mine.scope.deck]
        assert (mine.verdict, mine.witness, mine.frequency) == (
            other.verdict,
            other.witness,
            other.frequency,
        )
        assert (mine.twin or {}).get("situation") == (other.twin or {}).get("situation")


def test_both_counts_stand_beside_each_other_with_the_twin() -> None:
    found = pair("fr", "pt")
    counting = next(one for one in found.findings if one.id == "counting")
    assert counting.twin is not None
    assert counting.witness is not None
    text = bare(comparison_page(found, "en"))
    part = text.split('id="point-counting')[1].split("\n### ")[0]
    for laid in (counting.witness, counting.twin["situation"]):
        told = [api.score(rules, laid["cards"], laid["pile"]).total for rules in found.rulesets]
        totals = [str(total).replace("-", "−") for total in told]
        assert f"| **The total is {totals[0]}.** | **The total is {totals[1]}.** |" in part
    assert "instead of" in part
    assert "**The total is −10.** <small" in part  # the first step in which they part


def test_a_round_is_told_event_by_event_with_both_outcomes() -> None:
    text = bare(comparison_page(pair("en", "fr"), "en"))
    part = text.split('id="point-next_starter"')[1].split("\n### ")[0]
    rows = [line for line in part.splitlines() if line.startswith("| 2. ")]
    assert len(rows) == 2  # the witness and its twin
    assert "Seat 1 starts the next round." in rows[0]
    assert "Seat 0 starts the next round." in rows[0]
    assert "takes 1 tomahawk" in rows[0]
    opening = text.split('id="point-opening"')[1].split("\n### ")[0]
    assert "This is not allowed." in opening
    assert "<code>opener</code> · FR-20" in opening


def test_what_only_one_has_is_named() -> None:
    text = bare(comparison_page(pair("pt", "pt_kidult"), "fr"))
    part = text.split('id="point-actions"')[1].split("\n## ")[0]
    for words in ("approuver", "doubler"):
        assert words in part
    assert "Ce coup n’existe pas." in part


def test_proofs_lead_to_claims() -> None:
    page = comparison_page(pair("fr", "pt"), "en", link=lambda name: f"claims.html#{name}")
    assert 'href="claims.html&#35;french&#95;and&#95;portuguese&#95;starter"' in page
    assert "<a href=" not in comparison_page(pair("fr", "pt"), "en").split("## What proves")[1]
    assert "english&#95;and&#95;french&#95;raise" not in page  # it is of two others


@pytest.fixture(scope="module")
def nasty(tmp_path_factory: pytest.TempPathFactory) -> Comparison:
    folder = tmp_path_factory.mktemp("nasty")
    file_of(folder, NASTY, "nasty")
    found = compared(Shelf(folder), "fr", "./nasty.coyote")
    assert found is not None
    return found


@each_language
def test_what_an_author_writes_is_text(language: str, nasty: Comparison) -> None:
    found = nasty
    html = _html(comparison_page(found, language) + "\n" + _matrix([found], language))
    assert not [tag for tag, _ in html.tags if tag in {"script", "img", "i", "u", "b"}]
    assert all(
        not key.startswith("on") and not (value or "").startswith("javascript")
        for _, attrs in html.tags
        for key, value in attrs.items()
    )
    for words in ("<script>alert(1)</script> & *Co*", "# What <u>now</u>? [l](http://example.org)"):
        assert words in html.text


def _html(page: str) -> _Tags:
    markdown: Any = importlib.import_module("markdown")
    found = _Tags()
    found.feed(markdown.markdown(page, extensions=["tables", "attr_list", "md_in_html"]))
    return found


def _matrix(found: list[Comparison], language: str) -> str:
    def link(one: Comparison) -> str:
        return "-".join(rules.name for rules in one.rulesets) + ".html"

    return matrix_page(found, language, link=link, house=found[:1])


@each_language
def test_the_matrix_has_each_pair_twice(language: str) -> None:
    found = [pair(*two) for two in FEW]
    html = _html(_matrix(found, language))
    links = [attrs["href"] for tag, attrs in html.tags if tag == "a"]
    for one in found:
        name = "-".join(rules.name for rules in one.rulesets) + ".html"
        assert links.count(name) == 2 + (one is found[0])
    assert html.text.count(str(len(found[0].differ))) >= 3
    with_titles = [attrs.get("title") for tag, attrs in html.tags if tag == "a"]
    assert all(with_titles)
    says = usual(language).say("compare-cell-open-says")
    assert says not in html.text  # all is decided
    finding = replace(found[0].findings[0], verdict=UNKNOWN)
    open_one = replace(found[0], findings=(finding,))
    assert says in _html(_matrix([open_one], language)).text


def test_rulesets_that_are_alike_are_compared_once(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    kept = Kept(folder, folder)
    file_of(tmp_path, "ruleset mine extends fr\n\noptions\n  replace threshold  5\n", "mine")
    one = compared(Shelf(tmp_path, kept), "en", "./mine.coyote")
    number = len(list(folder.iterdir()))
    other = compared(Shelf(tmp_path, kept), "es", "./mine.coyote")
    assert len(list(folder.iterdir())) == number
    assert one is not None
    assert other is not None
    assert [rules.name for rules in other.rulesets] == ["es", "mine"]
    assert {finding.scope.rulesets for finding in other.findings} == {("es", "mine")}
    assert [f.witness for f in other.findings] == [f.witness for f in one.findings]
    assert comparison_page(other, "es") != comparison_page(one, "es")


def test_a_comparison_is_kept_and_read_again(tmp_path: Path, nasty: Comparison) -> None:
    assert read(written(nasty), nasty.rulesets) == nasty
    file_of(tmp_path, "ruleset mine extends fr\n\noptions\n  replace threshold  5\n", "mine")
    folder = tmp_path / "kept"
    folder.mkdir()
    kept = Kept(folder, folder)
    first = compared(Shelf(tmp_path, kept), "fr", "./mine.coyote")
    assert first is not None
    assert read(written(first), first.rulesets) == first
    files = {file: json.loads(file.read_text("utf-8")) for file in folder.iterdir()}
    ((file, data),) = ((file, one) for file, one in files.items() if "findings" in one)
    data["findings"] = data["findings"][:1]
    file.write_text(json.dumps(data), "utf-8")
    again = compared(Shelf(tmp_path, kept), "fr", "./mine.coyote")
    assert again is not None
    assert [one.id for one in again.findings] == ["deck"]


def test_what_is_kept_of_counts_is_used_only_where_counts_are_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    kept = Kept(folder, folder)
    head = "ruleset mine extends fr\n\n"

    def cards_of(rules: str) -> CardFindings:
        file_of(tmp_path, head + rules, "mine")
        held = Shelf(tmp_path, kept)
        both = held.ruleset("fr"), held.ruleset("./mine.coyote")
        return CardFindings(both, decks_of(held, both), kept)

    other_total = 'counting\n  replace times_two  with "x2": total becomes 3 * total\n'
    assert not cards_of(other_total).known
    first = compared(Shelf(tmp_path, kept), "fr", "./mine.coyote")
    assert first is not None
    cards = cards_of(other_total).known
    assert cards["counting", "thirty"].verdict == REFUTED
    more = "\noptions\n  replace threshold  5\n"
    changed = cards_of(other_total + more).known
    assert changed.keys() == cards.keys()
    assert [replace(one, scope=cards[key].scope) for key, one in changed.items()] == [
        *cards.values()
    ]
    again = compared(Shelf(tmp_path, kept), "fr", "./mine.coyote")
    assert again is not None
    afresh = compared(Shelf(tmp_path), "fr", "./mine.coyote")
    assert written(again) == written(afresh)  # whatever was kept
    assert "elimination" in again.differ
    assert ("counting", "thirty") not in cards_of(other_total.replace("3", "4")).known


def shipped_pairs() -> list[tuple[str, str]]:
    return pairs(shelf(), [*shelf().library.shipped(), *house_rules(shelf())])


def test_every_shipped_pair_is_on_record(request: pytest.FixtureRequest) -> None:
    """If this fails, rules have changed: `make update` compares them anew, in about a minute."""
    if request.config.getoption("--update"):
        place().write_text(record(shelf(), shipped_pairs()), "utf-8")
        recorded.cache_clear()
    known = set(recorded())
    for one, other in shipped_pairs():
        both = shelf().ruleset(one), shelf().ruleset(other)
        own = key_of(both, decks_of(shelf(), both))
        assert own in known, f"{one} and {other} are not on record as they are now: `make update`"
        known.remove(own)
    assert not known


@pytest.mark.soak
def test_the_record_is_what_a_comparison_finds() -> None:
    assert record(shelf(), shipped_pairs()) == place().read_text("utf-8")


def test_what_has_nothing_in_common_has_no_comparison(tmp_path: Path) -> None:
    file_of(tmp_path, "ruleset crowd extends fr\n\nplayers\n  replace seats  8 to 9\n", "crowd")
    assert compared(Shelf(tmp_path), "fr", "./crowd.coyote") is None


def test_every_aspect_has_its_words() -> None:
    for language in LANGUAGES:
        for which in IDS:
            said = {
                usual(language).say(f"compare-{which.replace('_', '-')}{part}")
                for part in ("", ".same", ".differs")
            }
            assert len(said) == 3


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Fraction(0), "0.0%"),
        (Fraction(1), "100.0%"),
        (Fraction(3, 406), "0.74%"),
        (Fraction(1, 30_000), "0.0033%"),
        (Fraction(999, 100_000), "1.00%"),
        (Fraction(1, 3), "33.3%"),
    ],
)
def test_shares_in_percent(share: Fraction, said: str) -> None:
    assert percent(share, usual("en")) == said
    assert percent(share, usual("fr")).startswith(said[:-1].replace(".", ","))


def test_numbers_in_a_row() -> None:
    assert runs([6, 2, 3, 4]) == "2–4, 6"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "seat 1 calls"),
        ("es", "el asiento 1 desafía"),
        ("fr", "la place 1 lance le défi"),
        ("pt", "o lugar 1 desafia"),
    ],
)
def test_a_call_is_something_that_a_seat_does(language: str, said: str) -> None:
    both = both_of(pair("fr", "pt"), language)
    assert both.done("challenge", 1) == said
    assert both.done("nothing", 1) is None
