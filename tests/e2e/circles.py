"""What people do together without a group, as tests say it: a table in each one's private chat."""

from contextlib import suppress
from random import Random
from typing import NamedTuple

from playground.person import Person, Post, RefusedError, turns
from tests.e2e.conftest import Stage
from tests.e2e.groups import asks, data_of, has, pick, table_of, unclocked


class Circle(NamedTuple):
    """People at one table; the first of them has opened it."""

    people: tuple[Person, ...]
    table: str

    @property
    def owner(self) -> Person:
        return self.people[0]

    def bots(self, person: Person) -> list[Post]:
        """What the bot has written in somebody's private chat, all topics of it."""
        places = (None, *person.topics())
        posts = [post for topic in places for post in person.messages(topic_id=topic)]
        return sorted((post for post in posts if post.sender.is_bot), key=lambda post: post.id)

    def live(self, person: Person) -> list[Post]:
        """What stands there with buttons of this table."""
        return [post for post in self.bots(person) if f"{self.table}:" in _data(post)]


def _data(post: Post) -> str:
    return " ".join(key.data or "" for row in post.keyboard or () for key in row)


def newcomer(stage: Stage, name: str, language: str = "en") -> Person:
    """Somebody who has pressed Start and is welcome."""
    person = stage.host.person(name, language)
    person.start()
    person.wait_for(lambda post: has(post, "fr"))
    return person


def gathered(stage: Stage, game: str, *languages: str) -> Circle:
    """A lobby at which people sit who have come by the link."""
    names = ("Zoe", "Kim", "Lou", "Max", "Ivy")
    owner = newcomer(stage, names[0], languages[0])
    circle = Circle((owner,), opened(owner, game))
    guests = [stage.host.person(*one) for one in zip(names[1:], languages[1:], strict=False)]
    for guest in guests:
        joined(circle, guest)
    return Circle((owner, *guests), circle.table)


def opened(owner: Person, game: str) -> str:
    """Open a table for friends by buttons; return its id."""
    welcome = owner.wait_for(lambda post: has(post, "fr"))
    owner.press(welcome, data=data_of(welcome, "fr"))
    choice = owner.wait_for(lambda post: has(post, "g"), after=welcome.id)
    table = table_of(choice)
    owner.press(choice, data=f"{table}:g:{game}")
    owner.wait_for(lambda post: f"start=join_{table}" in post.html + post.text)
    return table


def joined(circle: Circle, guest: Person) -> Post:
    """Have somebody come by the link; return the lobby in their chat."""
    guest.start(f"join_{circle.table}")
    return guest.wait_for(lambda post: has(post, "mr") and circle.table in _data(post))


def begun(circle: Circle, *, has_clock: bool = True) -> None:
    """Start the game."""
    lobby = circle.owner.wait_for(lambda post: has(post, "s") and circle.table in _data(post))
    if not has_clock:
        unclocked(circle.owner, lobby)
    circle.owner.press(lobby, data=data_of(lobby, "s"))


def play(circle: Circle, chance: Random, most: int = 4000) -> None:
    """Press at most `most` lawful buttons, wherever somebody is asked, until the game is over."""
    for _ in range(most):
        asked = _asked(circle)
        if asked is None:
            return
        person, post = asked
        with suppress(RefusedError):  # drawn anew under the thumb
            person.press(post, data=pick(post, chance).data)


def _asked(circle: Circle) -> tuple[Person, Post] | None:
    """Somebody who is asked, where; None once the last word stands in each chat."""
    for _ in turns():
        live = [(person, post) for person in circle.people for post in circle.live(person)[-2:]]
        if asked := [one for one in reversed(live) if asks(one[1])]:
            return asked[0]
        if len({person for person, post in live if has(post, "r")}) == len(circle.people):
            return None
    seen = [
        (post.id, post.text, post.buttons)
        for person in circle.people
        for post in circle.bots(person)
    ]
    raise TimeoutError(f"nobody is asked, and the game is not over: {seen[-6:]}")
