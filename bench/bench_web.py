"""What a player feels in the browser, in real Chromium over loopback: `python -m bench.bench_web [GAME ...]`.

First board: from opening the link of a table in the middle of its game to the painted board.  Weight: program and style
as sent for it, the game's own part and the frame's apart (words and fonts are neither); what comes later by part.
Shift: the browser's cumulative layout shift over twenty decisions.  Frames: a second of panning.  Selection: from
pointing at an answer to the next frame.  Hover: from pointing at a monster of Gloomhaven to the panel that says what
it will do, on the largest map with every room open.  Back after a kill: from the moment a killed server answers again
to play going on.
"""

from __future__ import annotations

import json
import re
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from bench import WEB
from bench.load import start_server
from questhall.kernel import Match
from tests.browser.doing import answered, laid_out
from tests.browser.look import reached
from tests.games.gloomhaven.opened import opened

PORT = 8767
HTTP = f"http://127.0.0.1:{PORT}"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
RUNS = 5
PATIENCE = 60.0  # seconds for the server's answers, on a busy machine
PLAIN = "bandits"  # a game without a board of its own
DECISIONS = 20  # for the layout shift
MIDDLE = 12  # decisions of the person before the first board
LARGEST = 40  # of Gloomhaven's maps, by their hexes
GAMES = "|".join(WEB)
ASSETS = Path(__file__).parent.parent / "web" / "dist" / "assets"
LATER = {  # what comes after the first board, by the names of its files
    "panels, right after the first board": r"(\w+\.)?(after|panels)-",
    "battle stage": r"Stage-",
    "ending": r"Ending-|(\w+\.)?finale-",
    "replay": r"Replay-",
    "coach": r"Coach-|(\w+\.)?guide-",
    "sound": r"synth-",
    "covers": r"(\w+\.)?(scenery|Vista)-",
    "rules and lessons": r"(Rules|RulesPage|RulesDrawer|LessonPage)-",
}
SHIFTS = """() => {
    window.shifted = 0;
    const add = (list) => { for (const one of list.getEntries()) window.shifted += one.value };
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: false });
}"""
FRAMES = """() => new Promise((done) => {
    const place = document.querySelector(".place").getBoundingClientRect();
    const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
    const target = document.elementFromPoint(x, y);
    const say = (kind, dx) => target.dispatchEvent(new PointerEvent(kind, {
        bubbles: true, pointerId: 1, button: 0, buttons: 1, clientX: x + dx, clientY: y, isPrimary: true }));
    let frames = 0; const started = performance.now();
    say("pointerdown", 0);
    const step = () => {
        frames++; say("pointermove", 120 * Math.sin(frames / 9));
        if (performance.now() - started < 1000) return requestAnimationFrame(step);
        say("pointerup", 0); done(frames * 1000 / (performance.now() - started));
    };
    requestAnimationFrame(step);
})"""

HOVERS = """async () => {
    const spent = [];
    for (const piece of document.querySelectorAll(".gh-piece [data-piece]")) {
        if (!/-\\d+$/.test(piece.dataset.piece)) continue;
        const told = () => document.querySelector(".gh-intent h3 span")?.textContent ?? "";
        const before = told(), started = performance.now();
        piece.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
        while ((!told() || told() === before) && performance.now() - started < 5000)
            await new Promise((next) => setTimeout(next, 1));
        spent.push(performance.now() - started);
        await new Promise((next) => setTimeout(next, 100));
    }
    return spent;
}"""


class Server(NamedTuple):
    """The server of a run, by the database it keeps."""

    database: str


def sat_at(server: Server, game: str, decisions: int = 0) -> tuple[str, str]:
    """A table for one person and a house bot after so many decisions of the person, and the person's token."""
    guest = httpx.post(f"{HTTP}/api/guest", json={"name": "Ann"}, timeout=PATIENCE).json()
    headers = {"authorization": f"Bearer {guest['token']}"}
    if not decisions:
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "house"}]}
        made = httpx.post(f"{HTTP}/api/tables", json=wish, headers=headers, timeout=PATIENCE)
        return made.json()["id"], json.dumps(guest)
    return joined(server, reached(game, 2, decisions), guest)


def joined(server: Server, match: Match[Any], guest: dict[str, str]) -> tuple[str, str]:
    """A laid out table with the person in its first seat."""
    table = laid_out(server, match, bots=match.terms.players - 1)
    headers = {"authorization": f"Bearer {guest['token']}"}
    sat = httpx.post(f"{HTTP}/api/tables/{table}/join", json={"seat": 0}, headers=headers, timeout=PATIENCE)
    sat.raise_for_status()
    return table, json.dumps(guest)


class Felt(NamedTuple):
    """A first board: milliseconds until it was painted, kilobytes of the frame and of the game's own part."""

    milliseconds: float
    frame: float
    game: float
    files: frozenset[str]


def sit_down(
    browser: Browser, table: str, guest: str, frame: frozenset[str] = frozenset(), listed: bool | None = None
) -> tuple[Page, Felt]:
    """A fresh browser at a table; `frame`: files that every table loads, whatever its game; `listed`: options open."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    prefs = json.dumps({"lang": "en", "pace": "off", "guide": False, "list": listed})
    context.add_init_script(
        f"localStorage.setItem('questhall.prefs', {prefs!r}); localStorage.setItem('questhall.guest', {guest!r});"
    )
    page, loaded = context.new_page(), []
    page.on("requestfinished", lambda request: loaded.append(request))
    started = time.perf_counter()
    page.goto(f"{HTTP}/#/t/{table}", wait_until="commit")
    page.locator(".dock.mine").wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    spent = 1e3 * (time.perf_counter() - started)
    program = [one for one in loaded if one.resource_type in ("document", "script", "stylesheet")]
    words = [one for one in program if re.search(r"[/.](en|ru)-[^/]*$", one.url)]
    own = [one for one in program if frame and one not in words and named(one) not in frame]
    rest = [one for one in program if one not in [*words, *own]]
    return page, Felt(spent, kilobytes(rest), kilobytes(first_board(own)), frozenset(map(named, rest)))


def first_board(own: list[Request]) -> list[Request]:
    """What the board and the foot import themselves: what they ask for later, they are painted without."""
    scripts = {file_of(one): one for one in own if one.resource_type == "script"}
    imports = {name: set(re.findall(r"""[./]([\w.-]+\.js)["']""", static(one))) for name, one in scripts.items()}
    found = {name for name in scripts if re.search(r"(^|\.)(Board|front)-", name)}
    while more := {name for here in found for name in imports[here] if name in scripts} - found:
        found |= more
    late = {stem(name) for name in set(scripts) - found} - {stem(name) for name in found}
    styles = {file_of(one) for one in own} - set(scripts)
    found |= {name for name in styles if stem(name) not in late}
    return [one for one in own if file_of(one) in found]


def static(script: Request) -> str:
    """The `import`s of a built script, not those that it may call for later."""
    response = script.response()
    text = response.text() if response else ""
    return " ".join(re.findall(r"""import\s*(?:[\w{},*$\s]+from)?\s*["'][^"']+["']""", text))


def file_of(request: Request) -> str:
    return request.url.rpartition("/")[2]


def stem(file: str) -> str:
    """`Board` of `runebound.Board-B4gzQ-Wu.js`: the hash has eight characters, a dash maybe among them"""
    return file.rpartition(".")[0][: -len("-B4gzQ-Wu")].rpartition(".")[2]


def named(request: Request) -> str:
    """A file by its name; the document has another address at every table."""
    return "document" if request.resource_type == "document" else request.url


def frame_files(browser: Browser, server: Server) -> frozenset[str]:
    """What a game without a board of its own loads, less the board that shows any game: the frame."""
    page, felt = sit_down(browser, *sat_at(server, PLAIN))
    page.context.close()
    return frozenset(name for name in felt.files if not re.search(r"/Board-[^/]*$", name))


def kilobytes(requests: list[Request]) -> float:
    return sum(one.sizes()["responseBodySize"] for one in requests) / 1e3


def shift(page: Page) -> float:
    """What moved under the hand in so many decisions, the first answers by their keys."""
    page.evaluate(SHIFTS)
    for _ in range(DECISIONS):
        answered(page)
    return float(page.evaluate("window.shifted"))


def later() -> dict[str, float]:
    """Kilobytes, packed, of what is loaded only when it is needed; where each game has its own, the largest."""
    packed = {one.name: one.stat().st_size / 1e3 for one in ASSETS.glob("*.gz")}
    found = {}
    for part, pattern in LATER.items():
        names = [name for name in packed if re.match(pattern, name)]
        shared = sum(packed[name] for name in names if not re.match(rf"({GAMES})\.", name))
        own = max((packed[name] for name in names if re.match(rf"({GAMES})\.", name)), default=0.0)
        found[f"web: {part}, loaded when needed, kB"] = shared + own
    return found


def selection_milliseconds(page: Page) -> float:
    """From pointing at an option to the next frame."""
    return float(
        page.evaluate(
            """() => new Promise((done) => {
                const option = document.querySelector("button.option");
                const started = performance.now();
                option.focus();
                requestAnimationFrame(() => done(performance.now() - started));
            })"""
        )
    )


def of_game(browser: Browser, server: Server, game: str) -> dict[str, float]:
    table, guest = sat_at(server, game, MIDDLE)
    frame = frame_files(browser, server)
    seen = []
    for _ in range(RUNS):
        page, felt = sit_down(browser, table, guest, frame)
        seen.append(felt)
        page.context.close()
    page, _ = sit_down(browser, table, guest)
    found = {
        f"web: first board of {game} painted, ms": statistics.median(one.milliseconds for one in seen),
        f"web: the frame for {game}'s table, kB as sent": seen[0].frame,
        f"web: {game}'s own part, kB as sent": seen[0].game,
        f"web: frames a second while {game}'s board is dragged": float(page.evaluate(FRAMES)),
        f"web: layout shift of {game} in {DECISIONS} decisions": shift(page),
    }
    page.context.close()
    return found


def dungeon(browser: Browser, server: Server) -> dict[str, float]:
    """Gloomhaven's largest map with every room open."""
    guest = httpx.post(f"{HTTP}/api/guest", json={"name": "Ann"}, timeout=PATIENCE).json()
    page, _ = sit_down(browser, *joined(server, opened(LARGEST), guest))
    page.locator(".gh-piece").first.wait_for()
    hovers = page.evaluate(HOVERS)[1:]  # with the first whatever is read but once is read
    found = {
        "web: a hovered monster of the largest map explained, ms": statistics.median(hovers),
        "web: frames a second while the largest map is dragged": float(page.evaluate(FRAMES)),
    }
    page.context.close()
    return found


def told(found: dict[str, float]) -> dict[str, float]:
    """These figures, said at once: a run takes minutes."""
    for name, value in found.items():
        print(f"  {name}: {value:.1f}", flush=True)
    return found


def figures(games: Sequence[str] = WEB) -> dict[str, float]:
    """Of these games, and of the table itself where all are asked for."""
    found: dict[str, float] = {}
    expect.set_options(timeout=1e3 * PATIENCE)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite+aiosqlite:///{folder}/web.db"
        server = start_server(database, PORT)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for game in games:
                found |= told(of_game(browser, Server(database), game))
            if tuple(games) != tuple(WEB):
                return found
            found |= told(dungeon(browser, Server(database)))
            page, _ = sit_down(browser, *sat_at(Server(database), "rollplayer"), listed=True)
            page.locator("button.option").first.wait_for()
            shown = statistics.median(selection_milliseconds(page) for _ in range(RUNS))
            found |= told({"web: a selection shown, ms": shown})
            server.kill()
            server.wait()
            page.get_by_role("alert").first.wait_for()
            server = start_server(database, PORT)
            back = time.perf_counter()
            before = page.locator("[data-seq]").get_attribute("data-seq")
            page.keyboard.press("1")
            page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=before)
            found |= told({"web: play goes on after a killed server is back, s": time.perf_counter() - back})
            found |= told(later())
        finally:
            browser.close()
            server.kill()
            server.wait()
    return found


if __name__ == "__main__":
    figures(sys.argv[1:] or WEB)
