"""By behaviour: each point in which two games can differ, what was found, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.compared.lists import listed
from coyote_spec.handbook.compared.proofs import covering
from coyote_spec.handbook.compared.rounds import changed_round, played_round
from coyote_spec.handbook.compared.shares import how_often
from coyote_spec.handbook.compared.sides import runs
from coyote_spec.handbook.compared.tables import counted_table, exchanged, own_agreed
from coyote_spec.handbook.markdown import anchor, quoted, table
from coyote_spec.handbook.pictures.svg import signed
from coyote_spec.locale.names import as_written
from coyote_spec.prover.behave import AFTER, BEFORE
from coyote_spec.prover.verdict import PROVED, REFUTED, VACUOUS
from coyote_spec.ruleset.rule import Move
from coyote_spec.witness.situation import Table, situation_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from coyote_spec.handbook.compared.sides import Both
    from coyote_spec.prover.verdict import Finding

    Link = Callable[[str], str]

_PROOFS = {
    "deck": "lists",
    "players": "lists",
    "options": "lists",
    "dealing": "pile",
    "counting": "hands",
    "reshuffle": "hands",
}
"""What a proof goes over, by its aspect; all others go over any state of a round."""

_HOW = {
    "solver": "solver",
    "plain search": "search",
    "many counts at once, all tables or the solver": "counted",
    "the first round of a match": "match",
}
"""How something was found, by the first words of its method; else a list was looked at."""


def overview(both: Both) -> Iterator[str]:
    """A row for each finding."""
    heads = [both.text(both.say(f"compare-{one}")) for one in ("point", "answer")]
    rows = []
    for finding in both.comparison.findings:
        name, answer = point(both, finding), both.text(answered(both, finding))
        if finding.verdict == REFUTED:
            name = f'<a href="#{_place(finding)}">{name}</a>'
            answer = f"**{answer}**"
        rows.append([name, answer])
    yield from table(heads, rows)


def named(both: Both, finding: Finding) -> str:
    """What a finding is about: one of a count names its deck."""
    name = both.aspect(finding.id)
    if finding.scope.deck is not None and finding.id in ("counting", "reshuffle"):
        name = both.say("compare-on", point=name, deck=as_written(finding.scope.deck))
    return name


def point(both: Both, finding: Finding) -> str:
    """What a finding is about, on the page."""
    return both.text(named(both, finding))


def answered(both: Both, finding: Finding) -> str:
    """The verdict in a word."""
    words = {PROVED: "same", REFUTED: "differs", VACUOUS: "vacuous"}
    return both.say(f"compare-{words.get(finding.verdict, 'unknown')}")


def _place(finding: Finding) -> str:
    return anchor(f"{finding.id} {finding.scope.deck or ''}".strip(), "point")


def different(both: Both, finding: Finding, link: Link | None) -> Iterator[str]:
    """What differs, the situation that shows it and its twin, and how often it matters."""
    yield ""
    yield f'### <a id="{_place(finding)}"></a>{point(both, finding)}'
    yield ""
    said = [both.aspect(finding.id, ".differs")]
    how = _HOW.get(finding.method.partition(":")[0], "lists")
    said.append(both.say(f"compare-found-{how}"))
    yield both.text(" ".join(said)) + _claims(both, finding, link)
    yield from listed(both, finding)
    if finding.witness is not None:
        yield ""
        yield f"#### {both.text(both.say('compare-smallest'))}"
        yield from _situation(both, finding, finding.witness, {})
        yield from _twin(both, finding)
    if finding.frequency:
        yield from how_often(both, finding.frequency)
    yield from _readings(both, finding)


def _situation(
    both: Both, finding: Finding, laid: Mapping[str, Any], more: Mapping[str, Any]
) -> Iterator[str]:
    agreed = {side.rules.name: own_agreed(side, both, more) for side in both.sides}
    situation = situation_of(laid)
    if isinstance(situation, Table):
        yield from counted_table(both, laid, agreed, steps=finding.id != "reshuffle")
    elif situation is not None:
        yield from played_round(both, situation, agreed)
    else:
        yield from _match(both, finding, laid)


def _match(both: Both, finding: Finding, laid: Mapping[str, Any]) -> Iterator[str]:
    """A match: the first round of which not the same comes out."""
    told = [finding.results[side.rules.name]["rounds"] for side in both.sides]
    pairs = enumerate(zip(*told, strict=False), 1)
    keys = ("total", "draws", "paid", "next_starter")
    unlike = (n for n, two in pairs if any(two[0][key] != two[1][key] for key in keys))
    number = next(unlike, len(told[0]))
    yield ""
    yield both.text(both.say("compare-match", players=laid["players"], round=number))
    yield ""
    cells = []
    for side, rounds in zip(both.sides, told, strict=True):
        one = rounds[number - 1]
        said = []
        if one["draws"]:
            said.append(side.sentence("compare-table-draws", cards=side.cards(one["draws"])))
        if one["total"] is not None:
            said.append(side.sentence("compare-total", number=signed(one["total"])))
        cells.append(side.text(" ".join(said)))
    yield from table([side.title for side in both.sides], [cells])


def _twin(both: Both, finding: Finding) -> Iterator[str]:
    twin = finding.twin
    if twin is None or finding.witness is None:
        return
    yield ""
    yield f"#### {both.text(both.say('compare-twin'))}"
    yield ""
    laid = twin["situation"]
    if laid is None:
        given = {"changes": twin["changes"], "tried": twin["tried"]}
        yield both.text(both.say("compare-no-twin", **given))
        return
    if twin["agreed"]:
        named = [
            both.say("compare-agreed", name=both.called("name", key), value=as_written(str(value)))
            for key, value in twin["agreed"].items()
        ]
        yield both.text(both.say("compare-twin-agreed", what=both.listed(named)))
    else:
        old, new = situation_of(finding.witness), situation_of(laid)
        changed = ""
        if isinstance(new, Table):
            changed = exchanged(both, finding.witness, laid)
        elif old is not None and new is not None and not isinstance(old, Table):
            changed = changed_round(both, old, new)
        yield f"{both.text(both.say('compare-twin-says'))} {changed}".rstrip()
    yield from _situation(both, finding, laid, twin["agreed"])


def _readings(both: Both, finding: Finding) -> Iterator[str]:
    """What other readings make of a finding, where that was asked."""
    if finding.readings is None:
        return
    said = []
    for one in finding.readings["singly"]:
        named = both.reading(one["silence"], one["reading"])
        if one["verdict"] not in (PROVED, REFUTED):
            said.append(both.line("compare-reading-open", reading=named))
        elif one["verdict"] != finding.verdict:
            does = "mends" if one["verdict"] == PROVED else "breaks"
            said.append(both.line(f"compare-reading-{does}", reading=named))
    together = finding.readings["together"]
    found = together["differs" if finding.verdict == PROVED else "same"]
    if found and len(found) > 1:
        named = both.listed([both.reading(*one) for one in found.items()])
        does = "break" if finding.verdict == PROVED else "mend"
        said.append(both.line(f"compare-readings-{does}", readings=named))
    if not said and not found and together["all_tried"]:
        said.append(both.line("compare-reading-keeps"))
    for line in said:
        yield f"    - {line}"


def alike(both: Both, finding: Finding, link: Link | None) -> Iterator[str]:
    """What is the same, or not decided: with what proves it, how far that goes, and the claims."""
    said: list[str]
    if finding.verdict == PROVED:
        said = [both.aspect(finding.id, ".same"), *_after_calls(both, finding)]
        how = _PROOFS.get(finding.id, "state")
        if finding.method.startswith("many counts"):
            how = "counted"
        said.append(both.say(f"compare-proof-{how}"))
    elif finding.verdict == VACUOUS:
        said = [both.sentence("compare-no-call")]
    else:
        said = [both.sentence("compare-not-decided")]
    scope = []
    if finding.scope.players != both.comparison.scope.players:
        players = as_written(runs(finding.scope.players))
        scope.append(both.sentence("compare-with-players", players=players))
    text = both.text(" ".join([*said, *scope]))
    colon = both.say("followed", head="")
    yield f"- **{point(both, finding)}**{colon} {text}{_claims(both, finding, link)}"
    yield from _readings(both, finding)


def premise(both: Both, findings: Sequence[Finding]) -> str:
    """What all proofs about rounds take for granted, on the page; empty when that is nothing."""
    mine, theirs = (_moves(side.rules.moves) for side in both.sides)
    unshared = [name for name in {**mine, **theirs} if mine.get(name) != theirs.get(name)]
    proved = [one for one in findings if one.id in (*BEFORE, *AFTER) and one.verdict == PROVED]
    if not unshared or not proved:
        return ""
    moves = both.listed([both.called("move", name) for name in unshared])
    return both.line("compare-premise-moves", moves=moves)


def _after_calls(both: Both, finding: Finding) -> Iterator[str]:
    """After which calls a proof holds, where one of the two has others."""
    calls = [list(side.rules.calls) for side in both.sides]
    shared = [name for name in calls[0] if name in calls[1]]
    if finding.id in AFTER and set(shared) != {*calls[0], *calls[1]}:
        said = both.listed([both.called("move", name) for name in shared])
        yield both.sentence("compare-premise-calls", calls=said)


def _moves(rules: Mapping[str, Any]) -> dict[str, tuple[str, str | None]]:
    bodies = {name: rule.body for name, rule in rules.items()}
    return {n: (one.timing, one.choice) for n, one in bodies.items() if isinstance(one, Move)}


def _claims(both: Both, finding: Finding, link: Link | None) -> str:
    """The claims that say so, with links to them."""
    if link is None or finding.verdict not in (PROVED, REFUTED):
        return ""
    said = []
    for name in covering(both.comparison, finding):
        words = both.text(both.say("compare-claim", claim=as_written(name)))
        said.append(f"<a href={quoted(link(name))}>{words}</a>")
    return f' <small class="rule">{" · ".join(said)}</small>' if said else ""


__all__ = ["alike", "answered", "different", "named", "overview", "point", "premise"]
