"""The poll of a vote on what to play, and the lines of its result in the lobby. PURE."""

from bot.display import buttons
from bot.display.token import Token
from bot.display.values import Button, Poll, Surface
from bot.features.tonight.part import Ballot
from bot.features.tonight.table import leaders, popular
from bot.table.gathering import usual_people
from bot.table.values import Table
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from games.core.message import Message


class Decide(Token, tag="0", frozen=True):
    """Close the vote on what to play."""


POLL = "poll"


def poll_surface(reader: Reader, table: Table, ballot: Ballot) -> Surface:
    """Return the poll of a vote that is open. It stands where it was sent: it cannot be brought to
    the bottom of the chat without losing its votes.
    """

    def say(id: str) -> str:
        return reader.say(id)

    close = Button(say("button-decide"), Decide(table.id), style="success")
    cancel = Button(say("button-cancel"), buttons.Stop(table.id, "", "q"))
    return Surface(
        POLL,
        table.place,
        "",
        say("vote-question"),
        ((close,), (cancel,)),
        poll=Poll(
            tuple(sized(reader.frame, reader.language, game) for game in ballot.games), ballot.until
        ),
    )


def said_of_vote(reader: Reader, table: Table, ballot: Ballot, guests: str) -> str:
    """Say how the game of a lobby was voted for, by lot where there was a tie; call its guests.

    :param guests: their names; empty where nobody is waited for.
    """
    chosen, most = leaders(reader.frame.games, ballot), popular(ballot)
    tied = [_name(reader, table, game) for game in chosen]
    lines = []
    if most and not set(most) & set(chosen):
        wanted = {"games": reader.listed([_name(reader, table, g) for g in most])}
        lines.append(reader.say(Message("lobby-outvoted", wanted)))
    if len(tied) > 1:
        games = {"games": reader.listed(tied)}
        lines.append(reader.say(Message("lobby-drawn", games)))
    if guests:
        lines.append(reader.say(Message("lobby-voted", {"names": guests})))
    return "\n".join(lines)


def sized(frame: Frame, language: str, game: str) -> str:
    """Name a game, with how many can play it: `Carcassonne · 👥 2–5`."""
    name = frame.say(language, message_id(game, "name"))
    return f"{name} · 👥 {span(usual_people(frame.games[game]))}"


def span(counts: tuple[int, ...]) -> str:
    """Return how many can play: `2–5`, or `2`."""
    fewest, most = min(counts), max(counts)
    return f"{fewest}–{most}" if fewest < most else str(fewest)


def _name(reader: Reader, table: Table, game: str) -> str:
    return reader.say(message_id(game, "name"))
