"""A player who plays by words alone: it gets the text of a message and the labels of its buttons,
and presses a button by its label.
"""

import re
from collections.abc import Iterator
from html import unescape

from msgspec.structs import replace

from bench.fold.looks import FRAME, asks
from bot.display import buttons
from bot.display.heard import heard_surface
from bot.display.surfaces import surfaces
from bot.display.values import Button, Selection, Surface
from bot.table.values import Live, game_of, stamp_of
from bot.texts.languages import SPOKEN
from games import GAMES
from games.core.choices import Path, Screen, decision, screen
from games.core.message import Message
from games.core.values import Seat

_TAG = re.compile(r"<[^>]+>")
_LABEL = re.compile(r"^[\W_]*(?:[A-HJ-NP-Z]|[0-9]{1,3}|Z[0-9]+)(?:, |$)")
"""The part of a label that refers to the picture: the number of a place, the letter of a card."""

_TURNING = {
    FRAME.say(language, id)
    for language in SPOKEN
    for id in ("button-previous-page", "button-next-page")
}

_OTHERS = re.compile(
    "|".join(
        re.escape(FRAME.say(language, Message("aloud-other-places", {"count": 0}))).replace(
            "0", "[0-9]+"
        )
        for language in SPOKEN
    )
)


def words_of(label: str) -> str:
    """Return the words of a label that are understood without the picture: without numbers or
    letters that refer to it, without signs and emoji. Empty if no words are left.
    """
    spoken = _LABEL.sub("", label)
    kept = "".join(sign if sign.isalnum() or sign == "−" else " " for sign in spoken)
    return " ".join(kept.lower().split()) if any(map(str.isalpha, kept)) else ""


class Agent:
    """One decision of a seat, as far as words tell it."""

    def __init__(self, live: Live, seat: Seat) -> None:
        assert live.play is not None
        self.live = live
        self.seat = seat
        self.actions = decision(game_of(GAMES, live.table), live.play.state, seat)
        self._focus = Selection(seat, stamp_of(GAMES, live, seat))
        self.decided: Path | None = None
        """The path of the confirmed move."""
        self._shown: dict[Selection, Surface] = {}

    @property
    def text(self) -> str:
        """The text of the message."""
        return unescape(_TAG.sub("", self._surface(self._focus).text))

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the buttons below the message."""
        rows = self._surface(self._focus).keyboard
        return tuple(button.text for row in rows for button in row)

    @property
    def asked(self) -> Screen:
        """The screen at the player's present step."""
        return screen(self.actions, self._focus.path)

    @property
    def confirms(self) -> bool:
        """Whether nothing is left but to confirm."""
        return self.asked.action is not None

    def questions(self) -> list[list[str]]:
        """Return the labels of all answers, question by question, from all pages."""
        found: dict[Path, dict[Path, str]] = {}
        answers = self._answers()
        for button, path in self._buttons():
            if path in answers:
                found.setdefault(path[:-1], {}).setdefault(path, button.text)  # or it is Confirm
        return [list(labels.values()) for labels in found.values()]

    def press(self, *words: str) -> None:
        """Press the one button that says all of this.

        :raises ValueError: when none or several do.
        """
        fits = {
            (button.text, path): button
            for button, path in self._buttons()
            if all(f" {word.lower()} " in f" {words_of(button.text)} " for word in words)
        }
        if len(fits) != 1:
            raise ValueError(f"{len(fits)} buttons say {words}: {[text for text, _ in fits]}")
        (((_, path), button),) = fits.items()
        assert button.token
        if isinstance(button.token, buttons.Confirm):
            self.decided = path
        self._focus = replace(self._focus, path=path, page=0)

    def go(self, path: Path) -> None:
        """Go to the screen at a path."""
        self._focus = replace(self._focus, path=path, page=0)

    def _answers(self) -> frozenset[Path]:
        rows = screen(self.actions, self._focus.path).rows
        return frozenset(path for row in rows for path in row.paths)

    def _buttons(self) -> Iterator[tuple[Button, Path]]:
        """Yield the buttons of the decision, and where they lead to; from all pages."""
        seen, ahead = {0}, [self._focus]
        while ahead:
            focus = ahead.pop()
            for button in _of(self._surface(focus), focus.stamp):
                assert isinstance(button.token, buttons.Choice)
                path, page = button.token.path, button.token.page
                if not _turns(button, path, focus):
                    yield button, path
                elif page not in seen:
                    seen.add(page)
                    ahead.append(replace(focus, page=page))

    def _surface(self, focus: Selection) -> Surface:
        if focus not in self._shown:
            own = self.live.table.people[self.seat].user
            for chat in (own, self.live.table.place.chat):
                shows = surfaces(FRAME, self.live, {focus.seat: focus}, chat=chat)
                asked = [one for one in shows if asks(one, focus.stamp)]
                if asked:
                    self._shown[focus] = heard_surface(asked[-1], "chosen")
                    break
        return self._shown[focus]


def _of(surface: Surface, stamp: str) -> Iterator[Button]:
    for row in surface.keyboard:
        for button in row:
            if isinstance(button.token, buttons.Choice) and button.token.stamp == stamp:
                yield button


def _turns(button: Button, path: Path, focus: Selection) -> bool:
    """Tell whether a button leads to another page of the same question."""
    is_turning = button.text in _TURNING or _OTHERS.fullmatch(button.text)
    return bool(is_turning) and path == focus.path[: len(path)]
