"""Guilds of Laar, a game by Yury Zhuravlyov."""

from games.core.contract import Action, Game, Secrecy, Telling
from games.core.records import Feat
from games.laar.aloud import ALOUD
from games.laar.ending import result
from games.laar.events import (
    ExpertsBack,
    ExpertSent,
    GoodsAssigned,
    GoodsChanged,
    GoodsTaken,
    SideChosen,
    TieBroken,
    WeaponStopped,
)
from games.laar.player import PLAYERS
from games.laar.preparing import PREPARING
from games.laar.reasons import reasons
from games.laar.resampling import resample
from games.laar.rounds import setup
from games.laar.rules import absent, apply, legal_actions, takes_back, to_act, turns_over
from games.laar.ruleset import OPTIONS, PRESETS, has_secrets
from games.laar.state import State
from games.laar.telling import describes, legend
from games.laar.text import scores, status, text_board
from games.laar.view import View
from games.laar.viewing import asks_in_private, components, view

GAME: Game[State, Action, View] = Game(
    id="laar",
    package="games.laar",
    sign="💎",
    rules_version=1,
    seats=(2, 3, 4),
    minutes=25,
    options=OPTIONS,
    presets=PRESETS,
    has_secrets=has_secrets,
    state_type=State,
    event_types=(
        ExpertSent,
        GoodsTaken,
        GoodsChanged,
        GoodsAssigned,
        ExpertsBack,
        WeaponStopped,
        SideChosen,
        TieBroken,
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
        Feat("gem", "gem", "run"),
        Feat("beast", "beast"),
        Feat("weapon", "weapon"),
    ),
    telling=Telling(
        describes=describes,
        legend=legend,
        aloud=ALOUD,
        reasons=reasons,
    ),
    secrecy=Secrecy(takes_back=takes_back, turns_over=turns_over),
)
