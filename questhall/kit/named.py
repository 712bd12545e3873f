"""Names that stand in a game's texts: of things that its content does not name, of settings and their values."""

from __future__ import annotations

from pathlib import Path

from questhall.kernel.face import Words
from questhall.kernel.texts import LANGUAGES, bundle
from questhall.kit.texts import messages


def named(folder: Path, prefix: str = "name-") -> dict[str, Words]:
    """The message `name-good` names the thing `good`: all messages with this prefix, in every language."""
    keys = [key for key in messages(folder, "en") if key.startswith(prefix) and "." not in key]
    return {key.removeprefix(prefix): {lang: said(folder, lang, key) for lang in LANGUAGES} for key in keys}


def said(folder: Path, lang: str, key: str) -> str:
    found = bundle(lang, (folder,))
    pattern = found.get_message(key).value
    assert pattern is not None, f"{key} in {lang}.ftl says nothing"
    return str(found.format_pattern(pattern)[0])
