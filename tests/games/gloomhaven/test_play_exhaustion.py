"""EXH: characters out of hit points or out of cards, in running matches."""

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.state import Turn
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_selection, attacked, cards, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt

FOE = {"H10": "bandit-guard 9"}


def fallen(table: Table) -> Table:
    """The hero of the table is hit for all it has."""
    return attacked(table, 99).do("take")


@rule("GH-EXH-01")
def test_without_hit_points_a_character_is_exhausted_at_once() -> None:
    table = fallen(a_turn("brute", foes=FOE))
    assert (table.hero().exhausted, table.told("exhausted")) == (True, [{"seat": 0}])


@rule("GH-EXH-01")
def test_a_trap_exhausts_in_the_middle_of_a_turn() -> None:
    table = a_turn("brute", "grab-and-go", "leaping-cleave", hit_points=2)
    table.w.traps = {on_hex(table, "G11"): Trap(3)}
    cards(table, hand="")
    table.do("bottom:grab-and-go", "go:G11")
    assert table.hero().exhausted
    assert table.kind == "cards"


@rule("GH-EXH-01", "GH-ELEM-02")
def test_what_was_infused_before_the_fall_shows_at_the_end_of_that_turn() -> None:
    table = a_turn("spellweaver", "mana-bolt")
    table.w.elements.coming = ["fire"]
    table.w.figures = [each for each in table.w.figures if each.name != "spellweaver"]
    table.w.agenda = [Turn(0, begun=True)]
    table.w.agenda.insert(0, Turn(1, begun=True))
    other = table.hero(1)
    other.played, other.hand = other.hand[:2], other.hand[2:]
    rebuilt(table)
    assert (table.w.elements.columns["fire"], table.kind) == (2, "turn")


@rule("GH-EXH-02", "GH-CARD-04")
def test_running_out_of_cards_leaves_the_hit_points_alone() -> None:
    table = at_selection(a_turn("brute"), hand="trample", discard="skewer")
    assert (table.hero().exhausted, table.told("hurt"), table.told("out-of-cards")) == (True, [], [{"seat": 0}])
    assert table.hero().tally["last-hit-points"] == 10


@rule("GH-EXH-03")
def test_all_its_cards_are_out_of_the_game_and_its_figure_is_gone() -> None:
    table = a_turn("brute", foes=FOE)
    cards(table, hand="grab-and-go", discard="skewer", active="warding-strength bottom")
    played = list(table.hero().played)
    fallen(table)
    hero = table.hero()
    assert (hero.hand, hero.played, hero.discard, hero.active) == ([], [], [], [])
    assert {"skewer", "warding-strength", *played} <= set(hero.lost)
    assert not table.alive("brute")


@rule("GH-EXH-03")
def test_nobody_learns_the_hand_of_an_exhausted_character() -> None:
    table = fallen(cards(a_turn("brute", foes=FOE), hand="grab-and-go"))
    assert "grab-and-go" in table.hero().aside
    assert set(table.match.view(1).heroes[0].aside) == {"?"}


@rule("GH-EXH-03")
def test_it_takes_no_further_part() -> None:
    table = fallen(a_turn("brute", foes={"E9": "bandit-guard 9", "H10": "bandit-guard 9"}))
    table.do("end").pass_all("cards")
    assert [choice.seat for choice in table.match.asked] == [1]


@rule("GH-EXH-04", "GH-SUMMON-04")
def test_its_summons_leave_the_map_with_it() -> None:
    table = a_turn("mindthief", "gnawing-horde", foes=FOE).do("top:gnawing-horde", "summon:G11")
    table = fallen(copied(table))
    assert not table.alive("rat-swarm-1")


@rule("GH-EXH-05")
def test_the_scenario_is_lost_when_all_are_exhausted_and_not_before() -> None:
    table = fallen(a_turn("brute", foes=FOE))
    assert table.w.verdict == ""
    table = attacked(copied(table), 99, whom="scoundrel").do("take")
    assert (table.w.verdict, table.match.over) == ("lost", True)


@rule("GH-EXH-06")
def test_an_exhausted_character_keeps_coins_and_experience() -> None:
    table = a_turn("brute", foes=FOE)
    table.hero().coins, table.hero().xp = 3, 7
    gold = table.hero().sheet.gold
    table = fallen(rebuilt(table))
    table = attacked(copied(table), 99, whom="scoundrel").do("take")
    assert (table.hero().sheet.gold - gold, table.hero().sheet.xp) == (6, 7)


@rule("GH-EXH-07", "GH-IX-13", "GH-SCEN-08")
def test_rooms_revealed_later_still_count_the_exhausted() -> None:
    def revealed(spent: bool) -> list[tuple[str, str]]:
        table = Table(prepared("brute,scoundrel,tinkerer"))
        w = table.w
        w.figures = [each for each in w.figures if each.kind == "character"]
        w.figures[0].cell = on_hex(table, "H9")  # the door is on H8
        hero = w.heroes[0]
        hero.played, hero.hand = hero.hand[:2], hero.hand[2:]
        if spent:
            w.heroes[1].exhausted = w.heroes[2].exhausted = True
            w.figures = w.figures[:1]
        w.acting, w.round = "brute", 1
        for each in w.figures:
            each.acted = True
        w.agenda = [Turn(0, begun=True)]
        table = copied(table)
        table.do(f"move:{hero.played[0]}", "door:H8")
        return sorted((each.name, each.rank) for each in table.w.figures if each.kind == "monster")

    assert revealed(spent=True) == revealed(spent=False) != []
