"""Reference pages that write themselves: the grammar, the command line, the functions in Python."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.syntax.grammar import in_words, terminals, words

if TYPE_CHECKING:
    from collections.abc import Iterator

_RULE = re.compile(r"[?!]?(?P<name>[a-z_]\w*): *(?P<says>.*)")
_HEAD = re.compile(r"// -{5,} (?P<title>.*)")
_COMMAND = "import sys; from coyote_spec.cli import main; sys.exit(main())"


def reference() -> dict[str, str]:
    """The pages by their paths. Takes a second or two: each command is asked for its help."""
    return {
        "reference/grammar.md": grammar_page(),
        "reference/commands.md": commands_page(),
        "reference/python.md": python_page(),
    }


def grammar_page() -> str:
    """The grammar in the order of its file: each rule with the forms that it can take."""
    text = (resources.grammars() / "coyote.lark").read_text(encoding="utf-8")
    named = [(name, in_words(name)) for name, _ in terminals() if in_words(name)[:1] != "`"]
    lines = [
        "# The grammar\n",
        "Made from `grammars/coyote.lark`, which files are read with. Words of the language stand "
        "as they are, the author's own in capitals, parts that have a line of their own in "
        "angle brackets. `( )*` is any number of times, `( )+` once or more, `( )?` once or not at "
        "all, `|` one or the other.\n",
        "| written | is |\n|---|---|",
        *(f"| `{name}` | {said} |" for name, said in named if said),
        "",
    ]
    for title, rules in _sections(text):
        lines += [f"## {title[:1].upper()}{title[1:]}\n"]
        for name, forms in rules:
            shown = "\n".join(f"    {form}" for form in forms if form)
            lines += [f"`{name}`\n", f"{shown}\n" if shown else "    (nothing)\n"]
    lines += ["## Its words\n", " ".join(f"`{word}`" for word in sorted(words())), ""]
    return "\n".join(lines)


def _sections(text: str) -> Iterator[tuple[str, list[tuple[str, list[str]]]]]:
    """The parts of the grammar's file with their rules, and the forms of each."""
    title, rules = "a file", list[tuple[str, list[str]]]()
    for line in text.splitlines():
        head, rule = _HEAD.match(line), _RULE.match(line)
        if head is not None:
            if rules:
                yield title, rules
            title, rules = head["title"], []
        elif rule is not None:
            rules.append((rule["name"].replace("_", " ").strip(), [_form(rule["says"])]))
        elif rules and line.strip().startswith("|"):
            rules[-1][1].append(_form(line.strip()[1:]))
        elif rules and line.startswith(" ") and line.strip():
            rules[-1][1][-1] += " " + _form(line)
    if rules:
        yield title, rules


def _form(says: str) -> str:
    """One form of a rule in a reader's words."""
    said = re.sub(r"->.*", "", says)
    said = re.sub(r"\b(_NL)\b\??", "", said)
    said = said.replace("_INDENT", "⟦").replace("_DEDENT", "⟧")
    said = re.sub(r'(?<!")\b([a-z_]{2,})\b(?!")', lambda m: f"<{m[1].strip('_')}>", said)
    said = re.sub(r'"([^"]*)"', r"\1", said).replace("_", " ")
    return re.sub(r"\s+", " ", said).strip()


def commands_page() -> str:
    """What the command says when it is asked for help, of itself and of each verb."""
    whole = _help()
    verbs = re.findall(r"(?m)^  ([a-z]+)  +\S", whole.split("exit codes:")[0].split("verbs:")[1])
    with ThreadPoolExecutor(2) as several:
        texts = list(several.map(_help, verbs))
    parts = ["# The command line\n", "As each command tells of itself.\n", _block(whole)]
    for verb, text in zip(verbs, texts, strict=True):
        parts += [f"## {verb}\n", _block(text)]
    return "\n".join(parts)


def _help(*verb: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", _COMMAND, *verb, "--help"],
        capture_output=True,
        check=True,
        encoding="utf-8",
        env={"COLUMNS": "80", "PYTHONUTF8": "1", "PYTHONPATH": ":".join(filter(None, sys.path))},
    )
    return done.stdout


def _block(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```\n"


def python_page() -> str:
    """The public names of the package, each with its form and what it says of itself."""
    package = import_module("coyote_spec")
    parts = ["# In Python\n", _docstring(package), ""]
    for name in package.__all__:
        thing = getattr(package, name)
        parts += [f"## {name}\n", *_described(thing, name), ""]
    return "\n".join(parts)


def _described(thing: object, name: str) -> Iterator[str]:
    if callable(thing):
        yield f"```python\n{_signature(thing, name)}\n```\n"
    yield _docstring(thing)
    if not inspect.isclass(thing):
        return
    for key, member in vars(thing).items():
        if key.startswith("_") or not (inspect.isfunction(member) or isinstance(member, property)):
            continue
        form = key if isinstance(member, property) else _signature(member, key)
        yield f"\n### {name}.{key}\n\n```python\n{form}\n```\n"
        yield _docstring(member)


def _signature(thing: object, name: str) -> str:
    assert callable(thing)
    try:
        signature = inspect.signature(thing)
    except ValueError:
        return name
    parts = [_parameter(one) for one in signature.parameters.values()]
    named = [n for n, one in enumerate(signature.parameters.values()) if one.kind.name[0] == "K"]
    if named and parts[named[0]][:1] != "*":
        parts.insert(named[0], "*")
    ends = "" if signature.return_annotation is signature.empty else signature.return_annotation
    back = f" -> {str(ends).strip(chr(39))}" if ends else ""
    line = f"{name}({', '.join(parts)}){back}"
    if len(line) <= 88:
        return line
    return "\n".join([f"{name}(", *(f"    {part}," for part in parts), f"){back}"])


def _parameter(one: inspect.Parameter) -> str:
    """As it is declared; a function by its name, where Python gives its place in memory."""
    said = str(one).replace("'", "")
    if inspect.isfunction(one.default):
        said = said.replace(repr(one.default), one.default.__name__)
    return said


def _docstring(thing: object) -> str:
    """A docstring as Markdown: what is typed in it, and indented lines, as code."""
    out: list[str] = []
    for part in (inspect.getdoc(thing) or "").split("\n\n"):
        typed = part.lstrip().startswith(">>>") or all(ln[:4] == "    " for ln in part.split("\n"))
        if typed and part:
            out.append(f"```python\n{inspect.cleandoc(part)}\n```")
        else:
            out.append(part.replace("<", "&lt;"))
    return "\n\n".join(out)
