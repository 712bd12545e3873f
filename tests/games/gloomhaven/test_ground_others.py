"""MONOTH: whom a monster heals, where it summons, what it loots."""

from questhall.games.gloomhaven.rules.ground.field import Token
from questhall.games.gloomhaven.rules.monsters.others import (
    SELF_ONLY,
    coins_to_loot,
    heal_candidates,
    heal_targets,
    monster_loots,
    monster_summon_hexes,
    summon_hexes,
    treasures_to_loot,
)
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw

# N is one hex away from M, O two, P three.
WARD = """
     . . . . . .
    . N . . . . .
     . . P . . .
    . M O . . A .
     . . . . . .
    """


def healed(reach: int, text: str = WARD, **damage: int) -> str:
    drawn = draw(text)
    wounds = {drawn[name]: taken for name, taken in damage.items()}
    return drawn.among(heal_targets(drawn.field, drawn["M"], reach, wounds))


@rule("GH-MONOTH-01")
def test_a_monster_heals_the_one_with_the_most_damage_in_range() -> None:
    assert healed(3, M=2, N=5, O=4) == "N"
    assert healed(2, M=2, N=1, O=4) == "O"


@rule("GH-MONOTH-01")
def test_a_monster_may_heal_itself() -> None:
    assert healed(3, M=6, N=5, O=4) == "M"


@rule("GH-MONOTH-01", "GH-HEAL-02")
def test_who_is_out_of_range_is_not_healed_however_hurt() -> None:
    assert healed(2, M=1, P=9) == "M"
    assert healed(3, M=1, P=9) == "P"


@rule("GH-MONOTH-01", "GH-AMBIG-01")
def test_the_players_choose_between_equally_hurt_ones() -> None:
    assert healed(3, N=5, O=5, M=5) == "MNO"
    assert healed(3) == "MNOP"


@rule("GH-MONOTH-01")
def test_enemies_are_never_healed() -> None:
    assert healed(9, A=9, N=1) == "N"


@rule("GH-LOS-04", "GH-HEAL-02", "GH-MONOTH-01")
def test_a_heal_needs_line_of_sight() -> None:
    text = """
        . N . .
         . . .
        # {} . .
         # . .
        . M . .
        """
    assert healed(9, text.format("#"), N=5) == "M"
    assert healed(9, text.format("."), N=5) == "N"


@rule("GH-HEAL-03")
def test_a_heal_on_itself_reaches_nobody_else() -> None:
    drawn = draw(WARD)
    assert drawn.among(heal_candidates(drawn.field, drawn["M"], SELF_ONLY)) == "M"


RING = """
    . 1 .
     6 2
    . M .
     5 3
    . 4 .
     . .
    . A .
    """


def summoned(text: str, standees: int = 1, under: dict[str, str] | None = None) -> str:
    drawn = draw(text, under)
    return drawn.among(monster_summon_hexes(drawn.field, drawn["M"], standees))


@rule("GH-MONOTH-02")
def test_a_monster_summons_beside_itself_as_near_to_an_enemy_as_possible() -> None:
    assert summoned(RING) == "4"


@rule("GH-MONOTH-02", "GH-TERM-13", "GH-IX-17")
def test_it_summons_only_on_empty_hexes() -> None:
    assert summoned(RING, under={"4": "c"}) == "35"
    assert summoned(RING, under={"4": "t", "3": "d"}) == "5"
    assert summoned(RING, under={"4": "p"}) == "4"


@rule("GH-MONOTH-02", "GH-AMBIG-01")
def test_equally_near_hexes_are_all_offered() -> None:
    assert summoned(RING.replace("4", "N")) == "35"
    assert summoned(RING.replace("A", ".")) == "123456"


@rule("GH-MONOTH-02", "GH-TERM-12")
def test_nearness_to_the_enemy_is_counted_around_walls() -> None:
    # 4 touches A, but behind a wall: 3 and 5 are as near.
    drawn = draw(RING, thin="4|A")
    assert drawn.among(monster_summon_hexes(drawn.field, drawn["M"], 1)) == "345"


@rule("GH-MONOTH-03")
def test_no_empty_hex_beside_it_or_no_standee_left_and_the_summons_fails() -> None:
    crowd = dict.fromkeys("123456", "c")
    assert summoned(RING, under=crowd) == ""
    assert summoned(RING, standees=0) == ""


@rule("GH-SUMMON-01")
def test_a_characters_summon_enters_on_any_empty_hex_beside_it() -> None:
    drawn = draw(RING.replace("M", "B"), under={"1": "t", "2": "c"})
    assert drawn.among(summon_hexes(drawn.field, drawn["B"])) == "3456"
    coins = draw(RING.replace("M", "B"), under=dict.fromkeys("123456", "c"))
    assert summon_hexes(coins.field, coins["B"]) == []


@rule("GH-SUMMON-01", "GH-TERM-11")
def test_a_hex_behind_a_wall_is_not_beside_the_summoner() -> None:
    drawn = draw(RING.replace("M", "B"), thin="B|1 B|4")
    assert drawn.among(summon_hexes(drawn.field, drawn["B"])) == "2356"


# 1 is one hex away from M, 2 and 4 are two, 3 is four.
HOARD = """
     . . . . .
    4 . 2 . . .
     . 1 o . .
    . M N 3 . .
     . . . . .
    """


@rule("GH-MONOTH-09", "GH-LOOT-01", "GH-LOOT-02")
def test_loot_takes_all_coins_within_range_past_figures_and_obstacles() -> None:
    drawn = draw(HOARD, under=dict.fromkeys("1234", "c") | {"M": "c"})
    assert drawn.among(coins_to_loot(drawn.field, drawn["M"], 1)) == "1M"
    assert drawn.among(coins_to_loot(drawn.field, drawn["M"], 2)) == "124M"
    assert drawn.among(coins_to_loot(drawn.field, drawn["M"], 4)) == "1234M"


@rule("GH-LOOT-02", "GH-LOS-04")
def test_coins_out_of_sight_stay() -> None:
    text = """
        . 1 . .
         . . .
        # # . .
         # . .
        . M . .
        """
    drawn = draw(text, under={"1": "c"})
    assert coins_to_loot(drawn.field, drawn["M"], 9) == []


@rule("GH-MONOTH-08", "GH-MONOTH-09")
def test_a_monsters_loot_is_gone_from_the_map_and_treasures_stay() -> None:
    drawn = draw(HOARD, under={"1": "c", "2": "u", "3": "c"})
    field = monster_loots(drawn.field, drawn["M"], 2)
    assert drawn.among(field.at(Token.COIN)) == "3"
    assert drawn.among(field.at(Token.TREASURE)) == "2"


@rule("GH-LOOT-01")
def test_a_character_loots_treasures_too() -> None:
    drawn = draw(HOARD.replace("M", "B"), under={"2": "u", "3": "u"})
    assert drawn.among(treasures_to_loot(drawn.field, drawn["B"], 2)) == "2"
