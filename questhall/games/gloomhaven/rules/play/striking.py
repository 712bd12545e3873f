"""ATK, MOD, ADV, FX and RETAL: one attack on one target, step by step.

Window before the draw, the cards one by one, the damage with every term, effects, shoves, the answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.actions import Affect, Bonus, Boost, Redirect
from questhall.games.gloomhaven.content.effects import Effect, infused_by, pierce_of
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.hero_cards import BASIC
from questhall.games.gloomhaven.content.terms import CONDITIONS, ELEMENTS, STRONG, Element, Retaliation
from questhall.games.gloomhaven.rules.combat.draws import Fortune, fortune_against, needs_another, used_cards
from questhall.games.gloomhaven.rules.combat.elements import use, ways_to_use
from questhall.games.gloomhaven.rules.combat.harm import is_down
from questhall.games.gloomhaven.rules.combat.modifiers import ModifierCard, faces, lay_aside, read_card, turn_up
from questhall.games.gloomhaven.rules.combat.sides import deck_of
from questhall.games.gloomhaven.rules.combat.strike import (
    POISON,
    damage_through,
    possible_results,
    possible_values,
    shield_left,
)
from questhall.games.gloomhaven.rules.ground.forced import Force
from questhall.games.gloomhaven.rules.play.afflicting import afflict, restore
from questhall.games.gloomhaven.rules.play.ambiguous import decider
from questhall.games.gloomhaven.rules.play.counting import counted, counted_when_played, is_so
from questhall.games.gloomhaven.rules.play.hurting import attacked_harm, hurt, slay, spared, suffer
from questhall.games.gloomhaven.rules.play.purse import (
    advance,
    is_powered,
    item_options,
    learn,
    mute,
    power,
    usable,
    use_item,
)
from questhall.games.gloomhaven.rules.play.shattering import shatter
from questhall.games.gloomhaven.rules.play.shoving import move_by_force, shove
from questhall.games.gloomhaven.rules.play.table import (
    allies,
    beside,
    boosts,
    distance,
    enemies,
    figure,
    floor,
    given,
    hampers_attackers,
    has_augments_for_range,
    living,
    retaliations,
    shield_of,
)
from questhall.games.gloomhaven.rules.play.wearing import shield_worn
from questhall.games.gloomhaven.rules.scenario.influences import luck
from questhall.games.gloomhaven.state import Act, Beast, Dying, Figure, Gift, M, ModifierDeck, Strike, World
from questhall.kernel import Ask, Choose, Flow

NO_CHANGE = read_card("+0")


def step_strike(m: M, strike: Strike) -> Flow | None:
    """The next part of an attack; without attacker or target it is over.  GH-ATK-06"""
    w = m.state
    attacker, target = striker(w, strike.attacker), figure(w, strike.target)
    if attacker is None or target is None:
        w.agenda.pop()
        return None
    if strike.stage == "aim":
        return aim(m, strike, attacker, target)
    if strike.stage == "draw":
        draw(m, strike, attacker, target)
        return None
    if strike.stage == "land":
        return land(m, strike, attacker, target)
    if strike.stage == "effects":
        return take_effect(m, strike, attacker, target)
    return answer(m, strike, attacker, target)


def striker(w: World, id_: str) -> Figure | None:
    """The attacker, on the map or dying."""
    last = (task.figure for task in w.agenda if isinstance(task, Dying) and task.figure.id == id_)
    return figure(w, id_) or next(last, None)


# Before the draw


def aim(m: M, strike: Strike, attacker: Figure, target: Figure) -> Flow:
    """Who is really attacked, items of both sides, the attacker's bonuses.  GH-ATK-06, GH-ITEM-12, GH-ITEM-13"""
    target = redirected(m, attacker, target)
    strike.target = target.id
    strike.undamaged = target.hit_points == target.most_hit_points
    m.tell(events.AIMS, attacker.id, target.id, strike.value)
    if attacker.kind == "character" and strike.seat == attacker.seat:
        yield from attacker_items(m, strike, attacker)
    if target.kind == "character":
        yield from target_items(m, strike, target)
        attacked_bonuses(m, strike, target)
    lasting = yield from lasting_bonuses(m, strike, attacker, target)
    if strike.slain:
        m.state.agenda.pop()
        slay(m, target, attacker)
        return
    bonuses = [*counted_bonuses(m, strike, attacker, target), *lasting]
    if "poison" in target.conditions and attacker.side is not target.side:
        bonuses.append(POISON)
    totals = possible_values(strike.value, [bonus for bonus in bonuses if bonus.add or bonus.times != 1])
    strike.total = (yield from chosen_value(m, strike, totals, "total")) if len(totals) > 1 else totals[0]
    strike.stage = "draw"


def redirected(m: M, attacker: Figure, target: Figure) -> Figure:
    """An enemy's attack on somebody beside a figure that draws attacks goes at that figure.  GH-ACTIVE-10"""
    for each in allies(m.state, target):
        draws = any(isinstance(given(gift), Redirect) for gift in each.gifts)
        if draws and each.side is not attacker.side and beside(m.state, each, target):
            m.tell(events.REDIRECTED, target.id, each.id)
            return each
    return target


def attacker_items(m: M, strike: Strike, attacker: Figure) -> Flow:
    """Items for a single attack.  GH-ITEM-13, GH-ITEM-14"""
    hero = m.state.heroes[attacker.seat]
    kind = "ranged" if strike.range else "melee"
    while ready := [item for item in usable(hero, attacker, "strike") if is_ready(m.state, item, kind, strike)]:
        item = yield Choose(attacker.seat, "strike-item", item_options(ready))
        if not isinstance(item, Item):
            mute(hero, item)
            return
        yield from power(m, attacker, item)
        use_item(m, attacker.seat, item)
        strike.effects += item.effects
        strike.advantages += item.advantage
        strike.value += item.adds
        strike.tools = [*strike.tools, item.number]
        strike.helped = [*strike.helped, item.number] if not item.after else strike.helped


def is_ready(w: World, item: Item, kind: str, strike: Strike) -> bool:
    """For this kind of attack, on such a target, its element there, and once only."""
    target = figure(w, strike.target)
    if item.need and item.need.types and (target is None or target.name not in item.need.types):
        return False
    return item.when in ("", kind) and is_powered(w, item) and item.number not in strike.helped


def target_items(m: M, strike: Strike, target: Figure) -> Flow:
    """Items of the one who is attacked.  GH-ITEM-12, GH-ITEM-13"""
    hero = m.state.heroes[target.seat]
    while ready := [item for item in usable(hero, target, "attacked") if answers(m.state, item, strike)]:
        item = yield Choose(target.seat, "attacked-item", item_options(ready))
        if not isinstance(item, Item):
            mute(hero, item)
            return
        use_item(m, target.seat, item)
        strike.disadvantages += item.disadvantage
        strike.shielded += item.shield
        strike.repels += sum(effect.points for effect in item.effects if effect.kind == "push")
        strike.helped = [*strike.helped, item.number] if not item.after else strike.helped


def answers(w: World, item: Item, strike: Strike) -> bool:
    """What it needs is so; once an attack.  GH-ITEM-07, GH-ELEM-01"""
    need = item.need
    if need and need.kind == "strong" and w.elements.columns[need.element] != STRONG:  # type: ignore[index]  # an element
        return False
    return item.number not in strike.helped


def attacked_bonuses(m: M, strike: Strike, target: Figure) -> None:
    """Lasting bonuses of the one who is attacked that count attacks, hurt or not.  GH-ACTIVE-04"""
    for gift, boost in list(boosts(target)):
        if boost.trigger == "attacked" and (boost.when != "melee" or not strike.range):
            if boost.retaliate:
                strike.answers = [*strike.answers, Retaliation(boost.retaliate, boost.retaliate_range)]
            strike.shielded += boost.shield
            advance(m, target.seat, gift.card)


# The attacker's bonuses


def counted_bonuses(m: M, strike: Strike, attacker: Figure, target: Figure) -> list[Bonus]:
    """Those of the action that hold against this target, worked out.  GH-XP-03"""
    found = []
    for bonus in strike.bonuses:
        if not holds(m.state, bonus.when, strike, attacker, target):
            continue
        times = counted(m.state, bonus.per, attacker, target) if bonus.per else 1
        found.append(Bonus(bonus.add * times, bonus.times))
        strike.effects += bonus.effects
        if attacker.kind == "character" and bonus.xp:
            learn(m, attacker.seat, bonus.xp * times)
    return found


def lasting_bonuses(m: M, strike: Strike, attacker: Figure, target: Figure) -> Ask:
    """What active cards add to each of the figure's attacks; it must be applied, and may use up a slot.

    GH-ACTIVE-04, GH-ACTIVE-05, GH-ACTIVE-10
    """
    found: list[Bonus] = []
    for gift, boost in works_on(m.state, strike, attacker):
        if not does_hold(m.state, boost, strike, attacker, target):
            continue
        if not (yield from is_paid_for(m, boost, strike, attacker)):
            continue
        if boost.bonus:
            times = counted_when_played(m.state, gift) if boost.bonus.per else 1
            found.append(Bonus(boost.bonus.add * times, boost.bonus.times))
        strike.slain |= boost.kill
        strike.effects += boost.effects
        strike.advantages += boost.advantage
        if boost.mend:
            strike.mends = [*strike.mends, (boost.mend.amount, boost.mend.group.range)]
        if attacker.kind == "character":
            advance(m, attacker.seat, gift.card)
    return found


def works_on(w: World, strike: Strike, attacker: Figure) -> list[tuple[Gift, Boost]]:
    """The figure's own bonuses of attacks, and the augments that somebody lends it."""
    lender = figure(w, strike.lender)
    lent = [(gift, boost) for gift, boost in boosts(lender) if boost.augment] if lender else []
    return [(gift, boost) for gift, boost in (*boosts(attacker), *lent) if boost.trigger == "attack"]


def does_hold(w: World, boost: Boost, strike: Strike, attacker: Figure, target: Figure) -> bool:
    """Whether a lasting bonus counts for this attack; an augment that is lent counts for whatever attack.

    GH-BOSS-02
    """
    if boost.kill and (target.kind != "monster" or target.rank != "normal"):
        return False
    if boost.augment and (strike.lender or has_augments_for_range(attacker)):
        return True
    return holds(w, boost.when, strike, attacker, target)


def is_paid_for(m: M, boost: Boost, strike: Strike, attacker: Figure) -> Ask:
    """An element that its player may use, an obstacle that must go.  GH-ELEM-05, GH-ACTIVE-05"""
    w = m.state
    if boost.shatter:
        return (yield from shatter(m, strike.seat, attacker))
    if boost.element is None:
        return True
    ways = ways_to_use(w.elements, [boost.element])
    if strike.seat < 0 or not ways:
        return False
    options: dict[str, Element | None] = {f"feed:{way[0]}": way[0] for way in ways}
    element = yield Choose(strike.seat, "feed", {**options, "pass": None})
    if element:
        use(w.elements, [boost.element], [element])
        m.tell(events.FED, attacker.id, element)
    return bool(element)


def holds(w: World, when: str, strike: Strike, attacker: Figure, target: Figure) -> bool:
    """Whether a bonus counts for this attack."""
    if when == "melee" or when == "ranged":
        return (strike.range > 0) is (when == "ranged")
    return is_so(w, when, attacker, target)


def chosen_value(m: M, strike: Strike, values: list[int], kind: str) -> Ask:
    """Where the order of bonuses or cards matters, the attacker's player chooses; for monsters the players do.

    GH-ATK-07, GH-AMBIG-01
    """
    seat = strike.seat if strike.seat in living(m.state) else decider(m.state, strike.target)
    if seat < 0:
        return max(values)
    ordered = sorted(values, reverse=strike.seat >= 0)
    return (yield Choose(seat, kind, {f"value:{value}": value for value in ordered}))


# The draw


def draw(m: M, strike: Strike, attacker: Figure, target: Figure) -> None:
    """One modifier card a step, until no more is needed.  GH-ATK-09, GH-MOD-07, GH-ADV-01, GH-ADV-04"""
    w = m.state
    owner = deck_of(attacker)
    deck = w.decks[owner]
    card = turn_up(deck, owner, m.chance)
    if card is not None:
        strike.cards.append(card)
        m.tell(events.MODIFIER, owner, card)
    if card is None or not needs_another(faces(deck, strike.cards), fortune_of(w, strike, attacker, target)):
        strike.stage = "land"


def fortune_of(w: World, strike: Strike, attacker: Figure, target: Figure) -> Fortune:
    """GH-ATK-05, GH-ADV-13, GH-ADV-14, GH-ADV-15, GH-MONSTAT-07"""
    lucky, unlucky = luck(w, attacker)
    good = attacker.advantage + strike.advantages + lucky
    bad = unlucky + hampers_attackers(target) + strike.disadvantages
    return fortune_against(attacker, strike.range, distance(w, attacker.cell, target.cell), good, bad)


def cards_used(m: M, strike: Strike, attacker: Figure, target: Figure) -> tuple[ModifierCard, ...]:
    """Those of the drawn cards that count.  GH-ADV-02, GH-ADV-05, GH-ITEM-16"""
    w = m.state
    seen = faces(w.decks[deck_of(attacker)], strike.cards)
    helmet = helmet_of(w, target)
    if helmet and any(card.rank == "double" for card in seen):
        use_item(m, target.seat, helmet)
        seen = tuple(NO_CHANGE if card.rank == "double" else card for card in seen)
    return used_cards(seen, fortune_of(w, strike, attacker, target), strike.total)


def helmet_of(w: World, target: Figure) -> Item | None:
    """An item that takes the doubling off an attacker's card.  GH-ITEM-07, GH-ITEM-17"""
    if target.kind != "character" or "stun" in target.conditions:
        return None
    worn = (equipment.item(mine.number) for mine in w.heroes[target.seat].equipment)
    return next((item for item in worn if item.no_doubles), None)


# Damage


def land(m: M, strike: Strike, attacker: Figure, target: Figure) -> Flow:
    """The cards change the value, the shield takes its part, and what is left is suffered.

    GH-ATK-06, GH-ATK-07, GH-ATK-16, GH-MOD-04, GH-MOD-05, GH-SHIELD-01, GH-FX-10
    """
    w = m.state
    owner = deck_of(attacker)
    used = cards_used(m, strike, attacker, target)
    results = possible_results(strike.total, used)
    strike.result = (yield from chosen_value(m, strike, results, "result")) if len(results) > 1 else results[0]
    for card in used:
        strike.effects += card.effects
        strike.by_cards += len(card.effects)
    settle_deck(m, w.decks[owner], strike)
    pierce = pierce_of(strike.effects)
    shields = shield_of(target) + strike.shielded + shield_worn(w, target)
    damage = damage_through(strike.result, shields, pierce)
    m.tell(
        events.HIT,
        attacker.id,
        target.id,
        strike.value,
        strike.total - strike.value,
        list(strike.cards),
        strike.result,
        shield_left(shields, pierce),
        damage,
    )
    strike.stage = "effects"
    strike.damage = damage
    if target.kind == "character":
        strike.damage = yield from attacked_harm(m, target, damage, max(0, pierce - shields))
    elif (yield from spared(m, target, damage)):
        strike.damage = 0
    if strike.damage > 0:
        note_harm(w)
        suffer(m, target, strike.damage, "attack", attacker)
    note_suffered(w, max(0, strike.damage))
    yield from burst(m, strike, attacker, target)
    if figure(w, strike.target) is not target:
        yield from after_death(m, strike, attacker)


def burst(m: M, strike: Strike, attacker: Figure, target: Figure) -> Flow:
    """An item hurts the target, if it lives, and all enemies beside it, where it stands or fell.  GH-ITEM-13"""
    w = m.state
    if not strike.blast:
        return
    around = floor(w).grid.neighbours[target.cell]
    for each in enemies(w, attacker):
        if each is target or each.cell in around:
            yield from hurt(m, each, strike.blast, "ability", attacker)


def settle_deck(m: M, deck: ModifierDeck, strike: Strike) -> None:
    """What was drawn goes to the discards; bless and curse leave the deck.  GH-MOD-08, GH-MOD-12"""
    lay_aside(deck, strike.cards)


def note_harm(w: World) -> None:
    """How many targets the running attack has damaged."""
    for task in reversed(w.agenda[:-1]):
        if isinstance(task, Act | Beast):
            task.harmed += 1
        if isinstance(task, Act | Beast | Dying):
            return


def note_suffered(w: World, damage: int) -> None:
    """What the target of the attack suffered, where a later entry of the card asks."""
    for task in reversed(w.agenda[:-1]):
        if isinstance(task, Act):
            if task.card and task.half not in BASIC and asks_what_was_suffered(task.card, task.half):
                task.suffered = damage
            return


@lru_cache(maxsize=512)
def asks_what_was_suffered(card: str, half: str) -> bool:
    entries = hero_cards.card(card).half(half).entries
    return any(isinstance(entry.action, Affect) and entry.action.as_suffered for entry in entries)


def after_death(m: M, strike: Strike, attacker: Figure) -> Flow:
    """What the attack does for the attacker still comes.  GH-ATK-13"""
    for effect in strike.effects:
        if effect.is_own:
            yield from own_effect(m, strike, attacker, effect)
    yield from mend(m, strike, attacker)


def mend(m: M, strike: Strike, attacker: Figure) -> Flow:
    """Heals that the attacker performs with its attack, for itself or somebody in range.  GH-HEAL-02"""
    w = m.state
    for points, reach in strike.mends:
        near = [each for each in (attacker, *allies(w, attacker)) if is_near(w, attacker, each, reach)]
        options = {f"heal:{each.id}": each for each in near}
        whom = yield Choose(strike.seat, "heal", {**options, "skip": None})
        if whom:
            restore(m, whom, points, attacker)
    strike.mends = []


def is_near(w: World, one: Figure, other: Figure, reach: int) -> bool:
    """In range and in sight.  GH-LOS-04"""
    if distance(w, one.cell, other.cell) > reach:
        return False
    return one is other or bool(floor(w).seen_from(one.cell) >> other.cell & 1)


# Effects


def take_effect(m: M, strike: Strike, attacker: Figure, target: Figure) -> Flow:
    """After the damage, whether there was any: conditions, then what moves the target.

    GH-FX-01, GH-FX-02, GH-COND-07, GH-MONATK-06
    """
    w = m.state
    strike.stage = "answer"
    for effect in (yield from wanted(m, strike, attacker, target)):
        if effect.is_own:
            yield from own_effect(m, strike, attacker, effect)
        elif figure(w, strike.target) is not target:
            continue
        elif effect.kind in ("push", "pull"):
            yield from shove(m, strike, attacker, target, effect)
        elif effect.kind == "heal":
            restore(m, target, effect.points, attacker)
        else:
            afflict(m, target, effect.kind, effect.points)
    yield from mend(m, strike, attacker)


def wanted(m: M, strike: Strike, attacker: Figure, target: Figure) -> Ask:
    """The effects without those of its modifier cards that a character's player leaves out.  GH-FX-03"""
    printed = strike.effects[: len(strike.effects) - strike.by_cards]
    found = list(printed)
    for effect in strike.effects[len(printed) :]:
        asked = attacker.kind == "character" and strike.seat >= 0 and is_worth_asking(effect, found, target)
        if not asked or (yield Choose(strike.seat, "effect", {f"inflict:{effect.kind}": True, "skip": False})):
            found.append(effect)
    return once_each(found)


def is_worth_asking(effect: Effect, printed: list[Effect], target: Figure) -> bool:
    """Whether a condition or curse would change anything for the target.  GH-COND-02"""
    harms = (effect.kind in CONDITIONS or effect.kind == "curse") and target.kind != "objective"
    new = effect.kind not in target.conditions and effect not in printed
    return harms and not effect.is_own and effect.kind not in target.immune and new


def once_each(effects: Iterable[Effect]) -> list[Effect]:
    """A condition that both card and trait give is given once; curses are cards and add up.  GH-COND-02, GH-COND-22"""
    found: list[Effect] = []
    for effect in effects:
        if effect.kind not in CONDITIONS or effect not in found:
            found.append(effect)
    return found


def own_effect(m: M, strike: Strike, attacker: Figure, effect: Effect) -> Flow:
    """What an effect does for the attacker.  GH-MOD-06, GH-FX-11"""
    w = m.state
    if effect.kind == "infuse":
        for symbol in infused_by([effect]):
            element = (yield from chosen_element(m, attacker)) if symbol == "any" else symbol
            w.elements.coming.append(element)
            m.tell(events.INFUSED, element)
    elif effect.kind == "add-target":
        add_target(w, strike)
    elif effect.kind == "experience" and attacker.seat >= 0:
        learn(m, attacker.seat, effect.points)
    elif effect.kind == "heal":
        restore(m, attacker, effect.points, attacker)
    elif effect.kind == "shield":
        attacker.shield = [*attacker.shield, effect.points]
        m.tell(events.GAINED, attacker.id, "shield", effect.points)
    elif effect.kind == "retaliate":
        attacker.retaliate = [*attacker.retaliate, Retaliation(effect.points)]
        m.tell(events.GAINED, attacker.id, "retaliate", effect.points)
    elif effect.kind in CONDITIONS or effect.kind in ("bless", "curse"):
        afflict(m, attacker, effect.kind, effect.points)


def chosen_element(m: M, figure_: Figure) -> Ask:
    """Of the multicoloured circle the player of the figure chooses, for monsters the players.  GH-ELEM-13"""
    seat = figure_.seat if figure_.seat in living(m.state) else decider(m.state)
    if seat < 0:
        return ELEMENTS[0]
    return (yield Choose(seat, "infuse", {f"infuse:{each}": each for each in ELEMENTS}))


def add_target(w: World, strike: Strike) -> None:
    """The attacker may add one more target; effects that add targets do not work on it.  GH-FX-11"""
    for task in reversed(w.agenda[:-1]):
        if isinstance(task, Act | Beast) and not strike.extra:
            task.added += 1
        if isinstance(task, Act | Beast | Dying):
            return


# The answer


def answer(m: M, strike: Strike, attacker: Figure, target: Figure) -> Flow:
    """Retaliation, then what items do to the attacker.  GH-RETAL-01, GH-RETAL-06, GH-ITEM-13"""
    w = m.state
    w.agenda.pop()
    if is_down(attacker):
        return
    yield from retaliation(m, strike, attacker, target)
    if strike.repels and figure(w, strike.attacker) is attacker and figure(w, strike.target) is target:
        yield from move_by_force(m, target.seat, target, attacker, Force.PUSH, strike.repels)


def retaliation(m: M, strike: Strike, attacker: Figure, target: Figure) -> Flow:
    """From where both stand now.  GH-RETAL-01, GH-RETAL-02, GH-RETAL-03, GH-RETAL-05"""
    w = m.state
    far = distance(w, attacker.cell, target.cell)
    sources = retaliations(target)
    damage = sum(source.damage for source, _ in sources if far <= source.range)
    damage += sum(back.damage for back in strike.answers if far <= back.range)
    if damage <= 0:
        return
    m.tell(events.RETALIATED, target.id, attacker.id, damage)
    if target.kind == "character":
        learn(m, target.seat, sum(xp for source, xp in sources if far <= source.range))
    yield from hurt(m, attacker, damage, "retaliate", target)
