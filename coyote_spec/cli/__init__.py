"""The command `coyote-spec`: one small module for each verb, and what they share."""

from coyote_spec.cli.dispatch import main

__all__ = ["main"]
