"""What people do before a store is kept: they play each game in a group and without one, and leave
all in the middle.
"""

import time
from collections.abc import Callable
from random import Random

from bot.texts.catalogues import LANGUAGES
from tests.e2e.circles import Circle, begun, gathered, newcomer, opened
from tests.e2e.circles import play as play_in_private
from tests.e2e.conftest import Stage
from tests.e2e.endgames import hurried
from tests.e2e.groups import Group, data_of, has, keys_of, table_of
from tests.e2e.test_aloud import choose
from tests.e2e.test_challenge import opened as challenged
from tests.e2e.test_hands_of_tiles import set_option
from tests.manual.evening import Party
from tests.soak.plans import SECOND, Kind
from tests.upgrades.keeping import moves

KINDS = (
    Kind("carcassonne", 2),
    Kind("saboteur", 3),
    Kind("saboteur", 3, SECOND),
    Kind("laar", 2),
    Kind("glastonbury", 2),
    Kind("land_vs_sea", 2),
    Kind("castle", 2),
)
"""Each is played in a group, and once more without one."""
IN_WORDS, INVITING = "Agnes", "Ines"
"""Who plays by words; who has invited friends."""
FRIENDS, ENDED = "Friends", "Sunday"
"""Groups: one of friends of hers; one whose game is over."""
_SOME = 3
"""Moves of each game."""
_QUIET = 5.0
"""Seconds without any change in any chat after which all counts as shown."""


def play(stage: Stage) -> None:
    """Have everything stand there that a later release must be able to read."""
    for kind in KINDS:
        _in_a_group(stage, kind)
        _without_one(stage, kind)
    _end(stage)
    _gather(stage)
    _begin_a_challenge(stage)
    _invite(stage)
    assert "In words, chosen" in choose(stage.host.person(IN_WORDS), "In words").buttons
    _wait_until_quiet(stage)


def _in_a_group(stage: Stage, kind: Kind) -> None:
    group = stage.group(*LANGUAGES[: kind.people])
    for person in group.people:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
    lobby = group.open(f"/play {kind.game}")
    for option, value in kind.options.items():
        set_option(group, lobby, option, value)
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    party = Party(group, Random(kind.game))
    go_on(stage, table_of(lobby), lambda: party.play(1))


def _without_one(stage: Stage, kind: Kind) -> None:
    circle = gathered(stage, kind.game, *LANGUAGES[: kind.people])
    for option, value in kind.options.items():
        lobby = circle.owner.wait_for(
            lambda post: has(post, "mr") and table_of(post) == circle.table
        )
        circle.owner.press(lobby, data=f"{circle.table}:o:{option}:{value}", force=True)
        panel = circle.owner.wait_for(lambda post: has(post, "l"))
        circle.owner.press(panel, data=data_of(panel, "l"))
    begun(circle)
    chance = Random(kind.game)
    go_on(stage, circle.table, lambda: play_in_private(circle, chance, 1))


def go_on(stage: Stage, table: str, press: Callable[[], None], count: int = _SOME) -> None:
    """Press until so many moves are made."""
    until = moves(stage, table) + count
    while moves(stage, table) < until:
        press()


def _end(stage: Stage) -> None:
    """A game that counts for /stats."""
    people = tuple(stage.host.person(name) for name in ("Sam", "Sue"))
    group = Group(people, stage.host.group(ENDED, *people))
    group.wait(lambda post: post.sender.is_bot)
    hurried(stage.bot, group, group.begin())
    party = Party(group, Random(1))
    party.play()
    assert party.is_over()


def _gather(stage: Stage) -> None:
    """A lobby at which one person sits, and another may yet."""
    group = stage.group("en", "ru")
    lobby = group.open()
    group.owner.press(lobby, data=data_of(lobby, "j"))
    group.wait(lambda post: post.id == lobby.id and "Anna" in post.text)


def _begin_a_challenge(stage: Stage) -> None:
    player = newcomer(stage, "Chris")
    circle = Circle((player,), challenged(player, "carcassonne"))
    chance = Random(1)
    go_on(stage, circle.table, lambda: play_in_private(circle, chance, 1))


def _invite(stage: Stage) -> None:
    """Into a chat of friends, of whom nobody has come yet."""
    host, friend = newcomer(stage, INVITING), stage.host.person("Fred")
    opened(host, "carcassonne")
    lobby = host.wait_for(lambda post: "Invite someone" in post.buttons)
    offer = host.inline(next(key.share for key in keys_of(lobby) if key.share))
    chat = stage.host.group(FRIENDS, host, friend)
    host.choose(offer, offer.results[0], chat)
    friend.wait_for(lambda post: post.via_bot, chat)


def _wait_until_quiet(stage: Stage) -> None:
    before, since = None, time.monotonic()
    while time.monotonic() - since < _QUIET:
        if (now := stage.host.get("world")["seq"]) != before:
            before, since = now, time.monotonic()
        time.sleep(0.2)
