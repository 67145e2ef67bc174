"""Illustrations of the rules: the zones of a card, and the charts of beasts."""

from games.core.values import Seat
from games.laar.stacks import EMPTY
from games.laar.view import Lot, Phase, PlayerView, View
from render.painter import Example

_NOBODY = PlayerView(stacks=EMPTY, experts=(), left=0, stopped=())

_VIEW = View(
    viewer=None,
    options={},
    round=1,
    rounds=12,
    phase=Phase.SENDING,
    turn=None,
    first=Seat(0),
    order=(),
    market=(Lot(44),),
    players=(_NOBODY, _NOBODY),
    universals=(),
    chart="iv",
    deck=0,
    last=None,
    sheets=(),
    result=None,
)

EXAMPLE = Example(_VIEW, ("laar-name", "laar-name"), page="zones")
