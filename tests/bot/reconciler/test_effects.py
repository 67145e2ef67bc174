"""The last word comes with an effect to whoever has won, in their private chat; where Telegram
refuses effects it comes without (td/telegram/MessagesManager.cpp, `process_message_send_options`).
"""

import pytest
from msgspec.structs import replace
from telegram.error import BadRequest

from bot.reconciler.messenger import Messenger
from bot.store.store import Store
from bot.table.values import Live, Place, User, with_changes
from tests.bot.stores import standing
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, begun, do, moved, over, resign
from tests.bot.telegrams import Telegram, shown

CIRCLE = Place(0, 7)


def ended(place: Place = CIRCLE) -> Live:
    """A game that one of the two has won."""
    live = over("gifts", ANNA, BORIS)
    assert len(first(live)) == 1
    return with_changes(live, place=place)


def first(live: Live) -> set[int]:
    """The users who have won."""
    assert live.play
    result = ALL["gifts"].result(live.play.state)
    assert result
    return {live.table.people[seat].user for seat in result.ranking[0]}


def effects(telegram: Telegram, user: User) -> list[str | None]:
    """The effects with which messages have come into a private chat."""
    return [message.get("message_effect_id") for message in telegram.messages[user.id].values()]


async def test_only_the_winner_sees_it(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await standing(store, ended())
    await shown(messenger, live)
    winner, loser = (ANNA, BORIS) if first(live) == {ANNA.id} else (BORIS, ANNA)
    assert effects(telegram, winner) == ["5046509860389126442"]
    assert effects(telegram, loser) == [None]


async def test_no_group_sees_it(store: Store, messenger: Messenger, telegram: Telegram) -> None:
    live = await standing(store, ended(GROUP))
    await shown(messenger, live)
    assert [m.get("message_effect_id") for m in telegram.messages[GROUP.chat].values()] == [None]


@pytest.mark.parametrize("why", ["EFFECT_ID_INVALID", "Can't use message effects in the chat"])
async def test_where_it_is_refused_the_last_word_comes_without_it_once(
    store: Store, messenger: Messenger, telegram: Telegram, why: str
) -> None:
    live = await standing(store, ended())
    telegram.effects = BadRequest(why)
    await shown(messenger, live)
    for user in (ANNA, BORIS):
        (said,) = telegram.messages[user.id].values()
        assert said["message_effect_id"] is None
        assert "🏆" in said["text"]
    assert telegram.calls.count("send_message") == 3


async def test_who_has_left_has_not_won(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    left = moved(do(begun("gifts", ANNA, BORIS), BORIS, resign), 10_000)
    live = await standing(store, replace(left, table=replace(left.table, place=CIRCLE)))
    await shown(messenger, live)
    assert "5046509860389126442" not in effects(telegram, BORIS)
