"""COMBAT, CTOK, POOL, INIT, CACT, SURGE, AGI, DOUBLE, SHIELD, WOUND: token combat, with the book's example."""

from __future__ import annotations

from questhall.games.runebound.content.cards import CARDS, TOKENS
from questhall.games.runebound.rules import combat, enemies, outcome, pool
from questhall.games.runebound.rules.casting import remove
from questhall.games.runebound.rules.limits import over_limit
from questhall.games.runebound.rules.market import receive
from questhall.games.runebound.rules.pool import tokens_of
from questhall.games.runebound.state import Cast, Combat
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.runebound.positions import Table, fight, going, keys, play, sheet, table, told

HAWTHORNE = "1 hawthorne at 7-8, assets staff-of-light\n2 mok at 1-5"
BOOK = "H A 1P* 1S* | -* H A 1K* D"


def book_fight() -> Table:
    return fight(HAWTHORNE, BOOK, "dreadbringer")


def start(left: str, right: str, card: str = "ogre", hero: str = "hawthorne at 7-8", **more: object) -> Table:
    return fight(f"1 {hero}\n2 mok at 1-5", f"{left} | {right}", card, **more)  # type: ignore[arg-type]


@rule("RB-COMBAT-16", "RB-INIT-01", "RB-INIT-02", "RB-INIT-05", "RB-CTOK-02", "RB-TERM-05", "RB-ENEMY-03")
def test_the_printed_round_of_hawthorne_begins_with_him_on_a_tie() -> None:
    m = book_fight()
    assert [pool.gold(side) for side in going(m).sides] == [2, 2]
    assert (m.asked[0].kind, m.asked[0].seat) == ("combat", 0)


@rule(
    "RB-COMBAT-16", "RB-AGI-01", "RB-INIT-04", "RB-CACT-02", "RB-ONCE-04", "RB-SHIELD-02", "RB-PHYS-02", "RB-SHIELD-01"
)
def test_the_printed_round_actions_one_and_two() -> None:
    m = play(book_fight(), "flip:hawthorne-1:hawthorne-2")
    assert m.asked[0].seat == 0, "Onslaught: at once a second combat action"
    play(m, "strike:physical", then="shield")
    assert m.asked[0].seat == 1, "the player to the right plays the enemy"
    play(m, "block:foe-2")
    assert going(m).wounds == 2
    assert (m.asked[0].kind, m.asked[0].seat) == ("combat", 1), "blocking was no combat action"


@rule(
    "RB-COMBAT-16",
    "RB-DOUBLE-01",
    "RB-DOUBLE-06",
    "RB-DOUBLE-07",
    "RB-DOUBLE-08",
    "RB-COMBAT-14",
    "RB-COMBAT-13",
    "RB-COMBAT-15",
    "RB-SURGE-01",
    "RB-EDMG-01",
    "RB-AGI-04",
    "RB-CTOK-09",
    "RB-DOUBLE-04",
    "RB-CACT-03",
)
def test_the_printed_round_to_its_end() -> None:
    m = play(book_fight(), "flip:hawthorne-1:hawthorne-2", "strike:physical", "block:foe-2", "double:foe-4:foe-5")
    assert "surge:staff-of-light" in keys(m)
    play(m, "surge:staff-of-light", then="token")
    assert "token:foe-5" not in keys(m), "the covered double cannot be flipped"
    play(m, "token:foe-4")
    enemy = going(m).sides[1]
    assert pool.shows(enemy, 3)[0] == "S"
    assert pool.worth(enemy, 3) == 2
    assert enemy.on[3] == 4
    play(m, "flip:foe-1:foe-3", "strike:enemy")
    assert sheet(m).wounds == 1
    assert going(m).sides[0].passed, "without tokens Hawthorne must pass"
    assert (m.asked[0].seat, "surge:dreadbringer-2" in keys(m)) == (1, True)
    play(m, "surge:dreadbringer-2", then="retreat")
    assert (going(m).wounds, sheet(m).wounds) == (0, 1)
    assert all(going(m).sides[0].where)
    assert all(going(m).sides[1].where)
    assert keys(m) == ["fight-on", "retreat"]


@rule("RB-COMBAT-08", "RB-POOL-06", "RB-ONCE-04", "RB-COMBAT-02", "RB-SPEND-02", "RB-LIMIT-06")
def test_the_next_round_throws_all_tokens_again_but_onslaught_is_used_up() -> None:
    m = play(book_fight(), "flip:hawthorne-1:hawthorne-2", "strike:physical", "block:foe-2", "double:foe-4:foe-5")
    play(m, "surge:staff-of-light", "token:foe-4", "flip:foe-1:foe-3", "strike:enemy", "surge:dreadbringer-2")
    m.chance.force("token", *(0, 0, 0, 0), *(0, 0, 0, 0, 0))
    play(m, "fight-on", then="combat")
    combat = going(m)
    assert combat.round == 2
    assert combat.sides[0].where == [0, 0, 0, 0]
    assert combat.sides[1].where == [0, 0, 0, 0, 0]
    assert "onslaught" in combat.sides[0].once
    play(m, "strike:physical", "take-it")
    assert m.asked[0].seat == 1, "no second action this time"


@rule("RB-INIT-03", "RB-INIT-01")
def test_a_gold_token_of_value_two_counts_one_for_initiative() -> None:
    m = fight("1 corbin at 7-8, assets truesight-bow\n2 mok at 1-5", "1S H A 2P* | -* H A 1K* D", "ogre")
    assert [pool.gold(side) for side in going(m).sides] == [1, 2]
    assert m.asked[0].seat == 1


@rule("RB-ENEMY-09", "RB-ENEMY-10", "RB-VILLAIN-02", "RB-VILLAIN-03", "RB-ACT-04", "RB-COMP-02", "RB-CTOK-01")
def test_an_enemy_throws_five_tokens_six_in_act_two_and_a_villain_seven() -> None:
    assert enemies.enemy_tokens(1) == ["foe-1", "foe-2", "foe-3", "foe-4", "foe-5"]
    assert enemies.enemy_tokens(2)[5:] == ["seasoned"]
    assert enemies.enemy_tokens(1, "margath")[5:] == ["seasoned", "margath-token"]
    assert [pool.face_text(face) for face in TOKENS["seasoned"]] == ["2K", "1S*"]
    assert [pool.face_text(face) for face in TOKENS["vorakesh-token"]] == ["2S", "1K"]
    assert len(TOKENS) == 60
    m = fight("1 corbin\n2 mok at 1-5\ntime: 1 act 2 round 13", "1S H A | -* H A 1K* D 2K", "ogre")
    assert len(going(m).sides[1].tokens) == 6


@rule("RB-COMBAT-05", "RB-COMBAT-06", "RB-ASSET-04", "RB-CTOK-07", "RB-COMBAT-01", "RB-POOL-01")
def test_a_hero_throws_starting_tokens_and_those_of_its_assets() -> None:
    m = book_fight()
    assert going(m).sides[0].tokens == ["hawthorne-1", "hawthorne-2", "hawthorne-3", "B07"]
    assert len(going(m).sides) == 2


@rule("RB-PHYS-01", "RB-PHYS-03", "RB-PHYS-04", "RB-MAGIC-01", "RB-MAGIC-02", "RB-CACT-01", "RB-PHYS-05")
def test_physical_and_magic_never_mix_and_part_of_the_tokens_may_be_kept() -> None:
    m = fight("1 corbin at 7-8, assets rune-stones\n2 mok at 1-5", "2P 1P* A 1M | 1K 1K 1K 1S -*", "ogre")
    assert {"strike:physical", "part:physical", "strike:magic"} <= set(keys(m))
    play(m, "part:physical", "with:corbin-1")
    assert going(m).wounds == 2
    assert going(m).sides[0].where == [1, 0, 0, 0]
    play(m, "strike:enemy", "strike:magic")
    assert going(m).wounds == 3


@rule("RB-MAGIC-03", "RB-MAGIC-02")
def test_magic_tokens_combine_or_are_kept() -> None:
    m = start("1M 1M* 1M", "1K 1K 1K 1K* D", hero="thorn at 7-8")
    play(m, "part:magic", "with:thorn-2", "done")
    assert going(m).wounds == 1
    play(m, "pass", "strike:magic")
    assert going(m).wounds == 3


@rule("RB-EDMG-02", "RB-EDMG-03", "RB-EDMG-01")
def test_an_enemy_may_spend_some_of_its_damage() -> None:
    m = start("1S H A", "1K 1K 1K 1K* -*", hero="corbin at 7-8")
    play(m, "part:enemy", "with:foe-1", "done", then="shield")
    play(m, "take-it")
    assert sheet(m).wounds == 1


@rule("RB-CACT-05", "RB-SURGE-05", "RB-SURGE-04", "RB-ONCE-03", "RB-SURGE-02")
def test_too_much_surge_is_lost_and_the_ability_is_used_for_this_round() -> None:
    m = start("2S D A*", "1K 1K 1K 1S -*", hero="thorn at 7-8")
    play(m, "double:thorn-1:thorn-2", "strike:enemy")
    play(m, "surge:thorn-second")
    assert going(m).sides[0].where == [1, 1, 0]
    assert going(m).sides[0].used == ["thorn"]
    assert "reflect" in going(m).sides[0].marks


@rule("RB-SURGE-06", "RB-POOL-04", "RB-CTOK-10")
def test_the_surge_just_spent_may_be_thrown_again() -> None:
    m = start("2P H 1S*", "1K 1K 1K 1S -*", hero="laurel at 7-8")
    m.chance.force("token", 0)
    play(m, "surge:laurel-second")
    assert going(m).sides[0].where == [0, 0, 0], "the only spent token came back"
    assert "surge:laurel-second" not in going(m).sides[0].used[1:]


@rule("RB-SURGE-03", "RB-GOLD-07", "RB-COMBAT-11", "RB-GOLD-06")
def test_a_surge_ability_need_not_be_used() -> None:
    m = start("2P H 1S*", "1K 1K 1K 1S -*", hero="laurel at 7-8")
    assert {"surge:laurel-second", "pass"} <= set(keys(m))
    play(m, "pass")
    assert going(m).sides[0].passed
    play(m, "strike:enemy", then="shield")
    assert m.asked[0].seat == 0


@rule("RB-COMBAT-12", "RB-SHIELD-02", "RB-SHIELD-05", "RB-SHIELD-03", "RB-WOUND-05")
def test_after_passing_shields_may_still_be_spent() -> None:
    m = start("H A 1P*", "1K 1K 1K 1S -*")
    play(m, "pass", "strike:enemy", then="shield")
    play(m, "block:hawthorne-1")
    assert sheet(m).wounds == 2
    assert told(m, "blocked")[-1]["amount"] == 1


@rule("RB-COMBAT-13", "RB-CTOK-12")
def test_with_only_shields_and_dashes_one_must_pass() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5", "2P H A | 1K 1K 1K 1S D", "kobolds")
    combat = going(m)
    combat.sides[0].where, combat.sides[1].where = [1, 0, 1], [0, 0, 0, 0, 0]
    m = fight_again(m)
    assert combat.sides[0].passed, "a shield alone is no combat action"
    assert m.asked[0].seat == 1


@rule("RB-DOUBLE-02", "RB-DOUBLE-03", "RB-DOUBLE-04", "RB-DOUBLE-05")
def test_two_magic_on_a_double_deal_four_with_a_further_action() -> None:
    m = fight("1 mok at 7-8, assets rune-lens\n2 corbin at 1-5", "2M A* 1S* D | 1K 1K 1K 1S -*", "ogre")
    play(m, "double:mok-1:C01")
    assert going(m).wounds == 0, "doubling deals nothing by itself"
    play(m, "strike:enemy")
    assert not any(key.endswith(":C01") for key in keys(m)), "one token on a double at most"
    play(m, "strike:magic")
    assert going(m).wounds == 4
    assert going(m).sides[0].where == [1, 0, 0, 1]


@rule("RB-AGI-02", "RB-CTOK-13", "RB-CTOK-11", "RB-AGI-01", "RB-POOL-02")
def test_agility_makes_the_opponent_throw_a_token_of_the_spenders_choice() -> None:
    m = start("H A 1P*", "1K 1K 1K 1S -*")
    m.chance.force("token", 1)
    play(m, "rethrow:foe-1:hawthorne-2")
    assert pool.face_text(pool.shows(going(m).sides[1], 0)) == "-*"
    assert going(m).sides[0].where == [0, 1, 0]


@rule("RB-AGI-03", "RB-AGI-04")
def test_agility_on_a_double_still_changes_one_token_only() -> None:
    m = start("2S D A*", "1K 1K 1K 1S -*", hero="thorn at 7-8")
    play(m, "double:thorn-3:thorn-2", "strike:enemy")
    flips = [key for key in keys(m) if key.startswith("flip:")]
    assert flips == ["flip:thorn-1:thorn-3"], "own tokens are flipped, never thrown again"
    assert all("foe" in key for key in keys(m) if key.startswith("rethrow:"))
    play(m, "flip:thorn-1:thorn-3")
    assert going(m).sides[0].where == [0, 1, 1]


@rule("RB-CTOK-03", "RB-CTOK-04", "RB-CTOK-05", "RB-POOL-05", "RB-POOL-03")
def test_removing_all_of_a_symbol_ignores_values_and_hidden_sides() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S -*", "sorceress")
    combat = going(m)
    combat.sides[1].where = [0] * 5
    remove(m, combat, Cast(1, []), ["remove", "foe", "P"])
    assert combat.sides[0].where == [1, 1, 0], "1P and 2P go, the hidden 1P of the agility token stays"


@rule("RB-DOUBLE-08", "RB-CACT-04")
def test_removing_all_doubles_leaves_a_covered_one() -> None:
    m = start("2S D A*", "1K 1K 1K 1S -*", hero="thorn at 7-8")
    play(m, "double:thorn-1:thorn-2")
    remove(m, going(m), Cast(1, []), ["remove", "foe", "D"])
    assert going(m).sides[0].where == [0, 0, 0]
    remove(m, going(m), Cast(1, []), ["remove", "foe", "S"])
    assert going(m).sides[0].where == [1, 0, 0], "the upper token goes, the double is free again"
    assert pool.pool(going(m).sides[0]) == [1, 2]


@rule("RB-GOLD-04", "RB-ABIL-01")
def test_against_the_sorceress_no_surge_ability_works() -> None:
    m = fight("1 laurel at 7-8\n2 mok at 1-5", "2P H 1S* | 1K 1K 1K 1S -*", "sorceress")
    assert not any(key.startswith("surge:") for key in keys(m))


@rule("RB-GOLD-02")
def test_a_card_that_contradicts_the_book_wins() -> None:
    book = table("1 corbin at 7-8, assets rapier\n2 mok at 1-5")
    receive(book, 0, book.state.assets.take("war-hammer"))
    assert over_limit(sheet(book)) == ["rapier", "war-hammer"], "the book: one weapon"
    card = table("1 corbin at 7-8, assets rapier, skills ambidexter\n2 mok at 1-5")
    receive(card, 0, card.state.assets.take("war-hammer"))
    assert over_limit(sheet(card)) == [], "the card: two"
    assert tokens_of(sheet(card))[3:] == ["C04", "B06"]


@rule("RB-GOLD-05", "RB-RETREAT-08")
def test_what_the_rules_say_cannot_be_done_no_helpful_rule_makes_possible() -> None:
    fled = fight("1 corbin at 7-8, assets shadow-cloak\n2 mok at 1-5", "2P 1P* A A | -* 1K 1K 1S D", "ogre")
    while fled.asked[0].kind != "retreat":
        play(fled, "pass" if "pass" in keys(fled) else keys(fled)[-1])
    assert keys(fled) == ["fight-on", "retreat"], "a retreat that always succeeds"
    start = "1 corbin at 11-6, assets shadow-cloak\n2 mok at 1-5\nvillain: 11-6"
    m = fight(start, "2P 1P* A A | -* 1K 1K 1S D 2K 2K", "margath", source="villain")
    asked = []
    while m.asked and any(isinstance(task, Combat) for task in m.state.agenda) and len(asked) < 60:
        asked.append(m.asked[0].kind)
        play(m, "pass" if "pass" in keys(m) else keys(m)[-1])
    assert "retreat" not in asked, "nobody can retreat from a villain"


@rule("RB-CANCEL-01", "RB-CANCEL-02", "RB-CANCEL-03", "RB-CANCEL-04", "RB-XVAR-01", "RB-SURGE-07")
def test_the_foe_cancels_brutal_assault_and_both_costs_stay_paid() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5", "1S 1P* A | 1K H 1K 1S D", "ogre")
    m = play(m, "surge:corbin-second", then="cancel")
    assert m.asked[0].seat == 1
    play(m, "cancel")
    assert going(m).wounds == 0
    assert going(m).sides[0].where[0] == 1
    assert going(m).sides[1].where[3] == 1


@rule("RB-XVAR-01", "RB-CANCEL-03")
def test_brutal_assault_deals_as_many_as_were_paid() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5", "1S 1P* A | 1K 1K 1K 1S D", "ogre")
    play(m, "surge:corbin-second", "allow")
    assert going(m).wounds == 1


@rule("RB-XVAR-03", "RB-SURGE-07", "RB-ENEMY-07")
def test_an_ability_raised_from_the_dead_has_x_one() -> None:
    m = fight(
        "1 corbin at 3-3\n2 mok at 1-5\nvillain: 3-3",
        "2P 1P* A | 1K H 1K 1S -* 1S* 2S",
        "vorakesh",
        source="villain",
        scenario="vorakesh",
    )
    m.state.piles[0].append(m.state.decks[0].take("reanimates"))
    m = fight_again(m)
    play(m, "surge:vorakesh-1", "with:foe-4", "done")
    assert sheet(m).wounds == 1
    assert CARDS["reanimates"].traits == ("undead",)


def fight_again(m: Table) -> Table:
    return Match(m.game, m.terms, b"a test", Keep.JOURNAL, m.state)


@rule("RB-TERM-08", "RB-SPACE-05", "RB-EXPLORE-01", "RB-SHIELD-04")
def test_lissa_in_a_city_hits_with_every_die() -> None:
    m = start("2P 1M* 1S*", "1K H 1K 1S -*", hero="lissa at 5-6")
    m.chance.force("terrain", 0, 1, 5)
    play(m, "surge:lissa-second", then="shield")
    play(m, "take-it")
    assert going(m).wounds == 3


@rule("RB-TERM-08")
def test_track_prey_without_a_match_is_no_attack() -> None:
    m = start("2P 1M* 1S*", "1K H 1K 1S -*", hero="lissa at 7-9")
    m.chance.force("terrain", 1, 1, 1)
    play(m, "surge:lissa-second")
    assert going(m).wounds == 0
    assert m.asked[0].kind == "combat"


@rule("RB-TERM-09", "RB-SHIELD-04")
def test_spell_ward_wounds_are_no_attack_but_can_be_blocked() -> None:
    m = fight("1 corbin at 7-8, skills spell-ward\n2 mok at 1-5", "2P 1P* A | 1K H 1K 1S -*", "warlock")
    m = play(m, "pass", "surge:warlock-1")
    assert m.asked[0].kind == "shield"
    play(m, "take-it")
    assert going(m).wounds == 2, "the warlock's resistance is against attacks only"


@rule("RB-MAGIC-04", "RB-PHYS-05")
def test_an_enemy_that_resists_magic_takes_physical_in_full() -> None:
    magic = fight("1 thorn at 7-8\n2 mok at 1-5", "1M 1M* 1M | 1K H 1K 1S D", "warlock")
    play(magic, "strike:magic", "take-it")
    assert going(magic).wounds == 2
    physical = fight("1 corbin at 7-8\n2 mok at 1-5", "2P 1P* A | 1K H 1K 1S D", "warlock")
    play(physical, "strike:physical", "take-it")
    assert going(physical).wounds == 3


@rule("RB-SHIELD-06")
def test_wounds_that_cannot_be_blocked() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5", "1S H A | 1K H 1K 1S D", "wyvern")
    play(m, "pass", "surge:wyvern-1")
    assert sheet(m).wounds == 1, "no question about the shield"


@rule("RB-WOUND-06", "RB-DELAY-01")
def test_a_blocked_wound_does_not_stop_the_additional_effect() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5", "1S H A | 1K H 1K 1S D", "ghouls", scenario="vorakesh")
    play(m, "pass", "surge:ghouls-1", "block:corbin-2")
    assert (sheet(m).wounds, sheet(m).delayed) == (0, True)


@rule("RB-WOUND-07")
def test_if_all_wounds_are_blocked_what_needs_dealt_wounds_does_not_happen() -> None:
    start = "1 mok at 7-8, skills soul-drain, wounds 3, assets rune-lens\n2 corbin at 1-5"
    m = fight(start, "2M A* 1S* 1S | 1K H 1K 1K* D", "ogre")
    going(m).sides[1].marks.append("block 2")
    m = play(fight_again(m), "surge:soul-drain", "with:mok-3", then="combat")
    assert (going(m).wounds, sheet(m).wounds) == (0, 3)
    m = fight(start, "2M A* 1S* 1S | 1K 1K 1K 1K* D", "ogre")
    play(m, "surge:soul-drain", "with:mok-3")
    assert (going(m).wounds, sheet(m).wounds) == (2, 1)


@rule("RB-WOUND-02", "RB-DEFEAT-09", "RB-DEFEAT-01", "RB-DEFEAT-03", "RB-ENEMY-08", "RB-COMBAT-09", "RB-WOUND-01")
def test_wounds_beyond_life_are_ignored_and_the_enemy_is_discarded() -> None:
    m = fight("1 thorn at 7-8, wounds 6, trophies combat 1\n2 mok at 1-5", "1M 1M* 1M | 1K 1K 1K 1K* D", "ogre")
    play(m, "pass", "strike:enemy", then="turn")
    assert sheet(m).wounds == 8
    assert m.state.piles[0] == ["ogre"]
    assert len(sheet(m).trophies[0]) == 1


@rule("RB-DEFEAT-02", "RB-RETREAT-06", "RB-WOUND-04", "RB-ENEMY-04", "RB-ENEMY-05", "RB-TROPHY-08", "RB-COMBAT-03")
def test_the_last_wound_ends_the_combat_at_once_with_reward_and_trophy() -> None:
    m = fight("1 corbin at 7-8, gold 0\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S D", "kobolds")
    play(m, "strike:physical", then="turn")
    assert sheet(m).gold == 1
    assert sheet(m).trophies[0].cards == ["kobolds"]
    assert sheet(m).wounds == 0
    assert [event.kind for event in m.events[-4:]][-1] == "claimed"


@rule("RB-DEFEAT-02")
def test_burn_does_not_resolve_once_the_dragon_is_defeated() -> None:
    m = fight("1 corbin at 7-8, skills spell-ward\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S D", "great-dragon")
    going(m).wounds = 3
    m = fight_again(m)
    play(m, "pass", "surge:great-dragon-1", then="turn")
    assert sheet(m).wounds == 0, "the ward killed it before the burn"


@rule("RB-ENEMY-06")
def test_claiming_the_enemy_ends_the_combat_without_reward() -> None:
    m = fight(
        "1 corbin at 7-8, gold 0, skills parley, hand tireless\n2 mok at 1-5\nnext: skills prayer scout",
        "2P 1P* A | 1K 1K 1K 1S D",
        "ogre",
    )
    play(m, "special:parley")
    assert sheet(m).gold == 0
    assert sheet(m).trophies[0].cards == ["ogre"]


@rule("RB-CHALLENGE-01", "RB-CHALLENGE-02", "RB-CHALLENGE-03", "RB-CHALLENGE-05", "RB-TERM-04", "RB-COMBAT-10")
def test_corbins_hunt_has_no_retreat_and_the_challenger_wins_ties() -> None:
    m = fight("1 corbin at 7-8\n2 laurel at 7-8", "2P H A | 2P H A", "", "hunt", 1)
    assert m.asked[0].seat == 0
    assert not any("foe" in key for key in keys(m))
    play(m, "pass", "pass")
    assert m.asked[0].kind == "combat", "no question of retreat: the next round"
    assert going(m).round == 2


@rule("RB-CHALLENGE-06", "RB-CHALLENGE-07")
def test_corbin_gains_gold_and_a_trophy_but_his_victim_nothing() -> None:
    m = fight("1 corbin at 7-8, gold 0\n2 laurel at 7-8, wounds 6", "2P 1P* A | 2P 1P* A", "", "hunt", 1)
    play(m, "strike:physical", then="turn")
    assert sheet(m).gold == 2
    assert len(sheet(m).trophies[0]) == 1
    m = fight("1 corbin at 7-8, wounds 8\n2 laurel at 7-8, gold 0", "2P H A | 2P 1P* A", "", "hunt", 1)
    play(m, "strike:physical", "take-it")
    assert sheet(m, 2).gold == 0
    assert not any(len(pile) for pile in sheet(m, 2).trophies)
    assert sheet(m).wounds == 10


@rule("RB-CHALLENGE-04", "RB-RETREAT-07", "RB-RETREAT-04")
def test_in_a_challenge_the_attacker_tries_to_leave_first() -> None:
    m = fight("1 corbin at 7-8\n2 laurel at 7-8", "2P H A | 2P H A", "", "challenge", 1)
    play(m, "pass", "pass", then="retreat")
    assert m.asked[0].seat == 0
    play(m, "fight-on", then="retreat")
    assert m.asked[0].seat == 1
    m.chance.force("terrain", 0)
    play(m, "retreat", "go:7-9:joker", then="turn")
    assert sheet(m, 2).at != sheet(m).at, "the defender got away: no new round"


@rule("RB-RETREAT-01", "RB-RETREAT-02", "RB-RETREAT-03", "RB-RETREAT-09", "RB-MOVE-10")
def test_a_retreat_spends_one_die_and_the_enemy_is_discarded() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S D", "ogre")
    assert not any(key.startswith(("step", "go")) for key in keys(m))
    play(m, "pass", "pass", then="retreat")
    m.chance.force("terrain", 5)
    play(m, "retreat", then="retreat-die")
    play(m, "go:7-9:mw", then="turn")
    assert m.state.piles[0] == ["ogre"]
    assert told(m, "retreated")[-1]["place"] == "7-9"


@rule("RB-RETREAT-04", "RB-RETREAT-05", "RB-COMBAT-08")
def test_a_failed_retreat_costs_nothing_and_a_new_round_begins() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S D", "ogre")
    play(m, "pass", "pass")
    m.chance.force("terrain", 1)
    play(m, "retreat", "stop", then="combat")
    assert going(m).round == 2
    assert sheet(m).wounds == 0


@rule("RB-RETREAT-08", "RB-VILLAIN-04", "RB-VILLAIN-01")
def test_nobody_retreats_from_a_villain() -> None:
    m = fight(
        "1 corbin at 11-6\n2 mok at 1-5\nvillain: 11-6", "2P 1P* A | 1K 1K 1K 1S D 2K 2K", "margath", source="villain"
    )
    play(m, "pass", "pass", then="combat")
    assert going(m).round == 2


@rule("RB-COMBAT-04", "RB-SHIELD-07", "RB-SIMUL-01", "RB-SIMUL-02", "RB-SIMUL-04")
def test_abilities_on_entering_combat_come_before_the_throw_the_heros_first_in_its_own_order() -> None:
    m = fight("1 corbin at 7-8, assets truesight-bow, skills marksmanship\n2 mok at 1-5", "", "razorwing")
    assert m.asked[0].kind == "first"
    assert keys(m) == ["use:marksmanship", "use:truesight-bow"]
    play(m, "use:truesight-bow", then="combat")
    assert going(m).wounds == 3
    assert sheet(m).wounds == 1
    kinds = [event.kind for event in m.events]
    assert kinds.index("hit") < kinds.index("threw")


@rule("RB-TEST-14", "RB-TEST-11")
def test_a_failed_test_on_an_enemy_card_does_not_end_the_combat() -> None:
    m = fight("1 corbin at 7-8\n2 mok at 1-5\nnext: skills tireless scout", "", "fire-cultists")
    assert m.asked[0].kind == "combat"
    assert sheet(m).wounds == 2
    assert going(m).card == "fire-cultists"


@rule("RB-ONCE-05", "RB-CACT-03", "RB-EXERT-03")
def test_sweeping_blow_is_a_combat_action_paid_with_a_card_once_a_round() -> None:
    m = fight("1 hawthorne at 7-8, hand tireless prayer\n2 mok at 1-5", "H A - | 1K 1K 1K 1S D", "ogre")
    m.chance.force("token", 0)
    play(m, "special:hawthorne-second", "exert:tireless", "token:hawthorne-3", "done")
    assert pool.face_text(pool.shows(going(m).sides[0], 2)) == "1P*"
    assert m.state.used_skills == ["tireless"]
    assert "special:hawthorne-second" not in keys(m)
    play(m, "yield", "pass", "pass", "fight-on")
    if m.asked[0].seat == 1:
        play(m, "pass")
    assert "special:hawthorne-second" in keys(m)


@rule("RB-HEAL-01", "RB-HEAL-02", "RB-VILLAIN-08")
def test_healing_never_goes_below_no_wounds() -> None:
    m = book_fight()
    going(m).wounds = 1
    outcome.mend(m, going(m), 1, 3)
    assert going(m).wounds == 0


@rule("RB-CTOK-06", "RB-ACTION-04", "RB-TERM-13")
def test_combat_actions_cost_no_action_points_and_concern_combat_tokens_only() -> None:
    m = book_fight()
    play(m, "flip:hawthorne-1:hawthorne-2")
    assert m.state.agenda[1].points == 3  # type: ignore[union-attr]
    assert all(key.split(":")[1] in TOKENS for key in keys(m) if key.startswith(("flip", "rethrow", "double")))


@rule("RB-COMBAT-07", "RB-COMBAT-15")
def test_combat_actions_alternate_until_both_have_passed() -> None:
    m = start("2P 1P* A", "1K 1K 1K 1S D", hero="corbin at 7-8")
    seats = []
    for key in ("part:physical", "with:corbin-1", "part:enemy", "with:foe-1", "done", "pass", "pass"):
        seats.append(m.asked[0].seat)
        play(m, key)
    assert seats == [0, 0, 1, 1, 1, 0, 1]
    assert m.asked[0].kind == "retreat"


@rule("RB-ENEMY-11")
def test_enemies_are_never_asked_to_retreat() -> None:
    m = start("2P 1P* A", "1K 1K 1K 1S D", hero="corbin at 7-8")
    play(m, "pass", "pass", then="retreat")
    assert m.asked[0].seat == 0
    play(m, "fight-on", then="combat")


@rule("RB-INIT-01")
def test_a_tactician_who_is_challenged_begins_the_round_too() -> None:
    m = fight("1 corbin at 7-8\n2 laurel at 7-8, skills tactician", "2P H A | 2P H A", "", "hunt", 1)
    m.chance.force("token", 0, 1, 0, 0, 0, 1)  # 2P H A on both sides: without her skill a tie for the challenger
    combat.throw(m, going(m))
    assert going(m).turn == 1


@rule("RB-INIT-01", "RB-INIT-02")
def test_between_two_tacticians_gold_decides() -> None:
    heroes = "1 corbin at 7-8, skills tactician\n2 laurel at 7-8, skills cunning"
    m = fight(heroes, "2P H A | 2P H A", "", "hunt", 1)
    m.state.heroes[1].skills = ["tactician"]
    going(m).phase = "throw"
    m.chance.force("token", 0, 1, 0, 1, 1, 0)  # 2P H A against 1S 1P* 1S*
    combat.throw(m, going(m))
    assert going(m).turn == 1


@rule("RB-SURGE-05", "RB-SURGE-06")
def test_more_surge_tokens_than_needed_may_be_spent_and_one_of_them_thrown_again() -> None:
    m = start("1S H 1S*", "1K 1K 1K 1S -*", hero="laurel at 7-8")
    play(m, "surge:laurel-second", "with:laurel-1", then="pay-surge")
    assert set(keys(m)) == {"done", "with:laurel-3"}
    play(m, "with:laurel-3", then="token")
    assert set(keys(m)) == {"token:laurel-1", "token:laurel-3"}, "both were spent for it"
    m = start("1S H 1S*", "1K 1K 1K 1S -*", hero="laurel at 7-8")
    m.chance.force("token", 0)
    play(m, "surge:laurel-second", "with:laurel-1", "done")
    assert going(m).sides[0].where == [0, 0, 0], "the other token was kept"


@rule("RB-ONCE-02")
def test_before_wounds_are_taken_an_ability_of_the_own_turn_may_be_used_without_any_shield() -> None:
    m = fight("1 corbin at 7-8, wounds 3, skills prayer\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S -*", "ogre")
    play(m, "pass", "strike:enemy", then="shield")
    assert set(keys(m)) == {"use:prayer", "take-it"}
    play(m, "use:prayer", then="combat")
    assert sheet(m).wounds == 3 - 1 + 3
    m = fight("1 corbin at 7-8, wounds 3\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S -*", "ogre")
    play(m, "pass", "strike:enemy", then="combat")
    assert sheet(m).wounds == 6, "nothing to use: no question"


@rule("RB-ONCE-02")
def test_between_two_rounds_an_ability_may_be_used_before_retreat_is_decided() -> None:
    m = fight("1 mok at 7-8, hand scout\n2 thorn at 1-5", "2M A* 1P | 1K 1K 1K 1S D", "ogre")
    play(m, "pass", "pass", then="retreat")
    play(m, "use:mok-first", then="retreat")
    assert sheet(m).hand.cards != ["scout"]
    assert set(keys(m)) == {"fight-on", "retreat"}
    play(m, "fight-on", then="combat")
    assert going(m).round == 2


@rule("RB-ONCE-02", "RB-RETREAT-02")
def test_while_the_die_of_a_retreat_lies_there_an_ability_may_be_used_but_none_that_moves() -> None:
    text = "1 mok at 7-8, wounds 2, hand scout, skills prayer tireless\n2 thorn at 1-5"
    m = play(fight(text, "2M A* 1P | 1K 1K 1K 1S D", "ogre"), "pass", "pass", then="retreat")
    play(m, "retreat", then="retreat-die")
    assert {"use:prayer", "use:mok-first"} <= set(keys(m))
    assert "use:tireless" not in keys(m), "the die alone leads away"
    play(m, "use:prayer", then="retreat-die")


@rule("RB-ONCE-01", "RB-ONCE-02")
def test_in_the_turn_of_another_hero_no_window_opens() -> None:
    m = fight("1 corbin at 7-8\n2 laurel at 7-8, wounds 2, skills prayer", "2P H A | 2P 1P* A", "", "hunt", 1)
    m.answer(1, "pass")
    play(m, "strike:physical")
    assert sheet(m, 2).wounds == 4


@rule("RB-DEFEAT-02", "RB-ONCE-02")
def test_a_hero_who_falls_by_an_ability_of_its_own_has_lost_the_combat() -> None:
    m = fight("1 corbin at 7-8, wounds 11, skills martyr\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S D", "ogre")
    play(m, "use:martyr", then="turn")
    assert sheet(m).wounds == 12
    assert m.state.piles[0] == ["ogre"]
    assert told(m, "fell")
