"""Roll Player's table: every decision is answered on the board, by mouse, finger and keyboard, in both lights."""

from __future__ import annotations

import random
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.kernel import Match
from tests.browser.conftest import People
from tests.browser.doing import SCREEN, laid_out, open_new, seq, status
from tests.browser.look import PHONE, WIDE, reached
from tests.table.served import Served

# Where seat 0 first meets each kind: players, seed, who plays.  Rare ones want somebody who plays at random.
KINDS: dict[str, tuple[int, int, str]] = {
    "setup.race": (3, 1, "random"),
    "setup.class": (3, 1, "random"),
    "setup.place": (3, 1, "random"),
    "pool.arrange": (3, 1, "random"),
    "dice.take": (3, 1, "random"),
    "dice.place": (3, 1, "random"),
    "act.STR": (3, 1, "random"),
    "act.DEX": (3, 1, "random"),
    "act.DEX.with": (3, 1, "random"),
    "act.CON": (3, 1, "random"),
    "act.INT": (2, 1, "random"),
    "act.INT.keep": (4, 1, "random"),
    "act.WIS": (3, 1, "random"),
    "act.CHA": (4, 3, "random"),
    "act.any": (1, 9, "random"),
    "market.visit": (3, 1, "random"),
    "market.more": (2, 11, "random"),
    "market.end": (4, 1, "random"),
    "weapon.drop": (3, 13, "random"),
    "druid.attune": (3, 2, "bot"),
    "cleanup.ready": (1, 2, "bot"),
    "window.rival-pick": (3, 10, "bot"),
    "window.rival-market": (3, 3, "random"),
    "window.last": (2, 1, "random"),
    "skill.copy": (3, 3, "random"),
    "skill.rob": (3, 3, "random"),
    "skill.set": (2, 20, "bot"),
    "skill.set.to": (2, 20, "bot"),
    "skill.raise": (1, 9, "random"),
    "skill.shift": (4, 1, "random"),
    "skill.reroll": (1, 5, "random"),
    "skill.open-lock": (1, 94, "bot"),
    "skill.unlock": (1, 97, "bot"),
    "skill.move-silently": (3, 56, "bot"),
    "skill.sleight": (4, 7, "random"),
    "skill.sleight.to": (2, 2, "bot"),
    "skill.search": (1, 1, "random"),
    "skill.search.for": (1, 1, "random"),
    "skill.negotiate": (2, 1, "random"),
    "skill.negotiate.for": (1, 2, "bot"),
}
CONTROLS = """() => [...document.querySelectorAll('.place [data-option], .dock [data-act]')]
  .filter((node) => node.checkVisibility()).map((node) => node.dataset.option ?? node.dataset.act)"""


def position(kind: str) -> Match:
    players, seed, bot = KINDS[kind]
    return reached("rollplayer", players, 1, kind, seed, bot)


def sat_down(page: Page, hall: Served, match: Match) -> None:
    """At this position, bots around, the pointer on nothing."""
    page.goto(f"{hall.http}/#/t/{laid_out(hall, match, bots=match.terms.players - 1)}")
    page.locator("[data-sit]").first.press("Enter")
    page.locator(".dock.mine").wait_for()
    page.locator(".rp-room").wait_for()


def someone(people: People, hall: Served, size: tuple[int, int] = WIDE, **options: object) -> Page:
    """With the list of options folded, as it is where nobody asked for it."""
    page = people.page(hall.http, list=None, has_touch=size == PHONE, **options)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page


def control(page: Page, key: str) -> Locator:
    return page.locator(f'.place [data-option="{key}"], .dock [data-act="{key}"]').first


def press(page: Page, key: str) -> None:
    """Choose it where it lies, and wait until the table has moved."""
    before = seq(page)
    control(page, key).click()
    page.mouse.move(2, 2)
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


def within_reach(kind: str, keys: list[str]) -> list[str]:
    """Starting dice are placed one at a time: the one in hand."""
    hand = keys[0].rpartition(":")[0]
    return [key for key in keys if kind != "setup.place" or key.startswith(hand)]


def test_every_kind_of_decision_is_answered_on_the_board_and_nothing_is_offered_twice(
    hall: Served, people: People
) -> None:
    page = someone(people, hall)
    for kind in KINDS:
        match = position(kind)
        choice = match.choice(0)
        assert choice is not None
        keys = [str(key) for key in choice.options]
        sat_down(page, hall, match)
        assert page.locator("#options").count() == 0, kind
        there = page.evaluate(CONTROLS)
        assert sorted(there) == sorted(set(there)), (kind, there)
        assert set(within_reach(kind, keys)) <= set(there) <= set(keys), (kind, set(keys) ^ set(there))
        press(page, within_reach(kind, keys)[-1])


def test_a_finger_aims_first_and_chooses_then(hall: Served, people: People) -> None:
    page = someone(people, hall, PHONE)
    for kind in ("setup.race", "dice.take", "dice.place", "act.CON", "act.WIS", "market.visit", "skill.rob"):
        sat_down(page, hall, position(kind))
        chosen = page.locator(".place [data-option]").first
        key, before = chosen.get_attribute("data-option"), seq(page)
        chosen.tap()
        expect(page.locator(f'.dock .primary[data-act="{key}"]')).to_be_visible()
        assert seq(page) == before
        chosen.tap()
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "ru"), (PHONE, "ru"), (PHONE, "en"), ((1024, 768), "ru")])
def test_the_whole_table_is_on_one_screen(hall: Served, people: People, size: tuple[int, int], lang: str) -> None:
    page = someone(people, hall, size, lang=lang)
    for kind in ("setup.class", "setup.place", "dice.take", "act.INT.keep", "market.visit", "druid.attune"):
        sat_down(page, hall, position(kind))
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1], kind
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], kind
        rest = page.locator(".rp").evaluate(
            "(node) => [node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth]"
        )
        assert max(rest) <= 1, (kind, rest)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_table(hall: Served, people: People, theme: str) -> None:
    page = someone(people, hall, color_scheme=theme)
    for kind in (
        "setup.race",
        "setup.class",
        "setup.place",
        "act.CON",
        "act.WIS",
        "market.visit",
        "skill.move-silently",
    ):
        sat_down(page, hall, position(kind))
        page.wait_for_timeout(400)
        assert violations(page) == [], kind
    page.locator(".rp-rivals .rp-follow").first.click()
    assert violations(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert violations(page) == []


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['html'][:140] for node in one['nodes'][:3]]}" for one in found]


def test_what_a_placement_would_give_stands_there_before_it_is_chosen_and_comes_true(
    hall: Served, people: People
) -> None:
    page = someone(people, hall)
    match = reached("rollplayer", 3, 6, "dice.place")
    sat_down(page, hall, match)
    socket = page.locator(".rp-well.free").first
    attribute = (socket.get_attribute("data-option") or "").removeprefix("place:")
    row = page.locator(".rp-row").nth(ATTRIBUTES.index(attribute))
    socket.hover()
    promised = row.locator(".then").inner_text().removeprefix("›")
    expect(row.locator(".thing.ghostly")).to_be_visible()
    expect(page.locator(".dock .says")).to_contain_text(promised)
    press(page, f"place:{attribute}")
    expect(row.locator(".value")).to_have_text(promised)


def test_a_card_tells_its_price_and_its_worth_before_it_is_bought(hall: Served, people: People) -> None:
    page = someone(people, hall)
    match = reached("rollplayer", 3, 5, "market.visit")
    sat_down(page, hall, match)
    purse = page.locator(".rp-purse svg[role=img]")
    before = match.state.heroes[0].gold
    expect(purse).to_have_attribute("aria-label", f"{before} gold")
    card = page.locator(".rp-ware-card.piece-act").first
    card.hover()
    expect(page.locator(".rp-ware.aimed")).to_have_count(1)
    price = int(page.locator(".rp-ware.aimed .price text").text_content() or "")
    expect(page.locator(".dock .primary")).to_contain_text(f"{price} gold")
    page.locator(".dock .primary").hover()  # the aim stays on the way to the button
    expect(page.locator(".rp-ware.aimed")).to_have_count(1)
    page.locator(".dock .primary").click()
    expect(purse).to_have_attribute("aria-label", f"{before - price} gold")


def test_a_rival_is_followed_and_my_decision_brings_my_board_back(hall: Served, people: People) -> None:
    page = someone(people, hall)
    match = reached("rollplayer", 3, 6, "dice.place")
    sat_down(page, hall, match)
    mine = page.locator("#rp-who").inner_text()
    page.locator(".rp-rivals .rp-follow").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rp-mine.other")).to_be_visible()
    assert page.locator("#rp-who").inner_text() != mine
    page.get_by_role("button", name="back to my board").click()
    expect(page.locator("#rp-who")).to_have_text(mine)
    page.locator(".rp-rivals .rp-follow").first.click()
    page.locator(".dock button[aria-controls=options]").click()
    page.locator("button.option").first.click()
    expect(page.locator("#rp-who")).to_have_text(mine)


def test_a_turn_is_played_on_the_board_by_keyboard_alone(hall: Served, people: People) -> None:
    page = someone(people, hall)
    sat_down(page, hall, reached("rollplayer", 3, 6, "dice.take"))
    for first in ("take:", "place:"):
        before = seq(page)
        for _ in range(60):
            page.keyboard.press("Tab")
            key = page.evaluate("document.activeElement.dataset.option ?? ''")
            if key.startswith(first):
                break
        expect(page.locator(f'.dock .primary[data-act="{key}"]')).to_be_visible()  # the focus aims
        page.keyboard.press("Enter")
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
        page.locator(".dock.mine").wait_for()


@pytest.mark.parametrize("players", [1, 2])
def test_a_whole_game_is_played_on_the_board(hall: Served, people: People, players: int) -> None:
    page, wish = someone(people, hall), random.Random(players)
    open_new(page, hall.http, "rollplayer", ["me", "house bot", "house bot"][:players])
    ends = time.monotonic() + 240
    while status(page) != "over" and time.monotonic() < ends:
        page.locator(".dock.mine, [data-status=over]").first.wait_for()
        if status(page) == "over":
            break
        press(page, wish.choice(page.evaluate(CONTROLS)))
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".rp-final tfoot td").first).to_be_visible()
