"""The dispute desk: how long it takes to answer, in Chromium, and how large it is."""

import shutil

from playwright.sync_api import sync_playwright

from coyote_spec.api import load
from coyote_spec.handbook.desk.desk import desk_page
from tests.benchmarks.clock import timed
from tests.benchmarks.lines import failed, line, section
from tests.browser.conftest import ARGUMENTS, COMMANDS, EDITIONS
from tests.browser.tables import tables

ANSWERS = """async rounds => {
    const times = [];
    for (const hash of rounds) {
        const began = performance.now();
        const done = new Promise(then => addEventListener("hashchange", then, { once: true }));
        location.hash = hash;
        await done;
        document.body.offsetHeight; // laid out, too
        times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b);
}"""


def measure() -> None:
    """A change of the situation until all rulings stand on the page."""
    section("Dispute desk (a hundred situations, seven editions, Chromium)")
    rulesets = [load(name) for name in EDITIONS]
    made: list[str] = []
    seconds = timed(lambda: made.extend(desk_page(rulesets, "en").values()))
    line("the page is made", seconds, "s")
    line("its size", len(made[0].encode()) / 1000, "KB", 300)
    command = next((path for name in COMMANDS if (path := shutil.which(name))), None)
    if command is None:
        failed("an answer", "the command `chromium` is missing")
        return
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=command, args=list(ARGUMENTS))
        page = browser.new_page()
        page.set_content(made[0])
        given = tables(rulesets, 100, seed=7)
        hashes = [
            f"#cards={','.join(one.cards)}&pile={','.join(one.pile)}&bid=9&players=4"
            for one in given
        ]
        times = page.evaluate(ANSWERS, [one.replace("?", "%3F") for one in hashes])
        browser.close()
    line("an answer, median", times[len(times) // 2], "ms", 50)
    line("an answer, slowest", times[-1], "ms", 50)
