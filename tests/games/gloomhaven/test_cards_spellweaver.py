"""The Spellweaver's halves of levels 2 to 9 that are more than plain, each from its printed words."""

from typing import Any

import pytest

from questhall.games.gloomhaven.rules.play.components import deck_name
from questhall.games.gloomhaven.rules.play.table import (
    distance,
    in_one_room,
    place,
    retaliations,
    rooms_of,
    shield_of,
)
from questhall.games.gloomhaven.state import Dying, Figure, Walk
from questhall.hex.bits import cells_of
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, SHOOTING_ARCHERS, guards, left
from tests.games.gloomhaven.halves import AWAY, gone, half_of
from tests.games.gloomhaven.moments import attacked, cards
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.staging import summon_acts


def weave(card: str, half: str, **position: Any) -> Table:
    return half_of("spellweaver", card, half, **position)


def strongest(table: Table) -> int:
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    return walk.points


@rule("GH-ELEM-05", "GH-ELEM-09")
@pytest.mark.parametrize(
    ("elements", "answers", "damage", "stunned"),
    [
        ("", (), 1, False),
        ("fire", ("feed:fire",), 3, False),
        ("ice", ("feed:ice",), 1, True),
        ("fire ice", ("feed:fire", "feed:ice"), 3, True),
        ("fire ice", ("pass", "pass"), 1, False),
    ],
)
def test_cold_fire_grows_with_fire_and_stuns_with_ice(
    elements: str, answers: tuple[str, ...], damage: int, stunned: bool
) -> None:
    table = weave("cold-fire", "top", at="E9", foes=guards("H10", "H11", "I11"), elements=elements).do(*answers)
    ways = [key for key in table.options if {"H10", "H11", "I11"} <= {*key.removeprefix("lay:").split("+")}]
    table.do(ways[0], "hit:bandit-guard-1", "hit:bandit-guard-2", "hit:bandit-guard-3")
    assert left(table, 3) == [9 - damage] * 3
    assert (table.has("bandit-guard-2", "stun"), gone(table)) == (stunned, "discard")


@rule("GH-ELEM-05", "GH-XP-03")
@pytest.mark.parametrize(("elements", "points", "then"), [("", 3, "discard"), ("earth", 5, "discard, 1 XP")])
def test_elemental_aid_heals_more_with_earth(elements: str, points: int, then: str) -> None:
    table = weave("elemental-aid", "top", at="E9", friends={"G10": "brute", "H10": "scoundrel"}, elements=elements)
    table.figure("brute").hit_points = 1
    table.do(*(["feed:earth"] if elements else []))
    assert "heal:scoundrel" not in table.options
    table.do("heal:brute")
    assert (table.hp("brute"), gone(table)) == (1 + points, then)


@rule("GH-ACTIVE-10", "GH-ELEM-09")
def test_elemental_aid_shields_any_one_ally_or_with_air_all_of_them() -> None:
    friends = {"K13": "brute", "H10": "scoundrel"}
    table = weave("elemental-aid", "bottom", at="E9", friends=friends).do("target:brute")
    given = {name: [gift.card for gift in table.figure(name).gifts] for name in ("brute", "scoundrel", "spellweaver")}
    assert given == {"brute": ["elemental-aid"], "scoundrel": [], "spellweaver": []}
    assert (gone(table), table.hero().active[0].duration) == ("active", "round")
    table = weave("elemental-aid", "bottom", at="E9", friends=friends, elements="air").do("feed:air", "do")
    given = {name: [gift.card for gift in table.figure(name).gifts] for name in ("brute", "scoundrel", "spellweaver")}
    assert given == {"brute": ["elemental-aid"], "scoundrel": ["elemental-aid"], "spellweaver": []}


@rule("GH-COND-19", "GH-ELEM-09")
def test_spirit_of_doom_curses_or_with_dark_kills_a_normal_enemy() -> None:
    foes = {"I10": "bandit-guard elite", "H10": "bandit-guard", "I12": "bandit-guard"}
    table = weave("spirit-of-doom", "top", at="E9", foes=foes)
    assert set(table.options) == {"target:bandit-guard-1", "target:bandit-guard-2", "skip"}
    table.do("target:bandit-guard-1")
    assert (table.w.decks["monsters"].draw.cards.count("curse-monsters"), gone(table)) == (1, "lost")
    table = weave("spirit-of-doom", "top", at="E9", foes=foes, elements="dark").do("feed:dark")
    assert set(table.options) == {"target:bandit-guard-2", "skip"}
    table.do("target:bandit-guard-2")
    assert (table.alive("bandit-guard-2"), gone(table)) == (False, "lost, 1 XP")
    assert "curse-monsters" not in table.w.decks["monsters"].draw.cards


@rule("GH-HEAL-01", "GH-ELEM-09")
@pytest.mark.parametrize(("elements", "life"), [("", 1 + 5), ("light", 11)])
def test_spirit_of_doom_heals_an_ally_for_half_or_with_light_all_of_its_life(elements: str, life: int) -> None:
    table = weave("spirit-of-doom", "bottom", at="E9", friends={"K13": "brute"}, elements=elements)
    table.figure("brute").hit_points, table.figure("brute").most_hit_points = 1, 11
    table.do(*(["feed:light"] if elements else []))
    assert "heal:spellweaver" not in table.options
    table.do("heal:brute")
    assert (table.hp("brute"), gone(table)) == (life, "lost, 1 XP")


@rule("GH-ELEM-13")
def test_chromatic_explosion_moves_two_and_infuses_an_element_of_choice() -> None:
    table = weave("chromatic-explosion", "bottom", at="H12")
    assert strongest(table) == 2
    assert gone(table.do("go:H11", "infuse:light")) == "discard, light"


@rule("GH-ACTIVE-04", "GH-RETAL-01")
def test_engulfed_in_flames_answers_the_next_five_melee_attacks() -> None:
    assert gone(weave("engulfed-in-flames", "bottom").do("do")) == "active"
    table = a_turn("spellweaver", foes=guards("H10"), friends={AWAY: "brute"})
    table = attacked(table.activate("engulfed-in-flames", "bottom", used=2), 1).do("take")
    assert (left(table, 1), table.hero().active[0].used, table.hero().xp) == ([6], 3, 1)


def test_engulfed_in_flames_does_not_burn_for_a_shot() -> None:
    table = a_turn("spellweaver", foes={"H9": "bandit-archer 9"}, friends={AWAY: "brute"})
    table.activate("engulfed-in-flames", "bottom").wake(SHOOTING_ARCHERS).do("end").pass_all("cards")
    assert (table.hp("bandit-archer-1"), table.hero().active[0].used) == (9, 0)


@rule("GH-ELEM-05", "GH-FX-11")
def test_living_torch_shoots_and_with_light_burns_all_enemies_beside_the_target() -> None:
    foes = {**guards("H10", "H9", "I10"), "K10": "bandit-guard 9"}
    table = weave("living-torch", "top", at="E9", foes=foes, friends={"H11": "brute"}, elements="light")
    table.do("feed:light", "hit:bandit-guard-1", "do")
    assert (left(table, 4), table.hp("brute")) == ([5, 7, 7, 9], 10)
    assert (table.has("bandit-guard-1", "immobilize"), gone(table)) == (True, "discard, 1 XP")
    table = weave("living-torch", "top", at="E9", foes=foes, friends={"H11": "brute"})
    assert gone(table.do("hit:bandit-guard-1")) == "discard"
    assert left(table, 4) == [5, 9, 9, 9]


def test_the_burning_avatar_infuses_fire_with_its_attacks() -> None:
    table = summon_acts(an_avatar(guards("H9")), "burning-avatar-1")
    assert (left(table, 1), table.w.elements.columns["fire"]) == ([7], 2)


def an_avatar(foes: dict[str, str]) -> Table:
    """It was summoned in an earlier round."""
    table = a_turn("spellweaver", foes=foes, friends={AWAY: "brute"}, at="E13").activate("living-torch", "bottom")
    avatar = Figure("summon", "burning-avatar", 2, 2, number=1, owner="spellweaver", seat=0, card="living-torch")
    avatar.cell, avatar.acted = place(table.w).cells["H11"], True
    table.w.figures.append(avatar)
    return rebuilt(table)


@rule("GH-SUMMON-04", "GH-ATK-13")
def test_the_burning_avatar_attacks_all_adjacent_enemies_when_it_dies() -> None:
    foes = {**guards("H10", "I11"), "H9": "bandit-guard 9"}
    table = an_avatar(foes)
    table.figure("burning-avatar-1").hit_points = 1
    table.wake(ATTACKING_GUARDS).do("end").pass_all("cards")
    assert not table.alive("burning-avatar-1")
    assert left(table, 3) == [6, 6, 9]
    assert table.hero().lost == ["living-torch"]
    assert [each["deck"] for each in table.told("modifier")].count("spellweaver") == 2


def test_the_cards_of_a_dead_avatars_attack_are_counted_to_its_owners_deck() -> None:
    table = an_avatar(guards("H10"))
    avatar = table.figure("burning-avatar-1")
    table.w.figures.remove(avatar)
    table.w.agenda = [Dying(avatar)]
    assert deck_name(table.w, "burning-avatar-1") == "spellweaver"


@rule("GH-ELEM-05", "GH-XP-03")
@pytest.mark.parametrize(
    ("elements", "points", "hidden", "then"), [("", 3, False, "discard"), ("dark", 5, True, "discard, 1 XP")]
)
def test_frozen_night_moves_farther_and_hides_with_dark(elements: str, points: int, hidden: bool, then: str) -> None:
    table = weave("frozen-night", "bottom", at="H12", elements=elements).do(*(["feed:dark"] if elements else []))
    assert strongest(table) == points
    table.do("go:H11", *(["do"] if elements else []))
    assert (table.has("spellweaver", "invisible"), gone(table)) == (hidden, then)


@rule("GH-RECOV-01", "GH-RECOV-03")
def test_twin_restoration_recovers_two_lost_cards_and_never_comes_back() -> None:
    table = a_turn("spellweaver", "twin-restoration", friends={AWAY: "brute"})
    table = cards(table, lost="fire-orbs mana-bolt frost-armor").do("top:twin-restoration", "recover:mana-bolt")
    table.do("recover:fire-orbs")
    assert table.kind == "turn"
    assert {"mana-bolt", "fire-orbs"} <= {*table.hero().hand}
    assert table.hero().lost == ["frost-armor", "twin-restoration"]


@rule("GH-ELEM-05", "GH-ATK-11", "GH-FX-05")
@pytest.mark.parametrize(("elements", "targets", "then"), [("", 1, "lost, 2 XP"), ("earth", 2, "lost, 3 XP")])
def test_stone_fists_strike_push_and_hold_two_with_earth(elements: str, targets: int, then: str) -> None:
    table = weave("stone-fists", "top", foes=guards("H10", "I11"), elements=elements)
    table.do(*(["feed:earth"] if elements else []))
    for number in range(1, targets + 1):
        table.do(f"hit:bandit-guard-{number}", "skip")
    assert (table.kind, left(table, 2)) == ("turn", [3, 3][:targets] + [9] * (2 - targets))
    assert (table.has("bandit-guard-1", "immobilize"), gone(table)) == (True, then)


@rule("GH-ELEM-05", "GH-ELEM-09")
def test_one_earth_betters_both_actions_of_stone_fists() -> None:
    table = weave("stone-fists", "bottom", at="H12", elements="earth").do("feed:earth")
    assert strongest(table) == 4
    table.do("go:H11", "do")
    assert (shield(table), gone(table)) == (2, "active, 1 XP")
    table = weave("stone-fists", "bottom", at="H12", elements="earth").do("pass")
    assert strongest(table) == 3
    table.do("go:H11", "do")
    assert (shield(table), gone(table)) == (1, "active")


def shield(table: Table) -> int:
    return shield_of(table.figure("spellweaver"))


@rule("GH-LOOT-01", "GH-LOOT-03")
def test_zephyr_wings_loot_at_most_four_tokens() -> None:
    table = weave("zephyr-wings", "top", at="E9", coins={"E10": 3, "G10": 3, "H10": 1}).do("do")
    assert set(table.options) == {"grab:E10", "grab:G10", "stop"}
    table.do("grab:G10", "grab:E10")
    assert (table.hero().coins, sum(table.w.coins.values()), gone(table)) == (4, 3, "discard")
    table = weave("zephyr-wings", "top", at="E9", coins={"E10": 1, "G10": 2}).do("do")
    assert table.hero().coins == 3


@rule("GH-ELEM-09")
def test_zephyr_wings_reach_three_hexes_with_air() -> None:
    table = weave("zephyr-wings", "top", at="E9", coins={"H10": 2}, elements="air").do("feed:air", "do")
    assert (table.hero().coins, gone(table)) == (2, "discard, 1 XP")


@pytest.mark.parametrize(("elements", "points", "then"), [("", 8, "lost, 1 XP"), ("air", 11, "lost, 2 XP")])
def test_zephyr_wings_fly_farther_with_air(elements: str, points: int, then: str) -> None:
    table = weave("zephyr-wings", "bottom", at="H12", elements=elements).do(*(["feed:air"] if elements else []))
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    assert (walk.points, walk.jump) == (points, True)
    assert gone(table.do("go:H11")) == then


@rule("GH-ACTIVE-04", "GH-RETAL-01", "GH-RETAL-02")
def test_cold_front_cancels_an_attacks_damage_and_answers_from_three_hexes_away() -> None:
    assert gone(weave("cold-front", "bottom").do("do")) == "active"
    table = a_turn("spellweaver", foes={"H9": "bandit-archer 9"}, friends={AWAY: "brute"})
    table.activate("cold-front", "bottom").wake(SHOOTING_ARCHERS).do("end").pass_all("cards")
    assert (table.hp("spellweaver"), table.hp("bandit-archer-1")) == (6, 6)
    assert (table.hero().active[0].used, table.hero().xp) == (1, 1)


def test_cold_front_does_nothing_against_a_trap() -> None:
    table = a_turn("spellweaver", "forked-beam", at="H12", traps="H11", friends={AWAY: "brute"})
    table.activate("cold-front", "bottom").do("bottom:forked-beam", "go:H11", "take")
    assert (table.hp("spellweaver") < 6, table.hero().active[0].used) == (True, 0)


@rule("GH-AREA-03", "GH-ELEM-05", "GH-BOSS-02")
def test_black_hole_strikes_an_area_and_with_dark_kills_the_normal_in_it() -> None:
    foes = {"H10": "bandit-guard elite 9", "H11": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = weave("black-hole", "top", at="E9", foes=foes, elements="dark").do("feed:dark")
    ways = [key for key in table.options if {"H10", "H11", "I11"} <= {*key.removeprefix("lay:").split("+")}]
    table.do(ways[0], "hit:bandit-guard-1", "hit:bandit-guard-2", "hit:bandit-guard-3", "do")
    assert [table.alive(f"bandit-guard-{number}") for number in (1, 2, 3)] == [True, False, False]
    assert (table.hp("bandit-guard-1"), gone(table)) == (9 - 4 + 1, "lost, 3 XP")


@rule("GH-FX-06")
def test_black_hole_pulls_all_around_a_hex_two_hexes_towards_it() -> None:
    table = weave("black-hole", "bottom", at="E9", foes=guards("H10", "K12"), friends={"E13": "brute"})
    assert "centre:K11" not in table.options
    table.do("centre:H11")
    while table.kind == "shove":
        table.do(next(key for key in table.options if key.startswith("pull")))
    centre = place(table.w).cells["H11"]
    away = [distance(table.w, centre, table.figure(f"bandit-guard-{number}").cell) for number in (1, 2)]
    assert (away, gone(table)) == ([0, 1], "discard")


@rule("GH-ATK-10", "GH-ELEM-05")
@pytest.mark.parametrize(("elements", "damage", "then"), [("", 3, "discard"), ("fire", 4, "discard, 1 XP")])
def test_inferno_strikes_all_enemies_of_the_room_and_hurts_allies_there(elements: str, damage: int, then: str) -> None:
    table = weave("inferno", "top", at="E9", foes=guards("K12", "H10"), friends={"G9": "brute"}, elements=elements)
    table.do(*(["feed:fire"] if elements else []), "hit:bandit-guard-1", "hit:bandit-guard-2", "take")
    assert (left(table, 2), table.hp("brute"), table.hp("spellweaver")) == ([9 - damage] * 2, 8, 6)
    assert gone(table) == then


def test_inferno_does_not_reach_into_another_room_and_a_doorway_belongs_to_both() -> None:
    table = a_turn("spellweaver", "inferno", foes=guards("H10"), friends={"G9": "brute"})
    own, guard, dungeon = table.figure("spellweaver"), table.figure("bandit-guard-1"), place(table.w)
    (here,) = rooms_of(table.w, own.cell)
    doorway, joined = next((cell, rooms) for cell, rooms in dungeon.behind.items() if here in rooms)
    beyond = next(room for room in joined if room != here)
    table.w.rooms, table.w.doors = [here, beyond], [doorway]
    assert in_one_room(table.w, own, guard)
    guard.cell = doorway
    assert in_one_room(table.w, own, guard)
    guard.cell = next(cells_of(dungeon.rooms[beyond]))
    assert not in_one_room(table.w, own, guard)


@rule("GH-RETAL-02", "GH-ACTIVE-10")
def test_inferno_lets_oneself_and_all_allies_answer_from_three_hexes_away() -> None:
    table = weave("inferno", "bottom", at="E9", friends={"K13": "brute"}).do("do")
    for name in ("spellweaver", "brute"):
        ((back, _),) = retaliations(table.figure(name))
        assert (back.damage, back.range) == (2, 3)
    assert (gone(table), table.hero().active[0].duration) == ("active", "round")
