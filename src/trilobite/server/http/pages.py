"""The pages: the built client, read into memory at start. No other files can be requested."""

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from urllib.parse import quote

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from trilobite.server.http.dependencies import Asked, on_http_exception

FOREVER = "public, max-age=31536000, immutable"
"""Cache header of files whose name contains a hash of their content."""

ALWAYS_ASK = "no-cache"
PRELOAD_ATTRIBUTES = "rel=preload; as=fetch; crossorigin"
"""Link attributes that let the browser request data while it still loads the client."""

OK = 200
NOT_FOUND = 404
JSON_PATHS = ("api", "assets")
"""Top-level paths where a missing resource gets an error as JSON instead of a page."""

_PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
# Fixed types, so that they do not depend on the machine's own table.
_TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Trilobite</title>
<h1>Trilobite is running, but its pages are not built</h1>
<p>The service answers under <code>/api</code>; the browser client is missing in
<code>{folder}</code>.</p>
<p>In a checkout, <code>make play</code> builds it and starts the service. An installed release
contains it.</p></html>
"""


class File:
    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        self.packed = gzip.compress(self.body, 9, mtime=0) if path.suffix in _PACKED else None
        guessed = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        self.type = guessed or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.caching = FOREVER if name.startswith("assets/") else ALWAYS_ASK

    def answer(self, request: Asked, status: int = OK) -> Response[bytes]:
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if status == OK and request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.packed
        return Response(body, status_code=status, media_type=self.type, headers=headers)


class Pages:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = {
            path.relative_to(folder).as_posix(): File(path, path.relative_to(folder).as_posix())
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }

    @property
    def is_built(self) -> bool:
        return "index.html" in self._files

    def page(self, request: Asked, status: int = OK) -> Response[bytes]:
        """Every page is the same client, which shows a page according to the address."""
        if not self.is_built:
            text = NOT_BUILT.format(folder=html.escape(str(self._folder)))
            kind = "text/html; charset=utf-8"
            return Response(text.encode(), status_code=status, media_type=kind)
        return self._files["index.html"].answer(request, status)

    def table(self, request: Asked, id: str) -> Response[bytes]:
        """The client with the code for tables, and a header to preload the data it will need."""
        file = self._files.get("table.html")
        if file is None:
            return self.page(request)
        answer = file.answer(request)
        wanted = ("/api/instance", f"/api/tables/{quote(id, safe='')}")
        answer.headers["link"] = ", ".join(f"<{path}>; {PRELOAD_ATTRIBUTES}" for path in wanted)
        return answer

    def file(self, request: Asked, name: str) -> Response[bytes]:
        file = self._files.get(name)
        if file is None:
            raise NotFoundException("There is no such page.")
        return file.answer(request)

    def lost(self, request: Asked, error: NotFoundException) -> Response[bytes]:
        """An unknown address: a person gets the client's page for it; a program gets JSON."""
        folder = request.url.path.strip("/").partition("/")[0]
        if request.method != "GET" or folder in JSON_PATHS:
            return on_http_exception(request, error)
        return self.page(request, NOT_FOUND)


def page_handlers(pages: Pages) -> list[HTTPRouteHandler]:
    @get(
        [
            "/",
            "/new/{game:str}",
            "/join",
            "/learn",
            "/learn/{game:str}",
            "/puzzles",
            "/puzzles/{game:str}",
            "/replay/{id:str}",
            "/rules",
            "/rules/{game:str}",
            "/settings",
            "/admin",
            "/confirm",
            "/off/{token:str}",
        ],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Asked) -> Response[bytes]:
        return pages.page(request)

    @get("/table/{id:str}", include_in_schema=False, sync_to_thread=False)
    def table(request: Asked, id: FromPath[str]) -> Response[bytes]:
        return pages.table(request, id)

    @get("/{name:path}", include_in_schema=False, sync_to_thread=False)
    def file(request: Asked, name: FromPath[str]) -> Response[bytes]:
        return pages.file(request, name.lstrip("/"))

    return [page, table, file]
