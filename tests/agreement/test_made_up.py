"""Rulesets that nobody thought of: 200 in `make test`, 2,000 in `make soak`. All ways to run the
rules make the same of them, and what is answered about them is so by plain enumeration."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.mentions import foreign_to_cards
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.ruleset.setting import Setting
from coyote_spec.source import InputError
from tests.agreement.counts import by_arrays, by_solver, differences_agree, ends_agree, enumerated
from tests.agreement.made_up import HIGH, TAPE, Made, made_up, written
from tests.agreement.rechecks import agreed, comes_back, stuck_states, verdicts
from tests.agreement.rulesets import every, read, setting
from tests.agreement.samples import DEAL, arrays_agree, played, symbolic_agrees, tracked
from tests.agreement.test_opaque import nodes
from tests.soak import SOAK, cases

LIMIT = 60.0
PARTS = 4
"""Several tests of a part each, with moves drawn otherwise in each; every part is asked each kind
of question."""

EACH = cases(200) // PARTS


def for_made_up(part: int, check: Callable[[Made, Ruleset, Setting, Path], None]) -> None:
    """Checks the rulesets of a part: the same ones each time, but in the soak."""
    with TemporaryDirectory() as folder:

        @settings(
            max_examples=EACH,
            phases=tuple(Phase) if SOAK else (Phase.generate,),
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        )
        @given(made_up)
        def each(made: Made) -> None:
            rules = read(Path(folder), made.text)
            one = setting(rules, made.players, readings=dict(made.readings))
            check(made, rules, one, Path(folder))

        (each if SOAK else seed(part)(each))()


def moves_agree(one: Setting, rules: Ruleset, number: int) -> set[str]:
    """Plays by interpreter and staged game, and asks Z3 and the arrays about the same moves; which
    were made."""
    samples = played(tracked(one), rules.deck, number)
    assert symbolic_agrees(tracked(one), samples)
    assert arrays_agree(tracked(one), samples)
    return {sample.act.move for sample in samples if sample.after is not None}


def counts_agree(one: Setting) -> int:
    """Asks for the totals of all tables in each way; how many there are. A count that hangs on more
    than the cards is undecided, and nothing else is."""
    found = enumerated(one)
    try:
        assert by_solver(one, found) == found
        ends_agree(one, found, LIMIT)
        assert by_arrays(one) == found
    except (Undecided, InputError):
        assert foreign_to_cards(one.ruleset)
    return len(set(found.values()))


def orders_agree(made: Made, folder: Path, one: Setting) -> bool:
    """Compares the count with the same in another order; whether they differ."""
    if foreign_to_cards(one.ruleset):
        return False
    other = replace(one, ruleset=read(folder, made.other, "other"))
    return differences_agree(one, other, LIMIT)


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_the_rules_all_ways_agree(part: int) -> None:
    moves, totals, differing = set[str](), list[int](), list[bool]()

    def check(made: Made, rules: Ruleset, one: Setting, folder: Path) -> None:
        moves.update(moves_agree(one, rules, part))
        totals.append(counts_agree(one))
        if len(totals) % 2:
            differing.append(orders_agree(made, folder, one))

    for_made_up(part, check)
    assert moves >= {DEAL, "bid", "challenge", "push"}
    assert max(totals) > 8
    assert any(differing)


def capped() -> Iterator[Made]:
    """Rulesets in which few numbers are bid and no move hangs on cards."""
    chance = Random()
    for number in count():
        made = written((chance if SOAK else Random(number)).randbytes(TAPE))
        if made.capped:
            yield made


def test_what_is_answered_about_a_bidding_is_so_by_plain_search(tmp_path: Path) -> None:
    """Where bidding is proved to end, no state comes back; where nobody is to be stuck, in each
    state something is legal."""
    proved = 0
    for made in islice(capped(), cases(12)):
        rules = read(tmp_path, made.text)
        players, readings = (made.players,) * 2, dict(made.readings)
        ends = Claim("ends", (rules,), Question("bidding ends"), players, rules.deck)
        ends = replace(ends, readings=readings)
        stuck = replace(ends, question=Question("never stuck"))
        one = agreed(ends, rules)
        if verdicts(ends) == ["proved"]:
            proved += 1
            assert not comes_back(ends, one, HIGH)
        if verdicts(stuck) == ["proved"]:
            proved += 1
            assert not stuck_states(ends, one, HIGH)
    assert proved


def test_made_up_rulesets_use_the_whole_language(tmp_path: Path) -> None:
    used: set[type] = set()
    for number in range(120):
        rules = read(tmp_path, written(Random(number).randbytes(TAPE)).text)
        used |= {kind for _, rule in rules.rules() for kind in nodes(rule)}
    wanted = {kind for _, rule in every().rules() for kind in nodes(rule)}
    assert wanted - used == set()
