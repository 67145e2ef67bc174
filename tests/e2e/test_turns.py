"""A turn: taps of all kinds, previews, lost boards."""

from random import Random

import pytest

from playground.person import Person
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, changed, data_of, has, keys_of, leads_on, play, until


@pytest.fixture
def group(toys: Stage) -> Group:
    """People at the smallest game, which is all in words."""
    return toys.group("en", "ru", "uk")


def others(group: Group, person: Person) -> list[Person]:
    return [one for one in group.people if one != person]


def test_preview_can_be_taken_back_and_is_an_edit(group: Group) -> None:
    board = group.begin("/play gifts")
    person = group.awaited(board)
    person.press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    assert (preview.id, preview.buttons) == (board.id, ["‹ Back", "✓ Confirm"])
    assert "confirm?" in preview.text
    person.press(preview, text="‹ Back")
    again = changed(group, preview)
    assert (again.id, again.text, again.buttons) == (board.id, board.text, board.buttons)


def test_others_are_told_whose_turn_it_is(group: Group) -> None:
    board = group.begin("/play gifts")
    person = group.awaited(board)
    name = next(n for n in ("Anna", "Борис", "Clara") if f"{n} — " in board.text)
    said = {one.press(board, data=data_of(board, "c")).text for one in others(group, person)}
    expected = {
        f"It’s {name}’s turn.",
        f"Сейчас ходит {name}.",
        f"Зараз ходить {name}.",
    }
    assert len(said) == 2
    assert said <= expected


def test_onlookers_and_old_buttons_are_told_so(toys: Stage, group: Group) -> None:
    stranger = toys.host.person("Eve", "en")
    toys.host.post(f"chats/{group.chat}/members", {"user_id": stranger.user_id})
    board = group.begin("/play gifts")
    assert stranger.press(board, data=data_of(board, "c")).text == "You’re not at this table."
    mover = group.awaited(board)
    old = data_of(board, "c")
    boards = play(group, Random(1), 2)
    assert boards[-1].id > board.id
    told = mover.press(board, data=old, force=True).text
    assert told is not None
    later = play(group, Random(1), 2 * len(group.people))
    assert later[-1].id > boards[-1].id


def test_decision_that_is_made_cannot_be_made_again(group: Group) -> None:
    board = group.begin("/play gifts")
    person = group.awaited(board)
    person.press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    confirm = data_of(preview, "y")
    person.press(preview, data=confirm)
    changed(group, preview)
    double = person.press(preview, data=confirm, force=True).text
    assert double
    assert "/play" not in double
    until(lambda: len([post for post in group.bots() if post.keyboard]) == 1)


FORGED = [
    "x",
    "0123456789:c:1x0:0",
    "{table}:?",
    "{table}:c",
    "{table}:c:{stamp}:99",
    "{table}:c:{stamp}:-1",
    "{table}:c:{stamp}:0:99999999",
    "{table}:y:{stamp}:",
    "{table}:y:{stamp}:1",
    "{table}:y:0x00000000:0",
    "{table}:k",
    "{table}:k:red",
    "{table}:o:cards",
    "{table}:o:cards:5",
    "{table}:g:chess",
    "{table}:i",
    "{table}:r",
    "{table}:t:xx",
    ":t:xx",
    ":j",
]


def test_forged_data_is_answered_and_harms_nothing(toys: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    person = group.awaited(board)
    table, _, stamp, *_ = data_of(board, "c").split(":")
    for data in FORGED:
        answer = person.press(board, data=data.format(table=table, stamp=stamp), force=True)
        assert answer.answered, data
    assert "Traceback" not in toys.bot.log
    boards = play(group, Random(2))
    assert has(boards[-1], "r")


def test_deleted_board_comes_back_with_the_command(group: Group) -> None:
    board = group.begin("/play gifts")
    group.owner.delete(board)
    said = group.say(group.people[1], "/board")
    again = group.live(said.id)
    assert (again.text, again.buttons) == (board.text, board.buttons)


def test_person_to_give_to_is_called_by_name(group: Group) -> None:
    board = group.begin("/play gifts")
    person = group.awaited(board)
    give = next(key for key in keys_of(board) if key.text == "Give")
    person.press(board, data=give.data)
    asked = changed(group, board)
    names = {key.text.partition(" ")[2] for key in keys_of(asked) if leads_on(key)}
    assert len(names) == 2
    assert names < {"Anna", "Борис", "Clara"}


def test_vote_of_others_does_not_take_a_preview_away(group: Group) -> None:
    board = group.begin("/play gifts")
    person = group.awaited(board)
    person.press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    said = group.say(group.people[1], "/stop")
    question = group.wait(lambda post: has(post, "x"), said.id)
    voter = next(one for one in others(group, person) if one != group.owner)
    voter.press(question, data=data_of(question, "x"))
    group.wait(lambda post: post.id == question.id and "End it (1/2)" in post.buttons)
    board = group.wait(lambda post: "✓ Confirm" in post.buttons, preview.id)  # asks others, too
    assert board.buttons == ["End the game…", *preview.buttons]


def test_press_in_a_group_that_the_bot_was_thrown_out_of_breaks_nothing(toys: Stage) -> None:
    group = toys.group("en", "ru")
    board = group.begin("/play gifts")
    bot = toys.host.get("world")["bot"]
    toys.host.remove(f"chats/{group.chat}/members/{bot['id']}")
    assert group.awaited(board).press(board, data=data_of(board, "c")).answered
    toys.host.post(f"chats/{group.chat}/members", {"user_id": bot["id"]})
    said = group.say(group.owner, "/board")
    assert group.live(said.id).buttons == ["‹ Back", "✓ Confirm"]
    assert "Traceback" not in toys.bot.log
