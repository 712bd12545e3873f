"""The table as text: the ring with what lies where, the planes, and every character's sheet."""

from __future__ import annotations

from questhall.games.prophecy import odds
from questhall.games.prophecy.content.cards import GUILD_AT, RING
from questhall.games.prophecy.face import words
from questhall.games.prophecy.rules.board import DOORS
from questhall.games.prophecy.state import PLANES, Battle, World
from questhall.kernel import EVERYBODY, UNSEEN
from questhall.kernel.texts import Texts


def board(view: World, texts: Texts) -> str:
    rows = [heading(view, texts), *(spot(view, texts, at) for at in range(len(RING))), ""]
    rows += [texts.say("board-planes") + ":", *(plane(view, texts, number) for number in range(len(PLANES))), ""]
    for seat in range(len(view.heroes)):
        rows += sheet(view, texts, seat)
    rows += explained(view, texts)
    return "\n".join([*rows, *battle(view, texts)])


def heading(view: World, texts: Texts) -> str:
    said = [texts.say("board-round", round=view.rounds)]
    said += [texts.say("board-final")] if view.final else []
    said += [texts.say("board-doom")] if view.doom else []
    return ", ".join(said)


def spot(view: World, texts: Texts, at: int) -> str:
    """`4 Plains 4 (port)  Ghost, a face-down card   <- Player 1`"""
    place = RING[at]
    marks = [texts.say(f"board-{mark}") for mark, there in (("port", place.port), ("gate", place.gate)) if there]
    lying = [shown(texts, card) for card, where in zip(view.land.cards, view.spots, strict=True) if where == at]
    lying += [texts.name(card) for card, where in zip(view.dropped, view.where, strict=True) if where == at]
    for name, goods in (("village", view.village), ("city", view.city)):
        if place.id == name and goods:
            lying.append(f"{texts.say('board-goods')}: {names(texts, goods)}")
    if at in GUILD_AT and view.offers[GUILD_AT[at]]:
        lying.append(f"{texts.say('board-skills')}: {names(texts, view.offers[GUILD_AT[at]])}")
    here = [texts.seat(seat) for seat, hero in enumerate(view.heroes) if hero.character and hero.at == at]
    row = f"{at:>2} {texts.name(place.id)}" + (f" ({', '.join(marks)})" if marks else "")
    row += f"  {', '.join(lying)}" if lying else ""
    return row + (f"  <- {', '.join(here)}" if here else "")


def shown(texts: Texts, card: str) -> str:
    return texts.say("board-hidden") if card == UNSEEN else words.short(card, texts)


def names(texts: Texts, cards: list[str]) -> str:
    return ", ".join(words.short(card, texts) for card in cards)


def plane(view: World, texts: Texts, number: int) -> str:
    """Which locations lead there, and what is known of its cards."""
    doors = " / ".join(texts.name(RING[at].id) for at in DOORS[number])
    cards = []
    for pile in (view.lesser, view.greater, view.prizes):
        if pile.cards[number]:
            open_card = pile.seen[number] == EVERYBODY
            cards.append(words.short(pile.cards[number], texts) if open_card else texts.say("board-hidden"))
    left = [card for card, where in zip(view.dropped, view.where, strict=True) if where == len(RING) + number]
    said = ", ".join([*cards, *(texts.name(card) for card in left)]) or texts.say("board-closed")
    return f"   {texts.name(PLANES[number])} ({doors}): {said}"


def sheet(view: World, texts: Texts, seat: int) -> list[str]:
    hero = view.heroes[seat]
    if not hero.character:
        return [f"{texts.seat(seat)}: {texts.say('board-out' if seat in view.eliminated else 'board-nobody')}"]
    values = {
        "health": hero.health,
        "red": hero.health + hero.wounds,
        "mana": hero.mana,
        "blue": hero.mana + hero.spent,
    }
    said = texts.say("board-sheet", character=hero.character, gold=hero.gold, xp=hero.xp, **values)
    rows = [texts.called(seat, hero.character) + said]
    for key, cards in (("items", hero.items + hero.kept), ("damaged", hero.damaged), ("skills", hero.skills)):
        if cards:
            rows.append(f"   {texts.say(f'board-{key}')}: {names(texts, cards)}")
    return rows


def explained(view: World, texts: Texts) -> list[str]:
    """What the cards of the active character and of its location say; in the draft, the characters in one's hand."""
    dealt = [card for hand in view.hands for card in hand.cards if card != UNSEEN]
    if dealt:
        return ["", *(f"{texts.name(card)}: {words.about(card, texts)}" for card in dealt)]
    seat = getattr(view.agenda[-1], "seat", None) if view.agenda else None
    if seat is None or not view.heroes[seat].character:
        return []
    hero = view.heroes[seat]
    here = [card for card, where in zip(view.land.cards, view.spots, strict=True) if where == hero.at]
    here += view.village if RING[hero.at].id == "village" else view.city if RING[hero.at].id == "city" else []
    here += view.offers[GUILD_AT[hero.at]] if hero.at in GUILD_AT else []
    cards = [card for card in [*hero.items, *hero.skills, *here] if card != UNSEEN]
    return ["", *(f"{texts.name(card)}: {words.about(card, texts)}" for card in cards)] if cards else []


def battle(view: World, texts: Texts) -> list[str]:
    """The exact odds of a battle that is going on."""
    going = view.agenda[-1] if view.agenda else None
    if not isinstance(going, Battle):
        return []
    chances = odds.battle_odds(view, going)
    shares = {name: round(float(getattr(chances, name)) * 100) for name in ("win", "draw", "loss")}
    return [texts.say("board-odds", **shares)]
