"""VAR and TRADE: two artifacts, Apocalypse, teams, trade between players."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.game import GAME
from questhall.kernel import EVERYBODY, Refused
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


@rule("PR-VAR-SHORT-01")
def test_the_first_with_two_artifacts_wins_without_a_final_battle() -> None:
    m = table(
        """
        1 monk at forest-3, items royal-cape
        2 druid at city, items banner-of-hope
        dropped: astral-sword at forest-3
        """,
        short=True,
    )
    play(m, "stay", "take-artifact:astral-sword")
    assert m.over
    assert m.result is not None
    assert m.result.winners == [0]
    assert not m.state.final


APOCALYPSE = """
    1 ranger at forest-3, gold 0, strength 4, items astral-sword
    2 illusionist at city, gold 0, items royal-cape crown-of-the-ancient-kings
    3 scout at village, gold 0, items banner-of-hope
    4 druid at monastery
    dropped: mirrored-shield at forest-3
    """


def doomed(text: str = APOCALYPSE) -> Table:
    m = table(text, apocalypse=True)
    m.state.past.append(m.state.chance.draw())
    m.state.lesser.seen = m.state.greater.seen = m.state.prizes.seen = [EVERYBODY] * 5
    m.state.chance.cards = ["good-times"] * len(m.state.chance.cards)
    m.state.past = ["good-times"]
    return play(m, "stay", "take-artifact:mirrored-shield")


@rule("PR-VAR-APOC-02", "PR-VAR-APOC-03", "PR-VAR-APOC-05")
def test_the_fifth_artifact_makes_others_leave_and_the_chance_deck_whole() -> None:
    m = doomed()
    assert m.state.final
    assert m.state.eliminated == [3]
    assert m.asked[0].kind == "move"
    assert m.asked[0].seat == 1
    assert (len(m.state.chance) + len(m.state.past), len(m.state.past)) == (22, 1)
    assert m.state.field == -1


@rule("PR-VAR-APOC-04")
def test_play_goes_on_over_the_whole_map_and_a_beaten_champion_gives_an_artifact() -> None:
    m = doomed()
    assert {"walk:monastery", "ship:plains-4", "gate:forest-17"} <= set(keys(m))
    m = table(
        """
        1 ranger at city, gold 0, items astral-sword
        2 illusionist at city, will 0, items royal-cape crown-of-the-ancient-kings
        3 scout at village, items banner-of-hope mirrored-shield
        final: city
        turn: 1 act
        """,
        apocalypse=True,
    )
    assert "done" in keys(m)
    play(fall(m, "6-1"), "attack:2:strength", then="pick.tribute")
    assert keys(m) == ["hand-over:royal-cape", "hand-over:crown-of-the-ancient-kings"]


@rule("PR-VAR-APOC-01")
def test_four_artifacts_win_as_usual() -> None:
    m = table(
        """
        1 ranger at forest-3, items astral-sword royal-cape banner-of-hope
        2 illusionist at city, items crown-of-the-ancient-kings
        dropped: mirrored-shield at forest-3
        """,
        apocalypse=True,
    )
    play(m, "stay", "take-artifact:mirrored-shield")
    assert m.over
    assert m.state.king == 0


DOOM = """
    1 ranger at village, gold 0, items astral-sword
    2 monk at city, gold 0, items royal-cape
    3 scout at fortress, gold 0, items crown-of-the-ancient-kings
    4 druid at thieves-guild, gold 0, items mirrored-shield
    5 paladin at enchanted-wilderness, gold 0, items banner-of-hope
    final: city
    """


def apocalypse(text: str = DOOM) -> Table:
    m = table(text, apocalypse=True)
    m.state.past += m.state.chance.cards
    m.state.chance.cards, m.state.chance.seen = [], []
    return m


@rule("PR-VAR-APOC-06", "PR-VAR-APOC-07", "PR-COMP-14")
def test_when_the_chance_deck_runs_out_it_is_not_shuffled_and_the_apocalypse_begins() -> None:
    m = play(apocalypse(), "stay")
    assert m.state.doom
    assert len(m.state.chance) == 0
    assert len(m.state.past) == 22


@rule("PR-VAR-APOC-08")
def test_five_rounds_cost_everybody_five_health_and_five_mana() -> None:
    m = apocalypse()
    for hero in m.state.heroes:
        hero.health, hero.wounds, hero.mana, hero.spent = 8, 0, 6, 0
    m.chance.force("die", 0)
    for _ in range(4):
        play(m, "stay", "done?") if not m.chance.forced else answer(m)
    answer(m)
    assert m.asked[0].seat == 0
    lost = [(hero.wounds, hero.spent) for hero in m.state.heroes]
    assert lost[0] == (5, 5)
    assert {wounds for wounds, _ in lost} == {5}


def answer(m: Table) -> None:
    m.answer(m.asked[0].seat, "stay")
    while m.asked and "done" in m.asked[0].options:
        m.answer(m.asked[0].seat, "done")


@rule("PR-VAR-APOC-09", "PR-DEATH-06")
def test_when_the_last_character_dies_nobody_wins() -> None:
    m = apocalypse()
    for hero in m.state.heroes:
        hero.health = 0
    play(m, "stay")
    assert m.over
    assert m.result is not None
    assert m.result.winners == []
    assert sorted(m.state.dropped) == sorted(
        ["astral-sword", "royal-cape", "crown-of-the-ancient-kings", "mirrored-shield", "banner-of-hope"]
    )


# -- teams -------------------------------------------------------------------------------------------------------

TEAMS = """
    1 monk at city, gold 5, items sword {one}
    2 druid at village, gold 0
    3 scout at city, gold 0, items axe {three}
    4 ranger at forest-3, gold 0
    """


@rule("PR-VAR-TEAM-01")
def test_four_players_form_two_alternating_teams() -> None:
    terms = GAME.terms(4, teams=True)
    assert [GAME.team(terms, seat) for seat in range(4)] == [0, 1, 0, 1]
    with pytest.raises(Refused):
        GAME.terms(3, teams=True)


@rule("PR-VAR-TEAM-02")
def test_if_one_partner_wins_both_win() -> None:
    held = "astral-sword royal-cape banner-of-hope"
    text = TEAMS.format(one=held, three="") + "dropped: mirrored-shield at city\nturn: 1 act"
    m = play(table(text, teams=True), "take-artifact:mirrored-shield")
    assert m.result is not None
    assert m.result.winners == [0, 2]


@rule("PR-VAR-TEAM-03", "PR-TRADE-03")
def test_partners_pass_items_and_gold_also_as_gifts_strangers_do_not_trade() -> None:
    m = table(TEAMS.format(one="", three="").replace("4 ranger at forest-3", "4 ranger at city"), teams=True)
    assert refusal(m, "trade:4") == ("no-trade", "PR-TRADE-01")
    play(m, "trade:3", "give:sword", "give-gold:2", "propose", "agree")
    assert (sheet(m, 3).items, sheet(m, 3).gold, sheet(m, 1).gold) == (["axe", "sword"], 2, 3)


@rule("PR-VAR-TEAM-04")
def test_artifacts_of_partners_are_not_added_together() -> None:
    text = TEAMS.format(one="astral-sword royal-cape", three="banner-of-hope")
    m = table(text + "dropped: mirrored-shield at city\nturn: 3 act", teams=True)
    play(m, "take-artifact:mirrored-shield")
    assert not m.over


@rule("PR-VAR-TEAM-05")
def test_an_artifact_handed_to_the_partner_may_make_him_king() -> None:
    text = TEAMS.format(one="astral-sword", three="royal-cape banner-of-hope mirrored-shield")
    m = play(table(text, teams=True), "trade:3", "give:astral-sword", "propose", "agree")
    assert m.over
    assert m.state.king == 2


# -- trade -------------------------------------------------------------------------------------------------------

SHOP = """
    1 monk at city, gold 5, items sword
    2 druid at city, gold 4, items axe, skills prayer, kept forgotten-chapel
    3 scout at village
    """


@rule("PR-TRADE-01")
def test_without_the_rule_there_is_no_trade() -> None:
    assert not any(key.startswith("trade") for key in keys(table(SHOP)))
    assert "trade:2" in keys(table(SHOP, trade=True))


@rule("PR-TRADE-02", "PR-TRADE-03")
def test_only_gold_and_items_are_on_offer() -> None:
    m = play(table(SHOP, trade=True), "trade:2", then="bargain")
    verbs = {key.split(":")[0] for key in keys(m)}
    assert verbs == {"cancel", "give", "want", "give-gold", "want-gold"}
    assert [key for key in keys(m) if key.startswith("want:")] == ["want:axe"]


@rule("PR-TRADE-04")
def test_both_must_be_in_the_same_location() -> None:
    assert "trade:3" not in keys(table(SHOP, trade=True))


@rule("PR-TRADE-05", "PR-TRADE-07")
def test_both_must_agree_and_only_a_concluded_trade_uses_up_the_movement() -> None:
    m = play(table(SHOP, trade=True), "trade:2", "give:sword", "want-gold:3", "propose", then="agree")
    assert m.asked[0].seat == 1
    twin = m.clone()
    play(m, "agree", then="act")
    assert (sheet(m, 1).gold, sheet(m, 1).items, sheet(m, 2).items) == (8, [], ["axe", "sword"])
    play(twin, "refuse", then="move")
    assert (sheet(twin, 1).items, sheet(twin, 2).gold) == (["sword"], 4)


@rule("PR-TRADE-06")
def test_one_partner_a_round() -> None:
    m = table(SHOP.replace("3 scout at village", "3 scout at city"), trade=True)
    play(m, "trade:2", "give:sword", "want-gold:3", "propose", "refuse", then="move")
    assert refusal(m, "trade:3") == ("traded", "PR-TRADE-06")


@rule("PR-TRADE-08")
def test_gifts_are_refused() -> None:
    m = play(table(SHOP, trade=True), "trade:2", "give:sword", then="bargain")
    assert refusal(m, "propose") == ("one-sided", "PR-TRADE-08")
    play(m, "cancel", then="move")
    assert sheet(m, 1).items == ["sword"]
