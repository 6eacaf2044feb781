"""What differs in lists: cards of the deck, numbers of players, options, and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.compared.rules import rule_cell
from coyote_spec.handbook.markdown import table
from coyote_spec.locale.names import as_written

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from coyote_spec.handbook.compared.sides import Both
    from coyote_spec.prover.verdict import Finding


def listed(both: Both, finding: Finding) -> Iterator[str]:
    """The part of a finding that is no situation."""
    match finding.id:
        case "deck":
            yield from _decks(both)
        case "players":
            cells = [
                " ".join(rule_cell(side, "players", one) for one in side.rules.section("players"))
                for side in both.sides
            ]
            yield ""
            yield from table([side.title for side in both.sides], [cells])
        case "options":
            yield from _options(both)
        case "actions":
            names = [list(side.rules.moves) for side in both.sides]
            yield from _only(both, "move", names)
        case _:
            return


def _decks(both: Both) -> Iterator[str]:
    mine, theirs = (dict(side.rules.deck.cards) for side in both.sides)
    rows = []
    for card in dict.fromkeys([*mine, *theirs]):
        if mine.get(card, 0) != theirs.get(card, 0):
            side = both.sides[0 if card in mine else 1]
            copies = str(mine.get(card, 0)), str(theirs.get(card, 0))
            rows.append([side.text(side.words.card(card)), *copies])
    heads = [
        f"{side.title} (<code>{side.text(as_written(side.rules.deck.name))}</code>)"
        for side in both.sides
    ]
    yield ""
    yield from table([both.text(both.say("page-card")), *heads], rows)


def _options(both: Both) -> Iterator[str]:
    mine, theirs = (side.rules.options for side in both.sides)
    yield from _only(both, "name", [mine, theirs])
    other = [name for name in mine if name in theirs and mine[name] != theirs[name]]
    if other:
        names = both.listed([both.called("name", name) for name in other])
        yield ""
        yield f"- {both.line('compare-otherwise', what=names)}"


def _only(both: Both, kind: str, names: Sequence[Iterable[str]]) -> Iterator[str]:
    """What only one of the two has."""
    mine, theirs = (list(dict.fromkeys(one)) for one in names)
    alone = ([n for n in mine if n not in theirs], [n for n in theirs if n not in mine])
    yield ""
    for side, own in zip(both.sides, alone, strict=True):
        if own:
            what = both.listed([both.called(kind, name) for name in own])
            game = side.words.title()
            yield f"- {side.text(both.sentence('compare-only-has', game=game, what=what))}"


__all__ = ["listed"]
