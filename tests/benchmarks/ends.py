"""The ends of ranges: seconds for each, and how the solver and plain enumeration grow.

python -m tests.benchmarks.ends       the seconds of each end in this process, as JSON
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from statistics import fmean, median

from coyote_spec.api import load, shipped
from coyote_spec.api.rulesets import shipped_library
from coyote_spec.interpreter.setting import allowed_players
from coyote_spec.prover import formulas
from coyote_spec.prover.ranges import Ends, total_range
from coyote_spec.prover.symbolic import forget
from coyote_spec.ruleset.setting import Setting
from tests.benchmarks.clock import limited, process, timed
from tests.benchmarks.lines import failed, line, section
from tests.benchmarks.points import setting_of

END, ALL = 0.3, 5
MOST = 20.0
"""Seconds of processor that a point of a curve may take."""

PATIENCE = 120.0
"""Seconds that a process may take, as long as other jobs share the machine."""

NAMES = {
    "solver": "solver",
    "seats": "one unknown a card",
    "arrays": "enumeration",
    "score": "plain Python",
}
COPIES = (1, 2, 4, 10)
"""Decks of 30 to 300 cards."""


def each_end() -> None:
    section(
        "Each end of a range, with proof and smallest hand (median of 3 processes, worst shown)"
    )
    runs = [json.loads(process("-m", "tests.benchmarks.ends").out) for _ in range(3)]
    by_game: dict[str, dict[str, float]] = {}
    for key in runs[0]["ends"]:
        game, rest = key.split(" ", 1)
        by_game.setdefault(game, {})[rest] = median(run["ends"][key] for run in runs)
    for game, ends in by_game.items():
        worst = max(ends, key=lambda key: ends[key])
        players = sorted({int(key.split()[0]) for key in ends})
        said = f"{game}, {players[0]} to {players[-1]} players: the slowest of {len(ends)} ends"
        middle = median(ends.values())
        line(
            said,
            ends[worst],
            "s",
            END,
            f"{worst.split()[1]}, {worst.split()[0]} players; median {middle:.2f} s",
        )
    whole = [run["whole"] for run in runs]
    said = f"{', '.join(_basic())} with 2 to 6 players, one process"
    line(said, median(whole), "s", ALL, f"least {min(whole):.2f} s")


def _here() -> None:
    """What one process takes. Terms and what was found are forgotten in between, so that each end
    pays for its own."""
    basic = [(game, n) for game in _basic() for n in range(2, 7)]
    whole = timed(lambda: [total_range(setting_of(game, n), 60) for game, n in basic])
    ends = {}
    for game in shipped():
        for n in _players(game):
            for side in ("low", "high"):
                forget()
                formulas.forget()
                shipped_library.cache_clear()
                ends[f"{game} {n} {side}"] = _seconds(setting_of(game, n), side)
    print(json.dumps({"whole": whole, "ends": ends}))


def _basic() -> list[str]:
    """The games that extend no other."""
    return [name for name in shipped() if len(load(name).chain) == 1]


def _seconds(setting: Setting, side: str) -> float:
    return timed(lambda: getattr(Ends(setting, 60), side)())


def _players(game: str) -> list[int]:
    rules = load(game)
    more = allowed_players(rules, {"boxes": 2}) if "boxes" in rules.options else []
    return [*allowed_players(rules), *more]


@dataclass(frozen=True, slots=True)
class Point:
    """The range by one method, and the seconds of processor that it took."""

    seconds: float
    ends: tuple[int, int]


Curve = dict[int, Point]
PLAYERS = range(2, 13)


def growth() -> None:
    section(
        "How ranges grow: both ends for en (seconds of processor, a process each; '-' is more than"
        f" {MOST:.0f} s)"
    )
    print(f"  {'players':34}" + "".join(f"{n:>8}" for n in PLAYERS))
    ends: dict[str, dict[int, float]] = {method: {} for method in NAMES}
    for copies in COPIES:
        curves = {method: _curve(method, copies) for method in NAMES}
        for method, curve in curves.items():
            many = f"{copies} cop{'y' if copies == 1 else 'ies'}"
            seconds = {n: point.seconds for n, point in curve.items()}
            _row(f"{many}, {NAMES[method]}, s", seconds, _exponent(seconds))
            if MIDDLE in seconds:
                ends[method][30 * copies] = seconds[MIDDLE]
        solver = curves.pop("solver")
        for method, curve in curves.items():
            both = {n: curve[n].seconds / solver[n].seconds for n in curve if n in solver}
            _row(f"    {NAMES[method]} / solver", both)
            for n in both:
                if curve[n].ends != solver[n].ends:
                    failed(f"{copies}, {n} players", f"{curve[n].ends}, not {solver[n].ends}")
    print(f"  By the size of the deck, {MIDDLE} players:")
    for method, by_size in ends.items():
        told = ", ".join(f"{size} cards {seconds:.3g} s" for size, seconds in by_size.items())
        print(f"    {NAMES[method]:22}{told or '-'}  {_exponent(by_size)}")


MIDDLE = 4
"""So many players where the size of the deck is what changes."""


def _exponent(seconds: Mapping[int, float]) -> str:
    """The power of the number of players, or of cards, that fits the seconds best: the slope of a
    line through the logarithms."""
    if len(seconds) < 3:
        return ""
    x = [log(n) for n in seconds]
    y = [log(s) for s in seconds.values()]
    middle = fmean(x), fmean(y)
    across = sum((a - middle[0]) ** 2 for a in x)
    slope = sum((a - middle[0]) * (b - middle[1]) for a, b in zip(x, y, strict=True)) / across
    return f"~ n^{slope:.1f}"


def _row(what: str, figures: Mapping[int, float], more: str = "") -> None:
    row = "".join(f"{figures[n]:8.3g}" if n in figures else f"{'-':>8}" for n in PLAYERS)
    print(f"  {what:34}{row}  {more}".rstrip(), flush=True)


def _curve(method: str, copies: int) -> Curve:
    """The points that take less than the limit. A number of hands that is far too large, going by
    the last point, isn't tried."""
    found: Curve = {}
    for n in PLAYERS:
        last = found.get(n - 1)
        if last is not None and method in ("arrays", "score") and last.seconds > 0.5:
            more = _hands(n, copies) / _hands(n - 1, copies)
            if last.seconds * more > 2 * MOST:
                break
        out = limited(PATIENCE, "-m", "tests.benchmarks.points", method, "en", str(n), str(copies))
        point = None if out is None else json.loads(out)
        if point is None or point["seconds"] > MOST:
            break
        found[n] = Point(point["seconds"], (point["ends"][0], point["ends"][1]))
    return found


def _hands(players: int, copies: int) -> int:
    """How many different hands there are."""
    ways = [1] + [0] * players
    for most in setting_of("en", players, copies).most:
        ways = [sum(ways[k - i] for i in range(min(most, k) + 1)) for k in range(players + 1)]
    return ways[players]


if __name__ == "__main__":
    _here()
