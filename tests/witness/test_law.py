"""A law: whatever two games are compared, each witness replays, and so does its twin, in which the
answer is the other one."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from coyote_spec import InputError, api, resources
from coyote_spec.interpreter.setting import choose
from coyote_spec.prover.cards import cards_after
from coyote_spec.prover.verdict import Finding
from coyote_spec.ruleset.ruleset import Ruleset
from tests.soak import cases
from tests.witness.answers import differs

DECK = {"1": 2, "5": 1, "-5": 1, "?": 1, "x2": 1, "max0": 1, "night": 1}
GAMES = ("en", "pt", "fr", "en_advanced", "pt_kidult")
HOUSE = sorted(file.stem for file in (resources.variants() / "house").glob("*.coyote"))

names = st.builds(
    lambda base, rules: "+".join([base, *rules]),
    st.sampled_from(GAMES),
    st.lists(st.sampled_from(HOUSE), unique=True, max_size=2),
)


@settings(max_examples=cases(6))
@given(one=names, other=names)
def test_every_twin_has_the_other_answer(one: str, other: str) -> None:
    assume(one != other)
    with suppress(InputError):  # of a house rule that doesn't go with this game
        holds_for(api.compare(one, other, deck=DECK, players=[2, 3], timeout=5))


def holds_for(found: api.Compared) -> None:
    for finding in found.findings:
        if finding.twin is None or finding.witness is None:
            continue
        assert answer(finding.id, dict(finding.witness), dict(finding.results), found.rulesets)
        twin = finding.twin
        if twin["situation"] is not None and not twin["agreed"]:
            assert not answer(finding.id, twin["situation"], twin["results"], found.rulesets)
            assert 1 <= twin["changes"] == len(twin["flips"])
        _says_where_they_part(finding)


def answer(
    aspect: str, situation: dict[str, object], results: dict[str, object], games: object
) -> bool:
    if aspect != "reshuffle":
        return differs(aspect, situation, results)
    assert isinstance(games, tuple)
    return len({str(_cards(game, situation)) for game in games}) > 1


def _cards(game: Ruleset, table: dict[str, object]) -> object:
    cards, pile = table["cards"], table["pile"]
    assert isinstance(cards, list)
    assert isinstance(pile, list)
    return cards_after(choose(game, DECK, seats=len(cards)), cards, pile)


def _says_where_they_part(finding: Finding) -> None:
    """At most one step is where they part; and about the count one is."""
    parts = [step["parts"] for step in finding.steps]
    assert parts.count(True) <= 1
    assert parts.count(True) == 1 or finding.id == "reshuffle"
