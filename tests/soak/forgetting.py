"""Checks that people cannot scroll back to anything that a game wants them to remember
(docs/adr/0033).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.token import code_of
from bot.display.values import ChatContext, Surface, picture_digest
from bot.features.contrast.shown import sharp
from bot.features.lessons.shown import SIGN
from bot.features.rules.buttons import Chapter
from bot.features.rules.shown import Rules, rules_surface
from bot.table.values import Live
from bot.texts.catalogues import LANGUAGES
from games.core.contract import must_forget
from games.core.log import lasting
from playground.state import BOT
from playground.world.markup import parse_html
from playground.world.values import Message
from render import Picture
from tests.bot.tables import FRAME
from tests.soak.pictures import Gallery
from tests.soak.readers import told_once
from tests.soak.record import Record
from tests.soak.story import Story

LATE = 3
"""Boards that may stand beside the live one: the former one goes once the next is there, at once;
but the worker may be killed just then, and Telegram away."""


_LESSON = re.compile(rf"{SIGN} .+ · \d+/\d+$", re.MULTILINE)
"""How a step of a lesson begins."""


class Standing(NamedTuple):
    """A message of the bot that somebody finds by scrolling back."""

    chat: int
    id: int
    text: str
    file: str | None
    """The id by which the file of its picture is known."""


class Told(NamedTuple):
    """The pictures that the chats of a table may show, and the lines that they must not tell any
    more.
    """

    lines: dict[int, set[str]]
    """By chat, the lines that have to be remembered."""
    pictures: dict[str, Picture]
    """By digest, all pictures that may stand."""


def breaches(story: Story, record: Record, gallery: Gallery) -> Iterator[str]:
    """Yield the messages that stand in the chats of a game at its end and should not, or stood
    there too long.
    """
    if not must_forget(story.game, story.live.table.options):
        return
    chats = {story.played.chat, *story.played.users}
    if (most := _most_boards(record, chats)) > 1 + LATE:
        yield f"{story.name}: {most} boards stand in a chat at once"
    stands = (message for message in record.standing() if message.chat_id in chats)
    posts = (_standing(message) for message in stands if not _is_lesson(message))
    for found in listed(list(story.moments()), posts, gallery):
        yield f"{story.name}: {found}"


def listed(moments: Sequence[Live], posts: Iterable[Standing], gallery: Gallery) -> Iterator[str]:
    """Yield the messages in which something to be remembered can still be read after the last of
    these moments.

    :param moments: the moments of a table from its beginning on.
    """
    told = _told(moments)
    for post in posts:
        lines = {line.strip() for line in post.text.splitlines()}
        if known := lines & told.lines.get(post.chat, set()):
            yield f"chat {post.chat}, message {post.id} still says {sorted(known)}"
        may = told.pictures
        if post.file and gallery.digest(post.file, may, may) not in may:
            yield f"chat {post.chat}, message {post.id} still shows a former picture"


def openings(stories: Iterable[Story]) -> frozenset[tuple[int, str]]:
    """Return the chats and the first texts of messages that must not stay, before these are filled.
    An upgraded group has them under its former number, too.
    """
    return frozenset(
        (chat, parse_html(surface.opening).text)
        for story in stories
        if must_forget(story.game, story.live.table.options)
        for live in story.moments()
        for surface in surfaces(FRAME, live)
        if surface.opening
        for chat in (surface.place.chat, *story.played.former)
    )


def _told(moments: Sequence[Live]) -> Told:
    told, may = Told({}, {}), dict[int, set[str]]()
    *former, now = moments
    for live in former:
        lasts = {one.key: _lines(one.text) for one in surfaces(FRAME, _of_lasting(live))}
        for surface in _shown(live):
            chat = surface.place.chat
            fleeting = _lines(surface.text) - lasts.get(surface.key, set())
            told.lines.setdefault(chat, set()).update(fleeting if surface.opening else ())
            _let_stand(told, surface.empty if surface.opening else surface.picture)
    for language in LANGUAGES:  # the rules show an example that is no table's
        _let_stand(told, rules_surface(FRAME, Rules(now.table.game or "", language), 0).picture)
    for surface in _shown(now):
        may.setdefault(surface.place.chat, set()).update(_lines(surface.text))
        _let_stand(told, surface.picture)
    return told._replace(
        lines={chat: all - may.get(chat, set()) for chat, all in told.lines.items()}
    )


def _shown(live: Live) -> Iterator[Surface]:
    """Yield the surfaces of a table, with pictures and in words."""
    yield from surfaces(FRAME, live)
    yield from surfaces(FRAME, live, {}, ChatContext(pictures=False))


def _let_stand(told: Told, picture: Picture | None) -> None:
    """Let a picture stand, also as somebody sees it in high contrast."""
    for one in (picture, sharp(picture)) if picture else ():
        told.pictures[picture_digest(one)] = one


def _of_lasting(live: Live) -> Live:
    """Return a table with only those events of the last move that may still be told later."""
    assert live.play
    return replace(live, play=replace(live.play, events=lasting(live.play.events)))


def _lines(html: str) -> set[str]:
    return {line.strip() for line in parse_html(html).text.splitlines()}


def _standing(message: Message) -> Standing:
    is_photo = message.media and message.media.kind == "photo"
    file = message.media.file_unique_id if message.media and is_photo else None
    return Standing(message.chat_id, message.id, message.body.text, file)


def _most_boards(record: Record, chats: set[int]) -> int:
    """Return how many boards stood in one of the chats at once."""
    there: dict[int, set[int]] = {chat: set() for chat in chats}
    gone, most = sorted(record.gone, key=lambda one: one.at), 0
    for at, (message, _) in enumerate(record.looks):
        while gone and gone[0].at <= at:
            there.get(gone[0].chat_id, set()).discard(gone.pop(0).id)
        is_ours = message.sender == BOT.id and message.chat_id in chats and not message.receiver
        if is_ours and not _is_lesson(message):
            boards = there[message.chat_id]
            (boards.add if _is_board(message) else boards.discard)(message.id)
            most = max(most, len(boards))
    return most


def _is_lesson(message: Message) -> bool:
    """Whether it shows positions that are no table's."""
    return bool(_LESSON.match(told_once(message.body.text)))


def _is_board(message: Message) -> bool:
    """Whether it shows something and can be pressed, or asks; not a page of the rules."""
    keys = [button.data or "" for row in message.keyboard or () for button in row]
    verbs = [key.split(":")[1:2] for key in keys]
    is_shown = bool(keys and message.media) and _CHAPTER not in verbs
    return is_shown or any(verb in _ASKING for verb in verbs)


_CHAPTER = [code_of(Chapter)]
_ASKING = [[code_of(buttons.Choose)], [code_of(buttons.Confirm)]]
