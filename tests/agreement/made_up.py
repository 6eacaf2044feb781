"""Rulesets that are made up at random, as text: all parts of the language, wherever each may stand.

The text is read by the real parser. Only what a rule speaks of is declared, so every text is a
ruleset; that its rules make sense at a table is not tried.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from hypothesis import strategies as st

from tests.agreement.parts import PLACES, SILENCES, SPECIALS, Effects, Lines, Scope, indented

LOW, HIGH = -1, 3
"""Where bids are capped, only these are made."""

MOST_CARDS = 7
"""In a deck; few enough for all hands to be tried."""


TAPE = 600
"""How many choices a ruleset takes at the most; all further ones are the plainest."""


@dataclass(frozen=True)
class Made:
    """A ruleset's text, and how it is to be asked about."""

    text: str
    other: str
    """The same with the rules of the count in the opposite order."""
    players: int
    readings: tuple[tuple[str, str], ...]
    cards_only: bool
    """Whether its count looks at the cards alone."""
    capped: bool
    """Whether only numbers from LOW to HIGH are bid, and no move hangs on cards or moves them."""


class Writer(Effects):
    """Writes a ruleset section by section."""

    def __init__(self, tape: bytes) -> None:
        super().__init__(tape)
        self.cards_only = self.chance(7)
        self.capped = self.chance(4)
        self.of_meanings = replace(self.of_meanings, no_cards=self.capped)
        self.sections: dict[str, Lines] = {}
        self.adds_last = True

    def speaks_of(self, name: str) -> bool:
        """Whether something that was written speaks of a name."""
        word = re.compile(rf"\b{name}\b")
        return any(word.search(line) for lines in self.sections.values() for line in lines)

    def rule(self, section: str, name: str, body: str, block: Lines | None = None) -> None:
        lines = self.sections.setdefault(section, [])
        lines += [f"{name}  {body}".rstrip(), *indented(block or [])]

    def write(self) -> Made:
        self._bidding()
        self._actions()
        self._counting()
        self._after_a_call()
        self._cards_move()
        self._declare()
        deck, specials = self._deck()
        self._colours(specials)
        text = self._text(deck)
        self.sections["counting"] = _reversed(self.sections["counting"], self.adds_last)
        players = 3 if self.chance(4) else 2
        readings = self._readings()
        return Made(text, self._text(deck), players, readings, self.cards_only, self.capped)

    def _text(self, deck: str) -> str:
        order = ["players", "options", "cards", "pieces", "places", "state", "silences"]
        order += ["dealing", "bidding", "actions", "counting", "settling", "elimination"]
        order += ["starting", "reshuffling", "ending"]
        blocks = [
            "\n".join([section, *indented(self.sections[section])])
            for section in order
            if section in self.sections
        ]
        return "\n\n".join(["coyote 1", deck, 'ruleset made "Made up"\n  deck few', *blocks]) + "\n"

    # ---------------------------------------------------------------- a round

    def _bidding(self) -> None:
        here = Scope(numbers=("number", "number"), seats=("actor",), cards_only=False)
        opening = replace(here, opening=True)
        plain = Scope(seats=("actor",))
        if self.capped:
            self.rule("bidding", "opener", f"opening needs number is {LOW} to {HIGH}")
            self.rule("bidding", "within", f"any bid needs number is {LOW} to {HIGH}")
            here, plain = replace(here, no_cards=True), replace(plain, no_cards=True)
        elif self.chance(5):
            self.rule("bidding", "opener", "opening may be any number")
        else:
            self.rule("bidding", "opener", f"opening needs {self.truth(opening)}")
        raises = ["number above bid", "number is not bid", "number below bid"]
        wild = f"number above bid or {self.truth(here)}"
        self.rule("bidding", "higher", f"raise needs {self.one_of([*raises, raises[0], wild])}")
        where = "in_play of it" if self.chance(6) else self.truth(plain.plus("it"))
        way = self.one_of(["left", "right", "onward"])
        to = f"next seat {way} of actor where {where}" if self.chance(8) else self.seat(plain)
        self.rule("bidding", "passing", f"turn passes to {to}")
        if self.chance(3):
            at_bid = replace(here, deep=1)
            self.rule("bidding", "keeping", "at each bid", self.block(["fields", "pay"], at_bid))
        needs = "opened" if self.chance(7) else self.truth(plain)
        self.rule("bidding", "challenge", f"call needs {needs}")
        if self.chance(3):
            caller = Scope(seats=("actor", "caller", "bidder"))
            block = self.block(["pay", "fields"], caller)
            if self.chance(5):
                block += ["starting", *indented([f"starter becomes {self.seat(caller)}"])]
            self.rule("bidding", "exact", f"call needs opened and {self.truth(plain)}", block)

    def _actions(self) -> None:
        for name in ("push", "swing", "trade")[: self.number_from(0, 3)]:
            scope, choice = Scope(seats=("actor",)), ""
            how = self.one_of(["", "", "with a number", "with a card", "with a seat"])
            if how == "with a number":
                scope = replace(scope, numbers=("number",))
            elif how == "with a card":
                scope = replace(scope, cards=("card",))
            elif how == "with a seat":
                scope = replace(scope, seats=("actor", "target"))
            choice = f"{how} " if how else ""
            kinds = ["fields", "fields", "pay", "go on", "go on", "draw", "move", "nothing"]
            if self.capped:
                scope, kinds = replace(scope, no_cards=True), ["fields", "pay", "go on"]
                scope = replace(scope, bids=(LOW, HIGH))
            when = self.one_of(["before a bid", "instead of a bid", "after a bid"])
            needs = f" needs {self.truth(scope)}" if self.chance(7) else ""
            block = self.block(kinds, scope, 3)
            if self.chance(2):
                block += ["starting", *indented([f"starter becomes {self.seat(scope)}"])]
            self.rule("actions", name, f"move {choice}{when}{needs}", block)

    def _counting(self) -> None:
        scope = Scope(cards_only=self.cards_only)
        if not self.cards_only:
            scope = replace(scope, seats=("actor", "caller"))
        kinds = ["draw", "change", "change", "change", "total", "nothing"]
        kinds += [] if self.cards_only else ["fields"]
        if self.chance(3):
            copies = ["every copy acts", "only one copy acts"]
            if self.chance(5):
                arms = [f"{r}: {self.one_of(copies)}" for r in SILENCES["doubt"]]
                self.rule("counting", "copies", "", [f"by {'doubt'}", *indented(arms)])
            else:
                self.rule("counting", "copies", self.one_of(copies))
        rules = self.number_from(0, 3)
        last = self.number_from(0, rules)
        self.adds_last = last == rules
        for i in range(rules + 1):
            if i == last:
                total = self.one_of(["sum of green + sum of red", self.number(scope)])
                self.rule("counting", "sums", f"total becomes {total}")
            # What only changed cards behind the total would be a mistake, in either order.
            more = ["total becomes total + 1"] if last < rules else []
            if i < rules and self.chance(7):
                acting = replace(scope, truths=("turned_over",))
                block = [*self.block(kinds, acting), *more]
                self.rule("counting", f"act_{i}", f"with {self.special()}", block)
            elif i < rules:
                self.rule("counting", f"act_{i}", "", [*self.block(kinds, scope), *more])

    # ---------------------------------------------------------------- after it

    def _after_a_call(self) -> None:
        scope = Scope(seats=("caller", "actor"))
        loser = "caller when total at least bid, otherwise bidder"
        self.rule("settling", "loser", f"means {loser}")
        who = "loser" if self.chance(6) else self.seat(scope)
        self.rule("settling", "payment", f"{who} takes {self.number_from(1, 2)} coins")
        if self.chance(3):
            self.rule("settling", "more", "", self.block(["pay", "fields"], scope))
        wide = scope.plus("it")
        out = "coins of it at least limit"
        if self.chance(3):
            out = f"{out} and {self.truth(replace(wide, deep=1))}"
        self.rule(
            "elimination",
            "out",
            f"for each seat where in_play of it and {out}: in_play of it becomes no",
        )
        starts = self.one_of(["loser", "starter", self.seat(scope)])
        self.rule("starting", "next_one", f"starter becomes {starts}")
        if self.chance(7):
            left = "next seat left of starter where in_play of it"
            self.rule(
                "starting", "still_in", f"when not in_play of starter: starter becomes {left}"
            )
        ends = "when players_left at most 1: the seat where in_play of it wins"
        self.rule("ending", "last_one", ends)
        if self.chance(2):
            self.rule("ending", "other", "", [f"when {self.truth(scope)}: {self.seat(scope)} wins"])

    def _cards_move(self) -> None:
        deal = "for each seat where in_play of it: draw 1 to head of it"
        self.rule("dealing", "deal", deal)
        if self.chance(2):
            self.rule("dealing", "extra", f"draw 1 to {self._where('middle', Scope())}")
        self.rule("dealing", "first_one", 'chosen "somebody"')
        shuffles = ["shuffle every card into the pile", "shuffle the discards into the pile"]
        shuffles += ["shuffle the discards under the pile"]
        tidy = ["discard every card on the table", "discard every card on the table", shuffles[0]]
        when = f" when {self.truth(Scope(deep=1))}" if self.chance(2) else ""
        self.rule("reshuffling", "tidy", f"after a round{when}: {self.one_of(tidy)}")
        if self.chance(6):
            self.rule("reshuffling", "refill", f"at an empty pile: {self.one_of(shuffles)}")
        if self.chance(7):
            short = "before a deal when size of pile below players_left"
            self.rule("reshuffling", "short", f"{short}: {self.one_of(shuffles)}")
        if self.chance(2):
            kept = self.block(["fields"], Scope(deep=1))
            self.rule("reshuffling", "before", "before a deal", kept)

    # ---------------------------------------------------------------- what is declared

    def _declare(self) -> None:
        self.rule("players", "seats", "2 to 3")
        first = self.number_from(1, 2)
        self.rule("options", "limit", f"{first}, or {first + 1} to 3")
        self.rule("options", "sane", "needs limit at most 3")
        self.rule("pieces", "box", "the box holds 6 coins")
        if self.chance(2):
            left = f"({self.number_from(2, 5)} - sum of coins over seats)"
            self.rule("pieces", "paying", f"a player pays smaller of (due, larger of ({left}, 0))")
        for name, meaning in self.meanings.items():
            self.rule("settling", name, f"means {meaning}")
        scopes = ["match", "round", "bid"]
        for name, kept in {
            "tally": f"a number for a {self.one_of(scopes)}, at first {self.number_from(-1, 2)}",
            "flag": f"yes or no for a {self.one_of(scopes)}, at first {self.one_of(['yes', 'no'])}",
            "purse": f"a number for each seat in a {self.one_of(scopes[:2])}, at first limit",
            "token": f"yes or no for each seat in a {self.one_of(scopes[:2])}, at first yes",
        }.items():
            if self.speaks_of(name):
                self.rule("state", name, kept)
        for name, lies in PLACES.items():
            if self.speaks_of(name):
                self.rule("places", name, lies)
        for name, readings in SILENCES.items():
            if self.speaks_of(name):
                lines = [f'{reading}  "{reading.title()}."' for reading in readings]
                self.rule("silences", name, 'asks "What is it?"', lines)

    def _colours(self, specials: list[str]) -> None:
        self.rule("cards", "green", f"green numbers {self.one_of(['above 0', 'at least 0'])}")
        if self.speaks_of("red"):
            self.rule("cards", "red", "red numbers below 0")
        for colour in ("blue", "odd"):
            mine = [f'"{card}"' for card in specials if SPECIALS[card] == colour]
            if mine:
                self.rule("cards", colour, f"{colour} card {' '.join(mine)}")

    def _deck(self) -> tuple[str, list[str]]:
        """The deck, and the cards with names: those that are spoken of, and one for each colour."""
        specials = [card for card in SPECIALS if self.speaks_of(card)]
        for colour, card in (("blue", "ash"), ("odd", "oak")):
            if self.speaks_of(colour) and not any(SPECIALS[one] == colour for one in specials):
                self.rule("counting", f"idle_{card}", f'with "{card}": no change')
                specials.append(card)
        numbers = ["1", "2", "5", "-1", "-4", "0"]
        first = self.number_from(0, 4)
        cards = [*numbers[first : first + 2], *(f'"{card}"' for card in specials), "3"]
        spare = MOST_CARDS - len(cards)
        lines = []
        for card in cards:
            copies = 2 if spare > 0 and self.chance(5) else 1
            spare -= copies - 1
            lines.append(f"  {copies} {'copy' if copies == 1 else 'copies'} of {card}")
        return "\n".join(["deck few", *lines]), specials

    def _readings(self) -> tuple[tuple[str, str], ...]:
        asked = [name for name in SILENCES if self.speaks_of(name)]
        return tuple((name, self.one_of(SILENCES[name])) for name in asked)


def _reversed(lines: Lines, adds_last: bool) -> Lines:
    """Rules in the opposite order, each with its block; the total may be made last all the same."""
    rules: list[Lines] = []
    for line in lines:
        if line.startswith(" "):
            rules[-1].append(line)
        else:
            rules.append([line])
    rules.reverse()
    if adds_last:
        rules.sort(key=lambda rule: rule[0].startswith("sums "))
    return [line for rule in rules for line in rule]


def written(tape: bytes) -> Made:
    """What is written when all choices are read from a tape."""
    return Writer(tape).write()


made_up = st.binary(min_size=TAPE, max_size=TAPE).map(written)
"""Rulesets with the number of players and how their silences are read."""
