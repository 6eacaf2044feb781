"""A match at a terminal, in words: people are shown what the rules show them, and asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.interpreter.match import Match, MatchResult, table_of, told
from coyote_spec.interpreter.players import Player, players_from
from coyote_spec.interpreter.sight import legal_events, sight
from coyote_spec.interpreter.spoken import (
    cards_in_words,
    choice_said,
    choices_in_words,
    end_of_round,
    help_in_words,
    legal_in_words,
    parsed,
    said_event,
    said_number,
    seat_said,
    wins,
    with_choice,
    you_can,
)
from coyote_spec.interpreter.voice import say as in_words
from coyote_spec.interpreter.voice import title_of, voice
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.locale.names import capital
from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from coyote_spec.interpreter.rounds import Event, Result
    from coyote_spec.interpreter.sight import Sight
    from coyote_spec.interpreter.table import Table
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.semantics.round import Requirement

MOST_ROUNDS = 500
"""Under some readings a match need not end; a table of players gets up after so many rounds."""

PASS = "pass"
"""Said by a bidder who adds nothing to the bid."""


def plainly(need: Requirement) -> str:
    """Why something is forbidden, without the words of the rule."""
    return f"forbidden by `{need.rule}`: {need.says}"


class _StopError(Exception):
    """Somebody wants to stop."""


@dataclass(slots=True)
class _Evening:
    """A table with the people and players around it, and what was played so far."""

    table: Table
    ruleset: Ruleset
    people: frozenset[int]
    players: list[Player]
    copies: tuple[int, ...]
    ask: Callable[[str], str]
    say: Callable[[str], None]
    quote: Callable[[Requirement], str]
    rounds: list[tuple[Event, ...]] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)


def play(
    ruleset: Ruleset,
    players: int,
    seed: int,
    people: Collection[int],
    ask: Callable[[str], str],
    say: Callable[[str], None],
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: Deck | None = None,
    quote: Callable[[Requirement], str] = plainly,
) -> MatchResult:
    """Plays a match: people are asked, seeded players play the other seats.

    ask shows a text and returns a line; EOFError and KeyboardInterrupt end the match as `quit`
    does. quote tells why something is forbidden. The result carries the match, which replays
    exactly. Raises InputError when something doesn't fit.
    """
    unknown = sorted(seat for seat in people if not 0 <= seat < players)
    match = Match(players, 0, dict(options or {}), dict(readings or {}), deck, seed)
    table = table_of(match, ruleset)
    if unknown:
        given = {"seat": unknown[0], "players": players, "last": players - 1}
        said = Wrong("interpreter-no-seat-with", **given)
        raise wrong("seat", said)
    held = dict((deck or ruleset.deck).cards)
    evening = _Evening(
        table,
        ruleset,
        frozenset(people),
        players_from(seed, players),
        tuple(held[kind.name] for kind in table.setting.kinds),
        ask,
        say,
        quote,
    )
    voice().about(ruleset)
    title, last = title_of(ruleset), str(players - 1)
    say(
        in_words(
            "play",
            f"{title}, {players} players, seed {seed}.",
            title=title,
            players=players,
            seed=str(seed),
        )
    )
    english = f"Seats are 0 to {last}, each the left neighbour of the one before."
    say(in_words("seats", english, last=last))
    try:
        _match(evening)
    except _StopError:
        say(in_words("stops", "The match stops here."))
    rounds = tuple(evening.rounds)
    whole = Match(players, 0, match.options, match.readings, deck, seed, rounds=rounds)
    return told(table, whole, evening.results)


def _match(evening: _Evening) -> None:
    table, say = evening.table, evening.say
    while table.winner is None:
        if len(evening.results) >= MOST_ROUNDS:
            english = f"After {MOST_ROUNDS} rounds nobody has won."
            say(in_words("nobody-won", english, rounds=MOST_ROUNDS))
            raise _StopError
        table.deal()
        evening.rounds.append(())
        evening.results.append(table.result())
        say("")
        number, turn = len(evening.rounds), str(table.turn)
        say(in_words("begins", f"Round {number}. Seat {turn} begins.", round=number, seat=turn))
        if not evening.people:
            _show_all(evening)
        while not table.round_over:
            _turn(evening)
        for line in end_of_round(table, evening.results[-1], bool(evening.people)):
            say(line)
    say("")
    say(wins(table.winner))


def _turn(evening: _Evening) -> None:
    """What the last bidder may do after the bid; then whoever is to act does something."""
    table = evening.table
    if table.state["just_bid"] and table.state["bidder"] != table.turn:
        _after_a_bid(evening, table.state["bidder"])
        if table.round_over:
            return
    if table.turn is None or table.turn < 0:
        evening.say(in_words("turn-of-nobody", "The turn has passed to nobody."))
        raise _StopError
    view = sight(table, table.turn, evening.copies)
    if view.seat in evening.people:
        event = _asked(evening, view)
    else:
        event = _completed(evening, view, evening.players[view.seat].choose(view))
    if event is None:
        english = f"Seat {view.seat} has no legal move."
        evening.say(in_words("no-legal-move", english, seat=str(view.seat)))
        raise _StopError
    _do(evening, event)


def _after_a_bid(evening: _Evening, seat: int) -> None:
    """Moves that follow one's own bid, as long as the bidder makes any."""
    while evening.table.state["just_bid"] and evening.table.state["bidder"] == seat:
        view = sight(evening.table, seat, evening.copies)
        if not legal_in_words(view):
            return
        if seat in evening.people:
            event = _asked(evening, view, may_pass=True)
        else:
            event = _completed(evening, view, evening.players[seat].adds(view))
        if event is None:
            return
        _do(evening, event)


def _do(evening: _Evening, event: Event) -> None:
    refused = evening.table.do(event)
    assert refused is None, "what is chosen is legal"
    evening.rounds[-1] = (*evening.rounds[-1], event)
    evening.results[-1] = evening.table.result()
    evening.say(said_event(event))


def _show_all(evening: _Evening) -> None:
    view = sight(evening.table, -1, evening.copies)
    for line in cards_in_words(view):
        evening.say(line)


def _asked(evening: _Evening, view: Sight, may_pass: bool = False) -> Event | None:
    """A legal event from a person; what is not one is answered, and asked again.

    None when there is nothing to do, or the person passes.
    """
    say = evening.say
    _show(evening, view)
    possible = [*legal_in_words(view), *([PASS] if may_pass else [])]
    if not possible:
        return None
    say(f"  {you_can(possible)}")
    while True:
        words = _line(evening, view)
        if may_pass and words == [PASS]:
            return None
        event = _read(evening, words, view)
        if event is not None and view.choosers[event.move] != view.seat:
            event = _with_answer(evening, view, event.move)
        elif event is not None:
            event = _allowed(evening, view, event)
        if event is not None:
            return event


def _show(evening: _Evening, view: Sight) -> None:
    say = evening.say
    say(in_words("you-are", f"You are seat {view.seat}.", seat=str(view.seat)))
    for line in cards_in_words(view):
        say(line)
    coins = ", ".join(
        in_words("seat-has", f"seat {seat} has {n}", seat=str(seat), coins=n)
        if view.in_play[seat]
        else in_words("seat-out", f"seat {seat} is out", seat=str(seat))
        for seat, n in enumerate(view.coins)
    )
    say(f"  {in_words('coins', f'Coins: {coins}', coins=coins)}")
    if view.opened:
        bid, bidder = said_number(view.bid), str(view.bidder)
        english = f"Last bid: {bid}, by seat {bidder}"
        say(f"  {in_words('bid-shown', english, amount=bid, seat=bidder)}")


def _allowed(evening: _Evening, view: Sight, event: Event) -> Event | None:
    """The event if it is legal; else it is said why not."""
    refused = view.refusal(event)
    if refused is None:
        return event
    why = evening.quote(refused)
    evening.say(in_words("that-is", f"That is {why}.", why=why))
    return None


def _completed(evening: _Evening, view: Sight, event: Event | None) -> Event | None:
    """What a seeded player does, with the choice of whoever is asked for it."""
    if event is None or view.choosers[event.move] == view.seat:
        return event
    return _with_answer(evening, view, event.move)


def _with_answer(evening: _Evening, actor: Sight, move: str) -> Event | None:
    """A seat's move with the choice that another seat makes, who must be able to make one."""
    if not any(legal_events(actor, move)):
        english = f"`{move}` can't be asked for: there is nothing legal to choose."
        evening.say(in_words("nothing-to-choose", english, move=move))
        return None
    view = sight(evening.table, actor.choosers[move], evening.copies)
    if view.seat in evening.people:
        return _answered(evening, view, move, actor.seat)
    return evening.players[view.seat].answers(view, move, actor.seat)


def _answered(evening: _Evening, view: Sight, move: str, actor: int) -> Event:
    """The move of another seat with the legal choice of a person, who is asked until it is one."""
    key = view.moves[move]
    assert key is not None
    choices = choices_in_words(key, list(legal_events(view, move, actor)))
    can = f"  {in_words('you-can-say', f'You can say: {choices}', choices=choices)}"
    _show(evening, view)
    what = choice_said(key)
    english = f"Seat {actor} asks for {what}, by `{move}`: which?"
    evening.say(in_words("asks", english, seat=str(actor), what=what, move=move))
    evening.say(can)
    while True:
        words = _line(evening, view)
        if not words or words[0].casefold() in ("help", "?"):
            evening.say(can)
            continue
        try:
            event = _allowed(evening, view, with_choice(words, view, move, actor))
        except InputError as error:
            _explain(evening, error)
            continue
        if event is not None:
            return event


def _line(evening: _Evening, view: Sight) -> list[str]:
    """The words of a line; no line at all, or `quit`, ends the match."""
    try:
        line = evening.ask(f"{seat_said(view.seat)}> ")
    except (EOFError, KeyboardInterrupt):
        raise _StopError from None
    words = line.replace("−", "-").split()
    if [word.casefold() for word in words] in (["quit"], ["exit"]):
        raise _StopError
    return words


def _read(evening: _Evening, words: list[str], view: Sight) -> Event | None:
    """The event that the words mean, or None after an answer to what was none."""
    if not words or words[0].casefold() in ("help", "?"):
        for said in help_in_words(view):
            evening.say(said)
        return None
    try:
        return parsed(words, view)
    except InputError as error:
        _explain(evening, error)
        return None


def _explain(evening: _Evening, error: InputError) -> None:
    for one in error.diagnostics:
        hint = f" {voice().said(one.hint)}" if one.hint else ""
        evening.say(f"{capital(voice().said(one.message))}{hint}")
