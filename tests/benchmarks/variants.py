"""Comparing many counts two by two: the shipped rulesets, and others with their rules of the count
changed, left as they are or put in another order. Some are alike, most are not."""

import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from time import process_time

from coyote_spec.api import shipped
from coyote_spec.comparison.many import Apart, apart
from coyote_spec.odds.ends import smallest_difference
from coyote_spec.prover.differ import first_difference
from coyote_spec.prover.symbolic import forget
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.ruleset.setting import Setting
from coyote_spec.source import InputError
from tests.agreement.rulesets import library, mutated, read, setting, written
from tests.agreement.rulesets import shipped as rules_of
from tests.benchmarks.clock import timed
from tests.benchmarks.lines import Target, line, section

DECK = "kidult36"
"""A deck for which all have rules."""
PLAYERS = range(2, 7)
MANY = (10, 20, 40, 100)
LIMIT = 20.0
SECONDS = 10.0
"""What the hundred may take."""


READ = 20
"""Rulesets that are read from texts; the others have the rules of their counts in another order."""


@cache
def variants(number: int) -> list[Ruleset]:
    """So many rulesets: the shipped ones, changed ones, and all of these with their rules of the
    count in another order."""
    found = [rules_of(name) for name in shipped()][:number]
    deck, chance = written(library().deck(DECK).cards), Random(7)
    with tempfile.TemporaryDirectory() as folder:
        seed = 0
        while len(found) < min(number, READ):
            with suppress(InputError):  # a change that leaves a silence without a rule, say
                found.append(read(Path(folder), mutated(seed, deck), f"variant{seed}"))
            seed += 1
    base = list(found)
    while len(found) < number:
        rules = base[len(found) % len(base)]
        order = list(rules.section("counting"))
        chance.shuffle(order)
        name = f"{rules.name} in order {len(found)}"
        sections = {**rules.sections, "counting": tuple(order)}
        found.append(replace(rules, name=name, sections=sections))
    return found


def settings_of(rulesets: Sequence[Ruleset]) -> list[list[Setting]]:
    return [[setting(rules, n, DECK) for n in PLAYERS] for rules in rulesets]


def measure() -> None:
    section(
        "Counts compared two by two, each number of players from 2 to 6, with the smallest table"
        f" of each two that differ ({DECK})"
    )
    variants(max(MANY))
    for number in MANY:
        _line(number)
    _beside(settings_of(variants(MANY[0])))


def _line(number: int) -> None:
    rows = settings_of(variants(number))
    forget()
    found: list[Apart] = []
    began = process_time()
    seconds = timed(lambda: found.append(apart(rows, LIMIT)))
    replay = timed(lambda: [found[0].between(*two) for two in found[0].tables])
    processor = process_time() - began
    pairs = number * (number - 1) // 2
    said = f"{pairs:,} pairs in {len(found[0].classes)} classes; replayed in {replay:.1f} s"
    goal = SECONDS if number == max(MANY) else None
    line(f"{number} counts", seconds + replay, "s", goal, said)
    line("    their processor", processor, "s", goal)


def _beside(rows: list[list[Setting]]) -> None:
    """The same for a few counts, pair by pair."""
    pairs = [(a, b) for i, a in enumerate(rows) for b in rows[i + 1 :]]
    forget()
    together = timed(lambda: apart(rows, LIMIT))
    forget()
    solver = timed(
        lambda: [first_difference(list(zip(a, b, strict=True)), LIMIT) for a, b in pairs]
    )
    tables = timed(lambda: [_by_tables(a, b) for a, b in pairs])
    for how, seconds in (("the solver", solver), ("all tables of each pair", tables)):
        more = f"{seconds:.2f} s beside {together:.2f} s"
        said = f"{len(rows)} counts pair by pair, {how} / at once"
        line(said, seconds / together, "x", Target(1, least=True), more)


def _by_tables(one: Sequence[Setting], other: Sequence[Setting]) -> bool:
    return any(smallest_difference(a, b) is not None for a, b in zip(one, other, strict=True))
