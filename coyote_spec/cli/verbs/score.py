"""`score`: the total of the cards on the table, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from coyote_spec.interpreter.score import Score
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

    ruleset, readings = api.load(given.ruleset), dict(given.reading)
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
        output.document(score.as_json())
    else:
        output.say(*_text(ruleset, score, given.cards, given.pile, readings))
    return AS_ASKED


def _note_on_deck(ruleset: Ruleset, cards: list[str]) -> None:
    """Says what keeps the ruleset's own deck from giving these cards."""
    from coyote_spec.cli.output import note
    from coyote_spec.interpreter.setting import check_deck

    reasons = [said.rstrip(".") for said in check_deck(ruleset, ruleset.deck, cards)]
    if reasons:
        more = len(reasons) - MOST_REASONS
        said = "; ".join([*reasons[:MOST_REASONS], *([f"and {more} more"] if more > 0 else [])])
        note(f"{ruleset.name}'s own deck can't give this table: {said}.")


def _text(
    ruleset: Ruleset, score: Score, cards: list[str], pile: list[str], readings: dict[str, str]
) -> Iterator[str]:
    from coyote_spec.cli.wording import silences

    yield f"{ruleset.title.base or ruleset.name} ({ruleset.name})"
    yield f"On the table: {', '.join(cards)}"
    if pile:
        yield f"In the pile, from the top: {', '.join(pile)}"
    yield ""
    width = max((len(step.rule) for step in score.steps), default=0)
    for number, step in enumerate(score.steps, 1):
        cites = f"  ({' '.join(step.cites)})" if step.cites else ""
        yield f"{number:>3}. {step.rule.ljust(width)}  {step.says}{cites}"
    yield ""
    yield f"Total: {score.total}"
    if score.reshuffle:
        yield "After the round all cards are shuffled, as one of these cards demands."
    else:
        yield "None of these cards demands that all cards be shuffled."
    yield from silences(ruleset, score.relied_on, readings)
