"""Items 1 to 7, each used at its moment in a running game."""

from questhall.games.gloomhaven.state import Held
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

FAR = {"E9": "scoundrel"}
GUARD = {"bandit-guard": "guard-5"}  # move, and attack 2


def state_of(table: Table, number: int) -> str:
    return next(mine.state for mine in table.hero().equipment if mine.number == number)


def stunned(table: Table) -> Table:
    """Stunned to the end of the next turn; this turn ends by itself where nothing else can be done."""
    table.figure("brute").conditions["stun"] = 2
    return rebuilt(table)


# Boots of Striding


@rule("GH-ITEM-05", "GH-ITEM-12")
def test_the_boots_of_striding_make_a_move_two_hexes_longer_and_are_rotated() -> None:
    table = a_turn("brute", "grab-and-go", at="E13", items=(1,))
    table.do("bottom:grab-and-go")
    assert "go:K12" not in table.options
    table.do("item:item-1", "go:K12")
    assert (table.spot("brute"), state_of(table, 1)) == ("K12", "rotated")


def test_the_boots_of_striding_help_a_move_that_is_under_way() -> None:
    table = a_turn("brute", "grab-and-go", at="E13", items=(1,))
    table.do("bottom:grab-and-go", "step:F12", "step:G13", "item:item-1", "go:K12")
    assert table.spot("brute") == "K12"


@rule("GH-ITEM-05")
def test_the_boots_of_striding_do_not_help_twice() -> None:
    table = a_turn("scoundrel", "quick-hands", "flanking-strike", at="E13", items=(1,))
    table.do("top:quick-hands", "item:item-1", "go:F12", "bottom:flanking-strike")
    assert "item:item-1" not in table.options


@rule("GH-ITEM-05", "GH-REST-08")
def test_a_long_rest_refreshes_the_boots_but_not_the_cloak() -> None:
    table = a_turn("brute", "grab-and-go", items=(1, 5), foes={"E13": "bandit-guard immobilize"})
    table.do("item:item-5", "do", "bottom:grab-and-go", "item:item-1", "go:K9", "end").pass_all("cards")
    assert (state_of(table, 1), state_of(table, 5)) == ("rotated", "used-up")
    table.do("rest").pass_all("long-rest")
    table.do(table.options[0])
    assert (state_of(table, 1), state_of(table, 5)) == ("ready", "used-up")


# Winged Shoes


@rule("GH-MOVE-06", "GH-ITEM-05")
def test_the_winged_shoes_turn_a_move_into_a_jump() -> None:
    foes = {"F12": "bandit-guard", "E12": "bandit-guard"}
    table = a_turn("brute", "grab-and-go", at="E13", items=(2,), foes=foes, friends=FAR)
    table.do("bottom:grab-and-go")
    assert set(table.options) == {"skip", "item:item-2"}
    table.do("item:item-2", "step:F12", "go:G13")
    assert (table.spot("brute"), state_of(table, 2)) == ("G13", "rotated")


def test_the_winged_shoes_are_not_offered_for_a_jump() -> None:
    table = a_turn("brute", "leaping-cleave", items=(2,))
    table.do("bottom:leaping-cleave")
    assert "item:item-2" not in table.options


@rule("GH-MOVE-07")
def test_a_move_with_the_winged_shoes_springs_a_trap_only_where_it_ends() -> None:
    table = a_turn("brute", "grab-and-go", at="H12", items=(2,), traps="H11 H10")
    table.do("bottom:grab-and-go", "item:item-2", "step:H11", "go:H10", "take")
    assert (table.hp("brute"), len(table.w.traps)) == (7, 1)


@rule("GH-OVERLAY-11")
def test_the_winged_shoes_do_not_burn_the_owner_again_where_it_already_stands() -> None:
    table = a_turn("brute", "grab-and-go", at="G13", items=(2,), friends={"H14": "scoundrel"}, scenario=3)
    table.do("bottom:grab-and-go", "step:F14", "take", "item:item-2", "stop")
    assert (table.kind, table.hp("brute")) == ("turn", 9)


# Hide Armor


@rule("GH-ITEM-08", "GH-ITEM-09")
def test_the_hide_armor_must_lower_two_hits_and_is_rotated_then() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard", "I11": "bandit-guard"}
    table = a_turn("brute", "trample", items=(3,), foes=foes, friends=FAR, acts=GUARD)
    table.do("end")
    assert (state_of(table, 3), table.hero().equipment[0].used) == ("ready", 1)
    table.do("take")
    assert (table.hp("brute"), state_of(table, 3)) == (9, "rotated")
    table.do("take")
    assert table.hp("brute") == 8
    table.do("take")
    assert table.hp("brute") == 6


@rule("GH-SHIELD-03")
def test_the_hide_armor_does_nothing_against_a_trap() -> None:
    table = a_turn("brute", "grab-and-go", items=(3,), traps="H10")
    table.do("bottom:grab-and-go", "go:H10", "take")
    assert (table.hp("brute"), table.hero().equipment[0].used) == (7, 0)


def test_the_hide_armor_is_not_used_by_an_attack_without_damage() -> None:
    table = a_turn("brute", "trample", items=(3,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    table.next_cards("monsters", "null").do("end").pass_all("cards")
    assert (table.hp("brute"), table.hero().equipment[0].used) == (10, 0)


@rule("GH-ITEM-17")
def test_the_hide_armor_does_not_work_for_the_stunned() -> None:
    table = a_turn("brute", "trample", items=(3,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    stunned(table).do("take")
    assert (table.hp("brute"), table.hero().equipment[0].used) == (8, 0)


@rule("GH-FX-10")
def test_an_attack_pierces_the_hide_armor_which_is_used_all_the_same() -> None:
    table = a_turn("brute", "trample", items=(3,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    table.next_cards("monsters", "+0 pierce 2").do("end", "take")
    assert (table.hp("brute"), table.hero().equipment[0].used) == (8, 1)


# Leather Armor


@rule("GH-ITEM-12", "GH-ITEM-13")
def test_the_leather_armor_gives_an_attacker_disadvantage() -> None:
    table = a_turn("brute", "trample", items=(4,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    table.next_cards("monsters", "+1", "-1").do("end")
    assert (table.kind, set(table.options)) == ("attacked-item", {"pass", "item:item-4", "never:item-4"})
    table.do("item:item-4", "take")
    assert (table.hp("brute"), state_of(table, 4)) == (9, "rotated")


def test_the_leather_armor_may_wait_for_a_later_attack() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard"}
    table = a_turn("brute", "trample", items=(4,), foes=foes, friends=FAR, acts=GUARD)
    table.do("end", "pass", "take")
    assert (table.kind, state_of(table, 4)) == ("attacked-item", "ready")


def test_never_leaves_the_leather_armor_out_for_the_rest_of_the_round() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard"}
    table = a_turn("brute", "trample", items=(4,), foes=foes, friends=FAR, acts=GUARD)
    table.do("end", "never:item-4", "take")
    assert table.kind == "damage"
    table.do("take").pass_all("cards")
    assert (table.hero().muted, state_of(table, 4)) == ([], "ready")


@rule("GH-ITEM-17")
def test_the_leather_armor_does_not_work_for_the_stunned() -> None:
    table = a_turn("brute", "trample", items=(4,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    assert stunned(table).kind == "damage"


# Cloak of Invisibility


@rule("GH-ITEM-06", "GH-COND-24")
def test_the_cloak_hides_its_owner_and_is_used_up() -> None:
    table = a_turn("brute", "trample", items=(5,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    table.do("item:item-5", "do")
    assert (table.has("brute", "invisible"), state_of(table, 5)) == (True, "used-up")
    assert table.why_not("item:item-5") == "GH-ITEM-06"
    table.do("end").pass_all("cards")
    assert table.hp("brute") == 10


@rule("GH-TURN-07")
def test_the_cloak_can_be_used_between_the_two_abilities() -> None:
    table = a_turn("brute", "trample", "grab-and-go", items=(5,), foes={"H10": "bandit-guard"}, friends=FAR)
    table.do("top:trample", "hit:bandit-guard-1", "item:item-5", "do", "bottom:grab-and-go", "skip")
    assert table.has("brute", "invisible")


@rule("GH-COND-16", "GH-ITEM-17")
def test_the_cloak_does_not_work_for_the_stunned() -> None:
    table = stunned(a_turn("brute", "trample", items=(5,)).activate("warding-strength", "bottom"))
    assert table.options == ["drop:warding-strength", "end"]
    assert table.why_not("item:item-5") == "GH-COND-16"


# Eagle-Eye Goggles


@rule("GH-ADV-01", "GH-ITEM-13")
def test_the_goggles_give_advantage_to_all_attacks_of_an_action() -> None:
    foes = {"H10": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("brute", "sweeping-blow", items=(6,), foes=foes, friends=FAR)
    table.next_cards("brute", "-1", "+1", "-1", "+2")
    table.do("top:sweeping-blow", "item:item-6", "lay:G11+H10+I11", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (9 - 3, 9 - 4)
    assert state_of(table, 6) == "rotated"


def test_the_goggles_are_for_one_action_only() -> None:
    table = a_turn("brute", "spare-dagger", "trample", items=(6,), foes={"H10": "bandit-guard 9"}, friends=FAR)
    table.next_cards("brute", "+0", "+0", "-1", "+1")
    table.do("top:trample", "item:item-6", "hit:bandit-guard-1", "bottom:spare-dagger")
    assert "item:item-6" not in table.options
    table.do("hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 9 - 3 - 1


@rule("GH-ITEM-13")
def test_the_goggles_come_too_late_after_the_first_attack() -> None:
    foes = {"H10": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("brute", "sweeping-blow", items=(6,), foes=foes, friends=FAR)
    table.do("top:sweeping-blow", "lay:G11+H10+I11", "hit:bandit-guard-1")
    assert set(table.options) == {"stop", "hit:bandit-guard-2"}


@rule("GH-ADV-14")
def test_the_goggles_cancel_the_disadvantage_of_a_ranged_attack_on_an_adjacent_enemy() -> None:
    table = a_turn("brute", "spare-dagger", items=(6,), foes={"H10": "bandit-guard"}, friends=FAR)
    table.next_cards("brute", "+1", "-1").do("top:spare-dagger", "item:item-6", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 6 - 4


@rule("GH-ITEM-12")
def test_the_goggles_help_an_attack_that_an_ally_grants() -> None:
    table = a_turn("mindthief", "possession", foes={"H9": "bandit-guard 9"}, friends={"H10": "brute"})
    table.w.heroes[1].equipment = [Held(6)]
    table.next_cards("brute", "-1", "+1").do("top:possession", "target:brute", "item:item-6", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 9 - 7
    assert table.hero(1).equipment[0].state == "rotated"


# Iron Helmet


def test_the_iron_helmet_makes_a_double_card_of_an_attacker_plain() -> None:
    table = a_turn("brute", "trample", items=(7,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    table.next_cards("monsters", "x2").do("end", "take")
    assert (table.hp("brute"), state_of(table, 7)) == (8, "ready")


@rule("GH-ITEM-07")
def test_the_iron_helmet_works_without_limit() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard"}
    table = a_turn("brute", "trample", items=(7,), foes=foes, friends=FAR, acts=GUARD)
    table.next_cards("monsters", "x2", "x2").do("end", "take", "take")
    assert table.hp("brute") == 6


def test_the_iron_helmet_leaves_other_cards_alone() -> None:
    table = a_turn("brute", "trample", items=(7,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    table.next_cards("monsters", "+2").do("end", "take")
    assert table.hp("brute") == 6


@rule("GH-ITEM-17")
def test_the_iron_helmet_does_not_work_for_the_stunned() -> None:
    table = a_turn("brute", "trample", items=(7,), foes={"H10": "bandit-guard"}, friends=FAR, acts=GUARD)
    stunned(table.next_cards("monsters", "x2")).do("take")
    assert table.hp("brute") == 6


def test_the_iron_helmet_does_not_weaken_its_owners_own_double() -> None:
    table = a_turn("brute", "trample", items=(7,), foes={"H10": "bandit-guard 9"}, friends=FAR)
    table.next_cards("brute", "x2").do("top:trample", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 3
