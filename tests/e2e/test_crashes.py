"""Kills and stops: the game goes on from the last move made, none is lost, none is made twice."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.display.board.recap import moves_of
from bot.store.agenda import AGAIN
from bot.store.client import connect
from bot.store.store import Store
from bot.table import computers
from bot.table.values import PACES, Live, revive
from games.core.log import By
from playground.person import Host, Post
from playground.testing import running
from tests.bot.tables import ALL
from tests.e2e.bot_under_test import AHEAD
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import (
    Group,
    asked_now,
    changed,
    data_of,
    has,
    pick,
    play,
    press_and_never_mind,
    table_of,
    until,
)
from tests.processes import children, lives, pooled


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A stage of its own: here bots die."""
    folder = tmp_path_factory.mktemp("fragile")
    with (
        running(folder / "world", PATIENT) as server,
        Bot(folder / "bot", server.url, server.token, WITH_TOYS) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


@pytest.fixture
def group(fragile: Stage) -> Group:
    return fragile.group("en", "ru")


def stored(bot: Bot, board: Post) -> Live:
    async def load() -> Live | None:
        async with connect(f"unix://{bot.socket}") as redis:
            return await Store(redis, ALL).tables.load(table_of(board))

    live = asyncio.run(load())
    assert live
    assert live.play == revive(ALL, live.table).play
    return live


def moves(bot: Bot, board: Post) -> int:
    log = stored(bot, board).table.log
    assert log
    return len(log.moves)


def store_pid(bot: Bot) -> int:
    async def ask() -> int:
        async with connect(f"unix://{bot.socket}") as redis:
            return int((await redis.info("server"))["process_id"])

    return asyncio.run(ask())


def kill_store(bot: Bot) -> None:
    os.kill(store_pid(bot), signal.SIGKILL)


# Kills


def test_killed_bot_goes_on_from_the_last_move(fragile: Stage, group: Group) -> None:
    group.begin("/play gifts")
    chance = Random(1)
    board = play(group, chance, 3)[-1]
    before = moves(fragile.bot, board)
    fragile.bot.kill()
    fragile.bot.start()
    assert moves(fragile.bot, board) == before
    assert has(play(group, chance)[-1], "r")


@pytest.mark.parametrize("delay", [0.0, 0.005, 0.015, 0.03])
def test_bot_killed_between_press_and_answer_makes_the_move_once(
    fragile: Stage, group: Group, delay: float
) -> None:
    board = group.begin("/play gifts")
    person = group.awaited(board)
    person.press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    press_and_never_mind(person, preview, data_of(preview, "y"))
    time.sleep(delay)
    fragile.bot.kill()
    fragile.bot.start()
    after = group.live(preview.id)  # the update was not confirmed: it is delivered again
    assert group.awaited(after) != person
    assert moves(fragile.bot, after) == 1
    # Killed between posting and writing down, it posts once more; older boards never stay alive.
    until(lambda: all(post.text == after.text for post in group.bots() if post.keyboard))


def test_bot_killed_after_the_last_move_still_shows_the_end(fragile: Stage, group: Group) -> None:
    """What is saved but not shown is shown by the next process, even if the game is over."""
    group.begin("/play gifts")
    chance = Random(1)
    boards = play(group, chance, 1)
    while moves(fragile.bot, boards[-1]) < 5 or not has(boards[-1], "y"):
        boards += play(group, chance, 1)[1:]
    for method in ("sendMessage", "editMessageText"):
        fragile.host.fault("error", method, chat_id=group.chat, count=1000)
    preview = boards[-1]
    person = group.awaited(preview)
    assert person.press(preview, data=data_of(preview, "y")).answered
    fragile.bot.kill()
    fragile.host.remove("faults")
    fragile.bot.start()
    last = group.wait(lambda post: has(post, "r"))
    assert last.text.startswith("Game over")


def test_killed_store_comes_back_with_every_move(fragile: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    chance = Random(2)
    while not has(board, "r"):
        if has(board, "y"):  # the press that makes the move
            kill_store(fragile.bot)
        key = pick(board, chance)
        assert group.awaited(board).press(board, data=key.data).answered
        board = changed(group, board)
    log = stored(fragile.bot, board).table.log
    assert log
    assert len(log.moves) == 6


def test_everything_killed_at_once(fragile: Stage, group: Group) -> None:
    group.begin("/play gifts")
    board = play(group, Random(3), 3)[-1]
    before = moves(fragile.bot, board)
    kill_store(fragile.bot)
    fragile.bot.kill()
    fragile.bot.start()
    assert moves(fragile.bot, board) == before
    assert has(play(group, Random(3))[-1], "r")


def test_killed_bot_leaves_no_process_behind(fragile: Stage, group: Group) -> None:
    """The embedded store ends with the bot that has started it: prctl(2), PR_SET_PDEATHSIG."""
    group.begin("/play carcassonne")
    board = play(group, Random(5), 2)[-1]
    store, drawing = store_pid(fragile.bot), pooled(fragile.bot.pid)
    before = moves(fragile.bot, board)
    assert drawing
    fragile.bot.kill()
    until(lambda: not any(map(lives, (*drawing, store))))
    fragile.bot.start()
    assert group.live().id == board.id
    assert moves(fragile.bot, board) == before


def test_killed_painter_is_replaced(fragile: Stage, group: Group) -> None:
    board = group.begin("/play castle")
    drawing = pooled(fragile.bot.pid)
    assert drawing
    for pid in drawing:
        os.kill(pid, signal.SIGKILL)
    assert play(group, Random(1), 2)[-1].photo
    assert board.photo


def test_what_people_did_while_the_bot_was_down_is_done(fragile: Stage, group: Group) -> None:
    """Presses are void for Telegram by then: they cannot be answered any more."""
    board = group.begin("/play gifts")
    fragile.bot.kill()
    press_and_never_mind(group.awaited(board), board, data_of(board, "c"))
    said = group.say(group.owner, "/board")
    since = int(fragile.host.log()[-1]["seq"])
    fragile.host.advance(PATIENT.query_seconds + 1)
    fragile.bot.start()
    # A table's presses and a group's commands have lanes of their own: either may come first.
    group.wait(lambda post: post.buttons == ["‹ Back", "✓ Confirm"], said.id)
    until(lambda: any("too old" in call.get("error", "") for call in fragile.host.log(since)))


# Stops


def test_stopped_bot_ends_well_and_leaves_nothing_running(fragile: Stage, group: Group) -> None:
    board = group.begin("/play carcassonne")
    before = moves(fragile.bot, board)
    helpers = [*children(fragile.bot.pid), store_pid(fragile.bot)]
    assert fragile.bot.stop() == 0
    until(lambda: not any(map(lives, helpers)))
    fragile.bot.start()
    assert moves(fragile.bot, board) == before
    assert play(group, Random(1), 2)


def test_stop_shows_first_what_was_asked_for(fragile: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    group.awaited(board).press(board, data=data_of(board, "c"))
    assert fragile.bot.stop() == 0
    shown = [post for post in group.bots() if post.keyboard][-1]
    assert shown.buttons == ["‹ Back", "✓ Confirm"]
    fragile.bot.start()


def test_stop_while_telegram_is_away_is_a_stop_all_the_same(fragile: Stage) -> None:
    fragile.host.fault("drop", "getUpdates", count=3)
    assert fragile.bot.stop() == 0
    fragile.host.remove("faults")
    fragile.bot.start()


# Starts


@pytest.mark.parametrize("fault", ["too_many", "error", "drop"])
def test_start_outlasts_what_telegram_says(fragile: Stage, fault: str) -> None:
    assert fragile.bot.stop() == 0
    fragile.host.fault(fault, "deleteWebhook", seconds=1)
    fragile.bot.start()
    assert fragile.group("en").open("/play gifts")


def test_nobody_waits_for_menus_that_cannot_be_set(fragile: Stage) -> None:
    assert fragile.bot.stop() == 0
    fragile.host.fault("error", "setMyCommands", count=1000)
    fragile.bot.start()
    assert fragile.group("en").open("/play gifts")
    fragile.host.remove("faults")


def test_bot_that_cannot_reach_telegram_can_be_stopped(tmp_path: Path) -> None:
    bot = Bot(tmp_path, "http://127.0.0.1:9", "1:token")  # discard: nobody listens there
    tmp_path.mkdir(exist_ok=True)
    bot.launch()
    until(lambda: "cannot be reached" in bot.log)
    assert bot.stop() == 0


def test_bot_killed_when_a_computer_is_due_makes_its_move_once(fragile: Stage) -> None:
    """The move is due, the bot dies before it or over it, and its heir makes it: docs/adr/0036."""
    group = fragile.group("en", "ru")
    lobby = group.open("/play gifts")
    table = table_of(lobby)
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    for _ in range(2):
        group.owner.press(lobby, data=f"{table}:A:easy", force=True)
    group.owner.press(lobby, data=f"{table}:B:{PACES[-1]}", force=True)  # it is to be due for long
    group.owner.press(lobby, data=f"{table}:l", force=True)
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    board = group.live(lobby.id)
    while not computers.awaited(ALL, before := stored(fragile.bot, board)):
        play_one(group, before)
    fragile.bot.kill()
    (fragile.bot.folder / AHEAD).write_text(str(AGAIN))
    fragile.bot.start()
    until(lambda: moves(fragile.bot, board) > moves_of(before))
    after = stored(fragile.bot, board)
    assert after.table.log
    made = after.table.log.moves[moves_of(before)]
    assert made.by is By.COMPUTER
    assert after.table.people[made.seat].computer


def play_one(group: Group, live: Live) -> None:
    """One move of a person at random."""
    board, chance = asked_now(group, live), Random(1)
    while not has(board, "y"):
        group.awaited(board).press(board, data=pick(board, chance).data)
        board = changed(group, board)
    group.awaited(board).press(board, data=data_of(board, "y"))
