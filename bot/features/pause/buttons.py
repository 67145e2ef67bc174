"""Buttons of a pause. PURE."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.display.token import Token


class Pause(Token, tag="pa", frozen=True):
    """Ask for a pause of so many days; 0: until somebody goes on."""

    days: Annotated[int, Meta(ge=0, le=14)]


class Answer(Token, tag="pn", frozen=True):
    """Agree to the pause that somebody asks for, or not."""

    answer: Literal["y", "n"]
    wish: str = ""
    """The stamp of that wish."""


class Resume(Token, tag="pg", frozen=True):
    """Go on."""
