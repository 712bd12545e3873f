"""MARKET, WEAPON, TRAIT and ARMOR: the market phase and what buying does."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content.grid import CELLS
from questhall.kernel import Match
from questhall.kit.script import answers
from questhall.ledger import rule
from tests.games.rollplayer.positions import hero, market_phase, options, refused, told

MARKET = "reckless, leather-gloves, quarterstaff, chain-helm"
TWO = "weak, chain-helm, longsword"


def three(*lines: str) -> Match:
    """Egor took card 2, Irina card 1, Kirill card 3."""
    irina = hero("elf warrior", "gold 9", "card 1", *lines)
    return market_phase(
        hero("human thief", "gold 3", "card 2"), irina, hero("orc bard", "gold 5", "card 3"), market=MARKET
    )


@rule("RP-MARKET-01", "RP-INIT-02", "RP-MARKET-10")
def test_the_order_follows_the_initiative_cards() -> None:
    match = three()
    assert match.asked[0].seat == 1
    assert len([key for key in options(match) if key.startswith("discard")]) == 4
    answers(match, "2 discard:reckless", "1 discard:leather-gloves", "3 discard:chain-helm")
    order = [event.data["seat"] for event in match.events if event.kind == "discarded"]
    assert order == [1, 0, 2]


@rule("RP-MARKET-04", "RP-MARKET-06", "RP-TRAIT-01", "RP-ALIGN-03", "RP-BOARD-08")
def test_irina_buys_reckless_with_a_charisma_token() -> None:
    match = answers(three("charisma 1"), "2 buy:reckless")
    irina = match.state.heroes[1]
    assert (irina.gold, irina.charisma, irina.traits) == (9 - 5, 0, ["reckless"])
    assert CELLS[irina.token] == "neutral-chaos"


@rule("RP-MARKET-08", "RP-MARKET-05", "RP-MARKET-10")
def test_egor_discards_and_kirill_chooses_among_what_is_left() -> None:
    match = answers(three(), "2 buy:reckless", "1 discard:leather-gloves", then="market.visit")
    assert match.state.heroes[0].gold == 3 + 2
    assert match.state.discard == ["leather-gloves"]
    assert match.state.market == ["quarterstaff", "chain-helm"]
    answers(match, "3 buy:quarterstaff")
    assert match.state.heroes[2].weapons == ["quarterstaff"]


@rule("RP-MARKET-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kth_player_sees_n_plus_2_minus_k_cards(players: int) -> None:
    who = ("human thief", "elf warrior", "orc bard", "dwarf cleric")
    heroes = [hero(who[seat], f"card {seat + 1}") for seat in range(players)]
    market = "reckless, leather-gloves, quarterstaff, chain-helm, weak"
    match = market_phase(*heroes, market=", ".join(market.split(", ")[: players + 1]))
    for turn in range(1, players + 1):
        assert len(match.state.market) == players + 2 - turn
        answers(match, f"{turn} {options(match)[0]}")
    assert "discarded" in told(match)


@rule("RP-MARKET-02")
def test_there_is_no_passing() -> None:
    match = market_phase(hero("human thief", "card 1", "gold 9"), hero("elf warrior"), market=TWO)
    assert {key.split(":")[0] for key in options(match)} == {"buy", "discard"}


@rule("RP-MARKET-03")
def test_a_card_one_cannot_pay_is_refused_with_the_numbers() -> None:
    match = market_phase(hero("human thief", "card 1", "gold 2", "charisma 1"), hero("elf warrior"), market=TWO)
    assert "buy:weak" not in options(match)
    assert refused(match, "1 buy:weak") == "market.too-dear RP-MARKET-03"
    (choice,) = match.explained().asked
    assert choice.refused["buy:weak"].numbers == {"card": "weak", "need": 4, "have": 3}
    answers(match, "1 buy:chain-helm")
    assert (match.state.heroes[0].gold, match.state.heroes[0].charisma) == (1, 0)


@rule("RP-MARKET-04")
def test_tokens_beyond_the_price_are_kept_and_give_no_change() -> None:
    match = market_phase(
        hero("human thief", "card 1", "gold 1", "charisma 5"), hero("elf warrior", "card 2"), market=TWO
    )
    answers(match, "1 buy:chain-helm")
    assert (match.state.heroes[0].gold, match.state.heroes[0].charisma) == (1, 3)


@rule("RP-MARKET-07", "RP-ARMOR-03")
def test_any_number_of_armour_traits_and_skills() -> None:
    rich = hero(
        "human thief",
        "card 1, gold 9",
        "armour chain-helm, chain-tunic, mystic-cowl, leather-boots",
        "traits weak, clumsy, foolish, greedy",
        "skills climb, search, pickpocket, acrobatics",
    )
    match = market_phase(rich, hero("elf warrior", "card 2"), market="mystic-robes, honest, knowledge")
    assert {"buy:mystic-robes", "buy:honest", "buy:knowledge"} <= set(options(match))
    answers(match, "1 buy:mystic-robes")
    assert match.state.heroes[0].armour[-1] == "mystic-robes"
    assert len(match.state.heroes[0].armour) == 5


@rule("RP-MARKET-11")
def test_one_purchase_a_turn() -> None:
    match = market_phase(hero("human thief", "card 1, gold 20"), hero("elf warrior", "card 2"), market=TWO)
    answers(match, "1 buy:weak", then="market.visit")
    assert match.asked[0].seat == 1


@rule("RP-MARKET-12")
def test_a_rich_player_may_discard_and_any_card_may_be_discarded() -> None:
    match = market_phase(hero("human thief", "card 1, gold 20"), hero("elf warrior"), market="reckless, weak, climb")
    assert [key for key in options(match) if key.startswith("discard")] == [
        "discard:reckless",
        "discard:weak",
        "discard:climb",
    ]


@rule("RP-MARKET-12")
def test_without_gold_the_only_way_is_to_discard() -> None:
    match = market_phase(
        hero("human thief", "card 1"), hero("elf warrior", "card 2"), market="reckless, weak, longsword"
    )
    assert options(match) == ["discard:reckless", "discard:weak", "discard:longsword"]
    answers(match, "1 discard:reckless")
    assert match.state.heroes[0].gold == 2


@rule("RP-WEAPON-02", "RP-WEAPON-04", "RP-WEAPON-03")
def test_a_two_handed_weapon_takes_the_place_of_both_others() -> None:
    armed = hero("human thief", "card 1, gold 9", "weapons longsword, jeweled-dagger")
    match = market_phase(armed, hero("elf warrior", "card 2"), market="quarterstaff, weak, climb")
    before = 9
    match.answer(0, "buy:quarterstaff")
    while match.asked[0].kind == "weapon.drop":
        match.answer(0, options(match)[0])
    assert match.state.heroes[0].weapons == ["quarterstaff"]
    assert match.state.discard == ["longsword", "jeweled-dagger"]
    assert match.state.heroes[0].gold == before - 3


@rule("RP-WEAPON-02", "RP-WEAPON-04")
def test_a_third_one_handed_weapon_takes_the_place_of_one() -> None:
    armed = hero("human thief", "card 1, gold 9", "weapons longsword, jeweled-dagger")
    match = market_phase(armed, hero("elf warrior", "card 2"), market="blessed-mace, weak, climb")
    answers(match, "1 buy:blessed-mace", then="weapon.drop")
    assert options(match) == ["drop:longsword", "drop:jeweled-dagger"]
    answers(match, "1 drop:jeweled-dagger")
    assert match.state.heroes[0].weapons == ["longsword", "blessed-mace"]
    assert match.state.discard == ["jeweled-dagger"]


@rule("RP-WEAPON-02")
def test_two_one_handed_weapons_fit_without_a_question() -> None:
    armed = hero("human thief", "card 1, gold 9", "weapons longsword")
    match = market_phase(armed, hero("elf warrior", "card 2"), market="blessed-mace, weak, climb")
    answers(match, "1 buy:blessed-mace", then="market.visit")
    assert match.state.heroes[0].weapons == ["longsword", "blessed-mace"]


@rule("RP-TRAIT-01")
def test_the_move_of_a_trait_is_made_even_if_it_hurts() -> None:
    match = market_phase(
        hero("human thief, brawler, hermit", "card 1, gold 9"), hero("elf warrior", "card 2"), market=TWO
    )
    answers(match, "1 buy:weak")
    assert CELLS[match.state.heroes[0].token] == "neutral-chaos"


@rule("RP-TRAIT-02", "RP-ALIGN-04")
def test_a_trait_whose_move_is_impossible_can_still_be_bought() -> None:
    at_edge = hero("human thief, brawler, hermit at good-chaos", "card 1, gold 9")
    match = answers(market_phase(at_edge, hero("elf warrior", "card 2"), market=TWO), "1 buy:weak")
    assert match.state.heroes[0].traits == ["weak"]
    assert CELLS[match.state.heroes[0].token] == "good-chaos"
    assert "stayed-token" in told(match)


@rule("RP-BOARD-08")
@pytest.mark.parametrize(
    ("card", "area"), [("longsword", "weapons"), ("chain-helm", "armour"), ("weak", "traits"), ("climb", "skills")]
)
def test_a_bought_card_lies_in_the_area_of_its_type(card: str, area: str) -> None:
    match = market_phase(hero("human thief", "card 1, gold 9"), hero("elf warrior", "card 2"), market=f"{card}, honest")
    answers(match, f"1 buy:{card}")
    assert getattr(match.state.heroes[0], area) == [card]


def test_refusals_are_explained_for_a_market_that_is_too_dear() -> None:
    match = market_phase(hero("human thief", "card 1"), hero("elf warrior"), market=TWO)
    (choice,) = match.explained().asked
    assert set(choice.refused) == {"buy:weak", "buy:chain-helm", "buy:longsword"}
