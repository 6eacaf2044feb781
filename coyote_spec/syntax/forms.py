"""The form of a rule in each section, for whoever wrote another one."""

from __future__ import annotations

DECLARING = frozenset({"players", "options", "cards", "places", "state", "silences"})
"""Sections whose rules say what there is, not what is done: each has one form of its own."""

_FORMS = {
    "players": "it lists how many can play: `NAME  2 to 6`.",
    "options": "an option lists its values: `NAME  5`, or `NAME  3, or 4 to 5`.",
    "cards": 'cards have a colour: `NAME  green numbers above 0`, `NAME  blue card "x2"`.',
    "pieces": "it says how many there are: `NAME  means 12 * boxes`.",
    "places": "a place lies somewhere: `NAME  lies with each seat, counted, seen by others`.",
    "state": "what is kept has a kind and a first value: `NAME  a number for a round, at first 0`.",
    "silences": 'a silence asks, with its readings below: `NAME  asks "What is drawn then?"`.',
    "dealing": "for example: `NAME  for each seat where in_play of it: draw 1 to forehead of it`.",
    "bidding": "for example: `NAME  raise needs number above bid`, `NAME  call needs opened`.",
    "actions": "for example: `NAME  move before a bid`, and below it what it does.",
    "counting": 'for example: `NAME  with "x2": multiply every green by 2`.',
    "settling": "for example: `NAME  loser takes 1 coin`.",
    "elimination": "for example: `NAME  for each seat where coins of it above 2: …`.",
    "starting": "for example: `NAME  starter becomes loser`.",
    "reshuffling": "for example: `NAME  after a round: discard every card on the table`.",
    "ending": "for example: `NAME  when players_left is 1: the seat where in_play of it wins`.",
}


def form(section: str, name: str) -> str:
    """A hint with the form of a rule of a section; empty where it isn't one."""
    return _FORMS.get(section, "").replace("NAME", name)
