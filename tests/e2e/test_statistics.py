"""/stats through the real bot: a group's table, one's own, and nobody's who wants that."""

from random import Random

import pytest

from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, keys_of, later, play, until


@pytest.fixture
def group(toys: Stage) -> Group:
    """Two have played a game to its end."""
    group = toys.group("en", "ru")
    group.begin("/play gifts")
    play(group, Random(1))
    return group


def table(group: Group) -> Post:
    said = group.say(group.owner, "/stats")
    return group.wait(lambda post: "📊" in post.text, said.id)


def own(person: Person, wanted: str) -> Post:
    person.start()
    said = person.send(person.user_id, "/stats")
    return person.wait_for(
        lambda post: post.sender.is_bot and wanted in post.text, person.user_id, after=said.id
    )


BORIS = "Борис"
"""What the second of them is called."""


def test_group_and_each_see_how_they_have_fared(group: Group) -> None:
    shown = table(group)
    assert shown.photo
    assert "All games · 1" in shown.text
    group.owner.press(shown, data=next(k.data for k in keys_of(shown) if "gifts" in (k.data or "")))
    turned = later(group.owner, shown)
    assert "Gifts · 1 game" in turned.text
    assert "Most points" in turned.text
    assert "Подарки" in own(group.people[1], "📊").text


def test_who_is_left_out_is_nowhere_until_he_comes_back(group: Group) -> None:
    boris = group.people[1]
    shown = table(group)
    boris.press(shown, data=data_of(shown, "V"))  # the first of the two: leave me out
    until(lambda: BORIS not in group.wait(lambda post: post.id == shown.id).text)
    mine = own(boris, "Вас нет ни в чьей статистике")
    assert not mine.photo
    boris.press(mine, data=data_of(mine, "V"))
    until(lambda: BORIS in table(group).text)


def test_who_has_himself_forgotten_leaves_no_row(group: Group) -> None:
    boris = group.people[1]
    assert BORIS in table(group).text
    boris.start()
    question = boris.send(boris.user_id, "/forget")
    shown = boris.wait_for(lambda post: has(post, "u"), boris.user_id, after=question.id)
    boris.press(shown, data=data_of(shown, "u"))
    boris.wait_for(lambda post: "Удалены" in post.text, boris.user_id, after=question.id)
    assert BORIS not in table(group).text


def test_levels_are_told_where_an_admin_wants_them(toys: Stage) -> None:
    group = toys.group("en", "ru")
    said = group.say(group.owner, "/settings")
    panel = group.wait(lambda post: has(post, "X"), said.id)
    wanted = data_of(panel, "X")
    refused = group.people[1].press(panel, data=wanted)
    assert refused.text
    assert "🎓 Skill levels: off" in group.wait(lambda post: post.id == panel.id).buttons
    group.owner.press(panel, data=wanted)
    assert "🎓 Skill levels: on" in later(group.owner, panel).buttons
