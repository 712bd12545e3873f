"""Prophecy declares itself: players, settings, state, events, texts; its rules are in rules/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from questhall.games.prophecy import bot
from questhall.games.prophecy.bots import worth
from questhall.games.prophecy.content.cards import (
    ARTIFACTS,
    CARDS,
    CHANCE,
    CHARACTERS,
    FOES,
    ITEMS,
    OPPORTUNITIES,
    RING,
    SKILLS,
)
from questhall.games.prophecy.events import EVENTS
from questhall.games.prophecy.face import hints, printed, terminal
from questhall.games.prophecy.rules import battle, chancecards, dice, final, picks, rounds, setup, trade, turn
from questhall.games.prophecy.rules.common import M, artifacts
from questhall.games.prophecy.state import (
    PLANES,
    Bargain,
    Battle,
    Draft,
    Dream,
    Field,
    Lesson,
    Pick,
    Ready,
    Roll,
    Round,
    Trim,
    Turn,
    World,
)
from questhall.kernel import Face, Flow, Game, Race, Refusal, Result, Seat, Seen, Setting, Terms, Words
from questhall.kernel.texts import Texts

STEPS: dict[type[Any], Any] = {
    Ready: setup.shuffle,
    Draft: setup.draft,
    Dream: chancecards.reveal_in_plane,
    Lesson: chancecards.choose_guild,
    Turn: turn.step,
    Battle: battle.step,
    Roll: dice.step,
    Pick: picks.step,
    Trim: rounds.trim,
    Field: final.choose_field,
    Bargain: trade.step,
    Round: rounds.step_round,
}


class ProphecyFace(Face[World]):
    Hints = hints.Hints
    Printed = printed.Printed

    def names(self) -> Mapping[str, Words]:
        return NAMED

    def board(self, view: World, texts: Texts) -> str:
        return terminal.board(view, texts)

    def printed(self, texts: Sequence[Texts]) -> printed.Printed:
        return printed.printed(texts)

    def hints(self, view: World, seats: Sequence[Seat]) -> hints.Hints:
        return hints.hints(view, seats)


class Prophecy(Game[World]):
    id = "prophecy"
    name = {"en": "Prophecy", "ru": "Пророчество"}
    players = range(2, 6)
    settings = (
        Setting(
            "short",
            {"en": "Two artifacts win, no Final Battle", "ru": "Победа с двумя артефактами, без Финального Сражения"},
        ),
        Setting("apocalypse", {"en": "Apocalypse", "ru": "Апокалипсис"}),
        Setting("teams", {"en": "Two teams of two", "ru": "Две команды по двое"}),
        Setting("trade", {"en": "Trade between players", "ru": "Торговля между игроками"}),
        Setting("edition", {"en": "Chance deck", "ru": "Колода Случаев"}, ("second", "first")),
    )
    rules_version = 2  # values balanced in the lab
    state = World
    events = EVENTS
    texts = Path(__file__).parent / "texts"
    search = Race(  # a few answers through four rounds, the house bot playing on for all
        house=True,
        shortlist=bot.shortlist,
        pace=worth.rounds,
        horizon=4,
        futures=16,
        doubt=1.0,
    )
    seat_parts = {"attack": 0, "trade": 0, "steal": 1, "rot": 1}
    face = ProphecyFace()

    def new(self, terms: Terms) -> World:
        return setup.new_world(terms)

    def step(self, m: M) -> Flow | None:
        task = m.state.agenda[-1]
        flow: Flow | None = STEPS[task.__class__](m, task)
        return flow

    def cannot_set_up(self, terms: Terms) -> Refusal | None:
        """Teams are two of two.  PR-VAR-TEAM-01"""
        if terms["teams"] and terms.players != 4:
            return Refusal("teams", "PR-VAR-TEAM-01", {"players": terms.players})
        if terms["short"] and terms["apocalypse"]:
            return Refusal("variants", "PR-VAR-SHORT-01")
        return None

    def team(self, terms: Terms, seat: Seat) -> int:
        """Partners sit opposite each other.  PR-VAR-TEAM-01"""
        return seat % 2 if terms.settings.get("teams") else seat

    def result(self, state: World) -> Result:
        """The king wins, with a partner if there is one; the artifacts are the score.  PR-TERM-18, PR-VAR-TEAM-02"""
        scores = [float(len(artifacts(hero))) for hero in state.heroes]
        if state.king < 0:
            return Result([], scores)
        scores[state.king] = max(scores[state.king], 1.0)
        if not state.teams:
            return Result([state.king], scores)
        return Result([seat for seat in range(len(scores)) if seat % 2 == state.king % 2], scores)

    def components(self, state: World) -> Mapping[str, int]:
        return components(state)

    def evaluate(self, state: World, seat: Seat) -> float:
        return worth.standing(state, seat)

    def house(self, seen: Seen[World]) -> str:
        return bot.house(seen)

    def account(self, state: World, seat: Seat) -> Mapping[str, Sequence[str]]:
        """The character last played and what it had at the end, or when it left the game."""
        hero = state.heroes[seat]
        had = [hero.character, *hero.items, *hero.damaged, *hero.skills]
        if not hero.character:
            had = state.gone[seat] if state.gone else []
        return {
            "character": [card for card in had if card in CHARACTERS],
            "item": [card for card in had if card in ITEMS and card not in ARTIFACTS],
            "skill": [card for card in had if card in SKILLS],
            "artifact": [card for card in had if card in ARTIFACTS],
        }


def components(state: World) -> Counter[str]:
    """Every card and character, wherever it lies.  PR-COMP-02, PR-COMP-05"""
    found: Counter[str] = Counter()
    piles = (state.characters, state.chance, state.adventures, state.common, state.rare, state.land)
    for pile in (*piles, *state.hands, *state.skills, state.lesser, state.greater, state.prizes):
        found.update(pile.cards)
    lists = (state.fallen, state.past, state.graves, state.junk, state.relics, state.village, state.city, state.beaten)
    for cards in (*lists, state.dropped, state.loot, *state.offers):
        found.update(cards)
    for hero in state.heroes:
        found.update([hero.character, *hero.items, *hero.damaged, *hero.skills, *hero.kept])
    for task in state.agenda:
        if isinstance(task, Pick) and task.why == "market":
            found.update(task.cards)
    del found[""]
    return found


WORDS: dict[str, dict[str, str]] = {
    "health": {"en": "Health", "ru": "Здоровье"},
    "mana": {"en": "Mana", "ru": "Мана"},
    "strength": {"en": "Strength", "ru": "Сила"},
    "will": {"en": "Will", "ru": "Воля"},
    "gold": {"en": "gold", "ru": "Золото"},
    "xp": {"en": "experience", "ru": "Опыт"},
    "two-part": {"en": "Will, then Strength", "ru": "Воля, затем Сила"},
    "both": {"en": "Strength and Will together", "ru": "Сила и Воля вместе"},
    "shadow": {"en": "Strength, with Will in its place", "ru": "Сила, но вместо неё считается Воля"},
    "walk": {"en": "on foot", "ru": "пешком"},
    "horse": {"en": "on horseback", "ru": "верхом"},
    "ship": {"en": "by ship", "ru": "на корабле"},
    "gate": {"en": "through the gate", "ru": "через Ворота"},
    "work": {"en": "work in the City", "ru": "работа в Городе"},
    "train": {"en": "training in the Fortress", "ru": "тренировка в Крепости"},
    "dirty-work": {"en": "dirty work for the Thieves' Guild", "ru": "грязная работа для Гильдии воров"},
}
NAMED: dict[str, dict[str, str]] = {
    **WORDS,
    **{place.id: place.name for place in RING},
    **{thing.id: thing.name for group in (CHARACTERS, CHANCE, FOES, OPPORTUNITIES, CARDS) for thing in group.values()},
    **{plane: {"en": f"Astral Plane {n}", "ru": f"Астральное измерение {n}"} for n, plane in enumerate(PLANES, 1)},
}

GAME = Prophecy()
