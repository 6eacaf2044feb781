"""`format` and `show`: rules in the words of the language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.api.clauses import remark_json
from coyote_spec.api.rulesets import load
from coyote_spec.locale.files import decode
from coyote_spec.ruleset.effect import Text
from coyote_spec.source import Mark
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.unparse import unparse, unparse_expression, unparse_rule

if TYPE_CHECKING:
    from coyote_spec.api.rulesets import RulesetLike
    from coyote_spec.ruleset.catalogue import Remark
    from coyote_spec.ruleset.rule import Rule, ValueRange
    from coyote_spec.ruleset.ruleset import Ruleset


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
    """A rule in force: lines are its words, origin the ruleset or amendment that has it; said is
    the same in a reader's language, if one was asked for, each line with its depth as blanks."""

    name: str
    lines: tuple[str, ...]
    origin: str
    cites: tuple[str, ...]
    said: tuple[str, ...] = ()


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

    @property
    def remarks(self) -> list[tuple[str, Remark]]:
        """What is remarked of the clauses that the rules cite, each with its clause."""
        return self.ruleset.remarks()

    def said(self, name: str) -> tuple[str, ...]:
        """What a rule says in the language that was asked for."""
        rules = (rule for _, rules in self.sections for rule in rules)
        return next((rule.said for rule in rules if rule.name == name), ())

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
            "extends_cites": list(ruleset.extends_cites),
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
            "remarks": [remark_json(cite, remark) for cite, remark in self.remarks],
            "sections": {
                section: [
                    {
                        "name": rule.name,
                        "says": list(rule.lines),
                        "origin": rule.origin,
                        "cites": list(rule.cites),
                        **({"sentences": list(rule.said)} if rule.said else {}),
                    }
                    for rule in rules
                ]
                for section, rules in self.sections
            },
        }


def show(name: RulesetLike, language: str | None = None) -> Shown:
    """The rules in force, each with its origin and citations; options, silences and deck.

    With a language each rule is also said in it.

    Raises InputError as `load` does, and when there is no such language.
    """
    ruleset = load(name)
    said = {} if language is None else _said(ruleset, language)
    return Shown(
        ruleset,
        tuple(
            (s, tuple(_shown_rule(rule, said.get(rule.name, ())) for rule in rules))
            for s, rules in ruleset.sections.items()
            if rules
        ),
        tuple(_shown_option(option, spans) for option, spans in ruleset.options.items()),
        tuple(shown_silence(ruleset, silence) for silence in ruleset.silences),
    )


def _said(ruleset: Ruleset, language: str) -> dict[str, tuple[str, ...]]:
    """What each rule says, in a language."""
    from coyote_spec.handbook.spoken import shown_text
    from coyote_spec.handbook.statements import statements
    from coyote_spec.locale.tongue import tongue

    found, own = statements(ruleset, language), tongue(language)
    return {one.rule.name: tuple(shown_text(own, one.text()).splitlines()) for one in found}


def _shown_rule(rule: Rule, said: tuple[str, ...]) -> ShownRule:
    return ShownRule(rule.name, tuple(rule_lines(rule)), rule.origin, rule.cites, said)


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
