"""Does the bidding of a round end? By a ranking that is found, or by a set of states that can
always be continued; and is there always a legal move?

The measures of a ranking are made from the state's own fields.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.locale.said import Clause, Said, Several
from coyote_spec.prover.anystate import AnyRound, round_begins
from coyote_spec.prover.ask import truth
from coyote_spec.prover.candidates import Rule, is_seat, plain_and_candidates
from coyote_spec.prover.choices import always_a_number
from coyote_spec.prover.grounds import CLOSURE, grounds, rest_on
from coyote_spec.prover.lexicographic import Measure, Ranking, Way, search
from coyote_spec.prover.mentions import fields_before_deal
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.ruleset import FRAME
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment, fresh_state
from coyote_spec.semantics.round import BID, Act, legal, opened_round, step

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State


def measures(whole: AnyRound, bounds: dict[str, int]) -> list[Measure]:
    """Candidates from the fields that a move can change: yes and no as 1 and 0, numbers as they are
    and how far they are from the bounds of the assumption, and how many seats have something."""
    d, rules = whole.game.domain, whole.game.setting.ruleset
    fresh = fresh_state(whole.game)
    found: list[Measure] = []

    def flag(name: str, at: bool) -> Callable[[State], Any]:
        return lambda s: d.choose(s[name], lambda: int(at), lambda: int(not at))

    def shifted(name: str, sign: int, plus: int) -> Callable[[State], Any]:
        return lambda s: d.add(plus, d.times(sign, s[name]))

    def counted(name: str, have: bool) -> Callable[[State], Any]:
        return lambda s: d.add(
            *(d.choose(v, lambda: int(have), lambda: int(not have)) for v in s[name])
        )

    for name, value in fresh.values.items():
        if isinstance(value, bool) and name not in ("over", "counted", "fair", "reshuffled"):
            found.append(
                Measure(Said("one-until", name=field_said(name, rules)), flag(name, False))
            )
            found.append(Measure(Said("one-while", name=field_said(name, rules)), flag(name, True)))
        elif isinstance(value, int) and not isinstance(value, bool):
            if name in ("turn", "starter", "bidder", "total", "winner", "direction", "drawn"):
                continue
            for bound, limit in bounds.items():
                found.append(Measure(_room(bound, name, rules), shifted(name, -1, limit)))
            found.append(Measure(field_said(name, rules), shifted(name, 1, 0)))
        elif name in rules.fields and isinstance(value[0], bool):
            found.append(Measure(Said("seats-having", name=name), counted(name, True)))
            found.append(Measure(Said("seats-lacking", name=name), counted(name, False)))
    return found


def field_said(name: str, rules: Ruleset, *, holds: bool = True) -> str:
    """A field by its name; elsewhere by what the rules call it, if they have a word for it."""
    kind = FRAME.get(name) or (rules.fields[name].kind if name in rules.fields else "")
    text, node = (name, say.Field(name)) if holds else (f"not {name}", say.Negate(say.Field(name)))
    return Clause(text, node, rules) if kind in ("number", "truth") else text


def _room(bound: str, name: str, rules: Ruleset) -> str:
    """How far a number is from a bound, which is a number or the name of one."""
    text = f"{bound} - {name}"
    if not isinstance(field_said(name, rules), Clause):
        return text
    number = bound.removeprefix("-").isdigit()
    known = say.Literal(int(bound)) if number else say.Local(bound)
    return Clause(text, say.Subtract(known, say.Field(name)), rules)


def find_ranking(whole: AnyRound, bounds: dict[str, int]) -> Ranking | None:
    """A ranking under which every move goes down; None when none of the measures does it.

    Raises Undecided when the solver gives up.
    """
    ways = [
        Way(f"the move {one.move}", (one.allowed, z3.Not(term(one.after["over"]))), one.after)
        for one in whole.steps
    ]
    return search(whole.asker(), whole.state, ways, measures(whole, bounds))


@dataclass(frozen=True, slots=True)
class Endless:
    """Bidding that can go on for ever: the opening, how much each next bid is higher, and the set
    of states that is closed under it, in words."""

    opening: int
    more: int
    closed: tuple[str, ...]
    seats: tuple[int, ...]


MOST_MORE = 12
"""The largest step by which an endless bidding is tried to rise."""


def find_endless(
    whole: AnyRound, assuming: Expression | None, extra: dict[str, int]
) -> Endless | None:
    """A set of states, reached by legal bids, that can always be continued; None if none was found.

    Raises Undecided when the solver gives up.
    """
    game = Game(whole.game.setting, Concrete(), NoDealer())
    if fields_before_deal(game.setting.ruleset) is None:
        return None
    start = round_begins(game, fresh_state(game))
    if start.values != opened_round(game, fresh_state(game)).values:
        return None  # a scenario begins after the deal, and couldn't show it

    def fits(state: State, amount: int) -> bool:
        act = Act(BID, state["turn"], amount)
        if not (is_seat(game, act.seat) and legal(game, state, act)):
            return False
        here = Moment(game, {"actor": state["turn"], "number": amount, **extra})
        return assuming is None or bool(value_of(assuming, here, state))

    opening = next((a for a in _by_size(60) if fits(start, a)), None)
    if opening is None:
        return None
    for more in range(1, MOST_MORE + 1):
        state, amount = start, opening
        seats: list[int] = []
        for _ in range(game.setting.players + 1):
            if not fits(state, amount):
                break
            seats.append(state["turn"])
            state = step(game, state, Act(BID, state["turn"], amount))
            amount += more
        else:
            with grounds() as found:
                closed = _closed(whole, state, more, assuming, extra)
            if closed is not None:
                rest_on(found)
                return Endless(opening, more, closed, tuple(seats))
    return None


def _by_size(most: int) -> list[int]:
    return sorted(range(-most, most + 1), key=lambda a: (abs(a), -a))


def _closed(
    whole: AnyRound, reached: State, more: int, assuming: Expression | None, extra: dict[str, int]
) -> tuple[str, ...] | None:
    """What holds of the state that was reached and of every state that follows by bidding on."""
    game, state = whole.game, whole.state
    act = Act(BID, state["turn"], game.domain.add(state["bid"], more))
    allowed = legal(game, state, act)
    if assuming is not None:
        here = Moment(game, {"actor": state["turn"], "number": act.choice, **extra})
        allowed = game.domain.both(allowed, value_of(assuming, here, state))
    allowed = game.domain.both(allowed, is_seat(game, act.seat))
    after = step(game, state, act)
    on = f"bidding {more} more"
    facts = [*facts_of(state, reached, game.setting.ruleset), *of_reached(whole, reached)]
    asker = whole.asker()
    if asker.impossible(*(term(fact.of(state)) for fact in facts)):
        return None
    while True:
        asker = whole.asker(*(term(fact.of(state)) for fact in facts))
        model = asker.model(
            z3.Or([z3.Not(term(fact.of(after))) for fact in facts]),
            excluded=f"{CLOSURE}: {on} leads to a state of the same set",
        )
        if model is None:
            break
        facts = [fact for fact in facts if truth(model, fact.of(after))]
    asker.model(shows=f"{CLOSURE}: there is a state in the set")
    goes_on = z3.And(term(allowed), z3.Not(term(after["over"])))
    shows = f"{CLOSURE}: in every state of the set {on} is legal and doesn't end the round"
    if not asker.impossible(z3.Not(goes_on), shows=shows):
        return None
    return in_words(facts, game.setting)


def of_reached(whole: AnyRound, reached: State) -> list[Rule]:
    """What is not known of every state, but holds of the one that was reached."""
    known = {rule.says for rule in (*whole.plain, *whole.invariants)}
    tried = (rule for rule in plain_and_candidates(whole.game) if rule.says not in known)
    return [rule for rule in tried if rule.of(reached) is True]


def in_words(facts: list[Rule], setting: Setting) -> tuple[str, ...]:
    """What is so in a set of states and not when a match begins, without what follows from another
    fact."""
    exact = {fact.says for fact in facts}
    plain = [fact for fact in facts if _exactly(fact.says) not in exact]
    if fields_before_deal(setting.ruleset) is not None:
        game = Game(setting, Concrete(), NoDealer())
        start = round_begins(game, fresh_state(game))
        plain = [fact for fact in plain if not z3.is_true(z3.simplify(term(fact.of(start))))]
    return of_every_seat([fact.says for fact in plain], setting.players)


def closed_said(closed: tuple[str, ...]) -> str:
    """A closed set of states, as a detail of an answer."""
    return Said("closed", facts=Several(", ", closed))


def _exactly(fact: str) -> str | None:
    """Of a lower bound that the value is this one; None of any other fact."""
    if not isinstance(fact, Said) or fact.message != "found-fact-at-least":
        return None
    return Said("fact-is", **fact.given)


def of_every_seat(says: list[str], players: int) -> tuple[str, ...]:
    """What is so of every seat is said once.

    >>> of_every_seat([Said("fact-is", name="coins", where=at_seat(i), value=0) for i in (0, 1)], 2)
    ('coins of every seat is 0',)
    """
    known, found = set(says), {}
    for fact in says:
        each = [_of_seat(fact, at_seat(i)) for i in range(players)]
        whole = fact in each and known.issuperset(each)
        found[_of_seat(fact, Said("at-every-seat")) if whole else fact] = True
    return tuple(found)


def at_seat(seat: int) -> Said:
    """Whose value it is, behind its name."""
    return Said("at-seat", seat=seat)


def _of_seat(fact: str, where: Said) -> str:
    """The fact of another seat; as it is where it is of none."""
    if not isinstance(fact, Said) or not fact.given.get("where"):
        return fact
    return Said.spelt(None, fact.message, {**fact.given, "where": where})


def facts_of(state: State, reached: State, rules: Ruleset) -> list[Rule]:
    """What is so in a state that was reached: each value as it is, and numbers as lower bounds."""
    facts: list[Rule] = []

    def add(name: str, path: tuple[int, ...], value: Any) -> None:
        called = name if path else field_said(name, rules)
        label: dict[str, str | int] = {"name": called, "where": Several("", map(at_seat, path))}

        def get(s: State) -> Any:
            there = s[name]
            for i in path:
                there = there[i]
            return there

        if isinstance(value, bool):
            words = Said("fact" if value else "fact-not", **label)
            if not (value or path):
                words = Said("fact", **{**label, "name": field_said(name, rules, holds=False)})
            facts.append(Rule(words, lambda s: get(s) if value else z3.Not(term(get(s)))))
        elif isinstance(value, int):
            said = {**label, "value": str(value)}
            facts.append(Rule(Said("fact-is", **said), lambda s: get(s) == value))
            facts.append(Rule(Said("fact-at-least", **said), lambda s: get(s) >= value))
        elif isinstance(value, tuple) and not name.startswith("cards"):
            for i, inner in enumerate(value):
                add(name, (*path, i), inner)

    for name in state.values:
        if name not in ("table", "fair"):
            add(name, (), reached[name])
    return facts


def never_stuck(whole: AnyRound, bounds: dict[str, int]) -> bool:
    """Whether every state that isn't over has a legal move: a call, or a bid of some number.

    Raises Undecided when the solver gives up.
    """
    game, state = whole.game, whole.state
    someone = term(is_seat(game, state["turn"]))
    calls = [
        z3.And(someone, term(legal(game, state, Act(n, state["turn"]))))
        for n in game.setting.ruleset.calls
    ]
    others = [one.allowed for one in whole.steps if one.move != BID]
    bid = next(one for one in whole.steps if one.move == BID)
    shows = "progress: in every state that isn't over there is a legal move"
    asker = whole.asker()
    return always_a_number(asker, bid.allowed, bid.choice, state, [*calls, *others], bounds, shows)
