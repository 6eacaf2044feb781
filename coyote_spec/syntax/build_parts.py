"""From Lark's parse tree to our own: what stands in a line, down to words. One method for each rule
of the grammar, named like it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from lark import Token, Transformer, v_args

from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.catalogue import Remark
from coyote_spec.ruleset.words import LONGEST_NUMBER
from coyote_spec.source import Diagnostic, Mark, Span
from coyote_spec.syntax.languages import no_code

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.syntax.comments import Comments


def in_one(children: list[Any]) -> str:
    return " ".join(str(child) for child in children)


def _plain(cls: type) -> Callable[..., Any]:
    """A method that makes this node from the children, with the span."""

    def method(self: Parts, meta: Any, children: list[Any]) -> Any:
        return cls(*children, span=self.span(meta))

    return v_args(meta=True)(method)


def _effect(cls: type, *fixed: Any) -> Callable[..., Any]:
    def method(self: Parts, meta: Any, children: list[Any]) -> Any:
        return cls(*fixed, *children, mark=Mark(self.span(meta)))

    return v_args(meta=True)(method)


def _cards(**shape: Any) -> Callable[..., Any]:
    """A method for a set of cards: shape says which child is the name, the colour, the place."""

    def method(self: Parts, children: list[Any]) -> say.CardSet:
        filled: dict[str, Any] = {
            k: str(children[v]) if type(v) is int else v for k, v in shape.items()
        }
        return say.CardSet(**filled)

    return method


def remark_of(which: str) -> Callable[..., Any]:
    """A method for a remark of this kind on a clause."""

    def method(self: Parts, meta: Any, children: list[Any]) -> Remark:
        *cites, words = children
        return Remark(which, cites[0] if cites else (), words, self.noted(meta))

    return v_args(meta=True)(method)


def _selection(reach: str) -> Callable[..., Any]:
    def method(self: Parts, children: list[Any]) -> do.Selection:
        return do.Selection(reach, str(children[0]))

    return method


class Parts(Transformer):  # type: ignore[type-arg]
    """Makes the tree; gathers mistakes of its own (numbers that are too long) in `diagnostics`."""

    def __init__(self, file: str, comments: Comments) -> None:
        super().__init__()
        self.file = file
        self.comments = comments
        self.diagnostics: list[Diagnostic] = []

    def span(self, meta: Any) -> Span:
        if getattr(meta, "empty", True):
            return Span(self.file, 0, 0, 0)
        end = meta.end_column if meta.end_line == meta.line else meta.column + 1
        return Span(self.file, meta.line, meta.column, end)

    def noted(self, meta: Any) -> Mark:
        return self.comments.mark(self.span(meta))

    def _said_twice(self, span: Span, key: str) -> None:
        said, hint = Wrong("shared-said-before", what=key), Hint("shared-one-of-two")
        self.diagnostics.append(Diagnostic("said-twice", span, said, hint))

    # tokens

    def INT(self, token: Token) -> int:  # noqa: N802
        if len(token) > LONGEST_NUMBER:
            line, column = token.line or 0, token.column or 0
            span = Span(self.file, line, column, column + len(token))
            said = Wrong("syntax-number-too-long", digits=len(token))
            self.diagnostics.append(Diagnostic("number-too-long", span, said))
            return 0
        return int(token)

    def STRING(self, token: Token) -> str:  # noqa: N802
        return token[1:-1].replace('\\"', '"').replace("\\\\", "\\")

    def NAME(self, token: Token) -> str:  # noqa: N802
        """One spelling for names that look the same (é as one letter, or as e and an accent)."""
        return normalize("NFC", str(token))

    SOURCE = CITE = NAME

    def text(self, children: list[Any]) -> do.Text:
        return do.Text(children[0], tuple(children[1:])) if children else do.Text()

    written = text

    @v_args(meta=True)
    def translation(self, meta: Any, children: list[Any]) -> tuple[str, str]:
        return self.language(children[0], self.span(meta)), children[1]

    def language(self, code: str, span: Span) -> str:
        """The code of a language; a word that is none is a mistake."""
        mistake = no_code(code, span)
        self.diagnostics += [mistake] if mistake else []
        return code

    def cites(self, children: list[Any]) -> tuple[str, ...]:
        return tuple(children)

    contradicted = cites

    def card(self, children: list[Any]) -> str:
        return str(children[0])

    # effects

    def block(self, children: list[Any]) -> do.Block:
        return tuple(replace(c, mark=self.comments.mark(c.mark.span)) for c in children)

    def body_of(self, children: list[Any]) -> do.Block:
        only = children[0]
        return only if isinstance(only, tuple) else (only,)

    @v_args(meta=True)
    def branch(self, meta: Any, children: list[Any]) -> do.Branch:
        return do.Branch(children[0], children[1], self.noted(meta))

    otherwise_when = branch

    @v_args(meta=True)
    def otherwise(self, meta: Any, children: list[Any]) -> do.Branch:
        return do.Branch(None, children[0], self.noted(meta))

    @v_args(meta=True)
    def when_statement(self, meta: Any, children: list[Any]) -> do.When:
        condition, block, *rest = children
        return do.When((do.Branch(condition, block), *rest), mark=Mark(self.span(meta)))

    @v_args(meta=True)
    def consult(self, meta: Any, children: list[Any]) -> do.Consult:
        return do.Consult(children[0], tuple(children[1:]), mark=Mark(self.span(meta)))

    @v_args(meta=True)
    def each(self, meta: Any, children: list[Any]) -> do.Each:
        where = children[0] if len(children) > 1 else None
        return do.Each(where, children[-1], mark=Mark(self.span(meta)))

    def copies(self, children: list[Any]) -> do.CopiesAct:
        return do.CopiesAct(str(children[0]) == "every")

    reading = _effect(do.Reading)
    starting = _effect(do.Starting)
    nothing = _effect(do.Nothing)
    effect_as_before = _effect(do.AsBeforeEffect)
    draw = _effect(do.Draw)
    move_cards = _effect(do.MoveCards)
    drop = _effect(do.Drop)
    flip = _effect(do.Flip)
    multiply = _effect(do.Multiply)
    set_value = _effect(do.SetValue)
    becomes = _effect(do.Becomes)
    takes = _effect(do.Takes)
    gives_back = _effect(do.GivesBack)
    bids = _effect(do.Bids)
    wins = _effect(do.Wins)
    passes = _effect(do.Passes)
    passes_to = _effect(do.Passes)
    then_bid = _effect(do.ThenBid)
    round_ends = _effect(do.RoundEnds)
    discard_all = _effect(do.DiscardAll)
    shuffle_all = _effect(do.Shuffle, "all")
    shuffle_discards = _effect(do.Shuffle, "discards")
    shuffle_under = _effect(do.Shuffle, "under")

    @v_args(meta=True)
    def copies_act(self, meta: Any, children: list[Any]) -> do.CopiesAct:
        return replace(children[0], mark=Mark(self.span(meta)))  # type: ignore[no-any-return]

    @v_args(meta=True)
    def draw_by(self, meta: Any, children: list[Any]) -> do.Draw:
        count, silence, *cases = children
        to = do.PlaceBySilence(silence, tuple(cases))
        return do.Draw(count, to, mark=Mark(self.span(meta)))

    def place_case(self, children: list[Any]) -> tuple[str, do.Place]:
        return children[0], children[1]

    def place_table(self, children: list[Any]) -> do.Place:
        return do.Place(children[0])

    def place_of(self, children: list[Any]) -> do.Place:
        return do.Place(*children)

    one_highest = _selection("one_highest")
    one_lowest = _selection("one_lowest")
    every_highest = _selection("every_highest")
    every_lowest = _selection("every_lowest")
    every = _selection("every")

    # expressions

    conditional = _plain(say.Conditional)
    compare = _plain(say.Compare)
    negate = _plain(say.Negate)
    add = _plain(say.Add)
    subtract = _plain(say.Subtract)
    scale = _plain(say.Scale)
    divide_up = _plain(say.DivideUp)
    integer = _plain(say.Literal)
    name = _plain(say.Name)
    name_of = _plain(say.NameOf)
    larger = _plain(say.Larger)
    smaller = _plain(say.Smaller)
    count_seats = _plain(say.CountSeats)
    sum_seats = _plain(say.SumSeats)
    sum_cards = _plain(say.SumCards)
    count_cards = _plain(say.CountCards)
    some_cards = _plain(say.SomeCards)
    several_cards = _plain(say.SeveralCards)
    no_cards = _plain(say.NoCards)
    size = _plain(say.Size)
    next_seat = _plain(say.NextSeat)
    first_seat = _plain(say.FirstSeat)
    holder = _plain(say.Holder)
    expr_as_before = _plain(say.AsBefore)

    @v_args(meta=True)
    def within(self, meta: Any, children: list[Any]) -> say.Expression:
        value, word, low, high = children
        if word != "is":
            said, hint = Wrong("syntax-range", word=word), Hint("syntax-range")
            self.diagnostics.append(Diagnostic("syntax", self.span(meta), said, hint))
        return say.Within(value, low, high, span=self.span(meta))

    @v_args(meta=True)
    def either(self, meta: Any, children: list[Any]) -> say.Either:
        return say.Either(tuple(children), span=self.span(meta))

    @v_args(meta=True)
    def both(self, meta: Any, children: list[Any]) -> say.Both:
        return say.Both(tuple(children), span=self.span(meta))

    @v_args(meta=True)
    def yes(self, meta: Any, children: list[Any]) -> say.Literal:
        return say.Literal(True, span=self.span(meta))

    @v_args(meta=True)
    def no(self, meta: Any, children: list[Any]) -> say.Literal:
        return say.Literal(False, span=self.span(meta))

    @v_args(meta=True)
    def consulted(self, meta: Any, children: list[Any]) -> say.Consulted:
        return say.Consulted(children[0], tuple(children[1:]), span=self.span(meta))

    def case(self, children: list[Any]) -> tuple[str, say.Expression]:
        return children[0], children[1]

    cards_named = _cards(name=0)
    cards_named_in = _cards(name=0, place=1)
    cards_highest = _cards(colour=0, highest=True)
    cards_colour = _cards(colour=0)
    cards_colour_in = _cards(colour=0, place=1)
