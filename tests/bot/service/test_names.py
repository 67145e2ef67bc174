"""Names that nobody sees, at the service: issue "What the third look found", point 15."""

from msgspec.structs import replace

from bot.display.board.people_panel import people_lines
from bot.features.handing.table import OfferSeat
from bot.service.people import named
from bot.service.table_service import TableService
from bot.table.gathering import Join, Leave
from bot.table.parts import Friend
from bot.table.values import Chair, Former, with_changes
from tests.bot.stores import standing
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, begun, everybody, lobby
from tests.features.latecomers.test_table import ASK, LATE
from tests.features.latecomers.test_table import game as with_computers


async def test_two_people_without_a_name_are_told_apart(service: TableService) -> None:
    opened = await service.open(GROUP, replace(ANNA, name=""), "en", "gifts")
    id = opened.table.id
    live = await service.change(id, replace(BORIS, name=""), Join())
    assert [person.name for person in live.table.people] == ["Player 1", "Player 2"]
    await service.change(id, replace(ANNA, name=""), Leave())
    live = await service.change(id, replace(CLARA, name=""), Join())
    assert [person.name for person in live.table.people] == ["Player 2", "Player 1"]


async def test_who_asks_for_a_seat_is_named_whatever_they_are_called(service: TableService) -> None:
    """Else a board names nobody who would like to play on, and nothing can be tapped there."""
    game = await standing(service.store, with_computers())
    live = await service.change(game.table.id, replace(LATE, name=""), ASK)
    assert live.table.offer
    assert live.table.offer.friend
    assert live.table.offer.friend.name == "Player 1"


async def test_who_is_offered_a_seat_is_named_whatever_they_are_called(
    service: TableService,
) -> None:
    game = await standing(service.store, begun("gifts", ANNA, BORIS))
    offering = OfferSeat(service.now, Friend(str(CLARA.id), ""))
    live = await service.change(game.table.id, ANNA, offering)
    assert "Player 1</a>, will you take over" in people_lines(everybody(live), live)


async def test_a_host_who_has_not_sat_down_is_named_whatever_they_are_called(
    service: TableService,
) -> None:
    live = await service.open(GROUP, replace(ANNA, name="", reachable=False), "en", "sealed")
    assert live.table.people == ()
    assert live.table.host_name == "Player 1"


async def test_who_has_handed_on_a_seat_is_named_whatever_they_are_called(
    service: TableService,
) -> None:
    game = begun("gifts", ANNA, BORIS)
    former = Former(Chair(0), replace(game.table.people[0], user=5, name=""), 0)
    game = await standing(service.store, with_changes(game, former=(former,)))
    live = await service.change(game.table.id, ANNA, OfferSeat(service.now))
    assert [one.person.name for one in live.table.former] == ["Player 1"]


def test_strangers_of_one_name_are_told_apart_wherever_they_are_named() -> None:
    """What stands in the table is what captions, pictures and exports say. A figure would be read
    as points; a Cyrillic letter looks like the Latin one.
    """
    table = lobby("gifts", ANNA, BORIS, CLARA).table
    names = ("Alex", "alex", "\u0410lex")
    people = (replace(p, name=name) for p, name in zip(table.people, names, strict=True))
    friends = replace(table, people=tuple(people))
    strangers = named(FRAME, replace(friends, strangers=True))
    assert [p.name for p in strangers.people] == ["Alex", "alex II", "\u0410lex III"]
    assert named(FRAME, strangers) == strangers
    assert named(FRAME, friends) == friends
