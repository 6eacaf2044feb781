"""Sentences from rules: every construct, plural and gender, and what a change changes."""

from pathlib import Path
from typing import get_args

import pytest

from coyote_spec.api import load
from coyote_spec.handbook import doings, kinds
from coyote_spec.handbook import statements as rules
from coyote_spec.handbook.words import names_of
from coyote_spec.locale.names import plain
from coyote_spec.locale.tongue import tongue
from coyote_spec.ruleset import effect, expression, rule
from tests.handbook.texts import LANGUAGES, each_language, glossary, said, written

EVERY = Path(__file__).parent.parent / "agreement" / "every.coyote"


@each_language
def test_every_construct_has_a_sentence(language: str) -> None:
    sentences = said(load(str(EVERY)), language)
    assert all(text.strip() for text in sentences.values())
    assert not any("{" in text or "None" in text for text in sentences.values())


def test_every_kind_of_node_is_spoken_of() -> None:
    unresolved = {"Name", "NameOf", "AsBefore", "CardSet"}
    nodes = {one.__name__ for one in expression.Expression.__subclasses__()} - unresolved
    assert nodes == {one.__name__ for one in get_args(kinds.Node)}
    effects = {one.__name__ for one in effect.Effect.__subclasses__()} - {"AsBeforeEffect"}
    assert effects == {one.__name__ for one in get_args(doings.Deed)}
    bodies = {one.__name__ for one in rule.Body.__subclasses__()} | {"Box"}
    assert bodies == {one.__name__ for one in get_args(rules.RuleBody)}


TAKES = {
    "en": ["takes 1 coin", "takes 2 coins", "takes 0 coins", "takes -1 coin"],
    "es": ["toma 1 moneda", "toma 2 monedas", "toma 0 monedas", "toma -1 moneda"],
    "pt": ["recebe 1 moeda", "recebe 2 moedas", "recebe 0 moedas", "recebe -1 moeda"],
    "fr": ["prend 1 pièce", "prend 2 pièces", "prend 0 pièce", "prend -1 pièce"],
}
TAKES_TOMAHAWKS = {
    "en": ["takes 1 tomahawk", "takes 2 tomahawks", "takes 0 tomahawks", "takes -1 tomahawk"],
    "es": ["toma 1 tomahawk", "toma 2 tomahawks", "toma 0 tomahawks", "toma -1 tomahawk"],
    "pt": ["recebe 1 tomahawk", "recebe 2 tomahawks", "recebe 0 tomahawks", "recebe -1 tomahawk"],
    "fr": ["prend 1 tomahawk", "prend 2 tomahawks", "prend 0 tomahawk", "prend -1 tomahawk"],
}
DRAWN = {
    "en": [
        "1 feather is drawn from the pile and placed X",
        "2 feathers are drawn from the pile and placed X",
        "0 feathers are drawn from the pile and placed X",
    ],
    "es": [
        "se roba 1 pluma del mazo y se pone X",
        "se roban 2 plumas del mazo y se ponen X",
        "se roban 0 plumas del mazo y se ponen X",
    ],
    "pt": [
        "tira-se 1 pena do monte e põe-se X",
        "tiram-se 2 penas do monte e põem-se X",
        "tiram-se 0 penas do monte e põem-se X",
    ],
    "fr": [
        "on tire 1 plume de la pioche et on la place X",
        "on tire 2 plumes de la pioche et on les place X",
        "on tire 0 plume de la pioche et on la place X",
    ],
}
TIMES = {
    "en": ["1 time X", "2 times X", "0 times X", "-1 time X"],
    "es": ["1 vez X", "2 veces X", "0 veces X", "-1 vez X"],
    "pt": ["1 vez X", "2 vezes X", "0 vezes X", "-1 vez X"],
    "fr": ["1 fois X", "2 fois X", "0 fois X", "-1 fois X"],
}


@each_language
def test_plurals(language: str) -> None:
    english, french = (names_of(load(game), language) for game in ("en", "fr"))
    numbers = (1, 2, 0, -1)
    assert [english.say("takes-n", seat="X", n=n) for n in numbers] == [
        f"X {text}" for text in TAKES[language]
    ]
    assert [french.say("takes-n", seat="X", n=n) for n in numbers] == [
        f"X {text}" for text in TAKES_TOMAHAWKS[language]
    ]
    assert [english.say("draw-n", place="X", n=n) for n in (1, 2, 0)] == DRAWN[language]
    assert [tongue(language).say("times", n=n, of="X") for n in numbers] == TIMES[language]


GENDERS = {
    "es": (
        "-card = { $many ->\n    [yes] naipes\n   *[no] naipe\n}\n    .gender = masculine\n",
        {
            "green": "Los naipes son verdes si su número es mayor que 0.",
            "red": "Los naipes son rojos si su número es menor que 0.",
            "blue": "Estos naipes especiales son azules: «?», «Máx. 0», «Máx. −», «×2» y «Noche».",
            "total": "El total es la suma de los naipes verdes más la suma de los naipes rojos.",
        },
        "Si no hay ningún naipe verde en la mesa",
        "retirar de la cuenta uno de los naipes verdes de mayor valor",
        "Están a la vista de todos menos de quien los lleva",
    ),
    "pt": (
        "-card = { $many ->\n    [yes] cartões\n   *[no] cartão\n}\n    .gender = masculine\n",
        {
            "green": "Os cartões são verdes se o seu número for maior do que 0.",
            "red": "Os cartões são vermelhos se o seu número for menor do que 0.",
            "blue": "Estes cartões especiais são azuis: «?», «Máx. 0», «Máx. −», «×2» e «Noite».",
            "total": "O total é a soma dos cartões verdes mais a soma dos cartões vermelhos.",
        },
        "Se não houver nenhum cartão verde na mesa",
        "retirar da contagem um dos cartões verdes de maior valor",
        "Contam, e os cartões especiais agem sobre eles",
    ),
    "fr": (
        "-card = { $many ->\n    [yes] jetons\n   *[no] jeton\n}\n    .gender = masculine\n",
        {
            "green": "Les jetons sont verts si leur nombre dépasse 0.",
            "red": "Les jetons sont rouges si leur nombre vaut moins que 0.",
            "blue": "Ces jetons spéciaux sont bleus : « ? », « Max. 0 », « Max. − », "
            "« ×2 » et « Nuit ».",
            "total": "Le total est la somme des jetons verts plus la somme des jetons rouges.",
        },
        "S’il n’y a aucun jeton vert sur la table",
        "retirer du compte un des jetons verts de plus haute valeur",
        "Ils comptent, et les jetons spéciaux agissent sur eux",
    ),
    "en": (
        "-card = { $many ->\n    [yes] tiles\n   *[no] tile\n}\n",
        {
            "green": "Tiles are green if the number is greater than 0.",
            "total": "The total is the sum of the green tiles plus the sum of the red tiles.",
        },
        "If there is no green tile on the table",
        "take one of the highest green tiles out of the count",
        "They count, and special tiles act on them",
    ),
}


@each_language
def test_gender_follows_the_glossary(language: str, tmp_path: Path) -> None:
    words, exact, none, dropped, seen = GENDERS[language]
    ruleset = written(tmp_path, 'ruleset mine "Mine" extends fr\n\nending\n' + ANY_ENDING)
    glossary(tmp_path, language, words)
    sentences = {name: text.replace("\xa0", " ") for name, text in said(ruleset, language).items()}
    assert {name: sentences[name] for name in exact} == exact
    assert none in sentences["max_zero"]
    assert dropped in sentences["max_zero"]
    assert seen in sentences["forehead"]


ANY_ENDING = (
    "  replace last_one_in  when players_left at most 1: the seat where in_play of it wins\n"
)


@each_language
def test_feminine_terms_agree_too(language: str) -> None:
    sentences = said(load("fr"), language)
    expected = {
        "en": "Feathers are red if the number is less than 0.",
        "es": "Las plumas son rojas si su número es menor que 0.",
        "pt": "As penas são vermelhas se o seu número for menor do que 0.",
        "fr": "Les plumes sont rouges si leur nombre vaut moins que 0.",
    }
    assert sentences["red"] == expected[language]


HOUSE = """amendment house "House"

options
  add highest_bid  {cap}, or any from 1

bidding
  add within_cap  any bid needs number at most highest_bid

settling
  replace payment
    loser takes {coins} coins
    when total above {far}: winner gives back 1 coin
"""


@pytest.mark.parametrize(
    ("change", "rules"),
    [
        ({"cap": 150}, {"highest_bid"}),
        ({"coins": 3}, {"payment"}),
        ({"far": 60}, {"payment"}),
        ({"cap": 7, "far": -1}, {"highest_bid", "payment"}),
        ({}, set()),
    ],
)
@each_language
def test_a_number_changes_the_sentences_that_depend_on_it(
    language: str, change: dict[str, int], rules: set[str], tmp_path: Path
) -> None:
    numbers = {"cap": 140, "coins": 2, "far": 50}
    both = []
    for name, given in (("before", numbers), ("after", numbers | change)):
        (tmp_path / name).mkdir()
        file = tmp_path / name / "house.coyote"
        file.write_text("coyote 1\n\n" + HOUSE.format(**given), "utf-8")
        both.append(said(load(f"fr+{file}"), language))
    before, after = both
    assert {name for name in before if before[name] != after[name]} == rules
    for name in rules:
        lines = zip(before[name].splitlines(), after[name].splitlines(), strict=True)
        changed = [pair for pair in lines if pair[0] != pair[1]]
        assert len(changed) == 1


def test_a_name_without_words_is_the_name(tmp_path: Path) -> None:
    text = 'ruleset mine "Mine" extends fr\n\nstate\n'
    text += "  add cold_hands  a number for a round, at first 0\n"
    text += "\nsettling\n  add warm  cold_hands becomes cold_hands + 1\n"
    ruleset = written(tmp_path, text)
    for language in LANGUAGES:
        assert "cold hands" in said(ruleset, language)["warm"].lower()
    glossary(tmp_path, "es", "name-cold_hands = el número de manos frías\n")
    assert said(ruleset, "es")["warm"] == "El número de manos frías aumenta en 1."


def test_a_name_of_another_kind_is_not_called_as_the_shipped_one(tmp_path: Path) -> None:
    text = (
        'ruleset mine "Mine" extends fr\n\nstate\n  add token  a number for a round, at first 0\n'
    )
    text += "\nsettling\n  add warm  token becomes token + 1\n"
    assert said(written(tmp_path, text), "en")["warm"] == "Token goes up by 1."


def test_negation_goes_inwards(tmp_path: Path) -> None:
    text = 'ruleset mine "Mine" extends fr\n\nbidding\n'
    text += "  replace challenge  call needs not (opened and number_ok)"
    text += " or not (total above 3 or no green)\n"
    text += "  add number_ok  means not (players_left is 2 to 3)\n"
    sentences = said(written(tmp_path, text), "en")
    assert sentences["number_ok"] == (
        "“Number ok” is true exactly if the number of players still in is not from 2 to 3."
    )
    assert sentences["challenge"].splitlines()[-1].strip() == (
        "This is allowed only if (there is no bid yet or “number ok” is not true) or "
        "(the total is at most 3 and there is a green feather on the table)."
    )


HARD = {
    ("en", "boxes", "es"): "1 si no se acuerda otra cosa; también puede ser 2.",
    ("en", "boxes", "fr"): "ce peut aussi être 2.",
    ("en", "boxes", "pt"): "1 salvo acordo em contrário; também pode ser 2.",
    (
        "en",
        "threshold",
        "es",
    ): "también puede ser 4 o 5 si el número de jugadores es exactamente 3 o 4.",
    (
        "en",
        "threshold",
        "pt",
    ): "também pode ser 4 ou 5 se o número de jogadores for exatamente 3 ou 4.",
    ("en", "supply", "es"): "Hay 12 monedas por caja.",
    ("en", "supply", "fr"): "Il y a 12 pièces par boîte.",
    ("en", "supply", "pt"): "Há 12 moedas por caixa.",
    ("fr", "times_two", "es"): "el total se duplica.",
    ("fr", "times_two", "fr"): "on double le total.",
    ("fr", "times_two", "pt"): "duplica-se o total.",
    ("pt_kidult", "remember", "fr"): "S’il y a une annonce et que le nombre annoncé dépasse",
    ("pt_kidult", "remember", "pt"): "Se houver um lance e o número dito for maior do que",
    ("pt_kidult", "may_approve", "pt"): "o último lance não tiver acabado de ser aprovado",
    ("pt_kidult", "approve", "en"): "It is kept in mind that the last bid has just been approved.",
    ("pt_kidult", "approve", "es"): "Se recuerda que alguien ha aprobado en esta ronda.",
    (
        "pt_kidult",
        "approve",
        "pt",
    ): "Guarda-se na memória que o último lance acaba de ser aprovado.",
    ("pt_kidult", "approve", "fr"): "On retient que quelqu’un a approuvé dans cette manche.",
    ("pt_kidult", "extra_card", "fr"): "On retient qu’on a déjà donné une carte en plus",
    ("pt_kidult", "token", "pt"): "se esse jogador ainda tem a ficha de ação",
    ("pt_kidult", "double", "pt"): "se quem age ainda tiver a ficha de ação",
    ("pt_kidult", "double", "es"): "antes de que actúe el siguiente jugador",
    ("en_advanced", "swap", "pt"): "Há uma pena para tirar.",
    ("en_advanced", "behind", "pt"): "Ninguém as pode ver.",
    ("en_advanced", "guess", "pt"): "Se a pena nomeada for igual à pena na testa de quem age",
    ("en_advanced", "coins_in_use", "pt"): "se e só se o número de jogadores ainda em jogo for",
    ("en_advanced", "coins_in_use", "es"): "ilustradas si y solo si el número de jugadores que",
    ("en_advanced", "coins_in_use", "fr"): "illustrées si et seulement si le nombre de joueurs",
    ("en_advanced", "guess", "es"): "En otro caso, si quien actúa sigue en juego",
    ("en_advanced", "guess", "fr"): "Si la plume nommée est identique à la plume sur le front",
    ("en_advanced", "reverse", "fr"): "Si l’on joue vers la gauche",
    ("en", "deal", "pt"): "tira-se 1 pena do monte e põe-se na testa desse jogador.",
    ("en", "deal", "fr"): "on tire 1 plume de la pioche et on la place sur le front",
    ("en", "loser", "es"): "Si el total es mayor o igual que la última puja",
    ("en", "loser", "pt"): "Se o total for maior ou igual ao último lance",
    ("en", "max_zero", "pt"): "Caso contrário: retirar da contagem",
    ("fr", "max_zero", "fr"): "Sinon, si plusieurs plumes vertes sur la table ont la plus haute",
    ("en", "question", "pt"): "«Se “?” virar outra “?”, vira-se mais uma?»",
    ("en+calm_night", "next_starter", "fr"): "sur les fronts et que la personne qui porte",
    (
        "en+calm_night",
        "next_starter",
        "pt",
    ): "e quem tem «Noite» na testa continuar em jogo",
}
"""Parts of sentences as an editor would have them, by ruleset, rule and language."""


@pytest.mark.parametrize("case", HARD, ids=["-".join(case).replace("+", "_") for case in HARD])
def test_hard_cases(case: tuple[str, str, str]) -> None:
    ruleset, rule_name, language = case
    assert HARD[case] in plain(said(load(ruleset), language)[rule_name]).replace("\u00a0", " ")
