"""What became of translations: fresh, stale in wording or in meaning, contradictory, missing."""

import json
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from coyote_spec import resources
from coyote_spec.api import Translations, accept, changes, run, translations
from coyote_spec.handbook.record import read
from coyote_spec.interpreter.rounds import Result
from coyote_spec.source import InputError
from tests.command import cli
from tests.handbook.looked import OTHERS, change, ids, looked
from tests.handbook.texts import GAMES, LANGUAGES


@pytest.fixture(scope="module")
def accepted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The English rulebook as a reader's own, with the words for it, all of them accepted."""
    folder = tmp_path_factory.mktemp("own")
    shipped = resources.variants()
    shutil.copy(shipped / "en.coyote", folder)
    for language in OTHERS:
        games = folder / "locale" / language / "games"
        games.mkdir(parents=True)
        for name in ("en", "silences", "titles", "words"):
            shutil.copy(shipped / "locale" / language / "games" / f"{name}.ftl", games)
    accept((), [str(folder / "en.coyote")])
    return folder


@pytest.fixture
def own(accepted: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may change."""
    return shutil.copytree(accepted, tmp_path / "own") / "en.coyote"


def sentences(found: Translations) -> dict[tuple[str, str], str | None]:
    return {(one.language, one.id): one.said for one in found.units if one.kind == "rule"}


# ---------------------------------------------------------------- what is shipped


def test_all_that_is_shipped_is_recorded_and_fresh() -> None:
    found = translations()
    assert found.languages == LANGUAGES
    assert {*GAMES, "en+one_life"} <= set(found.rulesets)
    stale = [(one.language, one.id, one.state) for one in found.units if one.state != "fresh"]
    assert not stale, "read them, then run `coyote-spec translations --accept`"
    unread = [one.id for one in found.units if one.was is None]
    assert not unread, "run `coyote-spec translations --accept`"


def test_what_was_read_of_an_amendment_holds_on_another_game() -> None:
    assert looked(Path("fr+one_life")).fresh


# ---------------------------------------------------------------- stale in meaning


def test_a_number_makes_exactly_its_sentences_stale(own: Path) -> None:
    before = looked(own)
    assert before.fresh
    change(own, "12 * boxes", "13 * boxes")
    after = looked(own)
    changed = {key for key, said in sentences(after).items() if sentences(before)[key] != said}
    assert changed == {(language, "en/rule/supply") for language in LANGUAGES}
    for language in LANGUAGES:
        assert ids(after, "meaning stale", language) == {"en/rule/supply"}
        assert after.totals(language)["fresh"] == before.totals(language)["fresh"] - 1


def test_a_change_of_meaning_has_a_witness_that_replays(own: Path) -> None:
    change(own, "3, or 4 to 5 when", "2, or 4 to 5 when")
    found = looked(own, "fr", witnesses=True)
    stale = found.of("meaning stale")
    assert {one.id for one in stale} == {"en/rule/threshold", "en/comment/threshold"}
    for one in stale:
        assert one.before is not None
        assert "3, or 4 to 5" in one.before["options/threshold"]
        assert "2, or 4 to 5" in one.about["options/threshold"]
        shown = one.shown
        assert shown is not None
        assert shown.finding is not None
        assert shown.recorded is not None
        assert shown.now is not None
        witness = dict(shown.finding.witness or {})
        results = [run(rules, witness) for rules in (shown.recorded, shown.now)]
        then, now = (r for r in results if isinstance(r, Result))
        assert then.eliminated != now.eliminated


def test_a_reading_is_about_what_is_done_under_it(own: Path) -> None:
    change(own, "returned: coins of it becomes 0", "returned: coins of it becomes 1")
    found = looked(own, "es", witnesses=True)
    stale = {one.id: one for one in found.of("meaning stale")}
    assert set(stale) == {"en/rule/out", "en/reading/returned_coins/returned"}
    for one in stale.values():
        assert one.shown is not None
        assert one.shown.finding is not None
        assert one.shown.finding.scope.readings["returned_coins"] == "returned"
        assert one.shown.finding.witness is not None


def test_a_change_that_shows_nowhere_says_so(own: Path) -> None:
    change(own, "loser takes 1 coin ", "loser takes 2 - 1 coins ")
    (one,) = looked(own, "pt", witnesses=True).of("meaning stale")
    assert one.id == "en/rule/payment"
    assert one.shown is not None
    assert one.shown.as_json() == {
        "situation": None,
        "sentence": "no situation was found in which it shows.",
    }


NOTHING_FOUND = SimpleNamespace(findings=[], pairs=[SimpleNamespace(undecided=["settling"])])


@pytest.mark.parametrize("patience", [0, 6])
def test_what_is_not_decided_in_time_says_so(
    own: Path, patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "compare", lambda *rules, **asked: NOTHING_FOUND)
    monkeypatch.setattr(changes, "PATIENCE", patience)
    change(own, "loser takes 1 coin ", "loser takes 2 - 1 coins ")
    (one,) = looked(own, "fr", witnesses=True).of("meaning stale")
    assert one.shown is not None
    assert one.shown.reason == "whether it shows anywhere was not decided in time."


def test_what_a_comparison_does_not_find_an_example_may_show(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "compare", lambda *rules, **asked: NOTHING_FOUND)
    change(own, "12 * boxes", "13 * boxes")
    (one,) = looked(own, "fr", witnesses=True).of("meaning stale")
    shown = one.shown
    assert shown is not None
    told = shown.as_json()
    assert told["aspect"] == "example"
    assert told["situation"]["readings"] == {"supply_out": "no_coin"}
    assert shown.recorded is not None
    assert shown.now is not None
    results = [run(rules, told["situation"]) for rules in (shown.recorded, shown.now)]
    then, now = (r for r in results if isinstance(r, Result))
    assert (then.paid, now.paid) == ((), ((0, 1),))


# ---------------------------------------------------------------- stale in wording


def test_rewording_a_comment_makes_its_translations_stale_in_wording(own: Path) -> None:
    change(own, "Four or five coins are for", "Only take four or five coins in")
    found = looked(own)
    for language in OTHERS:
        assert ids(found, "wording stale", language) == {"en/comment/threshold"}
        assert not found.of("meaning stale", language)
    assert found.totals("en")["fresh"] == len([u for u in found.units if u.language == "en"])


def test_a_question_may_be_reworded_alone(own: Path) -> None:
    change(own, "What is drawn when the pile is empty?", "And what is drawn from no pile?")
    found = looked(own, "fr")
    assert ids(found, "wording stale", "fr") == {"en/question/empty_pile"}
    assert not found.of("meaning stale")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("## Four or five coins are", "## FOUR  or Five   coins are"),
        ("12 * boxes coins                          EN-07 EN-08", "12 * boxes coins   EN-07"),
        ('asks "What is drawn when the pile', 'asks "what is  drawn When the pile'),
        ("players\n  one_box", "players\n\n  one_box"),
    ],
)
def test_capitals_spaces_layout_and_citations_make_nothing_stale(
    own: Path, old: str, new: str
) -> None:
    change(own, old, new)
    assert looked(own, "es").fresh


def test_a_sentence_that_is_said_otherwise_is_stale_in_wording(own: Path) -> None:
    words = own.parent / "locale" / "fr" / "games" / "words.ftl"
    change(words, "name-loser = ", "name-loser = en somme ")
    found = looked(own, "fr")
    stale = ids(found, "wording stale", "fr")
    assert "en/rule/loser" in stale
    assert all(name.startswith("en/rule/") for name in stale)
    assert not found.of("meaning stale")


# ---------------------------------------------------------------- contradictory, missing, gone


def test_a_number_that_the_original_has_not_contradicts_it(own: Path) -> None:
    words = own.parent / "locale" / "es" / "games" / "silences.ftl"
    change(words, "Cuatro o cinco { -coin", "De 4 a 6 { -coin")
    found = looked(own, "es")
    (one,) = found.of("contradictory")
    assert one.id == "en/comment/threshold"
    assert one.reason == "it has 4, 6, which the original hasn't"


def test_two_files_give_a_term_two_texts(own: Path) -> None:
    games = own.parent / "locale" / "pt" / "games"
    (games / "mine.ftl").write_text(
        "-card = bilhete\n    .gender = masculine\nname-pot = o pote\n", "utf-8"
    )
    (games / "other.ftl").write_text("name-pot = O  Pote\n", "utf-8")
    (one,) = looked(own, "pt").of("contradictory")
    assert (one.id, one.reason) == ("words/-card", "en.ftl and mine.ftl give it two texts")


def test_what_is_recorded_and_not_there_is_gone(own: Path) -> None:
    change(own, "  ## Four or five coins are for a small game, agreed before it begins.\n", "")
    found = looked(own, "fr")
    assert ids(found, "gone", "fr") == {"en/comment/threshold"}
    assert accept(["en/comment/threshold"], [str(own)], languages=["fr"]).written == {
        "fr": ("en/comment/threshold",)
    }
    assert looked(own, "fr").fresh


# ---------------------------------------------------------------- accepting


def test_accepting_writes_just_what_is_named(own: Path) -> None:
    home = own.parent / "locale"
    change(own, "12 * boxes", "13 * boxes")
    change(own, "3, or 4 to 5 when", "2, or 4 to 5 when")
    before = {file: file.read_bytes() for file in home.glob("**/*") if file.is_file()}
    records = read(home / "es")
    done = accept(["threshold"], [str(own)], languages=["es"])
    assert done.written == {"es": ("en/comment/threshold", "en/rule/threshold")}
    assert not done.left
    touched = {file for file, raw in before.items() if file.read_bytes() != raw}
    assert touched == {home / "es" / "record.json"}
    assert {*home.glob("**/*.*")} >= {*before}
    after = read(home / "es")
    assert {name for name in after if after[name] != records[name]} == set(done.written["es"])
    units = json.loads((home / "es" / "record.json").read_text("utf-8"))["units"]
    assert list(units) == sorted(units)
    assert ids(looked(own, "es"), "meaning stale", "es") == {"en/rule/supply"}
    assert accept(["threshold"], [str(own)], languages=["es"]).written == {}


def test_a_name_that_there_is_not(own: Path) -> None:
    with pytest.raises(InputError, match="there is no text `treshold`") as caught:
        accept(["treshold"], [str(own)], languages=["fr"])
    assert caught.value.diagnostics[0].hint == "did you mean `threshold`?"


# ---------------------------------------------------------------- the command


def test_the_command_lists_what_is_not_fresh(own: Path) -> None:
    change(own, "Four or five coins are for", "Only take four or five coins in")
    done = cli("translations", str(own))
    assert done.code == 1
    assert "wording stale: en/comment/threshold" in done.out
    assert "was       Four or five" in done.out
    assert "now       Only take four" in done.out
    assert "en/rule/supply" not in done.out
    found = cli("translations", str(own), "--language", "fr", "--json", "--no-witnesses")
    document = json.loads(found.out)
    assert found.code == 1
    assert document["schema"] == "coyote-spec/translations/1"
    (one,) = [unit for unit in document["units"] if unit["state"] != "fresh"]
    assert (one["language"], one["id"], one["state"]) == (
        "fr",
        "en/comment/threshold",
        "wording stale",
    )
    assert one["recorded"]["wording"].startswith("Four or five")
    assert document["totals"]["wording stale"] == 1
    assert cli("translations", str(own), "--language", "fr", "--accept", "threshold").code == 0
    assert cli("translations", str(own), "--language", "fr").code == 0


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("nothing_like_it",), "unknown-ruleset"), (("en", "--language", "xx"), "language")],
)
def test_input_that_cannot_be_used(arguments: tuple[str, ...], code: str) -> None:
    done = cli("translations", *arguments)
    assert done.code == 2
    assert f"[{code}]" in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    "spoilt",
    [
        b"{",
        b"[]",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"schema": "coyote-spec/record/2", "units": {}}',
        b'{"schema": "coyote-spec/record/1", "units": []}',
        b'{"schema": "coyote-spec/record/1", "units": {}, "more": 1}',
        b'{"schema": "coyote-spec/record/1", "units": {"en/title": 3}}',
        b'{"schema": "coyote-spec/record/1", "units": {"en/title": '
        b'{"meaning": "a", "wording": "b", "about": {"no place": "c"}}}}',
    ],
)
def test_a_spoilt_record_is_named_and_left_alone(own: Path, spoilt: bytes) -> None:
    record = own.parent / "locale" / "fr" / "record.json"
    record.write_bytes(spoilt)
    for more in ((), ("--accept",)):
        done = cli("translations", str(own), "--language", "fr", *more)
        assert done.code == 2
        assert "record.json" in done.err
        assert "Traceback" not in done.err
    assert record.read_bytes() == spoilt


def test_rules_that_are_no_game_any_more_are_no_witness(own: Path) -> None:
    record = own.parent / "locale" / "fr" / "record.json"
    change(record, "supply  the box holds 12 * boxes coins", "supply  the box holds 12 * crates")
    change(own, "12 * boxes", "13 * boxes")
    (one,) = looked(own, "fr", witnesses=True).of("meaning stale")
    assert one.shown is not None
    assert "are no game now" in one.shown.reason
