"""What stands under a question between the scenarios: the scene of an event, gold, the card on the bench."""

from __future__ import annotations

from questhall.games.gloomhaven.content.campaign.events import event
from questhall.games.gloomhaven.content.hero_cards import card
from questhall.games.gloomhaven.face.campaign.town import fitted
from questhall.games.gloomhaven.face.cards import card_text
from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.rules.campaign.chapter import campaign
from questhall.games.gloomhaven.rules.campaign.enhancer import enhanced_card
from questhall.games.gloomhaven.state import Happening, World
from questhall.kernel import Seat
from questhall.kernel.texts import Texts


def scene(view: World, seat: Seat, texts: Texts) -> str:
    """The front of the card.  GH-EVENT-02"""
    task = view.agenda[-1]
    if not isinstance(task, Happening) or not task.number:
        return ""
    drawn = event(task.deck, task.number)
    lang = language(texts)
    return "\n".join([drawn.titles[lang], *fitted(drawn.scenes[lang], 0)])


def purse(view: World, seat: Seat, texts: Texts) -> str:
    return texts.say("note-gold", gold=view.heroes[seat].sheet.gold)


def earmarked(view: World, seat: Seat, texts: Texts) -> str:
    sheet = view.heroes[seat].sheet
    return texts.say("note-earmarked", gold=sheet.earmarked, own=sheet.gold)


def bench(view: World, seat: Seat, texts: Texts) -> str:
    """The card as it is now."""
    id_ = enhanced_card(view, view.heroes[seat].sheet.job, campaign(view).visit.bench[seat])
    return f"{purse(view, seat, texts)}\n{card_text(card(id_), language(texts))}"


def perks_left(view: World, seat: Seat, texts: Texts) -> str:
    return texts.say("note-perks", count=view.heroes[seat].sheet.unspent_perks) if view.campaign else ""


def nothing(view: World, seat: Seat, texts: Texts) -> str:
    return ""


NOTES = {
    "event": scene,
    "town": purse,
    "sticker": bench,
    "perk": perks_left,
    "newcomer": nothing,
    "quest": nothing,
    "depart": nothing,
    "learn": nothing,
    "wear": nothing,
    "opened": nothing,
    "gift": earmarked,
    "either": nothing,
    "pay": purse,
    "share": nothing,
}
