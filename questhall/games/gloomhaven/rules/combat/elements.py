"""ELEM: the element board: what is infused, used and lost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from questhall.games.gloomhaven.content.effects import ANY, Symbol
from questhall.games.gloomhaven.content.terms import ELEMENTS, STRONG, WEAK, Element
from questhall.games.gloomhaven.state import ElementBoard
from questhall.kernel import Refusal, Refused


def end_turn(board: ElementBoard) -> None:
    """What the turn infused moves to Strong.  GH-ELEM-02, GH-ELEM-08, GH-IX-27"""
    for element in board.coming:
        board.columns[element] = STRONG
    board.coming = []


def wane(board: ElementBoard) -> None:
    """Every element moves one column towards Weak.  GH-ELEM-04, GH-ENDROUND-03"""
    board.columns = {element: max(WEAK, column - 1) for element, column in board.columns.items()}
    board.fed = {}


def is_charged(board: ElementBoard, element: Element) -> bool:
    """Strong or Medium.  GH-ELEM-05"""
    return board.columns[element] > WEAK


def ways_to_use(board: ElementBoard, symbols: Sequence[Symbol]) -> list[tuple[Element, ...]]:
    """Every choice of elements for the symbols of one effect: each a charged one of its own.

    GH-ELEM-05, GH-ELEM-07, GH-ELEM-10, GH-ELEM-13
    """
    charged = [
        [element for element in ELEMENTS if symbol in (element, ANY) and is_charged(board, element)]
        for symbol in symbols
    ]
    distinct = [chosen for chosen in product(*charged) if len(set(chosen)) == len(chosen)]
    return sorted(set(distinct))


def cannot_use(board: ElementBoard, symbols: Sequence[Symbol], chosen: Sequence[Element]) -> Refusal | None:
    """Why an effect cannot be paid for with these elements.  GH-ELEM-05, GH-ELEM-07, GH-ELEM-10"""
    for element in chosen:
        if not is_charged(board, element):
            return Refusal("element.weak", "GH-ELEM-05", {"element": element})
    if tuple(chosen) not in ways_to_use(board, symbols):
        return Refusal("element.symbols", "GH-ELEM-10", {"symbols": len(symbols)})
    return None


def use(board: ElementBoard, symbols: Sequence[Symbol], chosen: Sequence[Element]) -> None:
    """The elements go to Weak; the effect is gained.  GH-ELEM-05"""
    if refusal := cannot_use(board, symbols, chosen):
        raise Refused(refusal)
    for element in chosen:
        board.columns[element] = WEAK


def monster_uses(board: ElementBoard, type_: str, symbols: Sequence[Symbol], chosen: Sequence[Element] = ()) -> bool:
    """Whether a monster that starts its turn has the bonus of its card's elements.

    The first of its type to act uses them if it can; that holds for the whole type in this round. `chosen` is what the
    players pick where there are several ways.  GH-ELEM-12, GH-ELEM-13, GH-ELEM-14, GH-IX-28
    """
    if type_ not in board.fed:
        ways = ways_to_use(board, symbols)
        board.fed[type_] = bool(ways)
        if ways:
            use(board, symbols, chosen or ways[0])
    return board.fed[type_]
