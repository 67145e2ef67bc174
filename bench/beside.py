"""Presses while computers move at ten other tables, and while they do not: by turns.

Nobody waits for these computers, so each table moves every second, which is more than computers do
that wait for people.
"""

import asyncio
import gc
import tempfile
from pathlib import Path

from bench.crowd import Crowd
from bench.timing import Figures, spread
from bench.world import bot, fill, groups, members, playground, table
from bot.table.values import NOBODY, Live, Person
from games.core.contract import Level
from playground.state import Playground

_PEOPLE, _COMPUTERS = 20, 10
"""Tables of two people, and of five computers."""
_RATE = 20
"""Presses a second."""
_SECONDS = 20.0
_WARMING = 5.0
_ROUNDS = 2


def measure() -> Figures:
    """How long presses wait for answers beside ten tables of computers, and without them."""
    gc.disable()  # as in `load`
    without: list[float] = []
    beside: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(_ROUNDS):
            without += asyncio.run(_answers(Path(folder, f"without{turn}"), 0))
            beside += asyncio.run(_answers(Path(folder, f"beside{turn}"), _COMPUTERS))
    gc.enable()
    yield f"{_RATE} presses a second, nobody beside: press → answer", spread(without)
    yield f"{_RATE} presses a second, {_COMPUTERS} tables of computers beside", spread(beside)


async def _answers(folder: Path, computers: int) -> list[float]:
    """Return the milliseconds that presses waited for their answers."""
    async with playground(folder / "world") as (play, url):
        chats = groups(play, _PEOPLE)
        played = [table(n, members(play, chat), chat) for n, chat in enumerate(chats)]
        beside = [_of_computers(_PEOPLE + number, play) for number in range(computers)]
        await fill(folder / "bot", (*played, *beside))
        crowd = Crowd(play, chats)
        async with bot(folder / "bot", play.world.token, url):
            await crowd.gather()
            await crowd.tap_on(_WARMING, patient=True)
            await crowd.rest()
            before = len(crowd.answers)
            await crowd.tap_at(_RATE, _SECONDS)
            return crowd.answers[before:]


def _of_computers(seed: int, play: Playground) -> Live:
    """Return a game in which the only person has left a computer in the own place."""
    (chat,) = groups(play, 1)
    left, _ = members(play, chat)
    names = ("Ada", "Bruno", "Cleo", "Dante")
    own = (Person(NOBODY, n, "en", at, computer=Level.SHARP) for at, n in enumerate(names, start=1))
    person = Person(left.user, left.name, "en", 0, computer=Level.SHARP)
    return table(seed, (person, *own), chat, moves=5)
