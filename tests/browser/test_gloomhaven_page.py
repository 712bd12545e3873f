"""The Gloomhaven tool in the browser: scenario, monster, sight, movement, a link, Russian, a phone."""

from __future__ import annotations

import base64
import json
import math
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from questhall.games.gloomhaven.content import atlas
from questhall.hex import distance
from tests.browser.conftest import People
from tests.table.served import Served

TILT = 0.8  # of the ground, as on the table
MODES = ["Monster", "Sight", "Movement", "Edit"]


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(400)
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


def opened(hall: Served, people: People, **options: object) -> Page:
    page = people.page(f"{hall.http}/#/gloomhaven", **options)  # type: ignore[arg-type]
    page.locator("[data-hex]").first.wait_for()
    return page


def load(page: Page, number: int) -> None:
    page.get_by_role("combobox", name="Scenario").select_option(str(number))
    expect(page.get_by_role("combobox", name="Room")).to_be_visible()


def mode(page: Page, name: str) -> None:
    page.get_by_role("group", name="What a click does").get_by_role("button", name=name, exact=True).click()


def edit(page: Page, thing: str) -> None:
    mode(page, "Edit")
    page.get_by_role("group", name="Things to place").get_by_role("button", name=thing, exact=True).click()


def beside_edge(page: Page, place: str, direction: int) -> tuple[float, float]:
    """Just inside a hex at the middle of an edge; direction 0 is the upper right one, then counter-clockwise."""
    box = page.locator(f'[data-hex="{place}"] polygon').bounding_box()
    assert box
    angle = math.pi / 3 * (direction + 0.5)
    x = box["x"] + box["width"] / 2 + 0.38 * box["height"] * math.cos(angle)
    y = box["y"] + box["height"] / 2 - 0.38 * box["height"] * math.sin(angle)
    return x, y


def click_edge(page: Page, place: str, direction: int) -> None:
    page.mouse.click(*beside_edge(page, place, direction))


def reasons(page: Page) -> Locator:
    return page.locator("ul.why li")


def test_the_hall_leads_to_the_tool(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.locator("article.gloomhaven").get_by_role("link", name="Tools").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Gloomhaven")
    expect(reasons(page).first).to_contain_text("Focus")


def test_a_monster_of_scenario_1_shows_its_options_with_reasons(hall: Served, people: People) -> None:
    page = opened(hall, people)
    load(page, 1)
    other = page.get_by_role("button", name=re.compile(r"Other monster: bandit")).first
    place = other.get_attribute("data-hex")
    other.click()
    expect(page.locator(f'[data-hex="{place}"]')).to_have_attribute("aria-label", re.compile("Acting monster"))
    expect(page.get_by_role("list", name="Options").get_by_role("button").first).to_contain_text("moves to")
    expect(reasons(page).first).to_contain_text("Focus [")
    reasons(page).first.get_by_role("button", name="Rule GH-FOCUS-02").click()
    expect(page.locator("#rule-GH-FOCUS-02")).to_be_visible()


def test_a_room_of_a_scenario_with_the_monsters_of_2_3_or_4_characters(hall: Served, people: People) -> None:
    page = opened(hall, people)
    load(page, 1)
    scenario = atlas.load(1)
    rooms = scenario.rooms()
    assert len(rooms) > 1
    doors = {passage.hex for passage in scenario.passages if passage.kind != "corridor"}
    for number, room in enumerate(rooms, 1):
        page.get_by_role("combobox", name="Room").select_option(str(number))
        for characters in (2, 3, 4):
            page.get_by_role("combobox", name="Characters").select_option(str(characters))
            beside = {door for door in doors if any(distance(door, hex_) == 1 for hex_ in room)} | set(room)
            monsters = [spot for spot, _ in scenario.monsters_for(characters) if spot.hex in beside]
            expect(page.locator("[data-hex]")).to_have_count(len(beside))
            expect(page.locator(".hex.monster, .hex.monsters")).to_have_count(len(monsters))
    assert len({len(scenario.monsters_for(characters)) for characters in (2, 3, 4)}) > 1


def test_focus_ways_and_attacks_are_drawn_for_the_option_one_points_at(hall: Served, people: People) -> None:
    page = opened(hall, people)
    page.get_by_label("Move", exact=True).fill("4")
    page.get_by_label("Range", exact=True).fill("2")
    page.get_by_label("Range", exact=True).blur()
    options = page.get_by_role("list", name="Options").get_by_role("button")
    expect(options.first).to_contain_text("attacks")
    focus = page.locator("[data-focus]")
    expect(focus).to_have_count(1)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # the last number asks once more
    ends = [re.findall(r"\[(-?\d+), (-?\d+)\]", text) for text in options.all_inner_texts()]
    for number, (end, *targets) in enumerate(ends):
        options.nth(number).hover()
        expect(page.locator("[data-way]")).to_have_attribute("data-way", re.compile(rf"^-2,1 .*{','.join(end)}$"))
        hits = page.locator("[data-hit]").evaluate_all("all => all.map(one => one.dataset.hit)")
        assert hits == [",".join(target) for target in targets]
        assert focus.get_attribute("data-focus") in hits
        expect(page.get_by_role("heading", name=f"Why option {number + 1}")).to_be_visible()
        expect(page.locator(f'[data-hex="{hits[0]}"]')).to_have_attribute("aria-label", re.compile("is attacked"))
    options.first.focus()
    expect(page.locator("[data-way]")).to_have_attribute("data-way", re.compile(rf"{','.join(ends[0][0])}$"))


def test_the_board_is_the_tables_own(hall: Served, people: People) -> None:
    """Painted floor, walls with thickness, standees: what lies on the table lies here."""
    page = opened(hall, people)
    load(page, 1)
    assert page.locator(".board .painted path[class^='gh-stone-']").count() > 0
    assert page.locator(".board .painted path[class^='gh-face-']").count() > 0
    expect(page.locator(".board .hex.enemy .figure")).to_have_count(2)
    before = page.locator(".board .painted").evaluate("one => one.innerHTML.length")
    edit(page, "Obstacle")
    page.locator(".board .hex.floor").first.click()
    page.wait_for_function(f"document.querySelector('.board .painted').innerHTML.length != {before}")


def test_a_click_on_a_hex_where_the_move_may_end_chooses_that_option(hall: Served, people: People) -> None:
    page = opened(hall, people)
    load(page, 1)
    options = page.get_by_role("list", name="Options").get_by_role("button")
    expect(options).to_have_count(2)
    end = re.search(r"\[(-?\d+), (-?\d+)\]", options.nth(1).inner_text())
    assert end
    page.locator(f'[data-hex="{end[1]},{end[2]}"]').click()
    expect(options.nth(1)).to_have_attribute("aria-pressed", "true")


def drawn_line(page: Page, which: str) -> tuple[float, ...]:
    line = page.locator(f"line[data-line={which}]").first
    return tuple(float(line.get_attribute(part) or 0) for part in ("x1", "y1", "x2", "y2"))


def test_the_line_that_sees_a_hex_is_the_servers(hall: Served, people: People) -> None:
    page = opened(hall, people)
    mode(page, "Sight")
    with page.expect_response("**/api/gloomhaven/ground") as told:
        page.locator('[data-hex="-3,0"]').click()
    glance = next(one for one in told.value.json()["glances"] if one["hex"] == [2, 1])
    page.locator('[data-hex="2,1"]').hover()
    expect(page.get_by_text("[2, 1] is in sight: this line from corner to corner touches no wall.")).to_be_visible()
    assert page.locator("line[data-line]").count() == 1
    (line,) = glance["lines"]
    ends = [coordinate for x, y in (line["start"], line["end"]) for coordinate in (x * 10, -y * 10 * 3**0.5 * TILT)]
    assert drawn_line(page, "free") == pytest.approx(ends, abs=0.01)


def test_a_hex_out_of_sight_shows_the_lines_that_fail_and_the_walls_they_touch(hall: Served, people: People) -> None:
    page = opened(hall, people)
    edit(page, "Wall")
    page.locator('[data-hex="-1,0"]').click()
    mode(page, "Sight")
    page.locator('[data-hex="-2,0"]').click()
    expect(page.get_by_text(re.compile(r"^\[-2, 0\] sees"))).to_be_visible()
    page.locator('[data-hex="0,0"]').hover()
    expect(page.get_by_text("[0, 0] is out of sight")).to_be_visible()
    expect(page.locator("line[data-line=fails]")).to_have_count(3)
    expect(page.locator('[data-touched="-1,0"]')).to_be_attached()
    expect(page.get_by_text("the wall [-1, 0]").first).to_be_visible()
    page.get_by_role("button", name="Rule GH-LOS-02").click()
    expect(page.locator("#rule-GH-LOS-02")).to_be_visible()


def test_a_thin_wall_in_the_way_is_named_and_marked(hall: Served, people: People) -> None:
    page = opened(hall, people)
    edit(page, "Thin wall")
    for hex_ in ("0,-1", "0,0", "0,1"):
        for side in (0, 5):
            click_edge(page, hex_, side)
    mode(page, "Sight")
    page.locator('[data-hex="0,0"]').click()
    expect(page.get_by_text(re.compile(r"^\[0, 0\] sees"))).to_be_visible()
    page.locator('[data-hex="1,0"]').hover()
    expect(page.get_by_text("[1, 0] is out of sight")).to_be_visible()
    expect(page.locator('line[data-touched*="/"]').first).to_be_attached()
    expect(page.get_by_text("the thin wall between [0,").first).to_be_visible()


def test_a_hex_whose_corners_all_lie_on_walls_says_so(hall: Served, people: People) -> None:
    page = opened(hall, people)
    page.get_by_role("button", name="Empty board").click()
    page.get_by_role("button", name="Floor", exact=True).click()
    for place in ("0,0", "0,1", "0,2"):
        page.locator(f'[data-hex="{place}"]').click()
    mode(page, "Sight")
    page.locator('[data-hex="0,0"]').click()
    expect(page.get_by_text("[0, 0] sees 1 of 2 other hexes.")).to_be_visible()
    page.locator('[data-hex="0,2"]').hover()
    expect(page.get_by_text("every corner of [0, 0] lies on a wall")).to_be_visible()
    expect(page.locator("[data-blind]")).to_have_count(12)


def test_a_click_on_an_edge_builds_a_thin_wall_and_tears_it_down(hall: Served, people: People) -> None:
    page = opened(hall, people)
    edit(page, "Thin wall")
    click_edge(page, "-2,1", 1)
    walls = page.locator("[data-thin]")
    expect(walls).to_have_count(1)
    expect(page.locator('[data-hex="-2,1"]')).to_have_attribute("aria-label", re.compile("thin wall: above"))
    expect(page.locator('[data-hex="-2,2"]')).to_have_attribute("aria-label", re.compile("thin wall: below"))
    mode(page, "Movement")
    page.locator('[data-hex="-2,1"]').click()
    expect(page.locator('[data-hex="-2,2"]')).to_have_attribute("aria-label", re.compile("2 movement"))
    page.locator('[data-hex="-2,2"]').hover()
    expect(page.locator("[data-way]")).to_have_attribute("data-way", re.compile(r"^-2,1 \S+ -2,2$"))
    edit(page, "Thin wall")
    click_edge(page, "-2,2", 4)
    expect(walls).to_have_count(0)


def test_sight_and_movement_from_a_hex(hall: Served, people: People) -> None:
    page = opened(hall, people)
    mode(page, "Sight")
    page.locator('[data-hex="-3,0"]').click()
    expect(page.get_by_text("[-3, 0] sees 36 of 36 other hexes.")).to_be_visible()
    mode(page, "Edit")
    page.get_by_role("button", name="Wall", exact=True).click()
    page.locator('[data-hex="-2,0"]').click()
    mode(page, "Sight")
    expect(page.get_by_role("button", name=re.compile("out of sight")).first).to_be_visible()
    mode(page, "Movement")
    page.locator('[data-hex="-2,1"]').click()
    expect(page.get_by_text("From [-2, 1] with move 2")).to_be_visible()
    expect(page.locator('[data-hex="-3,1"]')).to_have_attribute("aria-label", re.compile("1 movement"))


def test_clicking_builds_a_position_and_the_card_changes_it(hall: Served, people: People) -> None:
    page = opened(hall, people)
    page.get_by_role("button", name="Empty board").click()
    page.get_by_role("button", name="Floor", exact=True).click()
    for place in ("0,0", "1,0", "-1,1"):
        page.locator(f'[data-hex="{place}"]').click()
    page.get_by_role("button", name="Acting monster", exact=True).click()
    page.locator('[data-hex="0,0"]').click()
    page.get_by_role("button", name="Enemy", exact=True).click()
    page.get_by_label("Initiative").fill("7")
    page.locator('[data-hex="0,1"]').click()
    mode(page, "Monster")
    expect(page.get_by_role("list", name="Options")).to_contain_text("stays where it is; attacks [0, 1]")
    page.get_by_label("Targets").fill("0")
    page.get_by_label("Targets").blur()
    expect(page.get_by_role("list", name="Options")).to_contain_text("no attack")


def position_of(page: Page) -> dict[str, Any]:
    """The position in the page's address."""
    packed = parse_qs(page.url.partition("?")[2])["p"][0]
    position: dict[str, Any] = json.loads(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    return position


def named(page: Page) -> list[str]:
    names: list[str] = page.locator("[data-hex]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return names


def everything(page: Page) -> None:
    """A position with every kind of thing in it, built by clicking."""
    edit(page, "Thin wall")
    click_edge(page, "-1,0", 0)
    click_edge(page, "1,1", 4)
    spots = {
        "Wall": "3,-3",
        "Obstacle": "-3,3",
        "Trap": "-1,-1",
        "Hazardous terrain": "1,-1",
        "Difficult terrain": "-1,1",
        "Other monster": "-3,2",
        "Floor": "4,0",
        "Take the hex away": "0,3",
    }
    for thing, place in spots.items():
        edit(page, thing)
        page.locator(f'[data-hex="{place}"]').click()
    edit(page, "Enemy")
    page.get_by_role("spinbutton", name="Initiative").fill("7")
    page.locator('[data-hex="3,0"]').click()
    for field, value in (("Move", "3"), ("Range", "4"), ("Targets", "2")):
        page.get_by_label(field, exact=True).fill(value)
        page.get_by_label(field, exact=True).blur()
    for switch in ("flying", "jumping", "muddled"):
        page.get_by_label(switch).check()
    page.get_by_text("Area of the attack").click()
    area = page.get_by_role("group", name="Area of the attack")
    for place in ("[1, 0]", "[1, -1]"):
        area.get_by_role("button", name=place, exact=True).click()


def test_a_link_and_a_reload_keep_every_kind_of_thing(hall: Served, people: People) -> None:
    page = opened(hall, people)
    everything(page)
    mode(page, "Sight")
    page.locator('[data-hex="-2,0"]').click()
    page.get_by_role("button", name="Look at").click()
    page.locator('[data-hex="2,0"]').click()
    page.wait_for_url("**&m=sight&h=-2,0&t=2,0")
    expect(page.locator("[data-line]").first).to_be_attached()
    position = position_of(page)
    assert set(position) == {
        *("board", "monster", "monsters", "enemies", "walls", "obstacles", "traps", "hazards", "difficult"),
        *("thin_walls", "move", "range", "targets", "aoe", "flying", "jumping", "muddled"),
    }
    assert (position["thin_walls"], position["enemies"][-3:]) == ([-1, 0, 1, 0, 1, 1, 0, -1], [3, 0, 7])
    before, told = named(page), page.get_by_text(re.compile(r"^\[-2, 0\] sees \d+ of")).inner_text()
    page.reload()
    other = people.page(page.url)
    for again in (page, other):
        expect(again.get_by_text(told)).to_be_visible()
        expect(again.locator("[data-line]").first).to_be_attached()
        assert (position_of(again), named(again)) == (position, before)
        assert again.get_by_label("flying").is_checked()
        assert again.get_by_label("Targets").input_value() == "2"
        assert again.locator("[data-thin]").count() == 2
        area = again.get_by_role("group", name="Area of the attack").locator("[aria-pressed=true]")
        assert area.count() == 2


def test_a_link_knows_its_scenario_room_and_characters(hall: Served, people: People) -> None:
    page = opened(hall, people)
    load(page, 3)
    page.get_by_role("combobox", name="Characters").select_option("4")
    page.get_by_role("combobox", name="Room").select_option("2")
    page.wait_for_url("**&s=3.4.2")
    before = named(page)
    other = people.page(page.url)
    expect(other.get_by_role("combobox", name="Room")).to_have_value("2")
    expect(other.get_by_role("combobox", name="Scenario")).to_have_value("3")
    expect(other.get_by_role("combobox", name="Characters")).to_have_value("4")
    expect(other.locator("[data-hex]")).to_have_count(len(before))
    assert [label.split(",")[:2] for label in named(other)] == [label.split(",")[:2] for label in before]


def test_a_broken_link_says_so(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/gloomhaven?p=e30")
    expect(page.get_by_text("The position in this link cannot be read.")).to_be_visible()
    expect(reasons(page).first).to_be_visible()


def test_the_tool_speaks_russian(hall: Served, people: People) -> None:
    page = opened(hall, people)
    expect(reasons(page).first).to_contain_text("Focus")
    page.get_by_text("RU", exact=True).first.click()
    expect(page.get_by_role("heading", name="Что делает монстр")).to_be_visible()
    expect(reasons(page).first).to_contain_text("Цель [")
    expect(page.get_by_role("button", name=re.compile("Ловушка")).first).to_be_visible()


def test_the_board_is_walked_by_keyboard(hall: Served, people: People) -> None:
    page = opened(hall, people)
    mode(page, "Sight")
    page.locator('[data-hex="-2,1"]').focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"^\[-2, 2\] sees"))).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator('[data-hex="1,1"]')).to_be_focused()
    expect(page.get_by_text("[1, 1] is in sight")).to_be_visible()
    expect(page.locator("line[data-line=free]")).to_have_count(1)


def press_button(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group).get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


TOOLS = {
    "Wall": "Wall",
    "Obstacle": "Obstacle",
    "Trap": "Trap",
    "Hazardous terrain": "Hazardous terrain",
    "Difficult terrain": "Difficult terrain",
    "Enemy": "Enemy, initiative 30",
    "Acting monster": "Acting monster",
    "Other monster": "Other monster",
    "Floor": "Floor",
    "Take the hex away": "outside the board",
}


def test_every_tool_works_by_keyboard(hall: Served, people: People) -> None:
    page = opened(hall, people)
    press_button(page, "What a click does", "Edit")
    spot = page.locator('[data-hex="2,-2"]')
    for tool, told in TOOLS.items():
        press_button(page, "Things to place", tool)
        spot.focus()
        page.keyboard.press("Enter")
        expect(spot).to_have_attribute("aria-label", re.compile(rf"^\[2, -2\], (.*, )?{re.escape(told)}"))
    press_button(page, "Things to place", "Thin wall")
    page.locator('[data-hex="0,-1"]').focus()
    walls = page.locator("[data-thin]")
    for number in range(1, 7):
        page.keyboard.press(str(number))
        expect(walls).to_have_count(number)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("5")
    expect(walls).to_have_count(5)
    expect(page.get_by_text("Thin wall between [0, 0] and [0, -1] torn down.")).to_be_attached()


def test_area_and_ends_by_keyboard(hall: Served, people: People) -> None:
    page = opened(hall, people)
    page.get_by_text("Area of the attack").focus()
    page.keyboard.press("Enter")
    hexes = page.get_by_role("group", name="Area of the attack").get_by_role("button", name="[1, 0]", exact=True)
    hexes.focus()
    page.keyboard.press(" ")
    expect(hexes).to_have_attribute("aria-pressed", "true")
    press_button(page, "What a click does", "Movement")
    page.locator('[data-hex="-2,1"]').focus()
    page.keyboard.press("Enter")
    press_button(page, "What a click chooses", "Go to")
    page.locator('[data-hex="-2,2"]').focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Go to").focus()
    expect(page.get_by_text("The way: [-2, 1] → [-2, 2].")).to_be_visible()
    page.wait_for_url("**&h=-2,1&t=-2,2")


WORDS = {
    "en": (MODES, "Look at", "Thin wall"),
    "ru": (["Монстр", "Видимость", "Движение", "Правка"], "Смотреть сюда", "Тонкая стена"),
}


def visit_all(page: Page, lang: str) -> Iterator[str]:
    """Scenario 1 in every mode, with a line of sight drawn and the tool for thin walls out."""
    page.locator("select").first.select_option("1")
    page.locator("select").nth(2).wait_for()
    modes, at, thin = WORDS[lang]
    for name in modes:
        page.get_by_role("button", name=name, exact=True).click()
        if name == modes[1]:
            page.locator("[data-hex]").nth(60).click()
            page.get_by_role("button", name=at).click()
            page.locator("g.dim").first.click()
            page.locator("[data-line], [data-blind]").first.wait_for(state="attached")
        if name == modes[3]:
            page.get_by_role("button", name=thin, exact=True).click()
            page.locator("[data-hex]").nth(40).focus()
        page.wait_for_timeout(300)
        yield name


@pytest.mark.parametrize(("theme", "lang"), [("light", "en"), ("dark", "ru")])
def test_axe_finds_nothing(hall: Served, people: People, theme: str, lang: str) -> None:
    page = opened(hall, people, color_scheme=theme, lang=lang)
    for name in visit_all(page, lang):
        assert (name, violations(page)) == (name, [])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_phone_scrolls_in_one_direction_only(hall: Served, people: People, lang: str) -> None:
    page = opened(hall, people, width=390, lang=lang)
    for name in visit_all(page, lang):
        assert (name, page.evaluate("document.documentElement.scrollWidth")) == (name, 390)


def test_a_finger_looks_at_a_hex_and_builds_a_thin_wall(hall: Served, people: People) -> None:
    page = opened(hall, people, width=390, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Sight", exact=True).tap()
    page.locator('[data-hex="-2,0"]').tap()
    page.get_by_role("button", name="Look at").tap()
    page.locator('[data-hex="2,0"]').tap()
    expect(page.locator("line[data-line=free]")).to_have_count(1)
    page.get_by_role("button", name="Edit", exact=True).tap()
    page.get_by_role("button", name="Thin wall", exact=True).tap()
    page.locator('[data-hex="-2,0"]').scroll_into_view_if_needed()
    page.touchscreen.tap(*beside_edge(page, "-2,0", 1))
    expect(page.locator('[data-thin="-2,0/0,1"]')).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
