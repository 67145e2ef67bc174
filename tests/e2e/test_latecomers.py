"""Somebody comes late and takes over from a computer, by taps of all concerned: docs/adr/0125."""

from contextlib import suppress
from random import Random

import pytest

from playground.person import Person, Post, RefusedError
from tests.e2e.circles import Circle, gathered
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, asks, data_of, has, pick, table_of, tap, until

SAID = {
    "en": (
        "would like to take over from",
        "you’re welcome",
        "takes over from",
        "The seat is yours.",
    ),
    "ru": ("хочет доиграть за", "вас ждут", "играет дальше за игрока", "Место ваше."),
    "uk": ("хоче дограти за", "на вас чекають", "грає далі за гравця", "Місце ваше."),
}


def with_computer(owner: Person, lobby: Post) -> None:
    """Have the host seat a computer, and start."""
    chat, table = lobby.chat_id, table_of(lobby)

    def wait(wanted: str) -> Post:
        return owner.wait_for(lambda post: post.id == lobby.id and has(post, wanted), chat)

    tap(owner, lobby, "K")
    owner.press(wait("A"), data=f"{table}:A:easy")
    panel = wait("R")
    owner.press(panel, data=data_of(panel, "l"))
    ready = wait("s")
    owner.press(ready, data=data_of(ready, "s"))


def playing(toys: Stage, language: str) -> tuple[Group, Person]:
    """Two play against a computer; somebody else reads the group."""
    group = toys.group(language, language, language)
    lobby = group.open("/play gifts")
    for person in group.people[:2]:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    with_computer(group.owner, lobby)
    return group, group.people[2]


@pytest.mark.parametrize("language", SAID)
def test_all_agree_and_the_newcomer_plays_on(toys: Stage, language: str) -> None:
    group, late = playing(toys, language)
    anna, boris, _ = group.people
    asks_for, welcome, plays, yours = SAID[language]
    board = group.wait(asks)
    tap(late, board, "la")
    board = group.wait(lambda post: has(post, "ln") and asks_for in post.text)
    for person in (anna, boris):
        person.press(board, data=data_of(board, "ln"))
    board = group.wait(lambda post: has(post, "3") and welcome in post.text)
    told = late.press(board, data=data_of(board, "3")).text or ""
    assert told.startswith(yours)
    board = group.wait(lambda post: plays in post.text, board.id - 1)
    while group.awaited(board) is not late:
        mover = group.awaited(board)
        mover.press(board, data=pick(board, Random(1)).data)
        board = group.wait(lambda post: asks(post) and post != board)  # noqa: B023
    late.press(board, data=pick(board, Random(1)).data)


@pytest.mark.parametrize("language", SAID)
def test_one_says_no_and_join_is_typed(toys: Stage, language: str) -> None:
    group, late = playing(toys, language)
    group.wait(asks)
    group.say(late, "/join")
    board = group.wait(lambda post: has(post, "ln"))
    no = data_of(board, "ln").replace(":y:", ":n:")
    group.people[1].press(board, data=no)
    group.wait(lambda post: asks(post) and not has(post, "ln"), board.id - 1)
    said = group.say(late, "/join")
    group.wait(lambda post: not post.keyboard, said.id)


@pytest.mark.parametrize("language", SAID)
def test_somebody_follows_the_link_of_a_table_of_people(toys: Stage, language: str) -> None:
    """The game runs: they are offered to ask, and hear of the answer in their own chat."""
    circle: Circle = gathered(toys, "gifts", language, language)
    lobby = circle.owner.wait_for(lambda post: has(post, "s"))
    with_computer(circle.owner, lobby)
    late = toys.host.person("Max", language)
    late.start(f"join_{circle.table}")
    question = late.wait_for(lambda post: has(post, "la"))
    late.press(question, data=data_of(question, "la"))
    for person in circle.people:
        board = person.wait_for(lambda post: has(post, "ln"))
        person.press(board, data=data_of(board, "ln"))
    invited = late.wait_for(lambda post: has(post, "3"))
    told = late.press(invited, data=data_of(invited, "3")).text or ""
    assert told.startswith(SAID[language][3])
    late.wait_for(lambda post: SAID[language][2] in post.text)


def test_somebody_joins_saboteur_with_the_next_round(stage: Stage) -> None:
    """All tap in their own language; the newcomer has a hand as soon as the round is dealt. Whoever
    waits may leave, and ask again.
    """
    group = stage.group("en", "ru", "uk", "en")
    players, late = Group(group.people[:3], group.chat), group.people[3]
    for person in group.people:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
    tap(late, players.begin("/play saboteur"), "la")
    _admitted(players, late)
    group.say(late, "/leave")
    group.wait(lambda post: bool(post.photo) and _WAITS not in post.text)
    group.say(late, "/join")
    _admitted(players, late)
    known = late.messages()[-1].id
    chance = Random(1)
    while not _has_hand(late, known):
        until(lambda: _has_hand(late, known) or _moved_on(players, chance))


_WAITS = "Joining next round: Дмитро"


def _admitted(players: Group, late: Person) -> None:
    """All agree, and the newcomer says that they are in."""
    board = players.wait(lambda post: has(post, "ln"))
    for person in players.people:
        person.press(board, data=data_of(board, "ln"))
    board = players.wait(lambda post: has(post, "3"))
    told = late.press(board, data=data_of(board, "3")).text or ""
    assert told.startswith("You’re in from the next round.")
    players.wait(lambda post: _WAITS in post.text)


def _has_hand(person: Person, known: int) -> bool:
    """Tell whether somebody has been sent a picture after the message that is known."""
    return any(post.photo for post in person.messages(after=known))


def _moved_on(group: Group, chance: Random) -> bool:
    """Have whoever is asked press something; tell whether somebody was."""
    for person in group.people:
        asked = [post for post in person.messages() if asks(post)]
        if asked:
            with suppress(RefusedError):  # drawn anew under the thumb
                person.press(asked[-1], data=pick(asked[-1], chance).data)
            return True
    return False
