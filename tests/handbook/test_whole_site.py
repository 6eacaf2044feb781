"""The whole site as `make docs` builds it: every game, every house rule, every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from coyote_spec import api
from coyote_spec.handbook.contents import house_rules
from coyote_spec.handbook.shelf import Shelf
from coyote_spec.locale.tongue import languages

if TYPE_CHECKING:
    from pathlib import Path


def test_every_house_rule_has_a_game_that_it_fits() -> None:
    found = house_rules(Shelf())
    files = [path for path in api.rulesets.shipped_files() if path.parent.name == "house"]
    assert len(files) == 16
    assert len(found) >= 16
    assert "en+one_life" in found


@pytest.mark.soak
def test_the_whole_site(tmp_path: Path) -> None:
    site = api.document(output=tmp_path / "site", processes=2)
    assert set(site.languages) == set(languages())
    games = [name for name in api.shipped() if f"en/games/{name}.html" in site.pages]
    assert games == api.shipped()
    for page in site.pages:
        text = (tmp_path / "site" / page).read_text(encoding="utf-8")
        assert len(re.sub(r"(?s)<svg.*?</svg>", "", text).encode()) < 300_000, page
        assert not re.search(r"[\ue000-\uf8ff]", text), page
        assert not re.search(r"\{ ?\$", text.replace("{ $players }", "")), page
