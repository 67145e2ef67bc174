"""/mydata in private: all data stored about oneself, as a file."""

from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from bot.display.values import Document, Surface
from bot.handlers.feature import Feature
from bot.handlers.typed import Typed
from bot.store.store import Store
from bot.table.seating import chair_of, seat_of
from bot.table.values import Place, Table, User, is_open
from bot.table.verdict import Verdict
from games.core.log import Move

_NAME = "mydata.json"
LARGEST = 1 << 20
"""Bytes of a file that is sent as it is, for people to look at; a larger one is packed."""


async def mydata(typed: Typed) -> None:
    """/mydata: the sender's profile, tables with their own moves, finished games. A group gets only
    a hint to send it in private.
    """
    if not typed.is_private:
        return typed.reply("mydata-in-private")
    service, user = typed.service, typed.user
    file = await file_of(service.store, user, service.today)
    said = service.frame.say(typed.language, "mydata")
    answer = Surface("reply", Place(user.id), "", said, document=file)
    return service.messenger.sender.say_once("mydata", [answer])  # one waits, however often


async def file_of(store: Store, user: User, day: str) -> Document:
    """Return all data stored about somebody. Thousands of games are read and written a few at a
    time: in between others are served, and only what is written stays in memory.

    :param day: today.
    """
    agenda, past = store.agenda, store.past
    ids = {*await agenda.all_tables_of(user.id, user.username), *await past.of(user.id)}
    told: dict[str, object] = {"id": user.id, "settings": await store.profiles.of(user.id)}
    for part in store.personal:
        told |= await part.told(user.id, day)
    file = _File()
    file.write(_file_beginning(told))
    between = ""
    async for table in store.tables.without_states(sorted(ids)):
        file.write(f"{between}\n{_indented_json(of_oneself(table, user.id))}")
        between = ","
    file.write("\n  ]\n}\n")
    return file.document


class _File:
    """A file that is written piece by piece, and packed as soon as it is large."""

    def __init__(self) -> None:
        self._bytes = BytesIO()
        self._archive: ZipFile | None = None

    def write(self, text: str) -> None:
        """Add a piece."""
        if self._archive is None and self._bytes.tell() + len(text) > LARGEST:
            text = self._bytes.getvalue().decode() + text
            self._bytes = BytesIO()
            self._archive = ZipFile(self._bytes, "w", ZIP_DEFLATED)
            self._packed = self._archive.open(_NAME, "w")
        (self._packed if self._archive else self._bytes).write(text.encode())

    @property
    def document(self) -> Document:
        """The file, once all is written."""
        if self._archive is None:
            return Document(_NAME, self._bytes.getvalue().decode())
        self._packed.close()
        self._archive.close()
        return Document(f"{_NAME}.zip", self._bytes.getvalue())


def _file_beginning(told: Mapping[str, object]) -> str:
    """Return the beginning of the file, up to the first table."""
    return _formatted_json(told).removesuffix("\n}") + ',\n  "tables": ['


def _indented_json(told: Mapping[str, object]) -> str:
    return "\n".join(_in_list(_formatted_json(told).splitlines()))


def _in_list(lines: list[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)


def _formatted_json(told: Mapping[str, object]) -> str:
    return msgspec.json.format(msgspec.json.encode(told)).decode()


def of_oneself(table: Table, user: int) -> dict[str, Any]:
    """Return a table's data about a person. Their moves are included once the game is over: before,
    they would be notes in a game of memory (docs/adr/0033).
    """
    moves = _moves(table, user)
    known = (person for person in (*table.people, *table.invited) if person.user == user)
    return {
        "table": table.id,
        "chat": table.place.chat,
        "title": table.title,
        "game": table.game,
        "phase": table.phase.value,
        "since": table.since,
        "host": table.host == user,
        "person": next(known, None),
        "invited": user in {person.user for person in table.invited},
        "deserted": user in table.deserted,
        "away": table.still.away.get(user),
        "counts": _verdict(table, user),
        "removed_as_leader": chair_of(table, user) in table.sent_off,
        "votes_to_stop": user in table.votes,
        "wants_to_play": table.ballot and table.ballot.votes.get(user),
        "moves": len(moves) if is_open(table) else moves,
        "prepared": [one for one in table.prepared if one.seat == seat_of(table, user)],
    }


def _verdict(table: Table, user: int) -> Verdict | None:
    """Return whether a game that is over counts for somebody; None while that is not settled."""
    chair = chair_of(table, user)
    return None if chair is None or not table.verdicts else table.verdicts[chair]


def _moves(table: Table, user: int) -> list[Move]:
    seat, chair = seat_of(table, user), chair_of(table, user)
    made = table.log.moves if table.log and seat is not None else ()
    return [move for move in made if move.seat == seat and move.chair in (None, chair)]


FEATURE = Feature(
    commands={"mydata": mydata},
)
