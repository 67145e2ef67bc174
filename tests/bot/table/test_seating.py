"""Who sits where, and for whom there is room."""

import pytest
from msgspec.structs import replace

from bot.table.computers import awaited
from bot.table.gathering import AddComputer, Join, SetOption, Start
from bot.table.seating import (
    all_seats,
    awaited_guests,
    follows_in_private,
    goes_on,
    has_room_later,
    is_alone,
    is_reached,
    own_chair,
    own_seat,
    waiting,
)
from bot.table.values import Chair, Phase, Place, Refused, stamp_of_table, to_act, with_changes
from bot.table.votes import Resign
from games.core.contract import Level
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    PEOPLE,
    STRANGER,
    begun,
    computed,
    do,
    lobby,
    moved,
    until_person,
)


def test_who_waits_for_a_seat_takes_the_last_one() -> None:
    """Ten play Saboteur at most."""
    computers = (AddComputer(Level.EASY),) * (9 - len(PEOPLE))
    live = do(do(lobby("saboteur", *PEOPLE), ANNA, *computers), ANNA, Start(1))
    assert len(live.table.people) == 9
    assert has_room_later(ALL, live)
    assert not has_room_later(ALL, replace(live, table=waiting(live.table, STRANGER)))


def test_who_waits_gets_a_colour_that_nobody_there_has_and_a_seat_with_the_next_round() -> None:
    live = begun("saboteur", *PEOPLE)
    table = waiting(waiting(live.table, STRANGER), replace(STRANGER, id=10))
    colours = [one.colour for one in (*table.people, *table.invited)]
    assert len({*colours}) == len(colours)
    live = replace(live, table=table)
    for _ in range(200):
        if len(live.table.people) > 3:
            break
        live = moved(live, 1)
    assert [one.user for one in live.table.people[3:]] == [STRANGER.id, 10]
    assert live.table.invited == ()
    assert all_seats(live.table) == (0, 1, 2, 3, 4)
    assert all_seats(lobby("gifts", ANNA).table) == ()


def test_guests_who_have_joined_are_not_awaited_and_in_a_game_nobody_is() -> None:
    live = lobby("gifts", ANNA, BORIS)
    invited = (live.table.people[1], replace(live.table.people[1], user=STRANGER.id))
    waits = with_changes(live, invited=invited)
    assert [one.user for one in awaited_guests(waits.table)] == [STRANGER.id]
    assert awaited_guests(with_changes(waits, phase=Phase.RUNNING).table) == ()


def test_strangers_are_known_by_the_names_that_they_have_chosen_for_that() -> None:
    masked = replace(BORIS, alias="Fox")
    for strangers, name in ((True, "Fox"), (False, BORIS.name)):
        live = do(with_changes(lobby("gifts"), strangers=strangers), masked, Join())
        assert [one.name for one in live.table.people] == [name]


def test_a_seat_is_ones_own_in_ones_private_chat_alone() -> None:
    live = begun("gifts", ANNA, BORIS)
    chair = next(at for at, one in enumerate(live.table.people) if one.user == ANNA.id)
    assert own_seat(with_changes(live, place=Place(ANNA.id)).table) == chair
    assert own_seat(live.table) is None


def test_alone_is_who_plays_without_others_and_without_computers() -> None:
    assert not is_alone(lobby("carcassonne", ANNA).table)
    alone = do(lobby("carcassonne", ANNA), ANNA, SetOption("mode", "solo"), Start(1))
    assert is_alone(alone.table)
    assert not is_alone(begun("carcassonne", ANNA, BORIS).table)


def test_somebody_is_reached_who_can_be_written_to_and_wants_to_be() -> None:
    person = begun("gifts", ANNA, BORIS).table.people[0]
    for reachable in (True, False):
        for calls in (True, False):
            found = is_reached(replace(person, reachable=reachable, calls=calls))
            assert found == (reachable and calls)


def test_news_of_a_group_follow_who_plays_in_words_or_goes_on_aside() -> None:
    live = begun("gifts", ANNA, BORIS)
    people = tuple(replace(one, aloud=one.user == BORIS.id) for one in live.table.people)
    table = with_changes(live, people=people).table
    assert [follows_in_private(table, user.id) for user in (ANNA, BORIS)] == [False, True]
    assert follows_in_private(replace(table, aside=frozenset({ANNA.id})), ANNA.id)
    assert not follows_in_private(replace(table, place=Place(BORIS.id)), BORIS.id)
    assert not follows_in_private(table, STRANGER.id)


def test_who_has_left_has_no_chair_of_their_own_though_a_computer_may_play_there() -> None:
    live = begun("gifts", *PEOPLE)
    stamp = stamp_of_table(live.table)
    left, replaced = (do(live, BORIS, Resign(stamp, is_replaced=one)) for one in (False, True))
    assert replaced.table.people[own_chair(replaced.table, BORIS)].user == BORIS.id
    for table, user, why in (
        (left.table, BORIS, "refused-gone"),
        (live.table, STRANGER, "refused-onlooker"),
        (live.table, replace(STRANGER, id=-100), "refused-anonymous"),
    ):
        with pytest.raises(Refused) as refused:
            own_chair(table, user)
        assert refused.value.message.id == why


def test_who_decided_last_goes_on_unless_a_computer_has_answered() -> None:
    live = until_person(do(lobby("heaps", ANNA, BORIS), ANNA, AddComputer(Level.EASY), Start(1)))
    chairs = {one.user: Chair(at) for at, one in enumerate(live.table.people)}
    assert not any(goes_on(live.table, chair) for chair in chairs.values())
    for _ in range(20):
        if awaited(ALL, live):
            break
        mover = live.table.people[to_act(ALL, live)[0]].user
        live = moved(live, 1)
        assert [user for user, chair in chairs.items() if goes_on(live.table, chair)] == [mover]
    assert not any(goes_on(computed(live).table, chair) for chair in chairs.values())
