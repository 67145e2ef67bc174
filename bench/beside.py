"""Presses while others keep the bot busy, and while nobody does: by turns.

Nobody waits for the computers here, so each of their tables moves every second, which is more than
computers do that wait for people. Who looks back asks once a second: for what was played, for its
figures, to share it, for a film.
"""

import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bench.crowd import Crowd
from bench.timing import Figures, spread
from bench.world import bot, fill, groups, members, playground, table
from bot.display.token import Token
from bot.display.verb import Verb
from bot.table.values import NOBODY, Live, Person
from games.core.contract import Level
from playground.state import Playground
from playground.world import inline, messages
from playground.world.presses import press
from playground.world.world import World

_TABLES, _COMPUTERS, _PAST, _GAMES = 20, 10, 5, 12
"""Tables of two people, and of five computers; groups that look back, and the games of each."""
_RATE = 20
"""Presses a second."""
_SECONDS = 20.0
_WARMING = 5.0
_ROUNDS = 2


class _Others(NamedTuple):
    """Who keeps the bot busy: their tables, and what they do besides, without an end."""

    tables: Sequence[Live]
    go_on: Callable[[], Awaitable[object]]


def measure() -> Figures:
    """How long presses wait for answers beside ten tables of computers, beside people who look
    back at what they have played, and beside nobody.
    """
    gc.disable()  # as in `load`
    beside = {
        "nobody beside: press → answer": _nobody,
        f"{_COMPUTERS} tables of computers beside": _computers,
        "people beside who look back": _looking_back,
    }
    waited: dict[str, list[float]] = {name: [] for name in beside}
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(_ROUNDS):
            for name, others in beside.items():
                own = Path(folder, f"{turn}{others.__name__}")
                waited[name] += asyncio.run(_answers(own, others))
    gc.enable()
    for name, answers in waited.items():
        yield f"{_RATE} presses a second, {name}", spread(answers)


async def _answers(folder: Path, others: Callable[[Playground], _Others]) -> list[float]:
    """Return the milliseconds that presses waited for their answers."""
    async with playground() as (play, url):
        chats = groups(play, _TABLES)
        played = [table(n, members(play, chat), chat) for n, chat in enumerate(chats)]
        beside = others(play)
        await fill(folder, (*played, *beside.tables))
        crowd = Crowd(play, chats)
        async with bot(folder, play.world.token, url):
            await crowd.gather()
            going_on = asyncio.ensure_future(beside.go_on())
            await crowd.tap_on(_WARMING, patient=True)
            await crowd.rest()
            before = len(crowd.answers)
            await crowd.tap_at(_RATE, _SECONDS)
            going_on.cancel()
            with suppress(asyncio.CancelledError):  # but not what went wrong there
                await going_on
            return crowd.answers[before:]


def _nobody(_: Playground) -> _Others:
    return _Others((), asyncio.Event().wait)


def _computers(play: Playground) -> _Others:
    tables = [_of_computers(_TABLES + number, play) for number in range(_COMPUTERS)]
    return _Others(tables, asyncio.Event().wait)


def _of_computers(seed: int, play: Playground) -> Live:
    """Return a game in which the only person has left a computer in the own place."""
    (chat,) = groups(play, 1)
    left, _ = members(play, chat)
    names = ("Ada", "Bruno", "Cleo", "Dante")
    own = (
        Person(NOBODY, n, "en", at, computer=Level.STRONG) for at, n in enumerate(names, start=1)
    )
    person = Person(left.user, left.name, "en", 0, computer=Level.STRONG)
    return table(seed, (person, *own), chat, moves=5)


def _looking_back(play: Playground) -> _Others:
    chats = groups(play, _PAST) * _GAMES
    over = [table(n, members(play, c), c, moves=None) for n, c in enumerate(chats, _TABLES)]
    return _Others(over, lambda: _look_back(play.world, over))


async def _look_back(world: World, over: Sequence[Live]) -> None:
    """Ask for one thing a second, about one game after the other."""
    for live in over:
        chat, user = live.table.place.chat, live.table.people[0].user
        messages.say(world, user, chat, "/stats")
        await asyncio.sleep(1)
        said = messages.say(world, user, chat, "/history")
        await asyncio.sleep(1)
        film = str(Token(live.table.id, Verb.FILM))
        press(world, user, chat, said.id, data=film, force=True)
        await asyncio.sleep(1)
        inline.ask(world, user, live.table.id)
        await asyncio.sleep(1)
