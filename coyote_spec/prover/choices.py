"""Is there a number that may be said? In any state, and in one that is known."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.prover.ask import LIMIT, Asker, number
from coyote_spec.prover.candidates import is_seat
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Move, Needs
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Moment
from coyote_spec.semantics.round import BID, Act, legal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game

MOST_GUESSES = 20


def assumed(
    game: Game, state: State, act: Act, assuming: Expression | None, extra: dict[str, int]
) -> Any:
    """Whether a bid is one that is assumed."""
    if assuming is None or act.move != BID:
        return True
    return value_of(
        assuming, Moment(game, {"actor": act.seat, "number": act.choice, **extra}), state
    )


def always_a_number(
    asker: Asker,
    allowed: Any,
    choice: Any,
    state: State,
    others: Sequence[Any],
    bounds: dict[str, int],
    shows: str,
) -> bool:
    """Whether in every state some number is allowed, or else one of the others holds.

    Numbers are looked for near the bid, near 0 and near the bounds; a state for which none of them
    is allowed is asked about on its own, and a number found there is tried everywhere.
    Raises Undecided when the solver gives up.
    """
    bid = term(state["bid"])
    guesses = [bid + 1, z3.IntVal(0), z3.IntVal(1), *map(z3.IntVal, bounds.values())]
    for _ in range(MOST_GUESSES):
        tried = [z3.substitute(allowed, (choice, guess)) for guess in guesses]
        model = asker.model(*(z3.Not(t) for t in (*others, *tried)), excluded=shows)
        if model is None:
            return True
        fixed = [v == model.eval(v, model_completion=True) for v in unknowns(state)]
        found = asker.model(*fixed, z3.Or(allowed, *others))
        if found is None:
            return False
        amount = number(found, choice)
        guesses.append(bid + (amount - number(model, bid)))
        guesses.append(z3.IntVal(amount))
    return False


def unknowns(value: Any) -> list[Any]:
    """The terms of a state, cards that are counted apart."""
    if isinstance(value, dict):
        return []
    if isinstance(value, tuple):
        return [v for inner in value for v in unknowns(inner)]
    values = getattr(value, "values", None)
    if isinstance(values, dict):
        return [v for inner in values.values() for v in unknowns(inner)]
    return [value] if isinstance(value, z3.ExprRef) else []


def legal_number(
    game: Game,
    state: State,
    assuming: Expression | None = None,
    extra: dict[str, int] | None = None,
    move: str = BID,
) -> int | None:
    """A number that may be said in a state that is known; None when there is none.

    Raises Undecided when the solver gives up.
    """
    rule = game.setting.ruleset.moves.get(move)
    follows = rule is not None and isinstance(rule.body, Move) and rule.body.timing == "after"
    seat = state["bidder"] if follows else state["turn"]
    unknown = replace(game, domain=Symbolic(), dealer=NoDealer(), watcher=None)
    if not is_seat(unknown, seat):
        return None
    choice = z3.Int("number")
    act = Act(move, seat, choice)
    fits = assumed(unknown, state, act, assuming, extra or {})
    asker = Asker(LIMIT)
    model = asker.model(term(legal(unknown, state, act)), term(fits))
    return None if model is None else number(model, choice)


def bounds_of_bids(
    setting: Setting, assuming: say.Expression | None, extra: dict[str, int]
) -> dict[str, int]:
    """Numbers that may bound a bid: those of names in an assumption that no ruleset knows, the
    options of which conditions on a number speak, and the numbers that stand in the assumption or
    in these conditions."""
    spoken = [body.condition for _, body in setting.ruleset.of_kind(Needs)]
    parts = [
        part
        for condition in (*spoken, *(() if assuming is None else (assuming,)))
        for part in parts_defined(setting.ruleset, condition)
    ]
    numbers = {part.value for part in parts if isinstance(part, say.Literal)}
    highest_first = sorted(numbers, reverse=True)
    written = {str(n): n for n in highest_first if not isinstance(n, bool)}
    return {**extra, **options_of_bids(setting), **written}


def options_of_bids(setting: Setting) -> dict[str, int]:
    """The options of which conditions on a number speak, with their values."""
    names: set[str] = set()
    for _, body in setting.ruleset.of_kind(Needs):
        parts = parts_defined(setting.ruleset, body.condition)
        names |= {part.name for part in parts if isinstance(part, say.Option)}
    return {name: setting.options[name] for name in sorted(names & set(setting.options))}
