"""Questions about any round of any match: whose turn it can be, who can bid, who pays, who starts,
and whether what may be done changes while a round goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.locale.said import Said, Several, listed
from coyote_spec.prover.candidates import Rule, is_seat
from coyote_spec.prover.choices import always_a_number, assumed, legal_number
from coyote_spec.prover.reached import reached
from coyote_spec.prover.safety import Shown, after_every_round, by_moves_in_a_row, in_every_round
from coyote_spec.prover.symbolic import term
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.prover.witness import after_a_round, ground_for, in_a_round, sought, told
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Call, Move, Needs
from coyote_spec.search.find import Sought
from coyote_spec.semantics.expression import truth_as_number
from coyote_spec.semantics.round import BID, Act, legal

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.search.ground import Ground, Node
    from coyote_spec.search.told import Replay
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game

SEARCHED = "by-search"


def decided(
    ask: Asked,
    shown: Shown,
    look: Callable[[], Replay | None],
    yes: str,
    no: Callable[[Replay], str],
    harder: Callable[[], Shown] | None = None,
) -> Finding:
    """Proved, or refuted by a replayed situation, or unknown with the step at which the proof
    failed; what is harder to prove is tried when no situation was found."""
    if not shown.proved:
        played = look()
        if played is not None:
            return ask.finding(REFUTED, Said(SEARCHED), no(played), **told(played, ask))
        if harder is not None:
            shown = harder()
    if shown.proved:
        return ask.finding(PROVED, shown.by, yes)
    said = Said("unproved-decided", what=yes, step=shown.by)
    return ask.finding(UNKNOWN, Said("by-induction-and-search"), said)


def bid_never_comes_back(ask: Asked, n: int) -> Finding:
    """Is it never the turn of whoever made the standing bid?"""

    def back(game: Game, state: State) -> Any:
        return game.domain.both(state["opened"], game.domain.same(state["turn"], state["bidder"]))

    whole, ground = reached(ask, n), ground_for(ask, n)
    about: dict[str, Any] = {"players": n, "ruleset": ask.game.name}
    rule = Rule(
        Said("rule-author-not-to-act"),
        lambda state: whole.game.domain.negate(back(whole.game, state)),
    )
    return decided(
        ask,
        in_every_round(whole, rule),
        lambda: sought(ask, n, ground, in_a_round(ground, back)),
        Said("bid-never-back", premise=ask.premise(ask.extra(n)), **about),
        lambda played: Said(
            "bid-back", seat=played.last["turn"], amount=str(played.last["bid"]), **about
        ),
        lambda: by_moves_in_a_row(whole, rule),
    )


def opener_can_always_bid(ask: Asked, n: int) -> Finding:
    """Is there a legal bid whenever a round begins?"""
    whole, ground = reached(ask, n), ground_for(ask, n)
    about: dict[str, Any] = {"players": n, "ruleset": ask.game.name}
    extra = ask.extra(n)

    def goal(node: Node) -> bool:
        return node.length == 0 and _no_bid(ask, ground, node, extra)

    def shows(played: Replay) -> bool:
        opening = len(played.states) == 1
        return opening and legal_number(played.game, played.last, ask.claim.assuming, extra) is None

    premise = ask.premise(extra)
    return decided(
        ask,
        _can_open(ask, whole),
        lambda: sought(ask, n, ground, Sought(goal, shows, depth=0)),
        Said("opener-can-bid", premise=premise, **about),
        lambda played: Said(
            "opener-cannot-bid", premise=premise, seat=played.last["turn"], **about
        ),
    )


def _no_bid(ask: Asked, ground: Ground, node: Node, extra: dict[str, int]) -> bool:
    if any(one.done is not None and one.done[0] == BID for one in ground.after(node)):
        return False
    return legal_number(ground.plainly, ground.whole(node), ask.claim.assuming, extra) is None


def _can_open(ask: Asked, whole: Any) -> Shown:
    if not whole.known:
        return Shown(False, Said("step-deal-unknown"))
    start, asker = whole.begins()
    game, choice = whole.game, z3.Int("opening")
    act = Act(BID, start["turn"], choice)
    allowed = game.domain.both(
        legal(game, start, act),
        is_seat(game, start["turn"]),
        assumed(game, start, act, whole.assuming, whole.extra),
    )
    shows = "progress: as a round begins there is a legal bid"
    found = always_a_number(asker, term(allowed), choice, start, [], ask.extra(*ask.players), shows)
    return Shown(found, Said("by-round-begin" if found else "step-round-begins"))


def starter_always_in(ask: Asked, n: int) -> Finding:
    """Is whoever starts the next round in play, unless somebody has won?"""

    def out(game: Game, state: State) -> Any:
        return game.domain.negate(game.domain.pick(state["in_play"], state["starter"], False))

    whole, ground = reached(ask, n), ground_for(ask, n)
    about: dict[str, Any] = {"players": n, "ruleset": ask.game.name}
    rule = Rule(Said("rule-starter-in"), lambda s: whole.game.domain.negate(out(whole.game, s)))
    return decided(
        ask,
        after_every_round(whole, rule),
        lambda: sought(ask, n, ground, after_a_round(ground, out)),
        Said("starter-in", **about),
        lambda played: _starter_out(played.last["starter"], about),
    )


def _starter_out(starter: int, about: dict[str, Any]) -> Said:
    if starter < 0:
        return Said("starter-nobody", **about)
    return Said("starter-out", seat=starter, **about)


def always_one_loser(ask: Asked, n: int) -> Finding:
    """Does exactly one seat take coins in every round?"""

    def payers(game: Game, state: State) -> Any:
        d = game.domain
        return d.add(*(truth_as_number(game, d.at_most(1, coins)) for coins in state["paid"]))

    def otherwise(game: Game, state: State) -> Any:
        return game.domain.negate(game.domain.same(payers(game, state), 1))

    whole, ground = reached(ask, n), ground_for(ask, n)
    about: dict[str, Any] = {"players": n, "ruleset": ask.game.name}
    rule = Rule(Said("rule-one-takes"), lambda s: whole.game.domain.same(payers(whole.game, s), 1))

    def said(played: Replay) -> str:
        who = [Said("seat", seat=i) for i, coins in enumerate(played.last["paid"]) if coins > 0]
        some = Said("several-take", seats=listed(who)) if who else Said("nobody-takes")
        return Said("not-one-loser", who=some, **about)

    return decided(
        ask,
        after_every_round(whole, rule, even_won=True),
        lambda: sought(ask, n, ground, after_a_round(ground, otherwise, even_won=True)),
        Said("one-loser", **about),
        said,
    )


def no_ban_in_mid_round(ask: Asked, n: int) -> Finding:
    """Does what moves hang on for the match's sake never change while a round goes on?"""
    names = lasting(ask.game)
    speaks = Several(", ", [Said("who-is-in-play"), *names[1:]])
    if not names:
        said = Said("no-lasting-condition", ruleset=ask.game.name)
        return ask.finding(PROVED, Said("by-move-conditions"), said)
    whole, ground = reached(ask, n), ground_for(ask, n)
    about: dict[str, Any] = {"players": n, "ruleset": ask.game.name}
    slots = [ground.game.slots[name] for name in names]

    def goal(node: Node) -> bool:
        if node.before is None or node.done is None or ground.over(node):
            return False
        before = node.before.state
        return any(node.state[where] != before[where] for where in slots)

    def shows(played: Replay) -> bool:
        one, other = played.states[-2:]
        return not other["over"] and any(one[name] != other[name] for name in names)

    return decided(
        ask,
        _never_changes(whole, names),
        lambda: sought(ask, n, ground, Sought(goal, shows)),
        Said("no-ban-begins", what=speaks, **about),
        lambda played: Said("ban-begins", what=speaks, **about),
    )


def _never_changes(whole: Any, names: list[str]) -> Shown:
    asker, state = whole.whole.asker(), whole.whole.state
    for one in whole.whole.steps:
        changed = [
            term(a) != term(b)
            for name in names
            for a, b in zip(_each(state[name]), _each(one.after[name]), strict=True)
            if not (term(a).eq(term(b)))
        ]
        goes_on = z3.Not(term(one.after["over"]))
        shows = f"step: the move {one.move} leaves as it was: {', '.join(names)}"
        if not asker.impossible(one.allowed, goes_on, z3.Or(changed), shows=shows):
            return Shown(False, Said("step-the-move", move=one.move))
    return Shown(True, Said("by-any-move"))


def _each(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def lasting(ruleset: Ruleset) -> list[str]:
    """The values that last for the match and on which it hangs what may be done: who is in play
    first, then coins, then what is declared."""
    conditions = [body.condition for _, body in ruleset.of_kind(Needs)]
    conditions += [body.needs for _, body in ruleset.of_kind(Call)]
    conditions += [body.needs for _, body in ruleset.of_kind(Move)]
    spoken = set()
    for part in parts_defined(ruleset, tuple(c for c in conditions if c is not None)):
        if isinstance(part, say.Field | say.FieldOf | say.SumSeats):
            spoken.add("in_play" if part.name == "players_left" else part.name)
    declared = [name for name, kept in ruleset.fields.items() if kept.scope == "match"]
    return [name for name in ("in_play", "coins", *declared) if name in spoken]
