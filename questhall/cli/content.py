"""`questhall content`: every printed component of a game, for a compendium, for drawing cards, for an editor; and packs
of one's own: `questhall content check FILE` looks one over, `questhall content example GAME` is one to begin with.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questhall.cli.options import JsonOption, language
from questhall.cli.telling import Mistake, console, counted, print_json, print_plain

if TYPE_CHECKING:
    from questhall.kernel import Component, Content, Game
    from questhall.kernel.texts import Texts

KindArgument = Annotated[str | None, typer.Argument(help="cards, items ...; without it the kinds there are")]
CHECK, EXAMPLE = "check", "example"  # in the place of a game


def content(
    game: Annotated[str, typer.Argument(help="a game's id; or `check FILE`, `example GAME` for packs of your own")],
    kind: KindArgument = None,
    lang: Annotated[str | None, typer.Option(help="en or ru")] = None,
    as_json: JsonOption = False,
    spoilers: Annotated[bool, typer.Option("--spoilers", help="also what nobody reads before it is drawn")] = False,
) -> None:
    """What is printed: every card, board and token with its names, numbers and words."""
    from questhall.games import find_game
    from questhall.kernel.texts import Texts

    if game in (CHECK, EXAMPLE):
        own(game, kind, language(lang), as_json)
        return
    found = find_game(game)
    texts = Texts(found, language(lang))
    kinds = kinds_of(found, texts)
    if kind is None:
        show_kinds(kinds, texts, as_json)
        return
    components = of_kind(found, kinds, kind)
    known = components if spoilers else [each for each in components if not each.sealed]
    if components and not known:
        raise Mistake(f"{kind} of {found.id} are secret until they are drawn; --spoilers shows them")
    if as_json:
        print_json(known)
        return
    for component in known:
        show(component, texts)


def kinds_of(game: Game[Any], texts: Texts) -> Content:
    kinds = game.face.content(texts)
    if not kinds:
        raise Mistake(f"{game.id} has no printed components")
    return kinds


def of_kind(game: Game[Any], kinds: Content, kind: str) -> list[Component]:
    if kind not in kinds:
        raise Mistake(f"{game.id} has no {kind!r}; it has {', '.join(kinds)}")
    return list(kinds[kind]())


def show_kinds(kinds: Content, texts: Texts, as_json: bool) -> None:
    """How many there are of each."""
    from rich.table import Table

    counts = {kind: len(components()) for kind, components in kinds.items()}
    if as_json:
        print_json(counts)
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    for kind, count in counts.items():
        table.add_row(kind, str(count), texts.say(f"content-{kind}"))
    console.print(table, highlight=False)


def show(component: Component, texts: Texts) -> None:
    """`Trample: Brute, level 1, initiative 72`, and below it the words, part by part."""
    from rich.text import Text

    from questhall.kernel import WHOLE
    from questhall.kit.components import facts_of

    facts = ", ".join(facts_of(component, texts))
    head = Text.assemble((component.names[texts.lang], "bold"), ("  " + component.id, "dim"), f"  {facts}".rstrip())
    console.print(head, highlight=False, soft_wrap=True)
    for part, lines in component.words.items():
        if part == WHOLE:
            indent = "  "
        else:
            print_plain(f"  {texts.say(f'part-{part}')}", style="italic")
            indent = "    "
        for line in lines:
            print_plain(indent + line)


# -- packs of one's own -------------------------------------------------------------------------------------------


def own(verb: str, what: str | None, lang: str, as_json: bool) -> None:
    if what is None:
        raise Mistake(f"questhall content {verb} {'FILE' if verb == CHECK else 'GAME'}: what is missing")
    if verb == EXAMPLE:
        print_plain(example(what))
    else:
        check(Path(what), lang, as_json)


def check(path: Path, lang: str, as_json: bool) -> None:
    """Everything that is wrong in a pack, or what its cards say."""
    from questhall.games import find_game
    from questhall.games.packs import components, from_paths, workshop_of
    from questhall.kernel.texts import Texts

    packs = from_paths([path])
    for pack in packs:
        game = find_game(pack.game)
        laid = workshop_of(game).lay(pack.text)
        kinds = components(game, laid, lang)
        if as_json:
            print_json(kinds)
            continue
        things = sum(map(len, kinds.values()))
        print_plain(f"{pack.name[lang]}: {counted(things, 'thing')} for {game.name[lang]}, nothing wrong", style="bold")
        texts = Texts(game, lang)
        for component in (each for found in kinds.values() for each in found):
            show(component, texts)


def example(name: str) -> str:
    """A pack with one thing of every kind that the game takes."""
    from questhall.games.packs import workshop

    shop = workshop(name)
    if shop is None:
        raise Mistake(f"{name} takes no packs of your own")
    return shop.example()
