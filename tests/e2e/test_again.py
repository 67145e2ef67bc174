"""/again, from the menu and typed, in a group that speaks each language."""

from random import Random

import pytest

from tests.e2e.conftest import Stage
from tests.e2e.groups import data_of, has, play

SAID = {
    "en": "Nothing has been played here yet.",
    "ru": "Здесь ещё ни во что не играли.",
    "uk": "Тут ще ні в що не грали.",
}


@pytest.mark.parametrize("language", SAID)
def test_the_last_game_is_gathered_for_once_more(toys: Stage, language: str) -> None:
    group = toys.group(language, language)
    anna, boris = group.people
    said = group.say(anna, "/again")
    assert group.wait(lambda post: True, said.id).text.startswith(SAID[language])
    group.begin("/play gifts")
    play(group, Random(1))
    assert "again" in anna.commands(group.chat)
    said = group.say(boris, "/again@nastolka_play_bot")
    lobby = group.wait(lambda post: has(post, "j"), said.id)
    anna.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    boris.press(lobby, data=data_of(lobby, "s"))
    assert group.wait(lambda post: has(post, "c"), lobby.id)
