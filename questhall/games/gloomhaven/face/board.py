"""The table as text: the map, the round and its goal, who acts when, every figure, one's own hand and battle goal."""

from __future__ import annotations

from textwrap import wrap

from questhall.games.gloomhaven.content import bestiary, equipment, hero_cards
from questhall.games.gloomhaven.content.classes import class_name, classes
from questhall.games.gloomhaven.content.equipment import BattleGoal
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.terms import ELEMENTS, STRONG, WEAK, Retaliation
from questhall.games.gloomhaven.face.campaign import town
from questhall.games.gloomhaven.face.map_text import called, drawn, figure_name, labels, language
from questhall.games.gloomhaven.face.monster_lines import of_type, ranks_on_map, types_on_map, worked_out
from questhall.games.gloomhaven.face.specials import spoken
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.play.carrying import thing
from questhall.games.gloomhaven.rules.play.ending import counted, is_met
from questhall.games.gloomhaven.rules.play.rounds import is_waiting
from questhall.games.gloomhaven.rules.play.table import (
    at_stake,
    character,
    creature_of,
    place,
    retaliations,
    section,
    shield_of,
    spot,
    values,
)
from questhall.games.gloomhaven.rules.play.verdicts import Aim, aims, why_lost
from questhall.games.gloomhaven.state import Figure, Hero, Lasting, Prepare, Select, World
from questhall.kernel import UNSEEN, Seat
from questhall.kernel.texts import Texts

WIDTH = 100
BETWEEN = " · "
NO_BREAK = "\u00a0"
ACTED, ACTS = "✓", "▶"


def board(view: World, texts: Texts) -> str:
    """Everything a seat sees of the table."""
    if town.is_between(view):
        return town.board(view, texts)
    if hexes := drawn(view, texts):
        hexes.append("")  # the map is a part by itself: it is drawn again only when it has changed
    lines = [*hexes, *fitted(head(view, texts)), *fitted(goal_line(view, texts))]
    lines += specials(view, texts)
    if order := initiative_order(view):
        lines += fitted(f"{texts.say('board-order')}: {order_text(view, order, texts)}")
    if charged := elements_text(view, texts):
        lines += fitted(f"{texts.say('board-elements')}: {charged}")
    for type_ in types_on_map(view):
        lines += type_lines(view, type_, texts)
    lines += token_lines(view, texts)
    for seat, hero in enumerate(view.heroes):
        if hero.sheet.job:
            lines += hero_lines(view, seat, hero, texts)
    if view.over:
        return "\n".join([*lines, "", *end_lines(view, texts)])
    for seat in mine(view):
        lines += own_lines(view, seat, texts)
    return "\n".join(lines)


def fitted(text: str, indent: int = 3) -> list[str]:
    """Lines of at most so many characters, those after the first moved in."""
    lines = wrap(text, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
    return [line.replace(NO_BREAK, " ") for line in lines]


def whole(entry: str) -> str:
    """An entry that stays on one line."""
    return entry.replace(" ", NO_BREAK)


def mine(view: World) -> list[Seat]:
    """Whose view it is: the seats whose cards can be seen."""
    return [seat for seat, hero in enumerate(view.heroes) if is_open(hero.goals.cards) or is_open(hero.hand)]


def is_open(cards: list[str]) -> bool:
    return bool(cards) and UNSEEN not in cards


# The round


def head(view: World, texts: Texts) -> str:
    title = place(view).map.names[language(texts)]
    return texts.say("board-head", scenario=view.scenario, title=title, level=view.level, round=view.round)


def goal_line(view: World, texts: Texts) -> str:
    parts = [aim_text(view, aim, texts) for aim in aims(view, scenario(view.scenario).goal)]
    said = f"{texts.say('board-goal')}: {'; '.join(parts)}"
    decided = texts.say(f"board-verdict-{view.verdict}") if view.verdict and not view.over else ""
    return f"{said}. {decided}" if decided else said


MOST_SPECIALS = 2  # lines of special rules; more stand on the page beside the board


def specials(view: World, texts: Texts) -> list[str]:
    """The special rules, or where they stand if there are many."""
    rules = spoken(view, language(texts))
    if not rules:
        return []
    if len(rules) > MOST_SPECIALS:
        return fitted(texts.say("board-specials-there", page=texts.say("board-page-goal"), count=len(rules)))
    return [line for rule in rules for line in fitted(f"{texts.say('board-specials')}: {rule}")]


def aim_text(view: World, aim: Aim, texts: Texts) -> str:
    """One part of what wins, and how far it is.  GH-SCEN-01"""
    if aim.kind == "enemies":
        rooms, all_ = len(view.rooms), len(place(view).rooms)
        return texts.say(f"board-goal-{aim.what}", left=aim.have, rooms=rooms, all=all_)
    if aim.kind == "reveal":
        return texts.say("board-goal-reveal", tile=aim.what, found="yes" if aim.done else "no")
    if aim.kind == "kill":
        whom = called_together(aim.what, texts)
        return texts.say("board-goal-kill", whom=whom, have=aim.have, need=aim.need)
    if aim.kind in ("destroy", "escort", "bring"):
        return texts.say(f"board-goal-{aim.kind}", who=called(aim.what, texts), have=aim.have, need=aim.need)
    return texts.say(f"board-goal-{aim.kind}", how=aim.what, have=aim.have, need=aim.need)


def called_together(types: str, texts: Texts) -> str:
    """`Rending Drake, Spitting Drake`, or any enemies."""
    if types == "enemies":
        return texts.say("board-any-enemies")
    return ", ".join(called(type_, texts) for type_ in types.split("+"))


def initiative_order(view: World) -> list[tuple[int, str]]:
    """Everybody who acts in this round, by initiative; empty while cards are chosen.  GH-INIT-03"""
    found = [(hero.initiative, hero.sheet.job) for hero in view.heroes if hero.initiative]
    types = [type_ for type_ in types_on_map(view) if type_ in view.abilities.revealed]
    found += [(bestiary.card(view.abilities.revealed[type_]).initiative, type_) for type_ in types]
    return sorted(found, key=lambda turn: turn[0])


def order_text(view: World, order: list[tuple[int, str]], texts: Texts) -> str:
    turns = [f"{initiative} {turn_mark(view, who)}{who_acts(who, texts)}" for initiative, who in order]
    return ", ".join(map(whole, turns))


def turn_mark(view: World, who: str) -> str:
    if who == view.acting:
        return ACTS
    waiting = [each for each in view.figures if each.name == who and not each.acted]
    if any(each.kind == "character" or is_waiting(view, each) for each in waiting):
        return ""
    return ACTED


def who_acts(who: str, texts: Texts) -> str:
    return class_name(who, language(texts)) if who in classes() else called(who, texts)


def elements_text(view: World, texts: Texts) -> str:
    """The elements that are not weak, and those that show at the end of the turn.  GH-ELEM-01, GH-ELEM-02"""
    speaker = Speaker(language(texts))
    columns = view.elements.columns
    said = [
        texts.say("board-strong" if columns[each] == STRONG else "board-medium", element=speaker.element(each))
        for each in ELEMENTS
        if columns[each] != WEAK
    ]
    coming = [texts.say("board-coming", element=speaker.element(each)) for each in view.elements.coming]
    return ", ".join([*said, *coming])


# Figures


def state_of(view: World, figure: Figure, texts: Texts) -> str:
    """`5/10 at H11, shield 1, POISON`."""
    speaker = Speaker(language(texts))
    said = [
        texts.say("board-figure", now=figure.hit_points, most=figure.most_hit_points, spot=spot(view, figure.cell)),
        speaker.say("shield", x=shield_of(figure)) if shield_of(figure) else "",
        *(speaker.retaliation(each) for each in answers(figure)),
        *(speaker.say("effect", kind=each, x=1, element="") for each in figure.conditions),
        texts.say("map-ours") if figure.allied else "",
        texts.say("map-spurred", x=figure.spurred) if figure.spurred else "",
        texts.say("map-warded") if figure.warded else "",
    ]
    return speaker.joined(*said)


def answers(figure: Figure) -> list[Retaliation]:
    """Its retaliation by range, sources of one range together.  GH-RETAL-05"""
    found: dict[int, int] = {}
    for source, _ in retaliations(figure):
        found[source.range] = found.get(source.range, 0) + source.damage
    return [Retaliation(damage, far) for far, damage in sorted(found.items())]


def type_lines(view: World, type_: str, texts: Texts) -> list[str]:
    """What a type does in this round, and all of its monsters."""
    lang, shown = language(texts), labels(view, texts)
    name = called(type_, texts)
    said = [f"{name[0].upper()}{name[1:]}"]
    ranks = ranks_on_map(view, type_)
    if type_ not in view.abilities.revealed:
        said += [statistics(view, monster, texts) for monster in ranks.values()]
    else:
        for rank, monster in ranks.items():
            rank_word = Speaker(lang).say("rank", rank=rank)
            does = worked_out(view, monster, lang) or "—"
            said.append(does if len(ranks) == 1 and rank != "elite" else f"{rank_word}: {does}")
    each = [whole(f"{shown[one.id]} {state_of(view, one, texts)}") for one in of_type(view, type_)]
    return [*fitted(" | ".join(said)), *fitted("   " + BETWEEN.join(each))]


def token_lines(view: World, texts: Texts) -> list[str]:
    """Tokens with hit points: `Altar: A1 HP 5/5 on C4`.  GH-SPECIAL-06, GH-SPECIAL-09"""
    tokens = [each for each in view.figures if each.kind in ("ally", "objective")]
    lines, shown = [], labels(view, texts)
    for name in dict.fromkeys(each.name for each in tokens):
        each = [whole(f"{shown[one.id]} {state_of(view, one, texts)}") for one in tokens if one.name == name]
        lines += fitted(f"{called(name, texts)}: {BETWEEN.join(each)}")
    return lines


def statistics(view: World, monster: Figure, texts: Texts) -> str:
    """`normal: hit points 5, move 2, attack 2; Shield 1`.  GH-MONSTAT-01"""
    base = values(view, monster)
    speaker = Speaker(language(texts))
    said = texts.say(
        "board-monster-values",
        rank=speaker.say("rank", rank=monster.rank),
        hit_points=base.hit_points,
        move=base.move,
        attack=base.attack,
        range=base.range,
    )
    traits = speaker.traits(section(view, monster).traits)
    immune = [speaker.say("effect", kind=each, x=1, element="") for each in monster.immune]
    card = bestiary.statistics(monster.name)
    more = [*traits, *([speaker.say("flying")] if card.flying else [])]
    more += [speaker.say("immune", what=", ".join(immune))] if immune else []
    return "; ".join([said, *more])


def hero_lines(view: World, seat: Seat, hero: Hero, texts: Texts) -> list[str]:
    """A character: its state, cards and purse; then what is in play, and its summons."""
    own = character(view, seat)
    name = who_acts(hero.sheet.job, texts)
    sign = labels(view, texts).get(hero.sheet.job, "--")
    where = state_of(view, own, texts) if own else texts.say("board-exhausted" if hero.exhausted else "board-waits")
    said = [
        f"{sign} {name}{whose(view, seat, name, texts)} {where}",
        texts.say("board-cards", hand=len(hero.hand), discard=len(hero.discard), lost=len(hero.lost)),
        texts.say("board-purse", xp=hero.xp, coins=hero.coins),
    ]
    if seat == view.bearer:
        said.append(texts.say("board-carries", thing=thing(view)))
    if hero.sign and seat not in mine(view):
        said.append(texts.say("board-sign", sign=f"sign-{hero.sign}"))
    lines = fitted(BETWEEN.join(said))
    summons = [each for each in view.figures if each.kind == "summon" and each.seat == seat]
    return [*lines, *fitted("   " + BETWEEN.join(things_in_play(hero, texts)))] + [
        line for each in summons for line in summon_lines(view, each, texts)
    ]


def whose(view: World, seat: Seat, name: str, texts: Texts) -> str:
    """Who plays a character, where its name does not say it."""
    if not view.over and seat in mine(view):
        return f" ({texts.say('board-you')})"
    return "" if texts.seat(seat) == name else f" ({texts.seat(seat)})"


def things_in_play(hero: Hero, texts: Texts) -> list[str]:
    """Cards laid down for the round, active cards with their slots, items."""
    said = []
    if hero.played:
        said.append(f"{texts.say('board-played')}: {', '.join(card_name(card, texts) for card in hero.played)}")
    if hero.resting:
        said.append(texts.say("board-resting"))
    if hero.active:
        said.append(f"{texts.say('board-active')}: {', '.join(active_text(each, texts) for each in hero.active)}")
    if hero.equipment:
        items = [item_state(held.number, held.state, texts) for held in hero.equipment]
        said.append(f"{texts.say('board-items')}: {', '.join(items)}")
    return said


def card_name(card: str, texts: Texts) -> str:
    return hero_cards.card(card).names[language(texts)]


def active_text(lasting: Lasting, texts: Texts) -> str:
    """`Warding Strength (1 of 3 used)`."""
    used = f" ({lasting.used}/{len(lasting.slots)})" if lasting.slots else ""
    return card_name(lasting.card, texts) + used


def item_state(number: int, state: str, texts: Texts) -> str:
    name = equipment.item(number).names[language(texts)]
    return name if state == "ready" else texts.say("board-item-spent", item=name, state=state)


def summon_lines(view: World, summon: Figure, texts: Texts) -> list[str]:
    speaker = Speaker(language(texts))
    sign = labels(view, texts)[summon.id]
    said = f"   {sign} {figure_name(summon, texts)} {state_of(view, summon, texts)}"
    return fitted(f"{said}{BETWEEN}{speaker.creature(creature_of(summon))}")


# One's own


def own_lines(view: World, seat: Seat, texts: Texts) -> list[str]:
    hero = view.heroes[seat]
    lines = []
    if is_open(hero.hand) and not isinstance(view.agenda[-1] if view.agenda else None, Prepare | Select):
        cards = sorted(hero.hand, key=lambda card: hero_cards.card(card).initiative)
        said = ", ".join(whole(f"{card_name(card, texts)} {hero_cards.card(card).initiative}") for card in cards)
        lines += fitted(f"{texts.say('board-hand')}: {said}")
    for goal in hero.goals.cards if len(hero.goals.cards) == 1 else []:  # two are just being chosen from
        lines += fitted(f"{texts.say('board-battle-goal')}: {battle_goal(view, seat, goal, texts)}")
    return lines


def battle_goal(view: World, seat: Seat, goal_id: str, texts: Texts) -> str:
    """`Sadist: enemies you killed: 2, at least 5`.  GH-GOAL-02, GH-GOAL-06"""
    goal = equipment.goal(goal_id)
    if not view.round:
        return texts.say("board-battle-goal-named", name=goal_id, checkmarks=goal.checkmarks)
    levels = {"L": view.heroes[seat].sheet.level}
    bound, formula = ("least", goal.least) if goal.least else ("most", goal.most)
    limit = amount(formula, len(view.heroes), levels)
    have = counted(view, seat, goal.counts)
    said = texts.say(
        "board-battle-goal-is",
        name=goal.names[language(texts)],
        what=texts.say("board-counts", what=goal.counts),
        have=have,
        bound=bound,
        limit=limit,
        checkmarks=goal.checkmarks,
    )
    return f"{said}, {texts.say('board-goal-gone')}" if is_gone(view, goal, have, limit) else said


def is_gone(view: World, goal: BattleGoal, have: int, limit: int) -> bool:
    """Somebody else was first, or there is too much already of what never grows less."""
    if goal.counts == "first-kills":
        return not have and bool(view.memory.get("first-kill"))
    return bool(goal.most) and have > limit and goal.counts not in ("cards", "hit-points", "missing")


# The end


def end_lines(view: World, texts: Texts) -> list[str]:
    """Won or lost and why, what everybody takes home, what is open now.  GH-ENDSCEN-01, GH-ENDSCEN-02, GH-ENDSCEN-12"""
    won = view.verdict == "won"
    why, who = why_lost(view)
    said = texts.say("board-won" if won else "board-lost", scenario=f"scenario-{view.scenario}", why=why, who=who)
    lines = fitted(said)
    for seat in range(len(view.heroes)):
        lines += fitted(f"   {earned_text(view, seat, won, texts)}", 6)
    opened = [f"scenario-{number}" for number in scenario(view.scenario).unlocks] if won else []
    return [*lines, *(fitted(texts.say("board-opens", scenarios=opened)) if opened else [])]


def earned_text(view: World, seat: Seat, won: bool, texts: Texts) -> str:
    hero = view.heroes[seat]
    stake = at_stake(view)
    goal = hero.goals.cards[0]
    met = "unseen" if goal == UNSEEN else "yes" if is_met(view, seat, equipment.goal(goal)) else "no"
    return texts.say(
        "board-earned",
        name=hero.sheet.job,
        gold=hero.coins * stake.gold,
        coins=hero.coins,
        xp=hero.xp + (stake.bonus_xp if won else 0),
        bonus=stake.bonus_xp if won else 0,
        goal=goal,
        met=met if won or met != "yes" else "lost",
        checkmarks=equipment.goal(goal).checkmarks if met == "yes" and won else 0,
        state="exhausted" if hero.exhausted else "standing",
    )
