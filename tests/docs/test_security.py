"""What SECURITY.md says of the repository itself holds; what it says of the bot is tested where
that is done (tests/bot/handlers/test_forged.py, test_guessed_links.py, tests/contract).
"""

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
