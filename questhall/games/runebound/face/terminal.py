"""The table as text: the map around the hero (or all of it), the markets, every hero's sheet, the combat."""

from __future__ import annotations

from questhall.games.runebound.content.board import (
    CELL,
    CITIES,
    COLUMNS,
    GEM,
    KIND,
    NAME,
    RIVERS,
    ROADS,
    ROWS,
    SPACES,
)
from questhall.games.runebound.content.cards import ASSETS, CARDS, TOKENS
from questhall.games.runebound.face import words
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.enemies import enemy_life
from questhall.games.runebound.rules.pool import face_text
from questhall.games.runebound.rules.wounds import life
from questhall.games.runebound.state import Combat, Side, Turn, World
from questhall.kernel import UNSEEN
from questhall.kernel.texts import Texts

MARKS = {"city": "C", "settlement": "s", "shrine": "h", "fortress": "f"}
GEM_MARKS = {"combat": "!", "exploration": "?", "encounter": "&"}
REACH = 4
WIDTH = 5  # characters of a space


def board(view: World, texts: Texts) -> str:
    at = next((view.heroes[task.seat].at for task in view.agenda if isinstance(task, Turn)), -1)
    rows = [heading(view, texts), "", *(land(view, at)), texts.say("board-legend"), ""]
    for number, cards in enumerate(view.markets if any(view.markets) else []):
        rows.append(f"{texts.name(CITIES[number])}: {', '.join(goods(texts, card) for card in cards)}")
    for slot, card in enumerate(view.slots, 1):
        if card:
            rows.append(texts.say("board-story", slot=slot, card=card, place=CARDS[card].place))
    for seat in range(len(view.heroes)):
        rows += ["", *sheet(view, texts, seat)]
    return "\n".join([*rows, "", *opened(view, texts), *fight(view, texts)]).strip()


def opened(view: World, texts: Texts) -> list[str]:
    """The card that is being decided about, in words."""
    task = view.agenda[-1] if view.agenda else None
    name = "" if isinstance(task, Combat) else getattr(task, "card", "")
    return [texts.say("board-open", card=words.about(name, texts))] if name in CARDS else []


def heading(view: World, texts: Texts) -> str:
    said = texts.say("board-time", round=view.rounds, act=view.act, time=view.time)
    if view.villain >= 0:
        said += "; " + texts.say("board-villain", card=view.scenario, place=NAME[view.villain])
    for task in view.agenda:
        if isinstance(task, Turn):
            said += "; " + texts.say("board-points", seat=texts.seat(task.seat), points=task.points)
    return said


def goods(texts: Texts, card: str) -> str:
    return f"{texts.name(card)} ({ASSETS[card].price})"


def land(view: World, at: int = -1) -> list[str]:
    """The map around a space, or all of it: two lines a row, the odd columns half a space lower, all numbered."""
    rows, columns = ROWS, COLUMNS
    if at >= 0:
        row, column = map(int, NAME[at].split("-"))
        rows = range(max(0, row - REACH), min(len(ROWS), row + REACH + 1))
        columns = range(max(0, column - REACH - 2), min(len(COLUMNS), column + REACH + 3))
    lines = ["   " + "".join(str(column).ljust(WIDTH) for column in columns).rstrip()]
    for row in rows:
        for odd in (0, 1):
            line = ["   " if odd else f"{row:>2} "]
            for column in columns:
                name = f"{row}-{column}"
                if column % 2 != odd or name not in SPACES:
                    line.append(" " * WIDTH)
                else:
                    line.append(space(view, name))
            lines.append("".join(line).rstrip())
    return [line for line in lines if line]


def space(view: World, name: str) -> str:
    """`Fs!2`: forest, settlement, an open combat gem, player 2; `=` a road, `~` a river beside it."""
    cell = CELL[name]
    letter = SPACES[name]
    mark = MARKS.get(KIND.get(cell, ""), "=" if any(a == cell for a, _ in ROADS) else ".")
    gem = GEM_MARKS[GEM[cell]] if cell in GEM and cell not in view.spent else " "
    here = "".join(str(seat + 1) for seat, hero in enumerate(view.heroes) if hero.at == cell)
    here = here or ("V" if cell == view.villain else "z" if cell in view.zombies else "")
    here = here or ("~" if any(a == cell for a, _ in RIVERS) else "")
    return f"{letter}{mark}{gem}{here}".ljust(WIDTH)


def sheet(view: World, texts: Texts, seat: int) -> list[str]:
    hero = view.heroes[seat]
    if not hero.card:
        return [f"{texts.seat(seat)}: -"]
    if seat in view.eliminated:
        return [f"{texts.seat(seat)}: {texts.say('board-out')}"]
    values = {name: value(hero, name) for name in ("body", "mind", "spirit", "speed")}
    place = NAME.get(hero.at, "")
    said = texts.say(
        "board-sheet", hero=hero.card, life=life(hero) - hero.wounds, most=life(hero), gold=hero.gold,
        tokens=hero.tokens, **values
    )  # fmt: skip
    said += texts.say("board-at", place=place) if place else ""
    rows = [texts.called(seat, hero.card) + said]
    lists = {"skills": hero.skills, "assets": hero.assets, "quests": [*hero.quests, *hero.rumours]}
    lists["hand"] = [card for card in hero.hand.cards if card != UNSEEN]
    for name, cards in lists.items():
        if cards:
            rows.append(f"   {texts.say(f'board-{name}')}:")
            rows += [f"    - {words.about(card, texts)}" for card in cards]
    if any(len(pile) for pile in hero.trophies):
        counts = {pile.kind: len(pile) for pile in hero.trophies}
        rows.append("   " + texts.say("board-trophies", **counts))
    return rows


def life_left(view: World, combat: Combat, side: Side) -> str:
    """`5/8`, of an enemy as it is against this hero."""
    if side.seat >= 0:
        most, wounds = life(view.heroes[side.seat]), view.heroes[side.seat].wounds
    else:
        most, wounds = enemy_life(view, combat.card, combat.sides[0].seat), combat.wounds
    return f"{most - wounds}/{most}"


def fight(view: World, texts: Texts) -> list[str]:
    """Both pools of a combat that is going on."""
    combat = next((task for task in view.agenda if isinstance(task, Combat)), None)
    if combat is None:
        return []
    rows = [texts.say("board-combat", round=combat.round)]
    for side in combat.sides:
        name = view.heroes[side.seat].card if side.seat >= 0 else combat.card
        tokens = []
        for at, token in enumerate(side.tokens):
            shown = face_text(TOKENS[token][side.face[at]])
            tokens.append(f"({shown})" if side.where[at] else f"x2[{shown}]" if side.on[at] >= 0 else f"[{shown}]")
        rows.append(f"   {texts.name(name)} ({life_left(view, combat, side)}): {' '.join(tokens)}")
    if combat.card:
        rows.append(f"   {words.about(combat.card, texts)}")
    return rows
