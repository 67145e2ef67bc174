"""Captions of the last board: how a game has ended; and the ways from it. PURE."""

from bot.display import buttons
from bot.display.board.news import news, status_lines, stopped, tell
from bot.display.fitted import (
    LIMIT,
    Blocks,
    final_board,
    fitted,
    in_blocks,
    is_pictured,
    newest_first,
    quotation,
    text_board,
)
from bot.display.lobby.pace import played_over_days
from bot.display.values import Button
from bot.display.views import facts
from bot.features.series.shown import series_line
from bot.table.seating import is_alone, is_team, own_seat, present, seat_at
from bot.table.values import Live, Phase, Table, game_of
from bot.table.verdict import Verdict
from bot.table.verdicts import contenders, counts, is_void, told_ranks
from bot.texts.catalogues import figure
from bot.texts.frame import Frame, bold, html_names
from bot.texts.reader import Reader
from games.core.contract import disclosed
from games.core.message import Message, Named, Variable
from games.core.score import Result
from games.core.values import Seat


def map_caption(reader: Reader, live: Live) -> str:
    """Caption of the last map, above the last word: the news of the last move, the newest first,
    folded up. The fold has no sign, which would cost one of its three visible lines.
    """
    last = reader.say("board-final-map")

    def with_quoted_news(news: str, last: str) -> str:
        told = quotation(newest_first(news.removeprefix("…\n")))
        return "\n".join(part for part in (last, told) if part)

    return fitted(live, lambda live: (news(reader, live), last), joined=with_quoted_news)


def final_caption(
    reader: Reader, live: Live, limit: int = LIMIT, *, tells_news: bool = False
) -> str:
    """Caption of the last board: the winners, and everybody's points.

    :param tells_news: whether the last move and the final scoring are told first, for a reader who
        has no picture to see them on.
    """
    result = _result(reader.frame, live)
    title = f"<b>{reader.say('over-title')}</b>"

    def words(live: Live) -> Blocks:
        table = live.table
        how = (
            dealt(reader, live),
            series_line(reader, live),
            played_over_days(reader, table),
        )
        lines = (uncounted_line(reader, table), *how)
        told = "\n".join(line for line in lines if line)
        won = reader.say(_winners(live, result), html_names(live.table))
        is_told = _is_duel(live.table, result)
        standings = "" if is_told else "\n".join(_standings(reader, live, result))
        if is_pictured(reader, live):
            return "", "\n".join(part for part in (title, won, quotation(standings), told) if part)
        last = news(reader, live) if tells_news else ""
        return last, f"{title}\n{won}", standings, told

    return in_blocks(fitted(live, words, limit), final_board(reader, live))


def uncounted_line(reader: Reader, table: Table) -> str:
    """Say for whom the game does not count, and why; empty if it counts for all."""
    people = [
        (bold(person), table.verdicts[chair])
        for chair, person in enumerate(table.people)
        if table.verdicts and table.verdicts[chair] not in (Verdict.COUNTS, Verdict.COMPUTER)
    ]
    if not people:
        return ""

    def say(id: str, **variables: Variable) -> str:
        return reader.say(Message(id, variables))

    if is_void(table):
        led = [bold(table.people[chair]) for chair in sorted(table.sent_off - {*present(table)})]
        return say("over-void", names=reader.listed(led))
    names = {why: [name for name, verdict in people if verdict is why] for why in _WHY}
    told = [say(_WHY[why], names=reader.listed(some)) for why, some in names.items() if some]
    id = "over-uncounted" if contenders(table) else "over-uncounted-all"
    return say(id, people="; ".join(told))


_WHY = {
    Verdict.LEFT: "uncounted-left",
    Verdict.REPLACED: "uncounted-replaced",
    Verdict.COMPUTED: "uncounted-computed",
    Verdict.SKIPPED: "uncounted-skipped",
    Verdict.SHARED: "uncounted-shared",
    Verdict.LATE: "uncounted-late",
}
"""Reasons by verdict. Who is left alone is told by those who are not there."""


def dealt(reader: Reader, live: Live) -> str:
    """Say of which day the deal is, if of any."""
    table = live.table
    id = "over-challenge" if table.is_challenge else "over-daily"
    return reader.say(Message(id, {"day": table.day})) if table.day else ""


def is_won_by_reader(frame: Frame, live: Live) -> bool:
    """Tell whether a game is over, and the person in whose private chat the board stands has beaten
    somebody.
    """
    seat = own_seat(live.table)
    if live.table.phase is not Phase.OVER or seat is None or _has_no_rivals(live):
        return False
    has_played = any(
        seat_at(live.table, chair) == seat and counts(live.table, chair)
        for chair in present(live.table)
    )
    return has_played and seat in told_ranks(live.table, _result(frame, live))[0]


def outcome(reader: Reader, live: Live) -> str:
    """Say in one line how a game has ended."""
    result = _result(reader.frame, live)
    won = reader.say(_winners(live, result), html_names(live.table))
    is_told = _has_no_rivals(live) or _is_duel(live.table, result)
    return won if is_told else " · ".join(_standings(reader, live, result))


def _result(frame: Frame, live: Live) -> Result:
    result = game_of(frame.games, live.table).result(facts(frame, live).state)
    assert result is not None
    return result


def _winners(live: Live, result: Result) -> Message:
    """Name the winners; who reads it in their own chat is “you”. Of two, tell the score. A team,
    and a person who plays alone, have no rivals, only points.
    """
    table = live.table
    ranks = told_ranks(table, result)
    seats = ranks[0]
    if _has_no_rivals(live):
        id = "over-team" if is_team(table) else "over-alone"
        return Message(id, {"seats": (Named(seats[0]),), "points": max(result.scores)})
    told: dict[str, Variable] = {"count": len(seats), "seats": tuple(map(Named, seats))}
    is_yours = seats == (own_seat(table),)
    if not _is_duel(table, result):
        return Message("over-you-win" if is_yours else "over-winners", told)
    first, second = (figure(result.scores[place[0]]) for place in ranks)
    id = "over-you-win-of-two" if is_yours else "over-winner-of-two"
    return Message(id, {**told, "score": f"{first} : {second}"})


def _is_duel(table: Table, result: Result) -> bool:
    """Tell whether one of two has won against the other: their score says it all."""
    return len(result.scores) == 2 and [len(place) for place in told_ranks(table, result)] == [1, 1]


def _has_no_rivals(live: Live) -> bool:
    return is_team(live.table) or is_alone(live.table)


def _standings(reader: Reader, live: Live, result: Result) -> list[str]:
    """Everybody's points in the order of places, those who are not ranked last; where there are no
    rivals they have been told.
    """
    if _has_no_rivals(live):
        return []
    names, places = html_names(live.table), told_ranks(live.table, result)
    order = [seat for place in places for seat in place]
    medals = [
        (_medal(order.index(place[0])) if _earns_medal(result, seat) else _NO_MEDAL, seat)
        for place in places
        for seat in place
    ]
    unranked = [seat for place in result.ranking for seat in place if seat not in order]
    return [
        f"{medal} {reader.listed(names(seat))} — {figure(result.scores[seat])}"
        for medal, seat in (*medals, *((_NO_MEDAL, seat) for seat in unranked))
    ]


def _earns_medal(result: Result, seat: Seat) -> bool:
    """Tell whether a rank deserves a medal: not one of two, and not without points."""
    return len(result.scores) > 2 and result.scores[seat] > 0


def _medal(better: int) -> str:
    """Return the medal for a rank by how many are better: after two firsts comes a third."""
    return _MEDALS[better] if better < len(_MEDALS) else _NO_MEDAL


_MEDALS, _NO_MEDAL = ("🥇", "🥈", "🥉"), "▫️"


def stopped_caption(reader: Reader, live: Live) -> str:
    """Caption of a board that was given up, or given up on."""
    events = disclosed(game_of(reader.frame.games, live.table), facts(reader.frame, live).state)

    def words(live: Live) -> Blocks:
        told = "\n".join(tell(reader, live, events))
        return "", stopped(reader, live), told, status_lines(reader, live)

    return in_blocks(fitted(live, words), text_board(reader, live))


def step_button(frame: Frame, live: Live, language: str, moves: int = 0) -> tuple[Button, ...]:
    """Return the way into a game, to the board after `moves` moves; nothing where none was made."""
    log = live.table.log
    if log is None or not log.moves:
        return ()
    token = buttons.Step(live.table.id, moves)
    return (Button(frame.say(language, "button-steps"), token),)


def share_button(frame: Frame, live: Live, language: str, moment: str = "") -> tuple[Button, ...]:
    """Return the button that shares a finished game, or one moment of it, with another chat. Not
    for a challenge, which others are still to play: its own page shares its result.
    """
    if not frame.shares or live.table.phase is not Phase.OVER or live.table.is_challenge:
        return ()
    return (Button(f"📤 {frame.say(language, 'button-share')}", share=live.table.id + moment),)
