"""What a seat may know, and the futures it can believe in."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from questhall.kernel.chance import Chance
from questhall.kernel.choice import Choose, Impossible, Refused, Seat
from questhall.kernel.face import S
from questhall.kernel.game import Game, Terms
from questhall.kernel.state import mask
from questhall.kernel.view import piles

if TYPE_CHECKING:
    from questhall.kernel.journal import Keep
    from questhall.kernel.match import Match


Seats = Collection[Seat]


class Seen(Generic[S]):
    """All that a bot gets: its decision, its view of the state, and futures that fit what it knows."""

    def __init__(
        self,
        game: Game[S],
        terms: Terms,
        choice: Choose,
        look: Callable[[], S],
        imagined: Callable[[bytes], Match[S]],
    ) -> None:
        self.game, self.terms, self.choice, self.seat = game, terms, choice, choice.seat
        self._look, self._imagined = look, imagined

    @cached_property
    def state(self) -> S:
        return self._look()

    def imagine(self, key: bytes) -> Match[S]:
        """A playable match that agrees with all this seat knows; hidden things and coming dice depend on `key`."""
        return self._imagined(key)


def seen_from(match: Match[S], seat: Seat) -> Seen[S]:
    choice = match.choice(seat)
    if choice is None:
        raise LookupError(f"seat {seat} has nothing to decide")
    return Seen(
        match.game,
        match.terms.shown(match.key),
        choice,
        lambda: match.view(seat),
        lambda key: imagine(match, [seat], key).match,
    )


class Imagined(Generic[S]):
    """A believable future and how many guesses it took."""

    def __init__(self, match: Match[S], tries: int) -> None:
        self.match, self.tries = match, tries


def imagine(match: Match[S], own: Seats, key: bytes, keep: Keep | None = None, tries: int = 50) -> Imagined[S]:
    """The boundary with all that is hidden from these seats resampled, what was said and shown since, dice to come.

    A guess that contradicts what was said or shown since the boundary is thrown away.
    """
    for attempt in range(tries):
        fresh = hashlib.blake2b(key + attempt.to_bytes(2, "big"), digest_size=16).digest()
        future = guess(match, own, fresh, keep)
        if future is not None:
            return Imagined(future, attempt + 1)
    raise LookupError(f"no believable future for seats {list(own)} in {tries} guesses: cut the step shorter")


def guess(match: Match[S], own: Seats, key: bytes, keep: Keep | None) -> Match[S] | None:
    state: S = match.fresh()
    chance = Chance(key, {})
    resample(match.game, state, own, chance)
    shown = [outcome for outcome in match.chance.log if not outcome[2]]
    open_base = match.asked[0].base - match.begun
    try:
        future = match.rebuilt((), state=state, key=key, keep=type(match.keep)(keep or 0), outcomes=shown)
        for number, (who, said) in enumerate(match.since):
            choice = future.choice(who) or future.changeable(who)
            if who not in own and not (choice is not None and choice.signs(said)):
                if number >= open_base:
                    continue  # said in secret, in the decision that is still open
                if choice is not None and choice.secret:
                    said = choice.key_at(chance.below(len(choice.options), "secret"))
            future.answer(who, said)
    except (Refused, Impossible):
        return None
    future.chance.forced.clear()
    return future if alike(match, future, own) else None


def alike(match: Match[S], future: Match[S], own: Seats) -> bool:
    """Whether everybody who is asked is asked the same there, and these seats are offered the same."""
    for choice in match.asked:
        dreamt = future.choice(choice.seat)
        if dreamt is None or dreamt.kind != choice.kind:
            return False
        if choice.seat in own and dreamt.options.keys() != choice.options.keys():
            return False
    return True


def resample(game: Game[S], state: S, own: Seats, chance: Chance) -> None:
    """Deal the unseen cards of each kind of pile anew, and whatever else the game keeps from this seat."""
    bits = mask(own)
    unseen: dict[str, list[tuple[list[str], int]]] = {}
    for pile in piles(state):
        places = unseen.setdefault(pile.kind, [])
        places += [(pile.cards, at) for at, seen in enumerate(pile.seen) if not seen & bits]
    for kind, places in unseen.items():
        cards = sorted(cards[at] for cards, at in places)
        chance.shuffle(cards, kind)
        for (cards_there, at), card in zip(places, cards, strict=True):
            cards_there[at] = card
    game.resample(state, own, chance)
