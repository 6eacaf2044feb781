"""The rules in which two counts differ, and any table that these rules can find: where they do the
same to it, nothing else of the count need be asked."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import z3

from coyote_spec.prover.anystate import unknown_state
from coyote_spec.prover.mentions import set_in_count
from coyote_spec.prover.symbolic import term
from coyote_spec.semantics.counting import says_copies
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.game import Game, at

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from coyote_spec.prover.symbolic import Term
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.setting import Setting


def rules_that_differ(
    one: Setting, other: Setting
) -> tuple[tuple[Rule, ...], tuple[Rule, ...], tuple[Rule, ...]] | None:
    """The rules of the count before those that differ, and those of each of the two; None when more
    than these rules differs, or when one says of others whether they act."""
    sections = [dict(side.ruleset.sections) for side in (one, other)]
    first, second = (some.pop("counting") for some in sections)
    if sections[0] != sections[1] or one.kinds != other.kinds:
        return None
    before = _shared(first, second)
    after = _shared(first[len(before) :][::-1], second[len(before) :][::-1])
    parts = [rules[len(before) : len(rules) - len(after)] for rules in (first, second)]
    if any(says_copies(rule.block) for part in parts for rule in part):
        return None
    return before, parts[0], parts[1]


def _shared(one: tuple[Rule, ...], other: tuple[Rule, ...]) -> tuple[Rule, ...]:
    pairs = zip(one, other, strict=False)
    return tuple(a for a, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def found_there(game: Game, after: State) -> tuple[list[State], list[Term]] | None:
    """Any table like the one after the rules before, for both games, and what is known of it; None
    when the values of its cards hang on what they are."""
    table, known = {}, []
    for i, (key, (_, each)) in enumerate(after["table"].items()):
        if game.domain.known(each) is None:
            return None
        n = z3.Int(f"there_{i}")
        known += [n >= 0, n <= game.setting.most[key[0]]]
        table[key] = (n, each)
    free = unknown_state(game, "then").put(drawn=0)
    changed = {"total", *set_in_count(game.setting.ruleset)}
    kept = {name: after[name] for name in after.values if not name.startswith(at(""))}
    kept |= {name: free[name] for name in changed}
    lying = {name: value for name, value in free.values.items() if name.startswith(at(""))}
    found = State({**after.values, **kept, **lying, "table": table, "drawn": 0, "fair": True})
    found = found.put(reshuffled=free["reshuffled"])
    return [found, found], known


def tables_unlike(one: State, other: State) -> list[Term]:
    """For each entry of two tables, whether it differs."""
    mine, theirs = one["table"], other["table"]
    shared = [key for key in mine if key in theirs]
    if shared != [key for key in theirs if key in mine]:
        return [z3.BoolVal(True)]
    found: list[Term] = []
    for key in dict.fromkeys([*mine, *theirs]):
        (n, a), (m, b) = (table.get(key, (0, 0)) for table in (mine, theirs))
        found += different(n, m)
        if key in mine and key in theirs and not term(a).eq(term(b)):
            found.append(z3.And(term(n) >= 1, term(a) != term(b)))
    return found


def different(one: Any, other: Any) -> Iterator[Term]:
    """For each of the values of two that have the same shape, whether it differs."""
    if isinstance(one, tuple):
        for a, b in zip(one, other, strict=True):
            yield from different(a, b)
    elif not term(one).eq(term(other)):
        yield term(one) != term(other)


__all__ = ["different", "found_there", "rules_that_differ", "tables_unlike"]
