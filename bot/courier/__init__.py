"""The reconciler: compares what Telegram shows with what a table's surfaces say, and sends, edits
or deletes messages until they agree.
"""

from bot.courier.courier import Courier

__all__ = ["Courier"]
