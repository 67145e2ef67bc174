"""The list of games that a table can play: for how many, how long. PURE."""

import render
from bot.display import buttons
from bot.display.more import Composed, Rank, composed, offers
from bot.display.values import Button
from bot.features.seeking.buttons import Seek
from bot.features.tonight.shown import sized
from bot.table.computers import persons
from bot.table.gathering import usual_people
from bot.table.values import Table
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.languages import FALLBACK, NAMES, is_played_in
from bot.texts.reader import Reader
from games.core.message import Message
from render import Picture

FOR = "for"
"""Prefix of panels that list the games for a number of people: `for3`."""
COUNTS = (2, 3, 4, 5, 6)
"""For how many they can be listed; the last one stands for as many and more."""


def games_list(reader: Reader, table: Table, panel: str, key: str) -> tuple[str, Composed]:
    """Return the list of games, last played games first: each on a button with its number of
    players and its duration; with `for3` only games for three. The filters by players stand behind
    "⋯".
    """
    wanted = _player_count(panel)
    games = tuple((_game(reader, table, id),) for id in _offered_games(reader, table, panel))
    cancel = Button(reader.say("button-cancel"), buttons.Stop(table.id))
    counts = _counts(table, wanted)
    people = with_people(reader.frame, reader.language, table.id) if is_solitary(table) else ()
    near = (
        *(button for button in counts if wanted and button.token == buttons.For(table.id, 0)),
        cancel,
    )
    rest = (*people, *(button for button in counts if button not in near))
    offered = (*offers(Rank.NEAR, near), *offers(Rank.REST, rest))
    where = (table.id, key)
    question = reader.say("lobby-which-game")
    return question, composed(reader.frame, reader.language, where, games, offered)


def games_picture(reader: Reader, table: Table, panel: str) -> Picture | None:
    """Return the small pictures of the games that are listed, in their order."""
    ids = _offered_games(reader, table, panel)
    if not ids or not all(map(render.has_emblem, ids)):
        return None
    return render.showcase((id, reader.say(message_id(id, "name"))) for id in ids)


def _offered_games(reader: Reader, table: Table, panel: str) -> tuple[str, ...]:
    wanted = _player_count(panel)
    return tuple(id for id in _game_order(reader, table) if _is_offered(reader, table, id, wanted))


def _player_count(panel: str) -> int:
    """Return for how many games are listed; 0: for any number."""
    return int(panel.removeprefix(FOR)) if panel.startswith(FOR) else 0


def is_solitary(table: Table) -> bool:
    """Tell whether a table is for one alone, in a private chat, and for computers."""
    return table.place.is_private and not table.reader


def friend_button(frame: Frame, language: str, table: str = "", game: str = "") -> Button:
    """Return the button that opens a table to which its presser invites others.

    :param table: the table of a game that the person plays alone, which the new one replaces.
    """
    said = f"👥 {frame.say(language, 'button-friend')}"
    return Button(said, buttons.Friend(table, game))


def with_people(frame: Frame, language: str, table: str = "", game: str = "") -> tuple[Button, ...]:
    """Return the buttons to play with a friend, or with a stranger who wants to play, too.

    :param table: the table of a game that the person plays alone, which the new one replaces.
    """
    said = f"🔎 {frame.say(language, 'button-seek')}"
    return (
        friend_button(frame, language, table, game),
        Button(said, Seek(table)),
    )


def _is_offered(reader: Reader, table: Table, game: str, wanted: int) -> bool:
    """Tell whether a game is for the number that is asked for, and not for fewer than sit there."""
    has_room = max(usual_people(reader.frame.games[game])) >= len(persons(table))
    return fits(reader.frame, game, wanted) if wanted else has_room


def _is_new(table: Table, game: str) -> bool:
    """Tell whether a group that has played has not played this."""
    return bool(table.recent) and all(choice.game != game for choice in table.recent)


def fits(frame: Frame, game: str, people: int) -> bool:
    """Tell whether a number of people can play a game with its default options; the largest count
    means that many or more.
    """
    counts = usual_people(frame.games[game])
    return people in counts or (people == COUNTS[-1] and max(counts) >= people)


def _game_order(reader: Reader, table: Table) -> tuple[str, ...]:
    recent = [choice.game for choice in table.recent if choice.game in reader.frame.games]
    return (*recent, *(id for id in reader.frame.games if id not in recent))


def _game(reader: Reader, table: Table, id: str) -> Button:
    """A button that names a game, with how many can play it and how long: `Carcassonne · 👥 2–5 ·
    35 min`; one that the group has not played yet is marked, and one that is not in its language
    says which it is in.
    """
    minutes = reader.frame.games[id].minutes
    long = reader.say(Message("minutes", {"minutes": minutes})) if minutes else ""
    new = "🆕 " if _is_new(table, id) else ""
    is_in_it = is_played_in(reader.language, reader.frame.games[id].package)
    tongue = "" if is_in_it else NAMES[FALLBACK]
    parts = (sized(reader.frame, reader.language, id), long, tongue)
    said = " · ".join(part for part in parts if part)
    return Button(new + said, buttons.Game(table.id, id))


def _counts(table: Table, wanted: int) -> tuple[Button, ...]:
    """Buttons that list the games for a number of people; the chosen one lists all again."""

    def button(count: int) -> Button:
        said = f"{'✓ ' if count == wanted else ''}👥 {count}{'+' if count == COUNTS[-1] else ''}"
        number = 0 if count == wanted else count
        return Button(said, buttons.For(table.id, number))

    return tuple(map(button, COUNTS))
