"""What people do at a table without a group besides moves: leaving, blocking, votes, files, panels.
Each sees it in the own private chat (docs/adr/0097).
"""

from random import Random
from urllib.parse import unquote

import pytest

from playground.person import Person, Post
from tests.e2e.circles import Circle, begun, gathered, joined, newcomer, opened, play
from tests.e2e.conftest import Stage
from tests.e2e.groups import asks, data_of, has, keys_of, pick, until
from tests.proofs import filled


@pytest.fixture
def circle(toys: Stage) -> Circle:
    """Two people whose game has begun."""
    found = gathered(toys, "gifts", "en", "en")
    begun(found, has_clock=False)
    return found


def asked(circle: Circle) -> tuple[Person, Post]:
    """Whose turn it is, and what they are asked."""
    found: list[tuple[Person, Post]] = []

    def is_somebody() -> bool:
        live = [(person, post) for person in circle.people for post in circle.live(person)]
        found[:] = [one for one in live if asks(one[1])]
        return bool(found)

    until(is_somebody)
    return found[-1]


def moved(circle: Circle) -> Person:
    """Have a move made; return who has made it."""
    mover, post = asked(circle)
    person = mover
    while person == mover:
        mover.press(post, data=pick(post, Random(1)).data)
        person, post = _asked_anew(circle, post)
    return mover


def _asked_anew(circle: Circle, before: Post) -> tuple[Person, Post]:
    until(lambda: asked(circle)[1] != before)
    return asked(circle)


def other(circle: Circle, person: Person) -> Person:
    return next(one for one in circle.people if one != person)


def test_move_is_taken_back_when_the_other_agrees(circle: Circle) -> None:
    mover = moved(circle)
    friend = other(circle, mover)
    mover.send(mover.user_id, "/undo")
    vote = friend.wait_for(lambda post: has(post, "a"))
    assert vote.pings
    friend.press(vote, data=data_of(vote, "a"))
    mover.wait_for(asks)


def test_who_leaves_is_replaced_by_a_computer_and_comes_back(circle: Circle) -> None:
    _, kim = circle.people
    kim.send(kim.user_id, "/leave")
    question = kim.wait_for(lambda post: has(post, "e"))
    computer = next(key.data for key in keys_of(question) if (key.data or "").endswith(":c"))
    kim.press(question, data=computer)
    circle.owner.wait_for(lambda post: "🤖" in " ".join(post.buttons) + post.text)
    back = kim.wait_for(lambda post: has(post, "G"))
    kim.press(back, data=data_of(back, "G"))
    until(lambda: not any(has(post, "G") for post in circle.live(kim)))


def test_who_blocks_the_bot_is_named_to_the_others_and_comes_back(circle: Circle) -> None:
    """They are asked anew; who is not on turn finds the board where it stood."""
    mover, _ = asked(circle)
    name = "Zoe" if mover == circle.owner else "Kim"
    mover.block()
    friend = other(circle, mover)
    friend.wait_for(lambda post: f"I can’t reach {name}" in post.text)
    before = {post.id for post in circle.bots(mover)}
    mover.block(blocked=False)
    until(lambda: bool({post.id for post in circle.live(mover)} - before))
    until(lambda: not any("I can’t reach" in post.text for post in circle.bots(friend)))


def test_friend_of_somebody_who_has_blocked_the_bot_goes_on_alone_and_ends_the_game(
    circle: Circle,
) -> None:
    """Without a clock: all that was offered was refused, or counted votes for ever."""
    mover, _ = asked(circle)
    friend = other(circle, mover)
    mover.block()
    board = friend.wait_for(lambda post: "I can’t reach" in post.text and has(post, "a"))
    skip, _, _ = (key.data for key in keys_of(board) if (key.data or "").split(":")[1] == "a")
    friend.press(board, data=skip or "")
    friend.wait_for(asks)
    friend.send(friend.user_id, "/stop")
    question = friend.wait_for(lambda post: "End this game?" in post.text)
    friend.press(question, data=data_of(question, "x"))
    friend.wait_for(lambda post: has(post, "r") and "stopped" in post.text)


def test_board_comes_to_the_bottom_of_ones_own_chat_alone(circle: Circle) -> None:
    zoe, kim = circle.people

    def boards(person: Person) -> list[int]:
        """Boards alone: the question about one's clock may come beside, sooner or later."""
        return [post.id for post in circle.bots(person) if "➤" in post.text]

    until(lambda: bool(boards(zoe) and boards(kim)))
    theirs = boards(zoe)
    said = kim.send(kim.user_id, "/board")
    kim.wait_for(lambda post: post.sender.is_bot and "➤" in post.text, after=said.id)
    assert boards(zoe) == theirs


def test_game_ends_by_the_votes_of_both(circle: Circle) -> None:
    zoe, kim = circle.people
    asked(circle)
    kim.send(kim.user_id, "/stop")
    question = kim.wait_for(lambda post: post.text.endswith(("agree.", "End this game?")))
    kim.press(question, data=data_of(question, "x"))
    zoe.send(zoe.user_id, "/stop")
    question = zoe.wait_for(lambda post: "End this game?" in post.text and has(post, "x"))
    zoe.press(question, data=data_of(question, "x"))
    for person in circle.people:
        person.wait_for(lambda post: has(post, "r"))


def test_options_are_seen_by_the_host_alone(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en", "en")
    zoe, kim = circle.people
    lobby = zoe.wait_for(lambda post: has(post, "s"))
    theirs = circle.live(kim)[-1]
    zoe.press(lobby, data=data_of(lobby, "o"))
    zoe.wait_for(lambda post: has(post, "l"))
    assert circle.live(kim)[-1].text == theirs.text
    listed = kim.unfold(theirs)
    assert listed
    assert not has(listed, "o")  # no host’s button
    assert kim.press(theirs, data=data_of(theirs, "o"), force=True).text


def test_host_is_told_when_a_friend_has_come(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en")
    before = circle.live(circle.owner)[-1]
    joined(circle, toys.host.person("Kim"))
    lobby = circle.owner.wait_for(lambda post: has(post, "s"), after=before.id)
    assert lobby.pings
    assert "Kim" in lobby.text


def test_each_may_have_the_files_in_their_own_chat(circle: Circle) -> None:
    play(circle, Random(8))
    for person in circle.people:
        last = circle.live(person)[-1]
        person.press(last, data=data_of(last, "p"))
        person.wait_for(lambda post: post.document is not None)


def test_export_is_found_by_command_while_it_runs_and_after(circle: Circle) -> None:
    """/export in a private chat means the table of people that stands there, too."""
    zoe, kim = circle.people
    for person in (kim, zoe):
        said = person.send(person.user_id, "/export")
        person.wait_for(lambda post: post.document is not None, after=said.id)
        if person == kim:
            play(circle, Random(8))


def test_fourth_table_is_refused_kindly(toys: Stage) -> None:
    zoe = toys.host.person("Zoe")
    for _ in range(3):
        said = zoe.start()
        zoe.wait_for(lambda post: has(post, "fr"), after=said.id)
        opened(zoe, "gifts")
    host = gathered(toys, "gifts", "en")
    zoe.start(f"join_{host.table}")
    zoe.wait_for(lambda post: post.text.startswith("You’re at three tables"))


def test_who_is_forgotten_plays_on_by_another_name(circle: Circle) -> None:
    zoe, kim = circle.people
    kim.send(kim.user_id, "/forget")
    question = kim.wait_for(lambda post: has(post, "u"))
    kim.press(question, data=data_of(question, "u"))
    until(lambda: all("Kim" not in post.text for post in circle.live(zoe)))
    play(circle, Random(9), 6)


def test_seat_is_handed_on_by_a_link(toys: Stage) -> None:
    """The owner sends it, who follows it is asked; each in the own language (docs/adr/0072)."""
    circle = gathered(toys, "sealed", "en", "ru")
    begun(circle)
    zoe, kim = circle.people
    asked(circle)
    zoe.send(zoe.user_id, "/leave")
    question = zoe.wait_for(lambda post: has(post, "1"))
    told = zoe.press(question, data=data_of(question, "1")).text
    assert (
        told
        == "Now send a friend the link below the board. Until they take the seat, you keep playing."
    )
    board = zoe.wait_for(lambda post: f"start=seat_{circle.table}_" in post.html)
    (send,) = [key for key in keys_of(board) if "t.me/share" in (key.url or "")]
    link = unquote(send.url or "").partition("?start=")[2]
    kim.wait_for(lambda post: "Zoe ищет, кто доиграет" in post.text)
    assert not any(filled(f"seat_{circle.table}" in post.html for post in circle.bots(kim)))

    lou, max_ = (
        newcomer(toys, name, language) for name, language in (("Lou", "uk"), ("Max", "en"))
    )
    asks_ = [_follow(person, link) for person in (lou, max_)]
    assert "Zoe просить вас дограти партію" in asks_[0].text
    assert "Kim" in asks_[0].text
    assert lou.press(asks_[0], data=data_of(asks_[0], "3")).text == "Місце ваше. Гарної гри!"
    late = max_.press(asks_[1], data=data_of(asks_[1], "3")).text
    assert late == "This button is old. Use the game’s latest message."
    assert "isn’t on offer any more" in _follow(max_, link, "fr").text

    until(lambda: bool(circle.live(lou)) and not circle.live(zoe))
    kim.wait_for(lambda post: "Lou играет дальше за игрока Zoe." in post.text)
    until(lambda: asks_[0].id not in [post.id for post in lou.messages()])
    play(Circle((lou, kim), circle.table), Random(2))


def _follow(person: Person, link: str, verb: str = "3") -> Post:
    """Follow a link; return what is said there."""
    said = person.start(link)
    return person.wait_for(lambda post: has(post, verb), after=said.id)
