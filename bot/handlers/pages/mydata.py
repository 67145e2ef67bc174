"""/mydata in private: all data stored about oneself, as a file."""

from typing import Any

import msgspec

from bot.display.values import Document, Surface
from bot.handlers.feature import Feature
from bot.handlers.typed import Typed
from bot.table.seating import chair_of, seat_of
from bot.table.values import Live, Place, Table, is_open
from games.core.log import Move


async def mydata(typed: Typed) -> None:
    """/mydata: the sender's profile, tables with their own moves, finished games. A group gets only
    a hint to send it in private.
    """
    if not typed.is_private:
        return typed.reply("mydata-in-private")
    store, user = typed.service.store, typed.user.id
    ids = {*await store.agenda.all_tables_of(user), *await store.past.of(user)}
    found = [await store.readable(id) for id in sorted(ids)]
    told: dict[str, object] = {"id": user, "settings": await store.profiles.of(user)}
    for part in store.personal:
        told |= await part.told(user, typed.service.today)
    told["tables"] = [of_oneself(live, user) for live in found if live]
    content = msgspec.json.format(msgspec.json.encode(told)).decode()
    said = typed.service.frame.say(typed.language, "mydata")
    file = Document("mydata.json", content)
    typed.said.append(Surface("reply", Place(user), "", said, document=file))
    return None


def of_oneself(live: Live, user: int) -> dict[str, Any]:
    """Return a table's data about a person. Their moves are included once the game is over: before,
    they would be notes in a game of memory (docs/adr/0033).
    """
    table = live.table
    moves = _moves(table, user)
    return {
        "table": table.id,
        "chat": table.place.chat,
        "title": table.title,
        "game": table.game,
        "phase": table.phase.value,
        "since": table.since,
        "host": table.host == user,
        "person": next((person for person in table.people if person.user == user), None),
        "deserted": user in table.deserted,
        "away": table.still.away.get(user),
        "votes_to_stop": user in table.votes,
        "moves": len(moves) if is_open(table) else moves,
        "prepared": [one for one in table.prepared if one.seat == seat_of(table, user)],
    }


def _moves(table: Table, user: int) -> list[Move]:
    seat, chair = seat_of(table, user), chair_of(table, user)
    made = table.log.moves if table.log and seat is not None else ()
    return [move for move in made if move.seat == seat and move.chair in (None, chair)]


FEATURE = Feature(
    commands={"mydata": mydata},
)
