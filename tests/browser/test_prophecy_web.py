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
    there.locator(".dock.mine").wait_for()
    if page.get("list", True):
        there.locator("button.option").first.wait_for(state="attached")
    return there


def tile(page: Page, place: str) -> Locator:
    return page.locator(f'.pr-place[data-piece="{place}"]')


def stands(page: Page, pawn: str, place: str) -> None:
    """The pawn's feet are on the land."""
    on = f"""() => {{
      const foot = document.querySelector('[data-piece="{pawn}"]')?.getBoundingClientRect();
      const land = document.querySelector('.pr-place[data-piece="{place}"] .ground')?.getBoundingClientRect();
      if (!foot || !land) return false;
      const x = foot.left + foot.width / 2, y = foot.bottom - 8;
      return land.left < x && x < land.right && land.top < y && y < land.bottom;
    }}"""
    page.wait_for_function(on)


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
    expect(page.locator(".pr-race li.held")).not_to_have_count(0)
    page.locator(".ending .proof summary").click()
    expect(page.locator("section.ending")).to_contain_text("came out the same")
    page.locator(".ending").get_by_role("link", name="Replay").click()
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
    expect(panel).to_contain_text("Bear")
    expect(panel).to_contain_text(f"{bear.mine} : {bear.theirs}")
    expect(page.locator(".dock [data-act='walk:forest-3']")).to_have_class(re.compile("primary"))
    expect(page.locator(".pr-map .path")).to_have_count(2)  # the way there is drawn
    expect(panel).to_contain_text("holding Sword, Spiked Shield")
    before = seq(page)
    tile(page, "forest-3").click()
    moved(page, before)
    stands(page, "pawn-0", "forest-3")


def test_a_closed_way_says_why_and_opens_its_rule(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    page.locator('.pr-plane[data-piece="plane-1"]').click()
    page.locator(".pr-look .piece-refused").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("cannot be reached from here")
    page.get_by_role("button", name="Rule PR-ASTRAL-01").click()
    expect(page.locator("#rule-PR-ASTRAL-01")).to_be_visible()


def test_a_lesson_is_bought_where_it_lies_and_taken_back(hall: Served, people: People) -> None:
    match = table(ROAD.replace("1 paladin at plains-4", "1 paladin at fortress") + "turn: 1 act")
    page = seated(hall, people, match)
    lesson = page.locator(".pr-look").get_by_role("button", name="learn Toughness")
    expect(lesson).to_have_accessible_name(re.compile("2 experience"))
    lesson.hover()
    expect(page.locator(".pr-look .told")).to_contain_text("gold as well: Odo +")
    before = seq(page)
    lesson.click()
    moved(page, before)
    expect(page.locator('.pr-hero [data-piece="toughness"]')).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator('.pr-hero [data-piece="toughness"]')).to_have_count(0)


# -- battles -----------------------------------------------------------------------------------------------------


def test_two_browsers_fight_and_both_declare(hall: Served, people: People) -> None:
    ann, bob = people.page("about:blank", list=False), people.page("about:blank", list=False)
    there = laid_out(hall, table(DUEL))
    sit_down(ann, hall, there, 1)
    sit_down(bob, hall, there, 2)
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
    expect(bob.locator(".dock")).to_contain_text("What do you give up?")
    declare(bob, "items")
    expect(ann.locator('.pr-hero [data-piece="hammer"]')).to_be_visible()


def declare(page: Page, option: str) -> None:
    """On the battle's panel; what ends the word of a side is the button in the foot."""
    page.locator(f'.pr-battle [data-option="{option}"], .dock [data-act="{option}"]').first.click()


def test_a_reload_in_a_battle_loses_nothing(hall: Served, people: People) -> None:
    page = seated(hall, people, play(table(WOLVES), "wield:sword", then="before"))
    odds = page.locator(".pr-battle .in > .pr-odds")
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
    expect(page.locator(".pr-map")).to_contain_text("Деревня")
    expect(tile(page, "village")).to_have_attribute("aria-label", re.compile("^Деревня"))
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
    expect(page.locator('.pr-hero [data-piece="toughness"]')).to_be_visible()
    expect(page.locator(".bar .title")).not_to_contain_text("Round 1")  # nothing is left to do: the round is over


@pytest.mark.parametrize("which", ["road", "battle", "guild"])
def test_a_phone_scrolls_in_one_direction_only(hall: Served, people: People, which: str) -> None:
    match = {
        "road": lambda: table(ROAD),
        "battle": lambda: play(table(WOLVES), "wield:sword", then="before"),
        "guild": lambda: table(ROAD.replace("1 paladin at plains-4", "1 paladin at fortress") + "turn: 1 act"),
    }[which]()
    page = seated(hall, people, match, width=390, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollHeight") <= 900  # the table stands still
    if which != "road":
        return
    before = seq(page)
    tile(page, "forest-5").tap()  # a finger looks first
    expect(page.locator(".pr-look h3")).to_have_text("Forest 5")
    assert seq(page) == before
    tile(page, "forest-5").tap()
    moved(page, before)


def test_on_a_phone_the_panel_leaves_the_place_in_question_visible(hall: Served, people: People) -> None:
    wolves = WOLVES.replace("forest-5", "forest-13")  # at the lower rim
    page = seated(hall, people, table(wolves), width=390, has_touch=True, list=False)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(700)
    pawn = page.locator('.pr-map [data-piece="pawn-0"]').bounding_box()
    panel = page.locator(".pr-drawer > .slab").bounding_box()
    assert pawn is not None
    assert panel is not None
    assert pawn["y"] + pawn["height"] < panel["y"]
    page.locator(".pr-hero .bag").tap()  # what I hold is one tap away
    expect(page.locator(".pr-sheet")).to_contain_text("Spiked Shield")


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
    stands(watcher, "pawn-0", "forest-3")
    assert options(watcher) == []
    expect(watcher.locator(".pr [data-option]")).to_have_count(0)


def test_whoever_lost_a_character_chooses_a_new_one_or_leaves(hall: Served, people: People) -> None:
    m = table("1 dead\n2 druid at city, gold 0\n3 scout at village, gold 0\nturn: 3")
    page = seated(hall, people, play(m, "stay", "done?", then="newcomer"))
    expect(page.locator(".dock")).to_contain_text("Your character is dead")
    before = seq(page)
    page.locator('.dock [data-act="new-character"]').click()
    moved(page, before)
    expect(page.locator(".pr-hero .who")).to_be_visible()


# -- every answer has its place ------------------------------------------------------------------------------------

HOMELESS = """() => {
  const cards = [...document.querySelectorAll('.pr-own.able')].map((card) => card.dataset.piece);
  const opens = (key) => cards.some((card) => key.split(':').includes(card) || key.startsWith('wish-'));
  const stands = (key) => ['.pr [data-option', '.pr-hero [data-option', '.dock [data-act']
    .some((place) => document.querySelector(`${place}="${CSS.escape(key)}"]`));
  const keys = [...document.querySelectorAll('button.option[data-option]')].map((one) => one.dataset.option);
  return keys.filter((key) => !stands(key) && !opens(key));
}"""
SHOPS = """
1 paladin at city, gold 12, items sword scroll-of-wishes elixir-of-youth scroll-of-stealing, skills mass-decay, spent 1
2 monk at city, items hammer ruby-circlet
city: gauntlets-of-strength radiant-scythe
land: wiseman at city
turn: 1 act
"""
MARKET = """
1 paladin at plains-4, gold 12
2 monk at village
land: black-market at plains-4
turn: 1 act
"""
FULL = """
1 paladin at plains-4, items sword axe hammer dagger spear cutlass rapier war-axe
2 monk at village
turn: 1 act
"""
DEAL = """
1 paladin at village, gold 4, items sword axe
2 monk at village, gold 3, items hammer
turn: 1 move
"""
PLANE = """
1 paladin at forest-13, gold 4, mana 3
2 monk at village
plane-1: open-sphinx storm-queen banner-of-hope
turn: 1 move
"""
PLACES = {
    "draft": lambda: Match(GAME, GAME.terms(2), b"\x07" * 16, Keep.JOURNAL),
    "move": lambda: table(ROAD),
    "work": lambda: table(ROAD.replace("1 paladin at plains-4", "1 paladin at fortress")),
    "fight": lambda: table(WOLVES),
    "gear": lambda: play(table(WOLVES), then="gear"),
    "before": lambda: play(table(WOLVES), "wield:sword", then="before"),
    "duel": lambda: table(DUEL),
    "guild": lambda: table(ROAD.replace("1 paladin at plains-4", "1 paladin at fortress") + "turn: 1 act"),
    "shops": lambda: table(SHOPS),
    "market": lambda: play(table(MARKET), "visit:black-market", then="pick.market"),
    "limits": lambda: play(table(FULL), then="limits"),
    "bargain": lambda: play(table(DEAL, trade=True), "trade:2", then="bargain"),
    "astral": lambda: play(table(PLANE), "assault:plane-1", then="astral"),
}


@pytest.mark.sweep
@pytest.mark.parametrize("which", PLACES)
def test_every_answer_stands_on_the_board_in_the_drawer_or_in_the_foot(
    hall: Served, people: People, which: str
) -> None:
    page = seated(hall, people, PLACES[which]())
    page.locator(".pr").wait_for()
    page.wait_for_timeout(300)
    assert options(page)
    assert page.evaluate(HOMELESS) == []


def test_things_are_sold_from_the_foot_and_opened_where_more_can_be_done(hall: Served, people: People) -> None:
    page = seated(hall, people, table(SHOPS), list=False)
    elixir = page.locator('.pr-hero [data-piece="elixir-of-youth"]')
    elixir.click()
    expect(page.locator(".pr-one .pr-card")).to_contain_text("Elixir of Youth")
    expect(page.locator('.pr-one [data-option="use:elixir-of-youth"]')).to_be_visible()
    before = seq(page)
    page.locator('.pr-one [data-option="sell:elixir-of-youth"]').click()
    moved(page, before)
    expect(elixir).to_have_count(0)


def test_a_deal_is_put_together_in_the_drawer(hall: Served, people: People) -> None:
    page = seated(hall, people, table(DEAL, trade=True), list=False)
    page.locator('.pr-rivals [data-option="trade:2"]').click()
    for answer in ("give:axe", "want:hammer", "want-gold:2"):
        before = seq(page)
        page.locator(f'.pr-choice [data-option="{answer}"]').click()
        moved(page, before)
    expect(page.locator(".pr-choice .deal")).to_contain_text("Hammer")
    expect(page.locator(".pr-choice .deal")).to_contain_text("2 gold")
    expect(page.locator('.dock [data-act="propose"]')).to_be_visible()


def test_a_rival_s_sheet_opens_and_a_look_at_the_ring_closes_it(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    page.locator('.pr-rivals [data-piece="h1"]').click()
    expect(page.locator(".pr-sheet h3")).to_have_text("Druid")
    expect(page.locator(".pr-sheet")).to_contain_text("Staff of the Archmagi")
    tile(page, "plains-19").click()
    expect(page.locator(".pr-sheet")).to_have_count(0)
    expect(page.locator(".pr-look h3")).to_have_text("Plains 19")


def test_a_pointer_that_rests_offers_the_way_and_its_price_in_the_foot(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    tile(page, "city").hover()
    act = page.locator(".dock button.primary")
    expect(act).to_contain_text("Sail to City")
    expect(act).to_contain_text("1 gold")
    page.mouse.move(1100, 500)
    expect(act).to_contain_text("Stay here")
    before = seq(page)
    tile(page, "city").click()
    moved(page, before)
    stands(page, "pawn-0", "city")


@pytest.mark.sweep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("which", ["shops", "market", "bargain", "astral", "duel", "limits"])
def test_axe_finds_nothing_in_the_drawer(hall: Served, people: People, theme: str, which: str) -> None:
    page = seated(hall, people, PLACES[which](), color_scheme=theme, list=False)
    assert violations(page) == []
