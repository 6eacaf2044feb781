"""The rules of Coyote, written once, so that they can be played, proved and compared.

    import coyote_spec

    coyote_spec.score("fr", ["x2", "-5"]).total
    -10

The verbs are functions of `coyote_spec.api`, the nouns are what they take and return. Each is
imported when it is first asked for, so that importing the package costs nothing.
"""

TYPE_CHECKING = False
"""As `typing` has it, without importing typing."""

if TYPE_CHECKING:
    from coyote_spec.api import check as check
    from coyote_spec.api import compare as compare
    from coyote_spec.api import coverage as coverage
    from coyote_spec.api import document as document
    from coyote_spec.api import format_text as format_text
    from coyote_spec.api import load as load
    from coyote_spec.api import play as play
    from coyote_spec.api import prove as prove
    from coyote_spec.api import ranges as ranges
    from coyote_spec.api import run as run
    from coyote_spec.api import score as score
    from coyote_spec.api import shipped as shipped
    from coyote_spec.api import show as show
    from coyote_spec.interpreter.match import MatchResult as MatchResult
    from coyote_spec.interpreter.rounds import Result as Result
    from coyote_spec.interpreter.score import Score as Score
    from coyote_spec.ruleset.ruleset import Deck as Deck
    from coyote_spec.ruleset.ruleset import Ruleset as Ruleset
    from coyote_spec.source import Diagnostic as Diagnostic
    from coyote_spec.source import InputError as InputError

__version__ = "0.1.0"

_ROOMS = {
    "api": (
        "check",
        "compare",
        "coverage",
        "document",
        "format_text",
        "load",
        "play",
        "prove",
        "ranges",
        "run",
        "score",
        "shipped",
        "show",
    ),
    "interpreter.match": ("MatchResult",),
    "interpreter.rounds": ("Result",),
    "interpreter.score": ("Score",),
    "ruleset.ruleset": ("Deck", "Ruleset"),
    "source": ("Diagnostic", "InputError"),
}
_HOME = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = [  # noqa: RUF022 - verbs first
    "check",
    "compare",
    "coverage",
    "document",
    "format_text",
    "load",
    "play",
    "prove",
    "ranges",
    "run",
    "score",
    "shipped",
    "show",
    "Deck",
    "Diagnostic",
    "InputError",
    "MatchResult",
    "Result",
    "Ruleset",
    "Score",
]


if not TYPE_CHECKING:  # so that a type checker knows the names above, and no others

    def __getattr__(name: str) -> object:
        """Imports a public name when it is first asked for."""
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
