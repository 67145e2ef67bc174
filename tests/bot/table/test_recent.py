"""How a group has played before: what a lobby takes over, and how long a turn takes there."""

from bot.table.parts import Choice, Tempo
from bot.table.recent import (
    as_before,
    clocked,
    has_options_of,
    last_choice,
    remembered,
    usual_turn,
    with_speed,
)
from bot.table.values import DAY, HOUR, Table, with_changes
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, lobby, over

BEFORE = Choice("gifts", {"cards": "4", "dice": "6"}, HOUR, increment=60, tempo=Tempo.TONIGHT)


def table() -> Table:
    return with_changes(lobby("gifts", ANNA, BORIS), recent=(BEFORE,)).table


def test_options_that_are_still_there_are_as_before_and_no_others() -> None:
    assert as_before(ALL, BEFORE) == {"cards": "4"}
    assert as_before(ALL, Choice("gifts", {"cards": "99"}, 0)) == {"cards": "6"}
    assert not has_options_of(ALL, table(), BEFORE)
    again = with_changes(lobby("gifts", ANNA), options={"cards": "4"}).table
    assert has_options_of(ALL, again, BEFORE)


def test_a_former_pace_is_taken_over_where_there_is_a_pace_at_all() -> None:
    timed = clocked(table(), BEFORE)
    assert (timed.clock, timed.increment, timed.tempo) == (HOUR, 60, None)
    paced = with_changes(lobby("gifts", ANNA), tempo=Tempo.DAYS).table
    assert clocked(paced, BEFORE).tempo is Tempo.TONIGHT
    without = Choice("gifts", {}, HOUR)
    assert clocked(paced, without).tempo is Tempo.DAYS


def test_the_last_game_is_offered_if_it_changes_something() -> None:
    assert last_choice(ALL, table()) == BEFORE
    other = Choice("sealed", {}, HOUR)
    both = with_changes(lobby("gifts", ANNA), recent=(other, BEFORE)).table
    assert last_choice(ALL, both) == BEFORE
    assert last_choice(ALL, with_changes(lobby("gifts", ANNA), recent=(other,)).table) is None
    same = Choice("gifts", {"cards": "6"}, 0)
    known = with_changes(lobby("gifts", ANNA), recent=(same,)).table
    assert last_choice(ALL, known) is None
    assert last_choice(ALL, lobby("gifts", ANNA).table) is None


def test_the_speed_of_a_game_over_days_in_a_group_is_kept_and_of_no_other() -> None:
    ended = with_changes(over("gifts", ANNA, BORIS), began=0, since=10 * DAY).table
    assert ended.log
    known = remembered(ended, (Choice("sealed", {}, 0),))
    turn = 10 * DAY // len(ended.log.moves)
    assert [one.turn for one in with_speed(ended, known)] == [turn, 0]
    for other in ({"tempo": Tempo.TONIGHT}, {"place": type(GROUP)(5)}):
        assert with_speed(with_changes(over("gifts", ANNA, BORIS), **other).table, known) == known
    assert remembered(ended, with_speed(ended, known))[0].turn == turn


def test_the_usual_turn_is_that_of_the_same_game_or_of_any_whose_speed_is_known() -> None:
    turns = (("gifts", 5), ("sealed", 9), ("heaps", 0))
    fast, slow, none = (Choice(game, {}, 0, turn=turn) for game, turn in turns)
    for recent, turn in (((none, slow, fast), 5), ((none, slow), 9), ((none,), 0), ((), 0)):
        assert usual_turn(with_changes(lobby("gifts", ANNA), recent=recent).table) == turn
