"""Reads the playground's own record: its journal, and its log of requests."""

import threading
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from bot.display import buttons
from bot.display.token import code_of
from bot.features.hints.shown import Hint
from bot.features.lessons.buttons import Learn
from bot.features.pause.buttons import Pause, Resume
from playground.person import Host
from playground.state import BOT
from playground.world.changes import (
    AnyChange,
    FileStored,
    MessageDeleted,
    MessageEdited,
    MessageSent,
    QueryAnswered,
    QueryOpened,
)
from playground.world.values import Message, Query

_PAGES = (f"{code_of(buttons.Lens)}:", f"{code_of(Learn)}:")
_CALLING = {code_of(Pause), code_of(Resume)}
"""Buttons by which the board is posted anew for others: who is asked to pause, or can go on."""
SENDING = ("sendMessage", "sendPhoto", "sendPoll")


class Request(Struct, frozen=True):
    """A request of the bot and how it ended."""

    seq: int
    at: float
    method: str
    parameters: dict[str, Any]
    ok: bool
    error: str | None = None
    message: int | None = None
    lost: bool = False
    connection: int = 0
    late: float = 0
    faults: tuple[str, ...] = ()

    @property
    def chat(self) -> int:
        return int(self.parameters.get("chat_id", 0))


class Look(NamedTuple):
    """How a message looked from some moment on."""

    message: Message
    is_new: bool


class Gone(NamedTuple):
    """A message that stands no more."""

    chat_id: int
    id: int
    at: int
    """Before which look."""


class Record(NamedTuple):
    """Everything that anybody has seen."""

    looks: list[Look]
    """Of all messages, in the order of time."""
    presses: dict[str, Query]
    """As they ended, in the order of time."""
    asked: list[tuple[int, int]]
    """When somebody wanted to see something again: before which look, in which chat."""
    files: int
    """Pictures and thumbnails."""
    gone: tuple[Gone, ...] = ()
    """The messages that were deleted."""

    def standing(self) -> list[Message]:
        """Return the last looks of the messages that the bot has left."""
        last = {
            (look.message.chat_id, look.message.id): look.message
            for look in self.looks
            if not look.message.receiver
        }
        for gone in self.gone:
            last.pop((gone.chat_id, gone.id), None)
        return [message for message in last.values() if message.sender == BOT.id]


def read(folder: Path) -> Record:
    """Read the journal of a playground."""
    record, files, deleted = Record([], {}, [], 0), 0, list[Gone]()
    homes: dict[str, int] = {}  # the group of each table
    chats = defaultdict[str, set[int]](set)  # in which there are buttons of a table
    for change in _changes(folder / "journal.jsonl"):
        match change:
            case MessageSent(message) | MessageEdited(message):
                if message.sender != BOT.id:
                    record.asked.append((len(record.looks), message.chat_id))
                record.looks.append(Look(message, isinstance(change, MessageSent)))
                for table in _tables(message):
                    chats[table].add(message.chat_id)
                if message.chat_id < 0:
                    homes |= dict.fromkeys(_tables(message), message.chat_id)
            case QueryOpened(query) | QueryAnswered(query):
                wanted = _wanted(query, homes, chats)
                record.asked.extend((len(record.looks), chat) for chat in wanted)
                record.presses[query.id] = query
            case FileStored():
                files += 1
            case MessageDeleted(chat_id, message_id, receiver=None):
                deleted.append(Gone(chat_id, message_id, len(record.looks)))
            case _:
                pass
    return record._replace(files=files, gone=tuple(deleted))


def _wanted(query: Query, homes: Mapping[str, int], chats: Mapping[str, set[int]]) -> Iterator[int]:
    """Yield the chats for which a press wants to see something again."""
    table, _, what = query.data.partition(":")
    if what in (code_of(buttons.Hand), code_of(Hint)) or what.startswith(_PAGES):
        yield query.user_id
    if what.startswith(code_of(buttons.Board)):  # without a group, in everybody's own chat
        yield homes.get(table, query.user_id)
    if what.partition(":")[0] in _CALLING:
        yield from chats.get(table, ())


def _tables(message: Message) -> Iterator[str]:
    """The tables that a message's buttons belong to."""
    for row in message.keyboard or ():
        yield from (button.data.partition(":")[0] for button in row if button.data)


def _changes(journal: Path) -> Iterator[AnyChange]:
    decoder: msgspec.json.Decoder[AnyChange] = msgspec.json.Decoder(AnyChange)
    with journal.open("rb") as lines:
        for line in lines:
            yield decoder.decode(line)


class Requests:
    """Collects the log of requests, of which the playground keeps the latest only."""

    EVERY = 0.5
    """Seconds."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._collect, daemon=True)
        self.all: list[Request] = []

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Collect the rest."""
        self._stopping.set()
        self._thread.join()
        self._take()

    def _collect(self) -> None:
        while not self._stopping.wait(self.EVERY):
            self._take()

    def _take(self) -> None:
        after = self.all[-1].seq if self.all else 0
        found = msgspec.convert(self._host.log(after), list[Request])
        assert not found or found[0].seq == after + 1, "some requests are gone"
        self.all += found
