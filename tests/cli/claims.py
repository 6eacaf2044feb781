"""Claims of one's own, written to a file."""

from pathlib import Path

HEAD = "coyote 1\n\n"


RANGE = """claim mine "Mine"
  games fr
  players 2
  total ranges from {} to {}
  expect {}

"""


def written(folder: Path, text: str, name: str = "mine.coyote") -> str:
    file = folder / name
    file.write_text(HEAD + text, encoding="utf-8")
    return str(file)
