"""Where what was seen is to be remembered no chat keeps it: docs/adr/0033."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from playground.person import Host, Person, Post, turns
from playground.testing import running
from tests.e2e.bots import Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import Group, changed, has, keys_of, pick, table_of, until
from tests.e2e.scrollback import found_by_scrolling_back

MOVES = 14
TWO_DAYS = 49 * 3600


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A stage of its own: here bots die, and days pass."""
    folder = tmp_path_factory.mktemp("forgetting")
    with (
        running(folder / "world", PATIENT) as server,
        Bot(folder / "bot", server.url, server.token) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


@pytest.fixture
def group(own: Stage) -> Group:
    return own.group("en", "ru")


def begun(group: Group) -> Post:
    for person in group.people:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
    return group.begin("/play glastonbury")


def play(group: Group, board: Post, presses: int) -> Post:
    """Press lawful buttons at random, where somebody is asked, so often and until a move is made
    and the next is asked for on the board; return the live board.
    """
    chance = Random(5)
    for pressed in count():
        if has(board, "r"):
            break
        who, asked = awaited(group, board)
        if pressed >= presses and asked is board and not is_half_way(board):
            break
        who.press(asked, data=pick(asked, chance).data)
        if asked.chat_id != group.chat:
            answered(who, asked)
        board = changed(group, board)
    return board


def is_half_way(board: Post) -> bool:
    """Whether a button leads back from what is chosen."""
    return any(key.text.startswith("‹") for key in keys_of(board))


def awaited(group: Group, board: Post) -> tuple[Person, Post]:
    """Who is asked, and where: in the group, or in private."""
    for _ in turns():
        for person in group.people:
            if f'data-user="{person.user_id}"' in board.html:
                return person, board
            if asked := questions(person):
                return person, asked[-1]
    raise TimeoutError(f"nobody is asked: {board}")


def answered(person: Person, asked: Post) -> None:
    """Wait until a question is gone."""
    until(lambda: asked.id not in ids(questions(person)))


def questions(person: Person) -> list[Post]:
    """What somebody is asked in private."""
    return [post for post in person.messages() if has(post, "c") or has(post, "y")]


def ids(posts: list[Post]) -> list[int]:
    return [post.id for post in posts]


def pictures(group: Group) -> list[Post]:
    """All pictures that anybody can find by scrolling back."""
    return [
        post
        for person in group.people
        for chat in (group.chat, person.user_id)
        for post in person.messages(chat)
        if post.photo
    ]


def test_who_scrolls_back_finds_the_live_board_alone(own: Stage, group: Group) -> None:
    board = play(group, begun(group), 3 * MOVES)
    until(lambda: {post.id for post in pictures(group)} == {group.live().id})
    told = [post.id for post in group.bots() if "takes" in post.text]
    assert set(told) <= {board.id}
    assert found_by_scrolling_back(own.bot, group, table_of(board)) == []


def test_board_that_can_no_longer_be_deleted_is_emptied(own: Stage, group: Group) -> None:
    board = begun(group)
    own.host.advance(TWO_DAYS)
    while group.live().id == board.id:
        play(group, group.live(), 1)
    until(lambda: "gone" in group.owner.wait_for(lambda p: p.id == board.id, group.chat).text)
    left = group.owner.wait_for(lambda post: post.id == board.id, group.chat)
    assert not left.keyboard
    assert left.photo
    assert board.photo
    assert left.photo.file_unique_id != board.photo.file_unique_id


@pytest.mark.parametrize(
    ("method", "count"),
    [
        ("sendPhoto", 1),  # after two in a row the third is sent half a minute later
        ("deleteMessage", 2),
        ("editMessageMedia", 2),
    ],
)
def test_crash_leaves_no_board_behind(own: Stage, group: Group, method: str, count: int) -> None:
    board = play(group, begun(group), 4)
    own.host.fault("drop", method, chat_id=group.chat, count=count)
    first = board.id
    while group.live().id == first:
        play(group, group.live(), 1)
    own.bot.kill()
    own.bot.start()
    play(group, group.live(), 3)
    until(lambda: sum("stock" in post.text for post in group.bots()) <= 1)
    full = {post.photo.file_unique_id for post in group.bots() if post.photo and post.keyboard}
    assert len(full) == 1
