"""Every refusal of the combat rules has its sentence, in both languages."""

import re
from pathlib import Path

import pytest

from questhall.games.gloomhaven.reasons import TEXTS
from questhall.kernel.texts import bundle, fluent_id

RULES = Path(__file__).parents[3] / "questhall" / "games" / "gloomhaven" / "rules"
MODULES = ("sides", "conditions", "aftermath", "attackaction", "elements")
NUMBERS = {"targets": "2", "range": "3", "distance": "5", "element": "fire", "symbols": "2"}
REASON = re.compile(r'Refusal\(\s*f?"(?P<reason>[^"]+)"')


def reasons() -> list[str]:
    found = {match["reason"] for name in MODULES for match in REASON.finditer((RULES / f"{name}.py").read_text())}
    conditions = {f"condition.{condition}" for condition in ("immobilize", "disarm", "stun")}
    return sorted(found - {"condition.{condition}"} | conditions)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("reason", reasons())
def test_a_refusal_is_put_into_words(lang: str, reason: str) -> None:
    words = bundle(lang, (TEXTS,))
    pattern = words.get_message(fluent_id(f"no-{reason}")).value
    assert pattern is not None
    said, faults = words.format_pattern(pattern, NUMBERS)
    assert not faults
    assert len(said) > 15
