"""`score`: the total of the cards on the table, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from coyote_spec.interpreter.score import Score, Step
    from coyote_spec.ruleset.ruleset import Ruleset

EXAMPLES = (
    "coyote-spec score en --cards 20,10,-5,x2",
    "coyote-spec score fr --cards '10,?,x2' --pile 15 --json",
)
MOST_REASONS = 3
"""Cards that the note on the ruleset's own deck names."""


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, the cards, and what is agreed."""
    from coyote_spec.cli.arguments import add_agreed, add_ruleset, cards

    add_ruleset(parser)
    parser.add_argument(
        "--cards", metavar="C,C,...", type=cards, required=True, help="the cards on the table"
    )
    parser.add_argument(
        "--pile",
        metavar="C,C,...",
        type=cards,
        default=[],
        help="the cards of the pile, the top one first",
    )
    add_agreed(parser)


def run(given: Namespace) -> int:
    """Prints the total and how it comes about."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED
    from coyote_spec.interpreter.voice import voice

    ruleset, readings = api.load(given.ruleset), dict(given.reading)
    voice().about(ruleset)
    score = api.score(
        ruleset,
        given.cards,
        given.pile,
        options=dict(given.option),
        readings=readings,
        deck=given.deck and api.find_deck(given.deck, given.ruleset),
    )
    if given.deck is None:
        _note_on_deck(ruleset, [*given.cards, *given.pile])
    if given.json:
        output.document(_document(score), said=True)
    else:
        output.say(*_text(ruleset, score, given.cards, given.pile, readings))
    return AS_ASKED


def _note_on_deck(ruleset: Ruleset, cards: list[str]) -> None:
    """Says what keeps the ruleset's own deck from giving these cards."""
    from coyote_spec.cli.output import note
    from coyote_spec.interpreter.setting import lacking
    from coyote_spec.interpreter.voice import say, voice

    reasons = [voice().said(one) for one in lacking(ruleset.deck, cards)]
    if reasons:
        more = len(reasons) - MOST_REASONS
        rest = [say("and-more", f"and {more} more", n=more)] if more > 0 else []
        said = "; ".join([*reasons[:MOST_REASONS], *rest])
        english = f"{ruleset.name}'s own deck can't give this table: {said}."
        note(say("not-of-deck", english, ruleset=ruleset.name, why=said))


def _text(
    ruleset: Ruleset, score: Score, cards: list[str], pile: list[str], readings: dict[str, str]
) -> Iterator[str]:
    from coyote_spec.cli.wording import pile_told, silences, table_told, titled
    from coyote_spec.interpreter.voice import say

    yield titled(ruleset)
    yield table_told(cards)
    if pile:
        yield pile_told(pile)
    yield ""
    width = max((len(step.rule) for step in score.steps), default=0)
    for number, step in enumerate(score.steps, 1):
        cites = f"  ({' '.join(step.cites)})" if step.cites else ""
        yield f"{number:>3}. {step.rule.ljust(width)}  {_says(step)}{cites}"
    yield ""
    yield say("total", f"Total: {score.total}", total=score.total)
    if score.reshuffle:
        yield say(
            "score-reshuffle",
            "After the round all cards are shuffled, as one of these cards demands.",
        )
    else:
        yield say("no-reshuffle", "None of these cards demands that all cards be shuffled.")
    yield from silences(ruleset, score.relied_on, readings)


def _says(step: Step) -> str:
    from coyote_spec.interpreter.voice import voice

    return "; ".join(map(voice().change, step.changes))


def _document(score: Score) -> dict[str, Any]:
    """The form of the contract, its steps in the reader's language."""
    whole = score.as_json()
    for said, step in zip(whole["steps"], score.steps, strict=True):
        said["says"] = _says(step)
    return whole
