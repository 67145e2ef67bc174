"""A town: tables of all kinds in chats of all kinds, and a stranger who knows their ids, presses
what they like and follows what they like.
"""

import json
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from itertools import count, product
from typing import Any, NamedTuple, cast

from msgspec import inspect
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.request import RequestData

from bot.display.token import Token, code_of
from bot.display.values import Selection, hand_key
from bot.features.challenge.table import place_of, with_terms
from bot.features.handing.table import OfferSeat
from bot.handlers.features import ROUTES
from bot.handlers.gate import Gate
from bot.handlers.registering import App
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.service.delivery import delivered
from bot.service.messenger import Messenger
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.gathering import Start, opened
from bot.table.membership import Membership
from bot.table.values import (
    NOBODY,
    Chair,
    Live,
    Phase,
    Place,
    Table,
    User,
    position,
    stamp_of,
    stamp_of_table,
    to_act,
)
from tests.bot.handlers.pressing import Telegram, Watched, started
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    do,
    lobby,
    moved,
    over,
)
from tests.bot.thinking import ThinkingHere

UNKNOWN = "f" * 10
"""The id of no table."""
GROUP, OWN, TOPIC = Place(-1001), Place(-1002), Place(-1001, 77)
"""The tables' group, a group of the stranger's own, and a topic of the tables' group."""
Json = dict[str, Any]
_NUMBERS = count(1)


class Said(Telegram):
    """The Bot API: it notes what presses and inline queries are answered."""

    def __init__(self) -> None:
        super().__init__()
        self.last: Json = {}

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        name = url.rpartition("/")[2]
        if name in ("answerCallbackQuery", "answerInlineQuery") and request_data:
            unlike = ("callback_query_id", "inline_query_id")
            self.last = {k: v for k, v in request_data.parameters.items() if k not in unlike}
        return await super().do_request(url, method, request_data)


class Noted(Watched):
    """Notes which tables are shown, and what is sent where."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.shown: list[str] = []
        self.members: dict[tuple[int, int], Membership] = {}
        """Who is what in which chat; others are not there."""

    def show(self, table: str, selection: Selection | None = None) -> None:
        self.shown.append(table)

    async def membership(self, chat: int, user: int) -> Membership:
        return self.members.get((chat, user), Membership.OUT)

    async def may_send(self, chat: int, right: str) -> bool:
        return True

    async def repost_hand(self, table: str, chair: int, user: int) -> None:
        self.shown.append(table)

    async def repost_secrets(self, table: str, user: int, above: int | None = None) -> None:
        self.shown.append(table)

    async def export(self, table: str, files: object) -> None:
        self.shown.append(table)

    async def film(self, table: str, ways: object) -> None:
        self.shown.append(table)

    async def file_id(self, surface: object) -> str:
        return "a file"

    @property
    def files(self) -> "Noted":
        return self


class Town(NamedTuple):
    """The bot, and its tables."""

    redis: Redis
    store: Store
    telegram: Said
    messenger: Noted
    app: App
    gate: Gate
    tables: dict[str, Live]
    """By what is peculiar to them."""

    @property
    def service(self) -> TableService:
        """The bot's way to its tables."""
        return TableService(
            FRAME, self.store, cast(Messenger, self.messenger), ThinkingHere(), lambda: 1
        )

    async def press(self, data: str, message: Json | None, user: User = STRANGER) -> object:
        """Press, as the stranger or another user; return all that it leads to."""
        query: Json = {"id": "1", "from": _from(user), "chat_instance": "1", "data": data}
        query |= {"inline_message_id": "i"} if message is None else {"message": message}
        return await self._outcome({"callback_query": query})

    async def follow(self, payload: str, user: User = STRANGER) -> object:
        """Follow a link, as the stranger or another user; return all that it leads to."""
        command = {"type": "bot_command", "offset": 0, "length": 6}
        message = {"message_id": 6, "date": 1, "chat": _chat(Place(user.id))}
        message |= {"from": _from(user), "text": f"/start {payload}", "entities": [command]}
        return await self._outcome({"message": message})

    async def ask(self, words: str) -> object:
        """Ask inline, as the stranger; return all that it leads to."""
        query = {"id": "1", "from": _from(STRANGER), "query": words, "offset": ""}
        return await self._outcome({"inline_query": query})

    async def _outcome(self, what: Json) -> object:
        messenger, number = self.messenger, next(_NUMBERS)
        messenger.surfaces.clear()
        messenger.shown.clear()
        self.telegram.last = {}
        with delivered(number):
            update = json.dumps({"update_id": number, **what}).encode()
            await deal(self.app, Entry("", number, update))
        sent = [(s.place, s.text, str(s.keyboard), s.picture) for s in messenger.surfaces]
        return self.telegram.last, sent, list(messenger.shown)

    async def stored(self, *, but: Iterable[int] = ()) -> dict[bytes, Any]:
        """Return all that is stored, but for what is known of some chats and people."""
        others = {str(one).encode() for one in but}
        keys = sorted([key async for key in self.redis.scan_iter("*")])
        return {k: await self.redis.dump(k) for k in keys if not others & {*k.split(b":")}}

    async def stored_of(self, live: Live) -> dict[bytes, Any]:
        """Return all that is stored of a table."""
        keys = [k async for k in self.redis.scan_iter(f"*{live.table.id}*")]
        return {key: await self.redis.dump(key) for key in keys}


@asynccontextmanager
async def town(redis: Redis) -> AsyncIterator[Town]:
    """Give a town whose people have been met."""
    store, telegram = Store(redis, ALL), Said()
    messenger = Noted(store)
    messenger.members[OWN.chat, STRANGER.id] = Membership.ADMIN
    async with started(store, telegram, messenger, lambda: NOON) as (app, gate):
        for user in (*PEOPLE, STRANGER):
            await store.profiles.remember(user.id, Profile(user.language, reachable=True))
        tables = {name: await _put(store, live) for name, live in _tables()}
        await store.past.step_aside(BORIS.id, counts=False)
        yield Town(redis, store, telegram, messenger, app, gate, tables)


def _tables() -> Iterator[tuple[str, Live]]:
    ours = (ANNA, BORIS)
    circle = Place(NOBODY, 5)
    yield "a lobby", _at(lobby("gifts", *ours), "0a", GROUP)
    yield "a lobby with secrets", _at(lobby("sealed", *ours), "ca", Place(-1006))
    yield "a game", _at(moved(begun("carcassonne", *ours), 3), "1a", GROUP)
    yield "secrets", _at(moved(begun("sealed", *ours), 1), "2a", Place(-1003))
    yield "a game in a topic", _at(moved(begun("carcassonne", *ours), 2), "3a", Place(-1004, 5))
    yield "over", _at(over("carcassonne", *ours), "4a", Place(-1005))
    yield "a circle's lobby", _at(lobby("gifts", *ours), "5a", circle)
    yield "a circle's game", _at(moved(begun("sealed", *ours), 1), "6a", Place(NOBODY, 6))
    offered = do(begun("sealed", *ours), ANNA, OfferSeat(NOON))
    yield "a seat on offer", _at(offered, "7a", Place(NOBODY, 7))
    yield "alone", _at(lobby("carcassonne", ANNA), "8a", Place(ANNA.id))
    yield "a challenge", _challenge("9a", 0)
    yield "a challenge that is over", _challenge("ba", 1000)


def _challenge(letters: str, moves: int) -> Live:
    day, game = ("2026-11-26" if moves else "2026-11-27"), "carcassonne"
    table = Table("0", place_of(ANNA.id, day, game), "en", ANNA.id)
    ready = with_terms(ALL, opened(ALL, table, ANNA, game), day)
    live = do(Live(ready), ANNA, Start(5, day, NOON))
    while moves and live.table.phase is Phase.RUNNING:
        live = moved(live, 1)
    return _at(live, letters, live.table.place)


def _at(live: Live, letters: str, place: Place) -> Live:
    return replace(live, table=replace(live.table, id=letters * 5, place=place))


async def _put(store: Store, live: Live) -> Live:
    saved = await store.tables.save(live, None)
    await store.places.claim(live.table.place, live.table.id, None)
    await store.agenda.note(saved.table, None, NOON)
    return saved


# What is pressed


def kinds() -> tuple[type[Token], ...]:
    """Return all kinds of buttons."""
    return tuple(ROUTES.handlers)


def forged(kind: type[Token], live: Live) -> list[str]:
    """Return the data of a kind of button about a table, as it might be offered there: all that its
    fields may say, or each of it once.
    """
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    fields = [tuple(_values(f.type, f.name, live)) for f in info.fields if f.name != "table"]
    combined = list(product(*fields))
    if len(combined) > 12:
        most = max(map(len, fields))
        combined = [tuple(one[n % len(one)] for one in fields) for n in range(most)]
    return [":".join((live.table.id, code_of(kind), *map(str, each))) for each in combined]


def _values(kind: inspect.Type, name: str, live: Live) -> Iterator[object]:
    """Yield what a field of a kind and a name may say."""
    match kind:
        case inspect.LiteralType():
            yield from kind.values
        case inspect.EnumType():
            yield from (each.value for each in kind.cls)
        case inspect.BoolType():
            yield from (0, 1)
        case inspect.IntType():
            yield from (0, 1, position(live.table))
        case inspect.UnionType():
            each = (one for one in kind.types if not isinstance(one, inspect.NoneType))
            yield from _values(next(each), name, live)
        case _:
            yield from _words(name, live)


def _words(name: str, live: Live) -> Iterator[str]:
    """Yield words that a field may have, by its name."""
    table = live.table
    acting = to_act(ALL, live) if table.phase is Phase.RUNNING else ()
    words = {
        "command": tuple(ROUTES.entrances.at_one),
        "stamp": (stamp_of_table(table), *(stamp_of(ALL, live, seat) for seat in acting[:1])),
        "steps": ("0",),
        "game": ("carcassonne", ""),
        "key": ("board", hand_key(Chair(0))),
        "page": ("left", "board"),
        "level": ("easy",),
        "word": ("0" * 16,),
    }
    yield from words.get(name, ("", "0"))


def beside(place: Place) -> Json:
    """Return a message of the bot's in a place, with another button than is pressed."""
    there: Json = {"message_id": 5, "date": 1, "chat": _chat(place), "text": "a board"}
    if place.topic:
        there |= {"message_thread_id": place.topic, "is_topic_message": True}
    other = [[{"text": "x", "callback_data": ":hp"}]]
    return there | {"reply_markup": {"inline_keyboard": other}}


def _chat(place: Place) -> Json:
    if place.is_private:
        return {"id": place.chat, "type": "private", "first_name": "Eve"}
    return {"id": place.chat, "type": "supergroup", "title": "Friday"}


def _from(user: User) -> Json:
    return {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
