"""What hints say of a move for which nothing speaks."""

from collections.abc import Iterator, Sequence

from games.core.message import Message


def little(said: Sequence[Message], prefix: str) -> Iterator[Message]:
    """Say that a move changes little, or that none is better, where nothing speaks for it.

    :param prefix: with which the names of the game's messages begin.
    """
    if all(_is_cost(reason, prefix) for reason in said):
        loses = any(reason.variables.get("own") for reason in said)
        others = "loss" if loses else "others" if said else "none"
        yield Message(f"{prefix}-why-little", {"changes": others})


def _is_cost(said: Message, prefix: str) -> bool:
    """Tell whether a reason speaks rather against a move."""
    changed = said.id == f"{prefix}-why-expected"
    gains = str(said.variables["change"]).startswith("+") if changed else False
    own = said.variables.get("own")
    return said.id == f"{prefix}-why-paid" or (changed and gains is not bool(own))
