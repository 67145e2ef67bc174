"""/pause by taps, in a group that speaks each language (docs/adr/0128)."""

import pytest

from playground.person import Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has

SAID = {
    "en": ("asks for a pause (3 days)", "Paused until"),
    "ru": ("просит паузу (3 дня)", "Пауза до"),
    "uk": ("просить паузу (3 дні)", "Пауза до"),
}


def asked(group: Group, board: Post) -> Post:
    """The question how long, which the second person taps; it goes, and the board asks the rest."""
    boris = group.people[1]
    said = group.say(boris, "/pause")
    question = group.wait(lambda post: has(post, "pa"), said.id)
    boris.press(question, data=f"{data_of(question, 'pa').rpartition(':')[0]}:3")
    return group.wait(lambda post: has(post, "pn"), board.id)


@pytest.mark.parametrize("language", SAID)
def test_all_agree_the_board_says_so_and_one_goes_on(toys: Stage, language: str) -> None:
    group = toys.group(language, language)
    anna, boris = group.people
    board = asked(group, group.begin("/play gifts"))
    wanted, paused = SAID[language]
    assert wanted in board.text
    anna.press(board, data=data_of(board, "pn"))
    board = group.wait(lambda post: paused in post.text)
    assert has(board, "c")  # whoever wants to, may move
    boris.press(board, data=data_of(board, "pg"))
    group.wait(lambda post: has(post, "c") and paused not in post.text, board.id)
