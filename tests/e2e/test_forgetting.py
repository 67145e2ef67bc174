"""Where what was seen is to be remembered no chat keeps it: docs/adr/0033."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from random import Random

import pytest

from bot.display import buttons
from bot.display.token import code_of
from bot.features.challenge.shown import Challenge
from bot.features.lessons.buttons import Learn
from bot.features.seeking.buttons import Seek
from bot.handlers.features import ROUTES
from playground.person import Host, Person, Post, RefusedError, turns
from playground.testing import running
from tests.e2e.bots import Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import (
    Group,
    asked_by,
    asks,
    data_of,
    has,
    keys_of,
    pick,
    table_of,
    until,
    verb,
)
from tests.e2e.scrollback import found_by_scrolling_back
from tests.proofs import filled

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


def begun_with_hints(group: Group) -> Post:
    """Begin a game at a table that allows hints, though its lobby does not offer that."""
    for person in group.people:
        person.start()
    lobby = group.open("/play glastonbury")
    allowed = buttons.Hints(table_of(lobby), is_on=True)
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    group.owner.press(lobby, data=str(allowed), force=True)
    panel = group.wait(lambda post: post.id == lobby.id and has(post, "B"))
    group.owner.press(panel, text="Back")
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    return group.live(lobby.id)


def nothing(group: Group) -> None:
    """Do nothing besides."""


def play(
    group: Group, board: Post, presses: int, besides: Callable[[Group], None] = nothing
) -> Post:
    """Press lawful buttons at random, where somebody is asked, so often and until a move is made
    and the next is asked for on the board; return the live board.

    :param besides: what is done before every press.
    """
    chance, table = Random(5), table_of(board)
    for pressed in count():
        besides(group)
        board = latest(group, table)
        if has(board, "r"):
            break
        who, asked = awaited(group, table)
        if pressed >= presses and asked.chat_id == group.chat and not is_half_way(asked):
            break
        with suppress(RefusedError):  # drawn anew under the thumb
            who.press(asked, data=pick(asked, chance).data)
            if asked.chat_id != group.chat:
                answered(who, asked)
            moved_on(group, table, board)
    return board


def moved_on(group: Group, table: str, before: Post) -> None:
    """Wait until the table shows something else."""
    until(lambda: looks(latest(group, table)) != looks(before))


def latest(group: Group, table: str) -> Post:
    """The latest message of the table in the group, once it is filled."""
    return group.wait(lambda post: any((k.data or "").startswith(table) for k in keys_of(post)))


def looks(board: Post) -> tuple[object, ...]:
    """What changes with every press of a choice."""
    return board.id, board.keyboard


def is_half_way(board: Post) -> bool:
    """Whether a button leads back from what is chosen."""
    return any(key.text.startswith("‹") for key in keys_of(board))


def awaited(group: Group, table: str) -> tuple[Person, Post]:
    """Who is asked, and where: in the group, or in private."""
    for _ in turns():
        board = latest(group, table)
        for person in group.people:
            if asks(board) and asked_by([person], board):
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


def nothing_is_left(stage: Stage, group: Group, board: Post) -> None:
    """Wait until nobody finds anything by scrolling back: an old board goes once the next stands.

    :raises AssertionError: with what is found in the end.
    """
    found: list[str] = []
    for _ in turns():
        found = found_by_scrolling_back(stage.bot, group, table_of(board))
        if not found:
            break
    assert found == []


def test_who_scrolls_back_finds_the_live_board_alone(own: Stage, group: Group) -> None:
    board = play(group, begun(group), 3 * MOVES)
    until(lambda: {post.id for post in pictures(group)} == {group.live().id})
    told = [post.id for post in group.bots() if "takes" in post.text]
    assert filled(set(told)) <= {board.id}
    nothing_is_left(own, group, board)


OTHERS = (
    buttons.Choose,
    buttons.Confirm,
    buttons.Alone,
    buttons.Another,
    Challenge,
    Seek,
    buttons.Friend,
    buttons.Forget,
    buttons.Stop,
    buttons.Language,
    buttons.Agree,
    Learn,
    buttons.Aloud,
)
"""What moves, takes a move back (each time, and no game would end), opens another table or
a lesson, ends this one, or lets it speak otherwise."""
IN_GROUP = ("board", "hand", "hint", "export", "replay")
"""Commands about this game: a group takes few messages a minute."""
IN_PRIVATE = (*IN_GROUP, "games", "history", "stats", "rules", "settings")


def pressing_everything(table: str) -> Callable[[Group], None]:
    """Return what presses all buttons that stand anywhere, those of no table once, before one press
    in six; now and then also those that do not stand there, and types what can be typed.
    """
    turn, pressed = count(), set[tuple[Person, str]]()

    def press(group: Group) -> None:
        number = next(turn)
        if number % 6:
            return
        for person in group.people:
            for post in (latest(group, table), *person.messages()):
                for data in offered(post):
                    if data.startswith(table) or (person, data) not in pressed:
                        pressed.add((person, data))
                        with suppress(RefusedError):  # gone meanwhile
                            person.press(post, data=data)
        if number % 36 == 30:
            forge(group, latest(group, table))
            say_everything(group)

    return press


def offered(post: Post) -> list[str]:
    """What the buttons of a message say that may be pressed; the way into the moves stands there
    once the game is over, when nothing has to be forgotten any more.
    """
    others = {code_of(kind) for kind in (*OTHERS, buttons.Step)}
    return [key.data for key in keys_of(post) if key.data and verb(key) not in others]


def forge(group: Group, board: Post) -> None:
    """Press what no board of such a game offers: hints, lenses, the log, the film."""
    table = table_of(board)
    pages = [buttons.Lens(table, page) for page in ("cauldrons", "board")]
    bare = (f"{table}:{code_of(kind)}" for kind in ROUTES.handlers if kind not in OTHERS)
    for data in (*bare, *map(str, pages)):
        for person in group.people:
            person.press(board, data=data, force=True)


def say_everything(group: Group) -> None:
    """Type what shows something."""
    for person in group.people:
        for name in IN_PRIVATE:
            person.send(person.user_id, f"/{name}")
    for name in IN_GROUP:
        group.say(group.owner, f"/{name}")


def test_whole_game_in_which_everything_is_pressed_leaves_nothing_to_scroll_back_to(
    own: Stage, group: Group
) -> None:
    """docs/adr/0033: whatever people call up, besides the table's own messages, tells nothing."""
    board = begun_with_hints(group)
    besides = pressing_everything(table_of(board))
    board = play(group, board, 90, besides)
    assert not has(board, "r")
    nothing_is_left(own, group, board)
    board = play(group, board, 1_000, besides)
    assert has(board, "r")
    nothing_is_left(own, group, board)


@pytest.mark.parametrize("is_admin", [False, True])
def test_board_that_can_no_longer_be_deleted_is_emptied(
    own: Stage, group: Group, is_admin: bool
) -> None:
    """After two days bots delete nothing, as admins, too: td/telegram/MessagesManager.cpp."""
    bot = own.host.get("world")["bot"]["id"]
    own.host.post(f"chats/{group.chat}/admins", {"user_id": bot, "admin": is_admin})
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
    until(lambda: len([post for post in group.bots() if post.photo and post.keyboard]) == 1)
