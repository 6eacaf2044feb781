"""The rules of Coyote, written once, so that they can be played, proved and compared."""

__version__ = "0.1.0"
