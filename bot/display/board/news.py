"""The news of a table and the status of its game, as far as the viewer may know them. PURE."""

from collections.abc import Iterator
from html import escape
from typing import Any

from bot.display.board.people_panel import last_line
from bot.display.views import facts, view_for
from bot.table.seating import is_team, people_at
from bot.table.values import Live, Phase, game_of
from bot.texts.catalogues import figure
from bot.texts.frame import called, html_names, seat_mark
from bot.texts.reader import Reader
from games.core.contract import AnyGame, Event
from games.core.message import Message, Named, is_seat, message_of
from games.core.score import ranking
from games.core.values import TABLE, Seat, Viewer


def news(reader: Reader, live: Live, own: Viewer = TABLE) -> str:
    """Tell the events of the last moves that the viewer learns of, the oldest first.

    :param own: the seat in whose own chat the news is read: what it alone has learnt comes last,
        with what others have done to it since its own move.
    """
    events = facts(reader.frame, live).events
    if own is not TABLE and not reader.frame.aloud:
        others = (n for n, event in enumerate(events) if getattr(event, "seat", own) != own)
        since = next(others, 0)

        def matters(n: int) -> bool:
            is_later = n >= since
            return _is_secret_of(events[n], own) or (is_later and _concerns(events[n], own))

        events = tuple(events[n] for n in sorted(range(len(events)), key=matters))
    told = tell(reader, live, events)
    before, after = last_line(reader, live.table), ""
    if live.table.retracted is not None:
        taken_back = Message("board-taken-back", {"seat": Named(live.table.retracted)})
        after = reader.say(taken_back, html_names(live.table))
    return "\n".join(line for line in (before, *told, after) if line)


def _is_secret_of(event: Event, seat: Seat) -> bool:
    """Tell whether a seat learns more of an event than all do: the next move must not hide it."""
    return event.seen_by(seat) != event.seen_by(TABLE)


def _concerns(event: Event, seat: Seat) -> bool:
    """Tell whether an event did something to a seat, or for it: a field other than the actor names
    it.
    """
    seats = (name for name in event.__struct_fields__ if is_seat(type(event), name))
    done_to = (getattr(event, name) for name in seats if name != "seat")
    return any(seat in (one if isinstance(one, tuple) else (one,)) for one in done_to)


def tell(reader: Reader, live: Live, events: tuple[Event, ...]) -> Iterator[str]:
    """Yield a sentence for each event that the viewer learns of. For people who play in words it
    names the place as well, which others see in the picture.
    """
    game, names = game_of(reader.frame.games, live.table), html_names(live.table)
    told = game.telling.aloud.news if reader.frame.aloud and game.telling.aloud else None
    for event in events:
        if seen := event.seen_by(reader.viewer):
            where = told(view_for(reader, live), seen) if told else None
            said = (message_of(game.id, seen), *((where,) if where else ()))
            yield " — ".join(reader.say(one, names) for one in said)


def status_lines(reader: Reader, live: Live) -> str:
    """Return the game's status on one line, and the points on another."""
    game = game_of(reader.frame.games, live.table)
    points = _points(live, game, view_for(reader, live))
    return "\n".join(line for line in (status_line(reader, live), points) if line)


def status_line(reader: Reader, live: Live, *, is_seen: bool = False) -> str:
    """Return the game's status.

    :param is_seen: whether the pieces in hand are before the reader's eyes, and not told.
    """
    game = game_of(reader.frame.games, live.table)
    view, names = view_for(reader, live), html_names(live.table)
    lines = [line for line in game.status(view) if not (is_seen and line.id.endswith(_OF_PIECES))]
    return " · ".join(reader.say(line, names) for line in lines)


_OF_PIECES = ("-status-drawn", "-status-held", "-status-hand", "-status-more")
"""How the ids of messages end that describe pieces in hand."""


def _points(live: Live, game: AnyGame, view: Any) -> str:
    """Return the points of all seats, the best first; in games with a forecast, also the points
    that each seat would still get if the game ended now.
    """
    scores = game.scores(view)
    order = [seat for place in ranking(scores) for seat in place]
    ahead = game.prospects(view) if game.prospects else ()
    more = [f" (+{points})" for points in ahead] or [""] * len(scores)
    return " · ".join(
        f"{_known_as(live, seat)} {figure(scores[seat])}{more[seat]}" for seat in order
    )


def _known_as(live: Live, seat: Seat) -> str:
    """Return the mark and the name before a seat's points; a team has its mark alone, because its
    names stand above.
    """
    mark = seat_mark(live.table, seat)
    if is_team(live.table):
        return mark
    return f"{mark} {escape(called(people_at(live.table, seat)[0]))}"


def stopped(reader: Reader, live: Live) -> str:
    """Say that a game was stopped or has expired. Empty while it runs, and after an end by the
    rules, which the news tells.
    """
    expired = "over-made-way" if live.table.wanted else "over-dormant"
    id = {Phase.STOPPED: "over-stopped", Phase.EXPIRED: expired}.get(live.table.phase)
    return reader.say(id) if id else ""
