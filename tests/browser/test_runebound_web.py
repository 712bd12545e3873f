"""Runebound in real Chromium: an act and all that belongs to it, combats, secrets, keyboard, phone, Russian, axe."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from questhall.games.runebound.game import GAME
from questhall.games.runebound.state import Hurt
from questhall.kernel import Keep, Match
from tests.browser.conftest import People
from tests.browser.doing import answered, laid_out, open_log, options, seq, sit_down, take
from tests.browser.test_prophecy_web import moved, seated, violations
from tests.games.runebound.positions import Table, dice, fight, going, play, table
from tests.table.served import Served

ARMED = """
1 lissa at 5-6, wounds 2, assets potion-set ancient-sword
2 hawthorne at 3-8
time: 4 act 2 round 16
"""

ROAD = """
1 lissa at 5-6, gold 5, wounds 2, hand tireless prayer scout, assets ancient-sword, trophies combat 2, quests moonlight
2 hawthorne at 3-8, gold 3, trophies combat 2
3 thorn at 11-12, gold 1
spent: 8-5 6-2
time: 7 act 1 round 7
slots: lake-depths
market: tamalir chain-mail winged-boots steel-axe
"""
TROLL = "1 lissa at 5-6, wounds 2, hand tireless prayer, assets potion-set\n2 hawthorne at 3-8"
FACES = "2P 1M* A* 1M | 1K H 1K 1K* D"


def troll(faces: str = FACES) -> Table:
    return fight(TROLL, faces, card="cave-troll")


def space(page: Page, name: str) -> Locator:
    return page.locator(f'.rb-space[data-space="{name}"]')


def stands(page: Page, pawn: str, name: str) -> None:
    """The pawn's feet are on the space."""
    on = f"""() => {{
      const foot = document.querySelector('.rb-map [data-piece="{pawn}"]')?.getBoundingClientRect();
      const land = document.querySelector('.rb-space[data-space="{name}"]')?.getBoundingClientRect();
      if (!foot || !land) return false;
      const x = foot.left + foot.width / 2, y = foot.bottom - 8;
      return land.left < x && x < land.right && land.top < y && y < land.bottom;
    }}"""
    page.wait_for_function(on)


def press(page: Page, option: str) -> None:
    """Wherever the board, the drawer or the foot offers it."""
    before = seq(page)
    place = f'.rb [data-option="{option}"], .rb-hero [data-option="{option}"], .dock [data-act="{option}"]'
    page.locator(place).locator("visible=true").first.click()
    moved(page, before)


# -- an act --------------------------------------------------------------------------------------------------------

ACT = """
1 lissa at 5-6, gold 9, hand tireless prayer, trophies combat 1, quests swamp-tales
2 hawthorne at 13-12
3 thorn at 13-0
time: 12 act 1 round 12
market: tamalir chain-mail winged-boots steel-axe
next: combat ogre
"""


def test_an_act_with_a_purchase_a_skill_a_quest_and_a_combat(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ACT), list=False)
    page.locator(".rb-hero .hand").click()
    press(page, "learn:prayer")
    expect(page.locator(".rb-sheet")).to_have_count(0)
    press(page, "shop")
    ware = page.locator('.rb-market .ware[data-piece="chain-mail"]')
    expect(ware).to_contain_text("Chain Mail")
    expect(ware.locator(".change")).to_contain_text("+1")
    press(page, "buy:chain-mail")
    expect(page.locator(".rb-hero .who")).to_contain_text("life 10 of 10")
    press(page, "step:5-5")
    stands(page, "pawn-0", "5-5")
    expect(page.locator(".rb-look .rb-errand")).to_contain_text("Swamp Tales")
    press(page, "quest:swamp-tales")
    expect(page.locator(".rb-choice .tray .rb-die")).to_have_count(3)
    press(page, "stop")
    press(page, "end")
    page.locator(".dock.mine", has_text="3 action points").wait_for()
    expect(page.locator(".bar .title")).to_contain_text("Act 2")  # the others have played, the act is over
    expect(page.locator('.rb-map [data-piece="margath"]')).to_have_count(1)
    press(page, "step:5-4")
    press(page, "adventure")
    expect(page.locator(".rb-duel")).to_contain_text("Ogre")
    fight_on(page)
    open_log(page)
    expect(page.locator(".talk")).to_contain_text(re.compile("defeats Ogre|is beaten by Ogre|retreats"))


def fight_on(page: Page) -> None:
    """The best action that the table offers, until the combat is over."""
    for _ in range(60):
        page.locator(".dock.mine").wait_for()
        if not page.locator(".rb-duel").count():
            return
        before = seq(page)
        page.locator(".rb-duel .moves [data-option], .rb-duel .coin [data-option], .dock button.act").first.click()
        moved(page, before)


def test_the_hall_offers_runebound_and_its_guided_first_game(hall: Served, people: People) -> None:
    page = people.page(hall.http)
    page.locator("article.runebound").get_by_role("button", name="Guided first game").click()
    expect(page.locator("aside.coach")).to_contain_text("Who sets out?")
    page.get_by_role("button", name="Understood").click()
    page.locator(".rb-origin").first.click()
    page.locator(".rb-space.act").first.click()
    for _ in range(40):  # some origins draw more skills than may be kept
        if page.locator("aside.coach").count():
            break
        if page.locator(".dock.mine").get_by_text("too many").count():
            page.keyboard.press("1")
        page.wait_for_timeout(500)
    expect(page.locator("aside.coach")).to_contain_text("The map")


def test_a_hero_that_sets_out_is_told_where(hall: Served, people: People) -> None:
    page = seated(hall, people, PLACES["start"](), list=False)
    expect(page.locator(".rb-look h3")).to_have_text("Where do you start?")
    expect(page.locator(".rb-look .acts [data-option^='start:']")).to_have_count(5)
    expect(page.locator(".rb-space.act")).to_have_count(5)


def test_on_a_phone_every_action_of_a_turn_is_a_press_away(hall: Served, people: People) -> None:
    page = people.page(f"{hall.http}/#/t/{laid_out(hall, table(ROAD), 2)}", width=390, lang="ru", list=False)
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    for key in ("rest", "train", "shop", "roll", "end"):
        expect(page.locator(f'.rb-look [data-option="{key}"], .dock [data-act="{key}"]')).not_to_have_count(0)
    assert page.evaluate(CUT_WORDS) == []
    page.locator(".rb-look").get_by_role("button", name="Отдых").click()
    expect(page.locator(".dock")).to_contain_text("2 очка действия")


CUT_WORDS = """() => [...document.querySelectorAll('.dock .act .word')]
  .filter((word) => word.scrollWidth > word.clientWidth + 1 || word.scrollHeight > word.clientHeight + 2)
  .map((word) => word.textContent)"""


# -- the map -------------------------------------------------------------------------------------------------------


def test_before_the_roll_every_space_tells_its_chance_and_the_dice_that_serve(hall: Served, people: People) -> None:
    match = table(ROAD)
    reach = GAME.face.hints(match.view(0), [0]).heroes[0].reach
    page = seated(hall, people, match, list=False)
    expect(page.locator(".rb-reach")).to_have_count(len(reach))
    expect(space(page, "4-9")).to_have_attribute(
        "aria-label", re.compile(f"exploration gem.*{reach['4-9']} % to get there")
    )
    expect(space(page, "6-6")).to_have_attribute("aria-label", re.compile("step to"))
    space(page, "4-9").hover()
    expect(page.locator(".rb-look .pct")).to_contain_text(f"{reach['4-9']}%")
    expect(page.locator(".rb-look .leg")).to_have_count(3)
    expect(page.locator(".rb-path.over")).to_have_count(1)  # the way there is drawn


def test_small_chances_are_told_too_and_do_not_stand_out(hall: Served, people: People) -> None:
    match = table(ROAD.replace("1 lissa at 5-6", "1 lissa at 1-11"))
    reach = GAME.face.hints(match.view(0), [0]).heroes[0].reach
    slim = [share for share in reach.values() if share < 5]
    assert slim
    page = seated(hall, people, match, list=False)
    expect(page.locator(".rb-reach")).to_have_count(len(reach))
    expect(page.locator(".rb-reach.slim")).to_have_count(len(slim))
    expect(page.locator(".rb-pct.slim")).to_have_count(len(slim))
    assert page.locator(".rb-pct.slim").first.evaluate("(text) => parseFloat(getComputedStyle(text).fontSize)") < 12


def test_after_the_roll_one_press_walks_the_whole_way(hall: Served, people: People) -> None:
    match = play(dice(table(ROAD), "p p p"), "roll")
    ways = GAME.face.hints(match.view(0), [0]).ways
    page = seated(hall, people, match, list=False)
    expect(page.locator(".rb-space.act")).to_have_count(len(ways))
    far = max(ways, key=lambda name: (len(ways[name]), name))
    assert len(ways[far]) == 3
    space(page, far).click()
    stands(page, "pawn-0", far)
    expect(page.locator(".dock")).to_contain_text("action point")  # all three dice are spent


def test_quests_lead_to_their_spaces(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    expect(page.locator('.rb-mark[data-piece^="moonlight-at-"]')).to_have_count(2)
    page.locator(".rb-hero .who").click()
    page.locator(".rb-sheet .rb-row", has_text="Moonlight").click()
    space(page, "11-9").click()
    expect(page.locator(".rb-look .rb-errand")).to_contain_text("Moonlight")


def test_what_cannot_be_done_here_says_why_and_opens_its_rule(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD.replace("1 lissa at 5-6", "1 lissa at 8-5")), list=False)
    page.locator(".rb-look .piece-refused", has_text="Adventure").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("used up")
    page.get_by_role("button", name="Rule RB-ADV-03").click()
    expect(page.locator("#rule-RB-ADV-03")).to_be_visible()


def test_the_log_lights_the_map(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD))
    take(page, "step:6-6")
    open_log(page)
    page.locator(".talk").get_by_text(re.compile("goes to")).first.hover()
    expect(space(page, "6-6")).to_have_class(re.compile("lit"))


def test_a_walk_is_taken_back_told_again_replayed_and_played_on_from(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    there = page.url.rpartition("/")[2]
    press(page, "step:6-6")
    stands(page, "pawn-0", "6-6")
    page.get_by_role("button", name="Take back").click()
    stands(page, "pawn-0", "5-6")
    press(page, "step:6-6")
    recap = page.get_by_role("button", name="Since your last turn")
    while not recap.count():  # the turn ends; the bots travel
        answered(page)
    recap.first.click()
    expect(page.locator(".talk .since ~ li", has_text="takes a turn")).not_to_have_count(0)
    page.goto(f"{hall.http}/#/r/{there}?step=1")
    stands(page, "pawn-0", "6-6")
    page.get_by_role("slider").press("ArrowLeft")
    stands(page, "pawn-0", "5-6")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/t/*")
    assert there not in page.url
    page.locator(".dock.mine").wait_for()
    stands(page, "pawn-0", "5-6")


# -- combats -------------------------------------------------------------------------------------------------------


def test_every_action_tells_how_often_it_wins(hall: Served, people: People) -> None:
    match = troll()
    told = GAME.face.wonder(match.view(0), "fight")
    page = seated(hall, people, match, list=False)
    strike = page.locator('.rb-duel .act[data-option="strike:physical"]')
    expect(strike.locator(".win")).to_contain_text(f"{told.options['strike:physical'].win}%")  # type: ignore[union-attr]
    expect(page.locator(".rb-duel .coin")).to_have_count(9)
    strike.hover()
    expect(page.locator(".rb-duel .coin.up")).to_have_count(1)
    expect(page.locator(".rb-duel .tally")).to_contain_text("can be blocked")
    strike.click()
    expect(page.locator(".rb-duel .pool").first.locator(".spent .rb-coin")).to_have_count(1)


def test_the_bright_button_is_what_the_odds_say_is_best(hall: Served, people: People) -> None:
    match = fight(ARMED, "2P 1M* A* A 1P | 1K H 1K 1K* D 2K", card="cave-troll")
    told = GAME.face.wonder(match.view(0), "fight")
    assert not told.best.startswith("strike")  # type: ignore[union-attr]
    page = seated(hall, people, match, list=False)
    expect(page.locator(".rb-duel .act.best")).to_have_attribute("data-option", told.best)  # type: ignore[union-attr]
    expect(page.locator(".dock button.primary")).to_have_attribute("data-act", told.best)  # type: ignore[union-attr]


def test_exact_odds_are_told_from_estimates(hall: Served, people: People) -> None:
    match = fight("1 lissa at 5-6, wounds 7\n2 mok at 1-5", "2P A 1S* | 1K H 1K 1S D", card="cave-troll")
    going(match).wounds = 5
    page = seated(hall, people, Match(GAME, match.terms, b"a test", Keep.JOURNAL, match.state), list=False)
    rethrow = page.locator('.rb-duel .act[data-option="rethrow:foe-1:lissa-2"] .win')
    expect(rethrow).to_have_class(re.compile("exact"))
    expect(rethrow).to_have_text(re.compile("^50%"))
    expect(page.locator(".rb-duel .tally .certain")).to_contain_text("decided in this round")


def test_a_retreat_says_how_likely_it_is_and_how_the_combat_would_go_on(hall: Served, people: People) -> None:
    match = leaving()
    odds = GAME.face.hints(match.view(0), [0], match.asked).odds
    page = seated(hall, people, match, list=False)
    expect(page.locator('.rb-duel [data-option="retreat"] .win')).to_have_text(f"{odds['retreat']}%")
    expect(page.locator('.rb-duel [data-option="fight-on"] .win')).to_have_text(f"≈{odds['fight-on']}%")


def test_dice_that_are_counted_say_what_they_come_to(hall: Served, people: People) -> None:
    page = seated(hall, people, PLACES["rest"](), list=False)
    expect(page.locator(".rb-choice .comes")).to_have_text("Heals 2 wounds as it lies.")
    expect(page.locator(".rb-choice .rb-die.serves")).to_have_count(2)


def test_a_strike_is_summed_up_with_resistance_and_shields(hall: Served, people: People) -> None:
    page = seated(hall, people, fight(TROLL, "2P 1M* A* 1M | 1K H 1K 1K* D", card="moon-cat"), list=False)
    page.locator('.rb-duel .act[data-option="strike:physical"]').hover()
    tally = page.locator(".rb-duel .tally")
    expect(tally.locator(".sum").first).to_contain_text("2")
    expect(tally).to_contain_text("is kept off")
    expect(tally.locator(".total")).to_have_text("0")  # 2, less 1 resisted, less 1 shield
    expect(tally.locator(".unblocked")).to_contain_text("1 wound")


def test_a_tactician_is_shown_with_the_initiative(hall: Served, people: People) -> None:
    text = "1 lissa at 5-6, skills tactician\n2 hawthorne at 3-8"
    page = seated(hall, people, fight(text, "2P A A* | -* H 1K 1K* D", card="cave-troll"), list=False)
    expect(page.locator(".rb-duel .first")).to_contain_text("initiative: Lissa")


def test_the_last_blow_is_shown_on_the_stage_with_what_it_wins(hall: Served, people: People) -> None:
    match = troll("2P 1M* A* 1M | 1K 1K 1K 1K* D")
    going(match).wounds = 4
    page = seated(hall, people, Match(GAME, match.terms, b"a test", Keep.JOURNAL, match.state), list=False, pace="fast")
    page.locator('.rb-duel .act[data-option="strike:physical"]').click()
    stage = page.locator("dialog.stage[data-moment=over]")
    expect(stage).to_contain_text("Cave Troll")
    expect(stage.locator(".verdict")).to_contain_text("Beaten")
    stage.get_by_role("button").click()
    page.locator('.rb-choice [data-option^="choose:"]').first.click()  # the reward


def test_two_people_fight_in_two_browsers_one_of_them_for_the_enemy(hall: Served, people: People) -> None:
    ann, bob = people.page("about:blank", list=False), people.page("about:blank", list=False)
    there = laid_out(hall, troll())
    sit_down(ann, hall, there, 1)
    sit_down(bob, hall, there, 2)
    expect(ann.locator(".rb-duel .moves [data-option]").first).to_be_visible()
    expect(bob.locator(".rb-duel")).to_contain_text("decides")
    press(ann, "strike:physical")
    bob.locator(".rb-duel .coin [data-option^='block:']").first.wait_for()
    expect(bob.locator(".rb-duel .for")).to_contain_text("Cave Troll")
    expect(bob.locator(".dock")).to_contain_text("2 wounds are coming")
    press(bob, "take-it")
    for page in (ann, bob):
        expect(page.locator(".rb-duel .side.right, .rb-duel .side").last).to_contain_text("4/6")


def test_two_people_trade_and_one_makes_a_counter_offer(hall: Served, people: People) -> None:
    ann, bob = people.page("about:blank", list=False), people.page("about:blank", list=False)
    text = "1 lissa at 5-6, gold 5, assets chain-mail\n2 hawthorne at 5-6, gold 4, assets winged-boots"
    there = laid_out(hall, table(text))
    sit_down(ann, hall, there, 1)
    sit_down(bob, hall, there, 2)
    for key in ("trade:hawthorne", "give:chain-mail", "ask-gold", "propose"):
        press(ann, key)
    expect(bob.locator(".rb-deal")).to_contain_text("Chain Mail")
    expect(ann.locator(".rb-deal [data-option]")).to_have_count(0)  # it is the other's word now
    for key in ("counter", "give:winged-boots", "want:chain-mail", "propose"):
        press(bob, key)
    expect(ann.locator(".rb-deal")).to_contain_text("Winged Boots")
    expect(ann.locator('.dock [data-act="counter"]')).to_have_count(0)
    press(ann, "accept")
    open_log(bob)
    expect(bob.locator(".talk")).to_contain_text("makes a counter-offer")
    ann.locator(".rb-hero .who").click()
    expect(ann.locator(".rb-sheet")).to_contain_text("Winged Boots")
    expect(ann.locator(".rb-sheet")).not_to_contain_text("Chain Mail")


def test_two_heroes_fight_and_both_choose(hall: Served, people: People) -> None:
    ann, bob = people.page("about:blank", list=False), people.page("about:blank", list=False)
    there = laid_out(hall, table("1 corbin at 5-6\n2 lissa at 5-6\ntime: 7 act 1 round 7"))
    sit_down(ann, hall, there, 1)
    sit_down(bob, hall, there, 2)
    press(ann, "hunt:lissa")
    for page in (ann, bob):
        expect(page.locator(".rb-duel")).to_contain_text("Corbin")
        expect(page.locator(".rb-duel .coin")).to_have_count(6)
    acting = ann if ann.locator(".dock.mine").count() else bob
    other = bob if acting is ann else ann
    acting.locator(".rb-duel .moves .act").first.click()
    other.locator(".dock.mine").wait_for()


def test_a_reload_in_a_combat_loses_nothing(hall: Served, people: People) -> None:
    page = seated(hall, people, troll(), list=False)
    sums = page.locator(".rb-duel .pool").first.locator(".sums")
    expect(sums).to_contain_text("2")
    before = sums.inner_text()
    page.reload()
    expect(page.locator(".rb-duel .coin")).to_have_count(9)
    assert page.locator(".rb-duel .pool").first.locator(".sums").inner_text() == before


def test_hidden_hands_stay_off_the_wire(hall: Served, people: People) -> None:
    heard: list[str] = []
    page = people.page("about:blank")
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    match = table(ROAD.replace("2 hawthorne at 3-8", "2 hawthorne at 3-8, hand drill battle-cry"))
    sit_down(page, hall, laid_out(hall, match, 2), 1)
    page.locator("button.option").first.wait_for()
    take(page, "step:6-6")
    pictures = [text for text in heard if json.loads(text)["type"] in ("picture", "changed")]
    assert len(pictures) > 1
    for text in pictures:
        assert "battle-cry" not in text  # in the hand of another
        assert '"drill"' not in text
    assert any("tireless" in text for text in pictures)


# -- for everybody -------------------------------------------------------------------------------------------------


def test_russian_at_any_moment(hall: Served, people: People) -> None:
    page = seated(hall, people, troll(), list=False)
    page.get_by_text("RU", exact=True).first.click()
    expect(page.locator(".rb-duel")).to_contain_text("Пещерный тролль")
    expect(page.locator(".rb-duel .moves")).to_contain_text("Атака")
    expect(page.locator(".rb-map")).to_contain_text("Тамалир")
    expect(space(page, "5-6")).to_have_attribute("aria-label", re.compile("^Тамалир"))


def test_a_turn_is_played_by_keyboard_alone(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    space(page, "5-6").focus()
    page.keyboard.press("ArrowDown")
    expect(space(page, "6-6")).to_be_focused()
    expect(page.locator(".rb-chosen")).to_have_count(1)
    before = seq(page)
    page.keyboard.press("Enter")
    moved(page, before)
    stands(page, "pawn-0", "6-6")
    page.locator('.rb-look [data-option="train"]').focus()
    before = seq(page)
    page.keyboard.press("Enter")
    moved(page, before)


def test_the_map_is_zoomed_dragged_and_brought_back(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    place = "() => JSON.stringify(document.querySelector('.rb-space[data-space=\"5-6\"]').getBoundingClientRect())"
    page.wait_for_timeout(300)
    home = page.evaluate(place)
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    expect(page.locator(".rb-overview")).to_be_visible()
    page.mouse.move(300, 300)
    page.mouse.down()
    page.mouse.move(380, 360, steps=4)
    page.mouse.up()
    assert page.evaluate(place) != home
    assert seq(page) == 0  # a drag chooses nothing
    page.get_by_role("button", name="Show what matters").click()
    page.wait_for_function(f"(home) => ({place})() === home", arg=home)


def test_two_fingers_bring_the_map_nearer_and_choose_nothing(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), width=390, has_touch=True, list=False)
    page.wait_for_timeout(300)
    box = space(page, "5-6").bounding_box()
    assert box is not None
    x, y = 195, 300
    fingers = page.context.new_cdp_session(page)
    touch(fingers, "touchStart", (x - 30, y), (x + 30, y))
    for far in range(40, 81, 10):
        touch(fingers, "touchMove", (x - far, y), (x + far, y))
    touch(fingers, "touchEnd")
    page.wait_for_function(WIDER, arg=box["width"] * 1.5)
    assert seq(page) == 0
    expect(page.locator(".rb-chosen")).to_have_count(0)


def touch(fingers: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    where = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_nothing_lies_over_the_country_that_is_shown_whole(
    hall: Served, people: People, width: int, height: int
) -> None:
    page = seated(hall, people, table(ROAD), width=width, list=False)
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(WIDER, arg=85 if width > 1900 else 50)
    page.wait_for_function(FREE)
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


WIDER = "(width) => document.querySelector('[data-space=\"5-6\"]').getBoundingClientRect().width > width"

FREE = """() => {
  const covers = [...document.querySelectorAll('.rb-tools, .rb-drawer > *, .rb-overview')].map((one) =>
    one.getBoundingClientRect()).filter((box) => box.width && box.height);
  return [...document.querySelectorAll('.rb-space')].every((space) => {
    const box = space.getBoundingClientRect();
    return covers.every((over) => box.right <= over.left + 1 || box.left >= over.right - 1
      || box.bottom <= over.top + 1 || box.top >= over.bottom - 1);
  });
}"""


@pytest.mark.parametrize("which", ["turn", "combat"])
def test_a_wide_screen_is_used_and_axe_finds_nothing(hall: Served, people: People, which: str) -> None:
    page = seated(hall, people, PLACES[which](), width=1920, list=False)
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_timeout(500)
    assert page.evaluate("document.documentElement.scrollWidth") <= 1920
    assert violations(page) == []


@pytest.mark.parametrize("which", ["road", "combat", "shop"])
def test_a_phone_stands_still_and_a_finger_looks_first(hall: Served, people: People, which: str) -> None:
    match = {"road": lambda: table(ROAD), "combat": troll, "shop": lambda: play(table(ROAD), "shop")}[which]()
    page = seated(hall, people, match, width=390, has_touch=True, list=False)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(500)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    assert violations(page) == []
    if which != "road":
        return
    page.get_by_role("button", name="Story", exact=True).tap()
    expect(page.locator(".rb-story")).to_contain_text("In the Depths of the Lake of Tears")
    page.locator(".rb-story").get_by_role("button", name="Close").tap()
    page.locator(".rb-hero .who").tap()
    page.locator(".rb-sheet .others button").nth(1).tap()  # the others are a tap away too
    expect(page.locator(".rb-sheet h3")).to_have_text("Lord Hawthorne")
    page.locator(".rb-sheet").get_by_role("button", name="Close").tap()
    before = seq(page)
    space(page, "4-6").tap()
    expect(page.locator(".rb-look .pct")).to_have_count(1)
    assert seq(page) == before
    space(page, "4-6").tap()
    moved(page, before)
    stands(page, "pawn-0", "4-6")


def shop() -> Table:
    return play(table(ROAD), "shop")


def trial() -> Table:
    text = "1 lissa at 12-3, hand tireless prayer, quests beast-hunt\n2 hawthorne at 13-12"
    return play(table(text + "\nnext: skills water-strider thick-hide"), "quest:beast-hunt", then="test")


def deal() -> Table:
    text = "1 lissa at 5-6, gold 5, assets ancient-sword chain-mail\n2 hawthorne at 5-6, gold 4, assets winged-boots"
    return play(table(text), "trade:hawthorne", "give:chain-mail", "ask-gold", then="bargain")


def wounded() -> Table:
    match = fight("1 lissa at 5-6\n2 hawthorne at 3-8", "H 1A 1S* | 1K 1K 1K 1S D", card="cave-troll")
    match.state.agenda.append(Hurt(0, 3, "K"))
    return Match(GAME, match.terms, b"a test", Keep.JOURNAL, match.state)


def leaving() -> Table:
    match = troll()
    for side in going(match).sides:
        side.passed = True
    return Match(GAME, match.terms, b"a test", Keep.JOURNAL, match.state)


PLACES: dict[str, Callable[[], Table]] = {
    "heroes": lambda: Match(GAME, GAME.terms(2, scenario="margath"), b"\x07" * 16, Keep.JOURNAL),
    "start": lambda: play(Match(GAME, GAME.terms(1, scenario="margath"), b"\x07" * 16, Keep.JOURNAL), "hero:lissa"),
    "turn": lambda: table(ROAD),
    "move": lambda: play(dice(table(ROAD), "p pf joker"), "roll"),
    "shop": shop,
    "quest": lambda: play(dice(table(ROAD.replace("lissa at 5-6", "lissa at 11-8")), "mw p joker"), "quest:moonlight"),
    "event": lambda: play(
        table(ROAD.replace("lissa at 5-6", "lissa at 5-12") + "next: encounter aid-an-ally"), "adventure"
    ),
    "test": trial,
    "trade": deal,
    "combat": troll,
    "part": lambda: play(fight(TROLL, "2P 1M* A* 1M | 1K H 1K 1K* D", card="cave-troll"), "part:magic"),
    "shield": wounded,
    "retreat": leaving,
    "getting away": lambda: play(leaving(), "retreat", then="retreat-die"),
    "hunted by dice": lambda: play(
        fight(TROLL, "2P 1M* 1S* 1M | 1K H 1K 1K* D", card="cave-troll"), "surge:lissa-second", then="track"
    ),
    "exerting": lambda: play(
        fight("1 hawthorne at 5-6, hand prayer drill\n2 mok at 3-8", "2P 1A - | 1K H 1K 1S D", card="cave-troll"),
        "special:hawthorne-second",
        then="exert",
    ),
    "rest": lambda: play(
        dice(table("1 lissa at 7-8, wounds 3, hand prayer\n2 hawthorne at 3-8"), "p p mw mw fh"), "rest"
    ),
    "spend": lambda: play(
        table("1 lissa at 5-6, hand prayer, trophies combat 1 encounter 1\n2 hawthorne at 3-8"), "learn:prayer"
    ),
    "trim": lambda: play(table("1 lissa at 5-6, hand tireless prayer scout\n2 hawthorne at 3-8"), "train"),
}
HOMELESS = """() => {
  const there = (key) => ['.rb [data-option', '.rb-hero [data-option', '.dock [data-act']
    .some((place) => document.querySelector(`${place}="${CSS.escape(key)}"]`));
  const lit = (space) => document.querySelector(`.rb-space.act[data-space="${space}"]`);
  const walked = (key) => key.startsWith('go:') && lit(key.split(':')[1]);
  const alike = (key) => /^(flip|rethrow|double):/.test(key); // tokens that are alike are one choice
  const opens = (key) => key.startsWith('learn:') && document.querySelector('.rb-hero .hand.able');
  const keys = [...document.querySelectorAll('button.option[data-option]')].map((one) => one.dataset.option);
  return keys.filter((key) => !there(key) && !walked(key) && !alike(key) && !opens(key));
}"""


@pytest.mark.sweep
@pytest.mark.parametrize("which", PLACES)
def test_every_answer_stands_on_the_board_in_the_drawer_or_in_the_foot(
    hall: Served, people: People, which: str
) -> None:
    page = seated(hall, people, PLACES[which]())
    page.locator(".rb").wait_for()
    page.wait_for_timeout(500)
    assert options(page)
    assert page.evaluate(HOMELESS) == []


@pytest.mark.sweep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("which", ["heroes", "turn", "move", "shop", "quest", "event", "test", "trade", "combat"])
def test_axe_finds_nothing(hall: Served, people: People, theme: str, which: str) -> None:
    page = seated(hall, people, PLACES[which](), color_scheme=theme, list=False)
    page.wait_for_timeout(900)
    assert violations(page) == []


@pytest.mark.sweep
@pytest.mark.parametrize(
    "opened", [".rb-hero .who", ".rb-hero .hand", "[data-coach=villain]", ".rb-look .in > .rb-row"]
)
def test_axe_finds_nothing_in_sheets_and_markets(hall: Served, people: People, opened: str) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    page.locator(opened).first.click()
    assert violations(page) == []


def test_a_spectator_sees_the_same_board_and_cannot_touch(hall: Served, people: People) -> None:
    there = laid_out(hall, table(ROAD), 2)
    page = people.page("about:blank")
    sit_down(page, hall, there, 1)
    page.locator("button.option").first.wait_for()
    take(page, "step:6-6")
    watcher = people.page(f"{hall.http}/#/t/{there}")
    stands(watcher, "pawn-0", "6-6")
    expect(watcher.locator(".rb [data-option]")).to_have_count(0)


def test_a_market_far_away_can_be_read(hall: Served, people: People) -> None:
    page = seated(hall, people, table(ROAD), list=False)
    page.locator(".rb-look .in > .rb-row").click()
    page.get_by_role("button", name="Forge", exact=True).click()
    expect(page.locator(".rb-market h3")).to_contain_text("Forge")
    expect(page.locator(".rb-market .ware")).to_have_count(3)
    expect(page.locator(".rb-market [data-option]")).to_have_count(0)
