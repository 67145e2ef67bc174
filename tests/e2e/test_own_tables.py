"""One's own tables in the private chat: what leads to them, and commands for one of several."""

from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, keys_of, private, until, verb


def test_tables_of_a_person_lead_to_their_boards(toys: Stage) -> None:
    group = toys.group("en", "en", kind="supergroup")
    anna, boris = group.people
    assert private(boris, "/games").text.startswith("You’re not at any table.")
    board = group.begin("/play gifts")
    listed = private(boris, "/games")
    assert "Gifts · Friday" in listed.text
    (key,) = keys_of(listed)
    assert key.url == f"https://t.me/c/{str(group.chat)[4:]}/{board.id}"
    mine = group.awaited(board) == boris
    assert ("your turn" in listed.text) == mine
    assert listed.buttons[0].startswith("➤" if mine else "Gifts")
    said = group.say(anna, "/games")
    there = group.wait(lambda post: "in private:" in post.text, said.id)
    assert keys_of(there)[0].url == "https://t.me/nastolka_play_bot?start=games"


def test_hand_in_private_asks_which_when_there_are_several(toys: Stage) -> None:
    anna, boris = (toys.host.person(name) for name in ("Anna", "Boris"))
    private(boris, "/help")
    assert private(anna, "/hand").text == "You don’t hold a hand in any game right now."
    for title in ("Monday", "Tuesday"):
        Group((anna, boris), toys.host.group(title, anna, boris)).begin("/play sealed")
    anna.send(anna.user_id, "/hand")
    asked = anna.wait_for(lambda post: "Your hand in which game?" in post.text)
    assert sorted(asked.buttons) == ["➤ Sealed Bids · Monday", "➤ Sealed Bids · Tuesday"]
    tuesday = next(key for key in keys_of(asked) if "Tuesday" in key.text)
    assert verb(tuesday) == "h"
    assert anna.press(asked, data=tuesday.data).text == "Sent to your private chat."
    hand = anna.wait_for(lambda post: has(post, "c"), after=asked.id)
    assert data_of(hand, "c").split(":")[0] == (tuesday.data or "").split(":")[0]


def test_commands_in_private_act_on_the_only_table_and_say_which(toys: Stage) -> None:
    anna, boris = (toys.host.person(name) for name in ("Anna", "Boris"))
    assert private(anna, "/stop").text.startswith("You’re not at any table.")
    private(boris, "/help")
    group = Group((anna, boris), toys.host.group("Monday", anna, boris))
    group.begin("/play gifts")
    boris.send(boris.user_id, "/board")
    told = boris.wait_for(lambda post: "at the bottom" in post.text)
    assert told.text.split("\n")[0] == "Gifts · Monday"
    anna.send(anna.user_id, "/stop")
    asked = anna.wait_for(lambda post: has(post, "x"))
    assert asked.text.split("\n")[0] == "Gifts · Monday"
    anna.press(asked, data=data_of(asked, "x"))
    group.wait(lambda post: "The game was stopped." in post.text)
    until(lambda: all(post.id != asked.id for post in anna.messages(anna.user_id)))


def test_commands_in_private_ask_which_of_several_tables(toys: Stage) -> None:
    anna, boris = (toys.host.person(name) for name in ("Anna", "Boris"))
    private(boris, "/help")
    groups = {
        title: Group((anna, boris), toys.host.group(title, anna, boris))
        for title in ("Monday", "Tuesday")
    }
    for group in groups.values():
        group.begin("/play gifts")
    boris.send(boris.user_id, "/leave")
    which = boris.wait_for(lambda post: post.text == "Which game?")
    tuesday = next(key for key in keys_of(which) if "Gifts · Tuesday" in key.text)
    boris.press(which, data=tuesday.data)
    asked = boris.wait_for(lambda post: has(post, "e"))
    assert asked.text.split("\n")[0] == "Gifts · Tuesday"
    boris.press(asked, data=data_of(asked, "e"))
    groups["Tuesday"].wait(lambda post: "The game was stopped." in post.text)


def test_stopped_game_takes_its_choices_out_of_private_chats(toys: Stage) -> None:
    anna, boris = (toys.host.person(name) for name in ("Anna", "Boris"))
    for person in (anna, boris):
        private(person, "/help")
    chat = toys.host.group("Monday", anna, boris, kind="supergroup")
    group = Group((anna, boris), chat)
    board = group.begin("/play sealed")
    asked = boris.wait_for(lambda post: has(post, "c"))
    assert "https://t.me/c/" in asked.html
    assert f"/{board.id}" in asked.html
    question = group.say(anna, "/stop")
    stop = group.wait(lambda post: has(post, "x"), question.id)
    anna.press(stop, data=data_of(stop, "x"))
    group.wait(lambda post: "The game was stopped." in post.text)
    boris.wait_for(lambda post: post.id == asked.id and not post.keyboard)
    newer = [post.text for post in boris.messages(boris.user_id) if post.id > asked.id]
    assert not [text for text in newer if text.startswith("Sealed Bids")]


def test_whoever_has_cleared_their_chat_gets_their_hand_by_board_and_the_group_no_second_board(
    toys: Stage,
) -> None:
    """Cleared for oneself alone, the bot is not told, and edits unseen: Telegram-FOSS#538."""
    anna, boris = (toys.host.person(name) for name in ("Anna", "Boris"))
    for person in (anna, boris):
        private(person, "/help")
    group = Group((anna, boris), toys.host.group("Monday", anna, boris))
    board = group.begin("/play sealed")
    hand = anna.wait_for(lambda post: has(post, "c"))
    anna.clear()
    anna.send(anna.user_id, "/board")
    assert has(anna.wait_for(lambda post: has(post, "c"), after=hand.id), "c")
    anna.send(anna.user_id, "/help")  # what comes of /board comes before
    anna.wait_for(lambda post: post.text.startswith("How it works"))
    assert [post.id for post in group.bots() if has(post, "h")] == [board.id]
