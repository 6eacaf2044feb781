"""Whether the cards may be counted otherwise for another number of players, as the rules show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts
from coyote_spec.ruleset.rule import Moment as AtMoment

if TYPE_CHECKING:
    from coyote_spec.ruleset.ruleset import Ruleset


def speaks_of_seats(ruleset: Ruleset) -> bool:
    """Whether a rule that has to do with a count, or what a field is at first, speaks of seats,
    of players or of what each of them has."""
    places = ("at an empty pile", "after a round")
    waiting: list[object] = [*ruleset.section("counting")]
    waiting += [kept.first for kept in ruleset.fields.values()]
    waiting += [rule for rule, body in ruleset.of_kind(AtMoment) if body.at in places]
    met: set[str] = set()
    while waiting:
        for node in parts(waiting.pop()):
            match node:
                case say.Meaning(name) if name not in met:
                    met.add(name)
                    waiting.append(ruleset.meanings[name])
                case say.Option("players") | say.Field("players_left") | say.SumSeats():
                    return True
                case say.CountSeats() | say.FirstSeat() | say.NextSeat() | say.FieldOf():
                    return True
                case say.Holder() | say.Worn() | do.Each() | do.MoveCards():
                    return True
                case _:
                    continue
    return False


__all__ = ["speaks_of_seats"]
