"""What stands beside an option: the ways of a move, the odds of an attack, what a card or an item does.

All of it is worked out from the view of whoever is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.actions import Action, Attack, Bonus
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.effects import Effect, pierce_of
from questhall.games.gloomhaven.content.hero_cards import BASIC, Ability
from questhall.games.gloomhaven.content.stickers import printed
from questhall.games.gloomhaven.face.campaign import remarks as campaign_remarks
from questhall.games.gloomhaven.face.cards import HeroSpeaker
from questhall.games.gloomhaven.face.items import item_text, shop_text
from questhall.games.gloomhaven.face.map_text import COIN, TREASURE, labels, language
from questhall.games.gloomhaven.odds import Chances, at_least, damage_chances, mean
from questhall.games.gloomhaven.rules.combat.draws import Fortune
from questhall.games.gloomhaven.rules.combat.sides import deck_of
from questhall.games.gloomhaven.rules.combat.strike import POISON, possible_values
from questhall.games.gloomhaven.rules.play.acting import ability_of, with_elements
from questhall.games.gloomhaven.rules.play.attacking import begin, cannot_hit, layings, range_of, reshaped, strike_of
from questhall.games.gloomhaven.rules.play.components import left_to_draw
from questhall.games.gloomhaven.rules.play.counting import counted, is_so
from questhall.games.gloomhaven.rules.play.rounds import REST
from questhall.games.gloomhaven.rules.play.stirring import is_own, waiting_for
from questhall.games.gloomhaven.rules.play.striking import fortune_of, holds
from questhall.games.gloomhaven.rules.play.table import (
    boosts,
    character,
    distance,
    enemies,
    figure,
    floor,
    hero_of,
    place,
    retaliations,
    shield_of,
    spot,
)
from questhall.games.gloomhaven.rules.play.ways import Ways, gait_of, ground_under
from questhall.games.gloomhaven.state import Act, Figure, Strike, Walk, World
from questhall.kernel import Choose, Picks
from questhall.kernel.texts import Texts

CERTAIN = 1
TOP, BOTTOM = "▲", "▼"
Remark = Callable[["Remarks", str], str]


def remarks(view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
    """What can be said of the options, by their keys; of things to be picked by the things."""
    if view.campaign and choice.kind in campaign_remarks.KINDS:
        return campaign_remarks.remarks(view, choice, texts)
    speaker = Remarks(view, choice, texts)
    options = choice.options
    keys = list(options.others) if isinstance(options, Picks) else list(options)
    said = {key: speaker.remark(key) for key in keys}
    if isinstance(options, Picks):
        said |= {card: speaker.whole_card(card) for card in options.things}
    return {key: remark for key, remark in said.items() if remark}


class Remarks:
    """Says something of each option of one decision; what they have in common is worked out once."""

    def __init__(self, view: World, choice: Choose, texts: Texts) -> None:
        self.view, self.choice, self.texts = view, choice, texts
        self.cards = HeroSpeaker(language(texts))
        self.labels = labels(view, texts)
        task = view.agenda[-1] if view.agenda else None
        self.walk = task if isinstance(task, Walk) else None
        self.act = task if isinstance(task, Act) else None
        self.ways = ways_of(view, self.walk) if self.walk else None

    def remark(self, key: str) -> str:
        verb, _, what = key.partition(":")
        if key == REST:
            return self.texts.say("board-rest")
        told = TOLD.get(verb)
        return told(self, what) if told and what else ""

    # Cards and items

    def half(self, ability: Ability) -> str:
        return "; ".join(self.cards.ability(ability))

    def top(self, card: str) -> str:
        return self.with_targets(hero_cards.card(card).top, card, "top")

    def bottom(self, card: str) -> str:
        return self.with_targets(hero_cards.card(card).bottom, card, "bottom")

    def basic_top(self, card: str) -> str:
        return self.with_targets(BASIC["basic-top"], card, "basic-top")

    def with_targets(self, ability: Ability, card: str, half: str) -> str:
        """A half, and whom it could attack from here if it begins with an attack."""
        said = self.half(ability)
        own = character(self.view, self.choice.seat)
        attack = ability.entries[0].action if ability.entries else None
        if own is None or not isinstance(attack, Attack):
            return said
        found = ", ".join(targets(self.view, Act(own.id, own.seat, card, half), own, attack, self.labels))
        if found:
            return f"{said} — {self.texts.say('board-reaches', who=found)}"
        nothing = "board-comes-to-nothing" if ability.xp and len(ability.entries) == 1 else "board-reaches-none"
        return f"{said} — {self.texts.say(nothing)}"

    def basic_bottom(self, card: str) -> str:
        return self.half(BASIC["basic-bottom"])

    def whole_card(self, card: str) -> str:
        """Initiative and both halves in one line; of several cards nothing."""
        if printed(card) not in hero_cards.all_cards():
            return ""
        known = hero_cards.card(card)
        return f"{known.initiative} {TOP} {self.half(known.top)} {BOTTOM} {self.half(known.bottom)}"

    def class_(self, job: str) -> str:
        """What somebody who does not know the class should hear of it."""
        known = classes()[job]
        return self.texts.say(
            "board-class", style=f"style-{job}", hit_points=known.hit_points[0], cards=known.hand_limit
        )

    def goal(self, goal: str) -> str:
        return self.texts.say("board-checkmarks", checkmarks=equipment.goal(goal).checkmarks)

    def item(self, id_: str) -> str:
        return item_text(equipment.item_called(id_), self.texts)

    def price(self, id_: str) -> str:
        return shop_text(equipment.item_called(id_), self.texts)

    # Ways

    def way(self, name: str) -> str:
        """What a move to that hex leads over, and who is adjacent there.  GH-MOVE-03, GH-OVERLAY-05"""
        cell = place(self.view).cells[name]
        if self.ways is None or self.walk is None:
            return ""
        mover = figure(self.view, self.walk.figure)
        assert mover is not None
        way = self.ways.to(cell)
        cost = self.ways.cost(cell)
        harmful = self.ways.ground.negative if cost else 0
        met = [each for each in way if harmful >> each & 1 and self.is_trodden(each, cell)]
        return self.joined(
            self.texts.say("board-way", points=cost[1]) if cost else "",
            self.over("board-way-trap", [each for each in met if each in self.view.traps]),
            self.over("board-way-hazard", [each for each in met if each not in self.view.traps]),
            self.beside(mover, cell),
            self.picks_up(mover, cell),
        )

    def is_trodden(self, cell: int, goal: int) -> bool:
        """Whether the mover sets foot on a hex of its way: a jump touches the last one only.  GH-MOVE-07"""
        assert self.walk is not None
        mover = figure(self.view, self.walk.figure)
        assert mover is not None
        return not mover.flying and (not self.walk.jump or cell == goal)

    def step(self, name: str) -> str:
        """The next hex alone."""
        cell = place(self.view).cells[name]
        mover = figure(self.view, self.walk.figure) if self.walk else None
        if mover is None:
            return ""
        trap = [cell] if cell in self.view.traps else []
        hazard = [cell] if cell in floor(self.view).hazard_cells else []
        harm = [] if mover.flying else [self.over("board-way-trap", trap), self.over("board-way-hazard", hazard)]
        return self.joined(*harm, self.beside(mover, cell))

    def over(self, message: str, cells: list[int]) -> str:
        return self.texts.say(message, spots=", ".join(spot(self.view, each) for each in cells)) if cells else ""

    def beside(self, mover: Figure, cell: int) -> str:
        """The enemies that would be adjacent."""
        around = floor(self.view).grid.neighbours[cell]
        near = [self.labels[each.id] for each in enemies(self.view, mover) if each.cell in around]
        return self.texts.say("board-beside", who=", ".join(near)) if near else ""

    def picks_up(self, mover: Figure, cell: int) -> str:
        """Characters loot where they end their turn.  GH-LOOT-05"""
        coins = self.view.coins.get(cell, 0)
        found = [f"{COIN}{coins}"] * (coins > 0) + [TREASURE] * (cell in self.view.treasures)
        return self.texts.say("board-picks-up", what=", ".join(found)) if found and mover.kind == "character" else ""

    def joined(self, *parts: str) -> str:
        return ", ".join(part for part in parts if part)

    # Attacks

    def odds(self, id_: str) -> str:
        """Damage to expect and how likely it kills, by the cards that the deck still holds."""
        target = figure(self.view, id_)
        strike = strike_on(self.view, self.act, id_) if self.act else None
        attacker = figure(self.view, strike.attacker) if strike else None
        if strike is None or target is None or attacker is None:
            return ""
        how = fortune_of(self.view, strike, attacker, target)
        chances = chances_of(self.view, strike, attacker, target)
        draws = "" if how is Fortune.NORMAL else self.texts.say(f"board-{how.value}")
        return self.joined(
            self.life(id_), self.killing(chances, target.hit_points), draws, self.answered(attacker, target)
        )

    def killing(self, chances: Chances, hit_points: int) -> str:
        kill, expected = at_least(chances, hit_points), mean(chances)
        said = f"{float(expected):.1f}".removesuffix(".0").replace(".", self.texts.say("board-decimal-mark"))
        if kill in (0, CERTAIN):
            return self.texts.say("board-odds-sure" if kill else "board-odds-never", mean=said)
        return self.texts.say("board-odds", mean=said, kill=str(round(100 * kill)))

    def answered(self, attacker: Figure, target: Figure) -> str:
        """Retaliation that would strike from here.  GH-RETAL-01, GH-RETAL-02"""
        far = distance(self.view, attacker.cell, target.cell)
        damage = sum(source.damage for source, _ in retaliations(target) if far <= source.range)
        return self.texts.say("board-retaliates", x=damage) if damage and attacker.side is not target.side else ""

    def laid(self, names: str) -> str:
        """Whom an area covers."""
        cells = {place(self.view).cells.get(name) for name in names.split("+")}
        hit = [self.labels[each.id] for each in self.view.figures if each.cell in cells]
        return self.texts.say("board-lays-on", who=", ".join(hit)) if hit else ""

    def life(self, id_: str) -> str:
        each = figure(self.view, id_)
        if each is None:
            return ""
        return self.texts.say("board-life", who=self.labels[id_], now=each.hit_points, most=each.most_hit_points)


TOLD: dict[str, Remark] = {
    "top": Remarks.top,
    "bottom": Remarks.bottom,
    "attack": Remarks.basic_top,
    "move": Remarks.basic_bottom,
    "go": Remarks.way,
    "step": Remarks.step,
    "hit": Remarks.odds,
    "lay": Remarks.laid,
    "heal": Remarks.life,
    "target": Remarks.life,
    "leave": Remarks.whole_card,
    "lose": Remarks.whole_card,
    "recover": Remarks.whole_card,
    "class": Remarks.class_,
    "keep": Remarks.goal,
    "item": Remarks.item,
    "buy": Remarks.price,
}


def targets(view: World, act: Act, own: Figure, attack: Attack, shown: Mapping[str, str]) -> list[str]:
    """Whom an attack could be made on now, as they are drawn on the map."""
    begin(view, act, own, attack)
    if not attack.area:
        return [shown[each.id] for each in enemies(view, own) if not cannot_hit(view, act, own, attack, each.id)]
    covered = {name for key, _ in layings(view, act, own, attack) for name in key.partition(":")[2].split("+")}
    return [shown[each.id] for each in enemies(view, own) if spot(view, each.cell) in covered]


def ways_of(view: World, walk: Walk) -> Ways | None:
    """The ways of a move under way, as its step sees them."""
    mover = figure(view, walk.figure)
    if mover is None:
        return None
    return Ways(ground_under(view, mover, gait_of(mover, walk.jump)), walk.points, slow=not walk.forced)


def attack_of(act: Act) -> Attack | None:
    """The attack under way, as items turn it.  GH-ITEM-13"""
    action = action_of(act)
    return reshaped(act, action) if isinstance(action, Attack) else None


def action_of(act: Act) -> Action | None:
    """What the ability is about just now."""
    actions = with_elements(ability_of(act), act) if act.at < len(ability_of(act).entries) else ()
    return actions[act.part] if act.part < len(actions) else None


def strike_on(view: World, act: Act, target: str) -> Strike | None:
    """The attack that would go at a target now; the view stays as it is."""
    actor, action = figure(view, act.figure), attack_of(act)
    if actor is None or action is None:
        return None
    hero = hero_of(view, actor)
    charged = hero.charged if hero else False
    strike = strike_of(view, act, actor, action, target, range_of(view, act, actor, action))
    if hero:
        hero.charged = charged
    whom = figure(view, target)
    if whom is not None:
        foresee(view, act, actor, whom, strike)
    return strike


def foresee(view: World, act: Act, actor: Figure, target: Figure, strike: Strike) -> None:
    """What lasting bonuses will give the attack beside its value and effects; an element may stay unused.

    GH-ACTIVE-04, GH-ACTIVE-05
    """
    own = [boost for _, boost in boosts(actor) if boost.trigger == "attack"]
    strike.advantages += sum(
        boost.advantage for boost in own if boost.element is None and holds(view, boost.when, strike, actor, target)
    )
    if act.hit or not is_own(act, actor):
        return
    for _, boost in waiting_for(actor, "attack", "then"):
        if boost.deed is None and boost.element is None and is_so(view, boost.when, actor, target):
            strike.advantages += boost.advantage
            strike.effects += boost.effects
            strike.bonuses += [Bonus(boost.bonus.add)] if boost.bonus else []


def chances_of(view: World, strike: Strike, attacker: Figure, target: Figure) -> Chances:
    """How likely each damage is: bonuses, the cards that are left, advantage, shield, PIERCE.  GH-ATK-06, GH-ATK-07"""
    if strike.slain:
        return {target.hit_points: Fraction(1)}
    bonuses, effects = bonuses_of(view, strike, attacker, target)
    value = max(possible_values(strike.value, [bonus for bonus in bonuses if bonus.add or bonus.times != 1]))
    deck = left_to_draw(view, deck_of(attacker))
    how = fortune_of(view, strike, attacker, target)
    return damage_chances(value, deck, how, shield_of(target), pierce_of(effects))


def bonuses_of(view: World, strike: Strike, attacker: Figure, target: Figure) -> tuple[list[Bonus], list[Effect]]:
    """Bonuses and effects that would hold against this target.  GH-ACTIVE-04, GH-COND-09"""
    bonuses = [
        Bonus(bonus.add * (counted(view, bonus.per, attacker, target) if bonus.per else 1), bonus.times)
        for bonus in strike.bonuses
        if holds(view, bonus.when, strike, attacker, target)
    ]
    effects = list(strike.effects)
    for _, boost in boosts(attacker):
        if boost.trigger == "attack" and holds(view, boost.when, strike, attacker, target):
            bonuses += [Bonus(boost.bonus.add, boost.bonus.times)] if boost.bonus else []
            effects += boost.effects
    if "poison" in target.conditions and attacker.side is not target.side:
        bonuses.append(POISON)
    return bonuses, effects
