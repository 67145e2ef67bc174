"""Presses through the playground: the real bot, the real store, Bot API over HTTP.

Beside them, after each turn, the bare JPEG encoding of a board like those that are shown. A first
game is played without a pause on a machine that has no sprites yet: begun at once, and on another
such machine after ten seconds in which people gather, as they do. The next ones come after a pause,
in which what is missing of the game is drawn.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Event, Thread
from time import perf_counter, sleep
from typing import NamedTuple

import httpx
import msgspec
from PIL import Image

import render
from bench.boards import board as painted
from bench.timing import Figures, at_size, milliseconds, pause, percentile, spread
from bench.world import MIDDLE
from playground.person import Host, Person, Post
from playground.settings import NO_RATES, Settings
from playground.testing import running
from render.pixels.paint import encoded

_TURNS = 40
_GATHER = 10.0
"""Seconds in a lobby; people take longer."""
_DEADLINE = 120.0
"""Seconds to wait for a message at most."""
_CONFIRM = ("✓ Confirm", "No follower")
"""What ends a turn without a follower: in a first game the second, by one tap."""


def measure(size: float) -> Figures:
    """Two people play; how long a press waits for its answer, and for the new picture."""
    begun_at_once = {"the first game on a machine, begun at once": 0.0}
    gathered = {
        "the first game on a machine": size * _GATHER,
        "after a pause": 0.0,
        "the one after": 0.0,
    }
    for gathering in (begun_at_once, gathered)[: at_size(size, 2)]:
        yield from _games(gathering, size)


def _games(gathering: Mapping[str, float], size: float) -> Figures:
    """Play on a machine without sprites; people gather for `gathering` seconds before each game."""
    with tempfile.TemporaryDirectory() as folder, _bot(Path(folder)) as host:
        for game, seconds in gathering.items():
            taken = _play(host, seconds, at_size(size, _TURNS))
            pause(Path(folder) / "bot" / "pictures", size)
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


class _Phone:
    """Collects the news in a person's chats from the events that the playground's page gets."""

    def __init__(self, person: Person) -> None:
        self._events = f"{person.base_url}/play/events?user={person.user_id}"
        self._new = SimpleQueue[tuple[float, Post]]()
        self._hears = Event()
        Thread(target=self._listen, daemon=True).start()
        if not self._hears.wait(_DEADLINE):
            raise TimeoutError("the playground tells of nothing")

    def _listen(self) -> None:
        with httpx.stream("GET", self._events, timeout=_DEADLINE) as stream:
            for line in stream.iter_lines():
                self._hears.set()
                if line.startswith("data: ") and '"message":' in line:
                    told = msgspec.json.decode(line.removeprefix("data: "), type=_Told)
                    self._new.put((perf_counter(), told.message))

    def wait(self, wanted: Callable[[Post], bool], since: float = 0) -> tuple[float, Post]:
        """Return the first new message that fits and has come since then, and when it was there."""
        while True:
            at, post = self._new.get(timeout=_DEADLINE)
            if at > since and wanted(post):
                return at, post


class _Told(msgspec.Struct):
    message: Post


def _play(host: Host, gather: float, turns: int) -> _Taken:
    people = (host.person("Anna"), host.person("Max"))
    phone = _Phone(people[0])
    board = _begin(host, people, phone, gather)
    answers, previews, boards, bare = taken = _Taken([], [], [], [])
    chance, picture = Random(1), Image.open(BytesIO(render.draw(painted(3, MIDDLE))))
    picture.load()
    for _ in range(turns):
        player = next(p for p in people if _pinged(p, board))
        preview = board
        while not _is_preview(preview):
            places = [text for text in preview.buttons if text.isdecimal()]
            regions = [text for text in preview.buttons if text.startswith("🔍")]
            begun = _press(player, preview, chance.choice(places or regions), answers)
            shown, preview = phone.wait(_is_preview if places else _has_places, begun)
            if places:
                previews.append((shown - begun) * 1000)
        begun = _press(player, preview, _done(preview), answers)
        shown, board = phone.wait(_newer(preview), begun)
        boards.append((shown - begun) * 1000)
        bare += milliseconds(lambda: encoded(picture), 1)
    return taken


def _begin(host: Host, people: tuple[Person, Person], phone: _Phone, gather: float) -> Post:
    """Open a table in a new group, wait and start; return the first board."""
    chat = host.group("bench", *people, kind="supergroup")
    people[0].send(chat, "/play carcassonne")
    _, lobby = phone.wait(lambda post: "Join" in post.buttons)
    for person in people:
        person.press(lobby, "Join")
    sleep(gather)
    _, lobby = phone.wait(lambda post: "Start" in post.buttons)
    people[0].press(lobby, "Start")
    return phone.wait(_newer(lobby))[1]


def _is_preview(post: Post) -> bool:
    return any(said in post.buttons for said in _CONFIRM)


def _done(preview: Post) -> str:
    return next(said for said in _CONFIRM if said in preview.buttons)


def _has_places(post: Post) -> bool:
    """Tell whether a region is shown large, with its places."""
    return any(map(str.isdecimal, post.buttons))


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
    """Whether the board mentions this person: then it is their turn."""
    return any(post.pings for post in person.messages(board.chat_id) if post.id == board.id)
