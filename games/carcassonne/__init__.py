"""Carcassonne, a game by Klaus-Jürgen Wrede."""

from games.carcassonne.actions import Place, Score
from games.carcassonne.aloud import ALOUD
from games.carcassonne.events import (
    CitySupplied,
    ColourClaimed,
    ColourOut,
    ColourPlaced,
    ColourScored,
    FeatureScored,
    FieldScored,
    FigureRecalled,
    GameEnded,
    GoldFound,
    GoldScored,
    GoldTaken,
    GoodsScored,
    GoodsTaken,
    NothingFits,
    PigScored,
    SoloEnded,
    TileClaimed,
    TileDiscarded,
    TilePlaced,
    TileReturned,
    TurnAgain,
    UnfinishedScored,
    Unpaid,
)
from games.carcassonne.expansions import OPTIONS, PRESETS, refuses, shares_seat
from games.carcassonne.holdings import on_page
from games.carcassonne.players import PLAYERS
from games.carcassonne.players.reasons import reasons
from games.carcassonne.preparing import PREPARING
from games.carcassonne.rules import absent, apply, legal_actions, setup, to_act
from games.carcassonne.scoring import result
from games.carcassonne.state import State
from games.carcassonne.sure import sure
from games.carcassonne.telling import contested, describes, legend, scored
from games.carcassonne.text import acting, prospects, scores, status, text_board
from games.carcassonne.view import View
from games.carcassonne.viewing import (
    asks_in_private,
    components,
    has_secrets,
    resample,
    takes_back,
    turns_over,
    view,
)
from games.core.contract import Game, Seating, Secrecy, Telling
from games.core.records import Feat

GAME: Game[State, Place | Score, View] = Game(
    id="carcassonne",
    package="games.carcassonne",
    sign="🏰",
    rules_version=1,
    seats=(1, 2, 3, 4, 5, 6),
    minutes=35,
    options=OPTIONS,
    presets=PRESETS,
    over_days={"draw": "ahead"},
    shorter={"stack": "36"},
    shares={("stack", "36"): 1 / 2},
    has_secrets=has_secrets,
    state_type=State,
    event_types=(
        TilePlaced,
        TileClaimed,
        FigureRecalled,
        FeatureScored,
        UnfinishedScored,
        FieldScored,
        CitySupplied,
        PigScored,
        GoodsTaken,
        GoodsScored,
        GoldFound,
        GoldTaken,
        GoldScored,
        TileDiscarded,
        TileReturned,
        NothingFits,
        TurnAgain,
        ColourPlaced,
        ColourClaimed,
        ColourScored,
        Unpaid,
        ColourOut,
        SoloEnded,
        GameEnded,
    ),
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    view=view,
    on_page=on_page,
    resample=resample,
    asks_in_private=asks_in_private,
    result=result,
    status=status,
    scores=scores,
    text_board=text_board,
    components=components,
    absent=absent,
    preparing=PREPARING,
    prospects=prospects,
    sure=sure,
    players=PLAYERS,
    feats=(
        Feat("city", "city", "tiles"),
        Feat("road", "road", "tiles"),
        Feat("field", "field"),
        Feat("goods", "goods"),
        Feat("gold", "gold"),
    ),
    telling=Telling(
        acting=acting,
        describes=describes,
        scored=scored,
        contested=contested,
        legend=legend,
        aloud=ALOUD,
        reasons=reasons,
    ),
    seating=Seating(
        refuses=refuses,
        shares_seat=shares_seat,
    ),
    secrecy=Secrecy(takes_back=takes_back, turns_over=turns_over),
)
