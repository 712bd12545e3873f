"""The table as text for the terminal, in the reader's language."""

from __future__ import annotations

from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, JOBS, RACES
from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.face.words import about
from questhall.games.rollplayer.position import die_text, row_text
from questhall.games.rollplayer.rules.gold import supply
from questhall.games.rollplayer.rules.scoring import goal_values, score
from questhall.games.rollplayer.rules.sheet import ScoreLine, sheet, written
from questhall.games.rollplayer.rules.solo import rank
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Seat
from questhall.kernel.texts import Texts

AREAS = ("weapons", "armour", "traits", "skills")


def board(view: World, texts: Texts) -> str:
    """Round, initiative, market, then every hero; at the end the score sheets."""
    parts = [head(view, texts)]
    if view.coins:
        parts += [initiative(view, texts), market(view, texts)]
    if view.hand:
        parts.append(f"{texts.say('board-dice')}: {' '.join(die_text(die, letters(texts)) for die in view.hand)}")
    parts += choices(view, texts)
    for seat, hero in enumerate(view.heroes):
        parts.append("\n" + hero_board(view, seat, hero, texts))
        if view.over:
            parts.append(sheet_text(view, seat, texts))
    return "\n".join(parts)


def choices(view: World, texts: Texts) -> list[str]:
    """While boards or classes are chosen: what each of them offers."""
    if not all(hero.race for hero in view.heroes):
        return [f"  {texts.name(race)}: {modifiers(race, texts)}" for race in RACES]
    if not all(hero.job for hero in view.heroes):
        return [f"  {texts.name(job)}: {goals(job, texts)}. {about(job, texts)}" for job in JOBS]
    return []


def modifiers(race: str, texts: Texts) -> str:
    changes = zip(ATTRIBUTES, RACES[race].modifiers, strict=True)
    return ", ".join(f"{texts.name(name)} {change:+d}" for name, change in changes if change) or "--"


def goals(job: str, texts: Texts) -> str:
    wanted = zip(ATTRIBUTES, JOBS[job].goals, strict=True)
    return ", ".join(f"{texts.name(name)} {written(goal)} ({goal.stars})" for name, goal in wanted)


def head(view: World, texts: Texts) -> str:
    deck = len(view.upper) + len(view.lower)
    said = [
        texts.say("board-round", round=view.round),
        texts.say("board-first", seat=texts.seat(view.first)),
        texts.say("board-deck", deck=deck, discard=len(view.discard)),
        texts.say("board-supply", gold=supply(view)),
    ]
    if view.trash:
        said.append(texts.say("board-trash", trash=len(view.trash)))
    return " · ".join(said)


def initiative(view: World, texts: Texts) -> str:
    """`2 R5+1`: the card, its die and its coin."""
    taken = {hero.card: texts.seat(seat) for seat, hero in enumerate(view.heroes) if hero.card}
    cards = []
    for card, (die, coin) in enumerate(zip(view.pool, view.coins, strict=True), 1):
        there = die_text(die, letters(texts)) if die else taken.get(card, "--")
        cards.append(f"{card} [{there}{f' +{coin}' if coin else ''}]")
    return f"{texts.say('board-initiative')}: {'  '.join(cards)}"


def market(view: World, texts: Texts) -> str:
    """A line a card: name, arrow, price, what it does."""
    prices = {card: texts.say("coins", number=CARDS[card].price) for card in view.market}
    cards = [f"  {texts.name(card)}{arrow(card, texts)}, {prices[card]}. {about(card, texts)}" for card in view.market]
    return "\n".join([f"{texts.say('board-market')}:", *(cards or ["  --"])])


def arrow(card: str, texts: Texts) -> str:
    direction = CARDS[card].arrow
    return f" → {texts.name(direction)}" if direction else ""


def letters(texts: Texts) -> str:
    """Of the colours, in the reader's language; the first stands for no colour."""
    return f"-{texts.say('board-letters')}"


def hero_board(view: World, seat: Seat, hero: Hero, texts: Texts) -> str:
    parts = [texts.name(part) for part in (hero.race, hero.job) if part]
    who = [] if texts.seat(seat) in parts else [texts.seat(seat)]
    said = [" ".join([*who, *parts]), texts.say("board-gold", gold=hero.gold)]
    if hero.charisma:
        said.append(texts.say("board-charisma", tokens=hero.charisma))
    if hero.card:
        said.append(texts.say("board-card", card=hero.card))
    if hero.alignment:
        said.append(texts.say("board-stars", stars=score(view, seat)))
    lines = [" · ".join(said)]
    if hero.job:
        lines.append(f"  {JOBS[hero.job].ability.get(texts.lang, '')}. {about(hero.job, texts)}")
    if hero.alignment:
        lines += ["  " + story(hero, texts), *rows(hero, texts)]
    return "\n".join([*lines, *areas(hero, texts)])


def story(hero: Hero, texts: Texts) -> str:
    """The backstory, and the alignment with the cell of the token and its stars."""
    stars = ALIGNMENTS[hero.alignment].stars[hero.token]
    cell = texts.name(f"cell-{hero.token}")
    return f"{texts.name(hero.backstory)} · {texts.name(hero.alignment)}: {cell} ({stars:+d})"


def rows(hero: Hero, texts: Texts) -> list[str]:
    """`STR  R5 G6 --  11  14-15 (2)   -- W· --`: dice, value, goal with its stars, the colour the backstory wants."""
    slots, values, signs = BACKSTORIES[hero.backstory].slots, goal_values(hero), letters(texts)
    lines = []
    for row, (name, goal) in enumerate(zip(ATTRIBUTES, JOBS[hero.job].goals, strict=True)):
        dice = row_text(hero.dice, row, signs)
        wanted = " ".join(signs[slots.get(row * 3 + at, 0)] for at in range(3)).replace("-", "·")
        lines.append(f"  {texts.name(name)}  {dice}  {values[row]:>2}  {written(goal):>5} ({goal.stars})  {wanted}")
    return lines


def areas(hero: Hero, texts: Texts) -> list[str]:
    lines = []
    for area in AREAS:
        cards = [card_text(card, hero, texts) for card in getattr(hero, area)]
        if cards:
            lines.append(f"  {texts.say(f'board-{area}')}: {', '.join(cards)}")
    return lines


def card_text(card: str, hero: Hero, texts: Texts) -> str:
    return f"{texts.name(card)} ({texts.say('board-used')})" if card in hero.used else texts.name(card)


def sheet_text(view: World, seat: Seat, texts: Texts) -> str:
    """The score sheet with the rule of every line."""
    lines = [line_text(line, texts) for line in sheet(view, seat)]
    total = score(view, seat)
    ending = f", {texts.name(rank(total))}" if len(view.heroes) == 1 else ""
    return "\n".join([*lines, f"  {total:>3}  {texts.say('sheet-total')}{ending}"])


def line_text(line: ScoreLine, texts: Texts) -> str:
    return f"  {line.stars:>3}  {texts.say(f'sheet-{line.kind}', **line.numbers)} [{line.rule}]"
