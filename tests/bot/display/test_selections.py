"""What somebody has chosen and not confirmed stays until their decision is made (`test_choosing`:
what it does there).
"""

from bot.display.selections import SelectionMemory
from bot.display.values import Selection
from bot.table.values import Live, stamp_of, to_act
from tests.bot.tables import ALL, ANNA, BORIS, begun, do, moved, stop

TABLE = "0123456789"


def look(live: Live, *path: int) -> Selection:
    """What whoever is awaited has chosen."""
    (seat,) = to_act(ALL, live)
    return Selection(seat, stamp_of(ALL, live, seat), path)


def test_what_is_chosen_is_kept_by_table_and_seat_until_the_decision_is_made() -> None:
    live, memory = begun("carcassonne", ANNA, BORIS), SelectionMemory(ALL)
    chosen = look(live, 1)
    memory.note(TABLE, chosen)
    memory.note("another", chosen)
    memory.note(TABLE, Selection(None, "", ()))
    assert memory.of(TABLE) == {chosen.seat: chosen}
    assert memory.still(live, memory.of(TABLE)) == {chosen.seat: chosen}
    assert len(memory) == 2
    assert memory.still(moved(live, 1), memory.of(TABLE)) == {}
    assert len(memory) == 1
    assert memory.still(do(live, ANNA, stop), memory.of("another")) == {}


def test_a_choice_that_came_after_the_table_was_read_is_not_forgotten() -> None:
    live, memory = begun("carcassonne", ANNA, BORIS), SelectionMemory(ALL)
    memory.note(TABLE, look(live, 1))
    before = memory.of(TABLE)
    later = moved(live, 1)
    newer = Selection(look(live).seat, "newer", ())
    memory.note(TABLE, newer)
    assert memory.still(later, before) == {newer.seat: newer}
    memory.forget(TABLE)
    assert memory.of(TABLE) == {}
