"""A position as text, both ways: what the terminal prints can be pasted into a test or a bug report and read back.

The text is YAML: the game and its terms, the world at the last boundary with everything left out that is as by default,
and what was said and shown since.  Seen from a seat, cards it cannot see are `?`; reading deals them from what is
missing, in a fixed order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import yaml

from questhall.kernel import (
    EVERYBODY,
    NOBODY,
    UNSEEN,
    Chance,
    Game,
    Impossible,
    Keep,
    Laid,
    Match,
    Pile,
    Refused,
    Seat,
    Terms,
    mask,
)
from questhall.kernel.journal import digest
from questhall.kernel.match import encode
from questhall.kernel.view import piles, view

KEY = bytes(16)
TRIES = 300  # ways to deal what is unseen, until it agrees with what was said since
DEALS = 12  # games looked at for what may lie where: some boxes leave cards out by lot
OPENING = 40  # decisions after which every kind of pile has been laid out
Spelling = Mapping[str, Mapping[Any, str]]  # by field: numbers of the state and the words they are written with
EVERYONE, NO_ONE = "everybody", "nobody"


class BadPosition(Exception):
    """A text that is no position: what is wrong, and where."""


# -- writing -----------------------------------------------------------------------------------------------------------


def written(match: Match[Any], seats: list[Seat] | None = None) -> str:
    """The position as these seats see it; with all cards open where nobody is named."""
    world = match.fresh() if seats is None else view(match.fresh(), seats)
    world.counters = {}
    shown = [[stream, value] for stream, value, secret in match.chance.log if not secret]
    told = range(len(match.since)) if seats is None else known(match, seats)
    said = [f"{match.since[number][0] + 1} {match.since[number][1]}" for number in told]
    text = {
        "game": match.game.id,
        "players": match.terms.players,
        "settings": changed(match.game, match.terms),
        "opening": match.terms.opening,
        "homebrew": match.terms.homebrew,
        "seen by": None if seats is None else [seat + 1 for seat in seats],
        "world": plain(world, match.game.face.spelling),
        "said since": said,
        "shown since": shown,
        "looks": None if seats is None else looks(match, seats),
    }
    return dumped({name: value for name, value in text.items() if value not in (None, [], {}, "")})


def looks(match: Match[Any], seats: list[Seat]) -> str:
    """What these seats see now, in short: cards shown since the boundary are dealt so that it comes true again."""
    seen = match.view(*seats)
    seen.counters = {}
    return digest(encode(seen)).hex()


def known(match: Match[Any], seats: list[Seat]) -> list[int]:
    """Which answers are known to these seats: their own, what was said aloud, anybody's unless some lie hidden."""
    opened = match.asked[0].base - match.begun if match.asked else len(match.since)
    open_to = {choice.seat: choice for choice in (*match.asked, *match.answered)}
    aloud = [n >= opened and open_to[seat].signs(key) for n, (seat, key) in enumerate(match.since)]
    return [n for n, (seat, _) in enumerate(match.since) if seat in seats or aloud[n] or not match.answered]


def changed(game: Game[Any], terms: Terms) -> dict[str, Any]:
    usual = {setting.id: setting.values[0] for setting in game.settings}
    return {name: value for name, value in terms.settings.items() if value != usual[name]}


def plain(value: Any, spelling: Spelling, field: str = "") -> Any:
    """Structs as mappings without their defaults, piles in short, numbers by their words."""
    if isinstance(value, Pile):
        return short(value)
    if isinstance(value, msgspec.Struct):
        tag = {"type": value.__struct_config__.tag} if value.__struct_config__.tag else {}
        return tag | {name: plain(item, spelling, name) for name, item in told(value)}
    if isinstance(value, list | tuple):
        return [plain(item, spelling, field) for item in value]
    if isinstance(value, dict):
        return {key: plain(item, spelling, field) for key, item in value.items()}
    return spelling.get(field, {}).get(value, value)


def told(struct: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """Fields that are not as by default; what a view has blotted out is left to be dealt anew."""
    for info in msgspec.structs.fields(struct):
        value = getattr(struct, info.name)
        made = info.default_factory() if callable(info.default_factory) else info.default
        if value != made and value is not None:
            yield info.encode_name, value


def short(pile: Pile) -> dict[str, Any]:
    """Who has seen the cards, said once where it is the same for all."""
    made: dict[str, Any] = {"kind": pile.kind} if pile.kind else {}
    if pile.cards and set(pile.cards) == {UNSEEN}:
        made["unseen"] = len(pile.cards)
    elif pile.cards:
        masks = set(pile.seen)
        made["cards"] = pile.cards
        made["seen by"] = by(pile.seen[0]) if len(masks) == 1 else [by(seen) for seen in pile.seen]
    return made


def by(seen: int) -> str:
    if seen in (EVERYBODY, NOBODY):
        return EVERYONE if seen == EVERYBODY else NO_ONE
    return " ".join(str(seat + 1) for seat in range(seen.bit_length()) if seen >> seat & 1)


class Dumper(yaml.SafeDumper):
    """Blocks for what nests, one line for what does not."""


def represented(dumper: yaml.SafeDumper, data: Any) -> yaml.Node:
    items = list(data.values()) if isinstance(data, dict) else data
    leaf = all(not isinstance(item, dict | list) for item in items)
    if isinstance(data, dict):
        return dumper.represent_mapping("tag:yaml.org,2002:map", data, flow_style=leaf)
    return dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=leaf)


Dumper.add_representer(dict, represented)
Dumper.add_representer(list, represented)


def dumped(text: dict[str, Any]) -> str:
    return yaml.dump(text, Dumper=Dumper, sort_keys=False, allow_unicode=True, width=110)


# -- reading -----------------------------------------------------------------------------------------------------------


def read(text: str, find: Callable[[str], Game[Any]], keep: Keep = Keep.JOURNAL, key: bytes = KEY) -> Match[Any]:
    """A match that can be played on from the position, with other dice to come."""
    raw = loaded(text)
    try:
        game = find(str(raw["game"]))
    except LookupError as error:
        raise BadPosition(f"game: {error}") from error
    try:
        terms = game.terms(raw.get("players"), str(raw.get("homebrew", "")), **raw.get("settings", {}))
        laid = game.laid(terms)
        terms = msgspec.structs.replace(terms, opening=str(raw.get("opening", "")))
    except Refused as refused:
        raise BadPosition(f"players and settings: {refused}") from refused
    return dealt_as_seen(game, terms, raw, keep, key, laid)


def dealt_as_seen(
    game: Game[Any], terms: Terms, raw: dict[str, Any], keep: Keep, key: bytes, laid: Laid | None
) -> Match[Any]:
    """Dealt until it looks as it looked; `laid`, what the table brought, is held meanwhile."""
    found: list[Match[Any]] = []
    cause = BadPosition("world: cannot be dealt")
    for deal in range(TRIES):
        try:
            found.append(dealt(game, terms, raw, deal, keep, key))
        except BadPosition as error:
            cause = error
        if found and as_it_looked(found[-1], raw):
            return found[-1]
        if "seen by" not in raw:
            break
    if not found:
        raise cause
    return found[0]


def dealt(game: Game[Any], terms: Terms, raw: dict[str, Any], deal: int, keep: Keep, key: bytes) -> Match[Any]:
    """The position with what is unseen dealt in one of the possible ways."""
    world = world_of(game, terms, raw["world"], deal)
    if "seen by" in raw:
        game.resample(world, [number - 1 for number in raw["seen by"]], Chance(deal.to_bytes(16, "big"), {}))
    shown = [(str(stream), int(value), False) for stream, value in raw.get("shown since", [])]
    return played_on(Match(game, terms, key, keep, world, outcomes=shown), raw.get("said since", []))


def as_it_looked(match: Match[Any], raw: dict[str, Any]) -> bool:
    seats = [number - 1 for number in raw.get("seen by", [])]
    return "looks" not in raw or looks(match, seats) == raw["looks"]


def loaded(text: str) -> dict[str, Any]:
    try:
        raw = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise BadPosition(f"cannot be read: {error}") from error
    missing = [name for name in ("game", "world") if not isinstance(raw, dict) or name not in raw]
    if missing:
        raise BadPosition(f"{missing[0]}: is missing")
    return raw  # type: ignore[no-any-return]  # a mapping, as was just seen


def world_of(game: Game[Any], terms: Terms, raw: Any, deal: int) -> Any:
    spelled = {field: {word: number for number, word in words.items()} for field, words in game.face.spelling.items()}
    try:
        world = msgspec.convert(unshortened(raw, spelled), game.state, strict=False)
    except (msgspec.ValidationError, KeyError, ValueError, TypeError) as error:
        raise BadPosition(f"world: {error}") from error
    if any(UNSEEN in pile.cards for pile in piles(world)):
        deal_unseen(game, terms, world, deal)
    return world


def unshortened(raw: Any, spelled: Mapping[str, Mapping[str, Any]], field: str = "") -> Any:
    if isinstance(raw, dict):
        if "unseen" in raw or "seen by" in raw:
            return whole_pile(raw)
        return {name: unshortened(item, spelled, str(name)) for name, item in raw.items()}
    if isinstance(raw, list):
        return [unshortened(item, spelled, field) for item in raw]
    return spelled.get(field, {}).get(raw, raw)


def whole_pile(raw: dict[str, Any]) -> dict[str, Any]:
    cards = raw.get("cards") or [UNSEEN] * int(raw["unseen"])
    return {"kind": raw.get("kind", ""), "cards": cards, "seen": masks(raw.get("seen by", NO_ONE), len(cards))}


def masks(said: Any, count: int) -> list[int]:
    each = said if isinstance(said, list) else [said] * count
    return [mask_of(str(one)) for one in each]


def mask_of(said: str) -> int:
    if said in (EVERYONE, NO_ONE):
        return EVERYBODY if said == EVERYONE else NOBODY
    return mask(int(word) - 1 for word in said.split())


def deal_unseen(game: Game[Any], terms: Terms, world: Any, deal: int) -> None:
    """Fill every `?` with a card of its kind that lies nowhere else; piles with little choice come first."""
    kinds, missing = to_deal(game, terms, world)
    chance = Chance(deal.to_bytes(16, "big"), {})
    for pile in sorted(piles(world), key=lambda pile: len(kinds.get(pile.kind, ()))):
        for at in [at for at, card in enumerate(pile.cards) if card == UNSEEN]:
            left = [card for card in sorted(kinds.get(pile.kind, ())) for _ in range(missing(pile.kind)[card])]
            if not left:
                raise BadPosition(f"world: no card is left for a pile of kind {pile.kind!r}")
            pile.cards[at] = chance.pick(left, pile.kind) if deal else left[0]
            missing(pile.kind)[pile.cards[at]] -= 1


def to_deal(game: Game[Any], terms: Terms, world: Any) -> tuple[Mapping[str, set[str]], Callable[[str], Counter[str]]]:
    """Which cards may lie in each kind of pile, and how many of each are missing there."""
    if told := game.unseen(world):
        by_kind = {kind: Counter(cards) for kind, cards in told.items()}
        return {kind: set(cards) for kind, cards in by_kind.items()}, by_kind.__getitem__
    missing = Counter(game.components(game.new(terms)))
    missing.subtract(Counter(game.components(world)))
    return cards_by_kind(game, terms), lambda kind: missing


def cards_by_kind(game: Game[Any], terms: Terms) -> dict[str, set[str]]:
    """Which cards can lie in piles of each kind: seen at the beginning of some games."""
    kinds: dict[str, set[str]] = {}
    for deal in range(DEALS):
        for state in beginning(Match(game, terms, deal.to_bytes(16, "big"))):
            for pile in piles(state):
                kinds.setdefault(pile.kind, set()).update(pile.cards)
    return kinds


def beginning(match: Match[Any]) -> Iterator[Any]:
    yield match.game.new(match.terms)
    for _ in range(OPENING):
        yield match.state
        if not match.asked:
            return
        choice = match.asked[0]
        match.answer(choice.seat, next(iter(choice.options)))


def played_on(match: Match[Any], said: list[str]) -> Match[Any]:
    for line in said:
        seat, _, option = str(line).partition(" ")
        try:
            match.answer(int(seat) - 1, option)
        except (Refused, Impossible, ValueError) as error:
            raise BadPosition(f"said since: {line!r}: {error}") from error
    match.chance.forced.clear()
    return match
