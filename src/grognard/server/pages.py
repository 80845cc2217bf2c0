"""The page's files: served from memory, packed, and kept by browsers for as long as they are the same."""

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from grognard.server.faults import Fault
from grognard.server.hall import new_secret
from grognard.server.house import COOKIE, House, browser_of

WEB: Final = Path(__file__).parents[1] / "web"
TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
SMALLEST_PACKED: Final = 500
YEAR: Final = 365 * 24 * 3600
MESSAGE: Final = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)
MORE: Final = re.compile(r"^([\w-]+) =[ \t]*\n((?:[ \t]+\S.*\n?|[ \t]*\n)+)", re.MULTILINE)


class File:
    """A file of the page, plain and packed."""

    def __init__(self, path: Path) -> None:
        self.body: Final = path.read_bytes()
        self.kind: Final = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
        self.etag: Final = f'"{sha256(self.body).hexdigest()[:20]}"'
        packed = gzip.compress(self.body, 9, mtime=0) if len(self.body) > SMALLEST_PACKED else self.body
        self.packed: Final = packed if len(packed) < len(self.body) else None


class Web:
    """All files of the page; in the developers' lab they are read anew each time."""

    def __init__(self, lab: bool) -> None:
        self.lab: Final = lab
        self.files: dict[str, File] = {}
        self.version = ""
        self.read()

    def read(self) -> None:
        """Read the files; their version is made of all they hold."""
        paths = [path for path in sorted(WEB.rglob("*")) if path.is_file() and not path.name.startswith(".")]
        self.files = {path.relative_to(WEB).as_posix(): File(path) for path in paths}
        total = sha256("".join(f"{name}{file.etag}" for name, file in self.files.items()).encode())
        self.version = total.hexdigest()[:12]

    def find(self, name: str) -> File:
        """A file by its name."""
        if self.lab:
            self.read()
        found = self.files.get(name)
        if found is None or (name.startswith("lab.") and not self.lab):
            raise Fault("not_found")
        return found

    def index(self, root: str) -> bytes:
        """The page itself; its files are named with their version."""
        text = self.find("index.html").body.decode()
        folder = f"{root}/web" if self.lab else f"{root}/web/{self.version}"
        text = re.sub(r'((?:href|src)=")/?web/', rf"\g<1>{folder}/", text)
        return text.replace('<base href="/">', f'<base href="{root}/">').encode()


def web_of(request: Request) -> Web:
    found: Web = request.app.state.web
    return found


async def get_page(request: Request) -> Response:
    """The page, at the door or at a table."""
    body = web_of(request).index(request.scope.get("root_path", ""))
    response = Response(body, media_type="text/html", headers={"cache-control": "no-cache"})
    browser = browser_of(request) or cookie_for(request, response)
    token = request.path_params.get("token")
    if token is not None:
        await remember(request, token, browser)
    return response


async def remember(request: Request, token: str, browser: str) -> None:
    """From its first use on, the browser's cookie stands for a link."""
    house: House = request.app.state.house
    try:
        link = await house.link(token, None)
    except Fault:
        return
    await house.hall.store.hold(browser, link)


def cookie_for(request: Request, response: Response) -> str:
    """Give the browser a secret of its own."""
    browser = new_secret()
    response.set_cookie(
        COOKIE,
        browser,
        max_age=YEAR,
        path=(request.scope.get("root_path", "") or "") + "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return browser


async def get_file(request: Request) -> Response:
    """A file of the page; under its version it never changes."""
    web, path = web_of(request), request.path_params["path"]
    first, _, rest = path.partition("/")
    versioned = first == web.version
    file = web.find(rest if versioned else path)
    headers = {
        "etag": file.etag,
        "cache-control": f"public, max-age={YEAR}, immutable" if versioned else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(file.body if packed is None else packed, headers=headers, media_type=file.kind)


@lru_cache(maxsize=4)
def read_texts(language: str) -> dict[str, str]:
    """The page's own words, as they stand in its file."""
    file = WEB / "texts" / f"page.{language}.ftl"
    text = file.read_text("utf-8") if file.is_file() else ""
    found = {key: value.strip() for key, value in MESSAGE.findall(text)}
    for key, lines in MORE.findall(text):
        found[key] = "\n".join(line.strip() for line in lines.strip().splitlines())
    return found


def page_texts(language: str, lab: bool = False) -> dict[str, str]:
    """The page's own words; in the lab as they are now."""
    if lab:
        read_texts.cache_clear()
    return read_texts(language)
