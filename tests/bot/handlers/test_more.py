"""Presses of "⋯": the list of what a message offers besides (docs/adr/0114)."""

import pytest

from bot.display.buttons import More
from bot.table.values import Live
from tests.bot.handlers.pressing import Pressed
from tests.bot.tables import ANNA, BORIS, GROUP, begun

OUTDATED = "This button is old. Use the game’s latest message."


@pytest.fixture
async def live(bot: Pressed) -> Live:
    return await bot.store.tables.save(begun("gifts", ANNA, BORIS), None)


async def test_list_of_a_groups_board_is_opened_and_closed_by_anybody_there(
    bot: Pressed, live: Live
) -> None:
    for user in (ANNA, BORIS):
        await bot.press(user, GROUP.chat, More(live.table.id, "board"))
        await bot.press(user, GROUP.chat, More(live.table.id, "board", "n"))
    panels = [look.panel for _, look in bot.messenger.looks]
    assert panels == ["more/board", "", "more/board", ""]


async def test_list_of_a_hand_is_its_owners(bot: Pressed, live: Live) -> None:
    """A forged button names another's hand, or a board of another chat."""
    for user, chat, key in (
        (ANNA, ANNA.id, "hand1"),
        (ANNA, GROUP.chat, "hand1"),
        (ANNA, -200, "board"),
        (BORIS, BORIS.id, "board"),
    ):
        assert await bot.press(user, chat, More(live.table.id, key)) == OUTDATED
    assert not any(look.panel for _, look in bot.messenger.looks)
    await bot.press(ANNA, ANNA.id, More(live.table.id, "hand0"))
    assert bot.messenger.looks[-1][1].panel == "more/hand0"


async def test_message_of_no_table_that_has_no_list_opens_none(bot: Pressed) -> None:
    assert await bot.press(ANNA, ANNA.id, More("", "board")) == OUTDATED
