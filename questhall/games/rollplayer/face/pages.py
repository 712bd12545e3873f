"""The pages beside the board: the alignment grids and the discard pile, each called up by a word."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questhall.games.rollplayer.content import ALIGNMENTS
from questhall.games.rollplayer.face.words import about
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel.texts import Texts

SIDE = 3  # cells of the grid in a row


def pages(view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
    """By the word in the reader's language, and by the English one."""
    told = {"discard": lambda: discard_pile(view, texts), "alignment": lambda: grids(view, texts)}
    words = {texts.say("page-discard"): told["discard"], texts.say("page-grid"): told["alignment"]}
    return words | {name: page for name, page in told.items() if name not in words}


def discard_pile(view: World, texts: Texts) -> str:
    """Anybody may look through it.  RP-MARKET-10"""
    cards = [f"  {texts.name(card)}. {about(card, texts)}" for card in view.discard]
    return "\n".join(cards or ["  --"])


def grids(view: World, texts: Texts) -> str:
    """Where every token stands, and what each cell is worth at the end.  RP-ALIGN-01"""
    return "\n\n".join(grid(seat, hero, texts) for seat, hero in enumerate(view.heroes) if hero.alignment)


def grid(seat: int, hero: Hero, texts: Texts) -> str:
    """`[+1]` is the cell of the token; good above, law at the left."""
    cells = [
        f"[{stars:+d}]" if at == hero.token else f" {stars:+d} " if stars else "  · "
        for at, stars in enumerate(ALIGNMENTS[hero.alignment].stars)
    ]
    rows = ["  " + " ".join(cells[at : at + SIDE]) for at in range(0, len(cells), SIDE)]
    law, chaos = texts.name("law"), texts.name("chaos")
    middle = f"{law}{rows[1]}  {chaos}"
    indent = " " * len(law)
    good, evil = (f"{indent}       {texts.name(end)}" for end in ("good", "evil"))
    head = texts.say("board-grid", seat=texts.seat(seat), alignment=hero.alignment)
    return "\n".join([head, good, indent + rows[0], middle, indent + rows[2], evil])
