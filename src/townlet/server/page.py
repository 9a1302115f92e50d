"""The browser client: one page, and the files it is made of."""

from __future__ import annotations

import hashlib
import re
from http import HTTPStatus
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse

import townlet
from townlet.server.table import Refused

WEB: Final = Path(townlet.__file__).parent / "web"

KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

# The paths at which the client shows a page; at any other it says that there is none.
PAGES: Final = re.compile(r"(|new|settings|open|(t|replay|rules|cards)/[a-z0-9-]+)/?")

# The module that shows the page at such a path; the first page comes with the client itself.
SHOWN_BY: Final = {
    "t": "table",
    "new": "new",
    "replay": "replay",
    "rules": "rules",
    "cards": "cards",
    "settings": "settings",
}
IMPORTED: Final = re.compile(r"^(?:import|export) .*?'(\.[^']+)'", re.MULTILINE)

FOREVER: Final = "public, max-age=31536000, immutable"
LOOK_AGAIN: Final = "no-cache"

router = APIRouter(include_in_schema=False)


def edition() -> str:
    """Names the files as they are now: served under this name, they may be kept for ever."""
    found = [f"{path.relative_to(WEB)} {path.stat().st_mtime_ns}" for path in sorted(WEB.rglob("*")) if path.is_file()]
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:12]


def modules(path: str) -> list[str]:
    """The modules that the page at this path is made of: named in it they come at once, not one after the other."""
    shown_by = SHOWN_BY.get(path.partition("/")[0])
    found = [WEB / "main.js", *([WEB / "pages" / f"{shown_by}.js"] if shown_by else [])]
    for module in found:
        imported = [(module.parent / name).resolve() for name in IMPORTED.findall(module.read_text(encoding="utf-8"))]
        found += [one for one in dict.fromkeys(imported) if one not in found]
    return [f"/web/{module.relative_to(WEB)}" for module in found]


@router.get("/web/{edition:str}/{path:path}")
async def file(path: str) -> Response:
    """One file of the client."""
    found = (WEB / path).resolve()
    if not found.is_relative_to(WEB) or found.suffix not in KINDS or not found.is_file():
        raise Refused("no-path")
    return FileResponse(found, media_type=KINDS[found.suffix], headers={"Cache-Control": FOREVER})


@router.get("/{path:path}")
async def page(path: str) -> Response:
    """The page; the client itself reads the path: the lobby, a table, a replay."""
    bring = "".join(f'  <link rel="modulepreload" href="{module}">\n' for module in modules(path))
    text = (WEB / "index.html").read_text(encoding="utf-8").replace("</head>", f"{bring}</head>")
    text = text.replace("/web/", f"/web/{edition()}/")
    status = HTTPStatus.OK if PAGES.fullmatch(path) else HTTPStatus.NOT_FOUND
    return Response(text, status, media_type=KINDS[".html"], headers={"Cache-Control": LOOK_AGAIN})
