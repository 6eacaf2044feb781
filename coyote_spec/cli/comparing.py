"""What differs between two rulesets, told to an editor of rulebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.api import rule_lines
from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.tables import beside, filled, frequencies, hand, table
from coyote_spec.cli.witnesses import PLAIN_VIEW, View, around_told, situation
from coyote_spec.cli.wording import (
    aspect_said,
    event_told,
    listed,
    pile_told,
    remark_line,
    result_told,
    sentence,
    table_told,
    titled,
)
from coyote_spec.comparison.clauses import CHANGED, ONLY_FIRST, ONLY_SECOND, SAME
from coyote_spec.interpreter.voice import labelled, say, voice
from coyote_spec.prover.verdict import PROVED, REFUTED

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coyote_spec.api.comparisons import Compared
    from coyote_spec.comparison.clauses import RulePair
    from coyote_spec.comparison.compare import Comparison
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

WORDS = {PROVED: "same", REFUTED: "differs"}
UNDECIDED = "not decided"


def told(found: Comparison, *, view: View = PLAIN_VIEW) -> Iterator[str]:
    """The verdict, then what differs in behaviour, then what differs by rule."""
    yield from filled(verdict(found))
    options = ", ".join(f"{name} {value}" for name, value in found.scope.options.items())
    agreed = options or say("no-options", "no options")
    english = (
        f"Compared with {agreed}, and where the texts are silent as they are "
        "read by default; --option and --reading compare other agreements."
    )
    yield from filled(say("compared-with", english, options=agreed))
    yield ""
    yield heading(say("by-behaviour", "By behaviour"))
    width = max(len(_title(finding)) for finding in found.findings)
    for finding in found.findings:
        yield from _finding(finding, width, view)
    yield ""
    yield heading(say("by-rule", "By rule"))
    yield from _rules(found)
    yield from _remarks(found)


def matrix(found: Compared) -> Iterator[str]:
    """Several rulesets: a square of how many aspects differ, then in words which; pairs that differ
    in the same aspects together."""
    names = [rules.name for rules in found.rulesets]
    cells = {}
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], list[str]] = {}
    for pair in found.pairs:
        one, other = (rules.name for rules in pair.rulesets)
        count = str(len(pair.differ) or "=") if not pair.undecided else f"{len(pair.differ)}?"
        cells[one, other] = cells[other, one] = count
        key = (tuple(pair.differ), tuple(pair.undecided))
        groups.setdefault(key, []).append(listed([one, other]))
    yield heading(say("how-many-aspects", "In how many aspects they differ"))
    rows = [(name, *(cells.get((name, other), "") for other in names)) for name in names]
    yield from (f"  {line}" for line in table(("", *names), rows, " " + "r" * len(names)))
    legend = "=  proved the same in every aspect   ?  not every aspect is decided"
    yield f"  {say('matrix-legend', legend)}"
    yield ""
    for (differ, undecided), pairs in sorted(groups.items(), key=lambda one: len(one[0][0])):
        yield from filled(_of_pairs("; ".join(pairs), differ, undecided), "  ", "    ")


def _of_pairs(pairs: str, differ: Sequence[str], undecided: Sequence[str]) -> str:
    """In what some pairs of rulesets differ."""
    aspects = ", ".join(map(aspect_said, differ))
    if differ:
        said = say("differ-in", f"{pairs} differ in {aspects}.", pairs=pairs, aspects=aspects)
    elif undecided:
        said = say("not-known-to-differ", f"{pairs} aren't known to differ.", pairs=pairs)
    else:
        said = say("are-the-same", f"{pairs} are the same.", pairs=pairs)
    return said + _not_decided([*map(aspect_said, undecided)])


def _not_decided(aspects: Sequence[str]) -> str:
    if not aspects:
        return ""
    named = ", ".join(aspects)
    return f" {say('not-decided-are', f'Not decided: {named}.', aspects=named)}"


def _remarks(found: Comparison) -> Iterator[str]:
    """What is remarked on the clauses behind the rules that differ."""
    lines = [
        remark_line(clause, remark)
        for rules in found.rulesets
        for clause, remark in found.remarks(rules)
    ]
    if lines:
        yield ""
        yield heading(say("remarks-on", "Remarks on the clauses of the rules that differ"))
    for line in lines:
        yield from filled(line, "  ", "    ")


def verdict(found: Comparison) -> str:
    """What came out, in a sentence.

    The names of the aspects stand in it, so that one knows where to look.
    """
    one, other = map(_name, found.rulesets)
    differ = [_title(f) for f in found.findings if f.verdict == REFUTED]
    open_ = [_title(f) for f in found.findings if f.verdict not in (PROVED, REFUTED)]
    more = _not_decided(open_)
    if differ:
        aspects = ", ".join(differ)
        english = f"{one} and {other} differ in: {aspects}."
        return say("games-differ", english, one=one, other=other, aspects=aspects) + more
    if open_:
        english = f"No difference was found between {one} and {other}."
        return say("no-difference", english, one=one, other=other) + more
    if any(pair.status != SAME for pair in found.rules):
        english = (
            f"{one} and {other} are proved the same in every aspect below, with what is "
            "agreed here; but rules are worded otherwise, which may show with other agreements."
        )
        return say("same-as-agreed", english, one=one, other=other)
    english = f"{one} and {other} are the same game: proved for every aspect below."
    return say("same-game", english, one=one, other=other)


def _name(rules: Ruleset) -> str:
    return titled(rules) if rules.title.base else rules.name


def _title(finding: Finding) -> str:
    """An aspect in words, with its deck where there is a finding for each."""
    name, deck = aspect_said(finding.id), finding.scope.deck
    return say("on-deck", f"{name} on {deck}", aspect=name, deck=deck) if deck else name


# ---------------------------------------------------------------- by behaviour


def _finding(finding: Finding, width: int, view: View) -> Iterator[str]:
    word = _word(WORDS.get(finding.verdict, UNDECIDED))
    column = max(len(_word(english)) for english in WORDS.values())
    label = f"  {_title(finding).ljust(width)}  {word.ljust(column)}  "
    yield from filled(sentence(finding), label)
    if finding.verdict == REFUTED:
        yield from witness_told(finding, view)
        yield from around_told(finding, "    ", view=view)
    for detail in finding.details:
        yield from filled(voice().said(detail), "      ", "        ")
    if finding.frequency:
        yield f"    {say('how-often-it-is', 'How often it comes up:')}"
        yield from (f"      {line}" for line in frequencies(finding.frequency))


def _word(english: str) -> str:
    return say(f"aspect-is-{english.replace(' ', '-')}", english)


def witness_told(finding: Finding, view: View = PLAIN_VIEW) -> Iterator[str]:
    """The smallest situation, laid out."""
    if finding.witness is None:
        return
    if "rounds" in finding.witness:
        laid = situation(finding.witness)
        shown = say("is-shown-by", f"Shown by: {laid}", situation=laid)
        yield from filled(shown, "    ", "      ")
    elif "events" in finding.witness:
        yield from _scenario(finding.witness, finding, view)
    else:
        yield from _table(finding.witness, finding.results, view)


def _table(witness: Mapping[str, Any], results: Mapping[str, Any], view: View) -> Iterator[str]:
    """Cards, and how each ruleset counts them."""
    yield f"    {table_told([hand(witness['cards'], witness['pile'])])}"
    rows = []
    for name, result in results.items() if not view.steps else ():
        said, total = voice().said, result["total"]
        steps = [
            (step["rule"], said(step["says"]), " ".join(step["cites"])) for step in result["steps"]
        ]
        last = say("its-total", f"total: {total}", total=str(total))
        for place, step in enumerate([*steps, ("", last, "")]):
            rows.append((name if place == 0 else "", *step))
    if rows:
        head = (
            say("head-rules", "rules"),
            say("head-step", "step"),
            say("head-what-it-does", "what it does"),
            "",
        )
        yield from (f"      {line}" for line in table(head, rows))
    for name, result in results.items():
        if result["reshuffle"]:
            english = "after the round all cards are shuffled."
            yield f"      {labelled(name, say('then-shuffled', english))}"


def _scenario(witness: Mapping[str, Any], finding: Finding, view: View) -> Iterator[str]:
    """A round: the cards, what happens, and what comes out under each ruleset."""
    out = say("out", "out")
    called = voice().called
    seats = [(str(i), called("card", c) if c else out) for i, c in enumerate(witness["hands"])]
    if any(witness.get("coins", ())):
        seats = [(*seat, str(n)) for seat, n in zip(seats, witness["coins"], strict=True)]  # type: ignore[misc]
    names = ("seat", "card", "coins")[: len(seats[0])]
    head = [say(f"head-{name}", name) for name in names]
    yield from (f"      {line}" for line in table(head, seats, "r r"))
    if witness.get("pile"):
        yield f"      {pile_told(witness['pile'])}"
    agreed = {**witness.get("options", {}), **witness.get("readings", {})}
    if agreed:
        what = ", ".join(f"{name} {value}" for name, value in agreed.items())
        yield f"      {say('is-agreed', f'Agreed: {what}', what=what)}"
    for number, event in enumerate(witness["events"] if not view.steps else (), 1):
        yield f"      {number}. {event_told(event)}"
    yield from _outcomes({name: _outcome(name, finding) for name in finding.results})


def _outcome(name: str, finding: Finding) -> list[str]:
    """What comes out of a round under a ruleset, or why it can't be played."""
    if name in finding.refused:
        why = voice().said(finding.refused[name]).removeprefix("the scenario: ")
        return [say("refused", f"This can't be played: {why}", why=why)]
    return list(result_told(finding.results[name]))


def _outcomes(by_name: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """What comes out under both, and what under one of them only."""
    both = [
        line for line in next(iter(by_name.values())) if all(line in o for o in by_name.values())
    ]
    for name, lines in (("both", both), *by_name.items()):
        own = lines if name == "both" else [line for line in lines if line not in both]
        if own:
            label = say("in-both", "both") if name == "both" else name
            yield from filled(" ".join(own), f"      {labelled(label, '')}")


# ---------------------------------------------------------------- by rule


def _rules(found: Comparison) -> Iterator[str]:
    one, other = (rules.name for rules in found.rulesets)
    by_status: dict[str, list[RulePair]] = {}
    for pair in found.rules:
        by_status.setdefault(pair.status, []).append(pair)
    same = len(by_status.get(SAME, ()))
    english = f"{counted(same, 'rule is', 'rules are')} worded alike in both."
    yield f"  {say('worded-alike', english, n=same)}"
    for status, name in ((ONLY_FIRST, one), (ONLY_SECOND, other)):
        pairs = by_status.get(status, [])
        if pairs:
            english = f"{counted(len(pairs), 'rule is', 'rules are')} only in {name}:"
            yield f"  {say('only-in', english, n=len(pairs), ruleset=name)}"
        for pair in pairs:
            yield from _single(pair)
    changed = by_status.get(CHANGED, [])
    if changed:
        english = f"{counted(len(changed), 'rule is', 'rules are')} worded differently:"
        yield f"  {say('worded-differently', english, n=len(changed))}"
        yield from beside([one], [other])
    for pair in changed:
        yield f"  {pair.section}: {pair.name}"
        yield from beside(_lines(pair.first), _lines(pair.second))


def _single(pair: RulePair) -> Iterator[str]:
    yield f"  {pair.section}: {pair.name}"
    yield from (f"    {line}" for line in _lines(pair.first or pair.second))


def _lines(rule: Rule | None) -> list[str]:
    """A rule in the language's own words, and the clauses that it comes from."""
    if rule is None:
        return []
    cites = [f"({' '.join(rule.cites)})"] if rule.cites else []
    return [*rule_lines(rule), *cites]
