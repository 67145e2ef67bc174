"""What is known of messages in memory alone, until a crash: whose answer was lost, so that nobody
knows whether they exist, when they are sent again (docs/adr/0006); and which buttons they have
carried lately.
"""

from time import monotonic

from cachetools import LRUCache
from msgspec import Struct

from bot.display.values import Keyboard, Surface, Tapped
from bot.reconciler.api.retry import Lost
from bot.table.values import Place

_PAUSES = (3.0, 30.0, 60.0, 120.0, 240.0, 480.0)
"""Seconds before a lost or deleted message is sent again, by the number of losses."""
_MOST = 1000
"""The most messages to remember, the latest."""


_Key = tuple[str, Place, str]


class Gone(Lost):
    """A new message was deleted by somebody before it was filled."""


class _Doubt(Struct):
    """A message that got lost, and how often."""

    what: str
    """The version of the surface that the message showed."""
    times: int
    digest: str
    until: float
    """When it may be sent again, by the monotonic clock."""


class Doubts:
    """Counts lost messages, each of its table: those of one chat have surfaces of the same name."""

    def __init__(self) -> None:
        self._doubts: LRUCache[_Key, _Doubt] = LRUCache(_MOST)

    def is_in(self, table: str, surface: Surface) -> bool:
        """Tell whether a message of a surface got lost.

        :param table: whose it is; empty for one of no table.
        """
        return self._of(table, surface) is not None

    def wait(self, table: str, surface: Surface) -> float:
        """Return for how many seconds the same message must not be sent again; 0 once the surface
        has changed.
        """
        doubt = self._of(table, surface)
        is_same = doubt is not None and doubt.digest == surface.digest
        return max(0.0, doubt.until - monotonic()) if doubt and is_same else 0.0

    def note(self, table: str, surface: Surface) -> int:
        """Count a lost message; return how often it got lost by now."""
        known = self._of(table, surface)
        times = known.times + 1 if known else 1
        pause = _PAUSES[min(times, len(_PAUSES)) - 1]
        doubt = _Doubt(_what(surface), times, surface.digest, monotonic() + pause)
        self._doubts[_key(table, surface)] = doubt
        return times

    def forget(self, table: str, surface: Surface) -> None:
        """Forget a message that has arrived."""
        self._doubts.pop(_key(table, surface), None)

    def _of(self, table: str, surface: Surface) -> _Doubt | None:
        doubt = self._doubts.get(_key(table, surface))
        return doubt if doubt and doubt.what == _what(surface) else None


def _key(table: str, surface: Surface) -> _Key:
    return table, surface.place, surface.key


def _what(surface: Surface) -> str:
    """Return the version of a surface: its generation, or for a message of no table its digest."""
    return surface.generation or surface.digest


class _Buttons(Struct):
    """Hashes of the buttons of a message."""

    now: frozenset[int]
    before: frozenset[int] = frozenset()


class RecentKeyboards:
    """Remembers which buttons a message has carried lately, so that a press on a button that has
    just been replaced does not cause another edit.

    The second of two quick taps hits a button that is still on the screen: the message is changed
    in between, and showing it once more would only cost the chat an edit ("message is not
    modified").
    """

    def __init__(self) -> None:
        self._faces: LRUCache[tuple[int, int], _Buttons] = LRUCache(_MOST)

    def note(self, chat: int, message: int, keyboard: Keyboard) -> None:
        """Record the buttons that a message has now."""
        now = frozenset(hash(str(button.token)) for row in keyboard for button in row)
        known = self._faces.get((chat, message), _Buttons(now))
        self._faces[chat, message] = _Buttons(now, (known.before | known.now) - now)

    def heard(self, tapped: Tapped) -> None:
        """Record that a tap's evidence has been used: an update that is tried again with the same
        tap would use it anew, and edit the message without end.
        """
        face = self._faces.get((tapped.chat, tapped.message), _Buttons(frozenset()))
        before = face.before | {hash(tapped.button)}
        self._faces[tapped.chat, tapped.message] = _Buttons(face.now, before)

    def news(self, tapped: Tapped | None) -> Tapped | None:
        """Return a tap if it shows that our record of its message may be wrong; None if its button
        was replaced a moment ago, or the tap was counted before.
        """
        face = tapped and self._faces.get((tapped.chat, tapped.message))
        is_old = tapped and face and hash(tapped.button) in face.before
        return None if is_old else tapped
