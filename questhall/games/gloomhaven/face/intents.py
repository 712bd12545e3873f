"""What a monster or a summon will do: its turn with its card of the round, or with every card that may still come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.face.answers import Course, Intent, Target
from questhall.games.gloomhaven.face.hints_table import cards_left
from questhall.games.gloomhaven.face.options.attacks import rounded
from questhall.games.gloomhaven.face.options.hints import Odds
from questhall.games.gloomhaven.face.rehearsal import Rehearsal
from questhall.games.gloomhaven.rules.play.rounds import Place, is_waiting, waiting_heroes, waiting_types
from questhall.games.gloomhaven.rules.play.table import figure
from questhall.games.gloomhaven.state import Beast, EndTurn, Figure, Turn, World

NO_CARD = ""  # of a summon


def intent(view: World, id_: str) -> Intent | None:
    """Of anything that acts by the rules alone; characters and obstacles do not."""
    actor = figure(view, id_)
    if actor is None or actor.kind not in ("monster", "summon"):
        return None
    acted = has_acted(view, actor)
    cards = cards_to_come(view, actor, acted)
    known = actor.kind == "summon" or (len(cards) == 1 and not acted)
    tried = [(card, Rehearsal(view, id_, card).play()) for card in cards]
    before = [] if acted else acting_before(view, actor)
    certain = known and not acted and not before and bool(view.acting) and not any(one.unsure for _, one in tried)
    courses = [course(card, one) for card, one in tried]
    return Intent(id_, known, acted, certain, before, courses, targets(view, courses))


def has_acted(view: World, actor: Figure) -> bool:
    """Or came in this round, and does not act in it; its own turn may be running."""
    return actor.acted or actor.came == view.round > 0


def cards_to_come(view: World, actor: Figure, acted: bool) -> list[str]:
    """The card of this round, or those from which the next is drawn.  GH-INIT-01, GH-MONSTAT-12"""
    if actor.kind == "summon":
        return [NO_CARD]
    card = view.abilities.revealed.get(actor.name, "")
    if card and not acted:
        return [card]
    deck = bestiary.statistics(actor.name).deck
    lying = [each for each in map(bestiary.card, view.abilities.revealed.values()) if each.deck == deck]
    anew = any(each.shuffle for each in lying)
    return (cards_left(view, deck) if not anew else []) or [each.id for each in bestiary.deck(deck)]


# -- who acts before ------------------------------------------------------------------------------------------------


def acting_before(view: World, actor: Figure) -> list[str]:
    """Whose turn runs, and who has a lower place in this round; those of its own type go by rank and number.

    GH-INIT-03, GH-INIT-05, GH-MONORD-03, GH-MONORD-04, GH-SUMMON-05
    """
    who = view.heroes[actor.seat].sheet.job if actor.kind == "summon" else actor.name
    waiting: dict[str, Place] = {**waiting_heroes(view), **waiting_types(view)}
    own = waiting.get(who)
    found = [view.acting] if turn_runs(view) and view.acting != who else []
    if own is not None and view.acting != who:
        found += [each for each, place in waiting.items() if each not in (who, view.acting) and place <= own]
    return [*found, *before_of_kind(view, actor, who)]


def turn_runs(view: World) -> bool:
    """Somebody is in the midst of a turn, or at its end."""
    return any(isinstance(task, Turn | Beast | EndTurn) for task in view.agenda)


def before_of_kind(view: World, actor: Figure, who: str) -> list[str]:
    """Monsters of its type, or summons of its owner, that act before it."""
    if actor.kind == "summon":
        mine = [each for each in view.figures if each.kind == "summon" and each.seat == actor.seat]
        return [each.id for each in mine[: mine.index(actor)] if not each.acted and each.came != view.round]
    running = [task.figure for task in view.agenda if isinstance(task, Beast) and task.figure != actor.id]
    place = (actor.rank != "elite", actor.number)
    others = [each for each in view.figures if each.name == who and each.kind == "monster" and is_waiting(view, each)]
    first = [each.id for each in others if (each.rank != "elite", each.number) < place]
    return [id_ for id_ in running if view.acting == who] + first


# -- in sum ---------------------------------------------------------------------------------------------------------


def course(card: str, tried: Rehearsal) -> Course:
    actor = tried.actor
    return Course(
        card,
        bestiary.card(card).initiative if card else 0,
        tried.beast.focus,
        tried.steps,
        tried.why,
        actor.cell if actor else -1,
        actor is None,
    )


def blows_of(one: Course) -> Iterable[Odds]:
    return (blow for step in one.steps for blow in step.blows)


def targets(view: World, courses: list[Course]) -> list[Target]:
    """Whom it may attack, with how many of its cards, and what that would do.  Most cards first."""
    by_course: dict[str, list[list[Odds]]] = defaultdict(list)
    for one in courses:
        blows: dict[str, list[Odds]] = defaultdict(list)
        for blow in blows_of(one):
            blows[blow.target].append(blow)
        for id_, odds in blows.items():
            by_course[id_].append(odds)
    found = [target(view, id_, hits, len(courses)) for id_, hits in by_course.items()]
    return sorted(found, key=lambda each: (-each.cards, -each.mean))


def target(view: World, id_: str, hits: list[list[Odds]], of: int) -> Target:
    """Blows of one turn fall one after another; what they do together is counted as if each had the whole deck."""
    whom = figure(view, id_)
    life = whom.hit_points if whom else 0
    sums = [together(odds) for odds in hits]
    return Target(
        id_,
        len(hits),
        min(min(chances) for chances in sums),
        max(max(chances) for chances in sums),
        rounded(sum(sum(damage * chance for damage, chance in chances.items()) for chances in sums) / len(hits)),
        rounded(sum(sum(chance for damage, chance in chances.items() if damage >= life) for chances in sums) / of),
    )


def together(blows: list[Odds]) -> dict[int, float]:
    """How likely each sum of damage is."""
    found = {0: 1.0}
    for blow in blows:
        further: dict[int, float] = defaultdict(float)
        for done, likely in found.items():
            for chance in blow.chances:
                further[done + chance.damage] += likely * chance.chance
        found = further
    return found
