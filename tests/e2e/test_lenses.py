"""Lenses through the real bot: an edit of the same message, for all to see."""

from random import Random

from tests.e2e.conftest import Stage
from tests.e2e.groups import changed, data_of, has, pick


def test_anybody_at_the_table_calls_a_lens_up_and_the_choice_goes_on(stage: Stage) -> None:
    group = stage.group("en", "en")
    board = group.begin("/play carcassonne")
    awaited = group.awaited(board)
    (other,) = (person for person in group.people if person != awaited)
    awaited.press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    other.press(preview, data=data_of(preview, "z"))
    lens = changed(group, preview)
    assert (lens.id, lens.text) == (board.id, preview.text)
    assert lens.buttons[:-1] == preview.buttons[:-1]
    assert (preview.buttons[-1], lens.buttons[-1]) == ("Tiles left", "‹ Map")
    assert lens.photo != preview.photo
    other.press(lens, data=data_of(lens, "z"))
    back = changed(group, lens)
    assert (back.photo, back.keyboard) == (preview.photo, preview.keyboard)


def test_next_step_of_the_choice_shows_the_board_again(stage: Stage) -> None:
    group = stage.group("en", "en")
    board = group.begin("/play carcassonne")
    awaited = group.awaited(board)
    awaited.press(board, data=data_of(board, "z"))
    lens = changed(group, board)
    awaited.press(lens, data=data_of(lens, "c"))
    preview = changed(group, lens)
    assert preview.id == board.id
    assert preview.buttons[-1] == "Tiles left"
    assert has(preview, "y") or len(preview.buttons) > 2


def test_onlooker_and_old_board_are_answered_kindly(stage: Stage) -> None:
    group = stage.group("en", "en", "en")
    lobby = group.open("/play carcassonne")
    for person in group.people[:2]:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    board = group.live(lobby.id)
    answer = group.people[2].press(board, data=data_of(board, "z"))
    assert answer.text == "You’re not at this table."
    (awaited, now), chance = (group.awaited(board), board), Random(1)
    while now.id == board.id:
        awaited.press(now, data=pick(now, chance).data)
        now = changed(group, now)
    answer = awaited.press(board, data=data_of(board, "z"), force=True)
    assert answer.text == "This button is old. Use the game’s latest message."
