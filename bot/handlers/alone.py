"""Shows something to one person alone: in the group, where Telegram can show it so (docs/adr/0035),
else in their private chat; and the way back from there.
"""

from msgspec.structs import replace
from telegram import Message

from bot.display import buttons
from bot.display.board.lenses import back_row
from bot.display.values import BOARD, Listener, Surface, reply
from bot.handlers.feature import Feature
from bot.handlers.person import is_private, takes
from bot.handlers.taps import Answer, Tap, on
from bot.service.messenger import Job
from bot.table.values import Live, Phase, Place, Refused


async def show_alone(
    tap: Tap, link: str, send: Job, here: Surface | None = None, *, in_place: bool = False
) -> Answer:
    """Show something to the presser alone: in the group, or in the private chat, or show the way
    there.

    :param link: the parameter of the link to the private chat.
    :param send: sends it to the private chat.
    :param here: the message in the group; None where it is for the private chat only.
    :param in_place: whether it is seen in the place of the message with the button, with "‹ Back".
    """
    service, user = tap.service, tap.user
    may = here and (user.reachable or await takes(service, tap.place, "can_send_photos"))
    if here and may and (answer := await _show_here(tap, here, send, in_place=in_place)):
        return answer if user.reachable else replace(answer, otherwise=tap.lead(link).url)
    if not user.reachable:
        return tap.lead(link)
    await send()
    return tap.toast("toast-hand-sent")


async def _show_here(tap: Tap, here: Surface, send: Job, *, in_place: bool) -> Answer | None:
    """Show something in the group; if that fails, send it to the private chat, and say why. None
    where nobody can be shown anything alone.
    """
    messenger, user, message = tap.service.messenger, tap.user, tap.query.message
    if not isinstance(message, Message):
        return None
    replaces = in_place and tap.ephemeral is None  # as Telegram wants it
    listener = Listener(tap.place, user.id, tap.query.id, replaces)
    if not await messenger.ephemeral.can_show(listener, user.language):
        return None

    async def instead() -> None:
        said = tap.service.frame.say(user.language, "shown-here-instead")
        messenger.sender.say(reply(Place(user.id), said))
        await send()

    if in_place:
        here = replace(here, keyboard=back_row(tap.service.frame, tap.token.table, user.language))
    return Answer(after=messenger.ephemeral.show(replace(here, place=tap.place), listener, instead))


def runs_here(tap: Tap, live: Live) -> bool:
    """Tell whether the board stands in the chat with the button, as a live message."""
    return live.table.phase is Phase.RUNNING and tap.is_at(live.table.place.chat)


async def _away(tap: Tap, says: buttons.Away) -> Answer:
    """Delete a message that the presser alone sees. Where it cannot be deleted, post the board that
    it hides anew at the bottom.

    :raises Refused: when all see it: no button of ours there says so.
    """
    live, number = tap.live, tap.ephemeral
    if number is not None:

        async def instead() -> None:
            if says.place and live and runs_here(tap, tap.read(live)):
                await tap.service.messenger.boards.repost(live.table.id, BOARD)

        listener = Listener(tap.place, tap.user.id, tap.query.id)
        tap.service.messenger.ephemeral.delete(number, listener, instead)
        return Answer()
    if not (is_private(tap.update) and tap.asking):
        raise Refused("refused-outdated")
    tap.take_away()
    return Answer()


FEATURE = Feature(handlers=(on(buttons.Away, _away),))
