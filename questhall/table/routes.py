"""Every route of the HTTP API, declared once: the server mounts it, and its document is made of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from questhall.kernel import Refusal, Refused
from questhall.ledger import Rule
from questhall.table import forms as f
from questhall.table.api import STATUS, Api, Given, Visit, named, problem, reply
from questhall.table.house import House, own_origin

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
    query: tuple[tuple[str, Word], ...] = ()
    needs: Needs = "nobody"
    problems: tuple[str, ...] = ()
    also: tuple[int, ...] = ()  # statuses besides those of its problems

    def reasons(self) -> list[str]:
        """Everything that this route may refuse with."""
        body = self.takes is not None or self.reads is not None
        always = ["http.foreign-origin", "http.malformed", *(["http.too-large"] if body else [])]
        return [*always, *(["http.guest-needed"] if self.needs == "guest" else []), *self.problems]

    def codes(self) -> list[int]:
        return sorted({*(STATUS.get(reason, 400) for reason in self.reasons()), *self.also})


TABLE = ("http.no-such-table",)
SEATS = ("terms.players", "terms.unknown-setting", "terms.value", "table.no-such-bot")

ROUTES = [
    Declared(
        "post",
        "/api/guest",
        "Become a guest: a name for a signed token",
        Api.guest,
        takes=f.Guest,
        gives=f.GuestToken,
        problems=("http.no-name", "http.name-too-long"),
    ),
    Declared(
        "get", "/api/games", "What can be played, with players, settings and bots", Api.games, gives=list[f.GameInfo]
    ),
    Declared(
        "get",
        "/api/games/{game}/printed",
        "Names and what is printed on components",
        Api.printed,
        gives=f.Printed,
        problems=("table.no-such-game",),
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
        problems=("http.too-often", "table.too-many", "table.no-such-game", "table.clock", *SEATS),
    ),
    Declared("get", "/api/tables/{id}", "One table", Api.table, gives=f.TableInfo, problems=TABLE),
    Declared(
        "post",
        "/api/tables/{id}/join",
        "Take an open seat",
        Api.join,
        takes=f.SeatChoice,
        gives=f.TableInfo,
        needs="guest",
        problems=(*TABLE, "table.seat-taken"),
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
        "post",
        "/api/tables/{id}/rematch",
        "Play again at a new table",
        Api.rematch,
        gives=f.TableInfo,
        status=201,
        needs="guest",
        problems=(*TABLE, "table.not-your-seat", "table.running", "table.too-many"),
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
            *SEATS,
        ),
    ),
    Declared(
        "get",
        "/api/tables/{id}/replay",
        "A recorded game at a step",
        Api.replay,
        gives=f.ReplayStep,
        query=(("step", "integer"), ("seat", "integer")),
        problems=(*TABLE, "table.not-over", "table.no-such-step"),
    ),
    Declared(
        "get",
        "/api/tables/{id}/proof",
        "The proof of a finished game's dice",
        Api.proof,
        gives=f.Proof,
        problems=(*TABLE, "table.not-over", "table.not-proved"),
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
        "The rule ledger, or the rules that contain words",
        Api.rules,
        gives=list[Rule],
        query=(("find", "string"),),
        problems=("http.no-such-rules",),
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
            if not own_origin(house, request.headers.get("origin"), request.headers.get("host", "")):
                raise Refused(Refusal("http.foreign-origin"))
            return await endpoint(request)
        except Refused as refused:
            return refusal_of(house, declared, refused.refusal)
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
