"""Calls in a group that plays over days (docs/adr/0139): in private where somebody can be written
to, by name in the group where not.
"""

import asyncio
from datetime import UTC, datetime
from random import Random

from bot.store.client import connect
from bot.store.store import Store
from bot.table.habits import Habits
from playground.person import Person, Post
from tests.bot.tables import ALL
from tests.e2e.conftest import Stage, pass_time
from tests.e2e.groups import Group, changed, data_of, keys_of, later, leads_on, play, until
from tests.e2e.test_secrets import hand

HERE = 130
"""Seconds after which somebody who has pressed is not taken to be there any more."""
DAY = 86_400


def reached(stage: Stage, *people: Person, reminders: str = "half") -> None:
    """Let people press Start, live where it is noon, and have no quiet hours."""
    noon = 60 * (12 - datetime.now(UTC).hour)
    habits = Habits(quiet="none", offset=noon, reminders=reminders)

    async def write() -> None:
        async with connect(f"unix://{stage.bot.socket}") as redis:
            for person in people:
                profiles = Store(redis, ALL).profiles
                await profiles.change(person.user_id, habits=habits)

    for person in people:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
    asyncio.run(write())


def calls(person: Person) -> list[Post]:
    return [post for post in person.messages() if "Your turn" in post.text]


def others(group: Group, person: Person) -> list[Person]:
    return [one for one in group.people if one != person]


def test_turn_calls_in_private_and_the_call_goes_once_it_is_answered(patient: Stage) -> None:
    group = patient.group("en", "en")
    reached(patient, *group.people)
    board = group.begin("/play carcassonne")
    user = group.awaited(board)
    assert board.silent
    assert "data-user" not in board.html
    assert calls(user) == []  # they have just pressed
    pass_time(patient, HERE)
    until(lambda: bool(calls(user)))
    (call,) = calls(user)
    assert not call.silent
    assert call.photo  # messages of small groups have no addresses
    assert calls(others(group, user)[0]) == []
    play(group, Random(1), 1)
    while group.awaited(group.live()) == user:
        play(group, Random(1), 1)
    until(lambda: calls(user) == [])


def test_who_blocks_the_bot_is_named_in_the_group(patient: Stage) -> None:
    group = patient.group("en", "en")
    reached(patient, *group.people)
    board = group.begin("/play gifts")
    user = group.awaited(board)
    user.block()
    pass_time(patient, HERE)
    called = group.wait(
        lambda post: post.id > board.id and f'data-user="{user.user_id}"' in post.html
    )
    assert called.keyboard
    assert not called.silent


def test_whoever_vanishes_is_replaced_and_comes_back_by_one_tap(patient: Stage) -> None:
    group = patient.group("en", "en")
    reached(patient, *group.people)
    board = group.begin("/play gifts")
    user = group.awaited(board)
    pass_time(patient, 2 * DAY - 3600)
    warned = user.wait_for(lambda post: "a computer takes over for you" in post.text)
    assert not warned.silent
    group.wait(lambda post: "a computer takes over" in post.text)
    pass_time(patient, 3 * DAY)
    told = user.wait_for(lambda post: "a computer is playing for you" in post.text)
    user.press(told, data=data_of(told, "G"))
    until(lambda: not [post for post in user.messages() if "a computer is playing" in post.text])


def test_any_press_keeps_the_seat(patient: Stage) -> None:
    group = patient.group("en", "en")
    reached(patient, *group.people)
    board = group.begin("/play gifts")
    user = group.awaited(board)
    pass_time(patient, 2 * DAY - 3600)
    board = group.wait(lambda post: "a computer takes over" in post.text)
    choice = next(key for key in keys_of(board) if (key.data or "").split(":")[1:2] == ["c"])
    user.press(board, data=choice.data)
    assert "takes over" not in changed(group, board).text


def test_board_outlives_the_timer_of_its_group(patient: Stage) -> None:
    """It was gone after a day, and nobody knew whose turn it was."""
    group = patient.group("en", "en")
    reached(patient, *group.people)
    patient.host.timer(group.chat, DAY)
    board = group.begin("/play gifts")
    user = group.awaited(board)
    patient.host.advance(DAY - 600)
    pass_time(patient, DAY - 600)
    again = group.wait(lambda post: post.id > board.id and bool(post.keyboard))
    patient.host.advance(1200)
    assert board.id not in [post.id for post in group.posts()]
    assert group.awaited(group.live()) == user
    assert again.silent


def test_hand_outlives_the_timer_of_its_private_chat(patient: Stage) -> None:
    """It comes anew within the last hour, whole and without a sound; who has no timer gets none."""
    group = patient.group("en", "en")
    anna, boris = group.people
    reached(patient, anna, boris, reminders="never")
    patient.host.timer(anna.user_id, DAY)
    group.begin("/play sealed")
    old, other = hand(anna), hand(boris)
    patient.host.advance(DAY - 600)
    pass_time(patient, DAY - 600)
    again = hand(anna, after=old.id)
    assert (again.silent, again.text, again.keyboard) == (True, old.text, old.keyboard)
    patient.host.advance(1200)
    until(lambda: old.id not in [post.id for post in anna.messages()])
    choice = next(key for key in keys_of(again) if leads_on(key))
    anna.press(again, data=choice.data)
    assert later(anna, again).keyboard
    assert hand(boris).id == other.id


def zones(stage: Stage, *people: Person) -> list[str]:
    """By which clock people have said that they live."""

    async def ask() -> list[str]:
        async with connect(f"unix://{stage.bot.socket}") as redis:
            profiles = Store(redis, ALL).profiles
            return [(await profiles.of(one.user_id)).habits.zone for one in people]

    return asyncio.run(ask())


def alone(group: Group, person: Person, said: str) -> Post:
    """What somebody alone sees in the group, as soon as it says this."""
    until(lambda: any(said in post.text for post in person.ephemeral(group.chat)))
    (found,) = person.ephemeral(group.chat)
    return found


def test_who_cannot_be_written_to_is_asked_in_the_group_alone_by_which_clock_they_live(
    patient: Stage,
) -> None:
    """After a move of theirs, once half a day has gone by: nobody could ask them, and a language
    was all that told.
    """
    group = patient.group("en", "ru", "uk")
    anna, boris, clara = group.people
    reached(patient, anna)
    group.begin("/play gifts")
    moves = Random(1)
    play(group, moves, 6)
    assert [person.ephemeral(group.chat) for person in group.people] == [[], [], []]
    pass_time(patient, DAY // 2)
    play(group, moves, 6)
    asked = alone(group, boris, "У вас сейчас")
    boris.press(asked, text="Нет, выбрать город")
    cities = alone(group, boris, "какого города")
    boris.press(cities, text="Берлин")
    asked = alone(group, clara, "У вас зараз")
    thanked = clara.press(asked, text="✓ Так")
    assert thanked.text == "Дякую! Уночі не потурбую."
    until(lambda: not (boris.ephemeral(group.chat) or clara.ephemeral(group.chat)))
    assert zones(patient, anna, boris, clara) == ["", "Europe/Berlin", "Europe/Kyiv"]
    play(group, moves, 8)
    assert [person.ephemeral(group.chat) for person in group.people] == [[], [], []]
