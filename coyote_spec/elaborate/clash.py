"""What is said of amendments that can't be put on top of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.elaborate.inherit import clashes
from coyote_spec.locale.mistakes import Hint, Wrong, either
from coyote_spec.locale.said import Several

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coyote_spec.syntax.tree import RulesetTree


def go_together(before: Iterable[RulesetTree], one: RulesetTree) -> bool:
    """Whether an amendment changes nothing that those before it change."""
    return not any(
        tree.name == one.name or (names_deck(tree) and names_deck(one)) or clashes(tree, one)
        for tree in before
    )


def names_deck(tree: RulesetTree) -> bool:
    """Whether an amendment brings a deck of its own."""
    return any(line.key == "deck" for line in tree.about)


def instead(names: Sequence[str], choices: Mapping[str, Sequence[str]]) -> Hint:
    """What can be had instead of two amendments that clash: the names to write for each of them
    that can be used alone, and the amendments that it goes together with, by its name."""
    if not names:
        return Hint("elaborate-leave-one-out")
    said = Wrong("elaborate-only-one", which=either([f"`{name}`" for name in names]))
    common = [n for n in next(iter(choices.values())) if all(n in c for c in choices.values())]
    if len(names) == 2 and common:
        both = Wrong("elaborate-both-go-with", names=Several(", ", common))
        said = Wrong("elaborate-and-also", left=said, right=both)
    for name, others in choices.items():
        more = [n for n in others if len(names) < 2 or n not in common]
        if more:
            goes = Wrong("elaborate-goes-with", amendment=name, names=Several(", ", more))
            said = Wrong("elaborate-and-also", left=said, right=goes)
    return Hint("elaborate-sentence", what=said)


__all__ = ["go_together", "instead", "names_deck"]
