"""Which pages the site has, in Markdown, for one language. MkDocs is not known here."""

from __future__ import annotations

import json
import shlex
from functools import partial
from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.elaborate.paths import split_name
from coyote_spec.handbook.badges import Badge, badges_of
from coyote_spec.handbook.claimed import about, claims_page
from coyote_spec.handbook.compared.found import compared
from coyote_spec.handbook.compared.pages import FOLDER, comparisons, path_of
from coyote_spec.handbook.desk.desk import desk_fragment
from coyote_spec.handbook.guide import guide
from coyote_spec.handbook.kept import digest, program, words
from coyote_spec.handbook.markdown import anchor, escape, plain
from coyote_spec.handbook.page import rulebook
from coyote_spec.handbook.sheet import PAPERS, sheet
from coyote_spec.handbook.sitepage import Part, SitePage, slug
from coyote_spec.handbook.words import names_of
from coyote_spec.prover.counted import totals_of
from coyote_spec.source import InputError
from coyote_spec.syntax.tree import RulesetTree

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.handbook.shelf import Shelf
    from coyote_spec.locale.tongue import Tongue
    from coyote_spec.ruleset.ruleset import Ruleset


CLAIMS = "claims.md"
DESK = "desk"
"""The folder with the files of the dispute desk, beside those of the languages."""


def house_rules(shelf: Shelf) -> list[str]:
    """The shipped house rules, each on top of the first game that it fits, in order of names."""
    found = []
    games = shelf.library.shipped()
    for path in sorted((resources.variants() / "house").glob("*.coyote")):
        for item in shelf.library.file(path).items:
            if isinstance(item, RulesetTree) and item.kind == "amendment":
                found += [f"{game}+{item.name}" for game in _fitting(item.name, games, shelf)[:1]]
    return found


def _fitting(name: str, games: Sequence[str], shelf: Shelf) -> list[str]:
    for game in games:
        try:
            shelf.ruleset(f"{game}+{name}")
            return [game]
        except InputError:
            continue
    return []


def contents(
    tongue: Tongue,
    shelf: Shelf,
    rulesets: Sequence[str],
    made: Mapping[str, str],
    printed: Sequence[str] = (),
) -> Part:
    """The whole site in one language: the start, the games, the house rules, the comparisons, the
    documentation.

    made has the pages of the documentation that are made at build time; printed names the amended
    games that have sheets, as all other games do. Raises InputError when a
    ruleset can't be used.
    """
    say = tongue.say
    games, house = [], []
    for given in rulesets:
        rules = shelf.ruleset(given)
        if "+" in rules.name:
            house.append(_house_rule(rules, given, shelf, tongue, given in printed))
        else:
            games.append(_game(rules, given, shelf, tongue))
    own = guide(tongue, made)
    desk = SitePage("desk.md", say("desk-title"), _desk(tongue))
    parts: list[SitePage | Part] = []
    start = [f"# {say('site-title')}\n"]
    start += [f"{say('site-home-game')}\n", f"{say('site-home-intro')}\n"]
    for key, pages in (("games", games), ("house", house)):
        if pages:
            parts.append(Part(say(f"site-{key}"), tuple(pages)))
            start += [f"## {say(f'site-{key}')}\n", f"{say(f'site-{key}-intro')}\n"]
            start += [f"- [{escape(page.title)}]({page.path})" for page in pages]
            start.append("")
    beside = tuple(comparisons(tongue, shelf, rulesets))
    if beside:
        parts += beside
        start += [f"## {say('compare-part')}\n", f"{say('compare-part-intro')}\n"]
        start += [f"- [{say('compare-part')}]({FOLDER}/index.md)\n"]
    start += [f"## {say('desk-title')}\n", f"{say('desk-intro')}\n"]
    start += [f"- [{say('desk-title')}](desk.md)\n"]
    start += [f"## {say('site-claims')}\n", f"{say('site-claims-short')}\n"]
    start += [f"- [{say('site-claims')}]({CLAIMS})\n"]
    start += [f"## {say('site-documentation')}\n", f"{say('site-documentation-intro')}\n"]
    first = next(own.every())
    start += [f"- [{first.title}]({first.path})\n"]
    first_page = SitePage("index.md", say("site-home"), "\n".join(start))
    claims = SitePage(CLAIMS, say("site-claims"), _claims(tongue, shelf, rulesets))
    return Part("", (first_page, *parts, desk, claims, own))


def _claims(tongue: Tongue, shelf: Shelf, rulesets: Sequence[str]) -> str:
    own = {shelf.ruleset(given).name for given in rulesets}

    def link(game: str) -> str | None:
        return f"games/{slug(game)}.html" if game in own and "+" not in game else None

    return claims_page(tongue, shelf, rulesets, link)


def _desk(tongue: Tongue) -> str:
    say = tongue.say
    fragment = desk_fragment(tongue.language, f"../{DESK}")
    return f"# {say('desk-title')}\n\n{say('desk-intro')}\n\n<div>\n{fragment}</div>\n"


def _game(rules: Ruleset, given: str, shelf: Shelf, tongue: Tongue) -> SitePage:
    title = plain(names_of(rules, tongue.language).title())
    parts = [_rulebook(rules, given, None, shelf, tongue.language)]
    parts += ["", *(_sheet_link(rules, paper, tongue) for paper in PAPERS), ""]
    parts += _round(given, shelf, tongue)
    parts += [*_totals(rules, given, tongue), *_as_written(given, tongue)]
    return SitePage(f"games/{slug(rules.name)}.md", title, "\n".join(parts))


def _sheet_link(rules: Ruleset, paper: str, tongue: Tongue) -> str:
    return f"- [{tongue.say(f'site-sheet-{paper}')}](../{_sheet_path(rules, paper)})"


def _sheet_path(rules: Ruleset, paper: str) -> str:
    return f"sheets/{slug(rules.name)}-{paper}.html"


def sheets(tongue: Tongue, shelf: Shelf, rulesets: Sequence[str]) -> dict[str, str]:
    """The sheets to print of these rulesets, by their paths; each is a whole file of HTML."""
    found = {given: shelf.ruleset(given) for given in rulesets}
    return {
        _sheet_path(rules, paper): shelf.kept.text(
            digest("sheet", program(), words(), shelf.sense(given), tongue.language, paper),
            partial(sheet, rules, tongue.language, paper),
        )
        for given, rules in found.items()
        for paper in PAPERS
    }


def _house_rule(
    rules: Ruleset, given: str, shelf: Shelf, tongue: Tongue, printed: bool
) -> SitePage:
    base = split_name(given)[0]
    names = names_of(rules, tongue.language)
    own = rules.name.split("+")[1:]
    title = plain(names.title() if len(own) > 1 else names.amendment(own[0]))
    parts = [_rulebook(rules, given, own[0] if len(own) == 1 else None, shelf, tongue.language)]
    game = plain(names_of(shelf.ruleset(base), tongue.language).title())
    parts.append(f"\n{tongue.say('site-changes-intro', game=escape(game))}\n")
    beside = compared(shelf, base, given)
    if beside is not None:
        parts.append(f"- [{tongue.say('compare-with-game')}](../{path_of(beside)}.md)\n")
    if printed:
        parts += [*(_sheet_link(rules, paper, tongue) for paper in PAPERS), ""]
    parts += _round(given, shelf, tongue)
    if totals_of(rules) != totals_of(shelf.ruleset(base)):
        parts += _totals(rules, given, tongue)
    changed = [rule.name for _, rule in rules.rules() if rule.origin in own]
    parts += _as_written(given, tongue, *changed) if changed else []
    return SitePage(f"house/{slug('+'.join(own))}.md", title, "\n".join(parts))


def _rulebook(rules: Ruleset, given: str, only: str | None, shelf: Shelf, language: str) -> str:
    shown = badges(given, shelf)
    stamp = shelf.stamp(given) if only is None else _brought(rules, given, only, shelf)
    key = digest("rulebook", program(), words(), only or "", language, stamp, repr(shown))

    def link(badge: Badge) -> str:
        return f"../{CLAIMS.replace('.md', '.html')}#{anchor(badge.claim, 'claim')}"

    def work() -> str:
        return rulebook(rules, language, only=only, badges=shown, link=link)

    return shelf.kept.text(key, work)


def _brought(rules: Ruleset, given: str, only: str, shelf: Shelf) -> str:
    """A digest of what a page shows that has only the rules of an amendment: no comments but its
    own."""
    marks = [rule.mark for _, rule in rules.rules() if rule.origin == only]
    said = [rules.said_above.get(only), *((mark.above, mark.beside) for mark in marks)]
    return digest(shelf.sense(given), repr(said))


def badges(given: str, shelf: Shelf) -> dict[str, Badge]:
    """What each rule of a ruleset rests on; the same in every language, and kept."""

    def work() -> str:
        found = badges_of(shelf.ruleset(given), library=shelf.library)
        return json.dumps({name: [badge.kind, badge.claim] for name, badge in found.items()})

    if (badges, given) not in shelf.done:
        key = digest("badges", program(), shelf.stamp(given), about(shelf, given))
        text = shelf.kept.text(key, work)
        found = {name: Badge(*parts) for name, parts in json.loads(text).items()}
        shelf.done[badges, given] = found
    made: dict[str, Badge] = shelf.done[badges, given]
    return made


def _round(given: str, shelf: Shelf, tongue: Tongue) -> list[str]:
    """The first example that plays a round, as a picture of the table before its last event."""
    played = (one for one in shelf.examples(given) if one.events and not one.is_count)
    example = next(played, None)
    if example is None:
        return []
    setting = f"after={len(example.events) - 1}"
    return [
        f"\n## {tongue.say('site-table')}\n",
        _fence("table", given, example.name, setting),
    ]


def _as_written(given: str, tongue: Tongue, *rules: str) -> list[str]:
    say = tongue.say
    which = "changed" if rules else "written"
    parts = [f"## {say('site-as-written')}\n", f"{say(f'site-as-{which}-intro')}\n"]
    return [*parts, _fence("source", given, *rules)]


def _totals(rules: Ruleset, given: str, tongue: Tongue) -> list[str]:
    say = tongue.say
    parts = [f"## {say('site-totals')}\n", f"{say('site-totals-intro')}\n"]
    if rules.deck.assumed is not None:
        parts.append(f"{say('site-decks-assumed')}\n")
    return [*parts, _fence("totals", given), _fence("growth", given)]


def _fence(kind: str, *words: str) -> str:
    return f"```coyote-{kind} {shlex.join(words)}\n```\n"
