"""What is agreed before a game, checked: players, options, readings, cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.voice import say as in_words
from coyote_spec.locale.mistakes import nearest, shown
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts
from coyote_spec.ruleset.rule import Numbers, Requires, ValueRange
from coyote_spec.ruleset.ruleset import Deck, Ruleset, number_of
from coyote_spec.ruleset.setting import Kind, Setting
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment
from coyote_spec.source import NOWHERE, InputError, Report, shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_COMPARED = {
    "is": lambda a, b: a == b,
    "is not": lambda a, b: a != b,
    "above": lambda a, b: a > b,
    "below": lambda a, b: a < b,
    "at least": lambda a, b: a >= b,
    "at most": lambda a, b: a <= b,
}


class NoDealer:
    """For moments at which no card is drawn."""

    def card(self, state: State) -> tuple[int, ...]:
        """Never asked."""
        raise AssertionError("no card can be drawn here")

    def shuffle(self, how: str, state: State) -> None:
        """Nothing lies in an order that could change."""


def kind_of(ruleset: Ruleset, card: str) -> Kind:
    """A card by its name.

    Raises InputError when the ruleset has no rule for it.
    """
    colour = ruleset.named_cards.get(card)
    if colour is not None:
        return Kind(card, 0, colour)
    value = number_of(card)
    if value is None:
        if card.removeprefix("-").isdigit() and len(card) > 18:
            raise wrong("unknown-card", f"a card's number can't have {len(card)} digits.")
        said = f"{ruleset.name} knows no card `{shorten(card)}`."
        hint = "any whole number is a card; " + nearest(card, ruleset.named_cards)
        raise wrong("unknown-card", said, hint)
    for _, body in ruleset.of_kind(Numbers):
        if _COMPARED[body.word](value, body.value):
            return Kind(card, value, body.colour)
    return Kind(card, value, None)


def kinds_of(ruleset: Ruleset, deck: Deck, cards: Iterable[str]) -> tuple[Kind, ...]:
    """The kinds among these cards: those of the deck in its order, then others as they come."""
    wanted = dict.fromkeys(cards)
    ordered = [name for name, _ in deck.cards if name in wanted]
    ordered += [name for name in wanted if name not in set(ordered)]
    return tuple(kind_of(ruleset, name) for name in ordered)


def choose(
    ruleset: Ruleset,
    cards: Mapping[str, int],
    *,
    players: int | None = None,
    seats: int | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: Deck | None = None,
) -> Setting:
    """The setting of a game.

    cards gives how many of each card there can be at most. players is the number of players that
    the options are checked against; None when no match is played, and then seats is that of seats.

    Raises InputError with everything that doesn't fit.
    """
    report = Report()
    chosen = _options(ruleset, options or {}, report)
    read = _readings(ruleset, readings or {}, report)
    report.stop_if_any()
    if players is not None:
        _check_players(ruleset, chosen, players, report)
    elif options:
        _check_possible(ruleset, chosen, report)
    report.stop_if_any()
    kinds = kinds_of(ruleset, deck or ruleset.deck, cards)
    return Setting(
        ruleset,
        players if players is not None else seats or 2,
        chosen,
        read,
        kinds,
        tuple(cards[kind.name] for kind in kinds),
        tracked_places(ruleset),
    )


def check_agreed(ruleset: Ruleset, options: Mapping[str, int], readings: Mapping[str, str]) -> None:
    """Raises InputError with each option and reading that the ruleset lacks, however many play."""
    report = Report()
    _options(ruleset, options, report)
    _readings(ruleset, readings, report)
    report.stop_if_any()


def tracked_places(ruleset: Ruleset) -> frozenset[str]:
    """The places of seats at which some rule asks for a seat's own cards."""
    return ruleset.once(tracked_places, lambda: _tracked(ruleset))


def _tracked(ruleset: Ruleset) -> frozenset[str]:
    found: set[str] = set()
    everywhere = False
    for _, rule in ruleset.rules():
        for node in parts(rule):
            if isinstance(node, say.Worn):
                found.add(node.place)
            elif isinstance(node, do.MoveCards) and node.source.of is not None:
                found.add(node.source.name)
            elif isinstance(node, say.Holder):
                everywhere = True
    each = {name for name, body in ruleset.places.items() if body.each}
    return frozenset(each if everywhere else found & each)


def holds(
    condition: say.Expression | None, players: int, options: Mapping[str, int], of: Ruleset
) -> bool:
    """Whether a condition on options and players holds."""
    if condition is None:
        return True
    setting = Setting(of, players, options, {}, (), ())
    return bool(value_of(condition, Moment(Game(setting, Concrete(), NoDealer())), State({})))


def allowed_players(ruleset: Ruleset, options: Mapping[str, int] | None = None) -> list[int]:
    """The numbers of players that the ruleset allows with these options.

    Raises InputError when an option doesn't fit.
    """
    report = Report()
    chosen = _options(ruleset, options or {}, report)
    report.stop_if_any()
    return [n for n in _some_players(ruleset) if _wrong_players(ruleset, chosen, n) is None]


def enough_cards(deck: Deck, players: Iterable[int]) -> None:
    """Raises InputError when a deck can't give each of so many players a card."""
    short = [n for n in players if n > deck.size]
    if short:
        said = f"the deck {deck.name} has {deck.size} cards, too few for {short[0]} players."
        raise wrong("players", said, f"it is enough for up to {deck.size} players.")


def _some_players(ruleset: Ruleset) -> list[int]:
    numbers = {n for span in ruleset.players for n in range(span.low, (span.high or span.low) + 1)}
    return sorted(numbers)


def in_range(value: int, span: ValueRange) -> bool:
    """Whether a value lies in a range, conditions apart."""
    return value >= span.low and (span.high is None or value <= span.high)


def said_range(span: ValueRange) -> str:
    """A range in words."""
    if span.high is None:
        return f"{span.low} or more"
    return str(span.low) if span.low == span.high else f"{span.low} to {span.high}"


def _options(ruleset: Ruleset, given: Mapping[str, int], report: Report) -> dict[str, int]:
    known = ruleset.options
    for name, value in given.items():
        if name not in known:
            said = f"{ruleset.name} has no option `{shorten(name)}`."
            report.add("unknown-option", NOWHERE, said, nearest(name, known))
        elif isinstance(value, bool) or not isinstance(value, int):
            report.add("option-value", NOWHERE, f"the option {name} is a whole number.")
        elif not any(in_range(value, span) for span in known[name]):
            spans = " or ".join(said_range(span) for span in known[name])
            said = f"the option {name} can't be {shown(value)} in {ruleset.name}."
            report.add("option-value", NOWHERE, said, f"it can be {spans}.")
    return {name: given.get(name, spans[0].low) for name, spans in known.items()}


def _readings(ruleset: Ruleset, given: Mapping[str, str], report: Report) -> dict[str, str]:
    known = {name: [r.name for r in readings] for name, readings in ruleset.silences.items()}
    for name, reading in given.items():
        if name not in known:
            said = f"{ruleset.name} has no silence `{shorten(name)}`."
            report.add("unknown-reading", NOWHERE, said, nearest(name, known))
        elif reading not in known[name]:
            said = f"`{shorten(str(reading))}` isn't a reading of {name} in {ruleset.name}."
            report.add("unknown-reading", NOWHERE, said, nearest(str(reading), known[name]))
    return {name: given.get(name, readings[0]) for name, readings in known.items()}


def is_allowed(ruleset: Ruleset, players: int, options: Mapping[str, int]) -> bool:
    """Whether so many players can agree on these values, one for each option."""
    return _wrong_players(ruleset, options, players) is None


def _wrong_players(ruleset: Ruleset, options: Mapping[str, int], players: int) -> str | None:
    """Why this number of players isn't possible with these options; None when it is."""
    key = (_wrong_players, players, tuple(options.items()))
    return ruleset.once(key, lambda: _impossible(ruleset, options, players))


def _impossible(ruleset: Ruleset, options: Mapping[str, int], players: int) -> str | None:
    if not any(
        in_range(players, span) and holds(span.when, players, options, ruleset)
        for span in ruleset.players
    ):
        return f"{ruleset.name} isn't for {players} player{'' if players == 1 else 's'}"
    for name, spans in ruleset.options.items():
        value = options[name]
        if not any(in_range(value, s) and holds(s.when, players, options, ruleset) for s in spans):
            return f"{ruleset.name} doesn't allow {name} {shown(value)} with {players} players"
    for rule, body in ruleset.of_kind(Requires):
        if not holds(body.condition, players, options, ruleset):
            return f"the rule {rule.name} of {ruleset.name} doesn't allow these options"
    return None


def _check_players(
    ruleset: Ruleset, options: Mapping[str, int], players: int, report: Report
) -> None:
    if players.bit_length() > 32:
        said = f"{ruleset.name} isn't for so many players."
        report.add("players", NOWHERE, said)
        return
    why = _wrong_players(ruleset, options, players)
    if why is None:
        return
    chosen = ", ".join(f"{name} {shown(value)}" for name, value in options.items())
    fit = [n for n in _some_players(ruleset) if _wrong_players(ruleset, options, n) is None]
    hint = (
        f"with {chosen}: {_listed(fit)} players." if fit else f"no number of players has {chosen}."
    )
    report.add("players", NOWHERE, why + ".", hint)


def _check_possible(ruleset: Ruleset, options: Mapping[str, int], report: Report) -> None:
    reasons = [_wrong_players(ruleset, options, n) for n in _some_players(ruleset)]
    if None not in reasons:
        report.add("option-value", NOWHERE, f"{reasons[0]}, nor with any other number of players.")


def _listed(numbers: list[int]) -> str:
    runs = numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1
    return f"{numbers[0]} to {numbers[-1]}" if runs else ", ".join(map(str, numbers))


def check_deck(ruleset: Ruleset, deck: Deck, cards: Iterable[str]) -> list[str]:
    """What keeps a deck from giving these cards: a sentence for each card that lacks."""
    held = dict(deck.cards)
    return [
        _lacks(deck.name, card, held.get(card, 0), n)
        for card, n in Counter(cards).items()
        if n > held.get(card, 0)
    ]


def _lacks(deck: str, card: str, has: int, wanted: int) -> str:
    english = f"the deck {deck} has {has} of `{card}`, not {wanted}."
    return in_words("deck-lacks", english, deck=deck, held=has, card=card, wanted=wanted)


def fitting(ruleset: Ruleset, deck: Deck) -> None:
    """Raises InputError when a deck holds a card that the ruleset has no rule for."""
    report = Report()
    for card, _ in deck.cards:
        try:
            kind_of(ruleset, card)
        except InputError:
            said = f'the deck {deck.name} holds "{card}", for which {ruleset.name} has no rule.'
            report.add("deck", NOWHERE, said)
    report.stop_if_any()
