"""A door for every game with secrets: what a chat is shown must follow from what its reader knows.

All that a viewer cannot know is dealt anew; then all that they are shown must be as before: the
words, the keyboards with their callback data, the pictures. For the group the viewer is the TABLE.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from random import Random
from typing import Any

from msgspec.structs import replace

import render
from bot.app.looks import Look, look
from bot.display.board.lenses import lens
from bot.display.surfaces import surfaces
from bot.display.values import NOTHING, Selection, Selections, Surface
from bot.table.prepared import Prepared
from bot.table.preparing import imagined
from bot.table.values import (
    Live,
    Person,
    Phase,
    Place,
    Refused,
    Table,
    User,
    stamp_of,
    with_changes,
)
from bot.texts.catalogues import LANGUAGES
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from games.core.ahead import concern
from games.core.choices import Decided, Path, narrow, path_to
from games.core.contract import Transition
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from tests.contract.plays import Play

GROUP = Place(-100)


def leaks(frame: Frame, play: Play, moves: int, seed: int) -> Iterator[str]:
    """Yield what shows and must not, after `moves` moves: in the group, to who acts, to another."""
    live = live_at(play, moves)
    chance = Random(seed)
    acting = play.game.to_act(state_of(live)) or (Seat(0),)
    other = chance.choice([seat for seat in play.seats if seat not in acting] or play.seats)
    looks = half_way(frame, live, acting, chance)
    worlds = {
        viewer: with_state(live, play.game.resample(state_of(live), viewer, Rng(seed)))
        for viewer in (TABLE, chance.choice(acting), other)
    }
    as_it_is = surfaces(frame, live, {})
    for selections in ({}, looks):
        everything = surfaces(frame, live, selections) if selections else as_it_is
        for viewer, dealt in worlds.items():
            before, after = (
                _read_by(viewer, live, everything),
                seen(frame, dealt, selections, viewer),
            )
            yield from differences(viewer, before, after)
            if page(frame, live, selections, viewer) != page(frame, dealt, selections, viewer):
                yield f"viewer {viewer}: the page"
    yield from _leaks_aloud(frame, play, live, as_it_is, worlds)
    yield from differences(TABLE, called_up(frame, live), called_up(frame, worlds[TABLE]))
    chosen = seen(frame, live, _in_private(play, live, looks), TABLE)
    yield from differences(TABLE, _read_by(TABLE, live, as_it_is), chosen)
    yield from _leaks_ahead(frame, play, live, as_it_is, seed)


def _leaks_aloud(
    frame: Frame,
    play: Play,
    live: Live,
    as_it_is: Sequence[Surface],
    worlds: Mapping[Viewer, Live],
) -> Iterator[str]:
    """Yield what shows where somebody reads a chapter: to them no more than they know, and in the
    chats of others all stands as it did, so it need not be looked at in their worlds again.
    """
    for reader, selections in _read_aloud(play, live, worlds.keys()):
        everything = surfaces(frame, live, selections)
        for viewer, dealt in worlds.items():
            after = surfaces(frame, dealt, selections) if viewer == reader else as_it_is
            before = _read_by(viewer, live, everything)
            yield from differences(viewer, before, _read_by(viewer, live, after))
        if page(frame, live, selections, TABLE) != page(frame, worlds[TABLE], selections, TABLE):
            yield "the page"


def _leaks_ahead(
    frame: Frame, play: Play, live: Live, as_it_is: Sequence[Surface], seed: int
) -> Iterator[str]:
    """Yield what shows of a move that somebody prepares, or has prepared: to nobody but them, and
    to them no more than they know.
    """
    chance, games = Random(seed), frame.games
    waiting = [seat for seat in play.seats if imagined(games, live, seat)]
    if not waiting:
        return
    seat = chance.choice(waiting)
    ahead = imagined(games, live, seat)
    assert ahead
    state = state_of(ahead)
    actions = [*play.game.legal_actions(state, seat)]
    action, other = chance.choice(actions), chance.choice(actions)
    ready, second = (
        Prepared(seat, str(one), concern(play.game, state, seat, one)) for one in (action, other)
    )
    path = path_to(play.game.legal_actions(state, seat), action)
    look: Selections = {seat: Selection(seat, stamp_of(games, ahead, seat), path)}
    dealt = play.game.resample(state_of(live), seat, Rng(seed))
    for selections, prepared in ((look, ()), ({}, (ready,)), ({}, (ready, second))):
        here = with_changes(live, prepared=prepared)
        everything = surfaces(frame, here, selections)
        for viewer in (TABLE, *(other for other in play.seats if other != seat)):
            before, after = (_read_by(viewer, live, shown) for shown in (as_it_is, everything))
            yield from differences(viewer, before, after)
        after = seen(frame, with_state(here, dealt), selections, seat)
        yield from differences(seat, _read_by(seat, live, everything), after)


def live_at(play: Play, moves: int) -> Live:
    """Return the table after `moves` moves of a game."""
    tale = tuple(position.after.events for position in play.positions[:moves])
    is_over = moves == len(play.positions)
    people = tuple(
        Person(seat + 1, f"<{seat}>", LANGUAGES[seat % 3], seat, aloud=bool(seat % 2))
        for seat in range(play.log.seats)
    )
    table = Table(
        "0123456789",
        GROUP,
        "en",
        host=1,
        phase=Phase.OVER if is_over else Phase.RUNNING,
        game=play.game.id,
        options=play.log.options,
        people=people,
        log=replace(play.log, moves=play.log.moves[:moves]),
    )
    return Live(table, Transition(play.states[moves], tale[-1] if tale else ()), tale=tale)


def _read_aloud(play: Play, live: Live, viewers: Set[Viewer]) -> Iterator[tuple[Seat, Selections]]:
    """Yield the looks of those viewers who read a chapter; every other person plays in words."""
    if play.game.telling.aloud:
        for seat in {*play.seats[1::2]} & viewers:
            view = play.game.view(state_of(live), seat)
            for chapter in play.game.telling.aloud.chapters(view, seat):
                yield seat, {None: Selection(panel=f"hand{seat}/{chapter}/0")}


def seen(frame: Frame, live: Live, selections: Selections, viewer: Viewer) -> dict[str, Surface]:
    """Return what stands in the chat of a viewer, by key."""
    chat = GROUP.chat if viewer is TABLE else live.table.people[viewer].user
    return {one.key: one for one in surfaces(frame, live, selections, chat=chat)}


def _read_by(viewer: Viewer, live: Live, shown: Iterable[Surface]) -> dict[str, Surface]:
    chat = GROUP.chat if viewer is TABLE else live.table.people[viewer].user
    return {surface.key: surface for surface in shown if surface.place.chat == chat}


def half_way(frame: Frame, live: Live, seats: tuple[Seat, ...], chance: Random) -> Selections:
    """Let those who must choose come some way."""
    if live.table.phase is not Phase.RUNNING:
        return {}
    return {
        seat: Selection(seat, stamp_of(frame.games, live, seat), _path(frame, live, seat, chance))
        for seat in seats
    }


def called_up(frame: Frame, live: Live) -> dict[str, Surface]:
    """Return what anybody is shown through each lens: no more than the group may know (ADR 35)."""
    game, shown = frame.games[live.table.game or ""], dict[str, Surface]()
    for page in render.lenses(game.id, game.view(state_of(live), TABLE)):
        with suppress(Refused):  # what is to be remembered is not called up
            shown[page] = lens(Reader(frame, GROUP, LANGUAGES[0]), live, page)
    return shown


def page(frame: Frame, live: Live, selections: Selections, viewer: Viewer) -> Look | None:
    """Return what the page shows (docs/adr/0107): to an onlooker, or to who sits there."""
    user = _ONLOOKER if viewer is TABLE else live.table.people[viewer].user
    tried = selections.get(None if viewer is TABLE else viewer, NOTHING)
    with suppress(Refused):  # what is to be remembered is not shown there
        return look(frame, live, User(user, "", "en"), tried, NOTHING)
    return None


_ONLOOKER = 99


def _path(frame: Frame, live: Live, seat: Seat, chance: Random) -> Path:
    game = frame.games[live.table.game or ""]
    actions = tuple(game.legal_actions(state_of(live), seat))
    path: Path = ()
    while not isinstance(asked := narrow(actions, path), Decided) and chance.random() < 0.8:
        path = (*path, chance.randrange(len(asked.options)))
    return path


def _in_private(play: Play, live: Live, looks: Selections) -> Selections:
    """Return the choices that the group must not see being made."""
    state, asks = state_of(live), play.game.asks_in_private
    return {seat: look for seat, look in looks.items() if seat is not None and asks(state, seat)}


def differences(
    viewer: Viewer, before: dict[str, Surface], after: dict[str, Surface]
) -> Iterator[str]:
    if before.keys() != after.keys():
        yield f"viewer {viewer}: {sorted(before)} became {sorted(after)}"
    for key in before.keys() & after.keys():
        for field in Surface.__struct_fields__:
            old, new = getattr(before[key], field), getattr(after[key], field)
            if old != new:
                yield f"viewer {viewer}, {key}, {field}: {old!r} became {new!r}"


def with_state(live: Live, state: Any) -> Live:
    """Return the same table in another world."""
    assert live.play is not None
    return replace(live, play=replace(live.play, state=state))


def state_of(live: Live) -> Any:
    """Return the whole truth."""
    assert live.play is not None
    return live.play.state
