"""The verbs as functions of the package: what the command does, without its terminal.

A ruleset is given by name (`"en"`, `"en+one_life"`), by the path of a `.coyote` file, or as the
Ruleset that `load` returns. Every function raises InputError for what can't be used, with all
mistakes at once; its `diagnostics` have a code, a place, a message and a hint each.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec import resources
from coyote_spec.elaborate.decks import made_deck
from coyote_spec.elaborate.library import SUFFIX, Library
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.source import Diagnostic, InputError, Mark, Report, decode, read, shorten, wrong
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.tree import DeckTree, FileTree, RulesetTree
from coyote_spec.syntax.unparse import unparse, unparse_expression, unparse_rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coyote_spec.interpreter.match import MatchResult
    from coyote_spec.interpreter.rounds import Result
    from coyote_spec.interpreter.score import Score
    from coyote_spec.ruleset.rule import Rule, ValueRange

    RulesetLike = Ruleset | str | Path
    DeckLike = Deck | str | Mapping[str, int]

# ---------------------------------------------------------------- rulesets


@cache
def _shipped_library() -> Library:
    """The shipped files, read once for the process."""
    return Library()


def is_path(name: str) -> bool:
    """Whether a name means a file: it ends like one or has a slash in it."""
    return name.endswith(SUFFIX) or "/" in name or "\\" in name


def _library(name: str) -> Library:
    """The library for a name. A reader's own files may change, so they are read anew each time."""
    return _fresh_library() if is_path(name) else _shipped_library()


def _fresh_library(files: Mapping[Path, FileTree] | None = None) -> Library:
    """A library that has read the shipped files, and these."""
    read_already: dict[Path, FileTree] = {}
    for path in _shipped_files():
        with suppress(InputError):
            read_already[path] = _shipped_library().file(path)
    return Library(_files=read_already | dict(files or {}))


def _shipped_files() -> list[Path]:
    return sorted(resources.variants().glob(f"**/*{SUFFIX}"))


def shipped() -> list[str]:
    """The names of the rulesets that come with the package.

    >>> shipped()
    ['en', 'es', 'fr', 'pt']
    """
    return _shipped_library().shipped()


def load(name: RulesetLike) -> Ruleset:
    """A checked ruleset.

    name is that of a shipped ruleset, the path of a `.coyote` file (its first ruleset), or either
    with amendments after it: `"en+one_life"`. A Ruleset is given back as it is.

    Raises InputError when there is none of this name or its file has mistakes.

    >>> load("fr").title.base
    'Coyote, the French sheet'
    """
    if isinstance(name, Ruleset):
        return name
    return _library(str(name)).ruleset(str(name))


def find_deck(deck: DeckLike, ruleset: RulesetLike = "") -> Deck:
    """A deck by name, as cards with copies, or as it is.

    A name is looked for in the file that the ruleset is read from, beside it, then among the
    shipped decks. Raises InputError when there is no such deck, or a copy is impossible.
    """
    if isinstance(deck, Deck):
        return deck
    if not isinstance(deck, str):
        return _written_deck(deck)
    base = "" if isinstance(ruleset, Ruleset) else str(ruleset).split("+")[0]
    return _library(base).deck(deck, Path(base) if is_path(base) else None)


def _written_deck(cards: Mapping[str, Any]) -> Deck:
    for card, copies in cards.items():
        if isinstance(copies, bool) or not isinstance(copies, int) or not 1 <= copies <= 1000:
            raise wrong("copies", f"`{shorten(card)}` has a number of copies from 1 to 1000.")
    return Deck("", Text(), tuple(cards.items()))


# ---------------------------------------------------------------- check


@dataclass(frozen=True, slots=True)
class Checked:
    """Something that was checked and found in order.

    kind is ruleset, amendment, deck, claim or tour. fits names a ruleset that an amendment was
    tried on; rules, clauses (different ones that are cited) and silences are those in force, and
    cards those of a deck. What doesn't apply is None.
    """

    kind: str
    name: str
    file: str | None = None
    fits: str | None = None
    rules: int | None = None
    clauses: int | None = None
    silences: int | None = None
    cards: int | None = None

    def as_json(self) -> dict[str, Any]:
        """What applies, by name."""
        whole = {name: getattr(self, name) for name in self.__match_args__}
        return {key: value for key, value in whole.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Check:
    """What is in order, and every mistake that was found."""

    checked: tuple[Checked, ...]
    diagnostics: tuple[Diagnostic, ...]

    def as_json(self) -> dict[str, Any]:
        """The document of `check --json`."""
        return {
            "schema": "coyote-spec/check/1",
            "checked": [item.as_json() for item in self.checked],
            "problems": [
                {
                    "code": d.code,
                    "file": d.span.file or None,
                    "line": d.span.line or None,
                    "column": d.span.column or None,
                    "message": d.message,
                    "hint": d.hint or None,
                }
                for d in self.diagnostics
            ],
        }


def check(names: Iterable[str | Path] = ()) -> Check:
    """Checks rulesets by name and whole files by path; without names, all that is shipped.

    A file may hold several rulesets, amendments, decks and claims: each is looked at. An amendment
    is tried on the rulesets of its file, then on the shipped ones, until it fits one. Mistakes are
    part of the answer, so this function raises nothing.
    """
    checked: list[Checked] = []
    found: list[Diagnostic] = []
    for name in map(str, names) if names else map(str, _shipped_files()):
        try:
            if is_path(name) and ("+" not in name or _there(name)):
                checked += _check_file(Path(name), found)
            else:
                checked.append(_checked(load(name), "ruleset"))
        except InputError as error:
            found += error.diagnostics
    return Check(tuple(checked), InputError(found).diagnostics)


def _there(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):  # no possible name
        return False


def _check_file(path: Path, found: list[Diagnostic]) -> list[Checked]:
    tree = _shipped_library().file(path) if path in _shipped_files() else parse(read(path))
    if not tree.items:
        raise wrong("empty-file", f"{path} holds no ruleset, deck or claim.")
    checked: list[Checked] = []
    for item in tree.items:
        try:
            checked.append(_check_item(item, tree, path))
        except InputError as error:
            found += error.diagnostics
    return checked


def _check_item(item: object, tree: FileTree, path: Path) -> Checked:
    match item:
        case RulesetTree(kind="ruleset"):
            ruleset = _own_library(path, tree, item).ruleset(str(path))
            return _checked(ruleset, "ruleset", str(path))
        case RulesetTree():
            return _check_amendment(item, tree, path)
        case DeckTree():
            return _check_deck(item, tree, path)
        case _:
            kind, name = getattr(item, "kind", ""), getattr(item, "name", "")
            return Checked(kind, name, str(path))


def _own_library(path: Path, tree: FileTree, first: RulesetTree) -> Library:
    """A library in which the file's path means this item of the file, not the first one."""
    others = tuple(item for item in tree.items if item is not first)
    return _fresh_library({path: replace(tree, items=(first, *others))})


def _check_amendment(item: RulesetTree, tree: FileTree, path: Path) -> Checked:
    library = _own_library(path, tree, item)
    own = [t.name for t in tree.items if isinstance(t, RulesetTree) and t.kind == "ruleset"]
    bases = [str(path)] if own else []
    with suppress(InputError):
        bases += _shipped_library().shipped()
    closest: InputError | None = None
    for base in bases:
        try:
            ruleset = library.ruleset(f"{base}+{path}")
        except InputError as error:
            if closest is None or len(error.diagnostics) < len(closest.diagnostics):
                closest = error
            continue
        return Checked("amendment", item.name, str(path), fits=ruleset.chain[-2])
    raise closest or wrong("unknown-ruleset", f"there is no ruleset for {item.name} to change.")


def _check_deck(item: DeckTree, tree: FileTree, path: Path) -> Checked:
    report = Report()
    known = {t.name: t for t in tree.items if isinstance(t, DeckTree)}
    if item.base is None or item.base in known:
        deck = made_deck(item, known, report)
    else:
        deck = _own_deck(item, tree, path)
    report.stop_if_any()
    return Checked("deck", item.name, str(path), cards=deck.size if deck else None)


def _own_deck(item: DeckTree, tree: FileTree, path: Path) -> Deck:
    return _fresh_library({path: tree}).deck(item.name, path)


def _checked(ruleset: Ruleset, kind: str, file: str | None = None) -> Checked:
    return Checked(
        kind,
        ruleset.name,
        file,
        rules=sum(1 for _ in ruleset.rules()),
        clauses=len(_cited(ruleset)),
        silences=len(ruleset.silences),
    )


def _cited(ruleset: Ruleset) -> set[str]:
    return {c for _, rule in ruleset.rules() for c in rule.cites} | set(ruleset.deck_cites)


# ---------------------------------------------------------------- format


def format_text(text: str | bytes, name: str = "the text") -> str:
    """The text of a `.coyote` file in the one layout of the language.

    name stands in messages. The result has one newline at each line's end, says the same as the
    text, and keeps its comments.

    Raises InputError with every mistake of the text.
    """
    source = decode(text.encode(errors="surrogatepass") if isinstance(text, str) else text, name)
    tree = parse(source)
    laid_out = unparse(tree)
    if parse(replace(source, text=laid_out)) != tree:
        raise AssertionError(f"laying out {name} would have changed what it says")
    return laid_out


# ---------------------------------------------------------------- show


def rule_lines(rule: Rule) -> list[str]:
    """What a rule says in the language, without its name, clauses and comments.

    >>> rule_lines(load("fr").section("bidding")[1])
    ['raise needs number above bid']
    """
    lines = unparse_rule(replace(rule, mark=Mark(), cites=()))
    first = lines[0].removeprefix(rule.name).strip()
    return [*([first] if first else []), *lines[1:]]


@dataclass(frozen=True, slots=True)
class ShownRule:
    """A rule in force: lines are its words, origin the ruleset or amendment that has it."""

    name: str
    lines: tuple[str, ...]
    origin: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownOption:
    """An option: the default, and each range of values with its condition in words."""

    name: str
    default: int
    values: tuple[tuple[int, int | None, str | None], ...]


@dataclass(frozen=True, slots=True)
class ShownSilence:
    """What the text leaves open: the readings with the author's words, the assumed one first."""

    name: str
    question: str
    readings: tuple[tuple[str, str], ...]
    cites: tuple[str, ...]
    origin: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A ruleset in words."""

    ruleset: Ruleset
    sections: tuple[tuple[str, tuple[ShownRule, ...]], ...]
    options: tuple[ShownOption, ...]
    silences: tuple[ShownSilence, ...]

    def foreign(self, origin: str) -> str | None:
        """Where a rule comes from, unless that is the ruleset itself."""
        return None if origin in ("", self.ruleset.name.split("+")[0]) else origin

    def as_json(self) -> dict[str, Any]:
        """The document of `show --json`."""
        ruleset, deck = self.ruleset, self.ruleset.deck
        return {
            "schema": "coyote-spec/show/1",
            "ruleset": ruleset.name,
            "title": ruleset.title.base,
            "language": ruleset.language,
            "source": ruleset.source,
            "chain": list(ruleset.chain),
            "deck": {
                "name": deck.name,
                "title": deck.title.base,
                "size": deck.size,
                "cards": dict(deck.cards),
                "assumed": deck.assumed.base if deck.assumed else None,
                "cites": list(ruleset.deck_cites),
            },
            "options": {
                option.name: {
                    "default": option.default,
                    "values": [
                        {"low": low, "high": high, "when": when}
                        for low, high, when in option.values
                    ],
                }
                for option in self.options
            },
            "silences": {
                silence.name: {
                    "assumed": silence.readings[0][0],
                    "question": silence.question,
                    "readings": dict(silence.readings),
                    "cites": list(silence.cites),
                    "origin": silence.origin,
                }
                for silence in self.silences
            },
            "sections": {
                section: [
                    {
                        "name": rule.name,
                        "says": list(rule.lines),
                        "origin": rule.origin,
                        "cites": list(rule.cites),
                    }
                    for rule in rules
                ]
                for section, rules in self.sections
            },
        }


def show(name: RulesetLike) -> Shown:
    """The rules in force, each with its origin and citations; options, silences and deck.

    Raises InputError as `load` does.
    """
    ruleset = load(name)
    return Shown(
        ruleset,
        tuple(
            (s, tuple(map(_shown_rule, rules))) for s, rules in ruleset.sections.items() if rules
        ),
        tuple(_shown_option(option, spans) for option, spans in ruleset.options.items()),
        tuple(shown_silence(ruleset, silence) for silence in ruleset.silences),
    )


def _shown_rule(rule: Rule) -> ShownRule:
    return ShownRule(rule.name, tuple(rule_lines(rule)), rule.origin, rule.cites)


def _shown_option(name: str, spans: tuple[ValueRange, ...]) -> ShownOption:
    def when(span: ValueRange) -> str | None:
        return None if span.when is None else unparse_expression(span.when)

    return ShownOption(name, spans[0].low, tuple((s.low, s.high, when(s)) for s in spans))


def shown_silence(ruleset: Ruleset, name: str) -> ShownSilence:
    """A silence of a ruleset in words."""
    rule = next(rule for rule in ruleset.section("silences") if rule.name == name)
    readings = ruleset.silences[name]
    question = getattr(rule.body, "question", Text())
    words = tuple((reading.name, reading.words.base) for reading in readings)
    return ShownSilence(name, question.base, words, rule.cites, rule.origin)


# ---------------------------------------------------------------- score and run


def score(
    ruleset: RulesetLike,
    cards: Sequence[str],
    pile: Sequence[str] = (),
    *,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: DeckLike | None = None,
) -> Score:
    """The total of the cards on the table, step by step.

    cards are names such as "7", "-5", "?" or "x2", one at least; pile[0] is the card that is
    turned over first. Copies are checked only against a deck that is given.

    Raises InputError for a card, an option or a reading that the ruleset lacks, for a deck that
    it has no rules for, and for cards that the deck can't give.

    >>> score("fr", ["x2", "-5"]).total, score("en", ["x2", "-5"]).total
    (-10, -5)
    """
    from coyote_spec.interpreter.score import score as counted
    from coyote_spec.interpreter.setting import check_deck, fitting

    rules = load(ruleset)
    if not cards:
        raise wrong("no-card", "there is no card to count.")
    result = counted(rules, cards, pile, options=options, readings=readings)
    if deck is not None:
        named = find_deck(deck, ruleset)
        fitting(rules, named)
        report = Report()
        for said in check_deck(rules, named, [*cards, *pile]):
            report.diagnostics += wrong("deck", said).diagnostics
        report.stop_if_any()
    return result


def run(
    ruleset: RulesetLike,
    data: Any,
    *,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: DeckLike | None = None,
) -> Result | MatchResult:
    """Plays a scenario or a match that is written down and says what comes out.

    data is what its JSON says (`interpreter.reading.load` reads numbers of any length). Options,
    readings and deck given here override those of the data. Of an event that the rules forbid,
    `why` names the rule, its words and the clauses that it cites.

    Raises InputError with everything that can't be used.
    """
    from coyote_spec.interpreter.match import is_match, read_match, run_match
    from coyote_spec.interpreter.scenario import read_scenario, run_scenario

    rules, named = load(ruleset), None if deck is None else find_deck(deck, ruleset)
    if named is not None and isinstance(data, dict):
        data = data | {"deck": named.name}

    def find(name: str) -> Deck:
        return named or find_deck(name, ruleset)

    if is_match(data):
        played = run_match(read_match(data, rules, find, options, readings), rules)
        return replace(played, rounds=tuple(_with_reason(rules, one) for one in played.rounds))
    scenario = read_scenario(data, rules, find, options, readings)
    return _with_reason(rules, run_scenario(scenario, rules))


def _with_reason(ruleset: Ruleset, result: Result) -> Result:
    return replace(result, why=why(ruleset, result.illegal_at, result.rule, result.why))


def why(ruleset: Ruleset, event: int | None, rule: str | None, says: str | None) -> str | None:
    """Why the rules forbid an event, in a sentence; None when they don't.

    rule is the name of a rule, or what the frame of every game demands, which says puts in words.
    """
    if event is None:
        return None
    for _, found in ruleset.rules():
        if found.name == rule:
            words = rule_lines(replace(found, block=()))
            cites = f" ({' '.join(found.cites)})" if found.cites else ""
            return f"event {event} is forbidden by the rule {rule}: {' '.join(words)}{cites}"
    return f"event {event} is forbidden: {says}"
