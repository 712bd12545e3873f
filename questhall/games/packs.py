"""Packs of homebrew: from files, looked over to the last word, and as what they bring to a table.

`kit.homebrew` reads a pack; here it meets the game it is for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from questhall import games
from questhall.games import catalogue
from questhall.kernel import Component, Game, Laid, Refused
from questhall.kernel.shelf import alone
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit.content import BadContent
from questhall.kit.homebrew import FILE_BYTES, MOST_PACKS, BadPack, Pack, Workshop, brewed, read_pack

PACKS = "packs"  # the folder of a game
SUFFIXES = (".yaml", ".yml")


def workshop(game: str) -> Workshop | None:
    """What a game takes; a pack names registered games only, never a file."""
    found = catalogue().get(game)
    return found.homebrew if found is not None and isinstance(found.homebrew, Workshop) else None


def read(data: bytes, file: str) -> Pack:
    """A pack as its author wrote it, every card put into words; BadPack says what is wrong."""
    pack = read_pack(data, file, workshop)
    game = catalogue()[pack.game]
    try:
        laid = workshop_of(game).lay(pack.text)
        for lang in LANGUAGES:
            components(game, laid, lang)
    except (Refused, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise BadPack([BadContent(file, 1, pack.name["en"], f"cannot be put into words: {error}")]) from error
    return pack


def workshop_of(game: Game[Any]) -> Workshop:
    assert isinstance(game.homebrew, Workshop)
    return game.homebrew


@cache
def printed(game: str) -> frozenset[tuple[str, str]]:
    """What is in the box, by kind and id; whatever a game remembers of its box it thinks of now, not beside a pack."""
    found = catalogue()[game]
    found.face.names()
    found.face.printed([Texts(found, lang) for lang in LANGUAGES])
    kinds = found.face.content(Texts(found, LANGUAGES[0]))
    return frozenset((kind, each.id) for kind, things in kinds.items() for each in things())


def components(game: Game[Any], laid: Laid, lang: str) -> dict[str, list[Component]]:
    """What a pack brings, kind by kind, as `questhall content` and cards show it."""
    box, texts = printed(game.id), Texts(game, lang)
    with alone(laid):
        kinds = {kind: list(things()) for kind, things in game.face.content(texts).items()}
    own = {kind: [each for each in things if (kind, each.id) not in box] for kind, things in kinds.items()}
    return {kind: things for kind, things in own.items() if things}


# -- files --------------------------------------------------------------------------------------------------------


def from_paths(paths: Sequence[Path]) -> list[Pack]:
    """Packs of files, and of all in folders."""
    return [from_file(file) for path in paths for file in files_in(path)]


def files_in(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    found = sorted(file for file in path.iterdir() if file.suffix in SUFFIXES)
    if not found or len(found) > MOST_PACKS:
        raise BadPack([BadContent(str(path), 1, path.name, f"a folder has 1 to {MOST_PACKS} packs, files of .yaml")])
    yield from found


def from_file(path: Path) -> Pack:
    """No more is read of a file than a pack may have."""
    try:
        with path.open("rb") as file:
            data = file.read(FILE_BYTES + 1)
    except OSError as error:
        raise BadPack([BadContent(str(path), 1, path.name, error.strerror or str(error))]) from error
    return read(data, str(path))


def at_table(paths: Sequence[Path], game: Game[Any]) -> str:
    """What the terms of a match keep of the packs in these files; those of the house are known by name."""
    house = {file.stem: file for file in ours(game.id)}
    return brewed(from_paths([house.get(str(path), path) for path in paths]), game.id)


def ours(game: str) -> list[Path]:
    """The packs of the house for a game: examples, and fun."""
    return sorted((Path(games.__file__).parent / game / PACKS).glob("*.yaml"))
