"""Which rules act on a step or in a count, or forbid something: seen by the reference interpreter,
one step at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer
from coyote_spec.interpreter.match import table_of
from coyote_spec.interpreter.rounds import act_of
from coyote_spec.interpreter.scenario import Scenario, laid_out
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.rule import Needs, Pays, With
from coyote_spec.semantics.counting import says_copies
from coyote_spec.semantics.game import Game, Watcher
from coyote_spec.semantics.round import BID, Act, deal, opened_round, requirements, step

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.search.ground import Done, Ground, Node
    from coyote_spec.search.told import Situation
    from coyote_spec.semantics.domain import State


class Acting(Watcher):
    """Notes the rules that change something."""

    def __init__(self, setting: Setting) -> None:
        self.names: set[str] = set()
        rules = setting.ruleset
        self._copies = [r.name for r in rules.section("counting") if says_copies(r.block)]
        self._cards = [setting.kind(body.card) for _, body in rules.of_kind(With)]
        self._pays = [rule.name for rule, _ in rules.of_kind(Pays)]

    def counted(self, rule: Rule, before: State, after: State) -> None:
        """A rule of the count; the one about second copies acts where there are some."""
        if before.values != after.values:
            self.names.add(rule.name)
        for kind in self._cards:
            if sum(n for key, (n, _) in after["table"].items() if key[0] == kind) > 1:
                self.names.update(self._copies)

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        """Any other rule; that on what is paid acts wherever somebody pays."""
        after = does(before)
        if before.values != after.values:
            self.names.add(rule.name)
        if any(b > a for a, b in zip(before["paid"], after["paid"], strict=True)):
            self.names.update(self._pays)
        return after


class Tracer:
    """Plays single steps of a search again, and says which rules acted."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
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
        rules = self.ground.setting.ruleset
        game, watcher = self._game(node.before)
        before = self.ground.whole(node.before)
        if node.done is None:
            deal(game, opened_round(game, before))
            return frozenset({*watcher.names, *(rule.name for rule in rules.section("dealing"))})
        move, seat, choice = node.done
        step(game, before, Act(move, seat, choice))
        return frozenset(watcher.names | by_its_kind(rules, move, bool(before["opened"])))

    def forbids(self, node: Node, done: Done) -> str | None:
        """The one rule that forbids a move, where nothing else does."""
        game, _ = self._game(node)
        needs = requirements(game, self.ground.whole(node), Act(*done))
        failing = [need.rule for need in needs if not need.holds]
        return failing[0] if len(failing) == 1 else None

    def _game(self, node: Node) -> tuple[Game, Acting]:
        setting = self.ground.setting
        watcher = Acting(setting)
        dealer = ListedDealer(len(setting.kinds), list(node.pile), self.ground.in_order)
        game = Game(setting, Concrete(), dealer, watcher)
        dealer.game = game
        return game, watcher


def acted(situation: Situation, ruleset: Ruleset) -> frozenset[str]:
    """The rules that act in a situation, in its last round if it is a match, as the reference
    interpreter plays it."""
    if isinstance(situation, Scenario):
        game, state, _ = laid_out(situation, ruleset)
        watcher = Acting(game.setting)
        game = replace(game, watcher=watcher)
        for event in situation.events:
            act = act_of(game, event)
            watcher.names.update(by_its_kind(ruleset, event.move, bool(state["opened"])))
            state = step(game, state, act)
        return frozenset(watcher.names)
    table = table_of(situation, ruleset)
    watcher = Acting(table.setting)
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
