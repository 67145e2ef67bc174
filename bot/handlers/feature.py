"""The entrances of a feature (`Feature`): buttons, commands, links; and the handlers of all
features together (`Routes`).
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple

from msgspec import Struct

from bot.display import buttons
from bot.display.token import Token, reader
from bot.handlers.pages.settings_pages import Switch
from bot.handlers.taps import Answer, Handlers, Tap
from bot.handlers.typed import Action, Typed
from bot.service.clock import Work

Link = Callable[[Typed, str], Awaitable[None]]
"""Handler of a link `?start=<purpose>_<word>`: it gets the word."""


class Choices(NamedTuple):
    """Choices at positions that are no table's."""

    are_at: Callable[[str], bool]
    """(table part of a token) -> whether it names one of them."""
    handle: Callable[[Tap, buttons.Choice], Awaitable[Answer]]


class Feature(Struct, frozen=True):
    """All entrances of a feature. Its lines on other messages, and its data, are imported by name
    where they are used (docs/adr/0130).
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


class Routes:
    """The handlers of each button, command and link, from the features that a bot has."""

    def __init__(self, features: Iterable[Feature]) -> None:
        every = tuple(features)
        self.handlers = {one.kind: one.handle for feature in every for one in feature.handlers}
        """By kind of button."""
        self.read: Callable[[str | None], Token] = reader(self.handlers)
        """Reads the payload of a button; a payload without a handler is refused."""
        self.at_one = {name: do for one in every for name, do in one.at_one.items()}
        everywhere = {name: do for one in every for name, do in one.commands.items()}
        self.commands = everywhere | self.at_one
        self.links = {word: link for one in every for word, link in one.links.items()}
        self.choices = tuple(one.choices for one in every if one.choices)
        switches = (switch for one in every for switch in one.switches)
        self.switches = tuple(sorted(switches, key=lambda switch: switch.rank))
        self.works = tuple(work for one in every for work in one.works)
