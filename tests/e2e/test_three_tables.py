"""Up to three tables side by side in a chat without topics (docs/adr/0047): each is told apart, and
commands ask which of them is meant.
"""

from functools import partial
from random import Random

import pytest

from bot.table.values import HOUR
from playground.person import Person, Post
from tests.e2e.conftest import Stage, pass_time
from tests.e2e.groups import Group, asked_by, data_of, has, keys_of, pick, table_of, until

ANOTHER = "E"


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en", "en", "en")


def offered(group: Group, person: Person, command: str = "/play") -> Post:
    """What /play answers where something is played."""
    said = group.say(person, command)
    return group.wait(lambda post: has(post, ANOTHER), said.id)


def opened(group: Group, person: Person, game: str, name: str = "B 🟪") -> Post:
    """The lobby of another table that somebody opens, and what it is called."""
    offer = offered(group, person, f"/play {game}")
    person.press(offer, data=data_of(offer, ANOTHER))
    begins = f"Table {name} · "
    return group.wait(lambda post: has(post, "j") and post.text.startswith(begins), offer.id)


def started(group: Group, lobby: Post, *people: Person) -> Post:
    """The first board of a table at which these people sit, the host first."""
    table = table_of(lobby)
    for person in people:
        person.press(lobby, data=data_of(lobby, "j"))
    ready = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    people[0].press(ready, data=data_of(ready, "s"))
    return group.wait(
        lambda post: (has(post, "c") or has(post, "h")) and table_of(post) == table, lobby.id
    )


def test_three_games_run_side_by_side_and_are_told_apart(group: Group) -> None:
    anna, boris, clara, dmitro = group.people
    first = started(group, group.open("/play gifts"), anna, boris)
    assert "🟧" not in first.text
    second = started(group, opened(group, clara, "cairns"), clara, dmitro)
    assert "\nTable B 🟪 · " in second.text
    group.wait(lambda post: has(post, "c") and "A 🟧 · " in post.text)
    third = started(group, opened(group, anna, "gifts", "C 🟫"), anna, clara)
    assert "\nTable C 🟫 · " in third.text
    full = group.say(boris, "/play")
    told = group.wait(lambda post: "three tables" in post.text, full.id)
    assert not has(told, ANOTHER)
    names = ["Table A 🟧 · Gifts", "Table B 🟪 · Cairns", "Table C 🟫 · Gifts"]
    assert [key.text for key in keys_of(told)] == names

    said = group.say(anna, "/undo")  # she sits at A and C
    asked = group.wait(lambda post: has(post, "W"), said.id)
    assert {table_of(first), table_of(third)} == {
        (key.data or "").split(":")[0] for key in keys_of(asked)
    }
    said = group.say(dmitro, "/board")  # they sit at B alone
    again = group.wait(lambda post: has(post, "c"), said.id)
    assert table_of(again) == table_of(second)


def test_onlooker_is_asked_which_table_he_means(group: Group) -> None:
    anna, boris, clara, dmitro = group.people
    started(group, group.open("/play gifts"), anna, boris)
    lobby = opened(group, clara, "gifts")
    said = group.say(dmitro, "/board")
    asked = group.wait(lambda post: has(post, "W"), said.id)
    assert asked.text == "Which game?"
    beside = next(key for key in keys_of(asked) if "B 🟪 · " in key.text)
    dmitro.press(asked, data=beside.data)
    again = group.wait(lambda post: has(post, "j"), asked.id)
    assert table_of(again) == table_of(lobby)
    until(lambda: asked.id not in {post.id for post in group.bots()})


def test_letter_of_a_table_that_is_over_is_free_and_the_others_stay(group: Group) -> None:
    anna, boris, clara, _ = group.people
    group.begin("/play gifts")
    lobby = opened(group, clara, "gifts")
    said = group.say(anna, "/stop")
    asked = group.wait(
        lambda post: has(post, "x") and post.text.startswith("Table A 🟧 · "), said.id
    )
    anna.press(asked, data=data_of(asked, "x"))
    last = group.wait(lambda post: has(post, "r"))
    assert last.text.startswith("Table A 🟧 · ")
    beside = opened(group, boris, "gifts", "A 🟧")
    assert table_of(beside) != table_of(lobby)
    stays = group.wait(lambda post: has(post, "j") and post.text.startswith("Table B 🟪 · "))
    assert table_of(stays) == table_of(lobby)


def test_all_who_press_at_once_find_the_same_table(group: Group) -> None:
    _, boris, clara, _ = group.people
    group.begin("/play gifts")
    first, second = offered(group, boris), offered(group, clara)
    boris.press(first, data=data_of(first, ANOTHER))
    clara.press(second, data=data_of(second, ANOTHER))
    group.wait(lambda post: has(post, "g"))
    until(lambda: not {first.id, second.id} & {post.id for post in group.bots()})
    assert len({table_of(post) for post in group.bots() if post.keyboard}) == 2


def test_old_buttons_act_on_their_own_table(group: Group) -> None:
    _, _, clara, _ = group.people
    board = group.begin("/play gifts")
    lobby = opened(group, clara, "gifts")
    forged = clara.press(board, data=data_of(lobby, "j"), force=True)
    assert forged.text
    joined = group.wait(lambda post: post.id == lobby.id and "Clara" in post.text)
    assert table_of(joined) != table_of(board)


def test_two_tables_move_with_their_group(toys: Stage, group: Group) -> None:
    _, _, clara, _ = group.people
    first = group.begin("/play gifts")
    second = opened(group, clara, "gifts")
    there = group._replace(chat=int(toys.host.post(f"chats/{group.chat}/migrate")["id"]))
    board = there.wait(lambda post: has(post, "c"))
    lobby = there.wait(lambda post: has(post, "j"))
    assert "\nTable A 🟧 " in board.text
    assert lobby.text.startswith("Table B 🟪 ")
    assert (table_of(board), table_of(lobby)) == (table_of(first), table_of(second))
    assert has(play_on(there, board), "r")


def _is_another(group: Group, before: Post) -> bool:
    table = table_of(before)
    live = group.wait(lambda post: bool(post.keyboard) and table_of(post) == table)
    return (live.id, live.keyboard) != (before.id, before.keyboard)


def play_on(group: Group, board: Post) -> Post:
    """Play one of several tables to its end."""
    chance, table = Random(1), table_of(board)
    for _ in range(500):
        live = group.wait(lambda post: bool(post.keyboard) and table_of(post) == table)
        if has(live, "r"):
            return live
        group.awaited(live).press(live, data=pick(live, chance).data, force=True)
        until(partial(_is_another, group, live))
    raise AssertionError("it does not end")


def test_anonymous_admin_is_asked_and_stops_the_table_that_he_chooses(group: Group) -> None:
    anna, _, clara, _ = group.people
    group.begin("/play gifts")
    lobby = opened(group, clara, "gifts")
    said = anna.send(group.chat, "/stop", voice="group")
    which = group.wait(lambda post: has(post, "W"), said.id)
    b = next(key for key in keys_of(which) if "B 🟪" in key.text)
    anna.press(which, data=b.data)
    asked = group.wait(
        lambda post: has(post, "x") and post.text.startswith("Table B 🟪 · "), which.id
    )
    anna.press(asked, data=data_of(asked, "x"))
    until(lambda: not has(group.wait(lambda post: post.id == lobby.id), "j"))
    assert has(group.wait(lambda post: has(post, "c")), "c")


def test_private_messages_of_two_tables_name_theirs(toys: Stage, group: Group) -> None:
    people = group.people
    for person in people:
        person.start()
    anna, boris, clara, _ = people
    started(group, group.open("/play gifts"), anna, boris)
    started(group, opened(group, clara, "sealed"), clara, anna)
    hand = anna.wait_for(lambda post: "B 🟪 · " in post.text, anna.user_id)
    assert "Friday" in hand.text


def test_forgotten_person_is_nameless_at_all_tables(group: Group) -> None:
    anna, boris, clara, _ = group.people
    anna.start()
    group.begin("/play gifts")
    lobby = opened(group, clara, "gifts")
    clara.press(lobby, data=data_of(lobby, "j"))
    boris.press(lobby, data=data_of(lobby, "j"))
    boris.start()
    asked_at = boris.send(boris.user_id, "/forget")
    asked = boris.wait_for(lambda post: has(post, "u"), boris.user_id, after=asked_at.id)
    boris.press(asked, data=data_of(asked, "u"))
    until(lambda: not any("Борис" in post.text for post in group.bots() if post.keyboard))


def test_private_chat_has_one_table(toys: Stage) -> None:
    person = toys.host.person("Anna", "en")
    chat = Group((person,), person.user_id)
    person.start()
    chat.open("/play gifts")
    said = person.send(person.user_id, "/play")
    again = chat.wait(lambda post: has(post, "s"), said.id)
    assert not has(again, ANOTHER)


# Who plays alone (docs/adr/0047)


def alone(group: Group, lobby: Post, person: Person) -> Post:
    """The first board that asks somebody who plays against a computer."""
    table = table_of(lobby)
    person.press(lobby, data=data_of(lobby, "K"))
    panel = group.wait(lambda post: post.id == lobby.id and has(post, "A"))
    person.press(panel, data=f"{table}:A:easy")
    panel = group.wait(lambda post: post.id == lobby.id and has(post, "R"))
    person.press(panel, data=data_of(panel, "l"))
    ready = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    person.press(ready, data=data_of(ready, "s"))
    return group.wait(lambda post: has(post, "c") and bool(asked_by([person], post)), lobby.id)


def test_who_plays_alone_makes_way_where_nobody_answers(patient: Stage) -> None:
    """One member held all three tables of a group for 67 days."""
    group = patient.group("en", "en", "en")
    anna, boris, clara = group.people
    started(group, group.open("/play gifts"), anna, boris)
    started(group, opened(group, boris, "gifts"), boris, clara)
    board = alone(group, opened(group, anna, "gifts", "C 🟫"), anna)

    def asked_for(hours: int) -> Post:
        pass_time(patient, hours * HOUR + 60)
        said = group.say(clara, "/play")
        told = group.wait(lambda post: has(post, "7"), said.id)
        assert "is the only person at table C" in told.text
        clara.press(told, data=data_of(told, "7"))
        group.wait(lambda post: post.id == told.id and "I’ve asked for table C" in post.text)
        return group.wait(lambda post: has(post, "8"), board.id)

    question = asked_for(2)
    assert "\nTable C 🟫 · " in question.text
    assert "Anna, are you still playing?" in question.text
    assert clara.press(question, data=data_of(question, "8")).text == "You’re not at this table."
    assert anna.press(question, data=data_of(question, "8")).text == "Your game goes on."
    group.wait(lambda post: post.id == question.id and not has(post, "8"))

    question = asked_for(4)
    said = group.say(clara, "/play")
    told = group.wait(lambda post: "I’ve asked for table C" in post.text, said.id)
    assert not has(told, "7")
    assert not has(told, ANOTHER)
    pass_time(patient, 6 * HOUR)
    beside = opened(group, clara, "cairns", "C 🟫")
    assert table_of(beside) != table_of(board)
    group.wait(lambda post: "others were waiting for a table" in post.text)
