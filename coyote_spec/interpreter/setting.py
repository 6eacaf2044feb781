"""What is agreed before a game, checked: players, options, readings, cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.locale.mistakes import Hint, Wrong, either, nearest, shown
from coyote_spec.locale.said import Several
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
            raise wrong("unknown-card", Wrong("interpreter-card-digits", digits=len(card)))
        said = Wrong("interpreter-no-card", ruleset=ruleset.name, card=shorten(card))
        hint = Hint("interpreter-no-card", hint=nearest(card, ruleset.named_cards))
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
        given = {"cards": deck.size, "players": short[0]}
        said = Wrong("interpreter-too-few", deck=deck.name, **given)
        raise wrong("players", said, Hint("interpreter-too-few", players=deck.size))


def _some_players(ruleset: Ruleset) -> list[int]:
    numbers = {n for span in ruleset.players for n in range(span.low, (span.high or span.low) + 1)}
    return sorted(numbers)


def in_range(value: int, span: ValueRange) -> bool:
    """Whether a value lies in a range, conditions apart."""
    return value >= span.low and (span.high is None or value <= span.high)


def said_range(span: ValueRange) -> str:
    """A range in words."""
    if span.high is None:
        return Wrong("interpreter-or-more", low=span.low)
    return str(span.low) if span.low == span.high else _low_to_high(span.low, span.high)


def _low_to_high(low: int, high: int) -> Wrong:
    return Wrong("interpreter-low-to-high", low=low, high=high)


def _options(ruleset: Ruleset, given: Mapping[str, int], report: Report) -> dict[str, int]:
    known = ruleset.options
    for name, value in given.items():
        if name not in known:
            said = Wrong("shared-has-no-option", ruleset=ruleset.name, name=shorten(name))
            report.add("unknown-option", NOWHERE, said, nearest(name, known))
        elif isinstance(value, bool) or not isinstance(value, int):
            report.add("option-value", NOWHERE, Wrong("interpreter-option-whole", name=name))
        elif not any(in_range(value, span) for span in known[name]):
            spans = either([said_range(span) for span in known[name]])
            names = {"name": name, "value": shown(value), "ruleset": ruleset.name}
            said = Wrong("interpreter-option-value", **names)
            report.add("option-value", NOWHERE, said, Hint("interpreter-option-value", spans=spans))
    return {name: given.get(name, spans[0].low) for name, spans in known.items()}


def _readings(ruleset: Ruleset, given: Mapping[str, str], report: Report) -> dict[str, str]:
    known = {name: [r.name for r in readings] for name, readings in ruleset.silences.items()}
    for name, reading in given.items():
        if name not in known:
            said = Wrong("shared-has-no-silence", ruleset=ruleset.name, name=shorten(name))
            report.add("unknown-reading", NOWHERE, said, nearest(name, known))
        elif reading not in known[name]:
            names = {"reading": shorten(str(reading)), "silence": name, "ruleset": ruleset.name}
            said = Wrong("interpreter-no-reading", **names)
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
        return Wrong("interpreter-not-for", ruleset=ruleset.name, players=players)
    for name, spans in ruleset.options.items():
        value = options[name]
        if not any(in_range(value, s) and holds(s.when, players, options, ruleset) for s in spans):
            names = {"ruleset": ruleset.name, "name": name, "value": shown(value)}
            return Wrong("interpreter-not-with-players", players=players, **names)
    for rule, body in ruleset.of_kind(Requires):
        if not holds(body.condition, players, options, ruleset):
            names = {"rule": rule.name, "ruleset": ruleset.name}
            return Wrong("interpreter-rule-allows-not", **names)
    return None


def _check_players(
    ruleset: Ruleset, options: Mapping[str, int], players: int, report: Report
) -> None:
    if players.bit_length() > 32:
        said = Wrong("interpreter-not-for-so-many", ruleset=ruleset.name)
        report.add("players", NOWHERE, said)
        return
    why = _wrong_players(ruleset, options, players)
    if why is None:
        return
    named = [
        Wrong("interpreter-option-as", name=name, value=shown(value))
        for name, value in options.items()
    ]
    chosen = Several(", ", named)
    fit = [n for n in _some_players(ruleset) if _wrong_players(ruleset, options, n) is None]
    hint = Hint("interpreter-no-players-with", options=chosen)
    if fit:
        hint = Hint("interpreter-players-with", options=chosen, players=_listed(fit))
    report.add("players", NOWHERE, Wrong("interpreter-sentence", what=why), hint)


def _check_possible(ruleset: Ruleset, options: Mapping[str, int], report: Report) -> None:
    reasons = [_wrong_players(ruleset, options, n) for n in _some_players(ruleset)]
    if None not in reasons and reasons[0]:
        said = Wrong("interpreter-nor-others", why=reasons[0])
        report.add("option-value", NOWHERE, said)


def _listed(numbers: list[int]) -> str:
    runs = numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1
    return _low_to_high(numbers[0], numbers[-1]) if runs else ", ".join(map(str, numbers))


def check_deck(deck: Deck, cards: Iterable[str]) -> list[str]:
    """What keeps a deck from giving these cards: a sentence for each card that lacks."""
    return [Wrong("interpreter-sentence", what=said) for said in lacking(deck, cards)]


def lacking(deck: Deck, cards: Iterable[str]) -> list[Wrong]:
    """The same as parts of a sentence, without a full stop."""
    held = dict(deck.cards)
    return [
        Wrong("interpreter-deck-lacks", deck=deck.name, held=held.get(card, 0), card=card, wanted=n)
        for card, n in Counter(cards).items()
        if n > held.get(card, 0)
    ]


def fitting(ruleset: Ruleset, deck: Deck) -> None:
    """Raises InputError when a deck holds a card that the ruleset has no rule for."""
    report = Report()
    for card, _ in deck.cards:
        try:
            kind_of(ruleset, card)
        except InputError:
            names = {"deck": deck.name, "card": card, "ruleset": ruleset.name}
            said = Wrong("interpreter-deck-without-rule", **names)
            report.add("deck", NOWHERE, said)
    report.stop_if_any()
