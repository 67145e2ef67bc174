"""Who sits in a rematch's lobby from the beginning."""

import pytest
from msgspec.structs import replace

from bot.table.days_off import Span
from bot.table.forgetting import Forget
from bot.table.gathering import AddComputer, SetClock, SetHints, SetPace, SetWeekends, Start
from bot.table.parts import Tempo
from bot.table.rematches import rematch_lobby, rematch_people
from bot.table.suspension import SetAway
from bot.table.values import DAY, HOUR, NOBODY, VANISHING, Table, stamp_of_table
from bot.table.votes import Resign, Stop
from games.core.contract import Level
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, NOON, PEOPLE, begun, do, lobby


@pytest.fixture
def played() -> Table:
    """A game of Anna's against an easy computer."""
    gathered = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY))
    return do(gathered, ANNA, Start(1)).table


@pytest.mark.parametrize("level", [None, Level.STRONG])
def test_computers_play_as_well_as_is_asked_for(played: Table, level: Level | None) -> None:
    host = replace(ANNA, reachable=True)
    people = rematch_people(ALL, played, host, "en", level)
    assert {one.computer for one in people} == {None, level or Level.EASY}


def test_no_computer_plays_better_where_easier_ones_are_asked_for() -> None:
    gathered = lobby("carcassonne", ANNA)
    for level in (Level.EASY, Level.STRONG):
        gathered = do(gathered, ANNA, AddComputer(level))
    table = do(gathered, ANNA, Start(1)).table
    for asked, expected in (
        (Level.MEDIUM, {Level.EASY, Level.MEDIUM}),
        (Level.STRONG, {Level.STRONG}),
        (None, {Level.EASY, Level.STRONG}),
    ):
        people = rematch_people(ALL, table, ANNA, "en", asked)
        assert {one.computer for one in people if one.computer} == expected


def test_a_computer_that_played_for_somebody_forgotten_has_no_chair_of_its_own() -> None:
    live = begun("gifts", *PEOPLE)
    live = do(live, CLARA, Resign(stamp_of_table(live.table), is_replaced=True))
    live = do(live, CLARA, Forget("Player"))
    ended = do(live, ANNA, Stop(stamp_of_table(live.table)))
    assert [one.user for one in ended.table.people if one.computer] == [NOBODY]
    people = rematch_people(ALL, ended.table, ANNA, "en", None)
    assert [one.user for one in people] == [ANNA.id]


def test_who_asks_plays_as_they_have_chosen_since(played: Table) -> None:
    host = replace(ANNA, aloud=True, calls=False, tips=("a tip",))
    person, *_ = rematch_people(ALL, played, host, "en", None)
    assert (person.aloud, person.calls, person.tips) == (True, False, ("a tip",))


def test_a_rematch_is_played_as_the_game_before_with_days_off_asked_anew() -> None:
    live = do(lobby("gifts", ANNA, BORIS), ANNA, SetClock(3 * DAY, 6 * HOUR), SetHints(True))
    live = do(live, ANNA, SetWeekends(is_on=True), SetPace(8))
    old = do(do(live, ANNA, Start(1)), ANNA, SetAway(Span(NOON, NOON + DAY))).table
    assert old.still.away
    old = replace(old, slot=2, tempo=Tempo.DAYS, strangers=True, title="Friends", vanishing="")
    fresh = replace(lobby("sealed", ANNA).table, people=(old.people[0],))
    rematch = rematch_lobby(old, fresh, old.people)
    assert [one.user for one in rematch.invited] == [old.people[1].user]
    assert (rematch.clock, rematch.increment) == (3 * DAY, 6 * HOUR)
    assert (rematch.still.weekends, dict(rematch.still.away)) == (True, {})
    assert rematch.vanishing == VANISHING[0]
    for name in ("slot", "game", "options", "tempo", "pace", "hints", "title", "strangers"):
        assert getattr(rematch, name) == getattr(old, name) != getattr(fresh, name), name
