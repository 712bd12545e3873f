"""The notation of monsters' cards: what is read, and what is refused with file, line and word."""

from pathlib import Path

import pytest

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import (
    Affect,
    Attack,
    Bonus,
    Entry,
    Group,
    Heal,
    Infuse,
    Move,
    Reach,
    Retaliate,
    SetTrap,
    Shield,
    Special,
    Summon,
    Use,
    WhenDying,
)
from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.content.monster_cards import Section, Traits
from questhall.games.gloomhaven.content.notation.actions import card_entries
from questhall.games.gloomhaven.content.notation.statistics import section
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.kit.content import BadContent
from questhall.ledger import rule


def entries(text: str) -> tuple[Entry, ...]:
    return card_entries(text, bestiary.areas())


@rule("GH-MONSTAT-09")
def test_a_list_of_actions_keeps_its_order() -> None:
    assert [entry.action for entry in entries("shield 2, move -1 jump, attack +1, special 1, trap 3")] == [
        Shield(2),
        Move(-1, jump=True),
        Attack(1),
        Special(1),
        SetTrap(3),
    ]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("attack -1 range 3 targets 2 poison", Attack(-1, Reach(stated=3), 2, effects=(Effect("poison"),))),
        (
            "attack +0 range -1 push 2 pierce 3",
            Attack(0, Reach(bonus=-1), effects=(Effect("push", 2), Effect("pierce", 3))),
        ),
        ("attack +0 targets all", Attack(0, targets=6)),
        ("attack +0 adjacent", Attack(0, adjacent=True)),
        ("attack +0 on one", Attack(0, on_one=True)),
        ("attack +0 beside-ally +2", Attack(0, bonuses=(Bonus(2, when="beside-my-ally"),))),
        ("attack +2 area line-5", Attack(2, area=bestiary.areas()["line-5"])),
        ("heal 3 range 3", Heal(3, Group("self-and-allies", "range", 3, 1))),
        ("heal 1 adjacent allies", Heal(1, Group("allies", "adjacent"))),
        ("shield 1 self and allies range 2", Shield(1, Group("self-and-allies", "range", 2))),
        ("retaliate 2 range 3", Retaliate(Retaliation(2, 3))),
        (
            "muddle immobilize one adjacent enemy",
            Affect(Group("enemies", "adjacent", 0, 1), (Effect("muddle"), Effect("immobilize"))),
        ),
        ("curse enemies in range", Affect(Group("enemies", "own-range"), (Effect("curse"),))),
        ("damage 2 figures beside the target", Affect(Group("figures", "beside-target"), damage=2)),
        ("summon ooze with its hit points", Summon("ooze", own_hit_points=True)),
        ("summon living-bones - n e", Summon("living-bones", ("none", "normal", "elite"))),
        ("infuse any", Infuse("any")),
        ("when dying (attack +2 area ring)", WhenDying(Attack(2, area=bestiary.areas()["ring"]))),
    ],
)
def test_an_action_is_read_word_by_word(text: str, action: object) -> None:
    assert entries(text) == (Entry(action),)  # type: ignore[arg-type]  # the parameters are of many types


@pytest.mark.parametrize(
    ("text", "use"),
    [
        ("attack +0 (use ice, attack +2 range +1)", Use("ice", (Attack(2, Reach(bonus=1)),))),
        ("attack +0 (use air, push 2)", Use("air", (Attack(0, effects=(Effect("push", 2),)),))),
        ("attack +0 (use dark, heal 2 self per target damaged)", Use("dark", (Heal(2, Group(), per_target=True),))),
        ("heal 2 range 3 (use ice, heal +3)", Use("ice", (Heal(5, Group("self-and-allies", "range", 3, 1)),))),
        ("heal 4 range 3 (use earth, targets 3)", Use("earth", (Heal(4, Group("self-and-allies", "range", 3, 3)),))),
        (
            "heal 3 range 3 (use light, all allies in range)",
            Use("light", (Heal(3, Group("allies", "range", 3)),)),
        ),
        ("shield 1 (use ice, shield 2 instead)", Use("ice", (Shield(2),), instead=True)),
        (
            "push 2 adjacent enemies (use air, push 4 instead)",
            Use("air", (Affect(Group("enemies", "adjacent"), (Effect("push", 4),)),), instead=True),
        ),
        ("(use any, infuse earth)", Use("any", (Infuse("earth"),))),
    ],
)
def test_what_an_element_gives_stands_in_brackets(text: str, use: Use) -> None:
    (entry,) = entries(text)
    assert entry.uses == (use,)


def test_a_line_of_statistics_has_four_values_and_then_traits() -> None:
    assert section("12  3  4  -  shield 2, retaliate 1 range 2, pierce 3, targets 2, muddle") == Section(
        "12", 3, "4", 0, Traits(2, Retaliation(1, 2), 2, effects=(Effect("pierce", 3), Effect("muddle")))
    )
    assert section("8xC  -  1+C  3  advantage, attackers disadvantage") == Section(
        "8xC", 0, "1+C", 3, Traits(advantage=True, attackers_disadvantage=True)
    )


def complaint(tmp_path: Path, name: str, text: str) -> str:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    read = {"deck.yaml": bestiary.read_deck, "areas.yaml": bestiary.read_areas}.get(name, bestiary.read_statistics)
    with pytest.raises(BadContent) as caught:
        read(file)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- 12: move +1\n- 30: move +1, atack +0\n", "deck.yaml:2: 'atack': no action"),
        ("- 12: attack 3\n", "deck.yaml:1: '3': expected a number with + or -"),
        ("- 12: attack +0 rage 3\n", "deck.yaml:1: 'rage': no effect"),
        ("- 12: attack +0 area sqare\n", "deck.yaml:1: 'sqare': no such area"),
        ("- 12: muddle adjacent foes\n", "deck.yaml:1: 'adjacent': nobody"),
        ("- 12: heal 3\n", "deck.yaml:1: '(end)': nobody"),
        ("- 12: shield two\n", "deck.yaml:1: 'two': expected a number"),
        ("- 12: attack +0 (use steam, push 1)\n", "deck.yaml:1: 'use steam, push 1': expected 'use', an element"),
        ("- 12: infuse steam\n", "deck.yaml:1: 'steam': no element"),
        ("- 12: move +0,\n", "deck.yaml:1: '(end)': expected an action"),
        ("- 12: summon dragon\n", "deck.yaml:1: 'dragon': no such monster to summon"),
        ("- 12: summon ooze n x e\n", "deck.yaml:1: 'x': expected the ranks"),
        ("- soon: move +0\n", "deck.yaml:1: 'soon': expected an initiative"),
        ("- 12: move +0 fast\n", "deck.yaml:1: 'fast': a move may jump, loot, or count 'per' something"),
        ("12: move +0\n", "deck.yaml:1: "),
        ("- 12: move +0\n  30: move +1\n", "deck.yaml:1: '12': expected an initiative"),
        ("- 12: [move\n", "deck.yaml:2: 'YAML'"),
        ("", "deck.yaml:1: 'file': expected a list"),
    ],
)
def test_a_mistake_in_a_deck_is_told_with_file_line_and_word(tmp_path: Path, text: str, said: str) -> None:
    assert complaint(tmp_path, "deck.yaml", text).startswith(said)


LINES = "".join(f"  - {9 + level}  2  3  -\n" for level in range(8))
CARD = f"deck: guard\nstandees: 6\nnormal:\n{LINES}elite:\n{LINES}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CARD.replace("  - 9  2  3  -\n", "", 1), "card.yaml:4: '7': expected 8 lines, one a level"),
        (CARD.replace("11  2  3  -", "11  2  three  -", 1), "card.yaml:6: 'three': expected a number or a formula"),
        (CARD.replace("11  2  3  -", "11  2  3  -  sheild 1", 1), "card.yaml:6: 'sheild': no effect"),
        (CARD.replace("standees: 6", "standees: six"), "card.yaml:2: 'six': standees should be a number"),
        (CARD.replace("deck: guard\n", ""), "card.yaml:1: 'deck': this field is missing"),
        (CARD + "colour: red\n", "card.yaml:21: 'colour': there is no such field here"),
        (CARD.replace("normal", "boss", 1), "card.yaml:1: 'special 1': this field is missing"),
        (CARD + "immune: stun imobilize\n", "card.yaml:21: 'imobilize': nothing to be immune to"),
        (CARD.replace("deck: guard", "deck: gaurd"), "card.yaml:1: 'gaurd': there is no such ability deck"),
        ("like: lurkar\n", "card.yaml:1: 'lurkar': there is no such type"),
        ("like: lurker\nhit points: 2\n", "card.yaml:2: '2': expected xC or x and a number"),
    ],
)
def test_a_mistake_in_statistics_is_told_with_file_line_and_word(tmp_path: Path, text: str, said: str) -> None:
    assert complaint(tmp_path, "card.yaml", text).startswith(said)


def test_words_of_a_boss_are_needed_in_both_languages(tmp_path: Path) -> None:
    text = (
        f"deck: boss\nstandees: 1\nboss:\n{LINES}special 1:\n  says: {{en: It waits.}}\nspecial 2:\n  does: move +0\n"
    )
    assert complaint(tmp_path, "card.yaml", text).startswith("card.yaml:13: 'ru': the words are missing")


def test_areas_are_drawn_with_known_signs(tmp_path: Path) -> None:
    assert complaint(tmp_path, "areas.yaml", "blob: |\n  x.\n  .y\n").startswith("areas.yaml:3: 'y': areas are drawn")
