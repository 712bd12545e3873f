"""Gloomhaven played in the browser: a whole scenario, and one scenario of each mechanism where it matters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.table import place, present, spot
from questhall.games.gloomhaven.state import Next, Turn
from questhall.kernel import Match
from tests.browser.advised import play_on, press
from tests.browser.conftest import AWAY, People
from tests.browser.doing import SCREEN, laid_out, open_log, seq
from tests.browser.look import PHONE, WIDE
from tests.browser.test_everybody import violations
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.test_play_scenarios import again, commander, leave_only, table_of, with_commander
from tests.games.gloomhaven.tokens import beside, in_scenario, moved
from tests.table.served import Served


def new_table(page: Page, hall: Served) -> str:
    """Scenario 1 with bots, by the one bright button."""
    page.goto(f"{hall.http}/#/new/gloomhaven")
    page.locator("input[name=scenario]").first.wait_for()
    page.locator("form button.primary").click()
    page.wait_for_url("**/#/t/*")
    return page.url.rpartition("/")[2]


def sized(page: Page, size: tuple[int, int]) -> Page:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page


@pytest.mark.sweep(2)
@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (PHONE, "ru")])
def test_a_scenario_is_played_to_its_end(hall: Served, people: People, size: tuple[int, int], lang: str) -> None:
    page = sized(people.page(hall.http, lang=lang, width=size[0], list=None, has_touch=size == PHONE), size)
    table = new_table(page, hall)
    assert play_on(page, hall, table) > 40
    expect(page.locator("section.ending tbody tr")).to_have_count(3)
    assert violations(page) == []


# -- one scenario of each mechanism --


def seated(people: People, hall: Served, match: Match[object], **options: object) -> Page:
    """Seat 1 of a match, bots beside."""
    page = sized(people.page(hall.http, list=None, **options), WIDE)  # type: ignore[arg-type]
    page.goto(f"{hall.http}/#/t/{laid_out(hall, match, bots=match.terms.players - 1)}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    page.locator(".gh-live [data-cell]").first.wait_for(state="attached")
    return page


def taken(page: Page, key: str) -> None:
    before = seq(page)
    press(page, key)
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


def own_turn(table: Table, *then: object) -> Match[object]:
    """The Brute's turn, all others have acted; what comes behind it."""
    w = table.w
    hero = w.heroes[0]
    hero.played, hero.hand, hero.initiative = hero.hand[:2], hero.hand[2:], 10
    for other in w.heroes[1:]:
        other.initiative = 20
    for each in w.figures:
        each.acted = True
    w.acting, present(w, "brute").acting = "brute", True
    w.agenda = [*then, Turn(0, begun=True)]  # type: ignore[list-item]
    return again(table).match


def test_a_boss_opens_the_side_doors(hall: Served, people: People) -> None:
    """Scenario 2: the Commander goes to the next door and a room comes out of the dark."""
    table = with_commander()
    leave_only(table, "bandit-commander-1")
    page = seated(people, hall, own_turn(table, Next(), commander(table, 1)))
    known = page.locator(".gh-live [data-cell]").count()
    taken(page, "end")
    expect(page.locator(".gh-live [data-piece^='bandit-commander']").first).to_be_attached()
    page.wait_for_function(f"document.querySelectorAll('.gh-live [data-cell]').length > {known}")
    open_log(page)
    expect(page.locator(".talk")).to_contain_text("Bandit Commander")


def test_guards_keep_coming(hall: Served, people: People) -> None:
    """Scenario 3: at the end of an odd round one more stands at its letter."""
    table = table_of("brute,tinkerer", 3)
    leave_only(table, "inox-guard-1")
    table.w.round = 1
    page = seated(people, hall, own_turn(table, Next()))
    guards = page.locator(".gh-piece[data-piece^='inox-guard'], .gh-live [data-piece^='inox-guard']")
    before = guards.count()
    taken(page, "end")
    page.wait_for_function(
        f"document.querySelectorAll(\".gh-live [data-piece^='inox-guard']\").length > {before}", timeout=60_000
    )


def test_the_goal_names_its_target_and_counts(hall: Served, people: People) -> None:
    """Scenario 8: two bodyguards, whatever else lives."""
    table = table_of("brute,tinkerer", 8)
    table.w.memory["kills inox-bodyguard"] = 1
    page = seated(people, hall, own_turn(table, Next()))
    goal = page.get_by_role("list", name="Goal")
    expect(goal).to_contain_text("Inox Bodyguard")
    expect(goal).to_contain_text("1/2")


def test_plates_are_won_by_standing_on_them(hall: Served, people: People) -> None:
    """Scenario 40: both plates at the end of a turn."""
    table = table_of("brute,tinkerer", 40)
    w = table.w
    w.rooms, w.doors, w.locked = list(range(len(place(w).rooms))), sorted(place(w).doors), []
    leave_only(table)
    for job, cell in zip(("brute", "tinkerer"), verdicts.plates(w, scenario(40).goal), strict=False):
        present(w, job).cell = cell
    page = seated(people, hall, own_turn(table, Next()))
    taken(page, "end")
    expect(page.locator("section.ending svg.party:not(.lost)")).to_be_visible()
    expect(page.locator("#ending-title")).to_contain_text("victory")


def test_a_token_with_hit_points_is_struck(hall: Served, people: People) -> None:
    """Scenario 22: an altar is aimed at like a monster, and loses hit points."""
    table = in_scenario(22, card="trample", rooms="all")
    altar = next(each for each in table.w.figures if each.name == "altar")
    moved(table, "brute", beside(table, spot(table.w, altar.cell)))
    page = seated(people, hall, table.match)
    expect(page.get_by_role("list", name="Goal")).to_contain_text("Destroy: Altar")
    taken(page, "top:trample")
    taken(page, f"hit:{altar.id}")
    open_log(page)
    expect(page.locator(".talk")).to_contain_text("Altar")
    life = page.locator(f".gh-piece [data-piece='{altar.id}']")
    expect(life).to_contain_text(str(altar.hit_points - 3))


def test_a_carried_thing_is_seen_changes_hands_and_lies_where_its_bearer_fell(hall: Served, people: People) -> None:
    """Scenario 69: the doll is looted from a friend; on the floor it is no treasure."""
    table = in_scenario(69, "brute", "grab-and-go", rooms="all")
    table.w.bearer = 1
    moved(rebuilt(table), "scoundrel", beside(table, table.spot("brute")))
    page = seated(people, hall, table.match, lang="ru")
    carried = ".gh-piece [data-piece='{}'] [data-carried=doll]"
    expect(page.locator(carried.format("scoundrel"))).to_be_attached()
    expect(page.get_by_role("region", name="Карта словами")).to_contain_text("несёт: Кукла")
    taken(page, "top:grab-and-go")
    taken(page, "do")
    expect(page.locator(carried.format("brute"))).to_be_attached()
    expect(page.locator(carried.format("scoundrel"))).to_have_count(0)


def test_an_ally_goes_its_way(hall: Served, people: People) -> None:
    """Scenario 19: Hail acts last and walks towards the altar."""
    table = in_scenario(19, rooms="all")
    for each in table.w.figures:
        each.acted = each.kind != "ally"
    page = seated(people, hall, rebuilt(table).match)
    hail = page.locator(".gh-piece [data-piece='hail-1']")
    before = hail.bounding_box()
    taken(page, "end")
    page.locator(".dock.mine").wait_for()
    page.wait_for_timeout(600)
    assert hail.bounding_box() != before
    expect(page.get_by_role("list", name="Goal")).to_contain_text("Hail")


# -- what is kept, and what cannot be had back --


def a_strike() -> Match[object]:
    """The Brute beside a guard, Trample in hand."""
    return a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard"}).match


def test_what_came_to_light_is_not_taken_back_at_a_rated_table(hall: Served, people: People) -> None:
    page = sized(people.page(hall.http, list=None), WIDE)
    match = a_strike()
    page.goto(f"{hall.http}/#/t/{laid_out(hall, match, bots=match.terms.players - 1, undo='rated')}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    taken(page, "top:trample")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-option='top:trample']").first).to_be_attached()  # nothing was revealed yet
    taken(page, "top:trample")
    taken(page, "hit:bandit-guard-1")
    before = seq(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".word-of.bad, .dock .word-of")).not_to_be_empty()
    assert seq(page) == before


def test_play_goes_on_in_the_middle_of_a_strike_after_the_server_was_killed(
    tmp_path_factory: pytest.TempPathFactory, people: People
) -> None:
    server = Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('killed') / 'x.db'}")
    server.start()
    try:
        match = a_strike()
        page = sized(people.page(server.http, expected=AWAY, list=None), WIDE)
        page.goto(f"{server.http}/#/t/{laid_out(server, match, bots=match.terms.players - 1)}")
        page.locator("[data-sit]").first.click()
        page.locator(".dock.mine").wait_for()
        taken(page, "top:trample")
        server.kill()
        expect(page.get_by_role("alert").first).to_be_visible()
        server.start()
        expect(page.get_by_role("alert")).to_have_count(0)
        taken(page, "hit:bandit-guard-1")
        open_log(page)
        expect(page.locator(".talk")).to_contain_text("Bandit Guard")
    finally:
        server.stop()


def test_a_monster_is_tried_in_the_tool_and_one_comes_back(hall: Served, people: People) -> None:
    page = seated(people, hall, a_strike())
    page.locator('.gh-piece [data-piece="bandit-guard-1"]').hover()
    expect(page.locator(".gh-intent")).to_be_visible()
    page.keyboard.press("t")
    page.wait_for_url("**/#/gloomhaven?p=*")
    page.locator("a[href*='#/t/laid']").click()
    page.locator(".dock.mine").wait_for()
