"""The reconciler: compares the messages in Telegram with a table's surfaces, and sends, edits or
deletes messages until they agree.
"""

from bot.reconciler.messenger import Messenger

__all__ = ["Messenger"]
