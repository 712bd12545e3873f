"""A chapter of a campaign in the browser: from the hall through the town and an event on the road to the scenario."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from questhall.bots import make_bot
from questhall.games import find_game
from questhall.games.gloomhaven.content.campaign.quests import quests as personal_quests
from questhall.games.gloomhaven.rules.campaign.enhancement import POWER_OF_ENHANCEMENT
from questhall.kernel import Keep, Match
from questhall.record.line import begun, next_match
from tests.browser.conftest import AWAY, People
from tests.browser.doing import SCREEN, answered, laid_out, seq, take
from tests.games.gloomhaven.chapters import KEY, Chapter
from tests.table.served import Served
from tests.table.test_campaign_secrets import locked_names

SIZES = [(1280, "en"), (390, "ru")]
GAME = find_game("gloomhaven")
SEED = 3


def chapter(kind: str) -> Match:
    """A first chapter, played by house bots until seat 1 is asked this."""
    match = Match(GAME, GAME.terms(2, campaign=True), SEED.to_bytes(16, "big"), Keep.JOURNAL)
    bots = [make_bot("bot", GAME, SEED + seat) for seat in range(2)]
    while (asked := match.choice(0)) is None or asked.kind != kind:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    return match


def at_the_last_word(seeds: range = range(1, 40)) -> tuple[Match, str]:
    """A chapter that one answer of seat 1 ends, and that answer."""
    for seed in seeds:
        answers = played_by_bots(seed)
        seat, answer = answers[-1]
        if seat == 0 and answer in ("accept", "take"):
            match = Match(GAME, GAME.terms(2, campaign=True), seed.to_bytes(16, "big"), Keep.JOURNAL)
            for who, said in answers[:-1]:
                match.answer(who, said)
            return match, answer
    raise LookupError("no such chapter")


def played_by_bots(seed: int) -> list[tuple[int, str]]:
    match = Match(GAME, GAME.terms(2, campaign=True), seed.to_bytes(16, "big"), Keep.JOURNAL)
    bots = [make_bot("bot", GAME, seed + seat) for seat in range(2)]
    answers = []
    while match.asked:
        seat = match.asked[0].seat
        answers.append((seat, bots[seat].answer(match.seen(seat))))
        match.answer(*answers[-1])
    return answers


def seated(hall: Served, people: People, kind: str, width: int = 1280, lang: str = "en") -> Page:
    page = people.page(hall.http, lang, width, list=None)
    page.goto(f"{hall.http}/#/t/{laid_out(hall, chapter(kind), bots=1)}")
    page.locator("[data-sit]").first.click()
    page.locator(".gh-campaign").wait_for()
    return page


def choose(page: Page, key: str) -> None:
    before = seq(page)
    page.locator(f'.gh-campaign [data-option="{key}"]').first.click()
    expect(page.locator(SCREEN)).not_to_have_attribute("data-seq", str(before))


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(400)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in Axe().run(page).response["violations"]]


def test_from_the_hall_to_the_scenario(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/new/gloomhaven", list=None)
    page.locator('input[value="campaign"]').check()
    page.locator("form button[type=submit], form button.primary").last.click()
    page.wait_for_url("**/#/t/*")
    newcomer = page.locator('.gh-campaign [data-option^="new:"]').first
    newcomer.wait_for()
    choose(page, str(newcomer.get_attribute("data-option")))
    quest = page.locator('.gh-campaign [data-option^="keep:"]').first
    quest.wait_for()
    choose(page, str(quest.get_attribute("data-option")))
    page.locator("[data-door=shop]").click()
    choose(page, "buy:item-12")
    expect(page.locator('.gh-campaign [data-option="sell:item-12"]')).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-door=gate]").click()
    choose(page, "ready")
    page.locator('.gh-campaign [data-option="scenario:scenario-1"]').wait_for()
    choose(page, "scenario:scenario-1")
    way = page.locator('.gh-campaign [data-option^="option:road-"]').first
    way.wait_for()
    choose(page, str(way.get_attribute("data-option")))
    expect(page.locator(".gh-campaign .told")).to_be_visible()


@pytest.mark.parametrize(("width", "lang"), SIZES)
def test_every_door_can_be_read_by_everybody(hall: Served, people: People, width: int, lang: str) -> None:
    page = seated(hall, people, "town", width, lang)
    page.locator("[data-door=shop]").wait_for()
    assert violations(page) == []
    for door in ("shop", "sanctuary", "enhancer", "tavern", "gate"):
        page.locator(f"[data-door={door}]").click()
        page.locator("#gh-room").wait_for()
        assert violations(page) == [], door
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("width", "lang"), SIZES)
def test_an_event_is_a_page_and_tells_how_it_went(hall: Served, people: People, width: int, lang: str) -> None:
    page = seated(hall, people, "event", width, lang)
    page.locator("#gh-event-title").wait_for()
    assert violations(page) == []
    choose(page, str(page.locator('.gh-campaign [data-option$="-a"]').get_attribute("data-option")))
    page.locator(".gh-campaign .told .does").first.wait_for()
    assert violations(page) == []
    page.locator(".page .button.primary").click()
    expect(page.locator(".page")).to_have_count(0)


def test_names_of_an_event_come_with_it(hall: Served, people: People) -> None:
    """The log calls what was chosen by its words, which nobody had before it was drawn."""
    page = seated(hall, people, "event")
    choose(page, str(page.locator('.gh-campaign [data-option$="-a"]').get_attribute("data-option")))
    page.locator(".page .button.primary").click()
    page.locator('[data-coach="log"], .bar button').first.wait_for()
    assert "road-" not in page.locator("body").inner_text()


@pytest.mark.parametrize(("width", "lang"), SIZES)
def test_the_map(hall: Served, people: People, width: int, lang: str) -> None:
    page = seated(hall, people, "depart", width, lang)
    page.locator('[data-option="scenario:scenario-1"]').wait_for()
    assert violations(page) == []


def test_the_end_of_a_chapter_leads_to_the_next(hall: Served, people: People) -> None:
    match, answer = at_the_last_word()
    page = people.page(hall.http)
    table = laid_out(hall, match, bots=1)
    page.goto(f"{hall.http}/#/t/{table}")
    page.locator("[data-sit]").first.click()
    take(page, answer)
    page.get_by_role("button", name="Next chapter").click()
    page.wait_for_url(lambda url: "/#/t/" in url and table not in url)
    page.locator(".gh-campaign").wait_for()
    expect(page.locator(".table, body").first).to_contain_text("chapter 2")


# A whole turn of the wheel, with the server killed in between

FIRST_WON = range(1, 30)  # keys of the first chapter, of which some are won
XP_OF_LEVEL_2, PURSE = 45, 300


def second_chapter() -> Chapter:
    """After a first scenario that house bots have won for the party; what it earned is enough for the town's doors."""
    for seed in FIRST_WON:
        terms = begun(GAME, 2, party="brute,spellweaver")
        match: Match = Match(GAME, terms, seed.to_bytes(16, "big"), Keep.JOURNAL)
        bots = [make_bot("house", GAME, seat) for seat in range(2)]
        while match.asked:
            seat = match.asked[0].seat
            match.answer(seat, bots[seat].answer(match.seen(seat)))
        if match.state.verdict == "won":
            chapter = Chapter(next_match(match, KEY, 2))
            chapter.realm_has(achievements=[*chapter.realm.achievements, POWER_OF_ENHANCEMENT])
            return chapter.sheet(0, xp=XP_OF_LEVEL_2, gold=PURSE).event("road", 1)
    raise LookupError("house bots win none of them")


def option(page: Page, prefix: str) -> str:
    found = page.locator(f'.gh-campaign [data-option^="{prefix}"]:not([disabled])').first
    found.wait_for()
    return str(found.get_attribute("data-option"))


def behind(page: Page, door: str, prefix: str) -> None:
    """The first thing of that kind that can be done behind a door of the street."""
    page.locator(f"[data-door={door}]").click()
    choose(page, option(page, prefix))
    page.keyboard.press("Escape")


def test_a_browser_at_a_campaign_is_sent_no_locked_name(hall: Served, people: People) -> None:
    chapter = second_chapter()
    sent: list[str] = []
    page = people.page("about:blank", list=None)
    page.on("response", lambda each: sent.append(each.text()) if "/api/" in each.url else None)
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: sent.append(str(frame))))
    page.goto(f"{hall.http}/#/t/{laid_out(hall, chapter.match, bots=1)}")
    page.locator("[data-sit]").first.click()
    behind(page, "gate", "home")
    text = "\n".join(sent)
    assert "Barrow Lair" in text
    own = {name for card in chapter.own(0).quest.cards for name in personal_quests()[card].names.values()}
    assert [name for name in sorted(locked_names(chapter.match.state) - own) if name in text] == []


def test_level_shop_enhancement_and_the_road_to_scenario_2_survive_a_kill(people: People, tmp_path: Path) -> None:
    with Served(f"sqlite+aiosqlite:///{tmp_path / 'questhall.db'}") as hall:
        page = people.page(hall.http, list=None, expected=AWAY)
        page.goto(f"{hall.http}/#/t/{laid_out(hall, second_chapter().match, bots=1)}")
        page.locator("[data-sit]").first.click()
        behind(page, "gate", "home")
        behind(page, "tavern", "learn:")
        choose(page, option(page, "perk:"))
        behind(page, "shop", "buy:item-1")
        behind(page, "enhancer", "enhance:")
        choose(page, option(page, "sticker:top-"))
        hall.kill()
        hall.start()
        page.reload()
        behind(page, "gate", "ready")
        choose(page, option(page, "scenario:scenario-2"))
        choose(page, option(page, "option:road-1-"))
        expect(page.locator(".gh-campaign .told")).to_be_visible()
        page.locator(".page .button.primary").click()
        expect(page.locator("body")).to_contain_text("Barrow Lair")
        answered(page)  # a battle goal
        expect(page.locator(".gh-piece [data-piece]")).not_to_have_count(0)  # the dungeon lies on the table
