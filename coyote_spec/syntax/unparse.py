"""Tree to text: the one layout of a file. Reading the text again gives the same tree, and no
comment is lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import rule as kind
from coyote_spec.ruleset.claim import Every, Question
from coyote_spec.ruleset.expression import Expression
from coyote_spec.ruleset.words import card, quoted
from coyote_spec.syntax import phrase
from coyote_spec.syntax.lines import CITES_AT, STEP, bare, cited, indented, marked
from coyote_spec.syntax.tree import (
    About,
    DeckLine,
    DeckTree,
    Entry,
    FileTree,
    Item,
    ListTree,
    OnDeck,
    Players,
    RulesetTree,
    Section,
    SituationTree,
    SourceTree,
)
from coyote_spec.syntax.unparse_examples import situation

if TYPE_CHECKING:
    from coyote_spec.ruleset.catalogue import Clause, Remark


def unparse(tree: FileTree) -> str:
    """The whole file in the one layout.

    parse(unparse(t)) == t, and a text that was formatted once isn't changed by formatting it again.
    """
    parts = [] if tree.version is None else [marked(tree.mark, [f"coyote {tree.version}"])]
    parts += [block for item in tree.items for block in _item(item)]
    if tree.after:
        parts.append(list(tree.after))
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def unparse_rule(rule: kind.Rule) -> list[str]:
    """The lines of one rule, resolved or not, from the left margin on."""
    return _rule(rule, len(_rule_head(rule)))


def unparse_expression(node: Expression) -> str:
    """An expression, resolved or not."""
    return phrase.expression(node)


def unparse_effect(node: do.Effect) -> str:
    """An effect, resolved or not; several lines if it has a block."""
    return "\n".join(_statement(node))


# ---------------------------------------------------------------- items


def _item(item: Item) -> list[list[str]]:
    """The parts of an item, which blank lines separate."""
    match item:
        case RulesetTree():
            return [_ruleset(item), *map(_section, item.sections)]
        case DeckTree():
            return [_deck(item)]
        case SourceTree():
            return [_source(item)]
        case SituationTree():
            return [situation(item)]
        case ListTree():
            entries = [line for entry in item.entries for line in _entry(entry)]
            first = phrase.joined([item.kind, item.name, phrase.text(item.title)])
            return [[*marked(item.mark, [first]), *indented(entries)]]


def _ruleset(tree: RulesetTree) -> list[str]:
    extends = f"extends {tree.extends}" if tree.extends is not None else ""
    head = phrase.joined([tree.kind, tree.name, phrase.text(tree.title), extends])
    first = cited(head, tree.extends_cites, 0)
    about = [line for one in tree.about for line in _about(one)]
    return [*marked(tree.mark, [first]), *indented(about)]


def _about(line: About) -> list[str]:
    return marked(line.mark, [cited(f"{line.key} {line.value}", line.cites, len(STEP))])


def _source(tree: SourceTree) -> list[str]:
    first = phrase.joined(["source", tree.name, phrase.text(tree.title)])
    lines = [line for entry in tree.entries for line in _source_entry(entry)]
    columns = [[str(c.number), phrase.lines(c), c.kind] for c in tree.clauses]
    widths = [max(map(len, column)) for column in zip(*columns, strict=True)]
    for clause, cells in zip(tree.clauses, columns, strict=True):
        head = "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        lines += _clause(clause, head)
    return [*marked(tree.mark, [first]), *indented(lines)]


def _source_entry(entry: Entry) -> list[str]:
    word = _word(entry.words[0])
    if entry.key == "digest":
        word = quoted(word)
    elif isinstance(entry.words[0], do.Text):
        word = phrase.written(entry.words[0])
    return marked(entry.mark, [f"{entry.key} {word}"])


def _clause(clause: Clause, head: str) -> list[str]:
    reason = "" if clause.reason is None else f" because {phrase.written(clause.reason)}"
    first = f"{head}  {phrase.written(clause.words)}{reason}"
    remarks = [line for remark in clause.remarks for line in _remark(remark)]
    return [*marked(clause.mark, [first]), *indented(remarks)]


def _remark(remark: Remark) -> list[str]:
    head = phrase.joined([remark.kind, *remark.clauses])
    return marked(remark.mark, [f"{head}  {phrase.written(remark.words)}"])


def _deck(tree: DeckTree) -> list[str]:
    base = f"from {tree.base}" if tree.base is not None else ""
    first = phrase.joined(["deck", tree.name, phrase.text(tree.title), base])
    lines = []
    if tree.assumed is not None:
        assumed = phrase.joined(["assumed", phrase.text(tree.assumed)])
        lines = marked(tree.assumed_mark, [assumed])
    width = max((len(_copies(line)) for line in tree.lines), default=0)
    for line in tree.lines:
        cards = " ".join(map(card, line.cards))
        lines += marked(line.mark, [f"{_copies(line).ljust(width)}  {cards}"])
    return [*marked(tree.mark, [first]), *indented(lines)]


def _copies(line: DeckLine) -> str:
    return f"{line.copies} {'copy' if line.copies == 1 else 'copies'} of"


def _entry(entry: Entry) -> list[str]:
    words = [_word(word) for word in entry.words]
    if entry.key in _SPELLED:
        words = [_SPELLED[entry.key].format(*words)]
        return marked(entry.mark, words)
    if entry.key == "score":
        words = [words[0], "cards", " ".join(map(card, entry.words[1]))]  # type: ignore[call-overload]
    elif entry.key == "range":
        words = [w for o, w in zip(entry.words, words, strict=True) for w in _labelled(o, w)]
    return marked(entry.mark, [phrase.joined([entry.key, *words])])


_SPELLED = {
    "asks": "{}",
    "every value": "option {} every value",
    "every reading": "reading {} every one",
}
"""Entries whose words don't just follow their key."""


def _question(asked: Question) -> str:
    match asked.key, asked.words:
        case "total ranges", (low, high):
            return f"total ranges from {low} to {high}"
        case "match lasts", (low, high):
            return f"match lasts {low} to {high} rounds"
        case "order matters", (str(one), str(other)):
            return f"order matters for {card(one)} {card(other)}"
        case key, (Every(but),):
            return phrase.joined([f"every {key}", *(["but", *but] if but else [])])
        case "reading matters" | "option matters", names:
            return phrase.joined([asked.key, "for", *map(str, names)])
        case "rules meet", names:
            pairs = (" ".join(map(str, names[i : i + 2])) for i in range(0, len(names), 2))
            return f"{asked.key} {', '.join(pairs)}"
        case "what is certain", (safe, high):
            return f"certain up to {safe} and from {high}"
        case "can be certain", (number, what):
            return f"can be certain that {number} {what}"
        case key, words:
            return phrase.joined([key, *map(_word, words)])


def _labelled(word: object, text: str) -> list[str]:
    return ["players", text] if isinstance(word, Players) else [text]


def _word(word: object) -> str:
    match word:
        case Players(None, _):
            return "any"
        case Players(low, high):
            return str(low) if low == high else f"{low} to {high}"
        case OnDeck(name):
            return f"deck {name}"
        case Question():
            return _question(word)
        case do.Text():
            return phrase.text(word)
        case Expression():
            return phrase.expression(word)
        case tuple():
            return " ".join(map(str, word))
        case _:
            return str(word)


# ---------------------------------------------------------------- rules


def _section(section: Section) -> list[str]:
    width = max((len(_rule_head(rule)) for rule in section.rules), default=0)
    rules = [line for rule in section.rules for line in _rule(rule, width, len(STEP))]
    return [*marked(section.mark, [section.name]), *indented(rules)]


def _rule_head(rule: kind.Rule) -> str:
    put = f"before {rule.before}" if rule.before else ""
    return phrase.joined([rule.change, rule.name, put])


def _rule(rule: kind.Rule, width: int, indent: int = 0) -> list[str]:
    head = _rule_head(rule)
    said = _said(rule)
    first = f"{head.ljust(width)}  {said.line}" if said.line else head
    return marked(rule.mark, [cited(first, rule.cites, indent), *indented(said.under)])


@dataclass(frozen=True, slots=True)
class _Said:
    """What stands on a line, and the lines under it, which are to be indented."""

    line: str
    under: tuple[str, ...] = ()


def _said(rule: kind.Rule) -> _Said:
    """What a rule says: on its own line as far as that is possible."""
    if not isinstance(rule.body, kind.Steps):
        return _with_block(phrase.body(rule.body), rule.block)
    if len(rule.block) == 1 and _plain(rule.block[0]):
        match rule.block[0]:
            case do.When((do.Branch(_, block, mark),)) as only if bare(mark):
                return _with_block(phrase.head(only), block)
            case do.Each(_, block) as only:
                return _with_block(phrase.head(only), block)
            case only if not isinstance(only, phrase.COMPOUND):
                return _Said(phrase.effect(only))
            case _:
                pass
    return _Said("", tuple(_block(rule.block)))


def _with_block(line: str, block: do.Block) -> _Said:
    """A line and its block: a single simple effect follows a colon, others stand below."""
    if len(block) == 1 and _plain(block[0]) and not isinstance(block[0], phrase.COMPOUND):
        return _Said(f"{line}: {phrase.effect(block[0])}")
    return _Said(line, tuple(_block(block)))


def _plain(step: do.Effect) -> bool:
    return bare(step.mark)


# ---------------------------------------------------------------- blocks


def _block(block: do.Block) -> list[str]:
    names = [len(step.name) for step in block if isinstance(step, do.Reading)]
    width = max(names, default=0)
    return [line for step in block for line in _marked_statement(step, width)]


def _marked_statement(step: do.Effect, width: int) -> list[str]:
    if isinstance(step, do.Reading):
        words = phrase.text(step.words)
        line = f"{step.name.ljust(width)}  {words}" if words else step.name
        return marked(step.mark, [line])
    return marked(step.mark, _statement(step))


def _statement(step: do.Effect) -> list[str]:
    """The lines of an effect without the comments that belong to it."""
    head = phrase.head(step)
    match step:
        case do.When(branches):
            first, *others = branches
            lines = marked(first.mark, _lines(head, first.block))
            for arm in others:
                start = "otherwise" if arm.key is None else f"otherwise when {phrase.key(arm)}"
                lines += marked(arm.mark, _lines(start, arm.block))
            return lines
        case do.Consult(_, branches):
            arms = [marked(a.mark, _lines(phrase.key(a), a.block)) for a in branches]
            return [head, *indented(line for arm in arms for line in arm)]
        case do.Each(_, block) | do.Starting(block):
            return _lines(head, block)
        case _:
            return [head]


def _lines(line: str, block: do.Block) -> list[str]:
    said = _with_block(line, block)
    return [said.line, *indented(said.under)]


__all__ = ["CITES_AT", "unparse", "unparse_effect", "unparse_expression", "unparse_rule"]
