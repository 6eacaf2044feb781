"""The commands, each in a process of its own: start, seconds, peak memory."""

from coyote_spec.api import shipped
from tests.benchmarks.clock import COMMAND, Runs, command, process, repeated
from tests.benchmarks.lines import failed, line, section

HEAVY = ("z3", "numpy", "lark")
LOADED = f"{COMMAND.replace('sys.exit(main())', 'main()')}; print(*sys.modules, file=sys.stdout)"
MEMORY = 500
"""Megabytes that no process of a command may take more than, where nothing else is said."""
AUDIT, PROVE, PROVE_MEMORY = 20, 60, 1000
"""Seconds for the audit of one game and for all of `proofs/`; megabytes for a process of that."""


def start() -> None:
    """`--help` beside a bare Python: run in turns, so that both meet the same other jobs."""
    section("Start: coyote-spec --help beside a bare Python (20 runs in turns; the least of each)")
    bare, ours = [], []
    for _ in range(20):
        bare.append(process("-c", "pass"))
        ours.append(command("--help"))
    a, b = (Runs(tuple(one.seconds for one in runs)) for runs in (bare, ours))
    line("coyote-spec --help", b.least / a.least, "x", 2.5, _beside(a, b))
    a, b = (Runs(tuple(one.processor for one in runs)) for runs in (bare, ours))
    line("    its processor", b.least / a.least, "x", 2.5, _beside(a, b))
    loaded = set(process("-c", LOADED, "--help").out.split())
    heavy = [name for name in HEAVY if name in loaded]
    line("heavy packages imported for it", len(heavy), "", 0, ", ".join(heavy))


def _beside(a: Runs, b: Runs) -> str:
    least = f"{b.least * 1000:.0f} ms beside {a.least * 1000:.0f}"
    return f"{least}; medians {b.median * 1000:.0f} and {a.median * 1000:.0f}"


def whole() -> None:
    """Whole commands."""
    section("Commands (a process each; median of 5 runs, or one run where it takes long)")
    games = shipped()
    asked: list[tuple[tuple[str, ...], float | None, int]] = [
        (("check", *games), 1, 5),
        (("compare", "en", "fr"), 2, 5),
        (("compare", "en", "es"), None, 5),
        (("compare", "en", "pt", "--deck", "kidult36"), None, 5),
        (("score", "en", "--cards", "20,10,-5,x2"), None, 5),
        (("range", "en", "--players", "2-6"), None, 1),
        (("range", "en", "--players", "7-12", "--option", "boxes=2"), None, 1),
        (("odds", "en", "--against", "fr", "--players", "2-4", "--deck", "thirty"), None, 1),
        *((("audit", game), AUDIT, 1) for game in games),
        (("prove",), PROVE, 1),
        (("tour",), 60, 1),
    ]
    for arguments, target, times in asked:
        said = f"coyote-spec {' '.join(arguments)}"
        runs, last = repeated(lambda given=arguments: command(*given), times)  # type: ignore[misc]
        if last.code not in (0, 1):
            failed(said, f"exit code {last.code}")
            continue
        least = f"least {runs.least:.2f} s, " if times > 1 else ""
        line(said, runs.median, "s", target, f"{least}processor {last.processor:.2f} s")
        most = PROVE_MEMORY if arguments == ("prove",) else MEMORY
        line("    its peak memory, of one process", last.megabytes, "MB", most)
