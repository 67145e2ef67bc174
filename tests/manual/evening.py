"""Two games that are played while the bot is installed, upgraded, lost and put back."""

from contextlib import suppress
from random import Random
from typing import NamedTuple

from playground.person import Host, Person, Post, RefusedError, turns
from tests.e2e.groups import Group, asked_by, asks, has, pick

_STUCK = 600.0
"""Seconds in which a game must move."""


class Party(NamedTuple):
    """The people of one game."""

    group: Group
    chance: Random

    def play(self, presses: int | None = None) -> None:
        """Press what may be pressed, so often, or until the game is over."""
        made = 0
        while not self.is_over() and made != presses:
            made += self._press_one()

    def is_over(self) -> bool:
        """Whether the result stands in the group."""
        return any(has(post, "r") for post in self.group.bots())

    def _press_one(self) -> bool:
        """Press one button of the newest question of anybody, as soon as there is one.

        :return: whether the bot took it
        """
        for _ in turns(_STUCK):
            people = list(self.group.people)
            self.chance.shuffle(people)
            for person in people:
                if post := self._asked(person):
                    with suppress(RefusedError):  # drawn anew under the thumb
                        return person.press(post, data=pick(post, self.chance).data).answered
            if self.is_over():
                return False
        raise TimeoutError(f"nobody is asked: {self.group.bots()[-1]}")

    def _asked(self, person: Person) -> Post | None:
        """Where somebody is asked: in private, or by name in the group."""
        board = next((post for post in reversed(self.group.bots()) if asks(post)), None)
        hands = [post for post in person.messages() if asks(post)]
        if board and asked_by([person], board):
            hands.append(board)
        return self.chance.choice(hands) if hands else None


def begun(host: Host, game: str, *names: str) -> Party:
    """Have people begin a game in a group of their own."""
    people = tuple(host.person(name) for name in names)
    group = Group(people, host.group(game, *people))
    for person in people:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
    group.owner.wait_for(lambda post: post.sender.is_bot, group.chat)
    board = group.begin(f"/play {game}")
    assert not has(board, "j"), board
    return Party(group, Random(game))
