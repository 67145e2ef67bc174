"""Up to three tables in one place, told apart by letters: issue "A turn at one glance", point 6."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.display.surfaces import surfaces
from bot.table.gathering import AddComputer, Join, Start
from bot.table.parting import Parted
from bot.table.parts import Wanted
from bot.table.seating import is_computer, present
from bot.table.showing import TellApart
from bot.table.slots import PATIENCE, GiveWay, Keep, Want, free_slot, makes_way_at, to_ask
from bot.table.values import DAY, Live, Phase, Place, Refused, to_act
from bot.texts.frame import mention
from games.core.contract import Level
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    NOON,
    begun,
    decide,
    do,
    lobby,
    refusal,
    waiting_since,
)


def at(slot: int, live: Live) -> Live:
    return replace(live, table=replace(live.table, slot=slot))


def waiting(slot: int, since: int) -> Live:
    live = at(slot, lobby("gifts", ANNA))
    return waiting_since(live, since)


PLAYED = begun("gifts", ANNA, BORIS)


def test_next_table_gets_the_first_letter_that_is_free() -> None:
    assert free_slot(GROUP, (), NOON) == 0
    assert free_slot(GROUP, (at(0, PLAYED),), NOON) == 1
    assert free_slot(GROUP, (at(1, PLAYED), at(2, PLAYED)), NOON) == 0


def test_three_tables_are_the_limit() -> None:
    assert free_slot(GROUP, [at(slot, PLAYED) for slot in range(3)], NOON) is None


def test_private_chat_has_one_table() -> None:
    assert free_slot(Place(5), (), NOON) == 0
    assert free_slot(Place(5), (at(0, PLAYED),), NOON) is None


def test_lobby_that_has_waited_in_vain_gives_way_once_there_is_no_other_room() -> None:
    old, older = waiting(1, NOON - PATIENCE), waiting(2, NOON - PATIENCE - 1)
    assert free_slot(GROUP, (old, older), NOON) == 0
    assert free_slot(GROUP, (at(0, PLAYED), old, older), NOON) == 2
    young = (at(0, PLAYED), waiting(1, NOON), waiting(2, NOON - PATIENCE + 1))
    assert free_slot(GROUP, young, NOON) is None


def test_lobby_gives_way_only_if_nobody_has_come_meanwhile() -> None:
    old = waiting(0, NOON - PATIENCE)
    assert do(old, CLARA, GiveWay(NOON)).table.phase is Phase.EXPIRED
    for live in (do(old, BORIS, Join()), PLAYED):
        with pytest.raises(Refused):
            do(live, CLARA, GiveWay(NOON))


# Who plays alone (docs/adr/0047)


def alone(game: str = "gifts") -> Live:
    """Anna's game against two computers, at table A; she is awaited since noon."""
    gathered = do(lobby(game, ANNA), ANNA, *(AddComputer(Level.EASY),) * 2)
    games = (do(gathered, ANNA, Start(seed)) for seed in range(99))
    return next(live for live in games if not is_computer(live.table, to_act(ALL, live)[0]))


def test_a_lobby_for_which_nobody_comes_gives_way_before_a_game() -> None:
    standing = (wanted(), waiting(1, ASKED), at(2, PLAYED))
    assert free_slot(GROUP, standing, ASKED + PATIENCE) == 1


ASKED = NOON + PATIENCE
"""When others may ask for it."""


def wanted() -> Live:
    return do(alone(), CLARA, Want(ASKED), now=ASKED)


def slot_for_another(live: Live, now: int) -> int | None:
    return free_slot(GROUP, (live, at(1, PLAYED), at(2, PLAYED)), now)


def test_game_of_one_makes_way_an_hour_after_it_was_asked_for() -> None:
    assert slot_for_another(alone(), NOON + 67 * DAY) is None
    live = wanted()
    assert makes_way_at(live.table) == ASKED + PATIENCE
    assert slot_for_another(live, ASKED + PATIENCE - 1) is None
    assert slot_for_another(live, ASKED + PATIENCE) == 0
    gone = do(live, CLARA, GiveWay(ASKED + PATIENCE), now=ASKED + PATIENCE)
    assert gone.table.phase is Phase.EXPIRED
    with pytest.raises(Refused):
        do(live, CLARA, GiveWay(ASKED + PATIENCE - 1), now=ASKED + PATIENCE - 1)


def test_it_is_asked_for_by_a_new_message_that_calls_whom_nobody_can_write_to() -> None:
    people = tuple(replace(person, reachable=False) for person in alone().table.people)
    before = wanted()
    live = replace(before, table=replace(before.table, people=people))
    assert live.table.generation == alone().table.generation + 1
    (board,) = (one for one in surfaces(FRAME, live) if one.key == "board")
    assert "Others are waiting for a table" in board.text
    assert f"{mention(live.table.people[present(live.table)[0]])}, are you still" in board.text
    assert [key.text for row in board.keyboard for key in row].count("I’m still playing") == 1


@pytest.mark.parametrize("now", [NOON, ASKED - 1])
def test_nobody_is_asked_who_has_moved_within_the_hour(now: int) -> None:
    assert to_ask((alone(),), now) is None
    with pytest.raises(Refused):
        do(alone(), CLARA, Want(now), now=now)


def test_of_several_the_one_is_asked_that_has_waited_for_longest_and_once() -> None:
    older = at(1, alone())
    older = waiting_since(older, NOON - 1)
    assert to_ask((alone(), older), ASKED) == older.table
    assert to_ask((wanted(),), ASKED + 9 * PATIENCE) is None


def test_who_answers_keeps_the_table_and_is_not_asked_again_for_an_hour() -> None:
    kept = do(wanted(), ANNA, Keep(), now=ASKED + 5)
    assert makes_way_at(kept.table) is None
    assert slot_for_another(kept, NOON + DAY) is None
    assert to_ask((kept,), ASKED + PATIENCE - 1) is None
    assert to_ask((kept,), ASKED + PATIENCE) == kept.table
    assert refusal(wanted(), CLARA, Keep()) == "refused-onlooker"
    assert refusal(alone(), ANNA, Keep()) == "refused-outdated"


def test_move_is_an_answer() -> None:
    live = wanted()
    seat = to_act(ALL, live)[0]
    moving = decide(live, seat, Random(1), ASKED + 5)
    assert moving.table.wanted is None
    assert slot_for_another(moving, ASKED + PATIENCE) is None


def test_game_of_two_makes_way_for_nobody() -> None:
    assert slot_for_another(PLAYED, NOON + 9 * DAY) is None
    assert to_ask((PLAYED,), NOON + 9 * DAY) is None
    assert refusal(PLAYED, CLARA, Want(NOON + DAY)) == "refused-outdated"


def test_game_that_somebody_has_joined_since_it_was_asked_for_makes_way_for_nobody() -> None:
    live = wanted()
    chair = next(n for n, one in enumerate(live.table.people) if one.computer)
    boris = PLAYED.table.people[present(PLAYED.table)[-1]]
    people = (*live.table.people[:chair], boris, *live.table.people[chair + 1 :])
    joined = replace(live, table=replace(live.table, people=people))
    assert makes_way_at(live.table) == ASKED + PATIENCE
    assert makes_way_at(joined.table) is None
    assert slot_for_another(joined, ASKED + PATIENCE) is None


def test_who_has_left_the_chat_and_plays_on_leaves_nobody_alone() -> None:
    left = do(PLAYED, BORIS, Parted(is_back=False))
    assert to_ask((left,), NOON + 9 * DAY) is None


def test_private_chat_makes_way_for_nobody() -> None:
    live = alone()
    private = replace(live, table=replace(live.table, place=Place(ANNA.id)))
    assert to_ask((private,), NOON + DAY) is None


def test_table_is_called_by_its_letter_once_it_is_told_apart() -> None:
    assert at(1, PLAYED).table.letter == ""
    assert do(at(1, PLAYED), CLARA, TellApart()).table.letter == "B"


def test_the_lobby_of_one_is_asked_for_nothing() -> None:
    """It gives way by itself."""
    live = waiting(0, NOON - DAY)
    assert to_ask((live,), NOON) is None
    asked = replace(live, table=replace(live.table, wanted=Wanted(0)))
    assert makes_way_at(asked.table) is None
