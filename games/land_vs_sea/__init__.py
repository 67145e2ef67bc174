"""Land vs Sea, a game by Jon-Paul Jacques."""

from games.core.contract import Game, Seating, Secrecy, Telling, always
from games.core.records import Feat
from games.land_vs_sea.actions import Decision
from games.land_vs_sea.aloud import ALOUD
from games.land_vs_sea.events import (
    AreaCompleted,
    ChainLinked,
    GameEnded,
    HoleFilled,
    RouteScored,
    TileLaid,
    TileStolen,
    TradersMet,
    WaypointPlaced,
    WaypointReturned,
)
from games.land_vs_sea.expansions import OPTIONS, PRESETS, teams
from games.land_vs_sea.players import PLAYERS
from games.land_vs_sea.preparing import PREPARING
from games.land_vs_sea.reasons import reasons
from games.land_vs_sea.rules import absent, apply, legal_actions, setup, takes_back, to_act
from games.land_vs_sea.scoring import result
from games.land_vs_sea.state import State
from games.land_vs_sea.telling import describes, legend, scored
from games.land_vs_sea.text import acting, scores, status, text_board
from games.land_vs_sea.view import View
from games.land_vs_sea.viewing import asks_in_private, components, resample, view

GAME: Game[State, Decision, View] = Game(
    id="land_vs_sea",
    package="games.land_vs_sea",
    sign="🗺",
    rules_version=1,
    seats=(2, 3, 4),
    minutes=35,
    options=OPTIONS,
    presets=PRESETS,
    has_secrets=always,
    state_type=State,
    event_types=(
        TileLaid,
        TileStolen,
        HoleFilled,
        AreaCompleted,
        ChainLinked,
        TradersMet,
        WaypointPlaced,
        WaypointReturned,
        RouteScored,
        GameEnded,
    ),
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    view=view,
    resample=resample,
    asks_in_private=asks_in_private,
    result=result,
    status=status,
    scores=scores,
    text_board=text_board,
    components=components,
    absent=absent,
    preparing=PREPARING,
    players=PLAYERS,
    feats=(
        Feat("land", "land", "tiles"),
        Feat("sea", "sea", "tiles"),
        Feat("route", "routes", "route"),
    ),
    telling=Telling(
        acting=acting,
        describes=describes,
        scored=scored,
        legend=legend,
        aloud=ALOUD,
        reasons=reasons,
    ),
    secrecy=Secrecy(takes_back=takes_back),
    seating=Seating(
        teams=teams,
        colours=(2, 1, 0, 5),  # land warm: yellow, red; sea cool: blue, green
    ),
)
