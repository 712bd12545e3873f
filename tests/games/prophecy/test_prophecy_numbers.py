"""A number of the rules stands in one place: changed there, offers, prices, hints and sentences follow."""

from __future__ import annotations

import sys

import pytest

from questhall.games.prophecy.face import words
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.rules.board import GATES, NAMES, PORTS
from questhall.games.prophecy.rules.routes import FARES, WORKS, Work
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit.texts import messages
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, keys, play, refusal, sheet, table

PACKAGE = "questhall.games.prophecy"


def change(monkeypatch: pytest.MonkeyPatch, constant: str, value: int) -> None:
    """In every module that uses it, as if it had been written so."""
    modules = [module for name, module in sys.modules.items() if name.startswith(PACKAGE) and hasattr(module, constant)]
    assert modules
    for module in modules:
        monkeypatch.setattr(module, constant, value)


def said(*keys: str) -> list[str]:
    """These messages in every language."""
    return [Texts(GAME, lang).say(key) for key in keys for lang in LANGUAGES]


def described(*cards: str) -> list[str]:
    return [words.about(card, Texts(GAME, lang)) for card in cards for lang in LANGUAGES]


def cost(m: Table, key: str) -> dict[str, int]:
    """What the hints say an option of the first player costs."""
    found: dict[str, int] = GAME.face.hints(m.view(0), [0]).costs.get(key, {})
    return found


@rule("PR-MOVE-04")
def test_the_fare_of_a_horse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FARES, "horse", 4)
    poor = table("1 monk at village, gold 3\n2 druid at city")
    assert "horse:magic-tower" not in keys(poor)
    assert "ship:plains-4" in keys(poor)
    assert refusal(poor, "horse:magic-tower") == ("gold", "PR-ECON-02")
    m = table("1 monk at village, gold 5\n2 druid at city")
    assert cost(m, "horse:magic-tower") == {"gold": 4}
    play(m, "horse:magic-tower")
    assert sheet(m).gold == 1
    assert all("4" in text for text in said("guide-pr-map"))


@rule("PR-MOVE-05", "PR-MOVE-06")
@pytest.mark.parametrize(("how", "place"), [("ship", NAMES[PORTS[0]]), ("gate", NAMES[GATES[0]])])
def test_the_fares_of_ships_and_gates(how: str, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FARES, how, 7)
    poor, rich = (table(f"1 monk at {place}, gold {gold}\n2 druid at city") for gold in (6, 7))
    assert not any(option.startswith(how) for option in keys(poor))
    way = next(option for option in keys(rich) if option.startswith(how))
    assert cost(rich, way) == {"gold": 7}
    play(rich, way)
    assert sheet(rich).gold == 0
    assert all("7" in text for text in said("guide-pr-map"))


@rule("PR-LOC-CITY-01")
def test_the_wages_of_the_city(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WORKS, "work", Work("city", (("mana", 3),), "gold", 8))
    weak = table("1 monk at city, will 2\n2 druid at village")
    assert refusal(weak, "work") == ("mana", "PR-WILL-07")
    m = table("1 monk at city, gold 1, will 4\n2 druid at village")
    assert cost(m, "work") == {"mana": 3}
    play(m, "work")
    assert (sheet(m).gold, sheet(m).mana) == (9, 1)
    assert all("8" in text and "3" in text for text in said("do-work", "pr-place-city"))


@rule("PR-LOC-VILLAGE-02")
def test_the_price_of_a_bed(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "LODGING", 4)
    hurt = "1 monk at village, gold {}, wounds 1\n2 druid at city\nturn: 1 act"
    assert "lodge" not in keys(table(hurt.format(3)))
    m = table(hurt.format(5))
    assert cost(m, "lodge") == {"gold": 4}
    play(m, "lodge")
    assert sheet(m).gold == 1
    assert all("4" in text for text in said("do-lodge", "pr-place-village"))


@rule("PR-BATTLE-04")
def test_the_mana_for_a_will_battle_against_creatures_and_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "WILL_COST", 3)
    m = table("1 mystic at plains-4, will 6\n2 druid at plains-4\nland: mountain-giant at plains-4\nturn: 1 fight")
    hints = GAME.face.hints(m.view(0), [0])
    assert [one.cost for one in hints.foes["mountain-giant"] if one.kind == "will"] == [{"mana": 3}]
    assert [one.cost for one in hints.duels[1] if one.kind == "will"] == [{"mana": 3}]
    play(m, "fight:mountain-giant:will")
    assert sheet(m).mana <= 3
    land = "mountain-giant at plains-4, bear at plains-4"
    poor = table(f"1 mystic at plains-4, will 2\n2 druid at city\nland: {land}\nturn: 1 fight")
    assert refusal(poor, "fight:mountain-giant:will") == ("mana", "PR-WILL-07")


@rule("PR-CARD-MASSDECAY-01")
def test_what_decay_brings_in_the_turn_and_at_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "DECAY_MANA", 4)
    m = table("1 monk at village, will 0, spent 9, items axe, skills mass-decay\n2 druid at city")
    play(m, "decay:axe")
    assert sheet(m).mana == 4
    many = "axe sword rapier hammer dagger cutlass spear boomerang"
    full = table(f"1 monk at forest-3, will 0, spent 9, items {many}, skills mass-decay\n2 druid at city\nturn: 1 act")
    play(full, "done", "decay:axe")
    assert sheet(full).mana == 4
    assert all("4" in text for text in [*said("do-decay"), *described("mass-decay")])


@rule("PR-CARD-TRADER-01")
def test_haggling_in_shops_and_on_the_black_market(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "CHEAPER", 4)
    m = table("1 monk at city, gold 9, skills haggling\n2 druid at village\ncity: sword\nturn: 1 act")
    assert cost(m, "buy:sword") == {"gold": 3}
    assert GAME.face.hints(m.view(0), [0]).goods == {"sword": 3}
    play(m, "buy:sword")
    assert sheet(m).gold == 6
    fair = "1 monk at forest-3, gold 1, skills haggling\n2 druid at city\nland: black-market at forest-3\nturn: 1 act"
    assert "visit:black-market" in keys(table(fair))
    assert all("4" in text for text in described("haggling"))


@rule("PR-LOC-FORESTCAMP-01")
def test_the_price_of_healing_in_camp_and_from_the_apothecary(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "HEALTH_GOLD", 3)
    m = table("1 monk at forest-camp, gold 4, strength 1, wounds 2\n2 druid at city\nturn: 1 act")
    assert "heal:1" in keys(m)
    assert "heal:2" not in keys(m)
    assert cost(m, "heal:1") == {"gold": 3}
    play(m, "heal:1")
    assert sheet(m).gold == 1
    hurt = "1 monk at forest-3, gold 4, strength 1, wounds 2\n2 druid at city"
    met = table(f"{hurt}\nland: travelling-apothecary at forest-3\nturn: 1 act")
    assert [key for key in keys(met) if key.startswith("buy-health")] == ["buy-health:1"]
    messages = said("do-heal", "pr-place-forest-camp")
    assert all("3" in text for text in [*messages, *described("travelling-apothecary")])


@pytest.mark.parametrize(
    ("constant", "cards", "keys"),
    [
        ("FEE_ALCHEMIST", ["alchemist"], ["do-brew-strength", "do-brew-will"]),
        ("FEE_MARKET", ["black-market"], []),
        ("FEE_WIZARD", ["master-wizard"], ["do-wizard"]),
        ("HERMIT_XP", ["hermit"], []),
        ("WISH_XP", ["scroll-of-wishes"], ["do-wish-xp"]),
        ("FALSE_COINS", ["counterfeiting"], []),
        ("CHAPEL_BONUS", ["forgotten-chapel"], []),
        ("ROB_GOLD", ["band-of-brigands"], []),
        ("AMBUSH", ["highwayman"], []),
        ("CHARM", ["succubus", "incubus"], []),
        ("MIRROR_FROM", ["mirrored-shield"], []),
        ("SMITH_GOLD", ["blacksmithing"], ["do-smith"]),
        ("WILDERNESS_MANA", [], ["do-recharge", "pr-place-enchanted-wilderness"]),
        ("ALMS_GOLD", [], ["pr-chance-charity"]),
        ("KING", [], ["guide-pr-goal"]),
        ("MOST_ITEMS", [], ["guide-pr-items"]),
        ("CHOICES", [], ["guide-pr-draft"]),
    ],
)
def test_sentences_follow_a_number(
    constant: str, cards: list[str], keys: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    change(monkeypatch, constant, 93)
    assert all("93" in text for text in [*said(*keys), *described(*cards)])


def test_every_number_that_is_given_is_used_by_some_sentence() -> None:
    used = set().union(*messages(GAME.texts, "en").values())
    assert set(GAME.face.numbers()) <= used
