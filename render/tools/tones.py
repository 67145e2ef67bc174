"""The palette of drawn icons: three tones a hue, named by the classes that the fragments wear.

A class is the key and a digit: `rd2` fills with the base of red, `rd3s` strokes with its shade.
`tm1`, `tm2`, `tm3` are the tones that a drawing gets when it is asked for: one helmet, all teams.
"""

from functools import cache
from typing import NamedTuple

INK = "#2a1b14"
"""All contours, and writing on parchment."""


class Tone(NamedTuple):
    """One hue."""

    light: str
    base: str
    shade: str


TONES = {
    "st": Tone("#dce5ec", "#9dadbc", "#5b6b7e"),  # steel
    "wd": Tone("#d79b5b", "#a5682f", "#6e411d"),  # wood
    "go": Tone("#ffe27a", "#f4b62c", "#b8741a"),  # gold
    "rd": Tone("#f58065", "#d2402f", "#8e2320"),  # red
    "or": Tone("#ffb866", "#ee7f22", "#a64c10"),  # orange
    "ye": Tone("#ffeb8a", "#f5c92b", "#b98a12"),  # yellow
    "gr": Tone("#9bd667", "#4fa144", "#2a6635"),  # green
    "te": Tone("#8ae8dc", "#2bada2", "#146a6c"),  # teal
    "bl": Tone("#86c9f4", "#347fcb", "#1d4a8a"),  # blue
    "pu": Tone("#b88ee8", "#7040b0", "#432074"),  # purple
    "pk": Tone("#ffbacd", "#e86e98", "#a33c66"),  # pink
    "sn": Tone("#c2bdb3", "#8f8a82", "#585450"),  # stone
    "co": Tone("#62666f", "#383b44", "#1e2027"),  # coal
    "sk": Tone("#f9d2a8", "#e2a473", "#af6e45"),  # skin
    "wh": Tone("#fffdf6", "#f1e9d8", "#c9b99a"),  # bone
    "cr": Tone("#f9edcf", "#ebd7a9", "#bfa06a"),  # parchment
    "br": Tone("#b07a48", "#6e4124", "#42260f"),  # brown
    "cu": Tone("#eba873", "#bd6a3a", "#7a3e22"),  # copper
    "bd": Tone("#fff4df", "#e8d3ac", "#b8935c"),  # beards
}

PLAIN = "st"
"""The tone of icons that belong to no team."""


@cache
def style_sheet(team: str = PLAIN) -> str:
    """Return the classes as CSS; `team` is the key of the tone that `tm1`..`tm3` stand for."""
    rules = [".n{fill:none;stroke-linecap:round;stroke-linejoin:round}", ".w{fill:#fff}"]
    rules += [f".ws{{stroke:#fff}}.k{{fill:{INK}}}.ks{{stroke:{INK}}}"]
    for key, tone in {**TONES, "tm": TONES[team]}.items():
        for digit, colour in enumerate(tone, 1):
            rules.append(f".{key}{digit}{{fill:{colour}}}.{key}{digit}s{{stroke:{colour}}}")
    return "".join(rules)
