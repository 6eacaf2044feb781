"""The shipped claims with what is recorded of them: a page of them, and what hangs on them.

A claim loses its verdict when any of its games rules otherwise than when it was proved, so what the
page about one game says can hang on the rules of another. `about` says on what.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.elaborate.paths import coyote_files
from coyote_spec.handbook.badges import UNCHECKED
from coyote_spec.handbook.kept import digest, program
from coyote_spec.handbook.markdown import anchor, escape
from coyote_spec.handbook.verdicts import digest as digest_of
from coyote_spec.handbook.verdicts import read, rules_of, shipped_claims, shipped_title
from coyote_spec.handbook.words import names_of
from coyote_spec.locale.names import as_written, plain, untranslated
from coyote_spec.ruleset.ruleset import number_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from coyote_spec.handbook.shelf import Shelf
    from coyote_spec.handbook.words import Words
    from coyote_spec.locale.tongue import Tongue
    from coyote_spec.ruleset.ruleset import Ruleset

ORIGINAL = "en"
"""The language of the shipped claims."""

SAME = "same"
"""What a claim asks that says of two games that they are alike."""


@dataclass(frozen=True, slots=True)
class Told:
    """A claim: the file that it stands in, its name, title and text, what it asks, on which decks
    and with which cards, and of each of its games by its name which rules these are, and how it
    came out."""

    file: str
    name: str
    title: str
    text: str
    asks: str
    decks: Sequence[str]
    cards: Sequence[str]
    games: Mapping[str, str]
    verdicts: Mapping[str, str]


def told(shelf: Shelf) -> tuple[Told, ...]:
    """All shipped claims, with their verdicts as far as the record knows them; kept."""
    if told not in shelf.done:
        files = [*coyote_files(resources.variants()), *sorted(resources.proofs().glob("**/*.*"))]
        own = digest(*(path.read_bytes() for path in files if path.is_file()))
        text = shelf.kept.text(digest("claims", program(), own), lambda: json.dumps(list(_told())))
        shelf.done[told] = tuple(Told(*one) for one in json.loads(text))
    found: tuple[Told, ...] = shelf.done[told]
    return found


def _told() -> Iterator[list[object]]:
    known = read()
    for claim in shipped_claims():
        found = known.get(digest_of(claim), {}).get("games", {})
        games = {game.name: _rules(game) for game in claim.games}
        verdicts = {name: found.get(name, UNCHECKED) for name in games}
        file = claim.span.file.replace("\\", "/").rpartition("/")[2]
        dealt = [claim.deck or game.deck for game in claim.games]
        decks = sorted({deck.name for deck in dealt})
        cards = sorted({card for deck in dealt for card, _ in deck.cards})
        asks = claim.question.key
        yield [file, claim.name, claim.title, claim.text, asks, decks, cards, games, verdicts]


def _rules(ruleset: Ruleset) -> str:
    return sha256(rules_of(ruleset).encode()).hexdigest()


def about(shelf: Shelf, *given: str, asks: str = "") -> str:
    """A digest of what all claims say that speak of the rules of each of these rulesets, and of how
    they came out, for these rules and for others; only of those that ask one thing, if it is given.
    A claim loses its verdict, and so the digest is another one, when any of its games changes.

    Raises InputError when a ruleset can't be used.
    """
    mine = {_rules(shelf.ruleset(name)) for name in given}
    found = [
        (one.name, one.text, tuple(one.decks), tuple(sorted(_came_out(one, mine))))
        for one in told(shelf)
        if mine <= set(one.games.values()) and (not asks or one.asks == asks)
    ]
    return digest(repr(found))


def _came_out(one: Told, mine: set[str]) -> set[tuple[bool, str]]:
    """The verdicts of a claim; of each whether it is for some of these rules."""
    return {(one.games[game] in mine, verdict) for game, verdict in one.verdicts.items()}


def claims_page(
    tongue: Tongue, shelf: Shelf, rulesets: Sequence[str], link: Callable[[str], str | None]
) -> str:
    """The claims about games of a site as they are written, with their verdicts, each at a place of
    its own; link gives the address of the page about a game by its name, if there is one.

    Raises InputError when a ruleset can't be used.
    """
    mine = {_rules(shelf.ruleset(name)) for name in rulesets}
    own = [one for one in told(shelf) if mine & set(one.games.values())]
    parts = [f"# {tongue.say('site-claims')}\n", f"{tongue.say('site-claims-intro')}\n"]
    parts += [] if own else [f"{tongue.say('site-claims-none')}\n"]
    words = names_of(shelf.ruleset(rulesets[0]), tongue.language) if own else None
    part = ""
    for one in own:
        if one.file != part:
            part = one.file
            parts.append(f"## {_heading(tongue, part)}\n")
        parts.append(f'<a id="{anchor(one.name, "claim")}"></a>\n')
        verdicts = " ".join(_verdicts(one, tongue, link))
        parts.append(f'<p class="verdicts">{_title(one, tongue, words)}{verdicts}</p>\n')
        parts.append('<details class="claim" markdown="1">')
        parts.append(f"<summary>{escape(tongue.say('site-claim-written'))}</summary>\n")
        parts.append(f"```coyote\n{one.text.rstrip()}\n```\n\n</details>\n")
    return "\n".join(parts)


def _heading(tongue: Tongue, file: str) -> str:
    """What the claims of a file are about."""
    stem = file.partition(".")[0]
    message = f"claims-{stem.replace('_', '-')}"
    return tongue.say(message) if tongue.has(message) else escape(as_written(stem))


def _title(one: Told, tongue: Tongue, words: Words | None) -> str:
    """What a claim says, in the language of the page or marked; nothing if it has no title."""
    if not one.title or words is None:
        return ""
    found = shipped_title(one.name, tongue.language)
    title = _with_cards(one, words)
    own = as_written(title) if tongue.language == ORIGINAL else untranslated(title, ORIGINAL)
    shown = own if found is None else as_written(found)
    return f"<strong>{escape(shown, tongue.say('page-untranslated'))}</strong> "


def _with_cards(one: Told, words: Words) -> str:
    """The title as its author wrote it, with cards called as the other pages call them. A number is
    no name, and neither is what could be a word of the sentence: what has letters only."""
    title = one.title
    for card in one.cards:
        if number_of(card) is None and not card.isalpha():
            shown = plain(words.say("card-quoted", card=words.card(card)))
            alone = re.compile(rf"(?<!\S){re.escape(card)}(?=[\s.,:;]|$)")
            title = shown.join(alone.split(title))
    return title


def _verdicts(one: Told, tongue: Tongue, link: Callable[[str], str | None]) -> Iterator[str]:
    """Each verdict once, with the games for which it is."""
    games: dict[str, list[str]] = {}
    for game, verdict in one.verdicts.items():
        address, name = link(game), escape(as_written(game))
        shown = f"<code>{name}</code>"
        shown = shown if address is None else f'<a href="{escape(as_written(address))}">{shown}</a>'
        games.setdefault(verdict, []).append(shown)
    for verdict, found in games.items():
        message = f"badge-{verdict}"
        said = tongue.say(message if tongue.has(message) else f"verb-verdict-{verdict}")
        badge = f'<span class="badge badge-{verdict}">{escape(said)}</span>'
        yield f"{badge} {' '.join(found)}"


__all__ = ["SAME", "Told", "about", "claims_page", "told"]
