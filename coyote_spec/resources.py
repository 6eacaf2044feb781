"""Where the shipped files lie: in an installed wheel under `_data`, else in the checkout. And where
the user's own cache is."""

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folder(name: str) -> Path:
    installed = _PACKAGE / "_data" / name
    checkout = _PACKAGE.parent / name
    for folder in (installed, checkout):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(
        f"coyote-spec is not completely installed: no folder {name!r}, "
        f"neither {installed} nor {checkout}"
    )


def grammars() -> Path:
    """The folder with the grammars of the language."""
    return _folder("grammars")


def variants() -> Path:
    """The folder with the rulesets that are shipped, their sources and house rules."""
    return _folder("variants")


def proofs() -> Path:
    """The folder with the claims that are shipped."""
    return _folder("proofs")


def cache() -> Path | None:
    """The user's own folder for what can be made again at any time, made if need be; None where
    there can't be one. `XDG_CACHE_HOME` says where, else it is `~/.cache`."""
    try:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        folder = base / "coyote-spec"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # no home, or one that can't be written to
        return None
    return folder if os.access(folder, os.W_OK) else None


def docs() -> Path:
    """The folder with the documentation."""
    return _folder("docs")
