"""/stats in words and as a picture."""

import re

import msgspec
import pytest
from msgspec.structs import replace

import render
from bot.display.fitted import units
from bot.display.token import LIMIT
from bot.display.values import CAPTION_LIMIT, Surface
from bot.display.viewport import WHOLE, height
from bot.features.statistics.counts import statistics, without
from bot.features.statistics.shown import of_group, of_one
from bot.table.played import Best, Played, Sitting
from bot.table.values import HOUR, Place
from bot.texts.catalogues import LANGUAGES
from games import GAMES
from render import Fact, Standings
from tests.bot.tables import FRAME, GROUP, NOON
from tests.proofs import filled


def past(people: int = 3, games: int = 4, name: str = "Anna <3") -> list[Played]:
    """The same people over and over, the first of them always ahead."""
    kinds = list(GAMES.values())
    return [
        Played(
            kinds[number % len(kinds)].id,
            NOON - number,
            5 * HOUR,
            tuple(Sitting(u, f"{name} {u}", u, 50 - u, 90, -1) for u in range(1, people + 1)),
            tuple(Best(feat.id, 7, (1,)) for feat in kinds[number % len(kinds)].feats),
            is_together=False,
        )
        for number in range(games)
    ]


def group(played: list[Played], language: str = "en", game: str = "") -> Surface:
    kinds = statistics(played).kinds
    counted = [one for one in played if game in ("", one.game)]
    return of_group(FRAME, language, statistics(counted), kinds, game, GROUP)


def said(surface: Surface) -> Standings:
    assert surface.picture
    view: Standings = surface.picture.view
    return view


def test_picture_says_who_has_won_how_often() -> None:
    told = said(group(past(), game="carcassonne"))
    assert told.title == "Carcassonne · 1 game"
    assert told.heads == ("Games", "Wins", "Best", "Average")
    assert told.lines[0].cells == ("1", "1", "49", "49")
    assert [line.leads for line in told.lines] == [True, False, False]
    whats = [fact.what for fact in told.facts]
    assert whats[:2] == ["Most points: 49", "Largest city: 7 tiles"]


def test_rivals_stand_below_the_names() -> None:
    first, second, _ = said(group(past())).lines
    assert first.note == "favourite victim: Anna <3 2"
    assert second.note == "nemesis: Anna <3 1 · favourite victim: Anna <3 3"


def test_words_say_what_the_picture_says() -> None:
    surface = group(past(3, 6), game="castle")
    text = re.sub(r"<[^<>]*>", "", surface.text)
    for line in filled(said(surface).lines):
        assert f"{line.name.replace('<', '&lt;')} · Games {line.cells[0]}" in text
    for fact in filled(said(surface).facts):
        assert fact.what in text
    assert "A turn here usually takes" in text


def test_level_stands_before_the_rivals_where_it_is_told() -> None:
    stats = statistics(past(2, 24))
    surface = of_group(FRAME, "en", stats, stats.kinds, "castle", GROUP, {1: "master"})
    first, second = said(surface).lines
    assert first.note.startswith("level: master · favourite victim")
    assert second.note.startswith("nemesis")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *GAMES])
def test_much_is_seen_at_one_glance(language: str, game: str) -> None:
    surface = group(past(40, 24, "W" * 32), language, game)
    assert units(surface.text) <= CAPTION_LIMIT
    assert surface.picture
    scene = render.layout(surface.picture)
    seen = (scene.width, scene.height)
    assert height(seen, surface.text, surface.keyboard, is_private=False) <= WHOLE
    tokens = [button.token for row in surface.keyboard for button in row]
    assert all(filled(token and len(str(token).encode()) <= LIMIT for token in tokens))


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_table_has_a_row_for_each_game(language: str) -> None:
    """As many as the picture holds."""
    games = 2 * len(GAMES)
    surface = of_one(FRAME, language, past(3, games), 2, GROUP)
    told = said(surface)
    names = {FRAME.say(language, f"{id.replace('_', '-')}-name") for id in GAMES}
    assert filled({line.name for line in told.lines}) <= names
    assert len(told.lines) == min(len(GAMES), 6)
    assert all(filled(line.cells[:2] == ("2", "0") for line in told.lines))
    assert told.facts[0].value.startswith(f"Anna <3 1 ({games} ")  # the nemesis
    assert "Anna &lt;3 3" in surface.text


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_figures_are_written_as_the_language_does(language: str) -> None:
    played = past(2, 1)
    sittings = (Sitting(1, "A", 1, 50, 0, -1), Sitting(2, "B", 2, 1, 0, -1))
    second = Played("carcassonne", NOON, 0, sittings, (), is_together=False)
    told = said(group([*played, second], language, "carcassonne"))
    assert told.lines[0].cells[3] == "49,5"


SERIES = {"en": "Series won", "ru": "Выигранные матчи", "uk": "Виграні матчі"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_series_that_were_won_are_told_in_a_group_and_of_oneself(language: str) -> None:
    """ADR 126: a best of three is more than its games."""
    played = [replace(one, series=(1,)) for one in past(2, 2)] + past(2, 3)
    assert Fact(SERIES[language], "Anna <3 1 2") in said(group(played, language)).facts
    own = said(of_one(FRAME, language, played, 1, GROUP))
    assert Fact(SERIES[language], "2") in own.facts
    assert SERIES[language] not in {fact.what for fact in said(group(past(), language)).facts}
    aside = list(without(played, {1}))
    assert SERIES[language] not in {fact.what for fact in said(group(aside, language)).facts}


def test_games_against_computers_alone_are_told_apart_and_to_their_person_alone() -> None:
    sittings = (Sitting(1, "Anna", 1, 50, 0, -1),)
    alone = [Played("castle", NOON, 0, sittings, (), False, beat=won) for won in (1, 0, 1)]
    fact = Fact("Against computers", "won 2 of 3")
    of_own = of_one(FRAME, "en", alone, 1, Place(1))
    assert said(of_own).facts == (fact,)
    assert render.draw(of_own.picture) if of_own.picture else False
    assert fact in said(of_one(FRAME, "en", [*past(), *alone], 1, Place(1))).facts
    assert fact not in said(group([*past(), *alone])).facts


def test_games_that_were_kept_before_series_were_counted_are_read() -> None:
    """A kept game is a row of values: one that is too short has won no series."""
    (game,) = past(2, 1)
    row = msgspec.msgpack.decode(msgspec.msgpack.encode(game))
    assert msgspec.convert(row[:-1], Played) == game
