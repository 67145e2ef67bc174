"""One person against computers, in the private chat: from Start to the end, by buttons alone."""

from contextlib import suppress
from functools import partial
from random import Random

import pytest

from playground.person import Post, RefusedError
from tests.bot.tables import ALL
from tests.e2e.conftest import Stage
from tests.e2e.groups import (
    Group,
    asks,
    data_of,
    has,
    keys_of,
    later,
    leads_on,
    pick,
    table_of,
    tap,
    until,
)
from tests.proofs import filled

ASKED_AGAIN = "Things have changed since I asked. Still sure? Tap again."


def my_chat(stage: Stage, language: str = "en") -> Group:
    """The private chat of a newcomer, who has pressed Start and is welcome."""
    person = stage.host.person("Zoe", language)
    person.start()
    chat = Group((person,), person.user_id)
    chat.live()
    return chat


def opened(chat: Group, game: str) -> Post:
    """A lobby where computers move at once."""
    lobby = chat.open(f"/play {game}")
    me = chat.owner
    tap(me, lobby, "K")
    panel = chat.wait(lambda post: post.id == lobby.id and has(post, "B"))
    table = data_of(panel, "B").split(":")[0]
    me.press(panel, data=f"{table}:B:0")
    me.press(panel, data=data_of(panel, "l"))
    return chat.wait(lambda post: post.id == lobby.id and has(post, "s"))


def play_to_the_end(chat: Group, chance: Random) -> Post:
    """Press what is asked, wherever it stands, until the last word."""
    live = chat.wait(goes_on)
    for _ in range(400):
        if has(live, "r"):
            return live
        with suppress(RefusedError):  # drawn anew under the thumb
            chat.owner.press(live, data=pick(live, chance).data)
        live = chat.wait(partial(is_news, live))
    raise AssertionError("the game does not end")


def goes_on(post: Post) -> bool:
    return asks(post) or has(post, "r")


def is_news(before: Post, post: Post) -> bool:
    """Whether something is asked that was not asked before, there or below it."""
    is_new = post.id > before.id or (post.id == before.id and post.keyboard != before.keyboard)
    return goes_on(post) and is_new


def test_three_taps_lead_from_start_to_the_first_move(stage: Stage) -> None:
    """Start, the game, a place for the tile: the board shows the preview of the first move."""
    chat = my_chat(stage)
    me = chat.owner
    welcome = chat.live()
    me.press(welcome, "🤖 Try Carcassonne now")
    board = chat.wait(lambda post: post.photo is not None and asks(post))
    assert board.text.startswith("➤ Your turn — ")  # the computers stand in the picture
    if step := next((key for key in keys_of(board) if leads_on(key)), None):
        me.press(board, data=step.data)
        board = later(me, board)
    # No Back from where there is one place.
    assert {"‹ Back", "✓ Confirm", "No follower"} & set(board.buttons)
    assert all(filled(post.photo for post in chat.bots()[1:]))  # and no lobby between


def test_another_game_is_chosen_from_the_first_screen(toys: Stage) -> None:
    chat = my_chat(toys)
    chat.owner.press(chat.live(), "🎲 Another game")
    choice = chat.wait(lambda post: has(post, "g"))
    chat.owner.press(choice, next(label for label in choice.buttons if "Gifts" in label))
    lobby = chat.wait(lambda post: has(post, "s"))
    chat.owner.press(lobby, "Start")
    assert asks(chat.wait(goes_on))


def test_any_first_game_is_one_that_people_win(stage: Stage) -> None:
    """However it was opened, its computers are the easiest and its options those of a lesson."""
    chat = my_chat(stage)
    chat.say(chat.owner, "/play")
    choice = chat.wait(lambda post: has(post, "g"))
    chat.owner.press(choice, next(label for label in choice.buttons if "Glastonbury" in label))
    lobby = chat.wait(lambda post: has(post, "s"))
    assert " · easy" in lobby.text
    chat.owner.press(lobby, data=data_of(lobby, "x"))
    chat.wait(lambda post: "This table was cancelled." in post.text)
    lobby = chat.open("/play carcassonne")
    assert " · easy" in lobby.text
    assert "Farmers: off" in lobby.text


def test_nobody_else_is_spoken_of(toys: Stage) -> None:
    chat = my_chat(toys)
    lobby = opened(chat, "gifts")
    assert lobby.text.endswith("Ready? Tap “Start”.")
    chat.say(chat.owner, "/stop")
    chat.wait(lambda post: post.text.endswith("Cancel this table?"))
    chat.owner.press(lobby, "Start")
    chat.wait(asks)
    chat.say(chat.owner, "/stop")
    assert chat.wait(lambda post: post.text.endswith("End this game?"))


def test_hint_is_a_preview_of_the_move_in_ones_own_chat(stage: Stage) -> None:
    chat = my_chat(stage)
    chat.owner.press(chat.live(), "🤖 Try Carcassonne now")
    board = chat.wait(asks)
    answer = chat.owner.press(board, "💡 Hint")
    assert answer.text
    assert answer.text.startswith("💡")
    assert chat.wait(lambda post: post.id == board.id and has(post, "y"))
    said = chat.say(chat.owner, "/board")
    assert chat.wait(lambda post: post.text.endswith("at the bottom of the chat now."), said.id)


@pytest.mark.parametrize("game", ["gifts", "sealed"])
def test_game_alone_is_played_to_its_end(toys: Stage, game: str) -> None:
    chat = my_chat(toys, "ru")
    lobby = opened(chat, game)
    assert "🤖" in lobby.text
    chat.owner.press(lobby, data=data_of(lobby, "s"))
    last = play_to_the_end(chat, Random(1))
    assert "🏆" in last.text
    chat.owner.press(last, data=data_of(last, "r"))
    again = chat.wait(asks, last.id)  # the next game, at once
    assert "Ваш ход" in again.text


def test_board_and_own_hand_are_told_apart_in_one_chat(toys: Stage) -> None:
    chat = my_chat(toys)
    lobby = opened(chat, "sealed")
    chat.owner.press(lobby, data=data_of(lobby, "s"))
    hand = chat.wait(asks)
    assert [post.id for post in chat.bots() if "🃏 Your hand" in post.text] == [hand.id]
    assert not any(has(post, "h") for post in chat.bots())  # no way to where one is already


def test_more_than_one_table_is_not_opened_by_pressing_again(toys: Stage) -> None:
    chat = my_chat(toys)
    welcome = chat.live()
    first = next(iter(ALL))
    for _ in range(2):
        chat.owner.press(welcome, data=f":T:{first}")
    until(lambda: any(asks(post) for post in chat.bots()))
    assert chat.owner.press(welcome, data=f":T:{first}").text
    boards = [post for post in chat.bots() if asks(post)]
    assert len({table_of(board) for board in boards}) == 1


def playing(chat: Group) -> Post:
    """The first board of a game, with a move made."""
    lobby = opened(chat, "gifts")
    chat.owner.press(lobby, data=data_of(lobby, "s"))
    board = chat.wait(asks)
    chat.owner.press(board, data=pick(board, Random(2)).data)
    return later(chat.owner, board)


def asked_instead(chat: Group) -> Post:
    """The question whether another game is to begin instead of the one that runs."""
    return chat.wait(lambda post: "begin another?" in post.text)


def test_another_game_is_asked_for_while_one_runs(toys: Stage) -> None:
    """Keep it, and the question goes; end it, and any other game can be chosen."""
    chat = my_chat(toys)
    welcome = chat.live()
    board = playing(chat)
    chat.owner.press(welcome, "🎲 Another game")
    question = asked_instead(chat)
    assert question.buttons == ["Keep playing", "End it"]
    assert chat.owner.press(question, "Keep playing").text == "The game goes on."
    until(lambda: all(post.id != question.id for post in chat.bots()))
    until(lambda: any(asks(post) and table_of(post) == table_of(board) for post in chat.bots()))
    chat.owner.press(welcome, "🎲 Another game")
    chat.owner.press(asked_instead(chat), "End it")
    assert chat.wait(lambda post: has(post, "g"))
    until(lambda: not any(asks(post) for post in chat.bots()))


def test_play_in_private_offers_to_end_what_runs_for_the_game_that_is_named(toys: Stage) -> None:
    chat = my_chat(toys)
    board = playing(chat)
    chat.say(chat.owner, "/play sealed")
    chat.owner.press(asked_instead(chat), "End it")
    begun = chat.wait(lambda post: asks(post) and table_of(post) != table_of(board))
    assert "🃏 Your hand" in begun.text


def test_game_that_has_gone_on_since_is_asked_for_anew(toys: Stage) -> None:
    """A question from before the latest moves ends nothing unasked."""
    chat = my_chat(toys)
    board = playing(chat)
    chat.say(chat.owner, "/play sealed")
    question = asked_instead(chat)
    before = f"{table_of(board)}:T:sealed::1000"
    assert chat.owner.press(question, data=before, force=True).text == ASKED_AGAIN
    assert any(asks(post) and table_of(post) == table_of(board) for post in chat.bots())


def test_last_word_of_a_game_alone_opens_another(toys: Stage) -> None:
    chat = my_chat(toys)
    playing(chat)
    chat.say(chat.owner, "/stop")
    chat.owner.press(chat.wait(lambda post: post.text.endswith("End this game?")), "End it")
    last = chat.wait(lambda post: has(post, "r"))
    chat.owner.press(last, "Again")
    begun = chat.wait(asks, last.id)  # at once: there is nobody to wait for
    chat.say(chat.owner, "/stop")
    question = chat.wait(lambda post: post.text.endswith("End this game?"), begun.id)
    chat.owner.press(question, "End it")
    last = chat.wait(lambda post: has(post, "r"), question.id)
    chat.owner.press(last, "🎲 Another game")
    assert chat.wait(lambda post: has(post, "g"), last.id)
