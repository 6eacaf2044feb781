"""The texts of a few rules of one's own: translated, missing, or said twice."""

from pathlib import Path

from coyote_spec.api import accept, translations
from tests.command import cli
from tests.handbook.looked import change, ids, looked, mine
from tests.handbook.texts import glossary


def test_the_title_of_an_amendment_is_about_what_it_changes(tmp_path: Path) -> None:
    text = 'amendment quick "Out at the first coin" es "Fuera a la primera"\n\noptions\n'
    file = tmp_path / "mine.coyote"
    file.write_text(f"coyote 1\n\n{text}  replace threshold  1\n", "utf-8")
    name = f"en+{file}"
    assert accept((), [name], languages=["es"]).written["es"]
    assert looked(Path(name), "es").fresh
    change(file, "threshold  1", "threshold  2")
    stale = ids(looked(Path(name), "es"), "meaning stale", "es")
    assert stale == {"en+quick/title", "en+quick/rule/threshold"}


def test_two_translations_of_one_text_contradict_each_other(tmp_path: Path) -> None:
    text = (
        'ruleset mine "Mine" fr "La mienne" extends en\n\noptions\n  replace threshold  2\n'
        '\ndealing\n  replace first_starter  chosen "the oldest" fr "la doyenne"\n'
    )
    file = mine(tmp_path, text)
    glossary(tmp_path, "fr", "chosen-first_starter = le plus vieux\n")
    found = looked(file, "fr")
    (one,) = found.of("contradictory")
    assert one.id == "mine/chosen/first_starter"
    assert "“la doyenne”" in one.reason
    assert "“le plus vieux”" in one.reason
    glossary(tmp_path, "fr", "chosen-first_starter = La  doyenne\n")
    assert not looked(file, "fr").of("contradictory")


def test_one_translation_cannot_stand_for_two_texts(tmp_path: Path) -> None:
    head = 'ruleset {0} "{0}" extends en\n\noptions\n  ## {1}\n  replace threshold  {2}\n'
    one, other = head.format("mine", "Quick.", 2), head.format("yours", "Slow.", 4)
    file = mine(tmp_path, one)
    (tmp_path / "yours.coyote").write_text(f"coyote 1\n\n{other}", "utf-8")
    glossary(tmp_path, "es", "comment-threshold = Rápido.\n")
    both = [str(file), str(tmp_path / "yours.coyote")]
    found = translations(both, languages=["es"], witnesses=False).of("contradictory")
    assert {one.id for one in found} == {"mine/comment/threshold", "yours/comment/threshold"}
    assert not looked(file, "es").of("contradictory")


def test_what_has_no_text_is_missing(tmp_path: Path) -> None:
    text = (
        'ruleset mine "Mine" extends en\n\nstate\n  ## How loud.\n'
        "  add shout  a number for a round, at first 0\n"
        "\nsettling\n  add shouted  shout becomes shout + 1\n"
    )
    found = looked(mine(tmp_path, text), "en", "fr")
    missing = {one.id: one.reason for one in found.of("missing", "fr")}
    assert set(missing) == {
        "mine/title",
        "mine/comment/shout",
        "mine/rule/shout",
        "mine/rule/shouted",
    }
    assert missing["mine/rule/shout"] == "there are no words for `shout`"
    assert not found.of("missing", "en")


def test_nothing_is_accepted_that_is_missing_or_contradicts_itself(tmp_path: Path) -> None:
    file = mine(tmp_path, 'ruleset mine "Mine" extends en\n\noptions\n  replace threshold  2\n')
    done = cli("translations", str(file), "--accept", "mine/title")
    assert done.code == 1
    assert (
        "fr: not recorded, for they are missing or contradict something:\n  mine/title" in done.out
    )
    assert not (tmp_path / "locale").exists()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = mine(tmp_path, 'ruleset mine "Mine" extends en\n\noptions\n  replace threshold  2\n')
    (tmp_path / "locale").write_text("in the way", "utf-8")
    done = cli("translations", str(file), "--language", "en", "--accept")
    assert done.code == 2
    assert "record.json can't be written" in done.err
    assert (tmp_path / "locale").read_text("utf-8") == "in the way"
