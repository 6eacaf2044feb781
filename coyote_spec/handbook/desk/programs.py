"""The programs of several rulesets as one JavaScript text, with what is needed to run them as data.

    program_text([load("fr"), load("pt")])

Names of rules, cards and silences stand in the text only as JSON, in which nothing ends a script.
"""

from __future__ import annotations

import json
from dataclasses import astuple, fields
from typing import TYPE_CHECKING, Any

from coyote_spec.handbook.kept import Kept, digest, program
from coyote_spec.handbook.script.rulings import StagedBid, StagedCall
from coyote_spec.handbook.script.staged import MOST_SEATS, Staged, staged
from coyote_spec.interpreter.setting import in_range, kind_of
from coyote_spec.ruleset.alike import alike, once_for_alike
from coyote_spec.ruleset.rule import With
from coyote_spec.ruleset.ruleset import number_of
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

REFUSED = ("too-large", "who-has-what")
"""Why a ruleset can't be on the desk: the codes of what `staged` says."""


def cards_of(rulesets: Sequence[Ruleset]) -> list[str]:
    """All cards that are in a deck of these rulesets or have a name there: numbers upwards, then
    the others."""
    found = {card for ruleset in rulesets for card, _ in ruleset.deck.cards}
    found |= {card for ruleset in rulesets for card in ruleset.named_cards}
    numbers = sorted((card for card in found if _is_number(card)), key=int)
    order = {card: i for ruleset in rulesets for i, card in enumerate(ruleset.named_cards)}
    return numbers + sorted(found - set(numbers), key=lambda card: (order[card], card))


def _is_number(card: str) -> bool:
    return number_of(card) is not None


def program_text(rulesets: Sequence[Ruleset], kept: Kept | None = None) -> str:
    """A script that puts programs and editions where `script.js` looks for them; kept may have
    programs from before."""
    cards = cards_of(rulesets)
    texts: dict[str, int] = {}
    editions = [_edition(ruleset, on_desk(ruleset, cards, kept), texts) for ruleset in rulesets]
    return (
        f"coyote.programs=[{','.join(f'{chr(10)}{text}' for text in texts)}\n];\n"
        f"coyote.cards={as_json(cards)};\n"
        f"coyote.most_players={MOST_SEATS};\n"
        f"coyote.editions={as_json(editions)};\n"
    )


def _edition(ruleset: Ruleset, made: Staged | str, texts: dict[str, int]) -> dict[str, Any]:
    about: dict[str, Any] = {"name": ruleset.name}
    return about | ({"refused": made} if isinstance(made, str) else _data(made, texts))


def on_desk(ruleset: Ruleset, cards: Sequence[str], kept: Kept | None = None) -> Staged | str:
    """The programs of a ruleset for these cards, made once for all rulesets that are alike; or the
    code of why there are none. What is kept is known by the rules and the cards."""

    def made() -> Staged | str:
        key = digest("staged", program(), alike(ruleset), repr(tuple(cards)))
        found = json.loads((kept or Kept()).text(key, lambda: _written(ruleset, cards)))
        return found if isinstance(found, str) else _read(found, ruleset)

    return ruleset.once((on_desk, tuple(cards)), made)


def _written(ruleset: Ruleset, cards: Sequence[str]) -> str:
    """The programs as text, without what they were made of."""

    def work() -> str:
        try:
            made = staged(ruleset, cards)
        except InputError as problem:
            code = problem.diagnostics[0].code
            if code not in REFUSED:
                raise
            return json.dumps(code)
        data = {one.name: getattr(made, one.name) for one in fields(made)}
        del data["ruleset"], data["rules"]
        data["bid"] = astuple(made.bid) if made.bid else None
        return json.dumps(data | {"calls": [astuple(call) for call in made.calls]})

    return once_for_alike(ruleset, (on_desk, tuple(cards)), work)


def _read(data: dict[str, Any], ruleset: Ruleset) -> Staged:
    """The programs of a ruleset from their text."""

    def texts(of: dict[str, str]) -> dict[int, str]:
        return {int(number): text for number, text in of.items()}

    bid = data["bid"] and StagedBid(tuple(data["bid"][0]), data["bid"][1])
    calls = tuple(StagedCall(name, tuple(needs), texts(of)) for name, needs, of in data["calls"])
    lists = {name: tuple(data[name]) for name in ("cards", "fields", "players")}
    rules = tuple(rule for _, rule in ruleset.rules())
    more = {"bid": bid, "calls": calls, "counts": texts(data["counts"]), **lists}
    return Staged(**{**data, **more, "ruleset": ruleset, "rules": rules})


def _data(made: Staged, texts: dict[str, int]) -> dict[str, Any]:
    def number(text: str) -> int | None:
        return texts.setdefault(text, len(texts)) if text else None

    def numbers(of: Mapping[int, str]) -> dict[int, int | None]:
        return {players: number(text) for players, text in of.items()}

    return {
        "refused": None,
        "cards": made.cards,
        "values": [kind_of(made.ruleset, card).value for card in made.cards],
        "of_deck": made.of_deck,
        "copies": made.copies,
        "rules": [_rule(rule) for rule in made.rules],
        "silences": [
            {"name": name, "readings": [{"name": one.name} for one in readings]}
            for name, readings in made.ruleset.silences.items()
        ],
        "counts": numbers(made.counts),
        "bid": made.bid and {"needs": made.bid.needs, "program": number(made.bid.text)},
        "calls": [
            {"name": call.name, "needs": call.needs, "programs": numbers(call.texts)}
            for call in made.calls
        ],
        "fields": made.fields,
        "players": made.players,
        "otherwise": _otherwise(made),
    }


def _otherwise(made: Staged) -> list[int]:
    """The numbers of players that are named, but not allowed with the options as they are by
    default."""
    spans = made.ruleset.players
    named = [n for n in range(1, MOST_SEATS + 1) if any(in_range(n, span) for span in spans)]
    return [n for n in named if n not in made.players]


def _rule(rule: Rule) -> dict[str, Any]:
    card = rule.body.card if isinstance(rule.body, With) else None
    return {"name": rule.name, "cites": rule.cites, "card": card}


_HARMLESS: Mapping[int, str] = {ord(c): f"\\u{ord(c):04x}" for c in "<>&\u2028\u2029\x7f"}


def as_json(data: object) -> str:
    """JSON that can stand in a script of a page: no character in it ends or begins anything.

    >>> as_json("</script>")
    '"\\\\u003c/script\\\\u003e"'
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.translate(dict(_HARMLESS))


__all__ = ["as_json", "cards_of", "program_text"]
