"""ADV, TOKEN, EVENT, RUMOR, QUEST, EXPLORE, TROPHY, TEST: adventure cards, with the book's examples."""

from __future__ import annotations

from questhall.games.runebound.content.board import CELL
from questhall.games.runebound.content.cards import CARDS, SKILLS
from questhall.games.runebound.game import GAME
from questhall.games.runebound.rules import adventure
from questhall.games.runebound.rules.trials import cards_for
from questhall.games.runebound.state import Do
from questhall.kernel import EVERYBODY, Keep, Match, Pile
from questhall.ledger import rule
from tests.games.runebound.positions import dice, fight, keys, play, refusal, sheet, table, told


@rule(
    "RB-ADV-01", "RB-TOKEN-01", "RB-TOKEN-02", "RB-TOKEN-03", "RB-TOKEN-04", "RB-ADV-03", "RB-DRAW-01", "RB-ACTION-01"
)
def test_adventuring_costs_two_points_turns_the_gem_and_draws_from_its_deck() -> None:
    m = table("1 mok at 4-9\n2 thorn at 0-0\nnext: exploration calm-lake")
    play(m, "adventure", then="turn")
    assert m.state.spent == [CELL["4-9"]]
    assert sheet(m).quests == ["calm-lake"]
    assert m.state.agenda[-1].points == 1  # type: ignore[union-attr]
    assert "adventure" not in keys(m)


@rule("RB-ADV-02", "RB-ADV-03", "RB-ACTION-03")
def test_one_point_or_a_used_gem_is_not_enough() -> None:
    m = play(table("1 mok at 4-8\n2 thorn at 0-0"), "train", "step:4-9")
    assert refusal(m, "adventure") == ("turn.points", "RB-ADV-02")
    m = table("1 mok at 4-9\n2 thorn at 0-0\nspent: 4-9")
    assert refusal(m, "adventure") == ("adventure.used", "RB-ADV-03")
    m = table("1 mok at 4-8\n2 thorn at 0-0")
    assert refusal(m, "adventure") == ("adventure.no-gem", "RB-ADV-01")


@rule("RB-ADV-04", "RB-ADV-05", "RB-ADV-07", "RB-DRAW-02", "RB-ENEMY-01")
def test_the_type_of_the_card_decides_not_its_deck() -> None:
    types = {
        deck: {card.type for card in CARDS.values() if card.deck == deck}
        for deck in ("combat", "exploration", "encounter")
    }
    assert all(found == {"enemy", "quest", "event"} for found in types.values())
    m = table("1 mok at 4-9\n2 thorn at 0-0\nnext: exploration cave-troll")
    play(m, "adventure", then="combat")


@rule("RB-ADV-06", "RB-LIMIT-05")
def test_an_empty_deck_only_turns_the_gem() -> None:
    m = table("1 mok at 4-9\n2 thorn at 0-0")
    m.state.piles[1] = m.state.decks[1].cards
    m.state.decks[1].cards, m.state.decks[1].seen = [], []
    play(m, "adventure", then="turn")
    assert m.state.spent == [CELL["4-9"]]
    assert not sheet(m).quests
    assert len(m.state.decks[1]) == 0, "never shuffled again"


@rule("RB-EVENT-01", "RB-EVENT-02", "RB-TERM-02", "RB-TERM-11", "RB-TEST-09", "RB-TEST-10", "RB-TEST-13")
def test_tales_of_old_gives_one_gold_and_the_card() -> None:
    m = table("1 mok at 9-8, gold 0\n2 thorn at 0-0\nnext: encounter tales-of-old | skills tireless prayer")
    play(m, "adventure", then="event")
    assert keys(m) == ["option:tales-of-old:1", "option:tales-of-old:2"]
    play(m, "option:tales-of-old:1", then="turn")
    assert sheet(m).gold == 1
    assert sheet(m).trophies[2].cards == ["tales-of-old"]
    assert sorted(m.state.used_skills) == ["prayer", "tireless"]


@rule("RB-TEST-10", "RB-TEST-02", "RB-TEST-06", "RB-TEST-07", "RB-EXERT-06", "RB-TEST-13", "RB-TEST-01")
def test_master_thorn_exerts_for_the_fourth_card_and_claims_the_event() -> None:
    m = table(
        "1 thorn at 9-8, hand scout\n2 mok at 0-0\n"
        "next: encounter aid-an-ally | skills tireless thick-hide study prayer"
    )
    play(m, "adventure", "option:aid-an-ally:1", then="test")
    play(m, "exert:scout", then="turn")
    assert sheet(m).trophies[2].cards == ["aid-an-ally"]
    assert m.state.used_skills == ["scout", "tireless", "thick-hide", "study", "prayer"]


@rule("RB-TEST-11", "RB-TEST-12", "RB-EVENT-04")
def test_a_failed_test_discards_the_event() -> None:
    m = table("1 thorn at 9-8, gold 0\n2 mok at 0-0\nnext: encounter runesmith | skills tireless thick-hide")
    play(m, "adventure", "option:runesmith:1", then="turn")
    assert sheet(m).gold == 0
    assert m.state.piles[2] == ["runesmith"]


@rule("RB-TEST-03", "RB-TEST-04", "RB-TEST-05", "RB-ATTR-04", "RB-ATTR-05")
def test_how_many_cards_a_test_reveals() -> None:
    m = table("1 thorn at 7-8\n2 mok at 7-8, skills delusions-of-grandeur")
    thorn, mok = sheet(m), sheet(m, 2)
    assert cards_for(thorn, "body", -2) == 0
    assert cards_for(mok, "spirit", 1) == 2
    assert cards_for(thorn, "mind", -1) == 2
    sheet(m, 2).skills.append("yearning-for-magic")
    thorn.skills = ["delusions-of-grandeur", "delusions-of-grandeur", "delusions-of-grandeur"]
    assert cards_for(thorn, "spirit", 1) == 1, "a negative attribute counts 0, then the modifier"


@rule("RB-TEST-05", "RB-TEST-08")
def test_with_no_card_at_first_exertion_still_gives_a_chance_and_more_successes_count() -> None:
    m = table(
        "1 thorn at 9-8, gold 0, hand scout study\n2 mok at 0-0\n"
        "next: encounter desperate-peasant | skills prayer haggler"
    )
    play(m, "adventure", "option:desperate-peasant:2", then="test")
    assert not m.state.agenda[-1].shown  # type: ignore[union-attr]
    play(m, "exert:scout", then="test")
    play(m, "exert:study", then="turn")
    assert told(m, "passed-test")[-1]["successes"] == 2
    assert sheet(m).gold == 1


@rule("RB-RUMOR-01", "RB-RUMOR-02", "RB-RUMOR-03")
def test_a_rumour_stays_until_it_comes_true_at_its_place() -> None:
    m = table("1 thorn at 0-0, gold 0, rumours con-artist\n2 mok at 0-0\nnext: encounter family-matters")
    play(m, "adventure", "option:family-matters:1", then="turn")
    assert sheet(m).rumours == ["con-artist", "family-matters"]
    assert refusal(m, "rumour:family-matters") == ("quest.place", "RB-RUMOR-01")
    m = table("1 thorn at 8-7, gold 0, rumours family-matters\n2 mok at 0-0")
    play(m, "rumour:family-matters")
    assert (sheet(m).gold, sheet(m).rumours) == (1, [])
    assert sheet(m).trophies[2].cards == ["family-matters"]


@rule(
    "RB-QUEST-12",
    "RB-QUEST-10",
    "RB-QUEST-11",
    "RB-QUEST-06",
    "RB-QUEST-03",
    "RB-QUEST-04",
    "RB-EXPLORE-04",
    "RB-QUEST-13",
)
def test_laurel_on_the_winding_path() -> None:
    m = dice(table("1 laurel at 11-14, gold 0, quests winding-path, hand scout\n2 mok at 0-0"), "joker p hp")
    play(m, "quest:winding-path", then="explore")
    outcomes = [key for key in keys(m) if key.startswith("outcome")]
    assert outcomes == ["outcome:winding-path:1"]
    assert "reroll:p" in keys(m)
    play(m, "stop", then="turn")
    assert sheet(m).quests == ["winding-path"]
    play(dice(m, "mw mw fh"), "quest:winding-path")
    assert [key for key in keys(m) if key.startswith("outcome")] == [f"outcome:winding-path:{n}" for n in (1, 2, 3)]
    play(m, "outcome:winding-path:3", then="turn")
    assert (sheet(m).gold, sheet(m).quests) == (3, [])
    assert sheet(m).trophies[1].cards == ["winding-path"]
    assert m.state.agenda[-1].points == 1  # type: ignore[union-attr]


@rule("RB-QUEST-03", "RB-EXPLORE-05")
def test_a_quest_is_done_only_on_its_spaces_and_exploring_is_no_action_of_its_own() -> None:
    m = table("1 laurel at 9-14, quests winding-path\n2 mok at 0-0")
    assert refusal(m, "quest:winding-path") == ("quest.place", "RB-QUEST-03")
    assert not any("explore" in key for key in keys(m))


@rule("RB-QUEST-01", "RB-QUEST-02", "RB-QUEST-05", "RB-GAIN-01")
def test_any_number_of_quests_lie_open_with_one_to_three_outcomes() -> None:
    m = table("1 laurel at 4-9, quests winding-path swamp-tales blood-stone\n2 mok at 0-0\nnext: exploration calm-lake")
    play(m, "adventure")
    assert m.view(1).heroes[0].quests == ["winding-path", "swamp-tales", "blood-stone", "calm-lake"]
    assert all(1 <= len(card.outcomes) <= 3 for card in CARDS.values() if card.type == "quest")


@rule("RB-QUEST-14", "RB-LEARN-03")
def test_an_outcome_that_discards_the_quest_gives_no_trophy() -> None:
    m = dice(table("1 laurel at 5-5, quests swamp-tales, hand scout\n2 mok at 0-0"), "mw mw p")
    play(m, "quest:swamp-tales", "outcome:swamp-tales:3", "learn:scout", then="turn")
    assert sheet(m).skills == ["scout"]
    assert sheet(m).delayed
    assert m.state.piles[1] == ["swamp-tales"]
    assert not len(sheet(m).trophies[1])


@rule("RB-GOLD-03", "RB-SKILL-05")
def test_a_skill_learned_for_nothing_still_obeys_the_limit_of_its_attribute() -> None:
    m = dice(table("1 mok at 5-5, quests swamp-tales, hand scout, skills study woodcraft\n2 lissa at 0-0"), "mw mw p")
    play(m, "quest:swamp-tales", "outcome:swamp-tales:3", "learn:scout", then="trim")
    assert sorted(keys(m)) == ["discard:scout", "discard:study", "discard:woodcraft"]


@rule("RB-QUEST-15")
def test_no_bonus_means_the_trophy_alone() -> None:
    m = dice(table("1 laurel at 5-5, gold 0, quests swamp-tales\n2 mok at 0-0"), "mw p p")
    play(m, "quest:swamp-tales", "outcome:swamp-tales:1", then="turn")
    assert (sheet(m).gold, sheet(m).trophies[1].cards) == (0, ["swamp-tales"])


@rule("RB-TEST-14", "RB-TEST-01")
def test_a_quest_with_a_failed_test_stays() -> None:
    m = table("1 laurel at 12-3, quests beast-hunt\n2 mok at 0-0\nnext: skills tireless scout")
    play(m, "quest:beast-hunt", then="turn")
    assert sheet(m).quests == ["beast-hunt"]


@rule("RB-TROPHY-02", "RB-TROPHY-11", "RB-TERM-16", "RB-TROPHY-09", "RB-TROPHY-05", "RB-TROPHY-08")
def test_the_sorceress_is_an_exploration_trophy_claimed_before_the_additional_one() -> None:
    m = fight("1 corbin at 4-9, gold 0, assets serrated-axe\n2 mok at 0-0", "2P 1P* A 2P | 1K 1K 1K 1S -*", "sorceress")
    play(m, "strike:physical", "choose:trophy", "trophy:combat", then="turn")
    kinds = [event.kind for event in m.events]
    assert kinds.index("claimed") < kinds.index("gained")
    assert sheet(m).trophies[1].cards == ["sorceress"]
    assert [len(pile) for pile in sheet(m).trophies] == [1, 1, 0]
    assert sheet(m).gold == 0


@rule("RB-TROPHY-03", "RB-GAIN-03", "RB-TROPHY-01", "RB-TROPHY-10", "RB-TROPHY-12")
def test_a_gained_trophy_is_the_unseen_top_card_known_to_its_owner_alone() -> None:
    m = table("1 mok at 7-8\n2 thorn at 0-0")
    top = m.state.decks[0].cards[-1]
    assert adventure.gain(m, 0, 0)
    assert sheet(m).trophies[0].cards == [top]
    assert m.view(0).heroes[0].trophies[0].cards == [top]
    assert m.view(1).heroes[0].trophies[0].cards == ["?"]
    assert CARDS[top].deck == "combat"
    assert m.state.agenda[-1].__class__.__name__ == "Turn", "it is not resolved"


@rule("RB-TROPHY-06", "RB-TROPHY-07", "RB-LIMIT-03")
def test_from_an_empty_deck_the_top_of_the_discards_is_gained_or_nothing() -> None:
    m = table("1 mok at 7-8\n2 thorn at 0-0")
    m.state.piles[0] = m.state.decks[0].cards
    m.state.decks[0].cards, m.state.decks[0].seen = [], []
    top = m.state.piles[0][-1]
    assert adventure.gain(m, 0, 0)
    assert sheet(m).trophies[0].cards == [top]
    m.state.piles[0] = []
    assert not adventure.gain(m, 0, 0)
    assert len(sheet(m).trophies[0]) == 1


@rule("RB-TROPHY-04")
def test_thorn_may_teleport_for_a_claimed_trophy() -> None:
    m = table("1 thorn at 9-8, hand scout\n2 mok at 0-0\nnext: encounter desperate-peasant | skills prayer")
    m.state.heroes[0].skills = ["rune-of-strength"]
    m.state.skills.take("rune-of-strength")
    play(m, "adventure", "option:desperate-peasant:1", "done", then="teleport")
    play(m, "teleport", then="leap")
    play(m, "start:6-8", then="turn")
    assert sheet(m).at == CELL["6-8"]
    assert m.state.used_skills[-1] == "scout"


@rule("RB-SPEND-04", "RB-SPEND-05", "RB-LEARN-04", "RB-LEARN-05", "RB-LEARN-01", "RB-SKILL-01")
def test_learning_costs_trophies_of_the_right_types_which_are_discarded() -> None:
    m = table("1 corbin at 7-8, hand thick-hide, trophies combat 1 encounter 1\n2 mok at 0-0")
    before = len(m.state.piles[0])
    play(m, "learn:thick-hide", then="turn")
    assert sheet(m).skills == ["thick-hide"]
    assert (len(m.state.piles[0]), len(m.state.piles[2])) == (before + 1, 1)
    assert m.state.agenda[-1].points == 3  # type: ignore[union-attr]
    m = table("1 corbin at 7-8, hand thick-hide, trophies encounter 2\n2 mok at 0-0")
    assert refusal(m, "learn:thick-hide") == ("learn.trophies", "RB-LEARN-04")


@rule("RB-SPEND-05", "RB-LEARN-04")
def test_a_grey_symbol_is_paid_with_any_trophy() -> None:
    m = table("1 corbin at 7-8, hand prayer taxidermist, trophies combat 1 encounter 1\n2 mok at 0-0")
    play(m, "learn:taxidermist", then="spend")
    assert keys(m) == ["spend:combat", "spend:encounter"]
    play(m, "spend:encounter")
    assert [len(pile) for pile in sheet(m).trophies] == [1, 0, 0]


@rule("RB-LEARN-02", "RB-TURN-02", "RB-LEARN-03")
def test_learning_is_possible_after_the_last_action_but_not_during_one() -> None:
    m = table("1 corbin at 7-8, hand thick-hide, trophies combat 2\n2 mok at 0-0\nturn: 1 points 1")
    play(dice(m, "p p p"), "roll", then="move")
    assert not any(key.startswith("learn") for key in keys(m))
    play(m, "stop", then="turn")
    assert set(keys(m)) == {"end", "learn:thick-hide"}


@rule("RB-SKILL-05", "RB-LEARN-06", "RB-SKILL-06")
def test_learning_beyond_the_attribute_makes_one_go_unless_the_new_one_raises_it() -> None:
    m = table("1 lissa at 7-8, hand scout, skills woodcraft herbalism, trophies combat 1 exploration 1\n2 mok at 0-0")
    play(m, "learn:scout", then="trim")
    assert sorted(keys(m)) == ["discard:herbalism", "discard:scout", "discard:woodcraft"]
    play(m, "discard:scout", then="turn")
    m = table("1 lissa at 7-8, hand study, skills woodcraft herbalism, trophies combat 2\n2 mok at 0-0")
    play(m, "learn:study", then="turn")
    assert sheet(m).skills == ["woodcraft", "herbalism", "study"]


@rule("RB-TRAIN-01", "RB-TRAIN-02", "RB-DRAW-03", "RB-DRAW-04", "RB-SKILL-02", "RB-SKILL-03", "RB-ACTION-01")
def test_training_draws_to_the_limit_and_cuts_the_hand() -> None:
    m = table("1 lissa at 7-8, hand scout prayer, trophies combat 3\n2 mok at 0-0")
    play(m, "train", then="trim")
    assert len(sheet(m).hand) == 5
    assert all(key.startswith("discard:") for key in keys(m)), "nothing is learned now"
    play(m, "discard:scout", keys(m)[1] if keys(m)[1] != "discard:scout" else keys(m)[2])
    assert len(sheet(m).hand) == 3
    assert m.asked[0].kind == "turn"


@rule("RB-SKILL-04", "RB-SKILL-08", "RB-TERM-12")
def test_cards_in_hand_cannot_be_dropped_at_will_and_each_has_one_attribute() -> None:
    m = table("1 lissa at 7-8, hand scout prayer\n2 mok at 0-0")
    assert not any("discard" in key or "exert" in key for key in keys(m))
    assert {skill.attribute for skill in SKILLS.values()} == {"body", "mind", "spirit"}


@rule("RB-LIMIT-04")
def test_a_draw_of_three_with_two_left_reshuffles_in_between() -> None:
    m = table("1 lissa at 7-8\n2 mok at 0-0")
    m.state.used_skills = m.state.skills.cards[:10]
    m.state.skills.cards, m.state.skills.seen = ["scout", "prayer"], [0, 0]
    play(m, "train")
    hand = sheet(m).hand.cards
    assert hand[:2] == ["prayer", "scout"]
    assert len(hand) == 3
    assert not m.state.used_skills
    assert sheet(m).hand.seen == [1, 1, 1]
    assert EVERYBODY == -1


@rule("RB-TROPHY-09")
def test_an_event_that_gives_an_additional_trophy_is_claimed_itself_first() -> None:
    m = table(
        "1 thorn at 9-8, gold 0, assets staff-of-light\n2 mok at 0-0\nnext: encounter significant-other | skills prayer"
    )
    play(m, "adventure", "option:significant-other:1", then="trophy")
    assert sheet(m).trophies[2].cards == ["significant-other"], "claimed before the question which trophy comes with it"
    play(m, "trophy:encounter", then="turn")
    assert [event.kind for event in m.events if event.kind in ("claimed", "gained")] == ["claimed", "gained"]


@rule("RB-TROPHY-09")
def test_whatever_the_order_on_a_card_its_trophy_comes_before_the_additional_ones() -> None:
    m = table("1 mok at 7-8\n2 thorn at 0-0\nnext: combat ogre")
    m.state.agenda.append(Do(0, ["trophy combat", "claim"], m.state.decks[0].draw(), held=True))
    m = Match(GAME, m.terms, b"a test", Keep.JOURNAL, m.state)
    assert [event.kind for event in m.events] == ["claimed", "gained"]
    assert sheet(m).trophies[0].cards[0] == "ogre"


@rule("RB-ONCE-02")
def test_before_an_option_is_chosen_and_before_a_price_is_paid_an_ability_may_be_used() -> None:
    m = table("1 mok at 9-8, hand scout\n2 thorn at 0-0\nnext: encounter runesmith | skills prayer")
    play(m, "adventure", then="event")
    play(m, "use:mok-first", then="event")
    assert sheet(m).hand.cards == ["prayer"]
    m = table("1 thorn at 7-8, gold 1, hand scout, skills treasure-sense\n2 mok at 0-0")
    m.state.agenda.append(Do(0, ["pay 2 ? heal 1 | wound 1"]))
    m = Match(GAME, m.terms, b"a test", Keep.JOURNAL, m.state)
    assert set(keys(m)) == {"decline", "use:treasure-sense"}
    play(m, "use:treasure-sense", "pay", then="turn")
    assert (sheet(m).gold, sheet(m).wounds) == (0, 0)


@rule("RB-ONCE-02", "RB-EXPLORE-04")
def test_while_the_dice_of_a_quest_lie_on_the_table_an_ability_may_be_used_but_none_that_moves() -> None:
    text = "1 mok at 11-8, wounds 2, hand scout, skills prayer tireless, quests moonlight\n2 thorn at 0-0"
    m = play(dice(table(text), "p p p"), "quest:moonlight", then="explore")
    assert {"use:prayer", "use:mok-first"} <= set(keys(m))
    assert "use:tireless" not in keys(m), "the quest is where the hero is"
    play(m, "use:prayer", then="explore")
    assert sheet(m).wounds == 1


@rule("RB-LIMIT-04")
def test_a_spent_skill_deck_is_shuffled() -> None:
    drawn = set()
    for key in (b"one", b"two", b"three"):
        m = table("1 lissa at 7-8\n2 thorn at 0-0")
        m.state.used_skills += m.state.skills.cards
        m.state.skills = Pile(kind="skill")
        m = play(Match(GAME, m.terms, key, Keep.JOURNAL, m.state), "train")
        drawn.add(tuple(sheet(m).hand.cards))
    assert len(drawn) > 1, "what is drawn first depends on chance"
