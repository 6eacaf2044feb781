"""The tables of the grammar that are kept in the user's cache: nothing hangs on what is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote_spec import resources
from coyote_spec.source import Source
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
