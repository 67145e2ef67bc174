"""Topics in private chats: a table of people stands in one of its own (docs/adr/0097)."""

from typing import Any

from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.error import BadRequest, TimedOut

from bot.reconciler.messenger import Messenger
from bot.store.rate_limits import Rates
from bot.store.store import Store
from bot.table.values import Live, Phase, Place, Table
from tests.bot.display.test_circles import begun, lobby
from tests.bot.tables import FRAME
from tests.bot.telegrams import NO_RATES, Telegram, messenger_at
from tests.proofs import filled

THREADED = replace(FRAME, topics=True)
ZOE, KIM, LOU = 11, 12, 13


def messenger(
    telegram: Telegram, store: Store, redis: Redis, rates: Rates = NO_RATES, *, topics: bool = True
) -> Messenger:
    return messenger_at(telegram, store, redis, rates, frame=THREADED if topics else FRAME)


async def shown(with_: Messenger, store: Store, live: Live, before: Live | None = None) -> Live:
    """A table that is saved and shown."""
    saved = await store.tables.save(live, before)
    with_.show(saved.table.id)
    await with_.settle()
    return saved


def stands_in(telegram: Telegram, user: int) -> set[int | None]:
    """In which topics there is something to press in a private chat."""
    messages = telegram.messages[user].values()
    return {one.get("message_thread_id") for one in messages if one["buttons"]}


async def test_game_has_a_topic_in_each_chat_named_by_game_and_people(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    await shown(messenger(telegram, store, redis), store, begun("gifts"))
    names = {user: [*topics.values()] for user, topics in telegram.topics.items() if topics}
    assert names.keys() == {ZOE, KIM, LOU}
    assert all(len(names[user]) == 1 for user in names)
    assert all(name in names[ZOE][0] for name in ("Gifts", "Kim", "Lou"))
    assert all(name in names[KIM][0] for name in ("Подарки", "Zoe", "Lou"))
    for user in names:
        assert stands_in(telegram, user) <= {*telegram.topics[user]}


async def test_lobby_opens_none(telegram: Telegram, store: Store, redis: Redis) -> None:
    await shown(messenger(telegram, store, redis), store, lobby("gifts"))
    assert not any(filled(telegram.topics.values()))


async def test_other_bots_open_none(telegram: Telegram, store: Store, redis: Redis) -> None:
    await shown(messenger(telegram, store, redis, topics=False), store, begun("gifts"))
    assert "create_forum_topic" not in telegram.calls


async def test_refusal_is_asked_for_once_and_the_board_stands_in_the_chat(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    telegram.refusals["create_forum_topic"] = [BadRequest("The chat is not a forum")] * 3
    ours = messenger(telegram, store, redis)
    live = await shown(ours, store, begun("gifts"))
    assert stands_in(telegram, ZOE) | stands_in(telegram, KIM) | stands_in(telegram, LOU) == {None}
    await shown(ours, store, anew(live), live)
    assert telegram.calls.count("create_forum_topic") == 3


async def test_topic_whose_answer_is_lost_is_not_opened_again_and_the_board_stands_in_the_chat(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    """A second call makes a second topic: slow answers made four."""
    telegram.refusals["create_forum_topic"] = [TimedOut()]
    await shown(messenger(telegram, store, redis), store, begun("gifts"))
    where = [stands_in(telegram, user) for user in (ZOE, KIM, LOU)]
    assert {None} in where
    assert all(len(topics) <= 1 for topics in where)
    assert telegram.calls.count("create_forum_topic") == 3


async def test_other_worker_goes_on_in_the_same_topic(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    live = await shown(messenger(telegram, store, redis), store, begun("gifts"))
    await shown(messenger(telegram, store, redis), store, anew(live), live)
    assert telegram.calls.count("create_forum_topic") == 3


async def test_who_deletes_the_topic_plays_on_in_the_chat_and_the_others_in_theirs(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    ours = messenger(telegram, store, redis)
    live = await shown(ours, store, begun("gifts"))
    telegram.topics[ZOE].clear()
    telegram.messages[ZOE].clear()
    await shown(ours, store, anew(live), live)
    assert {one["message_thread_id"] for one in telegram.messages[ZOE].values()} == {None}
    assert None not in {one["message_thread_id"] for one in telegram.messages[KIM].values()}
    assert telegram.calls.count("create_forum_topic") == 3


async def test_next_game_opens_another_where_a_topic_was_lost(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    """Telegram may say "message thread not found" in passing: that costs one game its topic."""
    ours = messenger(telegram, store, redis)
    live = await shown(ours, store, begun("gifts"))
    telegram.topics[ZOE].clear()
    telegram.messages[ZOE].clear()
    await shown(ours, store, anew(live), live)
    assert telegram.calls.count("create_forum_topic") == 3
    again = begun("gifts")
    await shown(ours, store, replace(again, table=replace(again.table, id="u")))
    assert telegram.calls.count("create_forum_topic") == 4
    assert stands_in(telegram, ZOE) == {None, *telegram.topics[ZOE]}


async def test_topics_that_are_switched_off_leave_nothing_to_press_in_them(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    live = await shown(messenger(telegram, store, redis), store, begun("gifts"))
    await shown(messenger(telegram, store, redis, topics=False), store, anew(live), live)
    for user in (ZOE, KIM, LOU):
        assert stands_in(telegram, user) <= {None}


async def test_what_is_over_stays_in_its_topic(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    live = await shown(messenger(telegram, store, redis), store, begun("gifts"))
    over = replace(anew(live), table=replace(live.table, phase=Phase.STOPPED))
    await shown(messenger(telegram, store, redis, topics=False), store, over, live)
    for user in (ZOE, KIM, LOU):
        assert {one.get("message_thread_id") for one in telegram.messages[user].values()} == {
            *telegram.topics[user]
        }


async def test_rematch_goes_on_in_the_same_topic(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    ours = messenger(telegram, store, redis)
    await shown(ours, store, begun("gifts"))
    again = begun("gifts")
    await shown(ours, store, replace(again, table=replace(again.table, id="u")))
    assert telegram.calls.count("create_forum_topic") == 3


async def test_challenge_of_one_opens_none(telegram: Telegram, store: Store, redis: Redis) -> None:
    """It is one's own: docs/adr/0103."""
    live = begun("gifts")
    of_day: Any = replace(live.table, day="2026-11-25", daily=False)
    await shown(messenger(telegram, store, redis), store, replace(live, table=of_day))
    assert not any(filled(telegram.topics.values()))


async def test_home_of_a_person_is_their_topic(
    telegram: Telegram, store: Store, redis: Redis
) -> None:
    ours = messenger(telegram, store, redis)
    live = await shown(ours, store, begun("gifts"))
    (topic,) = telegram.topics[ZOE]
    assert await ours.boards.home(live.table, ZOE) == Place(ZOE, topic)
    group = Table("g", Place(-5), "en", ZOE)
    assert await ours.boards.home(group, ZOE) == Place(ZOE)


def anew(live: Live) -> Live:
    """The table with a new board for everybody."""
    people = tuple(
        replace(person, generation=person.generation + 1) for person in live.table.people
    )
    return replace(live, table=replace(live.table, people=people))
