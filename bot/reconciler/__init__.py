"""The reconciler: compares what Telegram shows with what a table's surfaces say, and sends, edits
or deletes messages until they agree.
"""

from bot.reconciler.messenger import Messenger

__all__ = ["Messenger"]
