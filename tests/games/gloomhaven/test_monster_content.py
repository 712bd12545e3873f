"""The monsters' cards as they are entered: whole, consistent, known to the maps and to the mind."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import asdict, replace

from questhall.games.gloomhaven.content import atlas, bestiary, equipment, hero_cards
from questhall.games.gloomhaven.content.actions import Action, Attack, Entry, Move, Summon, WhenDying
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.face.names import russian
from questhall.games.gloomhaven.position import Enemy, Position, problems
from questhall.games.gloomhaven.rules.mind.options import think
from questhall.games.gloomhaven.rules.mind.orders import Orders
from questhall.games.gloomhaven.rules.monsters.statistics import amount, section_of, values_at
from questhall.games.gloomhaven.rules.monsters.thought import orders_for
from questhall.games.gloomhaven.rules.monsters.turn import actions_of, aims_of, spelled_out
from questhall.hex import distance
from questhall.ledger import rule

NORMAL_TYPES = 34
BOSSES = 13
NAMED = {"giant-ooze", "lurker-king", "prime-lieutenant", "siege-cannon", "the-harvester"}
BOARD = [(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6]
MONSTER, ALLY = (0, 0), (-1, 0)
ENEMIES = ((2, 0), (2, -1), (0, 4))


def sections(type_: str) -> list[tuple[Rank, tuple[Section, ...]]]:
    return list(bestiary.statistics(type_).sections.items())


@rule("GH-MONSTAT-01", "GH-BOSS-01", "GH-BOSS-02")
def test_every_type_has_eight_levels_for_normal_and_elite_and_a_boss_has_its_own_eight() -> None:
    cards = [bestiary.statistics(type_) for type_ in bestiary.types()]
    ordinary = [card for card in cards if card.ranks == ("normal", "elite")]
    bosses = [card for card in cards if card.ranks == ("boss",) and not card.like]
    assert (len(ordinary), len(bosses)) == (NORMAL_TYPES, BOSSES)
    assert {card.type for card in cards if card.like} == NAMED
    assert all(len(lines) == 8 for card in cards for _, lines in card.sections.items())
    assert {card.deck for card in bosses} == {"boss"}
    assert "boss" not in {card.deck for card in ordinary}


def worth(section: Section) -> dict[str, int]:
    """What a monster gains with its level, with C at 3 and other letters at 2."""
    traits, counts = section.traits, {"X": 2, "V": 2}
    return {
        "hit points": amount(section.hit_points, 3),
        "move": section.move,
        "attack": amount(section.attack, 3, counts),
        "range": section.range,
        "shield": traits.shield,
        "retaliate": traits.retaliate.damage if traits.retaliate else 0,
        "targets": traits.targets,
        "effects": sum(effect.points for effect in traits.effects),
    }


@pytest.mark.parametrize("type_", bestiary.types())
def test_nothing_falls_as_the_level_rises_and_an_elite_is_never_hurt_more_easily(type_: str) -> None:
    for rank, lines in sections(type_):
        for level, (lower, higher) in enumerate(pairwise(map(worth, lines))):
            falling = [name for name in lower if higher[name] < lower[name]]
            assert not falling, f"{type_} {rank} {level + 1}: {falling}"
    card = bestiary.statistics(type_)
    if "elite" in card.sections:
        for normal, elite in zip(card.sections["normal"], card.sections["elite"], strict=True):
            better, worse = worth(elite), worth(normal)
            assert better["hit points"] + 3 * better["shield"] >= worse["hit points"] + 3 * worse["shield"]
            assert better["attack"] >= worse["attack"]


@rule("GH-COMP-02")
def test_a_type_has_4_6_or_10_standees_and_a_boss_one_or_two() -> None:
    cards = [bestiary.statistics(type_) for type_ in bestiary.types()]
    numbers = {card.standees for card in cards if card.ranks == ("normal", "elite")}
    assert numbers == {4, 6, 10}
    assert {card.type for card in cards if card.specials and card.standees == 2} == {"inox-bodyguard"}
    assert sum(card.standees for card in cards if not card.like) == 236  # the book's list of contents says 240


@rule("GH-MONSTAT-09", "GH-BOSS-01")
def test_there_are_29_decks_of_8_cards_with_an_initiative_and_a_list_of_actions() -> None:
    decks = {name: bestiary.deck(name) for name in bestiary.decks()}
    assert len(decks) == 29
    for name, cards in decks.items():
        assert len(cards) == 8, name
        assert all(0 < card.initiative < 99 and card.entries for card in cards), name
        assert any(card.shuffle for card in cards), name
        assert [bestiary.card(card.id) for card in cards] == list(cards)
    assert set(decks) == {bestiary.statistics(type_).deck for type_ in bestiary.types()}


def test_every_monster_on_a_map_has_a_statistics_card_and_every_card_a_russian_name() -> None:
    named = {spot.name for number in atlas.numbers() for spot in atlas.load(number).monsters}
    assert named <= set(bestiary.types())
    assert set(bestiary.types()) - named == {"dark-rider"}  # comes later in its scenario
    assert all(type_ in russian() for type_ in bestiary.types())


def boss_actions(type_: str) -> list[Action]:
    card = bestiary.statistics(type_)
    entries = [spelled_out(each.entries, card, 7) for each in bestiary.deck(card.deck)]
    return [action for list_ in entries for action in actions_of(list_, everything_used(list_))]


def test_whoever_is_summoned_has_a_statistics_card_and_summoners_are_as_known() -> None:
    summoned = {
        (type_, action.type)
        for type_ in bestiary.types()
        for action in boss_actions(type_)
        if isinstance(action, Summon)
    }
    assert {type_ for _, type_ in summoned} <= set(bestiary.types())
    assert {("cultist", "living-bones"), ("ooze", "ooze"), ("jekserah", "living-corpse")} <= summoned


def everything_used(entries: tuple[Entry, ...]) -> range:
    """The places of all elements that the card can use."""
    return range(sum(len(entry.uses) for entry in entries))


def all_orders(type_: str, rank: Rank, level: int) -> set[Orders]:
    """What the cards order the mind to think through, without elements and with all of them."""
    card = bestiary.statistics(type_)
    section, values = section_of(card, rank, level), values_at(card, rank, level, 4)
    spelled = [spelled_out(each.entries, card, level) for each in bestiary.deck(card.deck)]
    lists = [actions_of(entries, used) for entries in spelled for used in ((), everything_used(entries))]
    return {orders_for(values, section, *aim) for actions in lists for aim in aims_of(actions)}


@rule("GH-MONORD-01")
@pytest.mark.parametrize("type_", bestiary.types())
def test_every_card_becomes_a_position_and_the_mind_has_an_answer(type_: str) -> None:
    card = bestiary.statistics(type_)
    enemies = tuple(Enemy(hex_, 10.0 * place) for place, hex_ in enumerate(ENEMIES, start=1))
    plain = Position(board=tuple(BOARD), monster=MONSTER, monsters=(ALLY,), enemies=enemies, flying=card.flying)
    for rank in card.ranks:
        seen = {}
        for orders in all_orders(type_, rank, 5):
            position = replace(plain, **asdict(orders))
            assert not list(problems(position)), orders
            seen[position] = think(position)
        assert seen
        assert all(thought.options for thought in seen.values())
        reach = any(thought.focus for thought in seen.values())
        assert reach or card.sections[rank][5].move == 0


def heroes_actions() -> list[Action | None]:
    halves = [card.half(half) for card in hero_cards.all_cards().values() for half in hero_cards.HALVES]
    return [entry.action for half in halves for entry in half.entries]


def test_all_that_the_cards_can_say_is_said_by_some_card() -> None:
    kinds = {type(action).__name__ for type_ in bestiary.types() for action in boss_actions(type_)}
    assert len(kinds) == 19  # all but Special, which is spelled out
    actions = [action for type_ in bestiary.types() for action in boss_actions(type_)]
    attacks = [action for action in actions if isinstance(action, Attack)]
    attacks += [action.attack for action in actions if isinstance(action, WhenDying)]
    assert any(attack.on_one for attack in attacks)
    assert any(attack.bonuses for attack in attacks)
    attacks += [action for action in heroes_actions() if isinstance(action, Attack)]
    laid = [*attacks, *equipment.items().values()]  # some items lay an area too
    assert {one.area.name for one in laid if one.area} == set(bestiary.areas())
    assert any(isinstance(action, Move) and action.jump for action in actions)


def test_areas_are_laid_out_as_they_are_drawn() -> None:
    hexes = {name: area.hexes for name, area in bestiary.areas().items()}
    assert all(distance(a, b) == 1 for a, b in combinations(hexes["triangle"], 2))
    assert [distance((0, 0), hex_) for hex_ in hexes["ring"]] == [1] * 6
    (middle,) = (one for one in hexes["circle"] if all(distance(one, other) <= 1 for other in hexes["circle"]))
    assert [distance(middle, other) for other in hexes["circle"] if other != middle] == [1] * 6
    assert sorted(distance((0, 0), hex_) for hex_ in hexes["cone-5"]) == [1, 1, 2, 2, 2]
    assert sorted(distance((0, 0), hex_) for hex_ in hexes["rhombus-3"]) == [1, 1, 2]


@pytest.mark.parametrize(
    ("name", "melee", "hexes"),
    [("triangle", False, 3), ("circle", False, 7), ("ring", True, 6), ("line-5", True, 5), ("cone-9", True, 9)],
)
def test_areas_have_their_hexes(name: str, melee: bool, hexes: int) -> None:
    area = bestiary.areas()[name]
    assert (area.melee, len(area.hexes)) == (melee, hexes)
    assert (0, 0) not in area.hexes
