"""The table in the terminal: what it shows, what it keeps to itself, and the remarks beside options."""

from __future__ import annotations

import random
import re
from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from questhall.bots import make_bot
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.bestiary import types
from questhall.games.gloomhaven.content.scenarios import playable
from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.face.board import WIDTH, battle_goal, board
from questhall.games.gloomhaven.face.items import item_text
from questhall.games.gloomhaven.face.map_text import class_letters, contents, drawn, labels
from questhall.games.gloomhaven.face.monster_lines import worked_out
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.odds import at_least, damage_chances, mean
from questhall.games.gloomhaven.rules.combat.draws import Fortune
from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards, stream
from questhall.games.gloomhaven.rules.play.components import left_to_draw
from questhall.games.gloomhaven.rules.play.table import place
from questhall.games.gloomhaven.state import ModifierDeck, World
from questhall.kernel import UNSEEN, Keep, Match, Pile
from questhall.kernel.texts import Texts
from questhall.terminal import Left, TerminalTable
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt

PARTY = "brute,tinkerer,scoundrel,spellweaver"
LINES = 71  # the most: tall maps wholly open, 21 and 30, and the blank line below them
LANGUAGES = ("en", "ru")
TEXTS = {lang: Texts(GAME, lang) for lang in LANGUAGES}


@cache
def moments(scenario: int, count: int = 50) -> list[Match[World]]:
    """So many decisions of one random game, evenly taken from all of it."""
    match = prepared(PARTY, scenario)
    dice = random.Random(scenario)
    found = []
    while match.asked:
        found.append(match.clone())
        choice = dice.choice(match.asked)
        doors = [key for key in choice.options if key.startswith(("door", "hit"))]
        match.answer(choice.seat, dice.choice(doors or list(choice.options)))
    return found[:: max(1, len(found) // count)]


def page(table: Table, word: str, seat: int = 0, lang: str = "en") -> str:
    return GAME.face.pages(table.match.view(seat), TEXTS[lang])[word]()


def remarks(table: Table, lang: str = "en") -> dict[str, str]:
    choice = table.match.asked[0]
    return dict(GAME.face.remarks(table.match.view(choice.seat), choice, TEXTS[lang]))


def standard(table: Table, owner: str) -> Table:
    table.w.decks[owner] = ModifierDeck(Pile.of(standard_cards(), kind=stream(owner)), Pile(kind=stream(owner)))
    return rebuilt(table)


# What is shown


@pytest.mark.parametrize("scenario", playable())
def test_the_board_fits_the_screen_all_game_long(scenario: int) -> None:
    for match in moments(scenario):
        for lang in LANGUAGES:
            lines = board(match.view(match.asked[0].seat), TEXTS[lang]).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert len(lines) <= LINES


def test_every_page_and_remark_can_be_told_all_game_long() -> None:
    for match in moments(1):
        choice = match.asked[0]
        view = match.view(choice.seat)
        for lang in LANGUAGES:
            assert all(shown() for shown in GAME.face.pages(view, TEXTS[lang]).values())
            GAME.face.remarks(view, choice, TEXTS[lang])


def test_a_hex_is_found_by_its_letter_and_number() -> None:
    view = prepared(PARTY).view(0)
    lines = drawn(view, TEXTS["en"])
    for cell, sign in contents(view, TEXTS["en"]).items():
        column, row = re.fullmatch(r"([A-Z]+)(\d+)", place(view).spots[cell]).groups()  # type: ignore[union-attr]
        at = lines[0].index(column)
        found = [line for line in lines if line.startswith(f"{row:>3} ") and line.endswith(f" {row}")]
        assert any(line[at - 1 : at + 2].strip().startswith(sign[:2]) for line in found), (column, row, sign)


def test_closed_rooms_are_not_drawn() -> None:
    view = prepared(PARTY).view(0)
    dungeon = place(view)
    hidden = sum(room for number, room in enumerate(dungeon.rooms) if number not in view.rooms)
    assert hidden
    assert not [cell for cell in contents(view, TEXTS["en"]) if hidden >> cell & 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_classes_and_monsters_have_labels_of_their_own(lang: str) -> None:
    assert len(set(class_letters(lang).values())) == len(class_letters(lang))  # type: ignore[arg-type]  # a Lang
    for scenario in playable():
        shown = list(labels(prepared(PARTY, scenario).view(0), TEXTS[lang]).values())
        assert len(set(shown)) == len(shown)


def test_elites_have_a_capital_and_a_star() -> None:
    table = a_turn(foes={"H10": "bandit-guard", "I10": "bandit-guard elite"})
    assert labels(table.w, TEXTS["en"])["bandit-guard-1"] == "g1"
    assert labels(table.w, TEXTS["en"])["bandit-guard-2"] == "G2*"


def test_a_monsters_card_is_worked_out_for_each_rank() -> None:
    table = a_turn(foes={"H10": "bandit-archer", "I10": "bandit-archer elite"})
    normal, elite = table.figure("bandit-archer-1"), table.figure("bandit-archer-2")
    shown = board(table.match.view(0), TEXTS["en"])
    for monster, rank in ((normal, "normal"), (elite, "elite")):
        assert f"{rank}: {worked_out(table.w, monster, 'en')}" in shown.replace("\n   ", " ")
    assert re.search(r"Attack \d, range \d", worked_out(table.w, normal, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_raw_ids_are_shown(lang: str) -> None:
    ids = {*types(), *hero_cards.all_cards(), *equipment.goals()}
    raw = re.compile(r"(?<![\w-])(" + "|".join(id_ for id_ in ids if "-" in id_) + r")(?![\w-])|board-|\bitem-\d")
    for match in moments(1):
        view = match.view(match.asked[0].seat)
        pages = [shown() for shown in GAME.face.pages(view, TEXTS[lang]).values()]
        for text in [board(view, TEXTS[lang]), *pages]:
            assert not raw.search(text), raw.search(text)


# What is kept


def test_other_hands_and_goals_are_never_shown() -> None:
    for match in moments(1):
        view = match.view(0)
        pages = GAME.face.pages(view, TEXTS["en"])
        shown = "\n".join([board(view, TEXTS["en"]), *(told() for told in pages.values())])
        for hero in match.state.heroes[1:]:
            secret = [hero_cards.card(card).names["en"] for card in [*hero.hand, *hero.aside]]
            secret += [equipment.goal(goal).names["en"] for goal in hero.goals.cards]
            assert not [name for name in secret if re.search(rf"\b{name}\b", shown)]


def test_the_board_depends_on_nothing_hidden() -> None:
    match = moments(1)[5].clone()
    before = board(match.view(0), TEXTS["en"])
    for deck in match.state.decks.values():
        deck.draw.cards.reverse()
    match.state.heroes[1].hand.reverse()
    assert board(match.view(0), TEXTS["en"]) == before


def test_what_is_left_in_a_modifier_deck_is_known_but_not_its_order() -> None:
    for match in moments(1):
        view = match.view(0)
        for owner, deck in match.state.decks.items():
            assert set(view.decks[owner].draw.cards) <= {UNSEEN}
            assert left_to_draw(view, owner).draw.cards == sorted(deck.draw.cards)


def test_the_list_of_a_decks_cards_says_nothing_of_their_order() -> None:
    decks = [ModifierDeck(Pile.of(cards)) for cards in (standard_cards(), standard_cards()[::-1])]
    assert list(decks[0].holds.items()) == list(decks[1].holds.items())
    for deck in prepared(PARTY).state.decks.values():
        assert list(deck.holds) == sorted(deck.holds)


def test_curses_are_counted_on_the_page_of_modifiers() -> None:
    table = Table(prepared("brute,tinkerer", 2))
    assert "CURSE ×0 (3)" in page(table, "modifiers")
    assert "23 to draw" in page(table, "modifiers")


# Remarks


def test_the_odds_of_an_attack_are_those_of_the_deck() -> None:
    table = standard(a_turn("brute", "trample", foes={"H10": "bandit-guard elite"}), "brute")
    table.do("top:trample")
    deck = ModifierDeck(Pile.of(standard_cards()))
    chances = damage_chances(3, deck, shield=1, pierce=2)
    foe = table.figure("bandit-guard-1")
    assert at_least(chances, foe.hit_points) == 0
    said = f"{float(mean(chances)):.1f}".removesuffix(".0")
    assert remarks(table)["hit:bandit-guard-1"] == f"G1*, HP {foe.hit_points}/9, damage {said} on average, cannot kill"


def test_poison_muddle_and_what_was_drawn_count_for_the_odds() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 4 poison"}, conditions="muddle")
    standard(table, "brute")
    table.w.decks["brute"].discard.put(table.w.decks["brute"].draw.take("x2"))
    rebuilt(table).do("top:trample")
    left = [card for card in standard_cards() if card != "x2"]
    chances = damage_chances(4, ModifierDeck(Pile.of(left)), Fortune.DISADVANTAGE, pierce=2)
    kill = round(100 * at_least(chances, 4))
    assert f"kills in {kill}%, disadvantage" in remarks(table)["hit:bandit-guard-1"]


def test_a_move_tells_of_traps_and_of_enemies_beside_its_end() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H9": "bandit-guard"})
    by_name = place(table.w).cells
    table.w.traps = {by_name["H12"]: Trap()}
    rebuilt(table).do("move:trample")
    told = remarks(table)
    assert told["go:H10"] == "movement 1, beside g1"
    assert told["go:H12"] == "movement 1, over traps: H12"
    assert told["go:G12"] == "movement 1"


def test_halves_cards_and_items_are_told_in_words() -> None:
    table = a_turn("brute", "trample", items=(12,))
    told = remarks(table)
    assert told["top:trample"].startswith("Attack 3, PIERCE 2 — ")
    assert told["attack:trample"].startswith("Attack 2 — ")
    assert told["move:trample"] == "Move 2"
    assert told["item:item-12"] == "in your turn: Heal 3, self; once"


def test_the_shop_tells_how_often_an_item_works_and_what_it_adds_to_the_deck() -> None:
    _, spent, penalty = item_text(equipment.item(3), TEXTS["ru"]).split("; ")
    assert (spent, penalty) == ("потом потрачен до долгого отдыха", "в вашу колоду добавятся 2 карты -1")
    assert "; " not in item_text(equipment.item(7), TEXTS["ru"])


def test_a_newcomer_hears_what_a_class_is_like() -> None:
    match = Match(GAME, GAME.terms(2), b"classes", Keep.JOURNAL)
    told = GAME.face.remarks(match.view(0), match.asked[0], TEXTS["ru"])
    assert told["class:brute"] == "ОЗ 10, на руке 10 карт: крепкий боец, бьёт тех, кто рядом"
    assert len(set(told.values())) == len(told) == 6


def test_a_battle_goal_that_somebody_else_has_spoiled_is_told() -> None:
    """Given a goal to kill first: another kills first, then its owner."""
    table = a_turn("brute", "trample")
    texts = TEXTS["en"]
    assert "can no longer" not in battle_goal(table.w, 0, "opener", texts)
    table.w.memory["first-kill"] = 1
    assert battle_goal(table.w, 0, "opener", texts).endswith(", can no longer be met")
    table.hero().tally["first-kills"] = 1
    assert "can no longer" not in battle_goal(table.w, 0, "opener", texts)
    table.hero().tally["kills"] = 4
    assert battle_goal(table.w, 0, "pacifist", texts).endswith(", can no longer be met")


def test_the_mean_damage_is_written_as_the_language_does() -> None:
    table = a_turn("brute", "provoking-roar", foes={"H10": "bandit-guard elite muddle"})
    standard(table, "brute")
    table = rebuilt(table).do("top:provoking-roar")
    told = GAME.face.remarks(table.match.view(0), table.match.asked[0], TEXTS["ru"])
    assert re.search(r"урон в среднем \d,\d", told["hit:bandit-guard-1"])


def test_cards_to_be_picked_show_initiative_and_both_halves() -> None:
    table = Table(prepared("brute,tinkerer"))
    card = table.w.heroes[0].hand[0]
    printed = hero_cards.card(card)
    assert remarks(table)[card].startswith(f"{printed.initiative} ▲ ")
    assert "▼" in remarks(table)[card]


def test_remarks_do_not_change_what_happens() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}).do("top:trample")
    view = table.match.view(0)
    before = table.match.view(0)
    GAME.face.remarks(view, table.match.asked[0], TEXTS["en"])
    assert view == before


def test_the_terminal_prints_remarks_behind_options() -> None:
    match = Match(GAME, GAME.terms(2, party="brute,tinkerer"), b"terminal", Keep.JOURNAL)
    while match.asked[0].kind != "cards":
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    screen = StringIO()
    words = iter(["monsters", "modifiers", "quit"])
    bots = {1: make_bot("random", GAME, seed=1)}
    table = TerminalTable(match, bots, "en", Console(file=screen, width=200), lambda prompt: next(words), ["human"])
    with pytest.raises(Left):
        table.play()
    card = match.state.heroes[0].hand[0]
    assert f" {hero_cards.card(card).initiative} ▲ " in screen.getvalue()
    assert "Ability deck" in screen.getvalue()


def test_a_hex_may_be_typed_by_its_name_in_the_terminal() -> None:
    """Given a move that could end on H12 or step over it: the name ends it there."""
    table = a_turn("brute", "trample", at="H11").do("move:trample")
    words = iter(["the screen is handed over", "h12", "quit"])
    shown = TerminalTable(table.match, {}, "en", Console(file=StringIO()), lambda prompt: next(words), ["human"])
    with pytest.raises(Left):
        shown.play()
    assert table.match.journal is not None
    assert table.match.journal.answers[-1] == (0, "go:H12")


# What a first player must be told


def note(table: Table, lang: str = "en") -> str:
    choice = table.match.asked[0]
    return GAME.face.note(table.match.view(choice.seat), choice, TEXTS[lang])


def test_an_attack_option_says_whom_it_reaches_from_here() -> None:
    near = remarks(a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard"}))
    far = remarks(a_turn("brute", "trample", at="H12", foes={"H9": "bandit-guard"}))
    assert near["attack:trample"].endswith("from here: g1")
    assert far["attack:trample"].endswith("from here nobody is in reach")


def test_a_turn_says_which_half_is_left() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"})
    assert note(table).startswith("Use the top of one card")
    table.do("top:trample")
    assert note(table) == "Trample: Attack 3, PIERCE 2."


def test_a_move_says_its_points_and_skipping_comes_last() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}).do("move:trample")
    assert note(table) == "Movement points: 2."
    assert table.options[-1] == "skip"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_about_damage_says_how_much(lang: str) -> None:
    asked = [match for scenario in (1, 2) for match in moments(scenario, 400) if match.asked[0].kind == "damage"]
    assert asked
    for match in asked:
        assert match.state.harm > 0
        choice = match.asked[0]
        assert str(match.state.harm) in GAME.face.note(match.view(choice.seat), choice, TEXTS[lang])


def test_a_card_played_for_nothing_is_told() -> None:
    table = a_turn("brute", "trample", at="H12", foes={"H9": "bandit-guard"}).do("attack:trample")
    assert "came-to-nothing" in [event.kind for event in table.match.events]


def test_the_shop_says_how_much_gold_there_is_and_a_goal_of_hit_points_can_be_shown_before_the_start() -> None:
    match = Match(GAME, GAME.terms(2, party="brute,tinkerer"), b"shop", Keep.JOURNAL)
    for hero in match.state.heroes:
        hero.goals.cards[0] = next(id_ for id_, goal in equipment.goals().items() if goal.counts == "hit-points")
    assert board(match.view(0), TEXTS["en"])
    while match.asked[0].kind != "items":
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    assert "30 gold" in GAME.face.note(match.view(0), match.asked[0], TEXTS["en"])
    assert board(match.view(0), TEXTS["en"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sign_is_shown_in_words(lang: str) -> None:
    match = prepared("brute,tinkerer")
    match.answer(1, "sign:sign-late")
    assert TEXTS[lang].name("sign-late") in board(match.view(0), TEXTS[lang]).replace("\n   ", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_in_short_and_the_terms_are_pages(lang: str) -> None:
    table = Table(prepared("brute,tinkerer"))
    for word in ("rules", "terms"):
        assert 10 <= len(page(table, word, lang=lang).splitlines()) <= 16


@pytest.mark.parametrize(("lines", "times"), [(("help",), 1), (("sign:sign-early",), 1), (("board",), 2)])
def test_the_terminal_draws_the_board_when_it_has_changed_or_on_demand(lines: tuple[str, ...], times: int) -> None:
    match = prepared("brute,tinkerer")
    screen, words = StringIO(), iter([*lines, "quit"])
    bots = {1: make_bot("random", GAME, seed=1)}
    table = TerminalTable(match, bots, "en", Console(file=screen, width=200), lambda prompt: next(words), ["human"])
    with pytest.raises(Left):
        table.play()
    assert screen.getvalue().count("Scenario 1: Black Barrow") == times


# A whole game at the terminal

SUMMARY = {"en": ("VICTORY in scenario", "DEFEAT in scenario"), "ru": ("ПОБЕДА в сценарии", "ПОРАЖЕНИЕ в сценарии")}
GOAL_TOLD = {"en": "battle goal", "ru": "боевое задание"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_at_the_terminal_reads_well_and_says_how_it_ended(lang: str) -> None:
    match = Match(GAME, GAME.terms(2, party="brute,tinkerer"), b"b", Keep.JOURNAL)
    screen = StringIO()
    person, partner = (make_bot("house", GAME, seed=seed) for seed in (1, 2))

    def ask(prompt: str) -> str:
        return person.answer(table.match.seen(0))

    table = TerminalTable(match, {1: partner}, lang, Console(file=screen, width=200), ask, ["human", "house"])
    table.play()
    shown = screen.getvalue()
    ids = [id_ for id_ in (*types(), *hero_cards.all_cards(), *equipment.goals()) if "-" in id_]
    raw = re.compile(r"(?<![\w-])(" + "|".join(ids) + r")(?![\w-])|\b(board|note|ask|do|no|sign)-\w|[{}]")
    assert raw.findall(shown) == []
    end = shown[shown.index(SUMMARY[lang][match.state.verdict != "won"]) :]
    assert end.count(GOAL_TOLD[lang]) == 2
    assert TEXTS[lang].name("brute") in end
    if match.state.verdict == "won":
        assert TEXTS[lang].name("scenario-2") in end
