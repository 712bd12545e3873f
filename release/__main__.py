"""`make release`: looks into the wheel, and lays beside it what comes along: a list of licences, and an SBOM."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from release.contents import faults, megabytes
from release.scratch import ROOT, UV, Scratch

DIST = ROOT / "dist"
BOM_TOOL = "cyclonedx-bom>=7,<8"
ALLOWED = ("Apache", "MIT", "BSD", "ISC", "PSF", "Python-2.0", "MPL", "Zlib", "CNRI", "Unlicense", "0BSD")


def main() -> None:
    (wheel,) = DIST.glob("*.whl")
    if found := list(faults(wheel)):
        sys.exit("\n".join([f"{wheel.name}:", *(f"  {fault}" for fault in found)]))
    print(f"{wheel.name}: {megabytes(wheel):.1f} MB, nothing missing, nothing foreign")
    with tempfile.TemporaryDirectory() as folder:
        scratch = Scratch(Path(folder))
        scratch.install(wheel)
        bom = bill_of_materials(scratch)
    (DIST / "sbom.cdx.json").write_text(json.dumps(bom, indent=1, sort_keys=True), encoding="utf-8")
    rows = sorted(licence_of(part) for part in bom["components"])
    (DIST / "licences.md").write_text(as_page(rows), encoding="utf-8")
    print(f"sbom.cdx.json and licences.md: {len(rows)} packages that come along")
    if unknown := [f"{name}: {licence}" for name, _, licence in rows if not licence_fits(licence)]:
        sys.exit("\n".join(["a licence to look at before this is given away:", *unknown]))


def bill_of_materials(scratch: Scratch) -> dict[str, list[dict[str, object]]]:
    """CycloneDX, of what really lies in an environment that got the wheel alone."""
    command = (str(UV), "tool", "run", "--from", BOM_TOOL, "cyclonedx-py", "environment", str(scratch.python))
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    bom = json.loads(told)
    bom.pop("serialNumber", None)
    bom.get("metadata", {}).pop("timestamp", None)
    for part in bom["components"]:  # where it was fetched from is nobody's business
        part.pop("externalReferences", None)
        part.pop("properties", None)
    return dict(bom)


def licence_of(part: dict[str, object]) -> tuple[str, str, str]:
    said = part.get("licenses") or []
    assert isinstance(said, list)
    names = [one.get("expression") or one["license"].get("id") or one["license"].get("name") for one in said]
    return str(part["name"]), str(part["version"]), " / ".join(dict.fromkeys(filter(None, names))) or "not stated"


def licence_fits(licence: str) -> bool:
    return any(word in licence for word in ALLOWED)


def as_page(rows: list[tuple[str, str, str]]) -> str:
    inside = "Packages that the wheel asks for; what is inside it is told by `questhall/_web/licences.txt`."
    head = ["# What comes along with Questhall", "", inside, ""]
    table = ["| package | version | licence |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join([*head, *table, ""])


if __name__ == "__main__":
    main()
