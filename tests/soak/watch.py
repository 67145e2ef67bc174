"""All chats as they stand, kept up to date by the playground's stream of events."""

import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import TypeVar

import httpx
import msgspec
from msgspec import Struct

from playground.person import Post

T = TypeVar("T")


class Event(Struct, frozen=True):
    """A change of a chat, as the playground tells it."""

    kind: str
    chat_id: int | None = None
    message: Post | None = None
    message_id: int | None = None
    only: int | None = None
    """The only person who sees the message, whose number is of another kind."""


class Watch:
    """Follows the playground until it ends; waiting for something costs no requests."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._posts: dict[int, dict[int, Post]] = defaultdict(dict)
        self._versions: Counter[int] = Counter()
        self._changed = threading.Condition(threading.RLock())
        self._thread = threading.Thread(target=self._follow, daemon=True)
        self.is_given_up = False
        """Whether all waiting is to end."""
        self.last = time.monotonic()
        """When something changed last."""

    def start(self) -> None:
        """Begin to follow."""
        self._thread.start()

    def join(self) -> None:
        """Wait for the end of the playground."""
        self._thread.join()

    def posts(self, chat: int) -> list[Post]:
        """Return the messages in a chat, oldest first."""
        with self._changed:
            return [post for _, post in sorted(self._posts[chat].items())]

    def version(self, *chats: int) -> int:
        """How many changes there have been in these chats."""
        with self._changed:
            return sum(self._versions[chat] for chat in chats)

    def wait(self, look: Callable[[], T | None], seconds: float) -> T | None:
        """Return the first result of `look` that is not empty; None when it takes too long."""
        deadline = time.monotonic() + seconds
        with self._changed:
            while not (found := look()):
                left = deadline - time.monotonic()
                if left <= 0 or self.is_given_up:
                    return None
                self._changed.wait(left)
        return found

    def _follow(self) -> None:
        client = httpx.Client(trust_env=False, timeout=60)
        with client, client.stream("GET", f"{self._url}/play/events?after=0") as answer:
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    self._note(msgspec.json.decode(line[6:], type=Event))

    def _note(self, event: Event) -> None:
        assert event.kind != "reset", "the stream is too far behind"
        if event.chat_id is None or event.kind not in ("message", "edit", "delete"):
            return
        if event.only is not None:
            return
        with self._changed:
            self.last = time.monotonic()
            if event.kind == "edit" and event.message and self._is_gone(event.message):
                return
            self._versions[event.chat_id] += 1
            if event.message:
                self._posts[event.chat_id][event.message.id] = event.message
            elif event.message_id:
                self._posts[event.chat_id].pop(event.message_id, None)
            self._changed.notify_all()

    def _is_gone(self, post: Post) -> bool:
        """Tell whether somebody has cleared a message away for themselves: edits are not seen."""
        return post.id not in self._posts[post.chat_id]
