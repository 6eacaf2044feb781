"""Asking: limits, fixed seeds, the highest number and the first model."""

from __future__ import annotations

from itertools import product

import pytest
import z3

from coyote_spec import resources
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.prover import formulas
from coyote_spec.prover.answer import answer, parts
from coyote_spec.prover.ask import Asker, Undecided, highest, least, number
from coyote_spec.prover.differ import counted_alike
from coyote_spec.prover.parallel import FEW, answered
from coyote_spec.prover.ranges import total_range
from tests.agreement.rulesets import setting, shipped
from tests.prover.claims import LIMIT, fresh


def pigeons(n: int) -> list[z3.ExprRef]:
    """n + 1 pigeons in n holes: known to be hard, and impossible."""
    where = [[z3.Bool(f"p{i}_{j}") for j in range(n)] for i in range(n + 1)]
    facts = [z3.Or(row) for row in where]
    for j, i, k in product(range(n), range(n + 1), range(n + 1)):
        if i < k:
            facts.append(z3.Or(z3.Not(where[i][j]), z3.Not(where[k][j])))
    return facts


def test_a_hard_question_with_a_tiny_limit_is_undecided() -> None:
    asker = Asker(0.05)
    asker.require(pigeons(11))
    with pytest.raises(Undecided, match="no answer within"):
        asker.model()


def test_an_open_answer_is_not_an_impossibility() -> None:
    asker = Asker(0.05)
    asker.require(pigeons(11))
    with pytest.raises(Undecided):
        asker.impossible()


def test_one_question_leaves_no_trace_in_the_next() -> None:
    asker, x = Asker(), z3.Int("x")
    assert asker.impossible(x > 0, x < 0)
    assert not asker.impossible(x > 0)
    assert not asker.impossible()


def test_the_highest_of_a_small_problem() -> None:
    x, y = z3.Ints("x y")
    asker = Asker()
    asker.require([x >= 0, y >= 0, 3 * x + 5 * y <= 1000])
    wanted = max(7 * a + 11 * b for a in range(334) for b in range((1000 - 3 * a) // 5 + 1))
    found = highest(asker, 7 * x + 11 * y)
    assert found is not None
    assert found[0] == wanted == number(found[1], 7 * x + 11 * y)


def test_the_highest_of_nothing() -> None:
    asker, x = Asker(), z3.Int("x")
    assert highest(asker, x, x > 0, x < 0) is None


def test_the_first_model() -> None:
    x, y = z3.Ints("x y")
    asker = Asker()
    asker.require([x >= -9, x <= 9, y >= -9, y <= 9, x + y > 3, x != y])
    possible = [(a, b) for a in range(-9, 10) for b in range(-9, 10) if a + b > 3 and a != b]
    model = least(asker, asker.model(), [x + y, x, y])
    wanted = min(possible, key=lambda pair: (sum(pair), *pair))
    assert (number(model, x), number(model, y)) == wanted


def test_large_numbers_are_halved_and_the_same_model_is_found() -> None:
    x, y, z = z3.Ints("x y z")
    found = []
    for large, far in ((0, 60), (1, 60), (2, 60), (2, 5_000)):
        asker = Asker()
        asker.require([x + y >= 30, 3 * x + 2 * y >= 74, x >= 0, y >= 0, z >= -5, z > x - 90])
        model = asker.model(x > far)
        model = least(asker, model, [2, x + y, x, z], large=large + 1)
        found.append([number(model, one) for one in (x, y, z)])
        assert large < 2 or asker.asked < 60
    assert found == [[14, 16, -5]] * 4


def test_two_runs_give_the_same_witness() -> None:
    pair = (setting(shipped("en"), 3, "thirty"), setting(shipped("fr"), 3, "thirty"))
    assert counted_alike(*pair, 20) == counted_alike(*pair, 20)
    assert total_range(pair[0], 20) == total_range(pair[0], 20)


@pytest.mark.parametrize("seed", [0, 1, 99])
def test_another_seed_gives_the_same_answers(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (setting(shipped(n), 2, "thirty") for n in ("en", "fr"))
    same = setting(shipped("es"), 2, "thirty")
    wanted = total_range(one, 20), counted_alike(one, other, 20)
    begin, begun = Asker.__post_init__, []

    def seeded(asker: Asker) -> None:
        asker.seed = seed
        begun.append(asker)
        begin(asker)

    monkeypatch.setattr(Asker, "__post_init__", seeded)
    formulas.forget()  # what was found with the usual seed
    assert total_range(one, 20) == wanted[0]
    before = len(begun)
    assert before > 0, "the solver was asked again"
    assert counted_alike(one, other, 20) == wanted[1]
    assert len(begun) > before, "the solver was asked again"
    assert counted_alike(one, same, 20) is None


def test_several_processes_answer_the_same() -> None:
    claims = claims_of(resources.proofs() / "bidding.coyote", fresh())
    asked = [ask for claim in claims for ask in parts(claim, LIMIT)][::4]
    assert len(asked) > FEW
    told: list[str] = []
    several = answered(asked, 2, told.append, answer)
    assert [one.as_json() for one in several] == [answer(ask).as_json() for ask in asked]
    assert told[-1].endswith(f"{len(asked)} of {len(asked)} answers")
