"""The list of a person's tables for the private chat: which wait for that person, and links to
them.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from html import escape
from math import inf

from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.asking import asking_of, question_of
from bot.display.board.standing import standing
from bot.display.fitted import units
from bot.display.values import BUTTON_LIMIT, NOTHING, TEXT_LIMIT, Button
from bot.table.hours import asks_in_private, deadline, sees_question
from bot.table.seating import chair_of, follows_in_private, present, seat_of
from bot.table.values import DAY, Live, Phase, Place, Refused, Table, User, to_act
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, fenced, letter_mark, plain_names
from bot.texts.local_time import local_time
from bot.texts.reader import private_reader
from games.core.message import Message, Named

_SUPERGROUP = "-100"
"""How the ids of chats begin in which messages have addresses."""


def mine_first(
    frame: Frame, tables: Iterable[Live], user: int, now: int | None = None
) -> list[Live]:
    """Return the tables that wait for somebody, then the rest: of each those with the next deadline
    first, those without one last, by how long they have waited.

    :param now: a deadline more than a day later is none yet; None: all are deadlines.
    """

    def rank(live: Live) -> tuple[bool, float, int]:
        ends = deadline(frame.games, live)
        is_far = ends is None or (now is not None and ends > now + DAY)
        order = inf if ends is None or is_far else ends
        return not is_called(frame, live, user), order, live.table.since

    return sorted(tables, key=rank)


def waits_for(frame: Frame, live: Live, user: int) -> bool:
    """Tell whether a table waits for somebody."""
    table, chair = live.table, chair_of(live.table, user)
    return chair in present(table) and seat_of(table, user) in to_act(frame.games, live)


def is_called(frame: Frame, live: Live, user: int) -> bool:
    """Tell whether somebody should move at a table now: it waits for them, time goes on there, and
    they can see the question.
    """
    table = live.table
    if table.is_paused or not waits_for(frame, live, user):
        return False
    chair = chair_of(table, user)
    return chair is not None and sees_question(frame.games, live, table.people[chair])


def table_name(frame: Frame, table: Table, language: str) -> str:
    """Return the name by which somebody knows a table: letter, game and group, not as HTML."""
    game = frame.say(language, message_id(table.game, "name")) if table.game else ""
    title = table.title if len(table.title) <= _TITLE else f"{table.title[: _TITLE - 1]}…"
    return (
        " · ".join(
            part for part in (letter_mark(frame, table, language), game, fenced(title)) if part
        )
        or "—"
    )


_TITLE = 32
"""Characters of a group's title, which may have 128."""


def next_of(frame: Frame, tables: Iterable[Live], user: int, now: int) -> tuple[Live | None, int]:
    """Return the table at which somebody should move next, and how many wait for them; None where
    none does.
    """
    waiting = [live for live in tables if is_called(frame, live, user)]
    first = mine_first(frame, waiting, user, now)
    return (first[0] if first else None), len(waiting)


def next_button(
    frame: Frame, live: Live, count: int, stands: tuple[Place, int] | None, user: User
) -> Button:
    """Return the way to the table at which somebody should move next.

    :param count: how many tables wait for them.
    """
    name = table_name(frame, live.table, user.language)
    said = Message("button-next-table", {"table": name, "count": count})
    way = board_button(frame, live, stands, user)
    return replace(way, text=frame.say(user.language, said), style="primary")


def headed(frame: Frame, table: Table, language: str, html: str, link: str | None = None) -> str:
    """Return a private message below the name of its table.

    :param link: the address of the table's board.
    """
    name = name_line(frame, table, language)
    return "\n".join((leading(name, link) if link else name, html))


def name_line(frame: Frame, table: Table, language: str) -> str:
    """Return the name by which somebody knows a table, as a line of a private message."""
    return f"<b>{escape(table_name(frame, table, language))}</b>"


def leading(html: str, link: str, line: str = "") -> str:
    """Return a text of which a line leads somewhere; the first where it has no such line."""
    first = line if line and line in html else html.split("\n")[0]
    return html.replace(first, f'<a href="{link}">{first}</a>', 1)


def table_line(frame: Frame, live: Live, user: User, *, plain: bool = False) -> str:
    """Return the name of a table; unless `plain`, in HTML and with the people it waits for."""
    name = table_name(frame, live.table, user.language)
    waits = waits_for(frame, live, user.id)
    if plain:
        return f"➤ {name}" if waits else name
    chair = chair_of(live.table, user.id)
    stands = "" if chair is None else standing(private_reader(frame, user, chair=chair), live)
    state = " · ".join((_state(frame, live, user), *stands.splitlines()))
    return f"{'➤' if waits else '·'} <b>{escape(name)}</b> — {state}"


def listed(frame: Frame, tables: Sequence[Live], user: User) -> tuple[str, Sequence[Live]]:
    """Say which tables there are, and return those that one message has room for: the first ones.
    How many there are besides is said below them.
    """
    lines = [table_line(frame, live, user) for live in tables]
    room = min(len(lines), BUTTON_LIMIT)
    while units(_with_rest(frame, lines, room, user)) > TEXT_LIMIT:
        room -= 1
    return _with_rest(frame, lines, room, user), tables[:room]


def _with_rest(frame: Frame, lines: list[str], room: int, user: User) -> str:
    more = Message("games-more", {"count": len(lines) - room})
    rest = (frame.say(user.language, more),) if room < len(lines) else ()
    return "\n".join((*lines[:room], *rest))


def board_button(frame: Frame, live: Live, stands: tuple[Place, int] | None, user: User) -> Button:
    """Return the way to the board by its address, or where messages have none, its coming; where
    somebody is asked in private, the coming of that question.

    :param stands: the place of the board, and the number of its message.
    """
    text = table_line(frame, live, user, plain=True)
    if _is_asked_in_private(frame, live, user.id):
        return Button(text, buttons.Hand(live.table.id))
    url = address(*stands) if stands else None
    return Button(text, url=url) if url else Button(text, buttons.Board(live.table.id))


def asks_here(frame: Frame, live: Live, user: int) -> bool:
    """Tell whether a table's question to a user stands in their private chat. There the message may
    be gone for them alone: apps delete and clear for one side, and edits succeed unseen.
    """
    place = live.table.place
    is_here = (place.is_circle or place.chat == user) and waits_for(frame, live, user)
    return is_here or _is_asked_in_private(frame, live, user)


def _is_asked_in_private(frame: Frame, live: Live, user: int) -> bool:
    seat = seat_of(live.table, user)
    if seat is None or not waits_for(frame, live, user):
        return False
    return follows_in_private(live.table, user) or asks_in_private(frame.games, live, seat)


def address(place: Place, message: int) -> str | None:
    """Return the address of a message; None outside of supergroups.

    https://core.telegram.org/api/links#private-message-links
    """
    if not str(place.chat).startswith(_SUPERGROUP):
        return None
    chat = str(place.chat).removeprefix(_SUPERGROUP)
    topic = f"/{place.topic}" if place.topic else ""
    return f"https://t.me/c/{chat}{topic}/{message}"


def _state(frame: Frame, live: Live, user: User) -> str:
    """Return the state of a table in words: a vote, a lobby, or the players it waits for."""
    if live.table.phase is Phase.VOTING:
        return frame.say(user.language, "games-voting")
    if live.table.phase is Phase.LOBBY:
        return frame.say(user.language, "games-lobby")
    until = _since(frame, live, user.language) + _until(frame, live, user.language)
    if waits_for(frame, live, user.id):
        return frame.say(user.language, "games-yours") + _first_question(frame, live, user) + until
    names = plain_names(live.table)
    awaited = tuple(map(Named, to_act(frame.games, live)))
    said = Message("games-others", {"seats": awaited})
    return frame.say(user.language, said, lambda seat: tuple(map(escape, names(seat)))) + until


def _since(frame: Frame, live: Live, language: str) -> str:
    """Say since when a table has waited."""
    if not live.table.since or live.table.is_paused:
        return ""
    since = Message("games-since", {"moment": local_time(live.table.since)})
    return f", {frame.say(language, since)}"


def _until(frame: Frame, live: Live, language: str) -> str:
    """Say until when a table waits, or that the time is up; empty without a clock."""
    ends = deadline(frame.games, live)
    if ends is None:
        return ""
    if live.table.late:
        return f" (⏰ {frame.say(language, 'games-late')})"
    return f" (⏳ {local_time(ends)})"


def _first_question(frame: Frame, live: Live, user: User) -> str:
    """Return a person's first question at a table; empty where the game forgets, because this
    message stays.
    """
    seat = seat_of(live.table, user.id)
    assert seat is not None
    with suppress(Refused):
        shown = asking_of(frame, live, seat, NOTHING).shown
        reader = private_reader(frame, user, seat)
        return f": {asked}" if (asked := question_of(reader, live, shown)) else ""
    return ""
