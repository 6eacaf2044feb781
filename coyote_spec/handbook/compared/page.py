"""The page about two rulesets, in the reader's language: every sentence is made from what the
comparison found, and every count and round on it is played while the page is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.compared.points import alike, different, named, overview, premise
from coyote_spec.handbook.compared.rules import by_rule
from coyote_spec.handbook.compared.sides import both as both_of
from coyote_spec.handbook.compared.sides import runs
from coyote_spec.locale.names import as_written, small
from coyote_spec.prover.verdict import REFUTED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from coyote_spec.comparison.compare import Comparison
    from coyote_spec.handbook.compared.sides import Both


def comparison_page(
    comparison: Comparison, language: str, *, link: Callable[[str], str] | None = None
) -> str:
    """The page of a comparison, in Markdown; link gives the address of a claim by its name.

    Raises InputError when there is no such language.
    """
    both = both_of(comparison, language)
    lines = list(_each_picture_once(_lines(both, link)))
    if any('class="untranslated"' in line for line in lines):
        lines += ["", f"*{both.line('page-untranslated-note')}*"]
    return "\n".join(lines) + "\n"


def _each_picture_once(lines: Iterable[str]) -> Iterator[str]:
    """The lines without pictures that stood there before: a twin often begins as its witness."""
    seen = set()
    for line in lines:
        if line not in seen:
            yield line
        if line.startswith("<figure"):
            seen.add(line)


def _lines(both: Both, link: Callable[[str], str] | None) -> Iterator[str]:
    titles = {"one": both.sides[0].words.title(), "other": both.sides[1].words.title()}
    yield f"# {both.text(both.say('compare-title', **titles))}"
    yield ""
    yield both.text(" ".join(_verdict(both)))
    yield ""
    yield both.text(_scope(both))
    yield ""
    yield f"## {both.text(both.say('compare-behaviour'))}"
    yield ""
    yield from overview(both)
    rest = []
    for finding in both.comparison.findings:
        if finding.verdict == REFUTED:
            yield from different(both, finding, link)
        else:
            rest.append(finding)
    if rest:
        yield ""
        yield f"## {both.text(both.say('compare-proofs'))}"
        yield ""
        taken = premise(both, rest)
        if taken:
            yield from (taken, "")
        for finding in rest:
            yield from alike(both, finding, link)
    yield ""
    yield from by_rule(both)


def _verdict(both: Both) -> Iterator[str]:
    """What came out, in a sentence or two."""
    found = both.comparison
    every = len(found.findings)  # the rows that are shown, one for each deck of a count
    if found.differ:
        rows = [small(named(both, one)) for one in found.findings if one.verdict == REFUTED]
        what = both.listed(rows)
        yield both.say("compare-verdict-differ", n=len(rows), all=every, what=what)
    elif found.undecided:
        yield both.say("compare-verdict-no-difference")
    else:
        yield both.say("compare-verdict-same", all=every)
    if found.undecided:
        what = both.listed([small(both.aspect(one)) for one in found.undecided])
        yield both.say("compare-verdict-open", what=what)


def _scope(both: Both) -> str:
    scope = both.comparison.scope
    players = as_written(runs(scope.players))
    agreed = [
        both.say("compare-agreed", name=both.called("name", name), value=value)
        for name, value in scope.options.items()
    ]
    asked = both.comparison.asked.readings
    agreed += [both.reading(silence, reading) for silence, reading in asked.items()]
    if not agreed:
        return both.sentence("compare-scope-plain", players=players)
    return both.sentence("compare-scope", players=players, options=both.listed(agreed))


__all__ = ["comparison_page"]
