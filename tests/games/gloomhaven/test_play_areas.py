"""AREA: areas of attacks and other actions, laid in a running match."""

from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn
from tests.games.gloomhaven.staging import afflicted, lay, used_cards

GUARD = "bandit-guard-1"


def layings(table: Table) -> list[set[str]]:
    return [set(option[4:].split("+")) for option in table.options if option.startswith("lay:")]


def ring(text: str = "bandit-guard 9") -> dict[str, str]:
    return dict.fromkeys(("H10", "G11", "G12", "H12", "I12", "I11"), text)


@rule("GH-AREA-01", "GH-AREA-02")
def test_a_pattern_around_the_grey_hex_is_turned_in_every_direction() -> None:
    table = a_turn("brute", "leaping-cleave", foes=ring()).do("top:leaping-cleave")
    assert len(layings(table)) == 6
    assert all(area < set(ring()) and len(area) == 2 for area in layings(table))


@rule("GH-AREA-02", "GH-AREA-08", "GH-IX-08")
def test_a_melee_area_reaches_a_distant_enemy_and_has_no_disadvantage() -> None:
    table = a_turn("brute", "skewer", foes={"H10": "bandit-guard 9", "H9": "bandit-guard 9"})
    lay(table.do("top:skewer"), "H10", "H9").do(f"hit:{GUARD}", "hit:bandit-guard-2")
    assert used_cards(table) == [["+0"], ["+0"]]
    assert [table.hp(GUARD), table.hp("bandit-guard-2")] == [6, 6]


@rule("GH-AREA-03", "GH-AREA-04", "GH-AREA-06")
def test_all_enemies_on_the_red_hexes_are_attacked_with_a_card_each() -> None:
    table = a_turn("brute", "sweeping-blow", foes=ring()).next_cards("brute", "+1", "-1", "+0")
    table.do("top:sweeping-blow")
    area = layings(table)[0]
    lay(table, *area)
    for number in [each.number for each in table.w.figures if each.kind == "monster" and table.spot(each.id) in area]:
        table.do(f"hit:bandit-guard-{number}")
    assert used_cards(table) == [["+1"], ["-1"], ["+0"]]


@rule("GH-AREA-04")
def test_one_hex_of_a_ranged_area_must_be_in_range_and_need_not_hold_an_enemy() -> None:
    # F9 is four hexes from H12, one hex of the triangle beside it three.
    near = a_turn("tinkerer", "ink-bomb", at="H12", foes={"F9": "bandit-guard 9"}).do("top:ink-bomb")
    assert any("F9" in area for area in layings(near))
    far = a_turn("tinkerer", "ink-bomb", at="K13", foes={"E9": "bandit-guard 9"}).do("top:ink-bomb")
    assert far.kind == "turn"


@rule("GH-AREA-07", "GH-TERM-03")
def test_an_ally_in_the_area_is_no_target() -> None:
    table = a_turn("brute", "leaping-cleave", foes={"H10": "bandit-guard 9"}, friends={"I11": "scoundrel"})
    lay(table.do("top:leaping-cleave"), "H10", "I11")
    assert [option for option in table.options if option.startswith("hit")] == [f"hit:{GUARD}"]


@rule("GH-COND-24", "GH-AREA-03")
def test_an_invisible_enemy_in_the_area_is_no_target() -> None:
    table = a_turn("brute", "leaping-cleave", foes={"H10": "bandit-guard 9", "I11": "bandit-guard 9"})
    lay(afflicted(table, "bandit-guard-2", "invisible").do("top:leaping-cleave"), "H10", "I11")
    assert table.why_not("hit:bandit-guard-2") == "GH-COND-24"


@rule("GH-AREA-09")
def test_an_action_that_is_no_attack_can_use_the_area() -> None:
    # Muddle for all figures in the area, friends among them.
    table = a_turn("cragheart", "dirt-tornado", at="H12", foes={"H9": "bandit-guard 9"}, friends={"I10": "brute"})
    lay(table.do("top:dirt-tornado"), "H9", "I10").do(f"hit:{GUARD}")
    table.pass_all()
    assert (table.has(GUARD, "muddle"), table.has("brute", "muddle")) == (True, True)
    assert len(table.told("hit")) == 1
