"""Random expressions, effects and rules as a file has them.

Depth is bounded; names come from many scripts and are never words of the language; comments stand
wherever a line of a file can have them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar
from unicodedata import normalize

from hypothesis import strategies as st

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset import rule as kind
from coyote_spec.source import Mark
from coyote_spec.syntax.grammar import words

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

T = TypeVar("T")
_LETTERS = "abzéßøλжאبहकไ漢あ한ñçşİǅ"
_MORE = _LETTERS + "_09 ٣िั́".replace(" ", "")


def named(strategy: SearchStrategy[T]) -> SearchStrategy[T]:
    """The same strategy with a short name in messages; the whole one is too long to be read."""
    return st.deferred(lambda: strategy)


def _is_free(name: str) -> bool:
    return name not in words()


names: SearchStrategy[str] = (
    st.builds(
        lambda first, rest: normalize("NFC", first + rest),
        st.sampled_from(_LETTERS),
        st.text(_MORE, max_size=6),
    )
    | st.sampled_from(["turned", "max_tie", "orchid", "noon", "note", "isle", "X", "EN", "one2"])
).filter(_is_free)

numbers = st.integers(-3, 12) | st.integers(-99_999_999, 999_999_999)

strings = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\n\r") | st.sampled_from('"\\#:'),
    max_size=12,
)

citations = st.from_regex(r"[A-Z][A-Z0-9]{0,3}-[0-9]{1,3}", fullmatch=True)
cites = st.lists(citations, max_size=2).map(tuple)
languages = st.sampled_from(["en", "es", "pt", "fr", "it", "eu", "kab"])
texts = st.builds(do.Text, strings, st.lists(st.tuples(languages, strings), max_size=2).map(tuple))
cards = st.integers(-20, 20).map(str) | strings


def as_comment(words_: str) -> str:
    return f"# {words_}".rstrip()


comments = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), max_size=8)
marks = st.just(Mark()) | st.builds(
    lambda above, beside: Mark(above=tuple(above), beside=beside),
    st.lists(comments.map(as_comment), max_size=2),
    st.just("") | comments.map(as_comment),
)

# ---------------------------------------------------------------- expressions

card_sets = st.one_of(
    st.builds(say.CardSet, name=strings, place=st.none() | names),
    st.builds(say.CardSet, colour=names, place=st.none() | names),
    st.builds(say.CardSet, colour=names, highest=st.just(True)),
)

_leaves: SearchStrategy[say.Expression] = st.one_of(
    st.builds(say.Literal, numbers | st.booleans()),
    st.builds(say.Name, names),
    st.builds(say.SumSeats, names),
    st.builds(say.SumCards, names),
    st.builds(say.Size, names),
    st.builds(say.Holder, strings),
    st.builds(say.AsBefore),
    *(
        st.builds(cls, card_sets)
        for cls in (say.CountCards, say.SomeCards, say.SeveralCards, say.NoCards)
    ),
)

comparison_words = st.sampled_from(["is", "is not", "above", "below", "at least", "at most"])
directions = st.sampled_from(["left", "right", "onward"])


def _larger_expressions(inner: SearchStrategy[say.Expression]) -> SearchStrategy[say.Expression]:
    several = st.lists(inner, min_size=2, max_size=3).map(tuple)
    answers = st.lists(st.tuples(names, inner), min_size=1, max_size=2).map(tuple)
    return st.one_of(
        st.builds(say.NameOf, names, inner),
        *(st.builds(c, inner, inner) for c in (say.Add, say.Subtract, say.Larger, say.Smaller)),
        st.builds(say.Scale, numbers, inner),
        st.builds(say.DivideUp, inner, numbers),
        st.builds(say.Compare, inner, comparison_words, inner),
        st.builds(say.Within, inner, inner, inner),
        st.builds(say.Negate, inner),
        st.builds(say.Both, several),
        st.builds(say.Either, several),
        st.builds(say.Conditional, inner, inner, inner),
        st.builds(say.CountSeats, inner),
        st.builds(say.FirstSeat, inner),
        st.builds(say.NextSeat, directions, inner, inner),
        st.builds(say.Consulted, names, answers),
    )


expressions = named(st.recursive(_leaves, _larger_expressions, max_leaves=6))
"""Expressions as a file has them, before names are resolved."""

# ---------------------------------------------------------------- effects

places = st.builds(do.Place, names, st.none() | expressions)
places_by_silence = st.builds(
    do.PlaceBySilence, names, st.lists(st.tuples(names, places), min_size=1, max_size=2).map(tuple)
)
selections = st.builds(
    do.Selection,
    st.sampled_from(["one_highest", "one_lowest", "every_highest", "every_lowest", "every"]),
    names,
)


def _simple(marked: SearchStrategy[Mark]) -> SearchStrategy[do.Effect]:
    return st.one_of(
        *(
            st.builds(cls, mark=marked)
            for cls in (do.Nothing, do.AsBeforeEffect, do.ThenBid, do.RoundEnds, do.DiscardAll)
        ),
        st.builds(do.Draw, expressions, places | places_by_silence, mark=marked),
        st.builds(do.MoveCards, places, places, mark=marked),
        st.builds(do.Drop, selections, mark=marked),
        st.builds(do.Flip, selections, names, mark=marked),
        st.builds(do.Multiply, selections, numbers, mark=marked),
        st.builds(do.SetValue, selections, numbers, mark=marked),
        *(
            st.builds(cls, expressions, expressions, mark=marked)
            for cls in (do.Becomes, do.Takes, do.GivesBack, do.Bids)
        ),
        st.builds(do.Wins, expressions, mark=marked),
        st.builds(do.Passes, st.none() | expressions, mark=marked),
        st.builds(do.Shuffle, st.sampled_from(["all", "discards", "under"]), mark=marked),
        st.builds(do.CopiesAct, st.booleans(), mark=marked),
    )


simple_effects = named(_simple(marks))
readings = st.builds(do.Reading, names, texts, mark=marks)


def _whens(inner: SearchStrategy[do.Block]) -> SearchStrategy[do.When]:
    """Comments stand at the arms after the first; those of the first are the statement's own."""
    others = st.lists(st.builds(do.Branch, expressions, inner, mark=marks), max_size=2)
    last = st.lists(st.builds(do.Branch, st.none(), inner, mark=marks), max_size=1)
    return st.builds(
        lambda first, more, end, mark: do.When((first, *more, *end), mark=mark),
        st.builds(do.Branch, expressions, inner),
        others,
        last,
        marks,
    )


def _larger_blocks(inner: SearchStrategy[do.Block]) -> SearchStrategy[do.Block]:
    arms = st.lists(st.builds(do.Branch, names, inner, mark=marks), min_size=1, max_size=2)
    statements = st.one_of(
        simple_effects,
        readings,
        _whens(inner),
        st.builds(do.Consult, names, arms.map(tuple), mark=marks),
        st.builds(do.Each, st.none() | expressions, inner, mark=marks),
        st.builds(do.Starting, inner, mark=marks),
    )
    return st.lists(statements, min_size=1, max_size=3).map(tuple)


_simple_blocks: SearchStrategy[do.Block] = st.lists(
    simple_effects | readings, min_size=1, max_size=2
).map(tuple)
blocks = named(st.recursive(_simple_blocks, _larger_blocks, max_leaves=3))
"""Blocks of at least one effect."""

# ---------------------------------------------------------------- rules

_ranges = st.builds(kind.ValueRange, numbers, numbers | st.none(), st.none() | expressions)
_optional = st.none() | expressions
bodies: SearchStrategy[kind.Body] = st.one_of(
    st.builds(kind.Values, st.lists(_ranges, min_size=1, max_size=3).map(tuple)),
    st.builds(
        kind.Kept,
        st.sampled_from(["number", "truth", "seat"]),
        st.sampled_from(["round", "match"]),
        st.booleans(),
        expressions,
    ),
    st.builds(kind.Kept, st.just("number"), st.just("bid"), st.just(False), expressions),
    st.builds(kind.Numbers, names, comparison_words, numbers),
    st.builds(kind.Cards, names, st.lists(cards, min_size=1, max_size=3).map(tuple)),
    st.builds(
        kind.PlaceBody,
        st.booleans(),
        st.lists(
            st.sampled_from(
                ["counted", "kept apart", "seen by all", "seen by others", "seen by nobody"]
            ),
            max_size=2,
        ).map(tuple),
    ),
    st.builds(kind.Silence, texts),
    st.builds(kind.Means, expressions),
    st.builds(kind.Box, expressions),
    st.builds(kind.Chosen, texts),
    st.builds(kind.Pays, expressions),
    st.builds(kind.Needs, st.sampled_from(["opening", "raise", "any bid"]), _optional),
    st.builds(kind.Requires, expressions),
    st.builds(kind.Call, _optional),
    st.builds(kind.Move, st.none(), st.sampled_from(["before", "instead", "after"]), _optional),
    st.builds(
        kind.Move,
        st.sampled_from(["number", "card", "seat"]),
        st.sampled_from(["before", "instead", "after"]),
        _optional,
        st.just(kind.ACTOR) | names,
    ),
    st.builds(kind.With, strings),
    st.builds(kind.Moment, st.sampled_from(["after a round", "before a deal"]), _optional),
    st.builds(kind.Moment, st.sampled_from(["at an empty pile", "at each bid"])),
    st.just(kind.Steps()),
)

_changes = st.sampled_from(["", "add", "replace"])
# A condition or a loop in the line of a rule may have nothing under it.
_bare_heads: SearchStrategy[do.Block] = st.one_of(
    expressions.map(lambda e: (do.When((do.Branch(e, ()),)),)),
    _optional.map(lambda e: (do.Each(e, ()),)),
)
rules: SearchStrategy[kind.Rule] = st.one_of(
    st.builds(kind.Rule, names, named(bodies), blocks | st.just(()), cites, _changes, marks),
    st.builds(kind.Rule, names, st.just(kind.Steps()), _bare_heads, cites, _changes, marks),
    st.builds(
        kind.Rule, names, st.just(kind.Steps()), st.just(()), cites, st.just("remove"), marks
    ),
)
