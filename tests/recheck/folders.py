"""Certificates to try things on: a small one, and copies that somebody has tampered with."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any

from coyote_spec import api

CLAIMS = """coyote 1

deck few "A few"
  1 copy of 3 "x2"
  2 copies of 1 -5

claim low "Two players, a few cards."
  games en fr
  players 2
  deck few
  total ranges from -10 to 6
  expect proved

claim endless "Bidding ends."
  games en
  players 2
  bidding ends
  expect refuted

claim capped "Bidding within what the cards give ends."
  games fr
  players 2
  deck few
  assuming number at most highest_total
  bidding ends
  expect proved

claim alike "English and Spanish count alike."
  games en es
  players 2
  deck few
  same counting
  expect proved

claim unlike "English and French do."
  games en fr
  players 2
  deck few
  same counting
  expect refuted
"""


def only(name: str) -> str:
    """The file with one claim only."""
    head, deck, *claims = CLAIMS.split("\n\n")
    return "\n\n".join([head, deck, *(c for c in claims if c.startswith(f"claim {name} "))]) + "\n"


def manifest_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return found


def put(folder: Path, manifest: object) -> None:
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")


def copied(folder: Path, to: Path) -> Path:
    return Path(shutil.copytree(folder, to / "copy"))


def bytes_of(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.glob("**/*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def first(manifest: dict[str, Any], claim: str) -> dict[str, Any]:
    """The first finding of a claim."""
    return next(one for one in manifest["findings"] if one["id"].startswith(f"{claim}/"))


def replace_question(folder: Path, claim: str, text: str) -> None:
    """Lets the first question of a claim be another one, with everything in order: a forgery."""
    manifest = manifest_of(folder)
    digest = sha256(text.encode()).hexdigest()
    listed = first(manifest, claim)["obligations"][0]
    old = folder / listed["file"]
    listed |= {"file": f"obligations/{digest}.smt2", "sha256": digest}
    (folder / listed["file"]).write_text(text, encoding="utf-8")
    used = {o["file"] for one in manifest["findings"] for o in one["obligations"]}
    if old.relative_to(folder).as_posix() not in used:
        old.unlink()
    put(folder, manifest)


FALSE = "(set-logic QF_LIA)\n(assert false)\n(check-sat)\n"


def certificate(folder: Path, text: str = CLAIMS) -> Path:
    (folder / "claims.coyote").write_text(text, encoding="utf-8")
    api.prove([folder / "claims.coyote"], certificate=folder / "proved")
    return folder / "proved"
