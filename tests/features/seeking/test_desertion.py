"""Who deserts a table of strangers (docs/adr/0101): whoever goes and leaves somebody behind, at any
position of the game; where somebody's time had run out, they, and not who goes for it.
"""

from random import Random

import pytest
from msgspec.structs import replace

from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.features.seeking.desertion import DESERTED, Mark, apart, has_deserted, joined, mark_of
from bot.table.forgetting import Forget
from bot.table.referee import handle
from bot.table.seating import chair_of, chairs_at
from bot.table.ticking import Tick
from bot.table.values import (
    DAY,
    Command,
    Live,
    Matter,
    Phase,
    Table,
    position,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, Resign, SitAgain, Stop
from tests.bot.tables import ALL, NOON, random_press, resign
from tests.features.seeking.test_table import met, user


def awaited(live: Live) -> int:
    (chair,) = chairs_at(live.table, to_act(ALL, live)[0])
    return live.table.people[chair].user


def other(live: Live) -> int:
    return next(one.user for one in live.table.people if one.user != awaited(live))


def by(live: Live, id: int, *commands: Command) -> Live:
    for command in commands:
        live = handle(ALL, live, user(id), command, NOON)
    return live


def played(live: Live, moves: int) -> Live:
    """Some moves later, or as many as there are but one."""
    chance = Random(1)
    for _ in range(moves):
        press = random_press(live, to_act(ALL, live)[0], chance)
        after = by(live, awaited(live), press)
        if after.table.phase is not Phase.RUNNING:
            break
        live = after
    return live


def late(live: Live) -> Live:
    """Once the time of whoever is awaited has run out."""
    now = live.table.since + DAY
    return handle(ALL, live, user(0), Tick(now, live.revision), now)


def without(live: Live, id: int, matter: Matter = Matter.REMOVE) -> Command:
    chair = chair_of(live.table, id)
    assert chair is not None
    return Agree(matter, chair, position(live.table))


def stop(live: Live) -> Stop:
    return Stop(stamp_of_table(live.table))


@pytest.mark.parametrize("moves", [0, 1, 2, 999])
@pytest.mark.parametrize("is_replaced", [False, True])
def test_whoever_goes_deserts_from_the_first_position_to_the_last(
    moves: int, is_replaced: bool
) -> None:
    live = played(met(1, 2), moves)
    for id in (1, 2):
        after = by(live, id, Resign(stamp_of_table(live.table), is_replaced=is_replaced))
        assert after.table.deserted == {id}


def test_who_comes_back_has_not_deserted() -> None:
    live = met(1, 2)
    left = by(live, 1, Resign(stamp_of_table(live.table), is_replaced=True))
    assert by(left, 1, SitAgain()).table.deserted == frozenset()


def test_who_goes_for_an_idle_opponent_is_no_deserter_and_the_opponent_is() -> None:
    live = late(met(1, 2))
    idle, here = awaited(live), other(live)
    assert by(live, here, resign(live)).table.deserted == {idle}
    assert by(live, here, stop(live)).table.deserted == {idle}
    assert by(live, here, without(live, idle)).table.deserted == {idle}
    assert by(live, here, without(live, idle, Matter.REPLACE)).table.deserted == {idle}
    assert by(live, idle, resign(live)).table.deserted == {idle}


def test_who_is_skipped_has_deserted_nobody() -> None:
    live = late(met(1, 2))
    skipped = by(live, other(live), without(live, awaited(live), Matter.SKIP))
    assert skipped.table.deserted == frozenset()


def test_who_has_shut_their_chat_has_deserted_once_others_end_it() -> None:
    live = played(met(1, 2), 1)
    live = handle(ALL, live, user(0), Tick(NOON + 1, 0, unreachable=frozenset({1})), NOON + 1)
    assert live.table.deserted == frozenset()
    assert by(live, 2, stop(live)).table.deserted == {1}


def test_who_is_voted_out_by_two_in_their_time_is_no_deserter() -> None:
    """Two accounts of one person would keep a third from all others."""
    live = met(1, 2, 3)
    out = by(live, 1, without(live, 3))
    out = by(out, 2, without(out, 3))
    assert len(out.table.gone) == 1
    assert out.table.deserted == frozenset()
    assert apart([out.table], 3) == {1, 2}
    assert 3 in apart([out.table], 1)


def handed_on(live: Live, id: int, to: int) -> Live:
    """After somebody has handed their seat to another."""
    offered = by(with_changes(live, secret="0123456789abcdef"), id, OfferSeat(NOON))
    offer = offered.table.offer
    assert offer
    return by(offered, to, TakeOver(offer.chair, word_of_offer(offered.table, offer), NOON))


def test_who_hands_their_seat_to_another_account_has_deserted() -> None:
    taken = handed_on(met(1, 2), 1, 9)
    assert {one.user for one in taken.table.people} == {2, 9}
    assert taken.table.deserted == {1}
    assert apart([taken.table], 2) == {1}
    over = by(taken, 9, resign(taken))
    assert over.table.deserted == {1, 9}


def test_who_has_left_a_seat_to_a_computer_has_deserted_also_once_another_takes_it() -> None:
    live = met(1, 2)
    left = by(live, 1, Resign(stamp_of_table(live.table), is_replaced=True))
    assert handed_on(left, 1, 9).table.deserted == {1}


def test_who_is_out_of_reach_and_still_sits_there_has_not_deserted_who_hands_on_a_seat() -> None:
    live = met(1, 2)
    away = chair_of(live.table, 2)
    assert away is not None
    live = with_changes(live, away=frozenset({away}))
    assert handed_on(live, 1, 9).table.deserted == frozenset()


def test_who_agrees_to_end_a_game_deserts_nobody() -> None:
    live = played(met(1, 2), 1)
    wished = by(live, 1, stop(live))
    assert by(wished, 2, stop(wished)).table.deserted == frozenset()


def test_who_leaves_nobody_behind_deserts_nobody() -> None:
    live = met(1, 2)
    left = by(live, 1, Resign(stamp_of_table(live.table), is_replaced=True))
    assert by(left, 2, resign(left)).table.deserted == {1}


def test_among_friends_nobody_is_a_deserter() -> None:
    live = with_changes(met(1, 2), strangers=False)
    assert by(live, 1, resign(live)).table.deserted == frozenset()


def test_table_that_is_over_knows_no_deserter_who_is_forgotten() -> None:
    live = met(1, 2)
    left = by(live, 1, resign(live))
    assert by(left, 1, Forget("Player")).table.deserted == frozenset()
    three = met(1, 2, 3)
    open_still = by(three, 1, resign(three), Forget("Player"))
    assert open_still.table.deserted == {1}
    over = by(open_still, 2, resign(open_still))
    assert over.table.phase is not Phase.RUNNING
    assert over.table.deserted == {2}


# What follows


def hashed(thing: object) -> str:
    return f"#{thing}"


def left_by(id: int, table: str) -> Table:
    """A table that one of three has left."""
    live = met(id, 7, 8, table=table)
    return by(live, id, resign(live)).table


def test_who_has_left_and_who_was_left_do_not_meet_soon() -> None:
    table = left_by(1, "01")
    assert apart([table], 1) == {7, 8}
    assert apart([table], 7) == {1}
    assert apart([replace(table, strangers=False)], 7) == frozenset()


def test_who_leaves_table_after_table_is_kept_from_strangers() -> None:
    tables = [left_by(1, f"0{n}") for n in range(DESERTED)]
    assert has_deserted(tables, 1, Mark(), hashed)
    assert not has_deserted(tables[1:], 1, Mark(), hashed)
    assert not has_deserted(tables, 7, Mark(), hashed)


def test_what_is_remembered_of_somebody_forgotten_keeps_them_as_long_and_counts_once() -> None:
    tables = [left_by(1, f"0{n}") for n in range(DESERTED)]
    mark = mark_of(tables, 1, NOON, hashed)
    assert {*mark.people} == {"#7", "#8"}
    assert has_deserted([], 1, mark, hashed)
    assert not has_deserted(tables[:1], 1, mark_of(tables[:1], 1, NOON, hashed), hashed)
    assert joined(mark, Mark(), mark.until - 1) == mark
    assert joined(mark, Mark(), mark.until) == Mark()
    ended = by(met(1, 2, table="04"), 1, resign(met(1, 2, table="04")))
    assert mark_of([ended.table], 1, NOON + 99, hashed).until == ended.table.since + DAY
