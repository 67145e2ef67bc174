"""A friend who goes: whoever is silent for a day where there is no clock, and whoever cannot be
reached, is late; the others can carry on, or end the game, and no button leads nowhere.
"""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.values import Surface
from bot.table.gathering import Start
from bot.table.hours import SILENCE, deadline, due
from bot.table.parting import Reached
from bot.table.seating import chair_of
from bot.table.tally import tally_to_stop
from bot.table.ticking import Tick
from bot.table.values import (
    DAY,
    NOBODY,
    Command,
    Live,
    Matter,
    Phase,
    Place,
    User,
    position,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, Stop, TakeBack
from games.core.log import By
from tests.bot.looking import plain
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    begun,
    do,
    lobby,
    moved,
    refusal,
    user_at,
)
from tests.bot.teams import gathered


def circle(*people: User) -> Live:
    """Friends who play without a group, without a clock, and read English; none is host."""
    people = tuple(replace(user, language="en") for user in people)
    live = do(with_changes(lobby("gifts", *people), place=Place(NOBODY, 5)), people[0], Start(1))
    return with_changes(live, host=NOBODY)


def ticked(live: Live, now: int, *unreachable: User) -> Live:
    shut = frozenset(user.id for user in unreachable)
    return do(live, User(0, "", "en"), Tick(now, live.revision, unreachable=shut), now=now)


def two(live: Live) -> tuple[User, User]:
    """Who is awaited, and the other."""
    awaited = user_at(live, to_act(ALL, live)[0])
    return awaited, next(user for user in (ANNA, BORIS) if user != awaited)


def agree(live: Live, matter: Matter, about: User) -> Command:
    chair = chair_of(live.table, about.id)
    assert chair is not None
    return Agree(matter, chair, position(live.table))


def board_of(live: Live, user: User) -> Surface:
    """The board as somebody has it in front of them."""
    shown = {one.place.chat: one for one in surfaces(FRAME, live) if one.key.startswith("board")}
    return shown.get(user.id) or shown[live.table.place.chat]


def silent(live: Live) -> Live:
    return ticked(live, live.table.since + SILENCE)


def cut_off(live: Live) -> Live:
    return ticked(live, NOON + 60, two(live)[0])


@pytest.mark.parametrize("gone", [silent, cut_off])
def test_of_two_friends_the_other_skips_replaces_removes_and_ends(
    gone: Callable[[Live], Live],
) -> None:
    """Each was refused, or counted votes for ever, where one of two had blocked the bot."""
    live = gone(circle(ANNA, BORIS))
    absent, other = two(live)
    skipped = do(live, other, agree(live, Matter.SKIP, absent))
    assert skipped.table.log
    assert skipped.table.log.moves[0].by is By.SKIPPED
    replaced = do(live, other, agree(live, Matter.REPLACE, absent))
    assert replaced.table.people[chair_of(live.table, absent.id) or 0].computer
    assert do(live, other, agree(live, Matter.REMOVE, absent)).table.phase is Phase.STOPPED
    assert do(live, other, Stop(stamp_of_table(live.table))).table.phase is Phase.STOPPED
    assert tally_to_stop(ALL, live).needed == 1


@pytest.mark.parametrize("gone", [silent, cut_off])
def test_no_button_of_the_board_leads_nowhere(gone: Callable[[Live], Live]) -> None:
    live = gone(circle(ANNA, BORIS))
    _, other = two(live)
    tokens = [key.token for row in board_of(live, other).keyboard for key in row if key.token]
    decisions = [token for token in tokens if isinstance(token, buttons.Agree)]
    matters = {says.matter for says in decisions}
    assert matters == {Matter.SKIP, Matter.REMOVE, Matter.REPLACE}
    for says in decisions:
        assert do(live, other, Agree(says.matter, says.chair, says.position)) != live


def test_before_a_day_is_over_nobody_is_late_without_a_clock() -> None:
    live = circle(ANNA, BORIS)
    absent, other = two(live)
    before = ticked(live, NOON + SILENCE - 1)
    assert before == live
    assert due(ALL, live) == NOON + SILENCE
    assert refusal(live, other, agree(live, Matter.SKIP, absent)) == "refused-nobody-to-agree"


def test_board_says_so_and_calls_nobody() -> None:
    """Nobody has promised to be there: no deadline is told, and no message is sent."""
    live = circle(ANNA, BORIS)
    late = silent(live)
    absent, other = two(live)
    assert deadline(ALL, live) is None
    posts = [[person.generation for person in one.table.people] for one in (live, late)]
    assert posts[0] == posts[1]
    assert "No sign of" in plain(board_of(late, other))
    assert "The others are waiting for you" in plain(board_of(late, absent))


def test_move_ends_it() -> None:
    late = silent(begun("gifts", ANNA, BORIS))
    assert not moved(late, 1).table.late


def test_who_cannot_be_reached_is_named_once_and_back_when_they_open_their_chat() -> None:
    live = cut_off(circle(ANNA, BORIS))
    absent, other = two(live)
    assert plain(board_of(live, other)).count(absent.name) >= 1
    assert "I can’t reach" in plain(board_of(live, other))
    back = do(live, absent, Reached(True))
    assert not back.table.away
    assert "I can’t reach" not in plain(board_of(back, other))


def test_who_moves_at_a_table_of_people_is_there() -> None:
    """Whatever was thought of their chat."""
    live = cut_off(circle(ANNA, BORIS))
    assert live.table.away
    assert not moved(live, 1).table.away


def test_of_three_those_who_are_there_decide() -> None:
    live = circle(ANNA, BORIS, CLARA)
    absent = user_at(live, to_act(ALL, live)[0])
    one, other = (user for user in (ANNA, BORIS, CLARA) if user != absent)
    live = ticked(live, NOON + 60, absent)
    voted = do(live, one, agree(live, Matter.REMOVE, absent))
    assert not voted.table.gone
    assert do(voted, other, agree(voted, Matter.REMOVE, absent)).table.gone
    wished = do(live, one, Stop(stamp_of_table(live.table)))
    assert wished.table.phase is Phase.RUNNING
    assert do(wished, other, Stop(stamp_of_table(wished.table))).table.phase is Phase.STOPPED


def test_who_plays_alone_and_a_team_are_never_late_without_a_clock() -> None:
    alone = circle(ANNA, BORIS)
    _, other = two(alone)
    alone = with_changes(alone, gone=frozenset({chair_of(alone.table, other.id)}))
    assert not ticked(alone, NOON + SILENCE).table.late
    team = do(gathered(), ANNA, Start(1))
    assert not ticked(team, NOON + SILENCE).table.late


def test_move_is_not_taken_back_where_nobody_can_agree() -> None:
    """The consent of somebody who cannot be asked is not taken for granted, nor asked for."""
    live = moved(circle(ANNA, BORIS), 1)
    absent, other = two(live)
    live = ticked(live, NOON + 60, absent)
    assert refusal(live, other, TakeBack()) == "refused-nobody-to-agree"
    assert "Take back" not in " ".join(
        key.text for row in board_of(live, other).keyboard for key in row
    )


def test_strangers_who_have_never_met_part_where_one_cannot_be_reached() -> None:
    """And nobody has deserted anybody."""
    live = circle(ANNA, BORIS)
    live = replace(live, table=replace(live.table, strangers=True))
    assert ticked(live, NOON + 1, BORIS).table.phase is Phase.STOPPED
    later = moved(live, 1)
    assert ticked(later, NOON + 1, BORIS).table.phase is Phase.RUNNING


def test_who_was_warned_and_has_moved_is_not_said_to_be_leaving_at_their_next_turn() -> None:
    live = begun("gifts", ANNA, BORIS)
    first = user_at(live, to_act(ALL, live)[0])
    calls = replace(live.table.calls, leaving={first.id: NOON + DAY})
    live = moved(with_changes(live, calls=calls), 1)
    while user_at(live, to_act(ALL, live)[0]) != first:
        live = moved(live, 1)
    assert live.table.calls.leaving == {}
