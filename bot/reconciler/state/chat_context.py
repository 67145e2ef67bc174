"""State of the chats that `surfaces` needs besides the table: which events each chat has been told,
which chats are closed, whether pictures are allowed.
"""

from collections.abc import Mapping

from bot.display.board.hands import hand_key
from bot.display.board.recap import moves_of, row_of, told_before
from bot.display.values import BOARD, ChatContext, key_in
from bot.reconciler.state.shown import ShownMessages
from bot.table.circles import dismissed, readers
from bot.table.seating import chairs
from bot.table.values import Live


def chat_context(
    live: Live,
    shown: ShownMessages,
    closed: frozenset[int],
    topics: Mapping[int, int],
    *,
    pictures: bool,
) -> ChatContext:
    """Return the state of the chats that surfaces need besides the table.

    :param closed: chats that accept no messages of the bot.
    :param topics: by user, the topic of the table in the user's private chat.
    :param pictures: whether the table's chat takes pictures.
    """
    moves, row = moves_of(live), row_of(live)
    gone = tuple(one.user for one in dismissed(live.table) if key_in(BOARD, one.user) in shown)
    users = (*(person.user for person in readers(live.table)), *gone)
    boards = (key_in(BOARD, user) for user in users)
    hands = tuple(map(hand_key, chairs(live.table)))
    keys = (BOARD, *boards, *hands)
    late = {key: max(0, moves - row) if key in hands else 0 for key in keys}
    told = {
        key: told_before(moves, shown[key].told, shown[key].moves, row)
        if key in shown
        else late[key]
        for key in keys
    }
    private = frozenset(chat for chat in closed if chat > 0)
    return ChatContext(told, private, pictures, topics, gone)
