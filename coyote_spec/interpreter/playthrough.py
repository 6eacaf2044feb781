"""A match as a playthrough: written down round by round, and played again from what is written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import filterfalse, groupby, zip_longest
from typing import TYPE_CHECKING

from coyote_spec.interpreter import outcomes
from coyote_spec.interpreter.examples import event_of
from coyote_spec.interpreter.match import Match, MatchResult, check_match, run_match, table_of
from coyote_spec.interpreter.reading import Reader
from coyote_spec.interpreter.setting import fitting, kind_of
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.example import Deal, Done, Given, Outcome, Playthrough, Round
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.semantics.game import at
from coyote_spec.source import NOWHERE, Diagnostic, InputError, Report

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.interpreter.table import Table
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.source import Span

    FindDeck = Callable[[str], Deck]
    Line = Deal | Done | Outcome

FAILED = "replay"
"""The code of what came out otherwise than a playthrough says."""

MOST_SEATS = 1000
MOST_COPIES = 1000


@dataclass(frozen=True, slots=True)
class Replayed:
    """A playthrough played again: what came out, and the first line that says otherwise."""

    result: MatchResult
    differs: Diagnostic | None


def written(match: Match, ruleset: Ruleset, name: str, title: str = "") -> Playthrough:
    """A match that was played, as a playthrough.

    Raises InputError when what was agreed doesn't fit, or the rules forbid an event.
    """
    table = table_of(match, ruleset)
    rounds = []
    for number, events in enumerate(match.rounds, 1):
        lines, refused = _played(table, events)
        if refused is not None:
            said = Wrong("interpreter-event-of-round", event=refused, round=number)
            raise InputError([Diagnostic("playthrough", NOWHERE, said)])
        rounds.append(Round(number, tuple(lines)))
    given = tuple(_given(match, table, ruleset))
    end = _end(table)
    words = Text(title or f"A match of {match.players} players")
    return Playthrough(name, words, ruleset.name, given, tuple(rounds), end)


def _given(match: Match, table: Table, ruleset: Ruleset) -> Iterator[Given]:
    deck = match.deck or ruleset.deck
    yield Given("players", (match.players,))
    yield Given("starts", (match.starter,))
    for option in table.setting.options.items():
        yield Given("option", option)
    for reading in match.readings.items():
        yield Given("reading", reading)
    if deck.name:
        yield Given("deck", (deck.name,))
    else:
        for copies, same in groupby(deck.cards, key=lambda card: card[1]):
            yield Given("copies", (copies, *(card for card, _ in same)))
    if match.seed is not None:
        yield Given("seed", (match.seed,))
    for order in match.shuffles if match.seed is None else ():
        yield Given("shuffle", order)


def _end(table: Table) -> Outcome:
    return Outcome("not won") if table.winner is None else Outcome("won", table.winner)


def _played(table: Table, events: Sequence[Event]) -> tuple[list[Line], int | None]:
    """The lines of a round that is played now, and the first event that is forbidden."""
    refused = table.deal()
    if refused is not None:
        return [Outcome("forbidden", amount=1)], 1
    lines: list[Line] = [_deal(table)]
    for number, event in enumerate(events, 1):
        refused = table.do(event)
        if refused is not None:
            return [*lines, Outcome("forbidden", amount=number, names=(refused.rule,))], number
        lines.append(outcomes.done(event))
    return [*lines, *outcomes.told(table.result())], None


def _deal(table: Table) -> Deal:
    state, setting = table.before, table.setting
    lots: list[list[str]] = [[] for _ in table.game.seats]
    laid: list[str] = []
    for place, body in setting.ruleset.places.items():
        rows = state[at(place)] if body.each else (state[at(place)],)
        for lot, row in zip(lots if body.each else (laid,), rows, strict=True):
            lot += [setting.kinds[kind].name for kind, n in enumerate(row) for _ in range(n)]
    playing = state["in_play"]
    seats = tuple(tuple(lot) if playing[seat] else None for seat, lot in enumerate(lots))
    return Deal(seats, tuple(laid))


def replay(
    one: Playthrough,
    ruleset: Ruleset,
    find_deck: FindDeck,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: Deck | None = None,
) -> Replayed:
    """Plays a playthrough again and compares every line with what comes out.

    Options, readings and deck given here override those of the file. Raises InputError with
    everything that the game has no meaning for.
    """
    match = _match(one, ruleset, find_deck)
    match = replace(
        match,
        options={**match.options, **(options or {})},
        readings={**match.readings, **(readings or {})},
        deck=deck or match.deck,
    )
    try:
        reader = Reader(one.name)
        check_match(reader, match, ruleset)
        reader.stop_if_any()
        return Replayed(run_match(match, ruleset), _difference(one, match, ruleset))
    except InputError as error:
        span = one.mark.span
        placed = [d if d.span.line else replace(d, span=span) for d in error.diagnostics]
        raise InputError(placed) from None


def _match(one: Playthrough, ruleset: Ruleset, find_deck: FindDeck) -> Match:
    report = Report()
    if one.game != ruleset.name:
        names = {"name": one.name, "game": one.game, "ruleset": ruleset.name}
        said = Wrong("interpreter-match-of", **names)
        report.add("playthrough", one.mark.span, said)
    given = {line.key: line for line in one.given}
    players = _number(given["players"], 2, MOST_SEATS, report)
    starter = _number(given["starts"], 0, players - 1, report) if "starts" in given else 0
    rounds = tuple(
        tuple(_event(d, players, ruleset, report) for d in o.lines if isinstance(d, Done))
        for o in one.rounds
    )
    pairs = [(line.key, line.words) for line in one.given]
    match = Match(
        players,
        starter,
        {str(w[0]): w[1] for key, w in pairs if key == "option" and isinstance(w[1], int)},
        {str(w[0]): str(w[1]) for key, w in pairs if key == "reading"},
        _deck(one, ruleset, find_deck, report),
        next((w[0] for key, w in pairs if key == "seed" and isinstance(w[0], int)), None),
        tuple(_cards(line, ruleset, report) for line in one.given if line.key == "shuffle"),
        rounds,
    )
    report.stop_if_any()
    return match


def _number(line: Given, low: int, high: int, report: Report) -> int:
    (number,) = line.words
    assert isinstance(number, int)
    if low <= number <= high:
        return number
    said = Wrong("interpreter-number-needed", low=low, high=high)
    report.add("playthrough", line.mark.span, said)
    return low


def _event(done: Done, players: int, ruleset: Ruleset, report: Report) -> Event:
    for seat in (done.seat, done.target):
        if seat is not None and not 0 <= seat < players:
            said = Wrong("interpreter-no-seat-of", seat=seat, last=players - 1)
            report.add("seat", done.mark.span, said)
    return event_of(done, ruleset, report)


def _cards(line: Given, ruleset: Ruleset, report: Report) -> tuple[str, ...]:
    found = []
    for card in line.words:
        try:
            found.append(kind_of(ruleset, str(card)).name)
        except InputError as error:
            _take(error, line.mark.span, report)
    return tuple(found)


def _deck(one: Playthrough, ruleset: Ruleset, find_deck: FindDeck, report: Report) -> Deck | None:
    """The deck that is named or written out."""
    cards: dict[str, int] = {}
    for line in one.given:
        if line.key == "deck" and line.words[0] != ruleset.deck.name:
            try:
                deck = find_deck(str(line.words[0]))
                fitting(ruleset, deck)
                return deck
            except InputError as error:
                _take(error, line.mark.span, report)
        elif line.key == "copies":
            copies, *names = line.words
            assert isinstance(copies, int)
            if not 1 <= copies <= MOST_COPIES:
                said = Wrong("interpreter-copies", most=MOST_COPIES)
                report.add("copies", line.mark.span, said)
            cards |= dict.fromkeys(map(str, names), copies)
            _cards(Given("copies", tuple(names), line.mark), ruleset, report)
    return Deck("", Text(), tuple(cards.items())) if cards else None


def _take(error: InputError, span: Span, report: Report) -> None:
    for one in error.diagnostics:
        report.add(one.code, span, one.message, one.hint)


def _difference(one: Playthrough, match: Match, ruleset: Ruleset) -> Diagnostic | None:
    """The first line that says otherwise than what comes out."""
    table = table_of(match, ruleset)
    for told, events in zip(one.rounds, match.rounds, strict=True):
        lines, refused = _played(table, events)
        if refused is not None:
            return _refused(told, lines, refused)
        for said, came in zip_longest(filterfalse(_relies, told.lines), lines):
            if said != came:
                return _otherwise(told, said, came)
        for said in filter(_relies, told.lines):
            differs = _relied(said, outcomes.of_result(table.result()))
            if differs is not None:
                return differs
    end = _end(table)
    if end == one.end:
        return None
    message = Wrong("interpreter-written-here", says=one.end.says, came=end.says)
    return Diagnostic(FAILED, one.end.mark.span, message)


def _relies(line: Line) -> bool:
    """Whether a line says what a round relies on: it may be said, and needn't."""
    return isinstance(line, Outcome) and line.key == "relies"


def _relied(said: Line, found: Sequence[Outcome]) -> Diagnostic | None:
    assert isinstance(said, Outcome)
    if outcomes.holds(said, found):
        return None
    came = outcomes.instead(said, found)[0]
    message = Wrong("interpreter-written-here", says=said.says, came=came.says)
    return Diagnostic(FAILED, said.mark.span, message)


def _otherwise(told: Round, said: Line | None, came: Line | None) -> Diagnostic:
    if said is None and came is not None:
        message = Wrong("interpreter-lacks-line", round=told.number, came=came.says)
        return Diagnostic(FAILED, told.lines[-1].mark.span, message)
    assert said is not None
    if came is None:
        message = Wrong("interpreter-nothing-more", says=said.says)
    else:
        message = Wrong("interpreter-written-here", says=said.says, came=came.says)
    return Diagnostic(FAILED, said.mark.span, message)


def _refused(told: Round, lines: list[Line], number: int) -> Diagnostic:
    """The event that is forbidden, unless a line before it says otherwise already."""
    for said, came in zip(told.lines, lines[:-1], strict=False):
        if said != came:
            return _otherwise(told, said, came)
    event = next((e for e in _events(told)[number - 1 : number]), told)
    name = _rule(lines[-1])
    message = Wrong("interpreter-forbidden")
    if name:
        message = Wrong("interpreter-forbidden-by", rule=name)
    return Diagnostic(FAILED, event.mark.span, message)


def _events(told: Round) -> list[Done]:
    return [line for line in told.lines if isinstance(line, Done)]


def _rule(line: Line) -> str:
    return next(iter(line.names), "") if isinstance(line, Outcome) else ""


__all__ = ["FAILED", "Replayed", "replay", "written"]
