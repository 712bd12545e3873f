"""ASTRAL, GUARD, ARTIFACT: the planes, their guardians and what they guard."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import GUARDIANS
from questhall.kernel import EVERYBODY, NOBODY
from questhall.ledger import rule
from tests.games.prophecy.positions import fall, keys, play, refusal, sheet, table

STRONG = "1 scout at forest-5, strength 8, gold 0"
KNIGHT = "plane-4: undead-knight scaled-monster royal-cape"


@rule("PR-ASTRAL-03")
def test_the_cards_of_the_start_stay_untouched() -> None:
    m = table(f"{STRONG}\n2 druid\nland: bear at forest-5, hidden imp at forest-5\n{KNIGHT}")
    play(fall(m, "1-6"), "assault:plane-4", "fight:undead-knight:strength")
    assert m.state.land.cards == ["bear", "imp"]
    assert m.state.land.seen == [EVERYBODY, NOBODY]
    assert m.asked[0].seat == 1


@rule("PR-ASTRAL-04", "PR-ASTRAL-05", "PR-GUARD-01")
def test_the_lesser_guardian_is_revealed_and_fought_first_like_a_creature() -> None:
    m = table(f"{STRONG}\n2 druid\n{KNIGHT}")
    assert m.state.lesser.seen[3] == NOBODY
    play(m, "assault:plane-4", then="astral")
    assert m.state.lesser.seen[3] == EVERYBODY
    assert m.state.greater.seen[3] == NOBODY
    assert keys(m) == ["fight:undead-knight:strength", "fight:undead-knight:will"]
    play(fall(m, "1-6"), "fight:undead-knight:will")
    assert sheet(m).mana == 0


@rule("PR-ASTRAL-06", "PR-GUARD-01")
def test_a_loss_sends_back_to_the_start_and_the_guardian_stays_open() -> None:
    m = table(f"{STRONG}\n2 druid\n{KNIGHT}")
    play(fall(m, "1-6"), "assault:plane-4", "fight:undead-knight:strength")
    assert (sheet(m).health, sheet(m).at) == (7, 5)
    assert m.state.lesser.seen[3] == EVERYBODY
    assert m.asked[0].seat == 1


@rule("PR-ASTRAL-06")
def test_a_draw_ends_the_attack_too() -> None:
    m = table(f"{STRONG}\n2 druid\n{KNIGHT}")
    play(fall(m, "1-2"), "assault:plane-4", "fight:undead-knight:strength")
    assert (sheet(m).health, m.asked[0].seat) == (8, 1)


@rule("PR-ASTRAL-07", "PR-ASTRAL-11", "PR-CARD-WEAPONREWARD-01", "PR-GUARD-02", "PR-ITEM-05")
def test_the_weapon_is_chosen_before_the_greater_guardian_is_shown_and_it_must_be_fought() -> None:
    m = table(f"{STRONG}\n2 druid\n{KNIGHT}")
    play(fall(m, "6-1"), "assault:plane-4", "fight:undead-knight:strength", then="pick.armoury")
    assert m.state.greater.seen[3] == NOBODY
    assert {"choose:great-sword", "choose:knights-shield"} <= set(keys(m))
    assert "choose:crystal-skull" not in keys(m)
    play(m, "choose:great-sword", then="gear")
    assert m.state.greater.seen[3] == EVERYBODY
    assert {"bare", "wield:great-sword"} == set(keys(m))


@rule("PR-ASTRAL-08", "PR-ASTRAL-10", "PR-TERM-13")
def test_beating_the_greater_guardian_gives_the_artifact_and_closes_the_plane() -> None:
    m = table(f"{STRONG}\n2 druid at city, gold 0\nplane-4: - scaled-monster royal-cape")
    play(fall(m, "6-1"), "assault:plane-4")
    assert sheet(m).items == ["royal-cape"]
    assert sheet(m).xp == 3 + 5
    assert m.asked[0].seat == 1
    assert refusal(m, "assault:plane-4") == ("plane-closed", "PR-ASTRAL-10")


@rule("PR-ASTRAL-09")
def test_later_attackers_face_only_the_greater_guardian() -> None:
    m = table(f"{STRONG}\n2 druid at city, gold 0\nplane-4: sphinx storm-queen royal-cape")
    play(m, "assault:plane-4", then="astral")
    play(fall(m, "6-1"), "fight:sphinx:strength", then="astral")
    assert keys(m) == ["fight:storm-queen:strength", "fight:storm-queen:will"]
    play(fall(m, "1-6"), "fight:storm-queen:strength")
    assert m.state.greater.seen[3] == EVERYBODY
    play(m, "assault:plane-4", then="astral")
    assert m.asked[0].seat == 1
    assert keys(m) == ["fight:storm-queen:strength", "fight:storm-queen:will"]


@rule("PR-ASTRAL-11", "PR-NONBATTLE-05")
def test_between_the_guardians_only_non_battle_effects() -> None:
    m = table(f"{STRONG}, items potion-of-strength\n2 druid at city\nplane-4: sphinx storm-queen royal-cape")
    play(m, "assault:plane-4", then="astral")
    play(fall(m, "6-1"), "fight:sphinx:strength", then="astral")
    assert set(keys(m)) == {"fight:storm-queen:strength", "fight:storm-queen:will", "use:potion-of-strength"}


@rule("PR-GUARD-02")
def test_every_lesser_guardian_has_a_reward() -> None:
    for guardian in GUARDIANS.values():
        if guardian.deck == "lesser":
            assert guardian.reward or "weapon-of-choice" in guardian.rules


@rule("PR-ARTIFACT-02", "PR-CARD-SCALY-01")
def test_artifacts_are_neither_sold_decayed_nor_destroyed() -> None:
    m = table("1 monk at city, spent 2, damaged axe, items astral-sword, skills mass-decay\n2 druid\nturn: 1 act")
    assert refusal(m, "sell:astral-sword") == ("artifact", "PR-ARTIFACT-02")
    assert refusal(m, "decay:astral-sword") == ("artifact", "PR-ARTIFACT-02")
    m = table(f"{STRONG}, items astral-sword\n2 druid\nplane-4: - open-scaled-monster royal-cape")
    play(fall(m, "1-6"), "assault:plane-4", "wield:astral-sword")
    assert sheet(m).items[0] == "astral-sword"


@rule("PR-ARTIFACT-02", "PR-CARD-BRIGAND-02")
def test_a_creature_cannot_take_an_artifact() -> None:
    m = table("1 monk at forest-3, items astral-sword\n2 druid\nland: highwayman at forest-3")
    play(fall(m, "1-6"), "stay")
    assert (sheet(m).items, sheet(m).health) == (["astral-sword"], 3)


@rule("PR-ARTIFACT-01", "PR-LIMIT-03")
def test_artifacts_count_among_seven_items() -> None:
    from questhall.games.prophecy.rules import rounds

    seven = "sword axe hammer javelin dagger cutlass astral-sword"
    assert not rounds.surplus(table(f"1 monk, items {seven}\n2 druid"), 0)
    assert rounds.surplus(table(f"1 monk, items {seven} royal-cape\n2 druid"), 0)


@rule("PR-ASTRAL-10")
def test_after_the_artifact_the_turn_is_over() -> None:
    m = table("1 scout at city, strength 8, items sword\n2 druid\nplane-4: - scaled-monster royal-cape")
    play(fall(m, "6-1"), "assault:plane-4", "wield:sword")
    assert "royal-cape" in sheet(m).items
    assert m.asked[0].seat == 1
