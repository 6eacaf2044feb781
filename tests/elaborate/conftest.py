"""A folder with the smallest ruleset in it."""

from pathlib import Path

import pytest

from tests.elaborate.folders import MINIMAL, Folder


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    made = Folder(tmp_path)
    made.write("minimal", MINIMAL)
    return made
