"""A stranger who deserts everybody they meet: in turn they leave and have themselves forgotten, or
hand their seat to a second account. A person who was deserted must not meet them again that day
(docs/adr/0101).
"""

from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import unquote

from playground.person import Host, Person, Post
from tests.e2e.circles import Circle
from tests.e2e.groups import data_of, has, keys_of, table_of
from tests.e2e.strangers import has_met, looks_for, together

_GAMES = ("gifts", "sealed")
"""A game for each way to desert: a person who waits in vain for one game is not met in the
other."""


class Pair(NamedTuple):
    """A deserted person and their deserter."""

    victim: Person
    deserter: Person
    table: str
    """The table that was deserted."""


class Strangers:
    """Pairs of people of whom one deserts the other, once in each way."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._second = host.person("Pat")
        self._met = [(host.person(f"Val {n}"), host.person(f"Dan {n}")) for n in range(len(_GAMES))]
        self._deserted: list[Pair] = []

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, a second account included."""
        return (self._second, *(person for pair in self._met for person in pair))

    def desert(self) -> bool:
        """Have two meet, one desert the other, and both look again for somebody; False once that
        was done in each way.

        :raises TimeoutError: when an answer is lost with a killed worker.
        """
        done = len(self._deserted)
        if done == len(_GAMES):
            return False
        victim, deserter = pair = self._met[done]
        for person in pair:
            person.start()
            person.wait_for(lambda post: has(post, "fr"))
            looks_for(person, _GAMES[done])
        circle = together(*pair)
        (_leaves if done == 0 else self._hands_over)(circle, deserter)
        self._deserted.append(Pair(victim, deserter, circle.table))
        for person in pair:
            looks_for(person, _GAMES[done])
        return True

    def breaches(self) -> list[str]:
        """Return a line for each person who has met their deserter again."""
        return [told for pair in self._deserted for told in _met_again(pair)]

    def _hands_over(self, circle: Circle, deserter: Person) -> None:
        deserter.send(deserter.user_id, "/leave")
        question = deserter.wait_for(lambda post: has(post, "1"))
        deserter.press(question, data=data_of(question, "1"))
        board = deserter.wait_for(lambda post: f"start=seat_{circle.table}_" in post.html)
        (send,) = [key for key in keys_of(board) if "t.me/share" in (key.url or "")]
        self._second.start(unquote(send.url or "").partition("?start=")[2])
        asked = self._second.wait_for(lambda post: has(post, "3"))
        self._second.press(asked, data=data_of(asked, "3"))
        self._second.wait_for(lambda post: not has(post, "3") and has_table(post, circle.table))


def _leaves(_: Circle, deserter: Person) -> None:
    deserter.send(deserter.user_id, "/leave")
    question = deserter.wait_for(lambda post: has(post, "e"))
    deserter.press(question, data=data_of(question, "e"))
    deserter.send(deserter.user_id, "/forget")
    question = deserter.wait_for(lambda post: has(post, "u"))
    deserter.press(question, data=data_of(question, "u"))
    deserter.wait_for(lambda post: "are deleted" in post.text)


def _met_again(pair: Pair) -> Iterator[str]:
    tables = [
        {table_of(post) for post in person.messages() if has_met(post) and keys_of(post)}
        for person in (pair.victim, pair.deserter)
    ]
    for table in set.intersection(*tables) - {pair.table}:
        yield f"{pair.deserter.user_id} met {pair.victim.user_id} again at table {table}"


def has_table(post: Post, table: str) -> bool:
    """Tell whether a message has buttons of a table."""
    return any((key.data or "").startswith(f"{table}:") for key in keys_of(post))
