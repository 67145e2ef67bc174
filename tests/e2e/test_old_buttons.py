"""What ends or removes something: asked first, and an old button does neither."""

import pytest

from bot.display import buttons
from bot.features.statistics.buttons import Stats
from bot.table.values import Chair
from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, table_of, until


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en", "en")


def full(group: Group) -> Post:
    """A lobby where all have joined."""
    lobby = group.open("/play gifts")
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    return group.wait(lambda post: post.id == lobby.id and has(post, "s") and "Clara" in post.text)


def test_cancel_of_the_lobby_does_not_end_the_game_that_has_begun(group: Group) -> None:
    lobby = full(group)
    group.owner.press(lobby, data=data_of(lobby, "s"))
    board = group.live(lobby.id)
    for data in (data_of(lobby, "x"), f"{table_of(lobby)}:x:q"):
        assert group.owner.press(board, data=data, force=True).text
    group.say(group.owner, "/board")
    assert has(group.live(board.id), "c")


def test_cancel_asks_when_others_wait_and_back_leads_back(group: Group) -> None:
    lobby = full(group)
    group.owner.press(lobby, data=data_of(lobby, "x"))
    asked = group.wait(lambda post: post.id == lobby.id and "Cancel anyway?" in post.text)
    group.owner.press(asked, text="Back")
    back = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(back, data=data_of(back, "x"))
    group.wait(lambda post: post.id == lobby.id and not has(post, "s"))
    group.people[2].press(asked, data=data_of(back, "v"), force=True)  # one fewer: asked anew
    again = group.owner.press(asked, data=data_of(asked, "x"), force=True)
    assert again.text == "Things have changed since I asked. Still sure? Tap again."
    asked = group.wait(lambda post: post.id == lobby.id and "2 players have joined" in post.text)
    group.owner.press(asked, data=data_of(asked, "x"))
    assert group.wait(lambda post: post.id == lobby.id and not post.keyboard)


def test_question_from_before_a_move_is_asked_anew(group: Group) -> None:
    board = group.begin("/play gifts")
    mover = group.awaited(board)
    stopping = group.wait(lambda post: has(post, "x"), group.say(group.owner, "/stop").id)
    leaving = group.wait(lambda post: has(post, "e"), group.say(mover, "/leave").id)
    mover.press(board, data=data_of(board, "c"))
    preview = group.wait(lambda post: has(post, "y"))
    mover.press(preview, data=data_of(preview, "y"))
    following = group.wait(lambda post: has(post, "c"), board.id)
    asked_anew(group, mover, leaving, "e")
    fresh = asked_anew(group, group.owner, stopping, "x")
    assert group.wait(lambda post: post.id == following.id and has(post, "c"))
    group.owner.press(fresh, text="End it")
    assert group.wait(lambda post: "The game was stopped." in post.text)


def asked_anew(group: Group, person: Person, question: Post, verb: str) -> Post:
    """The question as it is asked once more when somebody answers it too late."""
    old = data_of(question, verb)
    assert "Things have changed" in (person.press(question, data=old).text or "")
    fresh = group.wait(lambda post: post.id == question.id and data_of(post, verb) != old)
    assert fresh.buttons == question.buttons
    return fresh


def test_old_question_removes_nobody_from_the_lobby(group: Group) -> None:
    lobby = group.open("/play gifts")
    for person in group.people[:2]:
        person.press(lobby, data=data_of(lobby, "j"))
    group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    question = group.wait(lambda post: has(post, "D"), group.say(group.owner, "/kick").id)
    old = data_of(question, "D")
    group.people[2].press(lobby, data=data_of(lobby, "j"))
    assert "Things have changed" in (group.owner.press(question, data=old).text or "")
    fresh = group.wait(lambda post: post.id == question.id and "Clara" in "".join(post.buttons))
    group.owner.press(fresh, data=data_of(fresh, "D"))
    assert group.wait(lambda post: post.id == lobby.id and "Борис" not in post.text)


def test_forged_press_neither_takes_a_board_away_nor_writes_over_it(stage: Stage) -> None:
    """A phone can send what no button of a message says: to put a question away, to turn a page."""
    group = stage.group("en", "en")
    board = group.begin()
    table = table_of(board)
    closing = [buttons.Close(table, Chair(chair)) for chair in range(2)]
    for token in (*closing, Stats("", "")):
        for person in group.people:
            person.press(board, data=str(token), force=True)
    group.say(group.owner, "/help")
    group.wait(lambda post: "/play" in post.text, after=board.id)
    (stands,) = [post for post in group.bots() if post.id == board.id]
    assert (stands.photo, stands.keyboard) == (board.photo, board.keyboard)


@pytest.mark.parametrize("place", ["above", "below"])
def test_forged_choice_has_no_other_message_taken_for_the_board(toys: Stage, place: str) -> None:
    """What the board says, said of a question above it, or of one below it."""
    group = toys.group("en", "en")
    group.begin("/play gifts")
    if place == "above":
        question = group.wait(lambda post: has(post, "x"), group.say(group.owner, "/stop").id)
    board = group.wait(lambda post: has(post, "c"), group.say(group.owner, "/board").id)
    if place == "below":
        question = group.wait(lambda post: has(post, "x"), group.say(group.owner, "/stop").id)
    mover = group.awaited(board)
    mover.press(question, data=data_of(board, "c"), force=True)
    preview = group.wait(lambda post: has(post, "y"))
    mover.press(preview, data=data_of(preview, "y"))
    group.wait(lambda post: post.id > question.id and has(post, "c"))
    until(lambda: not any(post.id == board.id and post.keyboard for post in group.bots()))
    group.wait(lambda post: "/play" in post.text, group.say(group.owner, "/help").id)
    assert preview.id == board.id
    assert question in group.bots()
