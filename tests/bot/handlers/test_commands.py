"""What commands bring, and where; and what is taken away when nobody answers it."""

from asyncio import Event
from typing import cast

import pytest

from bot.handlers.commands import FEATURE
from bot.service.messenger import Messenger
from bot.service.table_service import TableService, fresh_seed
from bot.table.values import HOUR, Live, with_changes
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import standing
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, NOON, begun
from tests.bot.thinking import ThinkingHere

GONE = ("delete", GROUP.chat, 5)


async def now(bot: Pressed, live: Live) -> Live:
    found = await bot.store.tables.load(live.table.id)
    assert found
    return found


async def test_what_nobody_has_answered_for_an_hour_is_taken_away(
    bot: Pressed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once Telegram is there: a deletion that it does not hear is not tried again."""
    messenger = cast(Messenger, bot.messenger)
    later = NOON + HOUR
    service = TableService(
        FRAME, bot.store, messenger, ThinkingHere(), fresh_seed, lambda: float(later)
    )
    await bot.store.passing.note(GROUP.chat, 5, NOON)
    await bot.store.passing.note(GROUP.chat, 6, later)
    (work,) = FEATURE.works
    with monkeypatch.context() as patch:
        patch.setattr(bot.store.outages, "is_away", lambda: True)
        await work.do(service, Event())
    assert bot.messenger.noted == []
    await work.do(service, Event())
    assert bot.messenger.noted == [GONE]


async def test_the_board_comes_in_private_for_who_has_a_hand_there_and_else_anew(
    bot: Pressed,
) -> None:
    secret = await standing(bot.store, begun("sealed", ANNA, BORIS))
    await bot.store.agenda.note(secret.table, None, 0)
    await bot.say(ANNA, ANNA.id, "/board")
    assert ("repost_secrets", secret.table.id, ANNA.id) in bot.messenger.noted
    assert (await now(bot, secret)).table.generation == secret.table.generation
    await bot.say(ANNA, GROUP.chat, "/board")
    assert (await now(bot, secret)).table.generation == secret.table.generation + 1


async def test_a_hand_that_nobody_has_is_refused(bot: Pressed) -> None:
    open_game = await standing(bot.store, begun("gifts", ANNA, BORIS))
    await bot.store.agenda.note(open_game.table, None, 0)
    assert await bot.say(ANNA, GROUP.chat, "/hand") == [FRAME.say("en", "refused-no-secrets")]


async def test_of_two_tables_the_one_with_hands_is_meant_by_asking_for_a_hand(
    bot: Pressed,
) -> None:
    for live, slot in ((begun("gifts", ANNA, BORIS), 0), (begun("sealed", ANNA, BORIS), 1)):
        table = with_changes(live, id=f"{slot}" * 10, slot=slot, lettered=True)
        kept = await standing(bot.store, table)
        await bot.store.places.claim(GROUP, kept.table.id, None, slot)
        await bot.store.agenda.note(kept.table, None, 0)
    await bot.say(ANNA, GROUP.chat, "/hand")
    assert ("repost_secrets", "1" * 10, ANNA.id) in bot.messenger.noted


async def test_answers_are_told_apart_by_who_asked_what_and_in_private_for_what(
    bot: Pressed,
) -> None:
    """One to each person's command is under way in a group at a time."""
    for user, chat, text, key in (
        (ANNA, GROUP.chat, "/about@some_bot now", "1 /about"),
        (BORIS, GROUP.chat, "/about", "2 /about"),
        (ANNA, ANNA.id, "/about now", "1 /about now"),
    ):
        await bot.say(user, chat, text)
        assert bot.messenger.keys[-1] == key


async def test_group_is_answered_in_the_language_of_its_first_command(bot: Pressed) -> None:
    await bot.store.profiles.change(BORIS.id, language="ru")
    await bot.store.profiles.change(ANNA.id, language="en")
    for user in (BORIS, ANNA):
        (said,) = await bot.say(user, -200, "/stats")
        assert said == FRAME.say("ru", "stats-none")
