"""MONOTH and OVERLAY in a running match: monsters heal, summon, loot, make traps and strengthen themselves."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.monsters.arrivals import standees_of
from questhall.ledger import rule
from tests.games.gloomhaven.later import MANY, cell
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.strangers import FAR, ends, hits, stranger, turns

# Healing


def shaman(hurt: dict[str, int], at: str = "I10", card: str = "shaman-4") -> Table:
    """An immobilized shaman of 6 hit points, beside it two guards, one more far away, with so many points left."""
    foes = {"I9": "bandit-guard", "H9": "bandit-guard", "E9": "bandit-guard"}
    table = a_turn("brute", at="H12", foes=foes, friends=FAR)
    stranger(table, at, "inox-shaman immobilize", card)
    for who, left in hurt.items():
        table.figure(who).hit_points = left
    return rebuilt(table)


def healed(table: Table) -> list[tuple[str, int]]:
    return [(each["figure"], each["amount"]) for each in table.told("healed")]


@rule("GH-MONOTH-01", "GH-HEAL-02")
def test_the_most_hurt_in_range_is_healed_and_no_farther_one() -> None:
    hurt = {"inox-shaman-1": 4, "bandit-guard-1": 2, "bandit-guard-2": 3, "bandit-guard-3": 1}
    assert healed(ends(shaman(hurt))) == [("bandit-guard-1", 3)]


@rule("GH-MONOTH-01", "GH-HEAL-03")
def test_a_monster_may_heal_itself_and_never_an_enemy() -> None:
    assert healed(ends(shaman({"inox-shaman-1": 2, "bandit-guard-1": 5, "brute": 1}))) == [("inox-shaman-1", 3)]


@rule("GH-MONOTH-01", "GH-HEAL-04", "GH-COND-10")
def test_the_most_hurt_is_healed_even_if_only_its_poison_goes() -> None:
    table = shaman({"inox-shaman-1": 4, "bandit-guard-1": 1})
    table.figure("bandit-guard-1").conditions["poison"] = 0
    ends(rebuilt(table))
    assert table.hp("bandit-guard-1") == 1
    assert not table.has("bandit-guard-1", "poison")


@rule("GH-MONOTH-01", "GH-AMBIG-01")
def test_the_players_choose_between_equally_hurt_ones() -> None:
    table = ends(shaman({"inox-shaman-1": 3, "bandit-guard-1": 3, "bandit-guard-2": 4}))
    assert (table.kind, table.options) == ("monster-heal", ["heal:inox-shaman-1", "heal:bandit-guard-1", "any"])
    table.do("heal:inox-shaman-1")
    assert healed(table) == [("inox-shaman-1", 3)]


@rule("GH-MONOTH-01", "GH-HEAL-05")
def test_a_heal_of_the_unhurt_is_asked_for_where_it_cures_somebody() -> None:
    table = shaman({})
    table.figure("bandit-guard-2").conditions["poison"] = 0
    ends(rebuilt(table))
    assert table.kind == "monster-heal"
    table.do("heal:bandit-guard-2")
    assert not table.has("bandit-guard-2", "poison")
    assert ends(shaman({})).kind != "monster-heal"


@rule("GH-LOS-05", "GH-MONOTH-01")
def test_a_heal_for_all_adjacent_allies_reaches_each_of_them() -> None:
    hurt = {"inox-shaman-1": 1, "bandit-guard-1": 3, "bandit-guard-2": 3, "bandit-guard-3": 3}
    assert healed(ends(shaman(hurt, card="shaman-8"))) == [("bandit-guard-1", 1), ("bandit-guard-2", 1)]


# Shields and retaliation


@rule("GH-MONOTH-06", "GH-IX-30", "GH-MONSTAT-07", "GH-SHIELD-02")
def test_a_cards_shield_counts_from_the_monsters_turn_to_the_end_of_the_round_and_a_trait_always() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H10": "bandit-guard elite", "E9": "bandit-guard"}, friends=FAR)
    table.wake().do("top:spare-dagger", "hit:bandit-guard-1")  # guard-1: shield 1, retaliate 2
    assert hits(table) == [("brute", "bandit-guard-1", 2)]  # 3, and only the trait holds it off
    elite, normal = table.figure("bandit-guard-1"), table.figure("bandit-guard-2")
    assert (elite.shield, normal.shield) == ([1], [])
    other = table.hero(1)
    other.played, other.hand, other.initiative = other.hand[:2], other.hand[2:], 90
    table.figure("scoundrel").acted = False
    table.do("end")
    assert table.match.asked[0].seat == 1  # after the guards, in the same round
    assert (elite.shield, normal.shield) == ([1, 1], [1])
    assert [each.damage for each in normal.retaliate] == [2]
    table.do("end").pass_all("cards")
    assert (elite.shield, normal.shield, normal.retaliate) == ([1], [], [])


@rule("GH-MONOTH-06", "GH-COND-16")
def test_a_monster_stunned_on_its_turn_gains_no_shield_and_one_stunned_later_keeps_it() -> None:
    table = a_turn("brute", foes={"K9": "bandit-guard stun", "K11": "bandit-guard"}, friends=FAR).wake()
    table.do("end").pass_all("cards")
    assert {each["figure"] for each in table.told("gained")} == {"bandit-guard-2"}


@rule("GH-MONOTH-06", "GH-ADV-14")
def test_a_card_makes_a_monster_hard_to_hit_until_the_round_ends() -> None:
    table = stranger(a_turn("brute", friends=FAR), "K9", "giant-viper immobilize", "giant-viper-8")
    viper = table.figure("giant-viper-1")
    other = table.hero(1)
    other.played, other.hand, other.initiative = other.hand[:2], other.hand[2:], 90
    table.figure("scoundrel").acted = False
    ends(rebuilt(table))
    assert viper.attackers_disadvantage  # now the Scoundrel acts
    assert [each["what"] for each in table.told("gained")] == ["hamper"]
    table.do("end").pass_all("cards")
    assert not viper.attackers_disadvantage


# Looting


@rule("GH-MONOTH-08", "GH-MONOTH-09", "GH-IX-47")
def test_a_monsters_loot_goes_back_to_the_supply_and_treasures_stay() -> None:
    table = a_turn("brute", at="H12", friends=FAR, coins={"H10": 2, "G11": 1, "E9": 1})
    table.lay(treasures={"H11": "7"})
    ends(stranger(table, "H9", "vermling-scout immobilize", "scout-2"))  # move +1 jump, loot 1
    left = {cell(table, hex_): count for hex_, count in {"G11": 1, "E9": 1}.items()}
    assert table.w.coins == left
    assert table.w.treasures == {cell(table, "H11"): "7"}
    assert table.told("coins-taken") == [{"figure": "vermling-scout-1", "coins": 2}]
    assert [hero.coins for hero in table.w.heroes] == [0, 0]


@rule("GH-MONOTH-09")
def test_looted_coins_are_not_dropped_when_the_monster_dies() -> None:
    table = a_turn("brute", at="E12", friends=FAR, coins={"H10": 5})
    stranger(table, "H9", "vermling-scout immobilize 2", "scout-2")
    table.figure("vermling-scout-1").conditions["wound"] = 0
    next_rounds(ends(rebuilt(table)), "died")
    assert [each["figure"] for each in table.told("died")] == ["vermling-scout-1"]
    assert sum(table.w.coins.values()) == 1


def next_rounds(table: Table, event: str, figure: str = "") -> Table:
    """Everybody idles until something of that kind is told (of that figure)."""
    for _ in range(MANY):
        if any(figure in ("", each.get("figure")) for each in table.told(event)):
            return table
        idle = next((key for key in ("end", *GAME.idle) if key in table.options), table.options[0])
        table.do(idle)
    raise AssertionError(event)


# Summoning


def cultist(at: str = "H9", bones: dict[str, str] | None = None, text: str = "cultist", brute: str = "H12") -> Table:
    """A cultist is about to summon living bones and to suffer 2."""
    table = a_turn("brute", "trample", at=brute, foes=bones, friends=FAR)
    return stranger(table, at, text, "cultist-7")


@rule("GH-MONOTH-02", "GH-SUMMON-01")
def test_the_summoned_stands_beside_the_summoner_as_near_to_an_enemy_as_can_be() -> None:
    table = ends(cultist())
    assert [each["spot"] for each in table.told("summoned")] == ["H10"]
    assert table.hp("cultist-1") == 3


@rule("GH-MONOTH-02", "GH-AMBIG-01", "GH-TERM-13", "GH-IX-17")
def test_coins_and_traps_are_in_its_way_and_of_equally_near_hexes_the_players_choose() -> None:
    table = ends(cultist().lay(coins={"H10": 1}))
    assert (table.kind, table.options) == ("monster-summon", ["summon:G10", "summon:I10", "any"])
    table.do("summon:I10")
    assert [each["spot"] for each in table.told("summoned")] == ["I10"]
    table = ends(cultist().lay(coins={"H10": 1}, traps="G10"))
    assert [each["spot"] for each in table.told("summoned")] == ["I10"]


@rule("GH-MONOTH-03")
def test_without_an_empty_hex_beside_it_the_summons_fails_and_the_turn_goes_on() -> None:
    table = ends(cultist().lay(obstacles="H10 G9 G10 I9 I10"))
    assert table.told("summoned") == []
    assert table.told("no-summon") == [{"figure": "cultist-1"}]
    assert table.hp("cultist-1") == 3


@rule("GH-MONOTH-03", "GH-COMP-02")
def test_without_a_standee_the_summons_fails() -> None:
    table = cultist()
    standees_of(table.w.standees, "living-bones").clear()
    ends(rebuilt(table))
    assert table.told("summoned") == []
    assert len(table.told("no-summon")) == 1


@rule("GH-COMP-02")
def test_the_standee_of_a_dead_monster_can_be_placed_again() -> None:
    table = cultist(bones={"H11": "living-bones 1"})
    standees_of(table.w.standees, "living-bones").clear()
    ends(rebuilt(table).do("top:trample", "hit:living-bones-1"))
    assert [each["figure"] for each in table.told("summoned")] == ["living-bones-1"]


@rule("GH-MONOTH-04", "GH-IX-14")
def test_the_summoned_does_not_act_this_round_although_its_type_does_and_acts_in_the_next() -> None:
    table = cultist(bones={"K9": "living-bones"}).wake("living-bones-8")  # the bones are later
    ends(table)
    (came,) = (each["figure"] for each in table.told("summoned"))
    assert turns(table) == ["cultist-1", "living-bones-1"]
    next_rounds(table, "turn", came)


@rule("GH-MONOTH-05", "GH-ATK-15", "GH-IX-47")
def test_the_summoned_leaves_no_coin_and_a_monster_of_the_map_does() -> None:
    for text, left in (("summoned", 0), ("diagram", 1)):
        table = a_turn("brute", "trample", at="H11", foes={"H10": "living-bones 1"}, friends=FAR)
        table.figure("living-bones-1").arrival = "summoned" if text == "summoned" else "diagram"
        rebuilt(table).do("top:trample", "hit:living-bones-1")
        assert sum(table.w.coins.values()) == left
    summoned = ends(cultist())
    assert next(each for each in summoned.w.figures if each.name == "living-bones").arrival == "summoned"


def test_a_deep_terror_summons_beside_its_target() -> None:
    table = ends(stranger(a_turn("brute", at="H12", friends=FAR), "H9", "deep-terror", "deep-terror-8"))
    assert table.kind == "monster-summon"
    assert set(table.options) == {"summon:H11", "summon:G12", "summon:G13", "summon:I12", "summon:I13", "any"}


def test_an_ooze_splits_with_the_hit_points_it_has_left() -> None:
    for left, new in ((9, 5), (5, 3)):  # a normal one has 5 at most
        table = stranger(a_turn("brute", at="H12", friends=FAR), "H9", "ooze elite", "ooze-7")
        table.figure("ooze-1").hit_points = left
        ends(rebuilt(table))
        (came,) = (each["figure"] for each in table.told("summoned"))
        assert table.hp(came) == new


# Traps


@rule("GH-OVERLAY-10", "GH-OVERLAY-09")
@pytest.mark.parametrize("level", [0, 5])
def test_a_monster_makes_a_trap_of_its_card_beside_itself_nearest_to_an_enemy(level: int) -> None:
    foes = {"H9": "bandit-archer immobilize"}
    table = a_turn("brute", at="H12", foes=foes, acts={"bandit-archer": "archer-1"}, friends=FAR, level=level)
    ends(table)
    assert table.w.traps == {cell(table, "H10"): Trap(3)}


@rule("GH-OVERLAY-10", "GH-AMBIG-01")
def test_a_trap_needs_an_empty_hex_and_of_equally_near_ones_the_players_choose() -> None:
    foes = {"H9": "bandit-archer immobilize"}
    table = a_turn("brute", at="H12", foes=foes, acts={"bandit-archer": "archer-1"}, friends=FAR, coins={"H10": 1})
    ends(table)
    assert (table.kind, table.options) == ("monster-trap", ["trap:G10", "trap:I10", "any"])
    table.do("trap:G10")
    assert table.w.traps == {cell(table, "G10"): Trap(3)}


# Without an attack


@rule("GH-TERM-03", "GH-COND-24", "GH-LOS-05")
def test_an_action_reaches_whom_it_names_and_never_targets_the_invisible() -> None:
    for hidden, reached in ((False, {"brute", "scoundrel"}), (True, {"scoundrel"})):
        table = a_turn("brute", at="H11", friends={"G10": "scoundrel"}, foes={"G11": "bandit-guard"})
        if hidden:
            table.figure("brute").conditions["invisible"] = 2
        ends(stranger(table, "H10", "hound immobilize", "hound-2"))  # muddle adjacent enemies
        assert {each["figure"] for each in table.told("condition")} == reached


@rule("GH-COND-24")
def test_damage_without_a_target_reaches_the_invisible_and_the_monsters_friends() -> None:
    table = a_turn("brute", at="H11", friends=FAR, foes={"G10": "bandit-guard"})
    table.figure("brute").conditions["invisible"] = 2
    ends(stranger(table, "H10", "night-demon immobilize", "night-demon-3"))  # damage 1 adjacent figures
    assert {each["figure"] for each in table.told("hurt")} == {"brute", "bandit-guard-1"}


def test_damage_beside_the_target_spares_target_and_attacker_and_reaches_both_sides() -> None:
    table = a_turn("brute", at="H11", friends={"H12": "scoundrel"}, foes={"G11": "bandit-guard"})
    stranger(table, "H10", "savvas-lavaflow muddle immobilize", "savvas-lavaflow-5")
    table.w.heroes[1].initiative = 90
    ends(rebuilt(table))
    assert [whom for _, whom, _ in hits(table)] == ["brute"]
    beside = [each["figure"] for each in table.told("hurt") if each["cause"] == "ability"]
    assert sorted(beside) == ["bandit-guard-1", "scoundrel"]


# Whatever players leave open


@rule("GH-AMBIG-01")
def test_any_is_the_first_of_equal_things() -> None:
    """So it can stand as an answer for good."""

    def summoning() -> Table:
        return ends(stranger(a_turn("brute", at="H12", friends=FAR), "H9", "deep-terror", "deep-terror-8"))

    first, any_ = summoning(), summoning()
    first.do(first.options[0])
    any_.do("any")
    assert first.w.figures == any_.w.figures
