"""The invitation that a person has sent, by way of the bot, into a chat where the bot is not a
member; its text follows the table. PURE.
"""

from html import escape

from bot.display.board.finals import outcome
from bot.display.values import Button, Keyboard, Surface, reply
from bot.table.computers import persons
from bot.table.gathering import has_room
from bot.table.parts import Invitation
from bot.table.values import Live, Phase, Place, Table, game_of, is_gathering, is_open
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, bold, fenced
from bot.texts.reader import Reader, reader_in
from games.core.message import Message
from games.core.seats import lawful_people


def invitation_key(invitation: Invitation) -> str:
    """Return the key by which it is written down what an invitation says."""
    return f"invitation-{invitation.id}"


def invitation(frame: Frame, live: Live, language: str, *, tells_end: bool = True) -> Surface:
    """Return the invitation with its current text; its picture stays.

    :param tells_end: whether the invitation may tell how the game has ended.
    """
    reader, table = reader_in(frame, Place(0), language), live.table
    game = reader.say(message_id(game_of(frame.games, table).id, "name"))
    said = (f"<b>{escape(game)}</b>", _state(reader, live, tells_end=tells_end))
    return reply(Place(0), "\n".join(said), _join_keyboard(reader, table))


def _state(reader: Reader, live: Live, *, tells_end: bool) -> str:
    table = live.table
    if not table.people:
        host = f"<b>{escape(fenced(table.host_name))}</b>"
        alone = Message("invitation-open", {"name": host, "names": "", "sitting": 1, "most": 1})
        return reader.say(alone if is_open(table) else "invitation-closed")
    names = reader.listed([bold(person) for person in table.people])
    if is_gathering(table):
        host = next((one.name for one in table.people if one.user == table.host), table.host_name)
        most = max(lawful_people(game_of(reader.frame.games, table), table.options), default=0)
        told = {"name": f"<b>{escape(fenced(host))}</b>", "names": names}
        counts = {"sitting": len(persons(table)), "most": most}
        return reader.say(Message("invitation-open", {**told, **counts}))
    if table.phase is Phase.RUNNING:
        return reader.say(Message("invitation-plays", {"names": names}))
    if table.phase is Phase.OVER and tells_end:
        return outcome(reader, live)
    return reader.say("invitation-closed")


def _join_keyboard(reader: Reader, table: Table) -> Keyboard:
    if not is_gathering(table) or not has_room(reader.frame.games, table):
        return ()
    url = reader.frame.deep_link(f"join_{table.id}")
    return ((Button(reader.say("button-join"), url=url, style="primary"),),)
