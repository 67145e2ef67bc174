"""Moves tables when a group becomes a supergroup (`migrate_to_chat_id`): its chat id changes, once;
and when a group's topics are switched off, which no update tells.

Telegram reports it by two service messages and by refusing calls to the old chat; any of them may
come first, or again. Every step is idempotent.
https://core.telegram.org/bots/api#responseparameters
"""

from msgspec.structs import replace

from bot.store.store import Store
from bot.store.tables import StoreConflict
from bot.table.slots import slots
from bot.table.values import Live, Place, is_open


async def migrate(store: Store, old: int, new: int) -> tuple[str, ...]:
    """Move what is kept of a chat; return the tables that move."""
    await store.operating.upgrade(old, new)
    await store.profiles.move(old, new)
    for id in await store.past.of(old):  # or /history lists them, and no button opens them
        await _move_finished(store, await store.readable(id), old, new)
    await store.past.move(old, new)
    await store.callings.move(old, new)
    await store.months.move(old, new)
    return await _bring_all(store, Place(old), Place(new))


async def leave_topic(store: Store, place: Place) -> tuple[str, ...]:
    """Move the tables of a topic into its group, where topics are switched off; return them."""
    return await _bring_all(store, place, Place(place.chat))


async def _bring_all(store: Store, old: Place, new: Place) -> tuple[str, ...]:
    """Move the open tables of a place into another."""
    moved = []
    for slot in slots(old):
        live = await store.at(old, slot)
        if live and is_open(live.table):
            await _settle(store, live, new)
            await store.places.leave(old, slot)
            moved.append(live.table.id)
    return tuple(moved)


async def bring(store: Store, table: str, new: int) -> None:
    """Let a table that is over, and needs no slot, stand in the supergroup: there its last word is
    still to come.
    """
    if live := await store.tables.load(table):
        await _move(store, live, Place(new), live.table.slot)


async def _move_finished(store: Store, live: Live | None, old: int, new: int) -> None:
    """Let a game that is over stand in the supergroup, in its topic; nothing is shown anew."""
    while live and live.table.place.chat == old and not is_open(live.table):
        moved = replace(live.table, place=replace(live.table.place, chat=new))
        try:
            await store.tables.save(replace(live, table=moved), live)
            return
        except StoreConflict:
            live = await store.tables.load(live.table.id)


async def _settle(store: Store, live: Live, place: Place) -> None:
    """Let a table stand in another place, with a new board there: in its own slot, if none has been
    opened there meanwhile, else in the next free one; one for which there is no room plays on.
    """
    own = live.table.slot
    for slot in sorted(slots(place), key=lambda slot: slot != own):
        there = await store.at(place, slot)
        over = there.table.id if there and not is_open(there.table) else None
        if await store.places.claim(place, live.table.id, over, slot) == live.table.id:
            return await _move(store, live, place, slot)
    return await _move(store, live, place, own)


async def _move(store: Store, live: Live | None, place: Place, slot: int) -> None:
    while live and live.table.place != place:
        before = live.table
        moved = replace(
            before,
            place=place,
            slot=slot,
            lettered=before.lettered or slot != before.slot,
            generation=before.generation + 1,
        )
        try:
            await store.tables.save(replace(live, table=moved), live)
            return
        except StoreConflict:
            live = await store.tables.load(before.id)
