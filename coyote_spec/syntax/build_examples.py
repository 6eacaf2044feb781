"""From Lark's parse tree to our own: examples and playthroughs. One method for each rule of the
grammar, named like it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import Token, v_args

from coyote_spec.locale.mistakes import Wrong
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.example import Arm, ByReading, Deal, Done, Given, Outcome, Round
from coyote_spec.ruleset.words import MOST_DIGITS, whole_number
from coyote_spec.source import Diagnostic, Mark, Span
from coyote_spec.syntax import tree
from coyote_spec.syntax.build_parts import Parts, in_one

if TYPE_CHECKING:
    from collections.abc import Callable


def _given(key: str) -> Callable[..., Any]:
    def method(self: Parts, meta: Any, children: list[Any]) -> Given:
        return Given(key, tuple(children), self.noted(meta))

    return v_args(meta=True)(method)


def _done(choice: str | None = None) -> Callable[..., Any]:
    """An event; its comments are those of its line."""

    def method(self: Parts, meta: Any, children: list[Any]) -> Done:
        seat, move, *chosen = children
        chosen_ = {} if choice is None else {choice: chosen[0]}
        return Done(seat, move, **chosen_, mark=self.noted(meta))

    return v_args(meta=True)(method)


def _out(key: str, *order: str) -> Callable[..., Any]:
    """An outcome; order says what the children are. Without a line of its own it has no comment."""

    def method(self: Parts, meta: Any, children: list[Any]) -> Outcome:
        parts: dict[str, Any] = dict(zip(order, children, strict=False))
        if order == ("names",):
            parts = {"names": tuple(children)}
        elif order == ("seat", "names"):
            parts = {"seat": children[0], "names": tuple(children[1:])}
        return Outcome(key, **parts, mark=Mark(self.span(meta)))

    return v_args(meta=True)(method)


class Situations(Parts):
    """Makes the trees of examples and playthroughs."""

    def AMOUNT(self, token: Token) -> int:  # noqa: N802
        if len(token) > MOST_DIGITS:
            line, column = token.line or 0, token.column or 0
            span = Span(self.file, line, column, column + len(token))
            said = Wrong("syntax-number-too-long", digits=len(token))
            self.diagnostics.append(Diagnostic("number-too-long", span, said))
            return 0
        return whole_number(str(token))

    def _situation(self, which: str, meta: Any, children: list[Any]) -> tree.SituationTree:
        name, *rest = children
        games = rest.pop(0).names if isinstance(rest[0], tree.OfGames) else ()
        title, cites, *lines = rest
        mark = self.noted(meta)
        return tree.SituationTree(which, name, games, title, cites, tuple(lines), mark)

    @v_args(meta=True)
    def example(self, meta: Any, children: list[Any]) -> tree.SituationTree:
        return self._situation("example", meta, children)

    @v_args(meta=True)
    def playthrough(self, meta: Any, children: list[Any]) -> tree.SituationTree:
        return self._situation("playthrough", meta, children)

    def of_games(self, children: list[Any]) -> tree.OfGames:
        return tree.OfGames(tuple(children))

    def game(self, children: list[Any]) -> str:
        return "+".join(children)

    def game_file(self, children: list[Any]) -> Text:
        return Text(children[0])

    # what is given

    given_starts = _given("starts")
    given_option = _given("option")
    given_reading = _given("reading")
    given_deck = _given("deck")
    given_table = _given("table")
    given_hands = _given("hands")
    given_pile = _given("pile")
    given_discards = _given("discards")
    given_coins = _given("coins")
    given_players = _given("players")
    given_seed = _given("seed")
    given_shuffle = _given("shuffle")
    given_copies = _given("copies")

    def held(self, children: list[Any]) -> str | None:
        return children[0] if children else None

    # rounds

    @v_args(meta=True)
    def round(self, meta: Any, children: list[Any]) -> Round:
        return Round(children[0], tuple(children[1:]), self.noted(meta))

    @v_args(meta=True)
    def deal(self, meta: Any, children: list[Any]) -> Deal:
        table: tuple[str, ...] = ()
        if isinstance(children[-1], tree.OnTable):
            table = children.pop().cards
        return Deal(tuple(c.cards for c in children), table, self.noted(meta))

    def lot_of_cards(self, children: list[Any]) -> tree.Lot:
        return tree.Lot(tuple(children))

    def lot_of_none(self, children: list[Any]) -> tree.Lot:
        return tree.Lot(())

    def lot_out(self, children: list[Any]) -> tree.Lot:
        return tree.Lot(None)

    def on_table(self, children: list[Any]) -> tree.OnTable:
        return tree.OnTable(tuple(children))

    def done_line(self, children: list[Any]) -> Done:
        return children[0]  # type: ignore[no-any-return]

    @v_args(meta=True)
    def done_bid(self, meta: Any, children: list[Any]) -> Done:
        return Done(children[0], "bid", amount=children[1], mark=self.noted(meta))

    done_move = _done()
    done_with_card = _done("card")
    done_with_number = _done("amount")
    done_with_seat = _done("target")

    # what comes out

    @v_args(meta=True)
    def by_reading(self, meta: Any, children: list[Any]) -> ByReading:
        return ByReading(children[0], tuple(children[1:]), self.noted(meta))

    @v_args(meta=True)
    def arm(self, meta: Any, children: list[Any]) -> Arm:
        return Arm(children[0], tuple(children[1:]), self.noted(meta))

    @v_args(meta=True)
    def outcome_line(self, meta: Any, children: list[Any]) -> Outcome:
        (one,) = children
        return Outcome(one.key, one.seat, one.amount, one.names, self.noted(meta))

    @v_args(meta=True)
    def out_forbidden(self, meta: Any, children: list[Any]) -> Outcome:
        names = tuple(children[1:])
        return Outcome("forbidden", amount=children[0], names=names, mark=Mark(self.span(meta)))

    def by_rule(self, children: list[Any]) -> str:
        return in_one(children)

    out_not_allowed = _out("not allowed")
    out_acts = _out("acts", "seat")
    out_bid = _out("bid", "amount", "seat")
    out_no_bid = _out("no bid")
    out_drawn = _out("drawn", "names")
    out_nothing_drawn = _out("nothing drawn")
    out_total = _out("total", "amount")
    out_not_counted = _out("not counted")
    out_takes = _out("takes", "seat", "amount")
    out_gives_back = _out("gives back", "seat", "amount")
    out_nobody_pays = _out("nobody pays")
    out_has = _out("has", "seat", "amount")
    out_out = _out("out", "seat")
    out_stays = _out("stays", "seat")
    out_reshuffle = _out("reshuffle")
    out_no_reshuffle = _out("no reshuffle")
    out_starts = _out("starts", "seat")
    out_wins = _out("wins", "seat")
    out_sees = _out("sees", "seat", "names")
    out_play = _out("play", "names")
    out_relies = _out("relies", "names")
    out_relies_on_none = _out("relies")
    out_won = _out("won", "seat")
    out_not_won = _out("not won")
