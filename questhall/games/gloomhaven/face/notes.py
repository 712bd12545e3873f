"""What stands under a question: the card or the blow it is about, and what is left of cards, points and gold."""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.face.campaign import notes as campaign_notes
from questhall.games.gloomhaven.face.cards import HeroSpeaker
from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.rules.play.acting import ability_of
from questhall.games.gloomhaven.rules.play.prepare import hand_limit
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.rounds import REDRAW_DAMAGE
from questhall.games.gloomhaven.rules.play.table import character
from questhall.games.gloomhaven.state import Act, Beast, EndRound, Hero, Strike, Walk, World
from questhall.kernel import Choose, Seat
from questhall.kernel.texts import Texts

Note = Callable[[World, Seat, Texts], str]


def note(view: World, choice: Choose, texts: Texts) -> str:
    """By the kind of the question; whatever a card asks, the words of the card."""
    told = NOTES.get(choice.kind, at_work)
    return told(view, choice.seat, texts)


# Setting up


def gold(view: World, seat: Seat, texts: Texts) -> str:
    return texts.say("note-gold", gold=view.heroes[seat].sheet.gold)


def too_many(view: World, seat: Seat, texts: Texts) -> str:
    """GH-HAND-01"""
    hero = view.heroes[seat]
    limit = hand_limit(hero)
    said = texts.say("note-hand", limit=limit, over=len(hero.hand) - limit)
    return f"{said} {texts.say('note-card')}"


# The round


def selecting(view: World, seat: Seat, texts: Texts) -> str:
    """How to read a card, and how long the cards last.  GH-CARD-01, GH-INIT-02"""
    hero = view.heroes[seat]
    hand, discards = len(hero.hand), len(counts_as_discarded(hero))
    last = texts.say("note-rounds", hand=hand, discard=discards, rounds=rounds_left(hand, discards))
    return f"{texts.say('note-card')} {last}"


def rounds_left(hand: int, discards: int) -> int:
    """Pairs that can still be played if every rest costs a card and nothing else does.  GH-REST-03"""
    rounds, cards = hand // 2, hand + discards - 1
    while cards >= 2:
        rounds += cards // 2
        cards -= 1
    return rounds


def halves_left(view: World, seat: Seat, texts: Texts) -> str:
    """GH-TURN-01, GH-CARD-05"""
    hero: Hero = view.heroes[seat]
    used = "-".join(sorted(set(hero.halves))) if hero.played else "all"
    return texts.say("note-turn", used=used or "none")


def short_rest(view: World, seat: Seat, texts: Texts) -> str:
    """GH-REST-03"""
    hero = view.heroes[seat]
    return texts.say("note-short-rest", discard=len(counts_as_discarded(hero)), hand=len(hero.hand))


def long_rest(view: World, seat: Seat, texts: Texts) -> str:
    return texts.say("note-long-rest")


def drawn(view: World, seat: Seat, texts: Texts) -> str:
    """GH-REST-05"""
    task = view.agenda[-1]
    card = hero_cards.card(task.drawn).names[language(texts)] if isinstance(task, EndRound) and task.drawn else ""
    return texts.say("note-redraw", card=card, damage=REDRAW_DAMAGE)


def harm(view: World, seat: Seat, texts: Texts) -> str:
    """Where it comes from, and how much is at stake.  GH-DMG-01, GH-EXH-01, GH-ACTIVE-08"""
    own = character(view, seat)
    if own is None or not view.harm:
        return ""
    working = [each.card for each in view.heroes[seat].active if not each.lost]
    said = [
        blow(view, seat, texts) or at_work(view, seat, texts),
        texts.say("note-damage", damage=view.harm, now=own.hit_points, most=own.most_hit_points),
        texts.say("note-deadly") if view.harm >= own.hit_points else "",
        texts.say("note-active", cards=working) if working else "",
    ]
    return " ".join(filter(None, said))


# What is being done


def points(view: World, seat: Seat, texts: Texts) -> str:
    """GH-MOVE-01"""
    task = view.agenda[-1]
    if not isinstance(task, Walk):
        return ""
    return texts.say("note-jump" if task.jump else "note-move", points=task.points)


def blow(view: World, seat: Seat, texts: Texts) -> str:
    task = view.agenda[-1]
    if not isinstance(task, Strike):
        return ""
    return texts.say("note-blow", attacker=task.attacker, target=task.target, value=task.value)


def at_work(view: World, seat: Seat, texts: Texts) -> str:
    """The ability or the monster whose turn it is."""
    task = next((each for each in reversed(view.agenda) if isinstance(each, Act | Beast)), None)
    if isinstance(task, Beast):
        return texts.say("note-monster", who=task.figure)
    return ability(task, texts) if task else ""


def ability(act: Act, texts: Texts) -> str:
    """The words of the entry that is carried out, or of all before the first."""
    entries = ability_of(act).entries
    speaker = HeroSpeaker(language(texts))
    does = "; ".join(speaker.entries(entries[act.at : act.at + 1] or entries))
    name = equipment.item(act.item).names if act.item else hero_cards.card(act.card).names if act.card else {}
    return texts.say("note-ability", name=name.get(language(texts), ""), does=does) if name else does


def ally_attack(view: World, seat: Seat, texts: Texts) -> str:
    """Who attacks whom, so far as it is known."""
    task = next((each for each in reversed(view.agenda) if isinstance(each, Act | Beast)), None)
    if task is None:
        return ""
    return texts.say("note-ally-attack", attacker=task.figure, targets=task.hit)


NOTES: dict[str, Note] = {
    "items": gold,
    "hand": too_many,
    "cards": selecting,
    "turn": halves_left,
    "short-rest": short_rest,
    "long-rest": long_rest,
    "redraw": drawn,
    "damage": harm,
    "move": points,
    "strike-item": blow,
    "attacked-item": blow,
    "ally-item": ally_attack,
    **campaign_notes.NOTES,
}
