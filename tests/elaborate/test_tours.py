"""Tours: what each stop is about."""

from pathlib import Path

from coyote_spec.elaborate.claims import tours_of
from coyote_spec.elaborate.library import Library


def test_a_stop_that_scores_tells_games_from_cards(tmp_path: Path) -> None:
    path = tmp_path / "walk.coyote"
    path.write_text('coyote 1\ntour walk\n  score en fr cards -5 "x2"\n  check en fr\n', "utf-8")
    (tour,) = tours_of(path, Library())
    score, check = tour.stops
    assert (score.names, score.cards) == (("en", "fr"), ("-5", "x2"))
    assert (check.names, check.cards) == (("en", "fr"), ())
