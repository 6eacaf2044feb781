"""Which rules act in a tiny match, and which in one round together: each step of all rounds is
watched as the plain interpreter takes it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.staged import Flat
from coyote_spec.prover.answer import answers
from coyote_spec.prover.audit import topics
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.rule import Needs, Pays, Rule
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.game import Game, Watcher
from coyote_spec.semantics.round import BID, Act, deal, opened_round, requirements, step
from tests.agreement.reachable import Done, Reachable
from tests.agreement.rulesets import setting

LIMIT = 60.0
PLAYERS = 2
DECK = Deck("tiny", Text(), (("1", 2), ("-2", 1), ("max0", 1), ("night", 1)))
Names = frozenset[str]


class ShortError(Exception):
    """One more card was asked for than was told."""


@dataclass
class Telling:
    """Deals what it is told."""

    told: list[int]
    kinds: int

    def card(self, state: State) -> tuple[int, ...]:
        if not self.told:
            raise ShortError
        card = self.told.pop(0)
        if not state["cards at pile"][card]:
            raise LookupError
        return tuple(int(k == card) for k in range(self.kinds))

    def shuffle(self, how: str, state: State) -> None:
        """Every order is tried anyway."""


@dataclass
class Seen(Watcher):
    """The rules that change something; that on what is paid wherever somebody pays."""

    pays: list[str]
    names: set[str] = field(default_factory=set)

    def counted(self, rule: Rule, before: State, after: State) -> None:
        self.act(rule, before, lambda _: after)

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        after = does(before)
        if before.values != after.values:
            self.names.add(rule.name)
        if any(b > a for a, b in zip(before["paid"], after["paid"], strict=True)):
            self.names.update(self.pays)
        return after


class Watched:
    """Rounds of a tiny match, and which rules act on each of their steps."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.all = Reachable(setting(rules, PLAYERS, DECK), 2, 4_000, whole=True)
        assert self.all.complete
        self.game = self.all.game
        self.steps = {state: list(self._steps(state)) for state in self.all.edges}
        self.begins = [
            (names | {rule.name for rule in rules.section("dealing")}, state)
            for before in (self.all.first(), *(s for s in self.all.ends if not self.all.won(s)))
            for names, state in self._every(
                lambda game, s: deal(game, opened_round(game, s)), before
            )
        ]

    def _every(
        self, does: Callable[[Game, State], State], before: Flat
    ) -> Iterator[tuple[Names, Flat]]:
        """What acts and what comes out, for each order of the cards."""
        kinds, waiting = len(DECK.cards), [list[int]()]
        while waiting:
            told = waiting.pop()
            watcher = Seen([rule.name for rule, _ in self.rules.of_kind(Pays)])
            game = Game(self.all.setting, Concrete(), Telling([*told], kinds), watcher)
            try:
                after = does(game, self.game.whole(before))
            except ShortError:
                waiting += [[*told, kind] for kind in range(kinds)]
            except LookupError:
                continue
            else:
                yield frozenset(watcher.names), self._standing(self.game.flat(after))

    def _standing(self, state: Flat) -> Flat:
        known = self.all.standing
        either = (known.get(self.all.alike(state, later)) for later in (False, True))
        return next(found for found in either if found is not None)

    def _steps(self, state: Flat) -> Iterator[tuple[Names, Flat | None]]:
        """The rules that act on each step from a state, or alone forbid one: then none follows."""
        low = (BID, self.all.value(state, "turn"), self.all.numbers[0] - 1)
        for done in (low, *self.all.tried(state)):
            whole, game = self.game.whole(state), Game(self.all.setting, Concrete(), Telling([], 0))
            needs = list(requirements(game, whole, Act(*done)))
            against = {need.rule for need in needs if not need.holds}
            if not against and done != low:
                for names, after in self._every(lambda g, s, d=done: step(g, s, Act(*d)), state):  # type: ignore[misc]
                    yield names | self._by_itself(done, whole, after), after
            elif done[0] == BID and len(against) == 1:
                yield frozenset(against), None

    def _by_itself(self, done: Done, before: State, after: Flat) -> Names:
        """The rule of a move that is made; for a bid those that allow any number, and that on whose
        turn it is."""
        if done[0] != BID:
            return frozenset({done[0]})
        subject = "raise" if before["opened"] else "opening"
        allow = {
            rule.name
            for rule, body in self.rules.of_kind(Needs)
            if body.condition is None and body.subject in (subject, "any bid")
        }
        turned = before["turn"] != self.all.value(after, "turn")
        pass_on = {
            rule.name
            for rule in self.rules.section("bidding")
            if turned and any(isinstance(effect, do.Passes) for effect in rule.block)
        }
        return frozenset(allow | pass_on)

    def together(self, wanted: Names) -> bool:
        """Whether all of these act, or the last forbids something, in one round."""
        queue = deque((names & wanted, state) for names, state in self.begins)
        known = set(queue)
        while queue:
            names, state = queue.popleft()
            if names == wanted:
                return True
            for more, after in self.steps.get(state, ()):
                here = names | more & wanted
                if here == wanted:
                    return True
                if after is not None and (here, after) not in known:
                    known.add((here, after))
                    queue.append((here, after))
        return False


_KEPT: dict[str, Watched] = {}


def watched(rules: Ruleset) -> Watched:
    """The rounds of a ruleset, watched once for all questions."""
    if rules.name not in _KEPT:
        _KEPT[rules.name] = Watched(rules)
    return _KEPT[rules.name]


def asked_of(rules: Ruleset, question: str) -> list[tuple[str, ...]]:
    """The rules about which an audit asks a question: one by one, or pairs."""
    found = topics(rules, players=(PLAYERS, PLAYERS), deck=DECK)
    claims = [claim for topic in found for claim in topic.claims]
    return [claim.question.words for claim in claims if claim.question.key == question]


def rules_fire(rules: Ruleset) -> None:
    """Each of them can act where it does in some round, and else never."""
    verdicts = {_agree(rules, "rule fires", *one) for one in asked_of(rules, "rule fires")}
    assert verdicts >= {"proved", "refuted"}


def rules_meet(rules: Ruleset) -> None:
    """The pairs that an audit asks about, and some as far apart as can be: rules of the bidding
    with those of the end."""
    names = [name for (name,) in asked_of(rules, "rule fires")[::3]]
    pairs = {*asked_of(rules, "rules meet"), *combinations(names, 2)}
    verdicts = {_agree(rules, "rules meet", *pair) for pair in pairs}
    assert verdicts >= {"proved"}


def _agree(rules: Ruleset, question: str, *names: str) -> str:
    claim = Claim("asked", (rules,), Question(question, names), (PLAYERS, PLAYERS), DECK)
    (finding,) = answers(claim, LIMIT)
    found = watched(rules).together(frozenset(names))
    assert (finding.verdict == "proved") == found, names
    return finding.verdict


RECHECKED_RULES: dict[str, Callable[[Ruleset], None]] = {
    "rule fires": rules_fire,
    "rules meet": rules_meet,
}
"""By question: what rechecks what is asked of a ruleset's rules."""

__all__ = ["RECHECKED_RULES"]
