"""The pages of the challenge: the list of today's games, and a user's standing. PURE.

The picture shows its user's result and nothing of the deal, so it can be shared before others play.
"""

from collections.abc import Iterator, Sequence
from html import escape

from bot.display.token import Token
from bot.display.values import Button, Keyboard, Surface, reply
from bot.features.challenge.table import Challenged, Standing, outcome, parts, terms
from bot.table.values import Live, Phase, Place, Table
from bot.texts.catalogues import figure, message_id
from bot.texts.frame import Frame, fenced
from bot.texts.reader import Reader
from games.core.message import Message
from render import Fact, Standings, StandingsRow, standing_sheet


class Challenge(Token, tag="ch", frozen=True):
    """Begin today's challenge of a game, or lead back to its table. Without a game, list all of
    today's challenges; with a table, tell its person how they stand.
    """

    game: str = ""


CHALLENGE = "🏆"
_PARTS = 5
"""The most categories in the picture, so that it is read at one glance."""


def challenge_button(frame: Frame, language: str) -> Button:
    """Return the button that lists today's challenges."""
    said = f"{CHALLENGE} {frame.say(language, 'button-challenge')}"
    return Button(said, Challenge(""))


def result_button(frame: Frame, language: str, table: str) -> Button:
    """Return the button that tells a user how they stand in the challenge of a table."""
    said = f"{CHALLENGE} {frame.say(language, 'button-result')}"
    return Button(said, Challenge(table))


def challenge_line(reader: Reader, table: Table) -> str:
    """Return the line that names a challenge and its day on its board."""
    return f"{reader.say('challenge-title')} · {table.day}\n"


def todays(frame: Frame, language: str, place: Place, found: Sequence[Challenged]) -> Surface:
    """Return the page of today's challenges: a button a game, with the user's state in it."""
    title = f"{CHALLENGE} <b>{frame.say(language, 'challenge-title')}</b> · {found[0].day}"
    rows = tuple(
        (Button(_label(frame, language, place.chat, one), Challenge("", one.game)),)
        for one in found
    )
    return reply(place, f"{title}\n\n{frame.say(language, 'challenge-rules')}", rows)


def _label(frame: Frame, language: str, user: int, one: Challenged) -> str:
    """Return the label of a game's button: its name, whether it is played alone, and the user's
    state.
    """
    alone = frame.say(language, "challenge-alone") if _is_alone(frame, one.game) else ""
    said = (_name(frame, language, one.game), alone, _state(frame, language, user, one))
    return " · ".join(filter(None, said))


def _state(frame: Frame, language: str, user: int, one: Challenged) -> str:
    """Say the user's result, or that they still play, or why there is no result; nothing before
    they begin.
    """
    if one.live is None:
        return ""
    if one.live.table.phase is Phase.RUNNING:
        return frame.say(language, "challenge-running")
    reached = outcome(frame.games, one.live, user)
    if reached is None:
        is_over = one.live.table.phase is Phase.OVER  # and the user has asked to be forgotten
        return frame.say(language, "challenge-unkept" if is_over else "challenge-given-up")
    return f"✓ {_result_text(frame, language, one.game, reached)}"


def challenge_page(frame: Frame, language: str, place: Place, one: Challenged) -> Surface:
    """Return the page of a user's standing in a challenge, with a picture of their result if there
    is one.
    """
    lines = (
        f"{CHALLENGE} <b>{escape(_title(frame, language, one))}</b>",
        *_own(frame, language, place.chat, one),
        *_friends(frame, language, one),
        *_everybody(frame, language, one),
    )
    picture = card(frame, language, one, place.chat)
    live = one.live
    share = (
        (Button(f"📤 {frame.say(language, 'button-share')}", share=f"{SHARED}{live.table.id}"),)
        if picture and live and frame.shares
        else ()
    )
    keyboard: Keyboard = ((*share, challenge_button(frame, language)),)
    return reply(place, "\n".join(lines), keyboard, standing_sheet(picture) if picture else None)


SHARED = "day_"
"""The prefix of an inline query that shares a result; the table's id follows."""


def card(frame: Frame, language: str, one: Challenged, user: int) -> Standings | None:
    """Return the words of the picture: the user's result, and the categories that brought most of
    it. None if they have not ended the challenge.
    """
    live = one.live
    reached = outcome(frame.games, live, user) if live else None
    if live is None or reached is None:
        return None
    row = StandingsRow(_person(live, user), (_figure(frame, one.game, reached),), leads=True)
    facts = (Fact(*part) for part in _parts(frame, language, live, user)[:_PARTS])
    heads = (frame.say(language, "challenge-points-head"),)
    return Standings(_title(frame, language, one), heads, (row,), tuple(facts))


def _parts(frame: Frame, language: str, live: Live, user: int) -> list[tuple[str, str]]:
    """Return the categories of a user's points, in words, and the points of each."""
    game = live.table.game or ""
    return [
        (frame.say(language, message_id(game, "category", id)), figure(points))
        for id, points in parts(frame.games, live, user)
    ]


def shared_challenge(frame: Frame, language: str, one: Challenged) -> str:
    """Return the caption of a shared picture: the game, the user's place, and the link to the same
    deal.
    """
    link = Message("challenge-play", {"link": frame.deep_link("challenge")})
    place = _standing_text(frame, language, one.standing) if one.standing else ""
    title = f"{CHALLENGE} <b>{escape(_title(frame, language, one))}</b>"
    return "\n".join(part for part in (title, place, frame.say(language, link)) if part)


def _title(frame: Frame, language: str, one: Challenged) -> str:
    return f"{_name(frame, language, one.game)} · {one.day}"


def _own(frame: Frame, language: str, user: int, one: Challenged) -> Iterator[str]:
    standing = one.standing
    if standing and standing.mine is not None:
        yield f"<b>{_result_text(frame, language, one.game, standing.mine)}</b>"
        if one.live and one.live.table.phase is Phase.OVER:
            yield " · ".join(map(" ".join, _parts(frame, language, one.live, user)))
        yield _standing_text(frame, language, standing)
    elif mine := _state(frame, language, user, one):
        yield mine
    if one.streak > 1:
        yield "🔥 " + frame.say(language, Message("challenge-streak", {"days": one.streak}))


def _standing_text(frame: Frame, language: str, standing: Standing) -> str:
    """Say the user's place, and the percentage of the others whose result is worse."""
    if standing.mine is None:
        return ""
    place = {"place": standing.ahead + 1, "count": standing.count}
    said = frame.say(language, Message("challenge-place", place))
    if standing.count == 1:
        return said
    share = standing.behind * 100 // (standing.count - 1)
    return f"{said} · {frame.say(language, Message('challenge-better', {'percent': share}))}"


def _friends(frame: Frame, language: str, one: Challenged) -> Iterator[str]:
    """Yield the results of the user's friends, with their own among them, the best first."""
    if not one.friends:
        return
    mine = one.standing.mine if one.standing else None
    you = ((frame.say(language, "challenge-you"), mine, True),) if mine is not None else ()
    rows = [*you, *((name, reached, False) for name, reached in one.friends)]
    yield f"\n👥 {frame.say(language, 'challenge-friends')}"
    for name, reached, is_me in sorted(rows, key=lambda row: -row[1]):
        place = 1 + sum(other[1] > reached for other in rows)
        told = f"{place}. {escape(fenced(name))} — {_figure(frame, one.game, reached)}"
        yield f"<b>{told}</b>" if is_me else told


def _everybody(frame: Frame, language: str, one: Challenged) -> Iterator[str]:
    """Yield one line on all who have ended the challenge, without names: how many, the best, the
    median.
    """
    if one.standing is None:
        return
    best = _figure(frame, one.game, one.standing.best)
    median = _figure(frame, one.game, one.standing.median)
    told: dict[str, int | str] = {"count": one.standing.count, "best": best, "median": median}
    yield f"\n🌍 {frame.say(language, Message('challenge-everybody', told))}"


def _result_text(frame: Frame, language: str, game: str, reached: int) -> str:
    """Say what somebody has reached: points alone, by how many they lead a computer."""
    if _is_alone(frame, game):
        return frame.say(language, Message("challenge-points", {"points": reached}))
    id = "challenge-won" if reached > 0 else "challenge-lost" if reached else "challenge-drawn"
    return frame.say(language, Message(id, {"points": abs(reached)}))


def _figure(frame: Frame, game: str, reached: int) -> str:
    sign = "+" if reached > 0 and not _is_alone(frame, game) else ""
    return f"{sign}{figure(reached)}"


def _is_alone(frame: Frame, game: str) -> bool:
    agreed = terms(frame.games[game])
    return agreed is not None and agreed.is_alone


def _name(frame: Frame, language: str, game: str) -> str:
    return frame.say(language, message_id(game, "name"))


def _person(live: Live, user: int) -> str:
    return fenced(next(one.name for one in live.table.people if one.user == user))
