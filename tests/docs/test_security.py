"""What SECURITY.md says of the repository itself holds; what it says of the bot is held by the
tests that it names, and these are there.
"""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def test_settings_of_an_operator_are_not_committed() -> None:
    """`.env` has the token."""
    assert ".env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()
    kept = subprocess.run(["git", "ls-files", ".env"], cwd=ROOT, capture_output=True, check=False)
    assert kept.stdout == b""


@pytest.mark.parametrize("lock", ["bot", "dev"])
def test_dependencies_are_pinned_with_hashes(lock: str) -> None:
    written = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")
    lines = [line for line in written.replace("\\\n", " ").splitlines() if line.strip()]
    pinned = [line for line in lines if not line.lstrip().startswith("#")]
    assert pinned
    assert [line for line in pinned if "==" not in line or "--hash=sha256:" not in line] == []


_HELD = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
_SAID = (ROOT / "SECURITY.md").read_text("utf-8")


def promises() -> list[str]:
    """What counts most, an item each, and what the bot relies on."""
    counts, relies = _SAID.split("What counts most")[1].split("What the bot relies on")
    kinds = re.split(r"^(?=\d\. )", counts.split("Not a weakness")[0], flags=re.MULTILINE)[1:]
    return [*kinds, *re.split(r"^(?=\* )", relies, flags=re.MULTILINE)[1:]]


@pytest.mark.parametrize("promise", promises(), ids=lambda promise: promise[:30])
def test_each_promise_names_the_test_that_holds_it(promise: str) -> None:
    assert _HELD.search(promise)


def test_all_four_kinds_and_what_the_bot_relies_on_are_promises() -> None:
    marks = "".join(one[0] for one in promises())
    assert re.fullmatch(r"1234\*+", marks)


@pytest.mark.parametrize(("path", "name"), _HELD.findall(_SAID))
def test_named_test_is_there(path: str, name: str) -> None:
    assert re.search(rf"^(async )?def {name}\(", (ROOT / path).read_text("utf-8"), re.MULTILINE)
