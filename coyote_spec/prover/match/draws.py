"""The moves that draw cards, with how often each can be made in a round at the most, and the moves
besides calls that can end one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import z3

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.bidding import measures
from coyote_spec.prover.match.cards import Uses, followed, moves_cards
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.semantics.game import at, fresh_state

if TYPE_CHECKING:
    from coyote_spec.prover.anystate import Step
    from coyote_spec.prover.lexicographic import Measure
    from coyote_spec.prover.match.ends import Ends
    from coyote_spec.ruleset.setting import Setting


def moves_that_end(ends: Ends) -> list[str]:
    """The moves besides calls that can end a round."""
    asker, calls = ends.whole.asker(), ends.whole.game.setting.ruleset.calls
    return [name for name, when, _ in ends.ends if name not in calls and not asker.impossible(when)]


def draws_in_rounds(ends: Ends, setting: Setting) -> list[Uses]:
    """The moves that draw, with how often each can be made in a round at the most: as often as a
    number made from the fields can fall that it lowers and that no move raises.

    Raises Undecided when there is no such number.
    """
    ruleset, found = setting.ruleset, []
    for name, rule in ruleset.moves.items():
        if moves_cards(rule, ruleset):
            if not followed(rule, ruleset):
                raise Undecided(Said("why-move-on-more", move=str(name)))
            step = next(one for one in ends.whole.steps if one.move == name)
            found.append(_uses(ends, step))
    return found


def _uses(ends: Ends, step: Step) -> Uses:
    whole = ends.whole
    rule = whole.game.setting.ruleset.moves[step.move]
    asker, state = whole.asker(), whole.state
    players_left = z3.Sum([z3.If(term(there), 1, 0) for there in state["in_play"]])
    pile = z3.Sum([z3.IntVal(0), *map(term, state[at("pile")])])
    most = _times(ends, step)
    times, empty = {}, set()
    for n in range(1, whole.game.setting.players + 1):
        possible = not asker.impossible(step.allowed, players_left == n)
        times[n] = most if possible else 0
        there = [term(cards) >= 0 for cards in state[at("pile")]]
        if possible and not asker.impossible(step.allowed, players_left == n, pile == 0, *there):
            empty.add(n)
    return Uses(rule, times, frozenset(empty))


def _times(ends: Ends, step: Step) -> int:
    whole = ends.whole
    first = fresh_state(whole.game)
    named = {
        getattr(part.target, "name", "")
        for part in parts_defined(
            whole.game.setting.ruleset, whole.game.setting.ruleset.moves[step.move].block
        )
        if isinstance(part, do.Becomes)
    }

    def of_its_own(measure: Measure) -> bool:
        return not named & set(measure.says.replace(",", "").split())

    found: list[int] = []
    for measure in sorted(measures(whole, {}), key=of_its_own):
        if of_its_own(measure) and found:
            break
        if _falls(ends, step, measure):
            found.append(int(measure.of(first)))
    if not found:
        raise Undecided(Said("why-how-often", move=step.move))
    return min(found)


def _falls(ends: Ends, step: Step, measure: Measure) -> bool:
    asker = ends.whole.asker()
    before = term(measure.of(ends.whole.state))
    for one in ends.whole.steps:
        after = term(measure.of(one.after))
        goes_on = [one.allowed, z3.Not(term(one.after["over"]))]
        wrong = z3.Or(after >= before, before < 1) if one.move == step.move else after > before
        if not asker.impossible(*goes_on, wrong):
            return False
    return True
