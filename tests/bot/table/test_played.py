"""What is kept of a game that is over."""

from msgspec.structs import replace

from bot.table.played import played
from bot.table.values import with_changes
from games.core.log import By
from tests.bot.tables import ALL, ANNA, BORIS, over


def test_usual_time_is_that_of_moves_which_the_person_has_made() -> None:
    """Not of turns that were skipped, or that a computer has made for them."""
    live = over("gifts", ANNA, BORIS)
    assert live.table.log
    first = live.table.log.moves[0].seat
    times = iter((7, 300, 500))
    moves = []
    for number, move in enumerate(live.table.log.moves):
        took = next(times, 7) if move.seat == first else 0
        by = {300: By.SKIPPED, 500: By.COMPUTER}.get(took, By.PERSON)
        moves.append(replace(move, took=took, by=by) if number else replace(move, took=7))
    log = replace(live.table.log, moves=tuple(moves))
    kept = played(ALL, with_changes(live, log=log))
    assert kept
    user = live.table.people[first].user
    assert {one.pace for one in kept.sittings if one.user == user} == {7}
