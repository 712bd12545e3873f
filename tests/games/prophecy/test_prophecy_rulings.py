"""Rulings of the ledger that no other test shows."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.rules import markers
from questhall.ledger import rule
from tests.games.prophecy.positions import fall, keys, play, refusal, sheet, table


@rule("PR-CARD-FANATIC-01")
def test_a_fanatic_defender_is_not_asked() -> None:
    m = table("1 monk at city, gold 0\n2 paladin at city, will 0, skills fanaticism\n3 druid at village\nturn: 1 act")
    play(fall(m, "3-3"), "attack:2:strength", then="move")
    assert m.asked[0].seat == 1
    assert m.state.rounds == 2


@rule("PR-CARD-FANATIC-01", "PR-PVP-14")
def test_a_fanatic_attacker_fights_a_character_again() -> None:
    m = table("1 monk at city, gold 0, will 0, skills fanaticism\n2 paladin at city, will 0\nturn: 1 act")
    play(fall(m, "3-3"), "attack:2:strength", then="pick.again")
    assert keys(m) == ["pass", "again:strength"]
    play(fall(m, "6-1"), "again:strength")
    assert sheet(m, 2).health == 3


@rule("PR-CARD-SPHINX-01")
@pytest.mark.parametrize(("health", "left"), [(5, 2), (1, 0), (0, 0)])
def test_half_the_health_is_rounded_up_and_half_of_nothing_kills_nobody(health: int, left: int) -> None:
    m = table(
        f"""
            1 scout at forest-5, strength {health}, will 0
            2 druid at village
            plane-4: open-sphinx storm-queen royal-cape
            """
    )
    play(fall(m, "1-6"), "assault:plane-4")
    assert (sheet(m).character, sheet(m).health) == ("scout", left)


@rule("PR-FINAL-09", "PR-LIMIT-01", "PR-LIMIT-03")
def test_the_taker_of_the_fifth_artifact_is_held_to_the_limits() -> None:
    m = table(
        """
        1 ranger at forest-3, gold 20, xp 20, items astral-sword sword axe hammer javelin dagger cutlass
        2 illusionist at city, items royal-cape crown-of-the-ancient-kings banner-of-hope
        dropped: mirrored-shield at forest-3
        """
    )
    play(m, "stay", "take-artifact:mirrored-shield", then="limits")
    assert (sheet(m).gold, sheet(m).xp) == (15, 15)
    assert "discard:mirrored-shield" not in keys(m)
    play(m, "discard:sword", then="field")
    assert m.asked[0].seat == 1


@rule("PR-NEWCHAR-01", "PR-VAR-TEAM-02")
def test_the_last_team_left_wins() -> None:
    m = table(
        """
        1 monk at city, gold 0
        2 druid at forest-3, strength 0
        3 scout at village
        4 dead
        land: bear at forest-3
        turn: 2
        """,
        teams=True,
    )
    m.state.eliminated = [3]
    m.state.characters.cards, m.state.characters.seen = [], []
    play(fall(m, "1-6"), "stay")
    assert m.result is not None
    assert m.result.winners == [0, 2]


@rule("PR-CREAT-02", "PR-OPP-18")
def test_a_lion_left_alone_still_guards_an_artifact() -> None:
    m = table(
        """
        1 monk at forest-3
        2 druid
        land: noble-lion at forest-3, lost-library at forest-3
        dropped: royal-cape at forest-3
        """
    )
    play(m, "stay", "leave:noble-lion", then="act")
    assert refusal(m, "take-artifact:royal-cape") == ("creatures", "PR-OPP-18")


@rule("PR-CARD-COUNTERFEIT-01")
def test_false_coins_lapse_with_the_turn() -> None:
    m = table("1 monk at village, gold 0, skills counterfeiting\n2 druid at city, gold 0")
    play(m, "use:counterfeiting", "stay", "done")
    assert not sheet(m).discount


@rule("PR-CARD-PRAYERSCROLL-01")
def test_of_two_effects_on_a_die_the_later_prevails() -> None:
    m = table(
        """
        1 monk at city, items scroll-of-deep-prayer
        2 paladin at city, will 0, items scroll-of-divine-will
        turn: 1 act
        """
    )
    play(m, "attack:2:strength", "read:scroll-of-deep-prayer", then="before")
    play(fall(m, "666-1"), "read:scroll-of-divine-will")
    assert [(e.data["mine"], e.data["theirs"]) for e in m.events if e.kind == "rolled"] == [(4 + 2, 4 + 6)]


@rule("PR-CARD-HERMIT-03")
def test_a_tie_for_poorest_qualifies() -> None:
    m = table("1 monk at plains-8, gold 3\n2 druid at city, gold 3\nland: hermit at plains-8\nturn: 1 act")
    play(m, "visit:hermit")
    assert (sheet(m).xp, sheet(m).gold) == (6, 3)


@rule("PR-VAR-APOC-04", "PR-FINAL-04")
def test_a_champion_who_trades_away_the_last_artifact_leaves() -> None:
    m = table(
        """
        1 monk at city, gold 0, items astral-sword
        2 druid at city, gold 3, items royal-cape banner-of-hope
        3 scout at village, items crown-of-the-ancient-kings mirrored-shield
        final: city
        """,
        apocalypse=True,
        trade=True,
    )
    play(m, "trade:2", "give:astral-sword", "want-gold:3", "propose", "agree")
    assert m.state.eliminated == [0]
    assert m.asked[0].seat == 1


@rule("PR-ARTIFACT-02")
def test_an_artifact_is_not_thrown_but_may_burn() -> None:
    m = table(
        """
            1 monk at forest-3, items astral-sword, skills thrown-weapons flaming-weapon
            2 druid
            land: bear at forest-3
            """
    )
    play(m, "stay", then="before")
    assert keys(m) == ["roll", "enchant:flaming-weapon:astral-sword"]
    play(fall(m, "6-1"), "enchant:flaming-weapon:astral-sword")
    assert sheet(m).items == ["astral-sword"]


@rule("PR-STR-08")
def test_at_the_cap_with_nothing_to_heal_a_gain_is_lost() -> None:
    m = table("1 monk at village, strength 8\n2 druid")
    markers.gain_strength(m, 0, 1)
    assert sheet(m).health == 8
