"""New messages stand there twice only where an answer was lost, or its reader was killed."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.notes import note_surfaces
from bot.display.board.readers import in_place, in_private
from bot.display.token import code_of
from bot.display.values import ChatContext, Surface
from bot.features.hints.shown import Hint
from bot.features.tonight.shown import Decide
from bot.reconciler.api.transport import PATIENCE
from bot.reconciler.state.shown import OLD_BOARDS
from bot.table.circles import read_by
from bot.table.seating import chairs
from bot.table.values import Chair, Live
from bot.texts.frame import Frame
from playground.state import BOT
from playground.world.markup import parse_html
from playground.world.values import Button, Message
from tests.bot.tables import FRAME
from tests.soak.chaos import Kill
from tests.soak.readers import is_reply, told_once
from tests.soak.record import SENDING, Record, Request
from tests.soak.story import Story

WRITING = 5.0
"""Seconds from when a message is sent until it is surely written down, even if the store is away
for a while: a worker that is killed then leaves a message behind that nobody knows of."""
UNDER_WAY = 10
"""The most looks of a chat between a request and a message that was under way when the request
came: then both messages come, that one and the requested one."""
_ASKING = {
    code_of(verb)
    for verb in (
        *(
            buttons.Join,
            buttons.Leave,
            buttons.Start,
            buttons.Choose,
            buttons.Confirm,
            buttons.Hand,
        ),
        *(Decide, Hint),
    )
}


class Repeat(NamedTuple):
    """A message that says what one before it said already."""

    first: Message
    again: Message
    cause: str
    """lost, late, killed or asked; empty: there is none."""


Due = Mapping[tuple[int, str], int]
"""By chat and text: how many messages say that, where it is more than one."""
NOTHING_DUE: Due = {}


def notes_due(stories: Iterable[Story]) -> Due:
    """How often each note is due: somebody may be the same in two rounds, and is told so twice."""
    frame = replace(FRAME, fleeting=True)  # as the board has it, beside which they stand
    notes = {
        (note.place.chat, note.key, note.generation, parse_html(note.text).text)
        for story in stories
        for live in story.moments()
        for chair in (None, *chairs(live.table))
        for note in _notes(frame, live, chair)
    }
    return Counter((chat, text) for chat, _, _, text in notes)


def _notes(frame: Frame, live: Live, chair: Chair | None) -> Iterator[Surface]:
    """The notes in a chair's chat, or in everybody's. Without a group each has another title."""
    if chair is None:
        return note_surfaces(in_place(frame, live.table, ChatContext()), live)
    read = read_by(live, live.table.people[chair].user)
    return note_surfaces(in_private(frame, read.table, chair), read)


def repeats(
    record: Record,
    requests: Sequence[Request],
    kills: Sequence[Kill],
    due: Due = NOTHING_DUE,
    openings: frozenset[tuple[int, str]] = frozenset(),
) -> Iterator[Repeat]:
    """All repeated messages, each with its cause.

    :param openings: chats and texts of messages that are sent empty, again and again, and filled:
        one that was left empty stands for its own repetition.
    """
    sent = sent_by(requests)
    left = {(message.chat_id, message.id): message.body for message in record.standing()}
    before: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for place, (message, is_new) in enumerate(record.looks):
        if message.sender != BOT.id or not is_new or message.receiver:
            continue
        text = told_once(message.body.text)
        where = message.chat_id, message.id
        if (message.chat_id, text) in openings:
            if left.get(where) == message.body:
                yield Repeat(message, message, cause_of(sent.get(where), kills))
            continue
        places = before[message.chat_id, text, repr(message.keyboard), message.media]
        cause = "first"
        if places:
            first = record.looks[places[-1]].message
            asked = _asked(record, places, place, replies=is_reply(text))
            cause = cause_of(sent.get((first.chat_id, first.id)), kills) or "asked" * asked
            if cause or len(places) >= due.get((message.chat_id, text), 1):
                yield Repeat(first, message, cause)
        if cause in ("lost", "late", "killed"):  # it stands for the one before
            places.pop()
        places.append(place)


def _asked(record: Record, before: Sequence[int], place: int, *, replies: bool) -> bool:
    """Tell whether somebody asked for the same message again: each request gets its own reply."""
    if not replies:
        return is_wished_for(record, before[-1], place)
    chat = record.looks[place].message.chat_id
    return sum(where == chat and at <= place for at, where in record.asked) > len(before)


def is_wished_for(record: Record, before: int, place: int) -> bool:
    """Tell whether somebody asked to see a message again that stood there before or was under way
    to them.

    :param before: the index, in the record, of the message's first look,
    :param place: and of its second
    """
    chat = record.looks[place].message.chat_id
    there = [at for at, look in enumerate(record.looks[:before]) if look.message.chat_id == chat]
    since = there[-UNDER_WAY] if len(there) >= UNDER_WAY else 0
    return any(where == chat and since < at <= place for at, where in record.asked)


def leftovers(
    record: Record, requests: Sequence[Request], kills: Sequence[Kill]
) -> Iterator[Message]:
    """Yield messages that still ask something, though the game is over and the bot knew of them.
    The bot does not know of a message whose answer never came, or came too late, until somebody
    taps it, nor of boards older than the last fifty.
    """
    sent, boards = sent_by(requests), defaultdict[int, set[int]](set)
    for message in (look.message for look in record.looks):
        if message.sender == BOT.id and message.keyboard:
            boards[message.chat_id].add(message.id)
    for message in record.standing():
        asks = any(_asks(b) for row in message.keyboard or () for b in row)
        is_kept = message.id in sorted(boards[message.chat_id])[-OLD_BOARDS:]
        if asks and is_kept and not cause_of(sent.get((message.chat_id, message.id)), kills):
            yield message


def sent_by(requests: Sequence[Request]) -> dict[tuple[int, int | None], Request]:
    """Return the request behind each message."""
    return {(r.chat, r.message): r for r in requests if r.method in SENDING and r.ok}


def _asks(button: Button) -> bool:
    """Tell whether a button belongs to a game that runs, or to its lobby."""
    return (button.data or ":").split(":")[1] in _ASKING


def cause_of(request: Request | None, kills: Sequence[Kill]) -> str:
    """Return the reason why the message of this request was sent again; empty if there is none."""
    if request is None:
        return ""
    if request.lost:
        return "lost"
    if request.late > PATIENCE:
        return "late"
    for kill in kills:  # while its answer was awaited or recorded
        died = kill.what in ("worker", "frozen") and request.connection in kill.ports
        if died and -1 - request.late <= kill.at - request.at <= WRITING:
            return "killed"
    return ""
