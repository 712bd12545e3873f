"""Items 16 to 112, each used at its moment in a running game."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.prepare import last_of_the_shop
from questhall.games.gloomhaven.state import Held, Walk
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import guards, left
from tests.games.gloomhaven.halves import AWAY
from tests.games.gloomhaven.moments import attacked, cards, item
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

FRIEND = {AWAY: "scoundrel"}


def with_item(number: int, card: str = "", **position: object) -> Table:
    """The Brute's turn with one item; `trample` is a melee attack of 3 with PIERCE 2, `spare-dagger` one at range 3."""
    position.setdefault("friends", FRIEND)
    return a_turn("brute", card, items=(number,), **position)  # type: ignore[arg-type]  # a position


def state_of(table: Table, number: int, seat: int = 0) -> str:
    return next(mine.state for mine in table.hero(seat).equipment if mine.number == number)


# In one's turn


@rule("GH-ITEM-12", "GH-HEAL-01")
@pytest.mark.parametrize(("number", "points", "then"), [(24, 1, "rotated"), (27, 5, "used-up"), (55, 7, "used-up")])
def test_healing(number: int, points: int, then: str) -> None:
    table = with_item(number, hit_points=2).do(item(number))
    if table.kind == "heal":
        table.do("do" if "do" in table.options else "heal:brute")
    assert (table.hp("brute"), state_of(table, number)) == (2 + points, then)


def test_the_scroll_of_healing_heals_somebody_in_range_five() -> None:
    table = with_item(94, friends={"K12": "scoundrel"}, at="G9")
    table.figure("scoundrel").hit_points = 1
    assert rebuilt(table).do(item(94), "heal:scoundrel").hp("scoundrel") == 4


@rule("GH-ELEM-02", "GH-ELEM-13")
@pytest.mark.parametrize(
    ("number", "answers", "elements", "then"),
    [
        (20, ("infuse:fire",), ["fire"], "used-up"),
        (48, ("infuse:fire", "infuse:dark"), ["fire", "dark"], "used-up"),
        (83, (), ["ice"], "rotated"),
        (84, (), ["air"], "rotated"),
        (85, (), ["fire"], "rotated"),
        (86, (), ["earth"], "rotated"),
        (87, (), ["light"], "rotated"),
        (88, (), ["dark"], "rotated"),
    ],
)
def test_items_that_infuse(number: int, answers: tuple[str, ...], elements: list[str], then: str) -> None:
    table = with_item(number).do(item(number), *answers)
    assert (table.w.elements.coming, state_of(table, number)) == (elements, then)


@rule("GH-ELEM-05")
def test_the_circlet_turns_one_element_into_another() -> None:
    table = with_item(75, elements="fire").do(item(75), "feed:fire", "infuse:ice")
    assert (table.w.elements.columns["fire"], table.w.elements.coming) == (0, ["ice"])


@rule("GH-RECOV-01")
def test_the_major_stamina_potion_recovers_three_cards_and_the_scroll_two_of_an_ally() -> None:
    table = cards(with_item(34), discard="trample skewer spare-dagger leaping-cleave")
    table.do(item(34), "recover:trample", "recover:skewer", "recover:spare-dagger")
    assert table.hero().discard == ["leaping-cleave"]
    table = cards(with_item(95, friends={"K12": "scoundrel"}, at="G9"), discard="backstab smoke-bomb", seat=1)
    table.do(item(95), "target:scoundrel", "all")
    assert table.hero(1).discard == []


@rule("GH-RECOV-06")
def test_the_talisman_refreshes_a_small_item_that_was_used_up() -> None:
    table = with_item(17)
    table.hero().equipment += [Held(12, "used-up"), Held(8, "rotated"), Held(9, "used-up")]
    table = rebuilt(table).do(item(17), "refresh:item-12")
    assert [mine.state for mine in table.hero().equipment] == ["used-up", "ready", "rotated", "used-up"]


@rule("GH-RECOV-06")
@pytest.mark.parametrize(("number", "healed", "recovered"), [(28, 0, 0), (49, 3, 0), (69, 3, 2)])
def test_earrings_refresh_all_rotated_items(number: int, healed: int, recovered: int) -> None:
    table = cards(with_item(number, hit_points=2), discard="skewer spare-dagger leaping-cleave")
    table.hero().equipment += [Held(8, "rotated"), Held(1, "rotated"), Held(9, "used-up")]
    table = rebuilt(table).do(item(number), "do")
    if healed:
        table.do("do" if "do" in table.options else "heal:brute")
    if recovered:
        table.do("recover:skewer", "recover:spare-dagger")
    assert [mine.state for mine in table.hero().equipment[1:]] == ["ready", "ready", "used-up"]
    assert (table.hp("brute"), 3 - len(table.hero().discard)) == (2 + healed, recovered)


def test_the_lucky_eye_strengthens_oneself_and_adjacent_allies() -> None:
    table = with_item(63, friends={"H10": "scoundrel", AWAY: "tinkerer"}).do(item(63), "do")
    assert [table.has(name, "strengthen") for name in ("brute", "scoundrel", "tinkerer")] == [True, True, False]


def test_the_blinking_cape_jumps_four_hexes() -> None:
    table = with_item(73).do(item(73))
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    assert (walk.points, walk.jump) == (4, True)


# For a move


@pytest.mark.parametrize(("number", "more"), [(36, 3), (64, 4)])
def test_boots_lengthen_a_move(number: int, more: int) -> None:
    table = with_item(number, "grab-and-go", at="H12").do("bottom:grab-and-go", item(number))
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    assert (walk.points, state_of(table, number)) == (4 + more, "rotated")


# For an attack action


@rule("GH-ITEM-13")
@pytest.mark.parametrize(("number", "more"), [(41, 2), (112, 2)])
def test_more_for_a_whole_attack(number: int, more: int) -> None:
    table = with_item(number, "trample", foes=guards("H10")).do("top:trample", item(number), "hit:bandit-guard-1")
    assert (left(table, 1), state_of(table, number)) == ([9 - 3 - more], "used-up")


@rule("GH-ITEM-13", "GH-ELEM-05", "GH-ELEM-13")
@pytest.mark.parametrize(
    ("number", "card", "at"), [(37, "trample", "H10"), (37, "spare-dagger", "H9"), (54, "spare-dagger", "H9")]
)
def test_any_element_makes_a_whole_attack_stronger(number: int, card: str, at: str) -> None:
    table = with_item(number, card, foes=guards(at), elements="fire dark")
    table.do(f"top:{card}", item(number), "feed:dark", "hit:bandit-guard-1")
    assert (left(table, 1), state_of(table, number)) == ([9 - 3 - 1], "rotated")
    assert table.w.elements.columns["dark"] == 0
    table = with_item(number, card, foes=guards(at)).do(f"top:{card}")
    assert item(number) not in table.options


def test_the_staff_of_eminence_is_for_ranged_attacks() -> None:
    table = with_item(54, "trample", foes=guards("H10"), elements="fire").do("top:trample")
    assert item(54) not in table.options


@rule("GH-ATK-03")
@pytest.mark.parametrize(("number", "hex_", "beyond"), [(31, "I10", "I12"), (59, "I12", "K12")])
def test_helm_and_lens_lengthen_a_ranged_attack(number: int, hex_: str, beyond: str) -> None:
    table = with_item(number, "spare-dagger", at="E9", foes=guards(hex_, beyond, "H10")).do("top:spare-dagger")
    assert "hit:bandit-guard-1" not in table.options
    table.do(item(number))
    assert "hit:bandit-guard-2" not in table.options
    table.do("hit:bandit-guard-1")
    assert (left(table, 1), state_of(table, number)) == ([6], "rotated")


def test_the_hooked_chain_pulls_the_targets_of_a_ranged_attack() -> None:
    table = with_item(39, "spare-dagger", at="E9", foes=guards("H10"))
    table.do("top:spare-dagger", item(39), "hit:bandit-guard-1", "pull:G10")
    assert table.spot("bandit-guard-1") == "F9"


@rule("GH-ITEM-13", "GH-AREA-02")
@pytest.mark.parametrize(
    ("number", "card", "foes"),
    [
        (18, "trample", ("H10", "I11")),
        (26, "trample", ("H10", "H9")),
        (47, "trample", ("H10", "I11", "G11")),
        (33, "spare-dagger", ("H10", "I10", "I11")),
    ],
)
def test_an_area_instead_of_a_single_target(number: int, card: str, foes: tuple[str, ...]) -> None:
    table = with_item(number, card, foes=guards(*foes)).do(f"top:{card}", item(number))
    table.do(next(key for key in table.options if {*foes} <= {*key.removeprefix("lay:").split("+")}))
    for enemy in range(1, len(foes) + 1):
        table.do(f"hit:bandit-guard-{enemy}")
    assert left(table, len(foes)) == [6] * len(foes)
    assert state_of(table, number) == ("rotated" if number == 26 else "used-up")


def test_an_attack_on_several_is_not_turned_into_an_area() -> None:
    table = with_item(18, "sweeping-blow", foes=guards("H10", "I11")).do("top:sweeping-blow")
    assert item(18) not in table.options


# For a single attack


@rule("GH-ITEM-13", "GH-COND-01")
@pytest.mark.parametrize(
    ("number", "card", "conditions", "then"),
    [
        (19, "spare-dagger", ["immobilize"], "rotated"),
        (21, "trample", ["stun"], "used-up"),
        (25, "trample", ["wound"], "rotated"),
        (62, "spare-dagger", ["poison", "stun"], "used-up"),
    ],
)
def test_conditions_for_a_single_attack(number: int, card: str, conditions: list[str], then: str) -> None:
    at = "H9" if card == "spare-dagger" else "H10"
    table = with_item(number, card, foes=guards(at)).do(f"top:{card}", "hit:bandit-guard-1", item(number))
    assert (sorted(table.figure("bandit-guard-1").conditions), state_of(table, number)) == (conditions, then)


@pytest.mark.parametrize(("number", "card"), [(53, "trample"), (62, "trample")])
def test_curses_for_a_single_attack(number: int, card: str) -> None:
    table = with_item(number, card, foes=guards("H10")).do(f"top:{card}", "hit:bandit-guard-1", item(number))
    assert table.w.decks["monsters"].draw.cards.count("curse-monsters") == 1


BLADES = [(77, "ice"), (78, "air"), (79, "fire"), (80, "earth"), (81, "light"), (82, "dark")]


@rule("GH-ELEM-05")
@pytest.mark.parametrize(("number", "element"), BLADES)
def test_a_blade_grows_with_its_element(number: int, element: str) -> None:
    table = with_item(number, "trample", foes=guards("H10"), elements=element)
    table.do("top:trample", "hit:bandit-guard-1", item(number))
    assert (left(table, 1), state_of(table, number)) == ([9 - 3 - 2], "ready")
    assert table.w.elements.columns[element] == 0  # type: ignore[index]  # an element
    table = with_item(number, "trample", foes=guards("H10")).do("top:trample", "hit:bandit-guard-1")
    assert left(table, 1) == [6]


# Against attacks


@rule("GH-SHIELD-01", "GH-ITEM-12")
@pytest.mark.parametrize(
    ("number", "shield", "back", "then"),
    [(32, 2, 0, "rotated"), (46, 1, 2, "rotated"), (61, 4, 0, "rotated"), (91, 4, 0, "used-up")],
)
def test_a_shield_against_one_attack(number: int, shield: int, back: int, then: str) -> None:
    table = attacked(with_item(number, foes=guards("H10")), 5).do(item(number)).pass_all()
    assert (table.hp("brute"), left(table, 1)) == (10 - 5 + shield, [9 - back])
    assert state_of(table, number) == then


def test_shadow_armor_cancels_all_of_an_attacks_damage() -> None:
    table = attacked(with_item(51, foes=guards("H10")), 5).do(item(51)).pass_all()
    assert (table.hp("brute"), state_of(table, 51)) == (10, "used-up")


@rule("GH-ITEM-08", "GH-ITEM-09")
@pytest.mark.parametrize(("number", "slots", "back"), [(23, 3, 0), (44, 4, 0), (65, 5, 0), (74, 3, 1), (104, 5, 0)])
def test_armour_with_slots_shields_each_time(number: int, slots: int, back: int) -> None:
    assert equipment.item(number).slots == slots
    table = attacked(with_item(number, foes=guards("H10")), 3).pass_all()
    (mine,) = table.hero().equipment
    assert (table.hp("brute"), mine.used, left(table, 1)) == (8, 1, [9 - back])


def test_studded_leather_gives_disadvantage_and_a_shield() -> None:
    table = attacked(with_item(30, foes=guards("H10")).next_cards("monsters", "+1", "+0"), 3)
    table.do(item(30)).pass_all()
    assert (table.hp("brute"), state_of(table, 30)) == (8, "rotated")


# Always


@rule("GH-ITEM-07", "GH-COND-04")
@pytest.mark.parametrize(
    ("number", "immune"),
    [(22, ["push", "pull"]), (38, ["stun", "muddle"]), (52, ["poison", "wound"])],
)
def test_immunities(number: int, immune: list[str]) -> None:
    w = set_out(number)
    assert next(each.immune for each in w.figures if each.name == "brute") == immune


def set_out(number: int):  # type: ignore[no-untyped-def]  # a World
    """A level-9 Brute that has bought this item alone, at its first selection."""
    terms = GAME.terms(2, scenario=1, party="brute,scoundrel", levels="9")
    match: Match = Match(GAME, terms, b"items at setup..", Keep.JOURNAL)
    while match.asked and match.asked[0].kind != "cards":
        (choice, *_) = match.asked
        bought = f"buy:item-{number}"
        key = "done" if choice.kind == "items" else next(iter(choice.options))
        match.answer(choice.seat, bought if bought in choice.options and choice.seat == 0 else key)
    return match.state


@rule("GH-ITEM-04")
def test_the_cloak_of_pockets_makes_room_for_two_more_small_items() -> None:
    terms = GAME.terms(2, scenario=1, party="brute,scoundrel", levels="2")
    match: Match = Match(GAME, terms, b"items at setup..", Keep.JOURNAL)
    while match.asked[0].kind != "items":
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    for number in (16, 12, 13):
        match.answer(0, f"buy:item-{number}")
    assert [mine.number for mine in match.state.heroes[0].equipment] == [16, 12, 13]


@pytest.mark.parametrize(("number", "points"), [(29, 3), (57, 4)])
def test_shoes_better_the_basic_move(number: int, points: int) -> None:
    table = with_item(number, "trample", at="H12").do("move:trample")
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    assert walk.points == points
    assert table.do("go:H11").hero().discard == ["trample"]


@pytest.mark.parametrize(("number", "value"), [(40, 3), (67, 4)])
def test_blades_better_the_basic_attack(number: int, value: int) -> None:
    table = with_item(number, "trample", foes=guards("H10")).do("attack:trample", "hit:bandit-guard-1")
    assert (left(table, 1), table.hero().discard) == ([9 - value], ["trample"])


def test_the_mask_of_terror_pushes_with_every_melee_attack() -> None:
    table = with_item(66, "shield-bash", at="H12", foes=guards("H11"))
    table.do("top:shield-bash", "hit:bandit-guard-1", "push:H10")
    assert table.spot("bandit-guard-1") == "H10"


@rule("GH-ATK-04")
def test_the_halberd_reaches_two_hexes_with_a_single_melee_attack() -> None:
    table = with_item(68, "trample", foes=guards("H9")).do("top:trample", "hit:bandit-guard-1")
    assert left(table, 1) == [6]
    table = with_item(68, "whirlwind", foes=guards("H9", "H10")).do("top:whirlwind")
    assert "hit:bandit-guard-1" not in table.options


def test_the_boots_of_levitation_fly() -> None:
    assert equipment.item(71).flying
    table = with_item(71, "grab-and-go", at="H12")
    table.figure("brute").flying = True
    table.lay(obstacles="H10").do("bottom:grab-and-go", "go:H10")
    assert table.spot("brute") == "H10"


# The shop


@rule("GH-SHOP-05")
@pytest.mark.parametrize(("level", "last"), [(1, 14), (2, 21), (5, 42), (9, 70)])
def test_the_shop_grows_with_the_highest_level(level: int, last: int) -> None:
    assert last_of_the_shop(level) == last
    terms = GAME.terms(2, scenario=1, party="brute,scoundrel", levels=f"1,{level}")
    assert max(GAME.new(terms).shop) <= last


def test_retaliation_of_an_item_is_for_that_attack_alone() -> None:
    table = attacked(with_item(46, foes=guards("H10")), 5).do(item(46)).pass_all()
    assert table.figure("brute").retaliate == []
    assert Retaliation(2) not in table.figure("brute").retaliate
