"""ATK and AREA: whom an attack action goes at, picked one by one by the player whose figure acts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.actions import ALL_TARGETS, Attack, Bonus, Boost, Command
from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.effects.impaling import paths_to
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.combat.elements import is_charged, use
from questhall.games.gloomhaven.rules.ground.areas import Area, ways_around, ways_in_range
from questhall.games.gloomhaven.rules.play.counting import RANKS, counted
from questhall.games.gloomhaven.rules.play.deeds import moved_so
from questhall.games.gloomhaven.rules.play.helping import empowered
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.purse import (
    act_with,
    advance,
    is_powered,
    items_at_hand,
    learn,
    power,
    usable,
    use_item,
    worn,
)
from questhall.games.gloomhaven.rules.play.stirring import is_doubled, stir
from questhall.games.gloomhaven.rules.play.table import (
    allies,
    beside_any,
    boosts,
    creature_of,
    distance,
    enemies,
    field_of,
    figure,
    floor,
    given,
    hero_of,
    in_one_room,
    is_hidden,
    is_phasing,
    section,
    spot,
    values,
)
from questhall.games.gloomhaven.rules.scenario.influences import attack_shift
from questhall.games.gloomhaven.state import Act, Figure, Gift, M, Strike, World
from questhall.kernel import Ask, Choose, Flow, Refusal

MELEE = 0
CLOSE = 1


def attack(m: M, act: Act, actor: Figure, action: Attack) -> Flow:
    """The next target of an attack action, an item or effect for all of it, or its end.

    GH-ATK-01, GH-ATK-10, GH-ATK-11, GH-AREA-03, GH-FX-11, GH-ITEM-13, GH-TURN-04, GH-TURN-07
    """
    w = m.state
    action = reshaped(act, action)
    if cannot_perform(actor, "attack") or is_phasing(w, actor) or not moved_so(act, actor, action.after):
        yield from finished(m, act, actor)
        return
    if not act.aimed:
        begin(w, act, actor, action)
    options = dict(choices(m, act, actor, action))
    if not options:
        yield from finished(m, act, actor)
        return
    at_hand = {f"item:{item.id}": item for item in items_at_hand(w, actor)}
    options |= {**extras(w, act, actor, action), **at_hand, "skip" if not act.hit else "stop": None}
    answer = yield Choose(act.seat, "attack", options)
    if answer is None:
        yield from finished(m, act, actor)
    elif isinstance(answer, Item) and answer.window == "turn":
        act_with(m, actor, answer)
    elif isinstance(answer, Item):
        yield from power(m, actor, answer)
        use_item(m, actor.seat, answer)
        act.helped.append(answer.number)
        act.aimed = act.aimed and not answer.area
    elif isinstance(answer, Effect):
        act.spared.append(answer.kind)
    elif isinstance(answer, frozenset):
        act.area = sorted(answer)
        act.left = 0
    else:
        yield from hit(m, act, actor, action, answer)


def reshaped(act: Act, action: Attack) -> Attack:
    """As items turn it: an area instead of a single target.  GH-ITEM-13"""
    area = next((item.area for item in map(equipment.item, act.helped) if item.area), None)
    return replace(action, area=area) if area and is_single(action) else action


def is_single(action: Attack) -> bool:
    """It goes at one target."""
    return action.targets <= 1 and not sweeps(action) and not action.area and not action.on_the_path


def for_single(item: Item) -> bool:
    """It is for an attack on a single target.  GH-ITEM-13"""
    return item.area is not None or item.blast > 0


def begin(w: World, act: Act, actor: Figure, action: Attack) -> None:
    """Nobody has been attacked yet; how many may be picked."""
    act.aimed = True
    act.hit, act.stood, act.area = [], [], []
    act.harmed = act.added = act.farther = act.aid = 0
    act.left = 0 if sweeps(action) or action.area else targets_of(w, action)


def targets_of(w: World, action: Attack) -> int:
    """As the card says, otherwise one, even for a monster that is made to attack "another enemy".  GH-ATK-11"""
    return len(w.figures) if action.targets == ALL_TARGETS else max(1, action.targets)


def sweeps(action: Attack) -> bool:
    """It is made on all that it reaches, without picking."""
    return action.adjacent or action.within > 0 or action.moved_through or action.in_room or action.beside_spots


def range_of(w: World, act: Act, actor: Figure, action: Attack) -> int:
    """0 for melee; a lasting bonus may lengthen it.  GH-ATK-03, GH-ATK-04, GH-AREA-02"""
    if sweeps(action) or (action.area and action.area.melee):
        return MELEE
    base = base_range(w, act, actor, action)
    if not base:
        return MELEE
    base += sum(equipment.item(number).reach for number in act.helped)
    farther = act.farther if act.hit else sum(boost.range for _, boost in stretching(w, act, actor, base))
    return base + action.reach.bonus + farther


def base_range(w: World, act: Act, actor: Figure, action: Attack) -> int:
    """As the card says, otherwise a monster's own; a plain attack that an ally is granted is melee.

    GH-ATK-03, GH-ATK-04, GH-MONATK-04
    """
    if action.reach.stated is not None:
        return action.reach.stated
    plain = act.granted and not act.turned and (act.attack is None or act.commander != "")
    return MELEE if plain else values(w, actor).range


def stretching(w: World, act: Act, actor: Figure, base: int) -> list[tuple[Gift, Boost]]:
    """Bonuses of one's ranged attack actions that work now.  GH-ACTIVE-05"""
    if not base or actor.kind != "character" or act.granted:
        return []
    found = [
        (gift, boost) for gift, boost in boosts(actor) if boost.trigger == "attack-action" and boost.when == "ranged"
    ]
    return [
        (gift, boost)
        for gift, boost in found
        if boost.element is None or (boost.element != "any" and is_charged(w.elements, boost.element))
    ]


# Whom


def choices(m: M, act: Act, actor: Figure, action: Attack) -> Iterator[tuple[str, object]]:
    """The targets that can be picked next, or the ways to lay the area."""
    w = m.state
    if action.area and not act.area:
        yield from layings(w, act, actor, action)
        return
    candidates = ((f"hit:{each.id}", each.id) for each in foes(w, act, actor))
    yield from m.offer(act.seat, candidates, lambda id_: cannot_hit(w, act, actor, action, id_)).items()


def foes(w: World, act: Act, actor: Figure) -> list[Figure]:
    """Whom the figure may attack: its enemies, or under another's will its own side.  GH-ATK-02"""
    if act.turned:
        return [each for each in w.figures if each.side is actor.side and each is not actor]
    return enemies(w, actor)


def cannot_hit(w: World, act: Act, actor: Figure, action: Attack, id_: str) -> Refusal | None:
    """Why a figure cannot be the next target.  GH-ATK-03, GH-ATK-10, GH-ATK-11, GH-LOS-01, GH-COND-24, GH-AREA-05"""
    target = figure(w, id_)
    if target is None or id_ in act.hit:
        return Refusal("target.twice", "GH-ATK-10")
    if is_hidden(w, actor, target):
        return Refusal("target.invisible", "GH-COND-24")
    if not floor(w).seen_from(actor.cell) >> target.cell & 1:
        return Refusal("target.sight", "GH-LOS-01")
    if meant(w, act, actor, action, target):
        return None
    reach = max(CLOSE, range_of(w, act, actor, action), lunge_of(w, actor, action))
    far = distance(w, actor.cell, target.cell)
    if far > reach:
        return Refusal("target.range", "GH-ATK-03", {"range": reach, "distance": far})
    if act.left > 0 or act.added > 0:
        return None
    return Refusal("target.enough", "GH-ATK-11", {"targets": len(act.hit)})


def lunge_of(w: World, actor: Figure, action: Attack) -> int:
    """How far an item lets a melee attack on a single target reach."""
    if actor.kind != "character" or not is_single(action) or (action.reach.stated or 0) > 0:
        return 0
    return max([0, *(item.lunge for item in worn(w.heroes[actor.seat]))])


def meant(w: World, act: Act, actor: Figure, action: Attack, target: Figure) -> bool:
    """Whether the attack takes the target by itself, without picking."""
    if action.area:
        return target.cell in act.area
    if action.moved_through:
        return target.cell in act.path
    if action.in_room:
        return in_one_room(w, actor, target)
    if action.beside_spots:
        return beside_any(w, act.spots, target)
    if action.on_the_path and act.area:
        return target.cell in act.area
    if action.adjacent or action.within:
        return distance(w, actor.cell, target.cell) <= max(CLOSE, action.within)
    return False


def layings(w: World, act: Act, actor: Figure, action: Attack) -> Iterator[tuple[str, object]]:
    """Ways to lay the area on at least one enemy in sight; ways that cover the same figures are one.

    GH-AREA-01, GH-AREA-02, GH-AREA-04, GH-AREA-05
    """
    seen = floor(w).seen_from(actor.cell)
    cells = {each.cell: each for each in w.figures}
    wanted = {each.cell for each in foes(w, act, actor) if seen >> each.cell & 1 and not is_hidden(w, actor, each)}
    known: set[frozenset[int]] = set()
    for area in areas_of(w, act, actor, action):
        covered = frozenset(cell for cell in area if cell in cells)
        if covered & wanted and covered not in known:
            known.add(covered)
            yield f"lay:{'+'.join(sorted(spot(w, cell) for cell in area))}", area


def areas_of(w: World, act: Act, actor: Figure, action: Attack) -> list[Area]:
    """All ways to lay the area, at range or around the attacker.  GH-AREA-01, GH-AREA-02, GH-AREA-04"""
    assert action.area
    if action.area.melee:
        return ways_around(field_of(w), actor.cell, action.area.hexes)
    return ways_in_range(field_of(w), actor.cell, action.area.hexes, range_of(w, act, actor, action))


def extras(w: World, act: Act, actor: Figure, action: Attack) -> dict[str, object]:
    """Items for the whole action before its first attack, be it granted by an ally, and before each attack the effects
    that may be left out.

    GH-ITEM-12, GH-ITEM-13, GH-FX-03
    """
    if actor.kind != "character":
        return {}
    options: dict[str, object] = {}
    if not act.hit:
        kind = "ranged" if range_of(w, act, actor, action) else "melee"
        ready = [item for item in usable(w.heroes[actor.seat], actor, "attack") if item.when in ("", kind)]
        ready = [item for item in ready if is_powered(w, item) and (is_single(action) or not for_single(item))]
        options = {f"item:{item.id}": item for item in ready if item.number not in act.helped}
    optional = [effect for effect in action.effects if effect.kind not in act.spared]
    return options | {f"spare:{effect.kind}": effect for effect in optional}


# The attack


def hit(m: M, act: Act, actor: Figure, action: Attack, target: str) -> Flow:
    """One attack goes at a target.  GH-ATK-08, GH-TERM-09"""
    w = m.state
    ranged = range_of(w, act, actor, action)
    first = not act.hit
    whom = figure(w, target)
    assert whom is not None
    taken = meant(w, act, actor, action, whom)
    if first:
        use_up(m, act, actor, ranged)
        yield from stir(m, act, actor, "attack")
        teach_commander(m, act)
    act.hit.append(target)
    act.stood.append(whom.cell)
    if act.at not in act.done:
        act.done.append(act.at)
    extra = not taken and act.left <= 0
    if extra:
        act.added -= 1
    elif not taken:
        act.left -= 1
    if first:
        act.aid = yield from empowered(m, actor)
    if action.on_the_path and first:
        act.area = yield from path_chosen(m, act, actor, target)
    if actor.kind == "character" and action.xp_each and not act.granted:
        learn(m, actor.seat, action.xp_each)
    strike = strike_of(w, act, actor, action, target, ranged)
    strike.extra = extra
    strike.blast = 0 if extra else strike.blast
    act.spared = []
    w.agenda.append(strike)
    if actor.kind == "character" and not act.granted and (item := charging_item(w, actor, ranged)):
        w.heroes[actor.seat].charged = True
        use_item(m, actor.seat, item)


def path_chosen(m: M, act: Act, actor: Figure, target: str) -> Ask:
    """Of several paths to the target with different enemies on them the player chooses."""
    w = m.state
    whom = figure(w, target)
    assert whom is not None
    ways = paths_to(w, actor, whom)
    if len(ways) < 2:
        return list(ways[0]) if ways else []
    options = {f"path:{'+'.join(spot(w, cell) for cell in way) or 'direct'}": list(way) for way in ways}
    return (yield Choose(act.seat, "path", options))


def use_up(m: M, act: Act, actor: Figure, ranged: int) -> None:
    """Bonuses of ranged attack actions are used with the first attack.  GH-ACTIVE-04, GH-ACTIVE-05"""
    w = m.state
    for gift, boost in stretching(w, act, actor, ranged):
        if boost.element is not None and boost.element != "any":
            use(w.elements, [boost.element], [boost.element])
            m.tell(events.FED, actor.id, boost.element)
        act.farther += boost.range
        act.added += sum(effect.kind == "add-target" for effect in boost.effects)
        advance(m, actor.seat, gift.card)


def strike_of(w: World, act: Act, actor: Figure, action: Attack, target: str, ranged: int) -> Strike:
    """The attack on one target, with all that its action, its own traits and items add.

    GH-MONATK-06, GH-MONSTAT-07, GH-SUMMON-02, GH-ITEM-14
    """
    base = 0 if action.absolute or actor.kind == "character" else values(w, actor).attack
    items = [equipment.item(number) for number in act.helped]
    if action.absolute or actor.kind == "character":
        base += attack_shift(w, actor)
    printed = action.value * (2 if is_doubled(w, act, "attacks") else 1)
    value = max(0, base + printed) + actor.spurred + sum(item.adds for item in items) + act.aid
    wanted = [effect for effect in action.effects if effect.kind not in act.spared]
    effects = [*traits_of(w, actor), *wanted, *(effect for item in items for effect in item.effects)]
    effects += always_adding(w, actor, ranged)
    lent = [boost for boost in map(given, act.lent) if isinstance(boost, Boost)]
    effects += [effect for boost in lent for effect in boost.effects]
    if actor.kind == "character" and not act.granted:
        charge = charging_item(w, actor, ranged)
        value += charge.charge[1] if charge else 0
    return Strike(
        attacker=actor.id,
        target=target,
        seat=act.seat,
        value=value,
        range=ranged,
        effects=effects,
        bonuses=[
            *(settled(w, act, actor, bonus) for bonus in action.bonuses),
            *(Bonus(boost.bonus.add) for boost in lent if boost.bonus),
        ],
        advantages=sum(item.advantage for item in items) + action.advantage + sum(boost.advantage for boost in lent),
        slain=is_slain(figure(w, target), action),
        lender=act.commander if lends_augments(act) else "",
        smash=action.smash,
        crash=action.crash,
        blast=sum(item.blast for item in items),
    )


def is_slain(target: Figure | None, action: Attack) -> bool:
    """The attack kills targets of a rank instead; bosses have none.  GH-ATK-12, GH-BOSS-02"""
    return target is not None and action.slays != "" and target.kind == "monster" and target.rank in RANKS[action.slays]


def teach_commander(m: M, act: Act) -> None:
    """XP for each attack that a card grants, once it is performed.  GH-XP-03"""
    commander = figure(m.state, act.commander) if act.granted and act.card else None
    if commander is None or commander.kind != "character":
        return
    entries = hero_cards.card(act.card).half(act.half).entries
    learn(m, commander.seat, max([0, *(e.action.xp_each for e in entries if isinstance(e.action, Command))]))


def settled(w: World, act: Act, actor: Figure, bonus: Bonus) -> Bonus:
    """What the ability itself counts is known now; the rest hangs on the target."""
    if bonus.per not in ("hex-entered", "hex-cleared"):
        return bonus
    return Bonus(bonus.add * counted(w, bonus.per, actor, actor, act))


def lends_augments(act: Act) -> bool:
    """Whether the attack is made for somebody whose augments work on it."""
    if not act.commander or act.item:
        return False
    entries = hero_cards.card(act.card).half(act.half).entries
    return any(isinstance(entry.action, Command) and entry.action.augmented for entry in entries)


def always_adding(w: World, actor: Figure, ranged: int) -> list[Effect]:
    """Effects of items that work on every attack of a kind.  GH-ITEM-07"""
    if actor.kind != "character" or "stun" in actor.conditions:
        return []
    kind = "ranged" if ranged else "melee"
    steady = [item for item in worn(w.heroes[actor.seat]) if not item.window and item.when == kind]
    return [effect for item in steady for effect in item.effects]


def traits_of(w: World, actor: Figure) -> tuple[Effect, ...]:
    """What every attack of a monster or summon does, whoever made it attack.  GH-MONSTAT-07, GH-SUMMON-02"""
    if actor.kind == "monster":
        return section(w, actor).traits.effects
    return creature_of(actor).effects if actor.kind == "summon" else ()


def charging_item(w: World, actor: Figure, ranged: int) -> Item | None:
    """An item that makes the next melee attack of a long run stronger, if it works now.  GH-ITEM-07"""
    hero = hero_of(w, actor)
    if hero is None or ranged or hero.charged or "stun" in actor.conditions:
        return None
    return next((item for item in worn(hero) if item.charge[1] and hero.moved >= item.charge[0]), None)


def finished(m: M, act: Act, actor: Figure) -> Flow:
    """The attack action is over; what an item does to allies in its area comes now.  GH-ITEM-13, GH-TERM-02"""
    w = m.state
    harm = sum(equipment.item(number).backfire for number in act.helped) if act.area else 0
    for each in allies(w, actor) if harm else []:
        if each.cell in act.area:
            yield from hurt(m, each, harm, "ability", actor)
    act.aimed = False
    act.helped, act.spared = [], []
    act.part += 1
