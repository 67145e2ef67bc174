"""Moves that are prepared before their turn, through the buttons: docs/adr/0094."""

from random import Random

import pytest

from bot.display import buttons
from bot.display.token import code_of
from bot.table.prepared import AHEAD
from playground.person import Key, Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, keys_of, later, pick, until, verb
from tests.e2e.test_hands_of_tiles import set_option
from tests.proofs import filled

PREPARE, WITHDRAW = code_of(buttons.Prepare), code_of(buttons.Withdraw)
CHOOSING = ("Your next move", "Ваш следующий ход", "Ваш наступний хід")
CHOOSING_ELSE = ("Your move if that one", "Запасной ход", "Запасний хід")
READY = ("Prepared:", "Заготовлено:", "Підготовлено:")
ELSE = ("↪ Else:", "↪ Иначе:", "↪ Інакше:")
TOLD = "Prepared in advance"


@pytest.fixture
def group(stage: Stage) -> Group:
    return stage.group("en", "ru", "uk")


def begun(group: Group, game: str) -> Post:
    """A game with hands; its board."""
    lobby = group.open(f"/play {game}")
    for person in group.people:
        answer = person.press(lobby, data=data_of(lobby, "j"))
        if answer.url:
            pressed = person.start(answer.url.partition("start=")[2])
            person.wait_for(lambda post: post.sender.is_bot, after=pressed.id)  # seated by then
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    return group.live(lobby.id)


def asked(group: Group) -> Person:
    """Who is asked in their private chat for a move of now."""
    found: list[Person] = []

    def is_one() -> bool:
        found[:] = [p for p in group.people if any(map(moves, p.messages()))]
        return len(found) == 1

    until(is_one)
    return found[0]


def stamp(key: Key) -> str:
    return (key.data or "").split(":")[2]


def moves(post: Post) -> bool:
    """Whether a message asks for a move of now."""
    return any(verb(key) in "cy" and not stamp(key).startswith(AHEAD) for key in keys_of(post))


def walk(person: Person, post: Post, chance: Random) -> Post:
    """Choose at random, and confirm; return what has come of it: the message as it is then, or
    another one where all who follow have prepared and the turn is back at once.
    """
    while not has(post, "y"):
        person.press(post, data=pick(post, chance).data)
        post = later(person, post)
    assert post.photo
    made = data_of(post, "y")
    person.press(post, data=made)
    until(lambda: all(key.data != made for one in person.messages() for key in keys_of(one)))
    return person.wait_for(lambda one: bool(one.keyboard and one.photo))  # no question of the bot


def seen(group: Group, board: Post) -> list[str]:
    """What the group reads of a game from its board on."""
    return [post.text for post in group.posts() if post.id >= board.id]


def told(group: Group, board: Post) -> bool:
    """Whether the group has read that a move was prepared."""
    return any(TOLD in text for text in seen(group, board))


def prepare(person: Person, chance: Random) -> Post:
    """Prepare a move of the hand; return the message that tells of it."""
    waiting = person.wait_for(lambda post: has(post, PREPARE))
    person.press(waiting, data=data_of(waiting, PREPARE))
    begun = later(person, waiting)
    assert any(said in begun.text for said in CHOOSING)
    ready = walk(person, begun, chance)
    assert any(said in ready.text for said in READY)
    return ready


def prepare_else(person: Person, ready: Post, chance: Random) -> Post:
    """Prepare a second move, too; return the message that tells of both."""
    (second,) = [key.data for key in keys_of(ready) if key.data and key.data.endswith(":o")]
    person.press(ready, data=second)
    begun = person.wait_for(lambda post: any(said in post.text for said in CHOOSING_ELSE))
    both = walk(person, begun, chance)
    for lines in (READY, ELSE):
        assert any(said in both.text for said in lines)
    assert not [key for key in keys_of(both) if key.data == second]
    return both


def test_everybody_prepares_two_moves_and_one_move_leads_to_the_next_question(
    group: Group,
) -> None:
    """Docs/adr/0094, "else", in three languages: what is made is told as ever."""
    board = begun(group, "saboteur")
    chance, first = Random(6), asked(group)
    others = [person for person in group.people if person is not first]
    ready = {person.user_id: prepare(person, chance) for person in others}
    before = seen(group, board)
    for person in others:
        both = prepare_else(person, ready[person.user_id], chance)
        assert has(both, WITHDRAW)
    assert seen(group, board) == before, "nobody else sees anything"
    walk(first, first.wait_for(moves), chance)
    if asked(group) not in others:  # all who have prepared have moved
        until(lambda: told(group, board))


@pytest.mark.parametrize("game", ["saboteur", "land_vs_sea"])
def test_everybody_prepares_and_one_move_leads_to_the_next_question(
    group: Group, game: str
) -> None:
    board = begun(group, game)
    chance, first = Random(4), asked(group)
    others = [person for person in group.people if person is not first]
    before = seen(group, board)
    for person in filled(others):
        ready = prepare(person, chance)
        assert has(ready, WITHDRAW)
    assert seen(group, board) == before, "nobody else sees anything"
    hand = walk(first, first.wait_for(moves), chance)
    while moves(hand) and not told(group, board):  # what the tile brings, in the same turn
        hand = walk(first, hand, chance)
    if asked(group) not in others:  # all who have prepared have moved
        until(lambda: told(group, board))


def test_what_is_prepared_is_taken_back_by_one_tap(group: Group) -> None:
    begun(group, "saboteur")
    first = asked(group)
    person = next(one for one in group.people if one is not first)
    ready = prepare(person, Random(2))
    person.press(ready, data=data_of(ready, WITHDRAW))
    person.wait_for(lambda post: post.id == ready.id and has(post, PREPARE))
    walk(first, first.wait_for(moves), Random(1))
    until(lambda: asked(group) is not first)


def test_where_nobody_has_a_hand_the_board_leads_to_the_private_chat(stage: Stage) -> None:
    """Carcassonne with tiles drawn one ahead: all is public but what somebody prepares."""
    group = stage.group("en", "uk")
    lobby = group.open("/play carcassonne")
    set_option(group, lobby, "draw", "ahead")
    lobby = group.wait(lambda post: "one ahead" in post.text and has(post, "j"))
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    board = group.live(lobby.id)
    mover = group.awaited(board)
    other = next(person for person in group.people if person is not mover)
    answer = other.press(board, data=data_of(board, PREPARE))
    if answer.url:
        other.start(answer.url.partition("start=")[2])
    begun = other.wait_for(lambda post: has(post, "c") or has(post, "y"))
    assert any(said in begun.text for said in CHOOSING)
    assert has(walk(other, begun, Random(3)), WITHDRAW)
