"""The language of the scenario files of Land vs Sea.

A step is a move in notation, or one of the sentences in SENTENCES. What comes before the first step
is arranged: tiles on the map besides the start tile (`1,0 SSSLLLa r60`), in the order in which they
are laid, hands by seat (`SSSLLLa/LLLSSSb`: the visible side, then the hidden one), the stacks, the
next tile first, and waypoints (`Anna 0,0/land0`).
"""

from re import Match

from msgspec.structs import replace

from games.core.contract import defaults
from games.core.hexes import HexRotation
from games.core.rng import Rng
from games.core.values import TABLE, Cell, Seat
from games.land_vs_sea import GAME
from games.land_vs_sea.chart import Laid, lay
from games.land_vs_sea.components import Kind, Segment, Spot
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.state import State, Tile
from games.land_vs_sea.view import Phase
from tests.games import reader
from tests.games.reader import Sentences, common, played, seat_of


class Scenario(reader.Scenario, frozen=True):
    """A passage of the sources, played."""

    players: int = 2
    map: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    stacks: tuple[str, ...] = ("LLLSSSa/SSSLLLa", "LLLSSSb/SSSLLLb")
    waypoints: tuple[str, ...] = ()
    turn: str = "Anna"
    dealt: bool = True
    """Whether the first hands are complete."""
    filled: bool = False
    """Whether the volcano or the whirlpool is on the map."""


Moment = reader.Moment[State]


def run(scenario: Scenario) -> Moment:
    """Play a scenario; the first sentence that is not true fails."""
    return played(GAME, Moment(arranged(scenario)), scenario, SENTENCES)


def arranged(scenario: Scenario) -> State:
    """Return the state before the first step."""
    options = {**defaults(GAME), **scenario.options}
    state = GAME.setup(options, scenario.players, Rng(1))
    kinds, chart = composed(options, scenario.players).kinds, state.chart
    for words in scenario.map:
        cell, face, rotation = words.split()
        laid = Laid(face, HexRotation(int(rotation[1:])))
        chart = lay(chart, _cell(cell), laid, kinds)
    hands = [_tiles(words, Seat(seat)) for seat, words in enumerate(scenario.hands)]
    first, second = (_tiles(words) for words in scenario.stacks)
    waypoints = list(state.waypoints)
    for words in scenario.waypoints:
        who, spot = words.split()
        waypoints[seat_of(who)] = _spot(spot)
    return replace(
        state,
        chart=chart,
        hands=(*hands, *state.hands[len(hands) :]),
        stacks=(first, second),
        waypoints=tuple(waypoints),
        turn=seat_of(scenario.turn),
        filled=scenario.filled,
        phase=Phase.LAYING if scenario.dealt else Phase.DRAWING,
    )


def _tiles(words: str, *seen: Seat) -> tuple[Tile, ...]:
    pairs = (word.split("/") for word in words.split())
    return tuple(Tile(up, down, seen) for up, down in pairs)


def _cell(word: str) -> Cell:
    x, y = map(int, word.split(","))
    return Cell(x, y)


def _spot(word: str) -> Spot:
    cell, segment = word.split("/")
    return Spot(_cell(cell), Segment(Kind(segment[:-1]), int(segment[-1])))


def _points(moment: Moment, said: Match[str]) -> bool:
    points = GAME.scores(GAME.view(moment.state, TABLE))
    return points[seat_of(said["who"])] == int(said["points"])


def _holds(moment: Moment, said: Match[str]) -> bool:
    seat = seat_of(said["who"])
    return _hand(moment, seat, seat) == said["tiles"].split()


def _sees(moment: Moment, said: Match[str]) -> bool:
    viewer, seat = seat_of(said["viewer"]), seat_of(said["who"])
    return _hand(moment, viewer, seat) == said["tiles"].split()


def _hand(moment: Moment, viewer: Seat, seat: Seat) -> list[str]:
    held = GAME.view(moment.state, viewer).hands[seat]
    return [f"{tile.up}/{tile.down or '?'}" for tile in held] or ["nothing"]


def _unseen(moment: Moment, said: Match[str]) -> bool:
    viewer = TABLE if said["viewer"] == "the group" else seat_of(said["viewer"])
    return GAME.view(moment.state, viewer).unseen.get(said["face"], 0) == int(said["count"])


def _stacks(moment: Moment, said: Match[str]) -> bool:
    counts = [str(pile.tiles) for pile in GAME.view(moment.state, TABLE).stacks]
    return (" and ".join(counts) or "no") == said["counts"]


def _waypoint(moment: Moment, said: Match[str]) -> bool:
    spot = GAME.view(moment.state, TABLE).waypoints[seat_of(said["who"])]
    return ("in hand" if spot is None else f"at {spot}") == said["where"]


def _decides(moment: Moment, said: Match[str]) -> bool:
    return moment.state.phase.value == said["phase"]


def _lies(moment: Moment, said: Match[str]) -> bool:
    laid = GAME.view(moment.state, TABLE).tiles.get(_cell(said["cell"]))
    return (laid.face if laid else "nothing") == said["face"]


SENTENCES: Sentences[Moment] = {
    r"(?P<who>\w+) has (?P<points>\d+) points?": _points,
    r"(?P<viewer>\w+) sees that (?P<who>\w+) holds (?P<tiles>.+)": _sees,
    r"(?P<who>\w+) holds (?P<tiles>.+)": _holds,
    r"(?P<viewer>.+) has not seen (?P<count>\d+) of (?P<face>\S+)": _unseen,
    r"(?P<counts>.+) tiles are left": _stacks,
    r"the waypoint of (?P<who>\w+) is (?P<where>.+)": _waypoint,
    r"the turn is at (?P<phase>\w+)": _decides,
    r"at (?P<cell>\S+) lies (?P<face>\S+)": _lies,
    **common(GAME),
}
