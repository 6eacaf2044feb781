"""From claims and tours as written to checked ones."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from coyote_spec.elaborate.expressions import Expressions, Scope
from coyote_spec.elaborate.names import Names, gather
from coyote_spec.elaborate.paths import is_path, is_there, split_name
from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.locale.said import Clause
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.claim import HIGHEST_TOTAL, Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import FRAME, LOCALS, Deck, Ruleset
from coyote_spec.source import InputError, Report
from coyote_spec.syntax.parse import VERSION
from coyote_spec.syntax.tree import DeckLine, DeckTree, Entry, FileTree, ListTree, OnDeck, Players
from coyote_spec.syntax.unparse import unparse, unparse_expression

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from coyote_spec.elaborate.library import Library
    from coyote_spec.source import Span

T = TypeVar("T")

VERDICTS = ("proved", "refuted")
ONCE = frozenset({"asks", "games", "players", "deck", "deck any like", "assuming", "expect"})
"""Lines of which a claim has one at the most."""
NAMED = frozenset({"option", "reading", "every value", "every reading"})
"""Lines of which it has one for a name."""


def claims_of(path: Path, library: Library) -> list[Claim]:
    """The claims of a file.

    Raises InputError with everything that is wrong in them.
    """
    report = Report()
    claims = []
    names: dict[str, Span] = {}
    for tree in library.lists(path, "claim"):
        if tree.name in names:
            said = Wrong("elaborate-taken-by-claim", name=tree.name, line=names[tree.name].line)
            report.add("same-name", tree.mark.span, said)
        names[tree.name] = tree.mark.span
        claim = _claim(tree, path, library, report)
        if claim is not None:
            claims.append(claim)
    report.stop_if_any()
    return claims


def _claim(tree: ListTree, path: Path, library: Library, report: Report) -> Claim | None:
    before = len(report.diagnostics)
    entries = _entries(tree, report)
    span = tree.mark.span
    games = _games(entries, path, library, span, report)
    if "asks" not in entries:
        without = Wrong("elaborate-without-question", claim=tree.name)
        report.add("claim", span, without, Hint("elaborate-without-question"))
    expected = _expected(entries, tree, report)
    players = _players(entries, report)
    deck = _deck(entries, path, library, report)
    question = _question(entries, games, report)
    assuming, said = _assuming(entries, games, report)
    named = partial(_named, tree)
    if len(report.diagnostics) > before:
        return None
    assert question is not None
    return Claim(
        tree.name,
        games,
        question,
        players,
        deck,
        any_deck="deck any like" in entries,
        options=dict(named("option")),
        readings=dict(named("reading")),
        every_value=tuple(name for name, *_ in named("every value")),
        every_reading=tuple(name for name, *_ in named("every reading")),
        all_readings="readings every one" in entries,
        assuming=assuming,
        rounds_end="provided every round ends" in entries,
        expected=expected,
        span=span,
        said=said,
        title=tree.title.base,
        text=_alone(tree, games, deck, library),
        places=dict(_places(tree)),
    )


def _places(tree: ListTree) -> Iterator[tuple[str, Span]]:
    """Where each line stands, by its key and, if it has one, the name that it is about."""
    for entry in tree.entries:
        named = f" {entry.words[0]}" if entry.key in NAMED else ""
        yield f"{entry.key}{named}", entry.mark.span


def _alone(tree: ListTree, games: tuple[Ruleset, ...], deck: Deck | None, library: Library) -> str:
    """The claim as a file of its own, which names its games as findings do; with the deck, if it
    isn't a shipped one."""
    names = tuple(game.name for game in games)
    entries = tuple(
        Entry(one.key, names if one.key == "games" else one.words) for one in tree.entries
    )
    claim = ListTree(tree.kind, tree.name, tree.title, entries)
    if deck is None or deck in library.shipped_decks():
        return unparse(FileTree(VERSION, (claim,)))
    lines = tuple(DeckLine(copies, (card,)) for card, copies in deck.cards)
    own = DeckTree(deck.name, deck.title, deck.assumed, None, lines)
    return unparse(FileTree(VERSION, (own, claim)))


def _entries(tree: ListTree, report: Report) -> dict[str, Entry]:
    """The lines by their key; of those that can stand several times, the last."""
    entries: dict[str, Entry] = {}
    named: defaultdict[str, set[object]] = defaultdict(set)
    for entry in tree.entries:
        span = entry.mark.span
        if entry.key == "asks" and "asks" in entries:
            said = Wrong("elaborate-one-question")
            report.add("claim", span, said, Hint("elaborate-one-question"))
        elif entry.key in ONCE and entry.key in entries:
            report.add("same-name", span, Wrong("elaborate-second-time", what=entry.key))
        elif entry.key in NAMED and entry.words[0] in named[entry.key]:
            said = Wrong("elaborate-agreed-twice", what=str(entry.words[0]))
            report.add("same-name", span, said)
        named[entry.key].add(entry.words[0] if entry.words else "")
        entries[entry.key] = entry
    if "deck" in entries and "deck any like" in entries:
        report.add("claim", entries["deck any like"].mark.span, Wrong("elaborate-one-deck"))
    return entries


def _named(tree: ListTree, key: str) -> Iterator[tuple[Any, ...]]:
    """The words of all lines with a key."""
    yield from (entry.words for entry in tree.entries if entry.key == key)


def _question(
    entries: dict[str, Entry], games: tuple[Ruleset, ...], report: Report
) -> Question | None:
    """What is asked, with its condition resolved; of games that aren't all known, what fits them
    can't be said."""
    if "asks" not in entries:
        return None
    (asked,) = entries["asks"].words
    assert isinstance(asked, Question)
    span = entries["asks"].mark.span
    known = "games" in entries and len(games) == len(entries["games"].words)
    match asked.key, asked.words:
        case "total ranges" | "match lasts", (int(low), int(high)) if low > high:
            said = Wrong("elaborate-empty-range", low=low, high=high)
            report.add("empty-range", span, said, Hint("elaborate-empty-range"))
        case "same", _ if known and len(games) < 2:
            report.add("claim", span, Wrong("elaborate-two-games", what=asked.key))
        case "always" | "never" | "reachable", (moment, say.Expression() as condition) if known:
            names = _shared_names(games, report)
            holds = Expressions(names, report).resolve(condition, "truth", Scope())
            written = Clause(unparse_expression(condition), holds, games[0])
            return Question(asked.key, (moment, holds, written))
        case _:
            pass
    return asked


def _shared_names(games: tuple[Ruleset, ...], report: Report) -> Names:
    """The names of which a condition can speak: those that all the games have."""
    shared: Names | None = None
    for game in games:
        mine = gather(dict(game.sections), Report())
        if shared is None:
            shared = mine
            continue
        shared.options &= mine.options
        shared.colours &= mine.colours
        shared.cards &= mine.cards
        shared.fields = _both(shared.fields, mine.fields)
        shared.seat_fields = _both(shared.seat_fields, mine.seat_fields)
        shared.meanings = _both(shared.meanings, mine.meanings)
        shared.places = _both(shared.places, mine.places)
        shared.silences = _both(shared.silences, mine.silences)
    return shared or Names()


def _both(one: dict[str, T], other: dict[str, T]) -> dict[str, T]:
    return {name: value for name, value in one.items() if name in other}


def _games(
    entries: dict[str, Entry], path: Path, library: Library, span: Span, report: Report
) -> tuple[Ruleset, ...]:
    if "games" not in entries:
        report.add("claim", span, Wrong("elaborate-no-game"), Hint("elaborate-no-game"))
        return ()
    found = []
    for word in entries["games"].words:
        try:
            name = _from_here(word.base, path) if isinstance(word, Text) else str(word)
            found.append(library.ruleset(name, beside=path))
        except InputError as error:
            for one in error.diagnostics:
                place = one.span if one.span.line else entries["games"].mark.span
                report.add(one.code, place, one.message, one.hint)
    return tuple(found)


def _from_here(name: str, path: Path) -> str:
    """The name of a game in which the paths of files begin beside a file, where there is one."""
    parts = split_name(name)
    near = [path.parent / part if is_path(part) else "" for part in parts]
    return "+".join(
        str(here) if here and is_there(str(here)) else part
        for part, here in zip(parts, near, strict=True)
    )


def _expected(entries: dict[str, Entry], tree: ListTree, report: Report) -> str:
    if "expect" not in entries:
        said = Wrong("elaborate-claim-expects-nothing", claim=tree.name)
        report.add("claim", tree.mark.span, said, Hint("elaborate-claim-expects-nothing"))
        return ""
    word = str(entries["expect"].words[0])
    if word not in VERDICTS:
        span = entries["expect"].mark.span
        said = Wrong("elaborate-no-verdict", word=word)
        report.add("claim", span, said, nearest(word, VERDICTS))
    return word


def _players(entries: dict[str, Entry], report: Report) -> tuple[int, int] | None:
    if "players" not in entries:
        return None
    match entries["players"].words:
        case (Players(int(low), int(high)),):
            if not 2 <= low <= high <= 1000:
                said = Wrong("elaborate-no-players", low=low, high=high)
                report.add("claim", entries["players"].mark.span, said)
            return low, high
        case _:
            return None


def _deck(entries: dict[str, Entry], path: Path, library: Library, report: Report) -> Deck | None:
    entry = entries.get("deck") or entries.get("deck any like")
    if entry is None:
        return None
    try:
        return library.deck(str(entry.words[0]), path)
    except InputError as error:
        for one in error.diagnostics:
            report.add(one.code, entry.mark.span, one.message, one.hint)
        return None


def _assuming(
    entries: dict[str, Entry], games: tuple[Ruleset, ...], report: Report
) -> tuple[say.Expression | None, str]:
    """An assumption speaks of the number that is bid, of the frame's fields, and of the highest
    total."""
    if "assuming" not in entries:
        return None, ""
    names = Names(fields={**FRAME, HIGHEST_TOTAL: "number"})
    (node,) = entries["assuming"].words
    assert isinstance(node, say.Expression)
    scope = Scope(frozenset({"actor", "number"}) & frozenset(LOCALS))
    resolved = Expressions(names, report).resolve(node, "truth", scope)
    assumed, text = _as_local(resolved), unparse_expression(node)
    return assumed, Clause(text, assumed, games[0]) if games else text


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
