"""A deterministic, careful player for whole games, and the story of such a game as text.

    python -m tests.games.prophecy.golden --write

plays the games of SEEDS and writes them to `golden/`.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from questhall.games.prophecy import odds
from questhall.games.prophecy.bots import worth
from questhall.games.prophecy.content.cards import CARDS, FOES, ITEMS, OPPORTUNITIES, SPOT
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.rules import decks
from questhall.games.prophecy.state import Battle, Side
from questhall.kernel import Choose, Keep, Match
from questhall.kernel.texts import Texts
from tests.games.prophecy.positions import Table

LONGEST = 6_000
SEEDS = {2: 27, 3: 37, 5: 14}  # short games; those of 2 and 3 players come to a Final Battle
EAGER = (
    "learn",
    "new-character",
    "buy",
    "visit",
    "keep",
    "take-artifact",
    "brew",
    "fish",
    "wish",
    "repair",
    "blessing",
    "recharge",
    "heal",
)


def careful(players: int, seed: int, keep: Keep = Keep.NOTHING, **settings: Any) -> Table:
    """A game of players who fight what they can beat and grow towards the planes."""
    match = Match(GAME, GAME.terms(players, **settings), seed.to_bytes(4, "big"), keep)
    chooser = random.Random(seed)
    while match.asked and match.count < LONGEST:
        choice = match.asked[0]
        match.answer(choice.seat, best(match, choice, chooser))
    return match


def best(match: Table, choice: Choose, chooser: random.Random) -> str:
    scored = [(score(match, choice.seat, key) + chooser.random() * 0.05, key) for key in choice.options]
    return max(scored)[1]


def score(match: Table, seat: int, key: str) -> float:
    """A rough liking of an option."""
    verb, *words = key.split(":")
    state = match.state
    hero = state.heroes[seat]
    if verb == "fight":
        return chance(match, seat, words[0], words[1])
    if verb in ("walk", "horse", "ship", "gate", "go", "wizard"):
        return journey(match, seat, words[-1]) - (0.05 if verb != "walk" else 0)
    if verb == "stay":
        return 0.1
    if verb == "assault":
        return assault(match, seat, int(words[0][-1]) - 1)
    if verb == "attack":
        rival = state.heroes[int(words[0]) - 1]
        edge = worth.hero(hero) - worth.hero(rival)
        return 0.5 + edge / 40 if words[1] == "strength" else 0.2 + edge / 60
    if verb in ("wield", "wield-both"):
        return sum(0.2 + sum(b.amount for b in ITEMS[word].text.bonuses) for word in words)
    if verb in ("cast", "enchant", "pay", "throw", "read"):
        return 0.6 if hero.mana > 1 else 0.1
    if verb == "sell":
        return 0.3 if not CARDS[words[0]].text.bonuses else -1
    if verb in ("heal", "mana", "buy-health", "buy-mana"):
        return 0.6 + 0.05 * int(words[0])
    if verb in ("use", "block", "agree", "accept-gift", "riddle"):
        return 0.7
    if verb in ("work", "dirty-work", "train", "instead"):
        return 0.25 if hero.health > 2 else -0.5
    if verb in ("discard", "hand-over", "forget", "collect"):
        return -worth.item(words[0]) if words[0] in ITEMS else -worth.skill(words[0])
    if verb == "take":
        return worth.item(words[0])
    return 0.9 if verb.startswith(EAGER) else 0.3


def chance(match: Table, seat: int, foe: str, kind: str, plane: int = -1) -> float:
    """The chance to win with the best thing at hand."""
    hero = match.state.heroes[seat]
    hands = [[], *([item] for item in hero.items if "weapon" in ITEMS[item].tags)]
    battles = [Battle(seat, kind, foe, place=hero.at, plane=plane, mine=Side(gear=hand)) for hand in hands]
    return max(float(odds.battle_odds(match.state, battle).win) for battle in battles)


def journey(match: Table, seat: int, place: str) -> float:
    """What waits there: beatable creatures are welcome, others not; wounds call for a healer."""
    hero, at = match.state.heroes[seat], SPOT[place]
    value = 0.2
    for foe in decks.creatures_at(match.state, at):
        value += max(chance(match, seat, foe, kind) for kind, _ in FOES[foe].kinds) - 0.55
    value += 0.3 * sum(
        card in OPPORTUNITIES
        for card, spot, seen in zip(match.state.land.cards, match.state.spots, match.state.land.seen, strict=True)
        if spot == at and seen == -1
    )
    if place in ("monastery", "forest-camp"):
        value += 0.25 * hero.wounds
    if place in ("magic-tower", "enchanted-wilderness"):
        value += 0.1 * hero.spent
    return value + (0.04 * hero.xp if place in ("fortress", "thieves-guild", "monastery") else 0)


def assault(match: Table, seat: int, plane: int) -> float:
    state = match.state
    foe = state.lesser.cards[plane] or state.greater.cards[plane]
    pile = state.lesser if state.lesser.cards[plane] else state.greater
    if pile.seen[plane] != -1:
        strong = worth.hero(state.heroes[seat])
        return 0.9 if strong > 30 else -1
    return max(chance(match, seat, foe, kind, plane) for kind, _ in FOES[foe].kinds) * 1.4


def told(players: int) -> str:
    """Every answer and event of a game, in words."""
    match = careful(players, SEEDS[players], Keep.JOURNAL, short=players == 5)
    texts = Texts(GAME, "en")
    rows = [texts.event(event.seen_by(0)) for event in match.events]
    rows += ["", f"{match.count} answers, {match.state.rounds} rounds", GAME.face.board(match.view(), texts)]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("this overwrites the golden playthroughs: say --write, and review the difference")
    for count in (2, 3, 5):
        path = Path(__file__).parent / "golden" / f"{count}-players.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(told(count), encoding="utf-8")
        print(path.name, len(path.read_text(encoding="utf-8").splitlines()), "lines")
