"""Somebody who comes late asks to play on in a computer's place, or to join on a seat of their own
where the game lets people come later (docs/adr/0125). PURE.

The question is an offer of the computer's seat to one person (docs/adr/0072) which counts once all
who play agree. Then they take the seat as a friend takes one that is offered: until that tap the
computer plays on, and nothing secret is told.
"""

from msgspec.structs import replace

from bot.features.handing.table import OFFERED, knows_no_other
from bot.table.computers import own
from bot.table.counting import own_time
from bot.table.moves import running
from bot.table.parts import Friend
from bot.table.relations import is_asking, without_claims
from bot.table.removal import is_removed, with_removed
from bot.table.seating import (
    chair_of,
    chairs,
    has_room_later,
    name_at,
    posted_anew,
    posted_to_ask,
    seated,
)
from bot.table.tally import tally_of_all
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
    is_free = table.offer is None and free_chair(games, live) is not None
    return is_free and bool(_asked_people(games, live))


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
        if table.offer and is_asking(table.offer, user.id) and is_latecomers(table, table.offer):
            if table.offer.agreed is None:
                raise Refused("refused-seat-kept-for-you")
            return live
        if table.offer is not None:
            raise Refused("refused-seat-offered")
        knows_no_other(table, user, chair)
        if keeps_secrets(games, table) and not user.reachable:
            raise Refused("refused-unreachable")
        if not _asked_people(games, live):
            raise Refused("refused-nobody-to-agree")
        friend = Friend(str(user.id), name_at(table, user), user.language)
        until, number = own_time(table, self.now) + OFFERED, table.offers + 1
        offer = Offer(chair, until, friend, agreed=frozenset(), number=number)
        return replace(live, table=replace(posted_to_ask(table), offer=offer, offers=number))


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


class Admit(Command, frozen=True):
    """Agree that somebody plays on in a computer's place; once all do, the seat is theirs."""

    is_news = True

    name: int
    """Of the question, see `Offer`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        seated(live.table, user)
        asked, agreed = _open_question(live.table, self.name)
        return with_changes(live, offer=replace(asked, agreed=agreed | {user.id}))


def admitted(live: Live, asked: Offer, now: int) -> Live:
    """Return a table where all have agreed that somebody comes late: the seat is kept for them."""
    offer = replace(asked, until=own_time(live.table, now) + OFFERED, agreed=None)
    return replace(live, table=replace(posted_anew(live.table, ()), offer=offer))


def may_be_asked_for(games: Games, live: Live, offer: Offer) -> bool:
    """Tell whether the seat that somebody asks for, or that is kept for them, is still free, and
    they have none.
    """
    table, friend = live.table, offer.friend
    user = int(friend.key) if friend else NOBODY
    is_free = offer.chair in range(len(table.people)) and table.people[offer.chair] in own(table)
    if offer.chair == NEW_CHAIR:
        is_free = has_room_later(games, live)
    is_here = user in {one.user for one in table.people}
    return is_free and not (is_here or is_removed(table, user))


def _asked_people(games: Games, live: Live) -> frozenset[int]:
    """Return the users who have to agree that somebody comes late."""
    return tally_of_all(games, live, frozenset()).asked


class TurnDown(Command, frozen=True):
    """Have a computer play on: the one who asked does not ask again, unless they take it back
    themselves. A seat that is kept for somebody who does not come is kept no longer.
    """

    name: int
    """Of the question, see `Offer`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        table, asked = live.table, live.table.offer
        if asked is None or not is_latecomers(table, asked) or asked.name != self.name:
            raise Refused("refused-outdated")
        if is_asking(asked, user.id):
            return with_changes(live, offer=None)
        if user.id != table.host:
            seated(table, user)
        if asked.agreed is None:  # they are welcome, and do not come
            return with_changes(live, offer=None)
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
        return replace(live, table=without_claims(live.table, user.id))


def _open_question(table: Table, name: int) -> tuple[Offer, frozenset[int]]:
    """Return the question that is to be answered, and who has agreed.

    :raises Refused: when it is no more, or another.
    """
    offer = table.offer
    if offer is None or offer.agreed is None or offer.name != name:
        raise Refused("refused-outdated")
    return offer, offer.agreed
