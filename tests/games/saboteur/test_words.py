"""Teams have names and shapes, never colours: seats have colours of their own."""

import re

import pytest
from fluent.syntax import serialize
from fluent.syntax.ast import Message, Resource

from bot.features.rules.shown import Rules, chapters
from bot.texts.catalogues import LANGUAGES
from games.saboteur import GAME
from tests.bot.tables import FRAME
from tests.contract.texts import catalogue
from tests.proofs import filled

_COLOURS = re.compile(r"\b(blue|green|син(ий|яя|ие|их|я|і|іх)|зел[её]н\w+)\b", re.IGNORECASE)
_NAMES = {"en": ("Drop", "Leaf"), "ru": ("Капл", "Лист"), "uk": ("Крапл", "Листк")}
_BRIDGES = {"en": "Bridges", "ru": "мостах", "uk": "мостах", "de": "Brücken"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_tells_a_team_by_a_colour(language: str) -> None:
    for id, message in filled(catalogue(GAME.package, language).items()):
        assert not _COLOURS.search(_said(message)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_teams_are_called_by_their_shapes(language: str) -> None:
    for what in ("role", "outcome"):
        for team, name in zip(("blue", "green"), _NAMES[language], strict=True):
            message = catalogue(GAME.package, language)[f"saboteur-{what}-{team}"]
            assert name in _said(message)


@pytest.mark.parametrize("language", _BRIDGES)
def test_where_bridges_join_does_not_depend_on_where_tunnels_may(language: str) -> None:
    """One of their tunnels continues the path from the start in any case. Ruling 18."""
    assert _of_bridges(language, connected="on") == _of_bridges(language, connected="off")


def _of_bridges(language: str, connected: str) -> str:
    """Return what the rules of a table say of bridges, with all that stands around it."""
    agreed = {"expansion": "on", "connected": connected}
    told = chapters(FRAME, Rules("saboteur", language, agreed=agreed))
    (text,) = [chapter.text for chapter in told if _BRIDGES[language] in chapter.text]
    return text


def _said(message: Message) -> str:
    """Return what is said, without ids, the names of variants and variables."""
    text = serialize(Resource([Message(message.id, message.value)])).partition("=")[2]
    return re.sub(r"\[\w+\]|\{ [\w$-]+( ->)?", "", text)
