"""The judge of a soak finds prepared moves that nobody has prepared, and those that were lost."""

from bot.display import buttons
from bot.display.buttons import choice
from bot.table.preparing import Idle, Press
from bot.table.values import Live, stamp_of, to_act
from games.core.choices import decision, path_to
from games.core.contract import Action
from games.core.log import By
from games.core.values import Seat
from games.saboteur.actions import Break, Lay, Pass, Repair
from playground.world.values import Query
from tests.bot.table.test_preparing import NEXT, mine, passes, preparing, ways
from tests.bot.tables import ALL, FRAME, do, user_at
from tests.soak import ahead
from tests.soak.stories import story_of

PREPARED = FRAME.say("en", "toast-prepared")


def discarding(live: Live) -> Action:
    """To discard the first card, for the seat whose turn comes next."""
    return next(way for way in ways(live, NEXT) if isinstance(way, Pass))


def query(live: Live, press: Press, seat: Seat = NEXT) -> Query:
    """A press of a seat, told that its move is prepared."""
    data = choice(live.table.id, press.stamp, press.path, confirm=True, page=press.seen)
    return Query("1", user_at(live, seat).id, 1, 1, str(data), 0.0, answered=True, text=PREPARED)


def test_move_that_its_person_has_prepared_is_fine() -> None:
    live = mine()
    press = preparing(live, NEXT, discarding(live))
    story = story_of(passes(do(live, user_at(live, NEXT), press)))
    assert [move.by for move in story.log.moves] == [By.PERSON, By.PREPARED]
    assert list(ahead.breaches(story, [query(live, press)])) == []
    (breach,) = ahead.breaches(story, [])
    assert "nobody has prepared" in breach


def test_move_that_was_prepared_and_is_not_made_is_found() -> None:
    live = mine()
    wanted = discarding(live)
    after = passes(live)
    other = next(way for way in reversed(ways(live, NEXT)) if isinstance(way, Pass))
    path = path_to(ways(live, NEXT), other)
    made = do(after, user_at(live, NEXT), Press(stamp_of(ALL, after, NEXT), path, confirm=True))
    (breach,) = ahead.breaches(story_of(made), [query(live, preparing(live, NEXT, wanted))])
    assert "had prepared" in breach


LAST = Seat(2)


def _decided(live: Live, kind: type[Action]) -> Live | None:
    """Let whose turn it is do something of a kind to the last seat, if they can."""
    (seat,) = to_act(ALL, live)
    assert live.play
    actions = decision(ALL["saboteur"], live.play.state, seat)
    for way in actions:
        if isinstance(way, kind) and getattr(way, "player", None) == LAST:
            press = Press(stamp_of(ALL, live, seat), path_to(actions, way), confirm=True)
            return do(live, user_at(live, seat), press)
    return None


def test_move_that_did_not_fit_for_a_while_may_have_been_given_up() -> None:
    """Who prepares anew has given up what did not fit, though in the end it would fit again."""
    for live in map(mine, range(1, 400)):
        lay = next((way for way in ways(live, LAST) if isinstance(way, Lay)), None)
        broken = _decided(live, Break)
        mended = broken and _decided(broken, Repair)
        if lay and mended:
            break
    else:
        raise AssertionError("nobody breaks what the next one mends")
    press = preparing(live, LAST, lay)
    ready = query(live, press, LAST)
    assert list(ahead.breaches(story_of(passes(mended)), [ready])) == []
    (breach,) = ahead.breaches(story_of(passes(passes(passes(live)))), [ready])
    assert "had prepared" in breach


def hindered() -> Live:
    """A game in which somebody has broken a tool of the next seat; it is that one's turn."""
    for live in map(mine, range(1, 50)):
        assert live.play
        actions = decision(ALL["saboteur"], live.play.state, Seat(0))
        for way in actions:
            if isinstance(way, Break) and way.player == NEXT:
                press = Press(stamp_of(ALL, live, Seat(0)), path_to(actions, way), confirm=True)
                return do(live, user_at(live, 0), press)
    raise AssertionError("nobody can break anything")


def test_who_has_wished_to_idle_has_prepared_to_pass() -> None:
    live = passes(hindered())
    live = passes(passes(do(live, user_at(live, NEXT), Idle())))
    story = story_of(live)
    assert story.log.moves[-1].by is By.PREPARED
    wish = Query("1", user_at(live, NEXT).id, 1, 1, str(buttons.Idle(live.table.id)), 0.0)
    assert list(ahead.breaches(story, [wish])) == []
    (breach,) = ahead.breaches(story, [])
    assert "nobody has prepared" in breach
