"""What a link or a button gives away is opened by no guess: a table's id stands in each of its
invitations (docs/adr/0115).
"""

import json
from collections.abc import Callable
from functools import partial
from time import time

import pytest
from telegram.constants import MessageEntityType

from bot.display.buttons import Recall, Step
from bot.display.token import Token
from bot.display.values import Surface
from bot.features.challenge.table import place_of, with_terms
from bot.features.exports.shown import Export
from bot.features.handing.buttons import TakeOver
from bot.features.handing.table import OfferSeat, word_of_offer
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.service.delivery import delivered
from bot.table.gathering import Start, opened
from bot.table.values import NOBODY, Chair, Live, Phase, Place, Table, User
from bot.table.words import LOOKING, word_of
from tests.bot.handlers.test_lenses import GROUP, Evening, Json, evening, message
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, NOON, STRANGER, begun, do, moved, over

__all__ = ["evening"]
WRONG = "0" * 16
CIRCLE = Place(NOBODY, 5)


async def start(evening: Evening, user: User, payload: str) -> list[Surface]:
    """Follow a link; return what is said."""
    said: list[Surface] = []
    evening.messenger.sender.say_once = lambda key, surfaces: said.extend(surfaces)  # type: ignore
    sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
    command = {"type": MessageEntityType.BOT_COMMAND, "offset": 0, "length": 6}
    chat = {"id": user.id, "type": "private", "first_name": user.name}
    sent: Json = {"message_id": 9, "date": 1, "chat": chat, "from": sender}
    sent |= {"text": f"/start {payload}", "entities": [command]}
    with delivered(2):
        update = {"update_id": 2, "message": sent}
        await deal(evening.app, Entry("", 1, json.dumps(update).encode()))
    return said


def words(said: list[Surface]) -> list[str]:
    return [one.text for one in said]


async def offering(evening: Evening) -> Live:
    live = begun("sealed", ANNA, BORIS)
    offered = do(live, ANNA, OfferSeat(int(time())))
    return await evening.put(offered, CIRCLE)


@pytest.mark.parametrize("guess", ["{until}", WRONG, "", "{word}0", "é" * 8])
async def test_seat_is_taken_by_who_has_its_word_alone(evening: Evening, guess: str) -> None:
    """The link named the second at which the offer lapses: eight guesses had the seat."""
    live = await offering(evening)
    offer = live.table.offer
    assert offer
    word = guess.format(until=offer.until, word=word_of_offer(live.table, offer))
    token = TakeOver(live.table.id, offer.chair, word)
    await evening.press(STRANGER, message(STRANGER.id, token), token)
    table = (await evening.store.tables.load(live.table.id) or live).table
    assert STRANGER.id not in {one.user for one in table.people}
    unknown = words(await start(evening, STRANGER, f"seat_ffffffffff_{word}"))
    assert words(await start(evening, STRANGER, f"seat_{live.table.id}_{word}")) == unknown


async def test_seat_is_taken_by_its_word(evening: Evening) -> None:
    live = await offering(evening)
    offer = live.table.offer
    assert offer
    word = word_of_offer(live.table, offer)
    (asked,) = await start(evening, CLARA, f"seat_{live.table.id}_{word}")
    ((button,),) = asked.keyboard
    assert button.token
    await evening.press(CLARA, message(CLARA.id, button.token), button.token)
    table = (await evening.store.tables.load(live.table.id) or live).table
    assert table.people[offer.chair].user == CLARA.id


@pytest.mark.parametrize("link", ["past_{id}", "step_{id}", "look_{id}__left", "step_{id}_3"])
async def test_game_that_is_over_is_told_by_no_id_alone(evening: Evening, link: str) -> None:
    live = await evening.put(over("carcassonne", ANNA, BORIS), GROUP)
    (said,) = await start(evening, STRANGER, link.format(id=live.table.id))
    assert (said.picture, said.keyboard) == (None, ())


@pytest.mark.parametrize("purpose", ["past", "step"])
async def test_game_that_is_over_is_told_by_its_word(evening: Evening, purpose: str) -> None:
    """As to a shared picture (docs/adr/0044)."""
    live = await evening.put(over("carcassonne", ANNA, BORIS), GROUP)
    word = word_of(live.table, LOOKING)
    (said,) = await start(evening, STRANGER, f"{purpose}_{live.table.id}_{word}")
    assert said.picture
    await evening.store.past.step_aside(BORIS.id, counts=False)
    (said,) = await start(evening, STRANGER, f"{purpose}_{live.table.id}_{word}")
    assert (said.picture, said.keyboard) == (None, ())


@pytest.mark.parametrize("says", [Recall, Export, partial(Step, moves=0)])
async def test_forged_press_opens_no_game_that_is_over(
    evening: Evening, says: Callable[[str], Token]
) -> None:
    """Its id alone: the message has no such button, as Telegram tells."""
    live = await evening.put(over("carcassonne", ANNA, BORIS), GROUP)
    token = says(live.table.id)
    said: list[Surface] = []
    evening.messenger.sender.say_once = lambda key, surfaces: said.extend(surfaces)  # type: ignore
    other = Step("f" * 10, 1)
    await evening.press(STRANGER, message(STRANGER.id, other), token)
    assert said == []
    await evening.press(STRANGER, message(STRANGER.id, token), token)
    assert said


@pytest.mark.parametrize("says", [Recall, Export, partial(Step, moves=0)])
async def test_who_wants_to_be_left_out_is_shown_to_nobody_else(
    evening: Evening, says: Callable[[str], Token]
) -> None:
    """ "Leave me out" holds for the page of a game, its steps and its files (docs/adr/0048)."""
    live = await evening.put(over("carcassonne", ANNA, BORIS), GROUP)
    await evening.store.past.step_aside(BORIS.id, counts=False)
    token = says(live.table.id)
    said: list[Surface] = []
    evening.messenger.sender.say_once = lambda key, surfaces: said.extend(surfaces)  # type: ignore
    await evening.press(STRANGER, message(STRANGER.id, token), token)
    assert said == []
    await evening.press(ANNA, message(ANNA.id, token), token)
    assert said


async def test_chairs_that_are_not_there_are_offered_to_nobody(evening: Evening) -> None:
    live = await evening.put(begun("sealed", ANNA, BORIS), CIRCLE)
    token = TakeOver(live.table.id, Chair(0), word_of(live.table, "seat/0/0"))
    await evening.press(STRANGER, message(STRANGER.id, token), token)
    table = (await evening.store.tables.load(live.table.id) or live).table
    assert {one.user for one in table.people} == {ANNA.id, BORIS.id}


async def test_challenge_is_told_to_who_has_ended_it_alone(evening: Evening) -> None:
    """Whoever has not played that day learns nothing of its deal (docs/adr/0103)."""
    day, game = "2026-11-26", "carcassonne"
    table = Table("0123456789", place_of(ANNA.id, day, game), "en", ANNA.id, secret="s")
    ready = with_terms(ALL, opened(ALL, table, ANNA, game), day)
    live = do(Live(ready), ANNA, Start(5, day, NOON))
    while live.table.phase is Phase.RUNNING:
        live = moved(live, 1)
    await evening.store.tables.save(live, None)
    link = f"step_{live.table.id}_{word_of(live.table, LOOKING)}"
    (said,) = await start(evening, BORIS, link)
    assert (said.picture, said.keyboard) == (None, ())
    await evening.store.challenges.note(day, game, BORIS.id, 7)
    (said,) = await start(evening, BORIS, link)
    assert said.picture
