"""Who sits where, and for whom there is room."""

from msgspec.structs import replace

from bot.table.gathering import AddComputer, Start
from bot.table.seating import has_room_later, waiting
from games.core.contract import Level
from tests.bot.tables import ALL, ANNA, PEOPLE, STRANGER, do, lobby


def test_who_waits_for_a_seat_takes_the_last_one() -> None:
    """Ten play Saboteur at most."""
    computers = (AddComputer(Level.EASY),) * (9 - len(PEOPLE))
    live = do(do(lobby("saboteur", *PEOPLE), ANNA, *computers), ANNA, Start(1))
    assert len(live.table.people) == 9
    assert has_room_later(ALL, live)
    assert not has_room_later(ALL, replace(live, table=waiting(live.table, STRANGER)))
