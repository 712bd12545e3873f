"""MOD, ADV, COMP and the variant with less randomness: modifier cards in a running match."""

from collections import Counter

import pytest

from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards
from questhall.games.gloomhaven.state import World
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt
from tests.games.gloomhaven.staging import (
    afflicted,
    monster_curses,
    monsters_act,
    shielded,
    summon_acts,
    summoned,
    used_cards,
)

GUARD = "bandit-guard-1"


def blow(*cards: str, conditions: str = "", hit_points: int = 20) -> Table:
    """The Brute attacks a guard with 3 and these cards, all of which are turned up."""
    table = a_turn("brute", "spare-dagger", foes={"H9": f"bandit-guard {hit_points}"}, conditions=conditions)
    return table.next_cards("brute", *cards).do("top:spare-dagger", f"hit:{GUARD}").inflict()


def dealt(table: Table) -> int:
    return sum(event["damage"] for event in table.told("hit"))


# Decks


@rule("GH-MOD-01", "GH-MOD-02", "GH-MOD-03")
def test_everybody_starts_with_the_twenty_cards_of_the_table_and_no_class_card() -> None:
    decks = prepared("brute,scoundrel").state.decks
    assert set(decks) == {"brute", "scoundrel", "monsters"}
    table = Counter({"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "null": 1, "x2": 1})
    assert all(Counter(deck.draw.cards) == table for deck in decks.values())


@rule("GH-MOD-03", "GH-PERK-01")
def test_class_cards_come_by_perks_alone() -> None:
    decks = prepared("brute,scoundrel", perks=3).state.decks
    assert Counter(decks["brute"].draw.cards) != Counter(standard_cards())
    assert Counter(decks["monsters"].draw.cards) == Counter(standard_cards())


@rule("GH-MOD-02", "GH-MOD-13", "GH-MONATK-05")
def test_monsters_draw_from_their_own_deck() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}).next_cards("monsters", "+1")
    monsters_act(table, "guard-5", GUARD).do("take")
    assert (used_cards(table), table.told("hurt")[0]["damage"]) == ([["+1"]], 3)
    assert table.w.decks["monsters"].discard.cards == ["+1"]
    assert not table.w.decks["brute"].discard


@rule("GH-MOD-02", "GH-IX-16", "GH-SUMMON-06")
def test_a_summon_draws_its_summoners_cards_and_has_none_of_its_bonuses() -> None:
    table = a_turn("mindthief", foes={"H10": "bandit-guard 9"}, at="H12", conditions="strengthen")
    summoned(table, "rat-swarm", "gnawing-horde", "H11").next_cards("mindthief", "-1", "+2")
    summon_acts(table, "rat-swarm-1")
    assert used_cards(table) == [["-1"]]
    assert table.hp(GUARD) == 8


@rule("GH-MOD-04", "GH-FX-02")
def test_a_null_card_stops_the_damage_and_not_the_effects() -> None:
    table = a_turn("brute", "shield-bash", foes={"H10": "bandit-guard 9"}).next_cards("brute", "null")
    table.do("top:shield-bash", f"hit:{GUARD}")
    assert (table.hp(GUARD), table.has(GUARD, "stun")) == (9, True)


@rule("GH-MOD-04")
def test_nothing_adds_to_a_null() -> None:
    table = blow("rolling +1", "null")
    assert (table.kind, dealt(table)) == ("turn", 0)


@rule("GH-MOD-05", "GH-IX-01")
def test_a_double_card_doubles_what_bonuses_made_and_not_what_the_shield_left() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}).next_cards("brute", "x2")
    shielded(afflicted(table, GUARD, "poison"), GUARD, 2).do("top:spare-dagger", f"hit:{GUARD}")
    assert dealt(table) == 6  # (3 + 1) x 2 - 2


@rule("GH-MOD-06")
def test_an_effect_on_a_card_works_as_if_it_stood_on_the_ability() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}).next_cards(
        "brute", "rolling pierce 3", "+1 muddle"
    )
    shielded(table, GUARD, 3).do("top:spare-dagger", f"hit:{GUARD}").inflict()
    assert (dealt(table), table.has(GUARD, "muddle")) == (4, True)


@rule("GH-MOD-06")
@pytest.mark.parametrize("hit_points", [20, 1])
def test_a_positive_condition_on_a_card_is_the_attackers(hit_points: int) -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": f"bandit-guard {hit_points}", "E9": "bandit-guard"})
    table.next_cards("brute", "rolling invisible", "+0").do("top:spare-dagger", f"hit:{GUARD}")
    assert table.has("brute", "invisible")
    assert not (table.alive(GUARD) and table.has(GUARD, "invisible"))


@rule("GH-MOD-07", "GH-MOD-06")
def test_rolling_cards_lead_on_and_all_of_them_count() -> None:
    table = blow("rolling push 2", "rolling infuse earth", "+2")
    assert (dealt(table), table.kind, table.w.elements.coming) == (5, "shove", [])
    table.do("skip")
    assert table.w.elements.coming == ["earth"]


@rule("GH-MOD-08")
@pytest.mark.parametrize(("card", "damage"), [("bless", 6), ("curse-characters", 0)])
def test_bless_doubles_and_curse_stops_the_damage(card: str, damage: int) -> None:
    assert dealt(blow(card)) == damage


@rule("GH-MOD-08", "GH-COND-20", "GH-COND-31")
@pytest.mark.parametrize("conditions", ["", "strengthen", "muddle"])
@pytest.mark.parametrize("card", ["bless", "curse-characters"])
def test_a_drawn_bless_or_curse_leaves_the_deck_used_or_not(card: str, conditions: str) -> None:
    table = blow(card, "+1", conditions=conditions) if conditions else blow(card)
    deck = table.w.decks["brute"]
    assert card not in [*deck.draw.cards, *deck.discard.cards]


@rule("GH-MOD-09", "GH-COND-21", "GH-COMP-04", "GH-IX-20")
def test_each_side_has_curses_of_its_own() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}).next_cards("brute", "+0 curse 12")
    table.do("top:spare-dagger", f"hit:{GUARD}").inflict()
    assert monster_curses(table) == 10
    assert "curse-monsters" not in table.w.decks["brute"].draw.cards


def round_over(table: Table) -> Table:
    """To the next choice of cards."""
    return table.pass_all("cards")


@rule("GH-MOD-10", "GH-ENDROUND-01")
@pytest.mark.parametrize("card", ["null", "x2"])
def test_a_drawn_null_or_double_brings_the_discards_back_at_the_end_of_the_round(card: str) -> None:
    table = blow(card)
    assert table.w.decks["brute"].discard.cards == [card]
    round_over(table)
    assert not table.w.decks["brute"].discard
    assert {"deck": "modifiers-brute"} in table.told("shuffled")


@rule("GH-MOD-10")
@pytest.mark.parametrize("card", ["bless", "curse-characters", "+2"])
def test_no_other_card_does_so(card: str) -> None:
    table = blow("rolling +1", card)
    assert table.told("shuffled") == []
    assert "rolling +1" in round_over(table).w.decks["brute"].discard.cards


@rule("GH-MOD-10", "GH-IX-26")
@pytest.mark.parametrize(("conditions", "card"), [("strengthen", "null"), ("muddle", "x2")])
def test_the_draw_counts_and_not_the_use(conditions: str, card: str) -> None:
    table = blow(card, "+0", conditions=conditions)
    assert dealt(table) == 3
    assert {"deck": "modifiers-brute"} in round_over(table).told("shuffled")


@rule("GH-MOD-11", "GH-IX-26")
def test_an_empty_deck_is_made_anew_at_once_without_what_lies_there_for_the_attack() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"})
    deck = table.w.decks["brute"]
    deck.draw.cards[:], deck.draw.seen[:] = ["rolling +1"], [0]
    for _ in range(2):
        deck.discard.put("+2")
    rebuilt(table).do("top:spare-dagger", f"hit:{GUARD}")
    assert used_cards(table) == [["rolling +1", "+2"]]
    assert (deck.draw.cards, sorted(deck.discard.cards)) == (["+2"], ["+2", "rolling +1"])


@rule("GH-MOD-11")
def test_a_draw_ends_when_no_card_is_left_at_all() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"})
    deck = table.w.decks["brute"]
    deck.draw.cards[:], deck.draw.seen[:] = ["rolling +1"], [0]
    rebuilt(table).do("top:spare-dagger", f"hit:{GUARD}")
    assert (used_cards(table), dealt(table)) == ([["rolling +1"]], 4)


@rule("GH-MOD-12", "GH-ITEM-11", "GH-ENDSCEN-07")
def test_cards_of_items_bear_a_mark_and_are_not_in_the_deck_of_the_next_scenario() -> None:
    table = prepared_to("items", "brute,scoundrel", 1).do("buy:item-3").pass_all("cards")
    assert table.w.decks["brute"].draw.cards.count("-1 added") == 2
    assert Counter(prepared("brute,scoundrel").state.decks["brute"].draw.cards) == Counter(standard_cards())


@rule("GH-MOD-13", "GH-MOD-10")
def test_the_monsters_deck_is_shuffled_anew_too() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}).next_cards("monsters", "null")
    monsters_act(table, "guard-5", GUARD)
    assert {"deck": "modifiers-monsters"} in round_over(table).told("shuffled")


# Advantage and disadvantage


@rule("GH-ADV-01", "GH-COND-27")
@pytest.mark.parametrize("cards", [("-1", "+1"), ("+1", "-1")])
def test_with_advantage_the_better_of_two_cards_is_used(cards: tuple[str, str]) -> None:
    assert dealt(blow(*cards, conditions="strengthen")) == 4


@rule("GH-ADV-02", "GH-IX-22")
@pytest.mark.parametrize("cards", [("rolling +1", "-1"), ("-1", "rolling +1")])
def test_with_advantage_one_rolling_card_is_added_to_the_other(cards: tuple[str, str]) -> None:
    assert dealt(blow(*cards, conditions="strengthen")) == 3


@rule("GH-ADV-03")
def test_with_advantage_two_rolling_cards_lead_on_and_all_are_added() -> None:
    table = blow("rolling +1", "rolling stun", "+0", conditions="strengthen")
    assert (dealt(table), table.has(GUARD, "stun")) == (4, True)


@rule("GH-ADV-04", "GH-COND-18")
@pytest.mark.parametrize("cards", [("-1", "+1"), ("+1", "-1")])
def test_with_disadvantage_the_worse_of_two_cards_is_used(cards: tuple[str, str]) -> None:
    assert dealt(blow(*cards, conditions="muddle")) == 2


@rule("GH-ADV-05", "GH-IX-22")
@pytest.mark.parametrize("cards", [("rolling +1 poison", "+0"), ("+0", "rolling +1 poison")])
def test_with_disadvantage_a_rolling_card_is_dropped(cards: tuple[str, str]) -> None:
    table = blow(*cards, conditions="muddle")
    assert (dealt(table), table.has(GUARD, "poison")) == (3, False)


@rule("GH-ADV-06")
def test_with_disadvantage_two_rolling_cards_lead_on_and_only_the_last_card_counts() -> None:
    table = blow("rolling +1", "rolling poison", "+2", conditions="muddle")
    assert (dealt(table), table.has(GUARD, "poison")) == (5, False)


@rule("GH-ADV-07", "GH-ADV-09", "GH-IX-23")
@pytest.mark.parametrize("conditions", ["strengthen", "muddle"])
def test_of_two_different_effects_the_first_card_is_used(conditions: str) -> None:
    table = blow("+0 muddle", "+2 stun", conditions=conditions)
    assert (dealt(table), table.has(GUARD, "muddle"), table.has(GUARD, "stun")) == (3, True, False)


@rule("GH-ADV-08")
@pytest.mark.parametrize(("conditions", "stunned"), [("strengthen", True), ("muddle", False)])
def test_an_effect_is_worth_something(conditions: str, stunned: bool) -> None:
    assert blow("+1", "+1 stun", conditions=conditions).has(GUARD, "stun") is stunned


@rule("GH-ADV-09")
def test_with_the_same_effect_on_both_the_number_decides() -> None:
    assert dealt(blow("+0 stun", "+1 stun", conditions="strengthen")) == 4


@rule("GH-ADV-07", "GH-ADV-10", "GH-IX-23")
@pytest.mark.parametrize("conditions", ["strengthen", "muddle"])
@pytest.mark.parametrize(("cards", "damage"), [(("+0 stun", "+1"), 3), (("+1", "+0 stun"), 4)])
def test_an_effect_with_a_lower_number_cannot_be_compared(conditions: str, cards: tuple[str, str], damage: int) -> None:
    assert dealt(blow(*cards, conditions=conditions)) == damage


@rule("GH-ADV-11", "GH-ADV-07")
@pytest.mark.parametrize("cards", [("+2", "x2"), ("x2", "+2")])
def test_at_attack_two_a_double_card_is_as_good_as_plus_two(cards: tuple[str, str]) -> None:
    table = a_turn("brute", "provoking-roar", foes={"H10": "bandit-guard 20"}, conditions="strengthen")
    table.next_cards("brute", *cards).do("top:provoking-roar", f"hit:{GUARD}")
    assert dealt(table) == 4


@rule("GH-ADV-11")
def test_at_attack_three_the_double_card_is_better() -> None:
    assert dealt(blow("+2", "x2", conditions="strengthen")) == 6


@rule("GH-ADV-12", "GH-IX-24")
@pytest.mark.parametrize(("condition", "damage"), [("strengthen", 4), ("muddle", 3)])
def test_the_comparison_counts_the_attackers_bonuses_and_not_the_shield(condition: str, damage: int) -> None:
    # Attack 2 on a poisoned guard is 3: x2 is better than +2; what Shield 2 leaves of it would say otherwise.
    table = a_turn("brute", "provoking-roar", foes={"H10": "bandit-guard 20"}, conditions=condition)
    table.next_cards("brute", "+2", "x2")
    shielded(afflicted(table, GUARD, "poison"), GUARD, 2).do("top:provoking-roar", f"hit:{GUARD}")
    assert dealt(table) == damage


@rule("GH-ADV-12")
def test_a_null_card_is_worse_than_any_number() -> None:
    table = a_turn("mindthief", "the-minds-weakness", foes={"H10": "bandit-guard 20"}, conditions="strengthen")
    table.next_cards("mindthief", "null", "-2").do("bottom:the-minds-weakness", f"hit:{GUARD}")
    assert table.told("hit")[0]["result"] == -1


@rule("GH-ADV-13")
def test_two_sources_of_advantage_are_one() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}, conditions="strengthen", items=(6,))
    table.next_cards("brute", "-1", "+1", "+2").do("top:spare-dagger", "item:item-6", f"hit:{GUARD}")
    assert used_cards(table) == [["-1", "+1"]]


@rule("GH-ADV-14", "GH-IX-25")
def test_one_source_of_each_kind_cancels_whatever_their_numbers() -> None:
    # STRENGTHEN against MUDDLE and an adjacent target.
    table = a_turn("brute", "spare-dagger", foes={"H10": "bandit-guard 20"}, conditions="strengthen muddle")
    table.next_cards("brute", "-1", "+1").do("top:spare-dagger", f"hit:{GUARD}")
    assert used_cards(table) == [["-1"]]


@rule("GH-ADV-15", "GH-ATK-05")
def test_disadvantage_holds_for_the_adjacent_target_alone() -> None:
    table = a_turn("scoundrel", "throwing-knives", foes={"H10": "bandit-guard 9", "H9": "bandit-guard 9"})
    table.next_cards("scoundrel", "+1", "-1", "+1")
    table.do("top:throwing-knives", f"hit:{GUARD}", "hit:bandit-guard-2")
    assert used_cards(table) == [["+1", "-1"], ["+1"]]
    assert [event["damage"] for event in table.told("hit")] == [1, 3]


@rule("GH-MONSTAT-07", "GH-ADV-04")
def test_attacks_on_a_night_demon_have_disadvantage() -> None:
    table = a_turn("brute", "trample", scenario=5, at="J4", foes={"J3": "night-demon 9"})
    table.next_cards("brute", "+1", "-1").do("top:trample", "hit:night-demon-1")
    assert table.told("hit")[0]["result"] == 2


# Curses and blesses


@rule("GH-COND-19", "GH-COND-22", "GH-IX-21")
def test_curses_go_into_the_draw_pile_and_the_discards_stay() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}).next_cards("brute", "+0 curse 2")
    table.w.decks["monsters"].discard.put("+2")
    table.do("top:spare-dagger", f"hit:{GUARD}").inflict()
    deck = table.w.decks["monsters"]
    assert (deck.draw.cards.count("curse-monsters"), deck.discard.cards) == (2, ["+2"])


@rule("GH-COND-28", "GH-COND-32", "GH-IX-21")
def test_blesses_go_into_the_draw_pile_and_the_discards_stay() -> None:
    table = blow("rolling bless 2", "+1")
    deck = table.w.decks["brute"]
    assert (deck.draw.cards.count("bless"), deck.discard.cards) == (2, ["rolling bless 2", "+1"])


@rule("GH-COMP-05")
def test_no_rule_limits_the_blesses() -> None:
    assert blow("+0 bless 12").w.decks["brute"].draw.cards.count("bless") == 12


@rule("GH-COND-21", "GH-COND-20")
def test_a_drawn_curse_is_back_in_its_pool() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20", "H10": "bandit-guard"})
    table.next_cards("monsters", *["curse-monsters"] * 10).next_cards("brute", "+0", "+0 curse")
    table.do("top:spare-dagger", f"hit:{GUARD}").inflict()
    assert monster_curses(table) == 10


@rule("GH-COND-21", "GH-IX-16", "GH-IX-20")
def test_a_summons_curses_are_in_its_summoners_deck_and_come_from_the_characters_pool() -> None:
    table = a_turn("mindthief", scenario=3, foes={"H12": "inox-shaman"}, friends={"F6": "brute"}, at="L15")
    summoned(table, "rat-swarm", "gnawing-horde", "H13").next_cards("brute", *["curse-characters"] * 10)
    monsters_act(table, "shaman-3", "inox-shaman-1")
    assert "curse-characters" not in table.w.decks["mindthief"].draw.cards
    assert table.w.decks["brute"].draw.cards.count("curse-characters") == 10


@rule("GH-COND-23", "GH-COND-21", "GH-SETUP-02")
def test_too_few_curses_are_shared_out_evenly_and_the_players_choose_who_gets_one_more() -> None:
    match = prepared_to("curses", "brute,scoundrel,tinkerer,spellweaver", 2)
    assert len(match.options) == 6
    match.do("curses:brute+tinkerer")
    curses = {job: deck.draw.cards.count("curse-characters") for job, deck in match.w.decks.items()}
    assert curses == {"brute": 3, "scoundrel": 2, "tinkerer": 3, "spellweaver": 2, "monsters": 0}


@rule("GH-COND-23")
def test_where_curses_suffice_nobody_is_asked() -> None:
    decks = prepared_to("cards", "brute,scoundrel,tinkerer", 2).w.decks
    assert [decks[job].draw.cards.count("curse-characters") for job in ("brute", "scoundrel", "tinkerer")] == [3, 3, 3]


def prepared_to(kind: str, party: str, scenario: int) -> Table:
    """A match that is set up by first options until that is asked."""
    terms = GAME.terms(len(party.split(",")), scenario=scenario, party=party)
    match: Match[World] = Match(GAME, terms, b"gloomhaven tests", Keep.JOURNAL)
    while match.asked[0].kind != kind:
        assert match.asked[0].kind != "cards", "nobody was asked"
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    return Table(match)


# The variant with less randomness


@rule("GH-VAR-RR-01")
@pytest.mark.parametrize(("card", "damage"), [("x2", 5), ("bless", 5), ("null", 1), ("curse-characters", 1)])
def test_with_less_randomness_double_cards_are_plus_two_and_null_cards_minus_two(card: str, damage: int) -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}, tamed=True)
    table.w.decks["brute"].tamed = True
    table.next_cards("brute", card).do("top:spare-dagger", f"hit:{GUARD}")
    assert dealt(table) == damage


@rule("GH-VAR-RR-01")
def test_the_table_agrees_on_less_randomness_beforehand() -> None:
    assert all(deck.tamed for deck in prepared("brute,scoundrel", tamed=True).state.decks.values())


@rule("GH-VAR-RR-02")
@pytest.mark.parametrize(("card", "shuffled"), [("x2", True), ("null", True), ("bless", False)])
def test_with_less_randomness_the_reshuffle_stays_as_it_is(card: str, shuffled: bool) -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}, tamed=True)
    table.w.decks["brute"].tamed = True
    table.next_cards("brute", card).do("top:spare-dagger", f"hit:{GUARD}")
    assert ({"deck": "modifiers-brute"} in round_over(table).told("shuffled")) is shuffled
