"""Leads a host to the options of a plan by the buttons of the lobby.

A killed worker forgets which panel is open, so the next press follows from the visible buttons, and
an option counts as set once its button has been seen ticked.
"""

from collections.abc import Iterable, Mapping

from bot.display import buttons
from bot.display.token import code_of
from playground.person import Key, Post
from tests.e2e.groups import keys_of

JOIN = "j"
_PANEL, _ADD, _REMOVE, _AT_ONCE = "K", "A:", "R:", "B:0"
"""Buttons about computers."""
_HINTS, _NO_HINTS = "H:1", "H:0"
"""... that allow hints and forbid them."""
MORE = "mr:lobby"
"""Opens the list behind "⋯"."""
_CHOOSING = (code_of(buttons.Game), code_of(buttons.For))
"""Buttons by which a game is chosen, and for how many people."""
_TICK = "✓"


def is_lobby(post: Post) -> bool:
    """Tell whether a message is a lobby or one of its panels: it has a way to sit down, to all that
    a lobby offers, to the options, or says how long computers wait. Before a game is chosen it is
    none yet.
    """
    says = [each for each in _keys(post) if each]
    if any(each.partition(":")[0] in _CHOOSING for each in says):
        return False
    return any(each.startswith(MORE) or each.partition(":")[0] in "joB" for each in says)


def ticked(lobby: Post, options: Mapping[str, str]) -> set[str]:
    """The options whose button shows them picked."""
    keys = _keys(lobby)
    found = {option: keys.get(f"o:{option}:{value}") for option, value in options.items()}
    return {option for option, key in found.items() if key and key.text.startswith(_TICK)}


def next_key(lobby: Post, unset: Mapping[str, str]) -> Key:
    """The next button on the way to these options, or to the one that joins once there are none."""
    keys = _keys(lobby)
    return next(keys[wanted] for wanted in _wanted(unset) if wanted in keys)


def computers_key(lobby: Post, wanted: int) -> Key | None:
    """Return the next button on the way to `wanted` computers that move at once; None when their
    panel shows that they are seated.
    """
    keys = _keys(lobby)
    if _AT_ONCE not in keys:
        return _towards_computers(keys)
    sitting = [key for says, key in keys.items() if says.startswith(_REMOVE)]
    if len(sitting) < wanted:
        return next(key for says, key in keys.items() if says.startswith(_ADD))
    if len(sitting) > wanted:
        return sitting[0]
    return None if keys[_AT_ONCE].text.startswith(_TICK) else keys[_AT_ONCE]


def hints_key(lobby: Post) -> Key | None:
    """Return the next button on the way to hints; None when the panel shows that they are
    allowed.
    """
    keys = _keys(lobby)
    if _NO_HINTS in keys:
        return None
    return keys[_HINTS] if _HINTS in keys else _towards_computers(keys)


def _towards_computers(keys: Mapping[str, Key]) -> Key:
    return next(keys[each] for each in (_PANEL, "l", "o:+", "o", MORE) if each in keys)


def _wanted(unset: Mapping[str, str]) -> Iterable[str]:
    """Return the payloads of useful buttons, without the table, the nearest to the aim first."""
    if not unset:
        return (JOIN, "l", "o:+", "o", MORE)
    values = (f"o:{option}:{value}" for option, value in unset.items())
    return (*values, *(f"o:{option}" for option in unset), "o:+", "o", MORE)


def _keys(lobby: Post) -> dict[str, Key]:
    return {(key.data or "").partition(":")[2]: key for key in keys_of(lobby)}
