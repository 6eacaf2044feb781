"""Rulesets of the tests' own, written in the language and read by the real parser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random

from coyote_spec import resources
from coyote_spec.elaborate.library import Library
from coyote_spec.interpreter.setting import choose
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.ruleset.setting import Setting

BASIC = ("en", "es", "pt", "fr")


@cache
def library() -> Library:
    return Library()


def shipped(name: str) -> Ruleset:
    return library().ruleset(name)


def read(folder: Path, text: str, name: str = "mine") -> Ruleset:
    """The first ruleset of a file."""
    path = folder / f"{name}.coyote"
    path.write_text(text, encoding="utf-8")
    return Library(_files=dict(library()._files)).ruleset(str(path))


def amended(folder: Path, base: str, changes: str, name: str = "changed") -> Ruleset:
    """A shipped ruleset with the changes of an amendment, given as sections."""
    path = folder / f"{name}.coyote"
    path.write_text(f"coyote 1\n\namendment {name}\n\n{changes}", encoding="utf-8")
    return Library(_files=dict(library()._files)).ruleset(f"{base}+{path}")


def setting(
    rules: Ruleset,
    players: int,
    deck: str | Deck | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
) -> Setting:
    cards = library().deck(deck) if isinstance(deck, str) else deck or rules.deck
    return choose(
        rules, dict(cards.cards), players=players, options=options, readings=readings, deck=cards
    )


@cache
def every() -> Ruleset:
    """A ruleset that uses every construct of the language, each in earnest."""
    path = Path(__file__).with_name("every.coyote")
    return Library(_files=dict(library()._files)).ruleset(str(path))


# ---------------------------------------------------------------- mutations

SWAPS = (
    ("multiply every green by 2", "multiply every green by 3"),
    ("multiply every green by 2", "multiply every red by 2"),
    ("multiply every green by 2", "multiply one highest green by -1"),
    ("multiply every green by 2", "multiply every lowest red by 2"),
    ("drop one highest green", "drop every highest green"),
    ("drop one highest green", "drop one lowest green"),
    ("drop one highest green", "set one highest green to 0"),
    ("drop one highest green", "set every green to 1"),
    ("flip one highest green to red", "flip every lowest green to red"),
    ("flip one highest green to red", "flip one lowest red to green"),
    ("sum of green + sum of red", "sum of green - sum of red"),
    ("sum of green + sum of red", "2 * (sum of green) + sum of red + count of blue"),
    ("sum of green + sum of red", "larger of (sum of green, sum of red)"),
    ("sum of green + sum of red", "sum of green / 3 rounded up + sum of red"),
    ("sum of green + sum of red", "smaller of (sum of green, 9) + sum of red"),
    ("when no green", "when several green"),
    ("when several highest green", 'when some "night" or several green'),
    ("numbers above 0", "numbers at least 0"),
    ("numbers above 0", "numbers above 3"),
    ("numbers below 0", "numbers at most 0"),
    ("draw 1, by", "draw 2, by"),
    ("draw 1 to turned", "draw 2 to turned"),
    ("every copy acts", "only one copy acts"),
    ("2 * total", "-1 * total"),
)


def counting_of(text: str) -> tuple[str, list[str], str]:
    """A file's text before the rules of the count, those rules, and the text after."""
    found = re.search(r"\ncounting\n((?:  .*\n|\s*\n)+?)\n", text)
    assert found is not None
    rules = re.split(r"\n(?=  \w)", found.group(1).rstrip("\n"))
    return text[: found.start(1)], rules, text[found.end(1) :]


def written(cards: tuple[tuple[str, int], ...]) -> str:
    """A deck in the language, as the last item of a file."""

    def said(card: str) -> str:
        return card if card.lstrip("-").isdigit() else f'"{card}"'

    lines = [f"  {n} {'copy' if n == 1 else 'copies'} of {said(card)}\n" for card, n in cards]
    return "deck tiny\n" + "".join(lines)


def mutated(seed: int, deck: str) -> str:
    """The text of a shipped ruleset with changes to its count, played with another deck."""
    chance = Random(seed)
    name = chance.choice(BASIC)
    text = (resources.variants() / f"{name}.coyote").read_text(encoding="utf-8")
    text = re.sub(r"\n  deck \w+.*", "\n  deck tiny", text)
    before, rules, after = counting_of(text)
    order = list(rules)
    if chance.random() < 0.7:
        chance.shuffle(order)
    text = before + "\n".join(order) + "\n" + after
    possible = [swap for swap in SWAPS if swap[0] in text]
    for old, new in chance.sample(possible, min(len(possible), chance.randint(1, 4))):
        text = text.replace(old, new)
    return f"{text}\n{deck}"


def mutated_order(name: str, kept: list[str]) -> str:
    """The text of a shipped ruleset with these rules of the count only, in this order."""
    text = (resources.variants() / f"{name}.coyote").read_text(encoding="utf-8")
    before, rules, after = counting_of(text)
    by_name = {rule.split()[0]: rule for rule in rules}
    lines = [line for line in before.splitlines() if not re.match(r"  blue ", line)]
    cards = '  blue   blue card "x2" "?" "night"'
    head = re.sub(r"\n  deck \w+.*", "\n  deck tiny", "\n".join(lines))
    head = head.replace("\n  red ", f"\n{cards}\n  red ", 1)
    idle = ("max_without_green", "second_copy")
    head = re.sub(rf"\n  (?:{'|'.join(idle)}) .*(?:\n    .*)+", "", head)
    return head + "\n" + "\n".join(by_name[rule] for rule in kept) + "\n" + after
