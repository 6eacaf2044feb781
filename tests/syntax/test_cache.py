"""The tables of the grammar that are kept in the user's cache: nothing hangs on what is there."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from coyote_spec import resources
from coyote_spec.source import InputError, Source
from coyote_spec.syntax import kept
from coyote_spec.syntax.grammar import grammar
from coyote_spec.syntax.parse import parse


@pytest.fixture(autouse=True)
def _made_anew() -> None:
    grammar.cache_clear()


def parsed() -> str:
    grammar.cache_clear()
    path = resources.variants() / "en_advanced.coyote"
    return repr(parse(Source(path.name, path.read_text(encoding="utf-8"))))


def test_kept_spoiled_cut_short_or_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = parsed()
    (kept,) = (tmp_path / "coyote-spec").iterdir()
    whole = kept.read_bytes()
    assert parsed() == first
    for spoiled in (b"", b"not a cache", whole[: len(whole) // 2], whole[:-1]):
        kept.write_bytes(spoiled)
        assert parsed() == first
    kept.unlink()
    assert parsed() == first


def test_no_place_for_a_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    first = parsed()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "new"))
    assert parsed() == first
    assert (tmp_path / "file").read_text() == "in the way"


def test_trees_are_kept_and_nothing_hangs_on_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    source = Source("own.coyote", "coyote 1\n\nruleset own extends en\n")
    first = kept.parsed(source)
    assert first == parse(source)
    (file,) = (tmp_path / "coyote-spec" / "trees").iterdir()
    monkeypatch.setattr(kept, "parse", None)  # it isn't read again
    assert repr(kept.parsed(source)) == repr(first)
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    whole = file.read_bytes()
    for spoiled in (b"", b"no tree", whole[: len(whole) // 2], pickle.dumps("no tree")):
        file.write_bytes(spoiled)
        assert kept.parsed(source) == first
    assert kept.parsed(Source("own.coyote", source.text + "\n")) == first  # and is another file
    assert kept.parsed(Source("other.coyote", source.text)).mark.span.file == "other.coyote"
    assert len(list(file.parent.iterdir())) == 3


def test_only_so_many_trees_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept, "MOST", 10)
    for number in range(25):
        kept.parsed(Source(f"{number}.coyote", "coyote 1\n"))
    assert 5 <= len(list((tmp_path / "coyote-spec" / "trees").iterdir())) <= 10


def test_what_has_mistakes_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for _ in range(2):
        with pytest.raises(InputError):
            kept.parsed(Source("own.coyote", "coyote 1\n\nruleset\n"))
    assert not list((tmp_path / "coyote-spec" / "trees").iterdir())
