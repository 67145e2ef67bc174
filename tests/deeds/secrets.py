"""I26: what somebody is shown follows from what they may know. All that they cannot know is dealt
anew (`tests.bot.leaks`); then whatever they read of the table must be as before, in the group, in
their own chat and on its page, whoever has left, taken over or been replaced since.
"""

from collections.abc import Iterator
from contextlib import suppress

from bot.app.looks import Look, look
from bot.display.surfaces import surfaces
from bot.display.values import NOTHING, Surface
from bot.table.seating import seat_at
from bot.table.values import Chair, Live, Phase, Refused, User, game_of, keeps_secrets
from games.core.rng import Rng
from games.core.values import TABLE, Viewer
from tests.bot.leaks import differences, state_of, with_state
from tests.bot.tables import ALL
from tests.deeds.languages import MARKED
from tests.deeds.model import there


def of_secrets(live: Live, reader: User, seed: int) -> Iterator[str]:
    """Yield where something is shown to a reader, or to the table, that they may not know."""
    table = live.table
    if table.phase is not Phase.RUNNING or not keeps_secrets(ALL, table):
        return
    sits = there(table)
    own = [chair for chair, one in enumerate(table.people) if one.user == reader.id]
    known: Viewer = seat_at(table, Chair(own[0])) if own else TABLE  # a computer may play there
    at_hand: Viewer = known if reader.id in sits.values() else TABLE
    game, state = game_of(ALL, table), state_of(live)
    by_viewer = {
        viewer: with_state(live, game.resample(state, viewer, Rng(seed)))
        for viewer in {known, at_hand, TABLE}
    }
    read_by = [(known, reader.id), *([(TABLE, table.place.chat)] if table.place.is_group else [])]
    for viewer, chat in read_by:
        for told in differences(viewer, _read(live, chat), _read(by_viewer[viewer], chat)):
            yield f"I26: chat {chat} reads more than it may know: {told}"
    if _page(live, reader) != _page(by_viewer[at_hand], reader):
        yield f"I26: the page of user {reader.id} shows more than {at_hand} may know"


def _read(live: Live, chat: int) -> dict[str, Surface]:
    return {one.key: one for one in surfaces(MARKED, live, {}, chat=chat)} if chat else {}


def _page(live: Live, reader: User) -> Look | None:
    with suppress(Refused):  # where the game forgets, there is no page
        return look(MARKED, live, reader, NOTHING, NOTHING)
    return None
