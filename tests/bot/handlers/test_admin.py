"""/admin is for admins, the banned are left alone, /mydata tells of oneself (docs/adr/0084)."""

import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.request import RequestData

from bot import __version__
from bot.display.values import Document, Surface
from bot.features.handing.table import OfferSeat
from bot.features.seeking.table import Wish
from bot.handlers.gate import Gate
from bot.handlers.registering import App
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.metrics import FAULTS
from bot.service.delivery import delivered
from bot.service.operator import Operator
from bot.store.store import Store
from bot.table.parts import Choice, Friend
from bot.table.values import DAY, HOUR, NOBODY, Live, Phase, Place, User, with_changes
from games.core.message import Message
from tests.bot.handlers.pressing import Telegram, Watched, started
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    NOON,
    STRANGER,
    begun,
    do,
    moved,
    over,
)

ADMIN = replace(ANNA, name="Admin")
Json = dict[str, Any]


class Calling(Telegram):
    """Notes which groups are left."""

    def __init__(self) -> None:
        super().__init__()
        self.left: list[int] = []

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        if url.endswith("leaveChat") and request_data:
            self.left.append(int(str(request_data.parameters["chat_id"])))
        return await super().do_request(url, method, request_data)


class Saying(Watched):
    """It can forget somebody, too."""

    async def forget(self, user: int, tables: object) -> None:
        """It has kept nothing."""


class House(NamedTuple):
    """A bot over a real store, and who may say what in it."""

    store: Store
    telegram: Calling
    messenger: Saying
    app: App
    gate: Gate

    async def say(self, user: User, text: str, place: Place | None = None) -> list[str]:
        """Let somebody write, in private or elsewhere; return the answers."""
        return [surface.text for surface in await self.surfaces(user, text, place)]

    async def surfaces(self, user: User, text: str, place: Place | None = None) -> list[Surface]:
        chat = place.chat if place else user.id
        kind = "private" if chat > 0 else "supergroup"
        sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
        command = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
        message = {"message_id": 5, "date": 1, "chat": {"id": chat, "type": kind}, "from": sender}
        more = {"text": text, "entities": [command]}
        self.messenger.surfaces.clear()
        await self.deal({"message": {**message, **more}})
        return list(self.messenger.surfaces)

    async def taken_in(self, user: User, place: Place) -> str:
        """Let somebody add the bot to a group; return how that is greeted."""
        sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
        us = {"id": 1, "is_bot": True, "first_name": "Nastolka"}
        change = {
            "chat": {"id": place.chat, "type": "group", "title": "Friends"},
            "from": sender,
            "date": 1,
            "old_chat_member": {"user": us, "status": "left"},
            "new_chat_member": {"user": us, "status": "member"},
        }
        self.messenger.surfaces.clear()
        await self.deal({"my_chat_member": change})
        return self.messenger.surfaces[0].text

    async def press(self, user: User) -> None:
        sender = {"id": user.id, "is_bot": False, "first_name": user.name}
        query = {"id": "1", "chat_instance": "c", "data": ":t:xx", "from": sender}
        there = {"id": GROUP.chat, "type": "supergroup"}
        await self.deal(
            {"callback_query": {**query, "message": {"message_id": 5, "date": 1, "chat": there}}}
        )

    async def deal(self, update: Json) -> None:
        with delivered(1):
            body = json.dumps({"update_id": 1, **update}).encode()
            await deal(self.app, Entry("", 1, body))

    async def put(self, live: Live) -> Live:
        saved = await self.store.tables.save(live, None)
        await self.store.places.claim(live.table.place, live.table.id, None)
        await self.store.agenda.seat(saved.table, None, 1)
        return saved


async def opened(redis: Redis, operator: Operator) -> AsyncIterator[House]:
    store, telegram = Store(redis, ALL), Calling()
    messenger = Saying(store)
    async with started(store, telegram, messenger, lambda: 0, operator) as (app, gate):
        yield House(store, telegram, messenger, app, gate)


@pytest.fixture
async def house(redis: Redis) -> AsyncIterator[House]:
    operator = Operator("Olga <3", "olga@example.org", frozenset({ADMIN.id}))
    async for house in opened(redis, operator):
        yield house


@pytest.fixture
async def private_house(redis: Redis) -> AsyncIterator[House]:
    """A bot for one group alone."""
    async for house in opened(redis, Operator(groups=frozenset({GROUP.chat}))):
        yield house


@pytest.mark.parametrize("said", ["/admin", "/admin log", "/admin ban 3", "/admin notice x"])
async def test_for_others_there_is_no_such_command(house: House, said: str) -> None:
    await house.put(begun("gifts", ANNA, BORIS))
    assert await house.say(BORIS, said) == []
    assert await house.say(ADMIN, said, GROUP) == []
    assert await house.store.operating.noted(9) == []
    assert await house.store.operating.banned() == frozenset()


async def test_state_counts_and_names_nobody(house: House) -> None:
    await house.put(begun("sealed", BORIS, CLARA))
    state, how = await house.say(ADMIN, "/admin")
    assert "open tables: 1\n" in state
    assert "Борис" not in state + how
    assert await house.say(ADMIN, "/admin what") == [how]


async def test_people_and_bugs_of_the_last_day_are_counted(house: House) -> None:
    """Whoever did anything, once; also those who are left alone."""
    await house.gate.count()
    (before, _) = await house.say(ADMIN, "/admin")
    bugs = int(before.partition("bugs ")[2].split()[0])
    for user in (BORIS, CLARA, BORIS):
        await house.say(user, "/help")
    FAULTS.inc()
    for _ in range(2):
        await house.gate.count()
        (state, _) = await house.say(ADMIN, "/admin")
        assert f"in the last day: people 3, bugs {bugs + 1}\n" in state
    state_later = await house.store.operating.state(1 + 2 * DAY)
    assert (state_later.people, state_later.faults) == (0, 0)


async def test_groups_that_waited_for_a_board_are_told_slowest_first(house: House) -> None:
    """By their numbers, for a day."""
    for group, seconds in ((-8, 5.2), (-9, 12.6), (-8, 8)):
        house.store.operating.waited(group, seconds)
    await house.gate.count()
    (state, _) = await house.say(ADMIN, "/admin")
    slowest = [line for line in state.splitlines() if line.startswith("🐢")]
    assert [line.split(": ") for line in slowest] == [
        ["🐢 <code>-9</code>", "waited 13 s for a board"],
        ["🐢 <code>-8</code>", "waited 8 s for a board"],
    ]
    assert (await house.store.operating.state(1 + 2 * DAY)).slowest == ()


async def test_new_groups_begin_as_admins_say(house: House) -> None:
    """Until they have played; in their own language once they choose one."""
    for default in ("language uk", "clock 1d"):
        assert await house.say(ADMIN, f"/admin default {default}") == ["Done."]
    (state, _) = await house.say(ADMIN, "/admin")
    assert "new groups begin with: language uk, clock 1d" in state
    (log,) = await house.say(ADMIN, "/admin log")
    assert f"{ADMIN.id} default clock 1d\n" in log
    assert "Вітаю" in await house.taken_in(BORIS, GROUP)
    await house.say(BORIS, "/play gifts", GROUP)
    (opened,) = await house.store.all_at(GROUP)
    assert (opened.table.clock, opened.table.language) == (DAY, "uk")


async def test_groups_that_have_played_begin_as_they_did(house: House) -> None:
    """With the clock of their last game."""
    await house.say(ADMIN, "/admin default clock 1d")
    choice = Choice("gifts", {}, HOUR)
    await house.store.profiles.change(GROUP.chat, language="ru", recent=(choice,))
    await house.say(BORIS, "/play gifts", GROUP)
    (opened,) = await house.store.all_at(GROUP)
    assert (opened.table.clock, opened.table.language) == (HOUR, "ru")


async def test_notice_reaches_the_chats_of_open_tables(house: House) -> None:
    await house.put(begun("gifts", BORIS, CLARA))
    *told, answer = await house.surfaces(ADMIN, "/admin notice back at 22:00 <b>sharp")
    (notice,) = told
    assert notice.place == GROUP
    assert notice.text.endswith("back at 22:00 &lt;b&gt;sharp")
    assert answer.text == "On its way to one chat."


async def test_notice_at_a_table_of_people_comes_in_the_words_of_each(house: House) -> None:
    assert {one.language for one in (BORIS, CLARA)} == {"ru", "uk"}
    await house.put(with_changes(begun("gifts", BORIS, CLARA), place=Place(NOBODY, 5)))
    *told, _ = await house.surfaces(ADMIN, "/admin notice soon")
    said = Message("admin-notice", {"text": "soon"})
    expected = {one.id: FRAME.say(one.language, said) for one in (BORIS, CLARA)}
    assert {one.place.chat: one.text for one in told} == expected


async def test_table_is_closed(house: House) -> None:
    hosted = replace(begun("gifts", BORIS, CLARA).table, host=BORIS.id)
    live = await house.put(replace(begun("gifts", BORIS, CLARA), table=hosted))
    assert await house.say(ADMIN, f"/admin close {live.table.id}") == ["Done."]
    found = await house.store.tables.load(live.table.id)
    assert found
    assert found.table.phase is Phase.STOPPED


async def test_banned_person_is_left_alone_until_the_ban_ends(house: House) -> None:
    assert await house.say(ADMIN, f"/admin ban {BORIS.id}") == ["Done."]
    await house.gate.look()
    assert await house.say(BORIS, "/help") == []
    assert await house.say(BORIS, "/help", GROUP) == []
    await house.press(BORIS)
    assert house.telegram.answered["1"] == 1
    assert house.telegram.left == []
    assert await house.say(CLARA, "/help", GROUP)
    await house.say(ADMIN, f"/admin unban {BORIS.id}")
    await house.gate.look()
    assert await house.say(BORIS, "/help")


async def test_banned_person_is_called_and_looked_for_no_more(house: House) -> None:
    for user in (BORIS, CLARA):
        await house.store.seekers.ask(Wish(user, "gifts", DAY, 0))
        await house.store.callings.join(GROUP.chat, user.id, user.name)
    await house.say(ADMIN, f"/admin ban {BORIS.id}")
    assert await house.store.seekers.wish(BORIS.id) is None
    assert await house.store.seekers.wish(CLARA.id)
    assert (await house.store.callings.people(GROUP.chat)).keys() == {CLARA.id}


async def test_group_is_left_and_may_come_back(house: House) -> None:
    assert await house.say(ADMIN, f"/admin leave {GROUP.chat}") == ["Done."]
    assert house.telegram.left == [GROUP.chat]
    assert await house.say(CLARA, "/help", GROUP)
    (log,) = await house.say(ADMIN, "/admin log")
    assert f"{ADMIN.id} leave {GROUP.chat}" in log
    await house.say(ADMIN, f"/admin leave {BORIS.id}")
    assert house.telegram.left == [GROUP.chat]


async def test_banned_group_is_left_and_each_time_again(house: House) -> None:
    await house.say(ADMIN, f"/admin ban {GROUP.chat}")
    await house.gate.look()
    assert await house.say(CLARA, "/help", GROUP) == []
    assert house.telegram.left == [GROUP.chat, GROUP.chat]


async def test_admin_is_never_locked_out(house: House) -> None:
    await house.say(ADMIN, f"/admin ban {ADMIN.id}")
    await house.gate.look()
    assert await house.say(ADMIN, f"/admin unban {ADMIN.id}") == ["Done."]


async def test_only_listed_groups_are_let_in(private_house: House) -> None:
    assert await private_house.say(CLARA, "/help", GROUP)
    assert await private_house.say(CLARA, "/help")
    assert await private_house.say(CLARA, "/help", Place(-200)) == []
    assert private_house.telegram.left == [-200]


UPGRADED = Place(-1001)


def join(place: Place) -> Json:
    """What tells the bot that it is in a supergroup: added, or upgraded with its group."""
    sender = {"id": CLARA.id, "is_bot": False, "first_name": CLARA.name}
    us = {"id": 1, "is_bot": True, "first_name": "Nastolka"}
    states = {f"{when}_chat_member": {"user": us, "status": "member"} for when in ("old", "new")}
    states["old_chat_member"] = {"user": us, "status": "left"}
    there = {"id": place.chat, "type": "supergroup", "title": "Friends"}
    return {"my_chat_member": {"chat": there, "from": sender, "date": 1, **states}}


def arrival(place: Place, **more: Any) -> Json:
    """A service message in a supergroup."""
    sender = {"id": CLARA.id, "is_bot": False, "first_name": CLARA.name}
    there = {"id": place.chat, "type": "supergroup", "title": "Friends"}
    return {"message": {"message_id": 1, "date": 1, "chat": there, "from": sender, **more}}


async def test_what_a_listed_group_has_become_is_let_in(private_house: House) -> None:
    """Whichever of Telegram's updates comes first; and after a restart."""
    came = arrival(UPGRADED, migrate_from_chat_id=GROUP.chat)
    for update in (join(UPGRADED), came, join(UPGRADED)):
        await private_house.deal(update)
    assert private_house.telegram.left == []
    await private_house.store.operating.upgrade(
        GROUP.chat, UPGRADED.chat
    )  # noted by a table's move
    assert await private_house.say(CLARA, "/help", UPGRADED)
    fresh = Gate(private_house.gate._service)
    await fresh.look()
    assert fresh.lets_in(CLARA.id, UPGRADED.chat)


async def test_supergroup_that_was_no_listed_group_is_left(private_house: House) -> None:
    await private_house.deal(join(UPGRADED))
    us = {"id": 1, "is_bot": True, "first_name": "Nastolka"}
    for more in ({"new_chat_members": [us]}, {"migrate_from_chat_id": -200}):
        await private_house.deal(arrival(UPGRADED, **more))
    assert await private_house.say(CLARA, "/help", UPGRADED) == []
    assert private_house.telegram.left == [UPGRADED.chat] * 3


async def test_ban_of_a_group_holds_for_what_it_becomes(house: House) -> None:
    """It was let in again as soon as one of its admins had it upgraded."""
    await house.say(ADMIN, f"/admin ban {GROUP.chat}")
    await house.gate.look()
    house.telegram.left.clear()
    await house.deal(arrival(UPGRADED, migrate_from_chat_id=GROUP.chat))
    assert await house.say(CLARA, "/help", UPGRADED) == []
    await house.gate.look()
    assert await house.say(CLARA, "/help", UPGRADED) == []
    assert house.telegram.left == [UPGRADED.chat] * 3


async def test_ban_under_a_former_id_reaches_the_supergroup(house: House) -> None:
    """Logs and audits name a group as it was called then; so does who lets it in again."""
    await house.store.operating.upgrade(GROUP.chat, UPGRADED.chat)  # noted by its tables' move
    assert await house.say(CLARA, "/help", UPGRADED)
    await house.say(ADMIN, f"/admin ban {GROUP.chat}")
    assert set(house.telegram.left) == {GROUP.chat, UPGRADED.chat}
    await house.gate.look()
    assert await house.say(CLARA, "/help", UPGRADED) == []
    await house.say(ADMIN, f"/admin unban {UPGRADED.chat}")
    await house.store.operating.upgrade(GROUP.chat, UPGRADED.chat)  # Telegram says it again
    await house.gate.look()
    assert await house.say(CLARA, "/help", UPGRADED)


async def test_person_is_forgotten_on_request(house: House) -> None:
    live = await house.put(begun("gifts", BORIS, CLARA))
    assert await house.say(ADMIN, f"/admin forget {BORIS.id}") == ["Done."]
    found = await house.store.tables.load(live.table.id)
    assert "Борис" not in str(found)


async def test_seat_that_is_offered_to_a_name_is_forgotten_with_it(house: House) -> None:
    offer = OfferSeat(NOON, Friend("eve_99", "@Eve_99"))
    live = await house.put(do(begun("gifts", BORIS, CLARA), BORIS, offer))
    assert await house.say(ADMIN, f"/admin forget {STRANGER.id} @Eve_99") == ["Done."]
    assert "Eve_99" not in str(await house.store.tables.load(live.table.id))


@pytest.mark.parametrize("kind", ["banned", "not listed"])
async def test_group_that_is_not_let_in_is_forgotten_once_it_has_sent_us_away(
    house: House, private_house: House, kind: str
) -> None:
    """The gate keeps what Telegram says of it from all handlers."""
    there = house if kind == "banned" else private_house
    await there.store.profiles.change(-1007, language="de")
    await there.store.operating.ban(-1007, banned=kind == "banned")
    await there.gate.look()
    us, chat = {"id": 1, "is_bot": True, "first_name": "N"}, {"id": -1007, "type": "supergroup"}
    was, now = ({"user": us, "status": status} for status in ("member", "left"))
    change = {"chat": chat, "from": us, "date": 1, "old_chat_member": was}
    await there.deal({"my_chat_member": {**change, "new_chat_member": now}})
    assert (await there.store.profiles.of(-1007)).language is None


@pytest.mark.parametrize(
    "said",
    [
        "ban",
        "ban x",
        "ban ²",
        "forget -100",
        "leave -",
        "notice",
        "default",
        "default clock 2h",
        "default language xx",
    ],
)
async def test_what_is_unclear_is_not_done(house: House, said: str) -> None:
    (answer,) = await house.say(ADMIN, f"/admin {said}")
    assert "<code>/admin ban ID</code>" in answer
    assert await house.store.operating.noted(9) == []


async def test_each_step_is_in_the_audit_log(house: House) -> None:
    await house.say(ADMIN, "/admin ban 42")
    await house.say(ADMIN, "/admin notice <hello>")
    (log,) = await house.say(ADMIN, "/admin log")
    notice, ban = log.removeprefix("<pre>").removesuffix("</pre>").splitlines()
    assert ban == f"1970-01-01T00:00:00+00:00 {ADMIN.id} ban 42"
    assert notice.endswith(f" {ADMIN.id} notice &lt;hello&gt;")


async def test_operator_is_named_where_they_want_to_be(house: House) -> None:
    (told,) = await house.say(CLARA, "/privacy")
    assert "This bot is run by Olga &lt;3." in told
    assert told.endswith("olga@example.org")


async def test_everybody_learns_who_made_what_and_who_runs_it(house: House) -> None:
    (told,) = await house.say(CLARA, "/about")
    assert f"Nastolka {__version__}" in told
    assert "MIT" in told
    assert "<b>Carcassonne</b>. A game by Klaus-Jürgen Wrede, published by Hans im Glück." in told
    assert "This bot is run by Olga &lt;3." in told


async def data_of(house: House, user: User) -> Json:
    """What somebody gets as a file."""
    (surface,) = await house.surfaces(user, "/mydata")
    assert isinstance(surface.document, Document)
    assert isinstance(surface.document.content, str)
    assert surface.place == Place(user.id)
    told: Json = json.loads(surface.document.content)
    return told


async def test_everybody_gets_what_is_kept_of_them_and_of_nobody_else(house: House) -> None:
    await house.put(begun("sealed", BORIS, CLARA))
    told = await data_of(house, BORIS)
    assert told["id"] == BORIS.id
    assert told["settings"]["language"] == "en"
    (table,) = told["tables"]
    assert table["person"]["name"] == "Борис"
    assert "Clara" not in json.dumps(told)
    assert "seed" not in json.dumps(told)
    assert (await data_of(house, STRANGER))["tables"] == []


async def test_nobody_learns_whom_they_are_not_to_meet(house: House) -> None:
    """Strangers know no number of each other (docs/adr/0101)."""
    seekers, met = house.store.seekers, 5_000_000_123
    await seekers.shun(BORIS.id, met, 0)
    await seekers.ask(Wish(BORIS, "gifts", DAY, 0, 7, shuns=frozenset({met})))
    told = await data_of(house, BORIS)
    assert (told["plays_no_more_with"], told["looks_for"]["game"]) == (1, "gifts")
    assert str(met) not in json.dumps(told)


async def test_moves_are_told_once_nothing_is_to_be_remembered_any_more(house: House) -> None:
    """A list of them would be notes in a game of memory (docs/adr/0033)."""
    live, running = over("gifts", BORIS, CLARA), moved(begun("gifts", BORIS, CLARA), 2)
    await house.put(replace(running, table=replace(running.table, id="running")))
    await house.put(live)
    moves = {table["table"]: table["moves"] for table in (await data_of(house, BORIS))["tables"]}
    assert isinstance(moves["running"], int)
    assert moves[live.table.id]


async def test_group_is_told_where_to_say_it(house: House) -> None:
    assert await house.say(BORIS, "/mydata", GROUP) == ["Send me /mydata in our private chat."]
