"""A group that becomes a supergroup is another chat for Telegram: its table moves there, once.

Telegram tells of it by two service messages and by refusing what goes to the old chat; each of
them may come first, or again. Every step may be repeated.
https://core.telegram.org/bots/api#responseparameters
"""

from msgspec.structs import replace

from bot.store.store import Store
from bot.store.tables import StoreConflict
from bot.table.values import Live, Place, is_open


async def migrate(store: Store, old: int, new: int) -> str | None:
    """Move what is kept of a chat; return the table that moves, None when there is none."""
    await _move_profile(store, old, new)
    await store.past.move(old, new)
    live = await store.at(Place(old))
    if live is None or not is_open(live.table):
        return None
    id = live.table.id
    await _move_table(store, live, Place(new))
    there = await store.at(Place(new))
    over = there.table.id if there and not is_open(there.table) else None
    await store.places.claim(Place(new), id, over)  # a table opened there meanwhile stays, too
    await store.places.leave(Place(old))
    return id


async def _move_profile(store: Store, old: int, new: int) -> None:
    before, after = await store.profiles.of(old), await store.profiles.of(new)
    if before.language and not after.language:
        await store.profiles.remember(new, before)


async def _move_table(store: Store, live: Live | None, place: Place) -> None:
    """Let a table stand in another place, with a new board there."""
    while live and live.table.place != place:
        moved = replace(live.table, place=place, post=live.table.post + 1)
        try:
            await store.tables.save(replace(live, table=moved), live)
            return
        except StoreConflict:
            live = await store.tables.load(live.table.id)
