"""What hosts bring to tables: packs looked over for the editor, and what clients draw of them."""

from __future__ import annotations

import json
from typing import Any

from questhall.games import find_game
from questhall.games.packs import components, ours, printed, read, workshop
from questhall.kernel import Game, Laid, Refusal, Refused, Terms
from questhall.kernel.shelf import alone
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit.homebrew import BadPack, Pack, brewed, legible
from questhall.table.compendium import card
from questhall.table.forms import Brought, PackFault, PackKind, PackLooked, PackShop, Shelf
from questhall.table.protocol import PackTold

FILE = "pack"  # what a text from a browser is called in faults


def shop(game: str) -> PackShop:
    """What a game takes, with an example of each; and the packs of the house."""
    there = workshop(game)
    if there is None:
        raise Refused(Refusal("terms.no-homebrew", numbers={"game": game[:40]}))
    found = find_game(game)
    texts = [Texts(found, lang) for lang in LANGUAGES]
    kinds = [
        PackKind(kind.id, {each.lang: called(kind.id, each) for each in texts}, kind.example)
        for kind in there.kinds.values()
    ]
    return PackShop(game, kinds, there.example(), [file.read_text(encoding="utf-8") for file in ours(game)])


def called(kind: str, texts: Texts) -> str:
    """As the compendium calls its shelf; else the game has a name for it, as for a deck."""
    said = texts.say(f"content-{kind}")
    return texts.name(kind) if said == f"content-{kind}" else said


def looked(text: str) -> PackLooked:
    """All that is wrong in a pack; or its things as they are drawn and read."""
    try:
        pack = read(text.encode("utf-8", "surrogatepass"), FILE)
    except BadPack as error:
        return PackLooked([PackFault(fault.line, fault.word[:60], fault.cause[:300]) for fault in error.faults])
    game = find_game(pack.game)
    laid = game.laid(Terms(game.players[0], homebrew=pack.text))
    assert laid is not None
    usual = {setting.id: game.usual(setting, laid) for setting in game.settings}
    settings = {setting.id: usual[setting.id] for setting in game.settings if usual[setting.id] != setting.values[0]}
    told = PackTold(dict(pack.name), dict(pack.about), pack.by, sum(pack.kinds.values()))
    return PackLooked([], pack.game, told, shelves(game, laid), brought(game, laid, pack.text), settings)


def shelves(game: Game[Any], laid: Laid) -> list[Shelf]:
    """As the compendium shows what is printed."""
    said = {lang: components(game, laid, lang) for lang in LANGUAGES}
    first = said[LANGUAGES[0]]
    rows = {
        kind: [
            dict(zip(LANGUAGES, row, strict=True))
            for row in zip(*(said[lang][kind] for lang in LANGUAGES), strict=True)
        ]
        for kind in first
    }
    return [Shelf(kind, [card(game, row) for row in rows[kind]], 0) for kind in first]


def brought(game: Game[Any], laid: Laid, text: str) -> Brought:
    """What a client adds to what is printed of the game."""
    printed(game.id)
    texts = [Texts(game, lang) for lang in LANGUAGES]
    with alone(laid):
        own = game.face.guarded(game.face.printed(texts))
    names = {thing: dict(name) for thing, name in laid.names.items()}
    return Brought(names, own, told(laid), [legible(each) for each in text.split("\n")])


def told(laid: Laid | None) -> list[PackTold]:
    """Of the packs of a table."""
    found = laid.packs if laid else ()
    return [PackTold(dict(pack.name), dict(pack.about), pack.by, pack.things) for pack in found]


def named(terms: Terms) -> list[dict[str, str]]:
    """What the packs of a table are called, without laying them out."""
    return [dict(json.loads(line)["name"]) for line in terms.homebrew.split("\n") if line]


def wished(texts: list[str], game: str) -> str:
    """What the terms of a match keep of the packs that a host brings."""
    return brewed([sound(text) for text in texts], game) if texts else ""


def sound(text: str) -> Pack:
    try:
        return read(text.encode("utf-8", "surrogatepass"), FILE)
    except BadPack as error:
        first = error.faults[0]
        where: dict[str, int | str] = {"file": FILE, "line": first.line}
        said: dict[str, int | str] = {"word": first.word[:60], "cause": first.cause[:200]}
        raise Refused(Refusal("homebrew.bad", numbers={**where, **said})) from error
