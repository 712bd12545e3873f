"""PVP, DEATH, NEWCHAR: battles between characters, death, and who comes after."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import RING
from questhall.games.prophecy.rules import markers
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def totals(m: Table) -> list[tuple[int, int]]:
    return [(event.data["mine"], event.data["theirs"]) for event in m.events if event.kind == "rolled"]


@rule("PR-PVP-01", "PR-PVP-02")
def test_one_of_several_characters_may_be_attacked_once_a_turn() -> None:
    m = table(
        "1 monk at city, gold 0\n2 scout at city, will 0\n3 ranger at city, will 0\n4 druid at village\nturn: 1 act"
    )
    assert {key for key in keys(m) if key.startswith("attack:")} == {
        f"attack:{seat}:{kind}" for seat in (2, 3) for kind in ("strength", "will")
    }
    play(fall(m, "3-2"), "attack:2:strength")
    assert m.asked[0].seat == 1
    m = table("1 monk at city, damaged sword\n2 scout at city, will 0\n3 ranger at city\nturn: 1 act")
    play(fall(m, "3-2"), "attack:2:strength", then="act")
    assert refusal(m, "attack:3:strength") == ("attacked", "PR-PVP-02")


@rule("PR-PVP-01")
def test_no_attack_while_a_creature_is_left() -> None:
    m = play(table("1 monk at forest-3\n2 scout at forest-3\nland: bear at forest-3, imp at forest-3"), "stay")
    assert not any(key.startswith("attack") for key in keys(m))


@rule("PR-PVP-03", "PR-LOC-MONASTERY-02", "PR-LOC-FORESTCAMP-02", "PR-BOARD-14", "PR-PVP-04")
@pytest.mark.parametrize("place", ["monastery", "forest-camp"])
def test_safe_places_protect_all_but_artifact_holders(place: str) -> None:
    start = f"1 monk at {place}, strength 3, wounds 1\n2 druid at {place}{{}}\nturn: 1 act"
    assert refusal(table(start.format("")), "attack:2:strength") == ("safe", "PR-PVP-03")
    assert "attack:2:strength" in keys(table(start.format(", items royal-cape")))


@rule("PR-PVP-05", "PR-PVP-06", "PR-PVP-08", "PR-PVP-10", "PR-BATTLE-01")
def test_an_attack_by_will_binds_the_defender() -> None:
    m = table("1 druid at city\n2 monk at city\nturn: 1 act")
    play(fall(m, "3-3"), "attack:2:will")
    assert totals(m) == [(4 + 3, 4 + 3)]
    assert (sheet(m, 1).mana, sheet(m, 2).mana) == (4, 4)


@rule("PR-PVP-07", "PR-BATTLE-01")
def test_the_defender_may_accept_strength_or_pay_for_will() -> None:
    m = table("1 scout at city, will 0\n2 druid at city\nturn: 1 act")
    play(m, "attack:2:strength", then="accept")
    assert m.asked[0].seat == 1
    twin = m.clone()
    play(fall(m, "1-1"), "will")
    assert totals(m) == [(0 + 1, 4 + 1)]
    assert sheet(m, 2).mana == 4
    twin = table("1 scout at city, will 0\n2 druid at city\nturn: 1 act")
    play(fall(play(twin, "attack:2:strength"), "1-1"), "accept")
    assert totals(twin) == [(5 + 1, 3 + 1)]


@rule("PR-PVP-08", "PR-ARTIFACT-05")
@pytest.mark.parametrize(("held", "cost"), [("", 2), ("royal-cape", 3), ("royal-cape banner-of-hope", 4)])
def test_a_will_battle_costs_two_and_one_per_artifact_of_the_opponent(held: str, cost: int) -> None:
    items = f", items {held}" if held else ""
    m = table(f"1 druid at city, gold 0\n2 scout at city{items}\nturn: 1 act")
    play(m, "attack:2:will")
    assert sheet(m, 1).mana == 6 - cost
    m = table(f"1 scout at city{items}\n2 druid at city\nturn: 1 act")
    play(m, "attack:2:strength", "will")
    assert sheet(m, 2).mana == 6 - cost


@rule("PR-PVP-09")
def test_the_attacker_declares_items_and_spells_before_the_defender() -> None:
    m = table(
        """
        1 monk at city, items sword axe, skills blessed-weapon
        2 paladin at city, will 1, items hammer javelin, skills berserker-rage
        turn: 1 act
        """
    )
    asked = []
    for key in ("attack:2:strength", "wield:sword", "roll", "wield:hammer"):
        play(m, key)
        asked.append((m.asked[0].seat, m.asked[0].kind))
    assert asked == [(0, "gear"), (0, "before"), (1, "gear"), (1, "before")]


@rule("PR-PVP-10", "PR-PVP-16")
def test_the_attacker_rolls_light_the_defender_dark_and_all_bonuses_count() -> None:
    m = table(
        """
        1 monk at city, items sword, skills edged-weapons
        2 paladin at city, will 1, items gauntlets-of-strength
        turn: 1 act
        """
    )
    play(fall(m, "2-5"), "attack:2:strength")
    assert totals(m) == [(4 + 2 + 1 + 2, 4 + 1 + 5)]


@rule("PR-PVP-11", "PR-PVP-12", "PR-ARTIFACT-03")
def test_the_loser_chooses_health_or_lets_the_winner_take_any_item() -> None:
    start = (
        "1 monk at city\n2 scout at city, will 0, strength 3, wounds 2, items royal-cape, damaged sword\nturn: 1 act"
    )
    m = play(fall(table(start), "6-1"), "attack:2:strength", then="pick.yield")
    assert m.asked[0].seat == 1
    other = table(start)
    play(m, "health")
    assert sheet(m, 2).health == 2
    play(fall(other, "6-1"), "attack:2:strength", "items", then="pick.loot")
    assert (other.asked[0].seat, keys(other)) == (0, ["take:royal-cape", "take:sword"])
    play(other, "take:royal-cape")
    assert sheet(other, 1).items == ["royal-cape"]
    assert sheet(other, 2).health == 3


@rule("PR-PVP-13")
def test_a_loser_without_items_loses_health() -> None:
    m = table("1 monk at city, gold 0\n2 scout at city, will 0\nturn: 1 act")
    play(fall(m, "6-1"), "attack:2:strength")
    assert (sheet(m, 2).health, sheet(m, 2).wounds) == (4, 1)


@rule("PR-PVP-13", "PR-TURN-04")
def test_a_beaten_attacker_pays_too() -> None:
    m = table("1 monk at city, gold 0\n2 scout at city, will 0\nturn: 1 act")
    play(fall(m, "1-6"), "attack:2:strength")
    assert (sheet(m, 1).health, sheet(m, 2).health) == (3, 5)


@rule("PR-PVP-14")
@pytest.mark.parametrize("kind", ["strength", "will"])
def test_both_kinds_have_the_same_result_and_a_draw_changes_nothing(kind: str) -> None:
    cost = 2 if kind == "will" else 0
    m = table(f"1 monk at city, will {4 + cost}\n2 paladin at city, will {4 if kind == 'will' else 0}\nturn: 1 act")
    before = [hero.health for hero in m.state.heroes]
    play(fall(m, "3-3"), f"attack:2:{kind}")
    assert [hero.health for hero in m.state.heroes] == before
    m = table(f"1 monk at city, will {4 + cost}\n2 paladin at city, will {4 if kind == 'will' else 0}\nturn: 1 act")
    play(fall(m, "4-3"), f"attack:2:{kind}")
    assert sheet(m, 2).health == 3


@rule("PR-DEATH-02", "PR-DEATH-03", "PR-DEATH-05", "PR-LIMIT-05")
def test_the_winner_gets_all_gold_and_items_of_the_dead_but_not_skills_or_experience() -> None:
    m = table(
        """
        1 monk at city, gold 10
        2 scout at city, will 0, strength 0, gold 9, xp 9, items royal-cape, damaged sword, skills stealth curse
        turn: 1 act
        """
    )
    play(fall(m, "6-1"), "attack:2:strength", "health", then="act")
    hero = sheet(m, 1)
    assert (hero.gold, hero.items, hero.damaged, hero.xp, hero.skills) == (19, ["royal-cape"], ["sword"], 3, [])
    assert m.state.skills[1].cards[0] == "stealth"
    assert m.state.skills[4].cards[0] == "curse"
    play(m, "done")
    assert sheet(m, 1).gold == 15


@rule("PR-DEATH-04", "PR-DEATH-06", "PR-DEATH-05", "PR-DEATH-01")
def test_any_other_death_leaves_artifacts_there_and_destroys_the_rest() -> None:
    m = table(
        """
        1 monk at forest-3, strength 0, wounds 4, gold 9, items royal-cape sword great-sword, damaged axe, skills curse
        2 druid at village
        land: bear at forest-3
        """
    )
    play(fall(m, "1-6"), "stay", "bare", "roll")
    assert (m.state.dropped, m.state.where) == (["royal-cape"], [3])
    assert (m.state.junk, m.state.relics) == (["sword", "axe"], ["great-sword"])
    assert m.state.skills[4].cards[0] == "curse"
    assert (sheet(m).character, sheet(m).gold) == ("", 0)
    assert m.asked[0].seat == 1


@rule("PR-DEATH-07", "PR-ASTRAL-08")
def test_artifacts_of_who_dies_in_a_plane_stay_there_for_its_conqueror() -> None:
    m = table(
        """
        1 monk at forest-5, strength 0, wounds 4, items royal-cape
        2 scout at city, strength 8, gold 0
        plane-4: - storm-queen astral-sword
        """
    )
    play(m, "assault:plane-4", "fight:storm-queen:strength")
    assert (m.state.dropped, m.state.where) == (["royal-cape"], [23])
    play(fall(m, "6-1"), "assault:plane-4", "fight:storm-queen:strength")
    assert sorted(sheet(m, 2).items) == ["astral-sword", "royal-cape"]
    assert m.state.dropped == []


@rule("PR-NEWCHAR-01", "PR-NEWCHAR-02", "PR-NEWCHAR-03", "PR-NEWCHAR-04", "PR-NEWCHAR-05")
def test_a_new_character_comes_at_the_start_of_the_next_round() -> None:
    m = table("1 monk at forest-3, strength 0, gold 0\n2 druid at village, gold 0\nland: bear at forest-3")
    play(fall(m, "1-6"), "stay")
    unused = set(m.state.characters.cards)
    assert not unused & {"monk", "druid"}
    deck = len(m.state.chance)
    play(m, "stay", then="newcomer")
    assert (m.asked[0].seat, keys(m)) == (0, ["new-character", "leave-game"])
    play(m, "new-character", then="move")
    hero = sheet(m, 1)
    assert m.asked[0].seat == 0
    assert hero.character in unused
    assert hero.character not in m.state.characters.cards
    fresh = markers.death.prepared(hero.character)
    assert (hero.health, hero.wounds) == (fresh.health - 1, 1)
    assert (hero.mana, hero.spent) == (fresh.mana - 2, 2)
    assert (hero.gold, hero.xp, RING[hero.at].id) == (3, 3, RING[fresh.at].id)
    assert len(m.state.chance) == deck - 1


@rule("PR-NEWCHAR-01")
def test_who_wants_no_new_character_leaves_and_the_game_goes_on() -> None:
    m = table("1 dead\n2 druid at village, gold 0\n3 scout at city, gold 0\nturn: 3")
    play(m, "stay", "done?", then="newcomer")
    unused = list(m.state.characters.cards)
    play(m, "leave-game", then="move")
    assert (m.state.eliminated, m.asked[0].seat, m.state.characters.cards) == ([0], 1, unused)
    play(m, "stay", "done?", "stay", "done?", then="move")
    assert m.asked[0].seat == 1


@rule("PR-NEWCHAR-01")
def test_who_leaves_a_table_of_two_gives_the_game_to_the_other() -> None:
    m = table("1 dead\n2 druid at village, gold 0\nturn: 2")
    play(m, "stay", "done?", "leave-game")
    assert m.result is not None
    assert m.result.winners == [1]


@rule("PR-NEWCHAR-02")
def test_without_an_unused_character_the_player_is_out_and_the_last_one_wins() -> None:
    m = table("1 monk at forest-3, strength 0\n2 druid at village\nland: bear at forest-3")
    m.state.fallen += m.state.characters.cards
    m.state.characters.cards, m.state.characters.seen = [], []
    play(fall(m, "1-6"), "stay")
    assert m.over
    assert m.result is not None
    assert m.result.winners == [1]


@rule("PR-NEWCHAR-06", "PR-FINAL-20")
def test_no_new_character_in_the_final_battle() -> None:
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
    assert m.state.eliminated == [1]
    assert m.state.heroes[1].character == ""
    assert sorted(sheet(m, 1).items) == ["astral-sword", "banner-of-hope", "crown-of-the-ancient-kings"]
    assert m.asked[0].seat == 2
