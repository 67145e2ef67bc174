"""High contrast by taps, in each language: in a group by its admins, in private by each person
(docs/adr/0129).
"""

import pytest

from bot.texts.catalogues import LANGUAGES
from playground.person import Person, Post
from tests.e2e.circles import Circle, begun, gathered
from tests.e2e.conftest import Stage
from tests.e2e.groups import data_of, has, later, until


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_admin_sets_it_for_the_board_of_a_group(toys: Stage, language: str) -> None:
    group = toys.group(language, language)
    anna, boris = group.people
    lobby = group.open()
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and "🔵" in post.text)
    said = group.say(anna, "/settings")
    panel = group.wait(lambda post: has(post, "hc"), said.id)
    assert boris.press(panel, data=data_of(panel, "hc")).text  # only admins
    anna.press(panel, data=data_of(panel, "hc"))
    lobby = group.wait(lambda post: post.id == lobby.id and "■" in post.text)
    assert "🔵" not in lobby.text
    anna.press(lobby, data=data_of(lobby, "s"))
    board = group.live(panel.id)
    panel = group.wait(lambda post: post.id == panel.id and post.keyboard != panel.keyboard)
    anna.press(panel, data=data_of(panel, "hc"))
    group.wait(lambda post: post.id == board.id and _file(post) != _file(board))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reader_sets_it_for_their_own_chat(toys: Stage, language: str) -> None:
    circle = gathered(toys, "carcassonne", language, language)
    begun(circle)
    zoe, kim = circle.people
    until(lambda: all(_board(circle, one) for one in circle.people))
    before = {one: _file(_board(circle, one)) for one in circle.people}
    asked = kim.send(kim.user_id, "/settings")
    listed = kim.wait_for(lambda post: has(post, "se"), after=asked.id)
    kim.press(listed, data=":se:words")
    page = later(kim, listed)
    kim.press(page, data=data_of(page, "hc"))
    assert data_of(later(kim, page), "hc") != data_of(page, "hc")
    until(lambda: _file(_board(circle, kim)) != before[kim])
    assert _file(_board(circle, zoe)) == before[zoe]


def _board(circle: Circle, person: Person) -> Post | None:
    """The board in somebody's chat."""
    boards = [post for post in circle.live(person) if post.photo]
    return boards[-1] if boards else None


def _file(post: Post | None) -> str:
    assert post is not None
    assert post.photo is not None
    return str(post.photo.file_unique_id)
