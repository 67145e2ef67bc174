"""The entrances of a feature (`Feature`): buttons, commands, links."""

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from msgspec import Struct

from bot.display import buttons
from bot.handlers.pages.settings_pages import Switch
from bot.handlers.taps import Answer, Handlers, Tap
from bot.handlers.typed import Action, Link
from bot.service.clock import Work


class Choices(NamedTuple):
    """Choices at positions that are no table's."""

    are_at: Callable[[str], bool]
    """(table part of a token) -> whether it names one of them."""
    handle: Callable[[Tap, buttons.Choice], Awaitable[Answer]]


class Feature(Struct, frozen=True):
    """What leads into a feature: buttons, commands, links, settings, work that comes again. Its
    lines on other messages, its data, and what others start in it, are imported by name where they
    are used (docs/adr/0130).
    """

    handlers: Handlers = ()
    commands: Mapping[str, Action] = {}
    """By name."""
    at_one: Mapping[str, Action] = {}
    """Those that are meant for one table: where there are several, it is asked which."""
    links: Mapping[str, Link] = {}
    """By the first word of the link."""
    choices: Choices | None = None
    switches: tuple[Switch, ...] = ()
    """Its rows on pages of /settings."""
    works: tuple[Work, ...] = ()
    """What it does by the clock, besides what is due at tables."""
