"""How a question is asked of another situation: it is played under every ruleset of the finding,
and whoever made the finding says what the answer is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.interpreter.setting import in_range, kind_of
from coyote_spec.source import InputError
from coyote_spec.witness.side import Side
from coyote_spec.witness.situation import Table, cards_of, size

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Kind, Setting
    from coyote_spec.witness.side import Told
    from coyote_spec.witness.situation import Situation, Size

MANY = 40
"""Situations after which staged games are worth the time that it takes to make them."""


def _always(situation: Situation) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Agreement:
    """One of several ways to play one ruleset: what it is called, and the options and readings that
    are agreed for it; None where its rules are others."""

    name: str
    agreed: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Judge:
    """What a finding says of its witness, asked of any situation.

    settings are the rulesets with what is agreed; deck is what cards come from, players how many
    there may be. arises says whether the question can arise in a situation, by its looks; sees is
    given a situation and what came out of it under each ruleset: whether it answers as the witness
    does, or None when the question doesn't arise. Both can be pickled: a function of a module, or a
    `partial` of one. whole says that sees looks at more than what a result tells without silences
    and reasons; ways tell the settings apart where they are of one ruleset, the usual one first.
    """

    settings: tuple[Setting, ...]
    deck: Deck
    players: tuple[int, ...]
    sees: Callable[[Situation, Sequence[Any]], bool | None]
    arises: Callable[[Situation], bool] = _always
    whole: bool = False
    ways: tuple[Agreement, ...] = ()

    @property
    def names(self) -> list[str]:
        """What the settings are called: by their ways, or else by their rulesets."""
        return [way.name for way in self.ways] or [one.ruleset.name for one in self.settings]

    @property
    def apart(self) -> frozenset[str]:
        """The options and readings in which the ways to play differ."""
        return frozenset(name for way in self.ways for name in way.agreed or {})

    def results(self, results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """What came out under each setting, in the form of the contract: by ruleset; of one that is
        held against itself the usual result, and what each way makes of it."""
        if not self.ways:
            return {"results": dict(zip(self.names, results, strict=True))}
        ways = zip(self.ways, results, strict=True)
        return {
            "results": {self.settings[0].ruleset.name: results[0]},
            "ways": {way.name: {"agreed": way.agreed, "result": told} for way, told in ways},
        }


@dataclass(frozen=True, slots=True)
class Judged:
    """A situation that was played: the answer, what came out under each ruleset, its size."""

    situation: Situation
    answer: bool | None
    told: tuple[Told, ...]
    size: Size


@dataclass(slots=True)
class Bench:
    """Where situations are played for a judge; tried counts them. With empty_pile a card may be
    missed, as in the witness."""

    judge: Judge
    tried: int = 0
    empty_pile: bool = False
    kinds: dict[str, Kind] = field(init=False)
    _copies: dict[str, int] = field(init=False)
    sides: list[Side] = field(init=False)

    def __post_init__(self) -> None:
        ruleset = self.judge.settings[0].ruleset
        self.kinds = {card: kind_of(ruleset, card) for card, _ in self.judge.deck.cards}
        self._copies = dict(self.judge.deck.cards)
        apart = self.judge.apart
        self.sides = [Side(setting, self.judge.deck, apart) for setting in self.judge.settings]

    def witness(self, situation: Situation) -> Judged:
        """Plays a witness, whose cards needn't all be in the deck.

        Raises AssertionError when it doesn't answer with yes: that is a fault of whoever made the
        finding.
        """
        self.learn(situation)
        try:
            self.empty_pile = any(side.misses_a_card(situation) for side in self.sides)
        except InputError as error:
            raise AssertionError(f"{situation} can't be laid out as its finding says") from error
        judged = self.judged(situation)
        if judged is None or judged.answer is not True:
            raise AssertionError(f"{situation} doesn't answer as its finding says: {judged}")
        return judged

    def learn(self, situation: Situation) -> None:
        """Makes room for cards that aren't in the deck."""
        ruleset = self.judge.settings[0].ruleset
        for card in cards_of(situation):
            self.kinds.setdefault(card, kind_of(ruleset, card))

    def judged(self, situation: Situation, only: bool | None = None) -> Judged | None:
        """Plays a situation; None when it can't be laid out for all of the rulesets, or when a
        certain answer is asked for and it is another.

        Raises MoreCardsError when a card is to be drawn and none is left.
        """
        if not self.judge.arises(situation):
            return None
        self.tried += 1
        try:
            if only is not None and not all(side.knows(situation) for side in self.sides):
                return None
            if only is not None and self.tried > MANY:
                answer = self._quick(situation)
                if answer is not None and answer != only:
                    return None
            results = tuple(side.told(situation, self.empty_pile) for side in self.sides)
        except InputError:
            return None
        draws: Sequence[str] = max((one.draws for one in results), key=len)
        seen = self.judge.sees(self._agreed(situation), results)
        return Judged(situation, seen, results, size(situation, draws, self.kinds))

    def _agreed(self, situation: Situation) -> Situation:
        """A round of one ruleset says all that is agreed."""
        if len(self.sides) == 1 and isinstance(situation, Scenario):
            return self.sides[0].agreed(situation)
        return situation

    def _quick(self, situation: Situation) -> str | bool | None:
        """The answer as the staged game gives it; None when that can't tell, and "other" when the
        question doesn't arise.

        Raises InputError when the situation can't be laid out.
        """
        if self.judge.whole or isinstance(situation, Table):
            return None
        results = []
        for side in self.sides:
            found = side.quick(situation)
            if found is None:
                return None
            results.append(found)
        answer = self.judge.sees(situation, results)
        return "other" if answer is None else answer

    def fits(self, situation: Situation) -> bool:
        """Whether the deck can give the cards of a situation."""
        cards = Counter(cards_of(situation))
        return all(n <= self._copies.get(card, 0) for card, n in cards.items())

    def totals(self, situation: Situation) -> list[int]:
        """What the cards of a situation were counted to, under each ruleset that counted them."""
        found = (side.told(situation, True).total for side in self.sides)
        return [total for total in found if total is not None]


def agreed_otherwise(judge: Judge) -> list[tuple[str, Any, Judge]]:
    """The same question where one option or one reading is another, for every ruleset that has it:
    its name, its value, the question. What tells the ways to play apart stays as it is."""
    found: dict[tuple[str, Any], Judge] = {}
    for setting in judge.settings:
        for name, spans in setting.ruleset.options.items():
            values = {v for span in spans for v in (span.low, span.low + 1, span.high)}
            for value in sorted(v for v in values if v is not None):
                found.setdefault((name, value), _with(judge, "options", name, value))
        for name, readings in setting.ruleset.silences.items():
            for reading in readings:
                key = (name, reading.name)
                found.setdefault(key, _with(judge, "readings", *key))
    return [
        (*key, other)
        for key, other in found.items()
        if other != judge and key[0] not in judge.apart
    ]


def _with(judge: Judge, part: str, name: str, value: Any) -> Judge:
    """The judge with another value of an option or a reading, where the rulesets know it."""
    settings = []
    for setting in judge.settings:
        chosen = {**getattr(setting, part), name: value}
        changed: dict[str, Any] = {part: chosen}
        knows = _knows(setting.ruleset, part, name, value)
        settings.append(replace(setting, **changed) if knows else setting)
    return replace(judge, settings=tuple(settings))


def _knows(rules: Ruleset, part: str, name: str, value: Any) -> bool:
    if part == "options":
        spans = rules.options.get(name, ())
        return any(in_range(value, span) for span in spans)
    return any(reading.name == value for reading in rules.silences.get(name, ()))
