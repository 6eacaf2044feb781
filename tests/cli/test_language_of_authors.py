"""In which language authors write, part by part: what is in the reader's language stands as it is,
and what isn't is translated or marked."""

from pathlib import Path

from coyote_spec.api import load
from coyote_spec.elaborate.library import Library
from coyote_spec.handbook.page import rulebook
from coyote_spec.handbook.scopes import scopes
from coyote_spec.handbook.units import units
from coyote_spec.handbook.words import names_of
from coyote_spec.locale.names import as_written, untranslated
from coyote_spec.ruleset.rule import Silence
from tests.conftest import Cli


def test_an_amendment_says_in_which_language_it_is_written(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "duda.coyote"
    file.write_text(
        "coyote 1\n\n## Quien duda mal paga dos.\n"
        'amendment duda "La duda cuesta dos"\n  language es\n\n'
        "settling\n  ## Dos monedas.\n  replace payment  loser takes 2 coins\n",
        "utf-8",
    )
    own, other = (
        cli("show", f"en+{file}", "--language", language).out for language in ("es", "pt")
    )
    assert "con: La duda cuesta dos (en+duda)" in own
    assert "com: La duda cuesta dos [sem tradução] (en+duda)" in other
    words = names_of(load(f"en+{file}"), "es")
    assert words.remark("duda") == as_written("Quien duda mal paga dos.")
    (payment,) = (one for _, one in words.ruleset.rules() if one.name == "payment")
    assert words.comments(payment) == [as_written("Dos monedas.")]


MIXED = """coyote 1

## Un mazo pequeño.
deck corto "Mazo corto" from thirty
  assumed "lo contamos en casa"
  0 copies of  20

ruleset casa "Nuestra casa" extends fr
  language es
  deck corto

## Dos monedas por duda.
settling
  ## Pagar duele.
  replace payment  loser takes 2 coins
"""


def test_what_a_ruleset_extends_stays_in_its_own_language(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "casa.coyote"
    file.write_text(MIXED, "utf-8")
    house = load(f"{file}+one_life")
    assert house.spoken == {"fr": "en", "casa": "es", "one_life": "en"}
    spanish, english = names_of(house, "es"), names_of(house, "en")
    rules = {rule.name: rule for _, rule in house.rules()}
    own, inherited = rules["payment"], rules["deal"]
    assert own.origin == "casa"
    assert inherited.origin == "fr"
    silence = next(iter(house.silences))
    body = rules[silence].body
    assert isinstance(body, Silence)
    asked = body.question.base

    # in Spanish: what was written in English is translated by the shipped words, or marked
    assert spanish.comments(own) == [as_written("Pagar duele.")]
    assert spanish.question(silence) not in (as_written(asked), untranslated(asked, "en"))
    assert spanish.amendment("one_life") == names_of(load("en+one_life"), "es").amendment(
        "one_life"
    )
    # in English: what was written in Spanish is marked as Spanish, and nothing else is
    assert english.comments(own) == [untranslated("Pagar duele.", "es")]
    assert english.question(silence) == as_written(asked)
    assert untranslated("Nuestra casa", "es") in english.title()
    assert english.deck_assumed() == untranslated("lo contamos en casa", "es")
    assert spanish.deck_assumed() == as_written("lo contamos en casa")
    page = rulebook(house, "en")
    marked = '<span class="untranslated" lang="es" title="'
    assert page.count('class="untranslated"') == page.count(marked) > 2
    assert names_of(load(str(file)), "es").title() == as_written("Nuestra casa")


def test_a_deck_is_in_the_language_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "casa.coyote"
    file.write_text(MIXED.replace("  deck corto\n", ""), "utf-8")
    house = load(str(file))
    assert house.deck.language == "en"
    assert names_of(house, "es").deck_assumed() == names_of(load("fr"), "es").deck_assumed()


def test_translations_are_asked_of_each_part_in_its_own_language(tmp_path: Path) -> None:
    file = tmp_path / "casa.coyote"
    file.write_text(MIXED, "utf-8")
    base, own = scopes(Library(), str(file))
    found = {one.id: one.said for one in units(own, "en")}
    assert found["casa/comment/payment"] is None
    assert not [one for one in units(own, "es") if one.kind == "comment"]
    assert [one for one in units(base, "es") if one.kind == "comment"]


def test_a_card_without_a_word_keeps_its_name(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "moon.coyote"
    file.write_text(
        'coyote 1\n\namendment mooned "Moon"\n\ncards\n'
        '  replace blue  blue card "?" "max0" "max-" "x2" "night" "moon"\n\n'
        'counting\n  add moon before total  with "moon": drop every red\n',
        "utf-8",
    )
    done = cli("score", f"en+{file}", "--cards", "3,moon,x2", "--language", "fr")
    assert ": 3, moon, ×2\n" in done.out
