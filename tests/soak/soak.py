"""A soak from the first game to the verdict."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from playground.person import Host
from playground.settings import Settings
from playground.testing import Running, running
from tests.e2e.bots import FRESH, NO_BUDGETS, Bot
from tests.e2e.crew import Crew, ReplicatedCrew
from tests.ports import held_ports
from tests.replicated import Replicated
from tests.soak import faulty, world
from tests.soak.beside import gone, opened
from tests.soak.chaos import Chaos, Weather, slower
from tests.soak.circle import CircleParty
from tests.soak.looks import Looks
from tests.soak.party import STUCK, Party, Played
from tests.soak.pest import Pest
from tests.soak.plans import Plan, plans
from tests.soak.record import Requests, read
from tests.soak.story import left, load, unshown
from tests.soak.verdict import Evidence, Outcome, judge
from tests.soak.watch import Watch

QUIET = 3.0
"""Seconds without any change in any chat after which all counts as shown ..."""
_SKEW = 1.5
"""Seconds by which the processes' clocks differ, each from the next."""
_DOWN_AFTER = 2000
"""Milliseconds after which Sentinel takes a primary for dead."""
PATIENCE = 400.0
"""... and seconds that it may take to come to that, on a slow machine."""

Say = Callable[[str], None]


class Orders(NamedTuple):
    """The orders of a soak."""

    games: int = 300
    tables: int = 4
    """Games at a time."""
    processes: int = 3
    """One of which works."""
    seed: int = 1
    whole: int = 36
    """One in this many games is a whole one of the registry; the others are toys."""
    weather: Weather = Weather()
    beside: int = 300
    """Tables that only stand there."""
    until: float = float("inf")
    """By `time.monotonic`: no game is begun after that."""
    only_circles: bool = False
    """Whether nobody has a group."""
    only: tuple[str, ...] = ()
    """Of which games the whole ones are; of all, if empty."""
    each_fault: bool = False
    """Whether a short game of each kind meets each fault of Telegram, and nothing else."""
    is_replicated: bool = False
    """Whether the store has a replica, which Sentinel promotes once the primary is killed."""
    slow: float = 1.0
    """How many times slower the machine is than one that has nothing else to do: so much rarer are
    the kills, so much longer may it take until something changes."""


def soak(folder: Path, orders: Orders, say: Say) -> Outcome:
    """Play, break, look."""
    telegram = world.telegram(orders.seed)
    say(f"Telegram has: {_marks(telegram) or 'nothing that is in doubt'}")
    with (
        held_ports(1) as (port,),
        running(folder / "world", telegram) as server,
        _crew(folder, server, orders, port) as bot,
    ):
        watch = Watch(server.url)
        watch.start()
        pest = Pest(Host(server.url), Looks(_page(port), server.token))
        evidence = _played_out(folder, Host(server.url), bot, watch, pest, orders, say)
        code = bot.stop()
    watch.join()
    outcome = judge(evidence)
    if code:
        outcome.breaches.append(f"the bot stopped with {code}")
    return outcome


def _marks(telegram: Settings) -> str:
    """Return the settings that a soak's Telegram has on, of those that differ between soaks."""
    differs = ("topics", "opens_topics", "edits_upgraded")
    return ", ".join(name for name in differs if getattr(telegram, name))


@contextmanager
def _crew(folder: Path, server: Running, orders: Orders, port: int) -> Iterator[Crew]:
    more = {**NO_BUDGETS, "APP_URL": _page(port), "WEBHOOK_PORT": str(port)}
    bot = Bot(folder / "bot", server.url, server.token, FRESH, more, CLOCK_SKEW=str(_SKEW))
    with ExitStack() as stack:
        if orders.is_replicated:
            store = stack.enter_context(Replicated(folder / "stores", _DOWN_AFTER))
            crew: Crew = ReplicatedCrew(bot, orders.processes, store)
        else:
            crew = Crew(bot, orders.processes)
        yield stack.enter_context(crew)


def _page(port: int) -> str:
    return f"http://127.0.0.1:{port}/play"


def _played_out(
    folder: Path, host: Host, bot: Crew, watch: Watch, pest: Pest, orders: Orders, say: Say
) -> Evidence:
    weather = slower(faulty.CALM if orders.each_fault else orders.weather, orders.slow)
    chaos = Chaos(bot, host, weather, orders.seed, orders.processes)
    requests = Requests(host)
    requests.start()
    chaos.start()
    beside = opened(host, orders.beside)
    if not orders.each_fault:
        pest.start()
    try:
        played = _play(host, watch, orders, chaos, say)
    finally:
        pest.stop()
        chaos.stop()
    url = bot.store_address
    unfinished = _settle(watch, url, played, beside, PATIENCE * orders.slow) + gone(watch, beside)
    requests.stop()
    unfinished += pest.breaches(requests.all, chaos.leaps, chaos.steps_back)
    if orders.each_fault:
        unfinished += faulty.breaches(played, requests.all)
    say(f"one person who hates us: {pest.figures}")
    say(f"Telegram was slow {chaos.spells} times, a clock an hour ahead {chaos.leaps} times")
    noted = {"played": played, "kills": chaos.kills, "requests": requests.all}
    (folder / "noted.json").write_bytes(msgspec.json.encode(noted))  # for a reader of the folder
    stored = load(url, played)
    waiting, dead = left(url)
    return Evidence(
        played,
        stored,
        read(folder / "world"),
        requests.all,
        chaos.kills,
        waiting,
        dead,
        unfinished,
        bot.log,
        frozenset((*beside, *pest.chats)),
        frozenset(pest.chats),
        pest.spells,
        orders.is_replicated,
    )


def _play(host: Host, watch: Watch, orders: Orders, chaos: Chaos, say: Say) -> list[Played]:
    """Play all games, `orders.tables` at a time."""
    begun, done = time.monotonic(), Counter[str]()
    games = _games(orders)

    def one(plan: Plan) -> Played | None:
        if time.monotonic() > orders.until:
            return None
        party = _PARTIES[orders.each_fault, plan.is_circle]
        played = party(host, watch, plan).play(STUCK * orders.slow)
        done[plan.kind.game] += 1
        minutes, killed = (time.monotonic() - begun) / 60, len(chaos.kills)
        end = "over" if played.ended else "STUCK"
        say(
            f"{minutes:6.1f} min  {sum(done.values()):4d} games  {killed:4d} kills  "
            f"{plan} {end} after {played.seconds:.0f} s"
        )
        return played

    with ThreadPoolExecutor(orders.tables) as tables:
        try:
            return [played for played in tables.map(one, games) if played]
        except BaseException:  # somebody is tired of it, or a player has a bug
            watch.is_given_up = True
            tables.shutdown(wait=False, cancel_futures=True)
            raise


def _games(orders: Orders) -> Iterator[Plan]:
    if orders.each_fault:
        return faulty.plans(orders.seed, orders.only)
    return plans(
        *(orders.games, orders.whole, orders.seed),
        only_circles=orders.only_circles,
        only=orders.only,
    )


_PARTIES: dict[tuple[bool, bool], type[Party]] = {
    (False, False): Party,
    (False, True): CircleParty,
    (True, False): faulty.FaultyParty,
    (True, True): faulty.FaultyCircle,
}
"""The parties of players, by whether each meets each fault, and whether they play without a
group."""


def _settle(
    watch: Watch, url: str, played: Sequence[Played], beside: tuple[int, ...], patience: float
) -> list[str]:
    """Wait until nothing is to be done and nothing changes any more."""
    ended = [one for one in played if one.ended]

    def is_under_way() -> bool:
        is_loud = time.monotonic() - watch.last < QUIET
        # A message that may have been sent twice already is sent again after half a minute.
        return is_loud or bool(left(url)[0] or unshown(url, ended) or gone(watch, beside))

    deadline = time.monotonic() + patience
    while is_under_way():
        if time.monotonic() > deadline:
            return ["the chats do not come to rest"]
        time.sleep(0.2)
    return []
