"""Which packages of the bot are under a licence that asks more than its text, or declare none:
docs/dependencies.md says what follows for who publishes an image.
"""

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

_FREE = re.compile(r"\b(MIT|BSD|Apache|APL|PSF|Python|ISC|OFL|HPND)\b")
_STRICT = re.compile(r"\b(A?GPL|LGPL|MPL|EPL|CDDL|SSPL)")


def declared(package: str) -> str:
    """All that its metadata say of its licence."""
    told: Any = metadata(package)
    first = (told.get("License") or "").partition("\n")[0]
    classes = [one for one in told.get_all("Classifier") or () if one.startswith("License")]
    return " ".join((told.get("License-Expression") or "", first, *classes))


def test_packages_that_ask_more_than_their_text_are_named() -> None:
    locked = Path("requirements/bot.lock").read_text("utf-8")
    page = Path("docs/dependencies.md").read_text("utf-8").partition("## Licences")[2]
    named = set(re.findall(r"^\| ([\w-]+)", page.partition("## Development")[0], re.MULTILINE))
    others = set()
    for package in re.findall(r"^([\w.-]+)==", locked, re.MULTILINE):
        try:
            said = declared(package)
        except PackageNotFoundError:  # for another Python or system
            continue
        if _STRICT.search(said) or not _FREE.search(said):
            others.add(package)
    assert others
    assert others <= named
    assert "av" in named  # of whose binaries the metadata tell nothing
