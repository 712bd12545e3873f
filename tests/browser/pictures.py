"""`make pictures`: the main screens as users see them, into docs/img.

Wide and 390 px, light and dark, English and Russian; a seeded script plays Roll Player to the middle and to the end;
Prophecy is laid out in positions worth looking at.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from questhall.games.prophecy.game import GAME
from questhall.kernel import Keep, Match
from tests.browser.conftest import FLAGS, People
from tests.browser.doing import laid_out, play_out, status
from tests.games.prophecy.positions import Table, play, table
from tests.table.served import Served

OUT = Path(__file__).parent.parent.parent / "docs" / "img"
MIDDLE = 60  # answers at the table until the middle of a game
LAND = [
    *("bear at forest-3", "hidden golem at forest-3", "ghost at mountains-1", "pack-of-wolves at forest-5"),
    *("magic-stone at plains-8", "dark-apprentice at mountains-9", "imp at plains-16", "hidden mummy at plains-16"),
    *("undead-warrior at mountains-15", "dryad at forest-13", "wiseman at plains-19", "vampire at forest-17"),
]
HERO = "gold 7, xp 6, items sword spiked-shield flying-carpet elixir-of-youth, skills edged-weapons prayer hunting"
PROPHECY = f"""
1 paladin at plains-4, {HERO}
2 druid at monastery, gold 4, xp 9, items staff-of-the-archmagi, skills meditation, mana 5, spent 1
3 mercenary at plains-11, gold 11, xp 3, items great-sword astral-sword, damaged axe, health 4, wounds 2
4 enchantress at mountains-9, gold 2, xp 8, items crown-of-power, skills magic-drain
land: {", ".join(LAND)}
offers: toughness concentration stealth haggling horsemanship flaming-weapon blessed-weapon sanctity-of-life
city: gauntlets-of-strength radiant-scythe
village: hammer ruby-circlet
plane-1: open-sphinx storm-queen banner-of-hope
plane-2: - open-scaled-monster open-royal-cape
plane-5: open-tortured-souls shapeless-thing mirrored-shield
"""
HURT = "1 paladin at forest-5, strength 2, wounds 2, skills prayer hunting berserker-rage thrown-weapons"
WOLVES = PROPHECY.replace("1 paladin at plains-4", HURT).replace(", skills edged-weapons prayer hunting", "")
LESSON = PROPHECY.replace("1 paladin at plains-4", "1 paladin at fortress")


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    database = f"sqlite+aiosqlite:///{tempfile.mkdtemp()}/pictures.db"
    with Served(database) as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for width, theme, lang in [(1280, "light", "en"), (390, "dark", "ru")]:
            screens(browser, hall, width, theme, lang)
        gloomhaven(browser, hall)
        for width, theme, lang in [
            (1280, "light", "en"),
            (1280, "dark", "ru"),
            (390, "light", "ru"),
            (390, "dark", "en"),
        ]:
            prophecy(browser, hall, width, theme, lang)
        browser.close()


def screens(browser: Browser, hall: Served, width: int, theme: str, lang: str) -> None:
    page = People(browser).page(hall.http, lang=lang, width=width, color_scheme=theme)
    name = f"{width}-{theme}-{lang}"
    page.locator("article.rollplayer").wait_for()
    shot(page, f"hall-{name}")
    page.locator("article.rollplayer button.primary").click()
    page.locator("button.option").first.wait_for()
    while int(page.locator("[data-status]").get_attribute("data-seq") or 0) < MIDDLE and status(page) != "over":
        page.locator("button.option:enabled").first.click()
        page.wait_for_timeout(60)
    page.locator("button.option:enabled").first.wait_for()
    shot(page, f"rollplayer-{name}")
    play_out(page)
    shot(page, f"ending-{name}")
    table = page.url.rpartition("/")[2]
    page.goto(f"{hall.http}/#/r/{table}?step=40")
    page.get_by_role("slider").wait_for()
    shot(page, f"replay-{name}")
    page.goto(f"{hall.http}/#/rules/rollplayer")
    page.get_by_text("RP-TERM-01").first.wait_for()
    shot(page, f"rules-{name}")


def prophecy(browser: Browser, hall: Served, width: int, theme: str, lang: str) -> None:
    scenes = {
        "prophecy": drawn(PROPHECY),
        "prophecy-battle": play(
            drawn(WOLVES + "turn: 1 fight"), "fight:pack-of-wolves:strength", "wield:sword", then="before"
        ),
        "prophecy-guild": drawn(LESSON + "turn: 1 act"),
    }
    for name, match in scenes.items():
        there = f"{hall.http}/#/t/{laid_out(hall, match, 3)}"
        page = People(browser).page(there, lang=lang, width=width, color_scheme=theme)
        page.locator('button.small[aria-label$=" 1"]').click()
        page.locator("button.option").first.wait_for(state="attached")
        page.mouse.move(2, 2)
        shot(page, f"{name}-{width}-{theme}-{lang}")
        page.context.close()


def drawn(text: str) -> Table:
    """The position, with a chance card lying in the middle."""
    state = table(text).state
    state.past.append(state.chance.take("refreshing-wind"))
    return Match(GAME, GAME.terms(len(state.heroes)), b"pictures", Keep.JOURNAL, state)


def gloomhaven(browser: Browser, hall: Served) -> None:
    """The tool page: the first room of scenario 1, a monster with a ranged attack on two targets."""
    page = People(browser).page(f"{hall.http}/#/gloomhaven", color_scheme="light")
    page.get_by_role("combobox", name="Scenario").select_option("1")
    page.get_by_role("combobox", name="Room").select_option("2")
    page.get_by_role("combobox", name="Characters").select_option("4")
    for field, value in (("Range", "3"), ("Targets", "2")):
        page.get_by_label(field, exact=True).fill(value)
        page.get_by_label(field, exact=True).blur()
    page.locator("[data-hit]").nth(1).wait_for()
    shot(page, "gloomhaven-1280-light-en")


def shot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=OUT / f"{name}.png")
    print(f"docs/img/{name}.png")


if __name__ == "__main__":
    main()
