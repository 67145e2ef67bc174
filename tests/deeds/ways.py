"""I18: whoever may do something about people finds the button where they read, whoever belongs to
a table of people reads its board, and whoever has not answered yet is called, and nobody else. Told
anew, as `model` is.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.display.buttons import Agree, Object, SitAgain
from bot.display.values import BOARD, Surface, key_in
from bot.features.calling.questions import questioned
from bot.features.handing.buttons import KeepSeat
from bot.features.latecomers.buttons import AnswerLatecomer
from bot.features.pause.buttons import Answer, Resume
from bot.table.removal import is_removed
from bot.table.slots import awaits_answer
from bot.table.values import NOBODY, Live, Matter, Motion, Phase, calls_apart, position, to_act
from tests.bot.tables import ALL
from tests.deeds.model import (
    Facts,
    count,
    has_days_off,
    is_team,
    is_there,
    on_motion,
    there,
    with_voice,
)


def unreachable(live: Live, seen: Sequence[Surface], facts: Facts) -> Iterator[str]:
    """Yield who lacks a button, or a board."""
    table = live.table
    if table.phase is not Phase.RUNNING:
        return
    sitting = {
        chair: one
        for chair, one in enumerate(table.people)
        if chair not in table.gone and one.user != NOBODY and one.user not in facts.out
    }
    if table.place.is_circle:
        shown = {one.key for one in seen}
        for one in sitting.values():
            if key_in(BOARD, one.user) not in shown:
                yield f"I18: user {one.user} sits there, and reads no board"
    for chair, one in sitting.items():
        if one.computer and not is_removed(table, one.user):
            yield from _lacks(live, seen, one.user, SitAgain)
        if table.offer and table.offer.chair == chair:
            yield from _lacks(live, seen, one.user, KeepSeat)
    yield from _of_stand_ins(live, seen, facts)
    yield from _of_questions(live, seen, facts)
    yield from _of_calls(live, facts)
    yield from _of_dead_ends(live, seen, facts)


def _of_stand_ins(live: Live, seen: Sequence[Surface], facts: Facts) -> Iterator[str]:
    """Yield who cannot have a computer play for somebody without whom the game waits: they alone
    are late, or have left the chat, or are awaited and have days off.
    """
    table = live.table
    if table.is_paused or is_team(table) or table.is_challenge:
        return
    asked, here = {int(one) for one in to_act(ALL, live)}, there(table)
    late = asked & {*here} if table.late else set[int]()
    for chair, user in here.items():
        has_left = user in facts.out
        is_off = chair in asked and has_days_off(table, user, table.still.turned)
        is_put = any((m.matter, m.chair) == (Matter.REPLACE, chair) for m in table.motions)
        if not is_put and (has_left or is_off or late == {chair}):
            for other in {*with_voice(table, facts).values()} - {user, NOBODY}:
                yield from _lacks(live, seen, other, Agree, about=(Matter.REPLACE, chair))


def _of_dead_ends(live: Live, seen: Sequence[Surface], facts: Facts) -> Iterator[str]:
    """I7: yield buttons about somebody whom that cannot be done to, and ways back that are shut."""
    table = live.table
    waiting = {
        one.user
        for chair, one in enumerate(table.people)
        if one.computer and chair not in table.gone and not is_removed(table, one.user)
    }
    if table.place.is_group:
        waiting -= facts.out
    for one in seen:
        for button in (button for row in (*one.keyboard, *one.more) for button in row):
            token = button.token
            about = Motion(token.matter, token.chair) if isinstance(token, Agree | Object) else None
            if about and not is_there(table, about):
                yield f"I7: [{button.text}] stands, and {about.chair} is not there"
            is_own = isinstance(token, SitAgain) and one.place.chat > 0
            if is_own and one.place.chat not in waiting:
                yield f"I7: user {one.place.chat} reads [{button.text}], and cannot come back"


def _of_calls(live: Live, facts: Facts) -> Iterator[str]:
    """Yield who is called and has answered, or was not asked, and who is not called."""
    table, wish, offer = live.table, live.table.pause.wish, live.table.offer
    asked = set[int]()
    for motion in table.motions:
        if motion.matter is not Matter.HINTS:
            asked |= on_motion(live, facts, motion).asked - motion.votes - motion.against
    if table.votes:
        asked |= count(live, facts, table.votes, late_too=False).asked - table.votes
    if wish and wish.position == position(table):
        asked |= count(live, facts, wish.agreed, late_too=True).asked - wish.agreed
    if offer and offer.agreed is not None:
        asked |= count(live, facts, offer.agreed, late_too=True).asked - offer.agreed
    if awaits_answer(table):
        asked |= {*there(table).values()}
    called = {one.user for one in questioned(ALL, live)}
    if called != (asked if calls_apart(table) else set()):
        yield f"I18: called are {sorted(called)}, and {sorted(asked)} have not answered"


def _of_questions(live: Live, seen: Sequence[Surface], facts: Facts) -> Iterator[str]:
    """Yield who is asked and cannot answer."""
    table = live.table
    for motion in table.motions:
        asked = on_motion(live, facts, motion).asked
        for user in asked - motion.votes - motion.against:
            yield from _lacks(live, seen, user, Agree, Object)
    wish, offer = table.pause.wish, table.offer
    if table.is_paused:
        for user in with_voice(table, facts).values():
            yield from _lacks(live, seen, user, Resume)
    elif wish and wish.position == position(table):
        for user in count(live, facts, wish.agreed, late_too=True).asked - wish.agreed:
            yield from _lacks(live, seen, user, Answer)
    if offer and offer.agreed is not None:
        for user in count(live, facts, offer.agreed, late_too=True).asked - offer.agreed:
            yield from _lacks(live, seen, user, AnswerLatecomer)


def _lacks(
    live: Live,
    seen: Sequence[Surface],
    user: int,
    *kinds: type[Any],
    about: tuple[Matter, int] | None = None,
) -> Iterator[str]:
    """Yield that none of these buttons, or none about it, stands in a chat that somebody reads."""
    chats = {user, live.table.place.chat} - {NOBODY}
    buttons = (
        button.token
        for one in seen
        if one.place.chat in chats
        for row in (*one.keyboard, *one.more)
        for button in row
    )
    found = [token for token in buttons if isinstance(token, kinds)]
    if not any(about is None or about == (token.matter, token.chair) for token in found):
        yield f"I18: user {user} finds no button of {[one.__name__ for one in kinds]} {about or ''}"
