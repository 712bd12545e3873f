"""The pages beside the board, each called up by a word: the rules in short, hand, monsters, goal and so on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from questhall.games.gloomhaven.content import bestiary, hero_cards
from questhall.games.gloomhaven.face.board import (
    battle_goal,
    fitted,
    goal_line,
    mine,
    statistics,
    type_lines,
    who_acts,
    whole,
)
from questhall.games.gloomhaven.face.campaign import town
from questhall.games.gloomhaven.face.cards import card_text
from questhall.games.gloomhaven.face.items import held_text
from questhall.games.gloomhaven.face.map_text import drawn, language
from questhall.games.gloomhaven.face.modifiers import modifier_text, most_first
from questhall.games.gloomhaven.face.monster_lines import ranks_on_map, types_on_map
from questhall.games.gloomhaven.face.specials import spoken
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.games.gloomhaven.rules.play.components import left_to_draw
from questhall.games.gloomhaven.rules.play.rounds import REST
from questhall.games.gloomhaven.state import Hero, World
from questhall.kernel import UNSEEN
from questhall.kernel.texts import Texts

Page = Callable[[World, Texts], str]


def pages(view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
    """By the word in the reader's language, and by the English one."""
    told = {name: partial(shown, page, view, texts) for name, page in pages_of(view).items()}
    words = {texts.say(f"board-page-{name}"): page for name, page in told.items()}
    return words | {name: page for name, page in told.items() if name not in words}


def pages_of(view: World) -> dict[str, Page]:
    """Of a campaign there are more; before it sets out there is no map."""
    if view.campaign is None:
        return PAGES
    return {**CAMPAIGN_PAGES, **({} if town.is_between(view) else PAGES)}


def shown(page: Page, view: World, texts: Texts) -> str:
    return page(view, texts) or texts.say("board-nothing")


# Cards


def hand_page(view: World, texts: Texts) -> str:
    """The hand, both halves of every card."""
    return "\n\n".join(pile_text("hand", view.heroes[seat].hand, texts) for seat in mine(view)).strip()


def cards_page(view: World, texts: Texts) -> str:
    """All cards, wherever they lie."""
    return "\n\n".join(
        pile_text(pile, cards, texts) for seat in mine(view) for pile, cards in piles_of(view.heroes[seat]).items()
    ).strip()


def piles_of(hero: Hero) -> dict[str, list[str]]:
    piles = {
        "hand": hero.hand,
        "chosen": hero.chosen,
        "played": hero.played,
        "active": [each.card for each in hero.active],
        "discard": hero.discard,
        "lost": hero.lost,
        "aside": hero.aside,
    }
    return {pile: cards for pile, cards in piles.items() if known(cards)}


def known(cards: Iterable[str]) -> list[str]:
    return [card for card in cards if card not in (UNSEEN, REST)]


def pile_text(pile: str, cards: list[str], texts: Texts) -> str:
    """A pile, its cards by initiative."""
    listed = sorted(map(hero_cards.card, known(cards)), key=lambda card: card.initiative)
    said = [card_text(card, language(texts)) for card in listed]
    return "\n".join([f"-- {texts.say('board-pile', pile=pile)} --", *said]) if said else ""


# Monsters


def monsters_page(view: World, texts: Texts) -> str:
    """Statistics and this round's card of every type on the map, what is left of its deck, its monsters."""
    return "\n\n".join("\n".join(monster_lines(view, type_, texts)) for type_ in types_on_map(view))


def monster_lines(view: World, type_: str, texts: Texts) -> list[str]:
    lang = language(texts)
    lines = type_lines(view, type_, texts)
    if type_ in view.abilities.revealed:
        for monster in ranks_on_map(view, type_).values():
            lines += fitted("   " + statistics(view, monster, texts), 6)
        card = bestiary.card(view.abilities.revealed[type_])
        does = "; ".join(Speaker(lang).entries(card.entries))
        said = texts.say("board-monster-card", initiative=card.initiative, does=does)
        again = f" ({texts.say('board-monster-shuffle')})" if card.shuffle else ""
        lines += fitted(f"   {said}{again}", 6)
    deck = view.abilities.decks[bestiary.statistics(type_).deck]
    left = len(view.standees.left.get(type_, []))
    said = texts.say("board-monster-deck", draw=len(deck.draw), discard=len(deck.discard))
    return [*lines, f"   {said}; {texts.say('board-standees', left=left)}"]


# Modifier decks


def modifiers_page(view: World, texts: Texts) -> str:
    """What each deck still holds, as counts; nobody knows the order.  GH-MOD-07"""
    return "\n".join(line for owner in view.decks for line in modifier_lines(view, owner, texts))


def modifier_lines(view: World, owner: str, texts: Texts) -> list[str]:
    deck = left_to_draw(view, owner)
    who = texts.say("board-monsters") if owner == MONSTERS else who_acts(owner, texts)
    said = texts.say(
        "board-modifiers-of",
        who=who,
        draw=len(deck.draw),
        cards=counted_cards(deck.draw.cards, texts),
        discarded=counted_cards(deck.discard.cards, texts),
    )
    return fitted(f"{said}; {texts.say('board-modifiers-reshuffle')}" if view.decks[owner].reshuffle else said)


def counted_cards(cards: Iterable[str], texts: Texts) -> str:
    """`+1 (5), +0 (6)`."""
    counts = Counter(cards)
    return ", ".join(whole(f"{modifier_text(card, texts)} ({counts[card]})") for card in most_first(counts)) or "—"


# The rest


def goal_page(view: World, texts: Texts) -> str:
    """What wins the scenario, its special rules, and one's own battle goal."""
    own = [battle_goal(view, seat, goal, texts) for seat in mine(view) for goal in view.heroes[seat].goals.cards]
    rules = spoken(view, language(texts))
    told = [f"{texts.say('board-specials')}: {rule}" for rule in rules]
    lines = [goal_line(view, texts), *told, *(f"{texts.say('board-battle-goal')}: {goal}" for goal in own)]
    return "\n".join(line for text in lines for line in fitted(text))


def items_page(view: World, texts: Texts) -> str:
    """Everybody's items, what they do, whether they are ready."""
    lines: list[str] = []
    for seat, hero in enumerate(view.heroes):
        if hero.equipment:
            lines.append(f"{who_acts(hero.sheet.job, texts)} ({texts.seat(seat)})")
            lines += [line for held in hero.equipment for line in fitted(f"   {held_text(held, texts)}", 6)]
    return "\n".join(lines)


def map_page(view: World, texts: Texts) -> str:
    return "\n".join(drawn(view, texts))


def signs_page(view: World, texts: Texts) -> str:
    """What the signs on the map mean."""
    return texts.say("board-legend")


def rules_page(view: World, texts: Texts) -> str:
    """A first game in a few lines."""
    return texts.say("board-rules")


def terms_page(view: World, texts: Texts) -> str:
    """Conditions, effects and what else stands on cards."""
    return texts.say("board-terms")


PAGES: dict[str, Page] = {
    "rules": rules_page,
    "terms": terms_page,
    "hand": hand_page,
    "cards": cards_page,
    "monsters": monsters_page,
    "modifiers": modifiers_page,
    "goal": goal_page,
    "items": items_page,
    "map": map_page,
    "signs": signs_page,
}
CAMPAIGN_PAGES: dict[str, Page] = {
    "sheets": town.sheets_page,
    "shop": town.shop_page,
    "world": town.world_page,
    "story": town.story_page,
    "pool": town.pool_page,
    "rules": rules_page,
    "terms": terms_page,
}
