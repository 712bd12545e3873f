"""MONSTAT, MONORD, FOCUS, MONMOVE, MONATK and AMBIG as a running match shows them."""

from __future__ import annotations

import pytest

from questhall.ledger import rule
from tests.games.gloomhaven.later import cell, strength
from tests.games.gloomhaven.moments import at_selection
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.strangers import FAR, ends, hits, stranger, turns


def guards(foes: dict[str, str], card: str, at: str = "H11", friends: dict[str, str] | None = None) -> Table:
    """The Brute has ended its turn and bandit guards act with that card."""
    return ends(a_turn("brute", at=at, foes=foes, acts={"bandit-guard": card}, friends=friends or FAR))


def archers(foes: dict[str, str], card: str, at: str = "H11") -> Table:
    return ends(a_turn("brute", at=at, foes=foes, acts={"bandit-archer": card}, friends=FAR))


def late(table: Table, initiative: int, seat: int = 1) -> Table:
    """That hero acts at this initiative."""
    table.w.heroes[seat].initiative = initiative
    return rebuilt(table)


# Cards and their order


FOUR = {"K9": "bandit-guard", "K10": "bandit-guard elite", "K11": "bandit-guard", "K12": "bandit-guard elite"}


@rule("GH-MONORD-03", "GH-MONORD-04", "GH-INIT-04")
def test_elites_act_before_normals_each_by_standee_number() -> None:
    table = guards(FOUR, "guard-1")
    assert turns(table)[:4] == [f"bandit-guard-{number}" for number in (2, 4, 1, 3)]


@rule("GH-MONSTAT-10", "GH-MONORD-02", "GH-TERM-17")
def test_one_card_is_for_normals_and_elites_and_nobody_moves_or_attacks_without_its_word() -> None:
    table = a_turn("brute", foes={"H10": "bandit-guard", "H12": "bandit-guard elite"}, acts={"bandit-guard": "guard-1"})
    table.do("end")
    gained = [(each["figure"], each["what"]) for each in table.told("gained")]
    assert gained == [(f"bandit-guard-{number}", what) for number in (2, 1) for what in ("shield", "retaliate")]
    assert hits(table) == []
    assert table.told("moved") == []


@rule("GH-MONSTAT-11")
def test_every_listed_action_is_done_in_order() -> None:
    foes = {"H9": "living-bones 3"}
    table = ends(a_turn("brute", at="H11", foes=foes, acts={"living-bones": "living-bones-2"}, friends=FAR))
    done = [each.kind for each in table.match.events if each.kind in ("moved", "hit", "healed")]
    assert done == ["moved", "hit", "healed"]


@rule("GH-MONORD-05", "GH-MONSTAT-02", "GH-MONSTAT-05", "GH-MONATK-01")
def test_attack_plus_one_is_one_more_than_the_rank_has() -> None:
    table = guards({"H10": "bandit-guard", "H12": "bandit-guard elite"}, "guard-8")
    assert hits(table) == [("bandit-guard-2", "brute", 4), ("bandit-guard-1", "brute", 3)]


@rule("GH-MONORD-05", "GH-MONSTAT-04", "GH-MONMOVE-01")
def test_move_minus_one_is_one_hex_less_than_the_rank_has() -> None:
    for rank, hexes in (("", 2), (" elite", 1)):
        table = a_turn("brute", at="E11", foes={"K11": f"bandit-guard{rank}"}, acts={"bandit-guard": "guard-8"})
        ends(table)
        assert [each["hexes"] for each in table.told("moved")] == [hexes]


@rule("GH-MONSTAT-01", "GH-MONSTAT-03")
def test_the_section_of_the_level_tells_the_hit_points_that_must_be_taken() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}, level=3)
    assert table.hp("bandit-guard-1") == 9
    table.figure("bandit-guard-1").hit_points = 4
    rebuilt(table).do("top:trample", "hit:bandit-guard-1")  # 3 and the modifier
    assert table.hp("bandit-guard-1") == 1
    dead = a_turn("brute", "trample", foes={"H10": "bandit-guard 3"}, level=3)
    dead.do("top:trample", "hit:bandit-guard-1")
    assert not dead.alive("bandit-guard-1")


@rule("GH-MONSTAT-08")
def test_damage_and_conditions_belong_to_one_standee() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard poison", "H12": "bandit-guard"})
    table.do("top:trample", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (2, 6)
    assert not table.has("bandit-guard-2", "poison")


@rule("GH-INIT-08", "GH-TERM-17", "GH-INIT-01")
@pytest.mark.parametrize(("sharing", "cards"), [("deck", 1), ("type", 2)])
def test_types_of_one_deck_have_one_card_unless_the_table_draws_for_each(sharing: str, cards: int) -> None:
    table = a_turn("brute", foes={"K9": "bandit-archer"}, friends=FAR, sharing=sharing)
    stranger(table, "K11", "inox-archer", "archer-2")
    table.w.abilities.revealed = {}
    table.w.abilities.decks["archer"].draw.put("archer-1")
    table.w.abilities.decks["archer"].draw.put("archer-2")
    at_selection(table)
    for seat in (0, 1):
        table.match.answer(seat, next(iter(next(each for each in table.match.asked if each.seat == seat).options)))
    drawn = table.told("drew-ability")
    assert {each["type"] for each in drawn} == {"bandit-archer", "inox-archer"}
    assert len({each["card"] for each in drawn}) == cards
    assert len(table.w.abilities.decks["archer"].draw) == 8 - cards


# What conditions leave of a turn


@rule("GH-MONSTAT-11", "GH-COND-14", "GH-COND-15", "GH-COND-16")
@pytest.mark.parametrize(
    ("condition", "near", "moved", "hit", "strong"),
    [
        ("stun", True, False, False, False),
        ("stun", False, False, False, False),
        ("disarm", True, False, False, True),
        ("disarm", False, True, False, True),
        ("immobilize", True, False, True, True),
        ("immobilize", False, False, False, True),
        ("muddle", False, True, True, True),
    ],
)
def test_a_monster_does_what_its_conditions_let_it_do(
    condition: str, near: bool, moved: bool, hit: bool, strong: bool
) -> None:
    table = a_turn("brute", at="H12", foes={"H11" if near else "H9": f"bandit-guard {condition}"}, friends=FAR)
    ends(table.wake("guard-7"))  # move -1, attack +0, strengthen self
    assert (bool(table.told("moved")), bool(hits(table))) == (moved, hit)
    assert ("strengthen" in [each["condition"] for each in table.told("condition")]) is strong


@rule("GH-FOCUS-03", "GH-MONMOVE-02", "GH-IX-05")
@pytest.mark.parametrize(("condition", "end"), [("", "H9"), (" disarm", "H11")])
def test_a_disarmed_archer_walks_up_as_if_it_had_a_melee_attack(condition: str, end: str) -> None:
    table = archers({"H9": f"bandit-archer{condition}"}, "archer-4", at="H12")
    assert table.spot("bandit-archer-1") == end


@rule("GH-IX-06", "GH-FOCUS-03", "GH-MONMOVE-10")
def test_a_shaman_without_an_attack_walks_up_to_its_focus_however_hurt_its_friends_are() -> None:
    table = a_turn("brute", at="H12", foes={"E9": "bandit-guard"}, friends={"K13": "scoundrel"})
    table.figure("bandit-guard-1").hit_points = 1
    ends(stranger(rebuilt(table), "H9", "inox-shaman elite", "shaman-4"))  # move +0, heal 3 range 3
    assert table.spot("inox-shaman-1") == "H11"
    assert table.hp("bandit-guard-1") == 1  # out of its range now


# Focus


@rule("GH-FOCUS-09", "GH-FOCUS-11", "GH-SUMMON-13")
@pytest.mark.parametrize(("initiative", "first"), [(49, "scoundrel"), (51, "brute"), (99, "brute")])
def test_of_equally_near_enemies_the_earlier_one_is_the_focus(initiative: int, first: str) -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"}, friends={"H9": "scoundrel"})
    late(table, initiative).wake("guard-8").do("end")
    assert table.told("focus") == [{"figure": "bandit-guard-1", "focus": first}]


@rule("GH-FOCUS-11")
def test_who_takes_a_long_rest_is_the_last_to_be_focused() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"}, friends={"H9": "scoundrel"})
    table.hero().initiative = 98
    late(table, 99).wake("guard-8").do("end")
    assert [each["focus"] for each in table.told("focus")] == ["brute"]


@rule("GH-FOCUS-10", "GH-IX-15")
def test_a_summon_is_focused_before_its_summoner_even_in_its_first_round() -> None:
    table = a_turn("mindthief", "gnawing-horde", at="H11", foes={"I11": "bandit-guard"}, friends={"E13": "brute"})
    table.wake("guard-8").do("top:gnawing-horde", "summon:H10", "end")
    assert [each["focus"] for each in table.told("focus")] == ["rat-swarm-1"]


@rule("GH-FOCUS-01")
def test_a_focus_is_chosen_once_and_kept_for_the_turn() -> None:
    table = a_turn("brute", at="H12", friends=FAR, hit_points=20)
    ends(stranger(table, "H9", "hound", "hound-7"))  # attack -1 pierce 2, move -2, attack -1 pierce 2
    assert table.told("focus") == [{"figure": "hound-1", "focus": "brute"}]
    assert [(who, whom) for who, whom, _ in hits(table)] == [("hound-1", "brute")]


@rule("GH-FOCUS-01", "GH-MONATK-02")
def test_a_later_attack_goes_at_the_focus_of_the_turn_not_at_a_nearer_enemy() -> None:
    table = a_turn("brute", at="H11", friends={"K10": "scoundrel"}).lay(obstacles="H10 H12 G11 G12 I11 I12")
    ends(stranger(table, "H9", "deep-terror", "deep-terror-5"))  # attack +0 poison, attack -1 range 5 immobilize
    assert [each["focus"] for each in table.told("focus")] == ["scoundrel"]  # nobody can stand beside the Brute
    assert [whom for _, whom, _ in hits(table)] == ["scoundrel"]


@rule("GH-FOCUS-01", "GH-MONATK-02")
def test_a_monster_whose_focus_is_gone_takes_another() -> None:
    table = a_turn("brute", at="H11", friends={"H9": "scoundrel"}, hit_points=20)
    table.figure("scoundrel").hit_points = 1
    table.hero(1).hand = []
    ends(late(stranger(table, "H10", "rending-drake", "rending-drake-8"), 20))  # attack -1, attack -1, attack -2
    assert [each["focus"] for each in table.told("focus")] == ["scoundrel", "brute"]
    assert [whom for _, whom, _ in hits(table)] == ["scoundrel", "brute", "brute"]


@rule("GH-FOCUS-17")
def test_each_monster_chooses_on_the_position_of_its_own_turn() -> None:
    foes = {"H10": "bandit-guard elite", "G10": "bandit-guard"}
    table = a_turn("brute", at="H11", foes=foes, friends={"H9": "scoundrel"}, hit_points=20)
    table.figure("scoundrel").hit_points = 1
    table.hero(1).hand = []
    ends(late(table, 20).wake("guard-8"))
    assert [whom for _, whom, _ in hits(table)] == ["scoundrel", "brute"]


@rule("GH-FOCUS-14", "GH-IX-09", "GH-COND-24")
def test_without_a_focus_it_neither_moves_nor_attacks_but_does_the_rest() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"}, friends=FAR)
    for who in ("brute", "scoundrel"):
        table.figure(who).conditions["invisible"] = 2
    rebuilt(table).wake("guard-7").do("end")
    assert table.told("no-focus") == [{"figure": "bandit-guard-1"}]
    assert hits(table) == []
    assert table.spot("bandit-guard-1") == "H10"
    assert [each["condition"] for each in table.told("condition")] == ["strengthen"]


# Moving


@rule("GH-MONMOVE-03")
def test_an_attack_before_the_move_is_made_from_where_it_stands() -> None:
    near = ends(stranger(a_turn("brute", at="H11", friends=FAR, hit_points=20), "H10", "hound", "hound-7"))
    assert [whom for _, whom, _ in hits(near)] == ["brute", "brute"]
    assert near.told("moved") == []
    far = ends(stranger(a_turn("brute", at="H12", friends=FAR, hit_points=20), "H9", "hound", "hound-7"))
    kinds = [each.kind for each in far.match.events if each.kind in ("moved", "hit")]
    assert kinds == ["moved", "hit"]  # the second attack, for which it moved


@rule("GH-MONTRAP-02", "GH-MONTRAP-03")
def test_it_takes_the_longer_way_round_rather_than_a_trap() -> None:
    table = a_turn("brute", at="H12", foes={"H9": "bandit-guard"}, friends=FAR)
    table.lay(obstacles="G10 G11 I10", traps="H10").wake("guard-3")  # move +1
    ends(table)
    assert table.told("sprang") == []
    assert table.spot("bandit-guard-1") != "H9"


@rule("GH-MONTRAP-02", "GH-AMBIG-01")
@pytest.mark.parametrize(("sprung", "left"), [("G10", "I10"), ("I10", "G10")])
def test_which_of_two_equal_traps_it_springs_is_for_the_players(sprung: str, left: str) -> None:
    table = a_turn("brute", at="H12", foes={"H9": "bandit-guard 9"}, friends=FAR)
    table.lay(obstacles="G9 I9 H10 G12 I12", traps="G10 I10").wake("guard-3")  # move +1
    table.do("end").pass_all("monster-way")
    assert table.options == ["spring:G10", "spring:I10", "any"]
    table.do(f"spring:{sprung}")
    assert (table.spot("bandit-guard-1"), [*table.w.traps]) == ("H11", [cell(table, left)])


@rule("GH-MONTRAP-01", "GH-MONTRAP-02", "GH-OVERLAY-05")
def test_where_there_is_no_other_way_it_suffers_the_trap() -> None:
    table = a_turn("brute", at="H12", foes={"H9": "bandit-guard 9"}, friends=FAR)
    table.lay(obstacles="G9 G10 I9 I10", traps="H10").wake("guard-5")
    ends(table)
    assert [each["figure"] for each in table.told("sprang")] == ["bandit-guard-1"]
    assert table.spot("bandit-guard-1") == "H11"


@rule("GH-MONOTH-07", "GH-IX-17")
def test_a_monster_that_ends_its_turn_on_coins_leaves_them() -> None:
    table = a_turn("brute", at="H12", foes={"H9": "bandit-guard"}, friends=FAR, coins={"H11": 2})
    ends(table.wake("guard-5"))
    assert table.spot("bandit-guard-1") == "H11"
    assert table.w.coins == {cell(table, "H11"): 2}


# Attacking


@rule("GH-MONATK-02", "GH-MONATK-03", "GH-MONSTAT-07")
def test_the_targets_of_the_statistics_card_are_the_focus_and_another() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "living-bones"}, friends={"H9": "scoundrel"})
    ends(late(table, 60).wake("living-bones-8"))
    assert [whom for _, whom, _ in hits(table)] == ["brute", "scoundrel"]


@rule("GH-ATK-10", "GH-MONSTAT-07")
def test_all_attacks_go_at_one_enemy_where_the_card_says_so() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "living-bones elite"}, friends={"H9": "scoundrel"}, hit_points=20)
    ends(late(table, 60).wake("living-bones-7"))
    assert [whom for _, whom, _ in hits(table)] == ["brute"] * 3


@rule("GH-MONATK-04", "GH-MONSTAT-06")
@pytest.mark.parametrize(("card", "hit"), [("archer-7", False), ("archer-8", True)])
def test_a_card_without_a_range_has_that_of_the_statistics_and_plus_one_is_one_more(card: str, hit: bool) -> None:
    table = archers({"J9": "bandit-archer"}, card, at="E11")  # five hexes away, range 4
    assert bool(hits(table)) is hit


@rule("GH-MONATK-04", "GH-MONSTAT-06")
def test_a_range_on_the_card_lets_a_melee_monster_shoot() -> None:
    assert hits(guards({"H9": "bandit-guard immobilize"}, "guard-4")) == [("bandit-guard-1", "brute", 2)]
    assert hits(guards({"H9": "bandit-guard immobilize"}, "guard-5")) == []


@rule("GH-MONATK-06", "GH-MONSTAT-07", "GH-COND-02")
def test_what_card_and_traits_give_reaches_every_target() -> None:
    table = a_turn("brute", at="H11", friends={"H9": "scoundrel"})
    ends(stranger(table, "H10", "black-imp", "imp-6"))  # attack -1 targets 2 poison
    assert table.has("brute", "poison")
    assert table.has("scoundrel", "poison")


@rule("GH-MONATK-06", "GH-MONSTAT-07")
def test_every_attack_gives_what_the_statistics_card_says() -> None:
    for rank, muddled in ((" elite", True), ("", False)):
        table = a_turn("brute", at="H11", foes={"H10": f"bandit-guard{rank}"}, friends=FAR, level=4)
        ends(table.wake("guard-5"))
        assert ("muddle" in [each["condition"] for each in table.told("condition")]) is muddled


@rule("GH-MONATK-05")
def test_a_monster_draws_from_the_monsters_deck_and_shields_hold_it_off() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"}, friends=FAR)
    table.figure("brute").shield = [1]
    ends(rebuilt(table).next_cards("monsters", "+2").wake("guard-5"))
    assert hits(table) == [("bandit-guard-1", "brute", 3)]


def test_a_card_may_add_to_an_attack_on_a_target_beside_an_ally_of_the_attacker() -> None:
    for place_, damage in (("H12", 4), ("K9", 2)):
        table = a_turn("brute", at="H11", foes={place_: "bandit-guard"}, friends=FAR)
        ends(stranger(table, "H10", "hound", "hound-3"))
        assert hits(table) == [("hound-1", "brute", damage)]


# Elements


def demons(card: str, elements: str = "", **words: str) -> Table:
    """Two night demons beside the Brute are about to act."""
    table = a_turn("brute", at="H11", friends=FAR, hit_points=30, elements=elements)
    for number, hex_ in enumerate(("H10", "H12"), 1):
        stranger(table, hex_, f"night-demon {words.get(f'd{number}', '')}", card)
    return table


@rule("GH-ELEM-12", "GH-IX-28")
def test_the_first_of_a_type_uses_the_element_for_all_of_them() -> None:
    table = ends(demons("night-demon-8", "dark"))  # attack +1 (use dark, attack +2)
    assert [damage for _, _, damage in hits(table)] == [6, 6]
    assert [each["element"] for each in table.told("fed")] == ["dark"]
    assert strength(table, "dark") == 0
    assert [damage for _, _, damage in hits(ends(demons("night-demon-8")))] == [4, 4]


@rule("GH-ELEM-11", "GH-ELEM-14", "GH-IX-29")
@pytest.mark.parametrize("words", [{}, {"d1": "stun", "d2": "stun"}])
def test_the_type_infuses_after_its_last_turn_even_if_nobody_could_act(words: dict[str, str]) -> None:
    table = ends(demons("night-demon-4", **words))
    kinds = [each.kind for each in table.match.events if each.kind in ("turn", "infused")]
    assert kinds[:3] == ["turn", "turn", "infused"]
    assert bool(hits(table)) is not bool(words)
    assert strength(table, "dark") == 1  # it was strong, and the round is over


@rule("GH-ELEM-11")
def test_a_type_of_which_nobody_took_a_turn_infuses_nothing() -> None:
    table = a_turn("brute", "trample", at="H11", friends=FAR)
    stranger(table, "H10", "night-demon 1", "night-demon-4")
    table.do("top:trample", "hit:night-demon-1", "end").pass_all("cards")
    assert table.told("infused") == []


@rule("GH-ELEM-13")
def test_the_players_choose_the_element_of_a_multicoloured_circle() -> None:
    table = demons("night-demon-3", "fire ice").do("end")  # (use any, infuse dark)
    assert (table.kind, table.options) == ("monster-element", ["feed:fire", "feed:ice", "any"])
    table.do("feed:ice").pass_all("cards")
    assert [each["element"] for each in table.told("fed")] == ["ice"]
    assert [strength(table, element) for element in ("fire", "ice", "dark")] == [1, 0, 1]


@rule("GH-ELEM-14", "GH-ELEM-12")
def test_what_a_card_infuses_cannot_feed_its_own_effect() -> None:
    table = demons("night-demon-3").do("end").pass_all("cards")
    assert table.told("fed") == []
    assert table.told("infused") == []


# The players decide


@rule("GH-AMBIG-01", "GH-MONMOVE-04")
@pytest.mark.parametrize("answer", ["there:H10", "any"])
def test_of_equal_hexes_the_player_of_the_focus_chooses(answer: str) -> None:
    table = a_turn("brute", at="E9", foes={"K11": "bandit-guard"}, friends={"E11": "scoundrel"})
    late(table, 20).wake("guard-5").do("end")
    (choice,) = table.match.asked
    assert (choice.seat, choice.kind) == (1, "monster")
    assert {"any", "there:H10", "there:H11"} <= set(choice.options)
    first = next(key for key in choice.options if key != "any")
    table.do(answer)
    assert table.spot("bandit-guard-1") == (first if answer == "any" else answer).rpartition(":")[2]


# The invisible


CORRIDOR = "G9 G10 G11 G12 I9 I10 I11 I12"  # on both sides of H9 to H12


@rule("GH-COND-26", "GH-FOCUS-15", "GH-IX-09")
@pytest.mark.parametrize(("hidden", "focus"), [(False, ["brute"]), (True, [])])
def test_an_invisible_character_stands_in_the_way_like_an_obstacle(hidden: bool, focus: list[str]) -> None:
    table = a_turn("brute", at="H10", foes={"H9": "bandit-guard"}, friends={"H12": "scoundrel"})
    if hidden:
        table.figure("brute").conditions["invisible"] = 2
    ends(table.lay(obstacles=CORRIDOR).wake("guard-3"))
    assert [each["focus"] for each in table.told("focus")] == focus
    assert [whom for _, whom, _ in hits(table)] == focus
    assert table.spot("bandit-guard-1") == "H9"


@rule("GH-COND-26", "GH-FOCUS-15", "GH-FOCUS-13")
@pytest.mark.parametrize(("at", "end"), [("H12", "H11"), ("H11", "G11")])
def test_a_flyer_passes_over_an_invisible_character_but_does_not_end_there(at: str, end: str) -> None:
    table = a_turn("brute", at="H10", friends={at: "scoundrel"})
    table.figure("brute").conditions["invisible"] = 2
    ends(stranger(table, "H9", "sun-demon", "sun-demon-2"))  # move 2, attack adjacent enemies
    assert [whom for _, whom, _ in hits(table)] == ["scoundrel"]
    assert table.spot("sun-demon-1") == end
