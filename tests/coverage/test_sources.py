"""The shipped catalogues: how many clauses, of which kind, and what was seen in the texts."""

from __future__ import annotations

import re

import pytest

from coyote_spec import api
from coyote_spec.api import load
from coyote_spec.ruleset.catalogue import Catalogue

LENGTHS = {"en": 91, "es": 91, "pt": 57, "fr": 38}

# The numbers of the clauses that are no rules of the text; all others are.
Numbers = dict[str, set[int]]
COMPONENTS: Numbers = {"en": {1, 2, 3, 4, 7}, "es": {1, 2, 3, 4, 7}, "pt": {1, 28, 29}, "fr": set()}
EXAMPLES: Numbers = {"en": {35, 36, 37}, "es": {35, 36, 37}, "pt": set(), "fr": set()}
INFORMATIVE: Numbers = {"en": {5, 6, 78}, "es": {5, 6, 78}, "pt": {2}, "fr": set()}
PERMISSIONS: Numbers = {"en": {20}, "es": {20}, "pt": set(), "fr": set()}

CONTRADICTIONS = {
    "EN-06": {"EN-31", "EN-33", "EN-36", "EN-80"},
    "EN-42": {"FR-34", "PT-25", "EN-77", "EN-21", "EN-64", "EN-72"},
    "EN-52": {"FR-18"},
    "EN-53": {"FR-18"},
    "EN-65": {"EN-62"},
    "EN-73": {"EN-33"},
    "EN-77": {"EN-42"},
    "EN-85": {"EN-58", "EN-60", "EN-64", "EN-70"},
    "PT-02": {"PT-20", "PT-22", "PT-57"},
    "PT-25": {"EN-42"},
    "PT-30": {"FR-18"},
    "PT-52": {"PT-18"},
    "PT-53": {"PT-15"},
    "FR-08": {"FR-18"},
    "FR-18": {"FR-08", "EN-52", "EN-53", "PT-30"},
    "FR-34": {"EN-42"},
}
"""Which clause contradicts which; the Spanish rulebook does as the English one."""

MISTRANSLATED = {6, 10, 20, 36, 39, 40, 42, 45, 55, 62, 69, 72, 77, 82, 91}
"""The Spanish clauses that say it otherwise than the English ones."""


def catalogue(name: str) -> Catalogue:
    return load(name).catalogues[name.upper()]


def numbers(name: str, kind: str) -> set[int]:
    return {clause.number for clause in catalogue(name).clauses if clause.kind == kind}


@pytest.mark.parametrize("name", LENGTHS)
def test_every_clause_is_listed_once_and_in_order(name: str) -> None:
    clauses = catalogue(name).clauses
    assert [clause.number for clause in clauses] == list(range(1, LENGTHS[name] + 1))
    lines = [(clause.first, clause.last) for clause in clauses]
    assert lines == sorted(lines)


@pytest.mark.parametrize("name", LENGTHS)
def test_every_clause_has_its_kind(name: str) -> None:
    assert numbers(name, "component") == COMPONENTS[name]
    assert numbers(name, "example") == EXAMPLES[name]
    assert numbers(name, "not a rule") == INFORMATIVE[name]
    assert numbers(name, "no constraint") == PERMISSIONS[name]
    others = COMPONENTS[name] | EXAMPLES[name] | INFORMATIVE[name] | PERMISSIONS[name]
    assert numbers(name, "rule") == set(range(1, LENGTHS[name] + 1)) - others


@pytest.mark.parametrize("name", LENGTHS)
def test_a_paraphrase_is_a_sentence_and_a_reason_is_given_where_it_is_due(name: str) -> None:
    for clause in catalogue(name).clauses:
        assert re.fullmatch(r"[A-Za-z0-9?].*\.", clause.words.base), clause
        assert (clause.reason is None) == (clause.kind in ("rule", "component", "example"))
        for remark in clause.remarks:
            assert re.fullmatch(r"[A-Z].*[.?]", remark.words.base), remark


def test_contradictions_are_remarked() -> None:
    found: dict[str, set[str]] = {}
    for name in LENGTHS:
        own = catalogue(name)
        for clause in own.clauses:
            for remark in clause.remarks:
                if remark.kind == "contradicts":
                    found.setdefault(own.cite(clause), set()).update(remark.clauses)
    spanish = {
        cite.replace("EN", "ES"): {one.replace("EN", "ES") for one in others}
        for cite, others in CONTRADICTIONS.items()
        if cite.startswith("EN")
    }
    assert found == CONTRADICTIONS | spanish


def test_faults_of_translation_are_remarked() -> None:
    faults = {
        (name, clause.number)
        for name in LENGTHS
        for clause in catalogue(name).clauses
        for remark in clause.remarks
        if remark.kind == "translation fault"
    }
    assert faults == {("es", number) for number in MISTRANSLATED}


def test_the_clauses_that_remarks_name_are_there() -> None:
    found = api.check()
    assert found.diagnostics == ()
    sources = {one.name: one.clauses for one in found.checked if one.kind == "source"}
    assert sources == {name.upper(): length for name, length in LENGTHS.items()}


def test_the_remarks_of_a_ruleset_are_those_on_what_it_cites() -> None:
    french = load("fr")
    assert {cite for cite, _ in french.remarks(["FR-34", "FR-18", "EN-42"])} == {"FR-18", "FR-34"}
    assert {cite for cite, _ in french.remarks()} <= french.cites
    shown = api.show("fr")
    assert shown.remarks == french.remarks()
    (remark,) = [one for one in shown.as_json()["remarks"] if one["clause"] == "FR-34"]
    assert (remark["kind"], remark["contradicts"]) == ("contradicts", ["EN-42"])
