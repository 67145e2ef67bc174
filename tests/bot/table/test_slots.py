"""Up to three tables in one place, told apart by letters: issue "A turn at one glance", point 6."""

import pytest
from msgspec.structs import replace

from bot.table.commands import GiveWay, Join, TellApart
from bot.table.slots import PATIENCE, free_slot
from bot.table.values import Live, Phase, Place, Refused
from tests.bot.tables import ANNA, BORIS, CLARA, GROUP, NOON, begun, do, lobby


def at(slot: int, live: Live) -> Live:
    return replace(live, table=replace(live.table, slot=slot))


def waiting(slot: int, since: int) -> Live:
    live = at(slot, lobby("gifts", ANNA))
    return replace(live, table=replace(live.table, since=since))


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


def test_table_is_called_by_its_letter_once_it_is_told_apart() -> None:
    assert at(1, PLAYED).table.letter == ""
    assert do(at(1, PLAYED), CLARA, TellApart()).table.letter == "B"
