"""`--language`: every verb speaks four languages, and nothing falls back silently."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from coyote_spec import api, tour
from coyote_spec.api.changes import Shown
from coyote_spec.api.mutations import Change as Changed
from coyote_spec.cli.dispatch import VERBS
from coyote_spec.cli.tables import IN_A_FILE
from coyote_spec.handbook.freshness import FRESH, MEANING_STALE, STATES
from coyote_spec.handbook.spoken import MARK, Spoken
from coyote_spec.interpreter.score import Change
from coyote_spec.interpreter.voice import speaking
from coyote_spec.mutation.judge import EQUIVALENT, UNDECIDED, UNNOTICED
from coyote_spec.prover import audit
from coyote_spec.ruleset.rule import Rule
from coyote_spec.ruleset.ruleset import Ruleset
from tests.command import Outcome
from tests.conftest import Cli, Golden

OTHERS = ("es", "pt", "fr")
SETTLED = """{"hands": ["3", "?", "x2"], "pile": ["15", "4"], "coins": [0, 2, 0],
 "events": [{"seat": 0, "move": "bid", "amount": 100}, {"seat": 1, "move": "challenge"}]}"""
FORBIDDEN = """{"hands": ["3", "4", "x2"],
 "events": [{"seat": 0, "move": "bid", "amount": 10}, {"seat": 1, "move": "bid", "amount": 4}]}"""
EARLY = """{"hands": ["3", "4"], "events": [{"seat": 1, "move": "bid", "amount": 10}]}"""
MATCH = """{"schema": "coyote-spec/match/1", "players": 2, "deck": "thirty", "seed": 7,
 "rounds": [{"events": [{"seat": 0, "move": "bid", "amount": 9},
 {"seat": 1, "move": "challenge"}]}, {"events": []}]}"""
LOG = """[{"players": 2, "deck": {"1": 2}, "shuffles": [["1", "1"]],
 "rounds": [{"events": [{"seat": 0, "move": "bid", "amount": 2}, {"seat": 1, "move": "challenge"}],
 "result": {"total": 3, "loser": 1, "next_starter": 1}}]}]"""
CLAIMS = """coyote 1

claim stuck "Nobody is stuck."
  games fr
  players 2
  never stuck
  expect proved

claim same_ "Both count alike."
  games en fr
  players 2
  same counting
  expect proved
"""
SMALL = """coyote 1

ruleset small "Small" extends fr
"""

Asked = tuple[tuple[str, ...], str | None]
ASKED: dict[str, Asked] = {
    "check": (("check", "en", "fr"), None),
    "format": (("format", "--check", "{folder}/untidy.coyote"), None),
    "show": (("show", "pt_kidult"), None),
    "coverage": (("coverage", "fr", "--text", "{folder}/claims.coyote"), None),
    "score": (("score", "fr", "--cards", "10,?,x2,night", "--pile", "15"), None),
    "score without": (("score", "pt", "--cards", "10,10,10,10,max0"), None),
    "run": (("run", "fr", "-"), SETTLED),
    "run forbidden": (("run", "en", "-"), FORBIDDEN),
    "run early": (("run", "en", "-"), EARLY),
    "run match": (("run", "en", "-"), MATCH),
    "play": (("play", "fr", "--players", "3", "--as", "0"), "5\nhelp\nnonsense\n-3\nquit\n"),
    "play alone": (("play", "pt_kidult", "--players", "3", "--seed", "1"), None),
    "range": (("range", "fr", "--players", "2"), None),
    "odds": (("odds", "fr", "--players", "2", "--at-most", "-19", "--against", "en"), None),
    "odds all": (("odds", "fr", "--players", "2"), None),
    "prove": (("prove", "{folder}/claims.coyote", "--witnesses", "2", "--steps"), None),
    "prove verbose": (("prove", "{folder}/claims.coyote", "--verbose"), None),
    "compare": (("compare", "fr", "{folder}/small.coyote", "--players", "2"), None),
    "compare steps": (("compare", "pt", "fr", "--players", "2", "--steps"), None),
    "cases": (("cases", "fr"), None),
    "conform": (("conform", "fr", "-"), LOG),
    "recheck": (("recheck", "{folder}/proved"), None),
    "audit": (("audit", "fr", "--players", "2", "--steps"), None),
    "mutate": (("mutate", "fr"), None),
    "tour": (("tour",), None),
    "document": (("document", "fr", "--output", "{folder}/site"), None),
    "translations": (("translations", "fr"), None),
    "translations accepted": (("translations", "fr", "--accept"), None),
}
"""Questions of every verb. What takes long is answered once, by halves or as a test has made it up,
and said in every language."""

FULLY = ("score", "score without", "run", "run forbidden", "run early", "run match", "range")
"""What is said wholly in the language."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("language")
    (made / "claims.coyote").write_text(CLAIMS)
    (made / "small.coyote").write_text(SMALL)
    api.prove([made / "claims.coyote"], certificate=made / "proved")
    (made / "untidy.coyote").write_text(SMALL.replace("extends", " extends"))
    return made


def ask(cli: Cli, name: str, folder: Path, *more: str) -> Outcome:
    """One of the questions, with more flags."""
    words, stdin = ASKED[name]
    filled = [word.replace("{folder}", str(folder)) for word in words]
    if words[0] != "play":
        return cli(*filled, *more, stdin=stdin)
    lines = iter((stdin or "").splitlines())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", lambda prompt: _shown(prompt, lines))
        return cli(*filled, *more)


def _shown(prompt: str, lines: Iterator[str]) -> str:
    print(prompt, end="")
    return next(lines)


def made_up(folder: Path) -> dict[str, object]:
    """Answers that would take long, of each kind that a verb words."""
    changes = [
        Changed("bidding", ("raise", "opener"), "strictness", ("a",), ("b",), verdict, "Because.")
        for verdict in (EQUIVALENT, UNDECIDED, UNNOTICED)
    ]
    changes.append(replace(changes[-1], example="example x"))
    pages = ("index.html", "fr/index.html")
    return {
        "mutate": api.Mutation("fr", 12, 1, 2, 5, 4, tuple(changes)),
        "cases": api.Cases(api.load("fr"), (), ("no case meets the silence x",)),
        "translations": translated(),
        "accept": api.Accepted({"es": ("fr/title",)}, {"es": ("fr/comment/a", "fr/rule/a")}),
        "document": SimpleNamespace(folder=folder / "site", languages=("en", "es"), pages=pages),
    }


def translated() -> api.Translations:
    """A text in each state."""
    one = api.Translation(
        "es", "fr/rule/a", "rule", FRESH, "", "New words.", "Texto.", {"a/b": "c"}
    )
    shown = Shown(None, "it shows nowhere")
    old = replace(one, was="Old words.", before={"a/b": "d"})
    others = [replace(old, state=state, reason="Because") for state in STATES]
    stale = replace(others[0], state=MEANING_STALE, shown=shown, was="new words.")
    return api.Translations(("fr",), ("es",), (one, *others, stale))


@pytest.fixture(autouse=True)
def quickly(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are found once, whatever the language."""
    for name, answer in made_up(folder).items():
        monkeypatch.setattr(api, name, lambda *given, answer=answer, **more: answer)
    for room, name in ((api, "audit"), (api, "recheck"), (api, "prove"), (api, "compare")):
        monkeypatch.setattr(room, name, _once(room, name))
    for name in ("compare", "answers"):
        monkeypatch.setattr(tour, name, _once(tour, name))
    whole, topics = tour.shipped_tour(), audit.topics
    few: dict[str, dict[str, Any]] = {
        "say": {},
        "check": {},
        "range": {"players": (2, 2)},
        "prove": {"names": ("bidding_ends",)},
        "compare": {"names": ("en", "fr"), "deck": "thirty"},
    }
    first = {key: next(stop for stop in whole.stops if stop.key == key) for key in few}
    stops = tuple(replace(first[key], **other) for key, other in few.items())
    monkeypatch.setattr(tour, "shipped_tour", lambda: replace(whole, stops=stops))
    monkeypatch.setattr(audit, "topics", lambda *given, **more: topics(*given, **more)[:6])


_ANSWERS: dict[tuple[str, ...], Any] = {}


def _once(room: Any, name: str) -> Callable[..., Any]:
    find = getattr(room, name)

    def answer(*given: Any, **more: Any) -> Any:
        asked = (room.__name__, name, *(str(getattr(one, "name", one)) for one in given))
        if asked not in _ANSWERS:
            found = find(*given, **more)
            _ANSWERS[asked] = list(found) if isinstance(found, Iterator) else found
        return _ANSWERS[asked]

    return answer


def numbers(text: str) -> list[str]:
    """The numbers of a text in some order, those with a comma as those with a point; without what
    `show` says in sentences besides."""
    lines = [
        line for line in text.replace(MARK, "").splitlines() if not line.strip().startswith("»")
    ]
    return sorted(re.findall(r"\d+", "\n".join(lines)))


def test_every_verb_is_asked() -> None:
    assert {name.split()[0] for name in ASKED} == set(VERBS)


WHOLE = ("show", "coverage", "score", "run", "play")
"""Here a rule, a clause or a question is one line, however long it is."""


def wide(text: str) -> list[str]:
    """Lines that are longer than a line is, but for the blanks that French sets before a sign."""
    lines = re.sub("[\u00a0\u202f]", "", text).splitlines()
    return [line for line in lines if len(line) > IN_A_FILE]


@pytest.mark.parametrize("name", ASKED)
def test_every_verb_in_every_language(name: str, folder: Path, cli: Cli) -> None:
    english = ask(cli, name, folder)
    for language in OTHERS:
        said = ask(cli, name, folder, "--language", language)
        assert said.code == english.code
        assert numbers(said.out) == numbers(english.out)
        assert "{" not in said.out.replace(str(folder), "")
        assert name.split()[0] in WHOLE or not wide(said.out)
        assert said.out != english.out or not re.search(r"[^\W\d_]", english.out)
        if MARK in said.out:
            first = next(line for line in said.out.splitlines() if MARK in line)
            assert first.endswith(Spoken(language).say("only-english", "", mark=MARK))


@pytest.mark.parametrize("name", FULLY)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(
    name: str, language: str, folder: Path, cli: Cli, golden: Golden
) -> None:
    said = ask(cli, name, folder, "--language", language).out
    assert MARK not in said
    golden(f"language/{name.replace(' ', '-')}.{language}.txt", said)


@pytest.mark.parametrize("language", OTHERS)
def test_the_table_of_show(language: str, folder: Path, cli: Cli, golden: Golden) -> None:
    golden(f"language/show.{language}.txt", ask(cli, "show", folder, "--language", language).out)


@pytest.mark.parametrize("name", ["score", "run forbidden", "run match", "prove", "conform"])
def test_json_keeps_its_keys(name: str, folder: Path, cli: Cli) -> None:
    english = json.loads(ask(cli, name, folder, "--json").out)
    for language in OTHERS:
        said = json.loads(ask(cli, name, folder, "--json", "--language", language).out)
        assert list(_shape(said)) == list(_shape(english))


SENTENCES = ("says", "why", "sentence", "method", "details", "flips", "step", "question")
"""Keys under which sentences stand."""


def _shape(value: object, key: str = "") -> Iterator[object]:
    """All of a document but its sentences and the language of what is in English."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name != "language":
                yield from _shape(one, "says" if key == "changes" else name)
    elif isinstance(value, list):
        for one in value:
            yield from _shape(one, key)
    else:
        yield key, None if key in SENTENCES else value


def test_json_is_in_the_language(folder: Path, cli: Cli) -> None:
    for name, key in (("prove", "sentence"), ("audit", "question")):
        said = json.loads(ask(cli, name, folder, "--json", "--language", "es").out)["findings"]
        plain = json.loads(ask(cli, name, folder, "--json").out)["findings"]
        assert [one.get("language") for one in (*said, *plain)] == [None] * len([*said, *plain])
        assert not {one[key] for one in said} & {one[key] for one in plain}
    counted = json.loads(ask(cli, "score", folder, "--json", "--language", "es").out)
    assert "language" not in counted["steps"][0]
    assert counted["steps"][0]["says"] == "se descubre 15 y se añade a la mesa"
    run = json.loads(ask(cli, "run forbidden", folder, "--json", "--language", "fr").out)
    assert run["why"].startswith("le coup 2 est contraire à la règle raise")


@pytest.mark.parametrize("verb", VERBS)
def test_an_unknown_language_is_wrong_input(verb: str, folder: Path, cli: Cli) -> None:
    done = ask(cli, verb, folder, "--language", "xx")
    assert (done.code, done.out) == (2, "")
    assert "there is no language `xx`" in done.err
    assert "known here: `en`, `es`, `fr`, `pt`" in done.err


def test_the_house_rule_of_a_reader_is_marked(folder: Path, cli: Cli) -> None:
    said = cli("score", str(folder / "small.coyote"), "--cards", "1", "--language", "fr").out
    assert said.startswith("Small [sans traduction] (small)\n")


def test_without_the_flag_fluent_is_not_loaded() -> None:
    import subprocess

    code = (
        "import sys; from coyote_spec.cli import main; main(['score', 'fr', '--cards', '7'])\n"
        "main(['show', 'fr']); print('fluent' in ' '.join(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False\n")


# ---------------------------------------------------------------- English is said once


class Spelt(Spoken):
    """English by its messages, with rules, counts and authors' texts as they are without."""

    def __init__(self) -> None:
        super().__init__("en")

    def about(self, ruleset: Ruleset) -> None:
        """The common glossary."""

    def rule(self, ruleset: Ruleset, rule: Rule, english: object) -> list[str]:
        return list(english)  # type: ignore[call-overload, no-any-return]

    def change(self, change: Change) -> str:
        return change.says


@pytest.mark.parametrize("name", [one for one in ASKED if one != "document"])
def test_the_english_messages_are_what_is_said_in_english(
    name: str, folder: Path, cli: Cli
) -> None:
    plain = ask(cli, name, folder)
    with speaking(Spelt()):
        spelt = ask(cli, name, folder)
    assert spelt == plain


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_of_what_differs_is_left_in_english(language: str, folder: Path, cli: Cli) -> None:
    for name in ("compare", "compare steps"):
        said = ask(cli, name, folder, "--language", language).out
        behaviour = said.partition(Spoken(language).say("by-rule", "By rule"))[0]
        assert MARK not in behaviour.partition("\n\n")[2]
    for name in ("audit", "tour", "coverage", "conform", "cases", "show"):
        assert MARK not in ask(cli, name, folder, "--language", language).out
    proved = ask(cli, "prove verbose", folder, "--language", language).out.partition("\n\n")[2]
    assert [line for line in proved.splitlines() if MARK in line and ": [en]" not in line] == []


ROUND = """{"hands": ["max0", "night", "6"], "pile": ["15", "max-"], "coins": [0, 2, 0],
 "events": [{"seat": 0, "move": "bid", "amount": 10},
 {"seat": 1, "move": "guess", "card": "max-"}, {"seat": 2, "move": "challenge"}]}"""
TYPED = re.compile(r"\b(?:max0|max-|night|x2|challenge|forehead)\b")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "asked",
    [
        ("run", "en_advanced", "round.json"),
        ("compare", "en", "en+by_tens", "--deck", "thirty", "--players", "3"),
        ("compare", "en", "fr", "--deck", "thirty", "--players", "3"),
        ("score", "fr", "--cards", "10,x2,?,max0", "--pile", "night"),
        ("range", "fr", "--players", "2"),
        ("play", "pt", "--players", "3", "--seed", "3"),
    ],
    ids=lambda asked: "-".join(asked[:3]),
)
def test_cards_and_moves_are_called_as_players_call_them(
    language: str, asked: tuple[str, ...], tmp_path: Path, cli: Cli
) -> None:
    """What one types is English; what one reads in another language is not."""
    (tmp_path / "round.json").write_text(ROUND, "utf-8")
    asked = tuple(str(tmp_path / one) if one == "round.json" else one for one in asked)
    told = cli(*asked, "--language", language).out.split("\n\n", 4)
    shown = "\n".join(told).split(_RULE_BY_RULE[language])[0]
    assert not TYPED.findall(shown)


_RULE_BY_RULE = {"es": "Por regla", "pt": "Por regra", "fr": "Par règle"}
"""Below this, rules are quoted as they are written."""


def test_json_holds_what_can_be_typed_again(cli: Cli) -> None:
    asked = ("compare", "en", "en+by_tens", "--deck", "thirty", "--players", "2")
    (there, here) = (
        json.loads(cli(*asked, "--json", *more).out)["findings"]
        for more in ((), ("--language", "es"))
    )
    assert [one["witness"] for one in here] == [one["witness"] for one in there]
    events = [event for one in here if one["witness"] for event in one["witness"].get("events", ())]
    assert {"bid", "challenge"} == {event["move"] for event in events}
