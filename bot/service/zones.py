"""Guesses the time zones of people whose language has no usual one: by those with whom they play,
until they say (docs/adr/0118).
"""

from msgspec.structs import replace

from bot.store.store import Store
from bot.table.values import NOBODY, Table
from bot.table.zones import most_common


async def guess_zones(store: Store, table: Table) -> None:
    """Remember by which clock most of a table's people live who have said so: for its group, and
    for those who have not. Among strangers nobody's is a guess at another's.
    """
    if table.strangers:
        return
    users = {person.user for person in table.people} - {NOBODY}
    profiles = {user: await store.profiles.of(user) for user in sorted(users)}
    near = most_common(profile.habits.zone for profile in profiles.values())
    if not near:
        return
    if table.place.is_group:
        profiles[table.place.chat] = await store.profiles.of(table.place.chat)
    for id, profile in profiles.items():
        if not profile.habits.is_told and profile.habits.near != near:
            await store.profiles.change(id, habits=replace(profile.habits, near=near))
