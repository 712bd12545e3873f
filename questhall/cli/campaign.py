"""`questhall play GAME --campaign NAME`: a line of chapters in one file, gone on with where it stopped."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from questhall.cli.options import brought, settings_of
from questhall.cli.play import home, played, read_line, seat_kinds, table_of
from questhall.cli.telling import Mistake, console

if TYPE_CHECKING:
    from questhall.kernel import Game, Match
    from questhall.terminal import TerminalTable

NAME = re.compile(r"[\w-]+(?: [\w-]+)*")


class Campaign:
    """The chapters so far; the last one is being played."""

    def __init__(self, game: Game[Any], name: str, taken: Path | None = None) -> None:
        from questhall.record import line

        if not NAME.fullmatch(name):
            raise Mistake(f"--campaign {name}: a name has letters, digits, dashes and single spaces")
        self.game, self.name = game, name
        self.path = home() / f"{game.id}-{name}.line"
        if taken is not None and self.path.exists():
            raise Mistake(f"--load {taken}: there is a campaign {name} already, in {self.path}")
        source = taken or self.path
        self.chapters = line.read_file(source) if source.exists() else []

    def last(self) -> tuple[Match[Any], str]:
        """The chapter that was played last, and who sat where."""
        from questhall.record import files

        save = files.read(self.chapters[-1], str(self.path))
        if save.game != self.game.id:
            raise Mistake(f"--campaign {self.name}: it is a campaign of {save.game}")
        return files.restored(save, lambda name: self.game, str(self.path)), ",".join(save.seats)

    def keep(self, table: TerminalTable) -> None:
        """As it stands now, so that neither a kill nor a power cut costs a move."""
        from questhall.record import files, line

        self.chapters[-1] = files.to_bytes(table.match, table.seats)
        line.write_file(self.chapters, self.path)


def play_campaign(
    game: Game[Any],
    name: str,
    seats: str,
    players: int | None,
    seed: int | None,
    settings: list[str],
    load: Path | None,
    lang: str,
    svg: Path | None,
    packs: list[Path],
) -> None:
    """Chapter after chapter, until somebody leaves or nothing follows."""
    campaign = Campaign(game, name, load)
    match, sat = campaign.last() if campaign.chapters else (first(game, seats, players, seed, settings, packs), "")
    seats = seats or sat
    if match.over:
        match = following(match, seats, players, seed, len(campaign.chapters), settings)
        campaign.chapters.append(b"")
    elif not campaign.chapters:
        campaign.chapters.append(b"")
    while True:
        table = table_of(match, seat_kinds(seats, match.terms.players), seed, lang, svg)
        number = len(campaign.chapters)
        if not whole_chapter(campaign, table, number) or match_ended(table, number):
            break
        match = following(table.match, ",".join(table.seats), None, seed, number)
        seats = ",".join(table.seats)
        campaign.chapters.append(b"")
    console.print()
    table.say(table.word("campaign-kept", file=str(campaign.path)))


def whole_chapter(campaign: Campaign, table: TerminalTable, number: int) -> bool:
    """Whether it was played to its end; it is kept before every question."""
    ask = table.ask

    def kept_and_asked(prompt: str) -> str:
        campaign.keep(table)
        return ask(prompt)

    table.ask = kept_and_asked
    table.say(table.word("chapter", number=number, name=campaign.name), "bold")
    done = played(table)
    campaign.keep(table)
    return done


def match_ended(table: TerminalTable, number: int) -> bool:
    """Whether the line ends here: nothing follows, or the players leave it for today."""
    match = table.match
    if match.game.sequel(match.state) is None:
        table.say(table.word("last-chapter"))
        return True
    try:
        return read_line(table.word("next-chapter", number=number)).strip() != ""
    except (EOFError, KeyboardInterrupt):
        return True


def first(
    game: Game[Any], seats: str, players: int | None, seed: int | None, settings: list[str], packs: list[Path]
) -> Match[Any]:
    from questhall.kernel import Keep, Match
    from questhall.record.line import begun

    count = len(seats.split(",")) if seats else players
    return Match(
        game, begun(game, count, brought(game, packs), **settings_of(game, settings)), key(seed, 1), Keep.JOURNAL
    )


def following(
    match: Match[Any],
    seats: str,
    players: int | None,
    seed: int | None,
    number: int,
    settings: Sequence[str] = (),
) -> Match[Any]:
    """With the same people, or as many as are named, and with the settings that are to change."""
    from questhall.record.line import next_match

    count = len(seats.split(",")) if seats else players
    return next_match(match, key(seed, number + 1), count, settings=settings_of(match.game, list(settings)))


def key(seed: int | None, number: int) -> bytes:
    """Of a chapter: its own, from the seed where there is one."""
    if seed is None:
        return secrets.token_bytes(16)
    return hashlib.blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
