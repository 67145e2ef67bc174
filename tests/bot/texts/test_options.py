"""What holds at a table: a sentence for each value of each option, with the game's own figures."""

import re

import pytest

from bot.features.rules.shown import Rules, chapters
from bot.texts.catalogues import LANGUAGES, message_id
from games import GAMES
from games.carcassonne import farmers
from games.carcassonne.components import Feature, Segment, Spot
from games.carcassonne.expansions import composed
from games.carcassonne.features import Region
from games.core.contract import AnyGame, agreed
from games.core.rng import Rng
from games.core.values import Cell, Seat
from games.laar.components import CHARTS
from games.land_vs_sea import scoring
from tests.bot.tables import ALL, FRAME

VALUES = [
    (game, option.id, value)
    for game in ALL.values()
    for option in game.options
    for value in option.values
]


def held(game: AnyGame, option: str, value: str, language: str, seats: int = 0) -> str:
    """What the rules of a table that plays by one value, else as usual, say of it."""
    needs = next(one for one in game.options if one.id == option).needs
    plays = {id: values[0] for id, values in needs.items()} | {option: value}
    id = message_id(game.id, "option", option)
    named = (FRAME.say(language, one) for one in (id, message_id(id, value)))
    head = f"<b>{': '.join(named).rstrip('.')}.</b> "
    rules = Rules(game.id, language, agreed=plays, seats=seats)
    lines = "\n".join(chapter.text for chapter in chapters(FRAME, rules)).split("\n")
    (said,) = [line.partition(head)[2] for line in lines if head in line]
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_a_table_say_in_a_sentence_what_each_value_of_an_option_means(
    language: str,
) -> None:
    """The help of an option explains all of its values, or asks which is wanted: at a table with
    "Farmers: off" it began with "Followers may lie on fields".
    """
    said = {}
    for game, option, value in VALUES:
        said[game.id, option, value] = held(game, option, value, language)
        help = FRAME.say(language, message_id(game.id, "option", option, "help"))
        assert said[game.id, option, value].endswith(".")
        assert help not in said[game.id, option, value]
    assert len({(*key[:2], sentence) for key, sentence in said.items()}) == len(VALUES)


# Figures


def tiles_of(**options: str) -> set[int]:
    """How many tiles of Carcassonne are played besides those of the base game."""
    more, base = (sum(map(len, composed(chosen).heaps)) for chosen in (options, {}))
    return {more - base}


def small_city(**options: str) -> set[int]:
    """What a completed city of two tiles pays, and each of its tiles."""
    spots = tuple(Spot(Cell(x, 0), Segment(Feature.CITY, 0)) for x in range(2))
    each = composed(options).rate(Region(spots, {})).each
    return {each, 2 * each}


def tiles_in_hand(draw: str) -> set[int]:
    """How many tiles everybody holds."""
    state = GAMES["carcassonne"].setup(agreed(GAMES["carcassonne"], {"draw": draw}), 2, Rng(1))
    return {len(hand) for hand in state.hands}


def colours(mode: str) -> set[int]:
    """How many colours one person plays, with how many followers each."""
    rules = composed({"mode": mode})
    return {rules.colours, rules.meeples}


def rounds(count: str) -> set[int]:
    """How many rounds Saboteur's table says that there are."""
    game = GAMES["saboteur"]
    state = game.setup(agreed(game, {"rounds": count}), 5, Rng(1))
    return {game.view(state, Seat(0)).rounds}


def recipes() -> set[int]:
    """How many recipes everybody holds."""
    game = GAMES["glastonbury"]
    state = game.setup(agreed(game, {"recipes": "on"}), 3, Rng(1))
    return {len(wizard.recipes) for wizard in state.wizards}


def beasts(id: str) -> set[int]:
    """What a chart pays, and for how many."""
    chart = CHARTS[id]
    paid = {points for after in chart.follows.values() for points in after.values()}
    if paid:
        return {min(paid), max(paid)}
    if chart.any:
        return {chart.any[-1]}
    sizes = range(1, 1 + max(len(chart.different), len(chart.equal)))
    return ({*chart.different, *chart.equal} - {0}) | {*sizes}


FIGURES: dict[tuple[str, str, str], set[int]] = {
    ("carcassonne", "farmers", "on"): {farmers.POINTS},
    ("carcassonne", "farmers", "second"): {farmers.POINTS},
    ("carcassonne", "farmers", "first"): {farmers.FIRST_EDITION},
    ("carcassonne", "river", "on"): tiles_of(river="on"),
    **{("carcassonne", id, "on"): tiles_of(**{id: "on"}) for id in ("inns", "traders", "mines")},
    **{("carcassonne", "stack", most): {composed({"stack": most}).most} for most in ("72", "36")},
    **{("carcassonne", "draw", value): tiles_in_hand(value) for value in ("hand", "open")},
    **{("carcassonne", "small_city", each): small_city(small_city=each) for each in ("4", "2")},
    **{
        ("carcassonne", "table", width): {composed({"table": width}).width}
        for width in ("7", "9", "11", "19")
    },
    **{("carcassonne", "mode", mode): colours(mode) for mode in ("solo", "solo5", "solo4")},
    **{("saboteur", "rounds", count): rounds(count) for count in ("3", "1")},
    ("glastonbury", "recipes", "on"): recipes(),
    ("laar", "beasts", "random"): {len(CHARTS)},
    **{("laar", "beasts", id): beasts(id) for id in CHARTS},
    ("land_vs_sea", "caravans", "on"): {scoring.MEETING},
    ("land_vs_sea", "waypoints", "on"): {scoring.RETURN},
    ("gifts", "cards", "6"): {6},
    ("gifts", "cards", "4"): {4},
}
"""What the games themselves count with, by game, option and value."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_in_the_sentences_of_options_are_those_the_game_counts_with(language: str) -> None:
    """No other value has any."""
    for game, option, value in VALUES:
        said = held(game, option, value, language)
        figures = {int(figure) for figure in re.findall(r"\d+", said)}
        assert figures == FIGURES.get((game.id, option, value), set()), (game.id, option, value)


@pytest.mark.parametrize(
    ("seats", "option", "value", "told"),
    [
        (2, "waypoints", "four", "With two players there are no waypoints."),
        (4, "waypoints", "four", "Everyone has a waypoint; when it returns, whoever caused it"),
        (3, "waypoints", "on", "Everyone but the cartographer has a waypoint"),
        (3, "mountains", "off", "are in play all the same"),
        (2, "caravans", "off", "Caravans and ships score nothing."),
    ],
)
def test_sentences_of_options_follow_how_many_play(
    seats: int, option: str, value: str, told: str
) -> None:
    """Three always play with mountains and caravans; waypoints "with four" are for four alone."""
    assert told in held(ALL["land_vs_sea"], option, value, "en", seats)
