"""Drawings of scenario maps in the terminal and as SVG."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from questhall.games.gloomhaven.content.atlas import load, numbers
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.names import russian, russian_doubts
from questhall.games.gloomhaven.face.svg import map_as_svg, monster_codes
from questhall.games.gloomhaven.face.terminal import map_as_text
from questhall.games.gloomhaven.tool import map_commands
from questhall.ledger import rule

app = typer.Typer()
map_commands.register(app)
runner = CliRunner()


@pytest.mark.parametrize("number", numbers())
def test_the_terminal_drawing_fits_and_explains_every_sign(number: int) -> None:
    scenario = load(number)
    text = map_as_text(scenario).plain
    picture, _, legend = text.partition("\n\n@")
    assert picture.startswith(f"{number}. {scenario.names['en']}")
    assert max(map(len, picture.splitlines())) <= 120
    assert picture.count("@") == len(scenario.starts)
    assert all(f"{spot.sign}  {spot.name.replace('-', ' ')}" in legend for spot in scenario.monsters)
    assert all(tile.name in legend for tile in scenario.tiles)


def test_walls_are_drawn_and_rooms_are_open_inside() -> None:
    picture = map_as_text(load(27)).plain
    assert picture.splitlines()[2].strip().startswith("___")
    assert " ·" in picture


def test_the_drawing_speaks_russian() -> None:
    text = map_as_text(load(1), "ru").plain
    assert text.startswith("1. Чёрный курган")
    assert "разбойник-страж" in text
    assert "ловушка: шипы" in text


def test_every_word_has_a_translation() -> None:
    names = set[str]()
    for number in numbers():
        scenario = load(number)
        names |= {spot.name for spot in scenario.monsters}
        names |= {name for piece in scenario.ground for name in (piece.kind, piece.name)}
        names |= {name for passage in scenario.passages for name in (passage.kind, passage.name)}
        names |= {mark for mark in scenario.marks if len(mark) > 1}
    assert names - {""} <= set(russian())


def test_doubts_are_told_in_russian_too() -> None:
    remarks = {remark for number in numbers() for remark in load(number).doubts}
    assert remarks == set(russian_doubts())
    assert "под сомнением: буква b стоит на нажимной плите C1a" in map_as_text(load(66), "ru").plain


@rule("GH-SCEN-05", "GH-SCEN-06")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_svg_shows_every_hex_and_every_label(lang: Lang) -> None:
    for number in numbers():
        scenario = load(number)
        root = ElementTree.fromstring(map_as_svg(scenario, lang))
        texts = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
        assert f"{number}. {scenario.names[lang]}" in texts
        assert len(list(root.iter("{http://www.w3.org/2000/svg}polygon"))) >= len(scenario.hexes)
        circles = [node.get("r") for node in root.iter("{http://www.w3.org/2000/svg}circle")]
        legend = len({rank for spot in scenario.monsters for rank in spot.ranks})
        assert circles.count("6.5") == 3 * len(scenario.monsters) + legend
        codes = monster_codes(spot.name for spot in scenario.monsters)
        assert len(set(codes.values())) == len(codes)


def test_every_tile_is_named_on_the_svg() -> None:
    drawn = map_as_svg(load(1))
    assert all(f">{name}</text>" in drawn for name in ("L1a", "G1b", "I1b", "№7"))


def test_the_map_command_draws_and_writes(tmp_path: Path) -> None:
    shown = runner.invoke(app, ["map", "1"])
    assert shown.exit_code == 0
    assert "1. Black Barrow" in shown.output
    assert "bandit archer" in shown.output
    file = tmp_path / "barrow.svg"
    written = runner.invoke(app, ["map", "1", "--svg", str(file), "--lang", "ru"])
    assert written.exit_code == 0
    assert "Чёрный курган" in file.read_text(encoding="utf-8")


def test_the_map_command_names_what_is_wrong(tmp_path: Path) -> None:
    unknown = runner.invoke(app, ["map", "96"])
    assert unknown.exit_code == 2
    assert "choose 1 to 95" in unknown.output
    nowhere = runner.invoke(app, ["map", "1", "--svg", str(tmp_path / "missing" / "x.svg")])
    assert nowhere.exit_code == 2
    assert "cannot write" in nowhere.output
