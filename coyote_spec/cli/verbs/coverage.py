"""`coverage`: what became of every clause of a rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from coyote_spec.api import Coverage, CoveredClause

EXAMPLES = ("coyote-spec coverage en", "coyote-spec coverage fr --text my-copy.txt")


def arguments(parser: ArgumentParser) -> None:
    """The ruleset whose source is meant, and the reader's copy of the text."""
    parser.add_argument(
        "ruleset",
        metavar="RULESET",
        nargs="?",
        help="a name, a path or NAME+AMENDMENT, whose source is meant; left out: all sources",
    )
    parser.add_argument(
        "--text",
        metavar="FILE",
        type=Path,
        help="your copy of the rulebook: its lines are shown beside, and nothing of it is kept",
    )


def run(given: Namespace) -> int:
    """Prints the clauses; 1 when one is open or the text is another one."""
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, NO

    found = _found(given)
    if given.json:
        output.document(_document(found))
    else:
        output.say(*(line for number, one in enumerate(found) for line in _text(one, number)))
    return AS_ASKED if all(one.complete for one in found) else NO


def _found(given: Namespace) -> list[Coverage]:
    from coyote_spec import api
    from coyote_spec.cli.files import read_raw
    from coyote_spec.locale.mistakes import Hint, Wrong
    from coyote_spec.source import wrong

    if given.ruleset is None and given.text is not None:
        said, hint = Wrong("cli-text-of-which"), Hint("cli-text-of-which")
        raise wrong("no-ruleset", said, hint)
    if given.ruleset is None:
        return api.every_coverage()
    if given.text is None:
        return [api.coverage(given.ruleset)]
    raw, name = read_raw(given.text)
    return [api.coverage(given.ruleset, raw, name)]


def _document(found: list[Coverage]) -> dict[str, object]:
    if len(found) == 1:
        return found[0].as_json()
    return {"schema": "coyote-spec/coverage/1", "sources": [one.as_json() for one in found]}


def _text(found: Coverage, number: int) -> Iterator[str]:
    from coyote_spec.interpreter.voice import say, voice

    catalogue, written = found.catalogue, voice().written
    if number:
        yield ""
    title = written(catalogue.title) or catalogue.name
    yield f"{title} ({catalogue.name}), {written(catalogue.edition)}"
    rulesets = ", ".join(found.rulesets)
    yield say("looked-through", f"looked through: {rulesets}", rulesets=rulesets)
    yield from _about_copy(found)
    for one in found.clauses:
        yield ""
        yield from _clause(one)
    yield ""
    yield _totals(found)
    if found.open:
        clauses = " ".join(found.open)
        yield say("open-clauses", f"open: {clauses}", clauses=clauses)


def _about_copy(found: Coverage) -> Iterator[str]:
    from coyote_spec.interpreter.voice import say

    text = found.text
    if text is None:
        return
    file = text.name
    if text.exact:
        english = f"{file} is the text that these clauses were read from."
        yield say("text-exact", english, file=file)
    elif text.same:
        english = f"{file} is the text that these clauses were read from, but for its line ends."
        yield say("text-same", english, file=file)
    else:
        english = f"{file} is another text than these clauses were read from."
        yield say("text-other", english, file=file)
        name = found.catalogue.name
        yield f"  {say('its-digest', 'its digest').ljust(15)} {text.digest}"
        yield (
            f"  {say('digest-of', f'that of {name}', source=name).ljust(15)} "
            f"{found.catalogue.digest}"
        )


def _clause(one: CoveredClause) -> Iterator[str]:
    from coyote_spec.cli.wording import remark_line
    from coyote_spec.interpreter.voice import labelled, say, voice
    from coyote_spec.syntax.phrase import lines

    clause, written = one.clause, voice().written
    first, last = str(clause.first), str(clause.last)
    if first == last:
        place = say("at-line", lines(clause), where=first)
    else:
        place = say("at-lines", lines(clause), first=first, last=last)
    yield f"{one.cite}  {place}  {labelled(_status(one.status), written(clause.words))}"
    for ruleset in dict.fromkeys(ruleset for ruleset, _ in one.by):
        rules = ", ".join(rule for name, rule in one.by if name == ruleset)
        yield f"  {labelled(ruleset, rules)}"
    if clause.reason is not None:
        english = f"because {clause.reason.base}"
        yield f"  {say('because', english, reason=written(clause.reason))}"
    for remark in clause.remarks:
        yield f" {remark_line('', remark)}"
    for line in one.lines or ():
        yield f"  | {line.strip()}"


def _totals(found: Coverage) -> str:
    from coyote_spec.cli.output import counted
    from coyote_spec.interpreter.voice import labelled, say

    number = len(found.clauses)
    parts = ", ".join(f"{n} {_status(status)}" for status, n in found.totals.items())
    said = say("clauses", counted(number, "clause"), clauses=number)
    return f"{labelled(said, parts)}."


def _status(status: str) -> str:
    from coyote_spec.interpreter.voice import say

    return say(f"status-{status.replace(' ', '-')}", status)
