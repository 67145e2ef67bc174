"""No message reaches a wrong person: what each viewer may see is built anew from the log, and
compared with every look of every message in every chat.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from bot.display.board import whispered_hand
from bot.display.surfaces import surfaces
from bot.display.token import BadToken, Verb, path_of, read
from bot.display.values import Focus, Focuses, Surface, picture_digest
from bot.table.values import Live, Phase, keeps_secrets, stamp_of
from bot.texts.catalogues import LANGUAGES
from games.core.values import Seat
from playground.world.markup import parse_html
from playground.world.values import Message, Query
from render import Picture
from tests.bot.tables import ALL, FRAME
from tests.soak.party import NAMES
from tests.soak.pictures import Gallery
from tests.soak.story import Story

MARK = "🔁"
_NEUTRAL = ("private-joined", "refused-already-joined", "refused-begun", "whisper-hint")
_NAME = re.compile(rf"\b(?:{'|'.join(NAMES)})\d+\b")


class Allowed(NamedTuple):
    """What one reader may see."""

    words: set[str]
    """Lines, buttons, and the digests of pictures."""
    pictures: dict[str, Picture]
    """By digest."""

    def add(self, surface: Surface) -> None:
        """Let something be seen."""
        self.words.update(_shown(surface))
        for picture in filter(None, (surface.picture, surface.empty)):
            self.pictures[picture_digest(picture)] = picture


def breaches(
    story: Story, looks: Sequence[Message], presses: Sequence[Query], gallery: Gallery
) -> Iterator[str]:
    """What stands in the chats of a game and should not.

    :param looks: of all messages in these chats.
    """
    may_see = _may_see(story, presses) if keeps_secrets(ALL, story.live.table) else {}
    group = story.played.chat
    public = may_see.get(group, _nothing()).words
    secrets = {word for allowed in may_see.values() for word in allowed.words} - public
    people = {person.name for person in story.live.table.people}
    for look in looks:
        if look.sender in story.played.users or look.service:
            continue
        reader = look.receiver or look.chat_id
        allowed = may_see.get(reader, _nothing())
        words = _words(look, allowed, gallery) if may_see else _words(look, allowed, None)
        wrong = words & secrets if reader == group else words - allowed.words
        if wrong:
            yield f"{story.name}: chat {look.chat_id}, message {look.id} says {sorted(wrong)}"
        if strangers := set(_NAME.findall(look.body.text)) - people:
            yield f"{story.name}: chat {look.chat_id}, message {look.id} names {strangers}"
        if set(_tables(look)) - {story.played.table}:
            yield f"{story.name}: chat {look.chat_id}, message {look.id} leads to another table"


def _may_see(story: Story, presses: Sequence[Query]) -> dict[int, Allowed]:
    """By chat: everything that may ever stand there."""
    looked = list(_focuses(story, presses))
    found: dict[int, Allowed] = defaultdict(_nothing)
    chairs = {
        user: chair for user in story.played.users if (chair := story.chair(user)) is not None
    }
    for live in story.moments():
        for focus in ({}, *_fitting(live, looked)):
            for surface in surfaces(FRAME, live, focus):
                found[surface.place.chat].add(surface)
        for user, chair in chairs.items():
            found[user].add(whispered_hand(FRAME, live, chair))
    return found


def _nothing() -> Allowed:
    """What may be seen by everybody who is at no table."""
    return Allowed(set(neutral()), {})


def _fitting(live: Live, looked: Iterable[Focus]) -> Iterator[Focuses]:
    """Those looks at a choice that belong to the decisions of this moment."""
    assert live.play
    if live.table.phase is not Phase.RUNNING:
        return
    acting = ALL[live.table.game or ""].to_act(live.play.state)
    stamps = {(seat, stamp_of(ALL, live, seat)) for seat in acting}
    for focus in looked:
        if (focus.seat, focus.stamp) in stamps:
            yield {focus.seat: focus}


def _focuses(story: Story, presses: Sequence[Query]) -> set[Focus]:
    """What people looked at while they chose, by what they pressed."""
    found = set()
    for press in presses:
        seat = story.seat(press.user_id)
        with suppress(BadToken):
            token = read(press.data)
            if seat is not None and token.verb in (Verb.CHOOSE, Verb.CONFIRM):
                stamp, path, page = path_of(token)
                found.add(Focus(Seat(seat), stamp, path, page))
    return found


def _shown(surface: Surface) -> set[str]:
    buttons = {f"[{button.text}]" for row in surface.keyboard for button in row}
    shown = filter(None, (surface.picture, surface.empty))
    pictures = {f"picture {picture_digest(picture)}" for picture in shown}
    said = (surface.text, surface.farewell, surface.opening)
    return set().union(*map(_lines, said)) | buttons | pictures


def _words(look: Message, allowed: Allowed, gallery: Gallery | None) -> set[str]:
    """What a look says. Of a group's pictures those are told that the bot has written down: there
    are too many to draw them all anew.
    """
    words = _split(look.body.text) | {f"[{b.text}]" for row in look.keyboard or () for b in row}
    if gallery and look.media and look.media.kind == "photo":
        is_private = look.chat_id > 0 or look.receiver
        file = look.media.file_unique_id
        words.add(f"picture {gallery.digest(file, allowed.pictures, draws=bool(is_private))}")
    return words


def _lines(html: str) -> set[str]:
    return _split(parse_html(html).text)


def _split(text: str) -> set[str]:
    """The lines of a text, but for what says that something is left out or said twice."""
    lines = {line.strip() for line in text.removeprefix(MARK).splitlines()}
    return lines - {"", "…"}


def is_reply(text: str) -> bool:
    """Whether a text, with or without the line that names the table, is told to who asks for it."""
    return not neutral().isdisjoint({text, text.partition("\n")[2]})


@cache
def neutral() -> frozenset[str]:
    """What is said in private chats beside hands, in all languages."""
    return frozenset(FRAME.say(language, id) for language in LANGUAGES for id in _NEUTRAL)


def _tables(look: Message) -> Iterator[str]:
    for row in look.keyboard or ():
        for button in row:
            if button.data:
                yield button.data.partition(":")[0]
