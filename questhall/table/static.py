"""The built web client: from web/dist in a checkout, from questhall/_web in an installed package."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from questhall.kernel import Refusal
from questhall.table.api import HEADERS, problem
from questhall.table.built import client_folder

FOREVER = "public, max-age=31536000, immutable"  # files whose names contain their hash
ASK_AGAIN = "no-cache"
NOT_BUILT = """\
Questhall's server runs, but its web client is not built.

In a checkout: make web   (needs Node 20; or: cd web && npm ci && npm run build)
The API is at /api/openapi.json, and `questhall play` needs no browser.
"""


async def client(request: Request) -> Response:
    """A file of the client; every address without a file is the client itself."""
    if request.path_params["path"].startswith("api/"):
        return problem(Refusal("http.no-such-path"), 404)
    folder = client_folder()  # looked up anew, so that a build shows at once
    if folder is None:
        return PlainTextResponse(NOT_BUILT, 503, HEADERS)
    try:
        wanted = (folder / request.path_params["path"]).resolve()
        inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (ValueError, OSError):  # no file can be called that
        return PlainTextResponse("There is no such file.\n", 404, HEADERS)
    if not inside and "." in wanted.name:
        return PlainTextResponse("There is no such file.\n", 404, HEADERS)
    return file_reply(
        wanted if inside else folder / "index.html", request, hashed=inside and wanted.parent.name == "assets"
    )


def file_reply(path: Path, request: Request, hashed: bool) -> Response:
    """The file, or its .gz neighbour where the browser takes that."""
    headers = {**HEADERS, "cache-control": FOREVER if hashed else ASK_AGAIN, "vary": "accept-encoding"}
    packed = path.with_name(f"{path.name}.gz")
    plain = FileResponse(path)
    if "gzip" not in request.headers.get("accept-encoding", "") or not packed.is_file():
        plain.headers.update(headers)
        return plain
    return FileResponse(packed, headers={**headers, "content-encoding": "gzip"}, media_type=plain.media_type)


def client_route() -> Route:
    """The last route: whatever nothing else answers."""
    return Route("/{path:path}", client, methods=["GET", "HEAD"])
