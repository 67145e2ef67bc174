"""The nine colours of Glastonbury, each with a sign: hues alone nobody can tell apart."""

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
    "red": Hue("rd", "#f6bbaa", shape="circle"),
    "blue": Hue("bl", "#b7dbf7", shape="square"),
    "yellow": Hue("ye", "#fbe48e", shape="triangle"),
    "green": Hue("gr", "#c5e8a6", shape="diamond"),
    "orange": Hue("or", "#ffcf98", sign="sign-flame"),
    "purple": Hue("pu", "#dcc4f3", sign="sign-moon"),
    "brown": Hue("br", "#ddb68e", sign="sign-leaf"),
    "grey": Hue("sn", "#cdc9c2", sign="sign-hex", sign_tone="co"),
    "white": Hue("wh", "#efe6d2", sign="sign-cross", sign_tone="cr"),
}
"""By colour. A wizard's sign is not its person's token: that stands beside it."""
