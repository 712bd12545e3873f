"""The command `attack` of `questhall gloomhaven`: what one attack may come to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.texts import say
from questhall.games.gloomhaven.odds import Chances, at_least, damage_chances, mean
from questhall.games.gloomhaven.rules.combat.draws import Fortune, fortune
from questhall.games.gloomhaven.rules.combat.modifiers import (
    ADDED,
    BLESS,
    CHARACTER_CURSE,
    CURSES_IN_A_POOL,
    read_card,
    standard_cards,
)
from questhall.games.gloomhaven.state import ModifierDeck
from questhall.games.gloomhaven.tool.map_commands import Language
from questhall.kernel import Pile
from questhall.kit.content import BadWord

BAD_INPUT = 2
MOST_BLESSINGS = 10
TIMES = re.compile(r"(?:(?P<count>\d{1,2}) \* )?(?P<card>.+)")
HEADINGS = ("damage", "chance", "at-least")


class DamageChance(msgspec.Struct, frozen=True):
    """One row of the answer; chances as exact fractions and as numbers."""

    damage: int
    chance: float
    exact: str
    at_least: float


class Forecast(msgspec.Struct, frozen=True):
    """What `attack --json` prints."""

    mean: float
    damage: tuple[DamageChance, ...]


def register(app: typer.Typer) -> None:
    app.command("attack")(attack)


def attack(
    value: Annotated[int, typer.Argument(min=0, max=99, help="Attack X, with the attacker's bonuses.")],
    shield: Annotated[int, typer.Option(min=0, max=99, help="The target's shield.")] = 0,
    pierce: Annotated[int, typer.Option(min=0, max=99, help="PIERCE of the attack.")] = 0,
    poison: Annotated[bool, typer.Option("--poison", help="The target is poisoned.")] = False,
    advantage: Annotated[bool, typer.Option("--advantage", help="The attack has advantage.")] = False,
    disadvantage: Annotated[bool, typer.Option("--disadvantage", help="The attack has disadvantage.")] = False,
    add: Annotated[
        list[str] | None, typer.Option(help="A card more in the deck: '+1', 'rolling +1 stun', '2 * rolling push 1'.")
    ] = None,
    remove: Annotated[list[str] | None, typer.Option(help="A card less: '-1', '4 * +0'.")] = None,
    bless: Annotated[int, typer.Option(min=0, max=MOST_BLESSINGS, help="Bless cards in the deck.")] = 0,
    curse: Annotated[int, typer.Option(min=0, max=CURSES_IN_A_POOL, help="Curse cards in the deck.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[Language, typer.Option(help="Language of the table.")] = Language.en,
) -> None:
    """The exact chances of every damage one attack may deal, by the cards that the deck still holds."""
    try:
        cards = deck_with(add or [], remove or [], bless, curse)
    except BadWord as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
    how = fortune(advantage, disadvantage)
    chances = damage_chances(value + poison, ModifierDeck(Pile.of(cards)), how, shield, pierce)
    if as_json:
        typer.echo(msgspec.json.encode(forecast(chances)).decode())
    else:
        _print(chances, len(cards), how, lang.value)


def deck_with(add: Iterable[str], remove: Iterable[str], bless: int, curse: int) -> list[str]:
    """The standard deck with what perks, items, blessings and curses made of it."""
    cards = [*standard_cards(), *([BLESS] * bless), *([CHARACTER_CURSE] * curse)]
    for text in add:
        cards += _times(text)
    for text in remove:
        for card in _times(text):
            if card not in cards:
                raise BadWord(card, "the deck has no such card (left)")
            cards.remove(card)
    if not any(not read_card(card).rolling for card in cards):
        raise BadWord("--remove", "a deck needs a card that is not rolling")
    return cards


def _times(text: str) -> list[str]:
    """`2 * rolling push 1` as two cards; a card that cannot be read is refused."""
    match = TIMES.fullmatch(text.strip())
    if not match:
        raise BadWord(text, "expected a card such as '+1' or '2 * rolling push 1'")
    card = match["card"].removesuffix(f" {ADDED}")
    read_card(card)
    return [card] * int(match["count"] or 1)


def forecast(chances: Chances) -> Forecast:
    lines = (
        DamageChance(hit, float(likely), str(likely), float(at_least(chances, hit))) for hit, likely in chances.items()
    )
    return Forecast(float(mean(chances)), tuple(lines))


def _print(chances: Chances, cards: int, how: Fortune, lang: Lang) -> None:
    table = Table(*(say(lang, f"attack-{heading}") for heading in HEADINGS))
    for hit, likely in chances.items():
        table.add_row(str(hit), _percent(likely), _percent(at_least(chances, hit)))
    console = Console(highlight=False)
    console.print(table)
    console.print(say(lang, "attack-closing", mean=f"{float(mean(chances)):.2f}", cards=cards, how=how.value))


def _percent(likely: Fraction) -> str:
    return f"{float(likely) * 100:.1f} %"
