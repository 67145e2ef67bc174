"""One's own role on a big card."""

from collections.abc import Iterator

from games.saboteur.components import Role
from games.saboteur.view import View
from render.pieces import icons
from render.saboteur.kit import SIGNS, TEAMS, role_icon
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Rule, Scene, Sprite
from render.sheet.text import fit
from render.theme import CREAM, INK, WIDTH, Face
from render.tools.tones import PLAIN

_CARD = Box(330, 44, 950, 904)
_FIELD = Box(360, 74, 920, 694)
"""The picture on the card."""

_HUES = {
    Role.DIGGER: "#8f7440",
    Role.SABOTEUR: "#a12d2a",
    Role.BLUE: "#3f78b5",
    Role.GREEN: "#3f8a48",
    Role.BOSS: "#c08a22",
    Role.PROFITEER: "#6b4a86",
    Role.GEOLOGIST: "#22807a",
}
_TOOLS = {
    Role.DIGGER: "pickaxe",
    Role.SABOTEUR: "dynamite",
    Role.BLUE: "pickaxe",
    Role.GREEN: "pickaxe",
    Role.BOSS: "nugget3",
    Role.PROFITEER: "nugget2",
    Role.GEOLOGIST: "crystal",
}


def own_role(picture: Picture) -> Scene:
    """Lay out the player's role; the text beside the picture explains its aim."""
    view: View = picture.view
    assert view.role
    hue, middle = _HUES[view.role], (_FIELD.left + _FIELD.right) // 2
    team = TEAMS.get(view.role, PLAIN)
    said = picture.words[f"saboteur-role-{view.role}"]
    name, px = fit(said, Face.TITLE, 78, _FIELD.width)
    items: list[Item] = [
        Panel(_CARD, "#fbf1d6", INK, 34, shadow=True, foot="#e3c88f"),
        Sprite(f"saboteur/field/{hue}", _FIELD.left, _FIELD.top, _FIELD.width),
        Sprite(icons.key(role_icon(view.role), team=team), middle - 10, _FIELD.top + 300, 460),
        Sprite(icons.key(_TOOLS[view.role]), middle + 160, _FIELD.bottom - 116, 220),
        *_team(view.role),
        Label(name, middle, 772, Face.TITLE, px, INK, "mm"),
        Rule(Box(middle - 210, 844, middle + 210, 844), hue, 6),
        Sprite(icons.key("nugget"), middle, 844, 74),
    ]
    return Scene(WIDTH, 948, tuple(items), f"cave/{hue}/420")


def _team(who: Role) -> Iterator[Item]:
    """Put the sign of a team into the corner: helmets differ by nothing but their colour."""
    if who in SIGNS:
        x, y = _FIELD.left + 96, _FIELD.top + 96
        yield Sprite(f"disc/{CREAM}/{CREAM}/74", x, y, 1)
        yield Sprite(icons.key(SIGNS[who], team=TEAMS[who]), x, y, 124)
