"""The language of the scenario files.

A scenario is a list of steps. A step is a turn, which also says which tile is drawn for it:

    Anna plays W: place 1,0 r0 road2

or, alone, what is paid first (`Anna chooses: score 1,0/road0`), or a tile that is drawn and fits
nowhere:

    C fits nowhere

(or, with the option for that, `C goes back into the stack`),

or an expectation, one of the sentences in SENTENCES, true of the moment after the turn before it.
`ends = true` leaves nothing in the stack but the tiles that the steps name, in their order, so that
the last turn is the last of the game.
"""

from collections.abc import Iterator
from re import Match, fullmatch

from msgspec.structs import replace

from games.carcassonne import GAME
from games.carcassonne.components import LAKE, RIVER, Colour, Feature, Figure, Mark, Segment, Spot
from games.carcassonne.events import TileDiscarded, TileReturned
from games.carcassonne.features import Region, region_at
from games.carcassonne.scoring import majority
from games.carcassonne.state import FeatureLine, State
from games.core.log import play
from games.core.rng import stack
from games.core.values import Cell, Seat
from tests.games import reader
from tests.games.reader import Sentences, common, is_true, seat_of, seats_of


class Scenario(reader.Scenario, frozen=True):
    """A passage of the sources, played."""

    players: int = 2
    farmers: str = "on"
    lots: tuple[str, ...] = ()
    """What is drawn for the first turn: the kinds of one drawing by seat, `X U`."""
    hands: tuple[str, ...] = ()
    """The tiles as they are dealt: everybody's hand first, then what is taken later."""
    ends: bool = False
    map: str = ""
    """The table at the end, as the text board draws it."""


class Moment(reader.Moment[State], frozen=True):
    """The table after a turn."""

    lines: tuple[FeatureLine, ...] = ()
    """What the last turn paid."""


def run(scenario: Scenario) -> Moment:
    """Play a scenario; the first sentence that is not true fails."""
    moment = Moment(_start(scenario))
    for step in scenario.steps:
        if turn := fullmatch(TURN, step) or fullmatch(CHOICE, step):
            moment = _after(moment, turn)
        elif not fullmatch(LOST, step):
            assert is_true(moment, step, SENTENCES), step
        else:
            kind = TileReturned if "goes back" in step else TileDiscarded
            lost = [e.tile for e in moment.events if isinstance(e, kind)]
            assert step.split()[0] in lost, step
    return moment


TURN = r"(?P<who>\w+) plays (?P<kind>\w+): (?P<action>.+)"
CHOICE = r"(?P<who>\w+) chooses: (?P<action>.+)"
LOST = r"(?P<kind>\w+) (fits nowhere|goes back into the stack)"


def _start(scenario: Scenario) -> State:
    drawn = list(_drawn(scenario.steps))
    river = [kind for kind in drawn if kind in RIVER and kind != LAKE]
    others = [kind for kind in drawn if kind not in RIVER]
    if scenario.hands:
        others = " ".join(scenario.hands).split()
    orders = ([river] if river else []) + [others]
    options = {"farmers": scenario.farmers, **scenario.options}
    source = stack(*(lot.split() for lot in scenario.lots), *orders)
    start = GAME.setup(options, scenario.players, source)
    if not scenario.ends:
        return start
    held = sum(map(len, start.hands))
    return replace(start, stack=tuple(others[held:] if held else drawn[1:]))


def _drawn(steps: tuple[str, ...]) -> Iterator[str]:
    """Yield the tiles in the order of the stack; one that went back into it only once."""
    back: list[str] = []
    for step in steps:
        if lost := fullmatch(LOST, step):
            back += [lost["kind"]] if "goes back" in step else []
            yield lost["kind"]
        elif turn := fullmatch(TURN, step):
            if turn["kind"] in back:
                back.remove(turn["kind"])
            else:
                yield turn["kind"]


def _after(before: Moment, turn: Match[str]) -> Moment:
    held = before.state.hands[before.state.turn] if before.state.hands else ()
    kind = turn.groupdict().get("kind")
    assert kind is None or kind in (before.state.drawn, *held), turn[0]
    after = play(GAME, before.state, seat_of(turn["who"]), turn["action"])
    return Moment(after.state, after.events, after.state.lines[len(before.state.lines) :])


COLOURS = tuple(colour.value.title() for colour in Colour)


def owner_of(name: str) -> Seat:
    """Return whose figures and points are meant: a person's, or a colour's of one who is alone."""
    return Seat(COLOURS.index(name)) if name in COLOURS else seat_of(name)


def _scored(moment: Moment, said: Match[str]) -> bool:
    paid = [(line.seat, line.category, line.points) for line in moment.lines]
    return (owner_of(said["who"]), said["what"], int(said["points"])) in paid


def _scored_nothing(moment: Moment, said: Match[str]) -> bool:
    return all(line.seat != owner_of(said["who"]) for line in moment.lines)


def _nobody_scored(moment: Moment, said: Match[str]) -> bool:
    return not moment.lines


def _reasons(moment: Moment, said: Match[str]) -> bool:
    told = [
        ", ".join(f"{reason.count} {reason.what}" for reason in line.reasons)
        for line in moment.lines
        if line.category == said["what"]
    ]
    return said["reasons"] in told


def _has_points(moment: Moment, said: Match[str]) -> bool:
    view = GAME.view(moment.state, None)
    return view.scores[owner_of(said["who"])] == int(said["points"])


def _has_followers(moment: Moment, said: Match[str]) -> bool:
    return moment.state.supply[owner_of(said["who"])] == int(said["count"])


def _has_figures(moment: Moment, said: Match[str]) -> bool:
    counts = moment.state.others.get(Figure(said["figure"]))
    return (counts[owner_of(said["who"])] if counts else 0) == int(said["count"])


def _has_goods(moment: Moment, said: Match[str]) -> bool:
    counts = moment.state.goods.get(Mark(said["good"]))
    return (counts[owner_of(said["who"])] if counts else 0) == int(said["count"])


def _lie(moment: Moment, said: Match[str]) -> bool:
    cell = Cell(int(said["x"]), int(said["y"]))
    return moment.state.ingots.get(cell, 0) == int(said["count"])


def _holds(moment: Moment, said: Match[str]) -> bool:
    hands, wanted = moment.state.hands, said["kinds"].split(" and ")
    held = hands[owner_of(said["who"])] if hands else ()
    return list(held) == [kind for kind in wanted if kind != "nothing"]


def _sees(moment: Moment, said: Match[str]) -> bool:
    owner, only = owner_of(said["owner"]), said["who"] != "everybody"
    viewers = (None, *(Seat(seat) for seat in range(len(moment.state.supply))))
    seen = [v for v in viewers if None not in GAME.view(moment.state, v).hands[owner]]
    return seen == ([owner] if only else list(viewers))


def _nothing_at(moment: Moment, said: Match[str]) -> bool:
    actions = GAME.legal_actions(moment.state, owner_of(said["who"]))
    return all(f" {said['cell']} " not in f"{action} " for action in actions)


def _belongs(moment: Moment, said: Match[str]) -> bool:
    owners = majority(_region(moment, said["spot"]).meeples)
    return owners == seats_of(said["owners"])


def _is_free(moment: Moment, said: Match[str]) -> bool:
    return not _region(moment, said["spot"]).meeples


def _one(moment: Moment, said: Match[str]) -> bool:
    return _region(moment, said["one"]) is _region(moment, said["other"])


def _two(moment: Moment, said: Match[str]) -> bool:
    return not _one(moment, said)


def _is_complete(moment: Moment, said: Match[str]) -> bool:
    return not _region(moment, said["spot"]).open


def _is_incomplete(moment: Moment, said: Match[str]) -> bool:
    return not _is_complete(moment, said)


def _left(moment: Moment, said: Match[str]) -> bool:
    return len(moment.state.stack) == int(said["count"])


SPOT = r"\S+/\w+"
KIND = "road|city|monastery|garden|field|goods|gold"

SENTENCES: Sentences[Moment] = {
    rf"(?P<who>\w+) scored (?P<what>{KIND}) for (?P<points>\d+) points?": _scored,
    r"(?P<who>\w+) scored nothing": _scored_nothing,
    r"nobody scored": _nobody_scored,
    rf"the (?P<what>{KIND}) paid for (?P<reasons>.+)": _reasons,
    r"(?P<who>\w+) has (?P<points>\d+) points?": _has_points,
    r"(?P<who>\w+) has (?P<count>\d+) followers?": _has_followers,
    r"(?P<who>\w+) has (?P<count>\d+) (?P<figure>large) followers?": _has_figures,
    r"(?P<who>\w+) has (?P<count>\d+) (?P<figure>abbot|builder|pig)s?": _has_figures,
    r"(?P<who>\w+) has (?P<count>\d+) (?P<good>wine|wheat|cloth|gold)": _has_goods,
    r"(?P<count>\d+) ingots? (?:lie|lies) on (?P<x>\S+),(?P<y>\S+)": _lie,
    r"(?P<who>\w+) holds (?P<kinds>.+)": _holds,
    r"(?:only )?(?P<who>\w+) sees the hand of (?P<owner>\w+)": _sees,
    r"(?P<who>\w+) may place nothing at (?P<cell>\S+)": _nothing_at,
    rf"(?P<spot>{SPOT}) belongs to (?P<owners>.+)": _belongs,
    rf"(?P<spot>{SPOT}) is free": _is_free,
    rf"(?P<one>{SPOT}) and (?P<other>{SPOT}) are one (?:{KIND})": _one,
    rf"(?P<one>{SPOT}) and (?P<other>{SPOT}) are two (?:roads|cities|monasteries|fields)": _two,
    rf"(?P<spot>{SPOT}) is complete": _is_complete,
    rf"(?P<spot>{SPOT}) is not complete": _is_incomplete,
    r"(?P<count>\d+) tiles? (?:is|are) left in the stack": _left,
    **common(GAME),
}


def _region(moment: Moment, spot: str) -> Region:
    """Read `1,0/road0`."""
    cell, segment = spot.split("/")
    x, y = cell.split(",")
    name = Segment(Feature(segment[:-1]), int(segment[-1]))
    return region_at(moment.state.land, Spot(Cell(int(x), int(y)), name))
