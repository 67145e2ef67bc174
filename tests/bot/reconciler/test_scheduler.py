"""Many tables at once: all are shown, and a press does not wait for those that nobody looks at."""

import asyncio

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.values import Selection
from bot.reconciler import scheduler
from bot.reconciler.messenger import Messenger
from bot.reconciler.scheduler import Scheduler
from bot.service.delivery import current, delivered
from bot.store.store import Store
from bot.table.values import Live, Place
from tests.bot.tables import ALL, ANNA, BORIS, lobby
from tests.bot.telegrams import Telegram, messenger_at
from tests.proofs import until

MANY = 300


async def opened(store: Store, count: int) -> list[str]:
    """Put lobbies into `count` groups."""
    made = lobby("carcassonne", ANNA, BORIS)
    ids = [f"{number:010x}" for number in range(count)]
    for number, id in enumerate(ids):
        table = replace(made.table, id=id, place=Place(-1000 - number))
        await store.tables.save(Live(table), None)
        await store.places.claim(table.place, id, None)
    return ids


async def settled(messenger: Messenger) -> None:
    await asyncio.wait_for(messenger.settle(), 120)


async def test_all_groups_that_ask_at_once_get_their_lobby(redis: Redis) -> None:
    """More than the store has connections for: the rest was dropped."""
    store, telegram = Store(redis, ALL), Telegram()
    messenger = messenger_at(telegram, store, redis)
    for id in await opened(store, MANY):
        messenger.show(id)
    await settled(messenger)
    assert len(telegram.messages) == MANY


class Look:
    """Notes what is shown, and how many at a time; each lasts as long as the test wants."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.busy = 0
        self.busiest = 0
        self.waits: dict[str, float] = {}
        self.held = asyncio.Semaphore(0)

    async def show(self, table: str, selection: Selection) -> float:
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        await self.held.acquire()
        self.busy -= 1
        self.shown.append(table)
        return self.waits.pop(table, 0)


async def test_few_tables_are_looked_after_at_a_time_and_a_press_goes_first() -> None:
    look = Look()
    turns = Scheduler(look.show)
    turns.look_after(f"{n}" for n in range(20))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    begun = look.busy
    assert begun < 10
    turns.ask("19")
    await asyncio.sleep(0)
    assert look.busy == begun + 1
    for _ in range(20):
        look.held.release()
    await until(lambda: len(look.shown) == 20)
    assert look.shown.index("19") <= begun
    assert look.busiest == begun + 1
    assert sorted(look.shown, key=int) == [f"{n}" for n in range(20)]


async def all_shown(turns: Scheduler, look: Look) -> None:
    """Let each table pass that is to be shown."""
    for _ in turns.tasks:
        look.held.release()
    async with asyncio.timeout(30):
        await asyncio.wait(turns.tasks)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables give way for longer than any machine takes for a test: nothing depends on its pace."""
    monkeypatch.setattr(scheduler, "_WAY", 600.0)


@pytest.mark.usefixtures("patient")
async def test_tables_give_way_to_presses_that_are_being_answered() -> None:
    look = Look()
    turns = Scheduler(look.show)
    with turns.giving_way():
        for table in "abc":
            turns.ask(table)
        with turns.giving_way():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert look.busy == 0
    await all_shown(turns, look)
    assert look.shown == ["a", "b", "c"]


async def test_time_until_a_table_is_shown_counts_from_what_was_asked_first() -> None:
    """What is asked for meanwhile is shown later; who looks again has waited for nothing."""
    waits = list[float | None]()

    async def show(table: str, _: Selection) -> float:
        tries.append(table)
        if len(tries) == 1:  # the chat has to wait
            return 0.05
        if len(tries) == 2:
            turns.ask(table)
        waits.append(turns.met(table))
        return 0.01 if len(tries) == 3 else 0

    tries, turns = list[str](), Scheduler(show)
    turns.ask("a")
    async with asyncio.timeout(30):
        await asyncio.wait(turns.tasks)
    first, second, third = waits
    assert first is not None
    assert second is not None
    assert first >= 0.05
    assert second < first
    assert third is None


async def test_tables_do_not_give_way_for_ever() -> None:
    look = Look()
    turns = Scheduler(look.show)
    with turns.giving_way():
        turns.ask("a")
        async with asyncio.timeout(30):
            while not look.busy:
                await asyncio.sleep(0)
        look.held.release()
        await asyncio.wait(turns.tasks)
    assert look.shown == ["a"]


async def test_what_is_ready_to_be_sent_waits_for_presses_but_not_for_ever(
    patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = Scheduler(Look().show)
    await turns.calm()
    with turns.giving_way():
        sent = asyncio.create_task(turns.calm())
        await asyncio.sleep(0)
        assert not sent.done()
    await sent
    monkeypatch.setattr(scheduler, "_WAY", 0.01)
    with turns.giving_way():
        async with asyncio.timeout(30):
            await turns.calm()


@pytest.mark.usefixtures("patient")
async def test_press_that_comes_while_tables_wait_goes_before_all_but_one_of_them() -> None:
    look = Look()
    turns = Scheduler(look.show)
    with turns.giving_way():
        for table in "abc":
            turns.ask(table)
        await asyncio.sleep(0)
    async with asyncio.timeout(30):
        while not look.busy:  # at once: a moment later there would be more
            await asyncio.sleep(0)
    with turns.giving_way():
        await asyncio.sleep(0)
        assert look.busy == 1
    await all_shown(turns, look)
    assert look.shown == ["a", "b", "c"]


async def test_tables_that_wait_for_the_limit_of_all_chats_do_not_all_try_at_once() -> None:
    """Each asked again twenty-seven times a second: with thousands a press took seconds."""
    look = Look()
    look.waits = {f"{n}": 0.02 for n in range(100)}
    turns = Scheduler(look.show)
    turns.look_after(f"{n}" for n in range(100))
    for _ in range(200):
        look.held.release()
    most = 0
    async with asyncio.timeout(60):
        while len(look.shown) < 200:
            await asyncio.sleep(0)
            most = max(most, len(turns.tasks))
    assert most < 10


async def test_table_that_waits_keeps_no_others_from_being_looked_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduler, "_SOON", 0.01)
    look = Look()
    look.waits = {f"{n}": 3600.0 for n in range(15)}
    turns = Scheduler(look.show)
    turns.look_after(f"{n}" for n in range(20))
    for _ in range(20):
        look.held.release()
    async with asyncio.timeout(30):
        while len(look.shown) < 20:
            await asyncio.sleep(0)
    waiting = turns.tasks
    for task in waiting:
        task.cancel()
    await asyncio.wait(waiting)
    assert turns.tasks == []


async def test_what_shows_a_table_outlives_the_update_that_asked_for_it() -> None:
    """Its lines in the log were those of the first update for ever."""
    updates = []

    async def show(table: str, selection: Selection) -> float:
        updates.append(current())
        return 0

    turns = Scheduler(show)
    with delivered(7):
        turns.ask("a")
    await asyncio.wait(turns.tasks)
    assert updates == [None]
