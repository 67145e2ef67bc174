"""Scrolling back: what people find in their chats that they should have to remember."""

import asyncio
from collections.abc import Iterator

from bot.store.client import connect
from bot.store.store import Store
from bot.table.values import Live
from playground.person import Person, Post
from tests.bot.tables import ALL
from tests.e2e.bots import Bot
from tests.e2e.groups import Group
from tests.soak.forgetting import Standing, listed
from tests.soak.pictures import Gallery
from tests.soak.story import moments, pictures_sent


def found_by_scrolling_back(bot: Bot, group: Group, table: str) -> list[str]:
    """Say what each person can still read, in the group and in private, and should not; the table
    shows what it is now, and nobody is half-way through a choice.
    """
    live, files = asyncio.run(_stored(bot, table))
    past = list(moments(ALL[live.table.game or ""], live))
    posts = (_standing(post) for person in group.people for post in _all(group, person))
    return list(listed(past, posts, Gallery(files)))


async def _stored(bot: Bot, table: str) -> tuple[Live, dict[str, str]]:
    async with connect(f"unix://{bot.socket}") as redis:
        live = await Store(redis, ALL).tables.load(table)
        assert live
        return live, await pictures_sent(redis)


def _all(group: Group, person: Person) -> Iterator[Post]:
    seen = (*person.messages(group.chat), *person.ephemeral(group.chat), *person.messages())
    return (post for post in seen if post.sender.is_bot)


def _standing(post: Post) -> Standing:
    file = post.photo.file_unique_id if post.photo else None
    return Standing(post.chat_id, post.id, post.text, file)
