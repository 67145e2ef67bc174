"""A seat that passes from one person to another while the game runs (docs/adr/0072). PURE.

Both must agree. The owner offers the seat to the chat, where the first person to take it has it; or
to a person who is mentioned; or, at a table of people, to anybody with the link. Only the owner can
offer it, and they can withdraw the offer until it is taken.
"""

from msgspec.structs import replace

from bot.features.calling.part import Calls
from bot.table.counting import own_time, used
from bot.table.moves import running
from bot.table.parts import Friend
from bot.table.removal import is_removed
from bot.table.seating import chair_of, own_chair, person_of, posted_anew, seat_at, waiting
from bot.table.values import (
    DAY,
    NEW_CHAIR,
    Chair,
    Command,
    Former,
    Games,
    Live,
    Offer,
    Refused,
    Table,
    User,
    keeps_secrets,
    position,
    with_changes,
)
from bot.table.words import is_word, word_of

OFFERED = DAY
"""Seconds until an offer lapses."""
NO_CHAIR = Chair(-1)


def may_offer(table: Table, chair: Chair) -> bool:
    """Tell whether a person can offer their seat. Not where they play alone; not a seat that was
    left or is on offer, nor of somebody who was voted out: the others decide who plays there; not
    in a challenge, whose deal others are still to play.
    """
    is_alone = (table.place.is_private and not table.reader) or table.is_challenge
    is_theirs = chair not in table.gone and not is_removed(table, table.people[chair].user)
    return not is_alone and is_theirs and table.offer is None


def offered_by(table: Table, user: int) -> bool:
    """Tell whether it is this person's seat that is offered."""
    return table.offer is not None and chair_of(table, user) == table.offer.chair


def word_of_offer(table: Table, offer: Offer) -> str:
    """Return the word of an offer. A person who has the word may take the seat in the place where
    it is offered.
    """
    return word_of(table, _purpose(offer))


def _purpose(offer: Offer) -> str:
    return f"seat/{offer.chair}/{offer.name}"


def is_offered(table: Table, chair: Chair, word: str, now: int) -> bool:
    """Tell whether a seat is still on offer to the holder of this word."""
    offer = table.offer or Offer(NO_CHAIR, 0)
    is_right = is_word(table, _purpose(offer), word) and offer.agreed is None
    return is_right and offer.chair == chair and own_time(table, now) < offer.until


class OfferSeat(Command, frozen=True):
    """Offer the user's seat to a friend, or to the first person in the chat who takes it."""

    is_news = True

    now: int
    friend: Friend | None = None
    """The only person who may take the seat; None for anybody."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        table, chair = live.table, own_chair(live.table, user)
        if offered_by(table, user.id):
            return live
        if is_removed(table, user.id):
            raise Refused("refused-voted-out")
        if table.offer is not None:
            raise Refused("refused-seat-offered")
        if not may_offer(table, chair):
            raise Refused("refused-outdated")
        elsewhere = (*table.people, *(f.person for f in table.former if f.chair != chair))
        if self.friend and any(self.friend.is_user(one.user, "") for one in elsewhere):
            raise Refused("refused-friend-has-sat")
        until, number = own_time(table, self.now) + OFFERED, table.offers + 1
        offer = Offer(chair, until, self.friend, number=number)
        asked = replace(posted_anew(table, {user.id}), offer=offer, offers=number)
        return replace(live, table=asked)


class KeepSeat(Command, frozen=True):
    """Withdraw the offer of one's seat."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        own_chair(live.table, user)
        return with_changes(live, offer=None) if offered_by(live.table, user.id) else live


class TakeOver(Command, frozen=True):
    """Play on in the seat of somebody who has offered it."""

    is_news = True

    chair: Chair
    word: str
    """Of the offer: see `handing.word_of_offer`."""
    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        table, offer = live.table, live.table.offer
        if not user.is_person:
            raise Refused("refused-anonymous")
        if (chair := chair_of(table, user.id)) is not None:
            raise Refused("refused-gone" if chair in table.gone else "refused-already-joined")
        if not is_offered(table, self.chair, self.word, self.now):
            raise Refused("refused-outdated")
        if offer and offer.friend and not offer.friend.is_user(user.id, user.username):
            raise Refused("refused-offered-to-another")
        knows_no_other(table, user, self.chair)
        if keeps_secrets(games, table) and not user.reachable:
            raise Refused("refused-unreachable")
        if self.chair == NEW_CHAIR:
            return replace(live, table=replace(waiting(table, user), offer=None))
        return _with_successor(games, live, user, self)


def knows_no_other(table: Table, user: User, chair: Chair) -> None:
    """Check that the user who takes over a chair has not seen the secrets of another one.

    :raises Refused: when the user has sat on another chair.
    """
    if any(one.person.user == user.id and one.chair != chair for one in table.former):
        raise Refused("refused-sat-elsewhere")


def _with_successor(games: Games, live: Live, user: User, taking: TakeOver) -> Live:
    """Return the table with one person in the place of another; clock and reminders continue, but
    whoever comes has not been silent.
    """
    table, chair = live.table, taking.chair
    leaver, thought = table.people[chair], used(games, live, seat_at(table, chair), taking.now)
    here = person_of(table, user, leaver.colour)
    reminded = {here.user if u == leaver.user else u: at for u, at in table.reminded.items()}
    last = (chair, leaver.user)
    others = (one for one in table.former if (one.chair, one.person.user) != last)
    return with_changes(
        live,
        people=(*table.people[:chair], here, *table.people[chair + 1 :]),
        reminded=reminded,
        calls=_with_newcomer(table.calls, leaver.user, here.user, thought),
        offer=None,
        former=(*others, Former(chair, leaver, position(table))),
        generation=table.generation + 1,
    )


def _with_newcomer(calls: Calls, leaver: int, newcomer: int, thought: int) -> Calls:
    """Return who was called where whoever comes has not been silent, and whoever goes is not warned
    any more.
    """
    heard = {user: at for user, at in calls.heard.items() if user != leaver}
    leaving = {user: at for user, at in calls.leaving.items() if user != leaver}
    return replace(calls, heard={**heard, newcomer: thought}, leaving=leaving)
