"""From /play to the first board, and the ways out of it."""

import pytest

from playground.person import Answer, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, keys_of, until, verb


@pytest.fixture
def group(stage: Stage) -> Group:
    return stage.group("en", "ru", "uk")


def lobby_after(group: Group, lobby: Post, said: str) -> Post:
    return group.wait(lambda post: post.id == lobby.id and said in post.text)


def tap(group: Group, person: int, lobby: Post, wanted: str) -> Answer:
    """Press a button of the lobby, or one of its list."""
    return group.people[person].press(lobby, data=data_of(lobby, wanted), force=True)


def test_new_group_is_greeted_in_its_owners_language(stage: Stage) -> None:
    group = stage.group("uk", "en")
    greeting = group.wait(lambda post: True)
    assert greeting.text.startswith("Вітаю! Зі мною тут можна грати в настільні ігри.")
    assert "/play@nastolka_play_bot" in greeting.text  # with other bots there, only that reaches us


def test_table_fills_and_starts(group: Group) -> None:
    lobby = group.open()
    assert not has(lobby, "s")
    assert tap(group, 1, lobby, "j").text == "Вы в игре!"
    assert tap(group, 2, lobby, "j").text == "Ви у грі!"
    ready = lobby_after(group, lobby, "Clara")
    assert "🔴 Anna · host · red\n🔵 Борис · blue\n🟡 Clara · yellow" in ready.text
    group.owner.press(ready, data=data_of(ready, "s"))
    board = group.live(lobby.id)
    assert "➤" in board.text
    assert board.photo
    gone = group.wait(lambda post: post.id == lobby.id and not post.keyboard)
    assert "Борис" in gone.text
    assert "Ready? The host" not in gone.text


def test_only_the_host_starts_and_sets_options(group: Group) -> None:
    lobby = group.open()
    for person in (0, 1):
        tap(group, person, lobby, "j")
    lobby = lobby_after(group, lobby, "Ready? The host")
    assert (tap(group, 1, lobby, "s").text or "").startswith("Начать может организатор.")
    assert tap(group, 1, lobby, "o").text == "Это может только организатор."
    assert tap(group, 1, lobby, "x").text == "Это может только организатор."
    assert tap(group, 2, lobby, "x").text == "Ви не за цим столом."


def test_options_are_explained_and_set(group: Group) -> None:
    lobby = group.open()
    tap(group, 0, lobby, "o")
    presets = group.wait(lambda post: post.id == lobby.id and "River & abbot" in post.buttons)
    more = next(key for key in keys_of(presets) if key.text == "⋯ More")
    group.owner.press(presets, data=more.data)
    panel = lobby_after(group, lobby, "Tap an option")
    farmers = next(key for key in keys_of(panel) if key.text == "Farmers: on")
    group.owner.press(panel, data=farmers.data)
    opened = lobby_after(group, lobby, "Followers may lie on fields")
    off = next(key for key in keys_of(opened) if key.text == "Off")
    group.owner.press(opened, data=off.data)
    group.wait(lambda post: post.id == lobby.id and "Farmers: off" in post.buttons)
    back = next(key for key in keys_of(panel) if verb(key) == "l")
    group.owner.press(panel, data=back.data)
    assert has(lobby_after(group, lobby, "Farmers: off"), "j")


def test_options_open_for_the_host_alone_while_others_go_on_joining(group: Group) -> None:
    owner = group.owner
    owner.start()
    owner.wait_for(lambda post: post.sender.is_bot, owner.user_id)
    lobby = group.open()
    link = tap(group, 0, lobby, "o").url
    assert link
    assert link.endswith("?start=here")  # it opens the chat: the panel comes by itself, once
    panel = owner.wait_for(lambda post: "River & abbot" in post.buttons, owner.user_id)
    assert panel.text.startswith("Carcassonne · Friday\nOptions")
    owner.send(owner.user_id, f"/start {link.partition('=')[2]}")
    assert tap(group, 1, lobby, "j").text == "Вы в игре!"
    owner.press(panel, text="River & abbot")
    owner.wait_for(lambda post: "✓ River & abbot" in post.buttons, owner.user_id)
    assert sum("✓ River & abbot" in post.buttons for post in owner.messages(owner.user_id)) == 1
    ready = lobby_after(group, lobby, "River: on")
    assert "Борис" in ready.text
    owner.press(panel, text="Done")
    group.owner.press(ready, data=data_of(ready, "s"))
    group.live(lobby.id)
    group.say(owner, "/stop")
    ask = group.wait(lambda post: post.text.startswith("End this game?"))
    owner.press(ask, text="End it")
    group.wait(lambda post: has(post, "r"))  # not to be taken for what follows
    again = group.open("/play")
    assert again.buttons[0].startswith("Carcassonne · ")
    owner.press(again, text=again.buttons[0])
    asked = group.wait(lambda post: "🔁 Like last time" in post.buttons, again.id)
    assert "🔴 Anna · host" in asked.text
    owner.press(asked, text="🔁 Like last time")
    lobby_after(group, asked, "River: on")


def test_colours_are_taken_and_refused(group: Group) -> None:
    lobby = group.open()
    for person in (0, 1):
        tap(group, person, lobby, "j")
    lobby = lobby_after(group, lobby, "🔵 Борис")
    listed = group.owner.unfold(lobby)
    assert listed
    onlooker = group.people[2].press(listed, text="Colours", force=True)
    assert onlooker.text == "Ви не за цим столом."
    assert group.owner.press(listed, text="Colours").answered
    lobby = group.wait(lambda post: any(k.text == "🟢 green" for k in keys_of(post)))
    green = next(key.data for key in keys_of(lobby) if key.text == "🟢 green")
    assert group.owner.press(lobby, data=green).answered
    lobby = lobby_after(group, lobby, "🟢 Anna · host")
    taken = group.people[1].press(lobby, data=green, force=True)
    assert taken.text == "Этот цвет уже занят."
    onlooker = group.people[2].press(lobby, data=green, force=True)
    assert onlooker.text == "Ви не за цим столом."


def test_who_leaves_hands_over(group: Group) -> None:
    lobby = group.open()
    for person in (0, 1):
        tap(group, person, lobby, "j")
    lobby = lobby_after(group, lobby, "Борис")
    assert tap(group, 0, lobby, "v").text == "You’ve left the table."
    assert "Anna" not in lobby_after(group, lobby, "Борис · host").text


def test_cancelled_lobby_makes_room_for_another(group: Group) -> None:
    lobby = group.open()
    tap(group, 0, lobby, "x")
    assert lobby_after(group, lobby, "This table was cancelled.").keyboard is None
    assert tap(group, 1, lobby, "j").text == "Стол отменён. Новый — /play."
    assert group.open().id > lobby.id


def test_options_of_a_cancelled_lobby_go(group: Group) -> None:
    owner = group.owner
    owner.start()
    owner.wait_for(lambda post: post.sender.is_bot, owner.user_id)
    lobby = group.open()
    tap(group, 0, lobby, "o")
    panel = owner.wait_for(lambda post: "River & abbot" in post.buttons, owner.user_id)
    tap(group, 0, lobby, "x")
    lobby_after(group, lobby, "This table was cancelled.")
    told = owner.wait_for(lambda post: post.id == panel.id and not post.keyboard, owner.user_id)
    assert told.text.endswith("This table was cancelled. /play opens a new one.")


def test_play_again_brings_the_lobby_down(group: Group) -> None:
    lobby = group.open()
    tap(group, 0, lobby, "j")
    lobby_after(group, lobby, "Anna")
    said = group.say(group.people[1], "/play")
    assert group.wait(lambda post: "🔴 Anna · host" in post.text, said.id)
    assert group.wait(lambda post: post.id == lobby.id and not post.keyboard)


def test_startgroup_link_opens_a_table_at_once(stage: Stage) -> None:
    anna = stage.host.person("Anna", "en")
    chat = stage.host.group("Friday", anna)
    bot = stage.host.get("world")["bot"]
    stage.host.remove(f"chats/{chat}/members/{bot['id']}")
    body = {"user_id": bot["id"], "by": anna.user_id, "payload": "play"}
    stage.host.post(f"chats/{chat}/members", body)
    group = Group((anna,), chat)
    choice = group.live()
    assert choice.photo  # of the games
    anna.press(choice, data=data_of(choice, "g"))
    assert not group.wait(lambda post: has(post, "j")).photo
    until(lambda: choice.id not in {post.id for post in group.bots()})


def test_names_of_all_kinds_sit_side_by_side(stage: Stage) -> None:
    names = ("<b>Bold</b> & Söhne", "‮gnorw", "W" * 64, "  Mary\nAnn  ", "李小龍 👨‍👩‍👧")
    people = tuple(stage.host.person(name) for name in names)
    group = Group(people, stage.host.group("Friday", *people))
    for person in people:
        person.start()
    lobby = group.open()
    for number in range(len(people)):
        tap(group, number, lobby, "j")
    full = lobby_after(group, lobby, "李小龍 👨‍👩‍👧")
    short = ("<b>Bold</b> & Söhne", "gnorw", "W" * 13, "Mary Ann", "李小龍 👨‍👩‍👧")
    assert [name for name in short if name not in full.text] == [], full.text
    assert "‮" not in full.text
    tap(group, 0, full, "s")
    assert group.live(lobby.id).photo
