"""The pace of a table: asked with others only, and what follows from it."""

import pytest

from bot.display.surfaces import surfaces
from bot.display.values import LAST
from bot.service.table_service import TableService
from bot.table.gathering import AddComputer, ChooseGame, Join, Propose, SetClock, SetTempo, Start
from bot.table.habits import Habits
from bot.table.hours import reminder
from bot.table.pace import as_usual, has_pace
from bot.table.parts import Choice, Tempo
from bot.table.recent import remembered
from bot.table.values import DAY, HOUR, MINUTE, Live, Place, Table, is_over_days, with_changes
from games.core.contract import Level, defaults
from tests.bot.looking import buttons
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP, NOON, PEOPLE, do, lobby, over, refusal

DAYS, TONIGHT = SetTempo(Tempo.DAYS), SetTempo(Tempo.TONIGHT)


@pytest.fixture
async def opened(service: TableService) -> Live:
    """A group's first lobby."""
    live = await service.prepare(GROUP, ANNA, "en", "carcassonne")
    return do(live, BORIS, Join())


def said(live: Live) -> str:
    return surfaces(FRAME, live)[0].text


def told(live: Live) -> str:
    """The last word."""
    return next(one.text for one in surfaces(FRAME, live) if one.key == LAST)


def offered(live: Live) -> list[str]:
    return [word for row in buttons(surfaces(FRAME, live)[0]) for word in row]


async def test_first_time_it_is_over_days_by_unchanged_rules(opened: Live) -> None:
    assert {"🍕 Tonight", "✓ 📅 Over days", "Draw: one ahead"} <= set(offered(opened))
    assert "some 70 turns, about 2 weeks if everyone looks in twice a day" in said(opened)
    begun = do(opened, ANNA, Start(1)).table
    assert (begun.tempo, begun.clock) == (Tempo.DAYS, DAY)
    assert begun.log
    assert begun.log.options == defaults(ALL["carcassonne"])


async def test_a_tap_proposes_and_another_takes_it_back(opened: Live) -> None:
    days = do(opened, ANNA, DAYS)
    assert days.table.options["draw"] == "ahead"
    assert "✓ Draw: one ahead" in offered(days)
    assert "Draw: <b>one ahead</b>" in said(days)
    assert do(days, ANNA, Propose(False)).table.options["draw"] == "turn"
    assert do(days, ANNA, TONIGHT).table.options["draw"] == "turn"


async def test_shorter_game_is_offered_and_taken_by_a_tap_alone(opened: Live) -> None:
    """A house rule: nobody plays by it who has not said so."""
    days = do(opened, ANNA, DAYS)
    assert "Stack: 36 tiles" in offered(days)
    assert days.table.options["stack"] == "all"
    short = do(days, ANNA, Propose(True, "stack"))
    assert "✓ Stack: 36 tiles" in offered(short)
    assert "✓ Draw: one ahead" in offered(short)
    assert "Stack: <b>36 tiles</b>" in said(short)
    assert "some 40 turns, about 7 days" in said(short)
    back = do(short, ANNA, Propose(False, "stack"))
    assert (back.table.options["stack"], back.table.options["draw"]) == ("all", "ahead")
    assert do(short, ANNA, TONIGHT).table.options["stack"] == "all"


async def test_nothing_else_is_proposed(opened: Live) -> None:
    assert refusal(do(opened, ANNA, DAYS), ANNA, Propose(True, "river")) == "refused-outdated"


async def test_one_round_takes_a_third_of_the_time(service: TableService) -> None:
    live = await service.prepare(GROUP, ANNA, "en", "saboteur")
    live = do(live, BORIS, Join())
    assert "some 90 turns" in said(live)
    assert "some 30 turns" in said(do(live, ANNA, DAYS))


def test_the_last_word_names_a_shorter_stack() -> None:
    ended = with_changes(over("carcassonne", ANNA, BORIS), tempo=Tempo.DAYS)
    short = with_changes(ended, options={**ended.table.options, "stack": "36"})
    assert "Played over days: Stack: 36 tiles." in told(short)


async def test_tonight_has_minutes_and_reminds_nobody(opened: Live) -> None:
    tonight = do(opened, ANNA, TONIGHT)
    assert "No reminders" in said(tonight)
    assert tonight.table.clock == 5 * MINUTE
    begun = do(tonight, ANNA, Start(1))
    habits = Habits(offset=0, quiet="none")
    people = begun.table.people
    assert [reminder(ALL, begun, one, habits, NOON) for one in people] == [None, None]
    assert not is_over_days(begun.table)


def test_the_last_word_names_what_was_proposed() -> None:
    ended = with_changes(over("saboteur", *PEOPLE), tempo=Tempo.DAYS)
    assert ended.table.log
    short = with_changes(ended, options={**ended.table.options, "rounds": "1"})
    assert "Played over days: Rounds: one." in told(short)
    assert "Played over days" not in told(ended)


async def test_a_clock_tells_the_pace(opened: Live) -> None:
    quick = do(opened, ANNA, SetClock(15 * MINUTE)).table
    assert quick.tempo is Tempo.TONIGHT
    back = do(with_changes(opened, clock=15 * MINUTE, tempo=Tempo.TONIGHT), ANNA, DAYS).table
    assert (back.tempo, back.clock) == (Tempo.DAYS, DAY)


async def test_only_the_host_says_it(opened: Live) -> None:
    assert refusal(opened, BORIS, TONIGHT) == "refused-only-host"
    assert refusal(opened, BORIS, Propose(True)) == "refused-only-host"


async def test_the_group_s_last_pace_comes_first(opened: Live) -> None:
    begun = do(do(opened, ANNA, TONIGHT), ANNA, Start(1)).table
    again = with_changes(opened, recent=remembered(begun, ()), clock=0, tempo=None)
    usual = as_usual(again.table)
    assert (usual.tempo, usual.clock) == (Tempo.TONIGHT, 5 * MINUTE)


async def test_alone_with_computers_nobody_asks(service: TableService) -> None:
    live = await service.prepare(GROUP, ANNA, "en", "carcassonne")
    live = do(live, ANNA, AddComputer(Level.EASY))
    assert not {"🍕 Tonight", "✓ 📅 Over days"} & set(offered(live))
    assert refusal(live, ANNA, DAYS) == "refused-outdated"
    begun = do(live, ANNA, Start(1)).table
    assert (begun.tempo, begun.clock) == (None, 0)


async def test_who_plays_in_private_is_asked_nothing(service: TableService) -> None:
    live = await service.prepare(Place(ANNA.id), ANNA, "en", "carcassonne")
    assert live.table.tempo is None
    assert "🍕 Tonight" not in offered(live)


def test_without_a_pace_the_clock_tells() -> None:
    """Tables of before there was one read as they were."""
    old = lobby("carcassonne", ANNA, BORIS)
    over_days = [is_over_days(with_changes(old, clock=c).table) for c in (0, HOUR, DAY)]
    assert over_days == [True, False, True]
    assert do(old, ANNA, Start(1)).table.tempo is None
    chosen = do(with_changes(old, game=None), ANNA, ChooseGame("carcassonne"))
    assert do(chosen, ANNA, Start(1)).table.clock == 0


def test_clock_of_another_pace_adds_nothing_for_a_move() -> None:
    """A quarter and a minute more a move would be a day and one minute more a move."""
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, TONIGHT, SetClock(15 * MINUTE, MINUTE))
    assert (live.table.clock, live.table.increment) == (15 * MINUTE, MINUTE)
    live = do(live, ANNA, DAYS)
    assert live.table.clock >= DAY
    assert live.table.increment == 0


def test_a_clock_that_the_operator_has_set_tells_the_pace() -> None:
    for clock, tempo in ((15 * MINUTE, Tempo.TONIGHT), (DAY, Tempo.DAYS), (0, Tempo.DAYS)):
        usual = as_usual(Table("a", GROUP, "en", ANNA.id, clock=clock))
        assert (usual.tempo, usual.clock) == (tempo, clock or DAY)


def test_who_waits_for_others_alone_is_asked_for_the_pace_and_strangers_are_not() -> None:
    assert has_pace(lobby("carcassonne", ANNA).table)
    for change in ({"strangers": True}, {"day": "2026-11-20"}, {"place": Place(ANNA.id)}):
        assert not has_pace(with_changes(lobby("carcassonne", ANNA, BORIS), **change).table)


def test_a_clock_of_before_there_was_a_pace_tells_it() -> None:
    """Twelve hours a move are days; twelve hours for the game are an evening or two."""
    live = lobby("carcassonne", ANNA, BORIS)
    for clock, increment, tempo in (
        (12 * HOUR, 0, Tempo.DAYS),
        (12 * HOUR, 60, Tempo.TONIGHT),
        (HOUR, 0, Tempo.TONIGHT),
        (0, 0, Tempo.DAYS),
    ):
        before = Choice("carcassonne", {}, clock, increment=increment)
        usual = as_usual(with_changes(live, recent=(before,)).table)
        assert (usual.tempo, usual.clock, usual.increment) == (tempo, clock, increment)


def test_over_days_there_is_a_clock_once_somebody_says_so() -> None:
    live = with_changes(lobby("carcassonne", ANNA, BORIS), tempo=Tempo.DAYS, clock=0)
    assert do(live, ANNA, DAYS).table.clock == DAY
    assert do(with_changes(live, clock=3 * DAY), ANNA, DAYS).table.clock == 3 * DAY
