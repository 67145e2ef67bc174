"""A group's month by the clock, in a group that speaks each language (docs/adr/0127)."""

import time
from datetime import datetime
from random import Random

import pytest

from bot.table.habits import Habits
from bot.table.values import DAY
from tests.e2e.conftest import Stage, pass_time
from tests.e2e.groups import data_of, has, play

SAID = {"en": "1 game", "ru": "1 партия", "uk": "1 партія"}


def to_the_next_month(language: str) -> int:
    """Seconds until one of the first days of the next month, where a language is spoken."""
    return (34 - datetime.fromtimestamp(time.time(), Habits().clock(language)).day) * DAY


@pytest.mark.parametrize("language", SAID)
def test_a_group_is_told_its_month_once(patient: Stage, language: str) -> None:
    group = patient.group(language, language)
    group.begin("/play gifts")
    last = play(group, Random(1))[-1]
    asked = group.say(group.owner, "/settings")
    panel = group.wait(lambda post: has(post, "mn"), asked.id)
    group.owner.press(panel, data=data_of(panel, "mn"))
    group.wait(lambda post: post.id == panel.id and data_of(post, "mn").endswith(":0"))
    ahead = to_the_next_month(language)
    pass_time(patient, ahead)
    told = group.wait(lambda post: post.text.startswith("📅"), last.id)
    assert told.photo
    assert SAID[language] in told.text
    assert all(name in told.text for name in ("Anna", "Борис"))
    said = group.say(group.owner, "/help")
    group.wait(lambda post: not post.text.startswith("📅"), said.id)
    assert len([post for post in group.bots() if post.text.startswith("📅")]) == 1
