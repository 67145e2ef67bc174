"""The least cost of a press: a bare bot that answers it, and edits a ready picture."""

from itertools import count
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Update
from telegram.ext import Application, CallbackQueryHandler, ContextTypes
from telegram.request import HTTPXRequest

App = Application[Any, Any, Any, Any, Any, Any]
KEYS = InlineKeyboardMarkup(
    [
        [
            InlineKeyboardButton(
                str(5 * row + i), callback_data=f"0123456789:c:8d1f0c:{5 * row + i}"
            )
            for i in range(5)
        ]
        for row in range(3)
    ]
)


def bare_bot(url: str, token: str, picture: bytes) -> App:
    """Make a bot as the library's examples make it."""
    request, polling = HTTPXRequest(connection_pool_size=64), HTTPXRequest()
    builder = Application.builder().token(token).base_url(f"{url}/bot")
    app = builder.request(request).get_updates_request(polling).concurrent_updates(64).build()
    numbers = count()

    async def on_press(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        query = update.callback_query
        assert query
        await query.answer()
        number = next(numbers)
        fresh = picture + number.to_bytes(4)  # the server is to take each for a new one
        await query.edit_message_media(InputMediaPhoto(fresh, caption=f"{number}"), KEYS)

    app.add_handler(CallbackQueryHandler(on_press))
    return app
