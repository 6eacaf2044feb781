"""A round that goes otherwise under two rulesets, event by event, with what each makes of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.handbook.blocks import called
from coyote_spec.handbook.markdown import table
from coyote_spec.handbook.pictures.svg import signed
from coyote_spec.handbook.pictures.table import table_picture
from coyote_spec.handbook.pictures.view import view_of
from coyote_spec.interpreter.scenario import run_scenario
from coyote_spec.locale.names import as_written
from coyote_spec.prover.difference import knows
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from coyote_spec.handbook.compared.sides import Both, Side
    from coyote_spec.interpreter.rounds import Event, Result
    from coyote_spec.interpreter.scenario import Scenario


def played_round(both: Both, scenario: Scenario, agreed: Mapping[str, Any]) -> Iterator[str]:
    """A round as a picture before its last event, and a row for each event."""
    said = [both.sentence("compare-starts", seat=scenario.starter)]
    own = {**scenario.options, **scenario.readings}
    if own:
        named = [
            both.say("compare-agreed", name=_agreed_name(both, k), value=_value(both, k, v))
            for k, v in own.items()
        ]
        said.append(both.tongue.sentence(both.listed(named)))
    yield ""
    yield both.text(" ".join(said))
    yield ""
    yield _picture(both, scenario, agreed)
    columns = [_column(side, scenario, agreed) for side in both.sides]
    heads = [both.text(both.say("compare-event")), *(side.title for side in both.sides)]
    rows = [
        [f"{number}. {both.text(both.tongue.sentence(_event(both, event)))}", *cells]
        for number, (event, *cells) in enumerate(zip(scenario.events, *columns, strict=True), 1)
    ]
    yield from table(heads, rows)


def changed_round(both: Both, old: Scenario, new: Scenario) -> str:
    """What lies or happens otherwise in another round, on the page."""
    said = []
    for seat, (before, after) in enumerate(zip(old.hands, new.hands, strict=False)):
        if before != after and before and after:
            cards = {"new": both.cards([after]), "old": both.cards([before])}
            said.append(_at_seat(both, seat, both.say("compare-instead", **cards)))
        elif before != after:
            said.append(
                both.say("compare-seat-out", seat=seat)
                if after is None
                else _at_seat(both, seat, both.cards([after]))
            )
    for seat, (had, has) in enumerate(zip(old.coins, new.coins, strict=False)):
        if had != has:
            said.append(both.say("compare-has", seat=seat, n=has))
    if old.starter != new.starter:
        said.append(both.say("compare-starts", seat=new.starter))
    for one, other in zip(old.events, new.events, strict=False):
        if one != other:
            given = {"new": _event(both, other), "old": _event(both, one)}
            said.append(both.say("compare-event-instead", **given))
    said += [_event(both, event) for event in new.events[len(old.events) :]]
    return both.line("compare-changed", what=both.listed(said)) if said else ""


def _at_seat(both: Both, seat: int, words: str) -> str:
    """What is said of a seat, with the colon as the language sets it."""
    return both.say("beside", head=both.say("compare-seat", seat=seat), line=words)


def _agreed_name(both: Both, name: str) -> str:
    for side in both.sides:
        if name in side.rules.silences:
            return side.words.question(name)
    return both.called("name", name)


def _value(both: Both, name: str, value: object) -> str:
    for side in both.sides:
        if any(one.name == value for one in side.rules.silences.get(name, ())):
            return side.words.reading(name, str(value))
    return str(value)


def _own(side: Side, scenario: Scenario, agreed: Mapping[str, Any]) -> Scenario:
    """The scenario with what is agreed of this side's options and readings."""
    own, silences = agreed[side.rules.name], side.rules.silences
    options = {k: v for k, v in scenario.options.items() if k in side.rules.options}
    readings = {
        k: v
        for k, v in scenario.readings.items()
        if any(one.name == v for one in silences.get(k, ()))
    }
    return replace(
        scenario,
        options={**own["options"], **options},
        readings={**own["readings"], **readings},
    )


def _picture(both: Both, scenario: Scenario, agreed: Mapping[str, Any]) -> str:
    events = scenario.events[:-1]
    side = next(
        (one for one in both.sides if all(knows(one.rules, event) for event in events)),
        both.sides[0],
    )
    own = replace(_own(side, scenario, agreed), events=events)
    names = called(side.rules, both.tongue.language)
    view = view_of(own, side.rules)
    return table_picture(view, side.words, names).figure(both.tongue)


def _column(side: Side, scenario: Scenario, agreed: Mapping[str, Any]) -> list[str]:
    """What each event changes under one ruleset; nothing after one that is forbidden."""
    own = _own(side, scenario, agreed)
    before = _played(side, replace(own, events=()))
    cells: list[str] = []
    for number, event in enumerate(own.events, 1):
        if not knows(side.rules, event):
            cells.append(side.text(side.sentence("compare-no-move")))
            break
        after = _played(side, replace(own, events=own.events[:number]))
        said = [side.words.tongue.sentence(one) for one in _changes(side, before, after)]
        cells.append(side.text(" ".join(said)) + _cites(side, after))
        if after.outcome != "open":
            break
        before = after
    return cells + ["–"] * (len(own.events) - len(cells))


def _played(side: Side, scenario: Scenario) -> Result:
    """What comes out of a scenario: played once for all languages, and for a twin that begins as
    its witness does."""
    work = partial(run_scenario, scenario, side.rules)
    return side.rules.once((_played, repr(scenario)), work)


def _cites(side: Side, now: Result) -> str:
    """The rule that forbids something, with its clauses."""
    rule = next((one for _, one in side.rules.rules() if one.name == now.rule), None)
    if now.outcome != "illegal" or rule is None:
        return ""
    beside = " · ".join([f"<code>{side.text(rule.name)}</code>", *map(side.text, rule.cites)])
    return f' <small class="rule">{beside}</small>'


def _changes(side: Side, before: Result, now: Result) -> Iterator[str]:
    """What came about between two moments of a round."""
    say = side.say
    if now.outcome == "illegal":
        yield say("compare-forbidden")
        return
    found = list(_settled(side, now)) if now.outcome == "settled" else []
    if now.bid is not None and now.bid != before.bid:
        found.insert(0, say("compare-bid", number=signed(now.bid[1]), seat=now.bid[0]))
    if now.outcome == "open":
        for seat, (had, has) in enumerate(zip(before.coins, now.coins, strict=True)):
            if had != has:
                found.append(say("compare-has", seat=seat, n=has))
    if now.direction != before.direction:
        found.append(say(f"compare-to-{'left' if now.direction > 0 else 'right'}"))
    found += [say("compare-seat-out", seat=seat) for seat in now.eliminated]
    if now.outcome == "open" and now.turn != before.turn and now.turn is not None:
        found.append(say("compare-turn", seat=now.turn))
    if now.winner is not None:
        found.append(say("compare-wins", seat=now.winner))
    elif now.next_starter is not None:
        found.append(say("compare-next", seat=now.next_starter))
    yield from found or [say("desk-step-nothing")]


def _settled(side: Side, now: Result) -> Iterator[str]:
    """How a round was settled."""
    say = side.say
    if now.draws:
        yield say("compare-table-draws", cards=side.cards(now.draws))
    if now.total is None:
        yield say("compare-no-count")
    else:
        yield say("compare-total", number=signed(now.total))
    for seat, coins in now.paid:
        message = "compare-takes" if coins > 0 else "compare-gives"
        yield say(message, seat=seat, n=abs(coins))
        yield say("compare-has", seat=seat, n=now.coins[seat])
    if not now.paid:
        yield say("compare-nobody-pays")


def _event(both: Both, event: Event) -> str:
    """Something that a seat does."""
    if event.move == BID and event.amount is not None:
        return both.say("compare-event-bid", seat=event.seat, number=signed(event.amount))
    done = both.done(event.move, event.seat)
    if done and (event.amount, event.target, event.card) == (None, None, None):
        return done
    parts = [both.called("move", event.move)]
    if event.amount is not None:
        parts.append(both.say("compare-event-number", number=signed(event.amount)))
    if event.target is not None:
        parts.append(both.say("compare-event-seat", seat=event.target))
    if event.card is not None:
        parts.append(both.say("card-quoted", card=as_written(event.card)))
    move = ", ".join(parts)
    return both.say("compare-event-move", seat=event.seat, move=move)


__all__ = ["changed_round", "played_round"]
