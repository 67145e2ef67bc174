"""The caption below a board: what happened, whose turn it is, the deadline, the scores."""

from collections.abc import Callable, Iterator
from html import escape
from typing import Any

from msgspec.structs import replace

import render
from bot.display.fading import facts
from bot.display.matters import last_line, people_lines
from bot.display.pictures import view_of
from bot.display.recap import told_apart
from bot.display.values import CAPTION_LIMIT, LETTER_ROOM, TEXT_LIMIT
from bot.table.seating import chairs_at, is_computer, is_team, just_moved, seat_at
from bot.table.values import Chair, Live, Phase, game_of, to_act
from bot.texts.frame import Frame, bold, html_names, mention, plain_names, seat_mark
from bot.texts.ids import message_id
from bot.texts.wording import Asker, chosen
from games.core.choices import Screen
from games.core.contract import AnyGame, Event, disclosed, legend_of
from games.core.message import Message, Named, message_of
from games.core.score import Result, ranking
from games.core.values import TABLE, Seat, Viewer

Blocks = tuple[str, ...]
"""Parts of a caption; the first of them is the news."""
_LIMIT = CAPTION_LIMIT - LETTER_ROOM
_BOARD_LIMIT = TEXT_LIMIT - CAPTION_LIMIT - len("\n\n<pre></pre>")


def board_caption(
    frame: Frame,
    live: Live,
    shown: Screen | None,
    unreachable: frozenset[int] = frozenset(),
    *,
    farewell: bool = False,
    limit: int = _LIMIT,
) -> str:
    """Caption of the public board: news, whose turn, what is asked, status, points - and who
    cannot be told their secrets.

    :param farewell: as it stays when play has gone on: without what is open between people.
    """
    language = live.table.language
    question = _question(frame, live, TABLE, language, shown)

    def words(live: Live) -> Blocks:
        return (
            news(frame, live, TABLE, language),
            f"➤ {_turns(frame, live, unreachable)}{question}",
            "" if farewell else people_lines(frame, live),
            _cut_off(frame, live, unreachable),
            _status(frame, live, TABLE, language),
        )

    return _laid_out(frame, live, TABLE, language, words, limit)


def board_opening(frame: Frame, live: Live, unreachable: frozenset[int]) -> str:
    """What the board says before it is filled: whose turn it is, so that it rings."""
    return f"➤ {_turns(frame, live, unreachable)}"


def called(frame: Frame, live: Live, unreachable: frozenset[int]) -> tuple[Chair, ...]:
    """Return whom the public board pings: of those who are awaited, who is asked there, who cannot
    be asked in private, and who has let their time pass (docs/adr/0022). Of a team, all but the one
    who has just moved (docs/adr/0023).
    """
    table, game = live.table, game_of(frame.games, live.table)

    is_urgent = table.late or table.called

    def is_asked_elsewhere(seat: Seat, chair: Chair) -> bool:
        is_private = game.asks_in_private(_state(frame, live), seat)
        return is_private and not is_urgent and table.people[chair].user not in unreachable

    return tuple(
        chair
        for seat in to_act(frame.games, live)
        if not is_computer(table, seat)
        for chair in chairs_at(table, seat)
        if not is_asked_elsewhere(seat, chair) and (is_urgent or chair != just_moved(table))
    )


def _turns(frame: Frame, live: Live, unreachable: frozenset[int]) -> str:
    """Name those who are awaited; a name that is a mention pings."""
    table, pinged = live.table, called(frame, live, unreachable)

    def name(chair: Chair) -> str:
        person = table.people[chair]
        return mention(person) if chair in pinged else bold(person)

    def turn(seat: Seat) -> str:
        names = [name(chair) for chair in chairs_at(table, seat)]
        return f"{seat_mark(table, seat)} {frame.listed(table.language, names)}"

    return " ".join(map(turn, to_act(frame.games, live)))


def hand_caption(
    frame: Frame, live: Live, chair: Chair, shown: Screen | None, limit: int = CAPTION_LIMIT
) -> str:
    """Caption of a private board: what somebody's seat has learnt, what it is asked."""
    language, seat = live.table.people[chair].language, seat_at(live.table, chair)
    asked = frame.say(language, "hand-your-turn") if shown else _stopped(frame, live, language)
    turn = asked + _question(frame, live, seat, language, shown)

    def words(live: Live) -> Blocks:
        return news(frame, live, seat, language), turn, _status(frame, live, seat, language)

    return _laid_out(frame, live, seat, language, words, limit)


def own_news(frame: Frame, live: Live, chair: Chair) -> str:
    """Tell what a seat has learnt since its last move that the group has not."""
    language, seat = live.table.people[chair].language, seat_at(live.table, chair)
    told = told_apart(frame.games, live, seat)
    return "\n".join(_tell(frame, live, told, seat, language))


def map_caption(frame: Frame, live: Live) -> str:
    """Caption of the last map, above the last word: what the last move brought folds up."""
    language = live.table.language
    last = frame.say(language, "board-final-map")
    return _fitted(
        live,
        lambda live: (news(frame, live, TABLE, language), last),
        joined=lambda news, last: "\n".join(part for part in (last, _quoted(news)) if part),
    )


def final_caption(frame: Frame, live: Live, limit: int = _LIMIT) -> str:
    """Caption of the last board: who has won, the points of all."""
    language, result = live.table.language, _result(frame, live)
    title = f"<b>{frame.say(language, 'over-title')}</b>"
    day = live.table.day
    daily = frame.say(language, Message("over-daily", {"day": day})) if day else ""

    def words(live: Live) -> Blocks:
        won = frame.say(language, _winners(live, result), html_names(live.table))
        standings = "\n".join(_standings(frame, live, result))
        if _is_pictured(frame, live, TABLE):
            return "", "\n".join(part for part in (title, won, _quoted(standings), daily) if part)
        return "", f"{title}\n{won}", standings, daily

    return _joined(_fitted(live, words, limit), _text_board(frame, live, TABLE, language))


def outcome(frame: Frame, live: Live) -> str:
    """Say in one line how a game has ended."""
    result = _result(frame, live)
    won = frame.say(live.table.language, _winners(live, result), html_names(live.table))
    return won if is_team(live.table) else " · ".join(_standings(frame, live, result))


def _result(frame: Frame, live: Live) -> Result:
    result = game_of(frame.games, live.table).result(_state(frame, live))
    assert result is not None
    return result


def _winners(live: Live, result: Result) -> Message:
    """Say who has won; a team has no rivals, only points."""
    seats = result.ranking[0]
    if is_team(live.table):
        return Message("over-team", {"seats": (Named(seats[0]),), "points": max(result.scores)})
    return Message("over-winners", {"count": len(seats), "seats": tuple(map(Named, seats))})


def _standings(frame: Frame, live: Live, result: Result) -> list[str]:
    """Everybody's points in the order of places; those of a team have been told."""
    if is_team(live.table):
        return []
    names, order = html_names(live.table), [seat for place in result.ranking for seat in place]
    return [
        f"{_medal(order.index(place[0]))} {frame.listed(live.table.language, names(seat))}"
        f" — {result.scores[seat]}"
        for place in result.ranking
        for seat in place
    ]


def _medal(better: int) -> str:
    """Return what somebody gets whom so many are better than: after two firsts comes a third."""
    return _MEDALS[better] if better < len(_MEDALS) else "▫️"


_MEDALS = ("🥇", "🥈", "🥉")


def stopped_caption(frame: Frame, live: Live) -> str:
    """Caption of a board that was given up, or given up on."""
    language = live.table.language
    events = disclosed(game_of(frame.games, live.table), _state(frame, live))

    def words(live: Live) -> Blocks:
        told = "\n".join(_tell(frame, live, events, TABLE, language))
        return "", _stopped(frame, live, language), told, _status(frame, live, TABLE, language)

    return _joined(_fitted(live, words), _text_board(frame, live, TABLE, language))


def _stopped(frame: Frame, live: Live, language: str) -> str:
    """Say that a game was stopped, or closed; nothing while it runs, and once it is played to its
    end, which the news tells.
    """
    expired = "over-made-way" if live.table.wanted else "over-dormant"
    id = {Phase.STOPPED: "over-stopped", Phase.EXPIRED: expired}.get(live.table.phase)
    return frame.say(language, id) if id else ""


def news(frame: Frame, live: Live, viewer: Viewer, language: str) -> str:
    """Tell what the last move brought, as far as the viewer learns it."""
    told = _tell(frame, live, facts(frame, live).events, viewer, language)
    names = html_names(live.table)
    before, after = last_line(frame, live.table, language), ""
    if live.table.retracted is not None:
        taken_back = Message("board-taken-back", {"seat": Named(live.table.retracted)})
        after = frame.say(language, taken_back, names)
    return "\n".join(line for line in (before, *told, after) if line)


def _tell(
    frame: Frame, live: Live, events: tuple[Event, ...], viewer: Viewer, language: str
) -> Iterator[str]:
    """Yield a sentence for each event of which the viewer learns anything."""
    game, names = game_of(frame.games, live.table).id, html_names(live.table)
    for event in events:
        if seen := event.seen_by(viewer):
            yield frame.say(language, message_of(game, seen), names)


def _question(frame: Frame, live: Live, viewer: Viewer, language: str, shown: Screen | None) -> str:
    """Ask what the screen asks, after as whom and what is chosen; on a finished choice, ask to
    confirm.
    """
    if shown is None:
        return ""
    id = "ask-confirm"
    if shown.action is None:
        id = message_id(live.table.game or "", "ask", shown.rows[-1].question.field)
    asked = frame.say(language, id) if frame.texts.has(id) else ""
    parts = (_acting(frame, live, language), _chosen(frame, live, viewer, language, shown), asked)
    return "".join(f" — {part}" for part in parts if part)


def _acting(frame: Frame, live: Live, language: str) -> str:
    """Say as whom one decides who plays several."""
    game = game_of(frame.games, live.table)
    said = game.acting(view_of(frame, live, TABLE)) if game.acting else None
    return frame.say(language, said) if said else ""


def _chosen(frame: Frame, live: Live, viewer: Viewer, language: str, shown: Screen) -> str:
    """Say what is chosen so far, where no picture shows it."""
    if _is_pictured(frame, live, viewer):
        return ""
    words = chosen(Asker(frame, live.table, language, stamp=""), shown)
    return f"<b>{escape(words)}</b>" if words else ""


def _cut_off(frame: Frame, live: Live, unreachable: frozenset[int]) -> str:
    """Name those whose private chat takes nothing from us: the way back is a button below."""
    names = ", ".join(bold(one) for one in live.table.people if one.user in unreachable)
    said = Message("board-unreachable", {"names": names})
    return frame.say(live.table.language, said) if names else ""


def _status(frame: Frame, live: Live, viewer: Viewer, language: str) -> str:
    game = game_of(frame.games, live.table)
    view = view_of(frame, live, viewer)
    said = [frame.say(language, message, html_names(live.table)) for message in game.status(view)]
    return "\n".join(line for line in (" · ".join(said), _points(live, game, view)) if line)


def _points(live: Live, game: AnyGame, view: Any) -> str:
    """Everybody's points, best first, and what would be paid besides if the game ended now."""
    scores = game.scores(view)
    order = [seat for place in ranking(scores) for seat in place]
    ahead = game.prospects(view) if game.prospects else ()
    more = [f" (+{points})" for points in ahead] or [""] * len(scores)
    return " · ".join(f"{_known_as(live, seat)} {scores[seat]}{more[seat]}" for seat in order)


def _known_as(live: Live, seat: Seat) -> str:
    """Say whose points they are; a team's names stand above, where its turn is told."""
    mark, names = seat_mark(live.table, seat), plain_names(live.table)(seat)
    return mark if is_team(live.table) else f"{mark} {escape(names[0])}"


def _text_board(frame: Frame, live: Live, viewer: Viewer, language: str) -> str:
    """The board in characters, where there is no picture, and its legend; as much of them as a
    message takes.
    """
    if _is_pictured(frame, live, viewer):
        return ""
    game = game_of(frame.games, live.table)
    view, names = view_of(frame, live, viewer), html_names(live.table)
    lines = escape(game.text_board(view)).split("\n")
    said = [frame.say(language, message, names) for message in legend_of(game, view)]
    for part in (said, lines):
        while part and units("\n".join((*lines, *said))) > _BOARD_LIMIT:
            part.pop()
    board = "\n".join(lines)
    return "\n".join((*([f"<pre>{board}</pre>"] if board else []), *said))


def _laid_out(
    frame: Frame,
    live: Live,
    viewer: Viewer,
    language: str,
    words: Callable[[Live], Blocks],
    limit: int = _LIMIT,
) -> str:
    """Join the words of a board: under a picture few lines, else the board in characters below."""
    if _is_pictured(frame, live, viewer):
        return _fitted(live, words, limit, _folded)
    return _joined(_fitted(live, words, limit), _text_board(frame, live, viewer, language))


def _is_pictured(frame: Frame, live: Live, viewer: Viewer) -> bool:
    pages = render.pages(live.table.game or "", view_of(frame, live, viewer))
    return frame.pictures and bool(pages)


def _folded(news: str, *others: str) -> str:
    """Put the latest news and what is asked into few lines, for picture, words and buttons are to
    be seen at one glance. What the picture shows, too, is told in a quotation that folds up.

    :param others: the last of them is how things stand.
    """
    question, *about, status = others
    lines, is_crowded = news.split("\n"), any(about)
    quoted = "\n".join(line for line in (*lines[:-_NEWS], "" if is_crowded else status) if line)
    blocks = (*lines[-_NEWS:], question, *about, _quoted(quoted))
    return "\n".join(block for block in blocks if block)


def _quoted(lines: str) -> str:
    """Put what a picture shows, too, into a quotation that folds up at three lines."""
    return f"<blockquote expandable>{lines}</blockquote>" if lines else ""


_NEWS = 2
"""Lines of news that stand before the question."""


def _fitted(
    live: Live,
    words: Callable[[Live], Blocks],
    limit: int = _LIMIT,
    joined: Callable[..., str] | None = None,
) -> str:
    """Join what is not empty, as much as fits under a picture: the news, oldest first, gives way
    when it is too much, then the ends of long names.
    """
    joined = joined or _joined
    for most in _NAMES:
        news, *others = words(_with_names(live, most))
        lines, kept = news.split("\n"), news
        while kept and units(joined(kept, *others)) > limit:
            lines = lines[1:]
            kept = "\n".join(("…", *lines)) if lines else ""
        text = joined(kept, *others)
        if units(text) <= limit:
            break
    return text


_NAMES = (None, 16, 8, 3)
"""Letters of names: all, or so many. An emoji may be several of them."""


def _with_names(live: Live, most: int | None) -> Live:
    if most is None:
        return live
    people = tuple(
        replace(one, name=one.name if len(one.name) <= most else f"{one.name[: most - 1]}…")
        for one in live.table.people
    )
    return replace(live, table=replace(live.table, people=people))


def _joined(*blocks: str) -> str:
    return "\n\n".join(block for block in blocks if block)


def units(text: str) -> int:
    """Return the length as Telegram's clients count: in units of UTF-16, where an emoji is two.

    Tags are counted, too: that errs to the safe side.
    """
    return len(text.encode("utf-16-le")) // 2


def _state(frame: Frame, live: Live) -> Any:
    return facts(frame, live).state
