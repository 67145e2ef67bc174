"""Whole games of Carcassonne through the real bot, by pressing lawful buttons."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import NamedTuple

import pytest

from bot.store import Store, connect
from bot.table import Live, Phase, revive
from games import GAMES
from playground.person import Post
from tests.e2e.bots import Bot
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, has, keys_of, play, table_of

TITLES = {"en": "Game over", "ru": "Игра окончена", "uk": "Гру завершено"}


class Played(NamedTuple):
    """A game from its first board to its last."""

    group: Group
    language: str
    boards: list[Post]
    live: Live


@pytest.fixture(scope="module")
def games(stage: Stage) -> list[Played]:
    """Two people play in Russian and three in Ukrainian, side by side."""
    groups = (stage.group("ru", "en"), stage.group("uk", "ru", "en"))
    with ThreadPoolExecutor() as pool:
        return list(pool.map(lambda group: _played(stage.bot, group), groups))


def _played(bot: Bot, group: Group) -> Played:
    group.begin()
    boards = play(group, Random(len(group.people)))
    live = asyncio.run(stored(bot, table_of(boards[-1])))
    return Played(group, live.table.language, boards, live)


async def stored(bot: Bot, id: str) -> Live:
    """Read a table beside the bot."""
    async with connect(f"unix://{bot.socket}") as redis:
        live = await Store(redis, GAMES).load(id)
    assert live
    return live


def turns(played: Played) -> Iterator[Post]:
    """The boards as they stand in the chat at the end, without lobby and last words."""
    for post in played.group.bots():
        if "➤" in post.text:
            yield post


def test_games_are_played_to_the_end(games: list[Played]) -> None:
    for played in games:
        assert played.boards[-1].text.startswith(TITLES[played.language])
        assert played.live.table.phase is Phase.OVER


def test_final_points_are_those_of_the_log(games: list[Played]) -> None:
    for played in games:
        play = revive(GAMES, played.live.table).play
        assert play is not None
        assert play == played.live.play
        result = GAMES["carcassonne"].result(play.state)
        assert result is not None
        shown = dict(re.findall(r"(\w+) — (\d+)", played.boards[-1].text))
        people = played.live.table.people
        assert {name: int(points) for name, points in shown.items()} == {
            person.name: points for person, points in zip(people, result.scores, strict=True)
        }


def test_only_the_last_message_has_buttons(games: list[Played]) -> None:
    for played in games:
        with_buttons = [post.id for post in played.group.bots() if post.keyboard]
        assert with_buttons == [played.boards[-1].id]


def test_only_one_keyboard_is_live_at_any_time(games: list[Played]) -> None:
    """Boards follow one another: none is edited after the next has come."""
    for played in games:
        ids = [board.id for board in played.boards]
        assert ids == sorted(ids)


def test_each_turn_is_one_message_that_pings_exactly_who_is_awaited(
    games: list[Played],
) -> None:
    for played in games:
        log = played.live.table.log
        assert log is not None
        seen = {p: {m.id: m for m in played.group.posts(p)} for p in played.group.people}
        pinged = [
            [person.user_id for person, posts in seen.items() if posts[board.id].pings]
            for board in turns(played)
        ]
        moved = [[played.live.table.people[move.seat].user] for move in log.moves]
        assert pinged == moved[:-1]  # the last board has become the final map


def test_every_board_and_preview_has_a_picture(games: list[Played]) -> None:
    for played in games:
        assert all(board.photo and board.photo.width == 1280 for board in played.boards)


def test_bot_says_nothing_else(games: list[Played]) -> None:
    """A lobby, a board a turn, the final map, the last word."""
    for played in games:
        log = played.live.table.log
        assert log is not None
        posts = [post for post in played.group.bots() if not post.text.startswith("/")]
        greeting, lobby, *boards, final, last = posts
        assert greeting.keyboard is None
        assert "Carcassonne" in lobby.text or "Каркассон" in lobby.text
        assert len(boards) == len(log.moves) - 1
        assert final.photo
        assert has(last, "r")


def test_nobody_is_written_to_in_private(games: list[Played]) -> None:
    for played in games:
        assert [post for p in played.group.people for post in p.messages()] == []


def test_pictures_stay_small_to_the_end(games: list[Played]) -> None:
    for played in games:
        for post in played.group.bots()[-5:]:
            assert len(played.group.owner.picture(post)) < 400_000


def test_rematch_seats_the_same_people(games: list[Played]) -> None:
    played = games[0]
    last = played.boards[-1]
    (again,) = keys_of(last)
    played.group.people[1].press(last, data=again.data)
    lobby = played.group.live(last.id)
    assert has(lobby, "s")
    assert all(person.name in lobby.text for person in played.live.table.people)
