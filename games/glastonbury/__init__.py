"""Glastonbury (Kupferkessel Co.), a game by Günter Burkhardt."""

from games.core.contract import Action, Game, Seating, Secrecy, Telling
from games.core.records import Feat
from games.glastonbury.aloud import ALOUD
from games.glastonbury.events import (
    CardLeft,
    Ended,
    Peeked,
    PowderAdded,
    Rested,
    SpellTaken,
    StockEmpty,
    Stood,
    Taken,
    Unlucky,
)
from games.glastonbury.options import OPTIONS, PRESETS, forgets, has_secrets
from games.glastonbury.player import PLAYERS
from games.glastonbury.reasons import reasons
from games.glastonbury.rules import (
    absent,
    apply,
    legal_actions,
    result,
    setup,
    takes_back,
    to_act,
    turns_over,
)
from games.glastonbury.state import State
from games.glastonbury.telling import describes, legend, scored
from games.glastonbury.text import holds, notes, scores, status, text_board
from games.glastonbury.view import View
from games.glastonbury.viewing import asks_in_private, components, resample, view

GAME: Game[State, Action, View] = Game(
    id="glastonbury",
    package="games.glastonbury",
    sign="🧙",
    rules_version=1,
    seats=(2, 3, 4),
    minutes=20,
    options=OPTIONS,
    presets=PRESETS,
    has_secrets=has_secrets,
    state_type=State,
    event_types=(
        Stood,
        Taken,
        SpellTaken,
        CardLeft,
        Unlucky,
        Peeked,
        Rested,
        StockEmpty,
        Ended,
        PowderAdded,
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
    players=PLAYERS,
    feats=(
        Feat("three", "three"),
        Feat("four", "four"),
    ),
    secrecy=Secrecy(
        forgets=forgets,
        takes_back=takes_back,
        turns_over=turns_over,
        notes=notes,
        holds=holds,
    ),
    telling=Telling(
        describes=describes,
        scored=scored,
        legend=legend,
        aloud=ALOUD,
        reasons=reasons,
    ),
    seating=Seating(
        colours=(0, 1, 2, 5),  # as `components.WIZARDS`: red, blue, yellow, green
    ),
)
