"""What leads people into a feature (`Feature`): buttons, commands, links."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec import Struct

from bot.handlers.taps import Handlers
from bot.handlers.typed import Action, Typed

Link = Callable[[Typed, str], Awaitable[None]]
"""What is done where somebody follows a link `?start=<purpose>_<word>`: it gets the word."""


class Feature(Struct, frozen=True):
    """All that leads into a feature. What it shows among other things, and what it keeps, those
    rooms import from its folder by name (docs/adr/0130).
    """

    handlers: Handlers = ()
    commands: Mapping[str, Action] = {}
    """By name."""
    links: Mapping[str, Link] = {}
    """By the first word of what the link says."""
