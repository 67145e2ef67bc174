"""/again, for when the last word with its button "Rematch" has long scrolled away; and the button
that puts a rematch off.
"""

from bot.features.again import shown
from bot.features.again.table import PutOff
from bot.features.calling.calls import call
from bot.handlers.feature import Feature
from bot.handlers.table.opening import play
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.table.circles import read_by
from bot.table.values import Live

_LOOKED_AT = 20
"""The latest finished games of a chat that are looked through: some may stand in another topic, or
a person's in a group.
"""


async def again(typed: Typed) -> None:
    """/again: a rematch of the last game here. Where a table stands already, /play leads to it."""
    service = typed.service
    if await service.standing(typed.place):
        return await play(typed)
    last = await _last(typed)
    if last is None:
        return typed.reply("again-nothing")
    return await call(service, await service.rematch(last, typed.user), typed.user.id)


async def _last(typed: Typed) -> Live | None:
    """Return the game that was played here last, to its end or not; None without one."""
    store, here = typed.service.store, typed.place
    found = [live for live in await store.all_at(here) if _is_of(typed, live)]
    for id in await store.past.of(here.chat, count=_LOOKED_AT):
        live = await store.readable(id)
        if live and _is_of(typed, live):
            found.append(live)
            break  # the latest comes first
    return max(found, key=lambda live: live.table.since, default=None)


def _is_of(typed: Typed, live: Live) -> bool:
    """Tell whether a table has played, and stood where the command came from."""
    return bool(live.table.log) and read_by(live, typed.user.id).table.place == typed.place


async def _put_off(tap: Tap, says: shown.PutOff) -> Answer:
    """Keep the rematch from beginning by itself."""
    await tap.change(PutOff())
    return tap.toast("toast-put-off")


FEATURE = Feature(commands={"again": again}, handlers=(on(shown.PutOff, _put_off),))
