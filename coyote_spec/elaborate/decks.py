"""From a deck as written to cards with their copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.locale.mistakes import Hint, Wrong, nearest, shown
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.source import Report

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.syntax.tree import DeckTree

MOST_COPIES = 1000


def made_deck(
    tree: DeckTree, known: Mapping[str, DeckTree], report: Report, seen: tuple[str, ...] = ()
) -> Deck | None:
    """The deck; a line of a deck made from another sets the copies of its cards anew, and 0 copies
    takes a card out. None when the report holds mistakes."""
    cards: dict[str, int] = {}
    span = tree.mark.span
    if tree.base is not None:
        if tree.base in seen or tree.base == tree.name:
            circle = " → ".join([*seen, tree.name, tree.base])
            report.add("circle", span, Wrong("elaborate-circle-of-decks", circle=circle))
            return None
        if tree.base not in known:
            said = Wrong("elaborate-no-deck", deck=tree.base)
            report.add("unknown-deck", span, said, nearest(tree.base, known))
            return None
        base = made_deck(known[tree.base], known, report, (*seen, tree.name))
        if base is None:
            return None
        cards = dict(base.cards)
    named: set[str] = set()
    for line in tree.lines:
        if not 0 <= line.copies <= MOST_COPIES or (line.copies == 0 and tree.base is None):
            said = Wrong("elaborate-copies", copies=shown(line.copies))
            hint = Hint("elaborate-copies", most=MOST_COPIES)
            report.add("copies", line.mark.span, said, hint)
            continue
        for card in line.cards:
            if card in named:
                report.add("same-card", line.mark.span, Wrong("elaborate-card-twice", card=card))
            named.add(card)
            cards[card] = line.copies
    left = tuple((card, copies) for card, copies in cards.items() if copies)
    if not left:
        report.add("copies", span, Wrong("elaborate-deck-empty", deck=tree.name))
        return None
    return Deck(tree.name, tree.title, left, tree.assumed)
