"""Any state that a match can reach, for whatever is asked of one game: what holds of it is found
once, and kept as long as the ruleset."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.prover.anystate import AnyRound, round_begins, round_ends, symbolic_game
from coyote_spec.prover.ask import Asker
from coyote_spec.prover.fields import of_fields, of_match
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.mentions import BIDDING, CARDS, asks_for_cards, fields_before_deal
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset.alike import once_for_alike
from coyote_spec.ruleset.parts import parts_defined

if TYPE_CHECKING:
    from coyote_spec.prover.candidates import Rule
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game

AFTER = ("settling", "elimination", "starting", "ending", "reshuffling")


@dataclass(slots=True)
class Reached:
    """Any state of a round and of what is between rounds; ends are all ways in which a round can
    end, by the moves that are named: when it can, and the state that it leaves. Bids are those that
    are assumed, with the values of extra."""

    whole: AnyRound
    assuming: Expression | None = None
    extra: dict[str, int] = field(default_factory=dict)
    ends: list[tuple[Any, State]] = field(init=False)
    names: list[str] = field(init=False)

    def __post_init__(self) -> None:
        ends = list(round_ends(self.whole))
        self.ends = [(when, after) for _, when, after in ends]
        self.names = [name for name, _, _ in ends]

    @property
    def game(self) -> Game:
        """The game over Z3 terms."""
        return self.whole.game

    @property
    def known(self) -> bool:
        """Whether anything is known of how a round begins."""
        return fields_before_deal(self.game.setting.ruleset) is not None

    def begins(self) -> tuple[State, Asker]:
        """The state as a round begins, and questions about it."""
        whole = self.whole
        start = round_begins(self.game, whole.state)
        asker = Asker(whole.limit, basis=whole.grounds)
        asker.require([term(rule.of(whole.state)) for rule in whole.between])
        asker.require([term(rule.of(start)) for rule in (*whole.plain, *whole.invariants)])
        return start, asker


def reached(ask: Asked, n: int, cards: bool = False) -> Reached:
    """Any state of a match of so many players under what the claim agrees and assumes; cards says
    whether it matters where cards lie even if no rule asks.

    Raises Undecided when the solver gives up.
    """
    setting = ask.setting(n)
    rules = setting.ruleset
    if not (cards or asks_for_cards(rules, (*BIDDING, *AFTER))):
        setting = replace(setting, kinds=(), most=())
    extra = ask.extra(n)
    assuming = ask.claim.assuming
    key = (reached, setting.key, assuming, tuple(extra.items()), ask.limit)
    return once_for_alike(rules, key, lambda: _found(setting, assuming, extra, ask.limit))


def reached_with(ask: Asked, n: int, known: Reached, rule: Rule) -> Reached:
    """The same, with one more that is tried together with all others, in a round and between
    rounds: it may hold only because it held before.

    Raises Undecided when the solver gives up.
    """
    game = known.game
    also = ([*of_fields(game), rule], [*of_match(game), rule])
    assuming, extra = ask.claim.assuming, ask.extra(n)
    whole = any_round(game.setting, assuming, extra, ask.limit, also=also)
    return Reached(whole, assuming, extra)


def speaks_of_cards(ruleset: Ruleset, condition: Expression) -> bool:
    """Whether a condition asks which cards lie somewhere."""
    return any(isinstance(part, CARDS) for part in parts_defined(ruleset, condition))


def _found(setting: Setting, assuming: Any, extra: dict[str, int], limit: float) -> Reached:
    game = symbolic_game(setting)
    whole = any_round(setting, assuming, extra, limit, also=(of_fields(game), of_match(game)))
    return Reached(whole, assuming, extra)


def among(rule: Rule, rules: list[Rule]) -> bool:
    """Whether a rule, by its words, is among those that were found to hold."""
    return any(one.says == rule.says for one in rules)


__all__ = ["Reached", "among", "reached", "reached_with", "speaks_of_cards"]
