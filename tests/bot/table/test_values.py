"""What can be asked of a table at any time."""

import pytest
from msgspec.structs import replace

from bot.features.pause.table import AskPause
from bot.table.gathering import SetOption
from bot.table.membership import Membership
from bot.table.parts import Tempo, Wanted
from bot.table.values import (
    DAY,
    HOUR,
    Chair,
    Matter,
    Motion,
    Offer,
    Phase,
    Place,
    Refused,
    Tapped,
    calls_apart,
    game_of,
    is_asking,
    is_over_days,
    keeps_secrets,
    position,
    stamp_of,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Retract
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    GROUP,
    NOON,
    begun,
    do,
    fresh,
    lobby,
    moved,
    over,
    stop,
    user_at,
)


def test_a_place_is_a_group_a_private_chat_or_a_circle_and_one_of_these_alone() -> None:
    kinds = {
        place: (place.is_group, place.is_private, place.is_circle)
        for place in (GROUP, Place(ANNA.id), Place(0, 5), Place(-7, 3))
    }
    assert list(kinds.values()) == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
        (True, False, False),
    ]


def test_a_stack_of_the_day_is_no_challenge() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    found = [
        with_changes(live, day=day, daily=daily).table.is_challenge
        for day in ("", "2026-11-20")
        for daily in (False, True)
    ]
    assert found == [False, False, True, False]


def test_a_pause_ends_with_its_game() -> None:
    paused = do(begun("gifts", ANNA, BORIS), ANNA, AskPause(1, NOON))
    assert paused.table.is_paused
    assert not do(paused, ANNA, stop).table.is_paused


def test_over_days_is_what_people_say_or_else_a_clock_of_a_day_for_each_move() -> None:
    live = lobby("gifts", ANNA, BORIS)
    for clock, increment, slow in (
        (0, 0, True),
        (HOUR, 0, False),
        (DAY, 0, True),
        (DAY, 60, False),
    ):
        timed = with_changes(live, clock=clock, increment=increment)
        assert is_over_days(timed.table) == slow
        for tempo in Tempo:
            assert is_over_days(with_changes(timed, tempo=tempo).table) == (tempo is Tempo.DAYS)


def test_people_are_called_by_themselves_in_a_group_over_days_that_wants_no_sound() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert calls_apart(live.table)
    for change in ({"place": Place(0, 5)}, {"clock": HOUR}, {"is_loud": True}):
        assert not calls_apart(with_changes(live, **change).table)


def test_a_table_asks_something_while_anything_is_open() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert not is_asking(live.table)
    for change in (
        {"motions": (Motion(Matter.HINTS, Chair(0)),)},
        {"votes": frozenset({ANNA.id})},
        {"wanted": Wanted(0)},
        {"offer": Offer(Chair(0), 0)},
    ):
        assert is_asking(with_changes(live, **change).table)
    assert is_asking(do(begun("gifts", ANNA, BORIS, CLARA), ANNA, AskPause(3, NOON)).table)


def test_an_offer_is_named_by_its_number_or_an_old_one_by_its_end() -> None:
    assert (Offer(Chair(0), 50, number=3).name, Offer(Chair(0), 50).name) == (3, 50)


def test_before_a_game_is_chosen_there_are_no_secrets_and_no_game() -> None:
    assert not keeps_secrets(ALL, fresh().table)
    assert [keeps_secrets(ALL, lobby(id).table) for id in ("sealed", "gifts")] == [True, False]
    with pytest.raises(Refused, match="refused-no-game"):
        game_of(ALL, fresh().table)


def test_nobody_is_to_act_where_no_game_runs() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert to_act(ALL, live) == (0,)
    for other in (
        with_changes(live, phase=Phase.STOPPED),
        replace(live, play=None),
        lobby("gifts"),
    ):
        assert to_act(ALL, other) == ()
    assert to_act(ALL, over("gifts", ANNA, BORIS)) == ()


def test_no_stamp_of_a_decision_and_no_position_comes_again_after_an_undo() -> None:
    live = begun("heaps", ANNA, BORIS)
    seen = set[str]()
    for _ in range(6):
        (seat,) = to_act(ALL, live)
        stamp = stamp_of(ALL, live, seat)
        assert stamp not in seen
        seen.add(stamp)
        tapped = Tapped(Chair(seat), NOON + 10, in_private=False)
        after = with_changes(moved(live, 1), tapped=tapped)
        undone = do(after, user_at(live, seat), Retract(position(after.table), NOON))
        assert position(undone.table) > position(after.table)
        live = undone


def test_a_tables_stamp_follows_its_people_and_tells_no_number_of_theirs() -> None:
    stamps = [stamp_of_table(lobby("gifts", *people).table) for people in ((ANNA,), (ANNA, BORIS))]
    assert stamps[0] != stamps[1]
    strangers = with_changes(lobby("gifts", ANNA), strangers=True)
    other = replace(strangers.table, people=(replace(strangers.table.people[0], user=77),))
    assert stamp_of_table(strangers.table) == stamp_of_table(other)
    assert stamp_of_table(lobby("gifts", ANNA).table) != stamp_of_table(
        do(lobby("gifts", BORIS), ANNA, SetOption("cards", "4")).table
    )


def test_what_telegram_tells_of_somebody_is_told_from_what_it_does_not() -> None:
    assert {one for one in Membership if one.is_in} == {Membership.ADMIN, Membership.MEMBER}
    unsaid = {one for one in Membership if not one.is_told}
    assert unsaid == {Membership.HIDDEN, Membership.UNKNOWN}
