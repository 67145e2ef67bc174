"""A team on one seat through the real bot: Carcassonne's challenge, played by three."""

from collections.abc import Callable
from random import Random

import pytest

from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, changed, data_of, has, keys_of, pick, table_of


@pytest.fixture
def group(stage: Stage) -> Group:
    return stage.group("en", "en", "en", "en")


def begun(group: Group) -> Post:
    """Have the first three gather for the challenge; return the first board."""
    lobby = group.open("/play carcassonne")
    anna, boris, clara, _ = group.people
    anna.press(lobby, data=data_of(lobby, "j"))
    anna.press(lobby, data=f"{table_of(lobby)}:o:mode:solo", force=True)
    panel = group.wait(lambda post: post.id == lobby.id and has(post, "l"))
    anna.press(panel, data=data_of(panel, "l"))
    lobby = group.wait(lambda post: "one team: everyone who joins" in post.text and has(post, "s"))
    for person in (boris, clara):
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: "Clara" in post.text and has(post, "s"))
    anna.press(lobby, data=data_of(lobby, "s"))
    return group.live(lobby.id)


def move(group: Group, board: Post, *people: Person) -> Post:
    """Have people make one move, a tap each in turn; return the next board."""
    chance, taps = Random(board.id), 0
    while not has(board, "y"):
        people[taps % len(people)].press(board, data=pick(board, chance).data)
        board, taps = changed(group, board), taps + 1
    people[taps % len(people)].press(board, data=data_of(board, "y"))
    return group.live(board.id)


def key_of(board: Post) -> str:
    """What the first button says."""
    data = keys_of(board)[0].data
    assert data
    return data


def pinged(group: Group, board: Post) -> list[bool]:
    return [
        any(post.pings for post in group.posts(person) if post.id == board.id)
        for person in group.people
    ]


def test_everybody_moves_for_the_team_and_nobody_else(group: Group) -> None:
    _, boris, clara, onlooker = group.people
    board = begun(group)
    assert "➤ 🤝 Anna, Борис and Clara — " in board.text
    assert pinged(group, board) == [True, True, True, False]
    second = move(group, board, boris)
    assert "☝ Борис" in second.text.split("\n")  # below what their tile has scored, if it has
    assert pinged(group, second) == [True, False, True, False]
    late = clara.press(second, data=key_of(board), force=True)
    assert late.text == "This button is old. Use the game’s latest message."
    assert onlooker.press(second, data=key_of(second)).text == "You’re not at this table."


def test_one_goes_on_where_another_began_and_a_third_takes_it_back_if_they_agree(
    group: Group,
) -> None:
    anna, boris, clara, _ = group.people
    second = move(group, begun(group), boris)
    third = move(group, second, clara, anna)
    group.say(clara, "/undo")
    asked = group.live(third.id)
    anna.press(asked, data=data_of(asked, "a"))
    counted = changed(group, asked)
    boris.press(counted, data=data_of(counted, "a"))
    again = changed(group, counted)
    assert "☝ Борис" in again.text.splitlines()
    assert has(move(group, again, clara), "mr")


def test_who_leaves_leaves_the_game_to_the_others(group: Group) -> None:
    anna, boris, clara, _ = group.people
    board = move(group, begun(group), anna)
    said = group.say(clara, "/leave")
    question = group.wait(lambda post: has(post, "e"), said.id)
    assert "The others carry on." in question.text
    assert clara.press(question, data=data_of(question, "e")).text == "You’ve left the table."
    two = group.wait(lambda post: "No longer in the team: Clara" in post.text)
    assert "➤ 🤝 Anna and Борис — " in two.text
    assert two.id == board.id, "nobody new is awaited"
    assert clara.press(two, data=key_of(two)).text == "You’ve left this game."
    assert "No longer in the team: Clara" in move(group, two, boris, anna).text


def test_one_is_voted_out_another_leaves_and_the_last_ends_it(group: Group) -> None:
    anna, boris, clara, _ = group.people
    begun(group)
    said = group.say(anna, "/kick")
    whom = group.wait(lambda post: has(post, "a"), said.id)
    anna.press(whom, text="🚪 Remove Борис")
    vote = group.wait(lambda post: "Carry on without Борис?" in post.text)
    clara.press(vote, text="🚪 Remove (1/2)")
    group.wait(_says("No longer in the team: ", "Борис"))
    said = group.say(clara, "/leave")
    question = group.wait(lambda post: has(post, "e"), said.id)
    clara.press(question, data=data_of(question, "e"))
    group.wait(_says("No longer in the team: ", "Clara"))
    board = group.live()
    for person in (boris, clara):
        assert person.press(board, data=key_of(board)).text == "You’ve left this game."
    board = move(group, group.live(), anna)
    assert pinged(group, board) == [True, False, False, False]
    said = group.say(anna, "/leave")
    question = group.wait(lambda post: has(post, "e"), said.id)
    anna.press(question, data=data_of(question, "e"))
    assert "The game was stopped." in group.wait(lambda post: has(post, "r")).text


def test_table_is_in_the_list_of_each_of_them(group: Group) -> None:
    begun(group)
    told = []
    for person in group.people:
        said = person.start("games")
        told.append(person.wait_for(_is_list, after=said.id).text)
    assert ["your turn" in text for text in told] == [True, True, True, False]


def _is_list(post: Post) -> bool:
    """Tell a list of tables from what else comes in the chat, such as a call."""
    words = ("your turn", "waiting for", "not at any table")
    return post.sender.is_bot and any(word in post.text for word in words)


def _says(*words: str) -> Callable[[Post], bool]:
    return lambda post: all(word in post.text for word in words)


def test_team_stops_and_has_another_go(group: Group) -> None:
    _, boris, clara, _ = group.people
    begun(group)
    said = group.say(boris, "/stop")
    question = group.wait(lambda post: has(post, "x"), said.id)
    boris.press(question, data=data_of(question, "x"))
    question = group.wait(lambda post: "End it (1/2)" in post.buttons)
    clara.press(question, data=data_of(question, "x"))
    last = group.wait(lambda post: has(post, "r"))
    assert "The game was stopped." in last.text
    boris.press(last, data=data_of(last, "r"))
    lobby = group.live(last.id)
    assert "🔁 Another game, Anna and Clara?" in lobby.text
    for person in group.people[:3]:
        person.press(lobby, data=data_of(lobby, "j"))
    assert group.wait(lambda post: "👤 Clara" in post.text and has(post, "s"))
