"""What a step of a count does, in a language: one set of messages for all who tell of counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.locale.names import as_written

if TYPE_CHECKING:
    from coyote_spec.interpreter.score import Change
    from coyote_spec.locale.tongue import Tongue

CHANGES: dict[str, tuple[str, ...]] = {
    "leaves": ("cards",),
    "joins": ("cards",),
    "counts": ("cards", "value"),
    "set_aside": ("cards",),
    "total": ("value",),
    "nothing": (),
}
"""What a step of a count can do, with what is filled in."""


def message_of(what: str) -> str:
    """The id of the message of a change."""
    return f"desk-step-{what.replace('_', '-')}"


def said(tongue: Tongue, change: Change, card: str) -> str:
    """A change in words; card is what its card is called."""
    cards = card if change.count == 1 else f"{change.count} × {card}"
    whole = {"cards": as_written(cards), "value": str(change.value)}
    given = {name: whole[name] for name in CHANGES[change.what]}
    return tongue.say(message_of(change.what), number_n=change.count, **given)


__all__ = ["CHANGES", "message_of", "said"]
