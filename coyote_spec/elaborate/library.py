"""Finds rulesets, amendments, sources and decks by name or path, and elaborates them.

A name is looked up among the shipped files; a path is a `.coyote` file. `NAME+AMENDMENT+…` puts
amendments on top. What a file extends, and its deck, is looked for in the file itself, then among
the files beside it, then among the shipped ones.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.elaborate.check import checked, deck_fits
from coyote_spec.elaborate.clash import go_together, instead, names_deck
from coyote_spec.elaborate.decks import made_deck
from coyote_spec.elaborate.inherit import Sections, changed, clashes, own_sections
from coyote_spec.elaborate.paths import SUFFIX, is_path, is_there, split_name
from coyote_spec.elaborate.shelf import Shelf
from coyote_spec.elaborate.sources import cites_of, contradicted, made_catalogue, resolved
from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.source import InputError, Report, shorten, wrong
from coyote_spec.syntax.tree import DeckTree, RulesetTree, SourceTree

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from coyote_spec.ruleset.catalogue import Catalogue
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.source import Span

_NOT_THERE = {"ruleset": "elaborate-no-ruleset", "amendment": "elaborate-no-amendment"}
Facts = dict[str, tuple[str, tuple[str, ...]]]
Found = tuple[Path, RulesetTree]
"""A ruleset or an amendment, and the file that it stands in."""


@dataclass(slots=True)
class Library(Shelf):
    """Everything that is asked for comes out checked."""

    _rulesets: dict[tuple[str, Path | None], Ruleset] = field(default_factory=dict)
    _catalogues: dict[tuple[str, Path], Catalogue] = field(default_factory=dict)

    def mean(self, rules: Ruleset, beside: Path) -> None:
        """From now on this ruleset is meant where a file names it."""
        self._rulesets[rules.name, beside] = rules

    def shipped(self) -> list[str]:
        """The names of the shipped rulesets, in the order of their files; house rules are apart."""
        found = []
        for path in _of_rulebooks(self._places(None, "ruleset")):
            for item in self.file(path).items:
                if isinstance(item, RulesetTree) and item.kind == "ruleset":
                    found.append(item.name)
        return found

    def shipped_decks(self) -> list[Deck]:
        """The decks of the shipped rulebooks, in the order of their files."""
        files = _of_rulebooks(self._places(None, "deck"))
        trees = [t for path in files for t in self.file(path).items]
        return [self.deck(tree.name) for tree in trees if isinstance(tree, DeckTree)]

    def ruleset_in(self, path: Path, name: str) -> Ruleset:
        """The ruleset of this name in a file, which may hold several.

        Raises InputError when it isn't there or has mistakes.
        """
        key = (name, path)
        if key not in self._rulesets:
            inside = self._inside(path, name, "ruleset")
            self._rulesets[key] = self._guarded(name, lambda: self._whole(inside, []))
        return self._rulesets[key]

    def homes(self, name: str) -> list[Path]:
        """The files of a ruleset and of the amendments on top of it.

        Raises InputError when one isn't there.
        """
        base, *amendments = split_name(name)
        found = [self._find(base, "ruleset"), *(self._find(a, "amendment") for a in amendments)]
        return [path for path, _ in found]

    def lineage(self, name: str) -> list[tuple[str, Path]]:
        """A ruleset, those that it extends, and the amendments on top: the name and the file of
        each, the nearest first.

        Raises InputError when one isn't there.
        """
        base, *amendments = split_name(name)
        found = [self._find(a, "amendment") for a in reversed(amendments)]
        found.append(self._find(base, "ruleset"))
        while (extended := found[-1][1].extends) is not None:
            found.append(self._find(extended, "ruleset", found[-1][0], found[-1][1].mark.span))
        return [(tree.name, path) for path, tree in found]

    def check_cites(self, cites: list[tuple[str, Span]], path: Path, report: Report) -> None:
        """Reports citations in a file that name no clause, or no source."""
        resolved(cites, lambda name, span, to: self._catalogue(name, [path], span, to), report)

    def amended(self, base: str, path: Path, name: str, beside: Path | None = None) -> Ruleset:
        """A ruleset with the amendment of this name in a file on top of it.

        Raises InputError when either isn't there, or the amendment doesn't fit.
        """

        def make() -> Ruleset:
            where = self._find(base, "ruleset", beside)
            return self._whole(where, [self._inside(path, name, "amendment")])

        return self._guarded(name, make)

    def _inside(self, path: Path, name: str, kind: str) -> tuple[Path, RulesetTree]:
        for tree in self._of_kind(path, kind):
            if tree.name == name:
                return path, tree
        file = shorten(str(path))
        raise wrong(
            "nothing-there", Wrong(f"elaborate-no-{kind}-in", file=file, name=shorten(name))
        )

    def ruleset(self, name: str, beside: Path | None = None) -> Ruleset:
        """The ruleset of this name or path, amended as `+` says; with a file given, what lies
        beside it is looked at before what is shipped.

        Raises InputError when it isn't there or has mistakes.
        """
        key = (name, beside)
        if key not in self._rulesets:
            self._rulesets[key] = self._guarded(name, lambda: self._make(name, beside))
        return self._rulesets[key]

    def _guarded(self, name: str, make: Callable[[], Ruleset]) -> Ruleset:
        try:
            return make()
        except RecursionError:
            said = Wrong("elaborate-too-deep", name=shorten(name))
            raise wrong("too-deep", said, Hint("elaborate-too-deep")) from None

    def _make(self, name: str, beside: Path | None) -> Ruleset:
        base, *amendments = split_name(name)
        where = self._find(base, "ruleset", beside)
        return self._whole(where, [self._find(a, "amendment", beside) for a in amendments])

    def _whole(
        self, where: tuple[Path, RulesetTree], amendments: Iterable[tuple[Path, RulesetTree]]
    ) -> Ruleset:
        path, tree = where
        added = list(amendments)
        report = Report()
        sections, facts, spoken = self._sections(tree, path, report, ())
        trees: list[RulesetTree] = []
        decked = path
        for place, (file, one) in enumerate(added):
            clash = self._clash(where, added[:place], (file, one), report)
            trees.append(one)
            sections = sections if clash else changed(sections, one, report)
            spoken[one.name] = "en"
            for line in one.about:
                if line.key == "language":
                    spoken[one.name] = line.value
                if line.key == "deck":
                    facts, decked = facts | {"deck": (line.value, line.cites)}, file
        deck = self._deck_of(tree, decked, facts, report)
        near = [path, *(file for file, _ in added)]
        catalogues = self._cited(tree, sections, facts, near, report)
        whole = checked(tree, sections, deck, facts, tuple(spoken), report)
        if whole is not None and deck is not None:
            for card in deck_fits(deck, whole):
                said = Wrong("elaborate-deck", deck=deck.name, card=card, ruleset=tree.name)
                report.add("deck", tree.mark.span, said)
        report.stop_if_any()
        assert whole is not None
        title = "+".join([tree.name, *(t.name for t in trees)])
        cites = tree.extends_cites
        titles = {tree.name: tree.title for tree in trees}
        whole = replace(whole, name=title, extends_cites=cites, catalogues=catalogues)
        above = {t.name: " ".join(one.lstrip("# ").strip() for one in t.mark.above) for t in trees}
        return replace(whole, amended=titles, said_above=above, spoken=spoken)

    def _cited(
        self,
        tree: RulesetTree,
        sections: Sections,
        facts: Facts,
        near: list[Path],
        report: Report,
    ) -> dict[str, Catalogue]:
        """The catalogues of all that is cited, that of the ruleset's own source first."""

        def find(name: str, span: Span, report: Report) -> Catalogue | None:
            return self._catalogue(name, near, span, report)

        cites = cites_of(tree, sections, facts["deck"][1])
        own, found = facts["source"][0], {}
        if own:
            lines = [line.mark.span for line in tree.about if line.key == "source"]
            mine = find(own, (lines or [tree.mark.span])[0], report)
            if mine is None:
                cites = [(cite, span) for cite, span in cites if not cite.startswith(f"{own}-")]
            else:
                found[own] = mine
        return found | resolved(cites, find, report)

    def catalogue(self, name: str, path: Path) -> Catalogue:
        """The catalogue of this name in a file; the clauses that its remarks name must be there.

        Raises InputError with all mistakes.
        """
        report = Report()
        tree = next(t for t in self._sources(path) if t.name == name)
        catalogue = made_catalogue(tree, report)
        resolved(contradicted(tree), lambda *a: self._catalogue(a[0], [path], *a[1:]), report)
        report.stop_if_any()
        return catalogue

    def _catalogue(
        self, name: str, near: list[Path], span: Span, report: Report
    ) -> Catalogue | None:
        places = [place for file in near for place in self._places(file, rf"source[ \t]+{name}")]
        for path in dict.fromkeys(places):
            for tree in self._sources(path):
                if tree.name == name:
                    key = (name, path)
                    if key not in self._catalogues:
                        self._catalogues[key] = made_catalogue(tree, report)
                    return self._catalogues[key]
        known = {t.name for p in self._places(near[0], "source") for t in self._sources(p, True)}
        said = Wrong("elaborate-no-source", source=name)
        report.add("unknown-source", span, said, nearest(name, known))
        return None

    def _sources(self, path: Path, lenient: bool = False) -> list[SourceTree]:
        return [t for t in self._items(path, lenient) if isinstance(t, SourceTree)]

    def _clash(self, where: Found, before: list[Found], one: Found, report: Report) -> bool:
        """Whether an amendment can't be combined with those before it; says why."""
        _, mine = one
        if any(tree.name == mine.name for _, tree in before):
            said = Wrong("elaborate-twice-on-top", amendment=mine.name)
            report.add("clash", mine.mark.span, said, Hint("elaborate-twice-on-top"))
            return True
        if names_deck(mine):
            for other in before:
                if names_deck(other[1]):
                    said = Wrong("elaborate-two-decks", one=other[1].name, other=mine.name)
                    hint = self._instead(where, before, other, one)
                    report.add("clash", mine.mark.span, said, hint)
        found = [(other, rule) for other in before for _, rule in clashes(other[1], mine)]
        for other, rule in found:
            names = other[1].name, mine.name
            said = Wrong("elaborate-clash", one=names[0], other=names[1], rule=rule.name)
            hint = self._instead(where, before, other, one)
            report.add("clash", rule.mark.span, said, hint)
        return bool(found)

    def _instead(self, where: Found, before: list[Found], other: Found, one: Found) -> Hint:
        """What can be had instead of two amendments that clash: either of them, and which shipped
        ones it goes together with."""
        rest = [found for found in before if found is not other]
        said, choices = [], {}
        for kept in (other, one):
            if self._fits(where, rest, kept):
                mine = [*rest, kept]
                said.append("+".join(tree.name for _, tree in (where, *mine)))
                choices[kept[1].name] = [
                    more[1].name for more in self._amendments() if self._fits(where, mine, more)
                ]
        return instead(said, choices)

    def _amendments(self) -> list[Found]:
        paths = self._places(None, "amendment")
        return [(path, tree) for path in paths for tree in self._of_kind(path, "amendment", True)]

    def _fits(self, where: Found, before: list[Found], one: Found) -> bool:
        """Whether one more amendment can be put on top."""
        if not go_together([tree for _, tree in before], one[1]):
            return False
        try:
            self._whole(where, [*before, one])
        except InputError:
            return False
        return True

    def _sections(
        self, tree: RulesetTree, path: Path, report: Report, open_: tuple[str, ...]
    ) -> tuple[Sections, Facts, dict[str, str]]:
        """The rules, what is said about them, and the parts of the chain with their languages. What
        names no language is written in that of the ruleset which it extends, else in English."""
        about = {line.key: (line.value, line.cites) for line in tree.about}
        if tree.extends is None:
            facts: Facts = {"language": ("en", ()), "source": ("", ()), "deck": ("", ())} | about
            return own_sections(tree, report), facts, {tree.name: facts["language"][0]}
        if tree.name in open_:
            circle = " → ".join([*open_, tree.name])
            said = Wrong("elaborate-circle-of-rulesets", circle=circle)
            raise wrong("circle", said, span=tree.mark.span)
        where, parent = self._find(tree.extends, "ruleset", path, tree.mark.span)
        base, inherited, spoken = self._sections(parent, where, report, (*open_, tree.name))
        facts = inherited | about
        return changed(base, tree, report), facts, spoken | {tree.name: facts["language"][0]}

    def _find(
        self, name: str, kind: str, beside: Path | None = None, span: Span | None = None
    ) -> tuple[Path, RulesetTree]:
        """The file and the tree of a ruleset or amendment."""
        if is_path(name):
            path = Path(name)
            trees = self._of_kind(path, kind)
            if not trees:
                said = Wrong(f"elaborate-holds-no-{kind}", file=shorten(name))
                raise wrong("nothing-there", said, self._holds(path))
            return path, trees[0]
        known: list[str] = []
        places = self._places(beside, kind)
        for path in sorted(places, key=lambda p: p != beside and p.stem != name):
            for tree in self._of_kind(path, kind, path != beside):
                if tree.name == name:
                    return path, tree
                known.append(tree.name)
        said = Wrong(_NOT_THERE[kind], name=shorten(name))
        self._stop_if_broken(rf"(ruleset|amendment)\s+{re.escape(name)}", name, beside)
        other = "amendment" if kind == "ruleset" else "ruleset"
        if any(t.name == name for p in self._places(beside) for t in self._of_kind(p, other, True)):
            hint = Hint("elaborate-is-amendment", name=name) if other == "amendment" else ""
            raise wrong("unknown-ruleset", said, hint)
        here = {"span": span} if span else {}
        hint = nearest(name, known)
        if known and not hint.startswith("did") and span is None:
            works = "elaborate-path-in-quotes" if beside else "elaborate-path-works"
            hint = Hint(works, hint=hint, name=name)
        raise wrong("unknown-ruleset", said, hint, **here)

    def _holds(self, path: Path) -> str:
        """What a file holds instead of a ruleset, and how to use it."""
        for tree in self._of_kind(path, "amendment", True):
            return Hint("elaborate-holds-amendment", name=tree.name, file=str(path))
        for tree in self._of_kind(path, "ruleset", True):
            return Hint("elaborate-holds-ruleset", name=tree.name)
        return ""

    def deck(self, name: str, beside: Path | None = None) -> Deck:
        """The deck of this name, looked for beside a file and among the shipped ones.

        Raises InputError when it isn't there or has mistakes.
        """
        report = Report()
        deck = self._deck(name, beside, report, None)
        report.stop_if_any()
        assert deck is not None
        return deck

    def _deck(
        self, name: str, beside: Path | None, report: Report, span: Span | None
    ) -> Deck | None:
        known: dict[str, DeckTree] = {}
        homes: dict[str, Path] = {}
        for path in self._places(beside, "deck"):
            for item in self._items(path, path != beside):
                if isinstance(item, DeckTree):
                    known.setdefault(item.name, item)
                    homes.setdefault(item.name, path)
        if name not in known:
            self._stop_if_broken(rf"deck\s+{re.escape(name)}", name, beside)
            said = Wrong("elaborate-no-deck", deck=shorten(name))
            here = {"span": span} if span else {}
            raise wrong("unknown-deck", said, nearest(name, known), **here)
        deck = made_deck(known[name], known, report)
        return deck and replace(deck, language=self._language_in(homes[name]))

    def _language_in(self, path: Path) -> str:
        """In which language a file is written: that of the first in it that names one."""
        trees = [tree for tree in self.file(path).items if isinstance(tree, RulesetTree)]
        named = (line.value for t in trees for line in t.about if line.key == "language")
        return next(named, "en")

    def _deck_of(self, tree: RulesetTree, path: Path, facts: Facts, report: Report) -> Deck | None:
        name = facts["deck"][0]
        if not name:
            said = Wrong("elaborate-names-no-deck", ruleset=tree.name)
            report.add("incomplete", tree.mark.span, said, Hint("elaborate-names-no-deck"))
            return None
        span = next((line.mark.span for line in tree.about if line.key == "deck"), tree.mark.span)
        try:
            return self._deck(name, path, report, span)
        except InputError as error:
            report.diagnostics += error.diagnostics
            return None


def _of_rulebooks(files: Iterable[Path]) -> list[Path]:
    return [path for path in files if path.parent == resources.variants()]


__all__ = ["SUFFIX", "Facts", "Library", "is_path", "is_there", "split_name"]
