"""Positions as JSON: what is read, and what is refused with which words."""

import json

import pytest

from questhall.games.gloomhaven.position import Position, PositionError, read_positions

BOARD = [[0, 0], [1, 0], [0, 1], [1, 1]]


def text(**fields: object) -> str:
    return json.dumps({"board": BOARD, "monster": [0, 0], **fields})


def test_missing_fields_are_empty_false_zero_and_one_target() -> None:
    position = read_positions(text())
    assert position == Position(
        board=((0, 0), (1, 0), (0, 1), (1, 1)),
        monster=(0, 0),
        monsters=(),
        enemies=(),
        walls=(),
        obstacles=(),
        traps=(),
        hazards=(),
        difficult=(),
        thin_walls=(),
        move=0,
        range=0,
        targets=1,
        aoe=(),
        flying=False,
        jumping=False,
        muddled=False,
    )


def test_a_list_of_positions_is_read_as_a_list() -> None:
    assert read_positions(f"[{text()}, {text(move=2)}]") == [read_positions(text()), read_positions(text(move=2))]
    assert read_positions("[]") == []


def test_walls_may_be_listed_inside_and_outside_the_board() -> None:
    position = read_positions(text(walls=[[1, 1], [7, 7]]))
    assert isinstance(position, Position)
    assert position.floor == {(0, 0), (1, 0), (0, 1)}


def test_figures_may_stand_on_overlays_and_overlays_may_share_a_hex() -> None:
    read_positions(text(monsters=[[1, 0]], obstacles=[[1, 0]], traps=[[0, 0]], difficult=[[0, 0], [0, 1]]))


REFUSED = [
    ("{", "not JSON: "),
    ("7", "position: expected object, got int"),
    ('{"monster": [0, 0]}', "board: missing"),
    ('{"board": [[0, 0]]}', "monster: missing"),
    ('{"board": [], "monster": [0, 0]}', "board: no hexes"),
    (text(board=[[0, 0], [0, 999]]), "board[1]: [0, 999] is more than 200 hexes away from board[0]"),
    (text(board="x"), "board: expected array, got str"),
    (text(board=[[0, 0, 0]]), "board[0]: expected array of length 2, got 3"),
    (text(monster=[0, "a"]), "monster[1]: expected int, got str"),
    (text(monster=[9, 9]), "monster: [9, 9] is not on the board"),
    (text(walls=[[0, 0]]), "monster: [0, 0] is a wall"),
    (text(monsters=[[1, 0], [0, 0]]), "monsters[1]: [0, 0] already holds monster"),
    (text(enemies=[{"hex": [1, 0]}, {"hex": [9, 9]}]), "enemies[1].hex: [9, 9] is not on the board"),
    (text(enemies=[{"hex": [1, 0]}, {"hex": [1, 0]}]), "enemies[1].hex: [1, 0] already holds enemies[0]"),
    (text(enemies=[{"hex": [1, 0]}], monsters=[[1, 0]]), "enemies[0].hex: [1, 0] already holds monsters[0]"),
    (text(enemies=[{"hex": [1, 0]}], walls=[[1, 0]]), "enemies[0].hex: [1, 0] is a wall"),
    (text(enemies=[{"initiative": 5}]), "enemies[0].hex: missing"),
    (text(enemies=[{"hex": [1, 0], "name": "Brute"}]), "enemies[0].name: unknown field"),
    (text(enemies=[{"hex": [1, 0], "initiative": -1}]), "enemies[0].initiative: -1 is less than 0"),
    (text(enemies=[{"hex": [1, 0], "initiative": "x"}]), "enemies[0].initiative: expected float, got str"),
    (text(obstacles=[[0, 1], [5, 5]]), "obstacles[1]: [5, 5] is not on the board"),
    (text(traps=[[5, 5]]), "traps[0]: [5, 5] is not on the board"),
    (text(hazards=[[5, 5]]), "hazards[0]: [5, 5] is not on the board"),
    (text(difficult=[[1, 1]], walls=[[1, 1]]), "difficult[0]: [1, 1] is a wall"),
    (text(thin_walls=[[[0, 0], [1, 1]]]), "thin_walls[0]: [1, 1] does not lead to a neighbour"),
    (text(thin_walls=[[[0, 0], [0, 1]], [[8, 8], [0, 1]]]), "thin_walls[1]: [8, 8] is not on the board"),
    (text(thin_walls=[[0, 0]]), "thin_walls[0][0]: expected array, got int"),
    (text(move=-1), "move: -1 is less than 0"),
    (text(range=-2), "range: -2 is less than 0"),
    (text(targets=-3), "targets: -3 is less than 0"),
    (text(targets=7), "targets: 7 is more than 6 (6 = all in range)"),
    (text(move="2"), "move: expected int, got str"),
    (text(move=1.5), "move: expected int, got float"),
    (text(move=None), "move: expected int, got null"),
    (text(aoe=[[40, 0]]), "aoe[0]: [40, 0] is more than 12 hexes away from [0, 0]"),
    (text(flying=1), "flying: expected bool, got int"),
    (text(speed=3), "speed: unknown field"),
    (f"[{text()}, {text(move=-1)}]", "position 1: move: -1 is less than 0"),
]


@pytest.mark.parametrize(("source", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_a_bad_position_is_refused_in_one_line_that_names_the_field(source: str, message: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_positions(source)
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(PositionError, match="not JSON"):
        read_positions(b"\xff\xfe{")
