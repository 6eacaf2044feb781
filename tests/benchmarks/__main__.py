"""Measures everything and prints it beside the targets; the exit code doesn't depend on them."""

import os
import platform
import sys

from tests.benchmarks import commands, desk, ends, handbook, steps, variants

PARTS = {
    "start": commands.start,
    "commands": commands.whole,
    "steps": steps.measure,
    "ends": ends.each_end,
    "growth": ends.growth,
    "variants": variants.measure,
    "desk": desk.measure,
    "handbook": handbook.measure,
}


def main(wanted: list[str]) -> None:
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        sys.exit(f"no part {', '.join(unknown)}; there are: {', '.join(PARTS)}")
    load = "".join(f" {one:.1f}" for one in os.getloadavg())
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before:{load}")
    print("Other jobs may share the machine; two things that are compared are measured in one run.")
    for name in wanted or PARTS:
        PARTS[name]()


main(sys.argv[1:])
