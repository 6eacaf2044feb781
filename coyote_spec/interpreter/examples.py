"""Plays examples and tells what came out otherwise than they say."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, TypeVar

from coyote_spec.interpreter import outcomes
from coyote_spec.interpreter.reading import Reader, within
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import (
    MOST_COINS,
    Scenario,
    check_scenario,
    choices,
    run_scenario,
)
from coyote_spec.interpreter.score import Score, score
from coyote_spec.interpreter.setting import check_deck, fitting, kind_of
from coyote_spec.locale.mistakes import Wrong, nearest
from coyote_spec.locale.said import listed
from coyote_spec.ruleset.example import Outcome
from coyote_spec.source import Diagnostic, InputError, Report, shorten

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from coyote_spec.ruleset.example import Done, Example, Given
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.source import Span

    FindDeck = Callable[[str], Deck]

T = TypeVar("T")

NOT_AGREED = frozenset({"players", "option-value"})
"""The codes of what can't be agreed: a number of players, or values of options."""

FAILED = "expectation"
"""The code of what came out otherwise than an example says."""

_REFUSED = Outcome("not allowed")

_SAID_BY = {
    "unknown-option": "option",
    "option-value": "option",
    "unknown-reading": "reading",
    "players": "hands",
    "unknown-deck": "deck",
    "deck": "deck",
}
"""The line to blame for a mistake that is found when the game is laid out."""


def run_example(example: Example, ruleset: Ruleset, find_deck: FindDeck) -> list[Diagnostic]:
    """Plays an example in a game, under each reading that it tells apart; what came out otherwise.

    Raises InputError with everything that the game has no meaning for.
    """
    failed: list[Diagnostic] = []
    for chosen, expected in _cases(example):
        found = _outcomes(example, ruleset, find_deck, chosen)
        failed += _failures(example, ruleset, chosen, expected, found)
    return failed


def come_out(example: Example, ruleset: Ruleset, find_deck: FindDeck) -> list[Outcome]:
    """All that comes out of the situation of an example, whatever the example says of it.

    Raises InputError with everything that the game has no meaning for.
    """
    return _outcomes(example, ruleset, find_deck, {})


def scenario_of(example: Example, ruleset: Ruleset, find_deck: FindDeck) -> Scenario:
    """The table of an example with hands, under the first of the readings that it tells apart.

    Raises InputError with everything that the game has no meaning for.
    """
    laid = _Laid(example, ruleset, find_deck)
    return laid.scenario(laid.readings | next(_cases(example))[0])


def score_of(example: Example, ruleset: Ruleset, find_deck: FindDeck) -> Score:
    """The count of an example with a table, under the first of the readings that it tells apart.

    Raises InputError with everything that the game has no meaning for.
    """
    laid = _Laid(example, ruleset, find_deck)
    return laid.count(laid.readings | next(_cases(example))[0])


def _cases(example: Example) -> Iterator[tuple[dict[str, str], list[Outcome]]]:
    """The readings to play an example under, and what must come out."""
    if not example.by:
        yield {}, list(example.expected)
    for group in example.by:
        for arm in group.arms:
            yield {group.silence: arm.reading}, [*example.expected, *arm.outcomes]


def _failures(
    example: Example,
    ruleset: Ruleset,
    chosen: dict[str, str],
    expected: list[Outcome],
    found: list[Outcome],
) -> Iterator[Diagnostic]:
    where = Wrong("interpreter-example-in", example=example.name, ruleset=ruleset.name)
    for silence, name in chosen.items():
        where = Wrong("interpreter-example-read", where=where, silence=silence, reading=name)
    refused = next((one for one in found if one.key == "forbidden"), None)
    if refused is not None and not any(one.key == "forbidden" for one in expected):
        span = example.events[(refused.amount or 1) - 1].mark.span
        said = Wrong("interpreter-event-forbidden")
        if refused.names:
            said = Wrong("interpreter-event-forbidden-by", rule=refused.names[0])
        yield Diagnostic(FAILED, span, within(where, said))
        return
    for one in expected:
        if not outcomes.holds(one, found):
            came = listed([f"`{other.says}`" for other in outcomes.instead(one, found)])
            said = Wrong("interpreter-expected", says=one.says, came=came)
            yield Diagnostic(FAILED, one.mark.span, within(where, said))


def _outcomes(
    example: Example, ruleset: Ruleset, find_deck: FindDeck, chosen: dict[str, str]
) -> list[Outcome]:
    laid = _Laid(example, ruleset, find_deck)
    readings = laid.readings | chosen
    try:
        if example.is_count:
            return outcomes.of_score(laid.count(readings))
        sight = any(one.key == "sees" for one in _all_expected(example))
        return outcomes.of_result(run_scenario(laid.scenario(readings), ruleset, sight=sight))
    except InputError as error:
        codes = {one.code for one in error.diagnostics}
        if _REFUSED in example.expected and codes <= NOT_AGREED:
            return [_REFUSED]
        raise InputError(map(laid.placed, error.diagnostics)) from None


def _all_expected(example: Example) -> Iterator[Outcome]:
    yield from example.expected
    yield from (one for by in example.by for arm in by.arms for one in arm.outcomes)


class _Laid:
    """The lines of an example, read for a game."""

    def __init__(self, example: Example, ruleset: Ruleset, find_deck: FindDeck) -> None:
        self.example = example
        self.ruleset = ruleset
        self.report = Report()
        self.lines: dict[str, list[Given]] = defaultdict(list)
        for line in example.given:
            self.lines[line.key].append(line)
        self.options = {str(o.words[0]): _int(o.words[1]) for o in self.lines["option"]}
        self.readings = {str(r.words[0]): str(r.words[1]) for r in self.lines["reading"]}
        names = [str(line.words[0]) for line in self.lines["deck"]]
        self.deck = self._deck(names[0], find_deck) if names else None

    def placed(self, mistake: Diagnostic) -> Diagnostic:
        """A mistake at the line that is to blame for it."""
        if mistake.span.line:
            return mistake
        lines = self.lines[_SAID_BY.get(mistake.code, "")]
        span = next((line.mark.span for line in lines), self.example.mark.span)
        return Diagnostic(mistake.code, span, mistake.message, mistake.hint)

    def cards(self, key: str) -> list[str | None]:
        """The cards of a line; None is a seat that is out."""
        return [
            None if card is None else self._card(str(card), line.mark.span)
            for line in self.lines[key]
            for card in line.words
        ]

    def _known(self, key: str) -> tuple[str, ...]:
        return tuple(card for card in self.cards(key) if card is not None)

    def _card(self, card: str, span: Span) -> str:
        try:
            return kind_of(self.ruleset, card).name
        except InputError as error:
            self._take(error, span)
            return "0"

    def _take(self, error: InputError, span: Span) -> None:
        for one in error.diagnostics:
            self.report.add(one.code, span, one.message, one.hint)

    def _deck(self, name: str, find_deck: FindDeck) -> Deck | None:
        try:
            deck = find_deck(name)
            fitting(self.ruleset, deck)
            return deck
        except InputError as error:
            self._take(error, self.lines["deck"][0].mark.span)
            return None

    def count(self, readings: Mapping[str, str]) -> Score:
        """Counts the cards of a table."""
        table, pile = self._known("table"), self._known("pile")
        self.report.stop_if_any()
        if self.deck is not None:
            for said in check_deck(self.deck, [*table, *pile]):
                self.report.add("deck", self.lines["deck"][0].mark.span, said)
        self.report.stop_if_any()
        return score(self.ruleset, table, pile, options=self.options, readings=readings)

    def scenario(self, readings: Mapping[str, str]) -> Scenario:
        """The table before a round, and what is done."""
        hands = tuple(self.cards("hands"))
        starts = self.lines["starts"]
        scenario = Scenario(
            hands=hands,
            pile=self._known("pile"),
            discards=self._known("discards"),
            coins=self._coins(len(hands)),
            starter=self._seat(_int(starts[0].words[0]), starts[0].mark.span) if starts else 0,
            options=self.options,
            readings=readings,
            deck=self.deck,
            events=tuple(self._event(done) for done in self.example.events),
        )
        self.report.stop_if_any()
        reader = Reader(self.example.name)
        check_scenario(reader, scenario, self.ruleset)
        reader.stop_if_any()
        return scenario

    def _coins(self, seats: int) -> tuple[int, ...]:
        for line in self.lines["coins"]:
            coins = tuple(map(_int, line.words))
            if len(coins) != seats:
                said = Wrong("shared-coins", numbers=len(coins), seats=seats)
            elif not all(0 <= n <= MOST_COINS for n in coins):
                said = Wrong("interpreter-coins-range", most=MOST_COINS)
            else:
                return coins
            self.report.add("example", line.mark.span, said)
        return (0,) * seats

    def _seat(self, seat: int, span: Span) -> int:
        seats = sum(len(line.words) for line in self.lines["hands"])
        if not 0 <= seat < seats:
            said = Wrong("interpreter-no-seat-of", seat=seat, last=seats - 1)
            self.report.add("seat", span, said)
            return 0
        return seat

    def _event(self, done: Done) -> Event:
        span = done.mark.span
        event = event_of(done, self.ruleset, self.report)
        for seat in (event.seat, event.target):
            if seat is not None:
                self._seat(seat, span)
        return event


def event_of(done: Done, ruleset: Ruleset, report: Report) -> Event:
    """An event of a game; the report says what the game has no meaning for."""
    span, known = done.mark.span, choices(ruleset)
    given = [key for key in ("amount", "target", "card") if getattr(done, key) is not None]
    wanted = known.get(done.move)
    if done.move not in known:
        move = shorten(done.move)
        said = Wrong("interpreter-has-no-move", ruleset=ruleset.name, move=move)
        report.add("move", span, said, nearest(done.move, known))
    elif given != ([] if wanted is None else [wanted]):
        said = Wrong(f"interpreter-said-{wanted or 'alone'}", move=done.move)
        report.add("move", span, said)
    card = done.card
    if card is not None:
        try:
            card = kind_of(ruleset, card).name
        except InputError as error:
            for one in error.diagnostics:
                report.add(one.code, span, one.message, one.hint)
            card = "0"
    return Event(done.seat, done.move, done.amount, done.target, card)


def _int(word: object) -> int:
    assert isinstance(word, int)
    return word


__all__ = ["FAILED", "come_out", "event_of", "run_example", "scenario_of", "score_of"]
