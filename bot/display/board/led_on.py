"""The way to the next table of somebody who has just moved, where they have no hand to hold it: on
their own board, or in private where the call stood. PURE.
"""

from collections.abc import Iterator

from bot.display.tables_of import headed
from bot.display.values import NOTHING, Keyboard, Selections, Surface, call_key
from bot.table.seating import chair_of, seat_at
from bot.table.values import Live, Place, calls_apart, keeps_secrets, position, to_act
from bot.texts.frame import Frame


def next_surface(frame: Frame, live: Live, selections: Selections) -> Iterator[Surface]:
    """Yield the private message that leads whoever has just moved in their group to the next table
    that waits for them. It takes the place of their call, and goes with the next move here.
    """
    on, table = selections.get(None, NOTHING), live.table
    chair = chair_of(table, on.mover)
    if on.leads_on is None or chair is None or not calls_apart(table):
        return
    if keeps_secrets(frame.games, table) or seat_at(table, chair) in to_act(frame.games, live):
        return
    language = table.people[chair].language
    yield Surface(
        key=call_key(on.mover),
        place=Place(on.mover),
        generation=f"{position(table)} next",
        text=headed(frame, table, language, frame.say(language, "next-table-waits")),
        keyboard=((on.leads_on,),),
        silent=True,
        is_one=True,
    )


def next_row(frame: Frame, live: Live, selections: Selections) -> Keyboard:
    """Return the way to the next table on a board in the private chat of whoever has just moved;
    where they have a hand, it stands there.
    """
    on, table = selections.get(None, NOTHING), live.table
    is_theirs = table.place.is_private and table.place.chat == on.mover
    if on.leads_on is None or not is_theirs or keeps_secrets(frame.games, table):
        return ()
    return ((on.leads_on,),)
