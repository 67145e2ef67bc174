"""Each chat reads its messages in high contrast, or as usual, whatever others want."""

import asyncio

import pytest
from redis.asyncio import Redis

from bot.display.pictures import map_picture
from bot.display.values import picture_digest, reply
from bot.features.contrast.shown import sharp
from bot.reconciler.messenger import Messenger
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import Place
from render import Picture
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, begun
from tests.bot.telegrams import Brush, Telegram, messenger_at

PLACES = (Place(ANNA.id), Place(BORIS.id), GROUP)


class Watched(Brush):
    """It remembers what it was asked for last."""

    last: object = None

    async def draw(self, picture: object) -> bytes:
        self.last = picture
        return await super().draw(picture)


def picture() -> Picture:
    found = map_picture(FRAME, begun("carcassonne", ANNA, BORIS))
    assert found
    return found


@pytest.mark.parametrize("wants", PLACES)
async def test_only_the_chat_that_wants_it_gets_it(
    wants: Place, store: Store, redis: Redis
) -> None:
    """A person in private, a group for all who are there."""
    await store.profiles.remember(wants.chat, Profile(contrast=True))
    brush = Watched()
    messenger = messenger_at(Telegram(), store, redis, brush=brush)
    for place in PLACES:
        messenger.sender.say(reply(place, "", picture=picture()))
        await asyncio.wait_for(messenger.settle(), 60)
        assert brush.last == (sharp(picture()) if place == wants else picture())


async def test_a_picture_is_shared_as_it_was_shown_where_telegram_has_no_other(
    store: Store, redis: Redis
) -> None:
    """Else whoever wants to share it would be sent to look at it first, again and again."""
    messenger: Messenger = messenger_at(Telegram(), store, redis)
    shared = reply(GROUP, "", picture=picture())
    assert await messenger.files.file_id(shared) is None
    await redis.set(f"f:{picture_digest(sharp(picture()))}", "sharp")
    assert await messenger.files.file_id(shared) == "sharp"
    await redis.set(f"f:{picture_digest(picture())}", "usual")
    assert await messenger.files.file_id(shared) == "usual"
