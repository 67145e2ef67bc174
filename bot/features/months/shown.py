"""What a group is told of its month: a picture to share, and the same in words. PURE."""

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape

from bot.display.buttons import Switching
from bot.display.fitted import units
from bot.display.values import CAPTION_LIMIT, Surface, reply
from bot.features.months.calendar import Month
from bot.features.statistics.counts import Row, Statistics, statistics
from bot.table.played import Played
from bot.table.values import NOBODY, Place
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, fenced
from games.core.message import Message
from render import Month as Sheet
from render import MonthGame, MonthPerson, month_sheet


class Months(Switching, tag="mn", frozen=True):
    """Say whether this group is told each month who played, and who won."""


_PODIUM, _OTHERS, _GAMES = 3, 8, 3
"""The most who stand on the podium, and the most others and games in the picture."""
_MOST = 12
"""The most people in a picture without a podium."""
_LONG = 14
"""Letters of a name that has room below a game."""
_BEST = 2
"""Where more people have won a game as often, none is named."""


def month_surface(
    frame: Frame,
    language: str,
    played: Sequence[Played],
    month: Month,
    title: str,
    place: Place,
) -> Surface | None:
    """Return the message about a month; None if nothing was played that counts.

    :param played: its games, the latest first.
    :param title: the group's name.
    """
    stats = statistics(played)
    if not stats.games:
        return None
    said = Message("month-title", {"month": month.number, "year": str(month.year)})
    heading, games = frame.say(language, said), tuple(_games(frame, language, played, stats))
    below = _count_line(frame, language, "month-games", stats.games)
    people = tuple(_people(frame, language, played, stats))
    podium = _on_podium(stats.rows)
    sheet = Sheet(
        heading,
        f"{fenced(title)} · {below}" if title else below,
        people[: podium + _OTHERS] if podium else people[:_MOST],
        tuple(game for game, _ in games[:_GAMES]),
        podium,
    )
    lines = (*_people_lines(people), *(line for _, line in games))
    text = _caption(f"<b>📅 {escape(heading)} · {below}</b>", tuple(map(escape, lines)))
    return reply(place, text, (), month_sheet(sheet))


def _caption(first: str, lines: tuple[str, ...]) -> str:
    """Return the text, with as many lines as a caption has room for."""

    def quoted_caption(lines: tuple[str, ...]) -> str:
        quoted = "\n".join(lines)
        return f"{first}\n<blockquote expandable>{quoted}</blockquote>"

    while units(quoted_caption(lines)) > CAPTION_LIMIT:
        lines = (*lines[:-2], "…")
    return quoted_caption(lines)


def _count_line(frame: Frame, language: str, id: str, count: int) -> str:
    return frame.say(language, Message(id, {"count": count}))


def _people_lines(people: Sequence[MonthPerson]) -> Iterator[str]:
    for one in people:
        yield f"{one.place}. {one.name} · {one.told}" if one.place else f"{one.name} · {one.told}"


def _people(
    frame: Frame, language: str, played: Sequence[Played], stats: Statistics
) -> Iterator[MonthPerson]:
    """Yield all who have played: who has won most comes first; who has won nothing is told how
    often they were there.
    """
    times = Counter(s.user for one in played for s in one.sittings if s.user != NOBODY)
    wins = {row.user: row.wins for row in stats.rows}
    order = [row.user for row in stats.rows]
    order += [user for user, _ in times.most_common() if user not in wins]
    for user in sorted(order, key=lambda user: (-wins.get(user, 0), -times[user])):
        won = wins.get(user, 0)
        id, count = ("month-wins", won) if won else ("month-games", times[user])
        place = 1 + sum(other > won for other in wins.values()) if won else 0
        told = _count_line(frame, language, id, count)
        yield MonthPerson(fenced(stats.names[user]), told, place)


def _on_podium(rows: Sequence[Row]) -> int:
    """Return how many stand on the podium: nobody below it has won as much as somebody on it."""
    won = sorted((row.wins for row in rows if row.wins), reverse=True)
    fair = (n for n in range(1, min(_PODIUM, len(won)) + 1) if won[n - 1] not in won[n:])
    return max(fair, default=0)


def _games(
    frame: Frame, language: str, played: Sequence[Played], stats: Statistics
) -> Iterator[tuple[MonthGame, str]]:
    """Yield the games that were played, the most frequent first, each with a line about it."""
    for game in stats.kinds:
        own = statistics([one for one in played if one.game == game])
        name = frame.say(language, message_id(game, "name"))
        told = _count_line(frame, language, "month-games", own.games)
        names, won = _best(own)
        best = frame.listed(language, [fenced(_short(one)) for one in names]) if names else ""
        said = [f"{name}: {told}"]
        if names:
            listed = frame.listed(language, list(map(fenced, names)))
            said.append(f"{listed}: {_count_line(frame, language, 'month-wins', won)}")
        elif own.together and not own.rows:
            points = {"points": own.together[0].best}
            said.append(frame.say(language, Message("month-best", points)))
        yield MonthGame(game, name, told, best), " · ".join(said)


def _best(stats: Statistics) -> tuple[tuple[str, ...], int]:
    """Return who has won a game most, and how often; nobody where too many share that."""
    most = max((row.wins for row in stats.rows), default=0)
    best = tuple(stats.names[row.user] for row in stats.rows if row.wins == most)
    return (best, most) if most and len(best) <= _BEST else ((), 0)


def _short(name: str) -> str:
    """Return a name, or the first word of a long one."""
    return name if len(name) <= _LONG else name.split()[0]
