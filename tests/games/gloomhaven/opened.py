"""Any of the maps with every room open, at a character's turn: for those who draw it."""

from __future__ import annotations

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.dungeon import Dungeon, dungeon
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.monsters.ability_decks import stream
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster
from questhall.games.gloomhaven.rules.play.entering import trap_of
from questhall.games.gloomhaven.state import AbilityDeck, World
from questhall.kernel import Keep, Match, Pile
from tests.games.gloomhaven.play import a_turn

JOBS = ("brute", "spellweaver", "cragheart", "scoundrel")
SEATS = {f"{column}{row}": job for column, row, job in zip("EFG", (9, 9, 9), JOBS[1:], strict=True)}
MOST = 10  # standees of a type
LEVEL = 1


def opened(number: int, card: str = "trample") -> Match[World]:
    """Four characters on the starting hexes of a map, its monsters, everything that lies there."""
    w = a_turn("brute", card, friends=SEATS).match.state
    lair = dungeon(number)
    w.scenario = number
    w.rooms, w.doors, w.locked = list(range(len(lair.rooms))), sorted(lair.doors), []
    w.figures = [each for each in w.figures if each.kind == "character"]
    for each, cell in zip(w.figures, lair.starts, strict=False):
        each.cell = cell
    stand_monsters(w, lair)
    lay_out(w, lair)
    terms = GAME.terms(len(JOBS), scenario=1, party=",".join(JOBS), level=LEVEL)
    return Match(GAME, terms, b"gloomhaven tests", Keep.JOURNAL, state=w)


def stand_monsters(w: World, lair: Dungeon) -> None:
    counts: dict[str, int] = {}
    for spot, rank in lair.map.monsters_for(len(JOBS)):
        counts[spot.name] = counts.get(spot.name, 0) + 1
        if counts[spot.name] > MOST:
            continue
        monster = make_monster(bestiary.statistics(spot.name), rank, counts[spot.name], LEVEL, len(JOBS))
        monster.cell = lair.whole.cell(spot.hex)
        w.figures.append(monster)
    w.abilities.revealed = {}
    w.standees.left |= {type_: [] for type_ in counts}
    for name in {bestiary.statistics(type_).deck for type_ in counts}:
        cards = [each.id for each in bestiary.deck(name)]
        w.abilities.decks[name] = AbilityDeck(Pile.of(cards, kind=stream(name)), Pile(kind=stream(name)))


def lay_out(w: World, lair: Dungeon) -> None:
    w.obstacles, w.traps, w.coins, w.treasures = [], {}, {}, {}
    for piece in lair.map.ground:
        cells = [lair.whole.cell(hex_) for hex_ in piece.hexes]
        if piece.kind == "obstacle":
            w.obstacles.append(cells)
        elif piece.kind == "trap":
            w.traps |= dict.fromkeys(cells, trap_of(w, piece.name))
        elif piece.kind == "coin":
            w.coins |= dict.fromkeys(cells, int(piece.value))
        elif piece.kind == "treasure":
            w.treasures |= dict.fromkeys(cells, piece.value)
