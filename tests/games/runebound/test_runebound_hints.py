"""What the table says about a position: values, chances, ways, prices, and how a combat stands."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from questhall.games.runebound.content.board import CELL, FACE_NAMES, NAME
from questhall.games.runebound.content.cards import SKILLS
from questhall.games.runebound.face.answers import Fight, Outcome, Way
from questhall.games.runebound.face.hints import Hints
from questhall.games.runebound.face.hints_combat import Blow, Part
from questhall.games.runebound.face.hints_dice import Thrown
from questhall.games.runebound.game import GAME
from questhall.games.runebound.odds import dice as odds_dice
from questhall.games.runebound.odds.dice import reach, reachable, rolls
from questhall.games.runebound.state import Hurt, March
from questhall.kernel.texts import Texts
from questhall.ledger import rule
from tests.games.runebound.positions import Table, dice, fight, going, keys, play, table

ALONE = "1 lissa at 5-6, hand tireless prayer\n2 corbin at 13-0"


def hints(m: Table, seat: int = 1) -> Hints:
    found: Hints = GAME.face.hints(m.view(seat - 1), [seat - 1], [one for one in m.asked if one.seat == seat - 1])
    return found


@pytest.mark.parametrize(("space", "count"), [("5-6", 3), ("11-10", 4), ("0-0", 2), ("6-4", 5)])
@rule("RB-MOVE-04")
def test_the_chance_of_a_space_is_that_of_all_rolls_that_lead_there(space: str, count: int) -> None:
    wanted: dict[int, Fraction] = {}
    for roll, share in rolls(count):
        for cell in reachable(CELL[space], roll):
            wanted[cell] = wanted.get(cell, Fraction(0)) + share
    assert reach(CELL[space], count) == wanted


def test_no_speed_is_cut_short_and_sure_spaces_are_told() -> None:
    fast = table("1 lissa at 5-6, skills scout cartographer far-traveller, assets winged-boots\n2 corbin at 13-0")
    told = hints(fast)
    assert told.sheets[0].speed == 7
    assert told.heroes[0].reach["4-6"] == 100  # by the road, whatever the dice
    assert len(told.heroes[0].reach) > 140
    assert odds_dice.reach(CELL["5-6"], 7)[CELL["5-13"]] > 0


@rule("RB-MOVE-05")
def test_after_the_roll_every_reachable_space_has_its_way_and_no_other() -> None:
    m = play(dice(table(ALONE), "p p mw"), "roll")
    ways = hints(m).ways
    assert set(reachable(CELL["5-6"], (1, 1, 24))) - {CELL["5-6"]} == {CELL[space] for space in ways}
    far = max(ways, key=lambda space: (len(ways[space]), space))
    play(m, *ways[far])
    assert m.state.heroes[0].at == CELL[far]


@rule("RB-DICE-05")
def test_jokers_are_spent_last() -> None:
    m = play(dice(table(ALONE), "joker p p"), "roll")
    assert all(
        not way[0].endswith(":joker") for space, way in hints(m).ways.items() if len(way) == 1 and space == "4-6"
    )


@rule("RB-RIVER-02")
def test_a_way_before_the_roll_names_the_faces_that_pay() -> None:
    told = GAME.face.wonder(table(ALONE).view(0), "way:0:5-9")
    assert isinstance(told, Way)
    assert [leg.space for leg in told.legs][-1] == "5-9"
    assert told.legs[-1].dice == ["joker", "mw"]  # over the river
    assert told.chance >= told.likely > 0
    assert GAME.face.wonder(table(ALONE).view(0), "way:0:nowhere") is None


@rule("RB-SHOP-08")
def test_a_ware_tells_its_price_and_what_it_changes() -> None:
    m = table("1 lissa at 1-11, gold 9, assets rapier\n2 corbin at 13-0\nmarket: forge serrated-axe chain-mail")
    wares = hints(m).heroes[0].wares
    assert wares["serrated-axe"].price == 5
    assert wares["serrated-axe"].changes == {"body": 1}
    assert wares["serrated-axe"].goes == ["rapier"]  # a second weapon
    assert wares["chain-mail"].changes == {"life": 1}


@rule("RB-SCEN-12")
def test_a_villains_life_tells_what_it_is_made_of() -> None:
    m = table("1 lissa at 5-6, tokens 2\n2 corbin at 13-0\nzombies: 3-3 7-8 1-1", scenario="vorakesh")
    foe = hints(m).heroes[0].villain
    assert foe is not None
    assert foe.parts == [Part("printed", 10), Part("zombies", 3), Part("tokens", -4)]
    assert foe.life == 9
    many = table("1 lissa at 5-6, tokens 9\n2 corbin at 13-0")
    least = hints(many).heroes[0].villain
    assert least is not None
    assert least.life == 8
    assert least.parts[-1].what == "least"


@rule("RB-TEST-06")
def test_an_open_test_tells_its_odds_before_and_after_exerting() -> None:
    m = table(
        "1 lissa at 12-3, hand tireless prayer, quests beast-hunt\n2 corbin at 13-0\n"
        "next: skills water-strider thick-hide"
    )
    before = hints(m).heroes[0]
    assert before.quests["beast-hunt"] == [before.tests["body"]]
    play(m, "quest:beast-hunt", then="test")
    trial = hints(m).trial
    assert trial is not None
    assert (trial.successes, trial.now) == (0, 0)
    unseen = set(SKILLS) - {"tireless", "prayer", "water-strider", "thick-hide"}
    assert trial.exerted == round(100 * sum(SKILLS[card].star for card in unseen) / len(unseen))


@rule("RB-POOL-01")
def test_a_combat_tells_sums_of_what_is_unspent() -> None:
    m = fight(ALONE, "2P 1M* A* | 1K H 1K 1K* D", card="cave-troll")
    duel = hints(m).duel
    assert duel is not None
    assert duel.sides[0].sums == {"P": 2, "M": 1, "A": 1}
    assert duel.sides[1].sums == {"K": 3, "H": 1, "D": 1}
    assert (duel.sides[0].gold, duel.sides[1].gold) == (2, 1)
    assert [surge.cost for surge in duel.sides[1].surges] == [1, 2]
    play(m, "strike:physical")
    after = hints(m).duel
    assert after is not None
    assert "P" not in after.sides[0].sums


def test_every_option_of_a_combat_has_its_odds() -> None:
    m = fight(ALONE, "2P 1M* A* | 1K H 1K 1K* D", card="cave-troll")
    told = GAME.face.wonder(m.view(0), "fight")
    assert isinstance(told, Fight)
    assert set(told.options) == set(keys(m))
    assert not any(one.exact for one in told.options.values()), "later rounds count too"
    assert told.options["strike:physical"].win > told.options["pass"].win
    assert told.options[told.best].win == max(one.win for one in told.options.values())
    assert GAME.face.wonder(table(ALONE).view(0), "fight") is None


def test_shields_against_wounds_have_their_odds() -> None:
    m = fight("1 lissa at 5-6\n2 corbin at 13-0", "H 1M* A* | 1K 1K 1K 1S D", card="cave-troll")
    combat = going(m)
    combat.turn = 1
    m = Table(GAME, m.terms, b"a test", m.keep, m.state)
    play(m, "strike:enemy", then="shield")
    told = GAME.face.wonder(m.view(0), "fight")
    assert isinstance(told, Fight)
    assert set(told.options) == set(keys(m))
    duel = hints(m).duel
    assert duel is not None
    assert duel.coming == Blow(0, "K", 3, 1), "three wounds, one shield"


@rule("RB-INIT-04")
def test_initiative_stays_with_whom_the_throw_gave_it() -> None:
    m = fight(ALONE, "2P 1M* A* | 1K H 1K 1K* -*", card="cave-troll")
    play(m, "flip:lissa-2:lissa-3")
    duel = hints(m).duel
    assert duel is not None
    assert duel.sides[0].gold < duel.sides[1].gold
    assert duel.first == 0


@rule("RB-INIT-01")
@pytest.mark.parametrize(("skills", "first"), [("", 1), (", skills tactician", 0)])
def test_a_tactician_has_the_initiative_whatever_the_gold(skills: str, first: int) -> None:
    m = fight(f"1 lissa at 5-6{skills}\n2 corbin at 13-0", "2P A A* | -* H 1K 1K* D", card="cave-troll")
    duel = hints(m).duel
    assert duel is not None
    assert duel.sides[0].gold < duel.sides[1].gold
    assert duel.first == first
    assert going(m).turn == first


@rule("RB-PHYS-05", "RB-SHIELD-01")
def test_a_strike_tells_what_resistance_and_shields_leave_of_it() -> None:
    m = fight(ALONE, "2P 1M* A* | 1K H 1K 1K* D", card="moon-cat")
    duel = hints(m).duel
    assert duel is not None
    assert duel.sides[0].sums["P"] == 2
    assert duel.strikes == {"strike:physical": Blow(1, "P", 1, 1), "strike:magic": Blow(1, "M", 1, 1)}


def test_odds_are_exact_where_the_combat_ends_in_this_round() -> None:
    """A wound from death both: the troll rethrows its claw and strikes no more half of the time."""
    m = fight("1 lissa at 5-6, wounds 7\n2 mok at 1-5", "2P A 1S* | 1K H 1K 1S D", card="cave-troll")
    going(m).wounds = 5
    told = GAME.face.wonder(Table(GAME, m.terms, b"a test", m.keep, m.state).view(0), "fight")
    assert isinstance(told, Fight)
    assert told.options["rethrow:foe-1:lissa-2"] == Outcome(50, 1.0, True)
    assert told.options["strike:physical"] == Outcome(100, 0.0, True)
    assert told.options["pass"] == Outcome(0, 0.0, True)
    assert told.best == "strike:physical"


def test_the_best_option_of_the_enemy_is_the_worst_for_the_hero() -> None:
    m = fight("1 lissa at 5-6, wounds 7\n2 mok at 1-5", "2P A 1S* | 1K H 1K 1S D", card="cave-troll")
    going(m).wounds, going(m).turn = 5, 1
    told = GAME.face.wonder(Table(GAME, m.terms, b"a test", m.keep, m.state).view(1), "fight")
    assert isinstance(told, Fight)
    assert told.options[told.best].win == min(one.win for one in told.options.values())


@rule("RB-ADV-01")
def test_a_combat_gem_tells_how_often_its_enemies_are_beaten() -> None:
    weak = hints(table("1 lissa at 5-4, wounds 6\n2 corbin at 13-0")).odds["adventure"]
    strong = hints(table("1 lissa at 5-4, assets war-hammer chain-mail\n2 corbin at 13-0")).odds["adventure"]
    assert weak < strong
    assert "adventure" not in hints(table("1 lissa at 5-12\n2 corbin at 13-0")).odds, "an encounter"


def test_what_is_told_does_not_depend_on_a_rivals_hand() -> None:
    text = "1 lissa at 5-6, hand scout, quests moonlight\n2 corbin at 13-0, hand "
    one, other = (msgspec.json.encode(hints(table(text + hand))) for hand in ("tireless prayer", "thick-hide hillfolk"))
    assert one == other


@rule("RB-RETREAT-02")
@pytest.mark.parametrize(
    ("hero", "share"),
    [
        ("lissa at 5-6", 100),  # a road
        ("lissa at 2-13", 33),  # mountains all around: their face, and the joker
        ("lissa at 2-13, skills fighting-retreat", 100),
    ],
)
def test_a_retreat_tells_how_often_its_die_leads_away(hero: str, share: int) -> None:
    assert hints(over(f"1 {hero}\n2 corbin at 13-0")).odds["retreat"] == share


@rule("RB-RETREAT-04")
def test_beside_a_retreat_stands_how_the_combat_would_go_on() -> None:
    m = over(ALONE)
    assert hints(m).odds["fight-on"] == hints(m).duel.win  # type: ignore[union-attr]


@rule("RB-REST-03")
@pytest.mark.parametrize(("wounds", "heals"), [(4, 3), (1, 1)])
def test_the_dice_of_a_rest_tell_what_they_heal(wounds: int, heals: int) -> None:
    m = play(dice(table(f"1 lissa at 7-8, wounds {wounds}, hand prayer\n2 corbin at 13-0"), "p pf joker mw fh"), "rest")
    assert hints(m).thrown == Thrown([True, True, True, False, False], heals)
    play(m, "done")
    assert m.state.heroes[0].wounds == wounds - heals


@rule("RB-SPACE-05")
def test_the_dice_of_a_hunt_tell_what_they_deal() -> None:
    m = fight("1 lissa at 5-6, hand prayer\n2 corbin at 13-0", "2P 1M* 1S* | 1K H 1K 1K* D", card="cave-troll")
    play(m, "surge:lissa-second", then="track")
    thrown = hints(m).thrown
    assert thrown is not None
    play(m, "done")
    top = m.state.agenda[-1]
    assert (top.amount if isinstance(top, Hurt) else going(m).wounds) == thrown.amount


@rule("RB-SCEN-16")
def test_the_dice_of_a_march_tell_where_it_ends() -> None:
    m = marching("joker p joker mw joker")
    thrown = hints(m).thrown
    assert thrown is not None
    assert (thrown.serves, thrown.amount) == ([True, False, True, False, True], 3)
    play(m, "done")
    assert NAME[m.state.villain] == thrown.place


@rule("RB-EXPLORE-04")
def test_what_the_dice_do_not_pay_tells_its_chance_with_one_rolled_again() -> None:
    m = table("1 lissa at 11-8, hand prayer, quests moonlight\n2 corbin at 13-0")
    play(dice(m, "p p mw"), "quest:moonlight", then="explore")
    told = hints(m).odds
    assert "outcome:moonlight:1" not in told, "it can be had"
    assert told == {"outcome:moonlight:3": 33}, "a second water or a joker, of six faces"


@rule("RB-CHALLENGE-01", "RB-VILLAIN-01")
def test_a_challenge_and_the_villain_tell_how_often_one_would_win() -> None:
    whole, mine, theirs = (hints(table(text + "\ntime: 7 act 2 round 20\nvillain: 5-6")) for text in DUELS)
    assert mine.odds["hunt:lissa"] < whole.odds["hunt:lissa"] < theirs.odds["hunt:lissa"]
    foe = whole.heroes[0].villain
    assert foe is not None
    assert whole.odds["villain"] == foe.win


DUELS = (
    "1 corbin at 5-6\n2 lissa at 5-6",
    "1 corbin at 5-6, wounds 6\n2 lissa at 5-6",
    "1 corbin at 5-6\n2 lissa at 5-6, wounds 6",
)


def over(text: str) -> Table:
    """Both have passed: a retreat is asked about."""
    m = fight(text, "2P 1M* A* | 1K H 1K 1K* D", card="cave-troll")
    for side in going(m).sides:
        side.passed = True
    return Table(GAME, m.terms, b"a test", m.keep, m.state)


def marching(faces: str) -> Table:
    """Margath's dice in the hand of the first player."""
    m = table("1 lissa at 13-12, hand prayer\n2 corbin at 13-0\ntime: 12 act 2 round 24\nvillain: 11-6")
    thrown = [next(die for die, name in FACE_NAMES.items() if name == face) for face in faces.split()]
    m.state.agenda = [m.state.agenda[0], March(0, thrown)]
    return Table(GAME, m.terms, b"a test", m.keep, m.state)


@rule("RB-GOLD-06")
def test_who_is_asked_to_pay_is_told_the_price() -> None:
    m = play(table("1 lissa at 5-12, gold 5\n2 corbin at 13-0\nnext: encounter aid-an-ally"), "adventure")
    play(m, "option:aid-an-ally:2", then="pay")
    assert hints(m).price == 1
    said = GAME.face.remarks(m.view(0), m.asked[0], Texts(GAME, "en"))
    assert said == {"pay": "1 gold; draw 2 skill cards", "decline": "nothing"}
