"""FINAL: from the fifth artifact to the king."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import RING, SPOT
from questhall.games.prophecy.rules import final, power
from questhall.games.prophecy.state import Battle
from questhall.kit.script import with_dice
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, sheet, table

CHAMPIONS = """
    1 ranger at forest-3, strength 3, wounds 2, items astral-sword, skills forest-wisdom
    2 illusionist at city, wounds 2, spent 1, items royal-cape crown-of-the-ancient-kings, damaged flaming-staff
    3 scout at village, items banner-of-hope
    4 druid at monastery, gold 5, items sword, skills prayer
    dropped: mirrored-shield at forest-3
    land: hidden bear at forest-5
    offers: turn-back-time
    """


def begun() -> Table:
    """The Ranger takes the fifth artifact."""
    return play(table(CHAMPIONS), "stay", "take-artifact:mirrored-shield", then="field")


@rule("PR-FINAL-02", "PR-ARTIFACT-04", "PR-FINAL-03", "PR-TERM-15")
def test_all_five_artifacts_with_characters_begin_the_final_battle_and_others_leave() -> None:
    m = table(CHAMPIONS)
    assert not m.state.final
    play(m, "stay", "take-artifact:mirrored-shield")
    assert m.state.final
    assert m.state.eliminated == [3]
    assert m.state.junk == ["sword"]
    assert m.state.skills[4].cards[0] == "prayer"


@rule("PR-FINAL-05", "PR-BOARD-01", "PR-TERM-07")
def test_the_holder_of_the_robe_chooses_among_twenty_locations() -> None:
    m = begun()
    assert m.asked[0].seat == 1
    assert keys(m) == [f"field:{place.id}" for place in RING]


@rule("PR-FINAL-06")
def test_all_cards_are_removed_from_the_field() -> None:
    m = begun()
    m.events.clear()
    play(m, "field:forest-5")
    assert "bear" in m.state.graves
    shown = [event.data for event in m.events if event.kind == "shown"]
    assert shown == [{"card": "bear", "place": "forest-5"}]  # all see it go
    tower = play(begun(), "field:magic-tower")
    assert tower.state.offers[3] == []
    assert tower.state.skills[3].cards[0] == "turn-back-time"


@rule("PR-FINAL-07", "PR-FINAL-08")
def test_all_champions_come_and_are_whole_again() -> None:
    m = play(begun(), "field:magic-tower")
    for hero in m.state.heroes[:3]:
        assert (hero.at, hero.wounds, hero.spent, hero.damaged) == (SPOT["magic-tower"], 0, 0, [])
    assert "flaming-staff" in sheet(m, 2).items


@rule("PR-FINAL-09", "PR-FINAL-17", "PR-FINAL-10")
def test_the_champion_left_of_the_taker_begins_without_a_chance_card() -> None:
    m = begun()
    deck = len(m.state.chance)
    play(m, "field:magic-tower", then="act")
    assert m.asked[0].seat == 1
    assert len(m.state.chance) == deck


TOWER = """
    1 ranger at magic-tower, gold 0, items astral-sword mirrored-shield, skills forest-wisdom
    2 illusionist at magic-tower, gold 3, will 6, items {items}, damaged flaming-staff
    3 scout at magic-tower, gold 0, will 0, items banner-of-hope
    final: magic-tower
    turn: 2 act
    """
ROBE = "royal-cape crown-of-the-ancient-kings"


@rule("PR-FINAL-04", "PR-FINAL-15", "PR-FINAL-17", "PR-PVP-08", "PR-FINAL-19")
def test_she_beats_the_scout_by_will_and_he_is_out() -> None:
    m = table(TOWER.format(items=ROBE))
    play(fall(m, "6-1"), "attack:3:will", then="act")
    assert sheet(m, 2).mana == 3
    assert sheet(m, 2).items == ["royal-cape", "crown-of-the-ancient-kings", "banner-of-hope"]
    assert m.state.eliminated == [2]
    play(m, "mana:3", "repair:flaming-staff")
    assert (sheet(m, 2).gold, sheet(m, 2).spent, sheet(m, 2).damaged) == (0, 0, [])


@rule("PR-FINAL-14", "PR-FINAL-17")
def test_the_battle_is_a_duty_and_repairs_come_after_it() -> None:
    m = table(TOWER.format(items=ROBE))
    assert "done" not in keys(m)
    assert not any(key.startswith(("repair", "mana")) for key in keys(m))
    assert {key for key in keys(m) if key.startswith("attack:")} == {
        f"attack:{seat}:{kind}" for seat in (1, 3) for kind in ("strength", "will")
    }


@rule("PR-FINAL-12", "PR-FINAL-13")
def test_nobody_leaves_the_field_but_activities_instead_of_movement_are_open() -> None:
    m = table(
        """
        1 ranger at city, items astral-sword flying-carpet
        2 illusionist at city, will 2, spent 2, items royal-cape banner-of-hope, skills sacrifice-of-blood
        3 scout at city, items mirrored-shield crown-of-the-ancient-kings
        final: city
        turn: 2
        """
    )
    assert set(keys(m)) == {"stay", "work", "instead:sacrifice-of-blood"}


@rule("PR-FINAL-20", "PR-DEATH-02")
def test_a_champion_who_dies_leaves_everything_to_the_winner() -> None:
    m = table(
        """
        1 monk at city, strength 5, items astral-sword, gold 0
        2 scout at city, will 1, strength 0, items crown-of-the-ancient-kings banner-of-hope, skills berserker-rage
        3 druid at city, items royal-cape mirrored-shield
        final: city
        turn: 1 act
        """
    )
    play(fall(m, "6-1"), "attack:2:strength", "cast:berserker-rage", "hand-over:banner-of-hope")
    assert len(final.artifacts(sheet(m, 1))) == 3


@rule("PR-FINAL-02")
def test_an_artifact_lying_in_a_location_delays_the_start() -> None:
    lying = CHAMPIONS.replace("items banner-of-hope", "items hammer")
    m = table(lying.replace("mirrored-shield at forest-3", "mirrored-shield at forest-3, banner-of-hope at city"))
    play(m, "stay", "take-artifact:mirrored-shield")
    assert not m.state.final


@rule("PR-FINAL-19")
def test_the_forest_skill_does_not_work_in_the_tower() -> None:
    m = table(TOWER.format(items=ROBE))
    tower = Battle(0, "strength", rival=1, place=SPOT["magic-tower"])
    forest = Battle(0, "strength", rival=1, place=SPOT["forest-3"])
    assert power.power(m.state, forest, 0, forest.mine) - power.power(m.state, tower, 0, tower.mine) == 1


MORE = "banner-of-hope thors-hammer potion-of-concentration, skills sacrifice-of-blood"
DUEL = """
    1 ranger at magic-tower, gold 0, items astral-sword mirrored-shield
    2 illusionist at magic-tower, will 4, spent 2, items {robe} {more}
    final: magic-tower
    turn: 1 act
    """


def drawn() -> Table:
    """The Ranger's attack by strength ends 11 to 11; her round begins with a 1 for the banner."""
    m = table(DUEL.format(robe=ROBE, more=MORE))
    play(m, "accept", "wield:astral-sword", then="before")
    fall(with_dice(m, 1), "3-3")
    return play(m, "throw:thors-hammer", then="move")


@rule("PR-FINAL-16", "PR-FINAL-17")
def test_she_declines_a_will_battle_throws_the_hammer_and_the_draw_changes_nothing() -> None:
    m = drawn()
    assert [(e.data["mine"], e.data["theirs"]) for e in m.events if e.kind == "rolled"] == [(11, 11)]
    assert sheet(m, 2).damaged == ["thors-hammer"]
    assert sheet(m, 1).items == ["astral-sword", "mirrored-shield"]
    assert (sheet(m, 1).health, sheet(m, 2).health) == (5, 4)


@rule("PR-FINAL-11", "PR-FINAL-17")
def test_the_banner_shows_1_and_gives_one_in_battle_for_the_turn() -> None:
    m = drawn()
    assert m.asked[0].seat == 1
    assert sheet(m, 2).rallied == 1


@rule("PR-FINAL-17", "PR-FINAL-13", "PR-FINAL-18")
def test_no_repair_before_the_battle() -> None:
    m = drawn()
    assert not any(key.startswith("repair") for key in keys(m))
    play(m, "instead:sacrifice-of-blood", then="act")
    assert not any(key.startswith("repair") for key in keys(m))
    assert "use:potion-of-concentration" in keys(m)


@rule("PR-FINAL-01", "PR-FINAL-15", "PR-FINAL-17", "PR-CARD-POWERPOTION-01")
def test_blood_potion_and_a_will_attack_make_her_king() -> None:
    m = play(drawn(), "instead:sacrifice-of-blood", "use:potion-of-concentration")
    assert (sheet(m, 2).health, sheet(m, 2).mana, sheet(m, 2).focused) == (3, 6, 3)
    with_dice(m, 4)  # the Mirrored Shield does not save him
    play(fall(m, "6-1"), "attack:1:will", then="pick.tribute")
    assert sheet(m, 2).mana == 2
    assert (m.asked[0].seat, keys(m)) == (0, ["hand-over:astral-sword", "hand-over:mirrored-shield"])
    play(m, "hand-over:astral-sword")
    assert m.over
    assert m.result is not None
    assert m.result.winners == [1]
    assert m.result.scores == [1.0, 4.0]
