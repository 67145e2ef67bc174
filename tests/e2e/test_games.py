"""Whole games of Carcassonne through the real bot, by pressing lawful buttons."""

import asyncio
import re
from random import Random
from typing import NamedTuple

from bot.store.client import connect
from bot.store.store import Store
from bot.table.values import Live, Phase, revive
from games import GAMES
from playground.person import Post
from tests.e2e.albums import keep_boards
from tests.e2e.bots import Bot
from tests.e2e.conftest import Stage
from tests.e2e.endgames import hurried
from tests.e2e.groups import Group, data_of, has, play, table_of, until

TITLES = {"en": "Game over", "ru": "Игра окончена", "uk": "Гру завершено"}


class Played(NamedTuple):
    """A game from its first board to its last."""

    group: Group
    boards: list[Post]
    live: Live

    @property
    def moved(self) -> list[int]:
        """Who moved, in order."""
        assert self.live.table.log
        return [self.live.table.people[move.seat].user for move in self.live.table.log.moves]


def test_whole_game(stage: Stage) -> None:
    """One game, many promises: played once, since it takes its time."""
    group = stage.group("ru", "en")
    group.begin()
    asyncio.run(keep_boards(stage.bot, group.chat))
    played = to_the_end(stage, group)
    it_is_over(played)
    final_points_are_those_of_the_log(played)
    only_the_last_message_has_buttons(played)
    no_board_is_touched_after_the_next_has_come(played)
    each_turn_is_one_message_that_pings_exactly_who_is_awaited(played)
    every_board_and_preview_has_a_small_picture(played)
    bot_says_nothing_else(played)
    nobody_is_written_to_in_private(played)
    rematch_invites_the_same_people(played)


def test_game_of_three_whose_middle_went_fast(stage: Stage) -> None:
    group = stage.group("uk", "ru", "en")
    group.begin()
    asyncio.run(keep_boards(stage.bot, group.chat))
    hurried(stage.bot, group, play(group, Random(3), 6)[-1])
    played = to_the_end(stage, group)
    it_is_over(played)
    final_points_are_those_of_the_log(played)
    only_the_last_message_has_buttons(played)
    every_board_and_preview_has_a_small_picture(played)
    nobody_is_written_to_in_private(played)
    rematch_invites_the_same_people(played)


def to_the_end(stage: Stage, group: Group) -> Played:
    """Play on from where the group is."""
    boards = play(group, Random(2))
    return Played(group, boards, asyncio.run(stored(stage.bot, table_of(boards[-1]))))


async def stored(bot: Bot, id: str) -> Live:
    """Read a table beside the bot."""
    async with connect(f"unix://{bot.socket}") as redis:
        live = await Store(redis, GAMES).tables.load(id)
    assert live
    return live


def it_is_over(played: Played) -> None:
    assert played.boards[-1].text.startswith(TITLES[played.live.table.language])
    assert played.live.table.phase is Phase.OVER


def final_points_are_those_of_the_log(played: Played) -> None:
    play = revive(GAMES, played.live.table).play
    assert play is not None
    assert play == played.live.play
    result = GAMES["carcassonne"].result(play.state)
    assert result is not None
    said, names = played.boards[-1].text, [person.name for person in played.live.table.people]
    if len(names) > 2:
        shown = {name: int(points) for name, points in re.findall(r"(\w+) — (\d+)", said)}
        assert shown == dict(zip(names, result.scores, strict=True))
        return
    (won,) = [line for line in said.split("\n") if "🏆" in line]
    more, less = map(int, re.findall(r"\d+", won))
    assert names[result.scores.index(max(result.scores))] in won
    assert (more, less) == (max(result.scores), min(result.scores))


def only_the_last_message_has_buttons(played: Played) -> None:
    last = played.boards[-1].id
    until(lambda: [post.id for post in played.group.bots() if post.keyboard] == [last])


def no_board_is_touched_after_the_next_has_come(played: Played) -> None:
    ids = [board.id for board in played.boards]
    assert ids == sorted(ids)


def each_turn_is_one_message_that_pings_exactly_who_is_awaited(played: Played) -> None:
    _, _, *boards, _, _ = played.group.bots()  # greeting and lobby; the final map, the last word
    turns = [board.id for board in boards]
    seen = {p: {post.id: post for post in played.group.posts(p)} for p in played.group.people}
    pinged = [[p.user_id for p, posts in seen.items() if posts[id].pings] for id in turns]
    # The last board has become the final map.
    assert pinged == [[user] for user in played.moved[:-1]]


def every_board_and_preview_has_a_small_picture(played: Played) -> None:
    assert all(board.photo and board.photo.width == 1280 for board in played.boards)
    for post in played.group.bots()[-5:]:
        assert len(played.group.owner.picture(post)) < 400_000


def bot_says_nothing_else(played: Played) -> None:
    """A greeting, a lobby, a board a turn, the final map, the last word."""
    greeting, lobby, *boards, final, last = played.group.bots()
    assert greeting.photo is lobby.photo is None
    assert all(board.photo for board in boards)
    assert len(boards) == len(played.moved) - 1
    assert final.photo
    assert has(last, "r")


def nobody_is_written_to_in_private(played: Played) -> None:
    assert [post for person in played.group.people for post in person.messages()] == []


def rematch_invites_the_same_people(played: Played) -> None:
    last = played.boards[-1]
    played.group.people[1].press(last, data=data_of(last, "r"))
    lobby = played.group.live(last.id)
    assert not has(lobby, "s")
    asked = [p for p in played.group.people if f'data-user="{p.user_id}"' in lobby.html]
    assert played.group.people[1] not in asked
    assert asked
    for person in asked:
        person.press(lobby, data=data_of(lobby, "j"))
    full = played.group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    assert all(person.name in full.text for person in played.live.table.people)
