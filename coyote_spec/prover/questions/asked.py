"""What an answer is given: the claim, its games, and for how many players; and how it is told."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.said import Clause, Said
from coyote_spec.prover.premises import deck_of, setting_for
from coyote_spec.prover.ranges import highest_total
from coyote_spec.prover.verdict import Finding, Scope
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.claim import HIGHEST_TOTAL
from coyote_spec.ruleset.parts import parts

if TYPE_CHECKING:
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting


@dataclass(frozen=True, slots=True)
class Asked:
    """A claim asked of some games: of one, or of two that are compared; limit is in seconds for
    each question to the solver, witnesses how many are shown."""

    claim: Claim
    games: tuple[Ruleset, ...]
    players: tuple[int, ...]
    limit: float
    witnesses: int = 0

    @property
    def game(self) -> Ruleset:
        """The game, or the first of two."""
        return self.games[0]

    @property
    def words(self) -> tuple[Any, ...]:
        """What the author filled in."""
        return self.claim.question.words

    @property
    def deck(self) -> Deck:
        """The deck that is claimed, or else the game's own."""
        return deck_of(self.claim, self.game)

    def only(self, n: int) -> Asked:
        """The same for one number of players."""
        return replace(self, players=(n,))

    def setting(self, n: int, game: Ruleset | None = None) -> Setting:
        """The setting for n players; of the first game, or of another under the same deck."""
        return setting_for(self.claim, game or self.game, n, self.deck)

    def extra(self, n: int) -> dict[str, int]:
        """The values that the assumption needs and no ruleset knows.

        Raises Undecided when the solver gives up.
        """
        if self.claim.assuming is None or not speaks_of(self.claim.assuming, HIGHEST_TOTAL):
            return {}
        return {HIGHEST_TOTAL: highest_total(self.setting(n), self.limit)}

    def premise(self, extra: dict[str, int]) -> str:
        """The assumption as a part of a sentence; empty where nothing is assumed."""
        said = self.claim.said
        if isinstance(said, Clause):
            said = said.valued(extra)
        return Said("assuming", what=said) if said else ""

    def scope(self, *, bound: int | None = None) -> Scope:
        """How far the answer goes; the deck is None where it is any deck."""
        claim = self.claim
        names = tuple(game.name for game in self.games)
        deck: str = self.deck.name
        if claim.any_deck:
            deck = Said("any-like", deck=deck)
        return Scope(names, deck, self.players, claim.options, claim.readings, bound)

    def finding(self, verdict: str, method: str, sentence: str, **more: Any) -> Finding:
        """An answer; more are further fields of a Finding."""
        scope = self.scope()
        span = str(self.players[0])
        if len(self.players) > 1:
            span = f"{self.players[0]}-{self.players[-1]}"
        which = "/".join([self.claim.name, *scope.rulesets, span, *self.singled_out()])
        more |= {"about": self.about}
        return Finding(which, verdict, scope, method, sentence, self.claim.expected, **more)

    @property
    def about(self) -> tuple[str, ...]:
        """The name in the question, where it is one of several that are asked about."""
        return tuple(map(str, self.words)) if self.claim.one_of_several else ()

    def singled_out(self) -> list[str]:
        """What was asked about one by one, for the id of an answer: the name in the question,
        values and readings."""
        claim = self.claim
        values = [f"{name}={claim.options[name]}" for name in claim.every_value]
        return [*self.about, *values, *(f"{n}={claim.readings[n]}" for n in claim.every_reading)]


def speaks_of(node: object, name: str) -> bool:
    """Whether a part of an expression speaks of a name that is given by whoever asks."""
    return any(isinstance(part, say.Local) and part.name == name for part in parts(node))
