"""Tables in a store, and a service over it."""

from collections.abc import Sequence

from bot.display.values import Selection, Surface
from bot.reconciler.state.shown import Shown
from bot.store.store import Store
from bot.table.membership import Membership
from bot.table.values import Live
from tests.bot.tables import GROUP

SHOWN = Shown(GROUP, "1", 77, "digest", None, has_buttons=True, retired_text="")


async def saved(store: Store, live: Live) -> Live:
    return await store.tables.save(live, None)


async def standing(store: Store, live: Live) -> Live:
    """Put a table into its place."""
    kept = await saved(store, live)
    await store.places.claim(live.table.place, live.table.id, None)
    return kept


class Watch:
    """Notes what is to be shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Selection | None]] = []
        self.said: list[Surface] = []
        self.deleted: list[tuple[int, int]] = []
        self.shut = frozenset[int]()
        """Chats that take nothing from us."""
        self.out = frozenset[int]()
        """Who has left the group."""
        self.sender = self.chats = self

    def show(self, table: str, selection: Selection | None = None) -> None:
        self.asked.append((table, selection))

    def say(self, surface: Surface) -> None:
        self.said.append(surface)

    def delete(self, chat: int, message: int) -> None:
        self.deleted.append((chat, message))

    async def membership(self, chat: int, user: int) -> Membership:
        return Membership.OUT if user in self.out else Membership.MEMBER

    async def unreachable(self, table: str) -> frozenset[int]:
        return self.shut

    async def forget(self, user: int, tables: Sequence[str]) -> None:
        """Keep nothing that would have to go."""
