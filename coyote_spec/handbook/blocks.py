"""What our fenced blocks become: pictures, examples and rules in Markdown.

    ```coyote-table fr fourteen after=3
    ```

The kinds stand in KINDS; a new one is a function of the asked block and a line there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.handbook.colouring import coloured
from coyote_spec.handbook.fences import numbers, replaced
from coyote_spec.handbook.kept import digest, program, words
from coyote_spec.handbook.page import rulebook, some_rules
from coyote_spec.handbook.pictures.growth import growth_picture
from coyote_spec.handbook.pictures.table import table_picture
from coyote_spec.handbook.pictures.totals import totals_picture
from coyote_spec.handbook.pictures.view import view_of, view_of_count
from coyote_spec.handbook.words import names_of
from coyote_spec.interpreter.examples import scenario_of, score_of
from coyote_spec.interpreter.setting import allowed_players, kind_of
from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.locale.names import plain
from coyote_spec.prover.counted import totals_of
from coyote_spec.source import Diagnostic, InputError, Span, shorten, wrong
from coyote_spec.syntax.unparse import unparse_rule

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    from coyote_spec.handbook.fences import Fence
    from coyote_spec.handbook.pictures.svg import Picture, Words
    from coyote_spec.handbook.pictures.view import View
    from coyote_spec.handbook.shelf import Shelf
    from coyote_spec.ruleset.example import Example
    from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Asked:
    """A block with all that it takes to answer it: page is the name of the page for messages."""

    fence: Fence
    shelf: Shelf
    words: Words
    language: str
    page: str

    def word(self, place: int, what: str) -> str:
        """The word at a place; raises InputError when it isn't there: the message what names it."""
        if place >= len(self.fence.words):
            said = Wrong("handbook-lacks", kind=self.fence.kind, what=Wrong(what))
            raise wrong("block", said, self.form())
        return self.fence.words[place]

    def only(self, words: int, *settings: str) -> None:
        """Raises InputError when there are more words, or other settings."""
        more = self.fence.words[words:]
        if more:
            said = Wrong("handbook-no-use", kind=self.fence.kind, word=shorten(more[0]))
            raise wrong("block", said, self.form())
        for key in self.fence.settings:
            if key not in settings:
                kind, setting = self.fence.kind, shorten(key)
                said = Wrong("handbook-no-setting", kind=kind, setting=setting)
                raise wrong("block", said, nearest(key, settings))

    def form(self) -> Hint:
        """How a block of this kind is written."""
        return Hint(f"handbook-form-{self.fence.kind}")


def with_blocks(
    markdown: str, shelf: Shelf, tongues: Callable[[str], Words], language: str, page: str
) -> tuple[str, list[Diagnostic]]:
    """The Markdown of a page with our blocks answered, and every mistake in them.

    tongues gives the words of a language; language is that of the page, unless a block says another
    one. In the place of a block with a mistake stands what is wrong.
    """
    mistakes: list[Diagnostic] = []

    def render(fence: Fence) -> str:
        try:
            return _answered(fence, shelf, tongues, language, page)
        except InputError as error:
            found = [_placed(one, page, fence.line) for one in error.diagnostics]
            mistakes.extend(found)
            lines = "\n".join(str(one) for one in found)
            return f"```text\n{lines.replace('```', '')}\n```"

    text, unread = replaced(markdown, render)
    mistakes += [replace(one, span=replace(one.span, file=page)) for one in unread]
    return text, sorted(mistakes, key=lambda one: one.span.line)


def _answered(
    fence: Fence, shelf: Shelf, tongues: Callable[[str], Words], language: str, page: str
) -> str:
    if fence.kind not in KINDS:
        said = Wrong("handbook-no-block", kind=shorten(fence.kind))
        close = get_close_matches(fence.kind, KINDS, 1)
        meant = f"coyote-{close[0]}" if close else ""
        raise wrong("block", said, nearest(meant, [f"coyote-{kind}" for kind in KINDS]))
    settings = dict(fence.settings)
    spoken = settings.pop("language", language)
    asked = Asked(replace(fence, settings=settings), shelf, tongues(spoken), spoken, page)
    return shelf.kept.text(_key(asked), partial(KINDS[fence.kind], asked))


def _key(asked: Asked) -> str:
    """All that the answer to a block hangs on, as a digest."""
    fence = asked.fence
    own = repr((fence.kind, fence.words, sorted(fence.settings.items()), fence.inside, asked.page))
    return digest("block", program(), words(), asked.language, own, *_hangs_on(asked))


def _hangs_on(asked: Asked) -> list[str]:
    """What of the rulesets that a block names has a part in its answer, as texts or digests."""
    fence, shelf = asked.fence, asked.shelf
    named = fence.words[: RULESETS.get(fence.kind, 1)]
    if fence.kind == "comparison":
        return [shelf.sense(name) for name in named]
    if fence.kind in ("totals", "growth"):
        rulesets = [shelf.ruleset(name) for name in named]
        return [repr((totals_of(rules), allowed_players(rules))) for rules in rulesets]
    if fence.kind in ("table", "example") and len(fence.words) > 1:
        known = (one for one in shelf.examples(named[0]) if one.name == fence.words[1])
        lines = [(one.given, one.events, one.expected, one.by) for one in known]
        return [shelf.sense(named[0]), repr(lines)]
    return [shelf.stamp(name) for name in named]


def _placed(mistake: Diagnostic, page: str, line: int) -> Diagnostic:
    """A mistake at its place in the page: that of the block, or within the block's own lines."""
    span = mistake.span
    if span.file == page:
        return replace(mistake, span=replace(span, line=span.line + line))
    if span.line:
        return mistake
    return replace(mistake, span=Span(page, line, 1, 1))


def _named(asked: Asked) -> tuple[Ruleset, tuple[str, ...]]:
    """The ruleset of a block and those of its rules that are named."""
    asked.only(1000)
    rules = asked.shelf.ruleset(asked.word(0, "handbook-a-ruleset"))
    wanted = asked.fence.words[1:]
    known = {rule.name for _, rule in rules.rules()}
    for name in wanted:
        if name not in known:
            said = Wrong("handbook-no-rule", ruleset=rules.name, rule=shorten(name))
            raise wrong("no-rule", said, nearest(name, known))
    return rules, wanted


def _rules(asked: Asked) -> str:
    """Rules in sentences: all of a ruleset, without the title, or those that are named."""
    rules, wanted = _named(asked)
    if wanted:
        return some_rules(rules, asked.language, wanted)
    return rulebook(rules, asked.language).partition("\n")[2]


def _source(asked: Asked) -> str:
    """Rules in the language itself: all of a ruleset, or those that are named."""
    rules, wanted = _named(asked)
    lines: list[str] = []
    for section, found in rules.sections.items():
        own = [rule for rule in found if not wanted or rule.name in wanted]
        if own:
            lines += [*([""] if lines else []), section]
            lines += [f"  {line}" for rule in own for line in unparse_rule(rule)]
    text = "\n".join(lines) + "\n"
    key = digest("coloured", program(), text)
    return asked.shelf.kept.text(key, lambda: coloured(text))  # the same in every language


def _example_of(asked: Asked) -> Example:
    ruleset = asked.word(0, "handbook-a-ruleset")
    if asked.fence.inside.strip():
        asked.only(1, "after", "title")
        return asked.shelf.written(ruleset, asked.fence.inside, asked.page)
    asked.only(2, "after", "title")
    return asked.shelf.example(ruleset, asked.word(1, "handbook-an-example"))


def _picture(asked: Asked, example: Example) -> Picture:
    rules = asked.shelf.ruleset(asked.word(0, "handbook-a-ruleset"))
    find = partial(asked.shelf.deck, rules)
    title = asked.fence.settings.get("title", "")
    if not example.is_count:
        after = asked.fence.settings.get("after")
        if after is not None and not (after.isascii() and after.isdigit() and len(after) < 6):
            raise wrong("block", Wrong("handbook-after"), Hint("handbook-after", number="2"))
        scenario = scenario_of(example, rules, find)
        if after is not None and int(after) > len(scenario.events):
            events = str(len(scenario.events))
            said = Wrong("handbook-too-far", after=after, events=events)
            raise wrong("block", said, Hint("handbook-too-far", events=events))
        view = view_of(scenario, rules, None if after is None else int(after))
        return _drawn(view, rules, asked.language, title)
    result = score_of(example, rules, find)
    table = [w for line in example.given if line.key == "table" for w in line.words]
    pile = sum(len(line.words) for line in example.given if line.key == "pile")
    kinds = [kind_of(rules, str(name)) for name in table]
    view = view_of_count(kinds, pile, result.total)
    return _drawn(view, rules, asked.language, title)


def _drawn(view: View, rules: Ruleset, language: str, title: str) -> Picture:
    """A table in the words of its ruleset."""
    return table_picture(view, names_of(rules, language), called(rules, language), title)


def called(rules: Ruleset, language: str) -> Callable[[str, str], str]:
    """What cards and colours of a ruleset are called in a language, without marks."""
    words = names_of(rules, language)

    def name(kind: str, one: str) -> str:
        return plain(words.card(one) if kind == "card" else words.or_name(kind, one, many="no"))

    return name


def _table(asked: Asked) -> str:
    """The table of an example."""
    return _picture(asked, _example_of(asked)).figure(asked.words)


def _example(asked: Asked) -> str:
    """An example: its table as a picture, and its lines, which have been played."""
    example = _example_of(asked)
    lines = [given.says for given in example.given]
    lines += [done.says for done in example.events]
    lines += [outcome.says for outcome in example.expected]
    for group in example.by:
        lines.append(f"by {group.silence}")
        for arm in group.arms:
            said = [one.says for one in arm.outcomes]
            one_line = len(said) == 1
            lines += [f"  {arm.reading}: {said[0]}"] if one_line else [f"  {arm.reading}"]
            lines += [] if one_line else [f"    {line}" for line in said]
    picture = _picture(asked, example).figure(asked.words)
    return picture + "\n" + coloured("\n".join(lines) + "\n")


def _totals(asked: Asked) -> Mapping[int, Mapping[int, Fraction]]:
    asked.only(1, "players", "title")
    players = asked.fence.settings.get("players")
    wanted = None if players is None else numbers(players)
    return asked.shelf.totals(asked.word(0, "handbook-a-ruleset"), wanted)


def _distribution(asked: Asked) -> str:
    title = asked.fence.settings.get("title", "")
    return totals_picture(_totals(asked), asked.words, title).figure(asked.words)


def _growth(asked: Asked) -> str:
    title = asked.fence.settings.get("title", "")
    return growth_picture(_totals(asked), asked.words, title).figure(asked.words)


def _comparison(asked: Asked) -> str:
    """Two rulesets beside each other, without the title of the page."""
    from coyote_spec.handbook.compared.found import compared  # which draw tables as blocks do
    from coyote_spec.handbook.compared.page import comparison_page

    asked.only(2)
    two = asked.word(0, "handbook-a-ruleset"), asked.word(1, "handbook-the-other")
    found = compared(asked.shelf, *two)
    if found is None:
        raise wrong("block", Wrong("handbook-not-both"))
    return comparison_page(found, asked.language).partition("\n")[2]


KINDS: Mapping[str, Callable[[Asked], str]] = {
    "rules": _rules,
    "source": _source,
    "example": _example,
    "table": _table,
    "totals": _distribution,
    "growth": _growth,
    "comparison": _comparison,
}
"""What answers each kind of block."""

RULESETS = {"comparison": 2}
"""How many rulesets a kind speaks of, where it isn't one."""
