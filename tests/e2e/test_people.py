"""People and their time through the real bot: taking back, leaving, removing, waiting no longer."""

import time

import pytest

from playground.person import Person, Post
from tests.e2e.conftest import Stage, pass_time
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
from tests.proofs import filled

DAY = 86_400


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en", "en")


def two_days_later_at_noon() -> int:
    """By how many seconds a clock must go ahead for that, in UTC: nobody is reminded at night."""
    return 2 * DAY + (DAY // 2 - int(time.time())) % DAY


def moved_once(group: Group) -> tuple[Person, Post]:
    """Begin a game; let the first player keep their card; return them and the next board."""
    board = group.begin("/play gifts")
    mover = group.awaited(board)
    mover.press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    mover.press(preview, data=data_of(preview, "y"))
    return mover, group.live(board.id)


def others(group: Group, person: Person) -> list[Person]:
    return [one for one in group.people if one != person]


# Taking back


def test_move_is_given_back_by_one_tap_of_each_of_two(group: Group) -> None:
    mover, board = moved_once(group)
    said = group.say(mover, "/undo")
    asked = group.live(said.id)
    assert "take that back?" in asked.text
    assert mover.press(asked, data=data_of(asked, "a")).text == (
        "This one’s about you: the others decide."
    )
    first, second = others(group, mover)
    assert first.press(asked, data=data_of(asked, "a")).text == (
        "Vote counted. Waiting for the others."
    )
    counted = later(first, asked)
    assert "↩ Allow (1/2)" in counted.buttons
    assert second.press(counted, data=data_of(counted, "a")).text == "Done."
    again = group.live(asked.id)
    assert group.awaited(again) == mover
    assert board.id < asked.id < again.id


def test_who_says_no_is_heard_and_others_cannot_ask(group: Group) -> None:
    mover, _ = moved_once(group)
    other = others(group, mover)[0]
    said = group.say(other, "/undo")
    group.wait(lambda post: "can take back the last move" in post.text, said.id)
    asked = group.live(group.say(mover, "/undo").id)
    assert other.press(asked, data=data_of(asked, "d")).text == "OK, we’ll leave it as it is."
    assert "asks" not in later(other, asked).text


# Leaving, removing


def test_who_leaves_is_asked_first_and_nobody_leaves_for_him(group: Group) -> None:
    board = group.begin("/play gifts")
    leaver = group.awaited(board)
    said = group.say(leaver, "/leave")
    question = group.wait(lambda post: has(post, "e"), said.id)
    other = others(group, leaver)[0]
    assert other.press(question, data=data_of(question, "e")).text == (
        f"This question is for {name(group, leaver)}."
    )
    assert leaver.press(question, data=data_of(question, "e")).text == "You’ve left the table."
    after = group.wait(lambda post: "left. I’ll make" in post.text and has(post, "c"))
    assert group.awaited(after) != leaver
    until(lambda: question.id not in [post.id for post in group.posts()])
    assert leaver.press(after, data=data_of(after, "c")).text == "You’ve left this game."


def test_who_leaves_it_to_a_computer_takes_the_seat_back_by_one_tap(toys: Stage) -> None:
    """Meanwhile there is nobody but the other whom one could do without."""
    group = toys.group("en", "en")
    board = group.begin("/play gifts")
    stays = group.awaited(board)  # and does not move: nor does the computer, then
    (leaver,) = others(group, stays)
    said = group.say(leaver, "/leave")
    question = group.wait(lambda post: has(post, "e"), said.id)
    key = next(key for key in keys_of(question) if key.text.startswith("🤖"))
    told = leaver.press(question, data=key.data).text
    assert told == "A computer is playing for you now. Come back any time."
    called = name(group, leaver)
    away = group.wait(lambda post: f"🤖 {called}" in post.text)
    assert away.id >= board.id
    alone = group.say(stays, "/kick")
    group.wait(lambda post: post.text == "Nobody else is at this table.", alone.id)
    leaver.press(away, text="↩ I’m back")
    group.wait(lambda post: has(post, "c") and f"🤖 {called}" not in post.text)


def name(group: Group, person: Person) -> str:
    return ("Anna", "Борис", "Clara")[group.people.index(person)]


def test_who_is_replied_to_or_named_by_a_button_is_removed_by_vote(group: Group) -> None:
    group.begin("/play gifts")
    _, boris, clara = group.people
    said = group.say(group.owner, "/kick")
    question = group.wait(lambda post: post.text.startswith("Remove somebody, or have"), said.id)
    assert len(question.buttons) == 5  # each of the others, and a computer in the place of each
    assert boris.press(question, text="No").text == "This question is for Anna."
    key = next(key for key in keys_of(question) if "Clara" in key.text)
    assert boris.press(question, data=key.data).text == "Vote counted. Waiting for the others."
    vote = group.wait(lambda post: "Carry on without Clara?" in post.text)
    assert any("🚪 Remove (1/2)" in text for text in vote.buttons)
    told = boris.send(group.chat, "zzz")
    group.owner.send(group.chat, "/kick", reply_to=told.id)
    second = group.wait(lambda post: "Carry on without Борис?" in post.text)
    clara.press(second, data=keys_of(second)[-3].data)  # No and Rules follow
    last = group.wait(lambda post: "🚪 Борис left." in post.text)
    assert clara.press(last, data=data_of(vote, "a"), force=True).answered


def test_lobby_is_left_by_the_command_too(group: Group) -> None:
    lobby = group.open("/play gifts")
    boris = group.people[1]
    boris.press(lobby, data=data_of(lobby, "j"))
    group.wait(lambda post: post.id == lobby.id and "Борис" in post.text)
    group.say(boris, "/leave")
    group.wait(lambda post: post.id == lobby.id and "Борис" not in post.text)


def test_host_does_without_somebody_in_the_lobby(group: Group) -> None:
    lobby = group.open("/play gifts")
    anna, boris, clara = group.people
    for person in (anna, boris):
        person.press(lobby, data=data_of(lobby, "j"))
    group.wait(lambda post: post.id == lobby.id and "Борис" in post.text)
    refused = group.say(clara, "/kick")
    group.wait(lambda post: post.text == "Only the host can do that.", refused.id)
    said = group.say(anna, "/kick")
    question = group.wait(lambda post: has(post, "D"), said.id)
    assert [key.text for key in keys_of(question)] == ["🚪 Remove Борис", "No"]
    assert boris.press(question, data=data_of(question, "D")).text == "Only the host can do that."
    told = anna.press(question, data=data_of(question, "D")).text
    assert told == "Done. A mistake? /kick also invites people back."
    group.wait(lambda post: post.id == lobby.id and "Борис" not in post.text)
    until(lambda: question.id not in [post.id for post in group.posts()])
    alone = group.say(anna, "/kick")
    offered = group.wait(lambda post: has(post, "ib"), alone.id)
    assert [key.text for key in keys_of(offered)] == ["↩ Invite Борис back", "No"]
    anna.press(offered, data=data_of(offered, "ib"))
    group.wait(lambda post: post.id == lobby.id and "Борис" in post.text)
    assert boris.press(lobby, data=data_of(lobby, "j")).text == "You’re in!"


def test_forged_decisions_about_people_are_answered_and_change_nothing(
    toys: Stage, group: Group
) -> None:
    board = group.begin("/play gifts")
    table = data_of(board, "c").partition(":")[0]
    person = group.people[1]
    for words in (
        *("a", "a:u:0:0", "a:s:0:9", "a:r:9:0", "a:r:-1:0", "a:x:0:0", "a:r:0", "a:s:x:0"),
        *("d:u:0:0", "d:r:0:0", "e", "e:9", "q:-1", "w:86400", "w:x", "m:weekly", "f:7", "f:x"),
    ):
        assert person.press(board, data=f"{table}:{words}", force=True).answered, words
    (still,) = [post for post in group.bots() if post.id == board.id]
    assert (still.text, still.buttons) == (board.text, board.buttons)
    # A press of the one who is asked comes after all of them, and finds the same question.
    group.awaited(board).press(board, data=data_of(board, "c"))
    assert changed(group, board).buttons == ["‹ Back", "✓ Confirm"]
    assert "Traceback" not in toys.bot.log


def test_who_leaves_the_group_is_noticed_and_the_others_choose(toys: Stage) -> None:
    group = toys.group("en", "en", "en")
    board = group.begin("/play gifts")
    away = next(p for p in group.people[1:] if p != group.awaited(board))
    toys.host.remove(f"chats/{group.chat}/members/{away.user_id}")
    asked = group.live(board.id)
    assert "🚶 Left this group: " in asked.text
    assert "End the game…" in asked.buttons
    group.owner.press(asked, text="End the game…")
    question = group.wait(lambda post: post.text.startswith("End this game?"), after=asked.id)
    assert question.buttons == ["End it", "Keep playing"]
    toys.host.post(f"chats/{group.chat}/members", {"user_id": away.user_id})
    until(lambda: "Left this group" not in group.wait(lambda p: p.id == asked.id).text)


# Time


def begin_with_clock(group: Group) -> Post:
    """Start with a day a move, as it is over days; return the first board."""
    lobby = group.open("/play gifts")
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    ready = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    assert "Clock: 1 day per move" in ready.text
    group.owner.press(ready, data=data_of(ready, "s"))
    return group.live(lobby.id)


def test_late_player_is_skipped_after_a_restart_too(patient: Stage) -> None:
    group = patient.group("en", "en", "en")
    board = begin_with_clock(group)
    assert "data-unix" in board.html
    absent = group.awaited(board)
    other = others(group, absent)[0]
    said = group.say(other, "/skip")
    group.wait(lambda post: "still has time" in post.text, said.id)

    patient.bot.kill()
    patient.bot.start()
    pass_time(patient, DAY + 600)  # at work: time in which it is away counts for nobody
    late = group.live(said.id)
    assert "Out of time" in late.text
    remove = next(key for key in keys_of(late) if key.text.startswith("🚪"))
    assert absent.press(late, data=remove.data).text == "This one’s about you: the others decide."
    other.press(late, data=remove.data)
    question = group.wait(lambda post: post.text.startswith("Remove somebody, or have"), late.id)
    assert other.press(question, text="No").answered
    until(lambda: question.id not in [post.id for post in group.posts()])
    assert other.press(late, data=data_of(late, "a")).text == "Done."
    after = group.live(late.id)
    assert "Skipped" in after.text
    assert group.awaited(after) != absent
    assert "⏳" in after.text


def test_who_is_awaited_is_reminded_in_private_and_nobody_twice(patient: Stage) -> None:
    group = patient.group("en", "en")
    for person in group.people:
        panel = settings_page(person, "reminders")
        daily = next(key for key in keys_of(panel) if key.text == "Daily")
        person.press(panel, data=daily.data)
        person.wait_for(lambda post: "✓ Daily" in post.buttons)
        nights = settings_page(person, "quiet")  # nobody knows their clock: it would be silent
        person.press(nights, text="🌙 Off")
        person.wait_for(lambda post: "✓ 🌙 Off" in post.buttons)
    board = group.begin("/play gifts", has_clock=False)
    awaited = group.awaited(board)
    noon = two_days_later_at_noon()
    pass_time(patient, noon)
    reminder = awaited.wait_for(lambda post: "It’s your turn." in post.text)
    assert not reminder.silent
    assert awaited.press(reminder, data=data_of(reminder, "b")).text == (
        "The game is at the bottom of its group’s chat now."
    )
    late = ["⏭ Skip", "🚪 Remove", "🤖 Replace"]  # what the others can do after a day of silence
    shown = group.live(board.id).buttons
    assert [said for said in shown if said in late] == late
    rest = [said for said in shown if said not in late]
    assert rest == [*board.buttons[:2], "🔔 Send a reminder", *board.buttons[2:]]
    patient.bot.kill()
    patient.bot.start()
    pass_time(patient, noon + 600)
    private(awaited, "/help")
    reminders = [post for post in awaited.messages() if "It’s your turn." in post.text]
    assert [post.id for post in reminders] == [reminder.id]
    (other,) = others(group, awaited)
    assert not [post for post in other.messages() if "It’s your turn." in post.text]


def test_who_wants_a_daily_list_gets_one_a_day_and_no_reminder(patient: Stage) -> None:
    """Silently, at the hour that was set by buttons; a restart and a day more change nothing."""
    group = patient.group("en", "ru")
    for person in group.people:
        panel = settings_page(person, "reminders")
        wanted = next(key for key in keys_of(panel) if key.text in ("Daily list", "Список дня"))
        person.press(panel, data=wanted.data)
        chosen = person.wait_for(lambda post: "📋 ✓ 9:00" in post.buttons)
        person.press(chosen, text="📋 +1:00")
        person.wait_for(lambda post: "📋 ✓ 10:00" in post.buttons)
    board = group.begin("/play gifts", has_clock=False)
    awaited = group.awaited(board)
    noon = two_days_later_at_noon()
    pass_time(patient, noon)
    listed = awaited.wait_for(lambda post: post.text.startswith("📋"))
    assert listed.silent
    assert "Friday" in listed.text
    assert awaited.press(listed, data=data_of(listed, "b")).answered
    patient.bot.kill()
    patient.bot.start()
    pass_time(patient, noon + 600)
    private(awaited, "/help")
    assert len([post for post in awaited.messages() if post.text.startswith("📋")]) == 1
    pass_time(patient, noon + DAY)
    until(lambda: len([p for p in awaited.messages() if p.text.startswith("📋")]) == 2)
    (other,) = others(group, awaited)
    said = [post.text for person in group.people for post in person.messages()]
    assert not any(filled("⏰" in text for text in said))
    assert not [post for post in other.messages() if post.text.startswith("📋")]


def test_forgotten_lobby_is_cleared_away(patient: Stage) -> None:
    group = patient.group("en")
    lobby = group.open("/play gifts")
    pass_time(patient, DAY + 5)
    closed = group.wait(lambda post: post.id == lobby.id and "waited too long" in post.text)
    assert closed.keyboard is None
    pass_time(patient, 0)
    assert group.open("/play gifts").id > lobby.id
