"""The handlers of all features of a bot together (`Routes`)."""

from collections.abc import Awaitable, Callable, Iterable

from bot.display import buttons
from bot.display.token import Token, reader
from bot.handlers.feature import Feature
from bot.handlers.taps import Answer, Tap
from bot.handlers.typed import Entrances


class Routes:
    """The handlers of each button, command and link, from the features that a bot has."""

    def __init__(self, features: Iterable[Feature]) -> None:
        every = tuple(features)
        self.handlers = {one.kind: one.handle for feature in every for one in feature.handlers}
        """By kind of button."""
        self.read: Callable[[str | None], Token] = reader(self.handlers)
        """Reads the payload of a button; a payload without a handler is refused."""
        at_one = {name: do for one in every for name, do in one.at_one.items()}
        everywhere = {name: do for one in every for name, do in one.commands.items()}
        links = {word: link for one in every for word, link in one.links.items()}
        switches = (switch for one in every for switch in one.switches)
        in_order = tuple(sorted(switches, key=lambda switch: switch.rank))
        self.entrances = Entrances(everywhere | at_one, at_one, links, in_order)
        self.works = tuple(work for one in every for work in one.works)
        self._choices = tuple(one.choices for one in every if one.choices)

    async def handle(self, tap: Tap) -> Answer:
        """Call the handler of a button; of a choice at a position that is no table's, that of the
        feature whose position it is.

        :raises BadToken: when no such button was ever offered.
        :raises Refused: when the press is not allowed now.
        """
        if tap.live is None and isinstance(tap.token, buttons.Choice):
            for choices in self._choices:
                if choices.are_at(tap.token.table):
                    return await choices.handle(tap, tap.token)
        answer: Awaitable[Answer] = self.handlers[type(tap.token)](tap)
        return await answer
