"""A rule that forbids says why (`cannot_...`); what is done all the same is refused with that reason."""

from __future__ import annotations

from questhall.kernel import Refusal, Refused


def insist(refusal: Refusal | None) -> None:
    """Goes on only where nothing stands against it."""
    if refusal is not None:
        raise Refused(refusal)
