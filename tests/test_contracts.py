"""The import contracts hold, and each of them is seen to fail on a planted violation."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# What is planted: the contract that must break, a file, what is written at its end, and
# what the report must say.
PLANTS = {
    "upward": (
        "Floors",
        "coyote_spec/source.py",
        "import coyote_spec.ruleset",
        "coyote_spec.source -> coyote_spec.ruleset",
    ),
    "upward, inside a function": (
        "Floors",
        "coyote_spec/semantics/planted.py",
        "def later():\n    from coyote_spec import prover\n    return prover",
        "coyote_spec.semantics.planted -> coyote_spec.prover",
    ),
    "sideways": (
        "Floors",
        "coyote_spec/odds/planted.py",
        "import coyote_spec.interpreter",
        "coyote_spec.odds.planted -> coyote_spec.interpreter",
    ),
    "a room on no floor": ("Floors", "coyote_spec/attic.py", "", "attic"),
    "the text, past the waist": (
        "The waist",
        "coyote_spec/semantics/planted.py",
        "import coyote_spec.syntax",
        "coyote_spec.semantics.planted -> coyote_spec.syntax",
    ),
    "Lark": (
        "One door to Lark",
        "coyote_spec/elaborate/planted.py",
        "import lark",
        "coyote_spec.elaborate.planted -> lark",
    ),
    "Z3": (
        "One door to Z3",
        "coyote_spec/semantics/planted.py",
        "from z3 import Int",
        "coyote_spec.semantics.planted -> z3",
    ),
    "Fluent": (
        "One door to Fluent",
        "coyote_spec/handbook/planted.py",
        "from fluent.runtime import FluentBundle",
        "coyote_spec.handbook.planted -> fluent",
    ),
    "cvc5": (
        "One door to cvc5",
        "coyote_spec/prover/planted.py",
        "import cvc5",
        "coyote_spec.prover.planted -> cvc5",
    ),
    "MkDocs": (
        "One door to MkDocs",
        "coyote_spec/handbook/planted.py",
        "import mkdocs.config",
        "coyote_spec.handbook.planted -> mkdocs",
    ),
    "Pygments": (
        "One door to Pygments",
        "coyote_spec/api/planted.py",
        "import pygments",
        "coyote_spec.api.planted -> pygments",
    ),
    "a certificate by its own maker": (
        "A recheck of its own",
        "coyote_spec/prover/planted.py",
        "import coyote_spec.recheck",
        "coyote_spec.prover.planted -> coyote_spec.recheck",
    ),
    "a recheck with the code of the proof": (
        "Floors",
        "coyote_spec/recheck/planted.py",
        "import coyote_spec.ruleset",
        "coyote_spec.recheck.planted -> coyote_spec.ruleset",
    ),
    "NumPy": (
        "One door to NumPy",
        "coyote_spec/interpreter/planted.py",
        "import numpy.linalg",
        "coyote_spec.interpreter.planted -> numpy",
    ),
}


def lint(tree: Path) -> tuple[int, str]:
    """The exit code and the report of the contracts of a tree, lines not folded."""
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [command, "--no-cache"],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree), "COLUMNS": "200", "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "coyote_spec", tmp_path / "coyote_spec", ignore=ignored)
    return tmp_path


def test_the_contracts_hold() -> None:
    code, report = lint(ROOT)
    assert code == 0, report
    assert " 0 broken" in report


def test_every_contract_has_a_plant() -> None:
    configuration = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = configuration["tool"]["importlinter"]["contracts"]
    assert {contract["name"] for contract in contracts} == {plant[0] for plant in PLANTS.values()}


@pytest.mark.parametrize(("contract", "file", "text", "said"), PLANTS.values(), ids=PLANTS)
def test_a_planted_violation_is_named(
    contract: str, file: str, text: str, said: str, copy: Path
) -> None:
    with (copy / file).open("a", encoding="utf-8") as planted:
        planted.write(f"\n{text}\n")
    code, report = lint(copy)
    assert code == 1, report
    assert f"{contract} BROKEN" in report
    assert said in report
