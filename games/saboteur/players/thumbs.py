"""Rules of thumb: the value of each kind of action, in tunnels on the way to the gold.

Diggers dig, and repair by whom they trust; they hinder nobody before the gold is close at hand, as
suspicion is often wrong and a turn of digging is lost. Saboteurs hide until it pays: as long as the
gold is far they throw good tunnels away and lay harmless ones; when it comes near they strike.
"""

from collections.abc import Callable, Mapping
from typing import Any

from games.core.contract import Action
from games.core.values import Seat
from games.saboteur.actions import Break, Lay, Look, Pass, Pick, Repair, Rockfall
from games.saboteur.components import CARDS, GOALS, Role
from games.saboteur.players.situation import Situation, least
from games.saboteur.players.suspicion import is_hindered
from games.saboteur.players.way import expected, steps_with, steps_without
from games.saboteur.second.actions import (
    Clear,
    HandsOff,
    Inspect,
    Release,
    Steal,
    SwapHands,
    SwapRole,
    Thief,
    Trap,
)

NEAR = 4.0
"""Tunnels to the gold, from where on saboteurs strike."""
AT_HAND = 2.0
"""Tunnels to the gold, from where on diggers hinder whom they suspect."""
FAR_OFF = 6.0
"""Tunnels to the gold, beyond which saboteurs dig like diggers: it costs little, and hides them."""
EARLIER = 2.0
"""Tunnels by which saboteurs strike earlier where they are few: they need more turns. They stop
digging a tunnel earlier for each fellow.
"""
SPOIL = 3.0
"""Value of leading a tunnel astray: more than breaking a tool, which can wait, whereas a player
with a broken tool lays nothing."""
_TOO_EARLY = -1.0
"""Value of hindering somebody while the gold is far: less than of throwing any card away."""
REACHED = 4.0
"""Value of reaching a place where the gold may be."""


def value(at: Situation, action: Action) -> float:
    """Return the value of an action to the seat that takes it."""
    return _VALUES[type(action)](at, action)


def is_near(at: Situation) -> bool:
    """Tell whether the gold is so near that saboteurs strike."""
    return at.away <= NEAR + EARLIER * (at.fellows > 0)


def _urgent(at: Situation) -> float:
    """Return how much harm a saboteur dares to do: all when the gold is near, else little."""
    return 1.0 if is_near(at) or at.view.deck == 0 else 0.0


def _digs(at: Situation) -> bool:
    """Tell whether a seat digs towards the gold: a digger, or a saboteur who still hides."""
    return not at.hostile or (at.away > FAR_OFF + at.fellows and at.view.deck > 0)


def _gain(at: Situation, far: tuple[float, ...]) -> float:
    """Return by how much the gold comes nearer."""
    reached = sum(
        chance
        for chance, tunnels, goal in zip(at.gold, far, at.view.goals, strict=True)
        if not tunnels and goal.face is None
    )
    return at.away - expected(far, at.gold) + REACHED * reached


def _lay(at: Situation, action: Lay) -> float:
    card = CARDS[action.card]
    gain = _gain(at, steps_with(at.cards, action.cell, action.card, action.turned))
    openness = 0.1 * sum(map(len, card.ways))
    if at.view.role is Role.GEOLOGIST:
        return (3.0 if card.crystal else 0.3) - 0.2 * gain
    if not _digs(at):
        return SPOIL * -gain * _urgent(at) - openness if gain <= 0 else 0.2 - gain
    if card.door is not None:
        gain = -1.0 if card.door is at.doors else gain + 0.5
    return 2 * gain + openness if gain > 0 else gain - 0.5 + openness


def _rockfall(at: Situation, action: Rockfall) -> float:
    gain = _gain(at, steps_without(at.cards, action.cell))
    if at.view.role is Role.GEOLOGIST:
        return -1.0
    return SPOIL * -gain * _urgent(at) - 0.5 if at.hostile else 2 * gain - 1


def _break(at: Situation, action: Break) -> float:
    """Hinder a suspected foe who is not hindered yet."""
    foe = at.foe(action.player)
    fresh = 1.0 if not is_hindered(at.view, action.player) else 0.2
    if at.hostile:
        return (2.5 - 0.5 * _turns_until(at, action.player)) * foe * fresh * _urgent(at)
    return 3 * (foe - 0.2) * fresh if at.away <= AT_HAND else _TOO_EARLY


def _turns_until(at: Situation, player: Seat) -> float:
    """Return how late somebody is to play, from 0 for the next one to 1."""
    seats = len(at.view.players)
    return (player - at.seat - 1) % seats / seats


def _repair(at: Situation, action: Repair) -> float:
    broken = sum(CARDS[card].hinders for card in at.view.players[action.player].before)
    frees = 1.0 if broken == 1 else 0.6
    if action.player == at.seat:
        return 4 * frees * (0.6 if at.hostile else 1.0)
    if at.hostile and not _urgent(at):
        return -0.5  # it would show who belongs together
    return -2 * frees * (at.foe(action.player) + 0.1)


def _look(at: Situation, action: Look) -> float:
    """Look where the gold may be; where one knows, the map is better thrown away."""
    chance = at.gold[GOALS.index(action.goal)]
    return 6 * chance * (1 - chance) or -1.0


def _pass(at: Situation, action: Pass) -> float:
    return 0.1 * least(action.cards, at.hostile) - (0 if at.hostile else 0.3)


def _pick(at: Situation, action: Pick) -> float:
    return float(action.gold)


def _thief(at: Situation, action: Thief) -> float:
    """A nugget, if nobody takes the thief away: the later, the surer."""
    return 1.0 + 1.5 * (at.away <= NEAR)


def _hands_off(at: Situation, action: HandsOff) -> float:
    return 0.2 if action.player != at.seat else -3.0


def _trap(at: Situation, action: Trap) -> float:
    foe = at.foe(action.player)
    return 3 * foe * _urgent(at) if at.hostile else 3 * (foe - 0.2)


def _release(at: Situation, action: Release) -> float:
    return 5.0 if action.player == at.seat else -2 * (at.foe(action.player) + 0.1)


def _inspect(at: Situation, action: Inspect) -> float:
    chance = at.suspected[action.player]
    return 6 * chance * (1 - chance) + 0.2


def _swap_role(at: Situation, action: SwapRole) -> float:
    """A friend's role is better left; a foe's can only become better."""
    return at.foe(action.player) - 0.5


def _swap_hands(at: Situation, action: SwapHands) -> float:
    """A hand without a way on is worth less than any other."""
    own = least(at.view.hand, at.hostile) / max(1, len(at.view.hand))
    others = at.view.players[action.player].hand - len(at.view.hand)
    return 0.3 * own + 0.3 * others


def _clear(at: Situation, action: Clear) -> float:
    """Two cards for freedom."""
    if action.lying == "thief":
        return -3.0
    return (1.5 if at.hostile else 2.5) + 0.1 * least(action.cards, at.hostile)


def _steal(at: Situation, action: Steal) -> float:
    """Steal from the player who has been seen to win most often."""
    return float(sum(action.victim in tale.winners for tale in at.view.tales))


_VALUES: Mapping[type[Action], Callable[[Situation, Any], float]] = {
    Lay: _lay,
    Rockfall: _rockfall,
    Break: _break,
    Repair: _repair,
    Look: _look,
    Pass: _pass,
    Pick: _pick,
    Thief: _thief,
    HandsOff: _hands_off,
    Trap: _trap,
    Release: _release,
    Inspect: _inspect,
    SwapRole: _swap_role,
    SwapHands: _swap_hands,
    Clear: _clear,
    Steal: _steal,
}
