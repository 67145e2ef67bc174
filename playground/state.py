"""The context of a running playground: the world, its journal, rate limits and fault injection."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from pathlib import Path

from playground.faults import Faults
from playground.files import Upload, read_upload, unique_id_of
from playground.hub import Hub
from playground.journal import Journal
from playground.limits import SentLately
from playground.settings import Clock, Settings
from playground.world.changes import BotBorn, FileStored
from playground.world.values import File, Json, User, Value
from playground.world.world import World

BOT = User(7_000_000_001, "Nastolka", username="nastolka_play_bot", is_bot=True)


class Call(Value, frozen=True):
    """A request of the bot and how it ended."""

    seq: int
    at: float
    method: str
    parameters: Json
    ok: bool
    error: str | None = None
    message: int | None = None
    """The id of the message that it sent or changed."""
    lost: bool = False
    """A fault kept the answer from the bot: whatever it asked for has happened."""
    connection: int = 0
    """The bot's port: tells its processes apart."""
    late: float = 0
    """Seconds for which a fault kept the answer back."""
    faults: tuple[str, ...] = ()
    """Those that it met: each its kind and when it struck, such as "drop after"."""


class Playground:
    """The world of a folder, alive; one event loop owns it."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.clock = Clock()
        self.hub = Hub()
        self.faults = Faults()
        self.budget = SentLately(self.settings.rates, self.clock)
        self.calls: deque[Call] = deque(maxlen=5000)
        self.poller = 0
        self.webhook_error: tuple[float, str] | None = None
        self.files = folder / "files"
        self.files.mkdir(parents=True, exist_ok=True)
        self._journal = Journal(folder)
        self.world = self._load()

    def _load(self) -> World:
        world = World(self.clock)
        for change in self._journal.read():
            world.replay(change)
        world.listen(self._journal.append)
        world.listen(self.hub.note)
        if not world.token:
            token = f"{BOT.id}:AA{secrets.token_urlsafe(30)[:33]}"
            world.record(BotBorn(BOT, token))
        return world

    def close(self) -> None:
        """Stop all waiting and let go of the folder."""
        self.hub.close()
        self._journal.close()

    async def store(self, upload: Upload, kind: str) -> File:
        """Check and keep an uploaded file; reading it does not hold up the others."""
        if known := self.world.files.get(unique_id_of(upload, kind)):
            return known
        files = await asyncio.to_thread(read_upload, self.files, upload, kind)
        for file in files:
            self.world.record(FileStored(file))
        return files[-1]

    def log(
        self,
        method: str,
        parameters: Json,
        error: str | None,
        *,
        message: int | None = None,
        lost: bool = False,
        connection: int = 0,
        late: float = 0,
        faults: tuple[str, ...] = (),
    ) -> None:
        """Note how a request ended."""
        seq = self.calls[-1].seq + 1 if self.calls else 1
        now = self.clock()
        ok = error is None
        self.calls.append(
            Call(seq, now, method, parameters, ok, error, message, lost, connection, late, faults)
        )
