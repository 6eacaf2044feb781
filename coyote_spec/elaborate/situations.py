"""From examples and playthroughs as written to checked ones. Whether their cards and moves fit the
game is seen when they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.ruleset.example import (
    ByReading,
    Deal,
    Done,
    Example,
    Given,
    Outcome,
    Playthrough,
    Round,
)
from coyote_spec.source import InputError, Report
from coyote_spec.syntax.tree import RulesetTree, SituationTree

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from coyote_spec.elaborate.library import Library
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.source import Mark

    Line = Given | Deal | Done | Outcome | ByReading | Round

T = TypeVar("T")

_AGREED = ("option", "reading", "deck")
_COUNT = ("table", "pile", *_AGREED)
_ROUND = ("hands", "pile", "discards", "coins", "starts", *_AGREED)
_MATCH = ("players", "starts", "seed", "shuffle", "copies", *_AGREED)
_SEVERAL = ("shuffle", "copies")
_COUNTED = ("total", "drawn", "nothing drawn", "reshuffle", "no reshuffle", "relies")
_ENDS = ("won", "not won")


def examples_of(path: Path, library: Library) -> list[Example]:
    """The examples of a file.

    An example belongs to the ruleset or amendment that stands above it, unless it names games;
    under an amendment it is played with the amendment.

    Raises InputError with everything that is wrong in them.
    """
    report, found, above = Report(), [], None
    for tree in library.file(path).items:
        if isinstance(tree, RulesetTree):
            above = tree
        elif isinstance(tree, SituationTree) and tree.kind == "example":
            found.append(_example(tree, above, path, library, report))
    _names_once([example.mark for example in found], [example.name for example in found], report)
    library.check_cites([(c, e.mark.span) for e in found for c in e.cites], path, report)
    report.stop_if_any()
    return found


def _names_once(marks: list[Mark], names: list[str], report: Report) -> None:
    seen: dict[str, int] = {}
    for mark, name in zip(marks, names, strict=True):
        if name in seen:
            report.add("same-name", mark.span, Wrong("elaborate-taken", name=name, line=seen[name]))
        seen.setdefault(name, mark.span.line)


def _kept(lines: Iterable[Line], kind: type[T]) -> tuple[T, ...]:
    return tuple(line for line in lines if isinstance(line, kind))


def _example(
    tree: SituationTree,
    above: RulesetTree | None,
    path: Path,
    library: Library,
    report: Report,
) -> Example:
    given, events = _kept(tree.lines, Given), _kept(tree.lines, Done)
    expected, by = _kept(tree.lines, Outcome), _kept(tree.lines, ByReading)
    keys = {line.key for line in given}
    if ("table" in keys) == ("hands" in keys):
        said = Wrong("elaborate-no-situation", example=tree.name)
        report.add("example", tree.mark.span, said, Hint("elaborate-no-situation"))
    under = [one for group in by for arm in group.arms for one in arm.outcomes]
    outcomes = [*expected, *under]
    _fitting_lines(given, _COUNT if "table" in keys else _ROUND, report)
    if "table" in keys:
        misplaced: list[Done | Outcome] = [*events]
        misplaced += [one for one in outcomes if one.key not in _COUNTED]
        for line in misplaced:
            said = Wrong("elaborate-only-counted", line=line.says)
            report.add("example", line.mark.span, said, Hint("elaborate-only-counted"))
    for one in outcomes:
        if one.key in _ENDS:
            said = Wrong("elaborate-ends-a-playthrough", line=one.says)
            report.add("example", one.mark.span, said)
    if not outcomes:
        said = Wrong("elaborate-expects-nothing", example=tree.name)
        report.add("example", tree.mark.span, said, Hint("elaborate-expects-nothing"))
    games = _games(tree, above, path, library, report)
    for group in by:
        for game in games:
            _known_readings(group, game, report)
    return Example(tree.name, tree.title, tree.cites, games, given, events, expected, by, tree.mark)


def _fitting_lines(given: tuple[Given, ...], keys: tuple[str, ...], report: Report) -> None:
    """Each line fits and, but for options, readings, shuffles and copies, stands there once."""
    seen: set[tuple[object, ...]] = set()
    for line in given:
        if line.key not in keys:
            said = Wrong("elaborate-no-meaning", line=line.key)
            report.add("example", line.mark.span, said)
        named = line.words[:1] if line.key in ("option", "reading") else ()
        if line.key not in _SEVERAL and (line.key, *named) in seen:
            said = Wrong("shared-said-before", what=" ".join(map(str, (line.key, *named))))
            report.add("said-twice", line.mark.span, said, Hint("shared-one-of-two"))
        seen.add((line.key, *named))


def _known_readings(group: ByReading, game: Ruleset, report: Report) -> None:
    readings = [one.name for one in game.silences.get(group.silence, ())]
    if not readings:
        said = Wrong("elaborate-has-no-silence", ruleset=game.name, silence=group.silence)
        report.add("unknown-silence", group.mark.span, said, nearest(group.silence, game.silences))
        return
    for arm in group.arms:
        if arm.reading not in readings:
            said = Wrong("elaborate-reading-of", reading=arm.reading, silence=group.silence)
            report.add("unknown-reading", arm.mark.span, said, nearest(arm.reading, readings))


def _games(
    tree: SituationTree,
    above: RulesetTree | None,
    path: Path,
    library: Library,
    report: Report,
) -> tuple[Ruleset, ...]:
    """The rulesets in which an example is played."""
    if not tree.games and above is not None and above.kind == "ruleset":
        return tuple(_found([above.name], tree, path, library, report, here=True))
    if not tree.games:
        said = Wrong("elaborate-of-no-game", example=tree.name)
        report.add("example", tree.mark.span, said, Hint("elaborate-of-no-game"))
        return ()
    names = list(tree.games)
    if above is not None and above.kind == "amendment":
        names = [n if above.name in n.split("+") else f"{n}+{above.name}" for n in names]
    return tuple(_found(names, tree, path, library, report))


def _found(
    names: list[str],
    tree: SituationTree,
    path: Path,
    library: Library,
    report: Report,
    here: bool = False,
) -> Iterable[Ruleset]:
    for name in names:
        try:
            yield library.ruleset_in(path, name) if here else library.ruleset(name, beside=path)
        except InputError as error:
            for one in error.diagnostics:
                place = one.span if one.span.line else tree.mark.span
                report.add(one.code, place, one.message, one.hint)


# ---------------------------------------------------------------- playthroughs


def playthroughs_of(path: Path, library: Library) -> list[Playthrough]:
    """The playthroughs of a file; raises InputError with everything that is wrong in them."""
    report = Report()
    trees = [t for t in library.file(path).items if isinstance(t, SituationTree)]
    found = [_playthrough(t, report) for t in trees if t.kind == "playthrough"]
    report.stop_if_any()
    return [one for one in found if one is not None]


def _playthrough(tree: SituationTree, report: Report) -> Playthrough | None:
    given, rounds = _kept(tree.lines, Given), _kept(tree.lines, Round)
    ends = _kept(tree.lines, Outcome)

    def blame(mark: Mark, which: str, **given: str | int) -> None:
        said, hint = Wrong(f"elaborate-match-{which}", **given), Hint(f"elaborate-match-{which}")
        report.add("playthrough", mark.span, said, hint)

    if len(tree.games) != 1:
        blame(tree.mark, "game", match=tree.name)
    _fitting_lines(given, _MATCH, report)
    keys = {line.key for line in given}
    if "players" not in keys:
        blame(tree.mark, "players", match=tree.name)
    if ("seed" in keys) == ("shuffle" in keys):
        blame(tree.mark, "cards")
    if "deck" in keys and "copies" in keys:
        blame(tree.mark, "deck")
    for number, one in enumerate(rounds, 1):
        if one.number != number:
            blame(one.mark, "round", expected=number, round=one.number)
    if not ends or tree.lines[-1] is not ends[0] or ends[0].key not in _ENDS:
        blame(tree.mark, "end", match=tree.name)
        return None
    game = next(iter(tree.games), "")
    return Playthrough(tree.name, tree.title, game, given, rounds, ends[0], tree.mark)


__all__ = ["examples_of", "playthroughs_of"]
