"""Heroes' cards in words: every half in both languages, told from the notation."""

import doctest
import re
from typing import get_args

import pytest
from msgspec.structs import replace

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import (
    SELF,
    Action,
    Again,
    Attack,
    Boost,
    Escort,
    Group,
    Hamper,
    Hatch,
    Heal,
    Lay,
    Learn,
    OpenDoor,
    Per,
    ShiftThrone,
    Special,
    Spur,
    Suffer,
    Trigger,
    When,
    WhenDying,
)
from questhall.games.gloomhaven.content.hero_cards import BASIC, all_cards, card, read_ability
from questhall.games.gloomhaven.content.notation.groups import GROUPS
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face import cards
from questhall.games.gloomhaven.face.cards import HeroSpeaker, card_text
from questhall.games.gloomhaven.face.texts import TEXTS
from questhall.games.gloomhaven.face.words import Speaker
from questhall.kit.texts import messages, missing_texts
from questhall.ledger import rule

LANGUAGES: tuple[Lang, ...] = ("en", "ru")
BADLY_SAID = re.compile(r"[{}$]|hero-|monster-|  |\s[,;:)]|[,;:]{2}|, ;|^[,;: ]|[,;: ]$|\(\)")
LATIN = re.compile("(?!X)[A-Za-z]")


def halves(lang: Lang) -> dict[str, list[str]]:
    """The lines of every half, by card and half."""
    speaker = HeroSpeaker(lang)
    found = {f"{each.id} top": speaker.ability(each.top) for each in all_cards().values()}
    return found | {f"{each.id} bottom": speaker.ability(each.bottom) for each in all_cards().values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_half_of_every_card_is_worded(lang: Lang) -> None:
    said = halves(lang)
    assert len(said) == 2 * len(all_cards())
    assert not [name for name, lines in said.items() if not lines or not all(lines)]
    assert not [(name, line) for name, lines in said.items() for line in lines if BADLY_SAID.search(line)]
    assert not [(name, line) for name, lines in said.items() for line in lines if line[0].islower()]


def test_russian_words_have_no_latin_letters() -> None:
    assert not [each for each in all_cards().values() if LATIN.search(card_text(each, "ru"))]


def test_halves_that_differ_are_worded_differently() -> None:
    halves = [each.half(half) for each in all_cards().values() for half in ("top", "bottom")]
    abilities = {replace(half, circles=()) for half in halves}  # circles for enhancements are not told
    for lang in LANGUAGES:
        assert len({tuple(HeroSpeaker(lang).ability(ability)) for ability in abilities}) == len(abilities)


HALVES_SAID = {
    "trample bottom": (
        ["Move 4, jump", "Attack 2, every enemy moved through", "To the lost pile", "2 XP"],
        ["Движение 4, прыжок", "Атака 2, каждый враг, через которого вы прошли", "В стопку «Потери»", "2 опыта"],
    ),
    "eye-for-an-eye top": (
        ["Retaliate 2, 1 XP each time it strikes", "Round bonus"],
        ["Ответный удар 2, 1 опыт за каждый такой удар", "Бонус раунда"],
    ),
    "sweeping-blow bottom": (
        ["Move 3", "PUSH 1: all adjacent enemies"],
        ["Движение 3", "ОТТОЛКНУТЬ 1: все соседние враги"],
    ),
    "warding-strength bottom": (
        [
            "When an attack would damage you: Shield 1",
            "To the lost pile",
            "Persistent bonus, 6 slots (XP 0, 1, 0, 1, 0, 1)",
        ],
        [
            "Когда вы должны получить урон от атаки: Щит 1",
            "В стопку «Потери»",
            "Постоянный бонус, 6 ячеек (опыт 0, 1, 0, 1, 0, 1)",
        ],
    ),
    "single-out top": (
        ["Attack 3; +2 and 1 XP if the target stands beside one of your allies"],
        ["Атака 3; +2 и 1 опыт, если рядом с целью стоит ваш союзник"],
    ),
    "dirt-tornado top": (
        [
            "Attack 1, range 2, area of 7 hexes (circle); with earth: Attack +1, 1 XP",
            "MUDDLE: all enemies and allies in the area",
        ],
        [
            "Атака 1, дальность 2, область из 7 клеток (круг); используя землю: Атака +1, 1 опыт",
            "СМЯТЕНИЕ: все враги и союзники в области",
        ],
    ),
    "natures-lift bottom": (
        [
            "On your ranged attack actions, using air: range +2",
            "To the lost pile",
            "Persistent bonus, 6 slots (XP 0, 1, 0, 1, 0, 1)",
        ],
        [
            "При ваших действиях дальней атаки, используя воздух: дальность +2",
            "В стопку «Потери»",
            "Постоянный бонус, 6 ячеек (опыт 0, 1, 0, 1, 0, 1)",
        ],
    ),
    "the-minds-weakness top": (
        [
            "On your melee attacks: Attack +2; augment: until you play another",
            "Attack 1",
            "Persistent bonus",
            "1 XP",
        ],
        [
            "При ваших ближних атаках: Атака +2; аугмент: действует, пока вы не разыграете другой",
            "Атака 1",
            "Постоянный бонус",
            "1 опыт",
        ],
    ),
    "sinister-opportunity bottom": (
        ["Move 3", "Under your control one adjacent enemy performs: Move 1, the move must end beside you"],
        ["Движение 3", "Под вашим управлением один соседний враг выполняет: Движение 1, закончив его рядом с вами"],
    ),
    "possession top": (
        ["One adjacent ally may perform: Attack 6", "To the lost pile", "2 XP"],
        ["Один соседний союзник может выполнить: Атака 6", "В стопку «Потери»", "2 опыта"],
    ),
    "tricksters-reversal bottom": (
        ["When you would suffer damage: no damage instead", "Round bonus, works once"],
        ["Когда вы должны получить урон: этот урон отменяется", "Бонус раунда, действует один раз"],
    ),
    "smoke-bomb top": (
        [
            "INVISIBLE, self",
            "Infuse dark",
            "On your attacks: Attack ×2 if you are invisible",
            "To the lost pile",
            "Persistent bonus, 1 slot (XP 2)",
        ],
        [
            "НЕВИДИМОСТЬ, на себя",
            "Заряд стихии: тьма",
            "При ваших атаках: Атака ×2, если вы невидимы",
            "В стопку «Потери»",
            "Постоянный бонус, 1 ячейка (опыт 2)",
        ],
    ),
    "reviving-ether top": (
        [
            "Recover all lost cards",
            "Infuse dark",
            "To the lost pile",
            "This card cannot be recovered once lost",
        ],
        [
            "Вернуть на руку все карты из стопки «Потери»",
            "Заряд стихии: тьма",
            "В стопку «Потери»",
            "Эту карту нельзя вернуть на руку из стопки «Потери»",
        ],
    ),
    "volatile-concoction bottom": (
        [
            "One ally within range 2: recover 1 discarded card; with ice instead: recover up to 2 discarded cards",
        ],
        [
            "Один союзник на дальности 2: вернуть на руку 1 карту из стопки «Сброс»; "
            "используя лёд, вместо этого: вернуть на руку до 2 карт из стопки «Сброс»",
        ],
    ),
    "proximity-mine top": (
        ["Trap (6 damage) on an adjacent empty hex; 2 XP when an enemy springs it", "To the lost pile"],
        ["Ловушка (урон 6) на соседней пустой клетке; 2 опыта, когда в неё попадёт враг", "В стопку «Потери»"],
    ),
    "gnawing-horde top": (
        ["Summon rat swarm: hit points 6, Move 1, Attack 2, POISON", "To the lost pile", "Persistent bonus", "2 XP"],
        [
            "Призыв: крысиная стая (ОЗ 6, Движение 1, Атака 2, ОТРАВЛЕНИЕ)",
            "В стопку «Потери»",
            "Постоянный бонус",
            "2 опыта",
        ],
    ),
    "hardened-spikes top": (
        [
            "Retaliate 2: you and all adjacent allies; with earth: Retaliate +1",
            "To the lost pile",
            "Round bonus",
            "2 XP",
        ],
        [
            "Ответный удар 2: вы и все соседние союзники; используя землю: Ответный удар +1",
            "В стопку «Потери»",
            "Бонус раунда",
            "2 опыта",
        ],
    ),
}


@rule("GH-TERM-05", "GH-CARD-07", "GH-ACTIVE-01", "GH-ACTIVE-04", "GH-XP-04", "GH-RECOV-03")
@pytest.mark.parametrize("half", HALVES_SAID)
def test_a_half_reads_as_it_means(half: str) -> None:
    english, russian = HALVES_SAID[half]
    assert halves("en")[half] == english
    assert halves("ru")[half] == russian


def test_a_card_is_told_with_name_level_initiative_and_both_halves() -> None:
    assert card_text(card("skewer"), "en").splitlines() == [
        "Skewer (level X, initiative 35)",
        "Top ability",
        "  Attack 3, area of 2 hexes (line); with air: Attack +1, PIERCE 1",
        "  1 XP",
        "Bottom ability",
        "  Move 6",
        "  To the lost pile",
        "  1 XP",
    ]
    assert card_text(card("skewer"), "ru").splitlines()[:2] == [
        "Насквозь (уровень X, инициатива 35)",
        "Верхняя способность",
    ]


@rule("GH-TURN-05")
def test_the_basic_abilities_are_worded() -> None:
    assert [HeroSpeaker("en").ability(each) for each in BASIC.values()] == [["Attack 2"], ["Move 2"]]


def test_a_monsters_value_has_a_sign_unless_it_stands_alone() -> None:
    (entry,) = read_ability("force one enemy range 5 (attack 2 own range)").entries
    assert Speaker("en").action(Attack(2)) == "Attack +2"
    assert HeroSpeaker("en").action(Attack(2)) == "Attack 2"
    assert Speaker("en").entry(entry) == "Under your control one enemy within range 5 performs: Attack 2"


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("obstacles 1", "single-hex obstacle on an adjacent empty hex", "1 препятствие размером в клетку на соседнюю"),
        ("obstacles 5", "5 single-hex obstacles on adjacent", "5 препятствий размером в клетку на соседние"),
        ("attack 2 within 1", "all enemies within 1 hex", "все враги в пределах 1 клетки"),
        ("attack 2 within 3", "all enemies within 3 hexes", "все враги в пределах 3 клеток"),
        ("trap 0 stun", "Trap (STUN) on", "Ловушка (ОГЛУШЕНИЕ) на"),
        ("shield 1, persistent, slots 0 0", "2 slots", "2 ячейки"),
        ("move 2, xp 5", "5 XP", "5 опыта"),
    ],
)
def test_numbers_and_nouns_agree(text: str, english: str, russian: str) -> None:
    ability = read_ability(text)
    assert english in "\n".join(HeroSpeaker("en").ability(ability))
    assert russian in "\n".join(HeroSpeaker("ru").ability(ability))


RARE: list[Action] = [
    Hamper(),
    Suffer(2),
    Learn(1),
    OpenDoor(),
    Again("vermling-scout"),
    Spur(1),
    ShiftThrone(("normal", "elite", "elite")),
    Escort(2, "b"),
    Lay("egg"),
    Hatch("egg", "night-demon"),
    Special(1),
    WhenDying(Attack(1, absolute=True)),
    Heal(2, SELF, per_target=True),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("voice", [Speaker, HeroSpeaker])
def test_actions_that_no_heros_card_has_yet_are_worded_too(voice: type[Speaker], lang: Lang) -> None:
    said = [voice(lang).action(action) for action in RARE]
    assert len(set(said)) == len(RARE)
    assert not [one for one in said if BADLY_SAID.search(one) or (lang == "ru" and LATIN.search(one))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("voice", [Speaker, HeroSpeaker])
def test_everything_to_choose_from_has_words_of_its_own(voice: type[Speaker], lang: Lang) -> None:
    speaker = voice(lang)
    groups = {*GROUPS.values(), Group("self-and-allies", "range")}
    triggers = [Boost(trigger, shield=1) for trigger in get_args(Trigger)]
    shared = [Boost(trigger, shield=1, group=GROUPS["all allies"]) for trigger in get_args(Trigger)]
    assert len({speaker.group(group) for group in groups}) == len(groups)
    assert len({speaker.action(boost) for boost in triggers + shared}) == len(triggers + shared)
    for key, words in (("when", get_args(When)), ("per", get_args(Per))):
        said = {speaker.say(key, what="+1", **{key: word}) for word in words if word}
        assert len(said) == len(words) - 1
    assert len({speaker.area(area) for area in bestiary.areas().values()}) == len(bestiary.areas())


def test_the_texts_have_the_same_variables_in_both_languages() -> None:
    used = {key: set(names) for key, names in messages(TEXTS, "en").items() if key.startswith("hero-")}
    assert len(used) > 40
    assert missing_texts(TEXTS, used) == []
    assert {key for key in messages(TEXTS, "ru") if key.startswith("hero-")} == set(used)


def test_the_example_of_the_module_is_true() -> None:
    assert doctest.testmod(cards).failed == 0
