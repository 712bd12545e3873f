"""What happens is told: no change of a character comes about in silence."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.prophecy.rules import death, markers
from questhall.kit.script import with_dice
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, play, sheet, table


def told(m: Table, kind: str) -> list[dict[str, Any]]:
    return [event.data for event in m.events if event.kind == kind]


@rule("PR-LOC-VILLAGE-02")
def test_lodging_and_the_safety_it_gives() -> None:
    m = play(table("1 monk at village\n2 druid\nturn: 1 act"), "lodge")
    assert told(m, "lodged") == [{"seat": 0}]


HURT = "1 monk at {}, strength 1, wounds 3, will 0, spent 4, gold 5\n2 druid at village\nturn: 1 act"


@rule("PR-LOC-MONASTERY-01", "PR-LOC-ENCHANTED-01", "PR-LOC-FORESTCAMP-01", "PR-LOC-TOWER-01")
@pytest.mark.parametrize(
    ("place", "said", "kind", "data"),
    [
        ("monastery", "blessing", "blessed", {"seat": 0}),
        ("enchanted-wilderness", "recharge", "recharged", {"seat": 0}),
        ("forest-camp", "heal:2", "treated", {"seat": 0, "amount": 2, "gold": 2}),
        ("magic-tower", "mana:3", "drank", {"seat": 0, "amount": 3, "gold": 2}),
    ],
)
def test_services_of_the_locations(place: str, said: str, kind: str, data: dict[str, Any]) -> None:
    m = play(table(HURT.format(place)), said)
    assert told(m, kind) == [data]


@rule("PR-LOC-TOWER-01")
@pytest.mark.parametrize(("said", "kind"), [("buy-health:1", "treated"), ("buy-mana:2", "drank")])
def test_what_the_apothecary_sells(said: str, kind: str) -> None:
    m = table(HURT.format("plains-8") + "\nland: travelling-apothecary at plains-8")
    assert len(told(play(m, said), kind)) == 1


@rule("PR-CARD-CHAPEL-01")
def test_a_chapel_taken_along_and_a_chapel_spent() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: forgotten-chapel at forest-3\nturn: 1 act")
    play(m, "keep:forgotten-chapel")
    assert told(m, "kept") == [{"seat": 0, "card": "forgotten-chapel"}]
    m = table("1 monk at forest-3, kept forgotten-chapel\n2 druid\nland: bear at forest-3")
    play(fall(m, "6-1"), "stay")
    assert told(m, "called") == [{"seat": 0, "card": "forgotten-chapel", "bonus": 2}]


@rule("PR-ITEM-06")
def test_a_staff_flares_up_and_is_not_thrown() -> None:
    m = table("1 monk at forest-3, items flaming-staff\n2 druid\nland: bear at forest-3")
    play(fall(m, "6-1"), "stay", "burn:flaming-staff")
    assert told(m, "flared") == [{"seat": 0, "card": "flaming-staff"}]
    assert not told(m, "threw")


@rule("PR-FINAL-11")
def test_the_banner_rallies() -> None:
    m = table("1 monk at city, gold 0\n2 druid at village, items banner-of-hope")
    with_dice(m, 2)
    play(m, "stay", "done?", then="move")
    assert told(m, "rallied") == [{"seat": 1, "bonus": 1}]


@rule("PR-CARD-WIZARD-01")
def test_the_wizard_moves_a_character() -> None:
    m = table("1 monk at plains-8\n2 druid\nland: master-wizard at plains-8\nturn: 1 act")
    play(m, "wizard:village")
    assert told(m, "moved") == [{"seat": 0, "how": "master-wizard", "place": "village"}]


def test_which_creature_a_scroll_destroys() -> None:
    m = table("1 monk at forest-3, items scroll-of-destruction\n2 druid\nland: bear at forest-3")
    play(m, "stay", "destroy:bear")
    assert told(m, "destroyed") == [{"card": "bear"}]


@rule("PR-CARD-FANATIC-02")
def test_whose_toughness_made_a_draw() -> None:
    m = table("1 monk at forest-3, skills toughness\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-1"), "stay")
    assert told(m, "used") == [{"seat": 0, "card": "toughness"}]
    assert len(told(m, "drew")) == 1


@rule("PR-TRADE-07")
def test_gold_that_changes_hands_in_a_trade() -> None:
    m = table("1 monk at city, gold 3\n2 druid at city, items sword", trade=True)
    play(m, "trade:2", "give-gold:2", "want:sword", "propose", "agree")
    assert told(m, "lost") == [{"seat": 0, "amount": 2, "what": "gold"}]
    assert told(m, "gained") == [{"seat": 1, "amount": 2, "what": "gold"}]


@rule("PR-DEATH-02")
def test_the_gold_of_the_dead() -> None:
    m = table("1 monk at city, gold 3\n2 druid at city, gold 4")
    death.inherit(m, 1, 0)
    assert told(m, "gained") == [{"seat": 0, "amount": 4, "what": "gold"}]
    assert sheet(m).gold == 7


@rule("PR-LIMIT-02")
def test_experience_beyond_the_limit() -> None:
    m = play(table("1 monk at plains-8, xp 18\n2 druid at city"), "stay")
    assert told(m, "lost") == [{"seat": 0, "amount": 3, "what": "xp"}]


@pytest.mark.parametrize(("gold", "xp", "less", "more"), [(5, 2, "gold", "xp"), (2, 5, "xp", "gold")])
def test_the_philosophers_stone_says_what_changed_places(gold: int, xp: int, less: str, more: str) -> None:
    m = table(f"1 monk at city, gold {gold}, xp {xp}\n2 druid")
    markers.swap(m, 0)
    assert (sheet(m).gold, sheet(m).xp) == (xp, gold)
    assert (told(m, "lost")[0]["what"], told(m, "gained")[0]["what"]) == (less, more)


@rule("PR-CARD-MIRRORSHIELD-01")
def test_the_mirrored_shield_blocks() -> None:
    m = table("1 monk at forest-3, items mirrored-shield\n2 druid\nland: bear at forest-3")
    with_dice(fall(m, "1-6"), 6)
    play(m, "stay")
    assert told(m, "blocked") == [{"seat": 0, "card": "mirrored-shield"}]


@rule("PR-CARD-CONCRING-01")
def test_the_ring_of_concentration_works() -> None:
    m = table("1 monk at plains-8, will 3, spent 1, items ring-of-concentration\n2 druid at city")
    play(m, "stay")
    assert told(m, "used") == [{"seat": 0, "card": "ring-of-concentration"}]
