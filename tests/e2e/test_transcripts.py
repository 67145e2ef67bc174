"""Short games as people read them, real ones in Russian and Ukrainian: files to be read, and
compared. `tests/chats` has whole games in English.

`REWRITE_TRANSCRIPTS=1 pytest tests/e2e/test_transcripts.py` writes them anew; read the difference.
"""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playground.person import Key, Person, Post
from tests.e2e.albums import keep_boards
from tests.e2e.conftest import Stage
from tests.e2e.groups import changed, has, keys_of, later, leads_on, until, verb
from tests.e2e.scribe import Scribe, button, is_about_clock

FOLDER = Path(__file__).parent / "transcripts"


def test_game_of_pictures(toys: Stage) -> None:
    """Carcassonne: lobby with options, four turns, a wrong tap, the rules, a vote to stop."""
    scribe = Scribe(toys.group("ru", "ru", "ru"), "Carcassonne (ru)")
    opened = _opened(scribe, "/play")
    asyncio.run(keep_boards(toys.bot, scribe.group.chat))
    lobby = _chosen(scribe, opened, 0)
    lobby = _options(scribe, lobby)
    _joined(scribe, lobby, (1,))
    board = _started(scribe, lobby)
    for turn in range(4):
        board = _placed(scribe, board, turn)
    _asked(scribe, "/rules")
    _asked(scribe, "/help")
    _voted(scribe)
    _compare(scribe, "carcassonne.ru.txt")


def test_game_to_the_end(toys: Stage) -> None:
    """Gifts: a whole game in words, to the last word and the rematch."""
    scribe = Scribe(toys.group("en", "en", "en"), "Gifts (en)")
    lobby = _opened(scribe, "/play gifts")
    asyncio.run(keep_boards(toys.bot, scribe.group.chat))
    _joined(scribe, lobby, (1, 2))
    board = _started(scribe, lobby)
    while not has(board, "r"):
        person = scribe.group.awaited(board)
        scribe.tap(person, board, button(board, "c", number=len(board.text) % 2))
        board = scribe.show(changed(scribe.group, board))
        while not has(board, "y"):
            scribe.tap(person, board, button(board, "c"))
            board = scribe.show(changed(scribe.group, board))
        scribe.tap(person, board, button(board, "y"))
        board = scribe.show(changed(scribe.group, board))
    scribe.tap(scribe.group.people[2], board, button(board, "r"))
    scribe.show(_wait(scribe, lambda post: has(post, "j") and post.id > board.id))
    _compare(scribe, "gifts.en.txt")


def test_game_with_secrets(toys: Stage) -> None:
    """Sealed bids: newcomers are led to their private chats, hands come there."""
    scribe = Scribe(toys.group("en", "en", "en"), "Sealed bids (en)")
    lobby = _opened(scribe, "/play sealed")
    asyncio.run(keep_boards(toys.bot, scribe.group.chat))
    people = scribe.group.people[:2]
    _led_in(scribe, lobby, people)
    board = _started(scribe, lobby)
    for round_ in range(2):
        for person in people:
            _bid(scribe, person, round_)
    _wait(scribe, lambda post: has(post, "r"))
    scribe.tap(people[0], _wait(scribe, lambda post: has(post, "r")), button(_live(scribe), "r"))
    _wait(scribe, lambda post: has(post, "j") and post.id > board.id)
    _compare(scribe, "sealed.en.txt")


def test_game_of_roles(toys: Stage) -> None:
    """Saboteur: roles and hands in private, four turns, "My hand" in the group, the host's stop."""
    scribe = Scribe(toys.group("uk", "uk", "uk"), "Saboteur (uk)")
    lobby = _opened(scribe, "/play saboteur")
    asyncio.run(keep_boards(toys.bot, scribe.group.chat))
    _led_in(scribe, lobby, scribe.group.people)
    board = _started(scribe, lobby)
    for turn in range(4):
        _played(scribe, turn)
        board = scribe.show(_gone_on(scribe, board))
    clara = scribe.group.people[2]
    scribe.tap(clara, board, button(board, "h"))
    scribe.show(_alone(scribe, clara), f"to {scribe.name(clara)} alone, in the group")
    said = scribe.say(scribe.group.owner, "/stop")
    question = scribe.show(_wait(scribe, lambda post: post.id > said.id and has(post, "x")))
    scribe.tap(scribe.group.owner, question, button(question, "x"))
    scribe.show(_wait(scribe, lambda post: has(post, "r")))
    _compare(scribe, "saboteur.uk.txt")


def test_game_of_a_team(toys: Stage) -> None:
    """Carcassonne's challenge: three share the seat, one leaves, one takes back, the last stops."""
    scribe = Scribe(toys.group("en", "en", "en"), "A team (en)")
    anna, boris, clara = scribe.group.people
    lobby = _with_mode(scribe, _opened(scribe, "/play carcassonne"))
    asyncio.run(keep_boards(toys.bot, scribe.group.chat))
    _joined(scribe, lobby, (1, 2))
    board = _started(scribe, lobby)
    for person in (boris, clara, boris):
        board = _moved(scribe, board, person)
    scribe.say(anna, "/undo")
    asked = scribe.show(_wait(scribe, lambda post: post.id > board.id and has(post, "a")))
    for person in (boris, clara):
        scribe.tap(person, asked, button(asked, "a"))
        asked = changed(scribe.group, asked)
    board = scribe.show(asked)
    _left(scribe, clara)
    scribe.show(_wait(scribe, lambda post: post.id == board.id and clara_is_gone(post)))
    _moved(scribe, board, anna)
    said = scribe.say(boris, "/skip")
    scribe.show(_wait(scribe, lambda post: post.id > said.id and not post.keyboard))
    _left(scribe, boris)
    _left(scribe, anna)
    scribe.show(_wait(scribe, lambda post: has(post, "r")))
    _compare(scribe, "team.en.txt")


def clara_is_gone(post: Post) -> bool:
    return "🚪" in post.text


def _with_mode(scribe: Scribe, lobby: Post) -> Post:
    """Have the host choose the challenge among the options."""
    owner = scribe.group.owner
    scribe.tap(owner, lobby, button(lobby, "mr"))
    lobby = scribe.show(changed(scribe.group, lobby))
    scribe.tap(owner, lobby, button(lobby, "o"))
    panel = changed(scribe.group, lobby)
    scribe.tap(owner, panel, button(panel, "o"))
    panel = changed(scribe.group, panel)
    mode = next(key for key in keys_of(panel) if (key.data or "").endswith(":mode"))
    scribe.tap(owner, panel, mode)
    panel = scribe.show(changed(scribe.group, panel))
    scribe.tap(owner, panel, button(panel, "o", 1))
    panel = changed(scribe.group, panel)
    scribe.tap(owner, panel, button(panel, "l"))
    return scribe.show(changed(scribe.group, panel))


def _moved(scribe: Scribe, board: Post, person: Person) -> Post:
    """Have somebody make the first move that there is."""
    while not has(board, "y"):
        scribe.tap(person, board, _steps(board)[0])
        board = changed(scribe.group, board)
    scribe.show(board)
    scribe.tap(person, board, button(board, "y"))
    return scribe.show(changed(scribe.group, board))


def _left(scribe: Scribe, person: Person) -> None:
    said = scribe.say(person, "/leave")
    question = scribe.show(_wait(scribe, lambda post: post.id > said.id and has(post, "e")))
    scribe.tap(person, question, button(question, "e"))


def _led_in(scribe: Scribe, lobby: Post, people: tuple[Person, ...]) -> None:
    """Have people join by way of their private chats."""
    for person in people:
        answer = scribe.tap(person, lobby, button(lobby, "j"))
        assert answer.url
        said = person.start(answer.url.partition("?start=")[2])
        scribe.show(_private(person, said.id), f"to {scribe.name(person)}")


def _played(scribe: Scribe, turn: int) -> None:
    """Have who is asked in private do something, each turn something else."""
    asked = _asked_in_private(scribe)
    person = next(one for one in scribe.group.people if one.user_id == asked.chat_id)
    where = f"to {scribe.name(person)}"
    scribe.show(asked, where)
    while not has(asked, "y"):
        steps = [key for key in keys_of(asked) if leads_on(key)]
        scribe.tap(person, asked, steps[turn % len(steps)])
        asked = scribe.show(later(person, asked), where)
    scribe.tap(person, asked, button(asked, "y"))
    scribe.show(later(person, asked), where)


def _asked_in_private(scribe: Scribe) -> Post:
    """The one question that somebody has before them."""
    found: list[Post] = []

    def is_one() -> bool:
        private = [post for person in scribe.group.people for post in person.messages()]
        found[:] = [post for post in private if has(post, "c")]
        return len(found) == 1

    until(is_one)
    return found[0]


def _alone(scribe: Scribe, person: Person) -> Post:
    """What nobody else sees in the group, once it is the hand."""
    found: list[Post] = []

    def is_hand() -> bool:
        found[:] = person.ephemeral(scribe.group.chat)
        return len(found) == 1 and found[0].photo is not None

    until(is_hand)
    return found[0]


def _gone_on(scribe: Scribe, before: Post) -> Post:
    """The board, once it says something else: also where its picture stays, and it is edited."""
    return _wait(
        scribe,
        lambda post: bool(post.keyboard) and post.id >= before.id and post.text != before.text,
    )


def _opened(scribe: Scribe, command: str) -> Post:
    scribe.show(_wait(scribe, lambda post: True))
    said = scribe.say(scribe.group.owner, command)
    return scribe.show(scribe.group.live(said.id))


def _chosen(scribe: Scribe, post: Post, number: int) -> Post:
    scribe.tap(scribe.group.owner, post, button(post, "g", number))
    return scribe.show(changed(scribe.group, post))


def _options(scribe: Scribe, lobby: Post) -> Post:
    owner = scribe.group.owner
    scribe.tap(owner, lobby, button(lobby, "mr"))
    lobby = scribe.show(changed(scribe.group, lobby))
    scribe.tap(owner, lobby, button(lobby, "o"))
    panel = scribe.show(changed(scribe.group, lobby))
    if (button(panel, "o").data or "").endswith(_MORE):
        scribe.tap(owner, panel, button(panel, "o"))
        panel = scribe.show(changed(scribe.group, panel))
    first = button(panel, "o")
    if (first.data or "").count(":") == _OPENS:
        scribe.tap(owner, panel, first)
        panel = scribe.show(changed(scribe.group, panel))
    scribe.tap(owner, panel, button(panel, "o", 1))
    panel = scribe.show(changed(scribe.group, panel))
    scribe.tap(owner, panel, button(panel, "l"))
    return scribe.show(changed(scribe.group, panel))


_MORE = ":+"
"""How the data ends of the button that leads from presets to single options."""
_OPENS = 2
"""Colons in the data of a button that opens an option, and sets none."""


def _joined(scribe: Scribe, lobby: Post, people: tuple[int, ...]) -> None:
    for number in people:
        person = scribe.group.people[number]
        scribe.tap(person, lobby, button(lobby, "j"))
        _seated(scribe, lobby, scribe.name(person))
    scribe.show(_live(scribe))


def _seated(scribe: Scribe, lobby: Post, name: str) -> Post:
    return _wait(scribe, lambda post: post.id == lobby.id and name in post.text)


def _started(scribe: Scribe, lobby: Post) -> Post:
    ready = _wait(scribe, lambda post: post.id == lobby.id and has(post, "s"))
    scribe.tap(scribe.group.people[1], ready, button(ready, "s"))
    scribe.tap(scribe.group.owner, ready, button(ready, "s"))
    return scribe.show(_wait(scribe, lambda post: post.id > lobby.id and bool(post.keyboard)))


def _placed(scribe: Scribe, board: Post, turn: int) -> Post:
    """Lay the tile on the first cell: with a follower and Confirm, or without either, by turns."""
    person = scribe.group.awaited(board)
    other = next(one for one in scribe.group.people[:2] if one != person)
    if turn == 0:
        scribe.tap(other, board, button(board, "c"))
        scribe.tap(scribe.group.people[2], board, button(board, "c"))
    scribe.tap(person, board, button(board, "c"))
    board = scribe.show(changed(scribe.group, board))
    if turn % 2 == 0:
        scribe.tap(person, board, _steps(board)[0])
        board = scribe.show(changed(scribe.group, board))
    scribe.tap(person, board, button(board, "y"))
    return scribe.show(changed(scribe.group, board))


def _steps(board: Post) -> list[Key]:
    """The buttons that lead on."""
    return [key for key in keys_of(board) if verb(key) == "c" and key.text[0] not in "●✓↻‹"]


def _asked(scribe: Scribe, command: str, answers: int = 1) -> None:
    """Ask, and show `answers` texts that answer."""
    group = scribe.group
    found: list[Post] = []
    said = scribe.say(group.people[2], command)

    def are_there() -> bool:
        posts = group.owner.messages(group.chat)
        found[:] = [p for p in posts if p.id > said.id and p.sender.is_bot and not p.photo]
        return len(found) >= answers

    until(are_there)
    for post in sorted(found, key=lambda post: post.id):
        scribe.show(post)


def _voted(scribe: Scribe) -> None:
    said = scribe.say(scribe.group.people[1], "/stop")
    question = scribe.show(_wait(scribe, lambda post: post.id > said.id and has(post, "x")))
    scribe.tap(scribe.group.people[2], question, button(question, "x"))
    scribe.tap(scribe.group.people[1], question, button(question, "x"))
    question = scribe.show(
        _wait(scribe, lambda post: post.id == question.id and post.keyboard != question.keyboard)
    )
    scribe.tap(scribe.group.owner, question, button(question, "x"))
    scribe.show(_wait(scribe, lambda post: has(post, "r")))


def _bid(scribe: Scribe, person: Person, round_: int) -> None:
    """Bid the first card in the first round, all that are left in the second."""
    where = f"to {scribe.name(person)}"
    asked = person.wait_for(lambda post: has(post, "c") or has(post, "y"))
    scribe.show(asked, where)
    while not has(asked, "y"):
        scribe.tap(
            person, asked, button(asked, "c", number=round_ if len(asked.buttons) > 1 else 0)
        )
        asked = scribe.show(later(person, asked), where)
    scribe.tap(person, asked, button(asked, "y"))
    scribe.show(_answered(person, asked), where)


def _answered(person: Person, asked: Post) -> Post:
    """What follows a question: its message has changed, or the next question is in its place."""

    def is_answer(post: Post) -> bool:
        is_same = post.id == asked.id and post.keyboard != asked.keyboard
        return is_same or (post.id > asked.id and has(post, "c"))

    return person.wait_for(is_answer)


def _private(person: Person, after: int) -> Post:
    return person.wait_for(lambda post: post.sender.is_bot, after=after)


def _live(scribe: Scribe) -> Post:
    return scribe.group.live()


def _wait(scribe: Scribe, wanted: Callable[[Post], bool]) -> Post:
    return scribe.group.wait(wanted)


def _compare(scribe: Scribe, name: str) -> None:
    """Compare with the file, once everything has come and all old boards have been put to rest."""
    newest = scribe.group.live().id
    until(
        lambda: all(
            _rests(post) for post in _posts(scribe) if not (post.id == newest or has(post, "pr"))
        )
    )
    path = FOLDER / name
    if "REWRITE_TRANSCRIPTS" in os.environ:
        path.parent.mkdir(exist_ok=True)
        path.write_text(scribe.text(), "utf-8")
    expected = path.read_text("utf-8")
    with suppress(AssertionError):  # told below, in full
        until(lambda: scribe.text() == expected)
    assert scribe.text() == expected


def _posts(scribe: Scribe) -> list[Post]:
    """What stands in the group and in the private chats."""
    private = [post for person in scribe.group.people for post in person.messages()]
    return [*scribe.group.bots(), *private]


def _rests(post: Post) -> bool:
    """Whether a message asks nothing about the game any more; a rematch and ways elsewhere are
    always offered.
    """
    is_free = has(post, "r") or is_about_clock(post)
    return is_free or all(key.url or verb(key) in ("b", "hp") for key in keys_of(post))
