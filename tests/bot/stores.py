"""Tables in a store, and a desk over it."""

from bot.courier.shown import Shown
from bot.display.values import Focus
from bot.store.store import Store
from bot.table.values import Live
from games.core.values import Seat
from tests.bot.tables import GROUP

SHOWN = Shown(GROUP, "1", 77, "digest", None, has_buttons=True, farewell="")


async def saved(store: Store, live: Live) -> Live:
    return await store.tables.save(live, None)


class Watch:
    """Notes what is to be shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Focus | None]] = []

    def show(self, table: str, focus: Focus | None = None) -> None:
        self.asked.append((table, focus))

    def look(self, table: str, seat: Seat | None) -> None:
        """Remember nothing."""
