"""Every route of the HTTP API, declared once: the server mounts it, and its document is made of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from questhall.checked import Behind
from questhall.kernel import Refusal, Refused
from questhall.ledger import Rule
from questhall.table import forms as f
from questhall.table import result
from questhall.table.api import STATUS, Api, Given, Visit, named, problem, reply
from questhall.table.house import House
from questhall.table.store import AWAY

log = structlog.get_logger()
Word = Literal["string", "integer"]
Needs = Literal["nobody", "guest"]


class Declared(NamedTuple):
    """One route.  The handler gets its owner, the visit and, where it takes one, the body."""

    method: Literal["get", "post"]
    path: str
    summary: str
    handler: Callable[..., Awaitable[Any]]
    gives: Any
    takes: Any = None  # the type of the body
    reads: Any = None  # the type of a body that the handler reads itself
    status: int = 200
    media: str = ""  # what it gives, where that is no JSON
    query: tuple[tuple[str, Word], ...] = ()
    needs: Needs = "nobody"
    problems: tuple[str, ...] = ()
    also: tuple[int, ...] = ()  # statuses besides those of its problems

    def reasons(self) -> list[str]:
        """Everything that this route may refuse with."""
        body = self.takes is not None or self.reads is not None
        always = ["http.foreign-origin", "http.malformed", "http.no-database", *(["http.too-large"] if body else [])]
        return [*always, *(["http.guest-needed"] if self.needs == "guest" else []), *self.problems]

    def codes(self) -> list[int]:
        return sorted({*(STATUS.get(reason, 400) for reason in self.reasons()), *self.also})


TABLE = ("http.no-such-table", "table.unreadable")
HOMEBREW = ("terms.no-homebrew", "homebrew.bad", "homebrew.other-game", "homebrew.too-many", "homebrew.unreadable")
SEATS = ("terms.players", "terms.unknown-setting", "terms.value", "table.no-such-bot", "table.search-too-long")

ROUTES = [
    Declared(
        "post",
        "/api/guest",
        "Become a guest: a name for a signed token",
        Api.guest,
        takes=f.Guest,
        gives=f.GuestToken,
        problems=("http.no-name", "http.name-too-long", "http.too-often"),
    ),
    Declared(
        "post",
        "/api/guest/sign-out",
        "Take back every token of yours that was given out so far; you get a new one",
        Api.sign_out,
        gives=f.GuestToken,
        needs="guest",
    ),
    Declared(
        "get",
        "/api/guest/profile",
        "What you have played here: all that is known of you",
        Api.profile,
        gives=f.Profile,
        needs="guest",
        problems=("http.too-often",),
    ),
    Declared(
        "post",
        "/api/guest/code",
        "A code by which another device becomes you, good once and for a quarter of an hour",
        Api.device_code,
        gives=f.DeviceCode,
        needs="guest",
        problems=("http.too-often",),
    ),
    Declared(
        "post",
        "/api/guest/claim",
        "Become the guest of a code that another device shows",
        Api.claim,
        takes=f.DeviceClaim,
        gives=f.GuestToken,
        problems=("guest.no-such-code", "http.too-often"),
    ),
    Declared(
        "post",
        "/api/guest/forget",
        "You and all that is yours leave this house: games of your own are deleted, others go on with a bot",
        Api.forget_me,
        gives=f.Gone,
        needs="guest",
    ),
    Declared(
        "get", "/api/games", "What can be played, with players, settings and bots", Api.games, gives=list[f.GameInfo]
    ),
    Declared(
        "get",
        "/api/games/{game}/printed",
        "Names and what is printed on components; with spoilers=1 also what a table tells only when it lies open",
        Api.printed,
        gives=f.Printed,
        query=(("spoilers", "string"),),
        problems=("table.no-such-game",),
    ),
    Declared(
        "get",
        "/api/games/{game}/homebrew",
        "What a game takes of one's own: kinds of things with an example of each, and packs of the house",
        Api.homebrew,
        gives=f.PackShop,
        problems=("table.no-such-game", "terms.no-homebrew"),
    ),
    Declared(
        "post",
        "/api/homebrew",
        "Look a pack over: all that is wrong, by line and word, or its things as they are drawn and read",
        Api.look_over,
        takes=f.PackWish,
        gives=f.PackLooked,
        problems=("http.too-often",),
    ),
    Declared(
        "get",
        "/api/games/{game}/texts/{lang}",
        "A game's own texts in a language, as Fluent messages",
        Api.texts,
        gives=str,
        problems=("table.no-such-game", "http.no-such-language"),
    ),
    Declared(
        "get",
        "/api/games/{game}/lesson",
        "How to play: two pages, in the language asked for",
        Api.lesson,
        gives=f.LessonPage,
        query=(("lang", "string"),),
        problems=("table.no-such-game", "http.no-lesson"),
    ),
    Declared(
        "get",
        "/api/games/{game}/cards",
        "Every printed thing with its words, rules and places; with spoilers=1 also what is sealed or locked",
        Api.cards,
        gives=f.Compendium,
        query=(("spoilers", "string"),),
        problems=("table.no-such-game", "http.no-cards"),
    ),
    Declared(
        "get",
        "/api/games/{game}/lesson/{name}",
        "The position that a picture of the lesson shows",
        Api.lesson_picture,
        gives=f.ReplayStep,
        problems=("table.no-such-game", "http.no-lesson"),
    ),
    Declared(
        "get",
        "/api/daily",
        "The challenges of a day, today's by default: the seal of their dice, your attempt, the scores",
        Api.daily,
        gives=list[f.Challenge],
        query=(("day", "string"),),
        problems=("daily.no-such-day", "http.too-often"),
    ),
    Declared(
        "post",
        "/api/daily",
        "Begin your one attempt at today's challenge",
        Api.play_daily,
        takes=f.ChallengeWish,
        gives=f.TableInfo,
        status=201,
        needs="guest",
        problems=("daily.no-such-game", "daily.once", "table.too-many", "http.too-often"),
    ),
    Declared(
        "get",
        "/api/tables",
        "Open public tables; with mine=1 your own",
        Api.tables,
        gives=list[f.TableInfo],
        query=(("mine", "string"),),
        problems=("http.guest-needed",),
    ),
    Declared(
        "post",
        "/api/tables",
        "Make a table",
        Api.create,
        takes=f.NewTable,
        gives=f.TableInfo,
        status=201,
        needs="guest",
        problems=("http.too-often", "table.too-many", "table.no-such-game", "table.clock", *SEATS, *HOMEBREW),
    ),
    Declared("get", "/api/tables/{id}", "One table", Api.table, gives=f.TableInfo, problems=TABLE),
    Declared(
        "get",
        "/api/tables/{id}/homebrew",
        "What a table has brought besides the box: names and what is printed, to add to those of the game",
        Api.brought,
        gives=f.Brought,
        problems=TABLE,
    ),
    Declared(
        "post",
        "/api/tables/{id}/join",
        "Take an open seat",
        Api.join,
        takes=f.SeatChoice,
        gives=f.TableInfo,
        needs="guest",
        problems=(*TABLE, "table.seat-taken", "table.banned", "table.one-seat"),
    ),
    Declared(
        "post",
        "/api/tables/{id}/leave",
        "Leave a seat",
        Api.leave,
        takes=f.SeatChoice,
        gives=f.TableInfo,
        needs="guest",
        problems=(*TABLE, "table.not-your-seat"),
    ),
    Declared(
        "get",
        "/api/tables/{id}/people",
        "Everybody at a table, for its host",
        Api.people,
        gives=f.People,
        needs="guest",
        problems=(*TABLE, "table.host-only"),
    ),
    Declared(
        "post",
        "/api/tables/{id}/people",
        "What the host does about who speaks, sits and stays away",
        Api.host,
        takes=f.HostWish,
        gives=f.People,
        needs="guest",
        problems=(*TABLE, "table.host-only", "table.nobody-there", "table.too-many-names"),
    ),
    Declared(
        "post",
        "/api/tables/{id}/rematch",
        "Play again at a new table",
        Api.rematch,
        gives=f.TableInfo,
        status=201,
        needs="guest",
        problems=(
            *(*TABLE, "table.not-your-seat", "table.running", "table.one-line", "table.too-many"),
            "http.too-often",
        ),
    ),
    Declared(
        "post",
        "/api/tables/{id}/go-on",
        "Go on with the next chapter at a new table",
        Api.go_on,
        takes=f.GoOn,
        gives=f.TableInfo,
        status=201,
        needs="guest",
        problems=(
            *(*TABLE, "table.not-your-seat", "table.running", "table.ended", "table.goes-on-already"),
            *("terms.no-sequel", *SEATS, "table.too-many", "setup.seating", "http.too-often"),
        ),
    ),
    Declared(
        "get",
        "/api/tables/{id}/line",
        "All chapters of a table's line, the first one first",
        Api.line,
        gives=list[f.TableInfo],
        problems=TABLE,
    ),
    Declared(
        "get",
        "/api/tables/{id}/export",
        "The finished chapters of a line as one file; for its host alone as long as it may go on",
        Api.export,
        gives=bytes,
        problems=(*TABLE, "table.not-over", "table.not-host", "daily.today"),
    ),
    Declared(
        "post",
        "/api/lines",
        "Take in an exported line of chapters; it can be gone on with here",
        Api.take_in,
        gives=f.TableInfo,
        reads=bytes,
        status=201,
        needs="guest",
        problems=("table.bad-file", "table.too-many", "http.too-often"),
    ),
    Declared(
        "post",
        "/api/tables/{id}/branch",
        "Go on from a step at a new table",
        Api.branch,
        takes=f.BranchWish,
        gives=f.TableInfo,
        status=201,
        needs="guest",
        problems=(
            *(*TABLE, "table.not-over", "table.no-such-step", "table.keep-your-seat", "match.over", "table.too-many"),
            *("table.not-your-seat", "daily.today", "http.too-often"),
            *SEATS,
        ),
    ),
    Declared(
        "get",
        "/api/tables/{id}/replay",
        "A recorded game at a step",
        Api.replay,
        gives=f.ReplayStep,
        query=(("step", "integer"), ("seat", "integer"), ("have", "string")),
        problems=(*TABLE, "table.not-over", "table.no-such-step", "daily.today", "http.too-often"),
    ),
    Declared(
        "get",
        "/api/tables/{id}/proof",
        "The proof of a finished game's dice",
        Api.proof,
        gives=f.Proof,
        problems=(*TABLE, "table.not-over", "table.not-proved", "http.too-often"),
    ),
    Declared(
        "get",
        "/api/invitation",
        "A link as friends can open it, and its QR code",
        Api.invitation,
        gives=f.Invitation,
        query=(("link", "string"),),
    ),
    Declared(
        "get",
        "/api/tables/{id}/tale",
        "How a finished game went: by source, by round, and where it turned",
        Api.tale,
        gives=f.Tale,
        problems=(*TABLE, "table.not-over", "table.not-proved", "http.too-often"),
    ),
    Declared(
        "get",
        "/api/tables/{id}/analysis",
        "The analysis of a finished game, or how far it is",
        Api.analysis,
        gives=f.Analysed,
        problems=(*TABLE, "table.not-over"),
    ),
    Declared(
        "post",
        "/api/tables/{id}/analysis",
        "Have a finished game analysed; it is thought through beside the server and kept with the game",
        Api.analyse,
        gives=f.Analysed,
        needs="guest",
        problems=(*TABLE, "table.not-over", "http.too-often"),
    ),
    Declared(
        "post",
        "/api/tables/{id}/analysis/stop",
        "You do not want this analysis any more; it ends when nobody does",
        Api.stop_analysis,
        gives=f.Analysed,
        needs="guest",
        problems=(*TABLE, "table.not-over"),
    ),
    *(
        Declared(
            "get",
            f"/api/tables/{{id}}/result.{kind}",
            f"The result of a finished game as a picture to share ({kind.upper()}), in the language asked for",
            handler,
            gives=bytes,
            media=media,
            query=(("lang", "string"),),
            problems=(*TABLE, "table.not-over", "table.not-proved", *more),
        )
        for kind, handler, media, more in (
            ("svg", Api.result_svg, result.SVG, ("http.too-often",)),
            ("png", Api.result_png, result.PNG, ("http.too-often", "tool.too-long")),
        )
    ),
    Declared(
        "get",
        "/api/tables/{id}/explain",
        "Why something is not offered to your seat",
        Api.explain,
        gives=dict[str, Refusal],
        query=(("seat", "integer"),),
        needs="guest",
        problems=(*TABLE, "table.not-your-seat"),
    ),
    Declared(
        "get",
        "/api/rules/{game}",
        "The rule ledger, or the rules that answer a question, the best first",
        Api.rules,
        gives=list[Rule],
        query=(("find", "string"), ("lang", "string")),
        problems=("http.no-such-rules",),
    ),
    Declared(
        "get",
        "/api/rules/{game}/{rule}",
        "The tests behind a rule, or the reason why there is none",
        Api.behind,
        gives=Behind,
        query=(("lang", "string"),),
        problems=("http.no-such-rules", "http.no-such-rule"),
    ),
]


def mounted(api: Api, owner: object, declared: Declared) -> Route:
    """The route as it is declared: its guest, its body, its status, its refusals."""

    async def endpoint(request: Request) -> Response:
        who = named(api.who(request)) if declared.needs == "guest" else api.who(request)
        query = {name: asked(request, name, kind) for name, kind in declared.query}
        taken = [] if declared.takes is None else [await api.body(request, declared.takes)]
        content = await declared.handler(owner, Visit(request, who, query), *taken)
        return content if isinstance(content, Response) else reply(content, declared.status)

    return Route(declared.path, guarded(api.house, declared, endpoint), methods=[declared.method.upper()])


def asked(request: Request, name: str, kind: Word) -> Given:
    """A word of the query; a number has to be one."""
    text = request.query_params.get(name)
    if text is None or kind == "string":
        return text
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(Refusal("http.malformed", numbers={"cause": f"{name} is not a number"}))
    return int(text)


Endpoint = Callable[[Request], Awaitable[Response]]


def guarded(house: House, declared: Declared, endpoint: Endpoint) -> Endpoint:
    """Every refusal is data with a fitting status; nothing that goes wrong shows its inside."""

    async def answer(request: Request) -> Response:
        try:
            if not house.door.is_own(request.headers.get("origin"), request.headers.get("host", "")):
                raise Refused(Refusal("http.foreign-origin"))
            return await endpoint(request)
        except Refused as refused:
            return refusal_of(house, declared, refused.refusal)
        except AWAY as error:
            log.warning("not done", path=declared.path, cause=type(error).__name__)
            return problem(Refusal("http.no-database"), 503)
        except Exception:
            log.exception("request failed", path=request.url.path)
            return problem(Refusal("http.broken"), 500)

    return answer


def refusal_of(house: House, declared: Declared, refusal: Refusal) -> Response:
    house.metrics.refusals.labels(refusal.reason).inc()
    status = STATUS.get(refusal.reason, 400)
    if status not in declared.codes():
        log.warning("undeclared refusal", path=declared.path, reason=refusal.reason)
    return problem(refusal, status)
