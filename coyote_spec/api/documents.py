"""`document`: the site of rulesets, in one language or in all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec.api.asked import quiet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from coyote_spec.handbook.built import Site


def document(
    rulesets: Iterable[str | Path] = (),
    *,
    languages: Iterable[str] = (),
    output: str | Path = "site",
    processes: int = 1,
    progress: Callable[[str], None] = quiet,
) -> Site:
    """Builds the site of rulesets (none: all that are shipped, with the house rules) in some
    languages (none: all that there are), with the documentation of coyote-spec.

    It is built aside and then put in the place of what `document` has made there before, so a
    mistake leaves the old site as it was. With several processes languages are built at once;
    progress is told what is being done.

    Raises InputError for a ruleset that can't be used, for a language that there isn't, and for an
    output folder that isn't empty and isn't a site of ours.
    """
    from coyote_spec.handbook.built import build_site

    names = [str(one) for one in rulesets]
    return build_site(names, list(languages), Path(output), processes, progress)
