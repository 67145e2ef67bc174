"""Remembers which buttons a message has carried lately, so that a press on a button that has just
been replaced does not cause another edit.

The second of two quick taps hits a button that is still on the screen: the message is changed in
between, and showing it once more would only cost the chat an edit ("message is not modified"). A
crash forgets them.
"""

from cachetools import LRUCache
from msgspec import Struct

from bot.display.values import Keyboard, Tapped

_MOST = 1000
"""The most messages to remember, the latest."""


class _Buttons(Struct):
    """Hashes of the buttons of a message."""

    now: frozenset[int]
    before: frozenset[int] = frozenset()


class RecentKeyboards:
    """Remembers keyboards that were sent lately."""

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
