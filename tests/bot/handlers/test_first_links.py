"""A link to the private chat is followed by somebody whom the bot has never seen: their first
/start proves that they can be written to, and opens what they were promised.
"""

from collections.abc import AsyncIterator, Callable

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.features.handing.table import word_of_offer
from bot.handlers.door import way_of
from bot.handlers.features import ROUTES
from bot.table.gathering import AddComputer, Start
from bot.table.membership import Membership
from bot.table.values import Place, User, with_changes
from games.core.contract import Level
from tests.bot.handlers.strangers import Town, town
from tests.bot.tables import ANNA, BORIS, FRAME, begun, do, lobby

NEW = User(99, "Zoe", "en")
"""Sits nowhere; Anna and Boris sit at the tables, and have never opened the private chat."""


def _of(kind: str, purpose: str, rest: str = "") -> Callable[[Town], str]:
    return lambda here: f"{purpose}_{here.tables[kind].table.id}{rest}"


def _pressed(kind: str, purpose: str) -> Callable[[Town], str]:
    return lambda here: f"{purpose}_{way_of(here.tables[kind].table, NEW.id)}"


def _seat(here: Town) -> str:
    table = here.tables["a seat on offer"].table
    assert table.offer
    return f"seat_{table.id}_{word_of_offer(table, table.offer)}"


PROMISED: dict[str, tuple[User, Callable[[Town], str]]] = {
    "join": (NEW, _pressed("a lobby with secrets", "join")),
    "late": (NEW, _pressed("a computer's seat", "late")),
    "seat": (NEW, _seat),
    "here": (NEW, lambda here: "here"),
    "privacy": (NEW, lambda here: "privacy"),
    "challenge": (NEW, lambda here: "challenge"),
    "learn": (NEW, lambda here: "learn_carcassonne"),
    "rules": (NEW, lambda here: "rules_gifts"),
    "games": (BORIS, lambda here: "games"),
    "hand": (BORIS, _of("secrets", "hand")),
    "options": (ANNA, _of("a lobby", "options")),
    "ahead": (BORIS, _of("a game", "ahead")),
    "look": (BORIS, _of("a game", "look", "__left")),
    "past": (BORIS, _of("over", "past")),
    "step": (BORIS, _of("over", "step")),
    "time": (BORIS, _of("a game by the clock", "time")),
    "day": (ANNA, _of("a challenge that is over", "day")),
}


REFUSALS = {
    FRAME.say(language, id)
    for id in ("refused-unreachable", "refused-outdated", "invitation-over")
    for language in ("en", "ru")
}
"""The answers that close the door."""


@pytest.fixture
async def here(redis: Redis) -> AsyncIterator[Town]:
    computer = do(lobby("sealed", ANNA, BORIS), ANNA, AddComputer(Level.EASY), Start(1))
    timed = with_changes(begun("carcassonne", ANNA, BORIS), clock=600, increment=10)
    async with town(redis) as here:
        for chat in (-1006, -1007):
            here.messenger.members[chat, NEW.id] = Membership.MEMBER
        for name, live, chat in (
            ("a computer's seat", computer, -1007),
            ("a game by the clock", timed, -1008),
        ):
            table = replace(live.table, id=f"{-chat}".rjust(10, "0"), place=Place(chat))
            here.tables[name] = await here.store.tables.save(replace(live, table=table), None)
        yield here


@pytest.mark.parametrize("purpose", ROUTES.entrances.links)
async def test_first_start_opens_what_the_link_promises(here: Town, purpose: str) -> None:
    user, payload = PROMISED[purpose]
    await here.store.profiles.forget(user.id)
    await here.follow(payload(here), user)
    said = {line for surface in here.messenger.surfaces for line in surface.text.split("\n")}
    assert not REFUSALS & said
    assert (await here.store.profiles.of(user.id)).reachable


async def test_latecomer_who_was_never_seen_has_asked_the_players(here: Town) -> None:
    await here.follow(PROMISED["late"][1](here), NEW)
    live = await here.store.tables.load(here.tables["a computer's seat"].table.id)
    assert live
    assert live.table.offer
    assert live.table.offer.friend
    assert live.table.offer.friend.name == NEW.name
