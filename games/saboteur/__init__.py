"""Saboteur and Saboteur 2, games by Frederic Moyersoen."""

from games.core.contract import Action, Game, Latecomers, Seating, Secrecy, Telling, always
from games.core.records import Feat
from games.saboteur.aloud import ALOUD
from games.saboteur.events import (
    GameEnded,
    GoalLookedAt,
    GoalRevealed,
    GoalSeen,
    GoldOffered,
    GoldPicked,
    GoldTaken,
    NuggetsPaid,
    Passed,
    RoleRevealed,
    RoundBegan,
    RoundEnded,
    ToolBroken,
    ToolRepaired,
    TunnelCollapsed,
    TunnelLaid,
)
from games.saboteur.expansions import OPTIONS, PRESETS, SEATS, refuses
from games.saboteur.gold import disclosed
from games.saboteur.players import PLAYERS
from games.saboteur.players.reasons import reasons
from games.saboteur.preparing import PREPARING
from games.saboteur.resampling import resample
from games.saboteur.rounds import awaits_newcomers, result, with_newcomer
from games.saboteur.rules import absent, apply, legal_actions, setup, takes_back, to_act
from games.saboteur.second.events import (
    CardCleared,
    CrystalsPaid,
    HandsSwapped,
    NuggetStolen,
    PlayerReleased,
    PlayerTrapped,
    RoleChanged,
    RoleInspected,
    RoleLookedAt,
    RoleSwapped,
    ThiefCame,
    ThiefGone,
)
from games.saboteur.state import State
from games.saboteur.telling import describes, hampers, legend, scored
from games.saboteur.text import notes, scores, status, text_board
from games.saboteur.view import View
from games.saboteur.viewing import asks_in_private, components, view

GAME: Game[State, Action, View] = Game(
    id="saboteur",
    package="games.saboteur",
    sign="⛏",
    rules_version=1,
    seats=SEATS,
    minutes=45,
    options=OPTIONS,
    presets=PRESETS,
    over_days={"rounds": "1"},
    shares={("rounds", "1"): 1 / 3},
    has_secrets=always,
    state_type=State,
    event_types=(
        TunnelLaid,
        GoalRevealed,
        ToolBroken,
        ToolRepaired,
        TunnelCollapsed,
        GoalSeen,
        GoalLookedAt,
        Passed,
        RoundEnded,
        RoleRevealed,
        GoldOffered,
        GoldPicked,
        GoldTaken,
        NuggetsPaid,
        RoundBegan,
        GameEnded,
        ThiefCame,
        ThiefGone,
        HandsSwapped,
        RoleInspected,
        RoleLookedAt,
        RoleChanged,
        RoleSwapped,
        PlayerTrapped,
        PlayerReleased,
        CardCleared,
        CrystalsPaid,
        NuggetStolen,
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
    latecomers=Latecomers(awaits=awaits_newcomers, seated=with_newcomer),
    preparing=PREPARING,
    absent=absent,
    players=PLAYERS,
    feats=(
        Feat("digging", "digging"),
        Feat("sabotage", "sabotage"),
    ),
    telling=Telling(
        describes=describes,
        scored=scored,
        legend=legend,
        aloud=ALOUD,
        reasons=reasons,
        hampers=hampers,
    ),
    secrecy=Secrecy(
        takes_back=takes_back,
        notes=notes,
        disclosed=disclosed,
    ),
    seating=Seating(refuses=refuses),
)
