"""A match: rounds one after the other, read from JSON, played, and told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.dealers import ShuffleError, UnlistedError, from_seed
from coyote_spec.interpreter.reading import Reader, it, within
from coyote_spec.interpreter.scenario import (
    MOST_CARDS,
    MOST_SEATS,
    Cards,
    read_deck,
    read_events,
    read_options,
    read_readings,
)
from coyote_spec.interpreter.table import match_setting, set_table
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.locale.said import Several
from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coyote_spec.interpreter.rounds import Event, Result
    from coyote_spec.interpreter.table import Table
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting

    CheckResult = Callable[[Reader, Mapping[str, Any], int | None], None]
    """Notes what is wrong in what is said of a round; the number of players, if it is known."""

SCHEMA = "coyote-spec/match/1"
KEYS = (
    "schema",
    "players",
    "starter",
    "options",
    "readings",
    "deck",
    "seed",
    "shuffles",
    "rounds",
)


@dataclass(frozen=True, slots=True)
class Match:
    """What was agreed, how the cards came, and what was done in each round.

    The cards come from the seed, or from the order after each shuffle. results are what another
    program says came out of each round; None where it says nothing.
    """

    players: int
    starter: int = 0
    options: Mapping[str, int] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    deck: Deck | None = None
    seed: int | None = None
    shuffles: tuple[tuple[str, ...], ...] = ()
    rounds: tuple[tuple[Event, ...], ...] = ()
    results: tuple[Mapping[str, Any] | None, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The form of the contract; what is as it is when missing is left out."""
        rounds: list[dict[str, Any]] = [
            {"events": [event.as_json() for event in events]} for events in self.rounds
        ]
        for one, said in zip(rounds, self.results, strict=False):
            if said is not None:
                one["result"] = dict(said)
        whole: dict[str, Any] = {
            "schema": SCHEMA,
            "players": self.players,
            "starter": self.starter,
            "options": dict(self.options),
            "readings": dict(self.readings),
            "deck": self.deck and (self.deck.name or dict(self.deck.cards)),
            "seed": self.seed,
            "shuffles": [list(order) for order in self.shuffles],
            "rounds": rounds,
        }
        kept = ("schema", "players", "starter", "rounds")
        return {
            key: value
            for key, value in whole.items()
            if key in kept or value or (key == "seed" and value is not None)
        }


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What came out of a match: settled when somebody has won, open when it could go on.

    illegal_at is the round and the event, both from 1; match is what was played.
    """

    outcome: str
    illegal_at: tuple[int, int] | None
    rounds: tuple[Result, ...]
    winner: int | None
    match: Match

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        return {
            "schema": "coyote-spec/match-run/1",
            "outcome": self.outcome,
            "illegal_at": None if self.illegal_at is None else list(self.illegal_at),
            "rounds": [one.as_json() for one in self.rounds],
            "winner": self.winner,
        }


def is_match(data: Any) -> bool:
    """Whether JSON data is meant as a match, and not as a scenario."""
    return isinstance(data, dict) and ("rounds" in data or data.get("schema") == SCHEMA)


def read_match(
    data: Any,
    ruleset: Ruleset,
    find_deck: Callable[[str], Deck],
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    *,
    name: str | None = None,
    any_shuffles: bool = False,
    check_result: CheckResult | None = None,
) -> Match:
    """A match from JSON data; options and readings given here override those of the data.

    name stands in messages, "the match" if it is left out; check_result looks at what is said to
    have come out of a round. Raises InputError with everything that is wrong; shuffles that don't
    fit the deck are no mistake here if any are taken.
    """
    reader = Reader(Wrong("interpreter-the-match") if name is None else name)
    whole = reader.outermost(data, KEYS)
    _check_keys(reader, whole)
    before = len(reader.report.diagnostics)
    players = reader.whole(whole.get("players", 2), "`players`", 1, MOST_SEATS)
    known = "players" in whole and len(reader.report.diagnostics) == before
    match = Match(
        players=players,
        starter=reader.whole(
            whole.get("starter", 0), "`starter`", 0, players - 1 if known else None
        ),
        options=read_options(reader, whole.get("options", {})) | dict(options or {}),
        readings=read_readings(reader, whole.get("readings", {})) | dict(readings or {}),
        deck=read_deck(reader, ruleset, whole.get("deck"), find_deck),
        seed=reader.whole(whole["seed"], "`seed`") if "seed" in whole else None,
        shuffles=_read_shuffles(reader, ruleset, whole.get("shuffles", [])),
    )
    if not reader.report.diagnostics:
        check_match(reader, match, ruleset, any_shuffles)
    seats = players if known else None
    rounds, results = _read_rounds(reader, ruleset, whole.get("rounds", []), seats, check_result)
    reader.stop_if_any()
    return replace(match, rounds=rounds, results=results)


def _check_keys(reader: Reader, whole: dict[str, Any]) -> None:
    if whole.get("schema", SCHEMA) != SCHEMA:
        hint = Hint("shared-other-schema", schema=SCHEMA)
        reader.wrong(Wrong("shared-other-schema"), hint)
    for key in ("players", "rounds"):
        if key not in whole:
            reader.wrong(Wrong("interpreter-key-missing", key=key))
    if ("seed" in whole) == ("shuffles" in whole):
        both = "seed" in whole
        reader.wrong(Wrong("interpreter-cards-both" if both else "interpreter-cards-neither"))


def _read_rounds(
    reader: Reader,
    ruleset: Ruleset,
    value: Any,
    players: int | None,
    check_result: CheckResult | None,
) -> tuple[tuple[tuple[Event, ...], ...], tuple[Mapping[str, Any] | None, ...]]:
    rounds, results = [], []
    for number, item in enumerate(reader.items(value, "`rounds`"), 1):
        inner = Reader(partial(_round_of, number, reader.name))
        parts = inner.object(item, it(), ("events", "result"))
        if isinstance(item, dict) and "events" not in item:
            inner.wrong(Wrong("interpreter-key-missing", key="events"))
        rounds.append(read_events(inner, ruleset, parts.get("events", []), players))
        said = parts.get("result")
        if said is not None and not isinstance(said, dict):
            inner.wrong(Wrong("interpreter-an-object-at", key="result"))
            said = None
        results.append(said)
        reader.report.diagnostics += inner.report.diagnostics
        if said is not None and check_result is not None:
            told = Reader(partial(_result_of, inner))
            check_result(told, said, players)
            reader.report.diagnostics += told.report.diagnostics
    if all(said is None for said in results):
        results = []
    return tuple(rounds), tuple(results)


def _round_of(number: int, where: str) -> str:
    return Wrong("interpreter-round-of", round=number, where=where)


def _result_of(told: Reader) -> str:
    return Wrong("interpreter-result-of", where=told.name)


def _read_shuffles(reader: Reader, ruleset: Ruleset, value: Any) -> tuple[tuple[str, ...], ...]:
    cards = Cards(reader, ruleset)
    return tuple(
        cards.all(order, Wrong("interpreter-shuffle", number=number))
        for number, order in enumerate(reader.items(value, "`shuffles`"), 1)
    )


def check_match(reader: Reader, match: Match, ruleset: Ruleset, any_shuffles: bool = False) -> None:
    """What must hold of the parts together."""
    deck = match.deck or ruleset.deck
    if deck.size > MOST_CARDS:
        reader.wrong(Wrong("interpreter-deck-too-large", most=MOST_CARDS))
        return
    try:
        setting = match_setting(ruleset, match.players, match.options, match.readings, match.deck)
        if match.seed is None and not any_shuffles:
            Orders(match, setting)([setting.kind(c) for c, n in deck.cards for _ in range(n)])
    except InputError as error:
        reader.take(error)


class Orders:
    """Puts cards into the orders that a match lists, one after the other."""

    def __init__(self, match: Match, setting: Setting) -> None:
        self.listed = match.shuffles
        self.setting = setting
        self.used = 0

    def __call__(self, cards: list[int]) -> list[int]:
        """The cards in the next order.

        Raises UnlistedError when there is none, ShuffleError when it isn't one of these cards.
        """
        if self.used == len(self.listed):
            said = Wrong("interpreter-shuffles-listed", number=len(self.listed))
            named = within(Wrong("interpreter-the-match"), said)
            raise UnlistedError(wrong("shuffles", named).diagnostics)
        order = self.listed[self.used]
        self.used += 1
        kinds = self.setting.kinds
        needed = Counter(kinds[card].name for card in cards)
        if Counter(order) != needed:
            what = _difference(Counter(order), needed)
            said = Wrong("interpreter-no-such-order", number=self.used, what=what)
            raise ShuffleError(wrong("shuffles", said).diagnostics)
        return [self.setting.kind(card) for card in order]


def _difference(given: Counter[str], needed: Counter[str]) -> str:
    lacks, more = list((needed - given).elements()), list((given - needed).elements())
    lacking = Wrong("interpreter-order-lacks", cards=_first_few(lacks)) if lacks else None
    too_many = Wrong("interpreter-order-has-more", cards=_first_few(more)) if more else None
    if lacking and too_many:
        return Wrong("interpreter-and-also", left=lacking, right=too_many)
    return lacking or too_many or ""


def _first_few(cards: list[str]) -> Several:
    return Several(", ", [*cards[:8], "…"] if len(cards) > 8 else cards)


def table_of(match: Match, ruleset: Ruleset) -> Table:
    """The table on which a match is played.

    Raises InputError when what was agreed doesn't fit.
    """
    setting = match_setting(ruleset, match.players, match.options, match.readings, match.deck)
    reorder = Orders(match, setting) if match.seed is None else from_seed(match.seed)
    return set_table(setting, match.deck or ruleset.deck, match.starter, reorder)


def run_match(match: Match, ruleset: Ruleset) -> MatchResult:
    """Plays a match that is written down, up to its end or to the first event that is illegal.

    Raises InputError when a listed shuffle doesn't fit or is missing.
    """
    table = table_of(match, ruleset)
    rounds: list[Result] = []
    for number, events in enumerate(match.rounds, 1):
        refused = table.deal()
        if refused is not None:
            rounds.append(table.refused_round(refused))
            return MatchResult("illegal", (number, 1), tuple(rounds), table.winner, match)
        at = _play_round(table, events, rounds)
        if at is not None:
            return MatchResult("illegal", (number, at), tuple(rounds), table.winner, match)
    return told(table, match, rounds)


def _play_round(table: Table, events: Sequence[Event], rounds: list[Result]) -> int | None:
    """Plays the events of a round and adds its result; the event that is illegal, if one is."""
    for number, event in enumerate(events, 1):
        refused = table.do(event)
        if refused is not None:
            rounds.append(table.result(number, refused))
            return number
    rounds.append(table.result())
    return None


def told(table: Table, match: Match, rounds: Sequence[Result]) -> MatchResult:
    """The result of a match in which nothing was illegal."""
    outcome = "open" if table.winner is None else "settled"
    return MatchResult(outcome, None, tuple(rounds), table.winner, match)
