"""What lies around the map of Gloomhaven: the hand, halves, damage, signs, the party screen, a new table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from questhall.kernel import Match
from tests.browser.conftest import People
from tests.browser.doing import SCREEN, laid_out, seq, sit_down
from tests.browser.look import reached
from tests.browser.test_gloomhaven_page import violations
from tests.browser.test_gloomhaven_sight import CUT
from tests.table.served import Served

CARDS = "[data-hand]"
RARE = ("long-rest",)  # three play till it comes
INSIDE = "all => all.map((one) => one.getBoundingClientRect()).every((box) => box.left >= 0 && box.right <= innerWidth)"


def match(kind: str, number: int = 1, players: int = 2) -> Match[Any]:
    return reached("gloomhaven", players, number, kind, scenario=1)


def seated(
    hall: Served, people: People, kind: str, number: int = 1, width: int = 1280, lang: str = "en", **options: Any
) -> Page:
    """A person at the first seat, bots at the others."""
    players = 3 if kind in RARE else 2
    table = laid_out(hall, match(kind, number, players), bots=players - 1)
    page = people.page(hall.http, lang=lang, width=width, list=None, **options)
    page.set_viewport_size({"width": width, "height": 800 if width > 600 else 844})
    page.goto(f"{hall.http}/#/t/{table}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    return page


def hand(page: Page) -> list[str]:
    return [str(card.get_attribute("data-hand")) for card in page.locator(CARDS).all()]


def take(page: Page, card: str) -> None:
    """By its pennant, which lies open in every fan."""
    page.locator(f'[data-hand="{card}"] .ini').click()


def leading(page: Page) -> list[str]:
    return [str(card.get_attribute("data-card")) for card in page.locator(".gh-hand .whole").all()]


def play_pair(page: Page, lead: str, other: str) -> None:
    before = seq(page)
    take(page, lead)
    take(page, other)
    page.locator(f'[data-act="play:{lead}:{other}"]').click()
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


def test_a_pair_is_weighed_by_tap_before_it_is_played(hall: Served, people: People) -> None:
    page = seated(hall, people, "cards")
    held = len(hand(page))
    first, second, third = hand(page)[0], hand(page)[4], hand(page)[-1]
    take(page, first)
    take(page, second)
    assert leading(page) == [first, second]
    expect(page.locator(f'[data-act="play:{first}:{second}"]')).to_be_visible()
    page.locator(".gh-hand .swap").click()
    expect(page.locator(f'[data-act="play:{second}:{first}"]')).to_be_visible()
    take(page, third)
    assert leading(page) == [second, third]
    take(page, second)
    assert leading(page) == [third]
    assert len(hand(page)) == held  # nothing is played yet, whatever the bot has answered meanwhile
    before = seq(page)
    take(page, first)
    page.locator(f'[data-act="play:{third}:{first}"]').click()
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


def test_two_people_choose_change_and_see_nothing_of_each_other(hall: Served, people: People) -> None:
    table = laid_out(hall, match("cards"))
    ann, bob = people.page(hall.http, list=None), people.page(hall.http, lang="ru", list=None)
    heard: list[str] = []
    bob.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    sit_down(ann, hall, table, 1)
    bob.goto(f"{hall.http}/#/t/{table}")
    bob.get_by_role("button", name="Занять место 2", exact=True).click()
    expect(ann.locator(CARDS).first).to_be_visible()
    expect(bob.locator(CARDS).first).to_be_visible()
    mine = hand(ann)
    play_pair(ann, mine[0], mine[1])
    expect(bob.locator(".track .lamp.on")).to_have_count(1)
    ann.locator("[data-sign='sign:sign-late']").click()
    expect(bob.locator(".track")).to_contain_text("поздно")
    ann.locator("[data-change]").click()
    for card in leading(ann):
        take(ann, card)
    play_pair(ann, mine[3], mine[2])
    told = [frame for frame in heard if '"type":"parts"' not in frame]
    assert told
    for frame in told:
        assert not any(f'"{card}"' in frame for card in mine)
    theirs = hand(bob)
    play_pair(bob, theirs[0], theirs[1])
    expect(ann.locator(".track .when").first).to_be_visible()
    assert leading(ann)[:2] == [mine[3], mine[2]]
    assert any(f'"{mine[3]}"' in frame for frame in heard)


def test_a_half_is_chosen_on_the_card(hall: Served, people: People) -> None:
    page = seated(hall, people, "turn", 2)
    before = seq(page)
    half = page.locator("button.gh-half").first
    key = str(half.get_attribute("data-option"))
    half.focus()
    half.press("Enter")
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
    expect(page.locator(f'button.gh-half[data-option="{key}"]')).to_have_count(0)


def test_a_card_is_played_as_a_plain_move(hall: Served, people: People) -> None:
    page = seated(hall, people, "turn", 2)
    page.locator('.gh-basic[data-option^="move:"]').first.click()
    expect(page.locator("#decision-title")).to_contain_text("Move up to 2")


def test_damage_is_negated_by_a_card_of_the_hand(hall: Served, people: People) -> None:
    page = seated(hall, people, "damage")
    panel = page.locator(".damage")
    expect(panel).to_contain_text("rounds")
    life = page.locator(".crest .stat").first.inner_text()
    way = panel.locator('[data-option^="lose:"]').first
    card = str(way.get_attribute("data-option")).removeprefix("lose:")
    way.click()
    expect(panel).to_have_count(0)
    assert page.locator(".crest .stat").first.inner_text() == life
    page.locator('[data-coach="piles"]').click()
    page.get_by_role("tab", name="Lost").click()
    expect(page.get_by_role("tabpanel").locator(".nm")).to_have_text([_name(page, card)])


def test_the_card_that_a_long_rest_costs_is_chosen_where_it_lies(hall: Served, people: People) -> None:
    page = seated(hall, people, "long-rest")
    sheet = page.get_by_role("tabpanel")
    expect(sheet).to_be_visible()
    assert violations(page) == []
    lost = sheet.locator('[data-option^="lose:"]').first
    card = str(lost.get_attribute("data-option")).removeprefix("lose:")
    lost.click()
    expect(sheet).to_have_count(0)
    page.locator('[data-coach="piles"]').click()
    page.get_by_role("tab", name="Lost").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(_name(page, card))


def _name(page: Page, card: str) -> str:
    """`shield-bash` as it is written."""
    printed = page.evaluate("fetch('/api/games/gloomhaven/printed').then((told) => told.json())")
    return str(printed["names"][card]["en"])


def test_a_hero_is_made_ready_with_what_is_recommended(hall: Served, people: People) -> None:
    page = seated(hall, people, "class")
    expect(page.locator(".prepare .best")).to_contain_text("Brute")
    page.locator(".dock .primary").click()
    page.locator(".prepare [data-option^='keep:']").first.click()
    expect(page.locator(".prepare .purse")).to_contain_text("30")
    for _ in range(2):
        before = seq(page)
        page.locator(".dock .primary").click()
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
    expect(page.locator("#decision-title")).to_have_text("Leave cards at home")
    for _ in range(3):
        before = seq(page)
        page.locator(".dock .primary").click()
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
    expect(page.locator("#decision-title")).to_have_text("Where do you start?")
    expect(page.locator(".prepare")).to_have_count(0)


@pytest.mark.parametrize(("company", "seats"), [("with bot companions", 3), ("alone, with two heroes", 2)])
def test_a_new_table_takes_two_clicks(hall: Served, people: People, company: str, seats: int) -> None:
    page = people.page(f"{hall.http}/#/new/gloomhaven", list=None)
    expect(page.get_by_role("radio", name="Black Barrow")).to_be_checked()
    page.get_by_role("radio", name=company).check(force=True)
    expect(page.locator("form .party li")).to_have_count(seats)
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport()
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*")
    expect(page.locator(".bar h1")).to_have_text("Black Barrow")


def test_one_person_with_two_heroes_has_them_in_tabs_and_no_curtain(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/new/gloomhaven", list=None)
    page.get_by_role("radio", name="alone, with two heroes").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*")
    for _ in range(40):
        if page.locator(".crest .tab").count():
            break
        before = seq(page)
        button = page.locator(".dock .primary, .dock .act, .prepare button[data-option], [data-option^='start:']").first
        button.click(force=True)
        expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".crest .tab")).to_have_count(2)
    mine = hand(page)
    page.locator(".crest .tab[aria-pressed=false]").click()
    expect(page.locator(f'[data-hand="{mine[0]}"]')).to_have_count(0)
    assert hand(page)


@pytest.mark.parametrize("kind", ["cards", "turn", "damage", "class", "items"])
def test_a_phone_shows_all_of_it_without_scrolling(hall: Served, people: People, kind: str) -> None:
    page = seated(hall, people, kind, width=390, lang="ru", has_touch=True)
    sizes = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(sizes) == [390, 844]
    bottom = page.locator(".dock").bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= 844
    assert violations(page) == []
    if kind == "cards":
        first, second = hand(page)[0], hand(page)[-1]
        for card in (first, second):
            page.locator(f'[data-hand="{card}"] .ini').tap()
        expect(page.locator(".gh-hand .tag")).to_contain_text("ведёт")
        expect(page.locator(f'[data-act="play:{first}:{second}"]')).to_be_visible()
        page.locator('[data-coach="piles"]').tap()
        page.get_by_role("tabpanel").wait_for()
        assert page.locator("dialog .gh-card, dialog [role=tab], dialog .close").evaluate_all(INSIDE)
        assert not page.locator("dialog .nm").evaluate_all(CUT)


@pytest.mark.parametrize("kind", ["cards", "turn", "damage", "class"])
def test_a_wide_table_is_accessible(hall: Served, people: People, kind: str) -> None:
    page = seated(hall, people, kind)
    assert violations(page) == []
    if kind == "cards":
        page.locator('[data-coach="piles"]').click()
        expect(page.get_by_role("tabpanel")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("tabpanel")).to_have_count(0)


@pytest.mark.parametrize("settings", [{}, {"levels": "3"}])
def test_cards_stay_where_they_lie_when_one_stays_at_home(
    hall: Served, people: People, settings: dict[str, str]
) -> None:
    found = reached("gloomhaven", 2, 1, "hand", party="brute,spellweaver", **settings)
    choice = found.choice(0)
    assert choice
    table = laid_out(hall, found, bots=1)
    page = people.page(hall.http, list=None)
    sit_down(page, hall, table, 1)
    cards = page.locator(".prepare .gh-card")
    expect(cards).to_have_count(len(choice.options))
    before = [card.bounding_box() for card in cards.all()]
    page.locator('.prepare [data-option^="leave:"]').first.click()
    expect(page.locator(".prepare li.home")).to_have_count(1)
    assert [card.bounding_box() for card in cards.all()] == before
