"""MONSTAT, MONORD and BOSS: from a card to the steps of a turn."""

import pytest

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import (
    Action,
    Attack,
    Heal,
    Infuse,
    Loot,
    Move,
    Reach,
    Retaliate,
    Shield,
    Special,
    Summon,
)
from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.content.notation.actions import card_entries
from questhall.games.gloomhaven.content.terms import MEDIUM, STRONG, WEAK, Condition, Retaliation
from questhall.games.gloomhaven.rules.combat.conditions import receive
from questhall.games.gloomhaven.rules.monsters.ability_decks import card_of, prepare, reveal
from questhall.games.gloomhaven.rules.monsters.statistics import gain, make_monster
from questhall.games.gloomhaven.rules.monsters.turn import (
    Step,
    actions_of,
    elements_used,
    infusions_of,
    spelled_out,
    steps_of,
    symbols_of,
)
from questhall.games.gloomhaven.state import Abilities, ElementBoard, Figure
from questhall.kernel import Chance
from questhall.ledger import rule


def monster(type_: str = "bandit-guard", *conditions: Condition) -> Figure:
    made = make_monster(bestiary.statistics(type_), "normal", 1, 0, 2)
    for condition in conditions:
        receive(made, condition)
    return made


def actions(text: str, *used: int) -> list[Action]:
    return actions_of(card_entries(text, bestiary.areas()), used)


def steps(text: str, *conditions: Condition) -> list[Step]:
    return steps_of(monster("bandit-guard", *conditions), actions(text))


@rule("GH-MONSTAT-11")
def test_every_listed_action_is_done_in_order_and_then_the_turn_ends() -> None:
    done = [step.action for step in steps("shield 1, attack -1, heal 2 self, move +1, loot 1")]
    assert [type(action) for action in done] == [Shield, Attack, Heal, Move, Loot]


@rule("GH-MONSTAT-11", "GH-COND-14", "GH-COND-15", "GH-COND-16")
@pytest.mark.parametrize(
    ("condition", "left"),
    [
        ("stun", []),
        ("disarm", [Move, Heal]),
        ("immobilize", [Attack, Heal]),
        ("muddle", [Move, Attack, Heal]),
    ],
)
def test_it_does_what_its_conditions_let_it_do(condition: Condition, left: list[type]) -> None:
    assert [type(step.action) for step in steps("move +0, attack +0, heal 2 self", condition)] == left


@rule("GH-MONORD-02")
def test_without_a_move_or_an_attack_on_the_card_there_is_none() -> None:
    assert steps("shield 1, retaliate 2") == [Step(Shield(1)), Step(Retaliate(Retaliation(2)))]


@rule("GH-MONMOVE-03")
def test_a_move_is_thought_through_for_the_attack_that_follows_it() -> None:
    assert steps("move +1, attack -1") == [Step(Move(1), Attack(-1), thinks=True), Step(Attack(-1))]
    assert steps("move +1, heal 1 self, attack -1")[0] == Step(Move(1), Attack(-1), thinks=True)


@rule("GH-MONMOVE-03")
def test_an_attack_before_the_move_is_made_from_where_it_stands() -> None:
    first, move, second = steps("attack -1, move -2, attack +1 wound")
    assert first == Step(Attack(-1), thinks=True)
    assert (move.aim, move.thinks) == (second.action, True)
    assert not second.thinks
    assert [step.thinks for step in steps("attack -1, attack -1, attack -2")] == [True, True, True]


@rule("GH-FOCUS-03", "GH-MONMOVE-02")
def test_a_move_without_an_attack_after_it_aims_at_none() -> None:
    assert steps("move +1, heal 2 self")[0] == Step(Move(1), None, thinks=True)
    assert steps("attack +0, move +1")[1] == Step(Move(1), None, thinks=True)
    assert steps("move +1, attack +0", "disarm") == [Step(Move(1), None, thinks=True)]


@rule("GH-MONOTH-06", "GH-IX-30")
def test_a_cards_shield_starts_with_the_monsters_own_turn() -> None:
    guard, stunned = monster(), monster("bandit-guard", "stun")
    assert sum(guard.shield) == 0  # the card is revealed, the monster has not acted
    for one in (guard, stunned):
        for step in steps_of(one, actions("shield 2, attack +0")):
            if isinstance(step.action, Shield):
                gain(one, step.action)
    assert (sum(guard.shield), sum(stunned.shield)) == (2, 0)
    receive(guard, "stun")  # after its turn: what it has gained stays
    assert sum(guard.shield) == 2


@rule("GH-MONSTAT-10")
def test_one_card_is_for_normal_and_elite_monsters_of_the_type() -> None:
    abilities, chance = Abilities(), Chance(b"both", {})
    prepare(abilities, ["hound"], chance)
    reveal(abilities, ["hound"], chance)
    card = bestiary.statistics("hound")
    both = [make_monster(card, rank, 1, 2, 2) for rank in ("normal", "elite")]
    normal, elite = (steps_of(one, actions_of(card_of(abilities, one.name).entries)) for one in both)
    assert normal == elite
    assert len(abilities.decks["hound"].draw) == 7


@rule("GH-MONOTH-07")
def test_no_turn_ends_with_looting_that_the_card_does_not_list() -> None:
    for name in bestiary.decks():
        for card in bestiary.deck(name):
            listed = actions_of(card.entries)
            looting = [step for step in steps_of(monster(), listed) if isinstance(step.action, Loot)]
            assert len(looting) == sum(isinstance(action, Loot) for action in listed)
            assert len(steps_of(monster(), listed)) == sum(not isinstance(action, Infuse) for action in listed)


# Elements


@rule("GH-ELEM-12")
def test_an_element_adds_to_its_action() -> None:
    text = "attack +0 range 2 (use ice, attack +2 range +1)"
    assert actions(text) == [Attack(0, Reach(stated=2))]
    assert actions(text, 0) == [Attack(2, Reach(stated=3))]
    assert actions("attack +1 poison (use air, push 2)", 0) == [
        Attack(1, effects=(Effect("poison"), Effect("push", 2)))
    ]
    assert actions("attack +0 (use earth, range -2)", 0) == [Attack(0, Reach(bonus=-2))]
    assert actions("attack +0 (use earth, targets 2)", 0) == [Attack(0, targets=2)]
    assert actions("attack +0 targets 2 (use dark, attack +2)", 0) == [Attack(2, targets=2)]
    assert actions("attack +0 (use fire, wound), (use ice, suffer 1), (use air, infuse air)", 2) == [
        Attack(0),
        Infuse("air"),
    ]


def test_an_element_may_change_the_action_or_give_another_one() -> None:
    assert actions("shield 1 (use ice, shield 2 instead)", 0) == [Shield(2)]
    area = bestiary.areas()
    ring = actions("attack +0 area rhombus-3 (use air, attack +1 area circle-ahead)", 0)
    assert ring == [Attack(1, area=area["circle-ahead"])]
    assert [type(one) for one in actions("attack +0 (use dark, heal 2 self per target damaged)", 0)] == [
        Attack,
        Heal,
    ]
    assert [type(one) for one in actions("(use ice, strengthen self), move +0")] == [Move]
    assert actions("(use any, infuse fire)", 0) == [Infuse("fire")]


@rule("GH-ELEM-12", "GH-IX-28")
def test_the_type_pays_once_and_all_of_it_have_the_bonus() -> None:
    entries = bestiary.deck("night-demon")[-1].entries  # 46: move -1, attack +1 (use dark, attack +2)
    board = ElementBoard()
    board.columns["dark"] = MEDIUM
    assert symbols_of(entries) == ["dark"]
    assert elements_used(board, "night-demon", entries) == [0]
    assert board.columns["dark"] == WEAK
    assert elements_used(board, "night-demon", entries) == [0]  # the next one of the type
    assert elements_used(board, "sun-demon", entries) == []


@rule("GH-ELEM-11", "GH-ELEM-14")
def test_infusing_belongs_to_the_card_and_not_to_one_monsters_turn() -> None:
    text = "attack +0, infuse dark, (use any, infuse fire)"
    assert steps_of(monster("bandit-guard", "stun"), actions(text)) == []
    assert [type(step.action) for step in steps_of(monster(), actions(text))] == [Attack]
    assert (infusions_of(actions(text)), infusions_of(actions(text, 0))) == (["dark"], ["dark", "fire"])


@rule("GH-ELEM-12", "GH-ELEM-13")
def test_two_bonuses_of_one_card_are_paid_for_separately() -> None:
    entries = card_entries("damage 2 all enemies, (use fire, wound all enemies), (use earth, disarm all enemies)", {})
    board = ElementBoard()
    board.columns["earth"] = STRONG
    assert elements_used(board, "savvas-lavaflow", entries) == [1]
    any_ = card_entries("(use any, infuse fire)", {})
    board.columns.update({"air": STRONG, "light": STRONG})
    assert elements_used(board, "flame-demon", any_, {0: "light"}) == [0]
    assert (board.columns["air"], board.columns["light"]) == (STRONG, WEAK)


# Bosses


@rule("GH-BOSS-03")
def test_a_special_ability_is_the_one_on_the_bosss_own_card() -> None:
    special = next(card for card in bestiary.deck("boss") if Special(1) in actions_of(card.entries))
    assert [type(one) for one in actions_of(special.entries)] == [Special]
    jekserah = actions_of(spelled_out(special.entries, bestiary.statistics("jekserah"), 0))
    gloom = actions_of(spelled_out(special.entries, bestiary.statistics("the-gloom"), 0))
    assert jekserah == [
        Summon("living-bones", ("normal", "normal", "elite")),
        Summon("living-bones", ("normal", "elite", "elite")),
        Attack(-1, adjacent=True),
    ]
    assert gloom == [Move(9), Attack(9)]


@rule("GH-BOSS-03")
def test_a_special_ability_may_grow_with_the_level() -> None:
    card = bestiary.statistics("inox-bodyguard")
    last = [actions_of(spelled_out(card_entries("special 2", {}), card, level))[-1] for level in (0, 3, 7)]
    assert last == [Retaliate(Retaliation(damage)) for damage in (3, 4, 5)]
