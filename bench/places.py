"""Questions for a place on a map: how many of the places a phone shows on the picture that asks.

The strongest computers and random players play whole games, and the bot's own messages for people
are measured. `GAMES=200 python -m bench places` looks at 200 games of each kind.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from math import sqrt
from random import Random
from statistics import mean, median
from typing import Any

from msgspec import Struct

import render
from bench.fold.looks import FRAME, NOON, asks, begun, user_at
from bench.timing import Figures, at_size
from bot.display.buttons import Choice
from bot.display.surfaces import surfaces
from bot.display.values import Selection, Surface
from bot.table.preparing import Press
from bot.table.referee import handle
from bot.table.values import Live, Phase, stamp_of, to_act
from games import GAMES
from games.core.choices import Decided, Decision, Path, Question, decision, narrow, path_to, screen
from games.core.contract import Level, Transition, defaults
from games.core.players import known, player_at
from games.core.rng import Rng
from games.core.seats import lawful_people
from games.core.values import Cell, Seat
from render.sheet.scene import Badge, Box, Hexes, Item, Panel, Scene, Slot, Thumb, Tiles
from render.theme import EDGE, WIDTH

_COUNT = int(os.environ.get("GAMES", "2"))
"""Games of each kind."""
KINDS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "carcassonne": ("carcassonne", {"river": "on"}),
    "carcassonne, expansions": ("carcassonne", {"river": "on", "inns": "on", "traders": "on"}),
    "land_vs_sea": ("land_vs_sea", {}),
    "castle": ("castle", {}),
}
"""Games with maps, and their options."""
_MOST = 6
"""People; a team is one seat."""
_CLEAR, _LARGE = 56, 77
"""Pixels a tile: 13 and 18 pt of a phone."""


class Asked(Struct, frozen=True):
    """One question for a place."""

    buttons: int
    """Of places, on all that is shown while it is asked."""
    seen: int
    """Of these, how many have their number on the picture above them."""
    first: int
    """Pixels a tile on the picture that asks."""
    then: int
    """The fewest after one further tap."""
    taps: int
    """Of the whole turn, the last included."""
    is_by_region: bool


def measure(size: float) -> Figures:
    """Measure, by game and player, how many of the places can be seen, and the taps of a turn."""
    for kind in [*KINDS][: at_size(size, len(KINDS))]:
        for level in (Level.STRONG, None):
            games = range(at_size(size, _COUNT))
            asked = [one for seed in games for one in asked_in(kind, level, seed)]
            who = "computers" if level else "random players"
            yield f"{kind}, {len(games)} games of {who}", ""
            yield from figures(asked)


def asked_in(kind: str, level: Level | None, seed: int) -> Iterator[Asked]:
    """Play a game of a kind, of as many people as the seed says; yield all questions for places."""
    game, options = KINDS[kind]
    people = lawful_people(GAMES[game], {**defaults(GAMES[game]), **options})
    several = [count for count in people if 1 < count <= _MOST]
    return questions(game, several[seed % len(several)], seed, level, options)


def figures(asked: list[Asked]) -> Figures:
    """Yield how many places are seen in these questions, and the taps of a turn.

    Taps are those of a whole turn: the region, the place, each turn of the tile that is not the
    first, where the follower goes, and Confirm if it is asked for.
    """
    yield "  places seen (aim: 100 %)", _seen(asked)
    yield "  a tile at 56 px or more (aim: 80 %)", _share(q.first >= _CLEAR for q in asked)
    yield "  at 77 px after one further tap (aim: all)", _share(q.then >= _LARGE for q in asked)
    yield "  asked by region", _share(q.is_by_region for q in asked)
    taps = [q.taps for q in asked]
    yield "  taps of a turn (aim: 2.7)", f"median {median(taps):.0f}   mean {mean(taps):.2f}"


def _seen(asked: list[Asked]) -> str:
    buttons = sum(one.buttons for one in asked)
    return f"{sum(one.seen for one in asked) / buttons:.1%} of {buttons} in {len(asked)} questions"


def _share(holds: Iterable[bool]) -> str:
    each = [*holds]
    return f"{sum(each) / len(each):.1%}"


def questions(
    game: str,
    people: int,
    seed: int,
    level: Level | None,
    options: Mapping[str, str],
    *,
    step: int = 1,
) -> Iterator[Asked]:
    """Play a game; yield the questions for places of every `step`th decision.

    :param level: the level of the computers that play; None for random players.
    """
    chance, live = Random(seed), begun(game, people, seed, options)
    assert live.play is not None
    passed = [Transition(live.play.state, ())]
    while live.table.phase is Phase.RUNNING:
        seat = chance.choice(to_act(GAMES, live))
        path = _path(game, passed, seat, level, chance)
        found = _question(live, seat, path) if len(passed) % step == 0 else None
        if found:
            yield found
        press = Press(stamp_of(GAMES, live, seat), path, confirm=True)
        live = handle(GAMES, live, user_at(int(seat), live), press, NOON)
        assert live.play is not None
        passed.append(Transition(live.play.state, ()))


def _path(
    game: str, passed: list[Transition[Any]], seat: Seat, level: Level | None, chance: Random
) -> Path:
    actions = decision(GAMES[game], passed[-1].state, seat)
    if level is None:
        return path_to(actions, chance.choice(actions))
    player, rng = player_at(GAMES[game], level), Rng(chance.getrandbits(32))
    return path_to(actions, player.choose(known(GAMES[game], passed, seat), rng, player.budget))


def _question(live: Live, seat: Seat, path: Path) -> Asked | None:
    """Return the question for a place on the way of a decision; None if it asks for no place."""
    assert live.play is not None
    actions = decision(GAMES[live.table.game or ""], live.play.state, seat)
    for length in range(len(path)):
        asked = narrow(actions, path[:length])
        if isinstance(asked, Question) and any(isinstance(one, Cell) for one in asked.options):
            first, *others = _looks(live, seat, path[:length])
            last = _looks(live, seat, path[: length + 1])
            turns = bool(others) or _turns(live, seat, path[: length + 1])
            return _measured(first, others, last[0], _taps(actions, path) + turns)
    return None


def _looks(live: Live, seat: Seat, path: Path) -> list[Surface]:
    """Return the message that asks at a step, and its looks for each region of the map."""
    first = _look(live, seat, path)
    focus = first.picture.focus if first.picture else None
    if focus is None or focus.region is not None:
        return [first]
    return [first, *(_look(live, seat, path, page) for page, _ in enumerate(focus.regions, 1))]


def _look(live: Live, seat: Seat, path: Path, page: int = 0) -> Surface:
    stamp = stamp_of(GAMES, live, seat)
    shows = surfaces(FRAME, live, {seat: Selection(seat, stamp, path, page)})
    return next(surface for surface in shows if asks(surface, stamp))


def _turns(live: Live, seat: Seat, path: Path) -> int:
    """Return how often one turns pages to come to the button that leads to a path."""
    tokens = (
        [button.token for row in _look(live, seat, path[:-1], page).keyboard for button in row]
        for page in count()
    )
    stamp = stamp_of(GAMES, live, seat)
    leads = (
        (stamp, path) in [(t.stamp, t.path) for t in some if isinstance(t, Choice)]
        for some in tokens
    )
    return next(turned for turned, found in enumerate(leads) if found)


def _measured(first: Surface, others: list[Surface], last: Surface, taps: int) -> Asked:
    shown = others or [first]
    labels = [_numbered(one) for one in shown]
    scenes = [_scene(one) for one in shown]
    return Asked(
        buttons=sum(map(len, labels)),
        seen=sum(len(some & _read(scene)) for some, scene in zip(labels, scenes, strict=True)),
        first=_size(_scene(first)),
        then=min(map(_size, scenes if others else [_scene(last)])),
        taps=taps,
        is_by_region=bool(others),
    )


def _scene(surface: Surface) -> Scene:
    assert surface.picture
    return render.layout(surface.picture)


def _numbered(surface: Surface) -> set[str]:
    """Return the labels of places on the buttons."""
    said = (button.text.split(" · ")[0] for row in surface.keyboard for button in row)
    return {text for text in said if text.isdigit()}


def _size(scene: Scene) -> int:
    """Return how wide the tiles of its first map are; where a tile is shown large beside, that."""
    maps = (item for item in scene.items if isinstance(item, Tiles | Hexes))
    slots = (item.box.width for item in scene.items if isinstance(item, Slot))
    found = next(maps, None)
    if found is None:
        px = max(slots)
    else:
        px = found.px if isinstance(found, Tiles) else round(found.px * sqrt(3))
    return max([px, *(item.px for item in scene.items if isinstance(item, Thumb) and item.ring)])


def _read(scene: Scene) -> set[str]:
    """Return the labels that lie whole on the sheet, and nothing on them."""
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, scene.height - EDGE)
    return {
        item.label
        for n, item in enumerate(scene.items)
        if isinstance(item, Badge) and sheet.holds(item.box)
        if not any(_hides(later, item.box) for later in scene.items[n + 1 :])
    }


def _hides(item: Item, badge: Box) -> bool:
    """Tell whether an item covers a part of a number's disc that matters."""
    if not isinstance(item, Badge | Panel) or (isinstance(item, Panel) and item.strength < 100):
        return False
    return item.box.common(badge) > badge.width * badge.height / 8


def _taps(actions: Decision, path: Path) -> int:
    """Return how often one taps for a decision, regions left out."""
    decided = narrow(actions, path)
    assert isinstance(decided, Decided)
    taps = 0 if path in screen(actions, path[:-1]).closing else 1
    for length, answer in enumerate(path):
        asked = narrow(actions, path[:length])
        assert isinstance(asked, Question)
        taps += asked.field not in decided.action.tuning or answer > 0
    return taps
