"""What the desk says in a language: its own words, and what the rulesets call their things.

The words are filled in by the page: where one of them has a number in it, it is said for each
number from 0 to twelve; larger ones are said like twelve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.handbook.changes import CHANGES, message_of
from coyote_spec.handbook.desk.programs import cards_of, on_desk
from coyote_spec.handbook.markdown import typeset
from coyote_spec.handbook.script.staged import COPIES, MOST_SEATS, Staged
from coyote_spec.handbook.words import names_of
from coyote_spec.locale.names import language_of, plain, readable
from coyote_spec.locale.tongue import tongue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.handbook.kept import Kept
    from coyote_spec.handbook.words import Words
    from coyote_spec.locale.tongue import Tongue
    from coyote_spec.ruleset.ruleset import Ruleset

LARGEST = 12
"""The last number that the words are said for; larger ones are said like it."""

PLAIN = (
    "empty",
    "target",
    "to-table",
    "to-pile",
    "palette",
    "on-table",
    "in-pile",
    "bid",
    "colon",
    "semicolon",
    "bid-hint",
    "bid-wrong",
    "players",
    "players-cards",
    "scope",
    "copy",
    "copied",
    "clear",
    "points",
    "rulings",
    "nothing-yet",
    "steps",
    "relied",
    "reshuffle",
    "caller-right",
    "caller-wrong",
    "bidder",
    "caller",
    "others",
    "call-forbidden",
    "call-open",
)
"""Messages that nothing is filled into."""

FILLED: dict[str, tuple[str, ...]] = {
    "address": ("what",),
    "remove-table": ("card",),
    "remove-pile": ("card",),
    "copy-yourself": ("address",),
    "total": ("total",),
    "bid-forbidden": ("bid",),
    "assumed": ("reading",),
}
"""Messages with what the page fills in."""

COUNTED: dict[str, tuple[str, ...]] = {
    "add-table": ("card",),
    "add-pile": ("card",),
    "full": (),
    "called": ("bid",),
    "not-for": (),
    "not-by-default": (),
}
"""Messages with a number, and what else the page fills in."""

TAKES = [f"{who}_{does}" for who in ("bidder", "caller", "others") for does in ("takes", "gives")]


def spoken(rulesets: Sequence[Ruleset], language: str, kept: Kept | None = None) -> dict[str, Any]:
    """All words of the desk for these rulesets, as data for the page; kept may have programs from
    before.

    Raises InputError where there is no such language.
    """
    own, cards = tongue(language), cards_of(rulesets)
    every = [names_of(ruleset, language) for ruleset in rulesets]
    made = [on_desk(ruleset, cards, kept) for ruleset in rulesets]
    return {
        "language": language,
        "ui": _ui(own),
        "cards": {card: _card(card, every) for card in cards},
        "points": _points(every, made),
        "editions": {
            words.ruleset.name: _edition(words, one) for words, one in zip(every, made, strict=True)
        },
    }


def _ui(own: Tongue) -> dict[str, Any]:
    said: dict[str, Any] = {_key(name): own.say(f"desk-{name}") for name in PLAIN}
    for name, given in FILLED.items():
        said[_key(name)] = own.say(f"desk-{name}", **_open(given))
    for name, given in COUNTED.items():
        said[_key(name)] = _counted(own, f"desk-{name}", given)
    said["changes"] = {
        what: _counted(own, message_of(what), given) for what, given in CHANGES.items()
    }
    said["refused"] = {
        "unknown": own.say("desk-unknown", cards="{cards}"),
        "many": own.say("desk-many", cards="{cards}", most=COPIES),
        "seats": own.say("desk-seats", most=MOST_SEATS),
        "many-players": own.say("desk-many-players", most=MOST_SEATS),
        "too-large": own.say("desk-too-large"),
        "who-has-what": own.say("desk-who-has-what"),
    }
    return said


def _key(name: str) -> str:
    return name.replace("-", "_")


def _open(given: Sequence[str]) -> dict[str, str]:
    return {name: f"{{{name}}}" for name in given}


def _counted(own: Tongue | Words, message: str, given: Sequence[str] = ()) -> list[str]:
    """A message for each number; the number itself is filled in by the page, too."""
    numbers = range(LARGEST + 1)
    return [own.say(message, number=n, number_n=n, n="{n}", **_open(given)) for n in numbers]


def _card(card: str, every: Sequence[Words]) -> str:
    """What the first ruleset that has this card calls it; a number as it is set on a page."""
    for words in every:
        if card in words.ruleset.named_cards:
            return plain(words.card(card))
    return typeset(card)


def _text(said: str, words: Words) -> dict[str, str]:
    """Words with their language: that of their author where nobody has translated them."""
    return {"text": plain(said), "lang": language_of(said) or words.language}


def _capital(said: str) -> str:
    bare = plain(said)
    return said.replace(bare, bare[:1].upper() + bare[1:]) if bare in said else said


def _points(every: Sequence[Words], made: Sequence[Staged | str]) -> list[dict[str, Any]]:
    """The open points that a ruling can hang on, each with all readings that any ruleset has."""
    found: dict[str, dict[str, Any]] = {}
    for words, one in zip(every, made, strict=True):
        for name in one.open_points if isinstance(one, Staged) else ():
            point = found.setdefault(
                name, {"name": name, "question": _text(words.question(name), words), "readings": {}}
            )
            for reading in words.ruleset.silences[name]:
                said = _text(words.reading(name, reading.name), words)
                point["readings"].setdefault(reading.name, {"name": reading.name, **said})
    points = [{**point, "readings": list(point["readings"].values())} for point in found.values()]
    return [point for point in points if len(point["readings"]) > 1]


def _edition(words: Words, made: Staged | str) -> dict[str, Any]:
    said: dict[str, Any] = {"title": _text(words.title(), words)}
    if isinstance(made, str):
        return said
    coins: dict[str, Any] = {who: _counted(words, f"desk-{who.replace('_', '-')}") for who in TAKES}
    return said | {
        "coins": coins
        | {"nobody": words.say("desk-nobody"), "more": words.say("desk-with-coins", what="{what}")},
        "calls": {
            call.name: _text(_capital(words.or_name("move", call.name)), words)
            for call in made.calls
        },
        "fields": {name: _field(words, name) for name in made.fields},
        "silences": {
            name: {
                "question": _text(words.question(name), words),
                "readings": {
                    one.name: _text(words.reading(name, one.name), words)
                    for one in made.ruleset.silences[name]
                },
            }
            for name in made.open_points
        },
    }


def _field(words: Words, name: str) -> dict[str, str]:
    """What a number that each player has is called: that of the bidder, the caller, the others."""
    said = {}
    for who in ("bidder", "caller", "others"):
        seat = words.say(f"desk-{who}")
        said[who] = plain(words.called("name", name, seat=seat) or f"{readable(name)} ({seat})")
    return said


__all__ = ["spoken"]
