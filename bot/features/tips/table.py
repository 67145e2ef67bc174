"""Tips: a line with each decision of a new kind, for people who meet it for the first time. PURE.

The tips that a person has had come with them when they sit down, and grow in number as they move
(docs/adr/0087).
"""

from bot.table.seating import seat_at
from bot.table.values import Chair, Games, Live, game_of, to_act, with_person
from games.core.lessons import next_tip


def due_tip(games: Games, live: Live, chair: Chair) -> str | None:
    """Return the id of the tip for a person's current decision; None if they have had it, or there
    is no tip for it.
    """
    person = live.table.people[chair]
    if person.tips is None or person.computer:
        return None
    seat = seat_at(live.table, chair)
    if seat not in to_act(games, live):
        return None
    assert live.play is not None
    game = game_of(games, live.table)
    moves = map(str, game.legal_actions(live.play.state, seat))
    return next_tip(game, moves, person.tips)


def tipped(games: Games, live: Live, chair: Chair) -> Live:
    """Return a table at which somebody has had the tip that was due."""
    tip, had = due_tip(games, live, chair), live.table.people[chair].tips or ()
    return with_person(live, chair, tips=(*had, tip)) if tip else live
