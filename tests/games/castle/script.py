"""The language of the scenario files of the Castle.

A step is a move in notation, or one of the sentences in SENTENCES. What comes before the first step
is arranged: tiles on the table (`D1 49 r180`, in the order in which they are laid), followers
(`Anna tower0@D1`), points by seat, keeps (`Anna house0@D1 4`), the wall tiles on the wall by tower,
those that are held (`Bob keep`), and the stack, of which the first is drawn at once. `empty` fills
every other square with crossroads instead.
"""

from collections.abc import Iterable, Mapping
from re import Match

from msgspec.structs import replace

from games.castle import GAME
from games.castle.board import SQUARES, TOWERS
from games.castle.castle_map import EMPTY, CastleMap, Deployed, Laid, deploy, empty_groups, lay
from games.castle.components import Bonus, Feature, Segment, Spot, square
from games.castle.options import composed
from games.castle.state import FeatureLine, Keep, State
from games.core.contract import defaults
from games.core.rng import Rng
from games.core.score import Reason
from games.core.values import TABLE, Cell, Rotation, Seat
from tests.games import reader
from tests.games.reader import Sentences, common, played, seat_of


class Scenario(reader.Scenario, frozen=True):
    """A ruling or a passage, played."""

    map: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    followers: tuple[str, ...] = ()
    points: tuple[int, int] = (0, 0)
    keeps: tuple[str, ...] = ()
    wall: Mapping[str, Bonus] = {}
    """By tower; nothing on the others."""
    taken: tuple[str, ...] = ()
    stack: tuple[str, ...] = ("31", "31", "31", "31")
    held: tuple[str, ...] = ()
    turn: str = "Anna"


Moment = reader.Moment[State]


def run(scenario: Scenario) -> Moment:
    """Play a scenario; the first sentence that is not true fails."""
    return played(GAME, Moment(arranged(scenario)), scenario, SENTENCES)


def arranged(scenario: Scenario) -> State:
    """Return the state before the first step."""
    options = {**defaults(GAME), **scenario.options}
    state = GAME.setup(options, 2, Rng(1))
    turn = seat_of(scenario.turn)
    held = scenario.held or (None, None)
    state = replace(
        state,
        castle_map=_castle_map(scenario),
        turn=turn,
        lines=tuple(_points(scenario.points)),
        keeps=tuple(_keeps(scenario.keeps)),
        wall={int(tower): bonus for tower, bonus in scenario.wall.items()},
        taken=tuple(_taken(scenario.taken)),
        supply=tuple(6 - _count(scenario.followers, seat) for seat in (0, 1)),
        stack=scenario.stack,
        held=held,
        drawn=None,
        discarded=(),
    )
    rules = composed(options)
    return rules.draw(rules, state)[0]


def _castle_map(scenario: Scenario) -> CastleMap:
    castle_map = EMPTY
    for words in scenario.map:
        cell, kind, rotation = words.split()
        castle_map = lay(castle_map, _cell(cell), Laid(kind, Rotation(int(rotation[1:]))))
    if scenario.empty:
        for place in sorted(SQUARES):
            if square(place) not in scenario.empty:
                castle_map = lay(castle_map, place, Laid("31", Rotation.R0))
    for words in scenario.followers:
        who, spot = words.split()
        castle_map = deploy(castle_map, Deployed(seat_of(who), _spot(spot)))
    return castle_map


def _count(followers: Iterable[str], seat: int) -> int:
    return sum(seat_of(words.split()[0]) == seat for words in followers)


def _points(points: tuple[int, int]) -> Iterable[FeatureLine]:
    for seat, count in enumerate(points):
        why = (Reason("tiles", count, count),)
        yield FeatureLine(seat=Seat(seat), category="path", where=None, reasons=why)


def _keeps(words: tuple[str, ...]) -> Iterable[Keep | None]:
    said = {seat_of(who): Keep(_spot(spot), int(n)) for who, spot, n in map(str.split, words)}
    return (said.get(Seat(seat)) for seat in (0, 1))


def _taken(words: tuple[str, ...]) -> Iterable[tuple[Bonus, ...]]:
    pairs = [word.split() for word in words]
    for seat in (0, 1):
        yield tuple(Bonus(bonus) for who, bonus in pairs if seat_of(who) == seat)


def _cell(word: str) -> Cell:
    return Cell("ABCDEFGHIJ".index(word[0]), int(word[1:]) - 1)


def _spot(word: str) -> Spot:
    segment, cell = word.split("@")
    return Spot(_cell(cell), Segment(Feature(segment[:-1]), int(segment[-1])))


def _has_points(moment: Moment, said: Match[str]) -> bool:
    return GAME.scores(GAME.view(moment.state, TABLE))[seat_of(said["who"])] == int(said["points"])


def _has_followers(moment: Moment, said: Match[str]) -> bool:
    return moment.state.supply[seat_of(said["who"])] == int(said["count"])


def _has_tiles(moment: Moment, said: Match[str]) -> bool:
    held = GAME.view(moment.state, TABLE).taken[seat_of(said["who"])]
    return (" and ".join(map(str, held)) or "no wall tile") == said["tiles"]


def _keep(moment: Moment, said: Match[str]) -> bool:
    keep = GAME.view(moment.state, TABLE).keeps[seat_of(said["who"])]
    return (str(keep.size) if keep else "nothing") == said["size"]


def _drawn(moment: Moment, said: Match[str]) -> bool:
    return moment.state.drawn == said["kind"]


def _left(moment: Moment, said: Match[str]) -> bool:
    return len(moment.state.stack) == int(said["count"])


def _wall(moment: Moment, said: Match[str]) -> bool:
    wall = GAME.view(moment.state, TABLE).wall
    bonus = wall.get(int(said["tower"]), "nothing")
    return str(bonus or "a hidden tile") == said["bonus"]


def _group(moment: Moment, said: Match[str]) -> bool:
    return len(empty_groups(moment.state.castle_map.tiles)[0]) == int(said["count"])


def _tiles_on_towers(moment: Moment, said: Match[str]) -> bool:
    return len(GAME.view(moment.state, TABLE).wall) == int(said["count"]) < len(TOWERS)


SENTENCES: Sentences[Moment] = {
    r"(?P<who>\w+) has (?P<points>\d+) points?": _has_points,
    r"(?P<who>\w+) has (?P<count>\d+) followers?": _has_followers,
    r"(?P<who>\w+) holds (?P<tiles>.+)": _has_tiles,
    r"the keep of (?P<who>\w+) has (?P<size>\w+)": _keep,
    r"(?P<kind>\d\d) is drawn": _drawn,
    r"(?P<count>\d+) tiles? (?:is|are) left": _left,
    r"on the tower (?P<tower>\d+) lies (?P<bonus>.+)": _wall,
    r"the largest empty group has (?P<count>\d+) squares": _group,
    r"(?P<count>\d+) wall tiles lie on the wall": _tiles_on_towers,
    **common(GAME),
}
