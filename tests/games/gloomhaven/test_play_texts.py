"""Every word of a running game, in both languages: events, questions, options, refusals, and whole logs."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, TextElement, Variant
from fluent.syntax.visitor import Visitor

from questhall.games.gloomhaven.content import bestiary, equipment
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.events import EVENTS
from questhall.games.gloomhaven.face.texts import TEXTS
from questhall.games.gloomhaven.face.things import names
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.rounds import SIGNS
from questhall.games.gloomhaven.state import World
from questhall.kernel import Keep, Match
from questhall.kernel.texts import LANGUAGES, OURS, Texts, fluent_id
from questhall.kit.texts import messages, missing_texts

HOME = Path(__file__).parents[3] / "questhall" / "games" / "gloomhaven"
FOLDERS = (HOME / "rules" / "play", HOME / "rules" / "campaign", HOME / "effects")
CODE = sorted(path for folder in FOLDERS for path in folder.glob("*.py"))
PLAYERS = {"en": ("Ann", "Bob", "Cleo", "Dan"), "ru": ("Анна", "Борис", "Вера", "Глеб")}
GAMES = [(1, 1, 2, "1"), (2, 14, 4, "1"), (3, 8, 3, "1"), (4, 4, 4, "9")]  # seed, scenario, players, levels
FORWARD = ("hit", "go", "door", "top", "bottom", "do", "heal", "target")  # so that a random game sees some fighting
RAW_ID = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")

# Verbs (with their objects) and questions that one function gives to another, or that are put together.
PASSED_ON = {
    **dict.fromkeys(("target", "heal", "summon", "trap", "push", "pull", "top", "bottom"), "a"),
    **dict.fromkeys(("all", "end", "forgo", "rest", "skip", "stop"), ""),
    **dict.fromkeys(
        ("event", "home", "donate", "retire", "switch", "found", "adjourn", "ready", "stay", "wait", "step-back"), ""
    ),
    **dict.fromkeys(("sell", "join", "enhance", "party", "scenario", "casual", "pay", "share", "taker", "payer"), "a"),
    **dict.fromkeys(("option", "either", "wear", "used-up", "open", "discard", "difficulty"), "a"),
    **dict.fromkeys(("play", "new", "sticker"), "ab"),
}
ASKED_FOR = {
    *("heal", "affect", "kill", "charm", "refresh-ally", "recover-ally", "command", "lasting", "summon", "trap"),
    *("total", "result", "monster-summon", "monster-trap", "monster-way", "monster-target", "monster-heal"),
    *("monster-element", "spawn", "standee", "pay", "share", "ally-item", "enemy-element"),
}


# What stands in the code


def trees() -> Iterator[ast.AST]:
    for path in CODE:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def verbs() -> dict[str, set[str]]:
    """The verbs of options with the letters of their objects: keys of dicts, and f-strings that begin `verb:{`."""
    found = {verb: set(objects) for verb, objects in PASSED_ON.items()}
    for node in trees():
        if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
            head = re.fullmatch(r"([a-z]+):(?:sign-)?", str(first.value))
            if head:
                objects = sum(isinstance(part, ast.FormattedValue) for part in node.values)
                found.setdefault(head[1], set()).update("abcd"[:objects])
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Choose":
            keys = [each for part in ast.walk(node) if isinstance(part, ast.Dict) for each in part.keys]
            for each in keys:
                if isinstance(each, ast.Constant):
                    found.setdefault(str(each.value), set())
    return found


def questions() -> set[str]:
    calls = [node for node in trees() if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Choose"]
    return ASKED_FOR | {str(call.args[1].value) for call in calls if isinstance(call.args[1], ast.Constant)}


def used() -> dict[str, set[str]]:
    """Every message of a running game, but for refusals, with the fields it gets."""
    found = {event.kind: set(event.fields) for event in EVENTS}
    found |= {f"{event.kind}.unseen": set(event.open) for event in EVENTS if event.secret}
    found |= {f"ask-{kind}": set() for kind in questions()}
    return found | {f"do-{verb}": objects for verb, objects in verbs().items()}


def test_events_questions_and_options_have_both_languages_and_use_only_what_they_get() -> None:
    assert {"item", "buy", "never", "from", "sign", "go", "burn", "accept", "all"} <= set(verbs())
    assert missing_texts(TEXTS, used(), GAME.face.numbers()) == []


def test_no_help_uses_what_its_option_does_not_get() -> None:
    helped = {key: used()[key.removesuffix(".help")] for key in messages(TEXTS, "en") if key.endswith(".help")}
    assert helped
    assert missing_texts(TEXTS, helped) == []


def test_no_sentence_is_left_over() -> None:
    """`no-` is tested with the refusals."""
    ours = {key for key in messages(TEXTS, "en") if key.startswith(("ask-", "do-")) and not key.endswith(".help")}
    assert sorted(ours - {fluent_id(key) for key in used()}) == []


# What the sentences say


class Seen(Visitor):
    """The words of a message, and what its selectors look for."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.keys: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.words.append(node.value)

    def visit_Variant(self, node: Variant) -> None:
        if isinstance(node.key, Identifier):
            self.keys.append(node.key.name)
        self.generic_visit(node)


@cache
def seen(lang: str) -> dict[str, Seen]:
    found: dict[str, Seen] = {}
    for folder in (OURS, TEXTS):
        for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found[entry.id.name] = Seen()
                found[entry.id.name].visit(entry)
    return found


def ids() -> set[str]:
    return {fluent_id(key).partition(".")[0] for key in used()}


def test_russian_sentences_have_no_latin_letters() -> None:
    faults = {id_: words for id_ in ids() if re.search("[A-Za-z]", words := "".join(seen("ru")[id_].words))}
    assert faults == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_looks_for_an_id_that_has_a_name(lang: str) -> None:
    """A field with a name is its name by then: `[wound]` would never be met."""
    faults = {id_: named for id_ in ids() if (named := [key for key in seen(lang)[id_].keys if key in names()])}
    assert faults == {}


# Names


def test_everything_has_a_name_in_both_languages() -> None:
    wanted = [f"{type_}-{number}" for type_ in bestiary.types() for number in (1, bestiary.statistics(type_).standees)]
    wanted += [*classes(), *equipment.goals(), *(item.id for item in equipment.items().values())]
    wanted += [f"sign-{sign}" for sign in SIGNS]
    wanted += ["decoy-1", "rat-swarm-2", "mystic-ally-1", "skeleton-1", "scenario-2", "scenario-55", "perk-brute-3"]
    assert [thing for thing in wanted if thing not in names()] == []
    assert [thing for thing, words in names().items() if set(words) != set(LANGUAGES) or not all(words.values())] == []


def test_russian_names_have_no_latin_letters() -> None:
    faults = {thing: words["ru"] for thing, words in names().items() if re.search("[A-Za-z]", words["ru"])}
    assert faults == {}


@pytest.mark.parametrize(
    ("thing", "english", "russian"),
    [
        ("bandit-guard-3", "Bandit Guard 3", "Разбойник-страж 3"),
        ("captain-of-the-guard-1", "Captain of the Guard", "Капитан стражи"),
        ("ability-archer-1", "Move -1; Attack -1; Trap", "Движение -1; Атака -1; Ловушка"),
        ("perk-brute-2", "replace [-1] by [+1]", "заменить [-1] на [+1]"),
        ("perk-brute-5", "add 3 × [rolling PUSH 1]", "добавить 3 × [дополнительно ОТТОЛКНУТЬ 1]"),
        ("perk-brute-11", "ignore the penalties of items; add [+1]", "не действуют штрафы предметов; добавить [+1]"),
        ("sadist", "Sadist (kill at least 5 monsters)", "Садист (монстров убито не меньше 5)"),
        ("scenario-2", "#2 Barrow Lair", "№ 2 «Логово в кургане»"),
        ("abilities-guard", "ability deck (Guards)", "колода способностей (Стражи)"),
        ("curse-monsters", "CURSE", "ПРОКЛЯТИЕ"),
    ],
)
def test_a_name_says_what_a_thing_is(thing: str, english: str, russian: str) -> None:
    assert names()[thing]["en"].startswith(english)
    assert names()[thing]["ru"].startswith(russian)


# Whole games


@cache
def played(seed: int, scenario: int, players: int, levels: str) -> tuple[Match[World], frozenset[tuple[str, str]]]:
    """A random game, with all questions and answers."""
    chance = random.Random(seed)
    terms = GAME.terms(players, scenario=scenario, perks=1, levels=levels)
    match: Match[World] = Match(GAME, terms, seed.to_bytes(16, "big"), Keep.JOURNAL)
    answered = set()
    while match.asked:
        choice = chance.choice(match.asked)
        if choice.says and chance.random() < 0.1:
            match.answer(choice.seat, chance.choice(list(choice.says)))
            continue
        key = choice.key_at(chance.randrange(len(choice.options)))
        if choice.kind != "cards":
            bold = [each for each in choice.options if each.partition(":")[0] in FORWARD]
            key = chance.choice(bold or [key])
        answered.add((choice.kind, key))
        match.answer(choice.seat, key)
    return match, frozenset(answered)


def faults_of(lines: Iterator[str], lang: str) -> list[str]:
    """Lines with a raw id, a gap, or (in Russian) a Latin word; hexes are A1."""
    words = re.compile(r"[A-Za-z]{2,}" if lang == "ru" else r"\bNone\b")
    return [line for line in lines if RAW_ID.search(line) or re.search(r"[{}_]|  | [.,]", line) or words.search(line)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "scenario", "players", "levels"), GAMES)
def test_a_whole_log_reads_without_a_raw_id(seed: int, scenario: int, players: int, levels: str, lang: str) -> None:
    match, _ = played(seed, scenario, players, levels)
    texts = Texts(GAME, lang, dict(enumerate(PLAYERS[lang])))
    told = [texts.event(event.seen_by(seats)) for event in match.events for seats in (0, 1, 15)]
    assert len(told) > 100
    assert faults_of(iter(told), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "scenario", "players", "levels"), GAMES)
def test_all_questions_and_options_read_without_a_raw_id(
    seed: int, scenario: int, players: int, levels: str, lang: str
) -> None:
    _, answered = played(seed, scenario, players, levels)
    texts = Texts(GAME, lang, dict(enumerate(PLAYERS[lang])))
    told = [said for kind, key in answered for said in (texts.question(kind), texts.option(key), texts.help(key))]
    assert faults_of(iter(told), lang) == []


def test_an_attack_is_told_with_all_its_terms() -> None:
    match, _ = played(*GAMES[0])
    texts = {lang: Texts(GAME, lang) for lang in LANGUAGES}
    hit = next(event for event in match.events if event.kind == "hit" and event.data["damage"])
    hit.data |= {"value": 3, "bonus": 1, "cards": ["+1", "rolling stun"], "result": 5, "shield": 2, "damage": 3}
    hit.data |= {"attacker": "brute", "target": "living-bones-3"}
    assert texts["en"].event(hit) == (
        "Brute → Living Bones 3: attack 3 + bonus 1, cards (+1, rolling STUN) = 5, shield 2: 3 damage."
    )
    assert texts["ru"].event(hit) == (
        "Дикарь → Ожившие кости 3: атака 3 + бонус 1, карты (+1, дополнительно ОГЛУШЕНИЕ) = 5, щит 2: урон 3."
    )
