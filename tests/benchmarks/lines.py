"""The table: what was measured, the figure, its target, and whether it is met."""

from dataclasses import dataclass

WIDTH = 58


@dataclass(frozen=True, slots=True)
class Target:
    """A limit: the figure must not be above it, or with `least` not below it."""

    limit: float
    least: bool = False

    def met(self, figure: float) -> bool:
        return figure >= self.limit if self.least else figure <= self.limit


def section(title: str) -> None:
    print(f"\n{title}", flush=True)


def line(
    what: str, figure: float, unit: str, target: float | Target | None = None, more: str = ""
) -> None:
    """A line of the table; more is said behind it."""
    goal = Target(target) if isinstance(target, int | float) else target
    told = f"{_written(figure)} {unit}".strip()
    beside = ""
    if goal is not None:
        sign = ">=" if goal.least else "<="
        beside = f"{sign} {_written(goal.limit)}".ljust(12) + (
            "OK" if goal.met(figure) else "MISSED"
        )
    print(f"  {what:{WIDTH}}{told:>14}   {beside:18}  {more}".rstrip(), flush=True)


def failed(what: str, why: str) -> None:
    """A line for something that could not be measured."""
    print(f"  {what:{WIDTH}}{'-':>14}   MISSED: {why}", flush=True)


def _written(figure: float) -> str:
    if figure >= 1000:
        return f"{figure:,.0f}"
    return f"{figure:.3g}" if figure < 100 else f"{figure:.0f}"
