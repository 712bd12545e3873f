"""Every printed component with its numbers and words: `questhall content gloomhaven`.

Events and personal quests are sealed: nobody reads them before they are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby

from questhall.games.gloomhaven.content import atlas, bestiary, equipment, hero_cards
from questhall.games.gloomhaven.content.campaign.events import EventCard, EventOption, events
from questhall.games.gloomhaven.content.campaign.quests import Quest, quests
from questhall.games.gloomhaven.content.classes import classes, classes_known, starting_classes
from questhall.games.gloomhaven.content.components import LEVEL_X, EventDeck, ItemSymbol, Job, Perk
from questhall.games.gloomhaven.content.equipment import ABOVE_PRINTED, BattleGoal, Item
from questhall.games.gloomhaven.content.hero_cards import HALVES, HeroCard
from questhall.games.gloomhaven.content.monster_cards import AbilityCard, Section, StatisticsCard
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.content.scenario_rules import Goal
from questhall.games.gloomhaven.content.scenarios import Scenario, playable, scenario
from questhall.games.gloomhaven.face.campaign.events import RewardSpeaker
from questhall.games.gloomhaven.face.campaign.town import of_text
from questhall.games.gloomhaven.face.cards import HeroSpeaker
from questhall.games.gloomhaven.face.decks import goal_asks, perk_text
from questhall.games.gloomhaven.face.items import item_text
from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.face.monster_lines import special_lines
from questhall.games.gloomhaven.face.things import names
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.campaign.prosperity import SHADED, items_of_level
from questhall.kernel import WHOLE, Component, Content, Fact
from questhall.kernel.texts import Texts

USE: dict[ItemSymbol, str] = {"": "", "rotate": "spent", "use-up": "consumed"}  # GH-ITEM-05, GH-ITEM-06
# What all things of a kind follow; the words of a card lead to more.
FOLLOWED = {
    "classes": ("GH-CHAR-01", "GH-CHAR-02"),
    "cards": ("GH-CARD-02", "GH-CARD-05", "GH-CARD-07"),
    "perks": ("GH-PERK-01",),
    "items": ("GH-ITEM-01", "GH-ITEM-04", "GH-SHOP-01"),
    "goals": ("GH-GOAL-01", "GH-GOAL-02"),
    "monsters": ("GH-MONSTAT-01", "GH-MONSTAT-02"),
    "abilities": ("GH-MONSTAT-09",),
    "scenarios": ("GH-SCEN-01", "GH-SCEN-02"),
    "events": ("GH-EVENT-02", "GH-EVENT-05"),
    "quests": ("GH-PQ-01", "GH-PQ-02"),
}
DECKS: tuple[EventDeck, ...] = ("city", "road")


def content(texts: Texts) -> Content:
    """The kinds in the order in which a player meets them."""
    return {
        "classes": lambda: [class_mat(job) for job in classes().values()],
        "cards": lambda: [hero_card(card, texts) for card in hero_cards.all_cards().values()],
        "perks": lambda: [
            perk(job, line, each, texts) for job in classes().values() for line, each in job.perks.items()
        ],
        "items": lambda: [item(each, texts) for each in equipment.items().values()],
        "goals": lambda: [battle_goal(goal, texts) for goal in equipment.goals().values()],
        "monsters": lambda: [monster(bestiary.statistics(type_), texts) for type_ in bestiary.types()],
        "abilities": lambda: [ability(card, texts) for deck in bestiary.decks() for card in bestiary.deck(deck)],
        "scenarios": lambda: [page(scenario(number), texts) for number in playable()],
        "events": lambda: [event(card, texts) for deck in DECKS for card in events(deck).values()],
        "quests": lambda: [quest(each, texts) for each in quests().values()],
    }


# Characters


def class_mat(job: Job) -> Component:
    """GH-CHAR-01"""
    facts: dict[str, Fact] = {"hand": job.hand_limit, "hit-points": job.hit_points, "cards": len(job.cards)}
    return Component("classes", job.name, names()[job.name], facts, sealed=is_boxed(job.name))


def hero_card(card: HeroCard, texts: Texts) -> Component:
    """Both halves, and what each circle for an enhancement stands at.  GH-TERM-05, GH-ENH-02"""
    speaker = HeroSpeaker(language(texts))
    level = "X" if card.level == LEVEL_X else card.level
    facts: dict[str, Fact] = {"class": card.job, "level": level, "initiative": card.initiative}
    facts |= {f"{half}-circles": tuple(circle.line for circle in card.half(half).circles) for half in HALVES}
    said: dict[str, list[str]] = {half: speaker.ability(card.half(half)) for half in HALVES}
    return Component(
        "cards", card.id, card.names, facts, said, sealed=is_boxed(card.job), where=(f"classes/{card.job}",)
    )


def perk(job: Job, line: str, found: Perk, texts: Texts) -> Component:
    """A line of a class's perk list.  GH-PERK-01"""
    said = perk_text(found, language(texts))
    facts: dict[str, Fact] = {"boxes": found.boxes}
    where = (f"classes/{job.name}",)
    name, sealed = names()[job.name], is_boxed(job.name)
    return Component("perks", job.perk_id(line), name, facts, {WHOLE: [said]}, sealed=sealed, where=where)


def is_boxed(job: str) -> bool:
    """Nobody reads of it before its box is opened.  GH-SEAL-01"""
    return job not in starting_classes()


def item(found: Item, texts: Texts) -> Component:
    """GH-ITEM-01"""
    facts: dict[str, Fact] = {"number": found.number} if found.number < ABOVE_PRINTED else {}
    facts |= {
        "cost": found.cost,
        "count": found.copies,
        "slot": found.slot,
        "use": USE[found.after],
    }
    said = {WHOLE: [item_text(found, texts)]}
    where, locked = sold(found.number), found.number not in items_of_level(1)
    return Component("items", found.id, found.names, facts, said, locked=locked, where=where)


def sold(number: int) -> tuple[str, ...]:
    """From the start, from a prosperity level on, or once its design is found.  GH-SHOP-03, GH-SHOP-04, GH-SHOP-05"""
    level = next((level for level in range(1, len(SHADED) + 1) if number in items_of_level(level)), 0)
    return (f"shop-{level}" if level else "shop-design",)


def battle_goal(goal: BattleGoal, texts: Texts) -> Component:
    """GH-GOAL-02"""
    said = goal_asks(goal, language(texts))
    return Component(
        "goals", goal.id, goal.names, {"checkmarks": goal.checkmarks}, {WHOLE: [said]}, where=("goal-deck",)
    )


def quest(found: Quest, texts: Texts) -> Component:
    """GH-PQ-01"""
    said = [texts.say(f"need-{need.kind}", count=need.count, have=0, of=of_text(need, texts)) for need in found.needs]
    return Component(
        "quests",
        found.id,
        found.names,
        {"opens": f"box-{found.opens}"},
        {WHOLE: said},
        sealed=True,
        where=("quest-deck",),
    )


# Monsters


def monster(card: StatisticsCard, texts: Texts) -> Component:
    """Every level at once.  GH-MONSTAT-01, GH-BOSS-03"""
    speaker = Speaker(language(texts))
    facts: dict[str, Fact] = {
        "deck": f"abilities-{card.deck}",
        "standees": card.standees,
        "like": card.like,
        "flying": card.flying,
        "immune": card.immune,
    }
    for rank, sections in card.sections.items():
        facts |= {f"{rank}-{name}": values for name, values in statistics(sections).items()}
    words: dict[str, list[str]] = {
        rank: by_level(trait_lines(sections, speaker)) for rank, sections in card.sections.items()
    }
    words["specials"] = list(special_lines(card, speaker, None))
    said = {part: lines for part, lines in words.items() if lines}
    where = tuple(f"scenarios/scenario-{number}" for number in lairs().get(card.type, ()))
    boss = "boss" in card.sections
    return Component("monsters", card.type, names()[card.type], facts, said, locked=boss, where=where)


@cache
def lairs() -> dict[str, list[int]]:
    """In which scenarios a monster stands on the map."""
    found: dict[str, list[int]] = {}
    for number in playable():
        for type_ in dict.fromkeys(spot.name for spot in atlas.load(number).monsters):
            found.setdefault(type_, []).append(number)
    return found


def statistics(sections: Sequence[Section]) -> dict[str, Fact]:
    """The values of levels 0 to 7; where they are formulas, as they are printed."""
    return {
        "hit-points": numbers([each.hit_points for each in sections]),
        "move": tuple(each.move for each in sections),
        "attack": numbers([each.attack for each in sections]),
        "range": tuple(each.range for each in sections),
    }


def numbers(values: Sequence[str]) -> Fact:
    return tuple(map(int, values)) if all(map(str.isdecimal, values)) else tuple(values)


def trait_lines(sections: Iterable[Section], speaker: Speaker) -> list[str]:
    return ["; ".join(speaker.traits(each.traits)) for each in sections]


def by_level(lines: Sequence[str]) -> list[str]:
    """`0-3: Shield 1`; levels that say the same stand together, those that say nothing are left out."""
    found = []
    for said, levels in groupby(range(len(lines)), key=lambda level: lines[level]):
        first, *others = levels
        if said:
            found.append(f"{first}-{others[-1]}: {said}" if others else f"{first}: {said}")
    return found


def ability(card: AbilityCard, texts: Texts) -> Component:
    """It bears no name but that of its deck.  GH-MONSTAT-09"""
    deck = names()[f"abilities-{card.deck}"]
    facts: dict[str, Fact] = {"initiative": card.initiative, "shuffle": card.shuffle}
    said = Speaker(language(texts)).entries(card.entries)
    users = [bestiary.statistics(type_) for type_ in bestiary.types()]
    where = tuple(f"monsters/{user.type}" for user in users if user.deck == card.deck)
    return Component("abilities", card.id, deck, facts, {WHOLE: said}, where=where)


# Scenarios and events


def page(found: Scenario, texts: Texts) -> Component:
    """What wins, what it begins with, what it opens; rewards and what comes on the way stay closed.  GH-SCEN-01"""
    facts: dict[str, Fact] = {
        "curse": found.start.curse,
        "minus": found.start.minus,
        "condition": found.start.condition,
        "links": tuple(f"scenario-{number}" for number in found.links),
        "unlocks": tuple(f"scenario-{number}" for number in found.unlocks),
    }
    name = names()[f"scenario-{found.number}"]
    said = {"goal": list(aims(found.goal, texts))}
    where = tuple(f"scenarios/scenario-{number}" for number in opened_by().get(found.number, ()))
    locked = found.number != atlas.FIRST
    return Component("scenarios", f"scenario-{found.number}", name, facts, said, locked=locked, where=where)


@cache
def opened_by() -> dict[int, list[int]]:
    """Which scenarios open one when they are won."""
    found: dict[int, list[int]] = {}
    for number in playable():
        for other in scenario(number).unlocks:
            found.setdefault(other, []).append(number)
    return found


def aims(goal: Goal, texts: Texts) -> Iterator[str]:
    """All that the goal asks, in the order of the verdict."""
    for types, formula in goal.kills.items():
        every = types == "enemies"
        yield texts.say("gh-aim-any", need=formula) if every else texts.say("gh-aim-kill", whom=types.split("+"))
    for tile in goal.reveal:
        yield texts.say("gh-aim-reveal", tile=tile)
    if goal.enemies:
        yield texts.say("gh-aim-enemies", what=goal.enemies, every="no")
    if goal.doors:
        yield texts.say("gh-aim-doors")
    if goal.loot:
        yield texts.say("gh-aim-loot", what=goal.loot)
    if goal.plates:
        yield texts.say("gh-aim-plates")
    for name in goal.destroy:
        yield texts.say("gh-aim-destroy", what=name)
    for kind, (name, _) in (("escort", goal.escort), ("bring", goal.bring)):
        if name:
            yield texts.say(f"gh-aim-{kind}", what=name)
    if goal.escape:
        yield texts.say("gh-aim-escape")
    if goal.survive:
        yield texts.say("gh-aim-survive", need=goal.survive)


def event(card: EventCard, texts: Texts) -> Component:
    """Front and back.  GH-EVENT-02"""
    lang = language(texts)
    words = {"scene": [card.scenes[lang]]}
    for letter, option in zip("ab", card.options, strict=True):
        words[letter] = [option.texts[lang], *results(card, option, lang)]
    facts: dict[str, Fact] = {"deck": card.deck, "number": card.number}
    return Component("events", card.id, card.titles, facts, words, sealed=True, where=(f"events-{card.deck}",))


def results(card: EventCard, option: EventOption, lang: Lang) -> Iterator[str]:
    """Each with its condition, what happens and what it gives."""
    speaker = RewardSpeaker(lang)
    for result in option.results:
        when = speaker.condition(result, classes_known())
        said = " ".join([result.texts[lang], *speaker.result(result, card)])
        yield f"({when}) {said}" if when else said
