"""BOARD and COMP: the ring, its features, the decks."""

from __future__ import annotations

from questhall.games.prophecy.content import cards
from questhall.games.prophecy.content.cards import RING, SPOT
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.rules import board, decks, setup
from questhall.games.prophecy.rules.components import components
from questhall.games.prophecy.state import GUILDS
from questhall.ledger import rule
from tests.games.prophecy.positions import keys, play, refusal, sheet, table


def ids(at: int, count: int) -> list[str]:
    return [RING[goal].id for goal in board.steps(at, count)]


@rule("PR-BOARD-01", "PR-BOARD-02", "PR-BOARD-05", "PR-BOARD-19")
def test_twenty_locations_twelve_of_them_wild() -> None:
    terrain = [place.terrain for place in RING]
    assert len(RING) == 20
    assert [terrain.count(name) for name in ("plains", "forest", "mountains")] == [5, 4, 3]
    wilderness = RING[SPOT["enchanted-wilderness"]]
    assert not wilderness.wild
    assert not wilderness.civilised


@rule("PR-BOARD-03", "PR-BOARD-04")
def test_guilds_city_and_village_are_civilised() -> None:
    assert {place.id for place in RING if place.civilised} == {*GUILDS, "city", "village"}


@rule("PR-BOARD-19", "PR-BOARD-11")
def test_the_ring_in_clockwise_order() -> None:
    order = "village mountains magic-tower forest plains forest monastery city plains mountains fortress plains"
    order += " enchanted-wilderness forest forest-camp mountains plains forest thieves-guild plains"
    assert [place.id.split("-")[0] if place.wild else place.id for place in RING] == order.split()
    assert board.steps(19, 1) == (0, 18)
    assert ids(10, 2) == ["enchanted-wilderness", "plains-8"]


@rule("PR-BOARD-06", "PR-BOARD-07", "PR-BOARD-08", "PR-BOARD-15", "PR-BOARD-20", "PR-BOARD-21")
def test_ports_and_gates() -> None:
    assert board.PORTS == (0, 4, 7, 11, 15)
    assert board.GATES == (1, 7, 12, 17)
    assert set(board.next_ports(SPOT["city"])) == {4, 11}
    assert set(board.next_ports(SPOT["mountains-15"])) == {11, 0}


@rule("PR-BOARD-12", "PR-BOARD-13", "PR-BOARD-16", "PR-BOARD-17", "PR-BOARD-18")
def test_the_neighbourhoods_of_the_book() -> None:
    assert RING[0].port
    assert set(ids(0, 1)) == {"mountains-1", "plains-19"}
    assert set(ids(0, 2)) == {"magic-tower", "thieves-guild"}
    assert {RING[at].id for at in board.next_ports(0)} == {"plains-4", "mountains-15"}
    assert "enchanted-wilderness" in ids(11, 1)
    assert 11 in board.next_ports(SPOT["city"])
    assert "city" in ids(SPOT["monastery"], 1)
    assert [RING[at].id for at in (13, 14, 15)] == ["forest-13", "forest-camp", "mountains-15"]


@rule("PR-BOARD-09", "PR-BOARD-10", "PR-BOARD-22", "PR-TERM-13")
def test_each_plane_adjoins_the_two_neighbours_of_a_guild() -> None:
    beside = {2: "magic-tower", 3: "monastery", 4: "fortress", 0: "forest-camp", 1: "thieves-guild"}
    assert len(board.DOORS) == 5
    for plane, guild in beside.items():
        assert set(board.DOORS[plane]) == set(board.steps(SPOT[guild], 1))


@rule("PR-BOARD-10", "PR-ASTRAL-01")
def test_the_plane_by_the_monastery_is_attacked_from_the_forest_or_the_city() -> None:
    for place in ("forest-5", "city"):
        assert "assault:plane-4" in keys(table(f"1 monk at {place}\n2 druid"))
    m = table("1 monk at monastery\n2 druid")
    assert refusal(m, "assault:plane-4") == ("plane-far", "PR-ASTRAL-01")


@rule("PR-BOARD-22")
def test_no_plane_adjoins_guilds_village_wilderness_and_three_plains() -> None:
    for place in (*GUILDS, "village", "enchanted-wilderness", "plains-4", "plains-8", "plains-16"):
        assert not any(key.startswith("assault:") for key in keys(table(f"1 monk at {place}\n2 druid")))


@rule("PR-BOARD-14")
def test_the_dove_marks_monastery_and_forest_camp() -> None:
    assert [place.id for place in RING if place.safe] == ["monastery", "forest-camp"]


@rule("PR-COMP-01", "PR-COMP-02", "PR-COMP-06", "PR-COMP-07", "PR-COMP-09", "PR-COMP-10", "PR-COMP-11")
def test_all_211_cards_and_ten_characters() -> None:
    assert list(GAME.players) == [2, 3, 4, 5]
    world = setup.new_world(GAME.terms(3))
    sizes = [len(pile) for pile in (world.characters, world.chance, world.adventures, world.common, world.rare)]
    assert sizes == [10, 22, 63, 35, 26]
    assert [len(pile) for pile in world.skills] == [10] * 5
    assert [len(pile) for pile in (world.lesser, world.greater, world.prizes)] == [5, 5, 5]
    assert sum(components(world).values()) == 211 + 10
    assert len(cards.CREATURES) == 37
    assert len(cards.OPPORTUNITIES) == 26


@rule("PR-COMP-08", "PR-SETUP-08")
def test_first_edition_cards_marked_4_5_need_more_than_three_players() -> None:
    for players, size in ((2, 19), (3, 19), (4, 25), (5, 25)):
        assert len(setup.chance_deck(GAME.terms(players, edition="first"))) == size
        assert len(setup.chance_deck(GAME.terms(players))) == 22


@rule("PR-COMP-13", "PR-COMP-14", "PR-COMP-12")
def test_an_empty_deck_is_made_anew_of_its_own_discards() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: deserted-shack at forest-3\nturn: 1 act")
    m.state.junk, m.state.common.cards, m.state.common.seen = [*m.state.common.cards], [], []
    rare = list(m.state.rare.cards)
    play(m, "visit:deserted-shack")
    assert len(sheet(m).items) == 1
    assert sheet(m).items[0] in cards.COMMON
    assert m.state.junk == []
    assert len(m.state.common) == 34
    assert m.state.rare.cards == rare


@rule("PR-COMP-14")
def test_deck_and_discards_both_empty_give_no_card() -> None:
    m = table("1 monk\n2 druid")
    m.state.rare.cards, m.state.rare.seen = [], []
    assert decks.draw_item(m, "rare") is None


@rule("PR-COMP-15", "PR-LIMIT-04", "PR-SKILL-04")
def test_surplus_skills_go_under_their_deck_never_to_a_pile() -> None:
    skills = "toughness duelling stealth haggling meditation prayer curse exorcism"
    m = play(table(f"1 monk at village, gold 0, skills {skills}\n2 druid"), "stay", "forget:curse")
    assert m.state.skills[GUILDS.index("monastery")].cards[0] == "curse"
    assert "curse" not in [*m.state.graves, *m.state.junk, *m.state.relics]


@rule("PR-COMP-03", "PR-BATTLE-10")
def test_two_dice_of_their_own_streams() -> None:
    m = play(table("1 monk at forest-3\n2 druid\nland: rat at forest-3"), "stay")
    assert m.state.counters["light"] == 1
    assert m.state.counters["dark"] == 1
