"""What a table may bring to Roll Player: market cards, classes, backstories, alignments."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from questhall.games.rollplayer.content import (
    ALIGNMENTS,
    BACKSTORIES,
    CARDS,
    JOBS,
    Job,
    MarketCard,
    read_alignment,
    read_backstory,
    read_card,
    read_job,
)
from questhall.games.rollplayer.face.numbers import fee
from questhall.kit.content import Entry
from questhall.kit.homebrew import Workshop, kind, whole

WEAPON = """\
- id: frying-pan
  name: {en: Frying Pan, ru: Сковорода}
  rank: 1
  price: 3
  hands: 1
  power: filling a row +1 gold
"""
ARMOUR = """\
- id: oven-gloves
  name: {en: Oven Gloves, ru: Прихватки}
  rank: 1
  price: 2
  set: leather
"""
TRAIT = """\
- id: hungry
  name: {en: Hungry, ru: Голодный}
  rank: 1
  price: 3
  arrow: chaos
  score: 1 per row of one value
"""
SKILL = """\
- id: season-to-taste
  name: {en: Season to Taste, ru: Досолить}
  rank: 1
  price: 4
  arrow: good
  do: raise own die
"""
CLASS = """\
- id: cook
  name: {en: Cook, ru: Повар}
  colour: red
  goals: STR 14+ (1), DEX 16-17 (2), CON 15-16 (2), INT 14+ (1), WIS 18 (4), CHA 14-15 (2)
  ability: {en: Thrifty, ru: Бережливый}
  power: buying any -1 gold
"""
BACKSTORY = """\
- id: scullion
  name: {en: Scullion, ru: Поварёнок}
  slots: R1 K2 G3 W1 B2 P3
"""
ALIGNMENT = """\
- id: gourmet
  name: {en: Gourmet, ru: Гурман}
  good: 2 1 0
  neutral: 1 0 -1
  evil: 0 -1 -2
"""


def market_card(kind: str) -> Callable[[Entry], MarketCard]:
    """Cards of the box are numbered; these are not."""

    def read(entry: Entry) -> MarketCard:
        entry.fields["number"] = (0, entry.line)
        return whole(partial(read_card, kind=kind))(entry)

    return read


def job(entry: Entry) -> Job:
    """Sentences know one fee for an action."""
    found = read_job(entry)
    if found.power.paid_action >= 0 and found.power.fee != fee():
        raise entry.bad(found.power.fee, f"an action is paid for with {fee()} gold")
    return found


WORKSHOP = Workshop(
    "rollplayer",
    kind("weapons", CARDS, market_card("weapon"), WEAPON),
    kind("armour", CARDS, market_card("armour"), ARMOUR),
    kind("traits", CARDS, market_card("trait"), TRAIT),
    kind("skills", CARDS, market_card("skill"), SKILL),
    kind("classes", JOBS, whole(job), CLASS),
    kind("backstories", BACKSTORIES, whole(read_backstory), BACKSTORY),
    kind("alignments", ALIGNMENTS, whole(read_alignment), ALIGNMENT),
)
