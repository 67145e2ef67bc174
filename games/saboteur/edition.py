"""An edition of Saboteur as a record, and the base game as one.

The rules compose turns and rounds of the parts of an `Edition`, and never name an edition. Saboteur
2 is a record that is made from that of the base game (`second.edition`); `expansions` tells which
it is.
"""

from collections.abc import Callable, Mapping
from itertools import chain

from msgspec import Struct

from games.core.contract import Action, Step
from games.core.errors import UnknownAction
from games.core.memo import memo
from games.saboteur.components import BASE, Box
from games.saboteur.effects import BREAK, LAY, MAP, REPAIR, ROCKFALL, Effect, passing
from games.saboteur.gold import PICK, reckon
from games.saboteur.state import State
from games.saboteur.view import Phase


class Edition(Struct, frozen=True):
    """The contents of the box, the possible actions, and the payment of a round."""

    box: Box
    aside: int
    """How many cards are set aside unseen in each round."""
    cards: Mapping[str, Effect]
    """The effects of cards in the hand, by kind."""
    others: tuple[Effect, ...]
    """The other actions of a turn."""
    after: Mapping[Phase, Effect]
    """The decisions after a round."""
    reckon: Callable[[State], Step[State]]
    """Ends a round; the phase says what is decided next, OVER that it is paid for."""

    def effect(self, kind: type[Action]) -> Effect:
        """Return the effect of a kind of action.

        :raises UnknownAction: when this edition knows none.
        """
        found = _by_kind(self).get(kind)
        if found is None:
            raise UnknownAction
        return found


@memo(1 << 2, by=1)
def _by_kind(edition: Edition) -> Mapping[type[Action], Effect]:
    effects = chain(edition.cards.values(), edition.others, edition.after.values())
    return {effect.kind: effect for effect in effects}


BASE_GAME = Edition(
    box=BASE,
    aside=0,
    cards={"tunnel": LAY, "break": BREAK, "repair": REPAIR, "rockfall": ROCKFALL, "map": MAP},
    others=(passing(1),),
    after={Phase.PICKING: PICK},
    reckon=reckon,
)
