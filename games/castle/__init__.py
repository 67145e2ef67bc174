"""Carcassonne: The Castle, a game for two by Reiner Knizia after Klaus-Jürgen Wrede."""

from games.castle.actions import Place, Score
from games.castle.aloud import ALOUD
from games.castle.ending import result
from games.castle.events import (
    BonusScored,
    BonusTaken,
    CourtScored,
    FeatureScored,
    GameEnded,
    KeepMoved,
    KeepScored,
    NobodyScored,
    NothingFits,
    OpenScored,
    TileClaimed,
    TileDiscarded,
    TilePlaced,
    TileReturned,
    TurnAgain,
)
from games.castle.options import OPTIONS, PRESETS
from games.castle.players import PLAYERS
from games.castle.players.reasons import reasons
from games.castle.preparing import PREPARING
from games.castle.rules import absent, apply, legal_actions, setup, to_act
from games.castle.state import State
from games.castle.telling import describes, legend, scored
from games.castle.text import scores, status, text_board
from games.castle.view import View
from games.castle.viewing import asks_in_private, components, resample, turns_over, view
from games.core.contract import Game, Secrecy, Telling, never
from games.core.records import Feat

GAME: Game[State, Place | Score, View] = Game(
    id="castle",
    package="games.castle",
    sign="🧱",
    rules_version=1,
    seats=(2,),
    minutes=30,
    options=OPTIONS,
    presets=PRESETS,
    over_days={"draw": "ahead"},
    has_secrets=never,
    state_type=State,
    event_types=(
        TilePlaced,
        TileClaimed,
        FeatureScored,
        NobodyScored,
        KeepMoved,
        BonusTaken,
        TurnAgain,
        TileDiscarded,
        TileReturned,
        NothingFits,
        CourtScored,
        KeepScored,
        OpenScored,
        BonusScored,
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
        Feat("keep", "house", "tiles"),
        Feat("path", "path", "tiles"),
        Feat("court", "court", "markets"),
    ),
    telling=Telling(
        describes=describes,
        scored=scored,
        legend=legend,
        aloud=ALOUD,
        reasons=reasons,
    ),
    secrecy=Secrecy(turns_over=turns_over),
)
