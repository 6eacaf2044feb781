"""Questions about the count alone: the range of totals, and whether two games count alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said, cards_said
from coyote_spec.prover.differ import counted_alike
from coyote_spec.prover.judges import totals_differ, totals_outside
from coyote_spec.prover.ranges import End, Range, replay, total_range
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked


def ranges(ask: Asked, n: int) -> Finding:
    """Do the totals range from one number to another?"""
    game, setting = ask.game, ask.setting(n)
    found = total_range(setting, ask.limit)
    ends = {"low": found.low.total, "high": found.high.total}
    method = Said("by-ends-of-range")
    if (found.low.total, found.high.total) == ask.words:
        return ask.finding(PROVED, method, Said("range", players=n, ruleset=game.name, **ends))
    said = Said("range-otherwise", players=n, ruleset=game.name, **ends)
    end = _wrong_end(found, ask.words[0])
    told = replay(setting, end.hand, end.draws, end.total)
    witness = {"cards": list(end.hand), "pile": list(end.draws)}
    results = {game.name: told.as_json()}
    judge = None
    if not ask.words[0] <= end.total <= ask.words[1]:
        judge = totals_outside(setting, ask.deck, (n,), *ask.words)
    return ask.finding(REFUTED, method, said, witness=witness, results=results, judge=judge)


def _wrong_end(found: Range, low: int) -> End:
    return found.low if found.low.total != low else found.high


def same_counting(ask: Asked, n: int) -> Finding:
    """Do two games count every table alike?"""
    one, other = ask.games
    deck = ask.deck
    found = counted_alike(ask.setting(n, one), ask.setting(n, other), ask.limit)
    if found is None:
        said = Said("counts-alike", players=n, one=one.name, other=other.name, deck=deck.name)
        return ask.finding(PROVED, Said("by-hands"), said)
    mine, theirs = (told.total for told in found.scores)
    table, names = cards_said(found.cards), {"one": one.name, "other": other.name}
    said = Said("counts-otherwise", table=table, mine=mine, theirs=theirs, **names)
    results = {g.name: s.as_json() for g, s in zip(ask.games, found.scores, strict=True)}
    return ask.finding(
        REFUTED,
        Said("by-solver-replayed"),
        said,
        witness=found.as_json(),
        results=results,
        judge=totals_differ([ask.setting(n, game) for game in ask.games], deck, (n,)),
    )
