"""Taps that come faster than pictures, and moves without Confirm, through the real bot."""

from random import Random

from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import (
    Group,
    changed,
    data_of,
    has,
    keys_of,
    pick,
    settings_page,
    until,
    verb,
    with_button,
)


def steps(post: Post) -> list[str]:
    """The data of the buttons that go on with a choice, but for Back."""
    return [
        key.data
        for key in keys_of(post)
        if key.data and verb(key) == "c" and not key.text.startswith("‹")
    ]


def path(data: str) -> list[str]:
    return data.split(":")[3].split(".")


def turnable(group: Group, board: Post) -> tuple[Person, Post]:
    """Who is on turn, and a look at a place where their tile turns; others are placed before it."""
    while True:
        person = group.awaited(board)
        for data in steps(board):
            person.press(board, data=data)
            look = changed(group, board)
            if {len(path(step)) for step in steps(look)} >= {2, 3}:
                return person, look
            if "‹ Back" not in look.buttons:  # the tile fits in one place, in one way
                board = look
                break
            person.press(look, text="‹ Back")
            board = changed(group, look)
        board = moved(group, board)


def moved(group: Group, board: Post) -> Post:
    """The next board, after any move."""
    now, chance = board, Random(1)
    while now.id == board.id:
        group.awaited(now).press(now, data=pick(now, chance).data)
        now = changed(group, now)
    return now


def test_rotation_and_follower_before_the_redraw_are_both_kept(stage: Stage) -> None:
    group = stage.group("en", "en")
    person, look = turnable(group, group.begin("/play carcassonne"))
    turn = [data for data in steps(look) if len(path(data)) == 2][1]
    follower = [data for data in steps(look) if len(path(data)) == 3][-1]
    assert path(follower)[1] == "0"
    person.press(look, data=turn)
    person.press(look, data=follower, force=True)  # its button says the former rotation

    def confirmed() -> list[str]:
        """What Confirm would do, from the turn of the tile on: it stands there all the time."""
        return next(
            path(key.data)[1:] for key in keys_of(group.live()) if key.data and verb(key) == "y"
        )

    until(lambda: confirmed() == [path(turn)[1], path(follower)[2]])


def test_confirm_of_a_preview_that_has_changed_shows_it_first(stage: Stage) -> None:
    group = stage.group("en", "en")
    person, look = turnable(group, group.begin("/play carcassonne"))
    person.press(look, data=[data for data in steps(look) if len(path(data)) == 3][-1])
    until(lambda: "✓ Confirm" in group.live().buttons)
    preview = group.live()
    turn = next(key.data for key in keys_of(preview) if key.text.startswith("↻") and key.data)
    person.press(preview, data=turn)
    answer = person.press(preview, data=data_of(preview, "y"), force=True)
    assert answer.text == "Your last tap changed the preview. Have a look, then confirm."
    assert group.live().id == preview.id  # nobody has moved


def test_without_confirm_the_last_tap_is_the_move_and_what_it_turned_over_takes_consent_to_undo(
    toys: Stage,
) -> None:
    group = toys.group("en", "en")
    for person in group.people:
        settings = settings_page(person, "moves")
        person.press(settings, text="Last tap")
        person.wait_for(lambda post: "✓ Last tap" in post.buttons, person.user_id)
    board = group.begin("/play gifts")
    person = group.awaited(board)
    (other,) = (one for one in group.people if one != person)
    person.press(board, data=steps(board)[0])
    after = changed(group, board)
    assert after.id > board.id
    assert group.awaited(after) == other
    after = with_button(other, after, "U")
    refused = other.press(after, data=data_of(after, "U"))
    assert refused.text
    assert refused.text.startswith("Only ")
    assert person.press(after, data=data_of(after, "U")).answered
    asked = group.wait(lambda post: has(post, "a"), after.id - 1)
    other.press(asked, data=data_of(asked, "a"))
    again = changed(group, asked)
    assert group.awaited(again) == person
    assert not has(again, "U")
    assert [key.text for key in keys_of(again)] == board.buttons
