"""From claims and tours as written to checked ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.elaborate.expressions import Expressions, Scope
from coyote_spec.elaborate.names import Names
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.claim import HIGHEST_TOTAL, Claim
from coyote_spec.ruleset.ruleset import FRAME, LOCALS, Deck, Ruleset
from coyote_spec.source import InputError, Report, nearest
from coyote_spec.syntax.tree import OnDeck, Players
from coyote_spec.syntax.unparse import unparse_expression

if TYPE_CHECKING:
    from pathlib import Path

    from coyote_spec.elaborate.library import Library
    from coyote_spec.ruleset.effect import Text
    from coyote_spec.source import Span
    from coyote_spec.syntax.tree import Entry, ListTree

QUESTIONS = ("total ranges", "bidding ends", "never stuck", "same counting")
VERDICTS = ("proved", "refuted")


def claims_of(path: Path, library: Library) -> list[Claim]:
    """The claims of a file.

    Raises InputError with everything that is wrong in them.
    """
    report = Report()
    claims = []
    names: dict[str, Span] = {}
    for tree in library.lists(path, "claim"):
        if tree.name in names:
            said = f"the name `{tree.name}` is taken by the claim in line {names[tree.name].line}."
            report.add("same-name", tree.mark.span, said)
        names[tree.name] = tree.mark.span
        claim = _claim(tree, path, library, report)
        if claim is not None:
            claims.append(claim)
    report.stop_if_any()
    return claims


def _claim(tree: ListTree, path: Path, library: Library, report: Report) -> Claim | None:
    before = len(report.diagnostics)
    entries: dict[str, Entry] = {}
    options: dict[str, int] = {}
    readings: dict[str, str] = {}
    for entry in tree.entries:
        match entry.key, entry.words:
            case "option", (str(name), int(value)):
                options[name] = value
            case "reading", (str(name), str(reading)):
                readings[name] = reading
            case key, _:
                if key in entries:
                    report.add("same-name", entry.mark.span, f"`{key}` stands here a second time.")
                entries[key] = entry
    asked = [key for key in entries if key in QUESTIONS]
    for key in asked[1:]:
        said = "a claim asks one question."
        report.add("claim", entries[key].mark.span, said, "write a second claim.")
    games = _games(entries, path, library, tree.mark.span, report)
    if not asked:
        hint = "ask one of: " + ", ".join(f"`{q}`" for q in QUESTIONS) + "."
        report.add("claim", tree.mark.span, f"the claim {tree.name} asks nothing.", hint)
    expected = _expected(entries, tree, report)
    players = _players(entries, report)
    deck = _deck(entries, path, library, report)
    low, high = _bounds(entries, report)
    assuming, said = _assuming(entries, report)
    if asked and asked[0] == "same counting" and 0 < len(games) < 2:
        report.add("claim", tree.mark.span, "`same counting` needs two games or more.")
    if len(report.diagnostics) > before:
        return None
    return Claim(
        tree.name,
        games,
        asked[0],
        players,
        deck,
        options,
        readings,
        assuming,
        expected,
        low,
        high,
        tree.mark.span,
        said,
        tree.title.base,
    )


def _games(
    entries: dict[str, Entry], path: Path, library: Library, span: Span, report: Report
) -> tuple[Ruleset, ...]:
    if "games" not in entries:
        report.add("claim", span, "the claim names no game.", "write `games` and their names.")
        return ()
    found = []
    for name in entries["games"].words:
        try:
            found.append(library.ruleset(str(name), beside=path))
        except InputError as error:
            for one in error.diagnostics:
                place = one.span if one.span.line else entries["games"].mark.span
                report.add(one.code, place, one.message, one.hint)
    return tuple(found)


def _expected(entries: dict[str, Entry], tree: ListTree, report: Report) -> str:
    if "expect" not in entries:
        hint = "write `expect proved` or `expect refuted`."
        report.add("claim", tree.mark.span, f"the claim {tree.name} expects nothing.", hint)
        return ""
    word = str(entries["expect"].words[0])
    if word not in VERDICTS:
        span = entries["expect"].mark.span
        report.add("claim", span, f"`{word}` isn't a verdict.", nearest(word, VERDICTS))
    return word


def _players(entries: dict[str, Entry], report: Report) -> tuple[int, int] | None:
    if "players" not in entries:
        return None
    match entries["players"].words:
        case (Players(int(low), int(high)),):
            if not 2 <= low <= high <= 1000:
                said = f"{low} to {high} isn't a number of players."
                report.add("claim", entries["players"].mark.span, said)
            return low, high
        case _:
            return None


def _deck(entries: dict[str, Entry], path: Path, library: Library, report: Report) -> Deck | None:
    if "deck" not in entries:
        return None
    try:
        return library.deck(str(entries["deck"].words[0]), path)
    except InputError as error:
        for one in error.diagnostics:
            report.add(one.code, entries["deck"].mark.span, one.message, one.hint)
        return None


def _bounds(entries: dict[str, Entry], report: Report) -> tuple[int, int]:
    if "total ranges" not in entries:
        return 0, 0
    low, high = entries["total ranges"].words
    assert isinstance(low, int)
    assert isinstance(high, int)
    if low > high:
        span = entries["total ranges"].mark.span
        said = f"{low} to {high} holds no number."
        report.add("empty-range", span, said, "write the lower number first.")
    return low, high


def _assuming(entries: dict[str, Entry], report: Report) -> tuple[say.Expression | None, str]:
    """An assumption speaks of the number that is bid, of the frame's fields, and of the highest
    total."""
    if "assuming" not in entries:
        return None, ""
    names = Names(fields={**FRAME, HIGHEST_TOTAL: "number"})
    (node,) = entries["assuming"].words
    assert isinstance(node, say.Expression)
    scope = Scope(frozenset({"actor", "number"}) & frozenset(LOCALS))
    resolved = Expressions(names, report).resolve(node, "truth", scope)
    return _as_local(resolved), unparse_expression(node)


def _as_local(node: Any) -> Any:
    """The highest total is given by the one who asks, not by the state."""
    from dataclasses import fields, is_dataclass, replace

    if isinstance(node, say.Field) and node.name == HIGHEST_TOTAL:
        return say.Local(HIGHEST_TOTAL, span=node.span)
    if isinstance(node, tuple):
        return tuple(map(_as_local, node))
    if is_dataclass(node) and not isinstance(node, type):
        parts = {f.name: _as_local(getattr(node, f.name)) for f in fields(node) if f.name != "span"}
        return replace(node, **parts)
    return node


@dataclass(frozen=True, slots=True)
class Stop:
    """One stop of a tour: key is say, check, score, range, prove or compare."""

    key: str
    names: tuple[str, ...] = ()
    text: Text | None = None
    cards: tuple[str, ...] = ()
    players: tuple[int, int] | None = None
    deck: str | None = None


@dataclass(frozen=True, slots=True)
class Tour:
    """What the tool shows when it is asked for its main job."""

    name: str
    title: Text
    stops: tuple[Stop, ...]


def tours_of(path: Path, library: Library) -> list[Tour]:
    """The tours of a file."""
    return [
        Tour(tree.name, tree.title, tuple(map(_stop, tree.entries)))
        for tree in library.lists(path, "tour")
    ]


def _stop(entry: Entry) -> Stop:
    from coyote_spec.ruleset.effect import Text as Words

    names = tuple(w for w in entry.words if isinstance(w, str))
    text = next((w for w in entry.words if isinstance(w, Words)), None)
    lists = [w for w in entry.words if isinstance(w, tuple)]
    names, cards = lists if lists else (names, ())
    deck = next((w.name for w in entry.words if isinstance(w, OnDeck)), None)
    players = None
    for word in entry.words:
        if isinstance(word, Players) and word.low is not None and word.high is not None:
            players = (word.low, word.high)
    return Stop(entry.key, names, text, cards, players, deck)
