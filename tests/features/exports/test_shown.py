"""What can be kept of a table: the map as a file, the game as a text that anyone can check."""

import re
from collections import Counter
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.display.records.chronicle import chronicle
from bot.display.values import Document
from bot.features.exports.shown import exports
from bot.table.values import Live, Place, Refused
from bot.texts.catalogues import LANGUAGES, figure
from games.core.contract import always
from games.core.score import Result
from render import Picture
from tests.bot.looking import only, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    begun,
    do,
    lobby,
    moved,
    over,
    people_for,
    stop,
)
from tests.proofs import filled


def files(live: Live, place: Place = GROUP) -> list[Document]:
    sent = exports(FRAME, live, place)
    assert all(surface.place == place and surface.silent for surface in sent)
    return [surface.document for surface in sent if surface.document]


def refusal(live: Live) -> str:
    with pytest.raises(Refused) as reason:
        exports(FRAME, live, GROUP)
    return reason.value.message.id


def result_of(live: Live) -> Result:
    assert live.play is not None
    result = ALL[live.table.game or ""].result(live.play.state)
    assert result is not None
    return result


# Files


def test_map_and_log_are_files_in_the_place_that_asks() -> None:
    map_, log = files(moved(begun("carcassonne", ANNA, BORIS), 5), Place(GROUP.chat, 7))
    assert (map_.name, log.name) == ("carcassonne-map.jpg", "carcassonne.txt")
    assert isinstance(map_.content, Picture)
    assert (map_.content.page, map_.content.focus) == ("board", None)
    assert isinstance(log.content, str)


def test_map_is_made_of_what_everybody_sees() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 5)
    assert live.play is not None
    content = files(live)[0].content
    assert isinstance(content, Picture)
    assert content.view == ALL["carcassonne"].view(live.play.state, None)


def test_map_shows_every_tile_at_160_pixels_or_more() -> None:
    live = over("carcassonne", ANNA, BORIS)
    content = files(live)[0].content
    assert isinstance(content, Picture)
    columns, rows = (len({cell[axis] for cell in content.view.tiles}) for axis in (0, 1))
    with Image.open(BytesIO(render.export(content))) as image:
        assert image.format == "JPEG"
        assert image.width >= 160 * columns
        assert image.height >= 160 * rows


def test_without_a_painter_there_is_the_log_alone() -> None:
    (log,) = files(moved(begun("gifts", ANNA, BORIS), 2))
    assert log.name == "gifts.txt"


def test_before_the_game_there_is_nothing() -> None:
    assert refusal(lobby("carcassonne", ANNA)) == "refused-not-begun"


# Secrets


def test_moves_of_a_game_with_secrets_are_told_when_it_is_over() -> None:
    running = moved(begun("sealed", ANNA, BORIS), 2)
    assert refusal(running) == "refused-log-secret"
    (log,) = files(do(running, ANNA, stop))
    assert isinstance(log.content, str)
    assert "bid " in log.content


def test_log_does_not_tell_what_the_stack_follows_from() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS, seed=987_654_321), 3)
    assert live.table.log is not None
    assert str(live.table.log.rng.seed) == "987654321"
    assert "987654321" not in chronicle(FRAME, live)


# The text


def test_map_of_a_game_with_secrets_comes_alone_and_says_so() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 2)
    secret = replace(ALL["carcassonne"], has_secrets=always)
    (map_,) = exports(replace(FRAME, games={**ALL, "carcassonne": secret}), live, GROUP)
    assert map_.document
    assert map_.document.name == "carcassonne-map.jpg"
    assert map_.text.endswith("You’ll get it after the game.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_text_tells_every_move_and_can_be_said_in_every_language(game: str, language: str) -> None:
    live = over(game, *people_for(game, 3), language=language)
    text = chronicle(FRAME, live)
    assert live.table.log is not None
    told = [line for line in text.split("\n") if re.match(r"\d+\. .+: ", line)]
    moves = live.table.log.moves
    for number, (move, line) in filled(enumerate(zip(moves, told, strict=True), start=1)):
        name = live.table.people[move.seat].name
        assert line.startswith(f"{number}. {name}: ")
        assert (move.action in line) == (ALL[game].telling.describes is None)
    assert not re.search(r"</?[biu]>|&[a-z]+;", text)


def test_score_lines_add_up_to_the_totals() -> None:
    live = over("carcassonne", ANNA, BORIS)
    result = result_of(live)
    told: Counter[str] = Counter()
    name = ""
    for line in chronicle(FRAME, live).split("\n\n")[-1].split("\n"):
        if head := re.fullmatch(r"(\w+) — (\d+)", line):
            name = head[1]
            assert int(head[2]) == result.scores[[p.name for p in live.table.people].index(name)]
        elif line.strip():
            said = re.sub(r" \(.+?\)", "", line.partition(": ")[2])
            told[name] += int(said.split()[-1])
    assert told == Counter(
        {p.name: result.scores[seat] for seat, p in enumerate(live.table.people)}
    )


def test_score_line_says_where_and_why() -> None:
    live = over("carcassonne", ANNA, BORIS, seed=4)
    line = next(line for line in result_of(live).lines if len(line.reasons) == 2)
    tiles, shields = line.reasons
    x, y = line.where.cell
    assert (tiles.what, shields.what, shields.count) == ("tiles", "shields", 1)
    said = (
        f"City at row {figure(y)} column {figure(x)}: {tiles.points} ({tiles.count} tiles)"
        f" + {shields.points} (1 shield) = {line.points}"
    )
    assert said in chronicle(FRAME, live)


def test_running_game_has_moves_and_board_and_no_scores() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 2)
    text = chronicle(FRAME, live)
    assert live.play is not None
    game = ALL["carcassonne"]
    board = game.text_board(game.view(live.play.state, None))
    assert f"\n\n{board}\n\n# city, " in text
    assert " — " not in text.split("\n\n")[0]


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", ["carcassonne", "saboteur", "laar", "glastonbury", "land_vs_sea"])
def test_no_english_leaks_into_the_text_of_another_language(game: str, language: str) -> None:
    """What a board in characters needs is explained: its letters stand alone."""
    live = over(game, ANNA, BORIS, CLARA, language=language)
    names = "|".join(re.escape(one.name) for one in live.table.people)
    assert re.findall(r"[A-Za-z]{2,}[a-z]", re.sub(names, "", chronicle(FRAME, live))) == []


def test_moves_have_names_and_places() -> None:
    live = over("carcassonne", ANNA, BORIS)
    assert re.search(r"\n\d+\. \w+: city corner, row [−\d]+ column [−\d]+", chronicle(FRAME, live))


# Buttons


def test_last_word_offers_the_files() -> None:
    live = over("carcassonne", ANNA, BORIS)
    stopped = only(do(moved(begun("gifts", ANNA, BORIS), 2), ANNA, stop))
    for last in (shown(live)["last"], stopped):
        assert "Map & log" in [button.text for row in last.more for button in row]
