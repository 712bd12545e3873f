"""What a card says is made from its notation: every card in both languages, and numbers of every form."""

from __future__ import annotations

import re

import pytest

from questhall.games.runebound.content.cards import ASSETS, CARDS, HEROES, SKILLS, SURGES
from questhall.games.runebound.content.notation import parsed
from questhall.games.runebound.face import words
from questhall.games.runebound.game import GAME
from questhall.kernel.texts import Texts

EVERY = [*HEROES, *SKILLS, *ASSETS, *CARDS]
LEFTOVER = re.compile(r"\{|\}|\$|  (?! )|\w-\w*-\w*:| :|,,|\d[PMKASDH]\b!?|!$|\bop-|\bnone\b")


def said(lang: str, name: str) -> str:
    return words.about(name, Texts(GAME, lang)).replace("\n      ", "\n")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_card_shows_a_placeholder_a_key_or_a_letter_of_the_notation(lang: str) -> None:
    for name in EVERY:
        text = said(lang, name)
        if name in ASSETS:
            text = text.replace(Texts(GAME, lang).name(ASSETS[name].token), "") if ASSETS[name].token else text
            text = re.sub(r" +", " ", text)
        assert not LEFTOVER.search(text), text


def test_russian_cards_have_no_english_word_but_the_x_of_the_book() -> None:
    for name in EVERY:
        text = said("ru", name)
        token = Texts(GAME, "ru").name(ASSETS[name].token) if name in ASSETS and ASSETS[name].token else ""
        latin = re.findall(r"[A-Za-z]+", text.replace(token, "") if token else text)
        assert set(latin) <= {"X"}, text


def test_the_names_of_surge_abilities_are_nouns() -> None:
    assert not [surge.name["ru"] for surge in SURGES.values() if surge.name["ru"].endswith(("ать", "ить", "ять"))]


@pytest.mark.parametrize(
    ("text", "en", "ru"),
    [
        ("surge 1: deal 1P", "surge 1: deal 1 physical damage", "удар 1: нанесите 1 рану (физический урон)"),
        ("surge 2: deal 2M", "surge 2: deal 2 magic damage", "удар 2: нанесите 2 раны (магический урон)"),
        (
            "surge X: deal XK!",
            "surge X: deal X enemy damage, which shields cannot block",
            "удар X: нанесите X ран (урон от врага), щиты не блокируют",
        ),
        ("+spirit life", "+X life, X being your spirit", "+X к жизни, где X — ваш дух"),
        ("+token life", "+1 life for each story token of the hero", "+1 к жизни за каждый сюжетный жетон героя"),
        (
            "surge 3: double K",
            "surge 3: enemy damage symbols count twice until the end of the round",
            "удар 3: символы «урон от врага» удваиваются до конца раунда",
        ),
        ("win: gold 1", "on defeating an enemy: gain 1 gold", "победив врага: получите 1 золотой"),
        ("win: gold 2", "on defeating an enemy: gain 2 gold", "победив врага: получите 2 золотых"),
        ("win: gold -21", "on defeating an enemy: lose 21 gold", "победив врага: потеряйте 21 золотой"),
        ("turn: heal 1", "once per turn: heal a wound", "раз за ход: вылечите 1 рану"),
        ("turn: heal 5", "once per turn: heal 5 wounds", "раз за ход: вылечите 5 ран"),
        ("turn: heal 21", "once per turn: heal 21 wounds", "раз за ход: вылечите 21 рану"),
        ("turn: heal all", "once per turn: heal all wounds", "раз за ход: вылечите все раны"),
        (
            "turn exert: draw 2",
            "once per turn, exert: draw 2 skill cards",
            "раз за ход, приложив усилие: возьмите 2 карты навыков",
        ),
        ("turn: step 1", "once per turn: move 1 space", "раз за ход: пройдите 1 клетку"),
        ("turn: step 5", "once per turn: move up to 5 spaces", "раз за ход: пройдите до 5 клеток"),
        (
            "surge 1: remove foe H",
            "surge 1: remove all tokens of the opponent showing shield",
            "удар 1: уберите все жетоны противника с символом «щит»",
        ),
        ("surge 1: flip foe 2", "surge 1: flip 2 tokens of the opponent", "удар 1: переверните 2 жетона противника"),
        (
            "round: reroll own any",
            "combat action, once a round: rethrow any number of your tokens",
            "боевое действие, раз за раунд: перебросьте любое количество своих жетонов",
        ),
        (
            "engage: test mind ? | deal 2K",
            "on entering combat: test mind; else: deal 2 enemy damage",
            "при вступлении в бой: проверка разума; иначе: нанесите 2 раны (урон от врага)",
        ),
    ],
)
def test_a_line_of_notation_reads_as_a_sentence(text: str, en: str, ru: str) -> None:
    found = parsed(text)
    assert words.text(found, Texts(GAME, "en")) == en
    assert words.text(found, Texts(GAME, "ru")) == ru


@pytest.mark.parametrize(
    ("name", "en", "ru"),
    [
        ("second-wind", "costs any + any, success]: action", "цена: любой + любой, успех]: действие"),
        ("provisions-a", "(0 gold, sells for 2): action", "(0 золотых, продаётся за 2): действие"),
        ("rapier", "Rapier (5 gold)", "рапира (5 золотых)"),
        ("kobolds", "Kobolds (life 3)", "Кобольды (жизнь 3)"),
        ("holy-water", "Holy Water (any shrine)", "Святая вода (любое святилище)"),
        ("holy-water", "1. test spirit: gain", "1. проверка духа: получите"),
    ],
)
def test_prices_values_and_places_are_said_and_not_drawn(name: str, en: str, ru: str) -> None:
    assert en in said("en", name)
    assert ru in said("ru", name)
    assert not re.search(r"->|@|\+[a-zа-я]", said("en", name) + said("ru", name))


def test_an_enemy_shows_its_reward() -> None:
    assert "reward: gain 2 gold or gain a trophy" in said("en", "sorceress")
    assert "награда: получите 2 золотых или получите трофей" in said("ru", "sorceress")


@pytest.mark.parametrize(
    ("card", "en", "ru"),
    [
        ("corbin", "deal X physical damage; the opponent may spend", "ран (физический урон); противник может отменить"),
        (
            "beastman",
            "deal 2 enemy damage. If this deals wounds: heal",
            "(урон от врага). Если раны нанесены: вылечите",
        ),
        ("giant", "gain 3 gold; or gain a trophy and 1 gold", "3 золотых; либо получите трофей и 1 золотой"),
    ],
)
def test_sentences_of_several_parts_are_clear(card: str, en: str, ru: str) -> None:
    assert en in said("en", card)
    assert ru in said("ru", card)
