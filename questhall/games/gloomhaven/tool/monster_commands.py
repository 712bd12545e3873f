"""The command `monster` of `questhall gloomhaven`: a type's statistics and its ability deck."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.monster_cards import Section, StatisticsCard
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.monster_lines import special_lines
from questhall.games.gloomhaven.face.names import name_of
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.scenario.levels import FEWEST, HIGHEST, LOWEST, MOST
from questhall.games.gloomhaven.tool.map_commands import Language

BAD_INPUT = 2
LIKELY, HOW_MANY = 0.5, 4
DASH = "-"


def register(app: typer.Typer) -> None:
    """Add the command to the Gloomhaven commands."""
    app.command("monster")(show_monster)


def show_monster(
    name: Annotated[
        list[str], typer.Argument(metavar="NAME", help="A monster, such as bandit-guard; Russian will do.")
    ],
    level: Annotated[int | None, typer.Option(min=LOWEST, max=HIGHEST, help="Only this level.")] = None,
    players: Annotated[int | None, typer.Option(min=FEWEST, max=MOST, help="Characters, for formulas with C.")] = None,
    lang: Annotated[Language, typer.Option(help="Language of the table.")] = Language.en,
) -> None:
    """Show a monster's statistics and its ability cards."""
    type_, speaker = find(" ".join(name)), Speaker(lang.value)
    if type_ is None:
        typer.echo(unknown(" ".join(name), speaker), err=True)
        raise typer.Exit(BAD_INPUT)
    card = bestiary.statistics(type_)
    console = Console(highlight=False)
    for line in heading(card, speaker, players):
        console.print(line, soft_wrap=True)
    console.print(statistics_table(card, speaker, level, players))
    for line in special_lines(card, speaker, level):
        console.print(line, soft_wrap=True)
    console.print(deck_title(card, speaker), soft_wrap=True)
    console.print(deck_table(card, speaker))


def find(name: str) -> str | None:
    """A type by its name in either language, capitals, hyphens and ё aside."""
    wanted = _plain(name)
    return next((type_ for type_ in bestiary.types() if wanted in _names(type_)), None)


def _names(type_: str) -> tuple[str, ...]:
    return (_plain(type_), *(_plain(name_of(type_, lang)) for lang in LANGUAGES))


LANGUAGES: tuple[Lang, ...] = ("en", "ru")


def _plain(name: str) -> str:
    """Capitals, hyphens and the two ways to write one Russian letter make no difference."""
    return name.casefold().replace("-", " ").replace("ё", "е").strip()


def unknown(name: str, speaker: Speaker) -> str:
    """A complaint with the names most like it."""
    spoken = {said: type_ for type_ in bestiary.types() for said in _names(type_)}
    near = get_close_matches(_plain(name), spoken, HOW_MANY, LIKELY)
    found = list(dict.fromkeys(spoken[said] for said in near))
    meant = ", ".join(type_ if speaker.lang == "en" else name_of(type_, speaker.lang) for type_ in found)
    return speaker.say("unknown-meant", name=name, meant=meant) if meant else speaker.say("unknown", name=name)


def heading(card: StatisticsCard, speaker: Speaker, players: int | None) -> Iterator[str]:
    """What is true of the type at every level."""
    kind = "named" if card.like else "boss" if card.specials else "other"
    name = name_of(card.type, speaker.lang)
    yield speaker.say("title", name=name[:1].upper() + name[1:], kind=kind)
    if card.like:
        yield speaker.say("like", name=name_of(card.like, speaker.lang))
    else:
        yield speaker.say("standees", x=card.standees)
    if card.flying:
        yield speaker.say("flying")
    if card.immune:
        yield speaker.say(
            "immune", what=", ".join(speaker.say("effect", kind=one, x="").strip() for one in card.immune)
        )
    for letter, what in card.letters.items():
        yield speaker.say("letter", letter=letter, what=what[speaker.lang])
    if players is not None and any("C" in each.hit_points for lines in card.sections.values() for each in lines):
        yield speaker.say("characters", x=players)


def statistics_table(card: StatisticsCard, speaker: Speaker, level: int | None, players: int | None) -> Table:
    """A row a level and rank."""
    columns = ("level", "rank", "hit-points", "move", "attack", "range", "traits")
    table = Table(*(speaker.say("heading", column=column) for column in columns))
    for at in range(bestiary.LEVELS) if level is None else [level]:
        for rank, lines in card.sections.items():
            traits = ", ".join(speaker.traits(lines[at].traits))
            kind = speaker.say("rank", rank="none" if card.like else rank)
            table.add_row(str(at), kind, *_values(lines[at], players), traits)
    return table


def _values(section: Section, players: int | None) -> tuple[str, ...]:
    def worked_out(formula: str) -> str:
        known = players is not None and not set("XV") & set(formula)
        return str(amount(formula, players)) if known and players else formula

    move, reach = (str(value) if value else DASH for value in (section.move, section.range))
    return worked_out(section.hit_points), move, worked_out(section.attack), reach


def deck_table(card: StatisticsCard, speaker: Speaker) -> Table:
    """The ability cards in the order of their initiative."""
    table = Table(*(speaker.say("heading", column=column) for column in ("initiative", "actions")), show_lines=True)
    for each in bestiary.deck(card.deck):
        mark = f" ({speaker.say('shuffle')})" if each.shuffle else ""
        table.add_row(f"{each.initiative}{mark}", "\n".join(speaker.entries(each.entries)))
    return table


def deck_title(card: StatisticsCard, speaker: Speaker) -> str:
    """Who acts by these cards.  GH-INIT-08, GH-BOSS-01"""
    if card.deck == bestiary.BOSS_DECK:
        return speaker.say("deck-bosses")
    cards = [
        other for other in map(bestiary.statistics, bestiary.types()) if other.deck == card.deck and not other.like
    ]
    if len(cards) == 1:
        return speaker.say("deck")
    return speaker.say("deck-shared", types=", ".join(name_of(other.type, speaker.lang) for other in cards))
