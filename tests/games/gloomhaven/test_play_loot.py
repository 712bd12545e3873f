"""LOOT: coins and treasures in running matches."""

from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_turn, cards, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn, rebuilt


def spread(table: Table, coins: dict[str, int] | None = None, treasures: dict[str, str] | None = None) -> Table:
    table.w.coins = {on_hex(table, spot): count for spot, count in (coins or {}).items()}
    table.w.treasures = {on_hex(table, spot): number for spot, number in (treasures or {}).items()}
    return rebuilt(table)


@rule("GH-LOOT-01", "GH-LOOT-03", "GH-OVERLAY-23")
def test_loot_takes_all_coins_and_treasures_in_range_for_the_looter_alone() -> None:
    table = spread(a_turn("brute", "grab-and-go"), {"H10": 2, "G11": 1, "F10": 1}, {"H12": "67"})
    gold = table.hero().sheet.gold
    table.do("top:grab-and-go", "do")
    assert (table.hero().coins, table.hero(1).coins, table.hero().sheet.gold - gold) == (3, 0, 10)
    assert (list(table.w.coins.values()), table.w.treasures) == ([1], {})


@rule("GH-LOOT-02")
def test_monsters_and_obstacles_do_not_keep_from_looting() -> None:
    table = a_turn("scoundrel", "throwing-knives", foes={"H10": "bandit-guard"})
    table.w.obstacles.append([on_hex(table, "G11")])
    spread(table, {"H9": 1, "F11": 1, "H10": 1}).do("bottom:throwing-knives", "do")
    assert table.hero().coins == 3


@rule("GH-LOOT-04", "GH-IX-49")
def test_an_item_that_the_looter_owns_is_sold_at_once_for_half_its_cost() -> None:
    table = a_turn("brute", "grab-and-go")
    table.hero().sheet.items = [123]
    gold = table.hero().sheet.gold
    spread(table, treasures={"H10": "38"}).do("top:grab-and-go", "do")
    assert (table.hero().sheet.items, table.hero().sheet.gold - gold, table.w.shop[123]) == ([123], 25, 1)


@rule("GH-OVERLAY-24", "GH-IX-49", "GH-TERM-21")
def test_an_item_from_a_treasure_is_owned_but_not_equipped() -> None:
    table = spread(a_turn("brute", "grab-and-go"), treasures={"H10": "38"}).do("top:grab-and-go", "do")
    assert (table.hero().sheet.items, table.hero().equipment) == ([123], [])
    assert not [key for key in table.options if key.startswith("item")]


@rule("GH-LOOT-05", "GH-TURN-08", "GH-IX-48")
def test_at_the_end_of_a_turn_everything_on_the_own_hex_is_taken_unasked_and_nothing_else() -> None:
    table = spread(a_turn("brute", "grab-and-go"), {"H11": 2, "H10": 1}, {"H11": "67", "H12": "26"})
    gold = table.hero().sheet.gold
    table.do("end")
    assert (table.hero().coins, table.hero().sheet.gold - gold) == (2, 10)
    assert (list(table.w.coins.values()), list(table.w.treasures.values())) == ([1], ["26"])


@rule("GH-LOOT-05", "GH-IX-48")
def test_a_stunned_character_loots_too() -> None:
    table = at_turn(spread(a_turn("brute", conditions="stun"), {"H11": 1}))
    assert table.hero().coins == 1


@rule("GH-LOOT-06", "GH-SUMMON-10")
def test_a_summon_does_not_loot_at_the_end_of_its_turn() -> None:
    table = a_turn("mindthief", "gnawing-horde").do("top:gnawing-horde", "summon:G11")
    table = spread(copied(table), {"G11": 1})
    table.figure("rat-swarm-1").came = 0
    table.figure("rat-swarm-1").acted = table.figure("mindthief").acted = False
    table.w.agenda = table.w.agenda[:1]
    cards(rebuilt(table))
    assert (table.kind, table.hero().coins, list(table.w.coins.values())) == ("turn", 0, [1])


@rule("GH-LOOT-07", "GH-OVERLAY-20")
def test_a_story_treasure_is_left_to_the_scenario() -> None:
    table = spread(a_turn("brute", "grab-and-go"), treasures={"H11": "goal"}).do("end")
    assert (list(table.w.treasures.values()), table.told("treasure")) == (["goal"], [])


@rule("GH-LOOT-08", "GH-OVERLAY-23")
def test_the_reward_of_a_numbered_treasure_is_the_looters() -> None:
    table = spread(a_turn("brute", "grab-and-go"), treasures={"H11": "10"}).do("end")
    assert (table.hero().sheet.xp, table.hero(1).sheet.xp) == (10, 0)


# Treasures of the goal: scenario 7 asks for all of them, by Loot abilities


def goal_room(job: str, card: str, treasures: dict[str, str], coins: dict[str, int] | None = None) -> Table:
    return spread(a_turn(job, card, at="P8", scenario=7), coins, treasures)


@rule("GH-LOOT-01", "GH-LOOT-07")
def test_a_loot_of_so_many_tokens_takes_treasures_of_the_goal() -> None:
    table = goal_room("spellweaver", "zephyr-wings", {"P9": "goal"}, {"P7": 5})
    table.do("top:zephyr-wings", "do", "grab:P9", "grab:P7")
    assert (table.w.memory["goals looted"], table.w.treasures, table.hero().coins) == (1, {}, 3)
    assert table.w.coins == {on_hex(table, "P7"): 2}


@rule("GH-LOOT-07")
def test_what_the_scenario_does_not_ask_for_is_no_token_to_take() -> None:
    table = spread(a_turn("spellweaver", "zephyr-wings"), {"H10": 5}, {"H12": "goal"}).do("top:zephyr-wings", "do")
    assert table.options == ["grab:H10", "stop"]


@rule("GH-LOOT-01", "GH-LOOT-07")
def test_a_move_that_loots_takes_treasures_of_the_goal_on_its_way() -> None:
    table = goal_room("scoundrel", "swift-bow", {"P7": "goal", "P6": "goal"}).do("bottom:swift-bow", "go:P6")
    assert (table.w.memory["goals looted"], table.w.treasures) == (2, {})
