"""Events in the chats of a game besides faults: people clear their private chat for themselves
alone, a group becomes a supergroup in the middle of a game, and the bot may pin there but not
delete the service message about it. Also the settings of Telegram that nobody knows, or that an
owner chooses.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from playground.person import Host, Person, Post
from playground.settings import NO_RATES, Settings
from playground.state import BOT
from playground.world.chats import Joins
from playground.world.values import Message
from tests.soak.plans import Plan

_CLEARS, _UPGRADED, _PINS = 0.5, 0.4, 0.3
"""Shares of games whose people clear their chats, whose group is upgraded, in whose group the bot
may pin and not delete."""
_NOW = 0.08
"""How often it happens, of all that people do, in a game in which it does."""
_UNHEARD = 20.0
"""Seconds after which a person asks again for an answer that does not come: an answer that belongs
to no table is lost with a killed worker."""
_PINNED = "pinned_message"


class Happens(NamedTuple):
    """The events in the chats of one game."""

    clears: bool = False
    """Whether people clear their private chats."""
    upgrade: Joins | None = None
    """The moment at which the bot is told that it is in the supergroup that its group becomes; None
    if the group stays a group."""
    only_pins: bool = False
    """Whether the bot is an admin who may pin and may not delete."""


def happens(plan: Plan) -> Happens:
    """Return the events in the chats of a game, by its seed."""
    chance = Random(f"world {plan.seed}")
    clears, upgraded, pins = (chance.random() for _ in range(3))
    joins = chance.choice(list(Joins))
    return Happens(
        clears < _CLEARS,
        joins if upgraded < _UPGRADED and not plan.is_circle else None,
        pins < _PINS and not plan.is_circle,
    )


def telegram(seed: int) -> Settings:
    """Return the settings of a soak's Telegram: whether private chats have topics, and a message
    outside them opens one; and whether messages of an upgraded group can still be edited.
    """
    topics, opens, edits = seed % 3 == 0, seed % 6 == 0, seed % 4 >= 2
    return Settings(NO_RATES, topics=topics, opens_topics=opens, edits_upgraded=edits)


class World:
    """Lets it happen to the chats of one game."""

    def __init__(self, host: Host, plan: Plan) -> None:
        self._host = host
        self._happens = happens(plan)
        self._chance = Random(f"when {plan.seed}")
        self._cleared: dict[Person, float] = {}
        """People whose chat is empty, and when they last asked for the board."""
        self.former: tuple[int, ...] = ()
        """The chat that the group was before it was upgraded."""

    def appoint(self, group: int) -> None:
        """Make the bot the admin that it is to be."""
        if self._happens.only_pins:
            order = {"user_id": BOT.id, "admin": True, "deletes": False}
            self._host.post(f"chats/{group}/admins", order)

    def upgraded(self, group: int) -> int:
        """Return the chat that the group is now."""
        joins = self._happens.upgrade
        if joins is None or self.former or self._chance.random() >= _NOW:
            return group
        self.former = (group,)
        return int(self._host.post(f"chats/{group}/migrate", {"joins": joins.value})["id"])

    def clear(self, people: Sequence[Person], seen: Callable[[int], list[Post]]) -> None:
        """Have somebody clear a chat with messages in it, and ask for the board there until it
        comes: the bot is not told of the clearing, and nobody sees the messages that it edits.

        :param seen: returns the messages that a person sees in their chat.
        """
        for person, asked in list(self._cleared.items()):
            if any(post.sender.is_bot for post in seen(person.user_id)):
                del self._cleared[person]
            elif time.monotonic() - asked > _UNHEARD:
                self._ask(person)
        if self._happens.clears and self._chance.random() < _NOW:
            person = self._chance.choice(people)
            if any(post.sender.is_bot for post in seen(person.user_id)):
                person.clear()
                self._ask(person)

    def _ask(self, person: Person) -> None:
        self._cleared[person] = time.monotonic()
        person.send(person.user_id, "/board")


def breaches(plan: Plan, chats: set[int], looks: Sequence[Message]) -> Iterator[str]:
    """Yield a line if service messages about pins stay in a group in which the bot may delete
    nothing.

    :param chats: the chats of the game, with the former group of an upgraded one.
    """
    lines = [
        look
        for look in looks
        if look.chat_id in chats and look.sender == BOT.id and look.service
        if look.service.kind == _PINNED
    ]
    if happens(plan).only_pins and lines:
        yield f"{plan}: {len(lines)} lines say that something is pinned, and stay"


def as_one(looks: Sequence[Message], former: tuple[int, ...], chat: int) -> list[Message]:
    """Return messages as if the group had always been the chat that it has become: the same people
    read both.
    """
    return [replace(look, chat_id=chat) if look.chat_id in former else look for look in looks]
