"""Words that say which message was asked for, and with what."""


class Saying:
    """Stands for a language in tests that are about the form of a picture."""

    def say(self, message: str, **given: str | int) -> str:
        return " ".join([message, *map(str, given.values())])
