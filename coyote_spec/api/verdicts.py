"""The record of verdicts, and what each rule of a ruleset rests on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec.api.rulesets import load
from coyote_spec.locale.mistakes import Hint, Wrong, refusal
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from coyote_spec.api.proofs import Proof
    from coyote_spec.api.rulesets import RulesetLike
    from coyote_spec.handbook.badges import Badge


def record(proof: Proof, file: str | Path) -> None:
    """Writes what came out of some claims into a record, beside what it knows of the other shipped
    ones; what it knows of claims that are no more is dropped.

    Raises InputError when the file can't be read or written.
    """
    from coyote_spec.handbook import verdicts

    place = Path(file)
    proved = [(answered.claim, answered.findings) for answered in proof.claims]
    try:
        known = verdicts.read(place)
        whole = verdicts.added(known, proved, verdicts.shipped_claims())
        place.write_text(verdicts.written(whole), "utf-8")
    except OSError as error:
        said = Wrong("api-record-refused", file=str(place), why=refusal(error))
        raise wrong("record", said) from None
    except (ValueError, KeyError, TypeError):
        said, hint = Wrong("api-no-record", file=str(place)), Hint("api-no-record")
        raise wrong("record", said, hint) from None


def badges(name: RulesetLike) -> dict[str, Badge]:
    """What each rule of a ruleset rests on, by the shipped claims and their record.

    Raises InputError as `load` does.
    """
    from coyote_spec.handbook.badges import badges_of

    return badges_of(load(name))
