"""What leads people into a part of the bot (`Feature`): buttons, commands, links."""

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from msgspec import Struct

from bot.display import buttons
from bot.display.values import Surface
from bot.handlers.taps import Answer, Handlers, Tap
from bot.handlers.typed import Action, Typed

Link = Callable[[Typed, str], Awaitable[None]]
"""What is done where somebody follows a link `?start=<purpose>_<word>`: it gets the word."""


class Choices(NamedTuple):
    """Choices at positions that are no table's."""

    are_at: Callable[[str], bool]
    """Tells by what stands for the table in a token whether it is one of them."""
    handle: Callable[[Tap, buttons.Choice], Awaitable[Answer]]


class Feature(Struct, frozen=True):
    """All that leads into a feature. What it shows among other things, and what it keeps, those
    rooms import by name (docs/adr/0130).
    """

    handlers: Handlers = ()
    commands: Mapping[str, Action] = {}
    """By name."""
    links: Mapping[str, Link] = {}
    """By the first word of what the link says."""
    choices: Choices | None = None
    messages: Mapping[str, Callable[[Tap], Awaitable[Surface]]] = {}
    """By key, what makes a message that belongs to no table and has more to offer than its buttons
    (`bot.display.more`)."""
