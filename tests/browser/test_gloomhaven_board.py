"""Gloomhaven's dungeon in the browser: every map, and what is decided on it."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.state import World
from questhall.kernel import Match
from tests.browser.conftest import People
from tests.browser.doing import SCREEN, laid_out, seq
from tests.browser.look import PHONE, WIDE
from tests.games.gloomhaven.opened import opened
from tests.games.gloomhaven.play import Table, a_turn
from tests.games.gloomhaven.staging import with_obstacles
from tests.table.served import Served

SAMPLE = [3, 43, 52, 84]  # floors of wood, cave and earth; the largest; walls that break
EVERY = [number for number in atlas.numbers() if number not in SAMPLE]
FRAMES = 60  # a second, while the largest map is dragged
SLACK = 0.8  # of them, on a machine that does other things too


def seated(hall: Served, people: People, match: Match[World], size: tuple[int, int] = WIDE, **options: object) -> Page:
    """Seat 1 of a match, bots beside; nothing moves."""
    page = people.page(hall.http, width=size[0], list=False, **options)  # type: ignore[arg-type]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{hall.http}/#/t/{laid_out(hall, match, bots=match.terms.players - 1)}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    page.locator(".gh-live [data-cell]").first.wait_for(state="attached")
    page.mouse.move(5, 5)
    return page


def at(table: Table, *answers: str) -> Match[World]:
    return table.do(*answers).match


def option(page: Page, key: str) -> str:
    return f'[data-option="{key}"]'


def moved_on(page: Page, before: int) -> None:
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(400)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in Axe().run(page).response["violations"]]


# -- every map --


def shown(hall: Served, people: People, number: int) -> None:
    match = opened(number)
    page = seated(hall, people, match)
    known = page.locator(".gh-live path[data-cell]").count()
    assert known >= len(atlas.load(number).hexes) - len(atlas.load(number).passages)
    assert page.locator(".gh-piece").count() == len([each for each in match.state.figures if each.cell >= 0])
    assert page.locator(".gh-still path").count() > known  # it is painted
    page.context.close()
    people.contexts.remove(page.context)


@pytest.mark.parametrize("number", SAMPLE)
def test_a_map_stands_there_with_all_its_rooms_open(hall: Served, people: People, number: int) -> None:
    shown(hall, people, number)


@pytest.mark.soak
@pytest.mark.parametrize("number", EVERY)
def test_every_map_stands_there_with_all_its_rooms_open(hall: Served, people: People, number: int) -> None:
    shown(hall, people, number)


def test_the_largest_map_is_dragged_at_60_frames_a_second(hall: Served, people: People) -> None:
    page = seated(hall, people, opened(40))
    page.mouse.move(640, 300)
    page.mouse.down()
    page.evaluate(
        """() => {
          window.frames_ = []
          const tick = (now) => {
            window.frames_.push(now); if (window.frames_.length < 200) requestAnimationFrame(tick)
          }
          requestAnimationFrame(tick)
        }"""
    )
    for step in range(60):
        page.mouse.move(640 - step * 6, 300 + step * 2)
    page.mouse.up()
    times = page.evaluate("window.frames_")
    rate = (len(times) - 1) / (times[-1] - times[0]) * 1000
    assert rate >= FRAMES * SLACK, f"{rate:.0f} frames a second"


# -- decisions --


def test_a_move_is_shown_before_it_is_chosen(hall: Served, people: People) -> None:
    page = seated(
        hall, people, at(a_turn("brute", "trample", foes={"E9": "bandit-guard"}, traps="H10"), "move:trample")
    )
    goal = page.locator(f".gh-live {option(page, 'go:I11')}")
    goal.hover()
    expect(page.locator(".gh-trail")).to_have_count(1)
    expect(page.locator(".gh-ghost")).to_have_count(1)
    expect(page.locator(".dock").get_by_role("button", name="I11")).to_be_visible()
    before = seq(page)
    goal.click()
    moved_on(page, before)
    assert page.locator('.gh-piece[data-cell] [data-moves="brute"]').count() == 1
    stands = page.locator('[data-piece="I11"]').get_attribute("data-cell")
    expect(page.locator(f'.gh-piece[data-cell="{stands}"] [data-piece="brute"]')).to_have_count(1)


def test_a_trap_on_the_way_is_marked(hall: Served, people: People) -> None:
    page = seated(hall, people, at(a_turn("brute", "trample", traps="I11"), "move:trample"))
    page.locator(f".gh-live {option(page, 'go:I11')}").hover()
    expect(page.locator(".gh-live .gh-peril").first).to_be_attached()
    expect(page.locator(".gh-things > *")).not_to_have_count(0)  # and it is drawn where it lies
    expect(page.locator('[data-piece="I11"]')).to_have_attribute(
        "aria-label", "I11: trap; go to I11 (movement 1, over a trap: 3 damage)"
    )


def test_a_move_goes_hex_by_hex_where_one_wants_it(hall: Served, people: People) -> None:
    page = seated(hall, people, at(a_turn("brute", "trample"), "bottom:trample"))
    page.get_by_role("button", name="Move hex by hex").click()
    step = page.locator(f".gh-live {option(page, 'step:I11')}")
    before = seq(page)
    step.click()
    moved_on(page, before)
    assert page.locator(f".gh-live {option(page, 'step:J11')}").count() == 1


def test_a_target_is_named_by_its_letter(hall: Served, people: People) -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard", "G11": "bandit-guard elite"})
    page = seated(hall, people, at(table, "top:trample"))
    page.keyboard.press("b")
    expect(page.locator(".gh-letter")).to_have_count(2)
    expect(page.locator(".gh-target.picked")).to_have_count(1)
    expect(page.locator(".gh-odds")).not_to_have_count(0)
    before = seq(page)
    page.keyboard.press("Enter")
    moved_on(page, before)


def test_arrows_walk_the_hexes(hall: Served, people: People) -> None:
    page = seated(hall, people, at(a_turn("brute", "trample"), "move:trample"))
    page.locator('[data-piece="H11"]').focus()
    page.keyboard.press("ArrowUp")
    first = page.evaluate("document.activeElement.dataset.piece")
    page.keyboard.press("ArrowDown")
    assert first != "H11"
    assert page.evaluate("document.activeElement.dataset.piece") == "H11"
    page.keyboard.press("ArrowUp")
    before = seq(page)
    page.keyboard.press("Enter")
    moved_on(page, before)


def test_an_area_is_turned_and_laid_by_keyboard(hall: Served, people: People) -> None:
    table = a_turn("brute", "sweeping-blow", foes={"G11": "bandit-guard", "I11": "bandit-guard"})
    page = seated(hall, people, at(table, "top:sweeping-blow"))
    page.locator('[data-piece="H11"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".gh-area")).to_have_count(3)
    first = page.locator(".gh-area").evaluate_all("all => all.map((one) => one.getAttribute('d')).join()")
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(200)
    assert page.locator(".gh-area").evaluate_all("all => all.map((one) => one.getAttribute('d')).join()") != first
    before = seq(page)
    page.keyboard.press("Enter")
    moved_on(page, before)


def tab_to_the_hexes(page: Page) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('gh-hex')"):
            return
    raise AssertionError("no hex is in the order of tabs")


def walk(page: Page, *arrows: str) -> None:
    for arrow in arrows:
        page.keyboard.press(f"Arrow{arrow}")


def test_a_ranged_area_of_an_item_is_placed_turned_mirrored_and_laid_by_keyboard_alone(
    hall: Served, people: People
) -> None:
    foes = {"E9": "bandit-guard", "F10": "bandit-archer", "G10": "bandit-guard"}
    table = a_turn("spellweaver", "mana-bolt", items=(60,), foes=foes)
    page = seated(hall, people, at(table, "top:mana-bolt", "item:item-60"))
    tab_to_the_hexes(page)
    walk(page, "Left", "Left", "Up")
    over = page.locator('[data-piece="F10"]')
    expect(over).to_be_focused()
    expect(over).to_have_attribute("data-option", "lay:E10+E9+F10+F9")
    expect(page.locator(".gh-area")).to_have_count(4)
    for press, lies in (("r", "E10+F10+F9+G10"), ("r", "E11+E12+F10+F11"), ("m", "E10+F10+F9+G10")):
        page.keyboard.press(press)
        expect(over).to_have_attribute("data-option", f"lay:{lies}")
    before = seq(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    for foe in ("bandit-archer-1", "bandit-guard-2"):
        expect(page.locator(f".gh-live {option(page, f'hit:{foe}')}")).to_have_count(1)
    expect(page.locator(f".gh-live {option(page, 'hit:bandit-guard-1')}")).to_have_count(0)


def test_what_a_monster_will_do_is_told_while_one_looks_at_it(hall: Served, people: People) -> None:
    table = a_turn("brute", "trample", foes={"J11": "bandit-guard"}, acts={"bandit-guard": "guard-5"})
    page = seated(hall, people, table.match)
    page.locator('.gh-piece [data-piece="bandit-guard-1"]').hover()
    panel = page.locator(".gh-intent")
    expect(panel).to_contain_text("Focus: Brute")
    expect(page.locator(".gh-flight.foe")).to_have_count(1)


def test_lines_of_sight_show_what_blocks(hall: Served, people: People) -> None:
    page = seated(hall, people, with_obstacles(a_turn("brute", "trample")).match)
    page.get_by_role("button", name="Lines of sight").click()
    page.locator('[data-piece="H9"]').hover()
    expect(page.locator(".gh-said")).to_contain_text("In sight")
    expect(page.locator(".gh-sight.seen")).to_have_count(1)


def test_a_door_opens_and_the_room_behind_it_appears(hall: Served, people: People) -> None:
    page = seated(hall, people, at(a_turn("brute", "trample", at="H9"), "move:trample"))
    before, known = seq(page), page.locator(".gh-live path[data-cell]").count()
    assert page.locator(".gh-unknown").count() == 1
    page.locator(f".gh-live {option(page, 'door:H8')}").click()
    moved_on(page, before)
    expect(page.locator(".gh-live path[data-cell]")).not_to_have_count(known)


def test_a_finger_first_aims_then_chooses(hall: Served, people: People) -> None:
    match = at(a_turn("brute", "trample"), "move:trample")
    page = seated(hall, people, match, PHONE, has_touch=True)
    before = seq(page)
    goal = page.locator(f".gh-live {option(page, 'go:I11')}")
    goal.tap()
    expect(page.locator(".gh-ghost")).to_have_count(1)
    assert seq(page) == before
    goal.tap()
    moved_on(page, before)


def test_the_map_is_read_in_words(hall: Served, people: People) -> None:
    page = seated(hall, people, a_turn("brute", "trample", foes={"G11": "bandit-guard elite"}).match, lang="ru")
    words = page.get_by_role("region", name="Карта словами")
    expect(words).to_contain_text("G11: Разбойник-страж 1, мощный, здоровье")
    expect(words).to_contain_text("H8: закрытая дверь")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_nothing_bars_anybody(hall: Served, people: People, size: tuple[int, int]) -> None:
    page = seated(hall, people, at(a_turn("brute", "trample", traps="I11"), "move:trample"), size)
    assert violations(page) == []
