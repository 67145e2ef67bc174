"""Whether others want the slot of a table at which one person plays alone (docs/adr/0047)."""

from msgspec import Struct


class Wanted(Struct, frozen=True):
    """Others have asked for it."""

    since: int
    """When, in the table's own time."""
    is_kept: bool = False
    """Whether the person has answered that the game goes on."""
