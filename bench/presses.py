"""Presses through the playground: the real bot, the real store, Bot API over HTTP.

Beside them, after each turn, the bare JPEG encoding of a board like those that are shown.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import NamedTuple

from PIL import Image

import render
from bench.pictures import board as painted
from bench.timing import Figures, milliseconds, percentile, spread
from bench.world import MIDDLE
from playground.person import Host, Person, Post
from playground.settings import NO_RATES, Settings
from playground.testing import running
from render.pixels.paint import encoded

_TURNS = 40
_DEADLINE = 120.0
"""Seconds to wait for a message at most."""


def measure() -> Figures:
    """Two people play; how long a press waits for its answer, and for the new picture."""
    with tempfile.TemporaryDirectory() as folder, _bot(Path(folder)) as host:
        for game in ("the first game on a machine", "the next", "the one after"):
            taken = _play(host)
            bare = percentile(taken.bare, 50)
            yield f"{game}: bare JPEG encoding of a board", spread(taken.bare)
            yield "press → answer", spread(taken.answers)
            yield "press → preview shown (aims: 12 x, 40 x)", _times(taken.previews, bare)
            yield "confirm → new board shown (aims: 12 x, 40 x)", _times(taken.boards, bare)


def _times(taken: list[float], bare: float) -> str:
    p50, p99 = percentile(taken, 50) / bare, percentile(taken, 99) / bare
    return f"{spread(taken)}   {p50:.1f} x, {p99:.1f} x"


@contextmanager
def _bot(folder: Path) -> Iterator[Host]:
    """Run the playground, without its rates, and the bot in a process of its own."""
    with running(folder, Settings(rates=NO_RATES)) as play:
        surroundings = {
            "TELEGRAM_TOKEN": play.token,
            "TELEGRAM_API_URL": play.url,
            "DATA_DIR": str(folder / "bot"),
            "REDIS_URL": "",
            "LOG_LEVEL": "WARNING",
            **dict.fromkeys(("CHAT_RATE", "GROUP_RATE", "ALL_RATE"), "off"),
        }
        command = [sys.executable, "-m", "bot"]
        bot = subprocess.Popen(command, env={**os.environ, **surroundings})
        try:
            yield Host(play.url)
        finally:
            bot.terminate()
            bot.wait(30)


class _Taken(NamedTuple):
    """Milliseconds."""

    answers: list[float]
    previews: list[float]
    boards: list[float]
    """From Confirm to the new board."""
    bare: list[float]
    """The encoding of a picture, nothing else."""


def _play(host: Host) -> _Taken:
    people = (host.person("Anna"), host.person("Max"))
    board = _begin(host, people)
    answers, previews, boards, bare = taken = _Taken([], [], [], [])
    chance, picture = Random(1), Image.open(BytesIO(render.draw(painted(3, MIDDLE))))
    picture.load()
    for _ in range(_TURNS):
        player = next(p for p in people if _pinged(p, board))
        preview = board
        if "1" in board.buttons:
            choices = [text for text in board.buttons if text.isdecimal()]
            begun = _press(player, board, chance.choice(choices), answers)
            preview = _wait(player, board.chat_id, _ready)
            previews.append((perf_counter() - begun) * 1000)
        if "✓ Confirm" not in preview.buttons:
            _press(player, preview, "No follower", answers)
            preview = _wait(player, board.chat_id, lambda p: "✓ Confirm" in p.buttons)
        begun = _press(player, preview, "✓ Confirm", answers)
        board = _wait(player, board.chat_id, _newer(preview))
        boards.append((perf_counter() - begun) * 1000)
        bare += milliseconds(lambda: encoded(picture), 1)
    return taken


def _begin(host: Host, people: tuple[Person, Person]) -> Post:
    """Open a table in a new group and start; return the first board."""
    chat = host.group("bench", *people, kind="supergroup")
    people[0].send(chat, "/play carcassonne")
    lobby = _wait(people[0], chat, lambda p: "Join" in p.buttons)
    for person in people:
        person.press(lobby, "Join")
    lobby = _wait(people[0], chat, lambda p: "Start" in p.buttons)
    people[0].press(lobby, "Start")
    return _wait(people[0], chat, _newer(lobby))


def _ready(post: Post) -> bool:
    """A preview."""
    return "‹ Back" in post.buttons


def _newer(than: Post) -> Callable[[Post], bool]:
    """A later message with a board that can be tapped."""
    return lambda post: post.id > than.id and bool(post.buttons)


def _press(player: Person, post: Post, text: str, answers: list[float]) -> float:
    """Press a button, note how long the answer took; return when it was pressed."""
    begun = perf_counter()
    player.press(post, text)
    answers.append((perf_counter() - begun) * 1000)
    return begun


def _pinged(person: Person, board: Post) -> bool:
    """Whether the board mentions this person: then it is his turn."""
    return any(post.pings for post in person.messages(board.chat_id) if post.id == board.id)


def _wait(player: Person, chat: int, wanted: Callable[[Post], bool]) -> Post:
    """Look every few milliseconds until the last message fits."""
    deadline = perf_counter() + _DEADLINE
    while perf_counter() < deadline:
        post = player.messages(chat)[-1]
        if wanted(post):
            return post
        sleep(0.003)
    raise TimeoutError(f"{[(p.id, p.text, p.buttons) for p in player.messages(chat)]}")
