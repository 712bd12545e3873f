"""`make docs`: the pages that exist, as one site with search; broken links and missing pages stop it.

    python -m release.site BUILD      lays out the sources in BUILD/source; Sphinx makes BUILD/html of them

Lessons are drawn from their positions by the game's own board, the reference comes from docstrings: neither ages.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from questhall.games import find_game
from questhall.games import ours as games
from questhall.kernel.texts import Texts
from questhall.kit.lesson import CITED, Part, Picture, lesson, position_of
from release.scratch import ROOT

TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
REFERENCE = ("kernel", "record", "kit", "hex", "bots")
BOOKS = {"en": "Rules and how to play", "ru": "По-русски"}
CONF = """
project, copyright = "Questhall", "The Questhall founders"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme, html_title = "furo", "Questhall"
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
autodoc_default_options = {"members": True, "undoc-members": False, "member-order": "bysource"}
autodoc_typehints = "description"
suppress_warnings = ["myst.header", "misc.highlighting_failure", "autodoc"]  # names for type checkers alone
"""
PAGES = (
    ("Start", ("README", "docs/tutorial", "CONTRIBUTING", "docs/first-issues", "CHANGELOG", "docs/versions")),
    (
        "How it is built",
        ("docs/architecture", "docs/glossary", "docs/scale", "docs/bench", "docs/mutants", "docs/soak"),
    ),
    ("Together", ("SECURITY", "CODE_OF_CONDUCT")),
)


def main(build: Path) -> None:
    source = build / "source"
    shutil.rmtree(source, ignore_errors=True)
    (source / "docs").mkdir(parents=True)
    for name in TOP:
        write(source / name, (ROOT / name).read_text(encoding="utf-8"))
    shutil.copytree(ROOT / "docs", source / "docs", dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.json"))
    for page in (source / "docs").rglob("*.md"):
        write(page, page.read_text(encoding="utf-8"))
    for game in games():
        for language in BOOKS:
            write(source / f"learn/{game}.{language}.md", as_page(game, language))
    for part in REFERENCE:
        write(source / f"reference/{part}.md", reference(part))
    write(source / "index.md", index(source))
    (source / "conf.py").write_text(CONF, encoding="utf-8")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(links_within(text), encoding="utf-8")


def links_within(text: str) -> str:
    """Links to lessons lead to their pages here; those to code and folders become plain words."""
    text = re.sub(r"\]\((?:\.\./)*questhall/games/(\w+)/lesson/(en|ru)\.md\)", r"](/learn/\1.\2.md)", text)
    text = re.sub(r"\]\(docs/rules/?\)", "](docs/rules/rollplayer.md)", text)
    return re.sub(r"\[([^\]]+)\]\((?:\.\./)*(?:questhall|web|tests|examples|bench)/[^)]*\)", r"\1", text)


def as_page(game: str, language: str) -> str:
    told = lesson(find_game(game), language)
    parts = [f"# {told.title}", *shown(game, language, told.opening)]
    for section in told.sections:
        parts += [f"## {section.title}", *shown(game, language, section.parts)]
    return "\n\n".join(parts)


def shown(game: str, language: str, parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Picture):
            yield drawn(game, language, part)
        else:
            yield CITED.sub(lambda found: f"`{found[1]}`", part.markdown)


def drawn(game: str, language: str, picture: Picture) -> str:
    found = find_game(game)
    board = found.face.board(position_of(found, picture.name).view(0), Texts(found, language)).rstrip()
    return f"```text\n{board}\n```\n\n*{picture.words}*"


def reference(part: str) -> str:
    """Every module of a package, by its docstrings."""
    modules = sorted(file.stem for file in (ROOT / "questhall" / part).glob("*.py") if file.stem != "__init__")
    entries = [f"## {name}\n\n```{{eval-rst}}\n.. automodule:: questhall.{part}.{name}\n```" for name in modules]
    return "\n\n".join([f"# questhall.{part}", *entries])


def index(source: Path) -> str:
    parts = ["# Questhall", (ROOT / "README.md").read_text(encoding="utf-8").split("\n\n")[1]]
    parts += [tree(title, pages) for title, pages in PAGES]
    for language, title in BOOKS.items():
        ledgers = {game: f"docs/rules/{game}{'' if language == 'en' else '.ru'}" for game in games()}
        pages = [page for game in games() for page in (f"learn/{game}.{language}", ledgers[game])]
        parts.append(tree(title, tuple(pages)))
    rest = sorted(f"docs/{page.stem}" for page in (source / "docs").glob("*.md"))
    told = {page for _, pages in PAGES for page in pages}
    parts.append(
        tree("Content and bots", (*(page for page in rest if page not in told), "docs/rules/gloomhaven-rulings"))
    )
    return "\n\n".join([*parts, tree("Reference", tuple(f"reference/{part}" for part in REFERENCE))])


def tree(title: str, pages: tuple[str, ...]) -> str:
    return "\n".join(["```{toctree}", ":maxdepth: 1", f":caption: {title}", "", *pages, "```"])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
