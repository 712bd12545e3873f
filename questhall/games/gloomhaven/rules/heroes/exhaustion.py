"""EXH: a character is out of hit points or out of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.games.gloomhaven.rules.combat.harm import is_down
from questhall.games.gloomhaven.rules.heroes.cards import is_out_of_cards
from questhall.games.gloomhaven.state import Figure, Hero


def is_due(hero: Hero, figure: Figure) -> bool:
    """Below 1 hit point, at any moment; once only.  GH-EXH-01"""
    return is_down(figure) and not hero.exhausted


def exhaust(hero: Hero) -> None:
    """All its cards are lost and it takes no further part; its coins and XP stay with it.

    GH-EXH-02, GH-EXH-03, GH-EXH-06
    """
    for pile in (hero.hand, hero.played, hero.discard, [lasting.card for lasting in hero.active]):
        hero.lost += pile
    hero.hand, hero.played, hero.discard, hero.active = [], [], [], []
    hero.exhausted, hero.resting = True, False


def start_round(heroes: Iterable[Hero]) -> list[Hero]:
    """At the start of a round whoever can neither play nor rest is exhausted; who was.  GH-CARD-04, GH-EXH-02"""
    spent = [hero for hero in heroes if not hero.exhausted and is_out_of_cards(hero)]
    for hero in spent:
        exhaust(hero)
    return spent


def figures_left(figures: Sequence[Figure], hero: Hero) -> list[Figure]:
    """The map without an exhausted character and the creatures it summoned.  GH-EXH-03, GH-EXH-04, GH-SUMMON-04"""
    job = hero.sheet.job
    return [figure for figure in figures if not _belongs(figure, job)]


def _belongs(figure: Figure, job: str) -> bool:
    return (figure.kind == "character" and figure.name == job) or (figure.kind == "summon" and figure.owner == job)


def everybody_exhausted(heroes: Iterable[Hero]) -> bool:
    """The scenario is lost; with permanent death the dead are out as well.  GH-EXH-05, GH-VAR-PD-01"""
    return all(hero.exhausted or hero.sheet.dead for hero in heroes)


def characters_counted(heroes: Sequence[Hero]) -> int:
    """The number of characters for monster labels: the exhausted count too.  GH-EXH-07, GH-SCEN-08, GH-IX-13"""
    return len(heroes)
