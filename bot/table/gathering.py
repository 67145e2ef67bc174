"""The lobby: choosing a game and its options, joining, leaving, starting. PURE."""

from msgspec.structs import replace

from bot.table.computers import filled, levels, own, persons, with_computer
from bot.table.daily import chance_of, is_daily, may_be_daily
from bot.table.gentle import gently, is_new_to
from bot.table.pace import (
    has_pace,
    of_one,
    proposals,
    with_clock,
    with_proposal,
    with_proposals,
    with_tempo,
)
from bot.table.parts import Tempo
from bot.table.recent import as_before, clocked, last_choice
from bot.table.relations import without_claims
from bot.table.removal import is_removed, with_removed, without_removed
from bot.table.seating import (
    COLOURS,
    awaited_guests,
    chair_of,
    chairs,
    person_of,
    posted_anew,
    seated,
)
from bot.table.suspension import SLOW
from bot.table.values import (
    BANKS,
    CLOCKS,
    DAY,
    MINUTE,
    NOBODY,
    PACES,
    Chair,
    Command,
    Games,
    Live,
    Person,
    Phase,
    Refused,
    Table,
    User,
    game_of,
    is_gathering,
    is_open,
    is_over_days,
    keeps_secrets,
    stamp_of_table,
    with_changes,
    with_person,
)
from bot.table.votes import in_charge, not_in_charge
from games.core.contract import AnyGame, Level, agreed, as_preset, defaults
from games.core.lessons import first_options
from games.core.log import Log, replay
from games.core.message import Message, Named
from games.core.rng import Rng
from games.core.seats import is_shared, lawful_people, refusal, seats_for
from games.core.values import Seat


def opened(games: Games, table: Table, host: User, game: str | None) -> Table:
    """Return a new table. Outside a group its user sits down at once; a user who plays alone may
    have hints.

    :param game: the game, if it is chosen already.
    """
    if not table.place.is_group:
        alone = replace(person_of(table, host, colour=0), reachable=True)
        table = replace(table, people=(alone,), hints=table.place.is_private)
    if game is None:
        return table
    return _for_host(games, Live(table), host, game).table


def _for_host(games: Games, live: Live, host: User, game: str) -> Live:
    """Return a lobby with a game chosen; a host who plays alone for the first time gets a deal that
    people usually win.
    """
    live = with_game(games, live, game)
    if live.table.place.is_private and is_new_to(host, game):
        return gently(games, live, first_options(games[game]))
    return live


def with_game(games: Games, live: Live, game: str) -> Live:
    """Return a lobby with a game and its default options."""
    options = defaults(games[game])
    return filled(
        games, with_changes(live, phase=Phase.LOBBY, game=game, options=options, gentle=False)
    )


class ChooseGame(Command, frozen=True):
    """The host says what will be played."""

    game: str
    sits: bool = False
    """Whether they also sit down, if they can: they have just opened the table."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = _in_lobby(live)
        if table.host != NOBODY:
            _only_host(table, user)
        if self.game not in games:
            raise Refused("refused-outdated")
        after = _for_host(games, live, user, self.game)
        if not self.sits:
            return after
        return replace(after, table=seated_at_once(games, after.table, user))


class SetOption(Command, frozen=True):
    """The host sets an option of the game."""

    option: str
    value: str

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        known = {option.id: option.values for option in game_of(games, table).options}
        if self.value not in known.get(self.option, ()):
            raise Refused("refused-outdated")
        options = {**table.options, self.option: self.value}
        return filled(games, with_changes(live, options=options))


class SetPreset(Command, frozen=True):
    """The host sets all options at once, as in a preset."""

    preset: str

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        game = game_of(games, table)
        chosen = next((p for p in game.presets if p.id == self.preset), None)
        if chosen is None:
            raise Refused("refused-outdated")
        return filled(games, with_changes(live, options=as_preset(game, chosen)))


class AsLastTime(Command, frozen=True):
    """The host sets options and clock as in the group's last game."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        before = last_choice(games, table)
        if before is None:
            return live
        options = as_before(games, before)
        timed = replace(live, table=clocked(table, before))
        return filled(games, with_changes(timed, options=options))


def seated_at_once(games: Games, table: Table, user: User) -> Table:
    """Return a new table with its opener seated, if they can sit."""
    if table.host != user.id or table.game is None or chair_of(table, user.id) is not None:
        return table
    try:
        return Join().apply(games, Live(table), user).table
    except Refused:
        return table


class Join(Command, frozen=True):
    """Sit down."""

    is_news = True

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = _in_lobby(live)
        chair = chair_of(table, user.id)
        if is_removed(table, user.id):
            raise Refused("refused-removed")
        if chair is None and not has_room(games, table):
            raise Refused("refused-table-full")
        if chair is not None and table.people[chair].reachable >= user.reachable:
            raise Refused(_MISSING if is_missing(games, table, chair) else "refused-already-joined")
        if keeps_secrets(games, table) and not user.reachable:
            raise Refused(_MISSING)
        if chair is not None:
            return with_person(live, chair, reachable=True)
        colour = next(c for c in range(COLOURS) if c not in {p.colour for p in table.people})
        person = person_of(table, user, colour)
        host = user.id if table.host == NOBODY else table.host
        waiting = posted_anew(table, {host}) if table.place.is_circle else table  # the host is told
        return replace(live, table=replace(waiting, people=(*waiting.people, person), host=host))


def usual_people(game: AnyGame) -> tuple[int, ...]:
    """Return the numbers of people who can play a game with its default options."""
    return lawful_people(game, defaults(game)) or game.seats


def has_room(games: Games, table: Table) -> bool:
    """Tell whether one more can sit down."""
    game = game_of(games, table)
    return len(table.people) < max(lawful_people(game, table.options) or game.seats)


_MISSING = "refused-unreachable"
"""Refusal when the private chat is not reachable: handlers add a link to it."""


def is_missing(games: Games, table: Table, chair: Chair) -> bool:
    """Tell whether the person has to be told secrets and cannot be reached."""
    return keeps_secrets(games, table) and not table.people[chair].reachable


class Leave(Command, frozen=True):
    """Get up again, before the game begins."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = _in_lobby(live)
        seated(table, user)
        left = got_up(with_changes(live, put_off=is_rematch(table)), user.id)
        is_empty = not (table.place.is_group or persons(left.table))
        return with_changes(left, phase=Phase.STOPPED) if is_empty else left  # nobody sees it


class Dismiss(Command, frozen=True):
    """Remove somebody else, before the game begins."""

    user: int
    stamp: str
    """Of the table when the button was made, see `stamp_of_table`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Remove somebody who does not come, or cannot be told secrets, from a lobby."""
        table = _in_lobby(live)
        if not in_charge(table, user):
            raise not_in_charge(user)
        is_there = self.user != NOBODY and chair_of(table, self.user) is not None
        if not is_there or self.stamp != stamp_of_table(table):
            raise Refused("refused-outdated")
        chair = chair_of(table, self.user)
        if chair is not None and is_missing(games, table, chair):  # they may come back reachable
            return got_up(live, self.user)
        gone = tuple(person for person in table.people if person.user == self.user)
        removed = with_removed(table, self.user)
        off = with_changes(live, removed=removed, dismissed=table.dismissed + gone)
        return got_up(off, self.user)


class InviteBack(Command, frozen=True):
    """Invite somebody back who was removed from the lobby."""

    user: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = _in_lobby(live)
        if not in_charge(table, user):
            raise not_in_charge(user)
        back = tuple(person for person in table.dismissed if person.user == self.user)
        if not back:
            raise Refused("refused-outdated")
        return with_changes(
            live,
            removed=without_removed(table, self.user),
            dismissed=tuple(one for one in table.dismissed if one not in back),
            invited=(*table.invited, *back),
        )


class Decline(Command, frozen=True):
    """Say no to the invitation to a lobby."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Say no to an invitation: its lobby leaves the private chat."""
        return replace(live, table=without_claims(_in_lobby(live), user.id))


def got_up(live: Live, user: int) -> Live:
    """Return a lobby without somebody; the next person becomes its host."""
    table = live.table
    people = tuple(one for one in table.people if one.user != user)
    if user != table.host:
        return with_changes(live, people=people)
    left = persons(replace(table, people=people))
    if left:
        return with_changes(live, people=people, host=left[0].user, host_name="")
    name = next((person.name for person in table.people if person.user == user), table.host_name)
    return with_changes(live, people=people, host_name=name)


class SetClock(Command, frozen=True):
    """The host sets the time for a move: seconds, 0 for no limit; or for the game, with what each
    move adds.
    """

    clock: int
    increment: int = 0

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        if (self.clock, self.increment) not in (*((clock, 0) for clock in CLOCKS), *BANKS):
            raise Refused("refused-outdated")
        return replace(live, table=with_clock(table, self.clock, self.increment))


class SetTempo(Command, frozen=True):
    """The host says whether they play tonight or over days."""

    tempo: Tempo

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        if not has_pace(table):
            raise Refused("refused-outdated")
        return filled(games, replace(live, table=with_tempo(games, table, self.tempo)))


class Propose(Command, frozen=True):
    """The host takes or leaves what is proposed over days."""

    is_on: bool
    option: str = ""
    """One option; empty: all that is taken with the pace."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        if table.tempo is not Tempo.DAYS or not proposals(games, table):
            raise Refused("refused-outdated")
        options = (
            with_proposal(games, table, self.option, is_on=self.is_on)
            if self.option
            else with_proposals(games, table, is_on=self.is_on)
        )
        return filled(games, with_changes(live, options=options))


class SetWeekends(Command, frozen=True):
    """The host says whether time stands still on weekends."""

    is_on: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        if table.clock < SLOW:
            raise Refused("refused-outdated")
        return with_changes(live, still=replace(table.still, weekends=self.is_on))


class SetStack(Command, frozen=True):
    """The host says where the order of tiles or cards comes from."""

    daily: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        if not may_be_daily(games, table):
            raise Refused("refused-outdated")
        return with_changes(live, daily=self.daily)


class AddComputer(Command, frozen=True):
    """The host adds a computer."""

    level: Level

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        if is_shared(game_of(games, table), table.options):
            raise Refused(_NO_TEAM)
        if self.level not in levels(games, table):
            raise Refused("refused-outdated")
        if not has_room(games, table):
            raise Refused("refused-table-full")
        return with_changes(live, people=with_computer(table, self.level).people)


_NO_TEAM = "refused-computer-in-team"


class RemoveComputer(Command, frozen=True):
    """The host removes a computer."""

    chair: Chair
    stamp: str
    """Of the table when the button was made, see `stamp_of_table`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        people = table.people
        is_there = self.chair < len(people) and people[self.chair] in own(table)
        if not is_there or self.stamp != stamp_of_table(table):
            raise Refused("refused-outdated")
        return with_changes(live, people=(*people[: self.chair], *people[self.chair + 1 :]))


class SetPace(Command, frozen=True):
    """The host sets how long computers wait before they move: seconds."""

    pace: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        hosted(live, user)
        if self.pace not in PACES:
            raise Refused("refused-outdated")
        return with_changes(live, pace=self.pace)


class SetHints(Command, frozen=True):
    """The host says whether people may ask what a computer would do."""

    hints: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        hosted(live, user)
        return with_changes(live, hints=self.hints)


class SetOnlookers(Command, frozen=True):
    """Say whether whoever has the link to the table's page may look on. In the lobby its host does;
    later those who are in charge can shut it, and nobody opens it: people have sat down to play
    before their group.
    """

    onlookers: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        if self.onlookers or live.table.log is None:
            hosted(live, user)
        elif not in_charge(live.table, user):
            raise not_in_charge(user)
        return with_changes(live, onlookers=self.onlookers)


class Recolour(Command, frozen=True):
    """Take another colour, before the game."""

    colour: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = _in_lobby(live)
        chair = seated(table, user)
        owner = next((p.user for p in table.people if p.colour == self.colour), None)
        if owner not in (None, user.id) or not 0 <= self.colour < COLOURS:
            raise Refused("refused-colour-taken")
        return with_person(live, chair, colour=self.colour)


class Start(Command, frozen=True):
    """Begin; `seed` is fresh from `secrets`."""

    seed: int
    day: str = ""
    """The date in UTC: `2026-11-20`."""
    now: int = 0
    """Seconds since 1970."""
    zone: str = ""
    """The time zone of its weekends; empty for UTC, or for the offset."""
    offset: int = 0
    """Minutes ahead of UTC where its weekends are, if that has no name."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Begin the game of a lobby.

        :raises Refused: when the game cannot begin, or this user may not begin it.
        """
        table, game = _startable(games, live, user, self.now), game_of(games, live.table)
        missing = hindrance(games, table)
        if missing is not None:
            raise Refused(missing.id, **missing.variables)
        mixed, rng = Rng(self.seed).shuffled(table.people)
        options, day = agreed(game, table.options), table.day
        if is_daily(games, table):
            rng, day = chance_of(games, table, self.day, options), self.day
        seats = seats_for(game, options, len(mixed))
        people = mixed if seats == len(mixed) else table.people  # a team knows no order
        people = tuple(replace(one, is_new=is_new_to(one, game.id)) for one in people)
        people = _in_colours(game, people)
        log = Log(game.id, game.rules_version, seats, options, rng)
        begun = replace(
            of_one(table), phase=Phase.RUNNING, people=people, invited=(), log=log, day=day
        )
        begun = replace(begun, host_name="", recent=(), ballot=None, dismissed=(), put_off=False)
        begun = replace(begun, still=replace(table.still, zone=self.zone, offset=self.offset))
        begun = replace(begun, host=NOBODY) if table.strangers else begun  # nobody is in charge
        return replace(live, table=begun, play=replay(game, log))


def _startable(games: Games, live: Live, user: User, now: int) -> Table:
    """Return a lobby that the user may start: as its host, or as anybody seated once all seats are
    taken or the host has been silent.

    :raises Refused: when the table is no lobby any more, or the user may not start it.
    """
    table = _in_lobby(live)
    if user.id == table.host or chair_of(table, user.id) is None:
        return hosted(live, user)
    if has_room(games, table) and now < table.since + _silence(table):
        raise Refused("refused-start-tomorrow" if is_for_all(table) else "refused-start-later")
    return table


def is_rematch(table: Table) -> bool:
    """Tell whether a lobby gathers those who have just played for another game."""
    return is_gathering(table) and table.series.number > 0


def is_for_all(table: Table) -> bool:
    """Tell whether a rematch over days waits for people who were invited: those look in twice a
    day.
    """
    return is_rematch(table) and is_over_days(table) and bool(awaited_guests(table))


def _silence(table: Table) -> int:
    """Return how long a lobby must be quiet before others than its host may start."""
    return DAY if is_for_all(table) else SILENCE


def _in_colours(game: AnyGame, people: tuple[Person, ...]) -> tuple[Person, ...]:
    """Give people the colours of their pieces, where the game has such."""
    if not game.seating.colours:
        return people
    pairs = zip(people, game.seating.colours, strict=False)
    return tuple(replace(one, colour=colour) for one, colour in pairs)


def hindrance(games: Games, table: Table) -> Message | None:
    """Say why a table cannot begin as it is; None when it can."""
    game, sitting = game_of(games, table), len(table.people)
    lawful = lawful_people(game, table.options)
    if not lawful:
        return against(games, table)
    if not persons(table):
        return Message(TOO_FEW, {"fewest": max(1, min(lawful) - sitting), "sitting": 0})
    if own(table) and is_shared(game, table.options):
        return Message(_NO_TEAM)
    if sitting < min(lawful):
        return Message(TOO_FEW, {"fewest": min(lawful), "sitting": sitting})
    if sitting not in lawful:
        seats = seats_for(game, table.options, sitting)
        return refusal(game, table.options, seats) or Message("refused-table-full")
    missing = (chair for chair in chairs(table) if is_missing(games, table, chair))
    named = tuple(Named(Seat(chair)) for chair in missing)
    return Message("refused-some-unreachable", {"seats": named}) if named else None


SILENCE = 10 * MINUTE
"""Seconds without a change after which others than the host may start."""
TOO_FEW = "refused-too-few"


def against(games: Games, table: Table) -> Message | None:
    """Say why no number of people can play with these options; None when some can."""
    game = game_of(games, table)
    if lawful_people(game, table.options):
        return None
    return refusal(game, table.options, game.seats[0])


def _in_lobby(live: Live) -> Table:
    table = live.table
    if table.log is None and not is_open(table):
        raise Refused("lobby-closed" if table.phase is Phase.STOPPED else "lobby-expired")
    if not is_gathering(table):
        raise Refused("refused-begun")
    return table


def hosted(live: Live, user: User) -> Table:
    """Return the lobby that somebody hosts.

    :raises Refused: when the table is no lobby any more, or somebody else is its host.
    """
    return _only_host(_in_lobby(live), user)


def _only_host(table: Table, user: User) -> Table:
    """Check that the user is the host.

    :raises Refused: when the user is not the host.
    """
    if table.host == NOBODY:
        raise Refused("refused-no-host")
    if user.id != table.host:
        raise Refused("refused-only-host")
    return table
