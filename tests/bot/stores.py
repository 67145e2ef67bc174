"""Tables in a store, and a service over it."""

from bot.display.values import Selection
from bot.reconciler.state.shown import Shown
from bot.store.store import Store
from bot.table.values import Live
from games.core.values import Seat
from tests.bot.tables import GROUP

SHOWN = Shown(GROUP, "1", 77, "digest", None, has_buttons=True, retired_text="")


async def saved(store: Store, live: Live) -> Live:
    return await store.tables.save(live, None)


class Watch:
    """Notes what is to be shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Selection | None]] = []

    def show(self, table: str, selection: Selection | None = None) -> None:
        self.asked.append((table, selection))

    def look(self, table: str, seat: Seat | None) -> None:
        """Remember nothing."""
