"""`show`: the rules in force, in the language's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from coyote_spec.api.words import Shown, ShownRule, ShownSilence

EXAMPLES = (
    "coyote-spec show fr",
    "coyote-spec show pt --language pt",
    "coyote-spec show en --json",
)
CITES_AT = 72
"""The column at which the clauses stand that a rule cites."""


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, and a language to say its rules in."""
    from coyote_spec.cli.arguments import add_ruleset

    add_ruleset(parser)
    parser.add_argument(
        "--language",
        metavar="L",
        help="say each rule in a sentence too, in this language: en, es, fr, pt",
    )


def run(given: Namespace) -> int:
    """Prints the ruleset."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED

    shown = api.show(given.ruleset, given.language)
    if given.json:
        output.document(shown.as_json())
    else:
        for line in _text(shown):
            print(line)
    return AS_ASKED


def _text(shown: Shown) -> Iterator[str]:
    from coyote_spec.cli.output import heading, printable
    from coyote_spec.cli.wording import remark_line

    ruleset = shown.ruleset
    yield heading(printable(f"{ruleset.title.base or ruleset.name} ({ruleset.name})"))
    if len(ruleset.chain) > 1:
        cites = f"  {' '.join(ruleset.extends_cites)}" if ruleset.extends_cites else ""
        yield printable(f"built from: {' → '.join(ruleset.chain)}{cites}")
    if ruleset.source:
        yield printable(f"cites: {ruleset.source}")
    parts = {name: list(_rules(rules, shown)) for name, rules in shown.sections}
    if shown.silences:
        parts["silences"] = [line for one in shown.silences for line in _silence(one, shown)]
    parts["deck"] = list(_deck(shown))
    if shown.remarks:
        parts["remarks"] = [remark_line(cite, remark) for cite, remark in shown.remarks]
    for name, lines in parts.items():
        yield ""
        yield heading(name)
        yield from (printable(f"  {line}") for line in lines)


def _rules(rules: tuple[ShownRule, ...], shown: Shown) -> Iterator[str]:
    width = max(len(rule.name) for rule in rules)
    defaults = {option.name: option.default for option in shown.options}
    for rule in rules:
        one_line = bool(rule.lines) and not rule.lines[0].startswith(" ")
        first = f"{rule.name.ljust(width)}  {rule.lines[0]}" if one_line else rule.name
        yield _beside(first, rule.cites, shown.foreign(rule.origin))
        yield from rule.lines[1 if one_line else 0 :]
        yield from (f"  » {line}" for line in rule.said)
        if rule.name in defaults:
            yield f"  {defaults[rule.name]} unless something else is agreed"


def _beside(line: str, cites: tuple[str, ...], origin: str | None) -> str:
    """A line with its clauses, and where it comes from, to the right."""
    right = " ".join([*cites, *([f"(from {origin})"] if origin else [])])
    return f"{line.ljust(CITES_AT - 4)}  {right}" if right else line


def _silence(silence: ShownSilence, shown: Shown) -> Iterator[str]:
    origin = shown.foreign(silence.origin)
    yield _beside(f"{silence.name}: {silence.question}", silence.cites, origin)
    for place, (name, words) in enumerate(silence.readings):
        yield f"  {name}{' (assumed)' if place == 0 else ''}: {words}"
    yield from (f"  » {line}" for line in shown.said(silence.name))


def _deck(shown: Shown) -> Iterator[str]:
    from coyote_spec.cli.output import counted

    deck = shown.ruleset.deck
    title = deck.title.base or counted(deck.size, "card")
    yield _beside(f"{deck.name}: {title}", shown.ruleset.deck_cites, None)
    by_copies: dict[int, list[str]] = {}
    for card, copies in deck.cards:
        by_copies.setdefault(copies, []).append(card)
    for copies, cards in sorted(by_copies.items(), reverse=True):
        yield f"  {counted(copies, 'copy', 'copies')} of {' '.join(cards)}"
    if deck.assumed:
        yield f"  The copies are assumed: {deck.assumed.base}."
