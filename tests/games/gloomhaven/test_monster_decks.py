"""INIT, MONSTAT and ENDROUND: ability decks, their cards of the round, and when they are shuffled."""

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.monster_cards import AbilityCard
from questhall.games.gloomhaven.rules.monsters.ability_decks import (
    discard_abilities,
    prepare,
    reveal,
    stream,
)
from questhall.games.gloomhaven.state import Abilities
from questhall.kernel import Chance
from questhall.ledger import rule


def table(*types: str) -> tuple[Abilities, Chance]:
    abilities, chance = Abilities(), Chance(b"decks", {})
    prepare(abilities, types, chance)
    return abilities, chance


def card_of(abilities: Abilities, type_: str) -> AbilityCard:
    return bestiary.card(abilities.revealed[type_])


def stack(abilities: Abilities, deck: str, *cards: int) -> None:
    """Put cards on top of a deck, the first of them uppermost."""
    pile = abilities.decks[deck].draw
    for card in reversed(cards):
        pile.put(pile.take(f"{deck}-{card}"))


@rule("GH-INIT-01")
def test_a_card_is_revealed_for_every_type_on_the_map_and_for_no_other() -> None:
    abilities, chance = table("hound", "ooze", "cultist")
    assert reveal(abilities, ["hound", "cultist", "hound"], chance) == ["cultist", "hound"]
    assert set(abilities.revealed) == {"hound", "cultist"}
    assert len(abilities.decks["hound"].draw) == 7
    assert len(abilities.decks["ooze"].draw) == 8


@rule("GH-DOOR-05", "GH-DOOR-06", "GH-IX-12")
def test_a_type_that_has_a_card_this_round_draws_no_second_one() -> None:
    abilities, chance = table("hound")
    reveal(abilities, ["hound"], chance)
    first = card_of(abilities, "hound")
    assert reveal(abilities, ["hound", "ooze"], chance) == ["ooze"]
    assert card_of(abilities, "hound") is first
    assert len(abilities.decks["hound"].draw) == 7


@rule("GH-TERM-17", "GH-INIT-08")
def test_types_of_one_deck_are_two_types_with_one_card() -> None:
    abilities, chance = table("bandit-archer", "inox-archer")
    assert reveal(abilities, ["bandit-archer", "inox-archer"], chance) == ["bandit-archer", "inox-archer"]
    assert card_of(abilities, "bandit-archer") is card_of(abilities, "inox-archer")
    assert card_of(abilities, "bandit-archer").deck == "archer"
    assert len(abilities.decks["archer"].draw) == 7


@rule("GH-INIT-08")
def test_a_table_may_draw_a_card_for_each_type_instead() -> None:
    abilities, chance = table("bandit-archer", "inox-archer")
    abilities.sharing = "type"
    reveal(abilities, ["bandit-archer", "inox-archer"], chance)
    assert card_of(abilities, "bandit-archer") is not card_of(abilities, "inox-archer")
    assert len(abilities.decks["archer"].draw) == 6


@rule("GH-MONSTAT-12", "GH-ENDROUND-02")
def test_only_the_symbol_on_this_rounds_card_shuffles_the_discards_back() -> None:
    abilities, chance = table("hound")
    symbols = [card.shuffle for card in bestiary.deck("hound")]
    plain, marked = symbols.index(False) + 1, symbols.index(True) + 1
    stack(abilities, "hound", plain, marked)
    reveal(abilities, ["hound"], chance)
    assert discard_abilities(abilities, chance) == []
    assert (len(abilities.decks["hound"].draw), abilities.decks["hound"].discard.cards) == (7, [f"hound-{plain}"])
    reveal(abilities, ["hound"], chance)
    assert card_of(abilities, "hound").shuffle
    assert len(abilities.decks["hound"].draw) == 6  # not before the end of the round
    assert discard_abilities(abilities, chance) == ["hound"]
    assert sorted(abilities.decks["hound"].draw.cards) == [card.id for card in bestiary.deck("hound")]
    assert (abilities.decks["hound"].discard.cards, abilities.revealed) == ([], {})


@rule("GH-SETUP-10")
def test_each_deck_is_shuffled_on_its_own() -> None:
    abilities, chance = table("hound", "ooze")
    assert chance.counters.keys() == {stream("hound"), stream("ooze")}
    orders = {tuple(table("hound")[0].decks["hound"].draw.cards)}
    for key in (b"a", b"b", b"c"):
        other = Abilities()
        prepare(other, ["hound"], Chance(key, {}))
        orders.add(tuple(other.decks["hound"].draw.cards))
    assert len(orders) > 1
    assert len(abilities.decks) == 2


@rule("GH-SETUP-10")
def test_an_imagined_future_never_mixes_the_cards_of_two_decks() -> None:
    abilities, chance = table("hound", "ooze")
    for _ in range(9):
        kinds = {name: {deck.draw.kind, deck.discard.kind} for name, deck in abilities.decks.items()}
        assert kinds == {name: {stream(name)} for name in ("hound", "ooze")}
        reveal(abilities, ["hound", "ooze"], chance)
        discard_abilities(abilities, chance)


@rule("GH-MONSTAT-12")
def test_an_empty_deck_is_shuffled_before_a_card_is_drawn() -> None:
    abilities, chance = table("hound")
    deck = abilities.decks["hound"]
    deck.discard.cards, deck.discard.seen = deck.draw.cards, deck.draw.seen
    deck.draw = type(deck.draw)()
    assert reveal(abilities, ["hound"], chance) == ["hound"]
    assert (len(deck.draw), len(deck.discard)) == (7, 0)


@rule("GH-ENDROUND-02")
def test_a_round_leaves_every_card_in_one_place() -> None:
    abilities, chance = table("hound", "cultist")
    for _ in range(30):
        reveal(abilities, ["hound", "cultist"], chance)
        lying = [*abilities.decks["hound"].draw.cards, *abilities.decks["hound"].discard.cards]
        assert sorted([*lying, abilities.revealed["hound"]]) == [card.id for card in bestiary.deck("hound")]
        discard_abilities(abilities, chance)
