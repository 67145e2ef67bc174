"""README's first screen, made anew: a turn as a phone shows it, moving, and six boards.

.venv/bin/python -m bench.screenshots docs/pictures

Computers play, as well as they can in a game of people; English, on a machine that shows emoji as
phones do (`make showcase` installs what is needed).
"""

import io
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from pathlib import Path
from string import ascii_uppercase
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

import render
from bench.chromium import PROGRAM, QUIET
from bench.fold.looks import FRAME, Look, begun, on_the_way, pressed
from bench.fold.page import PHONE, SETTINGS, send
from bot.display.pictures import picture_of
from bot.display.surfaces import surfaces
from bot.display.values import Surface
from bot.table.preparing import Press
from bot.table.values import Live, Phase, stamp_of, to_act
from bot.texts.catalogues import message_id
from bot.texts.languages import SPOKEN
from games import GAMES
from games.core.choices import Path as Answers
from games.core.choices import decision, path_to
from games.core.contract import Level
from games.core.players import decide
from games.core.rng import Rng
from games.core.values import TABLE, Seat
from playground.person import Host
from playground.testing import running
from render.sheet.runs import runs
from render.theme import CREAM, GOLD, INK, Face

_ENGLISH = len(SPOKEN)
"""Seeds that are multiples of it are of games in English."""


class _Moment(NamedTuple):
    """Somebody is asked: what computers would answer there."""

    number: int
    """Of moves made before."""
    live: Live
    seat: Seat
    answers: Answers


def main(folder: Path) -> None:
    """Write both files.

    :raises SystemExit: where emoji have one colour: phones would show grey discs.
    """
    font = ("fc-match", "-f", "%{color}", ":charset=1f534")
    if subprocess.run(font, capture_output=True, text=True, check=False).stdout != "True":
        sys.exit("emoji have no colour on this machine: say `make showcase`")
    boards().save(folder / "boards.jpg", quality=82, optimize=True, progressive=True)
    save(turn(), folder / "turn.gif")


# --- the boards ---

_NAMES = ("Max", "Liam", "Anna", "Olga", "Kate")
_BOARDS = (
    ("carcassonne", 4, 30, 1),
    ("saboteur", 5, 40, 3),
    ("laar", 3, 40, 1),
    ("glastonbury", 3, 30, 1),
    ("land_vs_sea", 2, 22, 1),
    ("castle", 2, 44, 2),
)
"""Game, people, moves, and which of the games in English."""
_SIDE, _NAME, _GAP, _COLUMNS = 420, 52, 16, 3
_WOOD = "#3b2617"


def boards() -> Image.Image:
    """Return six boards in the middle of games, with their names below."""
    rows = -(-len(_BOARDS) // _COLUMNS)
    size = (_COLUMNS * (_SIDE + _GAP) + _GAP, rows * (_SIDE + _NAME + _GAP) + _GAP)
    sheet = Image.new("RGB", size, _WOOD)
    for number, (game, people, moves, nth) in enumerate(_BOARDS):
        x = _GAP + number % _COLUMNS * (_SIDE + _GAP)
        y = _GAP + number // _COLUMNS * (_SIDE + _NAME + _GAP)
        board = _squeezed(_board(game, people, moves, nth * _ENGLISH))
        sheet.paste(board, (x + (_SIDE - board.width) // 2, y + (_SIDE - board.height) // 2))
        _write(sheet, FRAME.say("en", message_id(game, "name")), x + _SIDE // 2, y + _SIDE)
    return sheet


def _board(game: str, people: int, moves: int, seed: int) -> Image.Image:
    live = next(each.live for each in played(game, people, seed) if each.number == moves)
    picture = _public(live).picture
    assert picture is not None
    return Image.open(io.BytesIO(render.draw(picture)))


def _public(live: Live) -> Surface:
    """Return what stands in the group, with its picture."""
    shown = surfaces(FRAME, live, {})
    return next(one for one in shown if one.place.chat < 0 and one.picture)


def _squeezed(board: Image.Image) -> Image.Image:
    share = _SIDE / max(board.size)
    size = (round(board.width * share), round(board.height * share))
    return board.resize(size, Image.Resampling.LANCZOS)


def _write(sheet: Image.Image, said: str, x: int, top: int) -> None:
    font = runs(said, Face.TITLE)[0].font(30)
    ImageDraw.Draw(sheet).text((x, top + _NAME // 2), said, CREAM, font, "mm")


def played(game: str, people: int, seed: int) -> Iterator[_Moment]:
    """Let computers play a game; yield each moment where somebody is asked."""
    live, number, rules = begun(game, people, seed, names=_NAMES), 0, GAMES[game]
    while live.table.phase is Phase.RUNNING:
        assert live.play is not None
        assert live.table.log is not None
        seat = to_act(GAMES, live)[0]
        action = decide(rules, live.table.log, seat, Level.MEDIUM, Rng(seed, number))
        answers = path_to(decision(rules, live.play.state, seat), action)
        yield _Moment(number, live, seat, answers)
        press = Press(stamp_of(GAMES, live, seat), answers, confirm=True)
        live, number = pressed(live, seat, press), number + 1


# --- the turn ---

_PEOPLE, _FROM, _GAIN, _STEPS = 3, 16, 4, 4
"""Of the turn of Carcassonne: people, moves before it and points that it brings, at least, and the
looks of its message: the tile is turned, and a follower stands on what it completes."""
_HAND = (5, 4, 27)
"""Of Saboteur: people, seed, moves."""


class _Frame(NamedTuple):
    """What a phone shows for a while."""

    image: Image.Image
    ticks: int
    """Milliseconds."""


class _Shown(NamedTuple):
    """A message, and what is tapped in it."""

    look: Look
    tapped: str
    """A pattern of the button's text; empty: none is tapped."""
    ticks: int


def turn() -> list[_Frame]:
    """Return a turn of Carcassonne, then a hand and the gold of Saboteur."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=QUIET, timeout=120_000)
        frames = [_taken(browser, shown) for shown in (*_of_the_turn(), *_of_saboteur())]
        browser.close()
    return frames


def _of_the_turn() -> Iterator[_Shown]:
    here, after = _telling_turn()
    asked, *steps = on_the_way(here.live, here.seat, here.answers)
    cell, rotation, follower = here.answers
    yield _Shown(asked, rf"^{cell + 1}$", 1900)
    taps = (rf"{rotation + 1}$", rf"^{ascii_uppercase[follower]} ", "Confirm")
    for step, tapped in zip(steps, taps, strict=True):
        yield _Shown(step, tapped, 1500)
    yield _Shown(next(on_the_way(after.live, after.seat, ())), "", 2200)


def _telling_turn() -> tuple[_Moment, _Moment]:
    """Return the first turn that shows all there is to a turn, and what stands after it: computers
    play otherwise from release to release.
    """
    for seed in count(_ENGLISH, _ENGLISH):
        for here, after in pairwise(played("carcassonne", _PEOPLE, seed)):
            told = len(here.answers) == _STEPS - 1 and here.answers[1] > 0 and not here.answers[2]
            if here.number < _FROM or not told:
                continue
            gained = _points(after.live, here.seat) - _points(here.live, here.seat)
            if gained >= _GAIN and len([*on_the_way(*here[1:])]) == _STEPS:
                return here, after
    raise AssertionError("seeds never end")


def _points(live: Live, seat: Seat) -> int:
    assert live.play is not None
    rules = GAMES[live.table.game or ""]
    return rules.scores(rules.view(live.play.state, TABLE))[seat]


def _of_saboteur() -> Iterator[_Shown]:
    people, seed, moves = _HAND
    for each in played("saboteur", people, seed):
        if each.number == moves:
            yield _Shown(next(on_the_way(each.live, each.seat, ())), "", 2000)
        last = each
    press = Press(stamp_of(GAMES, last.live, last.seat), last.answers, confirm=True)
    over = pressed(last.live, last.seat, press)
    picture = picture_of(FRAME, over, TABLE, "sheet", "en")
    gold = replace(_public(over), picture=picture)
    yield _Shown(Look(gold, 0, confirms=False), "", 2600)


def _taken(browser: Browser, shown: _Shown) -> _Frame:
    """Show a message in a chat of its own, as the bot would send it, and keep what the phone
    shows.
    """
    surface: Surface = shown.look.surface
    with tempfile.TemporaryDirectory() as data, running(Path(data), SETTINGS) as play:
        host = Host(play.url)
        anna, others = host.person("Anna"), host.person("Max")
        anna.start()
        chat = anna.user_id
        if not shown.look.is_private:
            chat = host.group("Friday games", anna, others)
        assert surface.picture is not None
        send(play, chat, shown.look, render.draw(surface.picture))
        view = ViewportSize(width=PHONE[0], height=PHONE[1])
        page = browser.new_page(viewport=view, locale="en-GB")
        page.goto(play.url)
        if shown.look.is_private:
            page.locator(".rows .row").first.click()
        expect(page.locator("article.other").last).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.wait_for_function(_LOADED)
        page.wait_for_timeout(_SETTLED)
        image = Image.open(io.BytesIO(page.screenshot(type="png"))).convert("RGB")
        pattern = re.compile(shown.tapped)
        key = page.locator(".key", has_text=pattern).first if shown.tapped else None
        box = key.bounding_box() if key else None
        page.close()
    if box:
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        _touch(image, round(x), round(y))
    return _Frame(image.crop((0, _BAR, *image.size)), shown.ticks)


_LOADED = """() => [...document.querySelectorAll("article.other img")]
  .every((image) => image.complete && image.naturalWidth > 0)"""
_SETTLED = 900
"""Milliseconds until a picture that has come is no longer blurred."""
_BAR = 41
"""Of the playground's page, above the phone."""


def _touch(image: Image.Image, x: int, y: int) -> None:
    """Show where a finger is."""
    pen, r = ImageDraw.Draw(image, "RGBA"), 22
    pen.ellipse((x - r, y - r, x + r, y + r), GOLD + "90", INK, 3)


def save(frames: Sequence[_Frame], path: Path) -> None:
    """Write a moving picture that README shows at its own size."""
    wide, high = frames[0].image.size
    colours = Image.new("RGB", (wide, high * len(frames)))
    for number, frame in enumerate(frames):
        colours.paste(frame.image, (0, number * high))
    palette = colours.quantize(_COLOURS)
    first, *others = (
        frame.image.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames
    )
    ticks = [frame.ticks for frame in frames]
    first.save(path, save_all=True, append_images=others, duration=ticks, loop=0, optimize=True)


_COLOURS = 160


if __name__ == "__main__":
    main(Path(sys.argv[1]))
