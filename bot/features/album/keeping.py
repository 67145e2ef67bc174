"""Notes which boards people have made their own: a reply to one, or its pin, keeps it."""

from telegram import Update

from bot.service.table_service import TableService


async def on_reply(service: TableService, update: Update) -> None:
    """Note that somebody has replied to a message of ours."""
    message = update.effective_message
    answered = message.reply_to_message if message else None
    if message is None or answered is None or answered.from_user is None:
        return
    if answered.from_user.id == message.get_bot().id:
        await service.store.kept_boards.keep(message.chat.id, answered.message_id)
