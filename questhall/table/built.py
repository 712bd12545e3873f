"""Where the built client lies: web/dist in a checkout, questhall/_web in an installed package."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent.parent
PLACES = (HERE.parent / "web" / "dist", HERE / "_web")


def client_folder() -> Path | None:
    """The folder, if the client is built."""
    return next((place for place in PLACES if (place / "index.html").exists()), None)
