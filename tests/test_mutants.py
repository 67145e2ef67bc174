"""The faults that are planted to try the tests: `python -m tests.mutants`."""

import ast
from collections import Counter

import pytest

from tests.mutants import Meant, faults, files, holding, meant, planted


@pytest.mark.parametrize("one", meant(), ids=lambda one: one.means)
def test_each_fault_of_meaning_can_be_planted(one: Meant) -> None:
    """It stands once in its file: whoever changes the line changes it in the list, too."""
    assert ast.parse(planted(one).source)
    assert one.file.startswith(one.room)
    assert holding(one.file)


def test_faults_of_meaning_are_of_all_rooms() -> None:
    rooms = Counter(one.room.partition("/")[0] for one in meant())
    assert rooms.keys() == {"games", "bot", "render"}
    assert len(meant()) >= 60
    assert {one.room for one in meant("bot/table")} == {"bot/table"}


def test_each_room_has_files_in_which_faults_are_planted() -> None:
    found = files()
    rooms = {"/".join(name.split("/")[:2]) for name in found}
    assert {f"bot/{room}" for room in ("features", "reconciler", "handlers", "ingest")} <= rooms
    assert holding("bot/features/pause/table.py") == ("tests/features/pause",)
    assert holding("games/core/regions.py") == ("tests/core",)
    assert holding("bot/handlers/table/seats.py") == ("tests/bot/handlers",)


def test_names_without_escape_and_a_wrong_language_are_among_the_faults() -> None:
    told = [one.what for one in faults("bot/features/series/shown.py")]
    assert "escape(called(person)) -> str(called(person))" in told
    told = [one.what for one in faults("bot/reconciler/reachability/chats.py")]
    assert "language_of(table, table.host) -> language_of(table, 0)" in told
