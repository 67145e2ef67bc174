"""Asks people who cannot be written to by which clock they live: in the group, after a move of
theirs, so that they alone see it (docs/adr/0139). They are named there, and nobody else could ask.
Only half a day after the game has begun: many press Start sooner, and a game of an evening asks
nothing.
"""

from functools import partial

from msgspec.structs import replace
from telegram import Message

from bot.display.values import Listener, reply
from bot.features.calling.shown import cities_question, hour_question
from bot.handlers.taps import Answer, Tap
from bot.table.values import DAY, Live, Phase, is_over_days

_EVENING = DAY // 2
"""Seconds of a game in which nobody is asked."""


async def with_question(tap: Tap, after: Live, answer: Answer) -> Answer:
    """Return the answer to a move of somebody who cannot be written to, which comes once they see
    the question: over days, once the first half of a day is over, where Telegram can show something
    to one person alone, and the chat need not wait. Nobody is asked twice.
    """
    service, user, table = tap.service, tap.user, after.table
    is_named = table.place.is_group and table.phase is Phase.RUNNING and is_over_days(table)
    is_early = service.now - table.began < _EVENING
    must_wait = tap.wait is not None and tap.wait.seconds > 0
    if must_wait or is_early or not (is_named and isinstance(tap.query.message, Message)):
        return answer
    profiles, alone = service.store.profiles, service.messenger.ephemeral
    profile = await profiles.of(user.id)
    if profile.habits.is_told or profile.is_hour_asked:
        return answer
    listener = Listener(tap.place, user.id, tap.query.id)
    if not await alone.can_show(listener, user.language):
        return answer
    await profiles.change(user.id, is_hour_asked=True)
    if profile.habits.has_clock(user.language):
        asked = hour_question(service.frame, user.language, profile.habits, service.now)
    else:
        asked = cities_question(service.frame, user.language)
    again = partial(profiles.change, user.id, is_hour_asked=False)
    return replace(answer, after=alone.show(reply(tap.place, *asked), listener, again))
