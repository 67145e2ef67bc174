"""Three moments of a finished game: found by the processes that think, tried by the real buttons,
in the private chat of who asks.
"""

from random import Random

import pytest

from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, keys_of, play, tap, verb


@pytest.fixture(scope="module")
def ended(toys: Stage) -> tuple[Group, Post]:
    """A game of Gifts that was played to its end at random."""
    group = toys.group("en", "ru", "uk")
    for person in group.people:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
    group.begin("/play gifts")
    return group, play(group, Random(5))[-1]


def led(person: Person, end: Post) -> Post:
    """What comes to the private chat of who steps through the game and presses the button there."""
    assert tap(person, end, "st").text
    steps = person.wait_for(lambda post: has(post, "st") and has(post, "mo"))
    assert person.press(steps, data=data_of(steps, "mo")).answered
    return person.wait_for(
        lambda post: post.text.count("\n") > 0 and has(post, "mo"), after=steps.id
    )


def changed(person: Person, before: Post) -> Post:
    """The same message, once it says something else than that it takes a while."""
    return person.wait_for(
        lambda post: (
            post.id == before.id
            and post.text != before.text
            and not any(key.text in ("Cancel", "Отменить", "Скасувати") for key in keys_of(post))
        )
    )


def test_each_who_played_finds_their_own_and_tries_again(ended: tuple[Group, Post]) -> None:
    group, end = ended
    stood = len(group.posts())
    found = 0
    for person in group.people:
        intro = led(person, end)
        person.press(intro, data=f"{data_of(intro, 'mo')}")
        shown = changed(person, intro)
        if not has(shown, "c"):
            continue
        found += 1
        choice = next(key for key in keys_of(shown) if verb(key) in "cy")
        assert person.press(shown, data=choice.data).answered
        (show,) = [key for key in keys_of(shown) if (key.data or "").endswith(":s")]
        assert person.press(shown, data=show.data).answered
        better = person.wait_for(lambda post: "💡" in post.text)
        assert not has(better, "c")
    assert found
    assert len(group.posts()) == stood  # all of it is private


def test_who_has_not_played_is_told_so(ended: tuple[Group, Post], toys: Stage) -> None:
    """Who got the way to its moves from somebody may see these, and nobody's decisions."""
    group, end = ended
    anna, stranger = group.owner, toys.host.person("Eve")
    stranger.start()
    welcome = stranger.wait_for(lambda post: post.sender.is_bot)
    steps = led(anna, end)
    answer = stranger.press(welcome, data=data_of(steps, "mo"), force=True)
    assert answer.text == "This button is old. Use the game’s latest message."
