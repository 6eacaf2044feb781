"""From Lark's parse tree to our own: files, sections and rules. One method for each rule of the
grammar, named like it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from lark import Tree, v_args

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import rule as kind
from coyote_spec.ruleset.catalogue import Clause
from coyote_spec.ruleset.claim import Every, Question
from coyote_spec.source import Mark
from coyote_spec.syntax import tree
from coyote_spec.syntax.build_examples import Situations
from coyote_spec.syntax.build_parts import in_one, remark_of

if TYPE_CHECKING:
    from collections.abc import Callable


def _entry(key: str) -> Callable[..., Any]:
    def method(self: Build, meta: Any, children: list[Any]) -> tree.Entry:
        return tree.Entry(key, tuple(children), self.noted(meta))

    return v_args(meta=True)(method)


def _question(key: str) -> Callable[..., Any]:
    def method(self: Build, children: list[Any]) -> Question:
        return Question(key, tuple(children))

    return method


def _both(extends: Tree[Any]) -> tuple[str, tuple[str, ...]]:
    """The name that a ruleset extends, and the clauses that say so."""
    name, cites = extends.children
    return str(name), cites  # type: ignore[return-value]


_Keyed = TypeVar("_Keyed", tree.About, tree.Entry)


class Build(Situations):
    """Makes the tree of a file."""

    # files

    @v_args(meta=True)
    def start(self, meta: Any, children: list[Any]) -> tree.FileTree:
        version, mark = None, Mark()
        if children and isinstance(children[0], tuple):
            version, mark = children.pop(0)
        return tree.FileTree(version, tuple(children), mark, self.comments.after)

    @v_args(meta=True)
    def version(self, meta: Any, children: list[Any]) -> tuple[int, Mark]:
        return children[0], self.noted(meta)

    def _ruleset(self, which: str, meta: Any, children: list[Any]) -> tree.RulesetTree:
        name, title, *rest = children
        extends, cites = next((_both(c) for c in rest if isinstance(c, Tree)), (None, ()))
        about = self._each_once(tree.About, rest)
        sections = tuple(c for c in rest if isinstance(c, tree.Section))
        mark = self.noted(meta)
        return tree.RulesetTree(which, name, title, extends, about, sections, mark, cites)

    def _each_once(self, cls: type[_Keyed], lines: list[Any]) -> tuple[_Keyed, ...]:
        """The lines of this kind; a key that comes a second time is a mistake."""
        found = tuple(line for line in lines if isinstance(line, cls))
        for index, line in enumerate(found):
            if line.key in {other.key for other in found[:index]}:
                self._said_twice(line.mark.span, line.key)
        return found

    @v_args(meta=True)
    def ruleset(self, meta: Any, children: list[Any]) -> tree.RulesetTree:
        return self._ruleset("ruleset", meta, children)

    @v_args(meta=True)
    def amendment(self, meta: Any, children: list[Any]) -> tree.RulesetTree:
        return self._ruleset("amendment", meta, children)

    def _about(self, key: str, meta: Any, children: list[Any]) -> tree.About:
        cites = children[1] if len(children) > 1 else ()
        return tree.About(key, children[0], cites, self.noted(meta))

    @v_args(meta=True)
    def about_language(self, meta: Any, children: list[Any]) -> tree.About:
        self.language(children[0], self.span(meta))
        return self._about("language", meta, children)

    @v_args(meta=True)
    def about_source(self, meta: Any, children: list[Any]) -> tree.About:
        return self._about("source", meta, children)

    @v_args(meta=True)
    def about_deck(self, meta: Any, children: list[Any]) -> tree.About:
        return self._about("deck", meta, children)

    @v_args(meta=True)
    def source(self, meta: Any, children: list[Any]) -> tree.SourceTree:
        name, title, *lines = children
        clauses = tuple(line for line in lines if isinstance(line, Clause))
        about = self._each_once(tree.Entry, lines)
        return tree.SourceTree(name, title, about, clauses, self.noted(meta))

    @v_args(meta=True)
    def source_language(self, meta: Any, children: list[Any]) -> tree.Entry:
        return tree.Entry(
            "language", (self.language(children[0], self.span(meta)),), self.noted(meta)
        )

    source_edition = _entry("edition")
    source_digest = _entry("digest")

    @v_args(meta=True)
    def clause(self, meta: Any, children: list[Any]) -> Clause:
        number, (first, last), kind_, words, *rest = children
        reason = rest.pop(0) if rest and isinstance(rest[0], do.Text) else None
        return Clause(number, first, last, kind_, words, reason, tuple(rest), self.noted(meta))

    def because(self, children: list[Any]) -> do.Text:
        return children[0]  # type: ignore[no-any-return]

    def at_line(self, children: list[Any]) -> tuple[int, int]:
        return children[0], children[0]

    def at_lines(self, children: list[Any]) -> tuple[int, int]:
        return children[0], children[1]

    remark_contradicts = remark_of("contradicts")
    remark_doubtful = remark_of("doubtful wording")
    remark_translation = remark_of("translation fault")

    @v_args(meta=True)
    def deck(self, meta: Any, children: list[Any]) -> tree.DeckTree:
        name, title, *rest = children
        base = next((str(c.children[0]) for c in rest if isinstance(c, Tree)), None)
        assumed_lines = [c for c in rest if isinstance(c, tuple)]
        assumed, assumed_mark = next(iter(assumed_lines), (None, Mark()))
        for _, mark in assumed_lines[1:]:
            self._said_twice(mark.span, "assumed")
        lines = tuple(c for c in rest if isinstance(c, tree.DeckLine))
        return tree.DeckTree(name, title, assumed, base, lines, self.noted(meta), assumed_mark)

    @v_args(meta=True)
    def deck_assumed(self, meta: Any, children: list[Any]) -> tuple[do.Text, Mark]:
        return children[0], self.noted(meta)

    @v_args(meta=True)
    def deck_cards(self, meta: Any, children: list[Any]) -> tree.DeckLine:
        return tree.DeckLine(children[0], tuple(children[1:]), self.noted(meta))

    # claims and tours

    @v_args(meta=True)
    def claim(self, meta: Any, children: list[Any]) -> tree.ListTree:
        name, title, *entries = children
        return tree.ListTree("claim", name, title, tuple(entries), self.noted(meta))

    @v_args(meta=True)
    def tour(self, meta: Any, children: list[Any]) -> tree.ListTree:
        name, title, *entries = children
        return tree.ListTree("tour", name, title, tuple(entries), self.noted(meta))

    claim_games = _entry("games")
    claim_players = _entry("players")
    claim_deck = _entry("deck")
    claim_option = _entry("option")
    claim_reading = _entry("reading")
    claim_assuming = _entry("assuming")
    claim_any_deck = _entry("deck any like")
    claim_every_value = _entry("every value")
    claim_every_reading = _entry("every reading")
    claim_all_readings = _entry("readings every one")
    claim_rounds_end = _entry("provided every round ends")
    claim_asks = _entry("asks")
    claim_expect = _entry("expect")

    def plain_question(self, children: list[Any]) -> Question:
        return Question(in_one(children))

    ask_range = _question("total ranges")
    ask_lasts = _question("match lasts")
    ask_same = _question("same")
    ask_order = _question("order matters")
    ask_reading = _question("reading matters")
    ask_option = _question("option matters")
    ask_rule = _question("rule fires")
    ask_meet = _question("rules meet")
    ask_certain = _question("can be certain")
    ask_what_is_certain = _question("what is certain")

    def but(self, children: list[Any]) -> Every:
        return Every(tuple(children))

    def ask_states(self, children: list[Any]) -> Question:
        return Question(children[0], tuple(children[1:]))

    tour_say = _entry("say")
    tour_check = _entry("check")
    tour_score = _entry("score")
    tour_range = _entry("range")
    tour_prove = _entry("prove")
    tour_compare = _entry("compare")

    def players(self, children: list[Any]) -> tree.Players:
        return tree.Players(*(children or (None, None)) if len(children) != 1 else children * 2)

    def games(self, children: list[Any]) -> tuple[str, ...]:
        return tuple(children)

    hand = games

    def tour_deck(self, children: list[Any]) -> tree.OnDeck:
        return tree.OnDeck(children[0])

    # sections and rules

    @v_args(meta=True)
    def section(self, meta: Any, children: list[Any]) -> tree.Section:
        return tree.Section(children[0], tuple(children[1:]), self.noted(meta))

    def section_head(self, children: list[Any]) -> str:
        return in_one(children)

    change = kind_of_clause = kind_without_rule = section_head
    comparison_word = section_head
    subject = section_head
    how_often = moment = certainty = aspect = section_head
    direction = section_head

    def put_before(self, children: list[Any]) -> tree.PutBefore:
        return tree.PutBefore(children[0])

    def _rule(self, meta: Any, children: list[Any]) -> tuple[kind.Rule, list[Any]]:
        """A rule with its head alone, and what stands behind the head."""
        change = children.pop(0) if children[0] in ("add", "replace") else ""
        name = children.pop(0)
        before = children.pop(0).name if isinstance(children[0], tree.PutBefore) else ""
        empty = kind.Rule(name, kind.Steps(), change=change, mark=self.noted(meta), before=before)
        return empty, children

    @v_args(meta=True)
    def rule(self, meta: Any, children: list[Any]) -> kind.Rule:
        empty, (body, cites, *block) = self._rule(meta, children)
        shaped, steps = _shape(body, block[0] if block else (), empty.mark)
        return replace(empty, body=shaped, block=steps, cites=cites)

    @v_args(meta=True)
    def rule_inline(self, meta: Any, children: list[Any]) -> kind.Rule:
        empty, (body, only, cites) = self._rule(meta, children)
        shaped, steps = _shape(body, (only,), empty.mark)
        return replace(empty, body=shaped, block=steps, cites=cites)

    @v_args(meta=True)
    def rule_removed(self, meta: Any, children: list[Any]) -> kind.Rule:
        return kind.Rule(children[0], kind.Steps(), (), children[1], "remove", self.noted(meta))

    def body_values(self, children: list[Any]) -> kind.Values:
        return children[0]  # type: ignore[no-any-return]

    def choice_of_values(self, children: list[Any]) -> kind.Values:
        return kind.Values(tuple(children))

    def value_one(self, children: list[Any]) -> kind.ValueRange:
        return kind.ValueRange(children[0], children[0], *children[1:])

    def value_between(self, children: list[Any]) -> kind.ValueRange:
        return kind.ValueRange(*children)

    def value_from(self, children: list[Any]) -> kind.ValueRange:
        return kind.ValueRange(children[0], None, *children[1:])

    def if_when(self, children: list[Any]) -> Any:
        return children[0]

    where = where_all = needs = if_when

    def body_state(self, children: list[Any]) -> kind.Kept:
        kept, *scope, first = children
        words = scope[0] if scope else "a round"
        return kind.Kept(kept, words.split()[-1], words.startswith("each seat"), first)

    def kept_as(self, children: list[Any]) -> str:
        return {"a number": "number", "yes or no": "truth", "a seat": "seat"}[in_one(children)]

    scope = section_head

    def body_numbers(self, children: list[Any]) -> kind.Numbers:
        return kind.Numbers(*children)

    def body_cards(self, children: list[Any]) -> kind.Cards:
        return kind.Cards(children[0], tuple(children[1:]))

    def body_place_each(self, children: list[Any]) -> kind.PlaceBody:
        return kind.PlaceBody(True, tuple(children))

    def body_place_one(self, children: list[Any]) -> kind.PlaceBody:
        return kind.PlaceBody(False, tuple(children))

    place_note = section_head

    def body_silence(self, children: list[Any]) -> kind.Silence:
        return kind.Silence(*children)

    def body_means(self, children: list[Any]) -> kind.Means:
        return kind.Means(children[0])

    def body_box(self, children: list[Any]) -> kind.Box:
        return kind.Box(children[0])

    def body_chosen(self, children: list[Any]) -> kind.Chosen:
        return kind.Chosen(children[0])

    def body_pays(self, children: list[Any]) -> kind.Pays:
        return kind.Pays(children[0])

    def body_needs(self, children: list[Any]) -> kind.Needs:
        return kind.Needs(*children)

    def body_free(self, children: list[Any]) -> kind.Needs:
        return kind.Needs(children[0], None)

    def body_requires(self, children: list[Any]) -> kind.Requires:
        return kind.Requires(children[0])

    def body_call(self, children: list[Any]) -> kind.Call:
        return kind.Call(children[0] if children else None)

    def body_move(self, children: list[Any]) -> kind.Move:
        choice = children.pop(0) if children[0] in ("number", "card", "seat") else None
        chooser = children.pop(0).name if isinstance(children[0], tree.Chooser) else kind.ACTOR
        needs = children[1] if len(children) > 1 else None
        return kind.Move(choice, children[0], needs, chooser)

    def chooser(self, children: list[Any]) -> tree.Chooser:
        return tree.Chooser(children[0])

    def with_number(self, children: list[Any]) -> str:
        return "number"

    def with_card(self, children: list[Any]) -> str:
        return "card"

    def with_seat(self, children: list[Any]) -> str:
        return "seat"

    def timing(self, children: list[Any]) -> str:
        return str(children[0])

    def body_with(self, children: list[Any]) -> kind.With:
        return kind.With(children[0])

    def body_when(self, children: list[Any]) -> Any:
        return ("when", children[0])

    def body_each(self, children: list[Any]) -> Any:
        return ("each", children[0] if children else None)

    def body_after_round(self, children: list[Any]) -> kind.Moment:
        return kind.Moment("after a round", *children)

    def body_before_deal(self, children: list[Any]) -> kind.Moment:
        return kind.Moment("before a deal", *children)

    def body_empty_pile(self, children: list[Any]) -> kind.Moment:
        return kind.Moment("at an empty pile")

    def body_at_bid(self, children: list[Any]) -> kind.Moment:
        return kind.Moment("at each bid")

    def body_effect(self, children: list[Any]) -> Any:
        return ("effect", children[0])

    def body_block(self, children: list[Any]) -> Any:
        return ("block", None)


def _shape(body: Any, block: do.Block, mark: Mark) -> tuple[kind.Body, do.Block]:
    """A rule whose line holds a condition, a loop or an effect is a block of one statement."""
    if not isinstance(body, tuple):
        return body, block
    what, argument = body
    bare = Mark(mark.span)
    match what:
        case "when":
            return kind.Steps(), (do.When((do.Branch(argument, block),), mark=bare),)
        case "each":
            return kind.Steps(), (do.Each(argument, block, mark=bare),)
        case "effect":
            return kind.Steps(), (argument, *block)
        case _:
            return kind.Steps(), block
