"""Tips: a line with each decision of a new kind, for who meets it for the first time. PURE: what
somebody has had comes with them when they sit down, and grows as they move (docs/adr/0087).
"""

from bot.table.seating import chair_of, seat_at
from bot.table.values import Chair, Command, Games, Live, User, game_of, to_act, with_person
from games.core.lessons import next_tip


def due_tip(games: Games, live: Live, chair: Chair) -> str | None:
    """Return the id of the tip for what somebody decides now; None where there is none for them."""
    person, seat = live.table.people[chair], seat_at(live.table, chair)
    if person.tips is None or person.computer or seat not in to_act(games, live):
        return None
    assert live.play is not None
    game = game_of(games, live.table)
    moves = map(str, game.legal_actions(live.play.state, seat))
    return next_tip(game, moves, person.tips)


def tipped(games: Games, live: Live, chair: Chair) -> Live:
    """Return a table at which somebody has had the tip that was due."""
    tip, had = due_tip(games, live, chair), live.table.people[chair].tips or ()
    return with_person(live, chair, tips=(*had, tip)) if tip else live


class Accompany(Command, frozen=True):
    """Be told tips in one's first games, or no more."""

    tips: tuple[str, ...] | None
    """Those that one has had; None: no more."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        chair = chair_of(live.table, user.id)
        if chair is None or live.table.people[chair].is_forgotten:
            return live
        return with_person(live, chair, tips=self.tips)
