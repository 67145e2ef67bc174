"""A stranger who knows the ids of tables: from her own chats she presses and follows what belongs
to them, and learns nothing, whatever dies meanwhile (docs/adr/0115).
"""

from collections.abc import Collection
from contextlib import suppress
from random import Random

from bot.display import buttons
from bot.display.token import code_of
from bot.features.latecomers.buttons import AskToJoin
from bot.handlers.features import ROUTES
from playground.person import Host, RefusedError
from tests.e2e.groups import Group

_BY_ITS_LINK = ("join", "late")
"""Links that invite whoever has them to a table of people."""
_LINKS = (*_BY_ITS_LINK, "hand", "options", "ahead", "rules", "look", "past", "step", "seat", "day")


_DEEDS = (
    *(f"{code_of(buttons.Do)}:{command}" for command in ROUTES.entrances.at_one),
    *(code_of(one) for one in (buttons.Join, buttons.Board, buttons.Hand, buttons.Rematch)),
    *(code_of(one) for one in (AskToJoin, buttons.Recall)),
    f"{code_of(buttons.Stop)}::q",
    f"{code_of(buttons.Lens)}:left",
    f"{code_of(buttons.Step)}:1",
)
"""What she presses: commands at one of several tables, and buttons of groups' tables."""


class Trespasser:
    """Tries every command and every link at tables that are not hers."""

    def __init__(self, host: Host, chance: Random, names: Collection[str]) -> None:
        """:param names: what the people of those tables are called."""
        self._eve = host.person("Eve")
        self._own = Group((self._eve,), host.group("Eve's own", self._eve))
        self._chance = chance
        self._names = names
        self._answers: list[str] = []

    @property
    def chats(self) -> tuple[int, int]:
        """Her chats."""
        return self._eve.user_id, self._own.chat

    def trespass(self, table: str, *, is_group: bool) -> None:
        """Try one thing at a table.

        :param is_group: whether the table stands in a group.
        """
        if self._chance.random() < 0.5:
            links = [one for one in _LINKS if is_group or one not in _BY_ITS_LINK]
            self._eve.start(f"{self._chance.choice(links)}_{table}")
            return
        data = f"{table}:{self._chance.choice(_DEEDS)}"
        if self._chance.random() < 0.5:
            said = self._eve.start()
            post = self._eve.wait_for(lambda post: post.sender.is_bot, after=said.id)
        else:
            said = self._own.say(self._eve, "/help")
            post = self._own.wait(lambda post: post.sender.is_bot, said.id)
        with suppress(RefusedError):  # changed under her thumb
            self._answers.append(self._eve.press(post, data=data, force=True).text or "")

    def breaches(self) -> list[str]:
        """Return what she has got that names somebody or shows a game."""
        posts = [post for post in (*self._eve.messages(), *self._own.bots()) if post.sender.is_bot]
        pictures = [f"a stranger is shown a picture: {post.text}" for post in posts if post.photo]
        texts = (*self._answers, *(post.text for post in posts))
        named = [text for text in texts if any(name in text for name in self._names)]
        return pictures + [f"a stranger is told of people: {text}" for text in named]
