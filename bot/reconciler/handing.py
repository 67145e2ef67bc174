"""Messages of a seat that stay in its former owner's private chat (docs/adr/0072)."""

from msgspec.structs import replace

from bot.display.board.hands import hand_key
from bot.display.tables_of import headed
from bot.reconciler.state.shown import Records, ShownMessages
from bot.table.seating import chairs
from bot.table.values import NOBODY, Live
from bot.texts.frame import Frame


async def left_behind(frame: Frame, records: Records, live: Live, standing: ShownMessages) -> None:
    """Move hands in the chats of people who have handed on their seats to keys of no live surface,
    so that they are retired like other old messages.

    Idempotent: safe to repeat after a crash.
    """
    for chair in chairs(live.table):
        key, user = hand_key(chair), live.table.people[chair].user
        shown = standing.get(key)
        if shown is None or user == NOBODY or shown.place.chat == user:
            continue
        apart = f"{key}@{shown.message}"
        retired_text = _retired_text(frame, live, shown.place.chat)
        standing[apart] = replace(shown, has_buttons=True, retired_text=retired_text)
        await records.remember(live.table.id, apart, standing[apart])
        await records.remember(live.table.id, key, None)
        del standing[key]


def _retired_text(frame: Frame, live: Live, chat: int) -> str:
    """Return the text for a hand's former owner, in their language if it is known."""
    table = live.table
    known = (one.person.language for one in table.former if one.person.user == chat)
    language = next(known, table.language)
    return headed(frame, table, language, frame.say(language, "hand-handed-on"))
