"""No command comes into the manual that nobody follows."""

import ast
from pathlib import Path

from tests.manual import story, watching
from tests.manual.commands import MANUAL, NOT_FOLLOWED, commands

STORY = {
    node.value
    for module in (story, watching)
    for node in ast.walk(ast.parse(Path(module.__file__ or "").read_text("utf-8")))
    if isinstance(node, ast.Constant)
}
"""What stands in quotes there."""


def test_each_command_of_the_manual_is_followed_or_said_to_be_not() -> None:
    said = commands(MANUAL.read_text("utf-8"))
    assert NOT_FOLLOWED.keys() <= said
    assert said - NOT_FOLLOWED.keys() - STORY == set()


def test_what_the_manual_starts_beside_the_bot_listens_to_this_machine_alone() -> None:
    """Prometheus listens everywhere by itself, and asks nobody who they are."""
    said = [one for one in commands(MANUAL.read_text("utf-8")) if one.startswith("prometheus ")]
    assert said
    assert all("--web.listen-address=127.0.0.1:" in command for command in said)
