"""Presses of "⋯", which shows in the place of a message's buttons whatever else it offers
(docs/adr/0114).
"""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.more import panel_of, with_list
from bot.display.token import BadToken
from bot.display.values import hand_key, is_hand
from bot.handlers.feature import Feature
from bot.handlers.table.opening import WELCOME, welcome_in
from bot.handlers.taps import Answer, Tap, on
from bot.table.seating import chair_of
from bot.table.values import Refused


async def _more(tap: Tap, says: buttons.More) -> Answer:
    """Open the list in the message with the button, or close it: whatever is shown next closes it,
    too. A list in a group is everybody's, as the board is.

    :raises Refused: when the message is neither the presser's nor their chat's.
    """
    panel = "" if says.answer else panel_of(says.key)
    if not says.table:
        return await _beside(tap, says.key, panel)
    live = tap.found
    chair = chair_of(live.table, tap.user.id)
    is_own = chair is not None and says.key == hand_key(chair)
    if not (is_own or (tap.is_at(live.table.place.chat) and not is_hand(says.key))):
        raise Refused("refused-outdated")
    return tap.open(panel)


async def _beside(tap: Tap, key: str, panel: str) -> Answer:
    """Open or close the list of the welcome, which belongs to no table.

    :raises BadToken: when it is no list of the welcome's.
    """
    if key != WELCOME:
        raise BadToken(str(tap.token))
    shown = await welcome_in(tap.service, tap.update, tap.place)
    return tap.turn(with_list(replace(shown, key=key), panel))


FEATURE = Feature(handlers=(on(buttons.More, _more),))
