"""The content files and their notation: faults are told with file, line and word."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games.prophecy.content import cards, notation
from questhall.games.prophecy.content.notation import Activation, Bonus, Gain
from questhall.games.prophecy.effects import ITEM_EFFECTS, OPPORTUNITY_EFFECTS
from questhall.games.prophecy.face import words
from questhall.games.prophecy.face.names import NAMES
from questhall.games.prophecy.game import GAME
from questhall.kernel.texts import Texts
from questhall.kit.content import BadContent, BadWord
from questhall.kit.texts import messages
from tests.games.prophecy.positions import play, table


def test_a_line_of_the_notation() -> None:
    text = notation.parsed(
        "+1 strength with edged vs demon undead in forest; throw 1; spell 1, throw: best of 2; ride-free"
    )
    assert text.bonuses == (Bonus(1, "strength", "edged", ("demon", "undead"), "forest"),)
    assert text.throw == 1
    assert text.activations == (Activation("throw", spell=True, price=(("mana", 1),), special="best", amount=2),)
    assert text.flags == {"ride-free"}


def test_prices_and_gains() -> None:
    assert notation.price("pay 8 gold: +1 strength") == ((("gold", 8),), (Gain("strength", 1),))
    assert notation.gains("heal all, 2 gold per will, lose 1 health, rare item") == (
        *(Gain("heal", -1), Gain("gold", 2, "will"), Gain("lose-health", 1), Gain("rare")),
    )


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("+1 strenght", "strenght"),
        ("+x strength", "+x"),
        ("+1 strength vs dragon", "dragon"),
        ("+1 will with hat", "hat"),
        ("flies-high", "flies-high"),
        ("spell 1, sometimes: heal 1", "sometimes"),
        ("use, move: nowhere", "nowhere"),
        ("use: heal many", "many"),
        ("throw 1 far", "far"),
    ],
)
def test_an_unknown_word_is_named(text: str, word: str) -> None:
    with pytest.raises(BadWord) as caught:
        notation.parsed(text)
    assert caught.value.word == word


def test_a_fault_names_file_line_and_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = "- {id: club, name: {en: Club, ru: Дубина}, price: 2, text: +1 strength}\n"
    bad = "- {id: stick, name: {en: Stick, ru: Палка}, price: 2, text: +1 strenght}\n"
    (tmp_path / "common.yaml").write_text(good + bad, encoding="utf-8")
    monkeypatch.setattr(cards, "HERE", tmp_path)
    with pytest.raises(BadContent, match=r"common.yaml:2: 'strenght'"):
        cards.read("common", cards.card, deck="common")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("- {id: club, name: {en: Club}, price: 2}", "common.yaml:1: 'ru': name is needed in en and ru"),
        ("- {id: club, name: {en: Club, ru: Дубина}, price: two}", "common.yaml:1: 'two': price: Expected `int`"),
        ("- {id: club, name: {en: Club, ru: Дубина}, pirce: 2}", "common.yaml:1: 'pirce': there is no such field here"),
        (
            "- {id: club, name: {en: Club, ru: Дубина}}\n- {id: club, name: {en: Club, ru: Дубина}}",
            "duplicate id 'club'",
        ),
        ("- {id: club", "common.yaml:2: 'YAML'"),
    ],
)
def test_other_faults_of_a_file(line: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "common.yaml").write_text(line, encoding="utf-8")
    monkeypatch.setattr(cards, "HERE", tmp_path)
    with pytest.raises(BadContent, match=said):
        cards.read("common", cards.card, deck="common")


def test_a_creature_with_an_unknown_rule_or_order_is_refused() -> None:
    words = {"en": "X", "ru": "X"}
    with pytest.raises(BadWord, match="sings"):
        cards.creature({"id": "x", "name": words, "type": "demon", "strength": 1, "rules": "sings"})
    with pytest.raises(BadWord, match="backwards"):
        cards.creature({"id": "x", "name": words, "type": "demon", "strength": 1, "order": "backwards"})


def test_every_effect_named_in_content_exists_and_is_used() -> None:
    items = {card.effect for card in cards.ITEMS.values() if card.effect}
    opportunities = {card.effect for card in cards.OPPORTUNITIES.values() if card.effect}
    assert items == set(ITEM_EFFECTS)
    assert opportunities == set(OPPORTUNITY_EFFECTS)


def test_no_two_things_share_an_id() -> None:
    groups = (cards.CHARACTERS, cards.CHANCE, cards.FOES, cards.OPPORTUNITIES, cards.CARDS, cards.SPOT)
    assert sum(len(group) for group in groups) == len(set().union(*groups))


def test_every_name_has_both_languages_and_russian_letters() -> None:
    for thing, said in NAMES.items():
        assert set(said) == {"en", "ru"}
        cyrillic = any("а" <= letter.lower() <= "я" for letter in said["ru"])
        assert cyrillic or thing == "alter-ego"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_can_be_told_in_words(lang: str) -> None:
    texts = Texts(GAME, lang)
    for card in (*cards.CARDS, *cards.FOES, *cards.OPPORTUNITIES, *cards.CHARACTERS):
        told = words.about(card, texts)
        assert told
        assert "text-" not in told
        assert "{" not in told


def test_a_card_in_words() -> None:
    en, ru = Texts(GAME, "en"), Texts(GAME, "ru")
    assert words.about("prayer", en) == "before a throw, spell for 1 Mana: roll 2 dice, the best counts"
    assert words.about("sword", ru) == "клинковое оружие; +2 в Сражении Силы"
    assert words.about("exotic-merchant", en) == "for 8 gold: +1 Strength"
    assert words.short("angry-mob", en) == "Angry Mob [6/W2 x3]"
    assert words.short("sword", en) == "Sword [7]"


def test_the_words_are_the_same_in_both_languages() -> None:
    assert messages(GAME.texts, "en") == messages(GAME.texts, "ru")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_board_as_text(lang: str) -> None:
    m = table(
        """
            1 monk at forest-3, items sword, skills prayer
            2 druid at city
            land: bear at forest-3, hidden rat at city
            """
    )
    play(m, "stay", then="before")
    board = GAME.face.board(m.view(1), Texts(GAME, lang))
    monk, rat, hidden, odds = {
        "en": ("Wandering Monk", "Rat", "a face-down card", "Odds: win"),
        "ru": ("Бродячий Монах", "Крыса", "карта лицом вниз", "Шансы: победа"),
    }[lang]
    assert all(word in board for word in (monk, hidden, odds))
    assert rat not in board
    assert len([line for line in board.splitlines() if line[:2].strip().isdigit()]) == 20
