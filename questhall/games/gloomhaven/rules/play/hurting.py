"""ATK, DMG and EXH: damage by any source, cards given up instead, death and exhaustion."""

from __future__ import annotations

from itertools import combinations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.actions import Boost, Trigger
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.rules.campaign.quests import count_deed, count_kill
from questhall.games.gloomhaven.rules.combat.harm import leaves_coin
from questhall.games.gloomhaven.rules.combat.strike import damage_through
from questhall.games.gloomhaven.rules.monsters.arrivals import standees_of
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.carrying import let_fall
from questhall.games.gloomhaven.rules.play.mortality import buried, mourn, stays
from questhall.games.gloomhaven.rules.play.purse import (
    active,
    advance,
    count,
    counts_as_discarded,
    take_from_discards,
    take_gifts,
    use_item,
)
from questhall.games.gloomhaven.rules.play.table import (
    allies,
    boosts,
    character,
    has_last_attack,
    intervention,
    is_character_side,
)
from questhall.games.gloomhaven.rules.play.tokens import token_gone, token_of
from questhall.games.gloomhaven.state import Figure, Gift, Hero, M, Strike, World
from questhall.kernel import Ask, Choose, Seat

DISCARDED_CARDS = 2
OVERKILL = 4
OF_ATTACKS: tuple[Trigger, ...] = ("damaged", "harmed")
NOBODY = "nobody"  # a trap, a wound


def hurt(m: M, victim: Figure, damage: int, cause: str, by: Figure | None = None, kept: str = "") -> Ask:
    """A figure takes damage; what it really suffered. A character's player may give up cards for all of it, except a
    card that a rest has drawn.

    GH-DMG-01, GH-DMG-04, GH-DMG-05, GH-ATK-12, GH-ACTIVE-05
    """
    if damage <= 0 or victim.warded:
        return 0
    if (yield from spared(m, victim, damage)):
        return 0
    if victim.kind == "character" and (yield from gave_up(m, victim, damage, kept)):
        return 0
    suffer(m, victim, damage, cause, by)
    return damage


def spared(m: M, victim: Figure, damage: int) -> Ask:
    """Whether a bonus cancels the damage, or somebody suffers it instead.  GH-ACTIVE-05, GH-ACTIVE-10"""
    if damage <= 0 or not is_character_side(victim):
        return False
    return protected(m, victim, damage) or (yield from intervened(m, victim, damage))


def intervened(m: M, victim: Figure, damage: int) -> Ask:
    """An ally whose card lets it suffer the damage instead, reduced, is asked.  GH-ACTIVE-05, GH-ACTIVE-10"""
    for each in allies(m.state, victim):
        less = intervention(each)
        if not less:
            continue
        m.state.harm = damage - less
        agreed = yield Choose(each.seat, "intervene", {f"instead:{victim.id}": True, "pass": False})
        m.state.harm = 0
        if agreed:
            m.tell(events.INTERVENED, each.id, victim.id, damage - less)
            yield from hurt(m, each, damage - less, "ability")
            return True
    return False


def cancels(victim: Figure, triggers: tuple[Trigger, ...] = ("damaged",)) -> tuple[Gift, Boost] | None:
    """The bonus that cancels the figure's next damage.  GH-ACTIVE-04"""
    return next(((gift, boost) for gift, boost in boosts(victim) if boost.trigger in triggers and boost.negate), None)


def protected(m: M, victim: Figure, damage: int, triggers: tuple[Trigger, ...] = ("damaged",)) -> bool:
    """A bonus that cancels damage must be applied, however little it saves; it may answer the attack.

    GH-ACTIVE-04, GH-ACTIVE-05
    """
    found = cancels(victim, triggers)
    if found is None:
        return False
    gift, boost = found
    m.tell(events.PROTECTED, victim.id, gift.card, damage)
    strike_back(m, boost.retaliate, boost.retaliate_range)
    advance(m, victim.seat, gift.card)
    return True


def strike_back(m: M, damage: int, reach: int = 1) -> None:
    """Retaliation against the attack under way alone.  GH-RETAL-01"""
    strike = m.state.agenda[-1]
    if damage and isinstance(strike, Strike):
        strike.answers = [*strike.answers, Retaliation(damage, reach)]


def gave_up(m: M, victim: Figure, damage: int, kept: str = "") -> Ask:
    """One card of the hand or two that count as discarded are lost instead.  GH-DMG-01, GH-DMG-03"""
    hero = m.state.heroes[victim.seat]
    options = ways_to_give_up(hero, kept)
    if not options:
        return False
    m.state.harm = damage
    cards = yield Choose(victim.seat, "damage", {"take": (), **options})
    m.state.harm = 0
    if cards:
        give_up(m, victim.seat, cards, damage)
    return bool(cards)


def ways_to_give_up(hero: Hero, kept: str = "") -> dict[str, tuple[str, ...]]:
    """During a rest the drawn card stays, and another one must be left to lose.  GH-DMG-01, GH-ACTIVE-08, GH-REST-05"""
    options: dict[str, tuple[str, ...]] = {f"lose:{card}": (card,) for card in hero.hand}
    discards = [card for card in counts_as_discarded(hero) if card != kept]
    for pair in combinations(discards, DISCARDED_CARDS):
        if not kept or any(card not in (kept, *pair) for card in hero.discard):
            options[f"burn:{pair[0]}:{pair[1]}"] = pair
    return options


def give_up(m: M, seat: Seat, cards: tuple[str, ...], damage: int) -> None:
    """To the lost pile.  GH-DMG-01"""
    hero = m.state.heroes[seat]
    for card in cards:
        if card in hero.hand:
            hero.hand.remove(card)
        else:
            take_from_discards(m, seat, card)
        hero.lost.append(card)
    m.tell(events.NEGATED, seat, list(cards), damage)


def attacked_harm(m: M, victim: Figure, damage: int, pierce: int) -> Ask:
    """Damage of an attack: bonuses and items with slots that shield must be used, others may; what is left a bonus
    cancels, or cards.

    `pierce` is what the figure's other shields have left of it. Returns what is left of the damage.
    GH-ITEM-09, GH-ACTIVE-05, GH-DMG-01, GH-SHIELD-02, GH-FX-10
    """
    damage, pierce = forced_shields(m, victim, damage, pierce)
    if damage > 0 and (yield from intervened(m, victim, damage)):
        return 0
    hero = m.state.heroes[victim.seat]
    while damage > 0:
        shields = {f"item:{item.id}": item for item in shield_items(hero, victim)}
        options: dict[str, Item | tuple[str, ...]] = {"take": (), **shields}
        if not cancels(victim, OF_ATTACKS):
            options |= ways_to_give_up(hero)
        options |= {f"never:{item.id}": (f"never {item.number}",) for item in shields.values()}
        m.state.harm = damage
        answer = (yield Choose(victim.seat, "damage", options)) if len(options) > 1 else ()
        m.state.harm = 0
        if isinstance(answer, Item):
            use_item(m, victim.seat, answer)
            strike_back(m, answer.retaliate)
            if answer.negate:
                return 0
            damage, pierce = shielded(damage, answer.shield, pierce)
        elif answer and answer[0].startswith("never "):
            hero.muted.append(int(answer[0].removeprefix("never ")))
        elif answer:
            give_up(m, victim.seat, answer, damage)
            return 0
        else:
            return 0 if protected(m, victim, damage, OF_ATTACKS) else damage
    return 0


def shield_items(hero: Hero, owner: Figure) -> list[Item]:
    """Items without slots that may shield now.  GH-ITEM-12"""
    if "stun" in owner.conditions:
        return []
    ready = [mine.number for mine in hero.equipment if mine.state == "ready" and mine.number not in hero.muted]
    return [item for item in map(equipment.item, ready) if item.window == "harmed" and not item.slots]


def shielded(damage: int, shield: int, pierce: int) -> tuple[int, int]:
    """What another shield leaves of the damage, and of the pierce.  GH-SHIELD-01, GH-FX-10"""
    return damage_through(damage, shield, pierce), max(0, pierce - shield)


def forced_shields(m: M, victim: Figure, damage: int, pierce: int) -> tuple[int, int]:
    """Each source of damage from an attack uses a slot.  GH-ACTIVE-04, GH-ITEM-09, GH-ITEM-17"""
    hero = m.state.heroes[victim.seat]
    for gift, boost in list(boosts(victim)):
        if damage > 0 and boost.trigger == "harmed" and boost.shield:
            damage, pierce = shielded(damage, boost.shield, pierce)
            m.tell(events.PROTECTED, victim.id, gift.card, boost.shield)
            advance(m, victim.seat, gift.card)
    for mine in list(hero.equipment):
        item = equipment.item(mine.number)
        works = mine.state == "ready" and "stun" not in victim.conditions
        if damage > 0 and works and item.slots and item.window == "harmed":
            damage, pierce = shielded(damage, item.shield, pierce)
            strike_back(m, item.retaliate)
            use_item(m, victim.seat, item)
    return damage, pierce


def suffer(m: M, victim: Figure, damage: int, cause: str, by: Figure | None = None) -> None:
    """The hit points fall; at 0 the figure is down.  GH-ATK-12, GH-EXH-01"""
    if victim.warded:
        m.tell(events.WARDED, victim.id)
        return
    unhurt = victim.hit_points == victim.most_hit_points
    over, lost = damage - victim.hit_points, min(damage, victim.hit_points)
    victim.hit_points -= lost
    m.tell(events.HURT, victim.id, damage, victim.hit_points, cause)
    if by is not None and by.seat >= 0:
        note_damage(m.state.heroes[by.seat], by, victim, damage, lost)
    if victim.kind == "character":
        count(m.state.heroes[victim.seat], "suffered", lost)
    if victim.kind == "character" and 2 * victim.hit_points < victim.most_hit_points:
        m.state.heroes[victim.seat].tally["below-half"] = 1
    if victim.hit_points == 0:
        if victim.kind == "monster" and not victim.allied and by is not None and by.seat >= 0:
            credit(m, by.seat, victim, over, unhurt and cause == "attack")
        down(m, victim, by)


def slay(m: M, victim: Figure, by: Figure) -> None:
    """It dies without suffering damage.  GH-ATK-12"""
    victim.hit_points = 0
    if by.seat >= 0 and not victim.allied:
        credit(m, by.seat, victim, 0, clean=False)
    down(m, victim, by)


def note_damage(hero: Hero, by: Figure, victim: Figure, damage: int, lost: int) -> None:
    """What a character and its summons do to enemies, for the end; what it did in this turn, for its cards."""
    if by.kind == "character":
        hero.dealt += damage
    if by.side is not victim.side:
        count(hero, "damage", lost)


def credit(m: M, seat: Seat, victim: Figure, over: int, clean: bool) -> None:
    """What battle goals count of a kill; those of summons are their owner's.  GH-SUMMON-09, GH-GOAL-06"""
    w = m.state
    hero = w.heroes[seat]
    if not any(other.tally.get("kills") for other in w.heroes) and not w.memory.get("first-kill"):
        count(hero, "first-kills")
    w.memory["first-kill"] = 1
    count(hero, "kills")
    if victim.rank == "elite":
        count(hero, "elites")
    if w.campaign:
        count_kill(hero.sheet, victim.name, victim.rank, tools(w, seat))
    if over >= OVERKILL:
        count(hero, "overkills")
    if clean:
        count(hero, "clean-kills")


def tools(w: World, seat: Seat) -> list[int]:
    """The items that the attack under way is made with, if a character makes it.  GH-ITEM-13"""
    strike = next((task for task in reversed(w.agenda) if isinstance(task, Strike)), None)
    return strike.tools if strike is not None and strike.seat == seat else []


def down(m: M, victim: Figure, by: Figure | None = None) -> None:
    """A monster or a summon dies, a character is exhausted, an obstacle breaks.

    GH-ATK-12, GH-ATK-14, GH-ATK-15, GH-SUMMON-04, GH-SPECIAL-06
    """
    w = m.state
    if victim.kind == "character":
        mourn(m, victim)
        if not buried(m, victim):
            exhaust(m, victim.seat)
        return
    w.figures.remove(victim)
    if victim.last_words or has_last_attack(victim):
        w.dying.append(victim)
    if victim.kind == "monster":
        m.tell(events.DIED, victim.id, by.id if by else NOBODY)
        standees = standees_of(w.standees, victim.name)
        standees.append(victim.number)
        standees.sort()
        if not victim.allied:
            w.memory["kills"] = w.memory.get("kills", 0) + 1
            w.memory[f"kills {victim.name}"] = w.memory.get(f"kills {victim.name}", 0) + 1
        if leaves_coin(victim):
            w.coins[victim.cell] = w.coins.get(victim.cell, 0) + 1
            w.memory["coins"] = w.memory.get("coins", 0) + 1
    elif victim.kind == "summon":
        m.tell(events.DIED, victim.id, by.id if by else NOBODY)
        summon_gone(m, victim)
    else:
        token_down(m, victim, by)
    verdicts.judge(m)


def token_down(m: M, victim: Figure, by: Figure | None) -> None:
    """An ally dies, an obstacle breaks; a boss dies with the token that has its hit points.  GH-SPECIAL-06"""
    w = m.state
    if victim.kind == "ally":
        m.tell(events.DIED, victim.id, by.id if by else NOBODY)
    else:
        m.tell(events.DESTROYED, victim.id)
    token_gone(m, victim)
    boss = next((each for each in w.figures if each.name == token_of(w, victim).like), None)
    if boss is not None:
        boss.warded = False
        down(m, boss, by)


def summon_gone(m: M, creature: Figure) -> None:
    """Its card leaves the active area.  GH-SUMMON-04"""
    hero = m.state.heroes[creature.seat]
    lasting = active(hero, creature.card)
    if lasting is not None:
        hero.active.remove(lasting)
        (hero.lost if lasting.lost else hero.discard).append(creature.card)
        take_gifts(m.state, creature.card)


def exhaust(m: M, seat: Seat) -> None:
    """All its cards are out of the game, its figure and its summons leave, and it takes no further part. What was in
    its hand is laid aside face down.

    GH-EXH-01, GH-EXH-02, GH-EXH-03, GH-EXH-04, GH-EXH-05
    """
    w = m.state
    hero = w.heroes[seat]
    m.tell(events.EXHAUSTED, seat)
    for lasting in hero.active:
        take_gifts(w, lasting.card)
    pair = hero.chosen if hero.chosen and hero.chosen[0] != "rest" else []
    hero.aside += [*hero.hand, *pair]
    hero.lost += [*hero.played, *hero.waiting, *hero.discard, *(lasting.card for lasting in hero.active)]
    hero.hand, hero.played, hero.chosen, hero.discard, hero.active = [], [], [], [], []
    hero.waiting = []
    hero.exhausted, hero.resting = True, False
    own = next(each for each in w.figures if is_of(each, seat))
    verdicts.note_exhausted(w, own)
    let_fall(m, own)
    hero.tally["last-hit-points"], hero.tally["last-missing"] = own.hit_points, own.most_hit_points - own.hit_points
    for each in [each for each in w.figures if each.seat == seat and each.kind in ("character", "summon")]:
        if stays(w, each):
            continue
        w.figures.remove(each)
        if each.kind == "summon":
            m.tell(events.GONE, each.id)
    for other, ally in enumerate(w.heroes):
        if other != seat:
            count(ally, "fallen-allies")
        if w.campaign:
            count_deed(ally.sheet, "exhausted" if other == seat else "companions-exhausted")
    if character(w, seat) is None:
        m.eliminate(seat)
    verdicts.judge(m)


def is_of(each: Figure, seat: Seat) -> bool:
    return each.kind == "character" and each.seat == seat
