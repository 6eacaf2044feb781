"""Faults are planted, and each makes a check fail that stands elsewhere: a test, called by its
name, or a guard in the program. A check that still passed would be worth nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import z3

import coyote_spec
from coyote_spec.api.rulesets import shipped_library
from coyote_spec.interpreter.source_domain import Source
from coyote_spec.odds.arrays import Arrays
from coyote_spec.prover import (
    anystate,
    differ,
    formulas,
    induction,
    lexicographic,
    ranges,
    symbolic,
)
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.ruleset import alike
from coyote_spec.semantics import round as rounds
from tests.agreement.rulesets import every, library, setting
from tests.agreement.samples import arrays_agree, played, symbolic_agrees, tracked
from tests.agreement.test_tiny_decks import (
    test_the_range_and_its_smallest_hands as range_is_enumerated,
)
from tests.agreement.test_tiny_decks import (
    test_the_smallest_table_that_tells_two_apart as difference_is_enumerated,
)
from tests.prover.test_bidding import test_a_ranking_falls_with_every_bid as rankings_fall
from tests.prover.test_bidding import test_a_starter_who_is_out_may_be_stuck as starter_may_be_out
from tests.prover.test_bidding import (
    test_a_turn_that_passes_to_nobody_is_stuck as turn_may_be_nobodys,
)
from tests.prover.test_bidding import test_explicit_search_says_the_same as search_agrees
from tests.prover.test_bidding import (
    test_nobody_is_said_to_have_coins_that_may_be_gone as coins_may_be_gone,
)

Check = Callable[[Path], object]


@pytest.fixture(autouse=True)
def _terms_made_anew() -> Iterator[None]:
    """Terms are remembered, and what follows from a ruleset: those of a faulty program must not
    outlive it, nor those of a right one come before it."""
    forget()
    yield
    forget()


def forget() -> None:
    symbolic.forget()
    formulas.forget()
    alike._known.clear()
    for kept in (shipped_library, library, every):
        kept.cache_clear()


def caught(check: Check, folder: Path) -> None:
    forget()
    with pytest.raises(AssertionError):
        check(folder)


def any_search(folder: Path) -> None:
    for which in ("capped", "any other number"):
        search_agrees(which, 2, folder)


# ---------------------------------------------------------------- what is legal


def test_a_solver_to_which_everything_is_legal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(anystate, "legal", lambda game, state, act: True)
    caught(any_search, tmp_path)


def test_rules_that_ask_nothing_of_a_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not coyote_spec.check(["en"]).failed
    monkeypatch.setattr(rounds, "_of_a_bid", lambda here, state: iter(()))
    assert coyote_spec.check(["en"]).failed


# ---------------------------------------------------------------- rankings


def raised(asker: Any, state: Any, measure: Any, left: Any) -> Any:
    """Takes a measure that some move lowers, though another raises it."""
    before = term(measure.of(state))
    rest, useful = [], False
    for way in left:
        falls = z3.And(term(measure.of(way.after)) < before, before >= 0)
        useful = useful or not asker.impossible(*way.when, falls)
        stays = (*way.when, z3.Not(falls))
        if not asker.impossible(*stays):
            rest.append(replace(way, when=stays))
    return rest if useful else None


def dealt_with(asker: Any, state: Any, measure: Any, left: Any) -> Any:
    """Looks no more at a move that a measure may lower, also where it stays as it is."""
    before = term(measure.of(state))
    rest = []
    for way in left:
        after = term(measure.of(way.after))
        if not asker.impossible(*way.when, after > before):
            return None
        if asker.impossible(*way.when, after < before, before >= 0):
            rest.append(way)
    return rest if len(rest) < len(left) else None


@pytest.mark.parametrize("wrong", [raised, dealt_with])
@pytest.mark.parametrize("guarded", [True, False])
def test_a_search_for_rankings_that_takes_too_much(
    wrong: Any, guarded: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By the guard in the program, and without it by the tests."""
    monkeypatch.setattr(lexicographic, "lowered", wrong)
    if not guarded:
        monkeypatch.setattr(lexicographic, "check_falls", lambda *_: None)

    def checks(folder: Path) -> None:
        any_search(folder)
        rankings_fall(folder)

    caught(checks, tmp_path)


# ---------------------------------------------------------------- invariants

SKIPPED: dict[str, tuple[Any, Check]] = {
    "as_round_begins": (lambda trial, rules, between: rules, starter_may_be_out),
    "kept_by_moves": (lambda trial, kept: kept, turn_may_be_nobodys),
    "kept_by_ends": (lambda trial, kept, between: between, coins_may_be_gone),
}


@pytest.mark.parametrize("part", SKIPPED)
def test_an_induction_that_skips_a_part(
    part: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The base, the step within a round, or the step from round to round."""
    fault, check = SKIPPED[part]
    check(tmp_path)
    monkeypatch.setattr(induction._Trial, part, fault)
    caught(check, tmp_path)


# ---------------------------------------------------------------- replay, and what is smallest


def wrong_times(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Symbolic.times
    monkeypatch.setattr(Symbolic, "times", lambda d, f, v: right(d, abs(f), v))


def test_a_wrong_domain_is_caught_by_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong_times(monkeypatch)
    with pytest.raises(AssertionError, match="replay of"):
        range_is_enumerated("fr", "specials", 3)


def test_a_replay_that_says_yes_to_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it lets pass, enumeration doesn't."""
    wrong_times(monkeypatch)
    monkeypatch.setattr(ranges, "replay", lambda *_: None)
    with pytest.raises(AssertionError) as found:
        range_is_enumerated("fr", "specials", 3)
    assert "replay of" not in str(found.value)


@pytest.mark.parametrize("room", [ranges, differ])
def test_a_witness_that_is_not_the_smallest(room: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last that the solver finds in place of the first."""
    right = room.least

    def largest(asker: Any, model: Any, keys: Any, also: Any = ()) -> Any:
        return right(asker, model, [-key for key in keys if not isinstance(key, int)], also)

    monkeypatch.setattr(room, "least", largest)

    def check(_: Path) -> None:
        if room is ranges:
            range_is_enumerated("en", "specials", 2)
        else:
            difference_is_enumerated("en", "fr", "specials", 2, {})

    caught(check, Path())


# ---------------------------------------------------------------- whole moves


@pytest.mark.parametrize("kind", [Symbolic, Arrays, Source], ids=lambda kind: kind.__name__)
def test_a_domain_that_is_wrong_in_a_single_operation(
    kind: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each operation of each domain: see test_domains. Here, that whole moves show it too."""
    one = tracked(setting(every(), 3))

    def check() -> None:
        samples = played(one, every().deck, 3)
        assert symbolic_agrees(one, samples)
        assert arrays_agree(one, samples)

    check()
    monkeypatch.setattr(kind, "same", lambda d, one, other: d.at_most(one, other))
    forget()
    one.ruleset._worked_out.clear()  # it is still the one from before
    with pytest.raises(AssertionError):
        check()
