"""REST and ENDROUND: short and long rests in running matches."""

import pytest

from questhall.games.gloomhaven.state import Held
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_cleanup, at_selection, attacked, cards, on_hex
from tests.games.gloomhaven.play import GAME, Table, a_turn, rebuilt

FOUR = "trample skewer grab-and-go spare-dagger"
SPARE = "shield-bash leaping-cleave"
MORE = "gnawing-horde into-the-night"


def a_long_rest(table: Table, discard: str = FOUR, **piles: str) -> Table:
    """The hero declares a rest and its turn has come."""
    at_selection(table, **({"hand": "", "discard": discard} | piles))
    return table.do("rest").pass_all("long-rest")


def a_short_rest(table: Table, discard: str = "trample skewer grab-and-go", **piles: str) -> Table:
    return at_cleanup(table, **({"hand": SPARE, "discard": discard} | piles)).do("short")


# Whoever may rest


@rule("GH-REST-01", "GH-ENDROUND-05")
@pytest.mark.parametrize(("discard", "kind"), [("trample", "cards"), ("trample skewer", "short-rest")])
def test_a_short_rest_needs_two_discards(discard: str, kind: str) -> None:
    table = at_cleanup(a_turn("brute"), hand="grab-and-go spare-dagger", discard=discard)
    assert table.kind == kind


@rule("GH-REST-01")
def test_a_long_rest_needs_two_discards() -> None:
    table = at_selection(a_turn("brute"), hand="grab-and-go spare-dagger", discard="trample")
    assert "rest" not in table.options


@rule("GH-REST-03", "GH-ENDROUND-05")
def test_nobody_must_take_a_short_rest_and_it_takes_no_turn() -> None:
    table = at_cleanup(a_turn("brute"), hand="", discard=FOUR)
    table.do("pass")
    assert (table.hero().discard, table.kind) == (FOUR.split(), "cards")
    table = a_short_rest(a_turn("brute"), FOUR).do("accept")
    assert (table.kind, table.match.asked[0].seat, len(table.hero().hand)) == ("cards", 0, 5)


@rule("GH-ENDROUND-04", "GH-ENDROUND-05", "GH-ACTIVE-07")
def test_a_round_bonus_is_discarded_before_the_short_rests() -> None:
    table = at_cleanup(a_turn("brute"), hand="", discard="trample", active="shield-bash bottom")
    assert (table.kind, table.hero().discard) == ("short-rest", ["trample", "shield-bash"])


@rule("GH-ENDROUND-04", "GH-ACTIVE-07")
def test_a_round_bonus_with_the_lost_symbol_is_lost_at_the_end_of_the_round() -> None:
    table = at_cleanup(a_turn("brute"), active="wall-of-doom top")
    assert (table.hero().lost, table.hero().active, table.figure("brute").gifts) == (["wall-of-doom"], [], [])


# Short rests


@rule("GH-REST-02", "GH-REST-04")
def test_a_short_rest_loses_the_drawn_card_and_brings_the_others_back() -> None:
    table = a_short_rest(a_turn("brute"))
    drawn = table.told("short-rest")[0]["card"]
    table.do("accept")
    hero = table.hero()
    assert (hero.lost, hero.discard) == ([drawn], [])
    assert sorted([*hero.hand, drawn]) == sorted(["grab-and-go", "skewer", "trample", *SPARE.split()])


@rule("GH-REST-04")
def test_the_loss_of_a_short_rest_is_random() -> None:
    drawn = set()
    for key in range(30):
        table = at_cleanup(a_turn("brute"), hand="", discard="trample skewer grab-and-go")
        table.match = Match(GAME, table.match.terms, bytes([key] * 16), Keep.JOURNAL, state=table.w)
        drawn.add(table.do("short").told("short-rest")[0]["card"])
    assert drawn == {"trample", "skewer", "grab-and-go"}


@rule("GH-REST-05")
def test_for_one_damage_the_drawn_card_is_kept_and_another_lost() -> None:
    table = a_short_rest(a_turn("brute"), "trample skewer")
    drawn, before = table.told("short-rest")[0]["card"], table.hp("brute")
    table.do("redraw", "take")
    assert (before - table.hp("brute"), table.hero().hand) == (1, [*SPARE.split(), drawn])
    assert table.hero().lost == [card for card in ("trample", "skewer") if card != drawn]


@rule("GH-REST-05")
def test_the_card_is_drawn_anew_once_only() -> None:
    table = a_short_rest(a_turn("brute"), FOUR).do("redraw")
    table.pass_all("cards")
    assert (len(table.told("redrawn")), len(table.hero().lost), len(table.hero().hand)) == (1, 1, 5)


@rule("GH-REST-05", "GH-DMG-04")
def test_cards_may_be_given_up_for_a_new_draw_but_not_the_drawn_one_nor_the_last_other() -> None:
    table = a_short_rest(a_turn("brute"), FOUR, hand="shield-bash")
    drawn = table.told("short-rest")[0]["card"]
    table.do("redraw")
    burns = [key for key in table.options if key.startswith("burn:")]
    assert len(burns) == 3
    assert not any(drawn in key for key in burns)
    assert "lose:shield-bash" in table.options
    table = a_short_rest(a_turn("brute"), hand="shield-bash").do("redraw")
    assert table.options == ["take", "lose:shield-bash"]


@rule("GH-REST-05")
def test_a_new_draw_can_exhaust() -> None:
    table = a_short_rest(a_turn("brute", hit_points=1), "trample skewer").do("redraw", "take")
    assert table.hero().exhausted
    assert table.told("rested") == []


@rule("GH-REST-05", "GH-ACTIVE-05")
def test_a_protection_must_soak_the_damage_of_a_new_draw() -> None:
    table = a_turn("spellweaver")
    at_cleanup(table, hand="ride-the-wind flame-strike", discard="fire-orbs mana-bolt", active="frost-armor bottom").do(
        "short", "redraw"
    )
    assert (table.hp("spellweaver"), table.hero().active[0].used) == (6, 1)


@rule("GH-REST-05")
def test_with_one_card_there_is_no_second_draw() -> None:
    table = a_turn("mindthief", "scurry")
    at_cleanup(table, hand=MORE, discard="possession", active="the-minds-weakness top").do("short")
    assert table.hero().lost == ["possession"]
    assert table.hp("mindthief") == 6


# Active cards


@rule("GH-ACTIVE-08", "GH-REST-01", "GH-IX-36")
def test_an_active_card_counts_for_a_rest_and_may_stay_in_play() -> None:
    table = at_cleanup(a_turn("mindthief"), hand=MORE, discard="possession", active="the-minds-weakness top")
    table.do("short")
    assert (table.hero().lost, [each.card for each in table.hero().active]) == (["possession"], ["the-minds-weakness"])


@rule("GH-ACTIVE-08", "GH-ACTIVE-09", "GH-REST-02")
def test_an_active_card_may_rest_with_the_others() -> None:
    table = at_cleanup(a_turn("mindthief"), hand=MORE, discard="possession", active="the-minds-weakness top")
    table.do("drop:the-minds-weakness", "short", "accept")
    assert len(table.hero().lost) == 1
    assert {"possession", "the-minds-weakness"} < {*table.hero().hand, *table.hero().lost}
    assert (table.hero().active, table.figure("mindthief").gifts) == ([], [])


@rule("GH-ACTIVE-08", "GH-REST-02")
def test_one_card_must_be_there_to_lose() -> None:
    active = "the-minds-weakness top feedback-loop top"
    table = at_cleanup(a_turn("mindthief"), hand=MORE, active=active)
    assert table.options == ["pass", "drop:the-minds-weakness", "drop:feedback-loop"]
    table.do("drop:feedback-loop", "short")
    assert table.hero().lost == ["feedback-loop"]


@rule("GH-ACTIVE-08", "GH-REST-01")
def test_an_active_card_with_the_lost_symbol_does_not_count_for_a_rest() -> None:
    table = at_cleanup(a_turn("brute"), discard="trample", active="warding-strength bottom")
    assert table.kind == "cards"


@rule("GH-ACTIVE-08", "GH-REST-08")
def test_at_a_long_rest_active_cards_rest_stay_or_are_lost_as_their_owner_likes() -> None:
    table = a_long_rest(a_turn("mindthief"), "possession scurry", active="the-minds-weakness top")
    assert {"lose:the-minds-weakness", "drop:the-minds-weakness"} <= set(table.options)
    table.do("drop:the-minds-weakness", "lose:scurry")
    assert (sorted(table.hero().hand), table.hero().lost) == (["possession", "the-minds-weakness"], ["scurry"])


# Long rests


@rule("GH-REST-06", "GH-REST-07")
def test_a_long_rest_is_declared_at_selection_and_is_the_whole_turn_at_99() -> None:
    table = at_selection(a_turn("brute"), hand="", discard=FOUR).do("rest")
    table.do(table.options[0])
    assert (table.hero().initiative, table.match.asked[0].seat, table.kind) == (99, 1, "turn")
    table.do("end")
    assert (table.match.asked[0].seat, table.kind) == (0, "long-rest")
    table.do("lose:trample").pass_all("cards")
    assert (table.w.round, table.told("played")) == (2, [])


@rule("GH-REST-02", "GH-REST-08")
def test_a_long_rest_loses_a_chosen_discard_heals_two_and_brings_the_others_back() -> None:
    table = a_long_rest(a_turn("brute", hit_points=5), hand="shield-bash")
    assert sorted(table.options) == sorted(f"lose:{card}" for card in FOUR.split())
    table.do("lose:grab-and-go")
    assert table.hero().lost == ["grab-and-go"]
    assert sorted(table.hero().hand) == ["shield-bash", "skewer", "spare-dagger", "trample"]
    assert table.hp("brute") == 7


@rule("GH-REST-08", "GH-ITEM-05", "GH-ITEM-06", "GH-RECOV-05", "GH-RECOV-06")
def test_a_long_rest_refreshes_rotated_items_and_no_used_up_ones() -> None:
    table = a_turn("brute")
    table.hero().equipment = [Held(1, "rotated"), Held(12, "used-up")]
    a_long_rest(table).do("lose:trample")
    assert [held.state for held in table.hero().equipment] == ["ready", "used-up"]


@rule("GH-REST-08", "GH-IX-04")
def test_the_turn_of_a_wounded_character_that_rests() -> None:
    table = a_turn("brute", hit_points=5, conditions="wound")
    a_long_rest(table)
    assert table.hp("brute") == 4
    table.do("lose:trample")
    assert (table.hp("brute"), table.has("brute", "wound")) == (6, False)


@rule("GH-REST-08")
def test_poison_takes_up_the_heal_of_a_rest() -> None:
    table = a_long_rest(a_turn("brute", hit_points=5, conditions="poison")).do("lose:trample")
    assert (table.told("cured"), table.told("healed")) == ([{"figure": "brute", "condition": "poison"}], [])


@rule("GH-REST-09", "GH-IX-32")
def test_a_stunned_character_may_rest() -> None:
    table = a_long_rest(a_turn("brute", hit_points=5, conditions="stun")).do("lose:trample")
    assert (table.hp("brute"), len(table.hero().hand)) == (7, 3)


@rule("GH-REST-10", "GH-REST-01")
def test_a_rest_whose_discards_were_given_up_is_no_rest() -> None:
    table = a_turn("brute", hit_points=5, foes={"H10": "bandit-guard 9"})
    cards(table, hand="", discard="trample skewer grab-and-go")
    hero = table.hero()
    hero.aside, hero.played, hero.resting = [*hero.aside, *hero.played], [], True
    table.figure("brute").acted = False
    attacked(table, 3).do("burn:trample:skewer")
    table.do("end")
    assert (table.told("no-rest"), table.told("long-rest"), table.told("healed")) == ([{"seat": 0}], [], [])


@rule("GH-LOOT-05", "GH-IX-48")
def test_a_resting_character_loots_at_the_end_of_its_turn() -> None:
    table = a_turn("brute")
    table.w.coins = {on_hex(table, "H11"): 1}
    a_long_rest(rebuilt(table)).do("lose:trample")
    assert table.hero().coins == 1
