"""Without Confirm: the last tap is the move, and for ten seconds it can be taken back alone
(docs/adr/0029). After Confirm a button asks the others, as /undo does (docs/adr/0008).
"""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.values import Selection, Selections
from bot.table.computers import awaited as awaited_computers
from bot.table.gathering import AddComputer, Start
from bot.table.hours import SILENCE, due
from bot.table.moves import RETRACTABLE
from bot.table.preparing import Press
from bot.table.referee import handle
from bot.table.ticking import Tick
from bot.table.values import DAY, Live, Matter, Phase, User, position, stamp_of, to_act
from bot.table.votes import Object, Retract, TakeBack
from games.core.choices import Question, narrow
from games.core.contract import Level, Secrecy
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    NOON,
    PEOPLE,
    begun,
    computed,
    do,
    lobby,
    moved,
    refusal,
    until_person,
    user_at,
)

QUICK = {user.id: replace(user, confirms=False) for user in PEOPLE}


def awaited(live: Live) -> tuple[Seat, User]:
    seat = to_act(ALL, live)[0]
    return seat, QUICK[user_at(live, seat).id]


def tapped(live: Live, now: int = NOON) -> tuple[Live, int]:
    """Tap the first option of each question; return how many taps the move took."""
    seat, user = awaited(live)
    assert live.play is not None
    game, path = ALL[live.table.game or ""], tuple[int, ...]()
    while isinstance(narrow(game.legal_actions(live.play.state, seat), path), Question):
        path = (*path, 0)
        before, live = (
            live,
            do(live, user, Press(stamp_of(ALL, live, seat), path, confirm=False, now=now), now=now),
        )
        if live != before:
            break
    return live, len(path)


def retract(live: Live, now: int) -> Retract:
    return Retract(position(live.table), now)


def offers(live: Live, selections: Selections | None = None) -> list[str]:
    """What is offered to be taken back, anywhere."""
    keys = (
        key
        for s in surfaces(FRAME, live, selections or {})
        for row in (*s.keyboard, *s.more)
        for key in row
    )
    return [key.text for key in keys if key.token and isinstance(key.token, buttons.Retract)]


def test_last_tap_is_the_move_and_no_earlier_one() -> None:
    """A rotation that has been chosen for one is no answer of one's own."""
    before = begun("carcassonne", ANNA, BORIS)
    after, taps = tapped(before)
    assert position(after.table) == 1
    assert taps > 1
    assert after.table.tapped is not None


def test_last_tap_that_turns_a_tile_over_is_taken_back_with_consent_alone() -> None:
    """Its maker would try all places with the next tile: docs/adr/0008."""
    before = begun("carcassonne", ANNA, BORIS)
    after, _ = tapped(before)
    _, mover = awaited(before)
    assert offers(after) == ["↩ Take back?"]
    asked = do(after, mover, retract(after, NOON + 1))
    assert [motion.matter for motion in asked.table.motions] == [Matter.UNDO]
    assert position(asked.table) == 1


def test_last_tap_that_turns_a_tile_over_waits_for_confirm_where_nobody_could_consent() -> None:
    live = do(lobby("carcassonne", ANNA), ANNA, AddComputer(Level.EASY))
    live = until_person(do(live, ANNA, Start(1)))
    assert tapped_all(live) == live
    after = moved(live, 1)
    assert position(after.table) == position(live.table) + 1
    assert offers(after) == []
    assert refusal(after, ANNA, TakeBack()) == "refused-turned-over"


def test_a_move_that_a_computer_has_answered_is_taken_back_with_consent_alone() -> None:
    live = do(lobby("heaps", ANNA, BORIS), ANNA, AddComputer(Level.EASY), Start(1))
    after, _ = tapped(until_person(live))
    for _ in range(3):
        after = after if awaited_computers(ALL, after) else tapped(after)[0]
    assert after.table.tapped
    assert after.table.tapped.until == NOON + RETRACTABLE
    answered = computed(after).table.tapped
    assert answered == replace(after.table.tapped, until=None)


def tapped_all(live: Live) -> Live:
    """Tap one option of each question, without Confirm."""
    seat, user = awaited(live)
    assert live.play is not None
    path = tuple[int, ...]()
    decision = ALL[live.table.game or ""].legal_actions(live.play.state, seat)
    while isinstance(narrow(decision, path), Question):
        path = (*path, 0)
        live = do(live, user, Press(stamp_of(ALL, live, seat), path, confirm=False, now=NOON))
    return live


def test_who_wants_confirm_is_asked_for_it() -> None:
    live = begun("gifts", ANNA, BORIS)
    user = user_at(live, 0)
    press = Press(stamp_of(ALL, live, Seat(0)), (0,), confirm=False, now=NOON)
    assert do(live, user, press) == live


def test_it_is_taken_back_alone_within_ten_seconds() -> None:
    before = begun("heaps", ANNA, BORIS)
    after, _ = tapped(before)
    _, other = awaited(after)
    _, mover = awaited(before)
    assert refusal(after, other, retract(after, NOON)) == "refused-move-of-other"
    late = do(after, mover, retract(after, NOON + RETRACTABLE + 1))
    assert [motion.matter for motion in late.table.motions] == [Matter.UNDO]  # the others decide
    back = do(after, mover, retract(after, NOON + RETRACTABLE))
    assert back.play == before.play
    assert to_act(ALL, back) == to_act(ALL, before)
    assert back.table.generation > after.table.generation  # asked anew, below
    assert refusal(back, mover, retract(after, NOON)) == "refused-outdated"


def test_board_offers_it_by_name_until_its_time_is_up() -> None:
    before = begun("heaps", ANNA, BORIS)
    after, _ = tapped(before)
    name = user_at(before, 0).name
    assert offers(before) == []
    assert offers(after) == [f"↩ Take back · {name}"]
    assert due(ALL, after) == NOON + RETRACTABLE
    early = do(after, ANNA, Tick(NOON + RETRACTABLE - 1, after.revision))
    assert offers(early) == offers(after)
    settled = do(after, ANNA, Tick(NOON + RETRACTABLE, after.revision))
    assert offers(settled) == ["↩ Take back?"]
    assert due(ALL, settled) == NOON + SILENCE


def test_next_move_ends_it() -> None:
    after, _ = tapped(begun("gifts", ANNA, BORIS))
    assert after.table.tapped is not None
    later = moved(after, 1).table.tapped
    assert later is not None
    assert later.chair != after.table.tapped.chair


def test_confirmed_move_is_asked_back_by_a_button_also_while_somebody_chooses() -> None:
    """With three people /undo was a command that nobody knows."""
    live = begun("gifts", *PEOPLE)
    after = moved(live, 1)
    _, mover = awaited(live)
    _, other = awaited(after)
    assert offers(live) == []
    assert offers(after) == ["↩ Take back?"]
    assert due(ALL, after) == NOON + SILENCE  # its end costs neither a tick nor an edit
    looking = Selection(Seat(1), stamp_of(ALL, after, Seat(1)), (0,))
    assert offers(after, {Seat(1): looking}) == ["↩ Take back?"]  # behind "⋯"
    assert refusal(after, other, retract(after, NOON)) == "refused-move-of-other"
    asked = do(after, mover, retract(after, NOON + DAY))
    assert [motion.matter for motion in asked.table.motions] == [Matter.UNDO]
    assert offers(asked) == []
    refused = do(asked, mover, Object(Matter.UNDO, asked.table.motions[0].chair, 1))
    assert (refused.table.motions, offers(refused)) == ((), [])


def test_asking_back_what_has_been_played_on_is_refused_kindly() -> None:
    after = moved(begun("gifts", *PEOPLE), 1)
    _, mover = awaited(begun("gifts", *PEOPLE))
    assert refusal(moved(after, 1), mover, retract(after, NOON)) == "refused-outdated"


def test_who_plays_with_computers_takes_their_answers_back_with_his_move() -> None:
    live = lobby("heaps", ANNA)
    live = do(live, ANNA, AddComputer(Level.EASY))
    before = until_person(do(live, ANNA, Start(1)))
    after = moved(before, 1)
    assert offers(after) == ["↩ Take back"]  # there is nobody to ask
    answered = computed(after)
    assert offers(answered) == ["↩ Take back"]
    back = do(answered, ANNA, retract(answered, NOON + DAY))
    assert back.play == before.play


def test_what_tells_a_secret_is_not_offered() -> None:
    secret = {
        **ALL,
        "gifts": replace(ALL["gifts"], secrecy=Secrecy(takes_back=lambda before, after: False)),
    }
    live = begun("gifts", *PEOPLE)
    seat, user = awaited(live)
    press = Press(stamp_of(ALL, live, seat), (0,), confirm=True, now=NOON)
    after = handle(secret, live, user, press, NOON)
    assert position(after.table) == 1
    assert offers(after) == []


def test_what_was_asked_in_private_is_taken_back_there() -> None:
    live = begun("sealed", ANNA, BORIS)
    after, _ = tapped(live)
    assert after.table.tapped is not None
    assert after.table.tapped.in_private
    theirs = [s for s in surfaces(FRAME, after) if s.place.chat > 0]
    rows = {s.place.chat: [key.text for row in s.keyboard for key in row] for s in theirs}
    (mover,) = (chat for chat, keys in rows.items() if "↩ Take back" in keys)
    assert mover == awaited(live)[1].id
    assert len(offers(after)) == 1


def test_last_move_of_a_game_waits_for_confirm() -> None:
    live = begun("gifts", ANNA, BORIS)
    while True:
        after = moved(live, 1)
        if after.table.phase is not Phase.RUNNING:
            break
        live = after
    asked, _ = tapped(live)
    assert asked.table.phase is Phase.RUNNING
    assert asked == live


def test_move_that_tells_a_secret_waits_for_confirm() -> None:
    """What is known cannot be unknown (docs/adr/0008)."""
    secret = {
        **ALL,
        "gifts": replace(ALL["gifts"], secrecy=Secrecy(takes_back=lambda before, after: False)),
    }
    live = begun("gifts", ANNA, BORIS)
    seat, user = awaited(live)
    press = Press(stamp_of(ALL, live, seat), (0,), confirm=False, now=NOON)
    assert handle(secret, live, user, press, NOON) == live
