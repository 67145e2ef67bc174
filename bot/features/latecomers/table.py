"""Somebody who comes late asks to play on in a computer's place, or to join on a seat of their own
where the game lets people come later (docs/adr/0125). PURE.

The question is an offer of the computer's seat to one person (docs/adr/0072) which counts once all
who play agree. Then they take the seat as a friend takes one that is offered: until that tap the
computer plays on, and nothing secret is told.
"""

from msgspec.structs import replace

from bot.features.handing.table import OFFERED, knows_no_other
from bot.features.pause.table import voters
from bot.table.computers import own
from bot.table.counting import own_time
from bot.table.friend import Friend
from bot.table.moves import running
from bot.table.removal import is_removed, with_removed
from bot.table.seating import chair_of, chairs, has_room_later, name_at, posted_anew, seated
from bot.table.values import (
    NEW_CHAIR,
    NOBODY,
    Chair,
    Command,
    Games,
    Live,
    Offer,
    Phase,
    Refused,
    Table,
    User,
    keeps_secrets,
    with_changes,
)


def free_chair(games: Games, live: Live) -> Chair | None:
    """Return the chair of the first computer that plays for nobody, else `NEW_CHAIR` if one can be
    added later, at a group's table; None where nobody can come late.
    """
    table = live.table
    is_closed = table.strangers or table.place.is_private or table.is_challenge
    if table.phase is not Phase.RUNNING or is_closed:
        return None
    theirs = own(table)
    free = next((chair for chair in chairs(table) if table.people[chair] in theirs), None)
    may_grow = table.place.is_group and has_room_later(games, live)
    return NEW_CHAIR if free is None and may_grow else free


def may_ask(games: Games, live: Live) -> bool:
    """Tell whether a seat can be asked for just now."""
    table = live.table
    return table.offer is None and free_chair(games, live) is not None and bool(voters(table))


def is_latecomers(table: Table, offer: Offer) -> bool:
    """Tell whether an offer is of a seat that no owner can keep: a computer's, or a new one."""
    return offer.chair == NEW_CHAIR or table.people[offer.chair].user == NOBODY


class AskToJoin(Command, frozen=True):
    """Ask all who play whether one may play on in a computer's place, or join later."""

    is_news = True

    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        table = live.table
        chair = _askable(games, live, user)
        if _is_by(table.offer, user):
            return live
        if table.offer is not None:
            raise Refused("refused-seat-offered")
        knows_no_other(table, user, chair)
        if keeps_secrets(games, table) and not user.reachable:
            raise Refused("refused-unreachable")
        if not voters(table):
            raise Refused("refused-nobody-to-agree")
        friend = Friend(str(user.id), name_at(table, user))
        until, number = own_time(table, self.now) + OFFERED, table.offers + 1
        offer = Offer(chair, until, friend, agreed=frozenset(), number=number)
        return replace(live, table=replace(posted_anew(table), offer=offer, offers=number))


def _askable(games: Games, live: Live, user: User) -> Chair:
    """Return the chair that somebody can ask for.

    :raises Refused: when they sit or have sat here, have been turned down, or no chair is free.
    """
    table = live.table
    if not user.is_person:
        raise Refused("refused-anonymous")
    if waits(table, user.id):
        raise Refused("refused-already-joined")
    if (own_chair := chair_of(table, user.id)) is not None:
        raise Refused("refused-gone" if own_chair in table.gone else "refused-already-joined")
    if is_removed(table, user.id):
        raise Refused("refused-turned-down")
    chair = free_chair(games, live)
    if chair is None:
        raise Refused("refused-no-computer")
    return chair


def _is_by(offer: Offer | None, user: User) -> bool:
    """Tell whether somebody has asked for the seat themselves."""
    if offer is None or offer.agreed is None or offer.friend is None:
        return False
    return offer.friend.key == str(user.id)


class Admit(Command, frozen=True):
    """Agree that somebody plays on in a computer's place; once all do, the seat is theirs."""

    is_news = True

    name: int
    """Of the question, see `Offer`."""
    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        table, chair = live.table, seated(live.table, user)
        asked, agreed = _asked(table, self.name)
        agreed |= {chair}
        if not voters(table) <= agreed:
            return with_changes(live, offer=replace(asked, agreed=agreed))
        offer = replace(asked, until=own_time(table, self.now) + OFFERED, agreed=None)
        return replace(live, table=replace(posted_anew(table, ()), offer=offer))


class TurnDown(Command, frozen=True):
    """Have a computer play on: the one who asked does not ask again, unless they take it back
    themselves.
    """

    name: int
    """Of the question, see `Offer`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        table = live.table
        asked, _ = _asked(table, self.name)
        if _is_by(asked, user):
            return with_changes(live, offer=None)
        seated(table, user)
        removed = with_removed(table, int(asked.friend.key)) if asked.friend else table.removed
        return with_changes(live, offer=None, removed=removed)


def waits(table: Table, user: int) -> bool:
    """Tell whether somebody waits for a seat of their own in a game that runs."""
    is_running = table.phase is Phase.RUNNING
    return is_running and any(person.user == user for person in table.invited)


class StepBack(Command, frozen=True):
    """Wait no longer for a seat of one's own."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        left = tuple(person for person in live.table.invited if person.user != user.id)
        return with_changes(live, invited=left)


def _asked(table: Table, name: int) -> tuple[Offer, frozenset[Chair]]:
    """Return the question that is to be answered, and who has agreed.

    :raises Refused: when it is no more, or another.
    """
    offer = table.offer
    if offer is None or offer.agreed is None or offer.name != name:
        raise Refused("refused-outdated")
    return offer, offer.agreed
