"""What answers rest on: noted where it counts, written as plain SMT-LIB."""

from __future__ import annotations

import re
from functools import cache

import pytest
import z3

from coyote_spec.prover.ask import Asker, highest
from coyote_spec.prover.bidding import find_endless, find_ranking, never_stuck
from coyote_spec.prover.differ import counted_alike
from coyote_spec.prover.grounds import SAT, UNSAT, Ground, grounds, rest_on
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.obligation import Obligation, obligations
from coyote_spec.prover.ranges import total_range
from coyote_spec.ruleset import expression as say
from tests.agreement.rulesets import setting, shipped

X, Y = z3.Ints("x y")
PLAIN = {"set-logic", "QF_LIA", "declare-const", "define-fun", "Int", "Bool", "assert", "check-sat"}
PLAIN |= {"and", "or", "not", "ite", "distinct", "div", "true", "false"}


def labels(found: list[Ground]) -> list[str]:
    return [ground.shows.partition(":")[0] for ground in found]


def written(*constraints: z3.ExprRef) -> str:
    (one,) = obligations([Ground("of a test", SAT, constraints)])
    return one.text


def test_a_question_is_noted_with_its_answer() -> None:
    with grounds() as found:
        asker = Asker()
        asker.require([X > 0])
        assert asker.impossible(X < 0, shows="excluded: a")
        assert not asker.impossible(X > 5, shows="excluded: b")
        assert asker.impossible(X < -1)
        asker.model(X > 7, shows="found: c", excluded="excluded: d")
    assert [(g.shows, g.expected) for g in found] == [("excluded: a", UNSAT), ("found: c", SAT)]
    assert [len(g.constraints) for g in found] == [2, 2]


def test_what_nobody_collects_is_not_kept() -> None:
    Asker().impossible(X < 0, X > 0, shows="excluded: a")
    with grounds() as found:
        with grounds() as tried:
            Asker().impossible(X < 0, X > 0, shows="excluded: a")
        assert labels(tried) == ["excluded"]
        assert not found
        rest_on(tried)
        rest_on(tried)
    assert found == tried


def test_with_a_ground_comes_what_its_constraints_rest_on() -> None:
    basis = Ground("base: a", UNSAT, ())
    with grounds() as found:
        asker = Asker(basis=(basis,))
        asker.impossible(X < X, shows="step: b")
        asker.impossible(X < X - 1, shows="step: c")
    assert labels(found) == ["base", "step", "step"]


def test_only_the_last_step_of_a_climb_is_a_ground() -> None:
    with grounds() as found:
        asker = Asker()
        asker.require([X <= 1000])
        highest(asker, X, shows="end: nothing is higher")
    (one,) = found
    assert [str(c) for c in one.constraints] == ["x <= 1000", "x >= 1001"]


@cache
def of_bidding() -> tuple[list[Ground], list[Ground], list[Ground]]:
    whole = any_round(setting(shipped("en_advanced"), 3), None, {}, 60)
    with grounds() as refuted:
        assert find_ranking(whole, {}) is None
        assert find_endless(whole, None, {}) is not None
    with grounds() as proved:
        assert never_stuck(whole, {})
    return list(whole.grounds), refuted, proved


def test_grounds_of_invariants() -> None:
    invariants, refuted, proved = of_bidding()
    assert sorted(labels(invariants)) == ["base", "base", "step", "step"]
    assert refuted[:4] == proved[:4] == invariants


def test_grounds_of_an_endless_bidding() -> None:
    _, refuted, _ = of_bidding()
    assert [(one, g.expected) for one, g in zip(labels(refuted), refuted, strict=True)][4:] == [
        ("closure", UNSAT),
        ("closure", SAT),
        ("closure", UNSAT),
    ]


def test_grounds_of_a_move_that_is_always_there() -> None:
    _, _, proved = of_bidding()
    assert labels(proved)[4:] == ["progress"]


def test_grounds_of_a_ranking() -> None:
    below = say.Compare(say.Local("number"), "at most", say.Literal(9))
    whole = any_round(setting(shipped("en"), 2), below, {}, 60)
    with grounds() as found:
        assert find_ranking(whole, {"most": 9}) is not None
    assert labels(found)[4:] == ["ranking"]


def test_grounds_of_a_range_are_its_two_ends() -> None:
    with grounds() as found:
        total_range(setting(shipped("fr"), 2), 60)
    assert [(one, g.expected) for one, g in zip(labels(found), found, strict=True)] == [
        ("range end", UNSAT),
        ("range end", SAT),
    ] * 2


def test_grounds_of_two_that_count_alike() -> None:
    with grounds() as found:
        assert counted_alike(setting(shipped("en"), 3), setting(shipped("es"), 3), 60) is None
    assert labels(found) == ["equality"] * 2


def every() -> list[Obligation]:
    with grounds() as found:
        for group in of_bidding():
            rest_on(group)
        total_range(setting(shipped("pt"), 2), 60)
    return list(obligations(found))


def test_texts_are_plain_and_say_nothing_of_the_rules() -> None:
    word = re.compile(r"[a-zA-Z_][\w.-]*|[|;\"]")
    for one in every():
        found = {w for w in word.findall(one.text) if not re.fullmatch(r"[vd]\d+", w)}
        assert found <= PLAIN
        assert not re.search(r"\((and|or|\+|\*) [^ ()]+\)", one.text)


def test_the_same_question_gives_the_same_bytes() -> None:
    first = every()
    of_bidding.cache_clear()
    z3.Ints("unrelated terms that were made in between")
    assert every() == first


def test_the_text_asks_what_was_asked() -> None:
    """Read again by the solver, each text has the answer that is expected of it."""
    for one in every():
        solver = z3.SimpleSolver()
        solver.from_string(one.text)
        assert str(solver.check()) == one.expected, one.shows


P, Q = z3.Bools("p q")


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        (z3.And([P]), "v0"),
        (z3.Or([]), "false"),
        (z3.And([]), "true"),
        (z3.PbEq([(P, 1), (Q, 2)], 1), "(= (+ (ite v0 1 0) (ite v1 2 0)) 1)"),
        (z3.PbEq([(P, 1)], 1), "(= (ite v0 1 0) 1)"),
        (-Y / z3.IntVal(3) >= -2, "(>= (div (- v0) 3) (- 2))"),
        (z3.Sum([X, Y, z3.IntVal(-4)]) != 3 * X, "(distinct (+ v0 v1 (- 4)) (* 3 v0))"),
        (z3.Int("a|b; (exit)") == 0, "(= v0 0)"),
    ],
)
def test_how_terms_are_written(asked: z3.ExprRef, text: str) -> None:
    assert f"(assert {text})\n" in written(asked)


def test_a_term_in_two_places_is_written_once() -> None:
    both = z3.And(X + Y > 1, X + Y < 5)
    assert written(both).splitlines() == [
        "(set-logic QF_LIA)",
        "(declare-const v0 Int)",
        "(declare-const v1 Int)",
        "(define-fun d0 () Int (+ v0 v1))",
        "(assert (and (> d0 1) (< d0 5)))",
        "(check-sat)",
    ]


@pytest.mark.parametrize("asked", [X * Y == 6, X / Y == 2, X / z3.IntVal(-2) == 1, X % 2 == 0])
def test_what_is_not_linear_is_never_written(asked: z3.ExprRef) -> None:
    with pytest.raises(AssertionError, match="not linear"):
        written(asked)
