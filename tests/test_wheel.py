"""The wheel works without the checkout: grammars, rulesets and claims come with it.

The environment is fresh. Only the libraries of others are lent to it, from the environment
of the tests; the path file that lends them does not carry an editable install along.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DATA = ("docs", "grammars", "variants", "proofs")


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        command,
        cwd=cwd,
        env=outside,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
    )


def must(*command: str | Path, cwd: Path) -> str:
    done = run(*command, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@dataclass(frozen=True)
class Archives:
    direct: Path
    from_sdist: Path


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Archives:
    """The wheel built from the checkout, and the one built from the source archive."""
    direct, both = tmp_path_factory.mktemp("direct"), tmp_path_factory.mktemp("both")
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir")
    must(*build, direct, "--wheel", ROOT, cwd=direct)
    must(*build, both, ROOT, cwd=both)
    return Archives(next(direct.glob("*.whl")), next(both.glob("*.whl")))


@dataclass(frozen=True)
class Installed:
    folder: Path
    bin: Path

    def __call__(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return run(self.bin / "coyote-spec", *arguments, cwd=self.folder)


@pytest.fixture(scope="module")
def installed(archives: Archives, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment, symlinks=True)
    python = environment / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    must(*pip, "install", "--no-index", "--no-deps", archives.from_sdist, cwd=environment)
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(must(python, "-c", asked, cwd=environment).strip())
    lent = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "lent.pth").write_text("\n".join(sorted(lent)) + "\n", encoding="utf-8")
    return Installed(tmp_path_factory.mktemp("elsewhere"), environment / "bin")


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {entry.filename: entry.CRC for entry in archive.infolist()}


def test_the_source_archive_gives_the_same_wheel(archives: Archives) -> None:
    assert contents(archives.from_sdist) == contents(archives.direct)


@pytest.mark.parametrize("folder", DATA)
def test_the_wheel_has_every_shipped_file(folder: str, archives: Archives) -> None:
    files = [file for file in (ROOT / folder).rglob("*") if file.is_file()]
    here = [file.relative_to(ROOT).as_posix() for file in files]
    assert here, f"nothing in {folder}/"
    assert {f"coyote_spec/_data/{file}" for file in here} <= contents(archives.direct).keys()


def test_the_wheel_has_nothing_else(archives: Archives) -> None:
    tops = {Path(name).parts[0] for name in contents(archives.direct)}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"coyote_spec"}


def test_the_package_comes_from_the_wheel(installed: Installed) -> None:
    asked = (
        "import coyote_spec, lark, sys; from coyote_spec import resources as r;"
        "print(coyote_spec.__file__, r.grammars(), r.variants(), r.proofs(), *sys.path, sep='\\n')"
    )
    places = must(installed.bin / "python", "-c", asked, cwd=installed.folder).splitlines()
    environment = installed.bin.parent
    assert all(Path(place).is_relative_to(environment) for place in places[:4]), places
    assert str(ROOT) not in places


def test_help(installed: Installed) -> None:
    done = installed("--help")
    assert done.returncode == 0, done.stderr
    assert "coyote-spec" in done.stdout


def test_check_finds_the_rulesets(installed: Installed) -> None:
    done = installed("check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_score(installed: Installed) -> None:
    done = installed("score", "fr", "--cards", "x2,-5", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["total"] == -10
    assert installed("score", "fr", "--cards", "x2,-5").returncode == 0


def test_prove_finds_the_claims(installed: Installed) -> None:
    """All are answered in the checkout; here they are found, and those of one file answered."""
    asked = """
from coyote_spec import resources
from coyote_spec.api.rulesets import shipped_library
from coyote_spec.elaborate.claims import claims_of

for path in sorted(resources.proofs().glob("*.coyote")):
    print(path, *(claim.name for claim in claims_of(path, shipped_library())))
"""
    lines = must(installed.bin / "python", "-c", asked, cwd=installed.folder).splitlines()
    found = {Path(path).name: names for path, *names in map(str.split, lines)}
    assert found == {
        file.name: re.findall(r"(?m)^claim (\w+)", file.read_text("utf-8"))
        for file in (ROOT / "proofs").glob("*.coyote")
    }
    done = installed("prove", next(line.split()[0] for line in lines if "knowledge." in line))
    assert done.returncode == 0, done.stdout + done.stderr


def test_document_finds_its_words_its_theme_and_the_documentation(installed: Installed) -> None:
    done = installed("document", "fr", "--language", "es", "--output", "pages")
    assert done.returncode == 0, done.stderr
    pages = installed.folder / "pages" / "es"
    assert (pages / "guide" / "tutorial.html").is_file()
    assert (pages / "css" / "site.css").is_file()


def test_a_house_rule_in_another_folder(installed: Installed) -> None:
    house = installed.folder / "house"
    house.mkdir()
    text = """coyote 1

amendment dear "A loser takes two coins"

settling
  replace payment  loser takes 2 coins

example two_coins of en "Two at once"
  hands  3 4
  seat 0 bids 7
  seat 1: challenge
  total is 7
  seat 1 takes 2 coins
"""
    (house / "dear.coyote").write_text(text, encoding="utf-8")
    checked = installed("check", "house/dear.coyote")
    assert checked.returncode == 0, checked.stderr
    assert "1 example" in checked.stdout
    name = "en+house/dear.coyote"
    compared = installed("compare", "en", name, "--players", "2", "--deck", "thirty")
    assert compared.returncode == 1, compared.stderr
    assert "differ in who pays" in compared.stdout
    ranged = installed("range", name, "--players", "2", "--json")
    assert json.loads(ranged.stdout)["players"]["2"]["max"] == 40
