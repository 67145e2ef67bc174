"""Features in pairs, by presses on the real handlers: each of these broke between two features that
hold alone.
"""

from typing import Literal

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.features.handing.buttons import OfferSeat, TakeOver
from bot.features.handing.table import word_of_offer
from bot.features.latecomers.buttons import AnswerLatecomer, AskToJoin
from bot.features.pause import buttons as pausing
from bot.features.pause.table import stamp_of_wish, wish_of
from bot.service.sitting import sat_down
from bot.store.profiles import Profile
from bot.table.counting import used
from bot.table.relations import Relation, relations
from bot.table.seating import awaited_guests, chair_of, present
from bot.table.values import (
    HOUR,
    NOBODY,
    Chair,
    Live,
    Place,
    User,
    stamp_of_table,
    to_act,
    with_changes,
)
from tests.bot.handlers.pressing import Pressed
from tests.bot.handlers.test_leaving import left, now, stood, told
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    lobby,
    over,
    user_at,
)
from tests.features.latecomers.test_newcomers import waiting
from tests.features.latecomers.test_table import game

CIRCLE = Place(NOBODY, 5)


def said(id: str) -> str:
    return FRAME.say("en", id)


def chair(live: Live, user: User) -> Chair:
    found = chair_of(live.table, user.id)
    assert found is not None
    return found


async def offered(bot: Pressed, live: Live, owner: User) -> TakeOver:
    """Somebody offers their seat to the group."""
    await bot.press(owner, GROUP.chat, OfferSeat(live.table.id, chair(live, owner)))
    table = (await now(bot.store, live)).table
    assert table.offer
    return TakeOver(table.id, table.offer.chair, word_of_offer(table, table.offer))


async def replaced(bot: Pressed, live: Live, user: User, chat: int = GROUP.chat) -> None:
    """Somebody lets a computer play on, by the question of /leave."""
    stamp = stamp_of_table((await now(bot.store, live)).table)
    resign = buttons.Resign(live.table.id, chair(live, user), stamp, "c")
    assert await bot.press(user, chat, resign) == said("toast-replaced")


async def back(bot: Pressed, user: User) -> None:
    """Telegram tells that somebody has joined the group again."""
    chat = {"id": GROUP.chat, "type": "supergroup", "title": "Friday"}
    person = {"id": user.id, "is_bot": False, "first_name": user.name}
    message = {"message_id": 8, "date": 1, "chat": chat, "from": person}
    await told(bot, {"message": message | {"new_chat_members": [person]}})


@pytest.fixture(autouse=True)
async def reached(bot: Pressed) -> None:
    """All have pressed Start."""
    await bot.store.profiles.remember(STRANGER.id, Profile("en", reachable=True))


async def test_who_waits_for_a_round_and_takes_a_seat_has_one_chair(bot: Pressed) -> None:
    live = await stood(bot, waiting())
    take = await offered(bot, live, ANNA)
    assert await bot.press(STRANGER, GROUP.chat, take) == said("toast-takes-over")
    table = (await now(bot.store, live)).table
    assert relations(table, STRANGER.id) == {Relation.SITTING}
    assert [one.user for one in table.people].count(STRANGER.id) == 1


async def test_who_left_the_group_and_is_back_does_not_count_as_gone(bot: Pressed) -> None:
    live = await stood(bot, begun("gifts", *PEOPLE))
    await left(bot, BORIS)
    assert (await now(bot.store, live)).table.away
    await replaced(bot, live, BORIS, BORIS.id)
    await back(bot, BORIS)
    await bot.press(BORIS, GROUP.chat, buttons.SitAgain(live.table.id))
    assert not (await now(bot.store, live)).table.away


async def test_newcomer_is_not_removed_in_the_place_of_who_sat_there(bot: Pressed) -> None:
    live = await stood(bot, begun("gifts", *PEOPLE))
    await bot.say(ANNA, GROUP.chat, "/kick")
    asked = [key.token for row in bot.messenger.surfaces[-1].keyboard for key in row]
    chosen = next(
        one for one in asked if isinstance(one, buttons.Agree) and one.chair == chair(live, BORIS)
    )
    await bot.press(STRANGER, GROUP.chat, await offered(bot, live, BORIS))
    assert await bot.press(ANNA, GROUP.chat, chosen) == said("refused-outdated")
    table = (await now(bot.store, live)).table
    assert STRANGER.id in {table.people[one].user for one in present(table)}
    assert not table.motions


async def test_who_was_removed_from_a_rematch_is_not_called_there(bot: Pressed) -> None:
    live = await stood(bot, over("gifts", *PEOPLE))
    await bot.press(ANNA, GROUP.chat, buttons.Rematch(live.table.id))
    found = await bot.store.at(GROUP)
    assert found
    assert {one.user for one in awaited_guests(found.table)} == {BORIS.id, CLARA.id}
    await bot.press(BORIS, GROUP.chat, buttons.Join(found.table.id))
    await bot.say(ANNA, GROUP.chat, "/kick")
    (row, *_) = bot.messenger.surfaces[-1].keyboard
    assert row[0].token
    await bot.press(ANNA, GROUP.chat, row[0].token)
    lobby = await now(bot.store, found)
    assert {one.user for one in awaited_guests(lobby.table)} == {CLARA.id}
    assert "Борис" not in surfaces(FRAME, lobby)[0].text


async def asked_to_join(bot: Pressed, place: Place = GROUP) -> Live:
    """Clara has asked to play on for a computer."""
    live = await stood(bot, with_changes(game("gifts"), place=place))
    here = place.chat or CLARA.id
    await bot.press(CLARA, here, AskToJoin(live.table.id), stands=True)
    return await now(bot.store, live)


async def answered(bot: Pressed, live: Live, user: User, word: Literal["y", "n"]) -> str:
    offer, here = live.table.offer, live.table.place.chat or user.id
    assert offer
    return await bot.press(user, here, AnswerLatecomer(live.table.id, word, offer.name))


async def test_who_is_welcome_and_does_not_come_holds_nobody_up(bot: Pressed) -> None:
    live = await asked_to_join(bot)
    for user in (ANNA, BORIS):
        await answered(bot, live, user, "y")
    live = await now(bot.store, live)
    ask = AskToJoin(live.table.id)
    assert await bot.press(CLARA, GROUP.chat, ask) == said("refused-seat-kept-for-you")
    await answered(bot, live, BORIS, "n")
    assert (await now(bot.store, live)).table.offer is None
    await offered(bot, live, ANNA)


async def test_who_asks_without_a_group_is_told_that_it_came_to_nothing(bot: Pressed) -> None:
    live = await asked_to_join(bot, CIRCLE)
    await bot.press(ANNA, ANNA.id, buttons.Stop(live.table.id, stamp_of_table(live.table)))
    told = [one.text for one in bot.messenger.surfaces if one.place == Place(CLARA.id)]
    assert [text for text in told if "nothing came of it" in text]


async def test_who_waits_for_a_round_that_never_comes_is_told(bot: Pressed) -> None:
    live = await stood(bot, waiting())
    await bot.press(ANNA, GROUP.chat, buttons.Stop(live.table.id, stamp_of_table(live.table)))
    told = [one.text for one in bot.messenger.surfaces if one.place == Place(STRANGER.id)]
    assert [text for text in told if "If they play again" in text]


async def test_list_of_tables_tells_of_a_pause(bot: Pressed) -> None:
    live = await stood(bot, begun("sealed", *PEOPLE))
    await bot.press(ANNA, GROUP.chat, pausing.Pause(live.table.id, 1))
    (told,) = await bot.say(BORIS, BORIS.id, "/games")
    assert "Paused" in told


async def test_who_is_represented_finds_the_way_back_among_their_games(bot: Pressed) -> None:
    live = await stood(bot, with_changes(begun("gifts", *PEOPLE), place=CIRCLE))
    await replaced(bot, live, CLARA, CLARA.id)
    (listed,) = await bot.say(CLARA, CLARA.id, "/games")
    assert FRAME.say("en", "gifts-name") in listed


async def test_a_table_beside_one_where_a_computer_plays_for_somebody_has_another_letter(
    bot: Pressed,
) -> None:
    live = await stood(bot, with_changes(begun("gifts", *PEOPLE), place=CIRCLE))
    await replaced(bot, live, CLARA, CLARA.id)
    beside = with_changes(lobby("sealed", CLARA), id="another", place=Place(NOBODY, 6))
    after, others = await sat_down(bot.store, beside, CLARA.id)
    assert [table.id for table in others] == [live.table.id]
    assert after.table.people[0].slot == 1


async def test_who_is_represented_without_a_group_is_asked_nothing(bot: Pressed) -> None:
    live = await stood(bot, with_changes(begun("gifts", *PEOPLE), place=CIRCLE))
    await replaced(bot, live, CLARA, CLARA.id)
    await bot.press(BORIS, BORIS.id, pausing.Pause(live.table.id, 3))
    table = await now(bot.store, live)
    seen = [one for one in surfaces(FRAME, table) if one.place == Place(CLARA.id)]
    offered = {type(key.token) for one in seen for row in one.keyboard for key in row}
    assert not offered & {pausing.Answer, buttons.Agree, buttons.Object, buttons.Call}
    assert buttons.SitAgain in offered
    own = [one for one in surfaces(FRAME, table) if one.place == Place(BORIS.id)]
    answers = [key for one in own for row in one.keyboard for key in row]
    assert [one.token for one in answers if isinstance(one.token, pausing.Answer)] == [
        pausing.Answer(live.table.id, "n", _stamp(table))
    ]


async def test_a_computer_for_a_moment_gives_no_new_clock(bot: Pressed) -> None:
    started = with_changes(begun("gifts", *PEOPLE), clock=HOUR)
    (seat,) = to_act(ALL, started)
    begins = replace(started.table.ledger, at=NOON - 1800, began=NOON - 1800)
    live = await stood(bot, with_changes(started, ledger=begins))
    user = user_at(live, seat)
    await replaced(bot, live, user)
    await bot.press(user, GROUP.chat, buttons.SitAgain(live.table.id))
    after = await now(bot.store, live)
    assert used(ALL, after, seat, NOON) == 1800


def _stamp(live: Live) -> str:
    wish = wish_of(live.table)
    assert wish
    return stamp_of_wish(wish)


async def test_who_agrees_to_a_day_agrees_to_nothing_else(bot: Pressed) -> None:
    live = await stood(bot, begun("gifts", *PEOPLE))
    id = live.table.id
    await bot.press(BORIS, GROUP.chat, pausing.Pause(id, 3))
    day = pausing.Answer(id, "y", _stamp(await now(bot.store, live)))
    await bot.press(CLARA, GROUP.chat, pausing.Pause(id, 0))
    assert await bot.press(ANNA, GROUP.chat, day) == said("refused-outdated")
    wish = wish_of((await now(bot.store, live)).table)
    assert wish
    assert (wish.days, wish.agreed) == (0, frozenset({CLARA.id}))


async def test_two_who_say_the_same_in_a_group_are_both_answered(bot: Pressed) -> None:
    """Of answers with one key the second is left out while the first is queued."""
    for user in (ANNA, BORIS, BORIS):
        await bot.say(user, GROUP.chat, "/help")
    first, other, again = bot.messenger.keys
    assert first != other == again
