"""CARD, HAND and TURN: choosing cards, using their halves, and where they go, in running matches."""

import pytest
from msgspec.structs import replace

from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.game import GAME
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_selection, at_turn, cards, item
from tests.games.gloomhaven.play import a_turn, prepared

FOE = {"H10": "bandit-guard 9"}


# Selection


@rule("GH-CARD-01")
def test_a_round_begins_with_an_ordered_pair_of_hand_cards_or_a_rest_and_nothing_else() -> None:
    table = at_selection(a_turn("brute"), hand="trample skewer", discard="spare-dagger leaping-cleave")
    assert sorted(table.options) == ["play:skewer:trample", "play:trample:skewer", "rest"]


@rule("GH-CARD-01")
def test_the_pair_stays_secret_until_all_have_chosen() -> None:
    table = at_selection(a_turn("brute"))
    table.do("play:trample:eye-for-an-eye")
    assert table.match.asked[0].seat == 1
    seen = table.match.view(1).heroes[0]
    assert (set(seen.hand), seen.chosen, seen.played) == ({"?"}, [], [])
    assert table.told("revealed") == []


@rule("GH-CARD-02")
@pytest.mark.parametrize(("pair", "initiative"), [("trample:skewer", 72), ("skewer:trample", 35)])
def test_the_leading_card_gives_the_initiative(pair: str, initiative: int) -> None:
    table = at_selection(a_turn("brute"), hand="trample skewer")
    table.do(f"play:{pair}").pass_all()
    assert table.told("revealed")[0]["initiative"] == initiative


@rule("GH-INIT-09", "GH-TURN-01")
def test_in_the_turn_it_does_not_matter_which_card_was_leading() -> None:
    offered = []
    for pair in ("trample:skewer", "skewer:trample"):
        table = at_selection(a_turn("brute"), hand="trample skewer")
        table.do(f"play:{pair}").pass_all()
        while table.match.asked[0].seat != 0:
            table.do("end")
        offered.append(sorted(table.options))
    assert offered[0] == offered[1]
    assert {"top:trample", "bottom:trample", "top:skewer", "bottom:skewer"} <= set(offered[0])


@rule("GH-CARD-03", "GH-CARD-04")
@pytest.mark.parametrize("hand", ["", "trample"])
def test_with_fewer_than_two_hand_cards_a_rest_is_the_only_choice(hand: str) -> None:
    table = at_selection(a_turn("brute"), hand=hand, discard="skewer spare-dagger")
    assert (table.match.asked[0].seat, table.options) == (0, ["rest"])


@rule("GH-CARD-04", "GH-EXH-02")
@pytest.mark.parametrize(("hand", "discard"), [("trample", "skewer"), ("", "skewer"), ("trample", ""), ("", "")])
def test_who_can_neither_play_nor_rest_is_exhausted(hand: str, discard: str) -> None:
    table = at_selection(a_turn("brute"), hand=hand, discard=discard)
    assert table.hero().exhausted
    assert [choice.seat for choice in table.match.asked] == [1]


@rule("GH-CARD-04", "GH-CARD-01")
def test_two_cards_without_a_discard_must_be_played() -> None:
    table = at_selection(a_turn("brute"), hand="trample skewer")
    assert sorted(table.options) == ["play:skewer:trample", "play:trample:skewer"]


@rule("GH-CARD-11")
def test_players_may_give_signs_that_tell_neither_cards_nor_numbers() -> None:
    table = at_selection(a_turn("brute"))
    signs = list(table.match.asked[0].says)
    assert signs
    assert not any(character.isdigit() for sign in signs for character in sign)
    assert not {sign.partition(":")[2] for sign in signs} & set(hero_cards.all_cards())
    table.match.answer(0, "sign:sign-early")
    assert table.match.view(1).heroes[0].sign == "early"


# The hand


def a_new_match(party: str = "brute,scoundrel") -> Match:
    return Match(GAME, GAME.terms(2, scenario=1, party=party, level=1), b"cards", Keep.JOURNAL)


def up_to(match: Match, kind: str) -> Match:
    while match.asked[0].kind != kind:
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    return match


@rule("GH-HAND-01", "GH-SETUP-05", "GH-TERM-20")
@pytest.mark.parametrize("party", ["brute,scoundrel", "spellweaver,tinkerer", "cragheart,mindthief"])
def test_exactly_hand_limit_cards_of_the_pool_come_along(party: str) -> None:
    match = prepared(party)
    for hero in match.state.heroes:
        job = hero.sheet.job
        assert len(hero.hand) == classes()[job].hand_limit
        assert sorted([*hero.hand, *hero.aside]) == sorted(hero_cards.pool(job))


@rule("GH-HAND-02", "GH-TERM-20")
def test_a_card_left_at_home_cannot_be_played() -> None:
    match = up_to(a_new_match(), "hand")
    match.answer(0, "leave:trample")
    up_to(match, "cards")
    things = {card for key in match.asked[0].options for card in key.split(":")[1:]}
    assert "trample" not in things
    assert things == set(match.state.heroes[0].hand)


@rule("GH-CARD-10", "GH-HAND-03")
def test_a_first_level_character_has_its_level_1_and_x_cards_only(monkeypatch: pytest.MonkeyPatch) -> None:
    raised = hero_cards.cards_of("brute") | {"trample": replace(hero_cards.card("trample"), level=2)}
    known = hero_cards.cards_of
    monkeypatch.setattr(hero_cards, "cards_of", lambda job: raised if job == "brute" else known(job))
    hero_cards.pool.cache_clear()
    match = up_to(a_new_match(), "hand")
    hero_cards.pool.cache_clear()
    hand = match.state.heroes[0].hand
    assert "trample" not in hand
    assert {"skewer", "balanced-measure", "wall-of-doom"} <= set(hand)


# A turn


@rule("GH-TURN-01", "GH-CARD-05")
@pytest.mark.parametrize(
    ("first", "left"),
    [
        (["top:trample", "hit:bandit-guard-1"], "bottom:grab-and-go"),
        (["bottom:trample", "step:G11", "stop"], "top:grab-and-go"),
        (["bottom:grab-and-go", "go:G11"], "top:trample"),
    ],
)
def test_a_turn_uses_the_top_of_one_card_and_the_bottom_of_the_other_in_either_order(
    first: list[str], left: str
) -> None:
    table = a_turn("brute", "trample", "grab-and-go", foes=FOE)
    table.do(*first)
    halves = [key for key in table.options if key.startswith(("top:", "bottom:"))]
    assert halves == [left]


@rule("GH-CARD-05", "GH-TURN-05")
def test_two_tops_in_one_turn_are_not_possible() -> None:
    table = a_turn("brute", "trample", "spare-dagger", foes=FOE).do("attack:trample", "hit:bandit-guard-1")
    assert table.why_not("top:spare-dagger") == "GH-CARD-05"
    assert table.why_not("attack:spare-dagger") == "GH-CARD-05"


@rule("GH-TURN-01")
def test_the_next_pair_has_both_halves_again() -> None:
    table = at_selection(a_turn("brute"), hand="trample skewer grab-and-go spare-dagger")
    for pair in ("trample:skewer", "grab-and-go:spare-dagger"):
        table.do(f"play:{pair}").pass_all()
        while table.match.asked[0].seat != 0:
            table.do("end")
        lead = pair.split(":")[0]
        assert {f"top:{lead}", f"bottom:{lead}"} <= set(table.options)
        table.do(f"move:{lead}", "skip", "end").pass_all("cards")


@rule("GH-TURN-02", "GH-TERM-05", "GH-TERM-06")
def test_the_actions_of_an_ability_come_in_printed_order_and_nothing_of_the_other_card_between() -> None:
    table = a_turn("scoundrel", "quick-hands", "venom-shiv", at="H12", foes=FOE)
    kinds = []
    for answer in ("top:quick-hands", "go:H11", "hit:bandit-guard-1"):
        table.do(answer)
        kinds.append(table.kind)
        if table.kind != "turn":
            assert not [key for key in table.options if "venom-shiv" in key]
    assert kinds == ["move", "attack", "turn"]


@rule("GH-TURN-03")
def test_a_used_card_is_in_its_pile_before_the_second_ability() -> None:
    table = a_turn("spellweaver", "freezing-nova", "reviving-ether")
    table.do("bottom:freezing-nova", "heal:spellweaver")
    assert table.hero().lost == ["freezing-nova"]
    table.do("top:reviving-ether", "recover:freezing-nova")
    assert "freezing-nova" in table.hero().hand


@rule("GH-TURN-04")
def test_any_action_of_an_ability_may_be_skipped() -> None:
    table = a_turn("scoundrel", "quick-hands", foes=FOE)
    table.do("top:quick-hands", "skip", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.spot("scoundrel")) == (7, "H11")


@rule("GH-TURN-04", "GH-XP-02")
def test_an_ability_of_which_nothing_is_done_teaches_nothing_and_its_card_is_discarded() -> None:
    table = a_turn("brute", "overwhelming-assault", foes=FOE).do("top:overwhelming-assault", "skip")
    assert (table.hero().discard, table.hero().lost, table.hero().xp) == (["overwhelming-assault"], [], 0)


@rule("GH-TURN-04", "GH-IX-19")
def test_damage_to_ones_own_side_comes_with_the_ability_unasked() -> None:
    table = a_turn("cragheart", "unstable-upheaval", foes=FOE, friends={"G11": "brute"})
    cards(table, hand="", seat=1)
    before = table.hp("brute")
    table.do("top:unstable-upheaval", "hit:bandit-guard-1")
    assert (table.kind, before - table.hp("brute")) == ("turn", 2)


@rule("GH-TURN-04", "GH-IX-19")
def test_an_ability_that_is_not_used_costs_nothing() -> None:
    table = a_turn("cragheart", "unstable-upheaval", foes=FOE, friends={"G11": "brute"})
    before = table.hp("brute")
    table.do("top:unstable-upheaval", "skip", "skip")
    assert (table.kind, table.hp("brute"), table.hero().discard) == ("turn", before, ["unstable-upheaval"])


@rule("GH-TURN-04", "GH-IX-19")
def test_whoever_leaves_out_the_cost_leaves_out_all_of_it() -> None:
    table = a_turn("cragheart", "unstable-upheaval", friends={"G11": "brute"})
    table.do("bottom:unstable-upheaval", "skip")
    assert (table.kind, table.figure("brute").gifts, table.hero().lost) == ("turn", [], [])


@rule("GH-TURN-04", "GH-IX-19")
def test_the_lost_card_is_a_cost_of_any_part() -> None:
    table = a_turn("mindthief", "fearsome-blade", foes=FOE)
    table.do("bottom:fearsome-blade", "skip", "hit:bandit-guard-1")
    assert table.hero().lost == ["fearsome-blade"]


@rule("GH-TURN-04")
def test_a_card_that_was_not_used_is_discarded_at_the_end_of_the_turn() -> None:
    table = a_turn("brute", "overwhelming-assault", "trample").do("end")
    assert (table.hero().discard, table.hero().lost) == (["overwhelming-assault", "trample"], [])


@rule("GH-TURN-05")
def test_the_basic_abilities_are_a_melee_attack_2_and_a_move_2() -> None:
    foes = {"H10": "bandit-guard 9", "H9": "bandit-guard 9"}
    table = a_turn("brute", "trample", "grab-and-go", at="H11", foes=foes)
    table.do("attack:trample")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 7
    table.do("move:grab-and-go")
    assert "go:F10" in table.options
    assert "go:E11" not in table.options


@rule("GH-TURN-06", "GH-XP-01")
def test_a_card_used_for_a_basic_ability_is_discarded_whatever_it_bears() -> None:
    table = a_turn("brute", "overwhelming-assault", "skewer", foes=FOE)
    table.do("attack:overwhelming-assault", "hit:bandit-guard-1", "move:skewer", "go:G11")
    assert (table.hero().discard, table.hero().lost) == (["overwhelming-assault", "skewer"], [])
    assert table.hero().xp == 0


@rule("GH-TURN-07", "GH-ITEM-15")
def test_items_are_used_before_during_and_after_abilities() -> None:
    table = a_turn("scoundrel", "quick-hands", at="H12", foes=FOE, items=(5, 12, 13), hit_points=2)
    cards(table, discard="swift-bow")
    table.do(item(5), "do", "top:quick-hands", "step:H11", item(12), "do")
    assert (table.kind, table.hp("scoundrel"), table.spot("scoundrel")) == ("move", 5, "H11")
    table.do("stop", "hit:bandit-guard-1", item(13), "recover:quick-hands", "recover:swift-bow")
    assert [held.state for held in table.hero().equipment] == ["used-up"] * 3


@rule("GH-TURN-07", "GH-ITEM-12")
def test_an_item_can_be_used_between_two_attacks_of_one_ability() -> None:
    foes = {"H10": "bandit-guard 9", "G11": "bandit-guard 9"}
    table = a_turn("scoundrel", "throwing-knives", foes=foes, items=(12,), hit_points=2)
    table.do("top:throwing-knives", "hit:bandit-guard-1", item(12), "do", "hit:bandit-guard-2")
    assert (table.hp("scoundrel"), table.hp("bandit-guard-2")) == (5, 7)


# Where cards go


@rule("GH-CARD-06", "GH-CARD-07")
def test_a_used_card_is_discarded_or_by_its_symbol_lost() -> None:
    table = a_turn("brute", "overwhelming-assault", "grab-and-go", foes=FOE)
    table.do("top:overwhelming-assault", "hit:bandit-guard-1", "bottom:grab-and-go", "go:G11")
    assert (table.hero().discard, table.hero().lost) == (["grab-and-go"], ["overwhelming-assault"])


@rule("GH-CARD-07")
def test_the_symbol_of_the_other_half_does_not_count() -> None:
    table = a_turn("brute", "trample", foes=FOE).do("top:trample", "hit:bandit-guard-1")
    assert (table.hero().discard, table.hero().lost) == (["trample"], [])


@rule("GH-CARD-08")
@pytest.mark.parametrize(
    ("card", "half", "pile"), [("shield-bash", "bottom", "discard"), ("wall-of-doom", "top", "lost")]
)
def test_the_card_of_a_lasting_effect_goes_to_its_pile_when_the_effect_ends(card: str, half: str, pile: str) -> None:
    table = a_turn("brute", card)
    table.do(f"{half}:{card}", "do")
    if half == "top":
        table.do("do")
    assert [lasting.card for lasting in table.hero().active] == [card]
    table.do("end").pass_all("cards")
    assert (table.hero().active, card in getattr(table.hero(), pile)) == ([], True)


@rule("GH-CARD-09")
def test_a_rest_brings_no_lost_card_back() -> None:
    table = at_selection(a_turn("brute"), hand="", discard="trample skewer", lost="grab-and-go")
    table.do("rest").pass_all("long-rest").do("lose:trample")
    assert (table.hero().hand, table.hero().lost) == (["skewer"], ["grab-and-go", "trample"])


@rule("GH-TERM-22")
def test_cards_lie_in_five_places() -> None:
    table = a_turn("brute", "overwhelming-assault", "shield-bash", foes=FOE)
    hand = list(table.hero().hand)
    table.do("top:overwhelming-assault", "hit:bandit-guard-1")
    assert (table.hero().played, table.hero().lost) == (["shield-bash"], ["overwhelming-assault"])
    table.do("bottom:shield-bash", "do")
    assert ([lasting.card for lasting in table.hero().active], table.hero().hand) == (["shield-bash"], hand)


@rule("GH-TERM-07")
def test_one_heal_action_makes_it_a_heal_ability() -> None:
    table = a_turn("tinkerer", "restorative-mist", friends={"G11": "brute"})
    cards(table, active="potent-potables top")
    table.figure("brute").hit_points = 2
    table.do("bottom:restorative-mist", "skip", "do")
    assert table.hp("brute") == 5


@rule("GH-TERM-08")
def test_what_an_item_does_is_an_ability_of_its_own() -> None:
    table = a_turn("tinkerer", items=(12,), hit_points=1)
    cards(table, active="potent-potables top").do(item(12), "do")
    assert table.hp("tinkerer") == 6
    assert (table.hero().halves, len(table.hero().played)) == ([], 2)


# Stun


@rule("GH-COND-17", "GH-IX-32")
def test_a_stunned_character_plays_two_cards_and_discards_both_unused() -> None:
    table = a_turn("brute", "overwhelming-assault", "trample", conditions="stun")
    at_turn(table)
    assert table.told("played") == []
    assert table.hero().discard == ["overwhelming-assault", "trample"]


@rule("GH-IX-32", "GH-EXH-02")
def test_a_stunned_characters_cards_run_out_like_anybodys() -> None:
    table = at_selection(a_turn("brute", conditions="stun"), hand="trample", discard="skewer")
    assert table.hero().exhausted


# Experience


@rule("GH-XP-01", "GH-XP-06")
def test_using_an_ability_gives_its_experience_unasked() -> None:
    table = a_turn("brute", "spare-dagger", foes=FOE).do("top:spare-dagger", "hit:bandit-guard-1")
    assert (table.kind, table.hero().xp, table.told("learned")) == ("turn", 1, [{"seat": 0, "xp": 1}])


@rule("GH-XP-02")
def test_no_experience_without_an_action() -> None:
    table = a_turn("brute", "spare-dagger", foes=FOE).do("top:spare-dagger", "skip")
    assert table.hero().xp == 0


@rule("GH-XP-03")
@pytest.mark.parametrize(("friend", "xp"), [("G10", 1), ("E13", 0)])
def test_experience_under_a_condition_needs_the_condition(friend: str, xp: int) -> None:
    table = a_turn("scoundrel", "single-out", foes=FOE, friends={friend: "brute"})
    table.do("top:single-out", "hit:bandit-guard-1")
    assert table.hero().xp == xp


@rule("GH-XP-03")
@pytest.mark.parametrize(("answer", "xp"), [("feed:fire", 1), ("pass", 0)])
def test_experience_for_an_element_needs_the_element(answer: str, xp: int) -> None:
    table = a_turn("spellweaver", "mana-bolt", foes=FOE, elements="fire")
    table.do("top:mana-bolt", answer, "hit:bandit-guard-1")
    assert table.hero().xp == xp


@rule("GH-XP-05", "GH-XP-07")
def test_kills_loot_and_plain_actions_teach_nothing() -> None:
    table = a_turn("brute", "trample", "grab-and-go", foes={"H10": "bandit-guard 1"})
    table.do("attack:trample", "hit:bandit-guard-1", "bottom:grab-and-go", "go:H10")
    assert (table.alive("bandit-guard-1"), table.hero().coins, table.hero().xp) == (False, 1, 0)
