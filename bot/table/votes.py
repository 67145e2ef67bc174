"""Votes: who may leave, be removed or skipped, take a move back or stop a game, and how many must
agree. PURE.

The host and the group's admins stop a game at once, others by vote. Who still has time is removed
or replaced by vote, or by an admin who does not play: a host is a rival, too. Nobody is skipped
within their time; once it is up, anyone at the table may skip or replace them, and the host remove
them. A computer can play on in anybody's place, until they take their seat back.
"""

from msgspec.structs import replace

from bot.features.hints.table import can_hint
from bot.table.computers import STRONGEST, people_asked, represented
from bot.table.counting import own_time
from bot.table.moves import for_gone, running, skip, take_back
from bot.table.removal import is_removed, with_removed, without_removed
from bot.table.seating import (
    chair_of,
    chairs,
    is_team,
    players,
    posted_to_ask,
    present,
    seat_at,
    seated,
)
from bot.table.tally import absent, concerned, tally
from bot.table.values import (
    Chair,
    Command,
    Games,
    Live,
    Matter,
    Motion,
    Phase,
    Refused,
    Table,
    User,
    calls_apart,
    game_of,
    is_gathering,
    is_open,
    position,
    stamp_of_table,
    to_act,
    with_changes,
    with_person,
)
from bot.table.verdicts import leads
from bot.table.words import check_of
from games.core.message import Named
from games.core.seats import lawful_people
from games.core.undo import turned_over


class Resign(Command, frozen=True):
    """Leave a running game for good; or hand one's seat to a computer until one takes it back."""

    stamp: str
    """Of the table when the button was made, see `stamp_of_table`."""
    is_replaced: bool = False
    """Whether a computer plays on."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        chair = seated(live.table, user)
        if self.stamp != stamp_of_table(live.table):
            raise Refused("refused-outdated")
        if not self.is_replaced:
            return _without(games, live, chair)
        if live.table.is_challenge:
            raise Refused("refused-challenge")
        if is_team(live.table):
            raise Refused("refused-outdated")
        return _with_substitute(games, live, chair)


class SitAgain(Command, frozen=True):
    """Take one's seat back from the computer that plays there."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Take one's seat back from a computer, for whatever reason it plays there."""
        running(live)
        chair = chair_of(live.table, user.id)
        if chair is None:
            raise Refused("refused-onlooker" if user.is_person else "refused-anonymous")
        if not live.table.people[chair].computer:
            raise Refused("refused-gone" if chair in live.table.gone else "refused-already-joined")
        if is_removed(live.table, user.id):
            raise Refused("refused-voted-out")
        return _with_person_back(live, chair)


def _with_person_back(live: Live, chair: Chair) -> Live:
    """Give a person their seat back from the computer that plays there."""
    back = with_person(live, chair, computer=None)
    removed = without_removed(live.table, live.table.people[chair].user)
    offer = live.table.offer
    is_offered = offer is not None and offer.chair == chair
    return with_changes(back, removed=removed, offer=None if is_offered else offer)


def _without(games: Games, live: Live, chair: Chair) -> Live:
    """Remove a person; end the game if fewer remain than it needs, or no people."""
    gone = with_changes(live, gone=live.table.gone | {chair})
    phase = Phase.STOPPED if ends_without(games, live.table, chair) else Phase.RUNNING
    return for_gone(game_of(games, live.table), with_changes(gone, phase=phase))


def _with_substitute(games: Games, live: Live, chair: Chair) -> Live:
    """Let a computer play in the place of a person, who may come back."""
    here = with_changes(live, gone=live.table.gone - {chair})
    after = with_person(here, chair, computer=STRONGEST)
    return with_changes(after, late=live.table.late and bool(people_asked(games, after)))


def ends_without(games: Games, table: Table, chair: Chair) -> bool:
    """Tell whether the game ends if somebody leaves it."""
    after = replace(table, gone=table.gone | {chair})
    return not present(after) or len(players(after)) < fewest(games, table)


def fewest(games: Games, table: Table) -> int:
    """Return the fewest people with whom the game can go on."""
    return min(lawful_people(game_of(games, table), table.options))


def _without_vote(motion: Motion, user: int) -> Motion:
    return replace(motion, votes=motion.votes - {user}, against=motion.against - {user})


class Retract(Command, frozen=True):
    """Undo one's last move by its button: at once if the move was made without Confirm, else by
    asking the others.
    """

    is_news = True

    position: int
    """Of the game when the button was made."""
    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Undo the move: for some seconds without consent, then as by /undo."""
        running(live)
        chair, tapped = seated(live.table, user), live.table.tapped
        if tapped is None or self.position != position(live.table):
            raise Refused("refused-outdated")
        if chair != tapped.chair:
            raise Refused("refused-move-of-other", seat=Named(seat_at(live.table, tapped.chair)))
        if tapped.until is not None and own_time(live.table, self.now) <= tapped.until:
            return take_back(game_of(games, live.table), live)
        return TakeBack().apply(games, live, user)


class TakeBack(Command, frozen=True):
    """Ask the others for consent to undo one's last move."""

    is_news = True

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Ask for consent to undo the last move; the next move of anybody ends the motion. Where
        there is nobody to ask, it is undone at once, unless something was turned over.
        """
        running(live)
        chair, game = seated(live.table, user), game_of(games, live.table)
        motion = Motion(Matter.UNDO, chair)
        assert live.table.log is not None
        last = live.table.log.last_decision
        if last is None:
            raise Refused("refused-no-move")
        mover = live.table.log.moves[last].seat
        if mover != seat_at(live.table, chair):
            raise Refused("refused-move-of-other", seat=Named(mover))
        take_back(game, live)  # refuses what cannot be
        others = {*present(live.table)} - {*concerned(live.table, motion)}
        if not others and turned_over(game, live.table.log):
            raise Refused("refused-turned-over")
        if find_motion(live.table, Matter.UNDO, chair):
            return live
        return _with_open_motion(games, with_changes(live, tapped=None), motion)


class AskHints(Command, frozen=True):
    """Ask the others to allow hints at a game that runs."""

    is_news = True

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Ask for hints, which all have to agree to: they change how strong each of them is."""
        running(live)
        chair = seated(live.table, user)
        if live.table.is_challenge:
            raise Refused("refused-challenge")
        if not can_hint(games, live.table):
            raise Refused("refused-memory")
        if live.table.hints or find_motion(live.table, Matter.HINTS, chair):
            return live
        return _with_open_motion(games, live, Motion(Matter.HINTS, chair))


class Agree(Command, frozen=True):
    """Open a motion or vote for it; carried at once where the user may decide alone."""

    is_news = True

    matter: Matter
    chair: Chair
    position: int
    """Of the game when the button was made."""
    who: str | None = None
    """The check of the person in the button, see `words.check_of`; None without a button."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        _valid(games, live, self)
        table, chair = live.table, self.chair
        found = find_motion(table, self.matter, chair) or Motion(self.matter, chair)
        if chair_of(table, user.id) in concerned(table, found):
            is_skip = self.matter is Matter.SKIP
            raise Refused("refused-awaited" if is_skip else "refused-about-you")
        if self.matter.is_wish or not in_charge(table, user):
            seated(table, user)
        if _may_alone(games, live, user, found):
            return carried(games, live, self.matter, chair)
        seated(table, user)
        silent = _without_vote(found, user.id)
        return _with_open_motion(games, live, replace(silent, votes=silent.votes | {user.id}))


class Object(Command, frozen=True):
    """Withdraw one's vote, or vote against."""

    is_news = True

    matter: Matter
    chair: Chair
    position: int
    who: str | None = None
    """As of `Agree`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Vote against a motion, and close it if it has no chance any more. The person whose wish
        it is withdraws it.
        """
        running(live)
        table = live.table
        found = find_motion(table, self.matter, self.chair)
        if found is None or self.position != position(table) or not _is_about(table, self):
            raise Refused("refused-outdated")
        chair, is_wish = seated(table, user), found.matter.is_wish
        if chair in concerned(table, found) and not (is_wish and chair == found.chair):
            raise Refused("refused-about-you")
        silent = _without_vote(found, user.id)
        said = replace(silent, against=silent.against | {user.id})
        is_withdrawn = chair == found.chair
        return with_changes(
            live, motions=_besides(table, found) if is_withdrawn else _with(table, said)
        )


def _valid(games: Games, live: Live, command: Agree) -> None:
    """Check that the matter of the command can still be decided.

    :raises Refused: when the matter cannot be decided now.
    """
    table, chair = live.table, command.chair
    if command.position != position(table) or chair not in subjects(table, command.matter):
        raise Refused("refused-outdated")
    if not _is_about(table, command):
        raise Refused("refused-outdated")
    if command.matter.is_wish and find_motion(table, command.matter, chair) is None:
        raise Refused("refused-outdated")  # only whose wish it is brings it up
    if command.matter is Matter.SKIP:
        if table.is_paused:
            raise Refused("refused-paused")
        seat = seat_at(table, chair)
        if seat not in to_act(games, live):
            raise Refused("refused-outdated")
        if table.clock and not table.late:
            raise Refused("refused-not-late", seat=Named(seat))


def _is_about(table: Table, command: Agree | Object) -> bool:
    """Tell whether the person whom a button is about sits on its chair still."""
    user = table.people[command.chair].user
    return command.who is None or command.who == check_of(table, user)


def subjects(table: Table, matter: Matter) -> tuple[Chair, ...]:
    """Return the chairs that a matter can be about."""
    if matter is Matter.RETURN:
        return tuple(one for one in represented(table) if is_removed(table, table.people[one].user))
    if matter is Matter.REPLACE:
        return replaceable(table)
    return present(table)


def replaceable(table: Table) -> tuple[Chair, ...]:
    """Return the chairs for which a computer could play on: also of those who have left, but not of
    a team, where the others play on, nor in a challenge.
    """
    if is_team(table) or table.is_challenge:
        return ()
    return tuple(chair for chair in chairs(table) if table.people[chair].computer is None)


def in_charge(table: Table, user: User) -> bool:
    """Tell whether the user decides about the table, seated or not."""
    return bool(user.is_admin) or user.id == table.host


def not_in_charge(user: User) -> Refused:
    """Return the refusal of what the people in charge alone may do."""
    return Refused("refused-rights-unknown" if user.is_admin is None else "refused-only-host")


def _may_alone(games: Games, live: Live, user: User, motion: Motion) -> bool:
    """Tell whether the user needs no votes for a motion. Skipping needs none once the time is up,
    or if the user does not play; neither does having a computer play for a late player, since that
    can be reverted. Those in charge remove and replace a late player alone, and anybody if they do
    not play themselves.
    """
    table, matter = live.table, motion.matter
    if matter.is_wish or matter is Matter.RETURN:
        return False
    is_onlooker = chair_of(table, user.id) is None
    is_late = table.late and not table.is_paused  # in a pause votes wait for its end
    if matter is Matter.SKIP:
        return is_late or is_onlooker
    if is_late and seat_at(table, motion.chair) in to_act(games, live):
        return matter is Matter.REPLACE or in_charge(table, user)
    return is_onlooker and in_charge(table, user)


def _with_open_motion(games: Games, live: Live, motion: Motion) -> Live:
    """Put a motion to the vote. It is carried out by `settling`, once enough agree.

    :raises Refused: when there are not enough people who could agree.
    """
    if not tally(games, live, motion).can_carry():
        raise Refused("refused-nobody-to-agree")
    is_new = find_motion(live.table, motion.matter, motion.chair) is None
    is_new = is_new and motion.matter is not Matter.HINTS  # there is no hurry: nobody is called
    table = posted_to_ask(live.table) if is_new else live.table
    return replace(live, table=replace(table, motions=_with(table, motion)))


def carried(games: Games, live: Live, matter: Matter, chair: Chair) -> Live:
    """Return the table after a matter has been decided."""
    game = game_of(games, live.table)
    if matter is Matter.UNDO:
        return take_back(game, live)
    if matter is Matter.SKIP:
        return skip(game, live, seat_at(live.table, chair))
    if matter is Matter.REPLACE:
        return _with_substitute(games, live, chair)
    if matter is Matter.RETURN:
        return _with_person_back(live, chair)
    if matter is Matter.HINTS:
        return with_changes(live, hints=True)
    user = live.table.people[chair].user
    out = _sent_off(games, with_changes(live, removed=with_removed(live.table, user)), chair)
    return _without(games, out, chair)


def _sent_off(games: Games, live: Live, chair: Chair) -> Live:
    """Return the table with a note of who is removed if that decides who wins: they lead, and still
    had time.
    """
    if chair in absent(games, live) or not leads(games, live, chair):
        return live
    return with_changes(live, sent_off=live.table.sent_off | {chair})


def find_motion(table: Table, matter: Matter, chair: Chair) -> Motion | None:
    """Return the motion about a matter and a chair, if there is one."""
    return next((m for m in table.motions if (m.matter, m.chair) == (matter, chair)), None)


def _with(table: Table, motion: Motion) -> tuple[Motion, ...]:
    """Return the motions with this one; a known motion keeps its index, and so do its buttons."""
    if find_motion(table, motion.matter, motion.chair) is None:
        return (*table.motions, motion)
    about = (motion.matter, motion.chair)
    return tuple(motion if (m.matter, m.chair) == about else m for m in table.motions)


def _besides(table: Table, motion: Motion) -> tuple[Motion, ...]:
    about = (motion.matter, motion.chair)
    return tuple(m for m in table.motions if (m.matter, m.chair) != about)


class Stop(Command, frozen=True):
    """End the game: at once by host or admin, else by majority vote."""

    is_news = True

    stamp: str
    """Of the table when the button was made, see `stamp_of_table`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = live.table
        check_may_stop(table, user)
        if self.stamp != stamp_of_table(table):
            raise Refused("refused-outdated")
        if in_charge(table, user):
            return with_changes(live, phase=Phase.STOPPED)
        asks = calls_apart(table) and not table.votes
        asked = replace(live, table=posted_to_ask(table)) if asks else live
        return with_changes(asked, votes=table.votes | {user.id})


def check_may_stop(table: Table, user: User) -> None:
    """Check that the user has a say in whether the table ends.

    :raises Refused: when the user has no say, or the table is over.
    """
    if not is_open(table):
        raise Refused("refused-over")
    if in_charge(table, user):
        return
    seated(table, user)
    if is_gathering(table):
        raise not_in_charge(user)


class GoOn(Command, frozen=True):
    """Withdraw one's vote to stop the game."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = live.table
        if not in_charge(table, user):
            seated(table, user)
        return with_changes(live, votes=table.votes - {user.id})
