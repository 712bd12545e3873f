"""What clients get: the printed components, and what the rules say about a view."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from questhall.games.prophecy.content.cards import CARDS, CHARACTERS, FOES, ITEMS, OPPORTUNITIES, SKILLS
from questhall.games.prophecy.face.forecasts import Foresight
from questhall.games.prophecy.face.hints_battle import BattleHints
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.odds import Throw, odds
from questhall.games.prophecy.rules import power
from questhall.games.prophecy.state import Battle, World
from questhall.kernel import Chance, Keep, Match
from questhall.kernel.seen import resample
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kernel.view import view
from questhall.kit.odds import odds as all_outcomes
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, play, table

PRINTED = GAME.face.printed([Texts(GAME, lang) for lang in LANGUAGES])
HUNTING = SKILLS["hunting"].price
ITEM_BONUS = {"sword": ITEMS["sword"].text.bonuses[0].amount}


def hinted(m: Table, seat: int = 1) -> dict[str, Any]:
    return msgspec.structs.asdict(GAME.face.hints(view(m.state, [seat - 1]), [seat - 1]))


def foreseen(m: Table, foe: str, kind: str) -> Foresight:
    return next(one for one in hinted(m)["foes"][foe] if one.kind == kind)


def fight(m: Table, seat: int = 1) -> BattleHints:
    found: BattleHints = hinted(m, seat)["battle"]
    return found


def house_games(count: int = 4) -> Iterator[Match[World]]:
    """Positions of whole games between house bots."""
    for game in range(count):
        match = Match(GAME, GAME.terms(2 + game % 4, trade=game % 2 == 1), bytes([game]) * 8, Keep.BOUNDARY)
        for _ in range(600):
            if match.over:
                break
            yield match
            choice = match.asked[0]
            match.answer(choice.seat, GAME.house(match.seen(choice.seat)))


# -- printed -----------------------------------------------------------------------------------------------------


def test_printed_holds_every_component_with_words_in_both_languages() -> None:
    assert PRINTED.cards.keys() == CARDS.keys()
    assert PRINTED.foes.keys() == FOES.keys()
    assert PRINTED.characters.keys() == CHARACTERS.keys()
    for kind in ("cards", "foes", "opportunities"):
        for thing, entry in getattr(PRINTED, kind).items():
            assert set(entry.about) == {"en", "ru"}, thing
            assert all(entry.about.values()) or thing in OPPORTUNITIES, thing
    assert msgspec.json.decode(msgspec.json.encode(PRINTED))["limits"]["items"] == 7


def test_a_small_card_tells_its_worth_in_marks() -> None:
    """What always counts comes first; a star stands for what counts against some only."""

    def marks(card: str) -> list[tuple[str, int, bool]]:
        return [(mark.what, mark.amount, mark.some) for mark in PRINTED.cards[card].gist]

    assert marks("sword") == [("strength", 2, False)]
    assert marks("axe") == [("strength", 1, True)]
    assert marks("spiked-shield") == [("strength", 1, False), ("block", 1, False)]
    assert marks("potion-of-rebirth") == [("health", -1, False), ("mana", -1, False)]
    assert marks("stealth") == []
    assert PRINTED.cards["flying-carpet"].pays == {"mana": 1}


@rule("PR-CREAT-06", "PR-CREAT-08")
def test_a_creature_tells_prize_and_loss_in_marks_and_the_rest_in_words() -> None:
    bear, sphinx, storm = (PRINTED.foes[foe] for foe in ("bear", "sphinx", "storm-queen"))
    assert (bear.prize, bear.loss, bear.special["en"]) == ({"xp": 2, "gold": 3}, {"health": 1}, "")
    assert (sphinx.prize, sphinx.loss) == ({"xp": 3, "will": 1}, {})
    assert "half of your Health" in sphinx.special["en"]
    assert storm.prize == {"xp": 5, "artifact": 1}
    assert PRINTED.foes["giant-scorpion"].loss == {"health": 2}


# -- before a battle ---------------------------------------------------------------------------------------------


@rule("PR-BATTLE-11", "PR-BATTLE-04")
@pytest.mark.parametrize("kind", ["strength", "will"])
def test_the_odds_of_a_creature_in_sight_are_those_of_the_battle_itself(kind: str) -> None:
    m = table("1 paladin at plains-4\n2 druid\nland: skeletal-wizard at plains-4\nturn: 1 fight")
    before = foreseen(m, "skeletal-wizard", kind)
    start = m.state.heroes[0].xp

    def result(after: Match[World]) -> str:
        hero = after.state.heroes[0]
        return "loss" if hero.wounds else "win" if hero.xp > start else "draw"

    counted = all_outcomes(m, 0, f"fight:skeletal-wizard:{kind}", result)
    assert {name: getattr(before, name) for name in counted} == pytest.approx(
        {name: float(share) for name, share in counted.items()}, abs=0.001
    )


def test_will_is_counted_after_the_mana_for_the_battle_is_paid() -> None:
    m = table("1 druid at plains-4\n2 paladin\nland: undead-knight at plains-4".replace("undead-knight", "golem"))
    assert all(one.kind == "strength" for one in hinted(m)["foes"]["golem"])
    m = table("1 druid at mountains-1, mana 6\n2 paladin\nplane-3: open-undead-knight storm-queen astral-sword")
    strength, will = (foreseen(m, "undead-knight", kind) for kind in ("strength", "will"))
    assert (strength.cost, strength.mine) == ({}, 3)
    assert (will.cost, will.mine) == ({"mana": 2}, 4)


def test_the_best_gear_is_taken_and_a_two_handed_thing_leaves_no_hand_for_a_shield() -> None:
    m = table("1 paladin at plains-4, items great-sword spiked-shield sword\n2 druid\nland: bear at plains-4")
    one = foreseen(m, "bear", "strength")
    assert (one.mine, one.gear) == (4 + ITEMS["great-sword"].text.bonuses[0].amount, ["great-sword"])


def test_harm_before_the_battle_is_counted_and_called_deadly_where_it_kills() -> None:
    said = "2 druid\nplane-3: open-sphinx open-storm-queen astral-sword"
    hale = foreseen(table(f"1 paladin at mountains-1\n{said}"), "storm-queen", "strength")
    assert (hale.mine, hale.deadly) == (4 - FOES["storm-queen"].before[0].amount, False)
    assert foreseen(table(f"1 paladin at mountains-1, strength 1, wounds 3\n{said}"), "storm-queen", "strength").deadly


def test_what_is_face_down_is_not_foreseen() -> None:
    m = table("1 paladin\n2 druid\nland: ghost at mountains-15, hidden golem at mountains-15")
    assert set(hinted(m)["foes"]) == {"ghost"}


def test_ways_and_services_have_their_price() -> None:
    costs = hinted(table("1 paladin at city, gold 3, mana 4\n2 druid"))["costs"]
    assert costs["horse:mountains-9"] == {"gold": 1}
    assert costs["gate:forest-17"] == {"gold": 2}
    assert costs["work"] == {"mana": 1}
    assert "walk:plains-8" not in costs
    costs = hinted(table("1 paladin at forest-camp, gold 9, xp 9, wounds 2\n2 druid\noffers: hunting\nturn: 1 act"))[
        "costs"
    ]
    assert costs["heal:2"] == {"gold": 2}
    assert costs["learn:hunting"] == {"xp": HUNTING, "gold": HUNTING}


@rule("PR-OPP-09", "PR-OPP-10")
def test_everybody_sees_who_pays_what_in_a_guild() -> None:
    m = table("1 paladin\n2 druid\noffers: hunting prayer")
    assert hinted(m)["lessons"]["hunting"] == [(HUNTING, HUNTING), (HUNTING, 0)]
    assert [gold for _, gold in hinted(m)["lessons"]["prayer"]] == [0, 0]


def test_a_foe_that_drains_mana_before_each_throw_gets_harder_with_every_throw() -> None:
    m = table("1 mystic at plains-11, mana 6\n2 druid\nplane-5: open-tortured-souls storm-queen astral-sword")
    souls = FOES["tortured-souls"].will
    one = foreseen(m, "tortured-souls", "will")
    expected = odds([Throw(6 - taken, souls) for taken in (1, 2, 3)])
    assert one.win == pytest.approx(float(expected.win), abs=0.001)


# -- in a battle -------------------------------------------------------------------------------------------------


def test_both_sides_are_itemised_and_add_up() -> None:
    m = table("1 paladin at plains-4, items sword spiked-shield\n2 druid\nland: bear at plains-4\nturn: 1 fight")
    m.state.heroes[0].skills.append("edged-weapons")
    assert m.asked[0].kind == "gear"  # the bear leaves no choice
    options = fight(m).options
    assert options["wield-both:sword:spiked-shield"].mine == 4 + ITEM_BONUS["sword"] + 1 + 1
    assert options["wield:sword"].win > options["bare"].win
    play(m, "wield:sword")


def test_a_declaration_shows_its_cost_and_what_it_changes() -> None:
    m = table("1 paladin at plains-4, skills prayer\n2 druid\nland: undead-warrior at plains-4\nturn: 1 fight")
    options = fight(m).options
    assert options["cast:prayer"].cost == {"mana": 1}
    assert options["cast:prayer"].win > options["roll"].win
    assert m.state.heroes[0].mana == 4  # nothing was done in earnest


def test_the_defender_reads_the_odds_the_other_way_round() -> None:
    m = table("1 paladin at plains-4\n2 druid at plains-4, skills prayer\nturn: 1 act")
    play(m, "attack:2:strength")
    assert m.asked[0].seat == 1
    mine, theirs = fight(m, 1).odds, fight(m, 2).odds
    assert mine is not None
    assert theirs is not None
    assert (mine.win, mine.loss) == (theirs.loss, theirs.win)
    assert fight(m, 2).options["will"].cost == {"mana": 2}
    assert fight(m, 1).options == {}


def test_after_the_dice_a_shield_makes_a_draw_of_a_narrow_loss() -> None:
    m = table("1 paladin at plains-4, items spiked-shield\n2 druid\nland: undead-warrior at plains-4")
    fall(m, "1-3")
    play(m, "stay", then="after")
    found = fight(m)
    assert (found.light, found.dark, found.came) == (1, 3, -1)
    assert found.options["block:spiked-shield"].draw == 1
    assert found.options["accept"].loss == 1


# -- whole games -------------------------------------------------------------------------------------------------


def test_sums_fit_and_hints_stay_cheap_in_whole_games() -> None:
    spent, asked, battles = 0.0, 0, 0
    for match in house_games():
        seat = match.asked[0].seat
        seen = view(match.state, [seat])
        before = msgspec.msgpack.encode(seen)
        start = time.process_time()
        found = msgspec.structs.asdict(GAME.face.hints(seen, [seat]))
        spent, asked = spent + time.process_time() - start, asked + 1
        assert msgspec.msgpack.encode(seen) == before, "a hint must not touch the view"
        msgspec.json.encode(found)
        going = match.state.agenda[-1]
        if not isinstance(going, Battle):
            continue
        battles += 1
        told: BattleHints = found["battle"]
        assert sum(amount for _, amount in told.mine) == told.power
        if not told.guessed:
            assert told.power == power.power(match.state, going, going.seat, going.mine)
        assert sum(amount for _, amount in told.theirs) == told.against
        assert set(told.options) == set(match.asked[0].options)
    assert battles > 50
    assert spent / asked < 0.005, f"{1000 * spent / asked:.2f} ms a picture"


def test_hints_depend_on_the_view_alone() -> None:
    for number, match in enumerate(house_games(2)):
        if number % 25:
            continue
        seat = match.asked[0].seat
        other = match.clone()
        resample(GAME, other.state, [seat], Chance(bytes(16), {}))
        mine = msgspec.json.encode(GAME.face.hints(view(match.state, [seat]), [seat]))
        assert msgspec.json.encode(GAME.face.hints(view(other.state, [seat]), [seat])) == mine


def test_every_card_of_a_hero_has_its_bid() -> None:
    m = table("1 paladin at city, items sword great-sword\n2 druid")
    assert hinted(m)["bids"] == {item: (ITEMS[item].price + 1) // 2 for item in ("sword", "great-sword")}
