"""The log of another program: a list of matches, each round with what came out of it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.match import Match, read_match
from coyote_spec.interpreter.reading import Reader, it, within
from coyote_spec.interpreter.scenario import MOST_SEATS
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.locale.said import Several
from coyote_spec.source import InputError, Report

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.source import Diagnostic

RUN_SCHEMA = "coyote-spec/run/1"
OUTCOMES = ("settled", "open", "illegal")
WORDS = ("schema", "ruleset", "why")
"""Keys of a result that say nothing of what came out."""
KEYS = (
    "outcome",
    "illegal_at",
    "bid",
    "draws",
    "total",
    "loser",
    "paid",
    "coins",
    "eliminated",
    "winner",
    "next_starter",
    "reshuffle",
    "direction",
    "turn",
    "relied_on",
)
"""Keys of a result that are compared, in the order in which things come about."""
SEATS = ("loser", "winner", "next_starter", "turn")
LISTS = ("coins", "eliminated", "draws", "relied_on")


def read_log(
    data: Any,
    ruleset: Ruleset,
    find_deck: Callable[[str], Deck],
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
) -> tuple[Match, ...]:
    """The matches of a log; options and readings given here override those of each match.

    Raises InputError with everything that is wrong in any of them. Shuffles that can't be are not
    wrong here: they are what the other program did.
    """
    reader = Reader(Wrong("conformance-the-log"))
    items = reader.items(data, it())
    if isinstance(data, list) and not data:
        reader.wrong(Wrong("conformance-no-match"))
    report, matches = Report(list(reader.report.diagnostics)), []
    for number, item in enumerate(items, 1):
        name = Wrong("conformance-match", number=number)
        try:
            match = read_match(
                item,
                ruleset,
                find_deck,
                options,
                readings,
                name=name,
                any_shuffles=True,
                check_result=_check_result,
            )
        except InputError as error:
            report.diagnostics += _named(name, error)
            continue
        matches.append(match)
    report.stop_if_any()
    return tuple(matches)


def _named(name: str, error: InputError) -> list[Diagnostic]:
    """The mistakes of a match, each with its match; else those of two would look the same."""
    return [
        d if name in d.message else replace(d, message=within(name, d.message))
        for d in error.diagnostics
    ]


def _check_result(reader: Reader, said: Mapping[str, Any], players: int | None) -> None:
    for key, value in reader.object(dict(said), it(), (*WORDS, *KEYS)).items():
        _check_value(reader, key, value, players)


def _check_value(reader: Reader, key: str, value: Any, players: int | None) -> None:
    """What a key can hold at all; whether it is right is another question."""
    what, last = f"`{key}`", None if players is None else players - 1
    match key:
        case "schema" if value != RUN_SCHEMA:
            hint = Hint("shared-other-schema", schema=RUN_SCHEMA)
            reader.wrong(Wrong("shared-other-schema"), hint)
        case "outcome" if value not in OUTCOMES:
            outcomes = Several(", ", OUTCOMES[:-1])
            reader.wrong(Wrong("conformance-outcome", outcomes=outcomes, last=OUTCOMES[-1]))
        case "ruleset" | "why" if value is not None:
            reader.text(value, what)
        case "reshuffle" if not isinstance(value, bool):
            reader.wrong(Wrong("conformance-truth", key=key))
        case "direction":
            reader.whole(value, what)
        case "total" if value is not None:
            reader.whole(value, what)
        case "illegal_at" if value is not None:
            reader.whole(value, what, 1)
        case "bid" if value is not None:
            _check_bid(reader, value, last)
        case "paid":
            _check_paid(reader, value, last)
        case _ if key in SEATS and value is not None:
            reader.whole(value, what, 0, last)
        case _ if key in LISTS:
            _check_list(reader, key, value, players)
        case _:
            pass


def _check_bid(reader: Reader, value: Any, last: int | None) -> None:
    parts = reader.object(value, "`bid`", ("seat", "amount"))
    for key in ("seat", "amount"):
        if isinstance(value, dict) and key not in value:
            reader.wrong(Wrong("conformance-bid-lacks", key=key))
    if "seat" in parts:
        reader.whole(parts["seat"], "`seat` of `bid`", 0, last)
    if "amount" in parts:
        reader.whole(parts["amount"], "`amount` of `bid`")


def _check_paid(reader: Reader, value: Any, last: int | None) -> None:
    seats = range(MOST_SEATS if last is None else last + 1)
    for seat, coins in reader.object(value, "`paid`", map(str, seats)).items():
        reader.whole(coins, _paid_by(seat))


@lru_cache
def _paid_by(seat: str) -> Wrong:
    return Wrong("conformance-paid-by", seat=seat)


@lru_cache
def _number_in() -> Wrong:
    return Wrong("conformance-number-in")


@lru_cache
def _seat_in() -> Wrong:
    return Wrong("conformance-seat-in")


@lru_cache
def _name_in(key: str) -> Wrong:
    return Wrong("conformance-name-in", key=key)


def _check_list(reader: Reader, key: str, value: Any, players: int | None) -> None:
    items, last = reader.items(value, f"`{key}`"), None if players is None else players - 1
    if key == "coins" and isinstance(value, list) and len(value) != (players or len(value)):
        reader.wrong(Wrong("shared-coins", numbers=len(value), seats=players or 0))
    for item in items:
        if key == "coins":
            reader.whole(item, _number_in())
        elif key == "eliminated":
            reader.whole(item, _seat_in(), 0, last)
        else:
            reader.text(item, _name_in(key))
