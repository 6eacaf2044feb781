"""The only door to Project Fluent: messages in the reader's language.

A language is a folder of `.ftl` files and a `joins.txt` (words that melt together: `de el = del`).
Nothing falls back: a message that isn't there, or that is given too little, is an error.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from coyote_spec import resources
from coyote_spec.locale.files import decode
from coyote_spec.locale.joins import joined, read_joins
from coyote_spec.locale.mistakes import Hint, Wrong, either, nearest, quoted, refusal
from coyote_spec.locale.names import HELD, UNTRANSLATED
from coyote_spec.locale.said import Said, Untold
from coyote_spec.source import NOWHERE, Diagnostic, InputError, Report, Span, shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
_FIRST = re.compile("[ \u00a0\u202f\ue000\ue002“«(¿¡]*\\w")
JOINS = "joins.txt"
_SHOWN = 12
"""How many of the messages that a language lacks are named."""
OF_NAMES = (
    *("above-", "card-", "chosen-", "claim-", "colour-", "comment-", "deck-", "move-", "name-"),
    *("option-", "place-", "silence-", "title-"),
)
"""What the messages begin with that are asked for by a name of a ruleset."""
LONGEST_GIVEN = 400
"""Characters of what Fluent fills in, which refuses very long texts: those are put in after it."""
_PLURALS = {"pt": "pt-PT"}
"""Where the texts are in a variety that counts otherwise: nought is plural in Portugal."""


class MissingMessageError(InputError):
    """A language lacks a message, or the message asks for something that it isn't given: the
    language isn't finished, or a reader's own words don't fit."""


def locale_folder() -> Path:
    """Where the shipped languages lie, each in a folder of its own."""
    return resources.variants() / "locale"


def languages(root: Path | None = None) -> list[str]:
    """The languages that there are: the folders of the shipped ones, or of another place.

    >>> languages()
    ['en', 'es', 'fr', 'pt']
    """
    folder = root or locale_folder()
    return sorted(one.name for one in folder.iterdir() if _is_language(one))


def _is_language(folder: Path) -> bool:
    return folder.is_dir() and _LANGUAGE.fullmatch(folder.name) is not None


class Tongue:
    """The messages of one language."""

    def __init__(self, language: str, files: list[Path], joins: Path) -> None:
        self.language = language
        self._bundle = FluentBundle([_PLURALS.get(language, language)], use_isolating=False)
        self._origins: dict[str, Path] = {}
        self._said: dict[str, list[str]] = {}  # of each message: its own id and its attributes
        self._spoken: dict[tuple[object, ...], str] = {}  # the same is said again and again
        for file in files:
            self._add(file)
        self._joins = read_joins(joins.read_text("utf-8") if joins.is_file() else "")

    def _add(self, file: Path) -> None:
        resource = _resource(_text(file))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise _junk(file, entry)
            if isinstance(entry, ast.Message | ast.Term):
                self._say_anew(entry, file)
        self._bundle.add_resource(resource, allow_overrides=True)

    def _say_anew(self, entry: ast.Message | ast.Term, file: Path) -> None:
        """What a later file says anew is said wholly anew, its attributes too."""
        own = _ids(entry)
        name = entry.id.name if isinstance(entry, ast.Message) else own[0]
        for known in self._said.get(name, ()):
            self._origins.pop(known, None)
        self._said[name] = own
        self._origins |= dict.fromkeys(own, file)

    def has(self, message: str) -> bool:
        """Whether there is such a message; `id.attribute` asks for an attribute."""
        return message in self._origins

    def origin(self, message: str) -> Path | None:
        """The file that says the message, the last one if several do."""
        return self._origins.get(message)

    def say(self, message: str, **given: str | int) -> str:
        """The message with what is given filled in; `id.attribute` says an attribute.

        Raises MissingMessageError when it isn't there or is given too little.
        """
        key = (message, *given.items())
        found = self._spoken.get(key)
        if found is None:
            found = self._spoken[key] = self._say(message, given)
        return found

    def _say(self, message: str, given: Mapping[str, str | int]) -> str:
        if message not in self._origins:
            said = Wrong("locale-no-message", language=self.language, id=message)
            raise _cannot(said, self._lacks())
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise _cannot(Wrong("locale-empty", language=self.language, id=message))
        held = {name: one for name, one in given.items() if len(str(one)) > LONGEST_GIVEN}
        marks = {name: f"{HELD[0]}{number}{HELD[1]}" for number, name in enumerate(held)}
        text, errors = self._bundle.format_pattern(pattern, {**given, **marks})
        if errors or not isinstance(text, str):
            why = Untold("; ".join(map(str, errors)))
            said = Wrong("locale-unsaid", language=self.language, id=message, why=why)
            raise _cannot(said, Hint("locale-unsaid", file=str(self._origins[message])))
        text = self.joined(text)
        for name, mark in marks.items():
            text = text.replace(mark, str(held[name]))
        return text

    def _lacks(self) -> Hint | None:
        """How far the language is from being finished."""
        whole = (locale_folder() / self.language).is_dir()
        return _unfinished(self.language, missing(self.language)) if whole else None

    def joined(self, text: str) -> str:
        """The text with the words melted together that the language melts, but for what an author
        wrote; and with quotes within quotes of the other kind."""
        return joined(text, self._joins)

    def sentence(self, text: str) -> str:
        """The words as a sentence: a capital letter, and a full stop if nothing else ends them."""
        words = text.strip()
        first = _FIRST.match(words)
        capital = words
        if first is not None and UNTRANSLATED[0] not in first[0]:  # a name stays as it is
            capital = first[0].upper() + words[first.end() :]
        bare = capital.rstrip('\ue001\ue003»”"\u00a0\u202f')
        return capital if bare.endswith((".", "!", "?", "…", ":")) else capital + "."


def tongue(language: str, *extra: Path, root: Path | None = None, only: str = "*.ftl") -> Tongue:
    """The messages of a language; what stands in the extra files or folders goes before it. only
    names the files of the language for one who needs few of its messages.

    Raises InputError when there is no such language, or a file can't be read as Fluent.
    """
    folder = (root or locale_folder()) / language
    if _LANGUAGE.fullmatch(language) is None or not folder.is_dir():
        said = Wrong("locale-no-language", language=shorten(language))
        raise wrong("language", said, nearest(language, languages(root)))
    files = sorted(folder.glob(only))
    for place in extra:
        files += sorted(place.glob("*.ftl")) if place.is_dir() else [place]
    return Tongue(language, files, folder / JOINS)


def check_finished(language: str) -> None:
    """Raises InputError with the messages that a language lacks."""
    lacks = missing(language)
    if lacks:
        raise _cannot(Wrong("locale-unfinished", language=language), _unfinished(language, lacks))


def _unfinished(language: str, lacks: Sequence[str]) -> Hint | None:
    if not lacks:
        return None
    names = quoted(lacks, _SHOWN)
    if len(lacks) > _SHOWN:
        return Hint("locale-lacks-more", n=len(lacks), messages=names, language=language)
    return Hint("locale-lacks", n=len(lacks), messages=names)


def _cannot(said: Said, hint: Hint | None = None) -> MissingMessageError:
    return MissingMessageError([Diagnostic("locale", NOWHERE, said, hint or "")])


def missing(language: str, *, against: str = "en", root: Path | None = None) -> list[str]:
    """The messages that a language lacks and another one has, in the order of that one's files.

    root is another place for the language's folder than the shipped one.
    """
    lacks = missing_by_file(language, against=against, root=root)
    return [one for ids in lacks.values() for one in ids]


def missing_by_file(
    language: str, *, against: str = "en", root: Path | None = None
) -> dict[str, list[str]]:
    """The same by the file of the other language in which they stand."""
    own = set(all_messages(language, root=root))
    whole = locale_folder() / against
    found = {
        file.relative_to(whole).as_posix(): [one for one in _messages_in(file) if one not in own]
        for file in sorted(whole.glob("**/*.ftl"))
    }
    return {file: ids for file, ids in found.items() if ids}


def all_messages(language: str, *, root: Path | None = None) -> Iterator[str]:
    """Every message of a language's files, those of the games too; terms begin with `-`."""
    for file in sorted(((root or locale_folder()) / language).glob("**/*.ftl")):
        yield from _messages_in(file)


def _messages_in(file: Path) -> Iterator[str]:
    for entry in _resource(_text(file)).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield from _ids(entry)


def entries_of(file: Path) -> Iterator[tuple[str, str]]:
    """Every message and term of a file, by its id (that of a term begins with `-`), as it stands
    there without comments; raises InputError when it can't be read."""
    for entry in _resource(_text(file)).body:
        if isinstance(entry, ast.Junk):
            raise _junk(file, entry)
        if isinstance(entry, ast.Message | ast.Term):
            bare = entry.clone()
            bare.comment = None
            yield _ids(entry)[0].partition(".")[0], FluentSerializer().serialize_entry(bare)


def check_words(language: str, files: Iterable[Path]) -> None:
    """Raises InputError with all that is wrong in a reader's own files: terms that are neither one
    of the language nor used by a message there; messages that nothing asks for; terms and messages
    that are used and aren't there, or that use themselves; terms without the grammar that the
    language needs of them, such as a gender.
    """
    own = {file: list(_named(file)) for file in files}
    if not own:  # then nothing of the language is asked for, and reading all of it takes long
        return
    shipped = sorted((locale_folder() / language).glob("**/*.ftl"))
    entries = [one for file in shipped for one in _named(file)]
    known = {name for name, _ in entries}
    grammar = _grammar(entries)
    there = known | {name for found in own.values() for name, _ in found}
    used = {one for found in own.values() for _, entry in found for one in _used(entry)}
    report = Report()
    for file, found in own.items():
        text = _text(file)
        for name, entry in found:
            span = _place(file, text, entry)
            if name.startswith("-") and name not in known | used:
                terms = [one for one in known if one.startswith("-")]
                lacks = Wrong("locale-no-term", language=language, term=shorten(name))
                report.add("locale", span, lacks, nearest(name, terms))
            elif not name.startswith(("-", *OF_NAMES)) and name not in known | used:
                unasked = Wrong("locale-unasked", id=shorten(name))
                report.add("locale", span, unasked, nearest(name, known))
            for said in _ungrammatical(name, entry, grammar):
                report.add("locale", span, said)
            if _uses_itself(name, dict(found)):
                report.add("locale", span, Wrong("locale-by-itself", id=shorten(name)))
            for one in _used(entry):
                if one not in there:
                    uses = Wrong("locale-uses", id=shorten(name), used=shorten(one))
                    report.add("locale", span, uses, nearest(one, there))
    report.stop_if_any()


def _grammar(
    entries: Sequence[tuple[str, ast.Message | ast.Term]],
) -> dict[str, dict[str, set[str]]]:
    """What the messages of a language ask of its terms: of each term the attributes by which they
    choose, with the values that they know."""
    found: dict[str, dict[str, set[str]]] = {}

    class Choices(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            by = node.selector
            if isinstance(by, ast.TermReference) and by.attribute is not None:
                values = found.setdefault(f"-{by.id.name}", {}).setdefault(by.attribute.name, set())
                values |= {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.generic_visit(node)

    for _, entry in entries:
        Choices().visit(entry)
    return found


def _ungrammatical(
    name: str, entry: ast.Message | ast.Term, grammar: Mapping[str, Mapping[str, set[str]]]
) -> Iterator[Wrong]:
    """What a term of a reader lacks of the grammar of the language."""
    own = {one.id.name: _plain_value(one.value) for one in entry.attributes}
    for attribute, values in grammar.get(name, {}).items():
        if own.get(attribute) not in values:
            known = either([f"`{one}`" for one in sorted(values)])
            yield Wrong("locale-needs", term=shorten(name), attribute=attribute, values=known)


def _plain_value(pattern: ast.Pattern) -> str:
    return "".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))


def _uses_itself(name: str, own: Mapping[str, ast.Message | ast.Term]) -> bool:
    """Whether an entry comes back to itself through entries of the same file."""
    seen: set[str] = set()
    todo = [name]
    while todo:
        for one in _used(own[todo.pop()]):
            if one == name:
                return True
            if one in own and one not in seen:
                seen.add(one)
                todo.append(one)
    return False


def _named(file: Path) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for entry in _resource(_text(file)).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, entry


def _used(entry: ast.Message | ast.Term) -> list[str]:
    """The terms and messages that an entry speaks of."""
    found: list[str] = []

    class Uses(Visitor):
        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            found.append(f"-{node.id.name}")
            self.generic_visit(node)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.append(node.id.name)

    Uses().visit(entry)
    return found


def _place(file: Path, text: str, entry: ast.Message | ast.Term) -> Span:
    start = entry.id.span.start if entry.id.span is not None else 0
    line = text.count("\n", 0, start) + 1
    return Span(str(file), line, 1, 1 + len(entry.id.name))


def _text(file: Path) -> str:
    try:
        return decode(file.read_bytes(), str(file)).text
    except OSError as error:
        said = Wrong("shared-unreadable", file=str(file), why=refusal(error))
        raise wrong("unreadable", said) from None


def _ids(entry: ast.Message | ast.Term) -> list[str]:
    """The ids of an entry; attributes of a term are grammar, and each language has its own."""
    if isinstance(entry, ast.Term):
        return [f"-{entry.id.name}"]
    own = [entry.id.name] if entry.value is not None else []
    return own + [f"{entry.id.name}.{one.id.name}" for one in entry.attributes]


@lru_cache(maxsize=256)
def _resource(text: str) -> ast.Resource:
    found = FluentResource(text)
    assert isinstance(found, ast.Resource)
    return found


def _junk(file: Path, entry: ast.Junk) -> Exception:
    why = Untold(entry.annotations[0].message or "") if entry.annotations else None
    words = shorten(entry.content or "")
    reason = why or Wrong("locale-unread")
    return wrong("locale", Wrong("locale-junk", file=str(file), words=words, why=reason))


__all__ = [
    "MissingMessageError",
    "Tongue",
    "all_messages",
    "check_finished",
    "check_words",
    "entries_of",
    "languages",
    "locale_folder",
    "missing",
    "missing_by_file",
    "tongue",
]
