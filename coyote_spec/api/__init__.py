"""The verbs as functions of the package: what the command does, without its terminal.

A ruleset is given by name (`"en"`, `"en+one_life"`), by the path of a `.coyote` file, or as the
Ruleset that `load` returns. Every function raises InputError for what can't be used, with all
mistakes at once; its `diagnostics` have a code, a place, a message and a hint each.

Some of them are in the package itself too, but never `odds` and `recheck`: `coyote_spec.odds` and
`coyote_spec.recheck` are rooms, so these functions are called as `coyote_spec.api.odds`.
"""

from coyote_spec.api.audits import Audit, audit
from coyote_spec.api.certificates import Recheck, RecheckedFinding, recheck
from coyote_spec.api.checks import Check, Checked, check
from coyote_spec.api.clauses import Coverage, CoveredClause, coverage, every_coverage
from coyote_spec.api.comparisons import Compared, compare
from coyote_spec.api.conformance import Cases, Conformity, cases, conform
from coyote_spec.api.documents import document
from coyote_spec.api.examples import examples, playthrough, replay, run_example
from coyote_spec.api.mutations import Change, Mutation, mutate
from coyote_spec.api.playing import play
from coyote_spec.api.proofs import Answered, Proof, prove
from coyote_spec.api.results import run, score, why
from coyote_spec.api.rulesets import find_deck, load, shipped, shipped_library
from coyote_spec.api.totals import Bounds, Ranges, more_players, odds, ranges
from coyote_spec.api.translating import Accepted, Translation, Translations, accept, translations
from coyote_spec.api.verdicts import badges, record
from coyote_spec.api.words import Shown, format_text, rule_lines, show, shown_silence

__all__ = [
    "Accepted",
    "Answered",
    "Audit",
    "Bounds",
    "Cases",
    "Change",
    "Check",
    "Checked",
    "Compared",
    "Conformity",
    "Coverage",
    "CoveredClause",
    "Mutation",
    "Proof",
    "Ranges",
    "Recheck",
    "RecheckedFinding",
    "Shown",
    "Translation",
    "Translations",
    "accept",
    "audit",
    "badges",
    "cases",
    "check",
    "compare",
    "conform",
    "coverage",
    "document",
    "every_coverage",
    "examples",
    "find_deck",
    "format_text",
    "load",
    "more_players",
    "mutate",
    "odds",
    "play",
    "playthrough",
    "prove",
    "ranges",
    "recheck",
    "record",
    "replay",
    "rule_lines",
    "run",
    "run_example",
    "score",
    "shipped",
    "shipped_library",
    "show",
    "shown_silence",
    "translations",
    "why",
]
