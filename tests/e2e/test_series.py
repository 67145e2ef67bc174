"""Rematches by taps, in a group that speaks each language (docs/adr/0126)."""

from random import Random

import pytest

from playground.person import Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, play

SAID = {
    "en": ("Best of 3", "Game 2", "The series goes to"),
    "ru": ("Матч из 3 партий", "Партия 2", "Победа в матче"),
    "uk": ("Матч із 3 партій", "Партія 2", "Перемога в матчі"),
}


def rematch(group: Group, last: Post) -> Post:
    """The lobby of a rematch that both have joined."""
    anna, boris = group.people
    anna.press(last, data=data_of(last, "r"))
    lobby = group.wait(lambda post: has(post, "j"), last.id)
    boris.press(lobby, data=data_of(lobby, "j"))
    return group.wait(lambda post: post.id == lobby.id and has(post, "s"))


def best_of(group: Group, lobby: Post, said: str) -> Post:
    """The lobby, once its host has set that the best of three wins."""
    anna = group.owner
    anna.press(lobby, data=data_of(lobby, "o"), force=True)
    panel = group.wait(lambda post: post.id == lobby.id and has(post, "bo"))
    anna.press(panel, data=data_of(panel, "bo"))
    panel = group.wait(lambda post: post.id == lobby.id and said in str(post.buttons))
    anna.press(panel, data=data_of(panel, "l"))
    return group.wait(lambda post: post.id == lobby.id and has(post, "s"))


@pytest.mark.parametrize("language", SAID)
def test_two_wins_of_three_are_a_series(toys: Stage, language: str) -> None:
    said, second, won = SAID[language]
    group = toys.group(language, language)
    group.begin("/play gifts")
    last, chance = play(group, Random(1))[-1], Random(2)
    lobby = rematch(group, last)
    assert second in lobby.text
    lobby = best_of(group, lobby, said)
    assert said in lobby.text
    for _ in range(6):
        group.owner.press(lobby, data=data_of(lobby, "s"))
        group.wait(lambda post: has(post, "c"), lobby.id)
        last = play(group, chance)[-1]
        if won in last.text:
            break
        lobby = rematch(group, last)
    assert won in last.text
    lobby = rematch(group, last)
    assert said in lobby.text
    assert second not in lobby.text
