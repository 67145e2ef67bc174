"""All that stands in the chats tells nothing of what is to be remembered: docs/adr/0033.

After `moves` moves there stand: what the table shows now, told as late as can be; of every message
that must not stay what is left where Telegram does not delete it; every message that stays. For two
games that nobody could tell apart just now by looking, all of it is the same (`contract.twins`).
"""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.display.board.captions import board_reader
from bot.display.board.hands import ephemeral_hand, may_be_ephemeral
from bot.display.surfaces import surfaces
from bot.display.values import ChatContext, Surface, picture_digest
from bot.table.seating import chairs, own_seat
from bot.table.values import Live, Phase, Place, with_changes
from bot.texts.frame import Frame
from games.core.contract import Event
from games.core.values import TABLE, Viewer
from render import Picture
from tests.bot.leaks import live_at
from tests.bot.tables import ALL, ANNA, FRAME, PEOPLE, begun, everybody
from tests.contract import plays
from tests.contract.plays import Play
from tests.contract.test_forgetting import FORGETTING
from tests.contract.twins import twins

MOMENTS = 3
"""Of each play."""
Standing = set[tuple[Any, ...]]


@pytest.mark.parametrize("start", FORGETTING, ids=str)
def test_what_stands_tells_nothing_of_what_is_to_be_remembered(start: plays.Start) -> None:
    compared = list(differences(FRAME, plays.play(start)))
    assert compared, "no twin was found: this would prove nothing"
    assert [found for found in compared if found] == []


def differences(frame: Frame, play: Play) -> Iterator[Standing]:
    """Yield for each twin what tells it from the game, or nothing."""
    running = len(play.positions)
    for moves in range(max(2, running // 3), running, max(1, running // MOMENTS)):
        ours = None
        for twin in twins(play, moves, 1):
            ours = standing(frame, play, moves) if ours is None else ours
            yield ours ^ standing(frame, twin, moves)


def standing(frame: Frame, play: Play, moves: int) -> Standing:
    """Return all that can stand in the chats after `moves` moves."""
    past = [at(play, count) for count in range(moves)]
    former = (left for live in past for s in surfaces(frame, live, {}) for left in _left(s))
    ephemeral = (_whole(surface) for live in past for surface in _ephemeral(frame, live))
    now = (_whole(surface) for surface in surfaces(frame, at(play, moves), {}, UNTOLD))
    return {*former, *ephemeral, *now}


def _ephemeral(frame: Frame, live: Live) -> Iterator[Surface]:
    """Yield what people have called up in the group for themselves: nobody knows when it goes."""
    if may_be_ephemeral(frame, live):
        yield from (ephemeral_hand(frame, live, chair) for chair in chairs(live.table))


UNTOLD = ChatContext(told={"board": 0, **{f"hand{chair}": 0 for chair in range(4)}})
"""Nobody has been shown anything yet: what comes now tells of every move."""


def at(play: Play, moves: int) -> Live:
    """Return the table after `moves` moves, with all that has happened."""
    begun = replace(play.log, moves=play.log.moves[:moves])
    live = live_at(play._replace(log=begun), moves)
    tale = tuple(position.after.events for position in play.positions[:moves])
    return replace(live, table=replace(live.table, phase=Phase.RUNNING), tale=tale)


def _left(surface: Surface) -> Iterator[tuple[Any, ...]]:
    """Yield what is left of a message once another has taken its place."""
    if surface.opening:
        yield surface.place, surface.opening, _digest(surface.empty)
        yield surface.place, surface.retired_text, _digest(surface.empty)
    else:
        yield _whole(surface)
        yield surface.place, surface.retired_text, _digest(surface.picture)


def _whole(surface: Surface) -> tuple[Any, ...]:
    buttons = tuple(button.text for row in surface.keyboard for button in row)
    return surface.place, surface.text, _digest(surface.picture), surface.retired_text, buttons


def _digest(picture: Picture | None) -> str:
    return picture_digest(picture) if picture else ""


# The door notices


def leaking(**changes: Any) -> bool:
    """Whether the door finds anything in the toy, when it is made leaky."""
    cairns = ALL["cairns"]
    game = replace(cairns, secrecy=replace(cairns.secrecy, **changes))
    start = next(start for start in FORGETTING if start.game == "cairns")
    play = plays.play(start)._replace(game=game)
    frame = Frame({**ALL, game.id: game}, FRAME.texts, FRAME.username)
    return any(differences(frame, play))


def test_door_notices_a_game_whose_boards_stay() -> None:
    assert not leaking()
    assert leaking(forgets=None)


def test_door_notices_what_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "fleeting", False)
    monkeypatch.delattr("tests.toys.cairns.StoneLaid.fleeting")
    assert leaking()


@pytest.mark.parametrize(("game", "is_forgotten"), [("glastonbury", True), ("saboteur", False)])
def test_who_plays_alone_and_in_words_finds_their_secrets_where_the_game_does_not_forget(
    game: str, *, is_forgotten: bool
) -> None:
    """The chat is theirs alone; but a board that stays would remember for them."""
    live = begun(game, *PEOPLE)
    alone = with_changes(live, place=Place(ANNA.id))
    in_words = replace(FRAME, pictures=False, aloud=True)
    own = own_seat(alone.table)
    assert own is not None
    assert _viewer(in_words, alone) == (TABLE if is_forgotten else own)
    assert _viewer(in_words, live) == _viewer(FRAME, alone) == TABLE


def _viewer(frame: Frame, live: Live) -> Viewer:
    return board_reader(everybody(live, frame), live).viewer
