"""Clocks by taps: a time for the game to which moves add (docs/adr/0122), with free weekends
(docs/adr/0118), in each language.
"""

import pytest

from playground.person import Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, keys_of, table_of

SAID = {
    "en": ("3 days + 6 h per move", "weekends don’t count", "3 d 0 h"),
    "ru": ("3 дня + 6 ч за ход", "выходные не в счёт", "3 д 0 ч"),
    "uk": ("3 дні + 6 год за хід", "вихідні не рахуються", "3 д 0 год"),
}


def tap(group: Group, lobby: Post, start: str) -> None:
    """Press the host's button whose data begins so."""
    key = next(key for key in keys_of(lobby) if (key.data or "").startswith(start))
    group.owner.press(lobby, data=key.data)


@pytest.mark.parametrize("language", SAID)
def test_host_chooses_a_clock_for_the_game_and_anybody_asks_who_has_how_much(
    toys: Stage, language: str
) -> None:
    group = toys.group(language, language)
    clock, weekends, left = SAID[language]
    lobby = group.open("/play gifts")
    table = table_of(lobby)
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=f"{table}:o")
    panel = group.wait(lambda post: post.id == lobby.id and has(post, "w"))
    tap(group, panel, f"{table}:o:*")
    panel = group.wait(lambda post: post.id == lobby.id and has(post, "bw"))
    tap(group, panel, f"{table}:bw:{3 * 86400}")
    panel = group.wait(lambda post: post.id == lobby.id and _is_ticked(post, clock))
    tap(group, panel, f"{table}:we:1")
    panel = group.wait(lambda post: post.id == lobby.id and f"{table}:we:0" in _data(post))
    tap(group, panel, f"{table}:l")
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    assert f"{clock} · {weekends}" in lobby.text
    group.owner.press(lobby, data=data_of(lobby, "s"))
    board = group.live(lobby.id)
    assert "⏳" in board.text
    told = [person.press(board, data=f"{table}:bk").text or "" for person in group.people]
    assert all(left in text and text.count("⏳") == 1 for text in told)


def _is_ticked(post: Post, clock: str) -> bool:
    return any(key.text.startswith("✓") and clock in key.text for key in keys_of(post))


def _data(post: Post) -> list[str | None]:
    return [key.data for key in keys_of(post)]
