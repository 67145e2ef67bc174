"""A friend plays on in somebody's seat, by buttons alone: docs/adr/0072."""

from collections.abc import Iterator

import pytest

from playground.person import Host, Key, Person, Post
from playground.testing import running
from tests.e2e.bots import Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import Group, data_of, has, keys_of, leads_on, table_of, tap, until
from tests.e2e.scrollback import found_by_scrolling_back

NAMES = ("Anna", "Борис", "Clara", "Дмитро", "Eve")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A stage of its own: here the bot dies."""
    folder = tmp_path_factory.mktemp("handing")
    with (
        running(folder / "world", PATIENT) as server,
        Bot(folder / "bot", server.url, server.token) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


def playing(group: Group, game: str, people: int) -> Group:
    """Have `people` of a group begin a game; the others look on."""
    players = Group(group.people[:people], group.chat)
    for person in players.people:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
    players.begin(f"/play {game}")
    return players


def offered(group: Group, owner: Person) -> Post:
    """Have somebody offer the seat by the question of /leave; return the board that says so."""
    said = group.say(owner, "/leave")
    question = group.wait(lambda post: has(post, "1"), said.id)
    told = owner.press(question, data=data_of(question, "1")).text
    assert told == "Your seat is on offer in the group. Until somebody takes it, you keep playing."
    board = group.wait(lambda post: has(post, "3"))
    until(lambda: question.id not in [post.id for post in group.posts()])
    return board


def asked(person: Person) -> Post:
    """What somebody is asked in private."""
    return person.wait_for(lambda post: has(post, "c") or has(post, "y"))


def led_in_and_seated(newcomer: Person, board: Post) -> None:
    """Have somebody take a seat who has not opened the private chat yet."""
    way = newcomer.press(board, data=data_of(board, "3")).url
    assert way
    newcomer.start(way.partition("?start=")[2])
    newcomer.wait_for(lambda post: "once more" in post.text)
    told = newcomer.press(board, data=data_of(board, "3")).text
    assert told == "The seat is yours. Enjoy the game!"


def first_step(post: Post) -> Key:
    return next(key for key in keys_of(post) if leads_on(key))


def test_friend_plays_on_in_a_game_with_secrets(own: Stage) -> None:
    """Saboteur: role and hand go to the newcomer, who has to open the private chat first."""
    group = own.group("en", "en", "en", "en")
    players = playing(group, "saboteur", 3)
    newcomer = group.people[3]
    until(lambda: any(map(_is_asked, players.people)))
    owner = next(person for person in players.people if _is_asked(person))
    other = next(person for person in players.people if person is not owner)
    board = offered(group, owner)
    known = {post.id for post in owner.messages()}

    assert other.press(board, data=data_of(board, "3")).text == "You’re already at the table."
    no = other.press(board, data=data_of(board, "2")).text
    assert no == f"This question is for {NAMES[group.people.index(owner)]}."
    own.bot.kill()
    own.bot.start()
    led_in_and_seated(newcomer, board)
    said = f"Дмитро takes over from {NAMES[group.people.index(owner)]}."
    group.wait(lambda post: said in post.text)

    hand = asked(newcomer)
    until(lambda: not _is_asked(owner))
    handed_on = owner.wait_for(lambda post: "You’ve handed on your seat" in post.text)
    assert handed_on.id in known
    late = owner.press(handed_on, data=first_step(hand).data, force=True).text
    assert late == "This button is old. Use the game’s latest message."
    for person in (owner, other):  # a second press, and one by somebody who was too slow
        assert person.press(board, data=data_of(board, "3"), force=True).text in {
            "This button is old. Use the game’s latest message.",
            "You’re already at the table.",
        }
    newcomer.press(hand, data=first_step(hand).data)
    newcomer.wait_for(lambda post: post.id == hand.id and post.keyboard != hand.keyboard)
    assert {post.id for post in owner.messages()} <= known


def _is_asked(person: Person) -> bool:
    return any(has(post, "c") or has(post, "y") for post in person.messages())


def test_friend_plays_on_from_memory_that_is_not_theirs(own: Stage) -> None:
    """Glastonbury with strict memory: nothing of what was seen is told to the newcomer, and nothing
    stays to scroll back to (docs/adr/0033).
    """
    group = own.group("en", "en", "en")
    players = playing(group, "glastonbury", 2)
    newcomer = group.people[2]
    board = group.live()
    table = table_of(board)
    owner = players.awaited(board)
    board = offered(group, owner)
    led_in_and_seated(newcomer, board)
    board = group.wait(lambda post: "takes over from" in post.text and has(post, "c"))
    assert group.awaited(board) is newcomer
    until(lambda: [post.id for post in group.bots() if post.photo] == [board.id])
    assert found_by_scrolling_back(own.bot, group, table) == []
    newcomer.press(board, data=first_step(board).data)
    group.wait(lambda post: post.keyboard is not None and post.keyboard != board.keyboard)


def test_owner_keeps_the_seat_which_nobody_takes_from_another_chat(own: Stage) -> None:
    """A phone that is forged can send any button's data from any chat."""
    group = own.group("en", "en", "en")
    playing(group, "carcassonne", 2)
    anna, _, clara = group.people
    clara.start()
    welcome = clara.wait_for(lambda post: post.sender.is_bot)
    board = offered(group, anna)
    elsewhere = clara.press(welcome, data=data_of(board, "3"), force=True).text
    assert elsewhere == "This button is old. Use the game’s latest message."
    assert anna.press(board, data=data_of(board, "2")).text == "You’re keeping your seat."
    group.wait(lambda post: post.id == board.id and not has(post, "3"))
    old = clara.press(board, data=data_of(board, "3"), force=True).text
    assert old == "This button is old. Use the game’s latest message."


def test_where_a_computer_plays_it_plays_on_until_the_seat_is_taken(own: Stage) -> None:
    group = own.group("uk", "en", "ru")
    playing(group, "carcassonne", 2)
    anna, _, clara = group.people
    said = group.say(anna, "/leave")
    question = group.wait(lambda post: has(post, "e"), said.id)
    ways = (key.data for key in keys_of(question) if (key.data or "").endswith(":c"))
    anna.press(question, data=next(ways))
    board = group.wait(lambda post: has(post, "G") and bool(post.photo))
    told = tap(anna, board, "1").text
    assert told == "Місце запропоновано групі. Поки його ніхто не зайняв, грає комп’ютер."
    board = group.wait(lambda post: has(post, "3"))
    clara.start()
    assert clara.press(board, data=data_of(board, "3")).text == "Место ваше. Хорошей игры!"


def test_seat_waits_for_the_friend_who_is_mentioned(own: Stage) -> None:
    """/leave @friend: the board calls them, and nobody else takes the seat (docs/adr/0072)."""
    friend = own.host.person("Fred", "uk", username="fred_f")
    anna, boris, clara = (own.host.person(name, "ru") for name in ("Анна", "Борис", "Клара"))
    people = (anna, boris, clara, friend)
    group = Group(people, own.host.group("Пятница", *people))
    anna.wait_for(lambda post: post.sender.is_bot, group.chat)
    playing(group, "carcassonne", 2)
    before = group.live()
    group.say(anna, "/leave @Fred_F")
    board = group.wait(lambda post: has(post, "3"))
    assert board.id > before.id
    assert "@Fred_F, доиграете за игрока Анна? Место ждёт вас" in board.text
    called = {
        person: post.pings
        for person in (friend, clara)
        for post in person.messages(group.chat)
        if post.id == board.id
    }
    assert called == {friend: True, clara: False}
    told = clara.press(board, data=data_of(board, "3")).text
    assert told == "Это место ждёт другого человека."
    told = friend.press(board, data=data_of(board, "3")).text
    assert told == "Місце ваше. Гарної гри!"
    group.wait(lambda post: "Fred играет дальше за игрока Анна." in post.text)
