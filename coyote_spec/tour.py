"""The tour: the main job, told stop by stop for somebody who doesn't program.

What is shown, and of which rulebooks, is written in a file beside the variants; this module only
asks and words the answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from coyote_spec import api, resources
from coyote_spec.comparison.compare import IDS, Comparison, compare
from coyote_spec.elaborate.claims import claims_of, tours_of
from coyote_spec.interpreter.score import score
from coyote_spec.interpreter.setting import allowed_players, choose
from coyote_spec.interpreter.voice import labelled, say, voice
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.locale.said import Said, Several
from coyote_spec.prover.answer import answers
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.ranges import Range, total_range
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, VACUOUS, Finding
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from coyote_spec.elaborate.claims import Stop, Tour
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

WIDTH = 78
"""Columns of the text."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What one stop of a tour has shown: its text, and the findings behind it."""

    stop: Stop
    lines: tuple[str, ...]
    findings: tuple[Finding, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)
    given_up: bool = False

    @property
    def answered(self) -> bool:
        """Whether every question of this stop got an answer."""
        return not self.given_up and all(f.verdict not in (UNKNOWN, VACUOUS) for f in self.findings)

    def as_json(self) -> dict[str, Any]:
        """One stop of the document of `tour --json`."""
        return {
            "stop": self.stop.key,
            "names": list(self.stop.names),
            "text": list(self.lines),
            "findings": [finding.as_json() for finding in self.findings],
            **self.data,
        }


def shipped_tour() -> Tour:
    """The tour that is shipped."""
    library = api.shipped_library()
    for path in sorted(resources.variants().glob("*.coyote")):
        for tour in tours_of(path, library):
            return tour
    raise wrong("nothing-there", Wrong("api-no-tour"))


def walk(tour: Tour, limit: float, progress: Callable[[str], None]) -> Iterator[Seen]:
    """The stops of a tour, one by one.

    limit is in seconds for each question to the solver. Raises InputError when the tour names
    something that isn't there.
    """
    shown = {
        "say": _say,
        "check": _check,
        "score": _score,
        "range": _range,
        "prove": _prove,
        "compare": _compare,
    }
    for stop in tour.stops:
        try:
            yield shown[stop.key](stop, limit, progress)
        except Undecided as error:
            what, why = f"{stop.key} {' '.join(stop.names)}", voice().said(error.why)
            english = f"{what}: not decided: {error}."
            said = _item(say("stop-undecided", english, what=what, why=why))
            yield Seen(stop, tuple(said), given_up=True)


def _say(stop: Stop, limit: float, progress: Callable[[str], None]) -> Seen:
    text = "" if stop.text is None else voice().written(stop.text)
    return Seen(stop, tuple(wrap(text, WIDTH)))


def _check(stop: Stop, limit: float, progress: Callable[[str], None]) -> Seen:
    lines = []
    for name in stop.names:
        progress(f"checking {name}")
        rules = api.load(name)
        every, cites, silences = len(list(rules.rules())), len(rules.cites), len(rules.silences)
        english = f"{every} rules from {cites} clauses, {silences} points left open"
        said = say("tour-check", english, rules=every, clauses=cites, silences=silences)
        title = voice().title(rules, rules.title.base)
        lines.append(f"  {name:<4} {labelled(title, said)}")
    return Seen(stop, tuple(lines))


def _score(stop: Stop, limit: float, progress: Callable[[str], None]) -> Seen:
    lines = []
    for name in stop.names:
        told = score(api.load(name), stop.cards)
        cards, total = ", ".join(stop.cards), str(told.total)
        lines.append(f"  {name}: {say('make', f'{cards} make {total}', cards=cards, total=total)}")
    return Seen(stop, tuple(lines))


def _deck(stop: Stop, rules: Ruleset) -> Deck:
    return rules.deck if stop.deck is None else api.find_deck(stop.deck)


def _range(stop: Stop, limit: float, progress: Callable[[str], None]) -> Seen:
    found: dict[str, dict[int, Range]] = {}
    for name in stop.names:
        rules = api.load(name)
        deck = _deck(stop, rules)
        players = [n for n in allowed_players(rules) if _within(n, stop.players)]
        found[name] = {}
        for n in players:
            progress(f"the range of totals: {name}, {n} players")
            setting = choose(rules, dict(deck.cards), players=n, deck=deck)
            found[name][n] = total_range(setting, limit)
    return Seen(stop, tuple(_range_lines(stop, found)), data={"ranges": _as_data(found)})


def _within(n: int, players: tuple[int, int] | None) -> bool:
    return players is None or players[0] <= n <= players[1]


def _as_data(found: dict[str, dict[int, Range]]) -> dict[str, Any]:
    return {
        name: {str(n): one.as_json() for n, one in ranges.items()} for name, ranges in found.items()
    }


def _range_lines(stop: Stop, found: dict[str, dict[int, Range]]) -> Iterator[str]:
    """One row for all games with the same ranges."""
    rows: dict[tuple[str, ...], list[str]] = {}
    for name, ranges in found.items():
        cells = tuple(
            say(
                "to",
                f"{r.low.total} to {r.high.total}",
                first=str(r.low.total),
                last=str(r.high.total),
            )
            for r in ranges.values()
        )
        rows.setdefault(cells, []).append(name)
    numbers = list(next(iter(found.values())))
    width = max(8, *(len(", ".join(names)) for names in rows.values()))
    deck = stop.deck or say("own-decks", "each its own deck")
    heads = [say("players", f"{n} players", players=n) for n in numbers]
    yield f"  {deck:<{width}}" + "".join(f"{head:>13}" for head in heads)
    for cells, names in rows.items():
        yield f"  {', '.join(names):<{width}}" + "".join(f"{cell:>13}" for cell in cells)
    yield from _widest(found)


def _widest(found: dict[str, dict[int, Range]]) -> Iterator[str]:
    """The hands behind the ends of the smallest game, of the first that is listed."""
    name, ranges = next(iter(found.items()))
    n, one = next(iter(ranges.items()))
    low, high = _and(one.low.hand), _and(one.high.hand)
    english = f"{name} with {n}: {low} make {one.low.total}, {high} make {one.high.total}"
    said = say(
        "widest",
        english,
        ruleset=name,
        players=n,
        low=low,
        lowest=str(one.low.total),
        high=high,
        highest=str(one.high.total),
    )
    yield f"  ({said})"


def _and(names: Sequence[str]) -> str:
    text = names[0]
    for name in names[1:]:
        text = say("and", f"{text} and {name}", left=text, right=name)
    return text


def _claims(names: Sequence[str]) -> list[Claim]:
    library = api.shipped_library()
    known: dict[str, Claim] = {}
    for path in sorted(resources.proofs().glob("**/*.coyote")):
        known |= {claim.name: claim for claim in claims_of(path, library)}
    for name in names:
        if name not in known:
            raise wrong("unknown-claim", Wrong("api-no-claim", name=name))
    return [known[name] for name in names]


def _prove(stop: Stop, limit: float, progress: Callable[[str], None]) -> Seen:
    lines: list[str] = []
    findings: list[Finding] = []
    for claim in _claims(stop.names):
        progress(f"proving {claim.name}")
        answered = list(answers(claim, limit))
        findings += answered
        lines += _claim_lines(claim, answered)
    return Seen(stop, tuple(lines), tuple(findings))


def _claim_lines(claim: Claim, answered: list[Finding]) -> Iterator[str]:
    verdicts = {finding.verdict for finding in answered}
    games = ", ".join(game.name for game in claim.games)
    numbers = sorted({n for finding in answered for n in finding.scope.players})
    told, first, last = voice().said, numbers[0], numbers[-1]
    english = f"{games}; {first} to {last} players"
    reach = say("tour-reach", english, games=games, first=first, last=last)
    if verdicts == {PROVED}:
        said = claim.said
        yield from _item(
            say("yes-assuming", f"Yes, assuming {said} ({reach}).", what=said, reach=reach)
            if said
            else say("yes", f"Yes ({reach}).", reach=reach)
        )
        for proof in dict.fromkeys(finding.details[0] for finding in answered if finding.details):
            english = f"Proof: {proof}. Any number of bids."
            yield from _wrapped(say("proof", english, proof=told(proof)))
        for also in dict.fromkeys(_part(finding.sentence, "moving") for finding in answered):
            yield from _wrapped(told(also))
    elif verdicts == {REFUTED}:
        yield from _item(say("no", f"No ({reach}).", reach=reach))
        bids = [event["amount"] for event in (answered[-1].witness or {}).get("events", [])]
        run = ", ".join(map(str, bids[:4]))
        game = answered[-1].scope.rulesets[0]
        english = f"For example in {game}: {run}, and so on."
        yield from _wrapped(say("for-example", english, ruleset=game, bids=run))
        pattern = _part(answered[-1].details[0], "pattern")
        english = f"It goes on like this for ever: {pattern}, and nothing forbids it."
        yield from _wrapped(say("for-ever", english, pattern=told(pattern)))
    else:
        counted = ", ".join(_verdicts(v, answered) for v in sorted(verdicts))
        yield from _item(f"{labelled(claim.name, counted)} ({reach}).")


def _part(sentence: str, name: str) -> str:
    """What is filled in at a place of a sentence of a finding."""
    assert isinstance(sentence, Said)
    part = sentence.given[name]
    assert isinstance(part, str)
    return part


def _verdicts(verdict: str, answered: list[Finding]) -> str:
    word = "not-decided" if verdict == UNKNOWN else verdict
    n = sum(finding.verdict == verdict for finding in answered)
    return say(f"n-{word}", f"{n} {word.replace('-', ' ')}", n=n)


def _compare(stop: Stop, limit: float, progress: Callable[[str], None]) -> Seen:
    one, other = (api.load(name) for name in stop.names)
    decks = [_deck(stop, one)] if stop.deck else list(dict.fromkeys([one.deck, other.deck]))

    def tell(said: str) -> None:
        progress(f"comparing {one.name} and {other.name}: {said}")

    found = compare(one, other, decks=decks, limit=limit, progress=tell)
    return Seen(stop, tuple(_comparison_lines(found)), found.findings)


def _comparison_lines(found: Comparison) -> Iterator[str]:
    one, other = found.rulesets
    same = [f.id for f in found.findings if f.verdict == PROVED]
    if found.same:
        english = f"{one.name} and {other.name} are the same, proved in every respect:"
        yield from _item(say("same-in-all", english, one=one.name, other=other.name))
        yield from _wrapped(_listed(same))
        return
    english = f"{one.name} and {other.name} differ:"
    yield from _item(say("they-differ", english, one=one.name, other=other.name))
    for finding in found.findings:
        if finding.verdict == REFUTED:
            yield from _difference_lines(finding)
        elif finding.verdict != PROVED:
            sentence = voice().said(finding.sentence)
            yield from _wrapped(labelled(finding.id, sentence))
    if same:
        aspects = _listed(same)
        yield from _wrapped(say("proved-same", f"Proved the same: {aspects}.", aspects=aspects))
    for finding in found.findings:
        if finding.verdict == PROVED and finding.details:
            why, aspect = Several("; ", finding.details), _aspect(finding.id)
            english, told = f"But of {finding.id}: {why}.", voice().said(why)
            yield from _wrapped(say("but-of", english, aspect=aspect, why=told))


def _listed(ids: list[str]) -> str:
    ordered = [name for name in IDS if name in ids]
    return ", ".join(map(_aspect, ordered))


def _aspect(name: str) -> str:
    return say(f"aspect-{name.replace('_', '-')}", name.replace("_", " "))


def _difference_lines(finding: Finding) -> Iterator[str]:
    yield from _wrapped(labelled(_aspect(finding.id), voice().said(finding.sentence)))
    if finding.witness and "events" in finding.witness:
        story = _story(finding)
        yield from _wrapped(say("smallest-case", f"Smallest case: {story}", story=story), 4)
    if finding.frequency:
        shares = ", ".join(_share(float(p), n) for n, p in finding.frequency.items())
        english = f"How often it matters: {shares} players."
        yield from _wrapped(say("how-often-matters", english, shares=shares), 4)


def _share(part: float, players: int) -> str:
    """A share with one digit after the point, with a number of players."""
    plain = f"{part * 100:.1f}"
    whole, _, rest = plain.partition(".")
    number = say("decimal", plain, whole=whole, rest=rest)
    percent = say("percent", f"{plain}%", number=number)
    return say("share-with", f"{percent} with {players}", share=percent, players=str(players))


def _story(finding: Finding) -> str:
    """A scenario and what comes out of it, in a sentence."""
    witness = finding.witness or {}
    steps = []
    for event in witness["events"]:
        seat = str(event["seat"])
        if "amount" in event:
            amount = str(event["amount"])
            steps.append(say("bids-so", f"seat {seat} bids {amount}", seat=seat, amount=amount))
        else:
            move = event["move"]
            steps.append(say("says-so", f"seat {seat} says {move}", seat=seat, move=move))
    outcomes = [labelled(name, _outcome(result)) for name, result in finding.results.items()]
    cards = ", ".join(witness["hands"])
    laid = say("laid-cards", f"cards {cards}", what=cards)
    return f"{laid}; {', '.join(steps)}. {'; '.join(outcomes)}."


def _outcome(result: dict[str, Any]) -> str:
    if result["outcome"] == "illegal":
        return say("not-allowed", "not allowed")
    if result["outcome"] == "open":
        return say("allowed", "allowed")
    paid = [
        say("short-pays", f"seat {seat} pays {n}", seat=seat, coins=str(n))
        for seat, n in result["paid"].items()
    ]
    pays = ", ".join(paid) or say("short-nobody", "nobody pays")
    if result["winner"] is not None:
        winner = str(result["winner"])
        ends = say("short-wins", f"seat {winner} wins", seat=winner)
    else:
        starter = str(result["next_starter"])
        ends = say("short-starts", f"seat {starter} starts next", seat=starter)
    return say("and", f"{pays} and {ends}", left=pays, right=ends)


def _item(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ")


def _wrapped(text: str, indent: int = 2) -> list[str]:
    blank = " " * indent
    return wrap(text, WIDTH, initial_indent=f"  {blank}", subsequent_indent=f"  {blank}  ")
