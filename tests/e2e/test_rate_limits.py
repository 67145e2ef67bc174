"""The bot under Telegram's rates (core.telegram.org/bots/faq#my-bot-is-hitting-limits): it keeps
them by itself, says everything in the end, and a chat that is full or closed delays no other.
"""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.display.buttons import choice
from bot.display.surfaces import surfaces
from bot.display.values import picture_digest
from bot.reconciler.state.shown import Records, Shown
from bot.store.client import connect
from bot.store.store import Store
from bot.table.values import Live, Phase, stamp_of, to_act
from bot.texts.frame import html_names
from games.core.choices import Decided, narrow
from games.core.log import events_since
from games.core.message import message_of
from games.core.values import TABLE
from playground.person import Answer, Host, Post
from playground.settings import Rates
from playground.testing import running
from tests.bot.tables import ALL, FRAME
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import Group, asked_now, changed, data_of, has, play, table_of, until
from tests.e2e.quiet import REFUSAL, hush, until_heard, wait_out

MINUTE = 8
"""Seconds that Telegram's minute takes here."""
SENDING = ("sendMessage", "sendPhoto", "editMessageText", "editMessageCaption", "editMessageMedia")


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Telegram with its rates, and a bot that knows them."""
    folder = tmp_path_factory.mktemp("paced")
    rates = {"GROUP_RATE": f"20/{MINUTE}"}
    with (
        running(folder / "world", replace(PATIENT, rates=Rates(group_seconds=MINUTE))) as server,
        Bot(folder / "bot", server.url, server.token, WITH_TOYS, rates) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


async def _look(bot: Bot, id: str) -> tuple[Live, dict[str, Shown]]:
    async with connect(f"unix://{bot.socket}") as redis:
        store = Store(redis, ALL)
        live = await store.tables.load(id)
        assert live
        return live, await Records(redis).of(id)


def look(stage: Stage, id: str) -> tuple[Live, dict[str, Shown]]:
    """Read a table and what is shown of it, beside the bot."""
    return asyncio.run(_look(stage.bot, id))


def hurry(stage: Stage, group: Group, id: str, moves: int) -> Live:
    """Move without waiting for any board, as fast as presses are answered."""
    chance, board = Random(7), group.live()
    for _ in range(moves):
        live, _ = look(stage, id)
        if live.table.phase is not Phase.RUNNING or live.play is None:
            break
        assert all(answer.answered for answer in move(group, board, live, chance))
    return look(stage, id)[0]


def move(group: Group, board: Post, live: Live, chance: Random) -> list[Answer]:
    """Press a preview, then the move, whatever the board shows; return the answers."""
    assert live.play
    seat = to_act(ALL, live)[0]
    actions = list(ALL[live.table.game or ""].legal_actions(live.play.state, seat))
    path: tuple[int, ...] = ()
    while not isinstance(asked := narrow(actions, path), Decided):
        path = (*path, chance.randrange(len(asked.options)))
    user = live.table.people[seat].user
    person = next(one for one in group.people if one.user_id == user)
    stamp = stamp_of(ALL, live, seat)
    tokens = [choice(live.table.id, stamp, path, confirm=confirm) for confirm in (False, True)]
    return [person.press(board, data=str(token), force=True) for token in tokens]


def sent(stage: Stage, group: Group, after: int = 0) -> list[dict[str, Any]]:
    """Everything that the bot sent into a chat, or changed there."""
    return [
        call
        for call in stage.host.log(after)
        if call["method"] in SENDING and str(call["parameters"].get("chat_id")) == str(group.chat)
    ]


def refused(stage: Stage, group: Group, after: int) -> list[str]:
    """What Telegram said to each call of `sent`, without the seconds at its end."""
    return [(call["error"] or "").rpartition(" ")[0] for call in sent(stage, group, after)]


@pytest.fixture(scope="module")
def hot(paced: Stage) -> tuple[Group, Live]:
    """A game where everybody presses as fast as they can."""
    group = paced.group("en", "ru")
    id = table_of(group.begin("/play carcassonne"))
    live = hurry(paced, group, id, 30)
    asked_now(group, live)
    return group, live


def test_hot_game_never_meets_a_429(paced: Stage, hot: tuple[Group, Live]) -> None:
    assert [call for call in sent(paced, hot[0]) if not call["ok"]] == []


def test_hot_game_sends_twenty_a_minute_at_most(paced: Stage, hot: tuple[Group, Live]) -> None:
    times = [call["at"] for call in sent(paced, hot[0])]
    windows = [[at for at in times if start <= at < start + MINUTE] for start in times]
    assert max(map(len, windows)) <= 20


def test_many_moves_become_few_boards(paced: Stage, hot: tuple[Group, Live]) -> None:
    group, live = hot
    assert live.table.log
    assert len(live.table.log.moves) == 30
    boards = [call for call in sent(paced, group) if call["method"] == "sendPhoto"]
    assert 2 <= len(boards) < 30


def test_picture_at_the_end_of_a_burst_is_the_newest(paced: Stage, hot: tuple[Group, Live]) -> None:
    group, live = hot
    (surface,) = surfaces(FRAME, live)
    assert surface.picture
    digest = picture_digest(surface.picture)
    # It is written down after it has come.
    until(lambda: look(paced, live.table.id)[1]["board"].picture == digest)
    _, shown = look(paced, live.table.id)
    assert group.live().id == shown["board"].message


def test_recaps_tell_every_move_that_no_board_was_sent_for(paced: Stage) -> None:
    group = paced.group("en", "en")
    id = table_of(group.begin("/play gifts"))
    live = hurry(paced, group, id, 5)
    asked_now(group, live)
    log, names = live.table.log, html_names(live.table)
    assert log
    texts = [str(call["parameters"].get("text")) for call in sent(paced, group)]
    for event in events_since(ALL["gifts"], log, 0):
        seen = event.seen_by(TABLE)
        assert seen
        said = FRAME.say("en", message_of("gifts", seen), names)
        assert any(said in text for text in texts), said


def test_old_boards_lose_their_buttons_in_a_quiet_moment(hot: tuple[Group, Live]) -> None:
    group, _ = hot
    last = group.live()
    group.wait(lambda post: post.id == last.id and _only_with_buttons(group) == [last.id])


def _only_with_buttons(group: Group) -> list[int]:
    return [post.id for post in group.bots() if post.keyboard]


def test_chat_that_must_be_quiet_delays_no_other(toys: Stage) -> None:
    quiet, other = toys.group("en", "ru"), toys.group("en", "ru")
    board = quiet.begin("/play gifts")
    other.begin("/play gifts")
    quiet.wait(lambda post: [p.id for p in quiet.bots() if p.keyboard] == [board.id])
    since = int(toys.host.log()[-1]["seq"])
    hush(toys, quiet)
    for _ in range(3):  # the first is refused; the chat is left alone then
        quiet.awaited(board).press(board, data=data_of(board, "c"))
    assert has(play(other, Random(1))[-1], "r")
    wait_out(toys, quiet)
    assert refused(toys, quiet, since) == [REFUSAL]
    played = sent(toys, other, since)
    assert len(played) > 6
    assert all(call["ok"] for call in played)
    live = hurry(toys, quiet, table_of(board), 2)
    asked_now(quiet, live)
    assert len([post for post in quiet.bots() if post.id > board.id]) <= 2


def test_move_whose_board_must_wait_is_answered(toys: Stage) -> None:
    """Sixteen seconds of nothing were seen after Confirm."""
    group = toys.group("en", "ru")
    board = group.begin("/play gifts")
    hush(toys, group, 100)
    group.awaited(board).press(board, data=data_of(board, "c"))
    until_heard(toys, group)
    _, played = move(group, board, look(toys, table_of(board))[0], Random(1))
    assert (played.text or "").startswith(("Played! The board follows", "Ход сделан! Игра обн"))
    wait_out(toys, group)
    _, played = move(group, board, look(toys, table_of(board))[0], Random(1))
    assert not played.text


def test_429_is_obeyed_after_a_restart(toys: Stage) -> None:
    """It is written down: a new process does not ask again before its time."""
    group = toys.group("en", "ru")
    board = group.begin("/play gifts")
    group.wait(lambda post: [p.id for p in group.bots() if p.keyboard] == [board.id])
    hush(toys, group)
    since = int(toys.host.log()[-1]["seq"])
    group.awaited(board).press(board, data=data_of(board, "c"))
    until_heard(toys, group)
    toys.bot.kill()
    toys.bot.start()
    group.awaited(board).press(board, data=data_of(board, "c"))
    toys.group("en", "ru").begin("/play gifts")  # meanwhile it had time to ask again
    assert refused(toys, group, since) == [REFUSAL]
    wait_out(toys, group)
    group.awaited(board).press(board, data=data_of(board, "c"))
    assert changed(group, board).buttons == ["‹ Back", "✓ Confirm"]
    assert [call["ok"] for call in sent(toys, group, since)] == [False, True]


def test_group_that_telegram_silences_for_long_is_told_so_and_played_in_private(
    toys: Stage,
) -> None:
    """Presses met empty toasts, and the next player a button that was old, for hours (ADR 7)."""
    group = toys.group("en", "en")
    for person in group.people:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
    board = group.begin("/play gifts")
    asked = group.awaited(board)
    (other,) = [person for person in group.people if person != asked]
    hush(toys, group)
    since = asked.messages()[-1].id
    asked.press(board, data=data_of(board, "c"), force=True)
    until_heard(toys, group)
    said = asked.press(board, data=data_of(board, "c"), force=True).text or ""
    assert said.startswith("Telegram lets me write here again in ")
    assert " min. " in said
    here = asked.wait_for(lambda post: post.id > since and has(post, "c"))
    assert "won’t let me write in the group" in here.text
    if not has(here, "y"):
        asked.press(here, data=data_of(here, "c"))
        here = asked.wait_for(lambda post: post.id == here.id and has(post, "y"))
    asked.press(here, data=data_of(here, "y"))
    there = other.wait_for(lambda post: has(post, "c") and "won’t let me" in post.text)
    wait_out(toys, group)
    other.press(there, data=data_of(there, "c"))
    assert has(changed(group, board), "y")
    other.wait_for(lambda post: post.id == there.id and not post.keyboard)
