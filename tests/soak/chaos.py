"""Breaks things while people play: workers and the store are killed, requests fail, answers get
lost, updates come twice and in disorder, Telegram is slow for minutes, clocks leap.
"""

import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import psutil

from bot.store.worker_lock import LIFE
from playground.person import Host
from tests.e2e.crew import Crew
from tests.soak.spells import FOR_EVER, LATE, Clocks, Telegram

_LOOK = 0.1
"""Seconds between looks whether it is time to kill."""
_WORKERS = 0.8
"""Share of kills that the process at work gets."""
_LONGER = 3.0
"""Seconds by which a process stays frozen after its lock has lapsed."""
TORN = (bytes(4096), b"*3\r\n$3\r\nSET\r\n$1\r\nb\r\n$100\r\nhalf" + bytes(64), bytes(range(256)))
"""What a power cut leaves at the end of a file: zeros, half a command, garbage."""


class Weather(NamedTuple):
    """How bad it is."""

    worker: tuple[float, float] = (2.0, 6.0)
    """Seconds between two kills of a process, mostly of the one at work: from, to; longer when none
    would be left: on a slow machine they would be killed faster than they start."""
    store: tuple[float, float] = (20.0, 40.0)
    """... of the store ..."""
    both: float = 0.25
    """... and share of those in which the worker dies with it ..."""
    torn: float = 0.5
    """... and in which the embedded store's file is torn, as by a power cut."""
    leaves: float = 0.25
    """Share of those processes, after the first, that are asked to stop and not killed: they lose
    nothing at all ..."""
    freezes: float = 0.15
    """... and that are stopped for longer than the lock lasts: another works when they wake up."""
    kills: int = FOR_EVER
    """How many there are of both together."""
    refused: float = 0.02
    """Share of requests that are answered with a 500 ..."""
    broken: float = 0.02
    """... whose connection breaks before they have any effect ..."""
    proxied: float = 0.01
    """... that are answered by the page of a proxy: a 502 in HTML ..."""
    slowed: float = 0.01
    """... that are told to wait a second by a 429: together 6 % fail."""
    lost: float = 0.02
    """... that take effect and are not answered."""
    late: float = 0.004
    """Share of new messages that stand there at once and are answered after `LATE` seconds."""
    odd: float = 0.004
    """The share of requests that meet each of the rarer faults: a flood that the server waits out,
    a slow line, a 500, 401 or JSON 502 for a call that has taken effect, a picture that is not
    processed, or reported so."""
    twice: float = 0.2
    """Share of batches of updates that come with those of the batch before ..."""
    disordered: float = 0.5
    """... or, if there are several in it, in reverse."""
    calm: tuple[float, float] = (240.0, 480.0)
    """Seconds between two spells in which Telegram is slow ..."""
    slow: float = 120.0
    """... and how many one lasts."""
    right: tuple[float, float] = (40.0, 90.0)
    """Seconds during which all clocks are right ..."""
    ahead: float = 30.0
    """... before that of one worker is ahead, for this long."""


def slower(weather: Weather, times: float) -> Weather:
    """Return the weather for a machine on which everything takes `times` times as long."""
    worker, store = ((low * times, high * times) for low, high in (weather.worker, weather.store))
    return weather._replace(worker=worker, store=store)


class Kill(NamedTuple):
    """A process that was killed."""

    at: float
    """Seconds since 1970."""
    what: str
    """worker, standby, store, or a process that was asked to leave or frozen"""
    ports: frozenset[int]
    """Of its connections."""


class Chaos:
    """Breaks things from `start` to `stop`."""

    def __init__(self, bot: Crew, host: Host, weather: Weather, seed: int, workers: int) -> None:
        self._bot = bot
        self._weather = weather
        self._workers = workers
        self._telegram = Telegram(host)
        self._clocks = Clocks(bot.folder)
        self._chance = Random(seed)
        self._stopping = threading.Event()
        self.kills: list[Kill] = []
        self.spells = 0
        """How often Telegram was slow."""
        self.leaps = 0
        """How often a clock went ahead."""
        self._righted: list[float] = []
        self._threads = [
            threading.Thread(target=work, daemon=True)
            for work in (self._kill, self._be_slow, self._leap)
        ]
        self._frozen = set[int]()

    @property
    def steps_back(self) -> list[float]:
        """When the bot's clock may have gone back, in seconds since 1970: it was put right, or the
        process at work was killed, and the next one's is right.
        """
        return [*self._righted, *(kill.at for kill in self.kills)]

    def start(self) -> None:
        """Begin."""
        self._order(slow=False)
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Let all be well from now on."""
        self._stopping.set()
        for thread in self._threads:
            thread.join()
        self._telegram.be_well()
        if self._weather.late or self.spells:
            time.sleep(LATE)  # until all is answered

    def _order(self, *, slow: bool) -> None:
        weather = self._weather
        shares = {
            ("error", "before"): weather.refused,
            ("drop", "before"): weather.broken,
            ("proxy", "before"): weather.proxied,
            ("too_many", "before"): weather.slowed,
            ("drop", "after"): weather.lost,
        }
        self._telegram.be(shares, weather.late, slow=slow)
        self._telegram.be_odd(weather.odd)
        self._telegram.disturb(weather.twice, weather.disordered)

    def _be_slow(self) -> None:
        while not self._stopping.wait(self._chance.uniform(*self._weather.calm)):
            self.spells += 1
            self._order(slow=True)
            self._stopping.wait(self._weather.slow)
            self._order(slow=False)

    def _leap(self) -> None:
        while not self._stopping.wait(self._chance.uniform(*self._weather.right)):
            self._clocks.leap(self._chance.randrange(self._workers))
            self.leaps += 1
            self._stopping.wait(self._weather.ahead)
            self._clocks.put_right()
            self._righted.append(time.time())

    def _kill(self) -> None:
        worker, store = self._in(self._weather.worker), self._in(self._weather.store)
        while len(self.kills) < self._weather.kills and not self._stopping.wait(_LOOK):
            if time.monotonic() >= worker and (victim := self._victim()):
                worker = self._in(self._weather.worker)
                self._befall(victim)
            if (
                time.monotonic() >= store
                and self._is_stores_turn()
                and (pid := self._bot.store_pid)
            ):
                store = self._in(self._weather.store)
                is_both = self._chance.random() < self._weather.both and self._victim()
                worker_too = self._bot.worker if is_both else None
                self._end("store", pid, is_torn=self._chance.random() < self._weather.torn)
                if worker_too:
                    self._end("worker", worker_too)

    def _is_stores_turn(self) -> bool:
        """Tell whether the store has been killed less often than workers: where these start
        slowly, there would be nothing left to kill of them.
        """
        return 2 * sum(kill.what == "store" for kill in self.kills) < len(self.kills)

    def _in(self, seconds: tuple[float, float]) -> float:
        return time.monotonic() + self._chance.uniform(*seconds)

    def _victim(self) -> int | None:
        """The worker, or now and then a standby, if another is there to take over."""
        worker, living = self._bot.worker, set(self._bot.pids) - self._frozen
        if worker not in living or len(living) < 2:
            return None
        others = sorted(living - {worker})
        return worker if self._chance.random() < _WORKERS else self._chance.choice(others)

    def _befall(self, pid: int) -> None:
        """Kill a process, ask it to stop, or freeze it."""
        drawn, weather = self._chance.random(), self._weather
        if self.kills and drawn < weather.leaves:
            self._dismiss(pid)
        elif self.kills and drawn < weather.leaves + weather.freezes:
            self._freeze(pid)
        else:
            self._end("worker" if pid == self._bot.worker else "standby", pid)

    def _freeze(self, pid: int) -> None:
        """Stop a process for longer than the lock lasts, and let it go on."""
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
            self.kills.append(Kill(time.time(), "frozen", _ports(pid)))
            self._frozen.add(pid)
            threading.Timer(LIFE + _LONGER, self._thaw, (pid,)).start()

    def _thaw(self, pid: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
        self._frozen.discard(pid)

    def _dismiss(self, pid: int) -> None:
        """Ask a process to stop: another one comes in its place."""
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
            self.kills.append(Kill(time.time(), "left", frozenset()))

    def _end(self, what: str, pid: int, *, is_torn: bool = False) -> None:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)  # else it may open one more connection meanwhile
            ports = _ports(pid)
            if is_torn:
                tear(self._bot.folder / "store", self._chance.choice(TORN))
            os.kill(pid, signal.SIGKILL)
            self.kills.append(Kill(time.time(), what, ports))


def tear(store: Path, end: bytes) -> None:
    """Write `end` behind what an embedded store has written, which must not run meanwhile."""
    files = store.glob("appendonlydir/*.incr.aof")  # appendonly.aof.7.incr.aof
    if last := max(files, key=lambda file: int(file.name.split(".")[2]), default=None):
        with last.open("ab") as written:
            written.write(end)


def _ports(pid: int) -> frozenset[int]:
    """The local ports of a process's connections."""
    with suppress(psutil.NoSuchProcess):
        return frozenset(each.laddr.port for each in psutil.Process(pid).net_connections("tcp"))
    return frozenset()
