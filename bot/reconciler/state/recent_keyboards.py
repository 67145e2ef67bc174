"""Remembers which buttons a message has carried lately: a press on a button that has just been
replaced does not cause another edit.

Two taps in a moment are on what is still seen there: the message is changed in between, and to show
it once more would only cost the chat an edit ("message is not modified"). A crash forgets them.
"""

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
        self._faces: dict[tuple[int, int], _Buttons] = {}

    def note(self, chat: int, message: int, keyboard: Keyboard) -> None:
        """Record the buttons that a message has now."""
        now = frozenset(hash(str(button.token)) for row in keyboard for button in row)
        known = self._faces.pop((chat, message), _Buttons(now))
        self._faces[chat, message] = _Buttons(now, (known.before | known.now) - now)
        if len(self._faces) > _MOST:
            del self._faces[next(iter(self._faces))]

    def news(self, tapped: Tapped | None) -> Tapped | None:
        """Return what a tap tells of its message; None if its button was removed since."""
        face = tapped and self._faces.get((tapped.chat, tapped.message))
        is_old = tapped and face and hash(tapped.button) in face.before
        return None if is_old else tapped
