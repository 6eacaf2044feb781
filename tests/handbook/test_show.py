"""`show --language`: each rule in the language of the files, and in a sentence."""

import json

from tests.conftest import Cli


def test_show_says_each_rule(cli: Cli) -> None:
    done = cli("show", "fr", "--language", "es")
    assert done.code == 0
    assert "» Quien perdió la ronda toma 1 tomahawk." in done.out
    assert "loser takes 1 coin" in done.out
    assert "  » ¿Qué se roba si el mazo está vacío?\n" in done.out


def test_show_says_each_rule_in_json(cli: Cli) -> None:
    done = cli("show", "fr", "--language", "pt", "--json")
    rules = json.loads(done.out)["sections"]["settling"]
    assert rules[-1]["sentences"] == ["Quem perdeu a ronda recebe 1 tomahawk."]
    plain = json.loads(cli("show", "fr", "--json").out)["sections"]["settling"]
    assert all("sentences" not in rule for rule in plain)


def test_an_unknown_language_is_wrong_input(cli: Cli) -> None:
    done = cli("show", "fr", "--language", "xx")
    assert done.code == 2
    assert "there is no language `xx`" in done.err
    assert "known here: `en`, `es`, `fr`, `pt`" in done.err
