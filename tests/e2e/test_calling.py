"""/callme: who asks for it is called in that group once a game is being gathered."""

import asyncio
from datetime import UTC, datetime

from bot.store.client import connect
from bot.store.store import Store
from bot.table.habits import Habits
from playground.person import Post
from tests.bot.tables import ALL
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, until

AWAKE = Habits(quiet="none")


def asked(stage: Stage, group: Group, person: int, habits: Habits = AWAKE) -> Post:
    """What the bot says to who asks to be called, and has such quiet hours."""

    async def write() -> None:
        async with connect(f"unix://{stage.bot.socket}") as redis:
            await Store(redis, ALL).profiles.change(group.people[person].user_id, habits=habits)

    asyncio.run(write())
    said = group.say(group.people[person], "/callme")
    return group.wait(lambda post: has(post, "cm"), said.id)


def opened(group: Group) -> Post:
    """The lobby that the owner opens."""
    said = group.say(group.owner, "/play gifts")
    return group.wait(lambda post: has(post, "j"), said.id)


def calls(group: Group) -> list[Post]:
    """What has called people so far: with names, and the button that ends it."""
    return [post for post in group.bots() if has(post, "cm") and "data-user" in post.html]


def called_there(stage: Stage, group: Group) -> set[int]:
    async def ask() -> set[int]:
        async with connect(f"unix://{stage.bot.socket}") as redis:
            return set(await Store(redis, ALL).callings.people(group.chat))

    return asyncio.run(ask())


def test_who_asked_is_called_by_one_message_and_who_opens_is_not(toys: Stage) -> None:
    group = toys.group("en", "ru", "uk")
    anna, boris, clara = group.people
    asked(toys, group, 0)
    assert "I’ll call you here" in asked(toys, group, 2).html
    opened(group)
    until(lambda: bool(calls(group)))
    (call,) = calls(group)
    assert f'data-user="{clara.user_id}"' in call.html
    assert f'data-user="{anna.user_id}"' not in call.html
    assert f'data-user="{boris.user_id}"' not in call.html


def test_who_has_a_name_that_nobody_sees_is_called_by_another_and_no_name_turns_a_line(
    toys: Stage,
) -> None:
    """Nobody could tap an empty mention; a name that runs to the left would take the rest along."""
    group = toys.group("en", "ru", "uk")
    _, boris, clara = group.people
    boris.rename("\u3164")
    clara.rename("דוד")
    for person in (1, 2):
        asked(toys, group, person)
    opened(group)
    until(lambda: bool(calls(group)))
    (call,) = calls(group)
    assert ">Игрок 1</" in call.html
    assert "\u2068דוד\u2069" in call.html


def test_whose_quiet_hours_it_is_is_not_called(toys: Stage) -> None:
    group = toys.group("en", "ru", "uk")
    _, boris, clara = group.people
    three_at_night = 60 * (3 - datetime.now(UTC).hour)
    asked(toys, group, 1, Habits(offset=three_at_night, quiet="22-8"))
    asked(toys, group, 2)
    opened(group)
    until(lambda: bool(calls(group)))
    (call,) = calls(group)
    assert f'data-user="{clara.user_id}"' in call.html
    assert f'data-user="{boris.user_id}"' not in call.html


def test_lobbies_that_are_opened_and_cancelled_call_once_in_an_hour(toys: Stage) -> None:
    group = toys.group("en", "ru")
    asked(toys, group, 1)
    for _ in range(3):
        lobby = opened(group)
        until(lambda: len(calls(group)) == 1)
        group.owner.press(lobby, data=data_of(lobby, "x"))
        until(lambda: not any(has(post, "j") for post in group.bots()))
    assert len(calls(group)) == 1


def test_one_tap_ends_it_for_who_taps(toys: Stage) -> None:
    group = toys.group("en", "ru", "uk")
    _, boris, clara = group.people
    asked(toys, group, 1)
    said = asked(toys, group, 2)
    assert (
        clara.press(said, data=data_of(said, "cm")).text == "Гаразд, більше не кликатиму вас тут."
    )
    assert called_there(toys, group) == {boris.user_id}
    opened(group)
    until(lambda: bool(calls(group)))
    (call,) = calls(group)
    assert f'data-user="{clara.user_id}"' not in call.html


def test_who_leaves_the_group_is_not_called(toys: Stage) -> None:
    group = toys.group("en", "ru", "uk")
    asked(toys, group, 1)
    boris = group.people[1].user_id
    toys.host.remove(f"chats/{group.chat}/members/{boris}?by={boris}")
    until(lambda: called_there(toys, group) == set())


def test_in_private_it_is_said_where_to_ask(toys: Stage) -> None:
    anna = toys.group("en").owner
    anna.start()
    anna.wait_for(lambda post: post.sender.is_bot)
    said = anna.send(anna.user_id, "/callme")
    answer = anna.wait_for(lambda post: post.sender.is_bot, after=said.id)
    assert answer.text == "Send /callme in the group where I should call you."
