"""In each private chat of a table without a group: one ping a turn, and its last word at the end
(docs/adr/0022, docs/adr/0097).
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.display import buttons
from bot.display.lobby.invitations import invitation
from bot.display.surfaces import surfaces
from bot.display.token import code_of
from bot.display.values import LAST, public_key
from playground.state import BOT
from playground.world.markup import parse_html
from playground.world.values import Message
from tests.bot.tables import FRAME
from tests.soak.chaos import Kill
from tests.soak.readers import told_once
from tests.soak.record import Record, Request
from tests.soak.repeats import cause_of, is_wished_for, sent_by
from tests.soak.story import Story

_DECIDING = (code_of(buttons.Choose), code_of(buttons.Confirm))

Pings = dict[tuple[int, str], list[tuple[int, Message]]]
"""By chat and stamp of the question: the messages that rang, each with the index of its look in the
record."""


def breaches(
    story: Story, record: Record, requests: Sequence[Request], kills: Sequence[Kill]
) -> Iterator[str]:
    """Yield what is wrong in the chats of a table of people; nothing for a group's table."""
    if not story.live.table.place.is_circle:
        return
    yield from _without_end(story, record)
    yield from _stale_invitations(story, record)
    yield from _rung_twice(story, record, requests, kills)


def _without_end(story: Story, record: Record) -> Iterator[str]:
    """Say in which chats the last word does not stand as it should."""
    standing = defaultdict[int, set[str]](set)
    for message in record.standing():
        standing[message.chat_id].add(told_once(message.body.text))
    for surface in surfaces(FRAME, story.live):
        chat = surface.place.chat
        is_last = public_key(surface.key, chat) == LAST
        if is_last and parse_html(surface.text).text not in standing[chat]:
            yield f"{story.name}: chat {chat} does not tell how it ended"


def _stale_invitations(story: Story, record: Record) -> Iterator[str]:
    """Say which invitation does not tell what has come of the table."""
    last = {look.message.inline_id: look.message.body.text for look in record.looks}
    for one in story.live.table.invitations:
        due = parse_html(invitation(FRAME, story.live, one.language).text).text
        if last.get(one.id) != due:
            yield f"{story.name}: the invitation {one.id} says {last.get(one.id)!r}"


def _rung_twice(
    story: Story, record: Record, requests: Sequence[Request], kills: Sequence[Kill]
) -> Iterator[str]:
    """Yield the people who were called twice to one decision without having asked for it."""
    sent = sent_by(requests)
    for (chat, stamp), rung in _pings(story, record).items():
        for (before, first), (at, again) in pairwise(rung):
            is_known = cause_of(sent.get((first.chat_id, first.id)), kills)
            if not (is_known or is_wished_for(record, before, at)):
                yield f"{story.name}: chat {chat} rang twice for {stamp}, by {first.id}, {again.id}"


def _pings(story: Story, record: Record) -> Pings:
    found: Pings = defaultdict(list)
    for at, (message, is_new) in enumerate(record.looks):
        is_ours = message.sender == BOT.id and message.chat_id in story.played.users
        if is_new and is_ours and not message.silent and (stamp := _stamp(message)):
            found[message.chat_id, stamp].append((at, message))
    return found


def _stamp(message: Message) -> str:
    """Return of which decision the message asks; empty if of none."""
    said = ((button.data or "").split(":") for row in message.keyboard or () for button in row)
    return next((words[2] for words in said if words[1:2] and words[1] in _DECIDING), "")
