"""Three days of the week: the same people at the same two games, without the end of either.
`python -m tests.week` lives through all of it.
"""

import asyncio

import pytest

from tests.week.chronicle import read_by
from tests.week.figures import failures, table
from tests.week.habits import BORIS
from tests.week.judge import Failure
from tests.week.week import Plan, Played, Week, lived

HELD = (
    "fault",  # the bot has logged no error
    "void",  # no question stands that is void
    "uncalled",  # everybody is called within two waking hours, once they have said where they live
    "woken",  # nobody is called at night
    "post",  # a group is not notified for somebody who can be written to
    "named twice",
    "pictures",  # three at most of a running game that could be deleted
    "unanswered",  # a question of the bot goes after an hour
)
"""Kinds of failures that three days must not have."""

Days = tuple[Week, list[Played], list[Failure]]


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Days:
    folder = tmp_path_factory.mktemp("week")
    week, played, faults = asyncio.run(lived(folder, Plan(days=3.2)))
    return week, played, failures(week, played, faults)


@pytest.mark.parametrize("kind", HELD)
def test_people_put_up_with_it(days: Days, kind: str) -> None:
    assert [one.line for one in days[2] if one.kind == kind] == []


def test_both_games_go_on_and_nobody_is_awaited_without_a_button(days: Days) -> None:
    week, played, _ = days
    moves = {one.plan.game: len(one.live.table.log.moves) for one in played if one.live.table.log}
    assert moves.keys() == {"carcassonne", "saboteur"}
    assert min(moves.values()) >= 5
    assert [found for player in week.players.values() for found in player.stuck] == []


def test_the_figures_are_told(days: Days) -> None:
    week, played, _ = days
    rows = dict(row.split("   ", 1) for row in table(week, played) if "   " in row)
    assert {"carcassonne: turns a week", "saboteur: turns a week"} <= rows.keys()


def test_each_reads_their_own_chats(days: Days) -> None:
    """A member who does not play sees no private chat, and nobody that of another."""
    week, *_ = days

    def read(user: int) -> str:
        return "\n".join(read_by(week.chronicle, week.world, user, week.group, week.names, BORIS))

    boris = read(week.player(BORIS).user)
    assert " private " in boris
    assert " private " not in read(week.zoe)
    assert "messages of others" in boris
