"""What can be after a count: on any table that a fresh deck gives, if only cards and the total are
asked about; else in any state of a round that can be called in, with any total."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, as_listed
from coyote_spec.interpreter.score import lay, pile_counts, score
from coyote_spec.locale.said import Said
from coyote_spec.prover.anystate import unknown_state
from coyote_spec.prover.ask import Asker, Undecided, least
from coyote_spec.prover.candidates import Rule, is_seat
from coyote_spec.prover.judges import count_shows
from coyote_spec.prover.mentions import set_in_count
from coyote_spec.prover.reached import Reached, reached, reached_with, speaks_of_cards
from coyote_spec.prover.safety import Shown
from coyote_spec.prover.symbolic import term
from coyote_spec.prover.table import (
    AnyDealer,
    any_hand,
    cards_in,
    count_any,
    drawn_in,
    size_keys,
    table,
)
from coyote_spec.prover.witness import after_a_count, ground_for, sought, told
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import numbers, parts, parts_defined
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, fresh_state
from coyote_spec.semantics.round import Act, legal

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

    Of = Callable[[Game, State], Any]


def of_the_count(ruleset: Ruleset, condition: say.Expression) -> bool:
    """Whether a condition speaks of cards as they are counted, not of where they lie."""
    return any(
        (isinstance(part, say.SumCards) and part.of not in (*ruleset.places, *PILES))
        or (isinstance(part, say.CardSet) and part.place is None)
        for part in parts_defined(ruleset, condition)
    )


def only_of_cards(ruleset: Ruleset, condition: say.Expression) -> bool:
    """Whether a condition speaks of nothing but cards, the total and what is agreed."""
    for part in parts_defined(ruleset, condition):
        if isinstance(part, say.Field) and part.name not in ("total", "counted"):
            return False
        if isinstance(part, say.FieldOf | say.SumSeats | say.CountSeats | say.Holder | say.Worn):
            return False
    return True


def looked_for(ask: Asked, n: int, bad: Of) -> tuple[Shown, dict[str, Any] | None]:
    """Whether it is proved that no state after a count is bad; or else the witness and results of
    one that is, if one was found.

    Raises Undecided when the solver gives up, or a count hangs on more than is looked at.
    """
    if only_of_cards(ask.game, ask.words[1]):
        return _on_a_table(ask, n, bad)
    if of_the_count(ask.game, ask.words[1]):
        raise Undecided(Said("why-counted-and-more"))
    whole = reached(ask, n, cards=speaks_of_cards(ask.game, ask.words[1]))
    shown = _in_any_state(ask, whole, bad)
    if shown.proved:
        return shown, None
    ground = ground_for(ask, n, tuple(sorted(numbers(parts(ask.words[1])))))
    played = sought(ask, n, ground, after_a_count(ground, bad))
    if played is not None:
        return shown, told(played, ask)
    before = Rule(
        f"not bad before a count: {ask.words[2]}",
        lambda state: whole.game.domain.negate(bad(whole.game, state)),
    )
    return _in_any_state(ask, reached_with(ask, n, whole, before), bad), None


def _in_any_state(ask: Asked, whole: Reached, bad: Of) -> Shown:
    game, state = whole.game, whole.whole.state
    if not whole.known:
        return Shown(False, Said("step-deal-unknown"))
    fresh = unknown_state(game, "counted")
    lost = [name for name in state.values if name.startswith("cards at ")]
    counted = state.put(total=z3.Int("any_total"), counted=True)
    for name in (*lost, *set_in_count(game.setting.ruleset)):
        counted = counted.put_at(name, fresh[name])
    asker = whole.whole.asker()
    for call in game.setting.ruleset.calls:
        can = game.domain.both(
            legal(game, state, Act(call, state["turn"])), is_seat(game, state["turn"])
        )
        shows = f"count: after {call} in any state it is so: {ask.words[2]}"
        if not asker.impossible(term(can), term(bad(game, counted)), shows=shows):
            return Shown(False, Said("step-count-after", move=call))
    return Shown(True, Said("by-any-total"))


def _on_a_table(ask: Asked, n: int, bad: Of) -> tuple[Shown, dict[str, Any] | None]:
    if ask.claim.any_deck:
        raise Undecided(Said("why-name-a-deck"))
    setting = ask.setting(n)
    hand, dealer = any_hand(setting, n), AnyDealer(len(setting.kinds))
    counted = count_any(setting, hand, dealer)
    constraints, how_many = table(hand, dealer, [counted])
    asker = Asker(ask.limit)
    asker.require(constraints)
    wrong = term(bad(counted.game, counted.state))
    shows = f"table: on no table of {n} cards it is otherwise: {ask.words[2]}"
    model = asker.model(wrong, excluded=shows)
    if model is None:
        return Shown(True, Said("by-any-table")), None
    model = least(asker, model, size_keys(setting, hand, dealer, how_many), [wrong])
    cards = cards_in(setting, model, hand.cards)
    pile = drawn_in(setting, model, dealer, how_many)
    _check_table(setting, cards, pile, bad)
    result = score(ask.game, cards, pile, options=setting.options, readings=setting.readings)
    said = {
        "witness": {"cards": list(cards), "pile": list(pile)},
        "results": {ask.game.name: result.as_json()},
        "judge": count_shows(setting, ask.deck, (n,), bad),
    }
    return Shown(False, Said("step-a-table")), said


def _check_table(setting: Setting, cards: tuple[str, ...], pile: tuple[str, ...], bad: Of) -> None:
    """The reference interpreter must see it too; anything else is a fault of this program."""
    hidden = [setting.kind(card) for card in pile]
    kinds = len(setting.kinds)
    dealer = ListedDealer(kinds, hidden, as_listed(()))
    game = Game(setting, Concrete(), dealer)
    dealer.game = game
    state = lay(game, fresh_state(game), [setting.kind(card) for card in cards])
    state = state.put_at(at("pile"), pile_counts(kinds, hidden))
    after = count(Moment(game, {"actor": 0, "caller": 0}), state)
    if not bad(game, after):
        raise AssertionError(f"replay of {cards} {pile} doesn't show it")
