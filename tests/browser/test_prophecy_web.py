"""Prophecy in real Chromium: a whole game, battles, secrets, reloads, keyboard, phone, Russian, accessibility."""

from __future__ import annotations

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from questhall.games.prophecy.game import GAME
from questhall.kernel import Keep, Match
from tests.browser.conftest import People
from tests.browser.doing import SCREEN, laid_out, options, play_out, seq, sit_down, take
from tests.games.prophecy.positions import Table, play, table
from tests.table.served import Served

ROAD = """
1 paladin at plains-4, gold 7, xp 6, items sword spiked-shield, skills prayer hunting
2 druid at monastery, gold 4, items staff-of-the-archmagi
land: bear at forest-3, hidden golem at forest-3, ghost at mountains-1, magic-stone at plains-8
offers: toughness concentration horsemanship prayer
plane-1: open-sphinx storm-queen banner-of-hope
""".replace(" prayer\nplane", "\nplane")
DUEL = """
1 paladin at plains-4, strength 8, items sword axe, skills prayer thrown-weapons
2 monk at plains-4, strength 0, wounds 4, items hammer, skills berserker-rage concentration
turn: 1 act
"""  # the first is sure to win, whatever the dice
WOLVES = """
1 paladin at forest-5, items sword spiked-shield, skills prayer hunting
2 druid
land: pack-of-wolves at forest-5
turn: 1 fight
"""


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(400)
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def seated(hall: Served, people: People, match: Table, **page: object) -> Page:
    """A browser in the first seat of this position; house bots in the others."""
    there = people.page("about:blank", **page)  # type: ignore[arg-type]
    sit_down(there, hall, laid_out(hall, match, match.terms.players - 1), 1)
    there.locator("button.option").first.wait_for(state="attached")
    return there


def tile(page: Page, place: str) -> Locator:
    return page.locator(f'.pr-place[data-piece="{place}"]')


def moved(page: Page, before: int) -> None:
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


# -- whole games -------------------------------------------------------------------------------------------------


def test_a_whole_game_against_bots_reaches_its_winner(hall: Served, people: People) -> None:
    match = Match(GAME, GAME.terms(3, short=True), b"\x03" * 16, Keep.JOURNAL)
    page = people.page("about:blank")
    sit_down(page, hall, laid_out(hall, match, 2), 1)
    expect(page.locator(".pr-draft button.pr-origin")).to_have_count(2)
    play_out(page)
    expect(page.locator("section.ending")).to_be_visible()
    expect(page.locator("section.ending h2")).to_contain_text("win")
    expect(page.locator(".pr-status .race li.held")).not_to_have_count(0)
    page.get_by_role("button", name="Prove the dice").first.click()
    expect(page.locator("section.ending")).to_contain_text("came out the same")
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    slider.focus()
    for _ in range(12):
        slider.press("ArrowRight")
    expect(page.locator(".pr-map .pr-pawn")).to_have_count(3)


def test_the_hall_offers_prophecy_and_its_guided_first_game(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.locator("article.prophecy").get_by_role("button", name="Guided first game").click()
    expect(page.locator("aside.coach")).to_contain_text("Who will you be?")
    page.get_by_role("button", name="Understood").click()
    for _ in range(3):
        page.locator("button.pr-origin").first.click()
        page.wait_for_timeout(150)
    page.locator("[data-piece=city]").wait_for()


# -- the map -----------------------------------------------------------------------------------------------------


def test_reachable_places_say_the_way_its_cost_and_what_waits(hall: Served, people: People) -> None:
    match = table(ROAD)
    bear = GAME.face.hints(match.view(0), [0]).foes["bear"][0]
    page = seated(hall, people, match)
    expect(page.locator(".pr-place.reach")).to_have_count(7)  # here, two on foot, two on horseback, two by ship
    expect(tile(page, "forest-3")).to_have_attribute(
        "aria-label", f"Forest 3. Bear (Strength {round(100 * bear.win)} %), a face-down card. walk to Forest 3"
    )
    expect(tile(page, "magic-tower")).to_have_attribute("aria-label", "Magic Tower. ride to Magic Tower (1 gold)")
    tile(page, "forest-3").hover()
    panel = page.locator(".pr-look .pr-foe")
    expect(panel).to_contain_text(f"{bear.mine} : {bear.theirs}")
    expect(panel).to_contain_text("holding Sword, Spiked Shield")
    before = seq(page)
    tile(page, "forest-3").click()
    moved(page, before)
    expect(page.locator(".pr-place[data-piece=forest-3] .pr-pawn")).to_have_count(1)


def test_a_closed_way_says_why_and_opens_its_rule(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD))
    page.locator('.pr-plane[data-piece="plane-1"]').click()
    page.locator(".pr-look .piece-refused").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("cannot be reached from here")
    page.get_by_role("button", name="Rule PR-ASTRAL-01").click()
    expect(page.locator("#rule-PR-ASTRAL-01")).to_be_visible()


def test_a_lesson_is_bought_where_it_lies_and_taken_back(hall: Served, people: People) -> None:
    match = table(ROAD.replace("1 paladin at plains-4", "1 paladin at fortress") + "turn: 1 act")
    page = seated(hall, people, match)
    expect(page.locator('.pr-card[data-piece="toughness"]')).to_contain_text("gold as well: Odo +")
    before = seq(page)
    page.locator(".pr-look").get_by_role("button", name="learn Toughness").click()
    moved(page, before)
    expect(page.locator('.pr-sheet .pr-card[data-piece="toughness"]')).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator('.pr-sheet .pr-card[data-piece="toughness"]')).to_have_count(0)


# -- battles -----------------------------------------------------------------------------------------------------


def test_two_browsers_fight_and_both_declare(hall: Served, people: People) -> None:
    ann, bob = people.page("about:blank"), people.page("about:blank")
    there = laid_out(hall, table(DUEL))
    sit_down(ann, hall, there, 1)
    sit_down(bob, hall, there, 2)
    ann.locator('button.option[data-option="attack:2:strength"]').wait_for()
    ann.locator(".pr-look").get_by_role("button", name=re.compile(r"attack .*Strength")).click()
    declare(bob, "accept")
    declare(ann, "wield:sword")
    expect(ann.locator('.pr-battle [data-option="cast:prayer"]')).to_have_attribute(
        "aria-label", re.compile(r"cast Prayer \(1 Mana, .\d+ %\)")
    )
    declare(ann, "cast:prayer")
    for page in (ann, bob):
        expect(page.locator(".pr-side").first).to_contain_text("best of 2 dice")
    declare(ann, "roll")
    declare(bob, "cast:berserker-rage")
    for page in (ann, bob):
        expect(page.locator(".pr-side").last).to_contain_text("Berserker Rage")
    declare(bob, "roll")
    for page in (ann, bob):
        expect(page.locator(".pr-after .verdict")).to_contain_text("beats")
        expect(page.locator(".pr-after .pr-die")).to_have_count(3)
    expect(bob.locator(".pr-choice")).to_contain_text("What do you give up?")
    bob.locator('.pr-choice [data-option="items"]').click()
    expect(ann.locator('.pr-sheet .pr-card[data-piece="hammer"]')).to_be_visible()


def declare(page: Page, option: str) -> None:
    page.locator(f'.pr-battle [data-option="{option}"]').click()


def test_a_reload_in_a_battle_loses_nothing(hall: Served, people: People) -> None:
    page = seated(hall, people, play(table(WOLVES), "wield:sword", then="before"))
    odds = page.locator(".pr-battle > .pr-odds")
    said = odds.get_attribute("aria-label")
    assert said
    take(page, "cast:prayer")
    expect(odds).not_to_have_attribute("aria-label", said)
    better = odds.get_attribute("aria-label") or ""
    page.reload()
    expect(odds).to_have_attribute("aria-label", better)
    expect(page.locator(".pr-battle .throws i")).to_have_count(3)
    take(page, "roll")


def test_hidden_cards_stay_off_the_wire(hall: Served, people: People) -> None:
    heard: list[str] = []
    page = people.page("about:blank")
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    there = laid_out(hall, table(ROAD), 1)
    sit_down(page, hall, there, 1)
    page.locator("button.option").first.wait_for()
    take(page, "stay")
    page.locator("button.option").first.wait_for()
    pictures = [text for text in heard if json.loads(text)["type"] == "picture"]
    assert len(pictures) > 1
    for text in pictures:
        assert "golem" not in text  # face down on the ring
        assert "storm-queen" not in text  # face down in its plane
        assert "bear" in text


WALKING = "document.getAnimations().some((one) => one.effect?.target?.classList.contains('pr-pawn'))"


def test_a_piece_walks_unless_motion_is_not_wanted(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), pace="slow")
    tile(page, "forest-5").click()
    assert any(page.evaluate(WALKING) or page.wait_for_timeout(15) for _ in range(400))
    still = seated(hall, people, table(ROAD), pace="slow", reduced_motion="reduce")
    before = seq(still)
    tile(still, "forest-5").click()
    moved(still, before)
    assert not still.evaluate(WALKING)


# -- for everybody -----------------------------------------------------------------------------------------------


def test_russian_at_any_moment(hall: Served, people: People) -> None:
    page = seated(hall, people, play(table(WOLVES), "wield:sword", then="before"))
    page.get_by_text("RU", exact=True).first.click()
    expect(page.locator(".pr-battle h3")).to_contain_text("Сражение: Сила")
    expect(page.locator(".pr-battle")).to_contain_text("Стая Волков")
    expect(tile(page, "village")).to_contain_text("Деревня")
    take(page, "roll")


def test_a_turn_is_played_by_keyboard_alone(hall: Served, people: People) -> None:
    match = table(ROAD.replace("1 paladin at plains-4", "1 paladin at plains-11"))
    page = seated(hall, people, match)
    tile(page, "plains-11").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".pr-look h3")).to_have_text("Fortress")
    before = seq(page)
    page.keyboard.press("Enter")
    moved(page, before)
    page.locator('button.option[data-option="done"]').wait_for()
    number = options(page).index("learn:toughness") + 1
    before = seq(page)
    page.keyboard.press(str(number))
    moved(page, before)
    expect(page.locator('.pr-sheet .pr-card[data-piece="toughness"]')).to_be_visible()
    expect(page.locator(".pr-status .round")).not_to_contain_text("Round 1")  # nothing is left to do: the round is over


@pytest.mark.parametrize("which", ["road", "battle", "guild"])
def test_a_phone_scrolls_in_one_direction_only(hall: Served, people: People, which: str) -> None:
    match = {
        "road": lambda: table(ROAD),
        "battle": lambda: play(table(WOLVES), "wield:sword", then="before"),
        "guild": lambda: table(ROAD.replace("1 paladin at plains-4", "1 paladin at fortress") + "turn: 1 act"),
    }[which]()
    page = seated(hall, people, match, width=390, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    if which != "road":
        return
    before = seq(page)
    tile(page, "forest-5").tap()  # a finger looks first
    expect(page.locator(".pr-look h3")).to_have_text("Forest 5")
    assert seq(page) == before
    tile(page, "forest-5").tap()
    moved(page, before)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(hall: Served, people: People, theme: str) -> None:
    draft = Match(GAME, GAME.terms(2), b"\x07" * 16, Keep.JOURNAL)
    scenes = [
        draft,
        table(ROAD),
        play(table(WOLVES), "wield:sword", then="before"),
        table(ROAD.replace("1 paladin at plains-4", "1 paladin at fortress") + "turn: 1 act"),
    ]
    for match in scenes:
        page = seated(hall, people, match, color_scheme=theme)
        assert violations(page) == []


def test_a_spectator_sees_the_same_board_and_cannot_touch(hall: Served, people: People) -> None:
    there = laid_out(hall, table(ROAD), 1)
    page = people.page("about:blank")
    sit_down(page, hall, there, 1)
    page.locator("button.option").first.wait_for()
    take(page, "walk:forest-3")
    watcher = people.page(f"{hall.http}/#/t/{there}")
    expect(tile(watcher, "forest-3").locator(".pr-pawn")).to_have_count(1)
    assert options(watcher) == []
    expect(watcher.locator(".pr [data-option]")).to_have_count(0)


def test_whoever_lost_a_character_chooses_a_new_one_or_leaves(hall: Served, people: People) -> None:
    m = table("1 dead\n2 druid at city, gold 0\n3 scout at village, gold 0\nturn: 3")
    page = seated(hall, people, play(m, "stay", "done?", then="newcomer"))
    expect(page.locator(".pr-choice")).to_contain_text("Your character is dead")
    page.locator('.pr-choice [data-option="new-character"]').click()
    expect(page.locator(".pr-choice")).to_have_count(0)
    expect(page.locator(".pr-sheet")).to_be_visible()
