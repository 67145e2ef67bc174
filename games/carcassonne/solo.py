"""The solo challenge (Hans im Glück, 2020): one person plays all colours in turn.

Each turn a follower of the colour must be placed where it can, none on fields. A completed feature
pays all colours on it in full, but only if one of them is last, or among the last, at that moment;
of several the player chooses the order. When a colour has no follower left for its turn the game
ends, and the points of the last colour are the result. The markers begin at 1, 2, 3.
"""

from collections.abc import Callable

from msgspec.structs import replace

from games.carcassonne.components import Colour, Feature, Figure, Spot
from games.carcassonne.events import (
    ColourClaimed,
    ColourOut,
    ColourPlaced,
    ColourScored,
    FeatureScored,
    FigureRecalled,
    GameEnded,
    SoloEnded,
    TileClaimed,
    TileDiscarded,
    TilePlaced,
    TileReturned,
    TurnAgain,
    Unpaid,
)
from games.carcassonne.features import Region, region_at, release
from games.carcassonne.ruleset import Expansion, Rules, Step
from games.carcassonne.scoring import Rate, completed, reasons, totals
from games.carcassonne.state import FeatureLine, State, is_over
from games.carcassonne.supplies import has, put_back
from games.core.contract import Event
from games.core.score import Reason
from games.core.values import Seat


def solo(colours: int = 3, followers: int = 4) -> Expansion:
    """Let one person play several colours with `followers` followers each."""

    def expansion(rules: Rules) -> Rules:
        return replace(
            rules,
            colours=colours,
            meeples=followers,
            claims=rules.claims - {Feature.FIELD},
            must_claim=True,
            begins=markers(colours),
            settle=_settle,
            draw=_unless_out(rules.draw),
            tell=_events_by_colour,
        )

    return expansion


def markers(colours: int) -> tuple[FeatureLine, ...]:
    """Return the points with which the markers of the score track begin."""
    return tuple(
        FeatureLine(
            seat=Seat(colour),
            category="start",
            where=None,
            reasons=(Reason("start", 1, colour + 1),),
        )
        for colour in range(colours)
    )


def _settle(rules: Rules, state: State, first: Spot | None) -> Step:
    """Pay for completed features, one after the other; where there are several, wait for a
    choice.
    """
    events: tuple[Event, ...] = ()
    state = replace(state, pending=())
    if first is not None:
        state, events = _pay_feature(rules, state, region_at(state.land, first))
    ahead = completed(state.land)
    if len(ahead) == 1:
        state, last = _pay_feature(rules, state, ahead[0])
        return state, events + last
    return replace(state, pending=tuple(region.meeples[0].spot for region in ahead)), events


def _pay_feature(rules: Rules, state: State, region: Region) -> Step:
    """Pay all colours on a completed feature if one of them is last; send them home in any case."""
    points, on_it = totals(state), sorted({figure.seat for figure in region.meeples})
    home = put_back(replace(state, land=release(state.land, (region,))), region.meeples)
    if min(points) < min(points[seat] for seat in on_it):
        return home, (Unpaid(region.feature, region.tiles),)
    lines = tuple(_line(seat, region, rules.rate(region)) for seat in on_it)
    told = tuple(_colour_score(line, region) for line in lines)
    return replace(home, lines=home.lines + lines), told


def _line(seat: Seat, region: Region, rate: Rate) -> FeatureLine:
    where = next(figure.spot for figure in region.meeples if figure.seat == seat)
    return FeatureLine(
        seat=seat, category=region.feature.value, where=where, reasons=reasons(region, rate)
    )


def _colour_score(line: FeatureLine, region: Region) -> ColourScored:
    colour = _COLOURS[line.seat]
    return ColourScored(colour, region.feature, region.tiles, region.shields, line.points)


_COLOURS = tuple(Colour)


def _unless_out(draw: Callable[[Rules, State], Step]) -> Callable[[Rules, State], Step]:
    """End the game when the colour that must place has nothing left: not who is passed."""

    def draw_or_end(rules: Rules, state: State) -> Step:
        state, events = draw(rules, state)
        if is_over(state) or any(has(state, figure) for figure in Figure):
            return state, events
        drawn = () if state.drawn is None else (state.drawn,)
        unseen = drawn + tuple(kind for held in state.hands for kind in held)
        over = replace(state, drawn=None, hands=(), stack=unseen + state.stack, returned=())
        return over, (*events, ColourOut(_COLOURS[state.turn]))

    return draw_or_end


def _events_by_colour(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Tell of colours, where the base game tells of people."""
    return tuple(told for event in events for told in _translated_event(state, event))


def _translated_event(state: State, event: Event) -> tuple[Event, ...]:
    if isinstance(event, TilePlaced):
        return (ColourPlaced(_COLOURS[event.seat], event.cell),)
    if isinstance(event, TileClaimed):
        colour = _COLOURS[event.seat]
        return (ColourClaimed(colour, event.spot, event.feature, event.figure),)
    if isinstance(event, FeatureScored):
        told = (event.feature, event.tiles, event.shields, event.points)
        return tuple(ColourScored(_COLOURS[seat], *told) for seat in event.seats)
    if isinstance(event, GameEnded):
        points = totals(state)
        return (SoloEnded(_COLOURS[points.index(min(points))], min(points)),)
    if isinstance(event, (FigureRecalled, TurnAgain)):
        return (replace(event, seat=Seat(0), colour=_COLOURS[event.seat].value),)
    if isinstance(event, (TileDiscarded, TileReturned)):
        return (replace(event, seat=Seat(0)),)
    return (event,)
