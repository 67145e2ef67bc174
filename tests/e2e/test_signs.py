"""Signs at a table without a group: made by one, seen by the other until the next move, muted by a
tap (docs/adr/0102).
"""

from random import Random

import pytest

from playground.person import Person, Post
from tests.e2e.circles import Circle, begun, gathered, play
from tests.e2e.conftest import Stage
from tests.e2e.groups import asks, data_of, has, keys_of, tap, until


@pytest.fixture
def circle(toys: Stage) -> Circle:
    """Two people whose game has begun."""
    found = gathered(toys, "gifts", "en", "en")
    begun(found)
    until(lambda: any(asks(post) for one in found.people for post in found.live(one)))
    for person in found.people:
        board(found, person)
        person.wait_for(lambda post: has(post, "zn"))  # their clock is asked for once, after it
    return found


def board(circle: Circle, person: Person) -> Post:
    return person.wait_for(lambda post: (has(post, "sg") or has(post, "mr")) and "➤" in post.text)


def make(circle: Circle, person: Person, sign: str) -> None:
    """Make a sign by two taps."""
    here = board(circle, person)
    tap(person, here, "sg")
    opened = person.wait_for(lambda post: post.id == here.id and has(post, "mu"))
    key = next(key.data for key in keys_of(opened) if key.text == sign)
    person.press(opened, data=key)


def sees(person: Person, said: str) -> bool:
    return any(said in post.text for post in person.messages() if post.sender.is_bot)


def test_sign_is_seen_by_the_other_until_the_next_move(circle: Circle) -> None:
    zoe, kim = circle.people
    before = [post.id for post in circle.bots(kim)]
    make(circle, zoe, "👋")
    until(lambda: sees(kim, "💬 Zoe: 👋"))
    assert [post.id for post in circle.bots(kim)] == before
    chance, line = Random(1), "💬 Zoe: 👋"

    def is_gone() -> bool:
        if sees(kim, line):
            play(circle, chance, 1)
        return not sees(kim, line)

    until(is_gone)


def test_who_has_muted_the_table_sees_no_sign(circle: Circle) -> None:
    zoe, kim = circle.people
    make(circle, zoe, "👋")
    until(lambda: sees(kim, "💬 Zoe: 👋"))
    here = board(circle, kim)
    tap(kim, here, "sg")
    opened = kim.wait_for(lambda post: post.id == here.id and has(post, "mu"))
    assert (
        kim.press(opened, data=data_of(opened, "mu")).text
        == "You won’t see quick chat at this table."
    )
    until(lambda: not sees(kim, "💬 Zoe: 👋"))
    until(lambda: sees(zoe, "💬 Zoe: 👋"))


def test_people_thank_each_other_after_the_end(circle: Circle) -> None:
    zoe, kim = circle.people
    play(circle, Random(2))
    last = zoe.wait_for(lambda post: has(post, "r"))
    zoe.press(last, "🙏")
    until(lambda: sees(kim, "💬 Zoe: 🙏"))
