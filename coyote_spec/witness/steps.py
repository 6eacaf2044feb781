"""A situation step by step, under every ruleset at once: what each step changes, and the first at
which the rulesets part."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.rounds import act_of
from coyote_spec.interpreter.scenario import Scenario, laid_out
from coyote_spec.interpreter.score import NOTHING, score
from coyote_spec.locale.said import Said
from coyote_spec.semantics.round import requirements, step
from coyote_spec.witness.side import Side
from coyote_spec.witness.situation import Table
from coyote_spec.witness.words import changed, event_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.interpreter.score import Step as Counted
    from coyote_spec.witness.judge import Judge
    from coyote_spec.witness.situation import Situation


@dataclass(frozen=True, slots=True)
class Step:
    """A rule of the count or an event of a round, and what it changes under each ruleset, in words;
    None where it isn't done. parts marks the first step that isn't the same in all."""

    what: str
    changes: tuple[tuple[str, ...] | None, ...]
    parts: bool = False

    def as_json(self, names: Sequence[str]) -> dict[str, Any]:
        """The step with what it changes by ruleset."""
        each = zip(names, self.changes, strict=True)
        by_name = {name: None if says is None else list(says) for name, says in each}
        return {"step": self.what, "changes": by_name, "parts": self.parts}


def steps(situation: Situation, judge: Judge) -> tuple[Step, ...]:
    """A table rule by rule, or a round event by event."""
    sides = [Side(setting, judge.deck, judge.apart) for setting in judge.settings]
    if isinstance(situation, Table):
        return _marked(_of_tables([_counted(side, situation) for side in sides]))
    return _marked(_of_rounds(situation, sides))


def _marked(found: list[Step]) -> tuple[Step, ...]:
    """The steps with a mark at the first that isn't alike; what changes nothing needn't be done."""
    for i, one in enumerate(found):
        if len(set(map(_bare, one.changes))) > 1:
            found[i] = Step(one.what, one.changes, parts=True)
            break
    return tuple(found)


def _bare(says: tuple[str, ...] | None) -> tuple[str, ...]:
    return () if says in (None, (NOTHING,)) else says or ()


# ---------------------------------------------------------------- tables


def _counted(side: Side, table: Table) -> tuple[Counted, ...]:
    agreed = side.setting
    told = score(
        agreed.ruleset,
        table.cards,
        table.pile,
        options=agreed.options,
        readings=agreed.readings,
    )
    return told.steps


def _of_tables(sides: Sequence[Sequence[Counted]]) -> list[Step]:
    """The steps of a count, those of the same name beside each other where the order allows it."""
    if len(sides) == 1:
        return [Step(one.rule, (_says(one),)) for one in sides[0]]
    first, second = sides
    return [
        Step((one or other).rule, (_says(one), _says(other)))  # type: ignore[union-attr]
        for one, other in beside(first, second)
    ]


def beside(
    first: Sequence[Counted], second: Sequence[Counted]
) -> Iterator[tuple[Counted | None, Counted | None]]:
    """What is alike stands beside each other; between that, what has the same name."""
    alike = [[(one.rule, one.says) for one in side] for side in (first, second)]
    for same, mine, theirs in _blocks(first, second, *alike):
        if same:
            yield from zip(mine, theirs, strict=True)
            continue
        names = [[one.rule for one in side] for side in (mine, theirs)]
        for named, ours, others in _blocks(mine, theirs, *names):
            if named:
                yield from zip(ours, others, strict=True)
            else:
                yield from ((one, None) for one in ours)
                yield from ((None, other) for other in others)


def _blocks(
    first: Sequence[Counted], second: Sequence[Counted], mine: list[Any], theirs: list[Any]
) -> Iterator[tuple[bool, Sequence[Counted], Sequence[Counted]]]:
    """Runs of steps that have the same keys, and those between."""
    matcher = SequenceMatcher(None, mine, theirs, False)
    for word, i, end, j, stop in matcher.get_opcodes():
        yield word == "equal", first[i:end], second[j:stop]


def _says(one: Counted | None) -> tuple[str, ...] | None:
    return None if one is None else tuple(change.said for change in one.changes)


# ---------------------------------------------------------------- rounds


def _of_rounds(scenario: Scenario, sides: Sequence[Side]) -> list[Step]:
    each = [_played(scenario, side) for side in sides]
    return [
        Step(event_in_words(event), tuple(says[number] for says in each))
        for number, event in enumerate(scenario.events)
    ]


def _played(scenario: Scenario, side: Side) -> list[tuple[str, ...] | None]:
    """What each event changes under one ruleset; None after one that is forbidden."""
    game, state, _ = laid_out(side.agreed(scenario), side.setting.ruleset)
    found: list[tuple[str, ...] | None] = []
    for event in scenario.events:
        if not side.has(event):
            found.append((Said("no-such-move", move=event.move),))
            break
        act = act_of(game, event)
        need = next((need for need in requirements(game, state, act) if not need.holds), None)
        if need is not None:
            found.append((Said("forbidden-by", rule=need.rule),))
            break
        before, state = state, step(game, state, act)
        found.append(tuple(changed(game, before, state)) or (Said("nothing-changes"),))
    return [*found, *[None] * (len(scenario.events) - len(found))]
