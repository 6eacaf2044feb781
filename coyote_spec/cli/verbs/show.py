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
    """The ruleset; with `--language` each rule is said in a sentence, too."""
    from coyote_spec.cli.arguments import add_ruleset

    add_ruleset(parser)


def run(given: Namespace) -> int:
    """Prints the ruleset."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED

    shown = api.show(given.ruleset, given.language)
    if given.json:
        output.document(shown.as_json())
    else:
        output.say(*_text(shown))
    return AS_ASKED


def _text(shown: Shown) -> Iterator[str]:
    from coyote_spec.cli.output import heading, printable
    from coyote_spec.cli.wording import remark_line, titled
    from coyote_spec.interpreter.voice import say, voice

    ruleset = shown.ruleset
    voice().about(ruleset)
    yield heading(printable(titled(ruleset)))
    if len(ruleset.chain) > 1:
        cites = f"  {' '.join(ruleset.extends_cites)}" if ruleset.extends_cites else ""
        chain = " → ".join(ruleset.chain)
        built = say("built-from", f"built from: {chain}", chain=chain)
        yield printable(f"{built}{cites}")
    if ruleset.source:
        source = ruleset.source
        yield printable(say("cites", f"cites: {source}", source=source))
    parts = {name: list(_rules(rules, shown)) for name, rules in shown.sections}
    if shown.silences:
        parts["silences"] = [line for one in shown.silences for line in _silence(one, shown)]
    parts["deck"] = list(_deck(shown))
    if shown.remarks:
        parts["remarks"] = [remark_line(cite, remark) for cite, remark in shown.remarks]
    for name, lines in parts.items():
        yield ""
        yield heading(say(f"section-{name.replace(' ', '-')}", name))
        yield from (printable(f"  {line}") for line in lines)


def _rules(rules: tuple[ShownRule, ...], shown: Shown) -> Iterator[str]:
    from coyote_spec.interpreter.voice import say

    width = max(len(rule.name) for rule in rules)
    defaults = {option.name: option.default for option in shown.options}
    for rule in rules:
        one_line = bool(rule.lines) and not rule.lines[0].startswith(" ")
        first = f"{rule.name.ljust(width)}  {rule.lines[0]}" if one_line else rule.name
        yield _beside(first, rule.cites, shown.foreign(rule.origin))
        yield from rule.lines[1 if one_line else 0 :]
        yield from (f"  » {line}" for line in rule.said)
        if rule.name in defaults:
            default = defaults[rule.name]
            english = f"{default} unless something else is agreed"
            yield f"  {say('unless-agreed', english, default=str(default))}"


def _beside(line: str, cites: tuple[str, ...], origin: str | None) -> str:
    """A line with its clauses, and where it comes from, to the right."""
    from coyote_spec.interpreter.voice import say

    source = [say("from", f"(from {origin})", origin=origin)] if origin else []
    right = " ".join([*cites, *source])
    return f"{line.ljust(CITES_AT - 4)}  {right}" if right else line


def _silence(silence: ShownSilence, shown: Shown) -> Iterator[str]:
    from coyote_spec.interpreter.voice import labelled, say, voice

    ruleset, origin = shown.ruleset, shown.foreign(silence.origin)
    question = voice().question(ruleset, silence.name, silence.question)
    yield _beside(labelled(silence.name, question), silence.cites, origin)
    for place, (name, words) in enumerate(silence.readings):
        how = f" ({say('assumed', 'assumed')})" if place == 0 else ""
        answer = voice().reading(ruleset, silence.name, name, words)
        yield f"  {labelled(f'{name}{how}', answer)}"
    yield from (f"  » {line}" for line in shown.said(silence.name))


def _deck(shown: Shown) -> Iterator[str]:
    from coyote_spec.cli.output import counted
    from coyote_spec.interpreter.voice import labelled, say, voice

    deck = shown.ruleset.deck
    size = say("cards", counted(deck.size, "card"), cards=deck.size)
    title = voice().written(deck.title) or size
    yield _beside(labelled(deck.name, title), shown.ruleset.deck_cites, None)
    by_copies: dict[int, list[str]] = {}
    for card, copies in deck.cards:
        by_copies.setdefault(copies, []).append(card)
    for copies, cards in sorted(by_copies.items(), reverse=True):
        names, many = " ".join(cards), counted(copies, "copy", "copies")
        yield f"  {say('copies-of', f'{many} of {names}', copies=copies, cards=names)}"
    if deck.assumed:
        why = deck.assumed.base
        said = voice().deck_assumed(shown.ruleset, why)
        yield f"  {say('deck-assumed', f'The copies are assumed: {why}.', why=said)}"
