"""What differs between two rulesets, told to an editor of rulebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.api import rule_lines
from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.tables import beside, filled, frequencies, hand, table
from coyote_spec.cli.witnesses import PLAIN_VIEW, View, around_told, situation
from coyote_spec.cli.wording import event_told, remark_line, result_told
from coyote_spec.comparison.clauses import CHANGED, ONLY_FIRST, ONLY_SECOND, SAME
from coyote_spec.prover.verdict import PROVED, REFUTED

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coyote_spec.api.comparisons import Compared
    from coyote_spec.comparison.clauses import RulePair
    from coyote_spec.comparison.compare import Comparison
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.rule import Rule

WORDS = {PROVED: "same", REFUTED: "differs"}


def told(found: Comparison, *, view: View = PLAIN_VIEW) -> Iterator[str]:
    """The verdict, then what differs in behaviour, then what differs by rule."""
    yield from filled(verdict(found))
    options = ", ".join(f"{name} {value}" for name, value in found.scope.options.items())
    yield from filled(
        f"Compared with {options or 'no options'}, and where the texts are silent as they are "
        "read by default; --option and --reading compare other agreements."
    )
    yield ""
    yield heading("By behaviour")
    width = max(len(_title(finding)) for finding in found.findings)
    for finding in found.findings:
        yield from _finding(finding, width, view)
    yield ""
    yield heading("By rule")
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
        groups.setdefault(key, []).append(f"{one} and {other}")
    yield heading("In how many aspects they differ")
    rows = [(name, *(cells.get((name, other), "") for other in names)) for name in names]
    yield from (f"  {line}" for line in table(("", *names), rows, " " + "r" * len(names)))
    yield "  =  proved the same in every aspect   ?  not every aspect is decided"
    yield ""
    for (differ, undecided), pairs in sorted(groups.items(), key=lambda one: len(one[0][0])):
        said = f"differ in {_listed(differ)}." if differ else "are the same."
        if undecided:
            said = said if differ else "aren't known to differ."
            said += f" Not decided: {_listed(undecided)}."
        yield from filled(f"{'; '.join(pairs)} {said}", "  ", "    ")


def _listed(aspects: Sequence[str]) -> str:
    return ", ".join(aspect.replace("_", " ") for aspect in aspects)


def _remarks(found: Comparison) -> Iterator[str]:
    """What is remarked on the clauses behind the rules that differ."""
    lines = [
        remark_line(clause, remark)
        for rules in found.rulesets
        for clause, remark in found.remarks(rules)
    ]
    if lines:
        yield ""
        yield heading("Remarks on the clauses of the rules that differ")
    for line in lines:
        yield from filled(line, "  ", "    ")


def verdict(found: Comparison) -> str:
    """What came out, in a sentence.

    The names of the aspects stand in it, so that one knows where to look.
    """
    names = [_name(rules.name, rules.title.base) for rules in found.rulesets]
    differ = [_title(f) for f in found.findings if f.verdict == REFUTED]
    open_ = [_title(f) for f in found.findings if f.verdict not in (PROVED, REFUTED)]
    more = f" Not decided: {', '.join(open_)}." if open_ else ""
    if differ:
        return f"{names[0]} and {names[1]} differ in: {', '.join(differ)}.{more}"
    if open_:
        return f"No difference was found between {names[0]} and {names[1]}.{more}"
    if any(pair.status != SAME for pair in found.rules):
        return (
            f"{names[0]} and {names[1]} are proved the same in every aspect below, with what is "
            "agreed here; but rules are worded otherwise, which may show with other agreements."
        )
    return f"{names[0]} and {names[1]} are the same game: proved for every aspect below."


def _name(name: str, title: str) -> str:
    return f"{title} ({name})" if title else name


def _title(finding: Finding) -> str:
    """An aspect in words, with its deck where there is a finding for each."""
    name = finding.id.replace("_", " ")
    return f"{name} on {finding.scope.deck}" if finding.scope.deck else name


# ---------------------------------------------------------------- by behaviour


def _finding(finding: Finding, width: int, view: View) -> Iterator[str]:
    word = WORDS.get(finding.verdict, "not decided")
    label = f"  {_title(finding).ljust(width)}  {word.ljust(7)}  "
    yield from filled(finding.sentence, label)
    if finding.verdict == REFUTED:
        yield from _witness(finding, view)
        yield from around_told(finding, "    ", view=view)
    for detail in finding.details:
        yield from filled(detail, "      ", "        ")
    if finding.frequency:
        yield "    How often it comes up:"
        yield from (f"      {line}" for line in frequencies(finding.frequency))


def _witness(finding: Finding, view: View) -> Iterator[str]:
    """The smallest situation, laid out."""
    if finding.witness is None:
        return
    if "rounds" in finding.witness:
        yield from filled(f"Shown by: {situation(finding.witness)}", "    ", "      ")
    elif "events" in finding.witness:
        yield from _scenario(finding.witness, finding.results, view)
    else:
        yield from _table(finding.witness, finding.results, view)


def _table(witness: Mapping[str, Any], results: Mapping[str, Any], view: View) -> Iterator[str]:
    """Cards, and how each ruleset counts them."""
    yield f"    On the table: {hand(witness['cards'], witness['pile'])}"
    rows = []
    for name, result in results.items() if not view.steps else ():
        steps = [(step["rule"], step["says"], " ".join(step["cites"])) for step in result["steps"]]
        for place, step in enumerate([*steps, ("", f"total: {result['total']}", "")]):
            rows.append((name if place == 0 else "", *step))
    if rows:
        head = ("rules", "step", "what it does", "")
        yield from (f"      {line}" for line in table(head, rows))
    for name, result in results.items():
        if result["reshuffle"]:
            yield f"      {name}: after the round all cards are shuffled."


def _scenario(witness: Mapping[str, Any], results: Mapping[str, Any], view: View) -> Iterator[str]:
    """A round: the cards, what happens, and what comes out under each ruleset."""
    seats = [(str(i), card or "out") for i, card in enumerate(witness["hands"])]
    if any(witness.get("coins", ())):
        seats = [(*seat, str(n)) for seat, n in zip(seats, witness["coins"], strict=True)]  # type: ignore[misc]
    head = ("seat", "card", "coins")[: len(seats[0])]
    yield from (f"      {line}" for line in table(head, seats, "r r"))
    if witness.get("pile"):
        yield f"      In the pile, from the top: {', '.join(witness['pile'])}"
    agreed = {**witness.get("options", {}), **witness.get("readings", {})}
    if agreed:
        yield f"      Agreed: {', '.join(f'{name} {value}' for name, value in agreed.items())}"
    for number, event in enumerate(witness["events"] if not view.steps else (), 1):
        yield f"      {number}. {event_told(event)}"
    yield from _outcomes({name: list(result_told(result)) for name, result in results.items()})


def _outcomes(by_name: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """What comes out under both, and what under one of them only."""
    both = [
        line for line in next(iter(by_name.values())) if all(line in o for o in by_name.values())
    ]
    for name, lines in (("both", both), *by_name.items()):
        own = lines if name == "both" else [line for line in lines if line not in both]
        if own:
            yield from filled(" ".join(own), f"      {name}: ")


# ---------------------------------------------------------------- by rule


def _rules(found: Comparison) -> Iterator[str]:
    one, other = (rules.name for rules in found.rulesets)
    by_status: dict[str, list[RulePair]] = {}
    for pair in found.rules:
        by_status.setdefault(pair.status, []).append(pair)
    same = len(by_status.get(SAME, ()))
    yield f"  {counted(same, 'rule is', 'rules are')} worded alike in both."
    for status, name in ((ONLY_FIRST, one), (ONLY_SECOND, other)):
        pairs = by_status.get(status, [])
        if pairs:
            yield f"  {counted(len(pairs), 'rule is', 'rules are')} only in {name}:"
        for pair in pairs:
            yield from _single(pair)
    changed = by_status.get(CHANGED, [])
    if changed:
        yield f"  {counted(len(changed), 'rule is', 'rules are')} worded differently:"
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
