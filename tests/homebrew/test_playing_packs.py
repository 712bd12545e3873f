"""Tables that play with packs: what they bring is there for them alone, and goes with the game wherever it goes."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from questhall.bots import make_bot
from questhall.games import find_game, packs
from questhall.kernel import Keep, Match
from questhall.kernel.shelf import NAMES
from questhall.kernel.texts import Texts
from questhall.kit import position
from questhall.kit.conformance import check, with_homebrew
from questhall.kit.homebrew import legible
from questhall.record import files
from questhall.record.branch import branched
from questhall.record.tale import story

GAMES = ("gloomhaven", "prophecy", "rollplayer", "runebound")
KEY = bytes(range(16))


def house_pack(game: str) -> str:
    return packs.at_table([Path(file.stem) for file in packs.ours(game)], find_game(game))


def match_with(game: str, keep: Keep = Keep.JOURNAL) -> Match[Any]:
    found = find_game(game)
    return Match(found, found.terms(2, house_pack(game)), KEY, keep)


def played(match: Match[Any], most: int = 10_000) -> Match[Any]:
    bot = make_bot("random", match.game, seed=3)
    for _ in range(most):
        if not match.asked:
            break
        match.answer(match.asked[0].seat, bot.answer(match.seen(match.asked[0].seat)))
    return match


def brought() -> int:
    gc.collect()
    return dict.__len__(NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_packs_of_the_house_keep_every_promise(game: str) -> None:
    report = check(find_game(game), 2, depth=with_homebrew(house_pack(game)))
    assert report.faults == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_two_hundred_games_with_each_pack_of_the_house(game: str) -> None:
    found = find_game(game)
    games = -(-200 // len(found.players))
    report = check(found, games, depth=with_homebrew(house_pack(game)))
    assert report.faults == []
    assert report.games >= 200


@pytest.mark.parametrize("game", GAMES)
def test_a_save_carries_its_cards_to_another_process(game: str, tmp_path: Path) -> None:
    """Loaded, played on and proved where nobody has ever seen the author's file."""
    path = tmp_path / "game.qh"
    files.save_file(played(match_with(game)), path)
    code = (
        "import sys; from pathlib import Path; from questhall.games import find_game\n"
        "from questhall.record.files import read_file, restored, verified\n"
        "save = read_file(Path(sys.argv[1]))\n"
        "proof = verified(save, find_game); match = restored(save, find_game)\n"
        "print(match.over, proof['answers'], len(match.laid.names))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    over, answers, names = done.stdout.split()
    assert (over, answers != "0", names != "0") == ("True", True, True)


@pytest.mark.parametrize("game", GAMES)
def test_another_pack_is_another_game(game: str) -> None:
    """The hashes of a recorded game hold every word of its packs."""
    save = files.saved(played(match_with(game)))
    assert files.verified(save, find_game)["answers"]
    plain = find_game(game).terms(2)
    save.terms = plain
    with pytest.raises(files.Diverged, match="has not brought it"):
        files.verified(save, find_game)
    with pytest.raises(files.BadFile, match="homebrew"):
        files.restored(save, find_game)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_brought_goes_with_the_table(game: str) -> None:
    before = brought()
    match = match_with(game)
    assert brought() > before
    other = match_with(game)
    del match
    assert brought() > before
    del other
    assert brought() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_box_stays_as_it_is_beside_a_table_with_packs(game: str) -> None:
    """A game without packs goes the same way, byte for byte, while another table plays with some."""
    found = find_game(game)
    alone = played(Match(found, found.terms(2), KEY), 300).boundary
    held = match_with(game)
    assert played(Match(found, found.terms(2), KEY), 300).boundary == alone
    assert held.laid is not None


@pytest.mark.parametrize("game", GAMES)
def test_names_and_words_are_told_in_both_languages(game: str) -> None:
    match = match_with(game)
    assert match.laid is not None
    for lang in ("en", "ru"):
        texts = Texts(match.game, lang)
        for thing, name in match.laid.names.items():
            assert texts.name(thing) == name[lang]


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_and_a_tale_know_the_cards(game: str) -> None:
    match = played(match_with(game), 40)
    branch = branched(match, 20, [0], bytes(16))
    assert branch.terms.homebrew == match.terms.homebrew
    assert played(branch).over
    assert story(played(match)).steps


def test_a_position_as_text_brings_its_cards_along() -> None:
    match = played(match_with("rollplayer"), 60)
    text = position.written(match, [0])
    again = position.read(text, find_game)
    assert again.terms.homebrew == match.terms.homebrew
    assert again.view(0).market == match.view(0).market


def test_bots_think_with_the_cards() -> None:
    match = match_with("rollplayer", Keep.BOUNDARY)
    bots = [make_bot(name, match.game, seed=1) for name in ("house", "search:5")]
    for _ in range(60):
        if not match.asked:
            break
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))


def test_a_scenario_that_was_brought_is_played_unless_something_else_is_said() -> None:
    game = find_game("gloomhaven")
    own = game.terms(2, house_pack("gloomhaven"))["scenario"]
    assert isinstance(own, int)
    assert own > 10_000
    assert game.terms(2, house_pack("gloomhaven"), scenario=2)["scenario"] == 2
    assert game.terms(2, house_pack("gloomhaven"), scenario=own)["scenario"] == own
    from questhall.kernel import Refused

    with pytest.raises(Refused, match=r"terms\.value"):
        game.terms(2, "", scenario=own)


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_can_be_taken_out_of_a_game_again(game: str) -> None:
    """As a file that reads the same: whoever has the save has the cards."""
    text = house_pack(game)
    assert packs.read(legible(text).encode(), "taken.yaml").text == text
