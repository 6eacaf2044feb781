"""The shipped files are found in a wheel and in a checkout, and missed loudly."""

from collections.abc import Callable
from pathlib import Path

import pytest

from coyote_spec import resources

FOLDERS = {
    "grammars": resources.grammars,
    "variants": resources.variants,
    "proofs": resources.proofs,
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "coyote_spec"
    package.mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    return package


@pytest.mark.parametrize(("name", "folder"), FOLDERS.items(), ids=FOLDERS)
def test_the_wheel_comes_before_the_checkout(
    name: str, folder: Callable[[], Path], package: Path
) -> None:
    (package.parent / name).mkdir()
    assert folder() == package.parent / name
    (package / "_data" / name).mkdir(parents=True)
    assert folder() == package / "_data" / name


@pytest.mark.parametrize(("name", "folder"), FOLDERS.items(), ids=FOLDERS)
def test_a_missing_folder_is_named(name: str, folder: Callable[[], Path], package: Path) -> None:
    assert not any(package.iterdir())
    with pytest.raises(FileNotFoundError, match=f"not completely installed.*'{name}'"):
        folder()
