"""Who has how much time: behind "⋯" of the board, told to the presser alone."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.surfaces import surfaces
from bot.features.banks.shown import Banks, banks_text
from bot.table.gathering import SetClock, Start
from bot.table.values import DAY, HOUR, Live, User, with_changes
from bot.table.words import LOOKING, word_of
from bot.texts.catalogues import LANGUAGES
from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.stores import standing
from tests.bot.tables import (
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    NOON,
    STRANGER,
    do,
    lobby,
    moved,
    resign,
)
from tests.proofs import filled


def game(increment: int = 6 * HOUR, language: str = "en") -> Live:
    clock = SetClock(3 * DAY, increment)
    live = do(lobby("gifts", ANNA, BORIS, language=language), ANNA, clock, Start(1))
    return moved(live, 1, now=NOON + HOUR)


@pytest.fixture
async def bot(redis: Redis) -> AsyncIterator[Pressed]:
    async for bot in at_work(redis, NOON + 2 * HOUR):
        yield bot


def behind(live: Live) -> list[type]:
    (board,) = (one for one in surfaces(FRAME, live) if one.key == "board")
    return [type(button.token) for row in board.more for button in row]


def test_it_stands_behind_more_where_the_clock_is_for_the_game_and_nowhere_else() -> None:
    assert Banks in behind(game())
    assert Banks not in behind(game(0))
    (board,) = (one for one in surfaces(FRAME, game()) if one.key == "board")
    assert all(filled(not isinstance(b.token, Banks) for row in board.keyboard for b in row))


@pytest.mark.parametrize(
    ("language", "times"),
    [
        ("en", ("3 d 5 h", "2 d 23 h")),
        ("ru", ("3 д 5 ч", "2 д 23 ч")),
        ("uk", ("3 д 5 год", "2 д")),
    ],
)
def test_it_tells_each_seat_s_time_and_marks_whose_runs(
    language: str, times: tuple[str, str]
) -> None:
    """One has moved within an hour; the other has thought for another."""
    lines = banks_text(FRAME, game(), language, NOON + 2 * HOUR).split("\n")
    saved, running = times
    assert sum(line.startswith("⏳") for line in lines) == 1
    assert any(saved in line and "⏳" not in line for line in lines)
    assert any(running in line and line.startswith("⏳") for line in lines)


def test_who_has_left_has_no_time() -> None:
    """Boris counts while he sits there, and no more."""
    live = do(lobby("gifts", ANNA, BORIS, CLARA), ANNA, SetClock(3 * DAY, 6 * HOUR), Start(1))
    assert BORIS.name in banks_text(FRAME, live, "en", NOON)
    left = banks_text(FRAME, do(live, BORIS, resign), "en", NOON)
    assert BORIS.name not in left
    assert CLARA.name in left


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_toast_with_long_names_too(language: str) -> None:
    """Nobody's time is cut off: https://core.telegram.org/bots/api#answercallbackquery"""
    live = game()
    long = [replace(one, name=f"{one.name} {'Konstantin ' * 9}") for one in live.table.people]
    told = banks_text(FRAME, with_changes(live, people=tuple(long)), language, NOON)
    times = [
        line.rpartition(": ")[2] for line in banks_text(FRAME, live, language, NOON).split("\n")
    ]
    assert len(told) <= 200
    assert [line.rpartition(": ")[2] for line in told.split("\n")] == times


async def test_a_press_tells_it(bot: Pressed) -> None:
    live = await standing(bot.store, game())
    said = await bot.press(BORIS, GROUP.chat, Banks(live.table.id))
    assert "3 d 5 h" in said


async def test_a_toast_without_room_for_all_gives_way_to_a_message(bot: Pressed) -> None:
    """At a table of ten."""
    many = [User(n, f"Konstantin the {n}th", "en", reachable=True) for n in range(2, 11)]
    live = do(lobby("saboteur", ANNA, *many), ANNA, SetClock(3 * DAY, 6 * HOUR), Start(1))
    live = await standing(bot.store, live)
    await bot.store.profiles.change(ANNA.id, reachable=True)
    before = len(bot.messenger.surfaces)
    said = await bot.press(ANNA, GROUP.chat, Banks(live.table.id))
    assert said == ""  # it is shown in the group, to the presser alone
    (told,) = [one.text for one in bot.messenger.surfaces[before:]]
    assert len(told) > 200
    assert (told.count("3 d 0 h"), told.count("2 d 22 h")) == (9, 1)
    assert all(person.name in told for person in live.table.people)


async def test_whoever_was_led_to_the_private_chat_is_told_there(bot: Pressed) -> None:
    live = await standing(bot.store, game())
    link = f"time_{live.table.id}_{word_of(live.table, LOOKING)}"
    (told,) = await bot.say(STRANGER, STRANGER.id, f"/start {link}")
    assert "3 d 5 h" in told
    (refused,) = await bot.say(STRANGER, STRANGER.id, f"/start {link[:-1]}")
    assert "3 d 5 h" not in refused


async def test_where_moves_have_their_time_nothing_is_told(bot: Pressed) -> None:
    live = await standing(bot.store, game(0))
    said = await bot.press(BORIS, GROUP.chat, Banks(live.table.id))
    assert said == FRAME.say("en", "refused-outdated")
