"""Sound is made in the browser: silent until asked for, and every cue is short, heard and unclipped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.table.served import Served

if TYPE_CHECKING:
    from tests.browser.conftest import People

ASSETS = Path(__file__).parents[2] / "web" / "dist" / "assets"
CUES = ("step", "term", "dice", "card", "coin", "hit", "block", "door", "blade", "win", "loss", "your-turn")
COUNTED = (
    "window.contexts = 0; window.AudioContext = class extends AudioContext { constructor() { super(); contexts++ } }"
)
RENDERED = """async ([address, cue]) => {
    const { Synth } = await import(address);
    const rate = 44100;
    const context = new OfflineAudioContext(1, rate * 2, rate);
    const lasts = new Synth(context).play(cue);
    const heard = (await context.startRendering()).getChannelData(0).map(Math.abs);
    const loudest = (samples) => samples.reduce((a, b) => Math.max(a, b), 0);
    return { lasts, cues: Synth.cues, peak: loudest(heard), after: loudest(heard.slice(rate * (lasts + 0.05))) };
}"""


def test_nothing_is_made_before_the_player_asks_for_sound(hall: Served, people: People) -> None:
    page = people.page("about:blank")
    page.add_init_script(COUNTED)
    page.goto(hall.http)
    page.get_by_role("button", name="Settings").click()
    assert page.evaluate("contexts") == 0
    sound = page.get_by_role("checkbox", name="can be heard")
    expect(sound).not_to_be_checked()
    sound.check()
    expect(page.get_by_role("slider", name="Volume")).to_be_visible()
    page.wait_for_timeout(1_000)  # the synth is fetched now
    assert page.evaluate("contexts") == 1
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="can be heard")).to_be_checked()
    assert page.evaluate("contexts") == 0  # remembered, and still silent until there is something to hear


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_is_heard_short_and_does_not_clip(hall: Served, people: People, cue: str) -> None:
    page = people.page(hall.http)
    chunk = next(ASSETS.glob("synth-*.js")).name
    found = page.evaluate(RENDERED, [f"/assets/{chunk}", cue])
    assert found["cues"] == list(CUES)
    assert 0.02 < found["peak"] < 0.98
    assert found["lasts"] < 1.3
    assert found["after"] < 0.01
