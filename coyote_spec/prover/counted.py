"""What a count of cards can hang on, in the words of the rules: rulesets in which that is the same
count alike, whatever they say of bids and coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.prover.mentions import silences_in
from coyote_spec.ruleset.expression import Option
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Chosen, Moment

if TYPE_CHECKING:
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting

_SECTIONS = ("cards", "places", "state", "dealing", "counting", "reshuffling")
"""The sections whose rules have a part in what lies on the table, in its total, and in what becomes
of the cards; what else they use is found through its name."""


@dataclass(frozen=True, slots=True)
class _Counting:
    """All that a count can hang on, written down, and what it asks for of what is agreed."""

    said: str
    options: frozenset[str]
    readings: frozenset[str]


def _counting(rules: Ruleset) -> _Counting:
    def work() -> _Counting:
        own = [
            (section, rule)
            for section, rule in rules.rules()
            if (section in _SECTIONS or isinstance(rule.body, Moment))
            and not isinstance(rule.body, Chosen)
        ]
        parts = [part for _, rule in own for part in parts_defined(rules, (rule.body, rule.block))]
        asked = {part.name for part in parts if isinstance(part, Option)}
        silent = silences_in(parts)
        options = {name: spans for name, spans in rules.options.items() if name in asked}
        readings = {
            name: [one.name for one in found]
            for name, found in rules.silences.items()
            if name in silent
        }
        said = [(section, rule.name, rule.body, rule.block) for section, rule in own]
        text = repr((said, parts, options, readings))
        return _Counting(text, frozenset(options), frozenset(readings))

    return rules.once(_counting, work)


def counting_of(rules: Ruleset) -> str:
    """All that the total of a table, and what becomes of its cards, can hang on: the rules about
    cards with the definitions that they use, and the options and readings that they ask for."""
    return _counting(rules).said


def counting_under(setting: Setting) -> object:
    """The same under a setting: equal for settings that count any cards alike. The number of
    players and the cards themselves have no part in it."""
    counting = _counting(setting.ruleset)
    agreed = [
        tuple(sorted((name, value) for name, value in given.items() if name in asked))
        for given, asked in (
            (setting.options, counting.options),
            (setting.readings, counting.readings),
        )
    ]
    return counting.said, *agreed


def totals_of(rules: Ruleset) -> str:
    """The same with the ruleset's own deck."""
    return repr((rules.deck.cards, counting_of(rules)))


__all__ = ["counting_of", "counting_under", "totals_of"]
