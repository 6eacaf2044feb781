"""Which rules act on the steps of a search or in a situation, and which forbid something."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.match import table_of
from coyote_spec.interpreter.rounds import act_of
from coyote_spec.interpreter.scenario import Scenario, laid_out
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.rule import Needs
from coyote_spec.search.acting import NamesOfActing, TracedGame, TracingDealer
from coyote_spec.semantics.round import BID, Act, requirements, step

if TYPE_CHECKING:
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.search.ground import Done, Ground, Node
    from coyote_spec.search.told import Situation


class Tracer:
    """Plays single steps of a search again, and says which rules acted."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        setting = ground.setting
        self._names = [rule.name for _, rule in setting.ruleset.rules()]
        self._dealer = TracingDealer(len(setting.kinds), ground.in_order)
        self._traced = TracedGame(setting, self._dealer)
        self._known: dict[int, tuple[Node, frozenset[str]]] = {}

    def step(self, node: Node) -> frozenset[str]:
        """The rules that acted on the last step."""
        found = self._known.get(id(node))
        if found is None:
            found = self._known[id(node)] = node, self._step(node)
        return found[1]

    def round(self, node: Node) -> frozenset[str]:
        """The rules that acted in the round, its deal included."""
        return frozenset().union(*(self.step(one) for one in node.round()))

    def _step(self, node: Node) -> frozenset[str]:
        if node.before is None:
            return frozenset()
        rules, before = self.ground.setting.ruleset, node.before
        self._dealer.left, self._dealer.acted = list(before.pile[::-1]), set()
        if node.done is None:
            self._traced.deal(before.state)
            more = {rule.name for rule in rules.section("dealing")}
        else:
            self._traced.step(before.state, *node.done)
            opened = before.state[self.ground.at["opened"]]
            more = by_its_kind(rules, node.done[0], bool(opened))
        return frozenset(more | {self._names[rule] for rule in self._dealer.acted})

    def forbids(self, node: Node, done: Done) -> str | None:
        """The one rule that forbids a move, where nothing else does."""
        game = self.ground.plainly
        needs = requirements(game, self.ground.whole(node), Act(*done))
        failing = [need.rule for need in needs if not need.holds]
        return failing[0] if len(failing) == 1 else None


def acted(situation: Situation, ruleset: Ruleset) -> frozenset[str]:
    """The rules that act in a situation, in its last round if it is a match, as the reference
    interpreter plays it."""
    if isinstance(situation, Scenario):
        game, state, _ = laid_out(situation, ruleset)
        watcher = NamesOfActing(game.setting)
        game = replace(game, watcher=watcher)
        for event in situation.events:
            act = act_of(game, event)
            watcher.names.update(by_its_kind(ruleset, event.move, bool(state["opened"])))
            state = step(game, state, act)
        return frozenset(watcher.names)
    table = table_of(situation, ruleset)
    watcher = NamesOfActing(table.setting)
    table.game = replace(table.game, watcher=watcher)
    for events in situation.rounds:
        watcher.names.clear()
        table.deal()
        watcher.names.update(rule.name for rule in ruleset.section("dealing"))
        for event in events:
            opened = bool(table.state["opened"])
            watcher.names.update(by_its_kind(ruleset, event.move, opened))
            table.do(event)
    return frozenset(watcher.names)


def by_its_kind(ruleset: Ruleset, move: str, opened: bool) -> set[str]:
    """The rules that act by a move being made: its own; for a bid who is next, and what allows any
    number."""
    if move != BID:
        return {move}
    subjects = ("raise" if opened else "opening", "any bid")
    free = {
        r.name for r, b in ruleset.of_kind(Needs) if b.condition is None and b.subject in subjects
    }
    passing = {
        rule.name
        for rule in ruleset.section("bidding")
        if any(isinstance(effect, do.Passes) for effect in rule.block)
        and rule.name not in ruleset.moves
    }
    return free | passing
