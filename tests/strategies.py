"""Random trees of the language, for any test that wants to hold for all of them.

Depth is bounded; names come from many scripts and are never words of the language; comments stand
wherever a line of a file can have them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar
from unicodedata import normalize

from hypothesis import strategies as st

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import example as show
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset import rule as kind
from coyote_spec.ruleset.catalogue import Clause, Remark
from coyote_spec.source import Mark
from coyote_spec.syntax import tree
from coyote_spec.syntax.grammar import words

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

T = TypeVar("T")
_LETTERS = "abzéßøλжאبहकไ漢あ한ñçşİǅ"
_MORE = _LETTERS + "_09 ٣िั́".replace(" ", "")


def _named(strategy: SearchStrategy[T]) -> SearchStrategy[T]:
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
texts = st.builds(do.Text, strings, st.lists(st.tuples(names, strings), max_size=2).map(tuple))
cards = st.integers(-20, 20).map(str) | strings


def _comment(words_: str) -> str:
    return f"# {words_}".rstrip()


comments = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), max_size=8)
marks = st.just(Mark()) | st.builds(
    lambda above, beside: Mark(above=tuple(above), beside=beside),
    st.lists(comments.map(_comment), max_size=2),
    st.just("") | comments.map(_comment),
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


expressions = _named(st.recursive(_leaves, _larger_expressions, max_leaves=6))
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


simple_effects = _named(_simple(marks))
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
blocks = _named(st.recursive(_simple_blocks, _larger_blocks, max_leaves=3))
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
    st.builds(kind.Rule, names, _named(bodies), blocks | st.just(()), cites, _changes, marks),
    st.builds(kind.Rule, names, st.just(kind.Steps()), _bare_heads, cites, _changes, marks),
    st.builds(
        kind.Rule, names, st.just(kind.Steps()), st.just(()), cites, st.just("remove"), marks
    ),
)

# ---------------------------------------------------------------- files

sections = st.builds(
    tree.Section,
    st.sampled_from(kind.SECTIONS),
    st.lists(_named(rules), min_size=1, max_size=3).map(tuple),
    marks,
)
_about = st.one_of(
    st.builds(tree.About, st.just("language"), names, st.just(()), marks),
    st.builds(
        tree.About,
        st.just("source"),
        st.from_regex(r"[A-Z][A-Z0-9]{0,3}", fullmatch=True),
        st.just(()),
        marks,
    ),
    st.builds(tree.About, st.just("deck"), names, cites, marks),
)
_abouts = st.lists(_about, max_size=3, unique_by=lambda a: a.key).map(tuple)
_parts = st.lists(_named(sections), max_size=2).map(tuple)

rulesets = st.one_of(
    st.builds(
        tree.RulesetTree,
        st.just("ruleset"),
        names,
        texts,
        st.none() | names,
        _abouts,
        _parts,
        marks,
    ),
    st.builds(
        lambda *parts: tree.RulesetTree("ruleset", *parts),
        names,
        texts,
        names,
        _named(_abouts),
        _parts,
        marks,
        cites,
    ),
    st.builds(
        tree.RulesetTree, st.just("amendment"), names, texts, st.none(), _abouts, _parts, marks
    ),
)


@st.composite
def decks(draw: Any) -> tree.DeckTree:
    line = st.builds(
        tree.DeckLine, numbers, st.lists(cards, min_size=1, max_size=3).map(tuple), marks
    )
    assumed = draw(st.none() | texts)
    lines = draw(st.lists(line, min_size=0 if assumed is not None else 1, max_size=3))
    assumed_mark = draw(marks) if assumed is not None else Mark()
    name, title, base = draw(names), draw(texts), draw(st.none() | names)
    return tree.DeckTree(name, title, assumed, base, tuple(lines), draw(marks), assumed_mark)


def _entries(shapes: dict[str, SearchStrategy[Any]]) -> SearchStrategy[tree.Entry]:
    return st.one_of(
        *(st.builds(tree.Entry, st.just(key), words_, marks) for key, words_ in shapes.items())
    )


_some_names = st.lists(names, min_size=1, max_size=3).map(tuple)
_small = st.integers(0, 20)
_players = st.one_of(
    st.just(tree.Players(None, None)),
    st.builds(tree.Players, _small, _small),
    _small.map(lambda n: tree.Players(n, n)),
)
_on_deck = st.lists(st.builds(tree.OnDeck, names), max_size=1).map(tuple)

claim_entries = _entries(
    {
        "games": _some_names,
        "players": st.tuples(_players),
        "deck": st.tuples(names),
        "option": st.tuples(names, numbers),
        "reading": st.tuples(names, names),
        "assuming": st.tuples(expressions),
        "total ranges": st.tuples(numbers, numbers),
        "bidding ends": st.just(()),
        "never stuck": st.just(()),
        "same counting": st.just(()),
        "expect": st.tuples(names),
    }
)
tour_entries = _entries(
    {
        "say": st.tuples(texts),
        "check": _some_names,
        "score": st.tuples(_some_names, st.lists(cards, min_size=1, max_size=3).map(tuple)),
        "range": st.builds(lambda n, p, d: (*n, p, *d), _some_names, _players, _on_deck),
        "prove": _some_names,
        "compare": st.builds(lambda a, b, d: (a, b, *d), names, names, _on_deck),
    }
)


def _lists(which: str, entries: SearchStrategy[tree.Entry]) -> SearchStrategy[tree.ListTree]:
    some = st.lists(entries, min_size=1, max_size=3).map(tuple)
    return st.builds(tree.ListTree, st.just(which), names, texts, some, marks)


_some_cites = st.tuples(citations) | st.tuples(citations, citations)
_remarks = st.one_of(
    st.builds(Remark, st.just("contradicts"), _some_cites, texts, marks),
    st.builds(
        Remark,
        st.sampled_from(["doubtful wording", "translation fault"]),
        st.just(()),
        texts,
        marks,
    ),
)


@st.composite
def clauses(draw: Any) -> Clause:
    reason = draw(st.none() | texts)
    kinds = ["rule", "component", "example"] if reason is None else ["not a rule", "no constraint"]
    first, last = draw(_small), draw(numbers)
    some = draw(st.lists(_remarks, max_size=2).map(tuple))
    which, words_ = draw(st.sampled_from(kinds)), draw(texts)
    return Clause(draw(numbers), first, last, which, words_, reason, some, draw(marks))


_source_entries = st.one_of(
    st.builds(tree.Entry, st.just("language"), st.tuples(names), marks),
    st.builds(tree.Entry, st.just("edition"), st.tuples(texts), marks),
    st.builds(tree.Entry, st.just("digest"), st.tuples(strings), marks),
)
sources = st.builds(
    tree.SourceTree,
    st.from_regex(r"[A-Z][A-Z0-9]{0,3}", fullmatch=True),
    texts,
    st.lists(_source_entries, max_size=3, unique_by=lambda e: e.key).map(tuple),
    st.lists(clauses(), min_size=1, max_size=3).map(tuple),
    marks,
)

# ---------------------------------------------------------------- examples and playthroughs

amounts = st.integers(-9, 9) | st.integers(-(10**40), 10**40)
_seats = st.integers(0, 9)
_row = st.lists(cards, min_size=1, max_size=3).map(tuple)
_alone = st.sampled_from(
    ["no bid", "nothing drawn", "not counted", "nobody pays", "reshuffle", "no reshuffle"]
)


def _outcomes(marked: SearchStrategy[Mark]) -> SearchStrategy[show.Outcome]:
    of_seat = st.sampled_from(["acts", "out", "stays", "starts", "wins", "won"])
    of_coins = st.sampled_from(["takes", "gives back", "has", "bid"])
    some = st.lists(names, max_size=2).map(tuple)
    rule = st.lists(names, max_size=1).map(tuple)
    way = st.sampled_from([("left",), ("right",)])
    return st.one_of(
        st.builds(show.Outcome, _alone | st.just("not won"), mark=marked),
        st.builds(show.Outcome, of_seat, _seats, mark=marked),
        st.builds(show.Outcome, of_coins, _seats, amounts, mark=marked),
        st.builds(show.Outcome, st.just("total"), amount=amounts, mark=marked),
        st.builds(show.Outcome, st.just("drawn"), names=_row, mark=marked),
        st.builds(show.Outcome, st.just("relies"), names=some, mark=marked),
        st.builds(show.Outcome, st.just("play"), names=way, mark=marked),
        st.builds(show.Outcome, st.just("forbidden"), amount=amounts, names=rule, mark=marked),
    )


_done = st.one_of(
    st.builds(show.Done, _seats, st.just("bid"), amounts, mark=marks),
    st.builds(show.Done, _seats, names, mark=marks),
    st.builds(show.Done, _seats, names, amount=amounts, mark=marks),
    st.builds(show.Done, _seats, names, target=_seats, mark=marks),
    st.builds(show.Done, _seats, names, card=cards, mark=marks),
)
_given = st.one_of(
    st.builds(show.Given, st.just("starts"), st.tuples(_seats), marks),
    st.builds(show.Given, st.just("option"), st.tuples(names, amounts), marks),
    st.builds(show.Given, st.just("reading"), st.tuples(names, names), marks),
    st.builds(show.Given, st.just("deck"), st.tuples(names), marks),
    st.builds(show.Given, st.sampled_from(["players", "seed"]), st.tuples(amounts), marks),
    st.builds(
        show.Given, st.just("coins"), st.lists(amounts, min_size=1, max_size=3).map(tuple), marks
    ),
    st.builds(show.Given, st.sampled_from(["table", "pile", "discards", "shuffle"]), _row, marks),
    st.builds(
        show.Given,
        st.just("hands"),
        st.lists(st.none() | cards, min_size=1, max_size=3).map(tuple),
        marks,
    ),
    st.builds(lambda n, row, m: show.Given("copies", (n, *row), m), _seats, _row, marks),
)
_lots = st.none() | st.lists(cards, max_size=2).map(tuple)
_deals = st.builds(
    show.Deal,
    st.lists(_lots, min_size=1, max_size=3).map(tuple),
    st.lists(cards, max_size=2).map(tuple),
    marks,
)


def _lines_of(line: SearchStrategy[Any]) -> SearchStrategy[Any]:
    return st.lists(line, min_size=1, max_size=3).map(tuple)


_arms = st.builds(show.Arm, names, _lines_of(_outcomes(marks)), marks)
_by = st.builds(show.ByReading, names, _lines_of(_arms), marks)
_rounds = st.builds(
    show.Round, _seats, _lines_of(st.one_of(_deals, _done, _outcomes(marks))), marks
)
_games = st.lists(st.lists(names, min_size=1, max_size=2).map("+".join), max_size=2).map(tuple)


def _situations(which: str, line: SearchStrategy[Any]) -> SearchStrategy[tree.SituationTree]:
    kind_ = st.just(which)
    return st.builds(tree.SituationTree, kind_, names, _games, texts, cites, _lines_of(line), marks)


examples = _situations("example", st.one_of(_given, _done, _outcomes(marks), _by))
playthroughs = _situations("playthrough", st.one_of(_given, _rounds, _outcomes(marks)))

items: SearchStrategy[tree.Item] = st.one_of(
    _named(examples),
    _named(playthroughs),
    _named(rulesets),
    _named(sources),
    decks(),
    _lists("claim", claim_entries),
    _lists("tour", tour_entries),
)
files: SearchStrategy[tree.FileTree] = st.builds(
    tree.FileTree,
    st.just(1),
    st.lists(_named(items), max_size=3).map(tuple),
    marks,
    st.lists(comments.map(_comment), max_size=2).map(tuple),
)
"""Whole files, with comments wherever they can stand."""
