"""/join, and the buttons by which somebody comes late to a game (docs/adr/0125)."""

from bot.features.latecomers import buttons
from bot.features.latecomers.shown import asked_there
from bot.features.latecomers.table import Admit, AskToJoin, TurnDown
from bot.handlers.door import from_group, way_of
from bot.handlers.feature import Feature
from bot.handlers.table.circles import invite_instead, invited_to, join_circle
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.table.gathering import Join
from bot.table.relations import is_asking
from bot.table.seating import chair_of
from bot.table.values import Refused, is_gathering
from bot.texts.reader import private_reader


async def join(typed: Typed) -> None:
    """/join: sit down in a lobby; where a game is played, ask for a computer's seat."""
    live = await typed.table(lambda live: chair_of(live.table, typed.user.id) is None)
    if is_gathering(live.table):
        await typed.service.change(live.table.id, typed.user, Join())
    else:
        await typed.service.change(live.table.id, typed.user, AskToJoin(typed.service.now))


async def _ask(tap: Tap, says: buttons.AskToJoin) -> Answer:
    """Ask the players. A person who cannot be told secrets is led to the private chat first."""
    place = tap.found.table.place
    if not (place.is_circle or tap.is_at(place.chat)):
        raise Refused("refused-outdated")
    try:
        after = await tap.change(AskToJoin(tap.service.now))
    except Refused as refusal:
        if refusal.message.id != "refused-unreachable":
            raise
        return tap.lead(f"late_{way_of(tap.found.table, tap.user.id)}")
    if place.is_circle:
        tap.rewrite(*asked_there(private_reader(tap.service.frame, tap.user), after.table))
    return tap.toast("told-asked")


async def _answer(tap: Tap, says: buttons.AnswerLatecomer) -> Answer:
    """Agree, or not; the one who has asked takes it back."""
    if says.answer == "n":
        return await _turn_down(tap, says.name)
    after = await tap.change(Admit(says.name))
    offer = after.table.offer
    if offer is None or offer.agreed is not None:
        return tap.toast("toast-voted")
    return tap.toast("toast-admitted")


async def _turn_down(tap: Tap, name: int) -> Answer:
    is_own = is_asking(tap.found.table.offer, tap.user.id)
    after = await tap.change(TurnDown(name))
    if is_own:
        if after.table.place.is_circle:
            tap.take_away()
        return tap.toast("toast-never-mind")
    return tap.toast("toast-turned-down")


async def _ask_to_join(typed: Typed, what: str) -> None:
    """Ask the players of a group's game: the private chat is open now. A table of people is joined
    by its invitation.
    """
    table, _, word = what.partition("_")
    if circle := await invited_to(typed.service, table, typed.user.id):
        return await join_circle(typed, circle, typed.user)
    live = await from_group(typed.service, table, typed.user.id, word)
    if live is None:
        return invite_instead(typed, "invitation-over")
    await typed.service.change(live.table.id, typed.user, AskToJoin(typed.service.now))
    return typed.reply("told-asked")


FEATURE = Feature(
    handlers=(
        on(buttons.AskToJoin, _ask),
        on(buttons.AnswerLatecomer, _answer),
    ),
    at_one={"join": join},
    links={"late": _ask_to_join},
)
