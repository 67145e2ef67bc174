"""/join and the buttons of late comers, through the real handlers: docs/adr/0125."""

from typing import Literal

from bot.features.handing.buttons import TakeOver
from bot.features.handing.table import word_of_offer
from bot.features.latecomers import buttons
from bot.handlers.door import way_of
from bot.store.profiles import Profile
from bot.table.values import NOBODY, Live, Place, with_changes
from games.core.message import Message
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved, standing
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, STRANGER, lobby
from tests.features.latecomers.test_table import game
from tests.proofs import filled


async def played(bot: Pressed, place: Place = GROUP, name: str = "gifts") -> Live:
    return await saved(bot.store, with_changes(game(name), place=place))


async def now(bot: Pressed, live: Live) -> Live:
    found = await bot.store.tables.load(live.table.id)
    assert found
    return found


def answer(live: Live, said: Literal["y", "n"]) -> buttons.AnswerLatecomer:
    assert live.table.offer
    return buttons.AnswerLatecomer(live.table.id, said, live.table.offer.name)


async def test_all_agree_and_the_newcomer_sits_down(bot: Pressed) -> None:
    live = await played(bot)
    ask = buttons.AskToJoin(live.table.id)
    assert await bot.press(CLARA, GROUP.chat, ask) == _said("told-asked")
    live = await now(bot, live)
    assert await bot.press(ANNA, GROUP.chat, answer(live, "y")) == _said("toast-voted")
    assert await bot.press(BORIS, GROUP.chat, answer(live, "y")) == _said("toast-admitted")
    live = await now(bot, live)
    assert live.table.offer
    word = word_of_offer(live.table, live.table.offer)
    take = TakeOver(live.table.id, live.table.offer.chair, word)
    assert await bot.press(CLARA, GROUP.chat, take) == _said("toast-takes-over")
    assert CLARA.id in {person.user for person in (await now(bot, live)).table.people}


async def test_who_plays_and_joins_sits_down_at_the_other_table(bot: Pressed) -> None:
    """Two tables stand in the group: the command means the one where they do not sit yet."""
    await standing(bot.store, with_changes(game("gifts"), place=GROUP))
    other = with_changes(lobby("gifts", CLARA), id="b" * 10, slot=1)
    await saved(bot.store, other)
    await bot.store.places.claim(GROUP, other.table.id, None, slot=1)
    await bot.say(ANNA, GROUP.chat, "/join")
    assert ANNA.id in {person.user for person in (await now(bot, other)).table.people}


async def test_one_says_no(bot: Pressed) -> None:
    live = await played(bot)
    ask = buttons.AskToJoin(live.table.id)
    await bot.press(CLARA, GROUP.chat, ask)
    no = answer(await now(bot, live), "n")
    assert await bot.press(BORIS, GROUP.chat, no) == _said("toast-turned-down")
    assert await bot.press(CLARA, GROUP.chat, ask) == _said("refused-turned-down")


async def test_a_host_who_does_not_sit_there_turns_somebody_down(bot: Pressed) -> None:
    live = await saved(bot.store, with_changes(game("gifts"), place=GROUP, host=STRANGER.id))
    await bot.press(CLARA, GROUP.chat, buttons.AskToJoin(live.table.id))
    no = answer(await now(bot, live), "n")
    assert await bot.press(STRANGER, GROUP.chat, no) == _said("toast-turned-down")


async def test_who_asks_takes_it_back(bot: Pressed) -> None:
    live = await played(bot)
    await bot.press(CLARA, GROUP.chat, buttons.AskToJoin(live.table.id))
    no = answer(await now(bot, live), "n")
    assert await bot.press(CLARA, GROUP.chat, no) == _said("toast-never-mind")
    assert (await now(bot, live)).table.offer is None


async def test_a_groups_seat_is_not_asked_for_from_another_chat(bot: Pressed) -> None:
    """A phone that is forged can send any button's data from any chat."""
    live = await played(bot)
    ask = buttons.AskToJoin(live.table.id)
    assert await bot.press(CLARA, CLARA.id, ask) == _said("refused-outdated")
    assert await now(bot, live) == live


async def test_who_asks_at_a_table_of_people_is_told_in_private(bot: Pressed) -> None:
    """They do not see its board."""
    live = await played(bot, Place(NOBODY, 5))
    await bot.press(CLARA, CLARA.id, buttons.AskToJoin(live.table.id), stands=True)
    live = await now(bot, live)
    before = bot.messenger.said
    await bot.press(ANNA, ANNA.id, answer(live, "y"))
    assert bot.messenger.said == before
    await bot.press(BORIS, BORIS.id, answer(live, "y"))
    assert bot.messenger.said == before + 1


async def test_who_is_turned_down_at_a_table_of_people_is_told(bot: Pressed) -> None:
    live = await played(bot, Place(NOBODY, 5))
    await bot.press(CLARA, CLARA.id, buttons.AskToJoin(live.table.id), stands=True)
    live, before = await now(bot, live), bot.messenger.said
    await bot.press(ANNA, ANNA.id, answer(live, "n"))
    assert bot.messenger.said == before + 1


async def test_who_has_set_no_language_is_told_in_that_in_which_they_asked(bot: Pressed) -> None:
    live = await saved(
        bot.store, with_changes(game("gifts"), place=Place(NOBODY, 5), language="ru")
    )
    await bot.store.profiles.remember(CLARA.id, Profile(reachable=True))
    await bot.press(CLARA, CLARA.id, buttons.AskToJoin(live.table.id), stands=True)
    await bot.press(ANNA, ANNA.id, answer(await now(bot, live), "n"))
    name = {"game": FRAME.say("uk", "gifts-name")}
    assert bot.messenger.surfaces[-1].text == FRAME.say(
        "uk", Message("latecomer-turned-down", name)
    )


def _said(id: str) -> str:
    return FRAME.say("en", id)


async def test_who_types_it_with_a_closed_chat_is_led_there(bot: Pressed) -> None:
    live = await standing(bot.store, with_changes(game("sealed"), place=GROUP))
    await bot.say(STRANGER, GROUP.chat, "/join")
    (key,) = filled(key for row in bot.messenger.surfaces[-1].keyboard for key in row)
    assert key.url == FRAME.deep_link(f"late_{way_of(live.table, STRANGER.id)}")
