"""A fingerprint of a count: equal where two rulesets give the same total on every table."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from coyote_spec.odds.arrays import Column
from coyote_spec.odds.hands import LIMIT, Hands, further
from coyote_spec.odds.tables import deals, total

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.setting import Setting

LANES = ("first", "second")
"""Sums of 64 bits that are kept side by side."""

_WORD = 2**64
_MIX = (np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB))
_SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))


@dataclass(frozen=True, slots=True, eq=False)
class _Leaves:
    """Hands with their draws as far as the total hangs on them; group is the row they came from."""

    hands: Hands
    totals: Column
    group: Column


def fingerprint(setting: Setting, limit: int = LIMIT) -> str:
    """A hash of the totals over all tables of a fresh deck with one card for each player.

    A draw that the total doesn't hang on is left out, so it is the function from hands and pile to
    the total that counts, not the rules that give it. Compare them under the same deck.
    """
    sums = [0] * len(LANES)
    for bare, hands in deals([setting], limit):
        for leaves in _leaves(bare[0], hands, np.arange(len(hands)), limit):
            for i, lane in enumerate(LANES):
                words = _words(bare[0], leaves, lane)
                sums[i] = (sums[i] + int(words.sum(dtype=np.uint64))) % _WORD
    deck = [(kind.name, most) for kind, most in zip(setting.kinds, setting.most, strict=True)]
    return blake2b(repr((setting.players, deck, sums)).encode(), digest_size=16).hexdigest()


def _leaves(setting: Setting, hands: Hands, group: Column, limit: int) -> list[_Leaves]:
    """These hands with as many draws as their totals hang on."""
    totals, wanting = total(setting, hands)
    rows = np.flatnonzero(wanting)
    done = np.flatnonzero(~wanting)
    found = [_Leaves(hands.rows(done), totals[done], group[done])]
    for more, parents in further(hands.rows(rows), setting.most, limit):
        below = _leaves(setting, more, parents, limit)
        found += _joined(hands.rows(rows), group[rows], below, parents)
    return [part for part in found if len(part.hands)]


def _joined(
    hands: Hands, group: Column, below: Sequence[_Leaves], parents: Column
) -> list[_Leaves]:
    """The leaves below some hands; a hand whose leaves all have one total becomes a leaf itself."""
    size = len(hands)
    children = np.bincount(parents, minlength=size)
    next_up = [part for part in below if part.hands.depth == hands.depth + 1]
    if not next_up:
        return [_Leaves(part.hands, part.totals, group[part.group]) for part in below]
    totals = np.concatenate([part.totals for part in next_up])
    owners = np.concatenate([part.group for part in next_up])
    first = np.zeros(size, dtype=totals.dtype)
    first[owners] = totals
    agree = np.bincount(owners[totals == first[owners]], minlength=size)
    alike = (children > 0) & (agree == children)
    found = [_Leaves(hands.rows(alike), first[alike], group[alike])]
    for part in below:
        stays = ~alike[part.group]
        found.append(_Leaves(part.hands.rows(stays), part.totals[stays], group[part.group[stays]]))
    return found


def _words(setting: Setting, leaves: _Leaves, lane: str) -> NDArray[np.uint64]:
    """A number for each leaf that stands for its hand, its draws and its total."""
    names = [kind.name for kind in setting.kinds]
    word = _as_words(leaves.totals) * _salt(lane, "total")
    for k, name in enumerate(names):
        word += leaves.hands.counts[:, k].astype(np.uint64) * _salt(lane, "hand", name)
    for i in range(leaves.hands.depth):
        salts = np.array([_salt(lane, "draw", str(i), name) for name in names], dtype=np.uint64)
        word += salts[leaves.hands.draws[:, i]]
    return _stirred(word)


def _as_words(totals: Column) -> NDArray[np.uint64]:
    if totals.dtype == object:
        return np.array([int(t) % _WORD for t in totals], dtype=np.uint64)
    return totals.astype(np.uint64)


def _salt(*parts: str) -> np.uint64:
    digest = blake2b("\0".join(parts).encode(), digest_size=8).digest()
    return np.uint64(int.from_bytes(digest, "big") | 1)


def _stirred(word: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Each bit hangs on all others (the last step of the generator SplitMix64)."""
    word = (word ^ (word >> _SHIFTS[0])) * _MIX[0]
    word = (word ^ (word >> _SHIFTS[1])) * _MIX[1]
    return word ^ (word >> _SHIFTS[2])
