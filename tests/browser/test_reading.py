"""What a table tells besides the board: reasons to pointer, key and finger, rules behind the log, stillness."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.doing import SCREEN, open_log, seq, take
from tests.table.served import Served

ON_TOP = """(node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def until_refused(page: Page) -> Locator:
    """Roll Player with first answers until something on the board is refused: a full row, a card too dear."""
    page.locator("article.rollplayer").get_by_role("button", name="Play now against bots").click()
    refused = page.locator(".piece-refused")
    for _ in range(120):
        page.locator("button.option:enabled").first.wait_for()
        if refused.count():
            page.locator(".dock [aria-controls=options][aria-expanded=true]").click()  # the open list may lie on it
            refused.first.evaluate("(node) => node.scrollIntoView({ block: 'center' })")  # scrolling hides a reason
            page.wait_for_timeout(400)
            if refused.first.evaluate(ON_TOP):
                return refused.first
            page.locator(".dock [aria-controls=options]").first.click()
        take(page)
    raise AssertionError("nothing was refused in a whole game")


def test_what_is_refused_says_why_to_pointer_and_keyboard(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    piece, bubble = until_refused(page), page.get_by_role("tooltip")
    piece.hover()
    expect(bubble).to_be_visible()
    page.mouse.move(2, 2)
    expect(bubble).to_have_count(0)
    piece.focus()
    expect(bubble).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    piece.hover()
    rule = bubble.get_by_role("button")
    named = rule.inner_text().removeprefix("Rule ")
    rule.click()
    expect(page.locator("dialog li.target")).to_contain_text(named)


def test_a_long_press_says_why_and_changes_nothing(hall: Served, people: People) -> None:
    page = people.page(hall.http, width=390, has_touch=True)
    piece = until_refused(page)
    before, wire = seq(page), page.context.new_cdp_session(page)
    for again in (True, True, False):  # what is still moving into its place is missed by the finger
        piece.scroll_into_view_if_needed()
        box = piece.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        try:
            expect(page.get_by_role("tooltip")).to_be_visible(timeout=10_000)
            break
        except AssertionError:
            if not again:
                raise
        finally:
            wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert seq(page) == before


def test_a_line_of_the_log_opens_the_rule_behind_it(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.locator("article.rollplayer").get_by_role("button", name="Play now against bots").click()
    page.locator("button.option").first.wait_for()
    open_log(page)
    line = page.locator(".log button.line.ruled").first
    rule = (line.get_attribute("title") or "").removeprefix("Rule ")
    line.click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_be_visible()
    expect(drawer.locator("li.target")).to_contain_text(rule)
    assert rule.startswith("RP-")
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_asked_for_stillness(hall: Served, people: People, wish: str) -> None:
    page = people.page(hall.http, pace="fast", reduced_motion=wish)
    page.evaluate(
        "() => { window.moved = 0; const play = Element.prototype.animate;"
        "Element.prototype.animate = function (...a) { window.moved++; return play.apply(this, a) } }"
    )
    page.locator("article.rollplayer").get_by_role("button", name="Play now against bots").click()
    for _ in range(4):
        page.locator("button.option:enabled").first.wait_for()
        before = seq(page)
        page.locator("button.option").first.click()
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
    page.locator("button.option:enabled").first.wait_for()
    assert (page.evaluate("window.moved") > 0) == (wish == "no-preference")


def test_a_round_of_roll_player_is_played_by_keyboard_alone(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.locator("article.rollplayer").get_by_role("button", name="Play now against bots").focus()
    page.keyboard.press("Enter")
    page.locator("button.option").first.wait_for()
    page.keyboard.press("l")
    for _ in range(80):
        if page.locator(SCREEN).get_attribute("data-status") != "running" or round_of(page) >= 2:
            break
        page.locator("button.option:enabled").first.wait_for()
        before = seq(page)
        page.keyboard.press("1")
        if page.locator(".confirm button.primary").count():
            page.keyboard.press("Enter")
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
    assert round_of(page) >= 2


def round_of(page: Page) -> int:
    return page.locator(".log button.line", has_text="Round").count()
