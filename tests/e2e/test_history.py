"""What was played, through the real bot: listed in the group and in private, gone when that is
asked.
"""

from random import Random

import pytest

from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, play, until


@pytest.fixture
def group(toys: Stage) -> Group:
    """Two have played a game to its end; a third has looked on."""
    group = toys.group("en", "ru", "uk")
    lobby = group.open("/play gifts")
    for person in group.people[:2]:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    group.live(lobby.id)
    play(group, Random(1))
    return group


def asked(person: Person, wanted: str) -> Post:
    """The answer to /history in somebody's private chat."""
    person.start()
    said = person.send(person.user_id, "/history")
    return answer(person, said.id, wanted)


def answer(person: Person, after: int, wanted: str) -> Post:
    return person.wait_for(
        lambda post: post.sender.is_bot and wanted in post.text, person.user_id, after=after
    )


def test_group_sees_what_it_has_played_and_each_looks_at_it_alone(group: Group) -> None:
    said = group.say(group.owner, "/history")
    listed = group.wait(lambda post: post.text.startswith("Games played here"), said.id)
    assert "1. Gifts · " in listed.text
    assert "🏆" in listed.text or "🥇" in listed.text
    onlooker = group.people[2]
    onlooker.start()
    onlooker.press(listed, data=data_of(listed, "Q"))
    until(lambda: any("🏆" in post.text for post in onlooker.ephemeral(group.chat)))
    assert onlooker.ephemeral(group.chat)[-1].text.startswith("Подарунки · Friday\n")
    assert group.owner.ephemeral(group.chat) == []


def test_each_finds_his_own_games_in_private_with_their_logs(group: Group) -> None:
    _, boris, onlooker = group.people
    mine = asked(boris, "Ваши партии")
    assert "Friday" in mine.text
    boris.press(mine, data=data_of(mine, "Q"))
    seen = answer(boris, mine.id, "Игра окончена")
    boris.press(seen, data=data_of(seen, "p"))
    boris.wait_for(lambda post: bool(post.document), boris.user_id, after=seen.id)
    assert not [post for post in group.bots() if post.document]
    assert asked(onlooker, "Ви ще не дограли").keyboard is None


def test_who_has_himself_forgotten_has_no_past(group: Group) -> None:
    anna = group.owner
    assert "1. " in asked(anna, "Your games").text
    question = anna.send(anna.user_id, "/forget")
    shown = answer(anna, question.id, "Delete what I know about you")
    anna.press(shown, data=data_of(shown, "u"))
    answer(anna, question.id, "are deleted")
    assert asked(anna, "You haven’t played a game")


def test_group_that_throws_the_bot_out_takes_its_games_along(toys: Stage, group: Group) -> None:
    _, boris, _ = group.people
    asked(boris, "Ваши партии")
    bot = toys.host.get("world")["bot"]
    toys.host.remove(f"chats/{group.chat}/members/{bot['id']}")

    def told() -> str:
        said = boris.send(boris.user_id, "/history")
        return answer(boris, said.id, "").text

    # A group and a private chat have lanes of their own: they may ask before the bot is out.
    until(lambda: told().startswith("Вы ещё не доиграли"))
