"""What is told around a witness: its twin, others that are different, and its steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.score import score
from coyote_spec.witness.different import different
from coyote_spec.witness.situation import Table, situation_of
from coyote_spec.witness.steps import steps
from coyote_spec.witness.twin import MOST, twin

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.witness.judge import Judge
    from coyote_spec.witness.side import Told
    from coyote_spec.witness.situation import Situation
    from coyote_spec.witness.twin import Twin

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Around:
    """In the form of the contract: the twin, further witnesses with what came out of them, and the
    steps of the witness. A witness that is longer than a round has none of them."""

    twin: Json | None = None
    more: tuple[Json, ...] = ()
    steps: tuple[Json, ...] = ()


def around(
    witness: Mapping[str, Any], judge: Judge, *, witnesses: int = 1, most: int = MOST
) -> Around:
    """Looks around a witness: for its twin, playing no more than so many situations, and for others
    until there are so many witnesses in all."""
    situation = situation_of(witness, judge.deck)
    if situation is None:
        return Around()
    more = different(situation, judge, witnesses - 1) if witnesses > 1 else []
    return Around(
        _twin_json(twin(situation, judge, most=most), judge),
        tuple(
            {"witness": one.situation.as_json(), **_results(one.situation, one.told, judge)}
            for one in more
        ),
        tuple(one.as_json(judge.names) for one in steps(situation, judge)),
    )


def _results(situation: Situation, told: Sequence[Told], judge: Judge) -> Json:
    """What came out under each ruleset; of a table, with the steps of its count."""
    if isinstance(situation, Table):
        cards, pile = situation.cards, situation.pile
        told = [
            score(side.ruleset, cards, pile, options=side.options, readings=side.readings)
            for side in judge.settings
        ]
    return judge.results([one.as_json() for one in told])


def _twin_json(found: Twin, judge: Judge) -> Json:
    situation = found.situation
    results: Json = {}
    if situation is not None and found.agreed:  # otherwise than the judge says
        results = judge.results([one.as_json() for one in found.told])
    elif situation is not None:
        results = _results(situation, found.told, judge)
    whole = {
        "situation": None if situation is None else situation.as_json(),
        "results": {},
        "flips": list(found.flips),
        "agreed": dict(found.agreed),
        "changes": found.changes,
        "tried": found.tried,
    }
    return whole | results
