"""All that a game says can be said in every language, and nothing is written in vain."""

import re

import render
from bot.texts.catalogues import LANGUAGES
from games.core.contract import AnyGame
from tests.contract import plays
from tests.contract.texts import Mentions, about, catalogue, parts, said, say
from tests.proofs import filled
from tests.properties import each

PICTURES = ("example",)
"""Words that a game may have for its pictures, besides those in them."""

TAGS = re.compile(r"</?([a-z]+)>")


@plays.every_play
def test_everything_that_is_said_in_a_game_has_its_words(play: plays.Play) -> None:
    for message in filled(said(play)):
        for language in LANGUAGES:
            assert say(play.game.package, language, message).strip(), language


@each("language", LANGUAGES)
def test_a_game_introduces_itself(game: AnyGame, language: str) -> None:
    for message in filled(about(game)):
        assert say(game.package, language, message).strip()


@each("language", LANGUAGES)
def test_markup_is_what_telegram_understands(game: AnyGame, language: str) -> None:
    for message in filled(parts(game)):
        rules = say(game.package, language, message)
        assert len(rules) <= 4096
        assert filled(set(TAGS.findall(rules))) <= {"b", "i", "u"}
        assert rules.count("<") == len(TAGS.findall(rules)) == 2 * rules.count("</")
        assert "&" not in rules


def test_the_languages_say_the_same(game: AnyGame) -> None:
    """The same messages, and none of them with fewer variables in one language."""
    spoken = {
        language: {
            id: _variables(game, language, id) for id in sorted(catalogue(game.package, language))
        }
        for language in LANGUAGES
    }
    assert spoken["ru"] == spoken["en"]
    assert spoken["uk"] == spoken["en"]


def test_no_message_is_written_in_vain(game: AnyGame) -> None:
    name = game.id.replace("_", "-")
    used = {message.id for message in about(game)} | {f"{name}-{word}" for word in PICTURES}
    used |= {*render.words(game.id)}
    used |= {f"{name}-sure-meeple"} if game.sure else set()
    used |= {message.id for play in plays.plays_of(game) for message in said(play)}
    written = catalogue(game.package, "en")
    for message in written.values():
        used |= Mentions(message).messages
    assert set(written) - used == set()


def test_every_kind_of_event_is_met(game: AnyGame) -> None:
    """Or the tests above would not have tried its sentence."""
    met = {
        type(seen)
        for play in plays.plays_of(game)
        for event in play.events
        for seen in (event.seen_by(viewer) for viewer in play.viewers)
    }
    assert met - {type(None)} == set(game.event_types)


def _variables(game: AnyGame, language: str, id: str) -> frozenset[str]:
    """Return the variables that a message needs, those of the messages in it too."""
    found = Mentions(catalogue(game.package, language)[id])
    inner = (_variables(game, language, other) for other in found.messages)
    return frozenset(found.variables).union(*inner)
