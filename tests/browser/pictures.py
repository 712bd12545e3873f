"""`make pictures`: the main screens as users see them, into docs/img.

Wide and 390 px, light and dark, English and Russian; house bots play Roll Player and Gloomhaven to moments worth
looking at, Prophecy and Runebound are laid out in such positions.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from questhall.games.prophecy.game import GAME
from questhall.kernel import Keep, Match
from tests.browser import look_frame
from tests.browser.conftest import FLAGS, People
from tests.browser.doing import laid_out
from tests.browser.look import EVERY, nearly_over, play_to_the_end, reached, seated
from tests.browser.look_frame import Guest
from tests.browser.test_gloomhaven_campaign import chapter
from tests.games.prophecy.positions import Table, play, table
from tests.games.runebound import positions as terrinoth
from tests.table.served import Served

OUT = Path(__file__).parent.parent.parent / "docs" / "img"
Size = tuple[int, int]
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
RUNEBOUND = """
1 lissa at 5-6, gold 5, wounds 2, hand tireless prayer scout, skills hillfolk, assets ancient-sword, trophies combat 2
2 hawthorne at 3-8, gold 3, wounds 3, skills drill, trophies combat 2
3 thorn at 11-12, gold 1, wounds 1, trophies encounter 2
spent: 8-5 5-4 6-2
time: 4 act 2 round 16
villain: 11-6
slots: lake-depths broken-seal
market: tamalir steel-axe chain-mail winged-boots
"""
ARMED = RUNEBOUND.replace("assets ancient-sword", "assets potion-set ancient-sword")
LESSON = PROPHECY.replace("1 paladin at plains-4", "1 paladin at fortress")


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    database = f"sqlite+aiosqlite:///{tempfile.mkdtemp()}/pictures.db"
    with Served(database) as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for size, theme, lang in EVERY:
            name = f"{size[0]}-{theme}-{lang}"
            returning(browser, hall, size, theme, lang)
            played(browser, hall, size, theme, lang)
            prophecy(browser, hall, size[0], theme, lang)
            runebound(browser, hall, size[0], theme, lang)
            print(f"{name} done", flush=True)
        browser.close()


def returning(browser: Browser, hall: Served, size: Size, theme: str, lang: str) -> None:
    """The hall of somebody whose turn it is, and the rules."""
    ann = Guest(hall, "Ivory Wolf")
    for wish in (look_frame.PROPHECY, look_frame.ROLLPLAYER, look_frame.OPEN):
        ann.table(wish)
    page = ann.page(browser, size, theme, lang)
    page.goto(hall.http)
    page.locator("article.rollplayer").wait_for()
    shot(page, f"hall-{size[0]}-{theme}-{lang}")
    page.goto(f"{hall.http}/#/rules/rollplayer")
    page.get_by_text("RP-TERM-01").first.wait_for()
    shot(page, f"rules-{size[0]}-{theme}-{lang}")
    page.context.close()


def played(browser: Browser, hall: Served, size: Size, theme: str, lang: str) -> None:
    """Games as house bots play them: a table in its middle, its end, its replay."""
    scenes = {
        "rollplayer": reached("rollplayer", 3, 18),
        "gloomhaven": reached("gloomhaven", 3, 6, "move", party="brute,spellweaver,tinkerer"),
        "gloomhaven-cards": reached("gloomhaven", 3, 3, "cards", party="brute,spellweaver,tinkerer"),
        "gloomhaven-attack": reached("gloomhaven", 3, 3, "attack", party="brute,spellweaver,tinkerer"),
        "gloomhaven-city": chapter("town"),
    }
    for name, match in scenes.items():
        page = seated(browser, hall, match, size, theme, lang)
        page.mouse.move(2, 2)
        shot(page, f"{name}-{size[0]}-{theme}-{lang}")
        page.context.close()
    page = seated(browser, hall, nearly_over("rollplayer", 3), size, theme, lang)
    play_to_the_end(page)
    shot(page, f"ending-{size[0]}-{theme}-{lang}")
    table = page.url.rpartition("/")[2]
    page.goto(f"{hall.http}/#/r/{table}?step=40")
    page.get_by_role("slider").wait_for()
    shot(page, f"replay-{size[0]}-{theme}-{lang}")
    page.context.close()


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
        page = People(browser).page(there, lang=lang, width=width, color_scheme=theme, list=None)
        page.locator("[data-sit]").first.click()
        page.locator(".dock.mine").wait_for()
        page.mouse.move(2, 2)
        shot(page, f"{name}-{width}-{theme}-{lang}")
        page.context.close()


def runebound(browser: Browser, hall: Served, width: int, theme: str, lang: str) -> None:
    scenes = {
        "runebound": (terrinoth.table(RUNEBOUND), '[data-space="4-9"]'),
        "runebound-combat": (
            terrinoth.fight(ARMED, "2P 1M* A* A 1P | -* H 1K 1K* D 2K", card="cave-troll"),
            '.rb-duel [data-option="strike:physical"]',
        ),
    }
    if width < 1000:
        scenes["runebound-market"] = (terrinoth.play(terrinoth.table(RUNEBOUND), "shop"), "")
    for name, (match, look) in scenes.items():
        there = f"{hall.http}/#/t/{laid_out(hall, match, 2)}"
        page = People(browser).page(there, lang=lang, width=width, color_scheme=theme, list=False)
        page.locator("[data-sit]").first.click()
        page.locator(".rb-space").first.wait_for()
        page.wait_for_timeout(1500)
        if "combat" in name:
            page.locator(".rb-duel .win").first.wait_for(state="attached")  # the odds have been thought through
        if look and width > 1000:
            page.locator(look).hover()
        page.wait_for_timeout(1500)
        shot(page, f"{name}-{width}-{theme}-{lang}")
        page.context.close()


def drawn(text: str) -> Table:
    """The position, with a chance card lying in the middle."""
    state = table(text).state
    state.past.append(state.chance.take("refreshing-wind"))
    return Match(GAME, GAME.terms(len(state.heroes)), b"pictures", Keep.JOURNAL, state)


def shot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=84)
    print(f"docs/img/{name}.jpg")


if __name__ == "__main__":
    main()
