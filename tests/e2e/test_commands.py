"""Typed commands, in groups and in private chats, and the menus that offer them."""

import pytest

from bot.handlers.menus import GROUP, PRIVATE
from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import (
    Group,
    changed,
    data_of,
    has,
    keys_of,
    later,
    private,
    settings_page,
    until,
)


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "ru", "uk")


def replied(group: Group, person: Person, command: str) -> Post:
    """What the bot answers to a command in the group."""
    return group.wait(lambda post: True, group.say(person, command).id)


# While a game runs


def test_play_while_a_game_runs_shows_its_board(group: Group) -> None:
    board = group.begin("/play gifts")
    said = group.say(group.people[1], "/play")
    group.wait(lambda post: post.text.startswith("There’s a game here already: this one."), said.id)
    again = group.wait(lambda post: has(post, "c"), said.id)
    assert (again.text, again.buttons) == (board.text, board.buttons)
    group.wait(lambda post: post.id == board.id and not post.keyboard)


def test_board_comes_to_the_bottom_with_the_half_made_choice(group: Group) -> None:
    board = group.begin("/play gifts")
    group.awaited(board).press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    said = group.say(group.owner, "/board")
    assert group.live(said.id).buttons == preview.buttons


@pytest.mark.parametrize("command", ["/board", "/stop", "/hand"])
def test_without_a_game_there_is_nothing_to_show(group: Group, command: str) -> None:
    assert replied(group, group.owner, command).text == "There’s no game here. /play starts one."


def test_hand_of_a_game_without_secrets(group: Group) -> None:
    group.begin("/play gifts")
    answer = replied(group, group.owner, "/hand")
    assert answer.text == "This game has no secrets: everything is on the board."


# Stopping


def test_host_stops_at_once(group: Group) -> None:
    board = group.begin("/play gifts")
    question = replied(group, group.people[1], "/stop")
    assert question.buttons == ["End it", "Keep playing"]
    group.owner.press(question, text="End it")
    last = group.wait(lambda post: has(post, "r"))
    assert last.text.startswith("The game was stopped.")
    group.wait(lambda post: post.id == board.id and not post.keyboard)
    until(lambda: question.id not in [post.id for post in group.posts()])
    pressed = group.people[1].press(board, data=data_of(board, "c"), force=True)
    assert pressed.text == "Эта игра окончена."


def test_last_word_opens_another_game_and_stays(group: Group) -> None:
    """The README promises it to whoever has played to the end."""
    group.begin("/play gifts")
    group.owner.press(replied(group, group.owner, "/stop"), text="End it")
    last = group.wait(lambda post: has(post, "r"))
    group.owner.press(last, text="🎲 Another game")
    assert group.wait(lambda post: has(post, "g"), last.id)
    assert last.id in [post.id for post in group.bots()]


def test_admin_stops_at_once_though_he_does_not_play(toys: Stage, group: Group) -> None:
    admin = toys.host.person("Admin", "en")
    toys.host.post(f"chats/{group.chat}/members", {"user_id": admin.user_id})
    board = group.begin("/play gifts")
    question = replied(group, admin, "/stop")
    assert admin.press(question, data=data_of(question, "x")).text == "You’re not at this table."
    toys.host.post(f"chats/{group.chat}/admins", {"user_id": admin.user_id, "admin": True})
    admin.press(question, data=data_of(question, "x"))
    assert group.wait(lambda post: has(post, "r"), board.id)


def test_players_vote_and_may_change_their_minds(group: Group) -> None:
    group.begin("/play gifts")
    _, boris, clara = group.people
    question = replied(group, boris, "/stop")
    boris.press(question, data=data_of(question, "x"))
    counted = changed_text(group, question, "End it (1/2)")
    assert boris.press(counted, data=data_of(counted, "n")).text == "Игра продолжается."
    until(lambda: question.id not in [post.id for post in group.bots()])
    again = replied(group, clara, "/stop")
    for person in (boris, clara):
        person.press(again, data=data_of(again, "x"))
    assert group.wait(lambda post: has(post, "r"), again.id)


def changed_text(group: Group, question: Post, button: str) -> Post:
    return group.wait(lambda post: post.id == question.id and button in post.buttons)


def test_one_who_goes_on_does_not_undo_the_vote_of_another(group: Group) -> None:
    group.begin("/play gifts")
    _, boris, clara = group.people
    question = replied(group, boris, "/stop")
    boris.press(question, data=data_of(question, "x"))
    counted = changed_text(group, question, "End it (1/2)")
    clara.press(counted, data=data_of(counted, "n"))
    assert "End it (1/2)" in changed_text(group, question, "End it (1/2)").buttons


def test_lobby_is_cancelled_by_the_question_too(group: Group) -> None:
    lobby = group.open("/play gifts")
    question = replied(group, group.people[1], "/stop")
    assert question.text == "Cancel this table? The host or an admin can."
    group.owner.press(question, data=data_of(question, "x"))
    assert group.wait(lambda post: post.id == lobby.id and not post.keyboard)


@pytest.mark.parametrize("command", ["/undo", "/skip", "/hint"])
def test_before_the_game_there_is_no_move(group: Group, command: str) -> None:
    group.open("/play gifts")
    assert replied(group, group.owner, command).text == "The game hasn’t begun yet."


# Rules, help, settings


def test_rules_are_those_of_the_game_that_is_played(group: Group) -> None:
    group.begin("/play gifts")
    said = group.say(group.owner, "/rules")
    way = group.wait(lambda post: "the rules in private" in post.text, said.id)
    (key,) = keys_of(way)  # one short message: anybody may ask, and rules are long
    assert (key.text, way.photo) == ("Gifts", None)
    assert key.url
    said = group.owner.start(key.url.partition("?start=")[2])
    rules = group.owner.wait_for(lambda post: "Gifts. Keep" in post.text, after=said.id)
    assert rules.text.startswith("👥 Players (2–4")
    assert rules.buttons[0] == "✓ Goal & turn"
    assert rules.buttons[-1] == "Show the game"
    group.owner.press(rules, "Sources")
    turned = later(group.owner, rules)
    assert turned.text.endswith("A toy for tests")
    assert "✓ Sources" in turned.buttons
    asked = group.owner.send(group.owner.user_id, "/rules")  # one game runs: its rules it is
    again = group.owner.wait_for(lambda post: "Gifts. Keep" in post.text, after=asked.id)
    assert again.buttons == rules.buttons


def test_rules_can_be_asked_for_by_name_and_in_private(group: Group) -> None:
    said = group.say(group.owner, "/rules sealed")
    way = group.wait(lambda post: "the rules in private" in post.text, said.id)
    assert way.buttons == ["Sealed Bids"]
    clara = group.people[2]
    said = clara.start("rules_carcassonne")
    rules = clara.wait_for(lambda post: "тайл" in post.text or "плит" in post.text, after=said.id)
    assert rules.sender.is_bot
    lobby = group.open("/play gifts")
    answer = clara.press(lobby, data=data_of(lobby, "i"))
    assert answer.url == "https://t.me/nastolka_play_bot?start=rules_gifts"


def test_link_to_unknown_rules_is_answered(group: Group) -> None:
    anna = group.owner
    said = anna.start("rules_chess")
    assert anna.wait_for(lambda post: post.sender.is_bot, after=said.id).text


def test_help_is_short_and_lists_all_commands_behind_a_button(group: Group) -> None:
    told = replied(group, group.owner, "/help")
    assert "/play@nastolka_play_bot" in told.text  # with other bots there, only that reaches ours
    assert (told.buttons, len(told.text.split()) < 70) == (["⋯ More: /…"], True)
    group.owner.press(told, "⋯ More: /…")
    assert "/undo — take back" in later(group.owner, told).text
    answer = private(group.owner, "/help")
    assert answer.buttons == ["🎓 How to play", "Settings", "⋯ More: /…"]
    assert "/play starts a game: here against computers" in answer.text
    group.owner.press(answer, "⋯ More: /…")
    listed = later(group.owner, answer)
    assert "with several games I ask which" in listed.text
    group.owner.press(listed, "Back")
    assert later(group.owner, listed).text == answer.text


def test_only_admins_set_the_groups_language(group: Group) -> None:
    board = group.begin("/play gifts")
    anna, boris, _ = group.people
    question = replied(group, anna, "/settings")
    assert question.buttons[:3] == ["✓ English", "Русский", "Українська"]
    refused = boris.press(question, text="Українська")
    assert refused.text == "Это могут только администраторы группы."
    assert anna.press(question, text="Українська").text == "Тепер я говорю тут українською."
    ticked = group.wait(lambda post: post.id == question.id and "✓ Українська" in post.buttons)
    assert ticked.text.startswith("Налаштування цієї групи\n")
    group.wait(lambda post: post.id == board.id and "Залишити" in "".join(post.buttons))
    assert replied(group, boris, "/help").text.startswith("Як це влаштовано")


def test_who_is_no_admin_is_told_what_holds_and_who_can_change_it(group: Group) -> None:
    """No button stands there that would be refused."""
    group.open("/play gifts")  # by an admin, in English
    told = replied(group, group.people[1], "/settings")
    assert told.text.split("\n") == [
        "Settings of this group",
        "English",
        "📌 Pin the game: on",
        "🎓 Skill levels: off",
        "👓 High contrast: off",
        "🗓 Monthly summary: off",
        "🖼 Older boards: go",
        "🔔 Call in private: on",
        "An admin of this group can change these with /settings.",
    ]
    assert told.buttons == []


def test_a_group_that_nobody_has_set_speaks_as_who_sends_its_first_command(toys: Stage) -> None:
    """Whoever has added the bot may speak another language, and play nothing."""
    group = toys.group("en", "ru")
    anna, boris = group.people
    assert group.bots()[0].text.startswith("Hello!")  # to whoever has added the bot
    assert replied(group, boris, "/help").text.startswith("Как это устроено")
    assert replied(group, anna, "/help").text.startswith("Как это устроено")


def test_person_sets_the_language_of_his_toasts(group: Group) -> None:
    clara = group.people[2]
    question = settings_page(clara, "language")
    assert question.buttons[:3] == ["English", "Русский", "✓ Українська"]
    clara.press(question, text="Русский")
    lobby = group.open("/play gifts")
    assert clara.press(lobby, data=data_of(lobby, "j")).text == "Вы в игре!"


def test_person_sets_his_quiet_hours(group: Group) -> None:
    clara = group.people[2]
    question = settings_page(clara, "quiet")
    assert question.buttons[:4] == ["🌙 20–10", "✓ 🌙 22–8", "🌙 0–7", "🌙 немає"]
    for forged in ("N", "N:1-2", "N:", "se:x"):
        assert clara.press(question, data=f":{forged}", force=True).answered
    clara.press(question, text="🌙 0–7")
    assert "✓ 🌙 0–7" in later(clara, question).buttons


# Private chats


def test_newcomer_is_welcomed_and_shown_the_way_to_a_group(toys: Stage) -> None:
    person = toys.host.person("Zoe", "ru")
    welcome = private(person, "/start")
    assert welcome.text.startswith("Здравствуйте!")
    assert welcome.buttons == [
        "🤖 Попробовать: Каркассон",
        "👥 С другом",
        "🎓 Урок (3 мин)",
        "⋯ Ещё",
    ]
    listed = person.unfold(welcome)
    assert listed
    add = next(key for key in keys_of(listed) if key.url)
    assert (add.text, add.url) == (
        "Добавить в группу",
        "https://t.me/nastolka_play_bot?startgroup=play",
    )
    assert private(person, "/play").text.startswith("Во что сыграем?")


@pytest.mark.parametrize("payload", ["join_0123456789", "hand_0123456789", "join_", "nonsense"])
def test_dead_link_is_answered(toys: Stage, payload: str) -> None:
    person = toys.host.person("Zoe", "en")
    said = person.start(payload)
    assert person.wait_for(lambda post: post.sender.is_bot, after=said.id).text


# Menus


def test_menus_fit_chat_and_language(group: Group) -> None:
    anna, boris, clara = group.people
    # Set beside the work, one after the other; until a language has its own, it is shown English.
    until(lambda: clara.commands(group.chat).get("play") == "Відкрити стіл")
    assert tuple(anna.commands(group.chat)) == GROUP
    assert tuple(anna.commands()) == PRIVATE
    said = [person.commands(group.chat)["play"] for person in (anna, boris, clara)]
    assert said == ["Open a table", "Открыть стол", "Відкрити стіл"]


# Being forgotten


def test_nothing_is_forgotten_before_it_is_confirmed(toys: Stage) -> None:
    anna = toys.host.person("Anna", "uk")
    asked = private(anna, "/forget")
    assert asked.text.startswith("Видалити все")
    assert asked.buttons == ["Підтвердити", "Назад"]
    anna.press(asked, "Назад")
    anna.wait_for(lambda post: post.text == "/forget" and anna.messages()[-1].id == post.id)
    again = anna.send(anna.user_id, "/forget")
    asked = anna.wait_for(lambda post: post.sender.is_bot, after=again.id)
    anna.press(asked, "Підтвердити")
    anna.wait_for(
        lambda post: post.id == asked.id and post.text.startswith("Видалено ваші ім’я та мову")
    )
    assert anna.messages()[-1].keyboard is None
