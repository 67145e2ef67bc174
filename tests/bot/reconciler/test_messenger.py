"""A reconciler that is asked for one thing while it does another, and what it keeps in mind."""

import asyncio
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram import Message
from telegram.error import BadRequest, Forbidden, InvalidToken, RetryAfter

from bot.display.pictures import map_picture
from bot.display.surfaces import surfaces
from bot.display.values import Selection, Tapped, hand_key, picture_digest, reply
from bot.features.calling.part import Call
from bot.features.exports.shown import exports
from bot.features.films.shown import film
from bot.metrics import FAULTS, REFUSALS
from bot.pool import TooLong
from bot.reconciler import reconcile as module
from bot.reconciler.messenger import Messenger
from bot.reconciler.state.shown import Records
from bot.store.profiles import Profile
from bot.store.rate_limits import Priority, Rate, RateLimiter, Rates
from bot.store.store import Store
from bot.table.gathering import AddComputer, Start
from bot.table.habits import Habits
from bot.table.seating import is_computer
from bot.table.showing import Show
from bot.table.values import DAY, HOUR, MINUTE, Chair, Place, stamp_of, to_act, with_changes
from bot.texts.reader import Reader
from games.core.contract import Level
from games.core.values import Seat
from tests.bot.stores import standing
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    GROUP,
    NOON,
    begun,
    decide,
    do,
    lobby,
    over,
    stop,
    until_person,
    user_at,
)
from tests.bot.telegrams import Brush, Telegram, messenger_at, shown

EDITS = ("edit_message_text", "edit_message_caption", "edit_message_media")


async def test_alone_a_turn_posts_the_hand_and_edits_the_board_above_it(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """Two new messages with nearly the same map came for each turn."""
    alone = do(lobby("land_vs_sea", ANNA), ANNA, AddComputer(Level.EASY))
    alone = with_changes(alone, place=Place(ANNA.id))
    live = await standing(store, until_person(do(alone, ANNA, Start(1))))
    await shown(messenger, live)
    chat, turns = telegram.messages[ANNA.id], 2

    def boards() -> list[int]:
        said = {number: one.get("caption") or one["text"] for number, one in chat.items()}
        return [number for number, text in said.items() if "🃏" not in text]

    (board,), before, last = boards(), len(chat), max(chat)
    for _ in range(turns):
        seat = next(seat for seat in to_act(ALL, live) if not is_computer(live.table, seat))
        live, was = until_person(decide(live, seat, Random(1))), live
        live = await store.tables.save(live, was)
        await shown(messenger, live)
    assert boards() == [board]
    assert (len(chat), max(chat)) == (before, last + turns)  # each hand in the former one's place
    assert (ANNA.id, board) in telegram.edited
    below = [key["text"] for row in telegram.live(ANNA.id)["buttons"] for key in row]
    assert "👥 The table" in below
    # and the board comes to the bottom when it is asked for, with its lenses
    await store.tables.save(do(live, ANNA, Show(NOON + HOUR)), live)
    await shown(messenger, live)
    assert max(boards()) == max(chat)


# Wishes


@pytest.mark.parametrize("by", ["the button", "the command"])
async def test_hand_that_is_asked_for_during_an_edit_is_sent(
    store: Store, messenger: Messenger, telegram: Telegram, by: str
) -> None:
    """The edit's record of what stands there overwrote that it was to be shown anew."""
    live = await standing(store, begun("sealed", ANNA, BORIS))
    await shown(messenger, live)
    before = max(telegram.messages[ANNA.id])
    await store.tables.save(decide(live, Seat(1), Random(1)), live)
    edited = asyncio.Event()
    telegram.gates = dict.fromkeys(EDITS, edited)
    messenger.show(live.table.id)
    while not telegram.busy:
        await asyncio.sleep(0)
    if by == "the button":
        await messenger.boards.repost(live.table.id, hand_key(Chair(0)))
    else:
        await messenger.boards.repost_secrets(live.table.id, ANNA.id)
    edited.set()
    await asyncio.wait_for(messenger.settle(), 60)
    assert max(telegram.messages[ANNA.id]) > before
    assert telegram.live(ANNA.id)["buttons"]


async def test_hand_that_is_about_to_vanish_comes_anew_without_a_sound_and_one_asked_for_with(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """The clock knows when the oldest message of a private chat was sent."""
    await store.profiles.remember(ANNA.id, Profile(habits=Habits(offset=0, quiet="none")))
    live = await standing(store, begun("sealed", ANNA, BORIS))
    await shown(messenger, live)
    before = max(telegram.messages[ANNA.id])
    sent = await messenger.boards.posted(live.table.id, ANNA.id)
    assert sent is not None
    await messenger.boards.keep_in_sight(live.table.id, ANNA.id)
    await shown(messenger, live)
    assert max(telegram.messages[ANNA.id]) > before
    assert telegram.live(ANNA.id)["buttons"]
    assert telegram.live(ANNA.id)["disable_notification"] is True
    await messenger.boards.repost_hand(live.table.id, Chair(0), ANNA.id)
    await shown(messenger, live)
    assert telegram.live(ANNA.id)["disable_notification"] is False


async def test_hand_that_was_asked_for_before_a_kill_is_sent_by_the_next_process(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await standing(store, begun("sealed", ANNA, BORIS))
    await shown(messenger_at(telegram, store, redis), live)
    before = max(telegram.messages[ANNA.id])
    killed = messenger_at(telegram, store, redis)
    await killed.boards.repost(live.table.id, hand_key(Chair(0)))
    for task in killed._tables.scheduler.tasks:
        task.cancel()
    await shown(messenger_at(telegram, store, redis), live)
    assert max(telegram.messages[ANNA.id]) == before + 1
    await shown(messenger_at(telegram, store, redis), live)
    assert max(telegram.messages[ANNA.id]) == before + 1


# Sounds


async def test_two_games_that_wait_at_the_same_time_make_one_sound(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """As quiet hours end both were called within a second: whoever hears one finds the other."""
    now, live = NOON, begun("gifts", ANNA, BORIS)
    user = user_at(live, to_act(ALL, live)[0])
    messenger = messenger_at(telegram, store, redis, now=lambda: now)
    await store.profiles.remember(user.id, Profile(habits=Habits(offset=0, quiet="none")))

    async def is_heard(number: int) -> bool:
        """Whether a call at another table over days makes a sound."""
        calls = replace(live.table.calls, made={user.id: Call(now)})
        there = with_changes(live, id=f"{number:010}", calls=calls, place=Place(-number))
        await shown(messenger, await standing(store, there))
        return telegram.live(user.id)["disable_notification"] is False

    assert [await is_heard(1), await is_heard(2)] == [True, False]
    now += 2 * MINUTE
    assert await is_heard(3)
    now -= HOUR  # the clock was ahead
    assert await is_heard(4)


# Taps


async def test_second_tap_on_what_has_changed_meanwhile_costs_no_edit(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """It was shown once more, as it stood there: "message is not modified" (docs/adr/0059)."""
    live = await standing(store, begun("gifts", ANNA, BORIS))
    await shown(messenger, live)
    (seat,) = to_act(ALL, live)
    button = telegram.live(GROUP.chat)["buttons"][0][0]["callback_data"]
    tapped = Tapped(GROUP.chat, 1, has_picture=False, button=button)
    messenger.show(live.table.id, Selection(seat, stamp_of(ALL, live, seat), (0,), tapped=tapped))
    await asyncio.wait_for(messenger.settle(), 60)
    calls = len(telegram.calls)
    messenger.show(live.table.id, Selection(tapped=replace(tapped, is_true=False)))
    await asyncio.wait_for(messenger.settle(), 60)
    assert len(telegram.calls) == calls
    # what we have not shown there may be anything, after the store has lost a moment
    ahead = replace(tapped, button="of another decision", is_true=False)
    messenger.show(live.table.id, Selection(tapped=ahead))
    await asyncio.wait_for(messenger.settle(), 60)
    assert len(telegram.calls) == calls + 1


async def test_wait_that_telegram_tells_is_known_to_the_next_process_after_a_kill(
    store: Store, redis: Redis, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written down in a trip of its own: the next process asked again at once."""

    async def killed(self: RateLimiter, chat: int, seconds: float) -> None:
        raise asyncio.CancelledError

    live = await standing(store, begun("gifts", ANNA, BORIS))
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # as the bot itself does
    telegram.refusals["send_message"] = [RetryAfter(timedelta(seconds=30))]
    with monkeypatch.context() as patched:
        patched.setattr(RateLimiter, "back_off", killed)
        await shown(messenger_at(telegram, store, redis), live)
    await shown(messenger_at(telegram, store, redis), live)
    assert telegram.calls == ["send_message"]


# Refusals


REFUSED = BadRequest("Wrong file identifier/HTTP URL specified")


def board_of(telegram: Telegram) -> list[dict[str, Any]]:
    return list(telegram.messages[GROUP.chat].values())


async def test_drawn_picture_gives_way_to_a_press_that_has_come_meanwhile(
    store: Store, redis: Redis, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To send it would hold that press's answer up (ADR 7)."""
    monkeypatch.setattr("bot.reconciler.scheduler._WAY", 30)
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    drawn, press = asyncio.Event(), asyncio.Event()

    class Pressed(Brush):
        async def draw(self, picture: object) -> bytes:
            drawn.set()
            await press.wait()
            return await super().draw(picture)

    messenger = messenger_at(telegram, store, redis, brush=Pressed())
    messenger.show(live.table.id)
    await asyncio.wait_for(drawn.wait(), 30)
    with messenger.giving_way():
        press.set()
        await asyncio.sleep(0.1)
        assert not board_of(telegram)
    await asyncio.wait_for(messenger.settle(), 60)
    assert board_of(telegram)


async def test_picture_that_is_refused_by_its_id_is_uploaded(
    store: Store, messenger: Messenger, redis: Redis, telegram: Telegram
) -> None:
    """It counted as shown: the board stayed away until somebody moved."""
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    (board,) = surfaces(FRAME, live)
    assert board.picture
    await redis.set(f"f:{picture_digest(board.picture)}", "of another bot")
    telegram.refusals["send_photo"] = [REFUSED]
    await shown(messenger, live)
    (posted,) = board_of(telegram)
    assert posted["photo"] == b"\xff\xd8"
    assert "Anna" in posted["caption"]


async def test_what_is_refused_as_a_picture_is_told_in_words(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    refusals = REFUSALS._value.get()
    telegram.refusals["send_photo"] = [BadRequest("Can't parse entities")] * 9
    telegram.refusals["send_message"] = [BadRequest("Can't parse entities")]
    await shown(messenger, live)
    (posted,) = board_of(telegram)
    assert "Anna" in posted["text"]
    assert "<" not in posted["text"]
    assert posted["buttons"]
    assert REFUSALS._value.get() > refusals
    calls = len(telegram.calls)
    await shown(messenger, live)
    assert len(telegram.calls) == calls  # it stands there now, in its way
    telegram.refusals.clear()
    moved = await store.tables.save(decide(live, Seat(0), Random(1)), live)
    await shown(messenger, moved)
    assert telegram.live(GROUP.chat)["photo"] == b"\xff\xd8"


async def test_what_cannot_be_drawn_is_told_in_words_and_counted(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Brush, picture: object) -> bytes:
        raise TooLong

    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    faults = FAULTS._value.get()
    with monkeypatch.context() as patched:
        patched.setattr(Brush, "draw", broken)
        await shown(messenger, live)
        await shown(messenger, live)
    (posted,) = board_of(telegram)
    assert "Anna" in posted["text"]
    assert posted["buttons"]
    assert FAULTS._value.get() == faults + 1
    await store.tables.save(do(live, ANNA, Show()), live)
    await shown(messenger, live)
    assert "photo" in telegram.live(GROUP.chat)


async def test_table_that_ran_into_a_bug_is_shown_again_by_and_by(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stayed away until somebody pressed; nobody could, where the first board was missing."""
    monkeypatch.setattr(module, "_REFUSED", 0.01)
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    telegram.refusals["send_photo"] = [ZeroDivisionError()]
    faults = FAULTS._value.get()
    await shown(messenger, live)
    (posted,) = board_of(telegram)
    assert posted["buttons"]
    assert FAULTS._value.get() == faults + 1


async def test_bot_that_telegram_does_not_know_by_mistake_shows_its_table(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """One 401 (tdlib/telegram-bot-api issue 77) counted as a bug: no board for ten minutes."""
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    faults = FAULTS._value.get()
    telegram.refusals["send_photo"] = [InvalidToken("Unauthorized")]
    await shown(messenger, live)
    assert len(board_of(telegram)) == 1
    assert FAULTS._value.get() == faults


async def test_table_stays_open_until_its_end_stands_there(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """Its last board was lost for good: the table was over, and nobody looked after it any more."""
    live = await standing(store, over("gifts", ANNA, BORIS))
    telegram.refusals["send_message"] = [REFUSED] * 99
    await shown(messenger_at(telegram, store, redis), live)
    assert await store.places.open_tables() == (live.table.id,)
    telegram.refusals.clear()
    await shown(messenger_at(telegram, store, redis), live)
    assert await store.places.open_tables() == ()
    assert "Game over" in telegram.live(GROUP.chat)["text"]


async def test_end_that_a_closed_chat_does_not_take_is_kept_for_it_but_not_for_ever(
    redis: Redis, telegram: Telegram
) -> None:
    store = Store(redis, ALL, days=90)
    messenger = messenger_at(telegram, store, redis)
    live = await standing(store, over("gifts", ANNA, BORIS))
    key = f"t:{live.table.id}"
    telegram.refusals["send_message"] = [Forbidden("bot was kicked from the supergroup chat")]
    await shown(messenger, live)
    assert await store.places.open_tables() == (live.table.id,)
    assert 0 < await redis.ttl(key) <= 90 * DAY
    await redis.expire(key, DAY)
    await shown(messenger, live)  # as at each start
    assert await redis.ttl(key) <= DAY
    await messenger.chats.opened(GROUP.chat)
    await asyncio.wait_for(messenger.settle(), 60)
    assert await store.places.open_tables() == ()
    assert "Game over" in telegram.live(GROUP.chat)["text"]


async def test_what_must_not_stay_is_erased_once_a_chat_that_shut_us_out_is_open_again(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """docs/adr/0033: it was given up, and stood there for ever."""
    live = await standing(store, begun("glastonbury", ANNA, BORIS))
    await shown(messenger, live)
    (first,) = telegram.messages[GROUP.chat]
    await store.tables.save(decide(live, to_act(ALL, live)[0], Random(1)), live)
    telegram.refusals["delete_message"] = [Forbidden("bot was kicked from the supergroup chat")]
    await shown(messenger, live)
    await shown(messenger, live)
    assert first in telegram.messages[GROUP.chat]
    assert telegram.calls.count("delete_message") == 1  # it is left alone while it is closed
    await messenger.chats.opened(GROUP.chat)
    await asyncio.wait_for(messenger.settle(), 60)
    assert first not in telegram.messages[GROUP.chat]
    assert len(telegram.messages[GROUP.chat]) == 1


async def test_files_are_posted_once_until_the_table_changes(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await standing(store, over("gifts", ANNA, BORIS))
    files = exports(FRAME, live, GROUP)
    assert await messenger.files.export(live.table.id, files) is None
    await asyncio.wait_for(messenger.settle(), 60)
    assert await messenger.files.export(live.table.id, files) == 1
    await asyncio.wait_for(messenger.settle(), 60)
    assert telegram.calls.count("send_document") == len(files)
    other = exports(FRAME, begun("carcassonne", ANNA, BORIS), GROUP)
    assert await messenger.files.export(live.table.id, other) is None


async def test_files_of_which_one_was_not_sent_can_be_asked_for_again(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await standing(store, over("gifts", ANNA, BORIS))
    files = [*exports(FRAME, live, GROUP), *exports(FRAME, begun("gifts", ANNA, BORIS), GROUP)]
    assert len(files) > 1
    send = telegram.send_document

    async def send_first(chat: int, document: object, **rest: object) -> Message:
        if telegram.messages[chat]:
            raise BadRequest("wrong file")
        return await send(chat, document, **rest)

    with monkeypatch.context() as patch:
        patch.setattr(telegram, "send_document", send_first)
        await messenger.files.export(live.table.id, files)
        await asyncio.wait_for(messenger.settle(), 60)
    assert len(telegram.messages[GROUP.chat]) == 1
    assert await messenger.files.export(live.table.id, files) is None
    await asyncio.wait_for(messenger.settle(), 60)
    assert await messenger.files.export(live.table.id, files)


@pytest.mark.parametrize("what", ["file", "film", "another picture"])
async def test_nothing_is_drawn_before_its_chat_takes_it(
    store: Store, redis: Redis, telegram: Telegram, what: str
) -> None:
    """What had to wait was drawn anew with each try."""
    rates, brush, live = Rates(None, Rate(2, 1)), Brush(), begun("carcassonne", ANNA, BORIS)
    messenger = messenger_at(telegram, store, redis, rates, brush)
    async with RateLimiter(redis, rates).sending(GROUP.chat, Priority.TURN):
        pass
    if what == "file":
        await messenger.files.export(live.table.id, exports(FRAME, live, GROUP)[:1])
    elif what == "film":
        stopped = do(decide(live, to_act(ALL, live)[0], Random(1)), ANNA, stop)
        await messenger.files.film(live.table.id, film(Reader(FRAME, GROUP, "en"), stopped))
    else:
        telegram.messages[GROUP.chat][1] = {}
        messenger.sender.rewrite(reply(GROUP, "look", picture=map_picture(FRAME, live)), 1)
    await asyncio.wait_for(messenger.settle(), 60)
    assert len(telegram.calls) == 1
    assert brush.drawn == 1


async def test_a_board_speaks_its_groups_language_in_each_topic(
    store: Store, telegram: Telegram, messenger: Messenger
) -> None:
    """It was chosen in another topic: the table there knew nothing of it."""
    live = await standing(store, begun("gifts", ANNA, BORIS))
    await store.profiles.change(GROUP.chat, language="ru")
    await shown(messenger, live)
    assert "Правила" in str(telegram.live(GROUP.chat)["buttons"])


async def test_messages_of_a_private_chat_are_as_old_as_their_oldest(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """Where messages vanish, a hand would have gone before it comes anew; of a group it is the
    board that counts.
    """
    live = await store.tables.save(begun("sealed", ANNA, BORIS), None)
    messenger, records = messenger_at(telegram, store, redis), Records(redis)
    await shown(messenger, live)
    known = (await records.of(live.table.id)).items()
    (key, hand), *_ = [(key, one) for key, one in known if one.place.chat == ANNA.id]
    for at, name in ((100, key), (500, "later")):
        await records.remember(live.table.id, name, replace(hand, sent=at))
    assert await messenger.boards.posted(live.table.id, ANNA.id) == 100
    for at, name in ((300, "board"), (200, "hint")):
        told = replace(hand, place=GROUP, sent=at)
        await records.remember(live.table.id, name, told)
    assert await messenger.boards.posted(live.table.id, GROUP.chat) == 300
