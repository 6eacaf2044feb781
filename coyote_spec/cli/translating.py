"""Texts that aren't fresh, told to whoever translates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.cli.comparing import witness_told
from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.tables import filled
from coyote_spec.handbook.freshness import CONTRADICTORY, FRESH, MISSING, STATES, normal
from coyote_spec.interpreter.voice import say, voice
from coyote_spec.locale.tongue import locale_folder, missing_by_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coyote_spec.api.translating import Accepted, Translation, Translations


def told(found: Translations) -> Iterator[str]:
    """By language: how many texts there are of each state, and those that aren't fresh."""
    for language in found.languages:
        totals = found.totals(language)
        number = sum(totals.values())
        parts = ", ".join(_states(state, n) for state, n in totals.items() if n)
        english = f"{language}: {counted(number, 'text')}: {parts}"
        said = say("texts", english, language=language, texts=number, parts=parts)
        yield from map(heading, filled(said, "", "  "))
        for state in STATES:
            for one in found.of(state, language) if state != FRESH else ():
                yield from _unit(one)


def lacking(languages: Iterable[str]) -> Iterator[str]:
    """Which messages of the pages and verbs a language still lacks, file by file, in English."""
    for language in languages:
        lacks = missing_by_file(language) if (locale_folder() / language).is_dir() else {}
        if lacks:
            number = sum(map(len, lacks.values()))
            yield heading(f"{language} lacks {counted(number, 'message')}:")
        for file, ids in lacks.items():
            yield f"  {file}: {len(ids)}"
            yield from filled(", ".join(ids), "    ")


def accepted(done: Accepted) -> Iterator[str]:
    """What was recorded, and what couldn't be."""
    for language, ids in done.written.items():
        english = f"{language}: {counted(len(ids), 'text')} recorded."
        yield say("texts-recorded", english, language=language, texts=len(ids))
    if not done.written:
        yield say("nothing-recorded", "Nothing is recorded that wasn't recorded before.")
    for language, ids in done.left.items():
        english = f"{language}: not recorded, for they are missing or contradict something:"
        yield say("texts-left", english, language=language)
        yield from (f"  {one}" for one in ids)


def _states(state: str, n: int) -> str:
    return say(f"texts-are-{state.replace(' ', '-')}", f"{n} {state}", n=n)


def _state(state: str) -> str:
    return say(f"text-is-{state.replace(' ', '-')}", state)


def _unit(one: Translation) -> Iterator[str]:
    state = _state(one.state)
    yield f"  {say('text-in-state', f'{state}: {one.id}', state=state, text=one.id)}"
    if one.state in (CONTRADICTORY, MISSING):
        yield from filled(f"{voice().said(one.reason)}.", "    ", "    ")
    yield from _rules(one)
    if one.was is not None and normal(one.was) != normal(one.wording):
        yield from _quoted(say("text-was", "was"), one.was)
        if one.wording:
            yield from _quoted(say("text-now", "now"), one.wording)
    elif one.wording and one.wording != one.said:
        yield from _quoted(say("text-of", "of"), one.wording)
    if one.said is not None and one.wording != one.said:
        yield from _quoted(say("text-says", "says"), one.said)
    if one.shown is not None:
        finding = one.shown.finding
        why = one.shown.reason if finding is None else finding.sentence
        yield from filled(voice().said(why), "    ", "    ")
        yield from witness_told(finding) if finding is not None else ()


def _rules(one: Translation) -> Iterator[str]:
    """The rules that mean something else, as they were and as they are."""
    before = one.before or {}
    for place, text in one.about.items() if one.shown is not None else ():
        if before.get(place) != text:
            yield f"    {place.partition('/')[0]}"
            yield from (f"      - {line}" for line in before.get(place, "").split("\n") if line)
            yield from (f"      + {line}" for line in text.split("\n"))


def _quoted(label: str, words: str) -> Iterator[str]:
    width = 9
    for place, line in enumerate(words.split("\n")):
        head = label if place == 0 else ""
        yield from filled(line.strip(), f"    {head.ljust(width)} ", " " * (width + 5))
