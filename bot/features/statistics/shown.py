"""The pages of /stats: people's results, as a picture and as text. PURE.

The words say all that the picture says, and more where there are many people: for those who do not
see it.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from bot.display.fitted import units
from bot.display.values import CAPTION_LIMIT, Button, Keyboard, Surface, reply
from bot.features.statistics import buttons
from bot.features.statistics.counts import (
    LONGEST,
    POINTS,
    Holder,
    Rival,
    Row,
    Statistics,
    Together,
    of_person,
    pace,
    statistics,
)
from bot.table.played import Played
from bot.table.values import DAY, HOUR, MINUTE, Place
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, fenced
from games.core.message import Message
from render import Fact, Standings, StandingsRow, standing_sheet

_ROWS, _FACTS = 6, 4
"""The most in the picture: as much as one sees at a glance."""
_NAMES = 4
"""Where more people hold a record, nobody is named."""


def of_group(
    frame: Frame,
    language: str,
    stats: Statistics,
    kinds: Sequence[str],
    game: str,
    place: Place,
    levels: Mapping[int, str] = {},
) -> Surface:
    """Return the table of a group, or of all people with whom somebody has played.

    :param kinds: the games that have a table of statistics.
    :param game: the game of this table; empty for all games.
    :param levels: by user, the levels that are to be told, see `bot.table.skill`.
    """
    lines = tuple(_line(frame, language, stats, row, game, levels) for row in stats.rows)
    facts = (
        *_series(frame, language, stats),
        *_holders(frame, language, stats, game),
        *(_alone(frame, language, stats) if place.is_private else ()),
        *_shared_scores(frame, language, stats.together),
    )
    said = Standings(
        _title(frame, language, game, stats.games), _heads(frame, language, game), lines, facts
    )
    below = (_pace(frame, language, "stats-pace", stats.pace),) if stats.pace else ()
    counted = (_count_button(frame, language, game, is_in) for is_in in (False, True))
    keyboard = (*_turn_buttons(frame, language, kinds, game), tuple(counted))
    return _surface(said, below, keyboard, place)


def of_one(
    frame: Frame, language: str, played: Sequence[Played], user: int, place: Place
) -> Surface:
    """Return somebody's own table, over all groups: a row for each game.

    :param played: their games, the latest first.
    """
    stats = statistics(played)
    lines: list[StandingsRow] = []
    together: list[Together] = []
    for game in stats.kinds:
        of_game = statistics([one for one in played if one.game == game])
        if row := of_person(of_game, user):
            leads = row.wins * 2 > row.games
            cells = _cells(language, row, game)
            lines.append(StandingsRow(_name(frame, language, game), cells, leads=leads))
        together += of_game.together
    own = of_person(stats, user)
    facts = (
        *(_own_facts(frame, language, stats, own) if own else ()),
        *_alone(frame, language, stats),
        *_shared_scores(frame, language, together),
    )
    title = _title(frame, language, "", stats.games)
    said = Standings(title, _heads(frame, language, "one"), tuple(lines), facts)
    usual = pace(sitting for one in played for sitting in one.sittings if sitting.user == user)
    below = (_pace(frame, language, "stats-pace-own", usual),) if usual else ()
    keyboard = (
        *_turn_buttons(frame, language, stats.kinds, ""),
        (_count_button(frame, language, "", is_in=False),),
    )
    return _surface(said, below, keyboard, place)


def of_nobody(frame: Frame, language: str, place: Place) -> Surface:
    """Tell somebody that they stand aside, with the way back."""
    back = _count_button(frame, language, "", is_in=True)
    return reply(place, frame.say(language, "stats-aside"), ((back,),))


def _surface(said: Standings, below: tuple[str, ...], keyboard: Keyboard, place: Place) -> Surface:
    first = (f"<b>📊 {escape(said.title)}</b>", *below)
    lines = list(_standing_lines(said))
    while units(_caption(first, lines)) > CAPTION_LIMIT:
        lines[-2:] = ["…"]
    drawn = Standings(said.title, said.heads, said.lines[:_ROWS], said.facts[:_FACTS])
    return reply(place, _caption(first, lines), keyboard, standing_sheet(drawn))


def _caption(first: Sequence[str], lines: Sequence[str]) -> str:
    quoted = "\n".join(lines)
    return "\n".join((*first, f"<blockquote expandable>{quoted}</blockquote>" if lines else ""))


def _standing_lines(said: Standings) -> Iterator[str]:
    """Say in words what the rows and the facts say."""
    for number, line in enumerate(said.lines, 1):
        pairs = zip(said.heads, line.cells, strict=True)
        cells = " · ".join(f"{head} {cell}" for head, cell in pairs if cell)
        note = f" · {escape(line.note)}" if line.note else ""
        yield f"{number}. <b>{escape(line.name)}</b> · {cells}{note}"
    for fact in said.facts:
        yield f"{escape(fact.what)} — {escape(fact.value)}" if fact.value else escape(fact.what)


def _title(frame: Frame, language: str, game: str, games: int) -> str:
    if not game:  # of those against computers alone none is counted
        title = frame.say(language, "stats-all")
        return f"{title} · {games}" if games else title
    name = _name(frame, language, game)
    return frame.say(language, Message("stats-title", {"name": name, "games": games}))


def _name(frame: Frame, language: str, game: str) -> str:
    return frame.say(language, message_id(game, "name"))


def _heads(frame: Frame, language: str, game: str) -> tuple[str, ...]:
    of_points = ("stats-best", "stats-average") if game else ("stats-streak",)
    return tuple(frame.say(language, id) for id in ("stats-games", "stats-wins", *of_points))


def _line(
    frame: Frame,
    language: str,
    stats: Statistics,
    row: Row,
    game: str,
    levels: Mapping[int, str],
) -> StandingsRow:
    level = levels.get(row.user)
    notes = (
        frame.say(language, Message("stats-level", {"level": level})) if level else "",
        _rivals(frame, language, stats, row),
    )
    leads = row.wins > 0 and row.wins == stats.rows[0].wins
    cells = _cells(language, row, game)
    note = " · ".join(note for note in notes if note)
    return StandingsRow(fenced(stats.names[row.user]), cells, note, leads)


def _cells(language: str, row: Row, game: str) -> tuple[str, ...]:
    points = (_figure(language, row.best), _figure(language, row.average))
    return (str(row.games), str(row.wins), *(points if game else (str(row.streak),)))


def _figure(language: str, points: float) -> str:
    """Write a number as the language does, with one place at most."""
    said = f"{points:.1f}".removesuffix(".0").replace("-", "−")
    return said if language == "en" else said.replace(".", ",")


def _rivals(frame: Frame, language: str, stats: Statistics, row: Row) -> str:
    pairs = (("stats-nemesis", row.nemesis), ("stats-victim", row.victim))
    said = (
        frame.say(language, Message(id, {"name": fenced(stats.names[rival.user])}))
        for id, rival in pairs
        if rival
    )
    return " · ".join(said)


def _holders(frame: Frame, language: str, stats: Statistics, game: str) -> Iterator[Fact]:
    """Name the holders of the records: of one game all; of all games the most points of each."""
    for holder in stats.holders:
        if game or holder.id == POINTS:
            few = holder.users if len(holder.users) <= _NAMES else ()
            names = [fenced(stats.names[user]) for user in few]
            what = _record(frame, language, holder)
            if not game:
                what = f"{_name(frame, language, holder.game)}. {what}"
            yield Fact(what, frame.listed(language, names) if names else "")


def _series(frame: Frame, language: str, stats: Statistics) -> Iterator[Fact]:
    """Say who has won a best of several games, and how often."""
    if stats.series:
        won = [f"{fenced(stats.names[user])} {count}" for user, count in stats.series[:_NAMES]]
        yield Fact(frame.say(language, "stats-series"), frame.enumerated(language, won))


def _record(frame: Frame, language: str, holder: Holder) -> str:
    if holder.id == LONGEST:
        return frame.say(
            language, Message("stats-longest", {"time": _time(frame, language, holder.count)})
        )
    if holder.id == POINTS:
        return frame.say(language, Message("stats-points", {"count": holder.count}))
    id = message_id(holder.game, "record", holder.id)
    return frame.say(language, Message(id, {"count": holder.count}))


def _shared_scores(frame: Frame, language: str, together: Sequence[Together]) -> Iterator[Fact]:
    """Say how games went that were played for one score."""
    for one in together:
        name = _name(frame, language, one.game)
        what = frame.say(language, Message("stats-together", {"name": name, "games": one.games}))
        best, average = _figure(language, one.best), _figure(language, one.average)
        value = Message("stats-together-points", {"best": best, "average": average})
        yield Fact(what, frame.say(language, value))


def _alone(frame: Frame, language: str, stats: Statistics) -> Iterator[Fact]:
    """Say how games against computers alone went, which are no wins over anybody."""
    if stats.alone:
        won = Message("stats-alone-won", {"wins": stats.alone_won, "games": stats.alone})
        yield Fact(frame.say(language, "stats-alone"), frame.say(language, won))


def _own_facts(frame: Frame, language: str, stats: Statistics, own: Row) -> Iterator[Fact]:
    if own.streak > 1:
        yield Fact(frame.say(language, "stats-streak-own"), str(own.streak))
    if won := dict(stats.series).get(own.user):
        yield Fact(frame.say(language, "stats-series"), str(won))
    for id, rival in (("stats-nemesis-own", own.nemesis), ("stats-victim-own", own.victim)):
        if rival:
            yield Fact(frame.say(language, id), _rival(frame, language, stats, rival))


def _rival(frame: Frame, language: str, stats: Statistics, rival: Rival) -> str:
    name, times = fenced(stats.names[rival.user]), rival.times
    said = Message("stats-rival", {"name": name, "times": times, "games": rival.games})
    return frame.say(language, said)


def _pace(frame: Frame, language: str, id: str, seconds: int) -> str:
    return frame.say(language, Message(id, {"time": _time(frame, language, seconds)}))


def _time(frame: Frame, language: str, seconds: int) -> str:
    """Say about how long something takes."""
    lengths = (("stats-days", DAY), ("stats-hours", HOUR), ("stats-minutes", MINUTE))
    id, length = next(((i, s) for i, s in lengths if seconds >= 2 * s), lengths[-1])
    return frame.say(language, Message(id, {"count": max(1, round(seconds / length))}))


def _turn_buttons(frame: Frame, language: str, kinds: Sequence[str], game: str) -> Keyboard:
    """Offer the games before and after this one, in a circle, and all of them together."""
    round_ = ("", *kinds)
    at = round_.index(game) if game in round_ else 0
    before, after = round_[at - 1], round_[(at + 1) % len(round_)]

    def button(said: str, game: str) -> Button:
        return Button(said, buttons.Stats("", game))

    def game_label(game: str) -> str:
        return _name(frame, language, game) if game else frame.say(language, "stats-all")

    turns = [] if before == game else [button(f"◀ {game_label(before)}", before)]
    if after not in (game, before):
        turns.append(button(f"{game_label(after)} ▶", after))
    return (tuple(turns),) if turns else ()


def _count_button(frame: Frame, language: str, game: str, is_in: bool) -> Button:
    said = frame.say(language, "button-count-in" if is_in else "button-count-out")
    return Button(said, buttons.Counted("", "y" if is_in else "n", game))
