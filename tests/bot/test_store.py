"""Tables in a real server: one atomic step a change, nothing lost, nothing done twice."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.delivery import delivered
from bot.desk import Desk, fresh_seed
from bot.shown import Focus
from bot.store import SEEN, UNCLAIMED, AlreadyMade, Profile, Shown, Store, StoreConflict
from bot.table import (
    DAY,
    Command,
    Join,
    Live,
    Phase,
    Place,
    Recolour,
    Refused,
    Show,
    Start,
    Stop,
    Table,
    User,
)
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    GROUP,
    PEOPLE,
    STRANGER,
    begun,
    do,
    lobby,
    moved,
    over,
)

SHOWN = Shown(GROUP, "1", 77, "digest", None, has_buttons=True, farewell="")


async def saved(store: Store, live: Live) -> Live:
    return await store.save(live, None)


# Saving and loading


@pytest.mark.parametrize(
    "live",
    [
        lobby("gifts", ANNA),
        begun("gifts", *PEOPLE),
        moved(begun("carcassonne", *PEOPLE), 20),
        moved(begun("sealed", *PEOPLE), 4),
        over("carcassonne", ANNA, BORIS),
        do(begun("gifts", *PEOPLE), BORIS, Stop()),
    ],
    ids=["lobby", "begun", "carcassonne", "sealed", "over", "vote"],
)
async def test_table_is_loaded_as_it_was_saved(store: Store, live: Live) -> None:
    kept = await saved(store, live)
    assert kept == replace(live, revision=1)
    assert await store.load(live.table.id) == kept


async def test_there_is_no_unknown_table(store: Store) -> None:
    assert await store.load("0123456789") is None
    assert await store.at(GROUP) is None


async def test_moves_are_added_to_the_log(store: Store, redis: Redis) -> None:
    live = await saved(store, begun("gifts", *PEOPLE))
    for _ in range(3):
        live = await store.save(moved(live, 1), live)
    assert await store.load(live.table.id) == live
    assert await redis.llen(f"{{t:{live.table.id}}}:log") == 3


async def test_log_that_became_another_replaces_what_differs(store: Store) -> None:
    """Taking moves back, and playing others: the stored log follows."""
    start = begun("carcassonne", ANNA, BORIS)
    long = await saved(store, moved(start, 9))
    short = await store.save(replace(moved(start, 4), revision=1), long)
    assert await store.load(short.table.id) == short
    none = await store.save(replace(start, revision=2), short)
    assert await store.load(none.table.id) == none


async def test_snapshot_is_only_a_cache_of_the_log(store: Store, redis: Redis) -> None:
    live = await saved(store, moved(begun("carcassonne", *PEOPLE), 30))
    await redis.hdel(f"{{t:{live.table.id}}}", "snapshot")
    assert await store.load(live.table.id) == live


async def test_snapshot_of_other_rules_is_not_trusted(store: Store, redis: Redis) -> None:
    live = await saved(store, moved(begun("gifts", *PEOPLE), 2))
    newer = {**ALL, "gifts": replace(ALL["gifts"], rules_version=2)}
    await redis.hset(f"{{t:{live.table.id}}}", "snapshot", b"of other rules")
    assert await Store(redis, newer).load(live.table.id) == live


async def test_running_game_takes_less_than_16_kib(store: Store, redis: Redis) -> None:
    live = await saved(store, moved(begun("carcassonne", *PEOPLE), 60))
    keys = [key async for key in redis.scan_iter(f"*{live.table.id}*")]
    assert sum([await redis.memory_usage(key, samples=0) or 0 for key in keys]) < 16 * 1024


# Compare and set


async def test_second_of_two_who_changed_the_same_table_is_told(store: Store) -> None:
    before = await saved(store, lobby("gifts", ANNA, BORIS))
    first = await store.save(do(before, ANNA, Recolour(4)), before)
    with pytest.raises(StoreConflict):
        await store.save(do(before, BORIS, Recolour(5)), before)
    assert await store.load(before.table.id) == first


async def test_new_table_does_not_overwrite_one_that_is_there(store: Store) -> None:
    kept = await saved(store, lobby("gifts", ANNA))
    with pytest.raises(StoreConflict):
        await saved(store, lobby("gifts", BORIS))
    assert await store.load(kept.table.id) == kept


async def test_commit_repeated_after_a_lost_answer_is_made_once(
    store: Store, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client repeats a script whose answer it has not got: that is no conflict."""
    live = await saved(store, begun("gifts", *PEOPLE))
    send = redis.evalsha

    async def twice(*arguments: Any) -> Any:
        await send(*arguments)
        return await send(*arguments)

    monkeypatch.setattr(redis, "evalsha", twice)
    after = await store.save(moved(live, 1), live)
    assert await store.load(live.table.id) == after
    assert await redis.llen(f"{{t:{live.table.id}}}:log") == 1


async def test_scripts_survive_a_server_that_has_forgotten_them(store: Store, redis: Redis) -> None:
    live = await saved(store, begun("gifts", *PEOPLE))
    await redis.script_flush()
    after = await store.save(moved(live, 1), live)
    assert await store.load(live.table.id) == after


# Places


async def test_two_tables_cannot_take_the_same_place(store: Store) -> None:
    claims = [store.claim(GROUP, id, None) for id in ("a", "b", "c")]
    winners = set(await asyncio.gather(*claims))
    assert len(winners) == 1
    assert await store.open_tables() == tuple(winners)


async def test_claim_repeated_after_a_lost_answer_stands(store: Store) -> None:
    assert await store.claim(GROUP, "a", None) == "a"
    assert await store.claim(GROUP, "a", None) == "a"


async def test_table_that_is_over_makes_room(store: Store) -> None:
    await store.claim(GROUP, "a", None)
    assert await store.claim(GROUP, "b", "x") == "a"
    assert await store.claim(GROUP, "b", "a") == "b"


async def test_topics_of_a_forum_are_places_of_their_own(store: Store) -> None:
    assert await store.claim(Place(-100, 5), "a", None) == "a"
    assert await store.claim(Place(-100), "b", None) == "b"


async def test_table_is_listed_until_its_end_is_shown(store: Store) -> None:
    live = await saved(store, over("gifts", *PEOPLE))
    await store.claim(GROUP, live.table.id, None)
    assert await store.open_tables() == (live.table.id,)
    await store.close(live.table.id)
    assert await store.open_tables() == ()


# What else is remembered


async def test_what_is_shown_is_written_down_and_forgotten(store: Store) -> None:
    await store.remember_shown("a", "board", SHOWN)
    await store.remember_shown("a", "hand0", replace(SHOWN, message=78))
    assert await store.shown("a") == {"board": SHOWN, "hand0": replace(SHOWN, message=78)}
    await store.remember_shown("a", "board", None)
    assert list(await store.shown("a")) == ["hand0"]


async def test_picture_is_known_by_its_file_id_for_a_week(store: Store, redis: Redis) -> None:
    assert await store.file_id("digest") is None
    await store.remember_file("digest", "AgAC")
    assert await store.file_id("digest") == "AgAC"
    assert 6 * 86_400 < await redis.ttl("f:digest") <= 7 * 86_400


async def test_people_and_chats_are_remembered(store: Store) -> None:
    assert await store.profile(5) == Profile(None, reachable=False)
    await store.remember(5, Profile("uk", reachable=True))
    assert await store.profile(5) == Profile("uk", reachable=True)


# Chats that are closed


async def test_closed_chat_is_news_once(store: Store) -> None:
    assert not await store.is_shut("a", GROUP.chat)
    assert await store.shut("a", GROUP, topic_only=False)
    assert not await store.shut("a", GROUP, topic_only=False)
    assert await store.is_shut("a", GROUP.chat)
    assert not await store.is_shut("b", GROUP.chat)


async def test_chat_that_opens_gives_its_tables_back_once(store: Store) -> None:
    for table, topic in (("b", 5), ("a", None)):
        await store.shut(table, Place(GROUP.chat, topic), topic_only=False)
    assert await store.reopen(GROUP.chat) == ("a", "b")
    assert await store.reopen(GROUP.chat) == ()
    assert not await store.is_shut("a", GROUP.chat)


async def test_topic_opens_by_itself_and_not_with_its_chat(store: Store) -> None:
    await store.shut("a", Place(GROUP.chat, 5), topic_only=True)
    await store.shut("b", Place(GROUP.chat, 6), topic_only=True)
    assert await store.reopen(GROUP.chat) == ()
    assert await store.reopen(GROUP.chat, 5) == ("a",)
    assert await store.is_shut("b", GROUP.chat)


# The desk: changes, again when somebody else was faster


class Watch:
    """Notes what is to be shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Focus | None]] = []

    def show(self, table: str, focus: Focus | None = None) -> None:
        self.asked.append((table, focus))


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def desk(store: Store, watch: Watch) -> Desk:
    courier: Any = watch
    return Desk(FRAME, store, courier, fresh_seed)


async def test_all_who_join_at_once_get_a_seat(desk: Desk, watch: Watch) -> None:
    live = await desk.open(GROUP, ANNA, "en", "gifts")
    people = (*PEOPLE, STRANGER)
    await asyncio.gather(*(desk.change(live.table.id, person, Join()) for person in people))
    after = await desk.find(live.table.id)
    assert {person.user for person in after.table.people} == {person.id for person in people}
    assert len({person.colour for person in after.table.people}) == 4
    assert watch.asked == [(live.table.id, None)] * 5


async def test_nothing_is_saved_and_yet_shown_when_nothing_changes(
    desk: Desk, watch: Watch
) -> None:
    live = await desk.open(GROUP, ANNA, "en", "gifts")
    joined = await desk.change(live.table.id, ANNA, Join())
    same = await desk.change(live.table.id, ANNA, Recolour(0), Focus(panel="x"))
    assert same == joined
    assert watch.asked[-1] == (live.table.id, Focus(panel="x"))


async def test_two_who_open_at_once_get_one_table(desk: Desk, redis: Redis) -> None:
    tables = await asyncio.gather(*(desk.open(GROUP, p, "en", "gifts") for p in PEOPLE))
    (id,) = {live.table.id for live in tables}
    assert await desk.store.open_tables() == (id,)
    assert [key async for key in redis.scan_iter("{t:*")] == [f"{{t:{id}}}".encode()]


async def test_table_stands_until_it_is_over(desk: Desk) -> None:
    first = await desk.open(GROUP, ANNA, "en", "gifts")
    assert (await desk.open(GROUP, BORIS, "ru", None)).table.id == first.table.id
    await desk.change(first.table.id, ANNA, Stop())
    assert await desk.standing(GROUP) is None
    second = await desk.open(GROUP, BORIS, "ru", None)
    assert second.table.id != first.table.id
    assert (second.table.host, second.table.language, second.table.game) == (BORIS.id, "ru", None)


async def test_only_game_there_is_need_not_be_chosen(desk: Desk) -> None:
    desk.frame = replace(FRAME, games={"gifts": ALL["gifts"]})
    live = await desk.open(GROUP, ANNA, "en", None)
    assert (live.table.game, live.table.options) == ("gifts", {"cards": "6"})


async def test_rematch_has_the_same_people_game_and_options(desk: Desk) -> None:
    for person in PEOPLE:
        await desk.remember(person.id, reachable=True)
    old = over("gifts", *PEOPLE)
    for person in PEOPLE:
        await desk.remember(person.id, reachable=True)
    again = await desk.rematch(old, BORIS)
    assert again.table.phase is Phase.LOBBY
    assert again.table.people == old.table.people
    assert (again.table.game, again.table.options) == (old.table.game, old.table.options)
    assert again.table.host == BORIS.id
    assert (await desk.rematch(old, ANNA)).table.id == again.table.id


async def test_unknown_table_is_outdated(desk: Desk) -> None:
    with pytest.raises(Refused) as refused:
        await desk.change("0123456789", ANNA, Show())
    assert refused.value.message.id == "refused-outdated"


async def test_who_is_always_too_slow_gives_up(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await desk.open(GROUP, ANNA, "en", "gifts")

    async def conflict(*_: object) -> Table:
        raise StoreConflict

    monkeypatch.setattr(desk.store, "save", conflict)
    with pytest.raises(StoreConflict):
        await desk.change(live.table.id, ANNA, Join())


async def test_language_is_as_set_else_as_telegram_tells(desk: Desk) -> None:
    assert await desk.language_of(5, "uk-UA") == "uk"
    assert await desk.language_of(5, None) == "en"
    await desk.remember(5, language="ru")
    await desk.remember(5, reachable=True)
    assert await desk.language_of(5, "uk") == "ru"
    assert await desk.store.profile(5) == Profile("ru", reachable=True)


def test_seeds_are_fresh() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100


# Updates that are delivered again


async def test_update_delivered_again_changes_nothing_twice(store: Store) -> None:
    """Killed between commit and the end of the update, it is dealt with once more."""
    before = await saved(store, begun("gifts", *PEOPLE))
    with delivered(7):
        after = await store.save(moved(before, 1), before)
    with delivered(7, again=True), pytest.raises(AlreadyMade):
        await store.save(moved(after, 1), after)
    assert await store.load(before.table.id) == after


async def test_changes_of_one_update_are_told_apart(store: Store) -> None:
    first = await saved(store, begun("gifts", *PEOPLE))
    with delivered(7):
        second = await store.save(moved(first, 1), first)
        third = await store.save(moved(second, 1), second)
    with delivered(7, again=True):
        assert await store.made_already(first.table.id)
        assert await store.made_already(first.table.id)
        assert not await store.made_already(first.table.id)
        fourth = await store.save(moved(third, 1), third)
    assert await store.load(first.table.id) == fourth


async def test_marks_of_updates_are_bounded(store: Store, redis: Redis) -> None:
    live = await saved(store, lobby("gifts", ANNA))
    for update in range(SEEN + 5):
        with delivered(update):
            live = await store.save(do(live, ANNA, Show()), live)
    marks = await redis.lrange(f"{{t:{live.table.id}}}:seen", 0, -1)
    assert len(marks) == SEEN
    assert marks[0] == f"{SEEN + 4}.0".encode()


async def test_redelivered_updates_give_the_same_table(desk: Desk, watch: Watch) -> None:
    """Each update of a game twice, the second time as after a kill, some in the wrong order."""
    live = await desk.open(GROUP, ANNA, "en", "gifts")
    commands: list[tuple[User, Command]] = [
        (ANNA, Join()),
        (BORIS, Join()),
        (ANNA, Show()),
        (ANNA, Show()),
    ]
    for update, (user, command) in enumerate(commands):
        with delivered(update):
            live = await desk.change(live.table.id, user, command)
    for update in (2, 0, 3, 1):
        user, command = commands[update]
        with delivered(update, again=True):
            assert await desk.change(live.table.id, user, command) == live
    assert await desk.find(live.table.id) == live
    assert len(watch.asked) == 9  # what may not have been shown before the kill is shown again


async def test_update_that_a_former_owner_finishes_meanwhile_is_made_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await desk.open(GROUP, ANNA, "en", "gifts")

    async def not_yet(id: str) -> bool:
        return False

    with delivered(7):
        joined = await desk.change(live.table.id, ANNA, Show())
    monkeypatch.setattr(desk.store, "made_already", not_yet)
    with delivered(7, again=True):
        assert await desk.change(live.table.id, ANNA, Show()) == joined


# How long what is kept


async def test_table_that_is_over_is_kept_for_so_many_days(redis: Redis) -> None:
    store, live = Store(redis, ALL, days=90), over("gifts", *PEOPLE)
    kept = await store.save(do(begun("gifts", *PEOPLE), ANNA, Show()), await saved(store, live))
    await store.claim(GROUP, kept.table.id, None)
    await store.remember_shown(kept.table.id, "last", SHOWN)
    names = [key async for key in redis.scan_iter("*")]
    assert {await redis.ttl(name) for name in names} == {-1}
    await store.close(kept.table.id, GROUP)
    left = {key: await redis.ttl(key) for key in await redis.keys("*")}
    assert left
    assert all(89 * DAY < seconds <= 90 * DAY for seconds in left.values()), left


async def test_place_of_a_finished_table_that_is_taken_again_is_kept(redis: Redis) -> None:
    store = Store(redis, ALL, days=90)
    await store.claim(GROUP, "a", None)
    await store.claim(GROUP, "b", "a")
    await store.close("a", GROUP)
    assert await redis.ttl("at:-100:0") == -1


async def test_finished_tables_are_kept_for_ever_if_that_is_wished(
    store: Store, redis: Redis
) -> None:
    live = await saved(store, over("gifts", *PEOPLE))
    kept = await store.save(do(live, ANNA, Show()), live)
    await store.close(kept.table.id, GROUP)
    assert await redis.ttl(f"{{t:{kept.table.id}}}") == -1


async def test_table_that_a_crash_has_kept_from_its_place_does_not_stay(
    store: Store, redis: Redis
) -> None:
    live = await saved(store, lobby("gifts", ANNA))
    key = f"{{t:{live.table.id}}}"
    assert 0 < await redis.ttl(key) <= UNCLAIMED
    live = await store.save(do(live, BORIS, Join()), live)
    assert await redis.ttl(key) == -1
    live = await store.save(moved(do(live, ANNA, Start(1)), 2), live)
    assert await redis.ttl(f"{key}:log") == -1


# Tables kept in memory


async def test_kept_table_is_read_anew_once_another_worker_has_changed_it(
    redis: Redis, store: Store
) -> None:
    keeping = Store(redis, ALL, keeps=2)
    before = await saved(keeping, lobby("gifts", ANNA, BORIS))
    assert await keeping.load(before.table.id) is await keeping.load(before.table.id)
    after = await store.save(do(before, ANNA, Recolour(4)), before)
    assert await keeping.load(before.table.id) == after


async def test_kept_table_of_another_store_is_not_believed(redis: Redis, store: Store) -> None:
    """A backup was put back: the revision is the same, the commit is not."""
    keeping = Store(redis, ALL, keeps=2)
    lost = await saved(keeping, lobby("gifts", ANNA, BORIS))
    await redis.flushall()
    assert await keeping.load(lost.table.id) is None
    other = await saved(store, lobby("gifts", ANNA))
    assert other.revision == lost.revision
    assert await keeping.load(lost.table.id) == other


async def test_only_so_many_tables_are_kept(redis: Redis) -> None:
    keeping = Store(redis, ALL, keeps=2)
    tables = [replace(lobby("gifts", ANNA).table, id=f"{n:010}") for n in range(3)]
    first, *others = [await saved(keeping, Live(table)) for table in tables]
    assert await keeping.load(first.table.id) == first
    assert await keeping.load(first.table.id) is not first
    assert await keeping.load(others[-1].table.id) is others[-1]
