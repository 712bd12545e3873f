"""Homebrew: content of one's own that a host adds to a table, in the notations of the games.

A pack is a YAML file: `game`, `name`, perhaps `about` and `by`, and a list of entries for each kind of thing that the
game takes (`Kind`).  It is read by the very readers of the printed content, after everything that could do harm is
refused: see `guarded`.  What a match keeps of it, in its terms, is one canonical text of all packs of the table
(`brewed`); a game lays it out again from that text alone (`Workshop.lay`), on any machine.

The id of a thing is the author's word for it, a tilde, and eight digits of the hash of its pack: `frying-pan~3f9a1c2d`.
No printed thing has a tilde, so neither tables nor a later edition of the same pack can ever be taken for another.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec
import yaml

from questhall.kernel import Refusal, Refused, Shelf, Words
from questhall.kernel.shelf import NAMES, Laid, PackInfo, Taken
from questhall.kit.content import LANGUAGES, BadContent, Entry, Page, entry_of, said_by

C = TypeVar("C")
Fault = tuple[str, str]  # the word, and what is wrong with it
Judge = Callable[[C], Fault | None]

MARK = "~"
FILE_BYTES = 64 * 1024
MOST_PACKS = 4  # at one table
MOST_THINGS = 60  # in one pack
MOST_NODES = 6_000  # words, lists and fields
DEEPEST = 8
LONGEST_NAME = 60
LONGEST_WORDS = 400  # of any other value ...
LONGEST_DRAWING = 6_000  # ... but a drawing of several lines
MOST = 99  # no number on a card of ours is higher
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID = 30
NAMING = frozenset(" '’-–—.,!?()«»“”„&№:")  # beside letters and digits
FIELDS = ("game", "name", "about", "by", "origin")


Shelved = tuple[Shelf[Any, Any], Any, Any]  # a shelf, an id, a thing


class Made(NamedTuple):
    """A thing of a pack: where it belongs, and whatever else is named on it."""

    shelves: Sequence[Shelved]  # the thing itself first
    names: Mapping[str, Words]


class Kind(NamedTuple):
    """A kind of thing that a game takes, by the name it has among the printed ones (`questhall content GAME`)."""

    id: str
    read: Callable[[Source], Made]
    example: str  # an entry to begin with


class Source(NamedTuple):
    """An entry of a pack, as a game's reader gets it: `id` is the whole one, `own` those of the pack by its words."""

    page: Page
    node: yaml.MappingNode
    id: str
    own: Mapping[str, str]

    def entry(self) -> Entry:
        """For readers of lists of entries."""
        entry = entry_of(self.page, self.node)
        entry.fields["id"] = (self.id, entry.line)
        return entry


class Pack(NamedTuple):
    """A pack that was read: `text` is what a match keeps of it."""

    game: str
    name: Words
    about: Words
    by: str
    kinds: Mapping[str, int]
    text: str

    @property
    def digest(self) -> str:
        return digest(self.text)


class BadPack(Exception):
    """All that is wrong in a file."""

    def __init__(self, faults: Sequence[BadContent]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = list(faults)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


# -- what is refused before anything is read ----------------------------------------------------------------------


def guarded(data: bytes, file: str) -> str:
    """The text of a file that is small, shallow, plain and without repetition: nothing in it can grow."""
    if len(data) > FILE_BYTES:
        raise BadContent(file, 1, f"{len(data)} bytes", f"a pack has {FILE_BYTES} bytes at most")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadContent(file, line, f"byte {error.start}", "a pack is written in UTF-8") from error
    for number, line_ in enumerate(text.split("\n"), 1):
        if bad := next((sign for sign in line_.rstrip("\r") if not readable(sign)), ""):
            raise BadContent(file, number, f"U+{ord(bad):04X}", "a sign that nobody sees")
    try:
        watch(yaml.parse(text, yaml.CSafeLoader), file)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadContent(file, line, "YAML", str(error.problem)) from error
    except yaml.YAMLError as error:
        raise BadContent(file, 1, "YAML", str(error)[:200]) from error
    return text


def readable(sign: str) -> bool:
    """Neither control nor direction nor private signs, nor lines that only some readers break."""
    return unicodedata.category(sign)[0] != "C" and unicodedata.category(sign) not in ("Zl", "Zp")


def watch(events: Iterable[yaml.Event], file: str) -> None:
    """Read once without building anything: how deep, how much, and none of YAML's tricks."""
    depth = nodes = documents = 0
    for event in events:
        line = event.start_mark.line + 1 if event.start_mark else 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise BadContent(file, line, getattr(event, "anchor", None) or "*", "no anchors and aliases here")
        if tag := getattr(event, "tag", None):
            raise BadContent(file, line, tag, "no tags here")
        documents += isinstance(event, yaml.DocumentStartEvent)
        nodes += isinstance(event, yaml.NodeEvent)
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if documents > 1:
            raise BadContent(file, line, "---", "one document a file")
        if depth > DEEPEST:
            raise BadContent(file, line, f"level {depth}", f"nested deeper than {DEEPEST} levels")
        if nodes > MOST_NODES:
            raise BadContent(file, line, f"{nodes} values", f"a pack has {MOST_NODES} values at most")


def plain(page: Page, node: yaml.Node, field: str = "") -> Any:
    """A value as plain data; fields stand once, words are short, numbers small."""
    if isinstance(node, yaml.SequenceNode):
        return [plain(page, each, field) for each in node.value]
    if isinstance(node, yaml.MappingNode):
        found: dict[str, Any] = {}
        for key, value in node.value:
            name = page.text(key)
            if name in found:
                page.fail(key, name, "this field stands twice")
            if len(name) > LONGEST_NAME:
                page.fail(key, name[:20], f"a field has {LONGEST_NAME} letters at most")
            found[name] = plain(page, value, name)
        if LANGUAGES & found.keys():
            words(page, node, LONGEST_WORDS)
        return found
    return scalar(page, node)


def scalar(page: Page, node: yaml.Node) -> str | int | bool:
    """A number, yes or no as YAML writes them without quotes; anything else is words."""
    said = page.text(node)
    longest = LONGEST_DRAWING if "\n" in said else LONGEST_WORDS
    if len(said) > longest:
        page.fail(node, f"{len(said)} letters", f"words have {longest} letters at most")
    if number := next((number for number in re.findall(r"\d+", said) if len(number) > 6 or int(number) > MOST), ""):
        page.fail(node, number[:20], f"numbers go up to {MOST}")
    bare = isinstance(node, yaml.ScalarNode) and not node.style
    if bare and said in ("true", "false"):
        return said == "true"
    return int(said) if bare and re.fullmatch(r"-?\d+", said) else said


def words(page: Page, node: yaml.Node, longest: int) -> Words:
    """The same in every language, in letters that cannot be anything else than words."""
    fields = page.fields(node)
    for lang in sorted(LANGUAGES.symmetric_difference(fields)):
        page.fail(fields.get(lang, node), lang, f"needed in {' and '.join(sorted(LANGUAGES))}")
    return {lang: wording(page, each, longest) for lang, each in fields.items()}


def wording(page: Page, node: yaml.Node, longest: int) -> str:
    said = page.text(node)
    if not said.strip() or len(said) > longest:
        page.fail(node, said[:40], f"1 to {longest} letters")
    if bad := next((sign for sign in said if not (sign.isalnum() or sign in NAMING)), ""):
        page.fail(node, bad, "letters, digits and punctuation are what names are made of")
    return said


# -- reading a pack -----------------------------------------------------------------------------------------------


class Workshop:
    """What a game takes, and how it lays it out."""

    def __init__(self, game: str, *kinds: Kind) -> None:
        self.game, self.kinds = game, {kind.id: kind for kind in kinds}
        self._laid: WeakValueDictionary[str, Laid] = WeakValueDictionary()

    def example(self) -> str:
        """A pack with one thing of every kind."""
        head = f"game: {self.game}\nname: {{en: My First Pack, ru: Мой первый набор}}\n"
        return head + "".join(f"{kind.id}:\n{kind.example}" for kind in self.kinds.values())

    def lay(self, text: str) -> Laid:
        """What stands in the terms of a match; whoever holds it can play with it."""
        laid = self._laid.get(text)
        if laid is None:
            try:
                made = [self._made(each) for each in packs_in(text)]
                things = [thing for _, things in made for _, thing in things]
                laid = Laid([info for info, _ in made], [shelved for thing in things for shelved in on_shelves(thing)])
            except (BadContent, BadPack, Taken) as error:
                raise Refused(Refusal("homebrew.unreadable", numbers={"cause": str(error)[:200]})) from error
            self._laid[text] = laid
        return laid

    def _made(self, text: str) -> tuple[PackInfo, list[tuple[str, Made]]]:
        page = Page(Path("homebrew"), guarded(text.encode(), "homebrew"))
        if canonical(plain_pack(page)) != text:
            page.fail(page.root, text[:20], "not as a match keeps a pack")
        head, made = self.read(page, digest(text))
        return PackInfo(head.name, head.about, head.by, len(made)), made

    def read(self, page: Page, mark: str) -> tuple[Head, list[tuple[str, Made]]]:
        """Every entry; all that is wrong is told at once."""
        fields, faults = page.fields(page.root), list[BadContent]()
        head = read_head(page, fields)
        if head.game != self.game:
            page.fail(fields["game"], head.game, f"this is not for {self.game}")
        sources = [(kind, source) for kind, source in self._sources(page, fields, mark)]
        if len(sources) > MOST_THINGS:
            page.fail(page.root, f"{len(sources)} entries", f"a pack has {MOST_THINGS} at most")
        if not sources:
            page.fail(page.root, head.game, f"a pack has entries: {', '.join(self.kinds)}")
        made = []
        for kind, source in sources:
            try:
                made.append((kind.id, careful(kind.read, source)))
            except BadContent as fault:
                faults.append(fault)
        if faults:
            raise BadPack(faults)
        return head, made

    def _sources(self, page: Page, fields: Mapping[str, yaml.Node], mark: str) -> Iterator[tuple[Kind, Source]]:
        listed = {name: page.items(node) for name, node in fields.items() if name in self.kinds}
        for name, node in fields.items():
            if name not in self.kinds and name not in FIELDS:
                page.fail(node, name, f"there is no such kind; {self.game} takes {', '.join(self.kinds)}")
        own: dict[str, str] = {}
        for node in (node for nodes in listed.values() for node in nodes):
            own[own_id(page, node, own)] = ""
        own = {word: f"{word}{MARK}{mark}" for word in own}
        for name in (name for name in self.kinds if name in listed):
            for node in listed[name]:
                assert isinstance(node, yaml.MappingNode)
                word = page.text(page.fields(node)["id"])
                yield self.kinds[name], Source(page, node, own[word], own)


class Head(NamedTuple):
    game: str
    name: Words
    about: Words
    by: str


def read_head(page: Page, fields: Mapping[str, yaml.Node]) -> Head:
    for field in ("game", "name"):
        if field not in fields:
            page.fail(page.root, field, "this field is missing")
    about = words(page, fields["about"], LONGEST_WORDS) if "about" in fields else {}
    by = wording(page, fields["by"], LONGEST_NAME) if "by" in fields else ""
    return Head(page.text(fields["game"]), words(page, fields["name"], LONGEST_NAME), about, by)


def own_id(page: Page, node: yaml.Node, taken: Mapping[str, str]) -> str:
    """The author's word for a thing; its name is looked at here too, for every kind alike."""
    fields = page.fields(node)
    for field in ("id", "name"):
        if field not in fields:
            page.fail(node, field, "this field is missing")
    word = page.text(fields["id"])
    if not ID.fullmatch(word) or len(word) > LONGEST_ID:
        page.fail(fields["id"], word[:40], "an id is small Latin letters, digits and hyphens: frying-pan")
    if word in taken:
        page.fail(fields["id"], word, "this id is taken")
    words(page, fields["name"], LONGEST_NAME)
    return word


def careful(read: Callable[[Source], Made], source: Source) -> Made:
    """Whatever a reader does not like is told with its place."""
    line = source.node.start_mark.line + 1
    try:
        return read(source)
    except BadContent:
        raise
    except (msgspec.ValidationError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        word = getattr(error, "word", source.id.partition(MARK)[0])
        raise BadContent(source.page.path, line, word, getattr(error, "cause", said_by(error))) from error


def on_shelves(made: Made) -> Iterator[Shelved]:
    yield from made.shelves
    yield from ((NAMES, thing, name) for thing, name in made.names.items())


# -- packs as text ------------------------------------------------------------------------------------------------


def shop_for(page: Page, workshop: Callable[[str], Workshop | None]) -> Workshop:
    """Of the game that a pack is for."""
    fields = page.fields(page.root)
    if "game" not in fields:
        page.fail(page.root, "game", "this field is missing")
    name = page.text(fields["game"])
    shop = workshop(name) if ID.fullmatch(name) else None
    return shop or page.fail(fields["game"], name[:40], "there is no such game, or it takes no homebrew")


def read_pack(data: bytes, file: str, workshop: Callable[[str], Workshop | None]) -> Pack:
    """A pack as its author wrote it, or BadPack with all that is wrong."""
    try:
        page = Page(Path(file), guarded(data, file))
        shop, whole = shop_for(page, workshop), canonical(plain_pack(page))
        if len(whole.encode()) > FILE_BYTES:
            page.fail(page.root, f"{len(whole.encode())} bytes", f"a pack has {FILE_BYTES} bytes at most")
        head, made = shop.read(page, digest(whole))
    except BadContent as fault:
        raise BadPack([fault]) from fault
    counts = {kind: sum(kind == each for each, _ in made) for kind in dict.fromkeys(kind for kind, _ in made)}
    return Pack(head.game, head.name, head.about, head.by, counts, whole)


def plain_pack(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field, node in page.fields(page.root).items():
        if field in found:
            page.fail(node, field, "this field stands twice")
        found[field] = plain(page, node, field)
    return found


def canonical(whole: Mapping[str, Any]) -> str:
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def brewed(packs: Sequence[Pack], game: str) -> str:
    """What the terms of a match keep of them; empty where there are none."""
    if wrong := next((pack for pack in packs if pack.game != game), None):
        raise Refused(Refusal("homebrew.other-game", numbers={"pack": wrong.name["en"], "game": game}))
    different = list(dict.fromkeys(pack.text for pack in packs))
    if len(different) > MOST_PACKS:
        raise Refused(Refusal("homebrew.too-many", numbers={"most": MOST_PACKS}))
    return "\n".join(different)


def packs_in(text: str) -> list[str]:
    """Of the text that a match keeps: a line a pack."""
    found = text.split("\n")
    if len(found) > MOST_PACKS or len(text) > MOST_PACKS * 2 * FILE_BYTES:
        raise BadContent("homebrew", 1, f"{len(found)} packs", f"a table plays with {MOST_PACKS} at most")
    return found


class Author(yaml.SafeDumper):
    """Writes as an author would: an entry a block, names on one line, drawings as they are drawn."""


def drawn(dumper: yaml.SafeDumper, said: str) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", said, style="|" if "\n" in said else None)


def blocks(dumper: yaml.SafeDumper, fields: dict[str, Any]) -> yaml.MappingNode:
    return dumper.represent_mapping("tag:yaml.org,2002:map", fields, flow_style=fields.keys() == LANGUAGES)


Author.add_representer(str, drawn)
Author.add_representer(dict, blocks)


def legible(text: str) -> str:
    """What a match keeps of a pack, as a file that reads the same."""
    return yaml.dump(json.loads(text), Dumper=Author, sort_keys=False, allow_unicode=True, width=110)


# -- for games ----------------------------------------------------------------------------------------------------


Reader = Callable[[Entry], Any]
Named = Callable[[Any], Mapping[str, Words]]


def nothing_more(thing: Any) -> Mapping[str, Words]:
    """Of things that name nothing but themselves."""
    return {}


def kind(name: str, shelf: Shelf[str, Any], read: Reader, example: str, names: Named = nothing_more) -> Kind:
    """Of things that a list of entries holds and one shelf keeps."""

    def made(source: Source) -> Made:
        entry = source.entry()
        entry.origin()
        thing = read(entry)
        return Made([(shelf, source.id, thing)], {source.id: thing.name, **names(thing)})

    return Kind(name, made, example)


def whole(read: Callable[[Entry], C]) -> Callable[[Entry], C]:
    """A reader that takes its fields one by one, and leaves none over."""

    def read_all(entry: Entry) -> C:
        thing = read(entry)
        entry.done()
        return thing

    return read_all


def of_fields(make: Callable[[dict[str, Any]], C], judge: Judge[C], **more: Any) -> Callable[[Entry], C]:
    """A reader that makes a thing of all its fields, and a judge of what the notation lets pass."""

    def read(entry: Entry) -> C:
        fields = dict(entry.fields)
        thing = entry.made(make, name=entry.name(), **more)
        entry.fields = fields  # the maker took some of them out
        if found := judge(thing):
            word, cause = found
            entry.at = entry.line_of(word)
            raise entry.bad(word, cause)
        return thing

    return read


def beyond(thing: Any, **bounds: tuple[int, int]) -> Fault | None:
    """The first number of a thing that is out of its bounds."""
    for field, (least, most) in bounds.items():
        if not least <= getattr(thing, field) <= most:
            return str(getattr(thing, field)), f"{field} is {least} to {most}"
    return None
