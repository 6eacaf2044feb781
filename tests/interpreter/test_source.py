"""Programs of the Source domain do what the reference does: random ones, not only games."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.source_domain import Source, Term
from coyote_spec.interpreter.source_text import function
from coyote_spec.semantics.domain import Domain
from tests.soak import cases

NUMBERS = 6
Values = tuple[Any, ...]


def wander(d: Domain, seed: int, values: Values, depth: int) -> Values:
    """A random program on some numbers; the same for each domain, whichever way it goes."""
    chance = random.Random(seed)
    now = list(values)
    for _ in range(chance.randint(1, 6)):
        a, b, c = (chance.randrange(NUMBERS) for _ in range(3))
        known, inner = chance.randint(-2, 2), chance.getrandbits(32)
        match chance.randrange(7):
            case 0:
                now[a] = d.add(now[b], d.times(chance.choice((-1, 1)), now[c]), known)
            case 1:
                now[a] = d.times(known, now[b])
            case 2:
                now[a] = d.divide_up(now[b], abs(known) + 1)
            case 3:
                now[a], now[b] = now[b], now[a]
            case 4:
                now[a] = now[b]
            case _ if depth:
                kept = chance.sample(range(NUMBERS), chance.randint(1, NUMBERS))
                for place, value in zip(kept, fork(d, inner, tuple(now), depth, kept), strict=True):
                    now[place] = value
            case _:
                now[a] = known
    return tuple(now)


def fork(d: Domain, seed: int, values: Values, depth: int, kept: list[int]) -> Values:
    """Two ways, of which some numbers are taken over."""
    chance = random.Random(seed)
    one, two, three, four = (chance.choice(values) for _ in range(4))
    same = d.same(three, four)
    condition = chance.choice([d.both, d.either])(
        d.at_most(one, two), d.negate(same) if chance.random() < 0.5 else same
    )
    seeds = [chance.getrandbits(32) for _ in range(2)]
    stays = chance.randrange(3)

    def way(number: int) -> Callable[[], Values]:
        def goes() -> Values:
            done = values if stays == number else wander(d, seeds[number], values, depth - 1)
            return tuple(done[place] for place in kept)

        return goes

    return d.choose(condition, way(0), way(1))


@settings(max_examples=cases(1000))
@given(st.integers(0, 2**32), st.lists(st.tuples(*[st.integers(-3, 3)] * NUMBERS), min_size=8))
def test_random_programs_agree(seed: int, inputs: list[Values]) -> None:
    source = Source()
    given_values = tuple(source.let("slot", i) for i in range(NUMBERS))
    results = wander(source, seed, given_values, 3)
    text = function("f", source.scopes[0].lines, results, NUMBERS)
    made: dict[str, Any] = {}
    exec(compile(text, "<test>", "exec"), made)
    for values in inputs:
        assert made["f"](values, 0, 0, None) == wander(Concrete(), seed, values, 3), text


def test_python_cannot_branch_on_a_term() -> None:
    term = Term(1)
    with pytest.raises(TypeError):
        bool(term)
    with pytest.raises(TypeError):
        range(term)


@given(st.integers(), st.integers(), st.integers(1, 9))
def test_what_is_known_is_worked_out_at_once(a: int, b: int, by: int) -> None:
    source, plain = Source(), Concrete()
    assert source.add(a, b, 1) == plain.add(a, b, 1)
    assert source.times(by, a) == plain.times(by, a)
    assert source.divide_up(a, by) == plain.divide_up(a, by)
    assert source.at_most(a, b) == plain.at_most(a, b)
    assert source.same(a, b) == plain.same(a, b)
    assert source.both(a < b, True) == plain.both(a < b, True)
    assert source.either(a < b, False) == plain.either(a < b, False)
    assert source.negate(a < b) == plain.negate(a < b)
    assert not source.scopes[0].lines
