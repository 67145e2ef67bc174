"""Games with secrets: nobody sits down before their private chat works; hands stay there."""

import re
from pathlib import Path
from random import Random

import pytest

from playground.person import Host, Person, Post, RefusedError
from playground.testing import running
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import Group, data_of, has, keys_of, later, unclocked, until, verb

BEASTS = {"mouse", "hare", "fox", "lynx", "boar", "wolf", "elk", "bear", "ox", "whale", "dragon"}


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en", "en")


def seated(group: Group, people: int = 2) -> Post:
    """Have people sit down at a game with secrets; return the lobby."""
    lobby = group.open("/play sealed")
    for person in group.people[:people]:
        person.start()
        person.wait_for(lambda post: post.sender.is_bot)
        person.press(lobby, data=data_of(lobby, "j"))
    return group.wait(lambda post: post.id == lobby.id and has(post, "s"))


def begun(group: Group, people: int = 2, *, has_clock: bool = True) -> Post:
    """Start it; return the board in the group."""
    lobby = seated(group, people)
    if not has_clock:
        unclocked(group.owner, lobby)
    group.owner.press(lobby, data=data_of(lobby, "s"))
    return group.live(lobby.id)


def hand(person: Person, after: int = 0) -> Post:
    """The live hand of a person who is asked."""
    return person.wait_for(lambda post: has(post, "c") or has(post, "y"), after=after)


def note_of(person: Person, opening: str) -> Post:
    """What a person is told besides the hand."""
    return person.wait_for(lambda post: "\n" + opening in post.text)


def bid(person: Person, chance: Random) -> None:
    """Bid something; when it returns, the buttons of this bid are gone."""
    asked = hand(person)
    while not has(asked, "y"):
        key = chance.choice(
            [key for key in keys_of(asked) if verb(key) == "c" and key.text[0] != "‹"]
        )
        try:
            person.press(asked, data=key.data)
        except RefusedError:  # drawn anew under the thumb, as after its board has moved elsewhere
            asked = hand(person)
        else:
            asked = later(person, asked)
    person.press(asked, data=data_of(asked, "y"))
    wait_without_buttons(person, asked.id)


def wait_without_buttons(person: Person, id: int) -> None:
    """Wait until a hand asks no more; by then it may be gone (docs/adr/0095)."""

    def asks(post: Post) -> bool:
        return post.id == id and (has(post, "c") or has(post, "y"))

    until(lambda: not any(map(asks, person.messages())))


def held(post: Post) -> set[str]:
    """The beasts that a message names outside of what was played."""
    words = post.text.lower().replace(",", " ").split()
    if "played:" in words:
        played = words.index("played:")
        words = words[:played] + words[words.index("hand:") :]
    return set(words) & BEASTS


def test_newcomer_is_led_to_the_private_chat_and_seated_there(group: Group) -> None:
    lobby = group.open("/play sealed")
    anna = group.owner
    answer = anna.press(lobby, data=data_of(lobby, "j"))
    assert answer.text is None
    assert answer.url
    address, _, payload = answer.url.partition("?start=")
    assert address == "https://t.me/nastolka_play_bot"
    assert "\nHost: Anna\n" in group.live().text
    said = anna.start(payload)
    answer_there = anna.wait_for(lambda post: post.sender.is_bot, after=said.id)
    assert answer_there.text.startswith("Sealed Bids · Friday\nYou’re in!")
    assert group.wait(lambda post: post.id == lobby.id and "🔴 Anna · host" in post.text)


def test_who_is_known_joins_with_one_tap(group: Group) -> None:
    lobby = group.open("/play sealed")
    boris = group.people[1]
    boris.start()
    boris.wait_for(lambda post: post.sender.is_bot)
    assert boris.press(lobby, data=data_of(lobby, "j")).text == "You’re in!"


def test_who_has_blocked_the_bot_is_led_back(group: Group) -> None:
    lobby = group.open("/play sealed")
    boris = group.people[1]
    boris.start()
    welcome = boris.wait_for(lambda post: post.sender.is_bot)
    boris.block()
    # What comes from one chat is dealt with in order: with this press, the block is known.
    assert boris.press(welcome, data=":t:xx", force=True).answered
    answer = boris.press(lobby, data=data_of(lobby, "j"))
    assert answer.url
    boris.start(answer.url.partition("?start=")[2])
    assert group.wait(lambda post: post.id == lobby.id and "Борис" in post.text)


def test_hands_come_to_their_owners_and_to_nobody_else(group: Group) -> None:
    board = begun(group, 3)
    assert held(board) == set()
    assert board.buttons == ["My hand", "⋯ More"]
    hands = [held(hand(person)) for person in group.people]
    assert [len(beasts) for beasts in hands] == [3, 3, 3]
    assert len(set.union(*hands)) == 9


def test_notes_come_quietly_before_the_hand_and_are_left_standing(group: Group) -> None:
    begun(group)
    anna = group.owner
    for opening in ("Round 1: your beasts", "Round 2: your beasts"):
        note = note_of(anna, opening)
        asked = hand(anna, after=note.id)
        assert (note.silent, note.pings, note.keyboard) == (True, False, None)
        assert asked.pings
        for person in group.people[:2]:
            bid(person, Random(1))
    told = [post.text for post in anna.messages() if "your beasts" in post.text]
    assert len(told) == 2


def test_turn_pings_once(group: Group) -> None:
    board = begun(group)
    anna = group.owner
    asked = hand(anna)
    pings = [post for chat in (None, group.chat) for post in anna.messages(chat) if post.pings]
    assert [post.id for post in pings] == [asked.id]
    assert board.silent


def test_nothing_of_a_hand_is_ever_in_the_group(group: Group, toys: Stage) -> None:
    """Whole game: words, buttons, callback data, toasts of what stands in the group."""
    begun(group)
    chance = Random(3)
    for _ in range(2):
        for person in group.people[:2]:
            bid(person, chance)
    last = group.wait(lambda post: has(post, "r"))
    assert last.text.startswith("Game over")
    sent = [
        str(call["parameters"]).lower()
        for call in toys.host.log()
        if str(call["parameters"].get("chat_id")) == str(group.chat)
        and "played: -" in str(call["parameters"])
    ]
    assert sent
    assert not any(f" {beast}" in text for text in sent for beast in BEASTS)


def test_nothing_of_a_hand_is_logged_however_much_is(tmp_path: Path) -> None:
    with (
        running(tmp_path / "world", PATIENT) as server,
        Bot(tmp_path / "bot", server.url, server.token, WITH_TOYS, LOG_LEVEL="DEBUG") as bot,
    ):
        group = Stage(Host(server.url), bot).group("en", "en")
        begun(group)
        for _ in range(2):
            for person in group.people:
                bid(person, Random(3))
        group.wait(lambda post: has(post, "r"))
        log = bot.log.lower()
    assert "@nastolka_play_bot is ready" in log
    assert [line for line in log.split("\n") if set(re.findall(r"[a-z]+", line)) & BEASTS] == []


def test_those_who_decide_at_the_same_time_do_not_spoil_each_others_buttons(group: Group) -> None:
    begun(group)
    anna, boris, _ = group.people
    first = hand(anna)
    anna.press(first, data=data_of(first, "c"))
    half = later(anna, first)
    bid(boris, Random(1))
    group.wait(lambda post: "has made a bid" in post.text)
    (still,) = [post for post in anna.messages() if post.id == half.id]
    assert still.buttons == half.buttons
    bid(anna, Random(2))
    assert group.wait(lambda post: "round won with strength" in post.text)


def test_each_round_asks_anew_in_a_new_message(group: Group) -> None:
    begun(group)
    before = {person: hand(person).id for person in group.people[:2]}
    for person in before:
        bid(person, Random(1))
    for person, old in before.items():
        assert hand(person, after=old).keyboard
        wait_without_buttons(person, old)


def test_hand_is_sent_again_on_demand(group: Group) -> None:
    begun(group)
    _, boris, clara = group.people
    first = hand(boris)
    group.say(boris, "/hand")
    again = hand(boris, after=first.id)
    assert first.id < note_of(boris, "Round 1: your beasts").id < again.id
    assert (again.text, again.buttons) == (first.text, first.buttons)
    wait_without_buttons(boris, first.id)
    assert clara.press(group.live(), text="My hand").text == "You’re not at this table."


def test_forger_learns_nothing_from_another_persons_buttons(group: Group) -> None:
    begun(group)
    anna, boris, _ = group.people
    theirs = hand(anna)
    board = group.live()
    answer = boris.press(board, data=data_of(theirs, "c"), force=True)
    assert answer.text == "This button is old. Use the game’s latest message."
    assert verb(keys_of(board)[0]) == "h"
