"""Conditions of claims: English as they are written, elsewhere in the words of the language."""

import pickle
import re

import pytest

from coyote_spec.api import Proof, prove
from coyote_spec.cli.proving import in_short
from coyote_spec.handbook.spoken import Spoken
from coyote_spec.interpreter.voice import speaking, voice
from coyote_spec.locale.said import Clause

CLAIMS = """coyote 1

claim few "Few" es "Pocas" pt "Poucas" fr "Peu"
  games fr
  players 2
  option threshold 3
  always in a round bid above 0 and coins of starter below threshold
  expect refuted

claim many "Many" es "Muchas" pt "Muitas" fr "Beaucoup"
  games en pt
  players 2
  never in a round sum of coins over seats above 1 or not (opened and direction is 1)
  expect refuted

claim low "Low" es "Bajas" pt "Baixas" fr "Basses"
  games fr
  players 2
  assuming number at most highest_total
  bidding ends
  expect proved

claim five "Five" es "Cinco" pt "Cinco" fr "Cinq"
  games fr
  players 2
  assuming number at most 5
  bidding ends
  expect proved

claim long "Long" es "Larga" pt "Longa" fr "Longue"
  games fr
  players 2
  bidding ends
  expect refuted

claim none "None" es "Nada" pt "Nada" fr "Rien"
  games fr
  players 2
  assuming number above 3 and number below 3
  bidding ends
  expect proved
"""
RAW = re.compile(
    r"\b(?:coins|starter|opened|direction|number|bid|highest_total|seats|above|below)\b"
)
SAID = {
    "es": (
        "el número de tomahawks de quien empezó la ronda es menor que el límite de tomahawks",
        "que el número dicho es menor o igual que el total más alto posible (40), termina",
        "1 hasta que sea así: hay una puja; después, 0; después, 5 menos la última puja",
        "una puja legal tal que el número dicho es mayor que 3 y el número dicho es menor que 3",
    ),
    "pt": (
        "o número de tomahawks de quem começou a ronda é menor do que o limite de tomahawks",
        "que o número dito é menor ou igual ao total mais alto possível (40), termina",
    ),
    "fr": (
        "le nombre de tomahawks de la personne qui a commencé la manche vaut moins que la limite",
        "que le nombre annoncé vaut au plus le total le plus élevé possible (40), se termine",
    ),
}


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Proof:
    file = tmp_path_factory.mktemp("conditions") / "claims.coyote"
    file.write_text(CLAIMS, "utf-8")
    return prove([file])


def told(proof: Proof, language: str = "") -> str:
    with speaking(Spoken(language) if language else voice()):
        return " ".join(" ".join(in_short(proof)).split())


def test_conditions_are_said_in_the_language(proof: Proof) -> None:
    english = told(proof)
    for words in ("bid above 0 and coins of starter below threshold", "1 until opened, then 0"):
        assert words in english
    assert RAW.findall(english)
    for language, sentences in SAID.items():
        said = told(proof, language)
        assert not RAW.findall(said), said
        for words in sentences:
            assert words in said.replace("\u00a0", " ").replace("\u202f", " ")
    assert told(proof, "en") == english


def test_a_condition_comes_over_to_another_process_with_its_words(proof: Proof) -> None:
    condition = proof.claims[0].claim.question.words[2]
    assert isinstance(condition, Clause)
    again = pickle.loads(pickle.dumps(condition))
    assert again == condition == "bid above 0 and coins of starter below threshold"
    assert Spoken("es").said(again) == Spoken("es").said(condition)
