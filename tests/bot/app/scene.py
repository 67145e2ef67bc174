"""A page in front of a real store: who asks it, and what Telegram says of them."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast
from urllib.parse import urlencode

import httpx
from telegram import Bot, ChatMember, ChatMemberLeft, ChatMemberMember
from telegram import User as Sender
from telegram.error import TelegramError

import render
from bot.app import identity
from bot.app.door import Door
from bot.app.opening import Opened, opened
from bot.handlers.gate import Gate
from bot.painter import PainterPool
from bot.process.page import served
from bot.reconciler.reachability.chats import membership
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.values import Live, User, to_act
from games.core.values import Seat
from render import Face, Picture, Plain
from tests.bot.stores import saved
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, STRANGER, begun, moved

TOKEN = "42:page"
ROOT = "/play"


def signed(user: User, at: float, table: str = "", *, token: str = TOKEN, **more: str) -> str:
    """What Telegram gives a page that somebody opens."""
    told = {"id": user.id, "first_name": user.name, "language_code": user.language}
    fields = {"auth_date": str(int(at)), "user": json.dumps(told), "query_id": "AAE", **more}
    if table:
        fields["start_param"] = table
    return urlencode({**fields, "hash": identity.signature(fields, token)})


class PainterHere:
    """Draws in this process."""

    def __init__(self) -> None:
        self.faces: list[Plain] = []

    async def face(self, plain: Plain) -> Face:
        self.faces.append(plain)
        return render.face(plain)

    async def draw(self, picture: Picture) -> bytes:
        return picture.page.encode()


class Members:
    """A Telegram that knows who is in a group; asked about anybody else, it may refuse."""

    def __init__(self, *users: int, fault: TelegramError | None = None) -> None:
        self.users = users
        self.fault = fault
        self.asked: list[tuple[int, int]] = []

    async def get_chat_member(self, chat: int, user: int) -> ChatMember:
        self.asked.append((chat, user))
        if self.fault:
            raise self.fault
        kind = ChatMemberMember if user in self.users else ChatMemberLeft
        return kind(Sender(user, "Eve", is_bot=False))


class Page:
    """Asks as people do."""

    def __init__(
        self, client: httpx.AsyncClient, painter: PainterHere, now: float, app: Opened
    ) -> None:
        self.client = client
        self.routes = app.routes
        self.close = app.close
        self.painter = painter
        self.now = now

    async def ask(
        self, user: User, table: str, what: str = "", init: str | None = None, **tapped: Any
    ) -> httpx.Response:
        """Ask about a table, as somebody whom Telegram vouches for."""
        said = signed(user, self.now) if init is None else init
        headers = {"authorization": f"tma {said}"}
        return await self.client.post(f"{ROOT}/table/{table}{what}", json=tapped, headers=headers)

    async def told(
        self, user: User, table: str, what: str = "", **tapped: Any
    ) -> tuple[dict[str, Any], dict[str, str]]:
        """Return what somebody is told, and the faces that come with it, by their names."""
        answer = await self.ask(user, table, what, **tapped)
        seen, *_, faces = map(json.loads, answer.raise_for_status().text.splitlines())
        return seen, faces

    async def seen(self, user: User, table: str, what: str = "", **tapped: Any) -> dict[str, Any]:
        return (await self.told(user, table, what, **tapped))[0]


def door_of(service: TableService, members: Members) -> Door:
    """The page's door, without the page."""
    _ask(service, members)
    return Door(service, Gate(service))


def _ask(service: TableService, members: Members) -> None:
    """Let a service ask this Telegram who is where."""
    chats: Any = service.messenger.chats
    chats.membership = partial(membership, cast(Bot, members))


@asynccontextmanager
async def page(
    service: TableService, members: Members | None = None, *banned: int
) -> AsyncIterator[Page]:
    """The page over a service."""
    gate, painter = Gate(service), PainterHere()
    gate.banned = frozenset(banned)
    _ask(service, members or Members(STRANGER.id))
    pool = cast(PainterPool, painter)
    api = "http://127.0.0.1:8081/"
    async with opened(ROOT, TOKEN, api, service, gate, pool) as app:
        transport = httpx.ASGITransport(app=served(app.routes))
        async with httpx.AsyncClient(transport=transport, base_url="http://bot") as client:
            yield Page(client, painter, service.moment, app)


async def running(store: Store, game: str = "carcassonne", moves: int = 6) -> Live:
    return await saved(store, moved(begun(game, ANNA, BORIS, CLARA), moves))


def acting(live: Live) -> Seat:
    return to_act(ALL, live)[0]
