"""Folders whose contents are moved: all of it, or nothing."""

from pathlib import Path

import pytest

from coyote_spec.moving import move_all, stands_in


def named(folder: Path) -> dict[str, str]:
    return {one.name: one.read_text(encoding="utf-8") for one in folder.iterdir()}


def made(folder: Path, *names: str) -> Path:
    folder.mkdir()
    for name in names:
        (folder / name).write_text(f"{name} of {folder.name}", encoding="utf-8")
    return folder


def test_what_two_folders_hold_is_exchanged(tmp_path: Path) -> None:
    old, new = made(tmp_path / "old", "a", "b"), made(tmp_path / "new", "b", "c")
    move_all((old, made(tmp_path / "aside")), (new, old))
    assert named(old) == {"b": "b of new", "c": "c of new"}
    assert named(tmp_path / "aside") == {"a": "a of old", "b": "b of old"}


@pytest.mark.parametrize("interrupt", [OSError, KeyboardInterrupt])
@pytest.mark.parametrize("after", range(4))
def test_everything_is_back_after_an_interrupt(
    after: int, interrupt: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = made(tmp_path / "old", "a", "b"), made(tmp_path / "new", "b", "c")
    aside, left = made(tmp_path / "aside"), [after]
    rename = Path.rename

    def renamed(self: Path, target: Path) -> Path:
        if left[0] == 0:
            left[0] = -1
            raise interrupt
        left[0] -= 1
        return rename(self, target)

    before = named(old), named(new)
    monkeypatch.setattr(Path, "rename", renamed)
    with pytest.raises(interrupt):
        move_all((old, aside), (new, old))
    assert (named(old), named(new), named(aside)) == (*before, {})


def test_who_stands_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = made(made(tmp_path / "one") / "inner")
    monkeypatch.chdir(inner)
    assert stands_in(inner)
    assert stands_in(tmp_path / "one")
    assert not stands_in(made(tmp_path / "other"))
