"""Starting a table: what the command needs besides the table, and what its group is remembered
for.
"""

from msgspec.structs import replace

from bot.service.table_service import TableService
from bot.service.zones import guess_zones
from bot.table.gathering import Start
from bot.table.recent import remembered
from bot.table.suspension import has_weekends
from bot.table.values import Live, Table, User


async def start_of(service: TableService, table: Table, user: User) -> Start:
    """Return the command with which somebody starts a table now."""
    zone, offset = await _zone(service, table, user)
    return Start(service.seed(), service.today, service.now, zone, offset)


async def remember_start(service: TableService, begun: Live, user: User) -> None:
    """Remember how this group plays, and by what clocks its people live."""
    await guess_zones(service.store, begun.table)
    chat = begun.table.place.chat or user.id
    before = (await service.store.profiles.of(chat)).recent
    table = begun.table
    if before and table.place.is_group and table.tempo is None:  # one alone: the group's pace stays
        last, still = before[0], replace(table.still, weekends=before[0].weekends)
        time = {"clock": last.clock, "increment": last.increment, "still": still}
        table = replace(table, tempo=last.tempo, **time)
    await service.remember(chat, recent=remembered(table, before))


async def _zone(service: TableService, table: Table, user: User) -> tuple[str, int]:
    """Return the host's time zone where their weekends are free, or minutes ahead of UTC if they
    have set those.
    """
    if not has_weekends(table):
        return "", 0
    profile = await service.store.profiles.of(table.host or user.id)
    habits, language = profile.habits, profile.language or user.language
    return habits.zone if habits.is_told else habits.guess(language), habits.ahead
