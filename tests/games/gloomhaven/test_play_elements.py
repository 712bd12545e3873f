"""ELEM: infusing, using and waning in a running match, for characters and for monsters."""

from questhall.games.gloomhaven.content.terms import MEDIUM, STRONG, WEAK
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, prepared
from tests.games.gloomhaven.staging import afflicted, monsters_act, summon_acts, summoned

GUARD = "bandit-guard-1"


@rule("GH-ELEM-01")
def test_a_scenario_starts_with_six_weak_elements() -> None:
    columns = prepared("brute,scoundrel").state.elements.columns
    assert columns == dict.fromkeys(["fire", "ice", "air", "earth", "light", "dark"], WEAK)


@rule("GH-ELEM-02", "GH-ELEM-08", "GH-IX-27")
def test_an_element_is_strong_at_the_end_of_the_turn_and_not_before() -> None:
    table = a_turn("brute", "eye-for-an-eye", hit_points=5).do("bottom:eye-for-an-eye", "heal:brute")
    assert (table.w.elements.columns["earth"], table.w.elements.coming) == (WEAK, ["earth"])
    ended = table.do("end").w.elements
    assert (ended.columns["earth"], ended.coming) == (MEDIUM, []), "strong, and waned with the round"


@rule("GH-ELEM-02", "GH-SUMMON-05")
def test_what_a_summon_infuses_is_there_for_its_owners_turn() -> None:
    table = a_turn("mindthief", foes={"H10": "bandit-guard 9"}, at="H12")
    summoned(table, "rat-swarm", "gnawing-horde", "H11").next_cards("mindthief", "+0 infuse ice")
    assert summon_acts(table, "rat-swarm-1").pass_all().w.elements.columns["ice"] == STRONG


@rule("GH-ELEM-03", "GH-IX-29")
def test_a_character_that_performs_nothing_infuses_nothing() -> None:
    table = a_turn("brute", "eye-for-an-eye", hit_points=5).do("bottom:eye-for-an-eye", "skip")
    assert table.w.elements.coming == []


@rule("GH-ELEM-04", "GH-IX-27", "GH-ENDROUND-03")
def test_an_element_wanes_by_one_column_a_round() -> None:
    table = a_turn("brute", "trample", elements="fire").do("end").pass_all("cards")
    assert table.w.elements.columns["fire"] == MEDIUM


def flame(*answers: str) -> Table:
    table = a_turn("spellweaver", "flame-strike", foes={"H9": "bandit-guard 9"}, elements="fire ice")
    return table.do("top:flame-strike", *answers, f"hit:{GUARD}")


@rule("GH-ELEM-05", "GH-ELEM-07")
def test_a_used_element_gives_its_effect_and_is_weak_then() -> None:
    table = flame("feed:fire")
    assert table.has(GUARD, "wound")
    assert (table.w.elements.columns["fire"], table.w.elements.columns["ice"]) == (WEAK, STRONG)


@rule("GH-ELEM-06")
def test_a_character_may_leave_an_element_unused() -> None:
    table = flame("pass")
    assert (table.has(GUARD, "wound"), table.w.elements.columns["fire"]) == (False, STRONG)


@rule("GH-ELEM-05")
def test_a_weak_element_cannot_be_used() -> None:
    table = a_turn("spellweaver", "flame-strike", foes={"H9": "bandit-guard 9"}).do("top:flame-strike")
    assert table.kind == "attack"


@rule("GH-ELEM-08")
def test_what_is_infused_in_a_turn_cannot_be_used_in_it() -> None:
    table = a_turn("cragheart", "crushing-grasp", "earthen-clod", foes={"H10": "bandit-guard 20"})
    assert "feed:earth" not in table.do("top:crushing-grasp", f"hit:{GUARD}").options
    assert table.w.elements.coming == ["earth"]


@rule("GH-ELEM-13", "GH-ELEM-07", "GH-ELEM-09")
def test_the_circle_is_any_one_charged_element() -> None:
    table = a_turn("spellweaver", "mana-bolt", foes={"H9": "bandit-guard 9"}, elements="fire ice").do("top:mana-bolt")
    assert table.options == ["feed:fire", "feed:ice", "pass"]
    table.do("feed:ice", f"hit:{GUARD}")
    assert (table.w.elements.columns["fire"], table.w.elements.columns["ice"]) == (STRONG, WEAK)


def demons(card: str, elements: str = "", stunned: bool = False) -> Table:
    """Two night demons beside the Brute, attack 3 at level 1."""
    foes = {"J4": "night-demon", "I5": "night-demon"}
    table = a_turn("brute", "trample", scenario=5, at="J5", foes=foes, elements=elements)
    for number in (1, 2):
        if stunned:
            afflicted(table, f"night-demon-{number}", "stun")
    return monsters_act(table, card, "night-demon-1", "night-demon-2").pass_all("cards")


@rule("GH-ELEM-11", "GH-IX-29")
def test_monsters_infuse_even_if_they_could_do_nothing() -> None:
    table = demons("night-demon-1", stunned=True)
    assert table.told("hit") == []
    assert table.told("infused") == [{"element": "dark"}]


@rule("GH-ELEM-12", "GH-IX-28")
def test_a_type_uses_an_element_once_and_all_its_monsters_gain() -> None:
    table = demons("night-demon-8", elements="dark")
    assert [event["value"] for event in table.told("hit")] == [6, 6]
    assert len(table.told("fed")) == 1
    assert table.w.elements.columns["dark"] == WEAK


@rule("GH-ELEM-12", "GH-ELEM-14")
def test_without_the_element_no_monster_of_the_type_gains() -> None:
    assert [event["value"] for event in demons("night-demon-8").told("hit")] == [4, 4]


@rule("GH-ELEM-14")
def test_a_types_element_is_infused_once_after_its_last_monster() -> None:
    assert len(demons("night-demon-4").told("infused")) == 1
