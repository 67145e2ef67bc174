"""Chats that take nothing from us: the table waits, those who should know are told once, and
everything is shown when the chat is open again. Errors as in tdlib/telegram-bot-api, Client.cpp.
"""

from random import Random

import pytest

from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, changed, data_of, has, keys_of, play, until
from tests.e2e.test_secrets import begun, bid, hand, held

CUT_OFF = "✉️ I can’t message Борис. Tap “My hand”."


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "ru")


@pytest.fixture
def bidders(toys: Stage) -> Group:
    return toys.group("en", "en", "en")


def calls(stage: Stage, chat: int, after: int) -> list[str]:
    """How the bot's requests in a chat ended, presses left out."""
    return [
        call.get("error") or "ok"
        for call in stage.host.log(after)
        if str(call["parameters"].get("chat_id")) == str(chat)
    ]


def now(stage: Stage) -> int:
    return int(stage.host.log()[-1]["seq"])


def cut_off(group: Group) -> Post:
    """Somebody blocks the bot and is dealt something all the same; the board tells of it."""
    begun(group)
    anna, boris, _ = group.people
    boris.block()
    bid(anna, Random(1))
    return group.wait(lambda post: CUT_OFF in post.text)


# A private chat


def test_group_is_told_by_the_board_whom_we_cannot_reach(bidders: Group) -> None:
    before = len(bidders.bots())
    board = cut_off(bidders)
    assert board.buttons == ["My hand", "⋯ More"]
    # the lobby, the first board, and the one that calls by name whom nobody can write to
    assert before + 2 <= len(bidders.bots()) <= before + 3


def test_closed_private_chat_is_left_alone(toys: Stage, bidders: Group) -> None:
    cut_off(bidders)
    boris = bidders.people[1]
    since = now(toys)
    said = bidders.say(bidders.owner, "/board")
    bidders.wait(lambda post: CUT_OFF in post.text, said.id)
    assert calls(toys, boris.user_id, since) == []


def test_who_unblocks_gets_his_hand_and_the_board_says_nothing_more(bidders: Group) -> None:
    board = cut_off(bidders)
    boris = bidders.people[1]
    before = boris.messages()[-1].id
    boris.block(blocked=False)
    again = hand(boris, after=before)
    assert len(held(again)) == 3
    bidders.wait(lambda post: post.id == board.id and CUT_OFF not in post.text)
    bid(boris, Random(1))
    assert bidders.wait(lambda post: "round won" in post.text)


def test_who_comes_back_by_the_button_gets_one_hand(bidders: Group) -> None:
    board = cut_off(bidders)
    boris = bidders.people[1]
    answer = boris.press(board, text="My hand")
    assert answer.url
    said = boris.start(answer.url.partition("?start=")[2])
    assert len(held(hand(boris, after=said.id))) == 3
    bidders.wait(lambda post: post.id == board.id and CUT_OFF not in post.text)
    until(lambda: len([post for post in boris.messages() if has(post, "c")]) == 1)


# The group


def thrown_out(stage: Stage, group: Group) -> None:
    bot = stage.host.get("world")["bot"]["id"]
    stage.host.remove(f"chats/{group.chat}/members/{bot}")


def taken_in(stage: Stage, group: Group) -> None:
    bot = stage.host.get("world")["bot"]["id"]
    stage.host.post(f"chats/{group.chat}/members", {"user_id": bot})


def test_table_waits_while_the_bot_is_thrown_out_and_is_not_tried_again(
    toys: Stage, bidders: Group
) -> None:
    board = begun(bidders)
    bidders.wait(lambda post: post.id < board.id and "Sealed" in post.text and not post.keyboard)
    since = now(toys)
    thrown_out(toys, bidders)
    for person in bidders.people[:2]:  # their hands live on
        bid(person, Random(1))
    asked = hand(bidders.owner)
    tries = [error for error in calls(toys, bidders.chat, since) if "Forbidden" in error]
    assert len(tries) == 1
    taken_in(toys, bidders)
    board = bidders.wait(lambda post: "round won" in post.text)
    assert board.buttons == ["My hand", "⋯ More"]
    assert hand(bidders.owner).id == asked.id


def test_board_stands_at_the_bottom_once_the_bot_is_back(toys: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    since = now(toys)
    thrown_out(toys, group)
    group.awaited(board).press(board, data=data_of(board, "c"))
    group.awaited(board).press(board, data=data_of(board, "c"))
    until(lambda: any("Forbidden" in error for error in calls(toys, group.chat, since)))
    taken_in(toys, group)
    again = group.wait(lambda post: has(post, "y"), board.id)
    assert again.id > board.id
    assert has(play(group, Random(1))[-1], "r")


# A topic


@pytest.fixture
def topic(toys: Stage) -> Group:
    forum = toys.group("en", "ru", kind="forum")
    return forum._replace(topic=toys.host.topic(forum.chat, "Knights"))


def told(host: Person) -> list[Post]:
    return [post for post in host.messages() if "it’s closed or deleted" in post.text]


def reach(person: Person) -> None:
    """Open the private chat."""
    person.start()
    person.wait_for(lambda post: post.sender.is_bot)


def test_host_is_told_once_in_private_that_his_topic_is_closed(toys: Stage, topic: Group) -> None:
    reach(topic.owner)
    board = topic.begin("/play gifts")
    toys.host.post(f"chats/{topic.chat}/topics/{topic.topic}", {"closed": True})
    for _ in range(3):
        topic.awaited(board).press(board, data=data_of(board, "c"))
        topic.owner.wait_for(lambda post: "it’s closed or deleted" in post.text)
    (note,) = told(topic.owner)
    assert f"/{topic.topic}" in note.html
    toys.host.post(f"chats/{topic.chat}/topics/{topic.topic}", {"closed": False})
    again = topic.wait(lambda post: has(post, "y"), board.id)
    assert again.topic_id == topic.topic
    assert has(play(topic, Random(1))[-1], "r")


def test_deleted_topic_keeps_its_table_and_hurts_no_other(toys: Stage, topic: Group) -> None:
    reach(topic.owner)
    board = topic.begin("/play gifts")
    other = topic._replace(topic=toys.host.topic(topic.chat, "Monks"))
    toys.host.post(f"chats/{topic.chat}/topics/{topic.topic}", {"deleted": True})
    toys.bot.kill()
    toys.bot.start()  # everything is looked at anew
    elsewhere = other.begin("/play gifts")
    assert has(play(other, Random(1))[-1], "r")
    assert elsewhere.id > board.id
    assert "Traceback" not in toys.bot.log


def test_table_goes_on_in_its_group_once_topics_are_switched_off(toys: Stage, topic: Group) -> None:
    """Telegram drops the topic without a word: /board and /stop said that no game is here."""
    board = topic.begin("/play gifts")
    player = topic.awaited(board)
    player.press(board, data=data_of(board, "c"))
    chosen = topic.wait(lambda post: post.id == board.id and has(post, "y"))
    toys.host.remove(f"chats/{topic.chat}/topics")
    there = topic._replace(topic=None)
    player.press(chosen, data=data_of(chosen, "y"))
    again = there.live(board.id)
    assert again.topic_id is None
    said = there.say(there.owner, "/stop")
    assert "no game" not in there.wait(lambda post: post.id > said.id, said.id).text
    assert "Traceback" not in toys.bot.log


# A supergroup


ORDERS = ["before", "between", "after"]
"""When the bot is told that it is in the supergroup: tdlib/telegram-bot-api#266."""


def upgraded(stage: Stage, group: Group, joins: str = "between") -> Group:
    new = stage.host.post(f"chats/{group.chat}/migrate", {"joins": joins})["id"]
    return group._replace(chat=int(new))


@pytest.mark.parametrize("joins", ORDERS)
def test_table_moves_with_its_group_and_goes_on(toys: Stage, group: Group, joins: str) -> None:
    """Nobody is greeted there: the bot has not come, its group has moved."""
    board = group.begin("/play gifts")
    there = upgraded(toys, group, joins)
    again = there.live()
    assert (again.text, again.buttons) == (board.text, board.buttons)
    assert [post.id for post in there.bots()] == [again.id]
    boards = play(there, Random(1))
    assert has(boards[-1], "r")
    there.owner.press(boards[-1], data=data_of(boards[-1], "r"))
    assert has(there.live(boards[-1].id), "j")
    assert [post.text for post in there.bots() if "Hello" in post.text] == []


@pytest.mark.parametrize("joins", ORDERS)
def test_language_moves_with_its_group(toys: Stage, group: Group, joins: str) -> None:
    said = group.say(group.owner, "/settings")
    choice = group.wait(lambda post: bool(post.keyboard), said.id)
    russian = next(key for key in keys_of(choice) if key.text.endswith("Русский"))
    group.owner.press(choice, data=russian.data)
    group.begin("/play gifts")
    there = upgraded(toys, group, joins)
    there.live()
    said = there.say(there.owner, "/help")
    assert there.wait(lambda post: "Как это устроено" in post.text, said.id)


def test_move_is_learnt_from_a_refusal_too(toys: Stage) -> None:
    """The service message is on its way, the hands live on: the 400 tells where the chat is now."""
    bidders = toys.group("en", "en", "en")
    begun(bidders)
    toys.bot.kill()
    there = upgraded(toys, bidders)
    toys.bot.start()
    assert there.live().buttons == ["My hand", "⋯ More"]
    for person in bidders.people[:2]:
        bid(person, Random(1))
    assert there.wait(lambda post: "round won" in post.text)
    until(lambda: len([post for post in there.bots() if has(post, "h")]) == 1)


def test_deleted_board_is_posted_anew(group: Group) -> None:
    board = group.begin("/play gifts")
    group.owner.delete(board)
    group.awaited(board).press(board, data=data_of(board, "c"), force=True)
    assert changed(group, board).buttons == ["‹ Back", "✓ Confirm"]
