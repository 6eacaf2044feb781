"""Does it matter how a silence is read, or which value an option has?"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.setting import in_range
from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.between import AT_EMPTY_PILE
from coyote_spec.prover.consulted import BEFORE, COUNTING, where
from coyote_spec.prover.idle import never_acts
from coyote_spec.prover.match.coins import coins_in_box, need_of_coins, pays_all, without_pays
from coyote_spec.prover.match.pile import pile_of
from coyote_spec.prover.mentions import CARDS, same_for_any_players, silences_in
from coyote_spec.prover.met import never_met_in_a_count
from coyote_spec.prover.premises import A_FEW
from coyote_spec.prover.questions.firing import first_act_of
from coyote_spec.prover.questions.situations import (
    Way,
    by_match,
    by_scenario,
    by_table,
    first_table,
)
from coyote_spec.prover.reached import reached
from coyote_spec.prover.verdict import REFUTED, UNKNOWN, Finding
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Means, Moment, Requires, Values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset


def reading_matters(ask: Asked) -> Finding:
    """Is there a situation in which something else comes out when the silence is read otherwise?"""
    game, (silence,) = ask.game, ask.words
    names = _readings(ask, silence)
    if len(names) == 1:
        said = Said("one-reading", ruleset=game.name, silence=silence, reading=names[0])
        return ask.finding(REFUTED, Said("by-readings"), said)
    consulted = where(game)[silence]
    if not consulted:
        said = Said("never-consulted", ruleset=game.name, silence=silence)
        return ask.finding(REFUTED, Said("by-rules"), said)
    ways = [Way({silence: name}, _read(ask, silence, name)) for name in names]
    if consulted <= {"counting"} and _never_met(ask, ways[0], silence):
        said = Said("never-met", ruleset=game.name, silence=silence, deck=ask.deck.name)
        return ask.finding(REFUTED, Said("by-cards-anywhere"), said)
    if "counting" in consulted or (_soon_empty(ask) and consulted & COUNTING):
        found = first_table(ways)
        if found is not None:
            return by_table(ask, ways, found)
    bearing = [
        name
        for name, rule in game.moves.items()
        if silence in silences_in(parts_defined(game, (rule.body, rule.block)))
    ]
    finding = None
    if not consulted <= {BEFORE, "dealing"}:
        drawing = bool(consulted & COUNTING) or _is_about_cards(game, silence)
        finding = by_scenario(ask, ways, bearing, drawing=drawing)
    if finding is not None and _at_an_empty_pile(game, silence):
        return replace(finding, details=(*finding.details, *_when_empty(ask)))
    if finding is None:
        finding = by_match(ask, ways, long=_moves_cards(game, silence))
    if finding is not None:
        return finding
    if _always_paid(ways, silence):
        said = Said("consulted-by-paying", ruleset=game.name, silence=silence)
        return ask.finding(REFUTED, Said("by-standings"), said)
    if _idle_in_all(ways, silence):
        said = Said("consulted-by-idle", ruleset=game.name, silence=silence)
        return ask.finding(REFUTED, Said("by-all-states"), said)
    return _unfound(ask, Said("reading-of", silence=silence))


def _soon_empty(ask: Asked) -> bool:
    """Whether the first count of a match may find the pile empty; with more cards it is looked for
    as a scenario only."""
    return ask.deck.size <= 2 * ask.players[-1]


def _unfound(ask: Asked, what: str) -> Finding:
    """The finding where nothing shows that something matters, and what to try."""
    said = Said("matters-unfound", ruleset=ask.game.name, what=what)
    return ask.finding(UNKNOWN, Said("by-side-by-side-only"), said)


def _readings(ask: Asked, silence: str) -> list[str]:
    """The readings of a silence, the one that is given or assumed first."""
    names = [reading.name for reading in ask.game.silences[silence]]
    given = ask.claim.readings.get(silence, names[0])
    return [given, *(name for name in names if name != given)]


def _read(ask: Asked, silence: str, reading: str) -> Asked:
    readings = {**ask.claim.readings, silence: reading}
    return replace(ask, claim=replace(ask.claim, readings=readings))


def _never_met(ask: Asked, way: Way, silence: str) -> bool:
    players = ask.players[-1:] if same_for_any_players(ask.game) else ask.players
    return all(never_met_in_a_count(way.setting(n), silence, ask.limit) for n in players)


def _idle_in_all(ways: list[Way], silence: str) -> bool:
    """Whether it is proved that the rules which consult a silence never act, however it is read."""
    ask = ways[0].ask
    return all(
        _idle(way.ask, n, rule)
        for n in ask.players
        for rule in _consulting(ask.game, silence)
        for way in ways
    )


def _idle(ask: Asked, n: int, rule: Rule) -> bool:
    """Whether it is proved that a rule never acts in a match of so many players."""
    first = first_act_of(ask, n, [rule])
    return never_acts(reached(ask, n), rule) if first is None else first.never


def _always_paid(ways: list[Way], silence: str) -> bool:
    """Whether a silence is only consulted where less is paid than is due, and it is proved that the
    coins in the box always suffice."""
    ask = ways[0].ask
    if _consulting(without_pays(ask.game), silence):
        return False
    for n in ask.players:
        setting = ask.setting(n)
        box = coins_in_box(setting)
        if box is None or not all(pays_all(way.setting(n), box, ask.limit) for way in ways):
            return False
        try:
            most = need_of_coins(setting, ask.deck, box, ask.limit).most
        except Undecided:
            return False
        if most is None or most > box:
            return False
    return True


def _consulting(game: Ruleset, silence: str) -> list[Rule]:
    """The rules that do something and consult a silence, themselves or by a definition."""
    return [
        rule
        for _, rule in game.rules()
        if not isinstance(rule.body, Means)
        and silence in silences_in(parts_defined(game, (rule.body, rule.block)))
    ]


def _is_about_cards(game: Ruleset, silence: str) -> bool:
    """Whether a rule that consults a silence speaks of cards or moves them."""
    kinds = (*CARDS, do.Draw, do.MoveCards, do.Shuffle)
    for _, rule in game.rules():
        parts = list(parts_defined(game, (rule.body, rule.block)))
        if silence in silences_in(parts) and any(isinstance(part, kinds) for part in parts):
            return True
    return False


def _moves_cards(game: Ruleset, silence: str) -> bool:
    """Whether the readings of a silence move cards."""
    rules = [(rule.body, rule.block) for _, rule in game.rules()]
    return any(
        isinstance(part, do.Shuffle | do.Draw | do.MoveCards)
        for consult in parts_defined(game, tuple(rules))
        if isinstance(consult, do.Consult) and consult.silence == silence
        for part in parts_defined(game, tuple(arm.block for arm in consult.branches))
    )


def _at_an_empty_pile(game: Ruleset, silence: str) -> bool:
    """Whether a silence is consulted where a card is drawn from an empty pile."""
    return any(
        silence in silences_in(parts_defined(game, (rule.block,)))
        for rule in (rule for _, rule in game.rules())
        if isinstance(rule.body, Moment) and rule.body.at == AT_EMPTY_PILE
    )


def _when_empty(ask: Asked) -> tuple[str, ...]:
    """With how many players, and how soon, a match comes to where a card is drawn from an empty
    pile; nothing where that wasn't found out."""
    for n in ask.players:
        try:
            found = pile_of(ask.setting(n), ask.deck, ask.limit).lacking
        except Undecided:
            return ()
        if found is not None:
            less = ", ".join(str(m) for m in ask.players if m < n)
            fewer = Said("with-fewer-never", numbers=less) if less else ""
            at_ = len(found.match.rounds)
            return (Said("pile-empty-from", players=n, rounds=at_, fewer=fewer),)
    return (Said("pile-never-empty"),)


# ---------------------------------------------------------------- options


def option_matters(ask: Asked) -> Finding:
    """Is there a situation in which something else comes out under another value of an option?"""
    game, (option,) = ask.game, ask.words
    speaking = list(_speaking(game, option))
    if not speaking:
        said = Said("option-unspoken", ruleset=game.name, option=option)
        return ask.finding(REFUTED, Said("by-rules"), said)
    ways = _values(ask, option)
    if len(_all_values(game, option)) == 1:
        said = Said("one-value", ruleset=game.name, option=option)
        return ask.finding(REFUTED, Said("by-value-list"), said)
    if len(ways) == 1:
        said = Said("option-decided", option=option, ruleset=game.name)
        return ask.finding(REFUTED, Said("by-value-lists"), said)
    if any(rule in game.section("counting") for rule in speaking):
        found = first_table(ways)
        if found is not None:
            return by_table(ask, ways, found)
    bearing = _bearing(game, option)
    alone = [way for way in ways if set(way.ask.claim.options) <= {*ask.claim.options, option}]
    blocks = [game.moves[name].block for name in bearing]
    drawing = any(isinstance(part, do.Draw) for part in parts_defined(game, tuple(blocks)))
    finding = by_scenario(ask, alone, (), drawing=drawing) if len(alone) > 1 else None
    if finding is None and bearing:
        finding = by_scenario(ask, ways, bearing, strictly=True, drawing=drawing)
    if finding is None:
        finding = by_match(ask, alone, long=False)
    if finding is not None:
        return finding
    return _unfound(ask, Said("value-of", option=option))


def _speaking(game: Ruleset, option: str) -> Iterator[Any]:
    """The rules that speak of an option, but for those on what may be agreed."""
    for _, rule in game.rules():
        parts = parts_defined(game, (rule.body, rule.block))
        if not isinstance(rule.body, Values | Requires) and any(
            isinstance(part, say.Option) and part.name == option for part in parts
        ):
            yield rule


def _bearing(game: Ruleset, option: str) -> list[str]:
    """The moves that speak of an option, or of a field that it is the first value of."""
    rules = [rule for rule in _speaking(game, option) if rule.name in game.fields]
    fields = {rule.name for rule in rules}
    return [
        name
        for name, rule in game.moves.items()
        if any(
            isinstance(part, say.Field | say.FieldOf | say.Option)
            and part.name in {*fields, option}
            for part in parts_defined(game, (rule.body, rule.block))
        )
    ]


def _all_values(game: Ruleset, option: str) -> list[int]:
    """The values of an option; of ranges without an end the first few."""
    spans = game.options[option]
    ends = [(s.low, s.low + A_FEW if s.high is None else s.high) for s in spans]
    return sorted({value for low, high in ends for value in range(low, high + 1)})


def _values(ask: Asked, option: str) -> list[Way]:
    """The usual value, or the one that is given; then each other one that can be agreed by some
    number of those players, with other options as they are; where it must be made up for by others,
    only the next values."""
    game = ask.game
    usual = {name: spans[0].low for name, spans in game.options.items()} | dict(ask.claim.options)
    ways = [Way({option: usual[option]}, ask)]
    for value in _all_values(game, option):
        if value == usual[option]:
            continue
        for more in _made_up(game, option, value - usual[option], usual):
            claim = replace(ask.claim, options={**ask.claim.options, option: value, **more})
            way = Way({option: value, **more}, replace(ask, claim=claim))
            near = not more or abs(value - usual[option]) == 1
            if near and any(way.allows(n) for n in ask.players):
                ways.append(way)
                break
    return ways


def _made_up(
    game: Ruleset, option: str, change: int, usual: dict[str, int]
) -> Iterator[dict[str, int]]:
    """What else must be agreed: nothing; another option by as much the other way; several, each by
    one."""
    yield {}
    others = [name for name in usual if name != option]
    for name in others:
        if any(in_range(usual[name] - change, span) for span in game.options[name]):
            yield {name: usual[name] - change}
    spread: dict[str, int] = {}
    for name in others:
        step = 1 if change < 0 else -1
        fits = any(in_range(usual[name] + step, span) for span in game.options[name])
        if len(spread) < abs(change) and fits:
            spread[name] = usual[name] + step
    if len(spread) == abs(change):
        yield spread
