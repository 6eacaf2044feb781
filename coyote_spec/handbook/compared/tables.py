"""A table of cards that two rulesets count otherwise: the count of each, step by step, and the
nearest table on which it is the other way round."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coyote_spec.handbook.blocks import called
from coyote_spec.handbook.markdown import table
from coyote_spec.handbook.pictures.svg import signed
from coyote_spec.handbook.pictures.table import table_picture
from coyote_spec.handbook.pictures.view import view_of_count
from coyote_spec.interpreter.score import score
from coyote_spec.interpreter.setting import choose, kind_of
from coyote_spec.locale.names import as_written
from coyote_spec.prover.cards import cards_after
from coyote_spec.witness.steps import beside

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from coyote_spec.handbook.compared.sides import Both, Side
    from coyote_spec.interpreter.score import Score, Step


def counted_table(
    both: Both, laid: Mapping[str, Any], agreed: Mapping[str, Any], *, steps: bool
) -> Iterator[str]:
    """A table, in words and as a picture; steps asks for both counts, else it is told what becomes
    of the cards."""
    cards, pile = list(laid["cards"]), list(laid["pile"])
    said = [both.sentence("compare-table-cards", cards=both.cards(cards))]
    if pile:
        said.append(both.sentence("compare-table-draws", cards=both.cards(pile)))
    yield ""
    yield both.text(" ".join(said))
    yield ""
    yield _picture(both, cards, pile)
    if steps:
        told = [_score(side, cards, pile, agreed) for side in both.sides]
        yield from table([side.title for side in both.sides], list(_rows(both, told)))
        return
    rows = [[_after(side, cards, pile, agreed) for side in both.sides]]
    yield from table([side.title for side in both.sides], rows)


def exchanged(both: Both, old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    """Which cards lie on one table instead of those on another, on the page."""
    said = []
    for place in ("cards", "pile"):
        before, after = Counter(old[place]), Counter(new[place])
        lost, come = (before - after), (after - before)
        if lost and come:
            given = {"new": both.cards(come.elements()), "old": both.cards(lost.elements())}
            said.append(both.say("compare-instead", **given))
        elif come:
            said.append(both.say("compare-table-draws", cards=both.cards(come.elements())))
    return both.line("compare-changed", what=both.listed(said)) if said else ""


def own_agreed(side: Side, both: Both, agreed: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """What is agreed of a side's own options and readings."""
    asked = both.comparison.asked
    given = {**asked.options, **asked.readings, **agreed}
    silences = side.rules.silences
    return {
        "options": {k: v for k, v in given.items() if k in side.rules.options},
        "readings": {
            k: v for k, v in given.items() if any(v == one.name for one in silences.get(k, ()))
        },
    }


def _score(
    side: Side, cards: Sequence[str], pile: Sequence[str], agreed: Mapping[str, Any]
) -> Score:
    return score(side.rules, cards, pile, **agreed[side.rules.name])


def _picture(both: Both, cards: Sequence[str], pile: Sequence[str]) -> str:
    side = both.sides[0]
    kinds = [kind_of(side.rules, card) for card in cards]
    view = view_of_count(kinds, len(pile))
    names = called(side.rules, both.tongue.language)
    title = both.say("compare-table")
    return table_picture(view, both.tongue, names, title).figure(both.tongue)


def _rows(both: Both, told: Sequence[Score]) -> Iterator[list[str]]:
    """The steps of both, what is alike beside each other; the first that isn't stands out."""
    parted = False
    for pair in beside(told[0].steps, told[1].steps):
        alike = len({_bare(step) for step in pair}) == 1
        mark = "" if parted or alike else "**"
        parted |= not alike
        yield [_step(side, step, mark) for side, step in zip(both.sides, pair, strict=True)]
    yield [
        f"**{side.text(side.sentence('compare-total', number=signed(one.total)))}**"
        for side, one in zip(both.sides, told, strict=True)
    ]


def _bare(step: Step | None) -> tuple[Any, ...]:
    changes = () if step is None else step.changes
    return tuple(change for change in changes if change.what != "nothing")


def _step(side: Side, step: Step | None, mark: str) -> str:
    if step is None:
        return f"– {side.text(side.say('compare-no-step'))}"
    said = " ".join(side.words.tongue.sentence(_change(side, one)) for one in step.changes)
    rule = " · ".join([f"<code>{side.text(step.rule)}</code>", *map(side.text, step.cites)])
    return f'{mark}{side.text(said)}{mark} <small class="rule">{rule}</small>'


def _change(side: Side, change: Any) -> str:
    """One thing that a step does, in the words of the desk."""
    given: dict[str, str | int] = {"number_n": change.count, "value": signed(change.value)}
    if change.card:
        card = side.words.card(change.card)
        given["cards"] = card if change.count == 1 else f"{as_written(f'{change.count} × ')}{card}"
    return side.say(f"desk-step-{change.what.replace('_', '-')}", **given)


def _after(side: Side, cards: Sequence[str], pile: Sequence[str], agreed: Mapping[str, Any]) -> str:
    """What becomes of the cards after the round."""
    here = Counter([*cards, *pile])
    setting = choose(side.rules, here, seats=len(cards), **agreed[side.rules.name])
    shuffled, left, out = cards_after(setting, cards, pile)
    given = {"pile": sum(left.values()), "discards": sum(out.values())}
    said = [side.say("compare-shuffled")] if shuffled else []
    return side.text(" ".join([*said, side.say("compare-lies", **given)]))


__all__ = ["counted_table", "exchanged", "own_agreed"]
