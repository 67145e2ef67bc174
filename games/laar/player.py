"""Computer players of Guilds of Laar: they count goods as they lie, the strongest a round ahead."""

from collections.abc import Callable
from itertools import islice

from msgspec.structs import replace

from games.core.contract import Action, ComputerPlayer, Known, Level
from games.core.flat import Judge, Playing, flat, judging, lead, played_on
from games.core.one_ply import ALL, taking_the_best
from games.core.rng import Rng
from games.core.values import Seat
from games.laar.actions import Send
from games.laar.rounds import place
from games.laar.rules import apply, legal_actions, to_act
from games.laar.stacks import universals, with_card
from games.laar.state import State
from games.laar.tally import before_weapons, stopped_best, tally
from games.laar.view import Phase, View

Knowing = Known[State, Action, View]
Worths = tuple[float, ...]

UNIVERSAL = 3.0
"""Points for a universal good of which it has not been said what it is."""


def standing(state: State, seat: Seat) -> float:
    """Return by how much a seat is ahead if the game ended now; shields that have been named stop
    what they were named for.
    """
    sheets = tally(state.stacks, state.chart, stopped_best(state.stacks, state.stopped))
    points = [
        sheet.total + UNIVERSAL * sum(card not in state.settled for card in universals(own))
        for sheet, own in zip(sheets, state.stacks, strict=True)
    ]
    return lead(points, seat)


_AHEAD = Playing(
    to_act=to_act, legal_actions=legal_actions, apply=apply, standing=standing, ahead=4
)


def if_taken(state: State, seat: Seat, action: Action) -> State:
    """Return what is left after an action, the card to which an expert is sent already taken."""
    if not isinstance(action, Send):
        return apply(state, seat, action).state
    lot = state.market[place(action.cell)]
    assert lot is not None
    own = with_card(state.stacks[seat], action.expert, lot.card)
    return replace(state, stacks=(*state.stacks[:seat], own, *state.stacks[seat + 1 :]))


_WORLDS = 10
"""That are played on to see whether a card is still there."""


def still_there(known: Knowing, action: Send) -> float:
    """Return how likely a card to which an expert is sent is still there when the seat takes one:
    in worlds that are played on until then.
    """
    card = known.view.market[place(action.cell)]
    assert card
    dealt = [(known.sample(chance), chance) for chance in Rng(1).forked(_WORLDS)]
    left = [_is_left(world, known.seat, action, card.card, chance) for world, chance in dealt]
    return sum(left) / len(left)


def _is_left(world: State, seat: Seat, action: Send, card: int, chance: Rng) -> bool:
    """Tell whether a card is left when a seat takes one, or is the one it has taken."""
    sent = apply(world, seat, action).state
    states = (sent, *islice(played_on(_AHEAD, sent, chance), 2 * sent.seats))
    asked = next(state for state in states if not _waits(state, world.round, seat))
    market = [lot.card for lot in asked.market if lot]
    return card in market or any(card in stack for stack in asked.stacks[seat].values())


def _waits(state: State, round: int, seat: Seat) -> bool:
    """Tell whether a seat has still to wait until it takes a card in a round."""
    is_next = state.phase is not Phase.SENDING and seat not in state.queue[1:]
    return state.round == round and state.phase in _MARKET and not is_next


_MARKET = (Phase.SENDING, Phase.TAKING)


def _worths(count: Callable[[State, Seat], float]) -> Judge:
    """Return the evaluation of actions by what each brings at once, as somebody counts."""

    def judge(known: Knowing, rng: Rng, budget: int, actions: tuple[Action, ...]) -> Worths:
        seat, world = known.seat, known.sample(rng.forked(1)[0])
        return tuple(count(if_taken(world, seat, way), seat) for way in actions)

    return judge


def _in_peace(state: State, seat: Seat) -> float:
    """Return the points of a seat's goods as they lie, weapons left out."""
    return before_weapons(state.stacks, state.chart)[seat]


at_once, judge = _worths(standing), judging(_AHEAD)

PLAYERS = (
    ComputerPlayer(Level.EASY, taking_the_best(_worths(_in_peace)), 3),
    ComputerPlayer(Level.MEDIUM, taking_the_best(at_once), ALL),
    ComputerPlayer(Level.STRONG, flat(_AHEAD), 4, judge),
)
"""The first sees three ways only and overlooks weapons; the last looks a round ahead."""
