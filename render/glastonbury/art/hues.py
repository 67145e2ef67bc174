"""The nine colours of Glastonbury, each with a sign. Their fields differ in lightness as well as in
hue, so that the colour-blind tell all of them apart.
"""

from collections.abc import Mapping

from msgspec import Struct


class Hue(Struct, frozen=True):
    """One colour."""

    tone: str
    """Its key among the tones of icons."""
    field: str
    """The colour of its cards between the middle and the rim."""
    shape: str = ""
    """The seats' shape that is its sign, for the colours of wizards."""
    sign: str = ""
    """The icon that is its sign, for the others."""
    sign_tone: str = ""
    """Of that icon, where its own would be too pale."""


HUES: Mapping[str, Hue] = {
    "red": Hue("rd", "#eaadb0", shape="circle"),
    "blue": Hue("bl", "#89a6ea", shape="square"),
    "yellow": Hue("ye", "#fde840", shape="triangle"),
    "green": Hue("gr", "#c3e498", shape="diamond"),
    "orange": Hue("or", "#f58a25", sign="sign-flame"),
    "purple": Hue("pu", "#a857e4", sign="sign-moon"),
    "brown": Hue("br", "#a98260", sign="sign-leaf"),
    "grey": Hue("sn", "#929aab", sign="sign-hex", sign_tone="co"),
    "white": Hue("wh", "#f7f5ee", sign="sign-cross", sign_tone="cr"),
}
"""By colour. A wizard's sign is not its person's token: that stands beside it."""
