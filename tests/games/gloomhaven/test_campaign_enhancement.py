"""ENH: enhancing ability cards."""

import pytest

from questhall.games.gloomhaven.content.components import LEVEL_X, HeroAction
from questhall.games.gloomhaven.rules.campaign.enhancement import (
    POWER_OF_ENHANCEMENT,
    Circle,
    base_cost,
    cannot_bear,
    cannot_enhance,
    cannot_open_card,
    cost,
    enhance,
    enhanced,
    price_of,
)
from questhall.games.gloomhaven.state import Party, Realm, Sticker
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_card, a_sheet, why

ATTACK = Circle("top", 1, "attack")
MANY = Circle("top", 1, "attack", several=True)
AREA = Circle("top", 2, "area", several=True, pattern=3)
MOVE = Circle("bottom", 1, "move", on="self")
HEAL = Circle("bottom", 2, "heal", on="allies")
RANGE = Circle("top", 3, "range", main=False)
TOWN = Party("us")


def a_world(marks: int = 0, **stickers: list[Sticker]) -> Realm:
    return Realm(marks=marks, achievements=[POWER_OF_ENHANCEMENT], stickers={"brute": stickers} if stickers else {})


@rule("GH-ENH-13", "GH-IX-54")
def test_doubling_covers_the_base_cost_and_nothing_else() -> None:
    assert cost(MANY, "+1", level=3, earlier=0) == 150
    assert cost(AREA, "hex", level=3, earlier=1) == 191
    assert cost(ATTACK, "poison", level=1, earlier=0) == 75
    assert cost(ATTACK, "any", level=9, earlier=3) == 575
    assert cost(MANY, "any", level=9, earlier=3) == 725


@rule("GH-ENH-14", "GH-IX-54")
@pytest.mark.parametrize(("hexes", "gold"), [(2, 100), (3, 66), (4, 50), (6, 33)])
def test_an_attack_hex_costs_200_by_the_hexes_of_the_pattern_and_is_never_doubled(hexes: int, gold: int) -> None:
    assert base_cost(Circle("top", 1, "area", several=True, pattern=hexes), "hex") == gold


@rule("GH-ENH-13")
def test_the_price_list() -> None:
    plus_one = {
        "move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30, "pierce": 30, "retaliate": 100,
        "heal": 30, "targets": 50, "summon move": 100, "summon attack": 100, "summon range": 50,
        "summon hit points": 50,
    }  # fmt: skip
    assert {line: base_cost(Circle("top", 1, line), "+1") for line in plus_one} == plus_one
    others = {
        "poison": 75, "wound": 75, "muddle": 50, "immobilize": 100, "disarm": 150, "curse": 75, "strengthen": 50,
        "bless": 50, "jump": 50, "fire": 100, "dark": 100, "any": 150,
    }  # fmt: skip
    assert {effect: base_cost(ATTACK, effect) for effect in others} == others
    assert [cost(ATTACK, "+1", level, 0) - 50 for level in (LEVEL_X, *range(1, 10))] == [
        0, 0, 25, 50, 75, 100, 125, 150, 175, 200,
    ]  # fmt: skip
    assert [cost(ATTACK, "+1", 1, earlier) - 50 for earlier in range(4)] == [0, 75, 150, 225]


@rule("GH-ENH-15")
def test_earlier_stickers_count_on_the_same_half_only() -> None:
    card = a_card("a")
    world = a_world(a=[Sticker("top", 2, "+1"), Sticker("top", 3, "+1"), Sticker("bottom", 1, "+1")])
    assert price_of(world, "brute", card, ATTACK, "+1") == 50 + 150
    assert price_of(world, "brute", card, HEAL, "+1") == 30 + 75


@rule("GH-ENH-07")
def test_plus_one_stands_beside_a_number() -> None:
    assert cannot_bear(RANGE, "+1") is None
    assert cannot_bear(Circle("top", 1, "summon move"), "+1") is None
    assert why(cannot_bear(Circle("top", 1, "condition"), "+1")) == "GH-ENH-07"


@rule("GH-ENH-08", "GH-ENH-06")
def test_negative_conditions_go_on_main_lines_against_enemies() -> None:
    assert cannot_bear(ATTACK, "wound") is None
    assert why(cannot_bear(HEAL, "wound")) == "GH-ENH-08"
    assert why(cannot_bear(RANGE, "wound")) == "GH-ENH-08"


@rule("GH-ENH-09", "GH-ENH-06")
def test_positive_conditions_go_on_main_lines_for_allies_or_self_but_not_on_a_move() -> None:
    assert cannot_bear(HEAL, "bless") is None
    assert cannot_bear(Circle("top", 1, "shield", on="self"), "strengthen") is None
    for circle in (MOVE, ATTACK, Circle("bottom", 1, "range", main=False, on="allies")):
        assert why(cannot_bear(circle, "strengthen")) == "GH-ENH-09"


@rule("GH-ENH-10", "GH-ENH-11", "GH-ENH-12", "GH-ENH-06")
def test_jumps_elements_and_hexes_have_their_lines() -> None:
    assert cannot_bear(MOVE, "jump") is None
    assert cannot_bear(Circle("bottom", 1, "move", main=False, on="self"), "jump") is None  # any Move line
    assert why(cannot_bear(ATTACK, "jump")) == "GH-ENH-10"
    assert cannot_bear(MOVE, "fire") is None
    assert why(cannot_bear(RANGE, "any")) == "GH-ENH-11"
    assert cannot_bear(AREA, "hex") is None
    assert why(cannot_bear(ATTACK, "hex")) == "GH-ENH-12"


@rule("GH-ENH-13")
@pytest.mark.parametrize("effect", ["stun", "invisible"])
def test_what_is_not_on_the_list_cannot_be_bought(effect: str) -> None:
    assert why(cannot_bear(ATTACK if effect == "stun" else HEAL, effect)) == "GH-ENH-13"


@rule("GH-ENH-05", "GH-ENH-04", "GH-IX-55")
def test_the_limit_counts_enhanced_cards_of_the_class_whoever_made_them() -> None:
    # Prosperity 2, two cards enhanced (three stickers) by characters long retired.
    world = a_world(4, a=[Sticker("top", 1, "+1"), Sticker("top", 2, "+1")], b=[Sticker("top", 1, "+1")])
    assert cannot_open_card(world, "brute", "a") is None
    assert why(cannot_open_card(world, "brute", "c")) == "GH-ENH-05"
    assert cannot_open_card(world, "tinkerer", "c") is None
    world.marks = 9
    assert cannot_open_card(world, "brute", "c") is None


@rule("GH-ENH-02", "GH-ENH-03", "GH-ENH-04")
def test_the_owner_pays_and_the_sticker_stays_for_every_character_of_the_class() -> None:
    world, sheet = a_world(9), a_sheet(gold=500, pool=["a"])
    card = a_card("a", level=3)
    enhance(world, TOWN, sheet, card, MANY, "+1")
    assert sheet.gold == 350
    enhance(world, TOWN, sheet, card, AREA, "hex")
    assert sheet.gold == 159
    later = a_sheet(name="Boris", gold=500, pool=["a"])
    assert why(cannot_enhance(world, TOWN, later, card, MANY, "poison")) == "GH-ENH-02"
    assert price_of(world, "brute", card, Circle("top", 3, "move"), "+1") == 30 + 50 + 150


@rule("GH-ENH-01", "GH-ENH-02", "GH-ENH-03")
def test_what_an_enhancement_needs() -> None:
    sheet, card = a_sheet(gold=49, pool=["a"]), a_card("a")
    assert why(cannot_enhance(Realm(), TOWN, sheet, card, ATTACK, "+1")) == "GH-ENH-01"
    assert why(cannot_enhance(a_world(), Party("us", location=2), sheet, card, ATTACK, "+1")) == "GH-ENH-01"
    assert why(cannot_enhance(a_world(), TOWN, sheet, a_card("b"), ATTACK, "+1")) == "GH-ENH-02"
    assert why(cannot_enhance(a_world(), TOWN, sheet, card, ATTACK, "jump")) == "GH-ENH-10"
    full = a_world(b=[Sticker("top", 1, "+1")])
    assert why(cannot_enhance(full, TOWN, sheet, card, ATTACK, "+1")) == "GH-ENH-05"
    with pytest.raises(Refused, match="GH-ENH-03"):
        enhance(a_world(), TOWN, sheet, card, ATTACK, "+1")
    assert sheet.gold == 49


@rule("GH-ENH-07", "GH-ENH-08", "GH-ENH-09", "GH-ENH-10", "GH-ENH-11", "GH-ENH-12")
def test_what_a_sticker_changes() -> None:
    attack = HeroAction("attack", 3, range=2, targets=2, pattern=3)
    assert enhanced(attack, "attack", "+1").value == 4
    assert enhanced(attack, "range", "+1") == HeroAction("attack", 3, range=3, targets=2, pattern=3)
    assert enhanced(attack, "targets", "+1").targets == 3
    assert enhanced(attack, "attack", "poison").conditions == ("poison",)
    assert enhanced(attack, "area", "hex").pattern == 4
    assert enhanced(attack, "attack", "ice").infuse == ("ice",)
    assert enhanced(HeroAction("move", 3), "move", "jump").jump
    assert enhanced(HeroAction("heal", 2, on="allies"), "heal", "bless").conditions == ("bless",)
