"""`mutate`: what nothing notices is listed with an example, what changes nothing with its proof."""

import json
from pathlib import Path
from typing import Any

import pytest

from coyote_spec import api
from coyote_spec.api.mutations import evidence_for
from coyote_spec.elaborate.again import Again
from coyote_spec.mutation import every
from coyote_spec.mutation.judge import BY_CLAIM, EQUIVALENT, UNDECIDED, UNNOTICED, Judge
from coyote_spec.mutation.mutants import Mutant, mutants
from coyote_spec.prover.same import Original
from tests.conftest import Cli

WEAK = Path(__file__).parent / "weak.coyote"
"""A ruleset whose examples say nothing of a number that is just reached, and nothing of deals."""


@pytest.fixture(scope="module")
def weak() -> api.Mutation:
    return api.mutate(str(WEAK))


def find(found: api.Mutation, rule: str, kind: str) -> list[Any]:
    return [c for c in found.changes if c.rules == (rule,) and c.kind == kind]


def test_what_no_example_notices_is_listed(weak: api.Mutation) -> None:
    (change,) = find(weak, "loser", "strictness")
    assert change.verdict == UNNOTICED
    assert change.before == ("means caller when total at least bid, otherwise bidder",)
    assert change.after == ("means caller when total above bid, otherwise bidder",)
    assert weak.code == 1
    assert [c.kind for c in weak.changes if c.rules == ("deal",) and c.verdict == UNNOTICED]


def test_the_example_that_is_given_notices_it(weak: api.Mutation, cli: Cli, tmp_path: Path) -> None:
    """It is the smallest: the number is just reached, with two players and the lowest cards. With
    the rule as it is it holds, with the rule changed it fails."""
    (change,) = find(weak, "loser", "strictness")
    assert change.example is not None
    assert "hands 1 1" in change.example
    text = WEAK.read_text(encoding="utf-8")
    good, bad = tmp_path / "good.coyote", tmp_path / "bad.coyote"
    good.write_text(f"{text}\n{change.example}\n", encoding="utf-8")
    changed = text.replace("caller when total at least bid", "caller when total above bid")
    bad.write_text(f"{changed}\n{change.example}\n", encoding="utf-8")
    assert cli("check", str(good)).code == 0
    done = cli("check", str(bad))
    assert (done.code, "shown in weak" in done.err) == (1, True)


def test_what_changes_nothing_is_shown_apart(weak: api.Mutation) -> None:
    """Play never turns round in this game, so the next seat onward is the next to the left."""
    onward = [c for c in find(weak, "passing", "seat") if "onward" in c.after[0]]
    assert [c.verdict for c in onward] == [EQUIVALENT]
    assert "solver" in onward[0].reason
    assert "2 to 3 players" in onward[0].reason
    assert not [c for c in weak.changes if c.verdict == EQUIVALENT and c.example]


def test_as_many_processes_as_one_likes(weak: api.Mutation) -> None:
    assert api.mutate(str(WEAK), processes=2) == weak


def some(name: str, *rules: str) -> list[Mutant]:
    ruleset, again = api.load(name), Again()
    found = mutants(ruleset, lambda changed: not again.mistakes(changed))
    return [mutant for mutant in found if mutant.rule in rules]


def judge(name: str, limit: float = 20.0) -> Judge:
    ruleset = api.load(name)
    return Judge(ruleset, evidence_for(name, ruleset), [ruleset.deck], limit)


def test_without_examples_everything_is_unnoticed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "bare.coyote"
    file.write_text(WEAK.read_text(encoding="utf-8").split("\nexample")[0], encoding="utf-8")
    done = cli("mutate", str(file), "--json")
    found = json.loads(done.out)
    assert (done.code, found["examples"]) == (1, 0)
    assert found["noticed"] == {"by_example": 0, "by_claim": 0}
    assert len(found["changes"]) == found["tried"]
    assert {c["verdict"] for c in found["changes"]} == {UNNOTICED, EQUIVALENT}


def test_a_claim_may_notice(tmp_path: Path) -> None:
    text = WEAK.read_text(encoding="utf-8").split("\nexample")[0]
    claim = (
        'claim low "c"\n  games weak\n  players 2\n  total ranges from 2 to 6\n  expect proved\n'
    )
    file = tmp_path / "claimed.coyote"
    file.write_text(f"{text}\n{claim}", encoding="utf-8")
    name = str(file)
    (gone,) = (m for m in some(name, "green") if m.what == "number" and m.after[0].body.value == 1)  # type: ignore[attr-defined]
    assert [one.verdict for one in judge(name).judge([gone])] == [BY_CLAIM]


def test_no_time_is_no_answer() -> None:
    """Only the loser can be out, so it is the loser's coins that go back; that takes the solver."""
    coins = [m for m in some("fr", "out") if "coins of loser becomes 0" in words(m)]
    assert [one.verdict for one in judge("fr").judge(coins)] == [EQUIVALENT]
    (undecided,) = judge("fr", limit=1e-9).judge(coins)
    assert undecided.verdict == UNDECIDED
    assert "timeout" in undecided.reason
    assert api.Mutation("fr", 1, 1, 0, 0, 0, (change(UNDECIDED),)).code == 3
    assert api.Mutation("fr", 2, 1, 0, 0, 0, (change(UNDECIDED), change(UNNOTICED))).code == 1
    assert api.Mutation("fr", 1, 1, 0, 0, 0, (change(EQUIVALENT),)).code == 0


def words(mutant: Mutant) -> str:
    return "\n".join(line for rule in mutant.after for line in api.rule_lines(rule))


def change(verdict: str) -> Any:
    return api.Change("bidding", ("passing",), "seat", ("a",), ("b",), verdict, "")


def test_what_a_base_says_holds_for_what_extends_it() -> None:
    """An example of en notices a change of an inherited rule in en_advanced."""
    ruleset = api.load("en_advanced")
    names = {s.one.name for s in evidence_for("en_advanced", ruleset).situations}
    assert {"fourteen", "all_sit_out", "one_is_out"} <= names


@pytest.mark.parametrize("name", ["fr", "pt_kidult"])
def test_nothing_differs_from_itself(name: str) -> None:
    from coyote_spec.prover.agreed import wide_cards
    from coyote_spec.prover.same import STEPS

    ruleset = api.load(name)
    original = Original(ruleset, wide_cards([ruleset], [ruleset.deck]), 20)
    assert [original.differs(ruleset, 3, step) for step in STEPS] == [None] * len(STEPS)


@pytest.mark.parametrize(
    ("name", "rule", "kind"),
    [
        ("fr", "times_two", "number"),
        ("fr", "raise", "strictness"),
        ("fr", "short_deal", "strictness"),
        ("pt_kidult", "night", "time"),
        ("en", "supply", "number"),
        ("pt_kidult", "stake", "number"),
    ],
)
def test_a_change_that_an_example_notices_is_never_shown_to_be_none(
    name: str, rule: str, kind: str
) -> None:
    from coyote_spec.mutation.equivalent import Equivalence

    found = [m for m in some(name, rule) if m.what == kind]
    assert found
    ruleset = api.load(name)
    equivalence = Equivalence(ruleset, [ruleset.deck], 300)
    assert all(equivalence.differs(mutant) is not None for mutant in found)


# ---------------------------------------------------------------- the command


def test_an_unknown_ruleset(cli: Cli) -> None:
    done = cli("mutate", "enn")
    assert (done.code, done.out) == (2, "")
    assert "did you mean `en`?" in done.err


def test_an_example_that_fails_already(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "wrong.coyote"
    text = WEAK.read_text(encoding="utf-8").replace("total is 4", "total is 5")
    file.write_text(text, encoding="utf-8")
    done = cli("mutate", str(file))
    assert (done.code, done.out) == (2, "")
    assert "`total is 5` is expected" in done.err


def test_no_time_at_all(cli: Cli) -> None:
    assert cli("mutate", "fr", "--timeout", "0").code == 2


def test_an_interrupt(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*given: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(every, "judged", pressed)
    done = cli("mutate", "fr")
    assert (done.code, done.out) == (130, "")


@pytest.mark.soak
def test_every_change_of_the_french_sheet_is_noticed_or_none(cli: Cli) -> None:
    done = cli("mutate", "fr")
    assert done.code == 0, done.out
    assert "0 noticed by nothing" in " ".join(done.out.split())
    assert "Shown to change nothing" in done.out
    assert "next seat onward" in done.out


@pytest.mark.soak
@pytest.mark.parametrize("name", api.shipped())
def test_every_change_of_a_shipped_game_is_noticed_or_none(cli: Cli, name: str) -> None:
    done = cli("mutate", name, "--json", "--timeout", "120")
    found = json.loads(done.out)
    left = [c for c in found["changes"] if c["verdict"] != EQUIVALENT]
    assert [c["after"] for c in left] == []
    assert (done.code, found["tried"] > 200) == (0, True)
