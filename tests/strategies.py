"""Random files of the language, for any test that wants to hold for all of them: what stands in
them, made of the rules of `strategies_of_rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from coyote_spec.ruleset import example as show
from coyote_spec.ruleset import rule as kind
from coyote_spec.ruleset.catalogue import Clause, Remark
from coyote_spec.ruleset.claim import Every, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.source import Mark
from coyote_spec.syntax import tree
from tests.strategies_of_rules import (
    as_comment,
    blocks,
    cards,
    citations,
    cites,
    comments,
    expressions,
    languages,
    marks,
    named,
    names,
    numbers,
    rules,
    strings,
    texts,
)

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

__all__ = ["blocks", "expressions", "files", "rules"]

# ---------------------------------------------------------------- files

sections = st.builds(
    tree.Section,
    st.sampled_from(kind.SECTIONS),
    st.lists(named(rules), min_size=1, max_size=3).map(tuple),
    marks,
)
_about = st.one_of(
    st.builds(tree.About, st.just("language"), languages, st.just(()), marks),
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
_parts = st.lists(named(sections), max_size=2).map(tuple)

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
        named(_abouts),
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


_files = strings.filter(bool).map(Text)
_some_names = st.lists(names, min_size=1, max_size=3).map(tuple)
_small = st.integers(0, 20)
_players = st.one_of(
    st.just(tree.Players(None, None)),
    st.builds(tree.Players, _small, _small),
    _small.map(lambda n: tree.Players(n, n)),
)
_on_deck = st.lists(st.builds(tree.OnDeck, names), max_size=1).map(tuple)

PLAIN_QUESTIONS = (
    "bidding ends",
    "match ends",
    "never stuck",
    "never forced to bid for ever",
    "bid never comes back",
    "opener can always bid",
    "true bid can always open",
    "always one loser",
    "starter always in",
    "coins always suffice",
    "pile always suffices",
    "no ban in mid round",
    "copies never matter",
)
questions = st.one_of(
    st.builds(Question, st.sampled_from(PLAIN_QUESTIONS)),
    st.builds(
        Question, st.sampled_from(("total ranges", "match lasts")), st.tuples(numbers, numbers)
    ),
    st.builds(
        Question,
        st.sampled_from(("always", "never", "reachable")),
        st.tuples(st.sampled_from(("in a round", "after a count", "between rounds")), expressions),
    ),
    st.builds(Question, st.just("same"), st.tuples(st.sampled_from(("counting", "next_starter")))),
    st.builds(Question, st.just("order matters"), st.tuples(cards, cards)),
    st.builds(
        Question,
        st.sampled_from(("reading matters", "option matters", "rule fires")),
        _some_names | st.tuples(st.builds(Every, st.just(()) | _some_names)),
    ),
    st.builds(Question, st.just("what is certain"), st.tuples(numbers, numbers)),
    st.builds(
        Question,
        st.just("rules meet"),
        st.tuples(names, names) | st.tuples(names, names, names, names),
    ),
    st.builds(
        Question,
        st.just("can be certain"),
        st.tuples(numbers, st.sampled_from(("is too high", "is safe"))),
    ),
)
claim_entries = _entries(
    {
        "games": st.lists(names | _files, min_size=1, max_size=3).map(tuple),
        "players": st.tuples(_players),
        "deck": st.tuples(names),
        "option": st.tuples(names, numbers),
        "reading": st.tuples(names, names),
        "assuming": st.tuples(expressions),
        "deck any like": st.tuples(names),
        "every value": st.tuples(names),
        "every reading": st.tuples(names),
        "readings every one": st.just(()),
        "provided every round ends": st.just(()),
        "asks": st.tuples(questions),
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
    st.builds(tree.Entry, st.just("language"), st.tuples(languages), marks),
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
    [
        "no bid",
        "nothing drawn",
        "not allowed",
        "not counted",
        "nobody pays",
        "reshuffle",
        "no reshuffle",
    ]
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
        st.builds(show.Outcome, st.just("sees"), _seats, names=_row, mark=marked),
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
    named(examples),
    named(playthroughs),
    named(rulesets),
    named(sources),
    decks(),
    _lists("claim", claim_entries),
    _lists("tour", tour_entries),
)
files: SearchStrategy[tree.FileTree] = st.builds(
    tree.FileTree,
    st.just(1),
    st.lists(named(items), max_size=3).map(tuple),
    marks,
    st.lists(comments.map(as_comment), max_size=2).map(tuple),
)
"""Whole files, with comments wherever they can stand."""
