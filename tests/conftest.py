"""What every test may ask for: golden files, the command, and how hard Hypothesis tries."""

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from weakref import WeakValueDictionary

import pytest
from hypothesis import HealthCheck, settings

from coyote_spec.prover import formulas
from coyote_spec.ruleset import alike
from tests import command

GOLDENS = Path(__file__).parent / "goldens"

# Times are the benchmarks' business: a slow machine is no failure of a property.
# The default asks the same questions each time; the soak asks new ones, and many.
settings.register_profile("default", deadline=None, derandomize=True, database=None)
settings.register_profile(
    "soak",
    deadline=None,
    derandomize=False,
    max_examples=5_000,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update", action="store_true", help="write golden files anew instead of comparing"
    )


LONG = (
    "test_wheel.py",
    "laws/test_matches.py",
    "conform/test_cases.py",
    "test_readme.py",
    "cli/test_findings.py",
    "cli/test_compare.py",
    "handbook/test_document.py",
    "browser/test_site.py",
    "browser/test_script.py",
    "agreement/test_made_up.py",
    "witness/test_command.py",
    "mutation/test_mutate.py",
)
"""Files that take long: they come first, so that no process is left with one at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ranks = {Path(__file__).parent / name: rank for rank, name in enumerate(LONG)}
    items.sort(key=lambda item: ranks.get(item.path, len(LONG)))


Golden = Callable[[str | Path, str], None]
Cli = Callable[..., command.Outcome]


@pytest.fixture(autouse=True)
def _nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test worked out, perhaps with a fault planted, isn't shared with the next."""
    monkeypatch.setattr(alike, "_known", WeakValueDictionary())
    monkeypatch.setattr(formulas, "_found", OrderedDict())


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare a text with a file (relative to tests/goldens); `--update` rewrites the file."""
    update: bool = request.config.getoption("--update")

    def compare(path: str | Path, text: str) -> None:
        file = GOLDENS / path
        if update:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode())
        elif not file.exists():
            pytest.fail(f"{file} is not there yet: `make update` writes it")
        # Bytes, so that line ends count.
        assert text == file.read_bytes().decode(), f"differs from {file}; meant? `make update`"

    return compare


@pytest.fixture
def cli() -> Cli:
    """Run the command inside this process: `cli("score", "fr", "--cards", "7")`."""
    return command.cli
