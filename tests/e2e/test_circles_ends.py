"""A table of people in each language: its link is copied by a button, and the last word comes with
an effect to whoever has won.
"""

from random import Random

import pytest

from tests.e2e.circles import begun, gathered, play
from tests.e2e.conftest import Stage
from tests.e2e.groups import has, keys_of

COPY = {"en": "🔗 Copy link", "ru": "🔗 Скопировать ссылку", "uk": "🔗 Копіювати посилання"}
CONFETTI = "5046509860389126442"


@pytest.mark.parametrize("language", COPY)
def test_the_link_is_copied_and_the_winner_sees_confetti(toys: Stage, language: str) -> None:
    circle = gathered(toys, "gifts", language, language)
    lobby = circle.live(circle.owner)[-1]
    (key,) = [key for key in keys_of(lobby) if key.text == COPY[language]]
    assert key.copy
    assert key.copy.endswith(f"?start=join_{circle.table}")
    begun(circle)
    play(circle, Random(1))
    lasts = [person.wait_for(lambda post: has(post, "r")) for person in circle.people]
    you = {"en": "🏆 You win", "ru": "🏆 Вы победили", "uk": "🏆 Ви перемогли"}[language]
    first = [you in last.text for last in lasts]
    assert any(first)
    assert [last.effect for last in lasts] == [CONFETTI if won else "" for won in first]
